/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"
#include "model/relais-reason.h"

G_BEGIN_DECLS

/* Why something cannot be done, beside the thing that was asked for: the
 * sentence, and the rule that it comes from. Esc or a click closes it, and the
 * focus goes back to where it was. */

#define RELAIS_TYPE_REASON_POPOVER (relais_reason_popover_get_type ())
G_DECLARE_FINAL_TYPE (RelaisReasonPopover, relais_reason_popover, RELAIS, REASON_POPOVER, GtkPopover)

void relais_reason_popover_show (GtkWidget          *parent,
                                 const GdkRectangle *at,
                                 RelaisReason       *reason);
/* Why another position of the match cannot be played on now. */
void relais_reason_popover_show_no_way (GtkWidget   *parent,
                                 RelaisMatch        *match);

G_END_DECLS
