/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* What counts of a seat of La Loire, in one line: where there is no room for
 * everybody's card. */

#define RELAIS_TYPE_LOIRE_SEAT_LINE (relais_loire_seat_line_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLoireSeatLine, relais_loire_seat_line, RELAIS, LOIRE_SEAT_LINE, GtkWidget)

GtkWidget *relais_loire_seat_line_new (RelaisMatch *match,
                                       RelaisSeat  *seat);

G_END_DECLS
