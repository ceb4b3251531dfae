/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Every command that has keys, in one table: the keys themselves and the
 * window that lists them are made from it. */

#define RELAIS_ACTION_MAX_ACCELS 4

typedef struct
{
  const char *name;             /* "win.open", with its target if it has one; NULL: a widget's own keys */
  const char *title;            /* untranslated */
  const char *group;            /* untranslated; the rows of a group stand together */
  const char *accels[RELAIS_ACTION_MAX_ACCELS + 1];
  gboolean typed;               /* keys that a text field wants first */
} RelaisActionInfo;

/* Ends at a NULL title. */
extern const RelaisActionInfo relais_actions[];

/* Gives the application the keys that work wherever the focus is, also in a
 * popover, which is closed then. */
void                   relais_actions_install    (GtkApplication *application);
/* The others, for a window. */
GtkEventController    *relais_actions_controller (void);
/* All of them, in the language of the moment. */
GtkWindow             *relais_actions_window     (gboolean        setting_up);
/* Whether the key whose event is at hand is pressed by itself. Shift that it
 * takes to type the letter, as digits do on French keyboards, does not count. */
gboolean               relais_actions_is_plain   (GtkEventController *keys,
                                                  GdkModifierType     held);

G_END_DECLS
