/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-file-dialog.h"

#define CHOOSER_STAYS 1000      /* milliseconds */

/* GTK 4.18 asks for the folders on the way to what its chooser shows, and crashes
 * when it is told after the chooser has gone. So that stays hidden for a while. */
static void
on_window_gone (GtkNativeDialog *dialog)
{
  gtk_native_dialog_hide (dialog);
  g_timeout_add_once (CHOOSER_STAYS, g_object_unref, dialog);
}

/* Who asked lets go of it. */
static void
on_answered (GtkNativeDialog *dialog)
{
  g_signal_handlers_disconnect_by_func (gtk_native_dialog_get_transient_for (dialog), on_window_gone, dialog);
  g_timeout_add_once (CHOOSER_STAYS, g_object_unref, g_object_ref (dialog));
}

void
relais_file_dialog_ask (GtkFileChooserNative *chooser, GtkWidget *asking, GCallback response)
{
  GtkRoot *window = gtk_widget_get_root (asking);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "response", G_CALLBACK (on_answered), NULL);
  g_signal_connect_object (chooser, "response", response, asking, 0);
  g_signal_connect_object (window, "destroy", G_CALLBACK (on_window_gone), chooser, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
