/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What computers play: a move of theirs, every sequence of moves, a game by chance. */

#include "relais-protocol-private.h"

#include "record/relais-bounds.h"
#include "relais-player.h"

/* perft makes no more moves than these: some ten seconds, and nobody could stop it. */
#define MAX_PERFT 100000000

/* What `genmove LEVEL [seed=N] [nodes=N] [ms=N] [temper=NAME]` asks for. */
typedef struct
{
  RelaisPlayer player;
  gint64 seed;                  /* below 0: none is given */
} Genmove;

static gboolean
refuse_level (RelaisCall *call)
{
  g_autofree char *levels = relais_player_levels ();

  return relais_call_refuse (call, "There is no such level. The levels are: %s.", levels);
}

static gboolean
read_seed (RelaisCall *call, RelaisWord word, Genmove *asked)
{
  RelaisWord key = relais_word_before (word, '=');
  g_autofree char *quoted = relais_quote (key);

  if (!relais_word_is (key, "seed"))
    return relais_call_refuse (call, "The command “genmove” has no option %s. Its options are: seed, nodes, ms, temper.", quoted);
  if (asked->seed >= 0)
    return relais_call_refuse (call, "The option %s is given twice.", quoted);
  return relais_word_number (relais_word_after (word, '='), RELAIS_MAX_SEED, &asked->seed)
         || relais_call_refuse (call, "The option %s takes a number from 0 to %" G_GINT64_FORMAT ".", quoted, RELAIS_MAX_SEED);
}

static gboolean
read_genmove (RelaisCall *call, Genmove *asked)
{
  RelaisWord words[RELAIS_MAX_WORDS];
  int n = relais_words_split (call->argument.at, call->argument.n, words, RELAIS_MAX_WORDS);
  guint given = 0;

  *asked = (Genmove) { .player.ai = n > 0 ? relais_ai_find (words[0]) : NULL, .seed = -1 };
  if (asked->player.ai == NULL)
    return refuse_level (call);
  for (int i = 1; i < n; i++)
    {
      g_autofree char *error = NULL;

      switch (relais_player_read_option (&asked->player, call->game, words[i], &given, &error))
        {
        case RELAIS_PLAYER_OPTION_REFUSED:
          return relais_call_refuse (call, "%s", error);
        case RELAIS_PLAYER_OPTION_UNKNOWN:
          if (!read_seed (call, words[i], asked))
            return FALSE;
          break;
        default:
          break;
        }
    }
  return TRUE;
}

gboolean
relais_answer_genmove (RelaisCall *call)
{
  g_autofree gpointer memory = NULL;
  char buffer[RELAIS_MAX_MOVE_TEXT];
  Genmove asked;
  RelaisText text;
  RelaisMove move;
  guint64 seed;

  if (!read_genmove (call, &asked))
    return FALSE;
  seed = asked.seed >= 0 ? (guint64) asked.seed : relais_rng_next (&call->session->rng);
  memory = g_malloc (asked.player.ai->memory);
  if (!relais_player_choose (&asked.player, call->game, call->edition, call->state, seed, memory, &move))
    return relais_call_refuse (call, "The game is over.");
  relais_text_init (&text, buffer, sizeof buffer);
  call->game->print_move (call->state, move, &text);
  relais_call_append (call, &text);
  return TRUE;
}

gboolean
relais_answer_perft (RelaisCall *call)
{
  guint64 left = MAX_PERFT;
  guint64 count;
  gint64 depth;

  if (!relais_call_number (call, 0, 99, 0, &depth))
    return FALSE;
  count = relais_perft (call->game, call->edition, call->state, (int) depth, &left);
  if (left == 0)
    return relais_call_refuse (call, "To count these, more than %d moves must be made. Choose a smaller number.", MAX_PERFT);
  g_string_append_printf (call->text, "%" G_GUINT64_FORMAT, count);
  return TRUE;
}

gboolean
relais_answer_playout (RelaisCall *call)
{
  RelaisState scratch;
  RelaisRng rng;
  gint64 seed;
  int moves;

  if (!relais_call_number (call, 0, RELAIS_MAX_SEED, 0, &seed))
    return FALSE;
  relais_rng_seed (&rng, (guint64) seed);
  relais_copy (call->game, &scratch, call->state);
  moves = relais_playout (call->game, call->edition, &scratch, &rng);
  g_string_append_printf (call->text, "%d %s ", moves, call->game->over (&scratch) ? "over" : "stopped");
  relais_call_append_score (call, &scratch);
  return TRUE;
}
