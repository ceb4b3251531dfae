/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-history-row.h"

G_BEGIN_DECLS

/* A branch by its name. Signal: "chosen" when it was gone to or looked at. */

#define RELAIS_TYPE_BRANCH_LINE (relais_branch_line_get_type ())
G_DECLARE_FINAL_TYPE (RelaisBranchLine, relais_branch_line, RELAIS, BRANCH_LINE, GtkWidget)

/* The i-th branch beside a move. */
GtkWidget *relais_branch_line_new (RelaisHistoryRow *row,
                                   guint             i);

G_END_DECLS
