/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-advice.h"

#include <glib/gi18n-lib.h>

#include "engine/common/hash.h"
#include "relais-lore.h"
#include "relais-thinking.h"

enum
{
  FORCED = 8,           /* moves before anything is to be chosen */
  LINE = 24,            /* moves of a step */
  QUICK = 24,           /* playouts of the first answer, and of each move in it */
  QUICK_EACH = 2,
  LONG = 150,           /* of each thought of the final one; ... */
  LONG_ALL = 300,       /* ... and so many of all moves together, as far as each gets no fewer ... */
  LEAST_EACH = 8,       /* ... than these, and no more ... */
  MOST_EACH = 40,       /* ... than these */
  TELLING = 20,         /* hundredths of a point: by so much something has to be better to be told before all else */
};

struct _RelaisAdvice
{
  GObject parent_instance;

  RelaisDecision *decision;
  RelaisMatch *match;
  gboolean prepares;

  const RelaisNode *node;       /* whose question it is; NULL: none */
  RelaisMove forced[FORCED];    /* what is played before there is a choice */
  guint n_forced;
  RelaisThinking *thinking;
  gboolean final;               /* what is thought about is the final answer */
  gboolean known;               /* there is a first one */
  RelaisAiTask task;
  RelaisAiThought thought;
  GPtrArray *answers;           /* put into words as soon as somebody asks; NULL: not yet */
};

enum
{
  PROP_PREPARES = 1,
  N_PROPS
};

enum
{
  CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisAdvice, relais_advice, G_TYPE_OBJECT)

static void think (RelaisAdvice *self, gboolean final);

static void
free_advised (gpointer data)
{
  RelaisAdvised *advised = data;

  g_object_unref (advised->choice);
  g_free (advised->why);
  g_free (advised);
}

static void
forget_answers (RelaisAdvice *self)
{
  g_clear_pointer (&self->answers, g_ptr_array_unref);
}

static gboolean
forget (RelaisAdvice *self)
{
  gboolean was = self->node != NULL;

  g_clear_pointer (&self->thinking, relais_thinking_end);
  forget_answers (self);
  self->node = NULL;
  self->known = FALSE;
  return was;
}

/* What can only be answered in one way is passed over, as the question does it: up to
 * what turns something up or is for somebody else. */
static gboolean
look (RelaisAdvice *self, RelaisState *state)
{
  const RelaisGame *game = relais_match_get_game (self->match);
  gconstpointer edition = relais_match_get_edition (self->match);
  int seat = relais_match_get_seat (self->match);

  relais_copy (game, state, relais_match_get_state (self->match));
  for (self->n_forced = 0; self->n_forced < FORCED; self->n_forced++)
    {
      RelaisState next;

      if (!relais_ai_task (game, edition, state, &self->task))
        return FALSE;
      if (self->task.n > 1)
        return TRUE;
      relais_copy (game, &next, state);
      if (game->make (edition, &next, self->task.moves[0], NULL) || game->over (&next) || game->seat (&next) != seat)
        return TRUE;
      self->forced[self->n_forced] = self->task.moves[0];
      relais_copy (game, state, &next);
    }
  return FALSE;
}

static void
on_thought (const RelaisAiTask *task, const RelaisAiThought *thought, gpointer data)
{
  RelaisAdvice *self = data;
  gboolean was_final = self->final;

  self->thought = *thought;
  self->known = TRUE;
  forget_answers (self);
  g_clear_pointer (&self->thinking, relais_thinking_end);
  if (!was_final)
    think (self, TRUE);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* By the seat's own view: who knows as much gets the same advice. */
static guint64
seed_of (RelaisAdvice *self)
{
  return relais_fnv64 (RELAIS_FNV64_START, (const char *) &self->task.view, relais_match_get_game (self->match)->state_size);
}

static const RelaisAi *
level (const char *id)
{
  return relais_ai_find ((RelaisWord) { id, strlen (id) });
}

static void
think (RelaisAdvice *self, gboolean final)
{
  RelaisAiLimits limits = { .seed = seed_of (self), .nodes = QUICK, .each = QUICK_EACH };
  const RelaisAi *ai = level (final ? "master" : "hard");

  if (final)
    {
      limits.nodes = LONG;
      limits.each = (guint32) CLAMP (LONG_ALL / self->task.n, LEAST_EACH, MOST_EACH);
    }
  self->final = final;
  self->thinking = relais_thinking_begin (ai, self->task.game, self->task.edition, &self->task.view, &limits, on_thought, self);
}

gboolean
relais_advice_is_for (RelaisDecision *decision)
{
  RelaisMatch *match;

  g_return_val_if_fail (RELAIS_IS_DECISION (decision), FALSE);

  match = relais_decision_get_match (decision);
  return relais_match_may_ask (match) && !relais_match_is_over (match) && !relais_match_is_looking_back (match)
         && !relais_match_get_trying (match) && relais_match_get_scenario (match) == NULL
         && relais_decision_get_guide (decision) == NULL;
}

void
relais_advice_ask (RelaisAdvice *self)
{
  RelaisState state;

  g_return_if_fail (RELAIS_IS_ADVICE (self));

  if (!relais_advice_is_for (self->decision) || self->node == relais_match_get_node (self->match))
    return;
  forget (self);
  if (!look (self, &state))
    return;
  self->node = relais_match_get_node (self->match);
  if (self->task.n > 1)
    {
      think (self, FALSE);
      return;
    }
  self->thought = (RelaisAiThought) { .votes = { 1 } };
  self->known = TRUE;
  self->final = TRUE;
}

void
relais_advice_drop (RelaisAdvice *self)
{
  g_return_if_fail (RELAIS_IS_ADVICE (self));

  if (!self->prepares && forget (self))
    g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
relais_advice_is_thinking (RelaisAdvice *self)
{
  g_return_val_if_fail (RELAIS_IS_ADVICE (self), FALSE);
  return self->thinking != NULL;
}

static gboolean
is_alone (RelaisAdvice *self)
{
  return self->task.game->seats (&self->task.view) == 1;
}

static double
mean_of (const RelaisAiThought *thought, int i)
{
  return thought->votes[i] > 0 ? thought->worth[i] / thought->votes[i] : 0;
}

/* By what they bring. */
static int
rank (RelaisAdvice *self, int order[RELAIS_ADVICE_ANSWERS])
{
  int n = 0;

  order[n++] = relais_ai_best (&self->task, &self->thought);
  while (n < RELAIS_ADVICE_ANSWERS && n < self->task.n)
    {
      int best = -1;

      for (int i = 0; i < self->task.n; i++)
        {
          gboolean taken = FALSE;

          for (int k = 0; k < n; k++)
            taken |= order[k] == i;
          if (!taken && (best < 0 || mean_of (&self->thought, i) > mean_of (&self->thought, best)))
            best = i;
        }
      order[n++] = best;
    }
  return n;
}

/* The answer that leads furthest along such a line; NULL: none begins so. */
static RelaisChoice *
find_answer (GListModel *answers, const RelaisMove *line, guint n, guint least)
{
  RelaisChoice *found = NULL;
  guint longest = least;

  for (guint i = 0; i < g_list_model_get_n_items (answers); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (answers, i);
      guint length;
      const RelaisMove *moves = relais_choice_get_moves (choice, &length);

      if (length <= longest || length > n || memcmp (moves, line, length * sizeof *moves) != 0)
        continue;
      longest = length;
      found = choice;
    }
  return found;
}

/* The first reason that can be told; those that are worth less are none. NULL: there is none. */
static char *
tell_against (RelaisAdvice *self, int move, int other, int least)
{
  const RelaisLore *lore = relais_lore_find (self->task.game);
  RelaisAiLimits limits = { .seed = seed_of (self) };
  RelaisAiReason reasons[RELAIS_AI_MAX_REASONS];
  char *why = NULL;
  int n = relais_ai_reasons (&self->task, &limits, self->task.moves[move], self->task.moves[other], reasons);

  for (int i = 0; i < n && why == NULL && lore->tell_reason != NULL; i++)
    if (reasons[i].here.worth - reasons[i].there.worth >= least)
      why = lore->tell_reason (relais_match_get_view (self->match), &reasons[i]);
  return why;
}

/* Against the next best, or where that comes to nearly the same, against what is weaker; what
 * hardly counts is told only where there is nothing else. */
static char *
tell_why (RelaisAdvice *self, const int *order, int n, int place)
{
  int others[RELAIS_ADVICE_ANSWERS + 1];
  int count = 0;

  for (int i = 0; i < n; i++)
    if (i != place)
      others[count++] = order[i];
  others[count] = order[0];
  for (int i = 0; i < self->task.n; i++)
    if (mean_of (&self->thought, i) < mean_of (&self->thought, others[count]))
      others[count] = i;
  count += others[count] != order[0];
  for (int least = TELLING; least >= 0; least -= TELLING)
    for (int i = 0; i < count; i++)
      {
        char *why = tell_against (self, order[place], others[i], least);

        if (why != NULL)
          return why;
      }
  if (self->task.n == 1)
    return g_strdup (_("Nothing else can be done now."));
  return g_strdup (_("It pays off later rather than this turn."));
}

static void
add_answer (RelaisAdvice *self, GListModel *answers, const int *order, int n, int place)
{
  RelaisAiLimits limits = { .seed = seed_of (self) };
  RelaisMove line[FORCED + LINE];
  int move = order[place];
  guint length = self->n_forced;
  RelaisChoice *choice;
  RelaisAdvised *advised;

  memcpy (line, self->forced, self->n_forced * sizeof *line);
  length += (guint) relais_ai_line (&self->task, &limits, self->task.moves[move], line + self->n_forced, LINE);
  choice = find_answer (answers, line, length, self->n_forced);
  if (choice == NULL)
    choice = find_answer (answers, line, length, 0);
  if (choice == NULL)
    return;
  advised = g_new0 (RelaisAdvised, 1);
  advised->choice = g_object_ref (choice);
  advised->expected = mean_of (&self->thought, move) * (is_alone (self) ? RELAIS_AI_ALONE : 1);
  advised->why = tell_why (self, order, n, place);
  g_ptr_array_add (self->answers, advised);
}

GPtrArray *
relais_advice_get_answers (RelaisAdvice *self)
{
  g_return_val_if_fail (RELAIS_IS_ADVICE (self), NULL);

  if (self->answers != NULL)
    return self->answers;
  self->answers = g_ptr_array_new_with_free_func (free_advised);
  if (self->known)
    {
      g_autoptr (GListModel) answers = relais_decision_get_answers (self->decision);
      int order[RELAIS_ADVICE_ANSWERS];
      int n = rank (self, order);

      for (int place = 0; place < n; place++)
        add_answer (self, answers, order, n, place);
    }
  return self->answers;
}

char *
relais_advice_tell (RelaisAdvice *self, const RelaisAdvised *advised)
{
  int points;

  g_return_val_if_fail (RELAIS_IS_ADVICE (self), NULL);
  g_return_val_if_fail (advised != NULL, NULL);

  if (self->task.n == 1)
    return NULL;
  if (!is_alone (self))
    /* TRANSLATORS: the chance to win */
    return g_strdup_printf (_("%d %%"), (int) (100 * advised->expected + 0.5));
  points = (int) (advised->expected + 0.5);
  /* TRANSLATORS: what somebody is expected to make who plays alone */
  return g_strdup_printf (ngettext ("about %d point", "about %d points", (gulong) points), points);
}

/* What the answer is expected to bring less than the best one; 0 where nobody knows yet. */
static double
loss_of (RelaisAdvice *self, RelaisChoice *choice)
{
  const RelaisMove *moves;
  double loss;
  guint n;
  int at = 0;

  moves = relais_choice_get_moves (choice, &n);
  if (!self->known || !self->final || self->thinking != NULL || self->task.n == 1 || self->node != relais_match_get_node (self->match)
      || n <= self->n_forced)
    return 0;
  while (at < self->task.n && memcmp (&self->task.moves[at], &moves[self->n_forced], sizeof *moves) != 0)
    at++;
  if (at == self->task.n)
    return 0;
  loss = mean_of (&self->thought, relais_ai_best (&self->task, &self->thought)) - mean_of (&self->thought, at);
  return is_alone (self) ? loss * RELAIS_AI_ALONE : loss;
}

gboolean
relais_advice_is_weak (RelaisAdvice *self, RelaisChoice *choice)
{
  double loss;

  g_return_val_if_fail (RELAIS_IS_ADVICE (self), FALSE);
  g_return_val_if_fail (RELAIS_IS_CHOICE (choice), FALSE);

  loss = loss_of (self, choice);
  return loss > 0 && loss > (is_alone (self) ? RELAIS_ADVICE_WEAK_POINTS : RELAIS_ADVICE_WEAK);
}

char *
relais_advice_tell_loss (RelaisAdvice *self, RelaisChoice *choice)
{
  double loss;
  int n;

  g_return_val_if_fail (RELAIS_IS_ADVICE (self), NULL);
  g_return_val_if_fail (RELAIS_IS_CHOICE (choice), NULL);

  loss = loss_of (self, choice);
  if (loss > 0 && is_alone (self))
    {
      n = (int) (loss + 0.5);
      return g_strdup_printf (ngettext ("This gives away about %d point.", "This gives away about %d points.", (gulong) n), n);
    }
  return g_strdup_printf (_("This gives away about %d %% of the chance to win."), (int) (100 * loss + 0.5));
}

void
relais_advice_set_prepares (RelaisAdvice *self, gboolean prepares)
{
  g_return_if_fail (RELAIS_IS_ADVICE (self));

  if (self->prepares == prepares)
    return;
  self->prepares = prepares;
  if (prepares)
    relais_advice_ask (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PREPARES]);
}

static void
on_changed (RelaisAdvice *self, RelaisChange what)
{
  gboolean other = (what & (RELAIS_CHANGE_POSITION | RELAIS_CHANGE_SEATS)) != 0;

  /* The same answers in other words, or behind another step. */
  if (!other)
    forget_answers (self);
  if (other && forget (self))
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_settled (RelaisAdvice *self)
{
  if (self->prepares)
    relais_advice_ask (self);
}

/* Whoever still has it, it thinks no more. */
static void
relais_advice_dispose (GObject *object)
{
  RelaisAdvice *self = RELAIS_ADVICE (object);

  self->prepares = FALSE;
  forget (self);
  G_OBJECT_CLASS (relais_advice_parent_class)->dispose (object);
}

static void
relais_advice_finalize (GObject *object)
{
  RelaisAdvice *self = RELAIS_ADVICE (object);

  g_clear_object (&self->match);
  g_clear_object (&self->decision);
  G_OBJECT_CLASS (relais_advice_parent_class)->finalize (object);
}

static void
relais_advice_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PREPARES: g_value_set_boolean (value, RELAIS_ADVICE (object)->prepares); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_advice_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PREPARES: relais_advice_set_prepares (RELAIS_ADVICE (object), g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_advice_class_init (RelaisAdviceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = relais_advice_dispose;
  object_class->finalize = relais_advice_finalize;
  object_class->get_property = relais_advice_get_property;
  object_class->set_property = relais_advice_set_property;
  properties[PROP_PREPARES] = g_param_spec_boolean ("prepares", NULL, NULL, FALSE,
                                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", RELAIS_TYPE_ADVICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
relais_advice_init (RelaisAdvice *self)
{
}

RelaisAdvice *
relais_advice_new (RelaisDecision *decision)
{
  RelaisAdvice *self;

  g_return_val_if_fail (RELAIS_IS_DECISION (decision), NULL);

  self = g_object_new (RELAIS_TYPE_ADVICE, NULL);
  self->decision = g_object_ref (decision);
  self->match = g_object_ref (relais_decision_get_match (decision));
  g_signal_connect_object (self->match, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "settled", G_CALLBACK (on_settled), self, G_CONNECT_SWAPPED);
  return self;
}
