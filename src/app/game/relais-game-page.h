/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"
#include "model/relais-decision.h"

G_BEGIN_DECLS

/* A game being played: board, prompt, side pane. A RelaisGameKeeper keeps it in
 * the library. */

/* Where one is in a game: what the page notes of itself. */
typedef struct
{
  RelaisNode *shown;            /* NULL: the present */
  const char *view;             /* of the side pane; interned */
  const char *card;             /* on the page of all cards; interned; NULL: none */
  gboolean result, cards;
  gboolean paused;              /* the computer players */
  float zoom;
  graphene_point_t middle;
} RelaisGamePlace;

#define RELAIS_TYPE_GAME_PAGE (relais_game_page_get_type ())
G_DECLARE_FINAL_TYPE (RelaisGamePage, relais_game_page, RELAIS, GAME_PAGE, AdwBin)

GtkWidget      *relais_game_page_new            (RelaisHost  *host,
                                                 RelaisMatch *match,
                                                 const char  *path);
RelaisDecision *relais_game_page_get_decision   (RelaisGamePage *self);

/* Waits until the game is in its file; what could not be written is tried
 * again. */
gboolean        relais_game_page_save           (RelaisGamePage  *self,
                                                 GError         **error);

void            relais_game_page_show_result    (RelaisGamePage *self);
/* All cards on a page of their own. */
void            relais_game_page_show_cards     (RelaisGamePage *self,
                                                 const char     *id);

G_END_DECLS
