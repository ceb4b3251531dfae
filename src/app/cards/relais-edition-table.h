/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* All card values of a draft, to be looked for, changed, set back, and brought
 * in from and out to an edition file. Its actions are edition.set (path, index,
 * value), edition.reset (path, index), edition.next, edition.reset-all,
 * edition.import, edition.export. */

#define RELAIS_TYPE_EDITION_TABLE (relais_edition_table_get_type ())
G_DECLARE_FINAL_TYPE (RelaisEditionTable, relais_edition_table, RELAIS, EDITION_TABLE, AdwBin)

GtkWidget *relais_edition_table_new       (void);
void       relais_edition_table_set_draft (RelaisEditionTable *self,
                                           RelaisDraft        *draft);
/* Shows the value with that path ("shields" stands for the first one
 * below), whatever was looked for before, and gives it the focus. */
void       relais_edition_table_go_to     (RelaisEditionTable *self,
                                           const char         *path);
/* Reads an edition file, or tells what is wrong with it. */
void       relais_edition_table_import    (RelaisEditionTable *self,
                                           GFile              *file);
void       relais_edition_table_export    (RelaisEditionTable *self,
                                           GFile              *file);

G_END_DECLS
