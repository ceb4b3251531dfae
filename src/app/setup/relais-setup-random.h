/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks for the number that a start is drawn with. Signal: "draw" (gint64). */

#define RELAIS_TYPE_SETUP_RANDOM (relais_setup_random_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupRandom, relais_setup_random, RELAIS, SETUP_RANDOM, AdwPreferencesGroup)

/* Shows the question over the window `parent` is in, whose it is then. */
RelaisSetupRandom *relais_setup_random_ask (GtkWidget *parent);

G_END_DECLS
