/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-edition-line.h"

G_BEGIN_DECLS

/* One value of an edition, to be changed in place: a number or a word. Changes
 * go through the action edition.set (path, index, value); Enter is
 * edition.next. */

#define RELAIS_TYPE_EDITION_ENTRY (relais_edition_entry_get_type ())
G_DECLARE_FINAL_TYPE (RelaisEditionEntry, relais_edition_entry, RELAIS, EDITION_ENTRY, AdwBin)

GtkWidget *relais_edition_entry_new  (void);
/* Another value than before, or the same one changed. */
void       relais_edition_entry_show (RelaisEditionEntry *self,
                                      RelaisEditionLine  *line,
                                      guint               cell);

G_END_DECLS
