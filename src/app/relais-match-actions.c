/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-match-actions.h"

struct _RelaisMatchActions
{
  GSimpleActionGroup parent_instance;

  RelaisMatch *match;
  RelaisDecision *decision;
};

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

static void
update (RelaisMatchActions *self)
{
  RelaisNode *shown = relais_match_get_shown_node (self->match);
  gboolean over = relais_match_is_over (self->match);
  gboolean looking_back = relais_match_is_looking_back (self->match);
  gboolean trying = relais_match_get_trying (self->match);
  gboolean can_try = !over && !looking_back && !trying;
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
  enable (self, "look-previous", shown->parent != NULL);
  enable (self, "look-next", shown->latest != NULL);
  enable (self, "look-start", shown->parent != NULL);
  enable (self, "look-present", looking_back);
  enable (self, "back-to-here", looking_back && relais_match_can_go (self->match, shown));
}

static void
on_undo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;

  (void) action;
  (void) parameter;
  relais_match_undo (self->match);
}

static void
on_redo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;

  (void) action;
  (void) parameter;
  relais_match_redo (self->match);
}

static void
on_undo_turn (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;

  (void) action;
  (void) parameter;
  relais_match_undo_turn (self->match);
}

static void
on_try (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;

  (void) action;
  (void) parameter;
  relais_match_try (self->match);
}

static void
on_keep_trial (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;

  (void) action;
  (void) parameter;
  relais_match_keep_trial (self->match);
}

static void
on_drop_trial (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;

  (void) action;
  (void) parameter;
  relais_match_drop_trial (self->match);
}

static void
on_toggle_trial (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;

  if (relais_match_get_trying (self->match))
    on_drop_trial (action, parameter, user_data);
  else
    on_try (action, parameter, user_data);
}

static void
on_end_turn (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;
  g_autoptr (RelaisChoice) ending = ending_choice (self);

  (void) action;
  (void) parameter;
  if (ending != NULL)
    relais_decision_choose (self->decision, ending);
}

static void
on_look_previous (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;
  RelaisNode *shown = relais_match_get_shown_node (self->match);

  (void) action;
  (void) parameter;
  if (shown->parent != NULL)
    relais_match_look (self->match, shown->parent);
}

static void
on_look_next (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;
  RelaisNode *shown = relais_match_get_shown_node (self->match);

  (void) action;
  (void) parameter;
  if (shown->latest != NULL)
    relais_match_look (self->match, shown->latest);
}

static void
on_look_start (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;

  (void) action;
  (void) parameter;
  relais_match_look (self->match, relais_tree_get_root (relais_match_get_tree (self->match)));
}

static void
on_look_present (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;

  (void) action;
  (void) parameter;
  relais_match_look (self->match, NULL);
}

static void
on_back_to_here (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatchActions *self = user_data;

  (void) action;
  (void) parameter;
  relais_match_go (self->match, relais_match_get_shown_node (self->match));
}

static void
relais_match_actions_dispose (GObject *object)
{
  RelaisMatchActions *self = RELAIS_MATCH_ACTIONS (object);

  g_clear_object (&self->decision);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (relais_match_actions_parent_class)->dispose (object);
}

static void
relais_match_actions_class_init (RelaisMatchActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_match_actions_dispose;
}

static void
relais_match_actions_init (RelaisMatchActions *self)
{
  static const GActionEntry entries[] = {
    { .name = "undo", .activate = on_undo },
    { .name = "redo", .activate = on_redo },
    { .name = "undo-turn", .activate = on_undo_turn },
    { .name = "try", .activate = on_try },
    { .name = "keep-trial", .activate = on_keep_trial },
    { .name = "drop-trial", .activate = on_drop_trial },
    { .name = "toggle-trial", .activate = on_toggle_trial },
    { .name = "end-turn", .activate = on_end_turn },
    { .name = "look-previous", .activate = on_look_previous },
    { .name = "look-next", .activate = on_look_next },
    { .name = "look-start", .activate = on_look_start },
    { .name = "look-present", .activate = on_look_present },
    { .name = "back-to-here", .activate = on_back_to_here },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

RelaisMatchActions *
relais_match_actions_new (RelaisMatch *match, RelaisDecision *decision)
{
  RelaisMatchActions *self = g_object_new (RELAIS_TYPE_MATCH_ACTIONS, NULL);

  self->match = g_object_ref (match);
  self->decision = g_object_ref (decision);
  g_signal_connect_object (match, "applied", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "reset", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (decision, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}
