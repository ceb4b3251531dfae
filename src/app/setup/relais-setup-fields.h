/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* Rows for the values of a section of a setup, in a group or an expander, kept
 * as they come and go. */

typedef struct _RelaisSetupFields RelaisSetupFields;

/* @parent: an AdwPreferencesGroup or an AdwExpanderRow, that outlives the rows
 * @refused: swapped handler for sentences why cards do not go */
RelaisSetupFields *relais_setup_fields_new  (RelaisDraft       *draft,
                                             const char        *section,
                                             GtkWidget         *parent,
                                             GCallback          refused,
                                             gpointer           user_data);
void               relais_setup_fields_free (RelaisSetupFields *self);
/* The row of what a file calls so; NULL: it has none here. */
GtkWidget         *relais_setup_fields_find (RelaisSetupFields *self,
                                             const char        *path);

G_END_DECLS
