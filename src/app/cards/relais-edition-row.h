/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-edition-line.h"

G_BEGIN_DECLS

/* A line of the table of card values. Its values are set back through the
 * action edition.reset ([(path, index)]). */

#define RELAIS_TYPE_EDITION_ROW (relais_edition_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisEditionRow, relais_edition_row, RELAIS, EDITION_ROW, AdwBin)

GtkWidget         *relais_edition_row_new        (void);
/* NULL: none for now. */
void               relais_edition_row_set_line   (RelaisEditionRow  *self,
                                                  RelaisEditionLine *line);
RelaisEditionLine *relais_edition_row_get_line   (RelaisEditionRow  *self);
/* The entry that has the focus; -1: none. */
int                relais_edition_row_find_focus (RelaisEditionRow  *self);
void               relais_edition_row_focus      (RelaisEditionRow  *self,
                                                  guint              cell);

G_END_DECLS
