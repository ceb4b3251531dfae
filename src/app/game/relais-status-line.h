/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* The last thing that happened in the position shown, in words. What happens
 * is said to screen readers too; the focus can be brought here to hear it
 * again. Property: match, can be NULL. */

#define RELAIS_TYPE_STATUS_LINE (relais_status_line_get_type ())
G_DECLARE_FINAL_TYPE (RelaisStatusLine, relais_status_line, RELAIS, STATUS_LINE, GtkWidget)

void        relais_status_line_focus    (RelaisStatusLine *self);
const char *relais_status_line_get_text (RelaisStatusLine *self);

G_END_DECLS
