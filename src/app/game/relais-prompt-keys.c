/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys of the prompt bar. */

#include "relais-prompt-bar-private.h"

#include "app/kit/relais-announce.h"

static gboolean
is_answering (RelaisPromptBar *self)
{
  return self->decision != NULL && self->match != NULL && !relais_match_is_looking_back (self->match)
         && gtk_widget_get_mapped (GTK_WIDGET (self));
}

/* The focus is elsewhere, and nothing else says that the number is another one. */
gboolean
relais_prompt_keys_adjust (RelaisPromptBar *self, int by)
{
  if (!relais_decision_adjust (self->decision, by))
    return FALSE;
  relais_announce (GTK_WIDGET (self->number), gtk_label_get_text (self->number));
  return TRUE;
}

/* Who presses a key twice, or holds it, means the question of the turn that is over,
 * not the first one of the next player. */
static gboolean
is_echo (RelaisPromptBar *self)
{
  gint64 now = g_get_monotonic_time ();
  int within;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &within, NULL);
  if (self->quiet_since == 0 || now - self->quiet_since >= within * (gint64) 1000)
    return FALSE;
  self->quiet_since = now;
  return TRUE;
}

void
relais_prompt_keys_hand_over (RelaisPromptBar *self)
{
  self->quiet_since = g_get_monotonic_time ();
}

static gboolean
on_digit (GtkWidget *widget, GVariant *args, gpointer data)
{
  RelaisPromptBar *self = RELAIS_PROMPT_BAR (widget);

  if (is_echo (self))
    return TRUE;
  return is_answering (self) && relais_choice_bar_press (self->choices, (guint) g_variant_get_int32 (args));
}

static gboolean
on_back (GtkWidget *widget, GVariant *args, gpointer data)
{
  RelaisPromptBar *self = RELAIS_PROMPT_BAR (widget);

  if (self->match == NULL || !gtk_widget_get_mapped (widget))
    return FALSE;
  if (relais_match_is_looking_back (self->match))
    {
      relais_match_look (self->match, NULL);
      return TRUE;
    }
  return self->decision != NULL && relais_decision_back (self->decision);
}

static gboolean
on_adjust (GtkWidget *widget, GVariant *args, gpointer data)
{
  RelaisPromptBar *self = RELAIS_PROMPT_BAR (widget);

  if (is_echo (self))
    return TRUE;
  return is_answering (self) && gtk_widget_get_visible (self->stepper)
         && relais_prompt_keys_adjust (self, g_variant_get_int32 (args));
}

static gboolean
on_repeat (GtkWidget *widget, GVariant *args, gpointer data)
{
  RelaisPromptBar *self = RELAIS_PROMPT_BAR (widget);

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  relais_status_line_focus (self->status);
  relais_announce (widget, relais_status_line_get_text (self->status));
  return TRUE;
}

/* What presses the button that has the focus. */
static gboolean
on_key_pressed (RelaisPromptBar *self, guint key, guint code, GdkModifierType held)
{
  return (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_space) && is_echo (self);
}

static void
add_guard (RelaisPromptBar *self)
{
  GtkEventController *guard = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (guard, GTK_PHASE_CAPTURE);
  g_signal_connect_object (guard, "key-pressed", G_CALLBACK (on_key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), guard);
}

static void
add_shortcut (GtkShortcutController *controller, guint key, GdkModifierType modifiers, GtkShortcutFunc callback, int arg)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                                            gtk_callback_action_new (callback, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (arg));
  gtk_shortcut_controller_add_shortcut (controller, shortcut);
}

void
relais_prompt_keys_add (RelaisPromptBar *self)
{
  GtkShortcutController *controller = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (controller, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i <= 9; i++)
    {
      add_shortcut (controller, GDK_KEY_0 + i, 0, on_digit, (int) i);
      add_shortcut (controller, GDK_KEY_KP_0 + i, 0, on_digit, (int) i);
    }
  add_shortcut (controller, GDK_KEY_Escape, 0, on_back, 0);
  add_shortcut (controller, GDK_KEY_minus, 0, on_adjust, -1);
  add_shortcut (controller, GDK_KEY_KP_Subtract, 0, on_adjust, -1);
  add_shortcut (controller, GDK_KEY_plus, 0, on_adjust, 1);
  add_shortcut (controller, GDK_KEY_equal, 0, on_adjust, 1);
  add_shortcut (controller, GDK_KEY_KP_Add, 0, on_adjust, 1);
  add_shortcut (controller, GDK_KEY_l, GDK_CONTROL_MASK, on_repeat, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (controller));
  add_guard (self);
}
