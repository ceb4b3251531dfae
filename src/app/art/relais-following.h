/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* What a widget shows of a match is brought up to date when any of what has changed:
 * at once where the widget is seen, else when it is mapped the next time.
 *
 * refresh (widget, RelaisChange what, const RelaisEvents *events): what has changed
 * since it was last called; without events if that was not the last move alone.
 * match: the one that is followed instead of that before; NULL: none. */
void relais_follow (gpointer      widget,
                    RelaisMatch  *match,
                    RelaisChange  any,
                    GCallback     refresh);

G_END_DECLS
