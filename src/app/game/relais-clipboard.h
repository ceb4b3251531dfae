/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* What can be taken along of a match: the position that is shown, as plain
 * text or as a picture of its board, and its moves. */

/* Each as it is now; done when it is in the clipboard, which may be later, unless
 * the widget has gone or something else was copied. */
typedef void (*RelaisClipboardFunc) (GtkWidget *widget);

void relais_clipboard_copy_position (GtkWidget           *widget,
                                     RelaisMatch         *match,
                                     RelaisClipboardFunc  done);
void relais_clipboard_copy_picture  (GtkWidget           *widget,
                                     RelaisMatch         *match,
                                     RelaisClipboardFunc  done);
void relais_clipboard_copy_moves    (GtkWidget           *widget,
                                     RelaisMatch         *match,
                                     RelaisClipboardFunc  done);

G_END_DECLS
