/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* data: as it was given to relais_saving_write. */
typedef void (*RelaisSavingFunc) (GtkWidget *asking,
                                  GFile     *file,
                                  gpointer   data);

/* Writes where a dialog for files was answered, under a name that ends in the
 * suffix: other files are not offered for opening. The dialog has asked whether
 * the file it knew of is to be replaced; for another name that is asked here.
 * data is kept until then, and may be NULL. */
void relais_saving_write (GtkWidget        *asking,
                          GFile            *chosen,
                          const char       *suffix,
                          RelaisSavingFunc  write,
                          GObject          *data);

/* For who writes: (nullable) (transfer full). */
char *relais_saving_path (GFile   *file,
                          GError **error);

G_END_DECLS
