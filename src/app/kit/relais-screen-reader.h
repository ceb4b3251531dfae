/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Begins to ask the desktop whether somebody listens. Asked again, it does nothing. */
void     relais_screen_reader_watch (void);
/* Does a screen reader run, or another assistive technology? Until the desktop has
 * answered: no. */
gboolean relais_screen_reader_runs  (void);

G_END_DECLS
