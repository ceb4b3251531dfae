/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-search-keys.h"

static void
lead_on (GtkWidget *entry)
{
  /* What was typed just now is looked for a moment later. */
  g_signal_emit_by_name (entry, "search-changed");
  gtk_widget_child_focus (gtk_widget_get_parent (entry), GTK_DIR_TAB_FORWARD);
}

static gboolean
on_key_pressed (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state)
{
  if ((key != GDK_KEY_Down && key != GDK_KEY_KP_Down) || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  lead_on (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys)));
  return GDK_EVENT_STOP;
}

void
relais_search_keys_add (GtkSearchEntry *entry)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), NULL);
  gtk_widget_add_controller (GTK_WIDGET (entry), keys);
  g_signal_connect (entry, "activate", G_CALLBACK (lead_on), NULL);
}

void
relais_search_keys_begin (GtkSearchEntry *entry)
{
  gtk_widget_grab_focus (GTK_WIDGET (entry));
  gtk_editable_select_region (GTK_EDITABLE (entry), 0, -1);
}
