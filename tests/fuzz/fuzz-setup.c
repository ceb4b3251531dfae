/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setup files: what is read prints as a state that reads as the same one, can
 * be played, and can be the start of a record. */

#include "fuzz.h"
#include "relais-edition.h"
#include "relais-record.h"
#include "relais-setup.h"

#define MOVES 60

static const void *
edition_of (const RelaisSetup *setup)
{
  return setup->edition != NULL ? setup->edition : setup->game->edition;
}

/* The state line with the edition's changes as a further member. */
static void
check_printed (const RelaisSetup *setup)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) again = NULL;
  g_autofree char *state = fuzz_print_state (setup->game, edition_of (setup), &setup->state);
  g_autofree char *changes = relais_edition_changes (setup->game, edition_of (setup));
  g_autofree char *text = NULL;
  g_autofree char *second = NULL;

  if (changes != NULL)
    text = g_strdup_printf ("{\"edition\":%s,%s", changes, state + 1);
  else
    text = g_strdup (state);
  again = relais_setup_parse (text, strlen (text), problems);
  FUZZ_REQUIRE (problems->len == 0);
  FUZZ_REQUIRE (again != NULL && again->game == setup->game);
  second = fuzz_print_state (again->game, edition_of (again), &again->state);
  FUZZ_REQUIRE (g_str_equal (state, second));
  FUZZ_REQUIRE (memcmp (edition_of (setup), edition_of (again), setup->game->edition_size) == 0);
}

static void
check_record (const RelaisSetup *setup)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisRecord) record = relais_record_from_setup (setup);
  g_autoptr (RelaisRecord) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  gsize n;

  text = relais_record_print (record, &n);
  again = relais_record_parse (text, n, NULL, problems);
  FUZZ_REQUIRE (problems->len == 0);
  FUZZ_REQUIRE (again != NULL);
  first = fuzz_print_state (setup->game, edition_of (setup), &setup->state);
  second = fuzz_print_state (again->game, relais_record_edition (again), relais_tree_get_state (again->tree));
  FUZZ_REQUIRE (g_str_equal (first, second));
}

/* The text that is shown, and what each viewer may know, of odd positions too. */
static void
check_looks (const RelaisSetup *setup)
{
  const RelaisGame *game = setup->game;
  g_autofree char *buffer = g_malloc (RELAIS_MAX_STATE_TEXT);
  RelaisText text;

  for (int viewer = RELAIS_ALL; viewer < game->seats (&setup->state); viewer++)
    {
      RelaisState view;
      g_autofree char *seen = NULL;

      relais_text_init (&text, buffer, RELAIS_MAX_STATE_TEXT);
      game->show (edition_of (setup), &setup->state, viewer, &text);
      FUZZ_REQUIRE (trying_is_whole (&text));
      game->view (edition_of (setup), &setup->state, viewer, &view);
      seen = fuzz_print_state (game, edition_of (setup), &view);
    }
}

void
fuzz_input (const uint8_t *data, size_t size)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = fuzz_copy (data, size);
  g_autoptr (RelaisSetup) setup = relais_setup_parse (text, size, problems);

  fuzz_check_problems (problems);
  FUZZ_REQUIRE ((setup != NULL) == (problems->len == 0));
  if (setup == NULL)
    return;
  check_printed (setup);
  check_record (setup);
  check_looks (setup);
  fuzz_play (setup->game, edition_of (setup), &setup->state, MOVES);
}
