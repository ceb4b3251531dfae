/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/relais-problems.h"
#include "relais-question.h"

G_BEGIN_DECLS

/* Says what is wrong with a file or a code, and where. */

/* The first problems, a line each, for people. */
char           *relais_problem_dialog_print (GPtrArray  *problems);
/* The dialog, with an answer that only closes it; not asked yet. */
#define RELAIS_PROBLEM_DIALOG_CLOSE "close"
RelaisQuestion *relais_problem_dialog_new   (const char *heading,
                                             const char *body);
void            relais_problem_dialog_show  (GtkWidget  *parent,
                                             const char *heading,
                                             GPtrArray  *problems);
void            relais_problem_dialog_tell  (GtkWidget  *parent,
                                             const char *heading,
                                             const char *body);

G_END_DECLS
