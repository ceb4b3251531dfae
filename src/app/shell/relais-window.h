/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft.h"
#include "relais-application.h"
#include "relais-opening-bar.h"

G_BEGIN_DECLS

/* A window shows one page: the start page, the page on which a new game is
 * made up, a game, or a setup that is being made. */

#define RELAIS_TYPE_WINDOW (relais_window_get_type ())

G_DECLARE_FINAL_TYPE (RelaisWindow, relais_window, RELAIS, WINDOW, AdwApplicationWindow)

GtkWidget         *relais_window_new             (RelaisApplication *application);
RelaisApplication *relais_window_get_application (RelaisWindow      *self);

/* NULL: none is played here. */
RelaisMatch       *relais_window_get_match       (RelaisWindow      *self);
/* In which the match that is played here is kept, or the setup that is made
 * here; NULL: it is not kept yet, or there is none. */
const char        *relais_window_get_path        (RelaisWindow      *self);
GtkWidget         *relais_window_get_page        (RelaisWindow      *self);
/* Gives to be written what has not been written of what is open here. */
void               relais_window_keep            (RelaisWindow      *self);

void               relais_window_show_start      (RelaisWindow      *self);
void               relais_window_show_new_game   (RelaisWindow      *self);
/* A setup is made up here; draft and file are the page's from then on. */
void               relais_window_edit_setup      (RelaisWindow      *self,
                                                  RelaisDraft       *draft,
                                                  const char        *path);
/* The same of a position of the game that is played here, to which the way back
 * leads then. */
void               relais_window_edit_position   (RelaisWindow      *self,
                                                  RelaisDraft       *draft);
gboolean           relais_window_came_from_game  (RelaisWindow      *self);
void               relais_window_show_setups     (RelaisWindow      *self);
/* Does the way back from that setup lead to all setups, and not to the start? */
gboolean           relais_window_came_from_setups (RelaisWindow     *self);
/* The setup that is made here; NULL: none. */
RelaisDraft       *relais_window_get_draft       (RelaisWindow      *self);
/* Nothing is played or made here that another page would take away. */
gboolean           relais_window_is_free         (RelaisWindow      *self);
/* Plays here; what was played here before is kept in the library. */
void               relais_window_play            (RelaisWindow      *self,
                                                  RelaisMatch       *match,
                                                  const char        *path);
/* The same with what is made up here; from the game there is a way back. */
void               relais_window_play_draft      (RelaisWindow      *self,
                                                  RelaisMatch       *match);
/* Opens a file, in another window if something is played here, or says what is
 * wrong with it and what can be saved. */
void               relais_window_open            (RelaisWindow      *self,
                                                  GFile             *file);
/* Tells here of a long file that is being read. */
RelaisOpeningBar  *relais_window_get_opening_bar (RelaisWindow      *self);
void               relais_window_retranslate     (RelaisWindow      *self);
void               relais_window_toast           (RelaisWindow      *self,
                                                  AdwToast          *toast);
void               relais_window_say             (RelaisWindow      *self,
                                                  const char        *words);

G_END_DECLS
