/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/relais-setup-hand.h"
#include "app/pages/relais-host.h"
#include "model/relais-draft.h"

G_BEGIN_DECLS

/* A setup being made: its board, on which everything is laid by hand, and all
 * that is not on the board beside it. Keeps its draft in a file of its own. */

/* Where one is in a setup: what the page notes of itself. */
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
GtkWidget    *relais_setup_page_new            (RelaisHost         *host,
                                                RelaisDraft        *draft,
                                                const char         *path);
RelaisDraft  *relais_setup_page_get_draft      (RelaisSetupPage    *self);
RelaisSetupHand *relais_setup_page_get_hand    (RelaisSetupPage    *self);

/* The actions called "setup", to which others may be added. */
GActionMap   *relais_setup_page_get_actions    (RelaisSetupPage    *self);

/* Writes the draft, changed or not; FALSE, and told, if it cannot be. */
gboolean      relais_setup_page_keep           (RelaisSetupPage    *self);

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
