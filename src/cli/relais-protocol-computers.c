/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What computers play: a move of theirs, every sequence of moves, a game by chance. */

#include "relais-protocol-private.h"

#include "record/relais-bounds.h"

/* perft makes no more moves than these: some ten seconds, and nobody could stop it. */
#define MAX_PERFT 100000000
/* Nor genmove, which answers when it has looked at so much: some minutes, or
 * when its time is up. */
#define MAX_NODES 1000000
#define MAX_MS (60 * 60 * 1000)

/* What `genmove LEVEL [seed=N] [nodes=N] [ms=N]` asks for. */
typedef struct
{
  const RelaisAi *ai;
  gint64 seed;                  /* below 0: none is given */
  gint64 nodes;
  gint64 until;                 /* of the monotonic clock; 0: it may take as long as it likes */
} Genmove;

static gboolean
refuse_level (RelaisCall *call)
{
  relais_call_refuse (call, "There is no such level. The levels are:");
  for (int i = 0; relais_ais[i] != NULL; i++)
    g_string_append_printf (call->text, "%s %s", i > 0 ? "," : "", relais_ais[i]->id);
  g_string_append_c (call->text, '.');
  return FALSE;
}

static gboolean
read_genmove (RelaisCall *call, Genmove *asked)
{
  static const char *const keys[] = { "seed", "nodes", "ms" };
  static const gint64 most[] = { RELAIS_MAX_SEED, MAX_NODES, MAX_MS };
  RelaisWord words[RELAIS_MAX_WORDS];
  int n = relais_words_split (call->argument.at, call->argument.n, words, RELAIS_MAX_WORDS);
  gint64 numbers[] = { -1, 0, 0 };
  guint given = 0;

  asked->ai = n > 0 ? relais_ai_find (words[0]) : NULL;
  if (asked->ai == NULL)
    return refuse_level (call);
  for (int i = 1; i < n; i++)
    {
      RelaisWord key = relais_word_before (words[i], '=');
      RelaisWord value = relais_word_after (words[i], '=');
      int index = relais_word_index (key, keys, G_N_ELEMENTS (keys));
      g_autofree char *quoted = relais_quote (key);

      if (index < 0)
        return relais_call_refuse (call, "The command “genmove” has no option %s. Its options are: seed, nodes, ms.", quoted);
      if ((given & 1u << index) != 0)
        return relais_call_refuse (call, "The option %s is given twice.", quoted);
      given |= 1u << index;
      if (!relais_word_number (value, most[index], &numbers[index]) || (index > 0 && numbers[index] == 0))
        return relais_call_refuse (call, "The option %s takes a number from %d to %" G_GINT64_FORMAT ".", quoted,
                                   index > 0, most[index]);
    }
  asked->seed = numbers[0];
  asked->nodes = numbers[1];
  asked->until = numbers[2] > 0 ? g_get_monotonic_time () + numbers[2] * 1000 : 0;
  return TRUE;
}

static bool
time_is_up (void *data)
{
  const Genmove *asked = data;

  return g_get_monotonic_time () >= asked->until;
}

gboolean
relais_answer_genmove (RelaisCall *call)
{
  RelaisAiLimits limits = { .seed = 0 };
  g_autofree gpointer memory = NULL;
  char buffer[RELAIS_MAX_MOVE_TEXT];
  Genmove asked;
  RelaisText text;
  RelaisMove move;

  if (!read_genmove (call, &asked))
    return FALSE;
  limits.seed = asked.seed >= 0 ? (guint64) asked.seed : relais_rng_next (&call->session->rng);
  limits.nodes = (guint32) asked.nodes;
  if (asked.until > 0)
    {
      limits.stop = time_is_up;
      limits.data = &asked;
    }
  memory = g_malloc (asked.ai->memory);
  if (!relais_ai_choose (asked.ai, call->game, call->edition, call->state, &limits, memory, &move))
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
