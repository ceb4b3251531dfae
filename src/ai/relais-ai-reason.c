/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a move: what the positions after two turns have for the seat, held against each other. */

#include "relais-ai-private.h"

#include <limits.h>

/* A task looked at as its seat does. */
typedef struct
{
  RelaisAiSearch search;
  RelaisAiContext context;
  RelaisState root;             /* a sample */
} Eyes;

static void
look (Eyes *eyes, const RelaisAiTask *task, const RelaisAiLimits *limits)
{
  RelaisRng rng;

  relais_ai_search (&eyes->search, task, limits);
  relais_rng_seed (&rng, limits->seed);
  task->game->sample (task->edition, &task->view, &rng, &eyes->root);
  eyes->search.judge->prepare (task->edition, &eyes->root, task->seat, eyes->search.weights, &eyes->context);
}

static void
play_turn (Eyes *eyes, const RelaisAiTask *task, RelaisMove move, RelaisState *after)
{
  int odd = 0;

  relais_copy (task->game, after, &eyes->root);
  relais_ai_turn (&eyes->search, after, move, task->seat, &eyes->context, &odd);
}

int
relais_ai_after (const RelaisAiTask *task, const RelaisAiLimits *limits, RelaisMove move, RelaisState *after)
{
  Eyes eyes;

  look (&eyes, task, limits);
  play_turn (&eyes, task, move, after);
  return relais_ai_judge (&eyes.search, after, task->seat, &eyes.context);
}

static void
list (const Eyes *eyes, const RelaisAiTask *task, const RelaisState *after, RelaisAiTerms *terms)
{
  terms->n = 0;
  eyes->search.judge->terms (task->game, task->edition, after, task->seat, &eyes->context, terms);
}

void
relais_ai_terms (const RelaisAiTask *task, const RelaisAiLimits *limits, const RelaisState *after, RelaisAiTerms *terms)
{
  Eyes eyes;

  look (&eyes, task, limits);
  list (&eyes, task, after, terms);
}

static const RelaisAiTerm *
find (const RelaisAiTerms *terms, const RelaisAiTerm *like)
{
  for (int i = 0; i < terms->n; i++)
    if (terms->at[i].kind == like->kind && terms->at[i].what == like->what)
      return &terms->at[i];
  return NULL;
}

static int
gain (const RelaisAiReason *reason)
{
  return reason->here.worth - reason->there.worth;
}

/* What is worth less is no reason. */
static int
keep (RelaisAiReason reasons[RELAIS_AI_MAX_REASONS], int n, const RelaisAiReason *one)
{
  int at = n;

  if (gain (one) < 0 || memcmp (one->here.fact, one->there.fact, sizeof one->here.fact) == 0)
    return n;
  while (at > 0 && gain (&reasons[at - 1]) < gain (one))
    at--;
  if (at == RELAIS_AI_MAX_REASONS)
    return n;
  n = n < RELAIS_AI_MAX_REASONS ? n + 1 : n;
  memmove (&reasons[at + 1], &reasons[at], (size_t) (n - at - 1) * sizeof *reasons);
  reasons[at] = *one;
  return n;
}

int
relais_ai_reasons (const RelaisAiTask *task, const RelaisAiLimits *limits, RelaisMove move, RelaisMove other,
                   RelaisAiReason reasons[RELAIS_AI_MAX_REASONS])
{
  Eyes eyes;
  RelaisState after[2];
  RelaisAiTerms terms[2];
  int n = 0;

  look (&eyes, task, limits);
  play_turn (&eyes, task, move, &after[0]);
  play_turn (&eyes, task, other, &after[1]);
  for (int i = 0; i < 2; i++)
    list (&eyes, task, &after[i], &terms[i]);
  for (int side = 0; side < 2; side++)
    for (int i = 0; i < terms[side].n; i++)
      {
        const RelaisAiTerm *term = &terms[side].at[i];
        const RelaisAiTerm *same = find (&terms[!side], term);
        RelaisAiTerm none = { .kind = term->kind, .what = term->what };
        RelaisAiReason one = { *term, same != NULL ? *same : none };

        if (side == 1 && same != NULL)
          continue;
        if (side == 1)
          one = (RelaisAiReason) { none, *term };
        n = keep (reasons, n, &one);
      }
  return n;
}

int
relais_ai_line (const RelaisAiTask *task, const RelaisAiLimits *limits, RelaisMove move, RelaisMove *line, int room)
{
  const RelaisGame *game = task->game;
  Eyes eyes;
  int n = 0;

  look (&eyes, task, limits);
  for (;;)
    {
      RelaisMove moves[RELAIS_MAX_MOVES];
      int n_moves;
      int best = INT_MIN;

      line[n++] = move;
      game->make (task->edition, &eyes.root, move, NULL);
      if (n == room || eyes.search.judge->settled (&eyes.root, task->seat))
        return n;
      n_moves = game->legal (task->edition, &eyes.root, moves);
      for (int i = 0; i < n_moves; i++)
        {
          RelaisState next;
          int odd = 0;
          int value;

          relais_copy (game, &next, &eyes.root);
          value = relais_ai_try (&eyes.search, &next, moves[i], task->seat, &eyes.context, &odd);
          if (value > best)
            {
              best = value;
              move = moves[i];
            }
        }
    }
}
