/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* What can be taken along of a match: the position that is shown, as plain
 * text or as a picture of its board, and its moves. */

void relais_clipboard_copy_position (GtkWidget           *widget,
                                     RelaisMatch         *match);
void relais_clipboard_copy_picture  (GtkWidget           *widget,
                                     RelaisMatch         *match);
/* As they are now; done when they are in the clipboard, of many moves later,
 * unless the widget has gone. */
typedef void (*RelaisClipboardFunc) (GtkWidget *widget);
void relais_clipboard_copy_moves    (GtkWidget           *widget,
                                     RelaisMatch         *match,
                                     RelaisClipboardFunc  done);

G_END_DECLS
