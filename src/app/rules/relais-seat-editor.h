/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* Who sits in a seat: name, colour, a person or a computer player, changed at once. A colour that another
 * seat has is swapped with it. */

#define RELAIS_TYPE_SEAT_EDITOR (relais_seat_editor_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSeatEditor, relais_seat_editor, RELAIS, SEAT_EDITOR, GtkPopover)

GtkWidget *relais_seat_editor_new (RelaisMatch *match,
                                   RelaisSeat  *seat);

G_END_DECLS
