/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Of games that have no judge of their own. */

#include "relais-ai-private.h"

#include <limits.h>

static void
prepare_nothing (const void *edition, const void *root, int seat, const int32_t *weights, RelaisAiContext *context)
{
}

/* The seat's points against the best of the others'. */
static int
evaluate_score (const RelaisGame *game, const void *edition, const void *state, int seat,
                const RelaisAiContext *context)
{
  RelaisScore score = { 0 };
  int others = INT_MIN;

  game->score (edition, state, &score);
  for (int i = 0; i < score.seats; i++)
    if (i != seat && score.total[i] > others)
      others = score.total[i];
  return 100 * (score.seats > 1 ? score.total[seat] - others : score.total[seat]);
}

static void
score_terms (const RelaisGame *game, const void *edition, const void *state, int seat, const RelaisAiContext *context,
             RelaisAiTerms *terms)
{
  relais_ai_term (terms, (RelaisAiTerm) { .worth = evaluate_score (game, edition, state, seat, context) });
}

static bool
settled_at_once (const void *state, int seat)
{
  return true;
}

static void
expect_score (const RelaisGame *game, const void *edition, const void *state, const int32_t *weights,
              RelaisAiExpected *expected)
{
  RelaisScore score = { 0 };

  game->score (edition, state, &score);
  for (int i = 0; i < score.seats; i++)
    expected->points[i] = 100 * score.total[i];
  expected->left = game->over (state) ? 0 : 10;
}

static const int32_t *
no_weights (const void *state)
{
  return NULL;
}

const RelaisAiJudge relais_ai_judge_score = {
  .weights_for = no_weights,
  .prepare = prepare_nothing,
  .evaluate = evaluate_score,
  .terms = score_terms,
  .settled = settled_at_once,
  .expect = expect_score,
};
