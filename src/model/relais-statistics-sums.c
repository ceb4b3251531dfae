/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-statistics-sums.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/common/options.h"
#include "record/relais-config-text.h"
#include "relais-lore.h"
#include "relais-player-kind.h"

#define EVENING (8 * 60 * 60)   /* seconds between two games of one */

static gboolean
is_person (const RelaisFinishedSeat *seat)
{
  return g_str_equal (seat->kind, "human");
}

const char *
relais_finished_game_variant (const RelaisFinishedGame *game)
{
  RelaisConfig config = { .given = 0 };
  g_autofree char *error = NULL;
  const RelaisGame *of;
  RelaisRefusal why;
  int option;

  g_return_val_if_fail (game != NULL, NULL);

  if (game->start == NULL || relais_option_find (game->game, (RelaisWord) { "variant", 7 }, &option) == NULL
      || !relais_config_parse (game->start, strlen (game->start), &of, &config, &error) || of != game->game
      || !of->resolve (of->edition, &config, &why))
    return NULL;
  return of->options[option].words[config.value[option]];
}

const char *
relais_statistics_nth_variant (const RelaisGame *game, guint n)
{
  const RelaisOption *option;
  int at;

  g_return_val_if_fail (game != NULL, NULL);

  option = relais_option_find (game, (RelaisWord) { "variant", 7 }, &at);
  return option != NULL && option->words != NULL && (gint64) n <= option->max ? option->words[n] : NULL;
}

static gboolean
has_level (const RelaisFinishedGame *game, const char *level)
{
  gboolean computer = FALSE;

  for (guint i = 0; i < game->n_seats; i++)
    {
      computer = computer || !is_person (&game->seat[i]);
      if (!is_person (&game->seat[i]) && relais_player_kind_is_of (game->seat[i].kind, level))
        return TRUE;
    }
  return g_str_equal (level, "human") && !computer;
}

static gboolean
fits (const RelaisFinishedGame *game, const RelaisStatisticsFilter *filter)
{
  return (filter->game == NULL || game->game == filter->game)
         && (filter->seats == 0 || game->n_seats == filter->seats)
         && (filter->level == NULL || has_level (game, filter->level))
         && (filter->variant == NULL || g_strcmp0 (relais_finished_game_variant (game), filter->variant) == 0);
}

static void
clear_use (gpointer data)
{
  g_free (((RelaisUseCount *) data)->thing);
}

static int
by_games (gconstpointer a, gconstpointer b)
{
  const RelaisUseCount *x = a, *y = b;

  return x->games != y->games ? (x->games < y->games) - (x->games > y->games) : strcmp (x->thing, y->thing);
}

static void
add_seat (RelaisStatisticsSums *sums, GHashTable *uses, const RelaisFinishedGame *game, const RelaisFinishedSeat *seat)
{
  gboolean rivalled = game->n_seats > 1;

  sums->best = sums->games == 0 ? seat->points : MAX (sums->best, seat->points);
  sums->games++;
  sums->mean += seat->points;
  g_array_append_val (sums->points, seat->points);
  for (guint i = 0; seat->used[i] != NULL; i++)
    g_hash_table_insert (uses, seat->used[i],
                         GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (uses, seat->used[i])) + 1));
  if (!rivalled)
    return;
  sums->rivalled++;
  sums->won += seat->rank == 1 ? 1 : 0;
  sums->streak = seat->rank == 1 ? sums->streak + 1 : 0;
  sums->longest = MAX (sums->longest, sums->streak);
}

/**
 * relais_statistics_sum:
 *
 * Returns: (transfer full)
 */
RelaisStatisticsSums *
relais_statistics_sum (RelaisStatistics *statistics, const RelaisStatisticsFilter *filter)
{
  RelaisStatisticsSums *sums;
  g_autoptr (GHashTable) uses = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer thing, games;

  g_return_val_if_fail (RELAIS_IS_STATISTICS (statistics) && filter != NULL, NULL);

  sums = g_new0 (RelaisStatisticsSums, 1);
  sums->points = g_array_new (FALSE, FALSE, sizeof (int));
  sums->uses = g_array_new (FALSE, FALSE, sizeof (RelaisUseCount));
  g_array_set_clear_func (sums->uses, clear_use);
  for (guint i = 0; i < relais_statistics_get_n (statistics); i++)
    {
      const RelaisFinishedGame *game = relais_statistics_nth (statistics, i);

      for (guint seat = 0; seat < game->n_seats && fits (game, filter); seat++)
        if (is_person (&game->seat[seat]) && (filter->player == NULL || g_str_equal (game->seat[seat].name, filter->player)))
          add_seat (sums, uses, game, &game->seat[seat]);
    }
  if (sums->games > 0)
    sums->mean /= sums->games;
  g_hash_table_iter_init (&iter, uses);
  while (g_hash_table_iter_next (&iter, &thing, &games))
    {
      RelaisUseCount use = { g_strdup (thing), GPOINTER_TO_UINT (games) };

      g_array_append_val (sums->uses, use);
    }
  g_array_sort (sums->uses, by_games);
  return sums;
}

void
relais_statistics_sums_free (RelaisStatisticsSums *sums)
{
  g_array_unref (sums->points);
  g_array_unref (sums->uses);
  g_free (sums);
}

static int
by_count (gconstpointer a, gconstpointer b, gpointer counts)
{
  guint x = GPOINTER_TO_UINT (g_hash_table_lookup (counts, *(const char *const *) a));
  guint y = GPOINTER_TO_UINT (g_hash_table_lookup (counts, *(const char *const *) b));

  return x != y ? (x < y) - (x > y) : g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

/**
 * relais_statistics_players:
 *
 * Returns: (transfer container): the names live as long as the games
 */
GPtrArray *
relais_statistics_players (RelaisStatistics *statistics)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *names = g_ptr_array_new ();

  g_return_val_if_fail (RELAIS_IS_STATISTICS (statistics), NULL);

  for (guint i = 0; i < relais_statistics_get_n (statistics); i++)
    {
      const RelaisFinishedGame *game = relais_statistics_nth (statistics, i);

      for (guint seat = 0; seat < game->n_seats; seat++)
        {
          char *name = game->seat[seat].name;
          guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, name));

          if (!is_person (&game->seat[seat]))
            continue;
          if (count == 0)
            g_ptr_array_add (names, name);
          g_hash_table_insert (counts, name, GUINT_TO_POINTER (count + 1));
        }
    }
  g_ptr_array_sort_with_data (names, by_count, counts);
  return names;
}

char *
relais_statistics_name_use (const RelaisGame *game, const char *thing)
{
  const RelaisLore *lore;
  char *name;

  g_return_val_if_fail (game != NULL && thing != NULL, NULL);

  lore = relais_lore_find (game);
  name = lore != NULL && lore->name_use != NULL ? lore->name_use (thing) : NULL;
  return name != NULL ? name : g_strdup (thing);
}

/* --- An evening --- */

static gboolean
sit (const RelaisFinishedGame *game, const char *name)
{
  for (guint i = 0; i < game->n_seats; i++)
    if (g_str_equal (game->seat[i].name, name))
      return TRUE;
  return FALSE;
}

static gboolean
are_same_players (const RelaisFinishedGame *game, const RelaisFinishedGame *other)
{
  if (game->game != other->game || game->n_seats != other->n_seats)
    return FALSE;
  for (guint i = 0; i < game->n_seats; i++)
    if (!sit (other, game->seat[i].name) || !sit (game, other->seat[i].name))
      return FALSE;
  return TRUE;
}

static const RelaisFinishedGame *
find_game (RelaisStatistics *statistics, const char *key, guint *at)
{
  for (*at = relais_statistics_get_n (statistics); key != NULL && *at > 0; (*at)--)
    if (g_str_equal (relais_statistics_nth (statistics, *at - 1)->key, key))
      return relais_statistics_nth (statistics, --*at);
  return NULL;
}

static guint
wins_of (const RelaisFinishedGame *game, const char *name)
{
  for (guint i = 0; i < game->n_seats; i++)
    if (g_str_equal (game->seat[i].name, name))
      return game->seat[i].rank == 1 ? 1 : 0;
  return 0;
}

char *
relais_statistics_tell_evening (RelaisStatistics *statistics, RelaisMatch *match)
{
  guint at, games = 1, won[RELAIS_MAX_SEATS] = { 0 };
  const RelaisFinishedGame *last, *later;
  g_autoptr (GString) all = g_string_new (NULL);

  g_return_val_if_fail (RELAIS_IS_STATISTICS (statistics) && RELAIS_IS_MATCH (match), NULL);

  last = later = find_game (statistics, relais_match_get_counted (match), &at);
  if (last == NULL || last->n_seats == 1)
    return NULL;
  for (guint i = 0; i < last->n_seats; i++)
    won[i] = wins_of (last, last->seat[i].name);
  while (at-- > 0)
    {
      const RelaisFinishedGame *game = relais_statistics_nth (statistics, at);

      if (later->date - game->date > EVENING)
        break;
      if (!are_same_players (game, last))
        continue;
      for (guint i = 0; i < last->n_seats; i++)
        won[i] += wins_of (game, last->seat[i].name);
      games++;
      later = game;
    }
  for (guint i = 0; i < last->n_seats; i++)
    g_string_append_printf (all, "%s%s %u", i > 0 ? ", " : "",
                            relais_seat_get_bare_name (relais_match_nth_seat (match, i)), won[i]);
  /* TRANSLATORS: games that the same players have won one after the other: "Claire 2, Jonas 1" */
  return games > 1 ? relais_lore_fill (_("Running score: {score}"), "score", all->str, NULL) : NULL;
}
