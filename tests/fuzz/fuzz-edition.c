/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes of an edition, for each game: what is taken prints as changes that
 * make the same edition, and games of it can be played. */

#include "fuzz.h"
#include "relais-edition.h"
#include "relais-setup.h"

#define MOVES 120

static gpointer
change (const RelaisGame *game, const char *text, size_t size)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree RelaisJson *json = relais_json_parse (text, size, 1, problems);
  gpointer edition = json != NULL ? relais_edition_change (game, json, 0, "edition.", problems) : NULL;

  fuzz_check_problems (problems);
  FUZZ_REQUIRE ((edition != NULL) == (problems->len == 0));
  return edition;
}

static void
check_printed (const RelaisGame *game, const void *edition)
{
  g_autofree char *changes = relais_edition_changes (game, edition);
  g_autofree char *second = NULL;
  g_autofree void *again = NULL;

  if (changes == NULL)
    {
      FUZZ_REQUIRE (memcmp (edition, game->edition, game->edition_size) == 0);
      return;
    }
  again = change (game, changes, strlen (changes));
  FUZZ_REQUIRE (again != NULL);
  FUZZ_REQUIRE (memcmp (edition, again, game->edition_size) == 0);
  second = relais_edition_changes (game, again);
  FUZZ_REQUIRE (g_strcmp0 (changes, second) == 0);
}

static void
check_played (const RelaisGame *game, const void *edition)
{
  for (int seats = game->min_seats; seats <= game->max_seats; seats++)
    {
      RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS };
      RelaisRefusal why;
      RelaisState state;

      config.value[RELAIS_OPTION_PLAYERS] = seats;
      FUZZ_REQUIRE (game->resolve (edition, &config, &why));
      game->start (edition, &config, &state);
      fuzz_play (game, edition, &state, MOVES);
    }
}

void
fuzz_input (const uint8_t *data, size_t size)
{
  g_autofree char *text = fuzz_copy (data, size);

  if (!g_utf8_validate_len (text, size, NULL))
    return;   /* whoever has a file refuses this before the JSON is looked at */
  for (int i = 0; relais_games[i] != NULL; i++)
    {
      g_autofree void *edition = change (relais_games[i], text, size);

      if (edition == NULL)
        continue;
      check_printed (relais_games[i], edition);
      check_played (relais_games[i], edition);
    }
}
