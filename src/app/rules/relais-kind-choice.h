/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Who plays a seat, a person or a computer player of a level, as a drop-down. */

void        relais_kind_choice_fill   (GtkDropDown *choice);
void        relais_kind_choice_select (GtkDropDown *choice,
                                       const char  *kind);
/* NULL: what is not offered, and was not chosen by anybody. */
const char *relais_kind_choice_get    (GtkDropDown *choice);

G_END_DECLS
