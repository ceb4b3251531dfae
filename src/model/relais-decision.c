/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-decision.h"

#include <glib/gi18n-lib.h>

#include "relais-lore.h"
#include "relais-player-kind.h"

typedef struct
{
  RelaisMatch *match;
  RelaisGuide *guide;           /* NULL: nobody leads */
  char *question;
  char *remark;
  GListStore *choices;
  GArray *marks;
  guint chores;                 /* bits of those that are on */
  gboolean suggests;
  gboolean asked;               /* constructed: questions can be asked */
  gboolean following;           /* the match; what has changed is told afterwards */
  gboolean changed;             /* meanwhile */
} RelaisDecisionPrivate;

enum
{
  PROP_MATCH = 1,
  PROP_CHORES,
  N_PROPS
};

enum
{
  ANSWERING,
  EXPLAIN,
  OPEN,
  POINTED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RelaisDecision, relais_decision, G_TYPE_OBJECT)

#define PRIVATE(self) ((RelaisDecisionPrivate *) relais_decision_get_instance_private (self))

static void
clear_mark (gpointer data)
{
  g_free ((char *) ((RelaisMark *) data)->place);
}

/* Does who is to answer look? Until then what could be answered is nobody's. */
static gboolean
may_answer (RelaisDecision *self)
{
  return relais_match_may_ask (PRIVATE (self)->match);
}

static void
wait_for_seat (RelaisDecision *self)
{
  RelaisMatch *match = PRIVATE (self)->match;
  RelaisSeat *seat = relais_match_nth_seat (match, (guint) relais_match_get_seat (match));

  relais_decision_clear (self);
  relais_decision_ask (self, relais_lore_fill (_("{player}’s turn"), "player", relais_seat_get_name (seat), NULL),
                       relais_match_is_for_computer (match) ? relais_player_kind_tell (relais_match_get_game (match), relais_seat_get_kind (seat)) : NULL);
  relais_decision_changed (self);
}

static void
ask_anew (RelaisDecision *self)
{
  if (may_answer (self))
    RELAIS_DECISION_GET_CLASS (self)->reset (self);
  else
    wait_for_seat (self);
}

/* Questions and choices name players, too. */
static RelaisChange
follow (RelaisMatch *match, RelaisChange what, gpointer model)
{
  RelaisDecisionPrivate *priv = PRIVATE (model);

  priv->following = TRUE;
  priv->changed = FALSE;
  if ((what & RELAIS_CHANGE_POSITION) != 0)
    ask_anew (model);
  else if ((what & RELAIS_CHANGE_SEATS) != 0)
    relais_decision_refresh (model);
  priv->following = FALSE;
  return priv->changed ? RELAIS_CHANGE_QUESTION : 0;
}

/* Of who has chosen nothing. */
static guint
usual_chores (const RelaisGame *game)
{
  const RelaisLore *lore = relais_lore_find (game);
  guint chores = 0;

  for (guint i = 0; lore != NULL && lore->chores != NULL && lore->chores[i].id != NULL; i++)
    chores |= lore->chores[i].on ? 1u << i : 0u;
  return chores;
}

static void
set_chores (RelaisDecision *self, guint chores)
{
  RelaisDecisionPrivate *priv = PRIVATE (self);

  if (priv->chores == chores)
    return;
  priv->chores = chores;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHORES]);
  if (priv->asked)
    relais_decision_refresh (self);
}

static void
relais_decision_constructed (GObject *object)
{
  RelaisDecision *self = RELAIS_DECISION (object);
  RelaisMatch *match = PRIVATE (self)->match;

  G_OBJECT_CLASS (relais_decision_parent_class)->constructed (object);
  PRIVATE (self)->chores = usual_chores (relais_match_get_game (match));
  relais_match_follow (match, RELAIS_FOLLOWER_DECISION, object, follow);
  PRIVATE (self)->asked = TRUE;
  follow (match, RELAIS_CHANGE_POSITION, self);
}

static void
relais_decision_finalize (GObject *object)
{
  RelaisDecisionPrivate *priv = PRIVATE (RELAIS_DECISION (object));

  g_clear_object (&priv->guide);
  g_clear_object (&priv->match);
  g_clear_object (&priv->choices);
  g_array_unref (priv->marks);
  g_free (priv->question);
  g_free (priv->remark);
  G_OBJECT_CLASS (relais_decision_parent_class)->finalize (object);
}

static void
relais_decision_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisDecisionPrivate *priv = PRIVATE (RELAIS_DECISION (object));

  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, priv->match); break;
    case PROP_CHORES: g_value_set_uint (value, priv->chores); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_decision_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisDecisionPrivate *priv = PRIVATE (RELAIS_DECISION (object));

  switch (id)
    {
    case PROP_MATCH: priv->match = g_value_dup_object (value); break;
    case PROP_CHORES: set_chores (RELAIS_DECISION (object), g_value_get_uint (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_decision_class_init (RelaisDecisionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = relais_decision_constructed;
  object_class->finalize = relais_decision_finalize;
  object_class->get_property = relais_decision_get_property;
  object_class->set_property = relais_decision_set_property;

  properties[PROP_MATCH] =
    g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_CHORES] =
    g_param_spec_uint ("chores", NULL, NULL, 0, G_MAXUINT, 0, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[ANSWERING] = g_signal_new ("answering", RELAIS_TYPE_DECISION, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                                     NULL, NULL, G_TYPE_BOOLEAN, 1, RELAIS_TYPE_CHOICE);
  signals[OPEN] = g_signal_new ("open", RELAIS_TYPE_DECISION, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                                NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_STRING);
  signals[POINTED] = g_signal_new ("pointed", RELAIS_TYPE_DECISION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   RELAIS_TYPE_CHOICE);
  signals[EXPLAIN] = g_signal_new ("explain", RELAIS_TYPE_DECISION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, RELAIS_TYPE_REASON, G_TYPE_STRING);
}

static void
relais_decision_init (RelaisDecision *self)
{
  RelaisDecisionPrivate *priv = PRIVATE (self);

  priv->suggests = TRUE;
  priv->choices = g_list_store_new (RELAIS_TYPE_CHOICE);
  priv->marks = g_array_new (FALSE, FALSE, sizeof (RelaisMark));
  g_array_set_clear_func (priv->marks, clear_mark);
}

RelaisMatch *
relais_decision_get_match (RelaisDecision *self)
{
  g_return_val_if_fail (RELAIS_IS_DECISION (self), NULL);
  return PRIVATE (self)->match;
}

RelaisGuide *
relais_decision_get_guide (RelaisDecision *self)
{
  g_return_val_if_fail (RELAIS_IS_DECISION (self), NULL);
  return PRIVATE (self)->guide;
}

/**
 * relais_decision_set_guide:
 * @guide: (nullable): of the same match
 */
void
relais_decision_set_guide (RelaisDecision *self, RelaisGuide *guide)
{
  g_return_if_fail (RELAIS_IS_DECISION (self));

  if (!g_set_object (&PRIVATE (self)->guide, guide))
    return;
  if (guide != NULL)
    g_signal_connect_object (guide, "went-on", G_CALLBACK (relais_decision_refresh), self, G_CONNECT_SWAPPED);
  relais_decision_refresh (self);
}

void
relais_decision_set_suggests (RelaisDecision *self, gboolean suggests)
{
  g_return_if_fail (RELAIS_IS_DECISION (self));

  if (PRIVATE (self)->suggests == suggests)
    return;
  PRIVATE (self)->suggests = suggests;
  relais_decision_refresh (self);
}

const char *
relais_decision_get_question (RelaisDecision *self)
{
  g_return_val_if_fail (RELAIS_IS_DECISION (self), NULL);
  return PRIVATE (self)->question;
}

/**
 * relais_decision_get_remark:
 *
 * Returns: (nullable): what helps to answer
 */
const char *
relais_decision_get_remark (RelaisDecision *self)
{
  g_return_val_if_fail (RELAIS_IS_DECISION (self), NULL);
  return PRIVATE (self)->remark;
}

GListModel *
relais_decision_get_choices (RelaisDecision *self)
{
  g_return_val_if_fail (RELAIS_IS_DECISION (self), NULL);
  return G_LIST_MODEL (PRIVATE (self)->choices);
}

const RelaisMark *
relais_decision_get_marks (RelaisDecision *self, guint *n)
{
  GArray *marks;

  g_return_val_if_fail (RELAIS_IS_DECISION (self), NULL);

  marks = PRIVATE (self)->marks;
  *n = marks->len;
  return (const RelaisMark *) (gpointer) marks->data;
}

static void
explain (RelaisDecision *self, RelaisReason *reason, const char *place)
{
  g_signal_emit (self, signals[EXPLAIN], 0, reason, place);
}

static RelaisReason *
trial_reason (RelaisDecision *self, RelaisTrying why)
{
  return relais_reason_new_literal (relais_match_get_game (PRIVATE (self)->match), NULL,
                                    why == RELAIS_TRYING_END
                                      ? _("This would end the game, which cannot be tried.")
                                      : _("This is not known yet: what is turned up while you try ahead stays face down."));
}

/* Refused although the choice was offered: while trying ahead. */
static void
explain_refusal (RelaisDecision *self, const RelaisRefusal *why, const char *place)
{
  const RelaisView *view = relais_match_get_view (PRIVATE (self)->match);
  g_autoptr (RelaisReason) reason = why->code != 0 ? relais_reason_new (view, why)
                                                   : trial_reason (self, RELAIS_TRYING_UNKNOWN);

  explain (self, reason, place);
}

gboolean
relais_decision_is_led (RelaisDecision *self)
{
  RelaisGuide *guide;

  g_return_val_if_fail (RELAIS_IS_DECISION (self), FALSE);

  guide = PRIVATE (self)->guide;
  return guide != NULL && relais_guide_get_status (guide) == RELAIS_GUIDE_LEADING;
}

/* In a lesson nothing is done but what is meant. */
static gboolean
keep_to_lesson (RelaisDecision *self, RelaisChoice *choice)
{
  RelaisGuide *guide = PRIVATE (self)->guide;
  g_autoptr (RelaisReason) reason = NULL;

  if (guide == NULL || relais_guide_allows (guide, choice))
    return TRUE;
  reason = relais_guide_dup_reason (guide);
  explain (self, reason, relais_choice_get_place (choice));
  return FALSE;
}

static gboolean
take_choice (RelaisDecision *self, RelaisChoice *choice)
{
  RelaisReason *reason = relais_choice_get_reason (choice);
  RelaisMatch *match = PRIVATE (self)->match;
  const RelaisNode *node;
  const RelaisMove *moves;
  RelaisRefusal why;
  gboolean held = FALSE;
  gboolean played;
  guint n;

  if (!keep_to_lesson (self, choice))
    return FALSE;
  if (reason != NULL)
    {
      explain (self, reason, relais_choice_get_place (choice));
      return FALSE;
    }
  if (relais_choice_get_step (choice))
    {
      RELAIS_DECISION_GET_CLASS (self)->step (self, choice);
      return TRUE;
    }
  g_signal_emit (self, signals[ANSWERING], 0, choice, &held);
  if (held)
    return FALSE;
  moves = relais_choice_get_moves (choice, &n);
  node = relais_match_get_node (match);
  played = relais_match_play_all (match, moves, n, &why);
  if (!played)
    explain_refusal (self, &why, relais_choice_get_place (choice));
  return played || relais_match_get_node (match) != node;
}

gboolean
relais_decision_choose (RelaisDecision *self, RelaisChoice *choice)
{
  gboolean taken;

  g_return_val_if_fail (RELAIS_IS_DECISION (self), FALSE);

  /* What is played takes it off the list. */
  g_object_ref (choice);
  taken = take_choice (self, choice);
  g_object_unref (choice);
  return taken;
}

gboolean
relais_decision_open (RelaisDecision *self, const char *group)
{
  gboolean opened = FALSE;

  g_return_val_if_fail (RELAIS_IS_DECISION (self), FALSE);

  g_signal_emit (self, signals[OPEN], 0, group, &opened);
  return opened;
}

/**
 * relais_decision_point:
 * @choice: (nullable): NULL: none is pointed at any more
 */
void
relais_decision_point (RelaisDecision *self, RelaisChoice *choice)
{
  g_return_if_fail (RELAIS_IS_DECISION (self));
  g_signal_emit (self, signals[POINTED], 0, choice);
}

/**
 * relais_decision_at_place:
 *
 * Returns: (transfer full): what can and cannot be done at a place of the
 *   board, maybe nothing
 */
GListModel *
relais_decision_at_place (RelaisDecision *self, const char *place)
{
  g_return_val_if_fail (RELAIS_IS_DECISION (self), NULL);

  if (!may_answer (self))
    return G_LIST_MODEL (g_list_store_new (RELAIS_TYPE_CHOICE));
  return RELAIS_DECISION_GET_CLASS (self)->at_place (self, place);
}

/**
 * relais_decision_press:
 *
 * Returns: (transfer full) (nullable): the choices to ask between; NULL when
 *   the press was answered
 */
GListModel *
relais_decision_press (RelaisDecision *self, const char *place)
{
  g_autoptr (GListModel) choices = relais_decision_at_place (self, place);
  g_autoptr (RelaisChoice) only = NULL;
  guint n = g_list_model_get_n_items (choices);
  guint possible = 0;

  g_return_val_if_fail (RELAIS_IS_DECISION (self), NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_choice_get_reason (choice) == NULL && possible++ == 0)
        g_set_object (&only, choice);
    }
  if (possible > 1)
    return g_steal_pointer (&choices);
  if (only == NULL && n > 0)
    only = g_list_model_get_item (choices, 0);
  if (only != NULL)
    relais_decision_choose (self, only);
  return NULL;
}

gboolean
relais_decision_back (RelaisDecision *self)
{
  RelaisDecisionClass *klass;

  g_return_val_if_fail (RELAIS_IS_DECISION (self), FALSE);

  klass = RELAIS_DECISION_GET_CLASS (self);
  return may_answer (self) && klass->back != NULL && klass->back (self);
}

gboolean
relais_decision_can_back (RelaisDecision *self)
{
  RelaisDecisionClass *klass;

  g_return_val_if_fail (RELAIS_IS_DECISION (self), FALSE);

  klass = RELAIS_DECISION_GET_CLASS (self);
  return may_answer (self) && klass->can_back != NULL && klass->can_back (self);
}

gboolean
relais_decision_adjust (RelaisDecision *self, int by)
{
  RelaisDecisionClass *klass;

  g_return_val_if_fail (RELAIS_IS_DECISION (self), FALSE);

  klass = RELAIS_DECISION_GET_CLASS (self);
  return may_answer (self) && klass->adjust != NULL && klass->adjust (self, by);
}

char *
relais_decision_adjusted (RelaisDecision *self, int by)
{
  RelaisDecisionClass *klass;

  g_return_val_if_fail (RELAIS_IS_DECISION (self), NULL);

  klass = RELAIS_DECISION_GET_CLASS (self);
  return may_answer (self) && klass->adjusted != NULL ? klass->adjusted (self, by) : NULL;
}

/**
 * relais_decision_refresh:
 *
 * The same question again, in the words of now.
 */
void
relais_decision_refresh (RelaisDecision *self)
{
  RelaisDecisionClass *klass;

  g_return_if_fail (RELAIS_IS_DECISION (self));

  klass = RELAIS_DECISION_GET_CLASS (self);
  if (klass->refresh != NULL && may_answer (self))
    klass->refresh (self);
  else
    ask_anew (self);
}

/**
 * relais_decision_get_head:
 *
 * Returns: (transfer full) (nullable): what a group is called and comes to
 */
RelaisChoice *
relais_decision_get_head (RelaisDecision *self, const char *group)
{
  RelaisDecisionClass *klass;

  g_return_val_if_fail (RELAIS_IS_DECISION (self), NULL);

  klass = RELAIS_DECISION_GET_CLASS (self);
  return may_answer (self) && klass->head != NULL ? klass->head (self, group) : NULL;
}

/**
 * relais_decision_ask:
 * @question: (transfer full)
 * @remark: (transfer full) (nullable)
 */
void
relais_decision_ask (RelaisDecision *self, char *question, char *remark)
{
  RelaisDecisionPrivate *priv;

  g_return_if_fail (RELAIS_IS_DECISION (self));

  priv = PRIVATE (self);
  g_free (priv->question);
  g_free (priv->remark);
  priv->question = question;
  priv->remark = remark;
}

/**
 * relais_decision_offer:
 * @choice: (transfer full)
 */
void
relais_decision_offer (RelaisDecision *self, RelaisChoice *choice)
{
  g_return_if_fail (RELAIS_IS_DECISION (self));

  g_list_store_append (PRIVATE (self)->choices, choice);
  g_object_unref (choice);
}

/* What is meant in a lesson, and nothing else. */
static void
suggest_what_is_meant (RelaisGuide *guide, GListModel *choices)
{
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_choice_get_reason (choice) == NULL && relais_guide_allows (guide, choice))
        /* TRANSLATORS: in the guided first game, beside the answer that is meant */
        relais_choice_mean (choice, g_strdup (_("this is what is meant")));
    }
}

void
relais_decision_suggest (RelaisDecision *self, GListModel *choices)
{
  RelaisDecisionClass *klass;
  g_autoptr (RelaisChoice) best = NULL;
  char *why = NULL;
  guint which;

  g_return_if_fail (RELAIS_IS_DECISION (self));

  klass = RELAIS_DECISION_GET_CLASS (self);
  if (relais_decision_is_led (self))
    {
      suggest_what_is_meant (PRIVATE (self)->guide, choices);
      return;
    }
  if (!PRIVATE (self)->suggests || klass->suggest == NULL || !klass->suggest (relais_match_get_view (PRIVATE (self)->match), choices, &which, &why))
    return;
  best = g_list_model_get_item (choices, which);
  relais_choice_suggest (best, why);
}

void
relais_decision_mark (RelaisDecision *self, const char *place, RelaisMarkKind kind, int pips)
{
  RelaisMark mark = { g_strdup (place), kind, pips };

  g_return_if_fail (RELAIS_IS_DECISION (self));
  g_array_append_val (PRIVATE (self)->marks, mark);
}

/**
 * relais_decision_clear:
 *
 * Forgets choices and marks, before others are offered.
 */
void
relais_decision_clear (RelaisDecision *self)
{
  RelaisDecisionPrivate *priv = PRIVATE (self);

  g_list_store_remove_all (priv->choices);
  g_array_set_size (priv->marks, 0);
}

/**
 * relais_decision_changed:
 *
 * Tells that question, choices and marks are complete.
 */
void
relais_decision_changed (RelaisDecision *self)
{
  RelaisDecisionPrivate *priv;

  g_return_if_fail (RELAIS_IS_DECISION (self));

  priv = PRIVATE (self);
  if (relais_decision_is_led (self) && !relais_match_is_looking_back (priv->match) && relais_guide_get_place (priv->guide) != NULL)
    relais_decision_mark (self, relais_guide_get_place (priv->guide), RELAIS_MARK_MEANT, -1);
  priv->changed = TRUE;
  if (!priv->following)
    relais_match_report (priv->match, RELAIS_CHANGE_QUESTION);
}

gboolean
relais_decision_does_chore (RelaisDecision *self, guint chore)
{
  g_return_val_if_fail (RELAIS_IS_DECISION (self), FALSE);
  return (PRIVATE (self)->chores >> chore & 1) != 0;
}

void
relais_decision_lock_for_trial (RelaisDecision *self, RelaisChoice *choice, RelaisTrying why)
{
  g_autoptr (RelaisReason) reason = NULL;

  g_return_if_fail (RELAIS_IS_DECISION (self));
  reason = trial_reason (self, why);
  relais_choice_set_reason (choice, reason);
}
