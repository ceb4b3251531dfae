/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setup codes: a line as it is, and bytes with a right check around them, which
 * no fuzzer would find. What is read prints as a code that reads as the same. */

#include "fuzz.h"
#include "relais-setup-code.h"
#include "relais-setup-frame.h"

static char *
pack_and_unpack (const char *json)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *code = relais_setup_code_from_json (json, strlen (json), problems);
  char *again = code != NULL ? relais_setup_code_to_json (code, problems) : NULL;

  FUZZ_REQUIRE (problems->len == 0);
  FUZZ_REQUIRE (again != NULL);
  return again;
}

/* What somebody forged may be in another order, but only the first time. */
static void
check_json (const char *json)
{
  g_autofree char *first = pack_and_unpack (json);
  g_autofree char *second = pack_and_unpack (first);

  FUZZ_REQUIRE (g_str_equal (first, second));
}

/* Finding out what can be left out reads the setup a hundred times. */
static void
check_setup (const RelaisSetup *setup)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) again = NULL;
  g_autofree char *code = relais_setup_code_print (setup);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  gsize n;

  FUZZ_REQUIRE (code != NULL);
  again = relais_setup_code_parse (code, problems);
  FUZZ_REQUIRE (problems->len == 0);
  FUZZ_REQUIRE (again != NULL);
  first = relais_setup_print (setup, &n);
  second = relais_setup_print (again, &n);
  FUZZ_REQUIRE (g_str_equal (first, second));
}

static void
check_code (const char *code, gboolean thorough)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *json = relais_setup_code_to_json (code, problems);
  g_autoptr (RelaisSetup) setup = NULL;

  fuzz_check_problems (problems);
  FUZZ_REQUIRE ((json != NULL) == (problems->len == 0));
  if (json == NULL)
    return;
  check_json (json);
  setup = relais_setup_code_parse (code, problems);
  fuzz_check_problems (problems);
  FUZZ_REQUIRE ((setup != NULL) == (problems->len == 0));
  if (setup != NULL && thorough)
    check_setup (setup);
}

void
fuzz_input (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autofree char *code = relais_setup_frame (data, size);

  check_code (text, size % 8 == 0);
  check_code (code, size % 8 == 0);
}
