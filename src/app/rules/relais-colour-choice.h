/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A drop-down of the players' colours (relais_seat_colours, in their order):
 * their marks, in the list with their names. */
void relais_colour_choice_fill   (GtkDropDown *choice,
                                  const char  *sheet);
void relais_colour_choice_select (GtkDropDown *choice,
                                  const char  *colour);

G_END_DECLS
