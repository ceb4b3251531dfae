/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-decision.h"
#include "model/relais-library.h"

G_BEGIN_DECLS

/* A game being played: board, prompt, side pane. A RelaisGameKeeper keeps it in
 * the library. Properties: show-pane (read and write, notifies). Signal: "say"
 * (words), something to be told for a moment. */

/* Where one is in a game, for a page that follows another one. */
typedef struct
{
  RelaisNode *shown;            /* NULL: the present */
  const char *view;             /* of the side pane; interned */
  const char *card;             /* on the page of all cards; interned; NULL: none */
  gboolean result, cards, handover;
  float zoom;
  graphene_point_t middle;
} RelaisGamePlace;

#define RELAIS_TYPE_GAME_PAGE (relais_game_page_get_type ())
G_DECLARE_FINAL_TYPE (RelaisGamePage, relais_game_page, RELAIS, GAME_PAGE, AdwBin)

GtkWidget      *relais_game_page_new            (RelaisMatch    *match,
                                                 GSettings      *settings,
                                                 RelaisLibrary  *library,
                                                 const char     *path);
RelaisMatch    *relais_game_page_get_match      (RelaisGamePage *self);
RelaisDecision *relais_game_page_get_decision   (RelaisGamePage *self);
const char     *relais_game_page_get_path       (RelaisGamePage *self);
/* The actions called "match", and those called "board". */
GActionGroup   *relais_game_page_get_actions    (RelaisGamePage *self);
GActionGroup   *relais_game_page_get_board_actions (RelaisGamePage *self);

void            relais_game_page_get_place      (RelaisGamePage *self,
                                                 RelaisGamePlace *place);
void            relais_game_page_set_place      (RelaisGamePage *self,
                                                 const RelaisGamePlace *place);

/* Waits until the game is in its file; what could not be written is tried
 * again. */
gboolean        relais_game_page_save           (RelaisGamePage *self,
                                                 GError        **error);

/* Before the page goes: writes what has not been written, and the picture. */
void            relais_game_page_leave          (RelaisGamePage *self);

/* The focus on what is asked. */
void            relais_game_page_begin          (RelaisGamePage *self);

gboolean        relais_game_page_get_show_pane  (RelaisGamePage *self);
void            relais_game_page_set_show_pane  (RelaisGamePage *self,
                                                 gboolean        show);
/* "players", "cards" or "history". */
void            relais_game_page_show_view      (RelaisGamePage *self,
                                                 const char     *view);
void            relais_game_page_set_fullscreen (RelaisGamePage *self,
                                                 gboolean        fullscreen);
void            relais_game_page_show_result    (RelaisGamePage *self);
/* Takes the toast over and shows it over the board; FALSE when that is not what is shown. */
gboolean        relais_game_page_toast          (RelaisGamePage *self,
                                                 AdwToast       *toast);
/* All cards on a page of their own. */
void            relais_game_page_show_cards     (RelaisGamePage *self,
                                                 const char     *id);

G_END_DECLS
