/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game that was played, once more. */

#include "relais-new-game-private.h"

#include <string.h>

#include "engine/common/options.h"
#include "relais-lore.h"

/* What cannot be told by options alone begins from a position. */
static RelaisMatch *
begin_from (const RelaisRecord *record, GPtrArray *players, gconstpointer state)
{
  RelaisSetup setup = { .game = record->game, .edition = record->edition, .name = record->name, .author = record->author,
                        .note = record->note, .chance = record->chance, .players = players };

  relais_copy (record->game, &setup.state, state);
  return relais_match_new (relais_record_from_setup (&setup));
}

/* A position says which seat begins: who sat behind it comes to sit there. */
static GPtrArray *
moved_up (GPtrArray *players)
{
  GPtrArray *moved = g_ptr_array_new ();

  for (guint i = 0; i < players->len; i++)
    g_ptr_array_add (moved, players->pdata[(i + 1) % players->len]);
  return moved;
}

/* One that was not played to its end is no way to see what it hides. A
 * scenario lies for everybody as it does. */
static RelaisMatch *
same_position_again (RelaisMatch *match, gboolean rotated)
{
  const RelaisRecord *record = relais_match_get_record (match);
  g_autoptr (GPtrArray) players = rotated ? moved_up (record->players) : g_ptr_array_ref (record->players);
  RelaisState start;
  RelaisMatch *again;

  relais_copy (record->game, &start, relais_tree_get_root (record->tree)->state);
  if (!relais_match_may_reveal (match) && relais_match_get_scenario (match) == NULL)
    relais_match_deal_anew (match, RELAIS_SEATS, relais_tree_get_root (record->tree)->state, &start);
  again = begin_from (record, players, &start);

  relais_match_set_scenario (again, relais_match_get_scenario (match));
  relais_match_set_setup (again, relais_match_get_setup (match));
  relais_match_set_title (again, relais_match_get_title (match));
  return again;
}

/* The options of the next game; `resolved` are those of the last. */
static RelaisConfig
options_again (const RelaisRecord *record, const RelaisConfig *resolved, gboolean rotated, gboolean strict)
{
  RelaisConfig config = record->config;
  const RelaisLore *lore = relais_lore_find (record->game);
  const char *begins = lore != NULL && lore->first_seat != NULL ? lore->first_seat : "";
  const RelaisWord key = { begins, strlen (begins) };
  int first;

  if (rotated && relais_option_find (record->game, key, &first) != NULL)
    {
      config.value[first] = (resolved->value[first] + 1) % resolved->value[RELAIS_OPTION_PLAYERS];
      config.given |= 1u << first;
    }
  /* A new game has today's rules. */
  config.rules = 0;
  config.value[RELAIS_OPTION_SEED] = strict ? relais_options_secret_seed () : relais_options_any_seed ();
  config.given |= 1u << RELAIS_OPTION_SEED;
  return config;
}

/**
 * relais_new_game_again:
 * @rotated: the next player begins
 *
 * Returns: (transfer full)
 */
RelaisMatch *
relais_new_game_again (RelaisMatch *match, gboolean rotated)
{
  const RelaisRecord *record = relais_match_get_record (match);
  const RelaisGame *game = record->game;
  RelaisConfig config, resolved = record->config;
  RelaisState state;
  RelaisRefusal why;
  RelaisMatch *again;
  const RelaisLesson *lesson = relais_lesson_find (game, relais_match_get_scenario (match));

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  /* As it is today: what is left may be a lesson of another version. */
  if (lesson != NULL)
    return relais_lesson_start (game, lesson);
  if (record->from_setup)
    again = same_position_again (match, rotated);
  else
    {
      game->resolve (relais_record_edition (record), &resolved, &why);
      config = options_again (record, &resolved, rotated, relais_match_get_strict (match));
      if (record->edition == NULL)
        again = relais_new_game_begin (game, &config, record->players);
      else
        {
          game->resolve (record->edition, &config, &why);
          game->start (record->edition, &config, &state);
          again = begin_from (record, record->players, &state);
        }
    }
  relais_match_set_strict (again, relais_match_get_strict (match));
  return again;
}
