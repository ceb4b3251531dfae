/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paths of values in setups and editions. */

#include <glib.h>

#include "relais-value-path.h"

static void
test_what_is_within_a_part_is_found (void)
{
  static const struct
  {
    const char *path;
    const char *part;
    const char *rest;           /* NULL: not within it */
    guint number;
  } cases[] = {
    { "turn", "turn", "", 0 },
    { "turn", "turned", NULL, 0 },
    { "turned", "turn", NULL, 0 },
    { "", "turn", NULL, 0 },
    { "turn", "", NULL, 0 },
    { "", "", "", 0 },
    { "buildings.tours.turn", "buildings", "tours.turn", 0 },
    { "buildings.tours.turn", "buildings.tours", "turn", 0 },
    { "buildings.tours.turn", "buildings.tour", NULL, 0 },
    { "buildings", "buildings.tours", NULL, 0 },
    { "seats.2.merchant.at", "seats", "2.merchant.at", 0 },
    { "seats.2.merchant.at", "seats.#", "merchant.at", 2 },
    { "seats.12", "seats.#", "", 12 },
    { "seats.0.messages.3", "seats.#.messages.#", "", 3 },
    { "seats", "seats.#", NULL, 0 },
    { "seats.", "seats.#", NULL, 0 },
    { "seats.red", "seats.#", NULL, 0 },
    { "seats.-1", "seats.#", NULL, 0 },
    { "seats.2nd", "seats.#", NULL, 0 },
    { "seats.99999999999999999999.boat", "seats.#", "boat", G_MAXINT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint number = 77;

      g_assert_cmpstr (relais_value_path_within (cases[i].path, cases[i].part, &number), ==, cases[i].rest);
      g_assert_cmpuint (number, ==, cases[i].rest != NULL ? cases[i].number : 77);
      g_assert_cmpstr (relais_value_path_within (cases[i].path, cases[i].part, NULL), ==, cases[i].rest);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/value-path/what-is-within-a-part-is-found", test_what_is_within_a_part_is_found);
  return g_test_run ();
}
