/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* Writes what is to stand behind a move; on the first move of a branch it is
 * the branch's name. */

#define RELAIS_TYPE_REMARK_POPOVER (relais_remark_popover_get_type ())
G_DECLARE_FINAL_TYPE (RelaisRemarkPopover, relais_remark_popover, RELAIS, REMARK_POPOVER, GtkPopover)

void relais_remark_popover_show (GtkWidget   *parent,
                                 RelaisMatch *match,
                                 RelaisNode  *node);

G_END_DECLS
