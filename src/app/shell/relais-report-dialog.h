/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-program.h"

G_BEGIN_DECLS

/* A text for who mends the program: what runs here, and the game if it is wanted.
 * It is looked at here before it is copied or saved; nothing is sent. */

#define RELAIS_ISSUES "https://github.com/relaisgame/Relais/issues"

#define RELAIS_TYPE_REPORT_DIALOG (relais_report_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RelaisReportDialog, relais_report_dialog, RELAIS, REPORT_DIALOG, AdwWindow)

/* window: (nullable): of whose game it is */
GtkWidget *relais_report_dialog_new   (RelaisProgram *program,
                                       RelaisHost    *host);
/* The text as it is shown; NULL: the moves of a long game are still to come. */
char      *relais_report_dialog_dup_text (RelaisReportDialog *self);
/* The same without a game. */
char      *relais_report_dialog_facts (RelaisProgram *program,
                                       RelaisHost    *host);

G_END_DECLS
