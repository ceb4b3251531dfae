/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computer players as the protocol and tournaments ask for them. */

#include "relais-player.h"

/* Nobody can stop a command: it answers when its player has looked at so much, which takes
 * some minutes, or when its time is up. */
#define MAX_NODES 1000000
#define MAX_MS (60 * 60 * 1000)

char *
relais_player_levels (void)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; relais_ais[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", relais_ais[i]->id);
  return g_string_free (text, FALSE);
}

char *
relais_player_tempers (const RelaisGame *game)
{
  const RelaisAiTemper *tempers = relais_ai_tempers (game);
  GString *text = g_string_new (NULL);

  for (int i = 0; tempers[i].id != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", tempers[i].id);
  return g_string_free (text, FALSE);
}

static gboolean
read_temper (RelaisPlayer *player, const RelaisGame *game, RelaisWord value, char **error)
{
  g_autofree char *all = relais_player_tempers (game);

  player->temper = relais_ai_temper_find (game, value);
  if (player->temper != NULL)
    return TRUE;
  *error = *all == '\0' ? g_strdup ("Computer players of this game have no temperaments.")
                        : g_strdup_printf ("There is no such temperament. The temperaments are: %s.", all);
  return FALSE;
}

RelaisPlayerOption
relais_player_read_option (RelaisPlayer *player, const RelaisGame *game, RelaisWord option, guint *given, char **error)
{
  static const char *const keys[] = { "nodes", "ms", "temper" };
  static const gint64 most[] = { MAX_NODES, MAX_MS };
  RelaisWord value = relais_word_after (option, '=');
  int index = relais_word_index (relais_word_before (option, '='), keys, G_N_ELEMENTS (keys));
  gint64 *numbers[] = { &player->nodes, &player->ms };

  if (index < 0)
    return RELAIS_PLAYER_OPTION_UNKNOWN;
  if ((*given & 1u << index) != 0)
    {
      *error = g_strdup_printf ("The option “%s” is given twice.", keys[index]);
      return RELAIS_PLAYER_OPTION_REFUSED;
    }
  *given |= 1u << index;
  if (index == G_N_ELEMENTS (numbers))
    return read_temper (player, game, value, error) ? RELAIS_PLAYER_OPTION_READ : RELAIS_PLAYER_OPTION_REFUSED;
  if (relais_word_number (value, most[index], numbers[index]) && *numbers[index] > 0)
    return RELAIS_PLAYER_OPTION_READ;
  *error = g_strdup_printf ("The option “%s” takes a number from 1 to %" G_GINT64_FORMAT ".", keys[index], most[index]);
  return RELAIS_PLAYER_OPTION_REFUSED;
}

static bool
time_is_up (void *data)
{
  return g_get_monotonic_time () >= *(gint64 *) data;
}

/* Where time is what counts, each thought has its part of it. */
gboolean
relais_player_choose (const RelaisPlayer *player, const RelaisGame *game, gconstpointer edition, gconstpointer state,
                      guint64 seed, gpointer memory, RelaisMove *move)
{
  RelaisAiLimits limits = { .seed = seed, .nodes = (guint32) player->nodes, .temper = player->temper };
  gint64 begun = g_get_monotonic_time ();
  RelaisAiThought thought, other;
  RelaisAiTask task;
  gint64 until;

  if (player->ms == 0)
    return relais_ai_choose (player->ai, game, edition, state, &limits, memory, move);
  if (!relais_ai_task (game, edition, state, &task))
    return FALSE;
  if (player->nodes == 0)
    limits.nodes = G_MAXUINT32;
  limits.stop = time_is_up;
  limits.data = &until;
  for (int n = 0; n < player->ai->thoughts; n++)
    {
      until = begun + player->ms * 1000 * (n + 1) / player->ai->thoughts;
      relais_ai_think (player->ai, &task, n, &limits, memory, n == 0 ? &thought : &other);
      if (n > 0)
        relais_ai_join (&task, &thought, &other);
    }
  *move = task.moves[relais_ai_answer (&task, &thought)];
  return TRUE;
}
