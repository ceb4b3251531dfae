/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game tree and the records, doing one thing a given number of times, for
 * bench.py to count the instructions of it. What is not to be counted is the
 * same in two runs of different lengths and falls out of their difference.
 *
 *   bench-record make-record GAME SEATS SEED FILE   a whole random game, saved with its hashes
 *   bench-record load FILE TIMES                    every move and hash checked, each time
 *   bench-record undo GAME MOVES UNDONE             MOVES are played, UNDONE of them taken back one by one
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record/relais-file.h"
#include "record/relais-record.h"

static RelaisRecord *
start (const char *id, int seats, gint64 seed)
{
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED };
  const RelaisGame *game = relais_game_find ((RelaisWord) { id, strlen (id) });
  RelaisRefusal why;
  RelaisRecord *record;

  if (game == NULL)
    g_error ("there is no game %s", id);
  config.value[RELAIS_OPTION_PLAYERS] = seats;
  config.value[RELAIS_OPTION_SEED] = seed;
  record = relais_record_new (game, &config, &why);
  if (record == NULL)
    g_error ("%s does not start with %d seats", game->id, seats);
  return record;
}

/* Returns how many moves there were before `most` or the game's end. */
static guint
play_randomly (RelaisTree *tree, gint64 seed, guint most)
{
  const RelaisGame *game = relais_tree_get_game (tree);
  gconstpointer edition = relais_tree_get_edition (tree);
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisRefusal why;
  RelaisRng rng;
  guint played = 0;

  relais_rng_seed (&rng, (guint64) seed);
  for (; played < most; played++)
    {
      int n = game->legal (edition, relais_tree_get_state (tree), moves);

      if (n == 0)
        break;
      if (!relais_tree_play (tree, moves[relais_rng_below (&rng, (guint32) n)], NULL, &why))
        g_error ("a listed move is refused");
    }
  return played;
}

static void
make_record (const char *game, int seats, gint64 seed, const char *path)
{
  g_autoptr (RelaisRecord) record = start (game, seats, seed);
  g_autoptr (GError) error = NULL;
  guint moves = play_randomly (record->tree, seed, G_MAXUINT);
  gsize length;
  g_autofree char *text = relais_record_print (record, &length);

  if (!relais_file_write (path, text, length, &error))
    g_error ("%s", error->message);
  printf ("%u moves\n", moves);
}

static void
load (const char *path, long times)
{
  guint moves = 0;

  for (long i = 0; i < times; i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (RelaisRecord) record = NULL;
      gsize length;
      g_autofree char *text = relais_file_read (path, &length, &error);

      if (text == NULL)
        g_error ("%s", error->message);
      record = relais_record_parse (text, length, NULL, problems);
      if (record == NULL)
        g_error ("%s: %s", path, relais_problem_text (problems->pdata[0]));
      moves = relais_tree_get_current (record->tree)->depth;
    }
  printf ("%u moves\n", moves);
}

static void
undo (const char *game, guint moves, guint undone)
{
  g_autoptr (RelaisRecord) record = start (game, 4, 0);

  if (play_randomly (record->tree, 0, moves) < moves)
    g_error ("the game is over before %u moves", moves);
  for (guint i = 0; i < undone; i++)
    if (!relais_tree_undo (record->tree, 1))
      g_error ("only %u moves can be undone", i);
  printf ("%u moves\n", relais_tree_get_current (record->tree)->depth);
}

int
main (int argc, char **argv)
{
  if (argc == 6 && strcmp (argv[1], "make-record") == 0)
    make_record (argv[2], atoi (argv[3]), atol (argv[4]), argv[5]);
  else if (argc == 4 && strcmp (argv[1], "load") == 0)
    load (argv[2], atol (argv[3]));
  else if (argc == 5 && strcmp (argv[1], "undo") == 0)
    undo (argv[2], (guint) atoi (argv[3]), (guint) atoi (argv[4]));
  else
    {
      fprintf (stderr, "usage: bench-record make-record GAME SEATS SEED FILE | load FILE TIMES | undo GAME MOVES UNDONE\n");
      return 2;
    }
  return 0;
}
