/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-library.h"
#include "model/relais-setup-library.h"

G_BEGIN_DECLS

#define RELAIS_TYPE_APPLICATION (relais_application_get_type ())

G_DECLARE_FINAL_TYPE (RelaisApplication, relais_application, RELAIS, APPLICATION, AdwApplication)

/* In a moment, what is no longer used goes back to the system. */
void               relais_application_give_memory_back (void);

RelaisApplication *relais_application_new          (void);
GSettings         *relais_application_get_settings (RelaisApplication *self);
RelaisLibrary     *relais_application_get_library  (RelaisApplication *self);
RelaisSetupLibrary *relais_application_get_setups  (RelaisApplication *self);
/* Opens a file where it takes nothing away: in a window that plays nothing, or
 * in a new one. What is open somewhere is shown there. */
void               relais_application_open_file    (RelaisApplication *self,
                                                    GFile             *file);
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
