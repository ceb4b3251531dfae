/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/relais-setup-hand.h"
#include "app/shell/relais-window.h"
#include "model/relais-draft.h"

G_BEGIN_DECLS

/* A setup being made: its board, on which everything is laid by hand, and all
 * that is not on the board beside it. Keeps its draft in a file of its own.
 * Property: show-pane (read and write, notifies). */

/* Where one is in a setup, for a page that follows another one. */
typedef struct
{
  const char *view;             /* of the side pane; interned */
  gboolean pane;
  guint64 unfolded;             /* a bit for each row that folds */
  float zoom;
  graphene_point_t middle;
} RelaisSetupPlace;

#define RELAIS_TYPE_SETUP_PAGE (relais_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupPage, relais_setup_page, RELAIS, SETUP_PAGE, AdwBin)

/* path: the draft's file, if it has one. */
GtkWidget    *relais_setup_page_new            (RelaisWindow       *window,
                                                RelaisDraft        *draft,
                                                const char         *path);
RelaisDraft  *relais_setup_page_get_draft      (RelaisSetupPage    *self);
/* NULL: nothing was changed yet. */
const char   *relais_setup_page_get_path       (RelaisSetupPage    *self);
RelaisSetupHand *relais_setup_page_get_hand    (RelaisSetupPage    *self);
RelaisWindow *relais_setup_page_get_window     (RelaisSetupPage    *self);

/* The actions called "setup", to which others may be added, and those called
 * "board". */
GActionMap   *relais_setup_page_get_actions    (RelaisSetupPage    *self);
GActionGroup *relais_setup_page_get_board_actions (RelaisSetupPage *self);

void          relais_setup_page_get_place      (RelaisSetupPage    *self,
                                                RelaisSetupPlace   *place);
void          relais_setup_page_set_place      (RelaisSetupPage    *self,
                                                const RelaisSetupPlace *place);

/* Writes the draft, changed or not; FALSE, and told, if it cannot be. */
gboolean      relais_setup_page_keep           (RelaisSetupPage    *self);
/* Before the page goes: writes what has not been written. */
void          relais_setup_page_leave          (RelaisSetupPage    *self);
/* The focus on the board. */
void          relais_setup_page_begin          (RelaisSetupPage    *self);

gboolean      relais_setup_page_get_show_pane  (RelaisSetupPage    *self);
void          relais_setup_page_set_show_pane  (RelaisSetupPage    *self,
                                                gboolean            show);
/* "board", "players", "rules", "cards" or "decks". */
void          relais_setup_page_show_view      (RelaisSetupPage    *self,
                                                const char         *view);
/* Where it is that something was found. */
void          relais_setup_page_show_finding   (RelaisSetupPage    *self,
                                                RelaisDraftFinding *finding);
/* Said to readers and told below the board. */
void          relais_setup_page_say            (RelaisSetupPage    *self,
                                                const char         *words);

G_END_DECLS
