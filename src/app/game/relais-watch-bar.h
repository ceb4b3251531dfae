/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-computers.h"

G_BEGIN_DECLS

/* In the place of the answers while a computer player is to decide: pause, step, skip,
 * and how long a step is looked at. The commands are those of relais-computer-actions.
 * Property: computers, can be NULL. */

#define RELAIS_TYPE_WATCH_BAR (relais_watch_bar_get_type ())
G_DECLARE_FINAL_TYPE (RelaisWatchBar, relais_watch_bar, RELAIS, WATCH_BAR, GtkWidget)

/* The keyboard is at what holds or goes on. */
void relais_watch_bar_focus (RelaisWatchBar *self);

G_END_DECLS
