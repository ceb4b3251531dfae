/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-game-ui.h"
#include "app/board/relais-board-view.h"
#include "app/kit/relais-hint-bar.h"
#include "app/kit/relais-trouble-bar.h"
#include "model/relais-draft-keeper.h"
#include "relais-setup-actions.h"
#include "relais-setup-check.h"
#include "relais-setup-fields.h"
#include "relais-setup-name.h"
#include "relais-setup-page.h"
#include "relais-setup-palette.h"

G_BEGIN_DECLS

/* What the files of the page share. */

struct _RelaisSetupPage
{
  AdwBin parent_instance;

  RelaisHost *host;             /* whose child this is */
  const RelaisGameUi *ui;
  RelaisDraft *draft;
  RelaisDraftKeeper *keeper;
  RelaisSetupHand *hand;
  RelaisSetupActions *actions;
  RelaisBoardView *board;
  RelaisSetupFields *table_fields;
  RelaisSetupFields *deck_fields;
  GPtrArray *seat_rows;         /* of RelaisSetupSeat */
  gboolean telling_hand;        /* the status line tells what is in the hand */

  RelaisTroubleBar *trouble;
  RelaisHintBar *hints;
  AdwWindowTitle *title;
  RelaisSetupName *name;
  GtkWidget *back;
  GtkWidget *undo;
  GtkWidget *redo;
  GtkMenuButton *tools;
  GtkMenuButton *share;
  GtkWidget *play;
  AdwFlap *flap;
  AdwBin *board_bin;
  RelaisSetupCheck *check;
  GtkLabel *status;
  AdwViewStack *views;
  RelaisSetupPalette *palette;
  AdwPreferencesGroup *lists;
  AdwPreferencesGroup *table;
  AdwPreferencesGroup *seats;
  GtkWidget *add_player;
  AdwBin *rules_bin;
  AdwBin *cards_bin;
  AdwPreferencesGroup *decks;
};

/* A key is pressed while a number is being typed: it counts. */
void relais_setup_page_take_typed  (RelaisSetupPage     *self);
/* relais-setup-page-sharing.c */
void relais_setup_page_add_sharing (RelaisSetupPage     *self);
/* relais-setup-page-hosted.c */
void relais_setup_page_hosted_init (RelaisPageInterface *iface);

G_END_DECLS
