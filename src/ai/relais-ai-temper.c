/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Temperaments: what they make of the numbers that a judge goes by, and who has which. */

#include "relais-ai-private.h"

static const RelaisAiTemper nobodys[] = { { NULL, { { 0, 0, 0, 0 } } } };

static int
weights_of (const RelaisAiJudge *judge)
{
  int n = 0;

  for (int i = 0; judge->weights != NULL && judge->weights[i].name != NULL; i++)
    n += judge->weights[i].n;
  assert (n <= RELAIS_AI_MAX_WEIGHTS);
  return n;
}

void
relais_ai_weigh (const RelaisAiJudge *judge, const int32_t *plain, const RelaisAiTemper *temper,
                 int32_t weights[RELAIS_AI_MAX_WEIGHTS])
{
  int n = weights_of (judge);

  if (n > 0)
    memcpy (weights, plain, (size_t) n * sizeof *weights);
  for (int i = 0; temper != NULL && i < RELAIS_AI_MAX_TASTES && temper->tastes[i].n > 0; i++)
    {
      const RelaisAiTaste *taste = &temper->tastes[i];

      for (int at = taste->at; at < taste->at + taste->n && at < n; at++)
        weights[at] = weights[at] * taste->percent / 100 + taste->more;
    }
}

const RelaisAiTemper *
relais_ai_tempers (const RelaisGame *game)
{
  const RelaisAiJudge *judge = relais_ai_judge_of (game);

  return judge->tempers != NULL ? judge->tempers : nobodys;
}

const RelaisAiTemper *
relais_ai_temper_find (const RelaisGame *game, RelaisWord id)
{
  for (const RelaisAiTemper *temper = relais_ai_tempers (game); temper->id != NULL; temper++)
    if (relais_word_is (id, temper->id))
      return temper;
  return NULL;
}

const RelaisAiTemper *
relais_ai_temper_for (const RelaisGame *game, uint64_t seed, int seat)
{
  const RelaisAiTemper *tempers = relais_ai_tempers (game);
  uint32_t n = 0;
  RelaisRng rng;

  while (tempers[n].id != NULL)
    n++;
  if (n == 0)
    return NULL;
  relais_rng_seed (&rng, seed);
  return &tempers[(relais_rng_below (&rng, n) + (uint32_t) seat) % n];
}

bool
relais_ai_kind (const RelaisGame *game, RelaisWord kind, const RelaisAi **ai, const RelaisAiTemper **temper)
{
  RelaisWord level = relais_word_before (kind, ' ');
  RelaisWord way = relais_word_after (kind, ' ');

  *ai = relais_ai_find (level);
  *temper = level.n < kind.n ? relais_ai_temper_find (game, way) : NULL;
  return *ai != NULL && (level.n == kind.n || *temper != NULL);
}
