/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-history.h"

G_BEGIN_DECLS

/* The other moves that were played instead of a row's: each can be looked at,
 * played on from its end, and given a name. */

#define RELAIS_TYPE_BRANCHES (relais_branches_get_type ())
G_DECLARE_FINAL_TYPE (RelaisBranches, relais_branches, RELAIS, BRANCHES, GtkPopover)

GtkWidget *relais_branches_new (RelaisHistoryRow *row);

G_END_DECLS
