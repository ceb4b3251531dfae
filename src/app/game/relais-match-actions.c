/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-match-actions.h"

#include <glib/gi18n.h>

#include "model/relais-advice.h"
#include "model/relais-history-row.h"
#include "model/relais-lore.h"
#include "model/relais-player-kind.h"
#include "relais-replay.h"

struct _RelaisMatchActions
{
  GSimpleActionGroup parent_instance;

  RelaisMatch *match;
  RelaisDecision *decision;
  RelaisComputers *computers;
  RelaisReplay *replay;
};

enum
{
  HINT,
  SAID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisMatchActions, relais_match_actions, G_TYPE_SIMPLE_ACTION_GROUP)

static void
enable (RelaisMatchActions *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* The one choice that ends the turn, if it can be taken now. */
static RelaisChoice *
ending_choice (RelaisMatchActions *self)
{
  GListModel *choices = relais_decision_get_choices (self->decision);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_choice_get_ends_turn (choice) && relais_choice_get_reason (choice) == NULL)
        return g_steal_pointer (&choice);
    }
  return NULL;
}

static const RelaisLore *
lore_of (RelaisMatchActions *self)
{
  return relais_lore_find (relais_match_get_game (self->match));
}

/* Behind a curtain nobody is told. */
static void
enable_tellers (RelaisMatchActions *self)
{
  const RelaisLore *lore = lore_of (self);
  gboolean told = relais_match_get_viewer (self->match) != RELAIS_NOBODY;

  enable (self, "tell-means", told && lore->tell_means != NULL);
  enable (self, "tell-errands", told && lore->tell_errands != NULL);
  enable (self, "tell-prices", told && lore->tell_prices != NULL);
  enable (self, "tell-wanderer", told && lore->tell_wanderer != NULL);
}

/* A scenario is for who solves it. */
static gboolean
may_change_seat (RelaisMatchActions *self)
{
  return !relais_match_is_over (self->match) && !relais_match_is_looking_back (self->match)
         && !relais_match_get_trying (self->match) && relais_match_get_scenario (self->match) == NULL;
}

static void
enable_computers (RelaisMatchActions *self)
{
  gboolean on = relais_computers_get_on (self->computers);

  enable (self, "pause-computers", on);
  enable (self, "step-computers", on);
  enable (self, "skip-computers", on);
  enable (self, "take-seat", on && may_change_seat (self));
  enable (self, "leave-seat", !on && may_change_seat (self));
}

static void
update (RelaisMatchActions *self)
{
  RelaisNode *shown = relais_match_get_shown_node (self->match);
  gboolean over = relais_match_is_over (self->match);
  gboolean looking_back = relais_match_is_looking_back (self->match);
  gboolean trying = relais_match_get_trying (self->match);
  gboolean can_try = !looking_back && !relais_decision_is_led (self->decision) && relais_match_can_try (self->match);
  g_autoptr (RelaisChoice) ending = ending_choice (self);

  /* What cannot be seen is not taken back. */
  enable (self, "undo", !looking_back && relais_match_can_undo (self->match));
  enable (self, "redo", !looking_back && relais_match_can_redo (self->match));
  enable (self, "undo-turn", !looking_back && relais_match_can_undo_turn (self->match));
  enable (self, "try", can_try);
  enable (self, "keep-trial", trying);
  enable (self, "drop-trial", trying);
  enable (self, "toggle-trial", trying || can_try);
  enable (self, "end-turn", ending != NULL && !over && !looking_back);
  enable (self, "hint", relais_advice_is_for (self->decision));
  enable (self, "look-previous", shown->parent != NULL);
  enable (self, "look-next", shown->latest != NULL);
  enable (self, "look-start", shown->parent != NULL);
  enable (self, "look-present", looking_back);
  enable (self, "back-to-here", looking_back && relais_match_can_go (self->match, shown));
  enable_tellers (self);
  enable_computers (self);
}

/* What is to be read and not only heard is shown. */
static void
say (RelaisMatchActions *self, const char *words, gboolean shown)
{
  g_signal_emit (self, signals[SAID], 0, words, shown);
}

static void
undo (RelaisMatchActions *self)
{
  RelaisNode *undone = relais_match_get_undone (self->match);
  g_autofree char *what = undone != NULL ? relais_history_tell_press (self->match, undone) : NULL;
  g_autofree char *words = relais_lore_fill (_("Undone: {what}"), "what", what != NULL ? what : "", NULL);

  if (relais_match_undo (self->match))
    say (self, words, FALSE);
}

static void
redo (RelaisMatchActions *self)
{
  RelaisNode *redone = relais_match_get_redone (self->match);
  g_autofree char *what = NULL;
  g_autofree char *words = NULL;

  if (!relais_match_redo (self->match))
    return;
  what = relais_history_tell_press (self->match, redone);
  words = relais_lore_fill (_("Done again: {what}"), "what", what != NULL ? what : "", NULL);
  say (self, words, FALSE);
}

static void
undo_turn (RelaisMatchActions *self)
{
  if (relais_match_undo_turn (self->match))
    say (self, _("The whole turn is taken back"), FALSE);
}

static void
try_ahead (RelaisMatchActions *self)
{
  relais_match_try (self->match);
  say (self, _("Trying ahead: nothing is decided yet"), FALSE);
}

static void
keep_trial (RelaisMatchActions *self)
{
  if (relais_match_keep_trial (self->match))
    say (self, _("What you tried is played"), FALSE);
  else if (relais_match_is_for_computer (self->match))
    say (self, _("Played up to where a computer player decides"), TRUE);
  else
    say (self, _("Played up to the first card that is not known yet"), TRUE);
}

static void
drop_trial (RelaisMatchActions *self)
{
  relais_match_drop_trial (self->match);
  say (self, _("What you tried is dropped: you are where you began"), FALSE);
}

static void
toggle_trial (RelaisMatchActions *self)
{
  if (relais_match_get_trying (self->match))
    drop_trial (self);
  else
    try_ahead (self);
}

static void
end_turn (RelaisMatchActions *self)
{
  g_autoptr (RelaisChoice) ending = ending_choice (self);

  if (ending != NULL)
    relais_decision_choose (self->decision, ending);
}

static void
hint (RelaisMatchActions *self)
{
  g_signal_emit (self, signals[HINT], 0);
}

static void
look_previous (RelaisMatchActions *self)
{
  RelaisNode *shown = relais_match_get_shown_node (self->match);

  if (shown->parent != NULL)
    relais_match_look (self->match, shown->parent);
}

static void
look_next (RelaisMatchActions *self)
{
  RelaisNode *shown = relais_match_get_shown_node (self->match);

  if (shown->latest != NULL)
    relais_match_look_on (self->match, shown->latest);
}

static void
look_start (RelaisMatchActions *self)
{
  relais_match_look (self->match, relais_tree_get_root (relais_match_get_tree (self->match)));
}

static void
look_present (RelaisMatchActions *self)
{
  relais_match_look (self->match, NULL);
}

static void
back_to_here (RelaisMatchActions *self)
{
  relais_match_go (self->match, relais_match_get_shown_node (self->match));
}

typedef char *(*Teller) (const RelaisView *view);

/* Shown as well: it is as quick for who sees. */
static void
answer (RelaisMatchActions *self, Teller tell)
{
  g_autofree char *words = tell (relais_match_get_view (self->match));

  say (self, words, TRUE);
}

static void
tell_means (RelaisMatchActions *self)
{
  answer (self, lore_of (self)->tell_means);
}

static void
tell_errands (RelaisMatchActions *self)
{
  answer (self, lore_of (self)->tell_errands);
}

static void
tell_prices (RelaisMatchActions *self)
{
  answer (self, lore_of (self)->tell_prices);
}

static void
tell_wanderer (RelaisMatchActions *self)
{
  answer (self, lore_of (self)->tell_wanderer);
}

static void
pause_computers (RelaisMatchActions *self)
{
  relais_computers_set_paused (self->computers, !relais_computers_get_paused (self->computers));
}

static void
step_computers (RelaisMatchActions *self)
{
  relais_computers_step (self->computers);
}

static void
skip_computers (RelaisMatchActions *self)
{
  relais_computers_skip (self->computers);
}

/* Of who is to decide. */
static void
give_seat (RelaisMatchActions *self, const char *kind)
{
  RelaisSeat *seat = relais_match_nth_seat (self->match, (guint) relais_match_get_seat (self->match));
  g_autofree char *words = NULL;

  relais_player_kind_give (self->match, seat, kind);
  words = relais_player_kind_tell (relais_match_get_game (self->match), relais_seat_get_kind (seat));
  say (self, words, TRUE);
}

static void
take_seat (RelaisMatchActions *self)
{
  give_seat (self, "human");
}

static void
on_leave_seat (RelaisMatchActions *self, GVariant *kind)
{
  const char *level = g_variant_get_string (kind, NULL);
  g_autofree char *any = NULL;

  if (!g_strv_contains (relais_player_kinds, level))
    return;
  any = relais_player_kind_at (relais_match_get_game (self->match), "human", level);
  give_seat (self, any);
}

static const struct
{
  const char *name;
  void (*act) (RelaisMatchActions *self);
} commands[] = {
  { "undo", undo },
  { "redo", redo },
  { "undo-turn", undo_turn },
  { "try", try_ahead },
  { "keep-trial", keep_trial },
  { "drop-trial", drop_trial },
  { "toggle-trial", toggle_trial },
  { "end-turn", end_turn },
  { "hint", hint },
  { "look-previous", look_previous },
  { "look-next", look_next },
  { "look-start", look_start },
  { "look-present", look_present },
  { "back-to-here", back_to_here },
  { "tell-means", tell_means },
  { "tell-errands", tell_errands },
  { "tell-prices", tell_prices },
  { "tell-wanderer", tell_wanderer },
  { "pause-computers", pause_computers },
  { "step-computers", step_computers },
  { "skip-computers", skip_computers },
  { "take-seat", take_seat },
};

static void
relais_match_actions_dispose (GObject *object)
{
  RelaisMatchActions *self = RELAIS_MATCH_ACTIONS (object);

  g_clear_object (&self->computers);
  g_clear_object (&self->replay);
  g_clear_object (&self->decision);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (relais_match_actions_parent_class)->dispose (object);
}

static void
relais_match_actions_class_init (RelaisMatchActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_match_actions_dispose;
  signals[HINT] = g_signal_new ("hint", RELAIS_TYPE_MATCH_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SAID] = g_signal_new ("said", RELAIS_TYPE_MATCH_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
}

static void
relais_match_actions_init (RelaisMatchActions *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (commands[i].name, NULL);

      g_signal_connect_object (action, "activate", G_CALLBACK (commands[i].act), self, G_CONNECT_SWAPPED);
      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
    }
}

static void
add_leave_seat (RelaisMatchActions *self)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new ("leave-seat", G_VARIANT_TYPE_STRING);

  g_signal_connect_object (action, "activate", G_CALLBACK (on_leave_seat), self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
}

RelaisMatchActions *
relais_match_actions_new (RelaisMatch *match, RelaisDecision *decision, RelaisComputers *computers)
{
  RelaisMatchActions *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match) && RELAIS_IS_COMPUTERS (computers), NULL);

  self = g_object_new (RELAIS_TYPE_MATCH_ACTIONS, NULL);
  self->match = g_object_ref (match);
  self->decision = g_object_ref (decision);
  self->computers = g_object_ref (computers);
  add_leave_seat (self);
  g_signal_connect_object (computers, "notify::on", G_CALLBACK (enable_computers), self, G_CONNECT_SWAPPED);
  self->replay = relais_replay_new (match);
  relais_replay_add_actions (self->replay, G_ACTION_MAP (self));
  g_signal_connect_object (match, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}
