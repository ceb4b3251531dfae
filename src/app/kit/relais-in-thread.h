/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Runs the task's work in a thread, as g_task_run_in_thread does, and in two
 * ways is safer. The thread is never the last to let go of the task and with it
 * of its source, which may be a widget that has left the window meanwhile. And
 * the end of the program waits for the work: behind main () libraries clean up
 * what a thread that still draws is using. */
void relais_in_thread (GTask          *task,
                       GTaskThreadFunc work);
/* All that was to be done in threads has been done. */
gboolean relais_in_thread_is_idle (void);

G_END_DECLS
