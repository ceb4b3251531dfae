/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-library.h"
#include "model/relais-setup-library.h"

G_BEGIN_DECLS

#define RELAIS_TYPE_APPLICATION (relais_application_get_type ())

typedef struct _RelaisWindow RelaisWindow;

G_DECLARE_FINAL_TYPE (RelaisApplication, relais_application, RELAIS, APPLICATION, AdwApplication)

RelaisApplication *relais_application_new          (void);
/* Keeps everything and quits, without asking about what cannot be written. */
void               relais_application_end          (RelaisApplication *self);
GSettings         *relais_application_get_settings (RelaisApplication *self);
RelaisLibrary     *relais_application_get_library  (RelaisApplication *self);
RelaisSetupLibrary *relais_application_get_setups  (RelaisApplication *self);
/* Opens a file where it takes nothing away: in a window that plays nothing, or
 * in a new one. What is open somewhere is shown there. */
void               relais_application_open_file    (RelaisApplication *self,
                                                    GFile             *file);
void               relais_application_open_files   (RelaisApplication *self,
                                                    GFile            **files,
                                                    gsize              n);
/* The same in this window, if it is free. */
void               relais_application_open_in      (RelaisApplication *self,
                                                    RelaisWindow      *window,
                                                    GFile             *file);
void               relais_application_stop_opening (RelaisApplication *self);
/* FALSE: no window plays or makes what is in the file. */
gboolean           relais_application_show_again   (RelaisApplication *self,
                                                    const char        *path);
/* In which it is told what cannot be opened (transfer none). */
RelaisWindow      *relais_application_window_for_files (RelaisApplication *self);
/* The window in which a game or a setup of the user's own is open (transfer
 * none); NULL: it is in none. */
GtkWindow         *relais_application_find_open    (RelaisApplication *self,
                                                    const char        *path);
/* A window shows a game that is kept, or another page: emit the signals
 * "opening" (const char *path), before pages are left, and "pages-changed". */
void               relais_application_opening      (RelaisApplication *self,
                                                    const char        *path);
void               relais_application_pages_changed (RelaisApplication *self);
/* A window that plays nothing, maybe a new one (transfer none). */
GtkWindow         *relais_application_free_window  (RelaisApplication *self);
/* Shows what is kept and has these words, in the same way. */
void               relais_application_search       (RelaisApplication *self,
                                                    const char        *words);
/* Shows a game that begins, in the same way. */
void               relais_application_play         (RelaisApplication *self,
                                                    RelaisMatch       *match);

G_END_DECLS
