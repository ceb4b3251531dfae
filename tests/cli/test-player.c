/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Players as the protocol and tournaments ask for them: how long they may think, and
 * how much memory they may need. */

#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include <string.h>
#include <time.h>

#include "engine/loire/loire.h"
#include "relais-player.h"

#define MOST_MEMORY (64 * 1024 * 1024)
#define LATE 10000              /* microseconds beyond what was allowed */

static void
start (RelaisState *state)
{
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS };
  RelaisRefusal why;

  config.value[RELAIS_OPTION_PLAYERS] = 4;
  g_assert_true (relais_loire.resolve (relais_loire.edition, &config, &why));
  relais_loire.start (relais_loire.edition, &config, state);
}

static gint64
processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

/* All thoughts at a time, with all that is theirs. */
static void
test_memory (void)
{
  for (guint i = 0; relais_ais[i] != NULL; i++)
    {
      gsize one = relais_ais[i]->memory + sizeof (RelaisAiThought) + sizeof (RelaisAiTask);

      g_assert_cmpint (relais_ais[i]->thoughts, <=, RELAIS_AI_MAX_THOUGHTS);
      g_assert_cmpuint (one * (gsize) relais_ais[i]->thoughts, <=, MOST_MEMORY);
    }
}

/* In processor time, so that nothing but the player counts; what it does not use is
 * another program's. */
static void
test_stops_in_time (gconstpointer level)
{
  RelaisPlayer player = { .ai = relais_ai_find ((RelaisWord) { level, strlen (level) }), .ms = 50 };
  g_autofree gpointer memory = g_malloc (player.ai->memory);
  RelaisState state;
  gint64 most = 0;

  start (&state);
  for (guint64 seed = 0; seed < 12; seed++)
    {
      gint64 begun = processor_time ();
      RelaisRefusal why;
      RelaisMove move;

      g_assert_true (relais_player_choose (&player, &relais_loire, relais_loire.edition, &state, seed, memory, &move));
      most = MAX (most, processor_time () - begun);
      g_assert_true (relais_loire.check (relais_loire.edition, &state, move, &why));
      relais_loire.make (relais_loire.edition, &state, move, NULL);
    }
  g_test_message ("%s: at most %.1f ms", (const char *) level, (double) most / 1000);
  g_assert_cmpint (most, <=, player.ms * 1000 + LATE);
}

/* A search with a time thinks on until it is up, unless playouts are given too. */
static void
test_uses_its_time (void)
{
  RelaisPlayer player = { .ai = relais_ai_find ((RelaisWord) { "hard", 4 }), .ms = 200 };
  g_autofree gpointer memory = g_malloc (player.ai->memory);
  gint64 begun = g_get_monotonic_time ();
  RelaisMove long_move, few, timed;
  RelaisState state;

  start (&state);
  relais_player_choose (&player, &relais_loire, relais_loire.edition, &state, 1, memory, &long_move);
  g_assert_cmpint (g_get_monotonic_time () - begun, >=, 200 * 1000);
  player.nodes = 5;
  player.ms = 60000;
  relais_player_choose (&player, &relais_loire, relais_loire.edition, &state, 1, memory, &timed);
  player.ms = 0;
  relais_player_choose (&player, &relais_loire, relais_loire.edition, &state, 1, memory, &few);
  g_assert_cmpint (memcmp (&timed, &few, sizeof few), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/player/memory", test_memory);
  g_test_add_data_func ("/player/stops-in-time/hard", "hard", test_stops_in_time);
  g_test_add_data_func ("/player/stops-in-time/master", "master", test_stops_in_time);
  g_test_add_data_func ("/player/stops-in-time/medium", "medium", test_stops_in_time);
  g_test_add_func ("/player/uses-its-time", test_uses_its_time);
  return g_test_run ();
}
