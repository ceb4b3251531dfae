/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-actions.h"

#include <glib/gi18n.h>

#include "model/relais-lore.h"
#include "model/relais-options.h"

struct _RelaisSetupActions
{
  GSimpleActionGroup parent_instance;

  RelaisDraft *draft;
};

enum
{
  SAY,
  REFUSED,
  PLAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisSetupActions, relais_setup_actions, G_TYPE_SIMPLE_ACTION_GROUP)

static void
enable (RelaisSetupActions *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
}

static void
update (RelaisSetupActions *self)
{
  enable (self, "undo", relais_draft_can_undo (self->draft));
  enable (self, "redo", relais_draft_can_redo (self->draft));
  enable (self, "play", relais_draft_is_playable (self->draft));
}

static void
say (RelaisSetupActions *self, const char *words)
{
  if (words != NULL)
    g_signal_emit (self, signals[SAY], 0, words);
}

static void
tell (RelaisSetupActions *self, gboolean done, RelaisReason *why)
{
  if (done)
    say (self, relais_draft_get_undo_title (self->draft));
  else if (why != NULL)
    g_signal_emit (self, signals[REFUSED], 0, relais_reason_get_sentence (why));
}

static void
on_undo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisSetupActions *self = user_data;
  g_autofree char *words = relais_lore_fill (_("Undone: {what}"), "what", relais_draft_get_undo_title (self->draft), NULL);

  if (relais_draft_undo (self->draft))
    say (self, words);
}

static void
on_redo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisSetupActions *self = user_data;

  tell (self, relais_draft_redo (self->draft), NULL);
}

static void
on_random (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisSetupActions *self = user_data;
  g_autoptr (RelaisReason) why = NULL;
  gboolean done;

  done = relais_draft_use_random (self->draft, g_variant_get_int64 (parameter), &why);
  tell (self, done, why);
}

static void
on_complete (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisSetupActions *self = user_data;
  g_autoptr (RelaisReason) why = NULL;
  gboolean done;

  done = relais_draft_use_complete (self->draft, relais_options_any_seed (), &why);
  tell (self, done, why);
}

static void
on_tool (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisSetupActions *self = user_data;
  g_autoptr (RelaisReason) why = NULL;
  gboolean done;

  done = relais_draft_use_tool (self->draft, g_variant_get_string (parameter, NULL), &why);
  tell (self, done, why);
}

static void
on_play (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_signal_emit (user_data, signals[PLAY], 0);
}

static void
relais_setup_actions_dispose (GObject *object)
{
  g_clear_object (&RELAIS_SETUP_ACTIONS (object)->draft);
  G_OBJECT_CLASS (relais_setup_actions_parent_class)->dispose (object);
}

static void
relais_setup_actions_class_init (RelaisSetupActionsClass *klass)
{
  const GType type = RELAIS_TYPE_SETUP_ACTIONS;

  G_OBJECT_CLASS (klass)->dispose = relais_setup_actions_dispose;
  signals[SAY] = g_signal_new ("say", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[PLAY] = g_signal_new ("play", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
relais_setup_actions_init (RelaisSetupActions *self)
{
  static const GActionEntry actions[] = {
    { .name = "undo", .activate = on_undo },
    { .name = "redo", .activate = on_redo },
    { .name = "random", .activate = on_random, .parameter_type = "x" },
    { .name = "complete", .activate = on_complete },
    { .name = "tool", .activate = on_tool, .parameter_type = "s" },
    { .name = "play", .activate = on_play },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

RelaisSetupActions *
relais_setup_actions_new (RelaisDraft *draft)
{
  RelaisSetupActions *self;

  g_return_val_if_fail (RELAIS_IS_DRAFT (draft), NULL);

  self = g_object_new (RELAIS_TYPE_SETUP_ACTIONS, NULL);
  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}

void
relais_setup_actions_fix (RelaisSetupActions *self, RelaisDraftFinding *finding)
{
  g_autoptr (RelaisReason) why = NULL;
  gboolean done;

  g_return_if_fail (RELAIS_IS_SETUP_ACTIONS (self));

  done = relais_draft_fix (self->draft, finding, &why);
  tell (self, done, why);
}

void
relais_setup_actions_fix_otherwise (RelaisSetupActions *self, RelaisDraftFinding *finding)
{
  g_autoptr (RelaisReason) why = NULL;
  gboolean done;

  g_return_if_fail (RELAIS_IS_SETUP_ACTIONS (self));

  done = relais_draft_fix_otherwise (self->draft, finding, &why);
  tell (self, done, why);
}
