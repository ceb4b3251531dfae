/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-player-kind.h"

G_BEGIN_DECLS

/* Who plays a seat, a person or a computer player of a level, as a drop-down; and what
 * the computer player likes, as another one. */

void        relais_kind_choice_fill   (GtkDropDown *choice);
void        relais_kind_choice_select (GtkDropDown *choice,
                                       const char  *kind);
/* NULL: what is not offered, and was not chosen by anybody. */
const char *relais_kind_choice_get    (GtkDropDown *choice);

/* What can be chosen for `kind`, which is selected; FALSE: nothing. */
gboolean    relais_temper_choice_fill (GtkDropDown      *choice,
                                       const RelaisGame *game,
                                       const char       *kind);
/* What is selected; NULL: nothing. */
const char *relais_temper_choice_get  (GtkDropDown      *choice,
                                       const RelaisGame *game,
                                       const char       *kind);

G_END_DECLS
