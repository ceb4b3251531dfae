/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-game-ui.h"

G_BEGIN_DECLS

/* What How to Play shows as drawings: rows with one of the board's own beside their
 * words. Each is added by the function that it is given (RelaisAddPicture). */

typedef void (*RelaisAddPicture) (GtkWidget  *row,
                                  const char *chapter,
                                  gpointer    data);

/* A turn on one page, and the board's parts in the order of their numbers. */
void relais_rules_pictures_add_turn  (const RelaisGameUi *ui,
                                      GtkListBox         *list);
void relais_rules_pictures_add_parts (const RelaisGameUi *ui,
                                      GtkListBox         *list);
/* Each card beside its emblem; chapter: what it is sorted under. */
void relais_rules_pictures_add_cards (RelaisMatch        *match,
                                      RelaisAddPicture    add,
                                      gpointer            data);

G_END_DECLS
