/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/pages/relais-host.h"

G_BEGIN_DECLS

/* What came of all finished games: for whom and for which of them is chosen; numbers,
 * charts with a table behind each; for other programs as a file; to be cleared. */

#define RELAIS_TYPE_STATISTICS_DIALOG (relais_statistics_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RelaisStatisticsDialog, relais_statistics_dialog, RELAIS, STATISTICS_DIALOG, AdwWindow)

GtkWidget *relais_statistics_dialog_new         (RelaisHost *host);
/* The command win.statistics. */
void       relais_statistics_dialog_add_command (RelaisHost *host);

G_END_DECLS
