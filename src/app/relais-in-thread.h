/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Runs the task's work in a thread, as g_task_run_in_thread does. The end of
 * the program waits for it: behind main () libraries clean up what a thread
 * that still draws is using. */
void relais_in_thread (GTask          *task,
                       GTaskThreadFunc work);

G_END_DECLS
