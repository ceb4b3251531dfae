/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random setups as files and as codes, and back. The argument says how many;
 * the seed is fixed, so the same ones come again. */

#include "coding.h"

#include <stdlib.h>

#include "../scale.h"

static guint many = 300;

typedef struct
{
  guint n, least, most;
  guint64 sum;
} Lengths;

static void
note_length (Lengths *lengths, const char *code)
{
  guint n = (guint) strlen (code);

  lengths->least = lengths->n == 0 ? n : MIN (lengths->least, n);
  lengths->most = MAX (lengths->most, n);
  lengths->sum += n;
  lengths->n++;
}

static void
tell_lengths (const char *what, const Lengths *lengths)
{
  g_test_message ("%s: %u to %u characters, %" G_GUINT64_FORMAT " on average", what, lengths->least, lengths->most,
                  lengths->sum / MAX (lengths->n, 1));
}

static void
check_file (const RelaisSetup *setup)
{
  g_autofree char *text = coding_print (setup);
  g_autoptr (RelaisSetup) again = testing_setup (text);
  g_autofree char *second = coding_print (again);

  g_assert_cmpstr (text, ==, second);
}

static void
check_code (const RelaisSetup *setup, const char *code)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = coding_print (setup);
  g_autoptr (RelaisSetup) again = relais_setup_code_parse (code, problems);
  g_autofree char *second = NULL;

  testing_assert_no_problems (problems);
  g_assert_nonnull (again);
  second = coding_print (again);
  g_assert_cmpstr (text, ==, second);
}

/* The text as it is, with all that could be left out. */
static char *
check_text (const RelaisSetup *setup)
{
  g_autofree char *text = coding_print (setup);
  g_autofree char *code = coding_code_of (text);
  g_autofree char *again = coding_json_of (code);

  g_strchomp (text);
  g_assert_cmpstr (text, ==, again);
  return g_steal_pointer (&code);
}

static void
check_kind (gconstpointer data)
{
  static const char *const names[] = { "from a seed", "starts", "positions", "with words and an edition" };
  CodingKind kind = (CodingKind) GPOINTER_TO_UINT (data);
  Lengths lengths = { 0 };
  Lengths whole = { 0 };
  RelaisRng rng;

  relais_rng_seed (&rng, 4 + kind);
  for (guint i = 0; i < scaled (many / CODING_KINDS); i++)
    {
      g_autoptr (RelaisSetup) setup = coding_draw (&rng, kind);
      g_autofree char *code = relais_setup_code_print (setup);
      g_autofree char *whole_code = check_text (setup);

      g_assert_nonnull (code);
      check_file (setup);
      check_code (setup, code);
      note_length (&lengths, code);
      note_length (&whole, whole_code);
      if (kind <= CODING_START)
        g_assert_cmpuint (strlen (code), <=, kind == CODING_SEED ? CODING_SEED_MOST : CODING_START_MOST);
    }
  tell_lengths (names[kind], &lengths);
  tell_lengths ("the same with nothing left out", &whole);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    many = (guint) strtoul (argv[1], NULL, 10);
  g_test_add_data_func ("/setup-many/from-a-seed", GUINT_TO_POINTER (CODING_SEED), check_kind);
  g_test_add_data_func ("/setup-many/starts", GUINT_TO_POINTER (CODING_START), check_kind);
  g_test_add_data_func ("/setup-many/positions", GUINT_TO_POINTER (CODING_POSITION), check_kind);
  g_test_add_data_func ("/setup-many/told", GUINT_TO_POINTER (CODING_TOLD), check_kind);
  return g_test_run ();
}
