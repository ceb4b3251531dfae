/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The window of the preferences; each row is bound to its setting. */

#define RELAIS_TYPE_PREFERENCES (relais_preferences_get_type ())
G_DECLARE_FINAL_TYPE (RelaisPreferences, relais_preferences, RELAIS, PREFERENCES, AdwWindow)

GtkWidget *relais_preferences_new (GSettings *settings,
                                   GtkWindow *parent);

G_END_DECLS
