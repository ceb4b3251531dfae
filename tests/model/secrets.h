/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/loire/loire-setup.h"
#include "playing.h"

/* Two games that nobody who plays them can tell from each other: the same moves
 * were made, everybody sees the same, and what is hidden lies otherwise. */

typedef struct
{
  RelaisMatch *one;
  RelaisMatch *other;
} Secrets;

/* What is still hidden after the moves is exchanged in what they began with: in
 * a deck the cards that were drawn stay on top. */
static inline gboolean
secrets_exchange (const RelaisGame *game, gconstpointer start, gconstpointer now, RelaisRng *rng, RelaisState *exchanged)
{
  const LoireState *last = now;
  LoireState *s = (LoireState *) exchanged;
  gboolean moved = FALSE;

  relais_copy (game, exchanged, start);
  s->seed = relais_rng_next (rng) & (guint64) RELAIS_MAX_SEED;
  for (guint level = 0; level < LOIRE_LEVELS; level++)
    {
      guint8 *deck = s->deck + loire_deck_start[level];
      guint left = last->n_deck[level];

      /* one that was shuffled meanwhile, or put back under, is as hidden, but not to be found in the start */
      if (memcmp (deck, last->deck + loire_deck_start[level], left) != 0)
        continue;
      relais_rng_shuffle (rng, deck, left);
      moved = moved || memcmp (deck, last->deck + loire_deck_start[level], left) != 0;
    }
  return moved;
}

static inline gboolean
secrets_same_views (const RelaisGame *game, gconstpointer a, gconstpointer b)
{
  for (int viewer = RELAIS_SEATS; viewer < game->seats (a); viewer++)
    {
      RelaisState view_a, view_b;

      game->view (game->edition, a, viewer, &view_a);
      game->view (game->edition, b, viewer, &view_b);
      if (memcmp (&view_a, &view_b, game->state_size) != 0)
        return FALSE;
    }
  return TRUE;
}

/* The same moves, if they can be made and show the same. */
static inline gboolean
secrets_follow (RelaisMatch *one, RelaisMatch *other)
{
  const RelaisGame *game = relais_match_get_game (one);
  g_autoptr (GPtrArray) path = g_ptr_array_new ();

  for (RelaisNode *node = relais_match_get_node (one); node->parent != NULL; node = node->parent)
    g_ptr_array_insert (path, 0, node);
  for (guint i = 0; i < path->len; i++)
    {
      const RelaisNode *node = path->pdata[i];
      RelaisRefusal why;

      if (!relais_match_play_all (other, &node->move, 1, &why)
          || !secrets_same_views (game, node->state, relais_match_get_state (other)))
        return FALSE;
    }
  return TRUE;
}

static inline void
secrets_clear (Secrets *secrets)
{
  g_clear_object (&secrets->one);
  g_clear_object (&secrets->other);
}

static inline void
secrets_make (Secrets *secrets, const char *line, guint moves)
{
  g_autoptr (RelaisMatch) start = playing_match (line);
  const RelaisGame *game = relais_match_get_game (start);
  gboolean found = FALSE;

  for (guint64 seed = 1; seed < 100 && !found; seed++)
    {
      RelaisState exchanged;
      RelaisRng rng;

      relais_rng_seed (&rng, seed);
      secrets->one = playing_match_of (game, relais_match_get_state (start));
      playing_play_on (secrets->one, &rng, moves);
      if (!secrets_exchange (game, relais_match_get_state (start), relais_match_get_state (secrets->one), &rng, &exchanged))
        {
          g_clear_object (&secrets->one);
          continue;
        }
      secrets->other = playing_match_of (game, &exchanged);
      found = secrets_follow (secrets->one, secrets->other);
      if (!found)
        secrets_clear (secrets);
    }
  g_assert_true (found);
  relais_match_set_strict (secrets->one, TRUE);
  relais_match_set_strict (secrets->other, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Secrets, secrets_clear)
