/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is remembered of the last new game: whatever it is, a game can be begun,
 * and what is remembered of it then is the same again. */

#include "fuzz.h"
#include "relais-lore.h"
#include "relais-new-game.h"

#define MOVES 20

static void
check (const RelaisGame *game, const char *remembered)
{
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (game, remembered);
  g_autofree char *printed = relais_new_game_print (new_game);
  g_autoptr (RelaisNewGame) again = relais_new_game_new (game, printed);
  g_autofree char *second = relais_new_game_print (again);
  g_autoptr (RelaisMatch) match = NULL;

  FUZZ_REQUIRE (g_utf8_validate (printed, -1, NULL));
  FUZZ_REQUIRE (g_str_equal (printed, second));
  for (guint i = 0; i < relais_new_game_get_n_seats (new_game); i++)
    FUZZ_REQUIRE (g_utf8_validate (relais_new_game_get_name (new_game, i), -1, NULL));
  match = relais_new_game_start (new_game);
  fuzz_play (game, relais_match_get_edition (match), relais_match_get_state (match), MOVES);
}

void
fuzz_input (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  const RelaisGame *game;

  if (!g_utf8_validate (text, -1, NULL))
    return;     /* no setting can be that */
  game = relais_new_game_remembered (text);
  check (game != NULL && relais_lore_find (game) != NULL ? game : relais_games[0], text);
}
