/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/common/rng.h"
#include "engine/loire/loire-state.h"
#include "model/relais-match.h"

/* The games that the pictures show, and the moments at which they show them. */

typedef gboolean (*Wanted) (const LoireState *state);

static const char *const names[] = { "Claire", "Jonas", "Maud", "Émile" };

/* The more a move brings at once, the sooner it is made. */
static inline int
eagerness (RelaisMove move)
{
  static const int of_kind[LOIRE_MOVES] = {
    [LOIRE_MOVE_DELIVER] = 9, [LOIRE_MOVE_MARK] = 8, [LOIRE_MOVE_PALACE] = 6, [LOIRE_MOVE_BUILD] = 7,
    [LOIRE_MOVE_HIRE] = 7, [LOIRE_MOVE_BUY] = 6, [LOIRE_MOVE_SELL] = 8, [LOIRE_MOVE_MESSAGE] = 5,
    [LOIRE_MOVE_SHIP] = 2, [LOIRE_MOVE_DONE] = 1,
  };

  return of_kind[move.kind];
}

static inline RelaisMove
choose (const LoireState *state, const RelaisMove *moves, int n, RelaisRng *rng)
{
  int best = -1;
  RelaisMove chosen = moves[0];

  for (int i = 0; i < n; i++)
    {
      int value = eagerness (moves[i]) * 16 + (int) relais_rng_below (rng, 16);

      if (value > best)
        {
          best = value;
          chosen = moves[i];
        }
    }
  return chosen;
}

/* One move, as those choose who play here; FALSE at the end of the game. */
static inline gboolean
play_move (RelaisMatch *match, RelaisRng *rng)
{
  RelaisMove legal[RELAIS_MAX_MOVES];
  RelaisRefusal why;
  RelaisMove move;
  int n = relais_match_legal (match, legal);

  if (n == 0)
    return FALSE;
  move = choose (relais_match_get_state (match), legal, n, rng);
  relais_match_play_all (match, &move, 1, &why);
  return TRUE;
}

static inline RelaisMatch *
try_game (int players, gint64 seed, guint moves, Wanted wanted, gboolean *found)
{
  const RelaisGame *game = relais_game_find ((RelaisWord) { "loire", 5 });
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED };
  RelaisRefusal why;
  RelaisMatch *match;
  RelaisRng rng;
  gboolean more = TRUE;

  config.value[RELAIS_OPTION_PLAYERS] = players;
  config.value[RELAIS_OPTION_SEED] = seed;
  match = relais_match_new (relais_record_new (game, &config, &why));
  for (guint i = 0; i < (guint) players; i++)
    g_object_set (relais_match_nth_seat (match, i), "name", names[i], NULL);
  relais_rng_seed (&rng, (uint64_t) seed);
  *found = FALSE;
  for (guint i = 0; i < 6000 && more && !*found; i++)
    {
      *found = i >= moves && wanted != NULL && wanted (relais_match_get_state (match));
      more = *found || play_move (match, &rng);
    }
  return match;
}

/* A game up to the first position after `moves` moves that is wanted; of the
 * games from `seed` on the first one that comes to it. Nothing wanted: a whole
 * game. */
static inline RelaisMatch *
play_game (int players, gint64 seed, guint moves, Wanted wanted)
{
  for (gint64 last = seed + 50; seed < last; seed++)
    {
      gboolean found;
      RelaisMatch *match = try_game (players, seed, moves, wanted, &found);

      if (found || wanted == NULL)
        return match;
      g_object_unref (match);
    }
  g_error ("No game comes to what is wanted");
}

static inline gboolean
at_figure (const LoireState *state)
{
  return state->phase == LOIRE_FIGURE && !state->used.rode[0] && !state->used.rode[1];
}

static inline gboolean
at_second_figure (const LoireState *state)
{
  return state->phase == LOIRE_FIGURE && (state->used.rode[0] || state->used.rode[1]);
}

static inline gboolean
at_village (const LoireState *state)
{
  return state->phase == LOIRE_MERCHANT && state->used.action == LOIRE_NOTHING
         && !loire_is_city (state->seats[state->player].stack[LOIRE_MERCHANT_FIGURE].at)
         && state->seats[state->player].deniers > 3;
}

static inline gboolean
at_city (const LoireState *state)
{
  return state->phase == LOIRE_MERCHANT && state->used.action == LOIRE_NOTHING
         && loire_is_city (state->seats[state->player].stack[LOIRE_MERCHANT_FIGURE].at)
         && state->seats[state->player].deniers > 4 && state->seats[state->player].goods[LOIRE_WOOD] > 0;
}

/* Where a castle can be built. */
static inline gboolean
at_castle (const LoireState *state)
{
  const RelaisGame *game = relais_game_find ((RelaisWord) { "loire", 5 });
  RelaisMove legal[RELAIS_MAX_MOVES];
  int n = state->phase == LOIRE_MERCHANT ? game->legal (&loire_edition, state, legal) : 0;

  for (int i = 0; i < n; i++)
    if (legal[i].kind == LOIRE_MOVE_BUILD && legal[i].a == LOIRE_CASTLE)
      return TRUE;
  return FALSE;
}

static inline gboolean
at_circus_stop (const LoireState *state)
{
  const LoireSeat *seat = &state->seats[state->player];

  return state->phase == LOIRE_MESSENGER && state->used.action == LOIRE_NOTHING && seat->deniers > 3
         && seat->stack[LOIRE_MESSENGER_FIGURE].at == state->circus;
}

static inline gboolean
at_messenger (const LoireState *state)
{
  return state->phase == LOIRE_MESSENGER && state->used.action == LOIRE_NOTHING
         && state->seats[state->player].n_held > 1;
}

static inline gboolean
at_pick (const LoireState *state)
{
  return state->phase == LOIRE_PICK && state->pick_count > 3;
}

static inline gboolean
at_spy (const LoireState *state)
{
  return state->phase == LOIRE_PICK && state->pick_count == 3;
}

static inline gboolean
at_circus (const LoireState *state)
{
  return state->phase == LOIRE_CIRCUS;
}

static inline gboolean
at_collect (const LoireState *state)
{
  return state->phase == LOIRE_COLLECT;
}
