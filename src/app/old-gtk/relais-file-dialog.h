/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows a dialog that belongs to itself until it is answered or the window goes.
 * response: of a GtkNativeDialog, with the widget; lets go of the dialog. */
void relais_file_dialog_ask (GtkFileChooserNative *chooser,
                             GtkWidget            *asking,
                             GCallback             response);

G_END_DECLS
