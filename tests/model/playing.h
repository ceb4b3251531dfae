/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "../record/testing.h"
#include "model/relais-match.h"
#include "record/relais-file.h"

/* What the tests of matches share. Everything is inline: no test uses all of
 * it. */

/* "loire players=2 seed=7", or a setup if it begins with a brace. */
static inline RelaisMatch *
playing_match (const char *start)
{
  return relais_match_new (testing_record (start));
}

/* One that goes on from a position. */
static inline RelaisMatch *
playing_match_of (const RelaisGame *game, gconstpointer state)
{
  RelaisSetup setup = { .game = game };

  relais_copy (game, &setup.state, state);
  return relais_match_new (relais_record_from_setup (&setup));
}

/* Is it a move in form? */
static inline gboolean
playing_parse (RelaisMatch *match, const char *words, RelaisMove *move)
{
  RelaisRefusal why;

  return relais_parse_move (relais_match_get_game (match), relais_match_get_state (match), words, strlen (words), move, &why);
}

static inline gboolean
playing_can (RelaisMatch *match, const char *words)
{
  RelaisMove move;
  RelaisRefusal why;

  return playing_parse (match, words, &move) && relais_match_check (match, move, &why);
}

static inline void
playing_play (RelaisMatch *match, const char *words)
{
  RelaisMove move;
  RelaisRefusal why;

  if (!playing_parse (match, words, &move))
    g_error ("no move: %s", words);
  if (!relais_match_play_all (match, &move, 1, &why))
    g_error ("%s is refused: %s", words, relais_match_get_game (match)->refusals[why.code].name);
}

/* FALSE when there is no move, also none that could be tried. */
static inline gboolean
playing_play_random (RelaisMatch *match, RelaisRng *rng)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisRefusal why;
  guint32 n = (guint32) relais_match_legal (match, moves);
  guint32 from = n > 0 ? relais_rng_below (rng, n) : 0;

  for (guint32 i = 0; i < n; i++)
    if (relais_match_play_all (match, &moves[(from + i) % n], 1, &why))
      return TRUE;
  return FALSE;
}

static inline void
playing_play_on (RelaisMatch *match, RelaisRng *rng, guint moves)
{
  while (moves-- > 0 && playing_play_random (match, rng))
    ;
}

/* A copy, with nothing beside it. */
static inline gboolean
playing_write (RelaisMatch *match, const char *path, GError **error)
{
  gsize length;
  g_autofree char *text = relais_match_print (match, &length);

  return relais_file_write (path, text, length, error);
}

/* Until a move was a barrier of the sort asked for: one that hands over the
 * turn, or one within a turn. */
static inline void
playing_play_to_barrier (RelaisMatch *match, RelaisRng *rng, gboolean hand_over)
{
  while (playing_play_random (match, rng))
    {
      const RelaisNode *node = relais_match_get_node (match);

      if (node->barrier && relais_node_ends_turn (relais_match_get_tree (match), node) == hand_over)
        return;
    }
  g_assert_not_reached ();
}
