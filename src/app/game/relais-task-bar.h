/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-task.h"

G_BEGIN_DECLS

/* What is to be done in a scenario, how far it has come, and that it is done;
 * win.restart begins it anew. Signal: "solved", when a move has solved it. */

#define RELAIS_TYPE_TASK_BAR (relais_task_bar_get_type ())
G_DECLARE_FINAL_TYPE (RelaisTaskBar, relais_task_bar, RELAIS, TASK_BAR, AdwBin)

GtkWidget  *relais_task_bar_new      (RelaisTask    *task);
RelaisTask *relais_task_bar_get_task (RelaisTaskBar *self);

G_END_DECLS
