/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the numbers that a game's judge goes by: in each step all of them are made a little
 * larger or smaller at random, a player with these plays against one for whom each
 * was changed the other way, and they move towards the one that does better
 * (simultaneous perturbation, by Spall). Everything in a step follows from the seed
 * and its number, and between steps it is whole numbers that are kept, so what was
 * interrupted goes on as if nothing had been. */

#include "relais-train.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ai/relais-ai.h"
#include "engine/common/rng.h"
#include "record/relais-config-text.h"
#include "record/relais-file.h"
#include "record/relais-json-print.h"
#include "relais-complain.h"

#define LEVEL "medium"
#define PAIRS 2                 /* of games in a step; in each pair both have every seat once */
#define MOST_MOVES 20000
#define MOST_STEPS 1000000
#define WHOLE 1000              /* what is kept is in thousandths */
#define MEMORY 300              /* steps that the mean goes back, about */
#define TOLD 20                 /* steps between two lines that tell how far it is */
#define MARGIN 15.0             /* points: a lead of these is nearly as good as any larger one */

typedef struct
{
  const RelaisGame *game;
  const RelaisAi *ai;
  const RelaisAiWeight *weights;
  RelaisConfig config;
  char *options;                /* as they were written */
  const char *path;
  gint32 built_in[RELAIS_AI_MAX_WEIGHTS];       /* also those that are not trained */
  guint n;                      /* numbers that are trained, with each of a list; they are the first ones */
  gint64 *now;                  /* thousandths */
  gint64 *mean;
  gint32 *least, *most;
  gint64 step;
} Training;

static void
training_clear (Training *self)
{
  g_free (self->options);
  g_free (self->now);
  g_free (self->mean);
  g_free (self->least);
  g_free (self->most);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Training, training_clear)

/* The last ones of a list are what nobody but a temperament changes. */
static gboolean
is_trained (const RelaisAiWeight *weight)
{
  return weight->name != NULL && weight->least < weight->most;
}

/* It begins with what the game goes by already. */
static void
begin (Training *self)
{
  const gint32 *built_in;
  RelaisState state;

  self->game->start (self->game->edition, &self->config, &state);
  built_in = relais_ai_weights_for (self->game, &state);
  for (guint i = 0, at = 0; self->weights[i].name != NULL; i++)
    {
      guint n = (guint) self->weights[i].n;

      g_assert (at + n <= G_N_ELEMENTS (self->built_in));
      memcpy (&self->built_in[at], &built_in[at], n * sizeof *built_in);
      at += n;
      if (is_trained (&self->weights[i]))
        self->n = at;
    }
  self->now = g_new (gint64, self->n);
  self->mean = g_new (gint64, self->n);
  self->least = g_new (gint32, self->n);
  self->most = g_new (gint32, self->n);
  for (guint i = 0, at = 0; is_trained (&self->weights[i]); i++)
    for (int k = 0; k < self->weights[i].n; k++, at++)
      {
        self->now[at] = self->mean[at] = (gint64) built_in[at] * WHOLE;
        self->least[at] = self->weights[i].least;
        self->most[at] = self->weights[i].most;
      }
}

static gboolean
read_numbers (const Training *self, const RelaisJson *json, RelaisJsonValue list, gint64 *numbers)
{
  guint at = 0;

  if (list == RELAIS_JSON_NONE || relais_json_type (json, list) != RELAIS_JSON_LIST || relais_json_count (json, list) != self->n)
    return FALSE;
  for (RelaisJsonValue v = relais_json_first (json, list); v != RELAIS_JSON_NONE; v = relais_json_after (json, list, v), at++)
    {
      gint64 least = (gint64) self->least[at] * WHOLE;

      if (!relais_json_integer (json, v, 0, (gint64) self->most[at] * WHOLE - least, &numbers[at]))
        return FALSE;
      numbers[at] += least;
    }
  return TRUE;
}

static gboolean
says (const RelaisJson *json, const char *key, const char *value)
{
  RelaisJsonValue v = relais_json_below (json, 0, key);
  g_autofree char *said = v != RELAIS_JSON_NONE ? relais_json_dup_string (json, v) : NULL;

  return g_strcmp0 (said, value) == 0;
}

/* Goes on where the file is; a file of something else is left alone. */
static gboolean
go_on (Training *self)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autofree RelaisJson *json = NULL;
  gsize length;
  g_autofree char *text = relais_file_read (self->path, &length, &error);

  if (text == NULL && g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return TRUE;
  if (text == NULL)
    return relais_complain ("%s", error->message);
  json = relais_json_parse (text, length, 1, problems);
  if (json == NULL || relais_json_type (json, 0) != RELAIS_JSON_OBJECT || !says (json, "game", self->game->id)
      || !says (json, "options", self->options))
    return relais_complain ("%s is not of a training of %s with these options.", self->path, self->game->id);
  if (!relais_json_integer (json, relais_json_below (json, 0, "steps"), 0, MOST_STEPS, &self->step)
      || !read_numbers (self, json, relais_json_below (json, 0, "now"), self->now)
      || !read_numbers (self, json, relais_json_below (json, 0, "mean"), self->mean))
    return relais_complain ("%s has other numbers than the judge goes by, and cannot be gone on with.", self->path);
  return TRUE;
}

/* Counted from the least, since numbers in our JSON are never negative. */
static void
print_list (const Training *self, GString *text, const char *key, const gint64 *numbers)
{
  g_string_append_printf (text, ",\n  \"%s\": [", key);
  for (guint i = 0; i < self->n; i++)
    g_string_append_printf (text, "%s%" G_GINT64_FORMAT, i > 0 ? ", " : "", numbers[i] - (gint64) self->least[i] * WHOLE);
  g_string_append_c (text, ']');
}

static gint32
rounded (gint64 thousandths)
{
  return (gint32) lround ((double) thousandths / WHOLE);
}

static gboolean
keep (const Training *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new ("{\n  \"game\": ");

  relais_json_print_string (text, self->game->id);
  g_string_append (text, ",\n  \"options\": ");
  relais_json_print_string (text, self->options);
  g_string_append_printf (text, ",\n  \"steps\": %" G_GINT64_FORMAT ",\n  \"weights\": {", self->step);
  for (guint i = 0, at = 0; is_trained (&self->weights[i]); i++)
    {
      const RelaisAiWeight *weight = &self->weights[i];

      g_string_append_printf (text, "%s\n    \"%s\": %s", i > 0 ? "," : "", weight->name, weight->n > 1 ? "[" : "");
      for (int k = 0; k < weight->n; k++, at++)
        g_string_append_printf (text, "%s%d", k > 0 ? ", " : "", rounded (self->mean[at]));
      g_string_append (text, weight->n > 1 ? "]" : "");
    }
  g_string_append (text, "\n  }");
  print_list (self, text, "now", self->now);
  print_list (self, text, "mean", self->mean);
  g_string_append (text, "\n}\n");
  if (!relais_file_write (self->path, text->str, text->len, &error))
    return relais_complain ("%s", error->message);
  return TRUE;
}

/* How the first numbers do against the others in one game, in points; they have the even seats, or the odd ones. Alone, what they make. */
static double
play (const Training *self, guint64 seed, int parity, const gint32 *first, const gint32 *others)
{
  const RelaisGame *game = self->game;
  RelaisConfig config = self->config;
  RelaisScore score = { 0 };
  RelaisState state;
  double best[2] = { -G_MAXDOUBLE, -G_MAXDOUBLE };

  config.value[RELAIS_OPTION_SEED] = (gint64) (seed % RELAIS_MAX_SEED);
  game->start (game->edition, &config, &state);
  for (guint moves = 0; moves < MOST_MOVES && !game->over (&state); moves++)
    {
      RelaisAiLimits limits = {
        .seed = relais_ai_seed (seed, moves), .weights = game->seat (&state) % 2 == parity ? first : others,
      };
      RelaisMove move;

      relais_ai_choose (self->ai, game, game->edition, &state, &limits, NULL, &move);
      game->make (game->edition, &state, move, NULL);
    }
  game->score (game->edition, &state, &score);
  for (int i = 0; i < score.seats; i++)
    best[i % 2 != parity] = MAX (best[i % 2 != parity], score.total[i]);
  return score.seats > 1 ? best[0] - best[1] : best[0];
}

/* From -1 to 1. Alone there is nobody to win against: each plays the same deal. */
static double
compare (const Training *self, guint64 seed, const gint32 *a, const gint32 *b)
{
  if (self->config.value[RELAIS_OPTION_PLAYERS] == 1)
    return tanh ((play (self, seed, 0, a, b) - play (self, seed, 0, b, a)) / MARGIN);
  return (tanh (play (self, seed, 0, a, b) / MARGIN) + tanh (play (self, seed, 1, a, b) / MARGIN)) / 2;
}

/* How far a number is changed for a try: by a part of what it is, and by something if it is nothing. */
static double
reach_of (gint64 thousandths, double decay)
{
  double size = fabs ((double) thousandths);

  return (0.12 * size + 0.03 * MIN (size + 30 * WHOLE, 100 * WHOLE) + WHOLE) * decay;
}

static double
take_step (Training *self)
{
  double decay = pow (1 + (double) self->step / 800, -0.2);
  double stride = 0.24 * pow (1 + (double) self->step / 400, -0.5);
  gint32 more[RELAIS_AI_MAX_WEIGHTS], less[RELAIS_AI_MAX_WEIGHTS];
  g_autofree double *by = g_new (double, self->n);
  double gain = 0;
  RelaisRng rng;

  memcpy (more, self->built_in, sizeof more);
  memcpy (less, self->built_in, sizeof less);
  relais_rng_seed (&rng, relais_ai_seed ((guint64) self->config.value[RELAIS_OPTION_SEED], (guint32) self->step));
  for (guint i = 0; i < self->n; i++)
    {
      by[i] = reach_of (self->now[i], decay) * (relais_rng_below (&rng, 2) ? 1 : -1);
      more[i] = CLAMP (rounded (self->now[i] + (gint64) by[i]), self->least[i], self->most[i]);
      less[i] = CLAMP (rounded (self->now[i] - (gint64) by[i]), self->least[i], self->most[i]);
    }
  for (int pair = 0; pair < PAIRS; pair++)
    gain += compare (self, relais_rng_next (&rng), more, less) / PAIRS;
  for (guint i = 0; i < self->n; i++)
    {
      self->now[i] = CLAMP (self->now[i] + (gint64) (stride * gain * by[i]), (gint64) self->least[i] * WHOLE,
                            (gint64) self->most[i] * WHOLE);
      self->mean[i] += (self->now[i] - self->mean[i]) / MIN (self->step + 1, MEMORY);
    }
  self->step++;
  return gain;
}

static gboolean
train (Training *self, gint64 steps)
{
  double moved = 0;

  while (self->step < steps)
    {
      moved += fabs (take_step (self)) / TOLD;
      if (self->step % TOLD != 0 && self->step != steps)
        continue;
      if (!keep (self))
        return FALSE;
      fprintf (stderr, "%" G_GINT64_FORMAT " of %" G_GINT64_FORMAT " steps; the two sides of a step were %.2f apart\n",
               self->step, steps, moved);
      moved = 0;
    }
  return TRUE;
}

int
relais_train_run (guint n, const char *const *arguments)
{
  g_auto (Training) training = { .path = arguments[0], .ai = relais_ai_find ((RelaisWord) { LEVEL, strlen (LEVEL) }) };
  g_autofree char *error = NULL;
  g_autofree char *line = g_strjoinv (" ", (char **) arguments + 2);
  RelaisWord steps_word = { arguments[1], strlen (arguments[1]) };
  RelaisRefusal why;
  gint64 steps;

  if (!relais_word_number (steps_word, MOST_STEPS, &steps))
    return relais_complain ("“train” takes a number of steps, at most %d.", MOST_STEPS) ? 0 : 2;
  if (!relais_config_parse (line, strlen (line), &training.game, &training.config, &error))
    return relais_complain ("%s", error) ? 0 : 2;
  training.weights = relais_ai_weights (training.game);
  if (training.weights == NULL)
    return relais_complain ("The game %s has no judge to be trained.", training.game->id) ? 0 : 2;
  if (!training.game->resolve (training.game->edition, &training.config, &why))
    return relais_complain ("These options do not go together.") ? 0 : 2;
  training.options = g_steal_pointer (&line);
  begin (&training);
  return go_on (&training) && train (&training, steps) ? 0 : 1;
}
