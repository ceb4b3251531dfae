/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A notification of the desktop about what goes on in a window that is not in front. It
 * leads there, and goes when somebody comes there by himself. */

/* Nothing, if it is in front. */
void relais_notice_tell     (GtkWindow  *window,
                             const char *title,
                             const char *words);
/* The window is in front, or goes. */
void relais_notice_withdraw (GtkWindow  *window);

G_END_DECLS
