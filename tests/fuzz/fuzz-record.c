/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Game records: what is read can be written, and what was written reads as
 * the same game, whole or up to the first thing wrong. */

#include "fuzz.h"
#include "relais-record.h"

static void
check_state (const RelaisRecord *a, const RelaisRecord *b)
{
  g_autofree char *first = fuzz_print_state (a->game, relais_record_edition (a), relais_tree_get_state (a->tree));
  g_autofree char *second = fuzz_print_state (b->game, relais_record_edition (b), relais_tree_get_state (b->tree));

  FUZZ_REQUIRE (g_str_equal (first, second));
}

static void
check_written (const RelaisRecord *record)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisRecord) again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  gsize n, m;

  first = relais_record_print (record, &n);
  again = relais_record_parse (first, n, NULL, problems);
  FUZZ_REQUIRE (problems->len == 0);
  FUZZ_REQUIRE (again != NULL);
  second = relais_record_print (again, &m);
  FUZZ_REQUIRE (n == m && memcmp (first, second, n) == 0);
  check_state (record, again);
}

void
fuzz_input (const uint8_t *data, size_t size)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = fuzz_copy (data, size);
  g_autoptr (RelaisRecord) partial = NULL;
  g_autoptr (RelaisRecord) record = relais_record_parse (text, size, &partial, problems);

  fuzz_check_problems (problems);
  FUZZ_REQUIRE ((record != NULL) == (problems->len == 0));
  FUZZ_REQUIRE (record == NULL || partial == NULL);
  if (record != NULL)
    check_written (record);
  if (partial != NULL)
    check_written (partial);
}
