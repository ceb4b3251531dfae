/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/kit/relais-hint-bar.h"
#include "app/kit/relais-trouble-bar.h"
#include "model/relais-computers.h"
#include "model/relais-tutor.h"
#include "relais-fullscreen-header.h"
#include "relais-game-keeper.h"
#include "relais-game-page.h"
#include "relais-match-actions.h"

G_BEGIN_DECLS

/* What the files of the page share. */

struct _RelaisGamePage
{
  AdwBin parent_instance;

  RelaisHost *host;             /* whose child this is */
  RelaisMatch *match;
  RelaisDecision *decision;
  RelaisComputers *computers;
  RelaisAdvice *advice;
  RelaisTutor *tutor;
  RelaisMatchActions *actions;
  GSettings *settings;
  RelaisGameKeeper *keeper;
  RelaisNode *played;           /* what was played on before the last change */
  gboolean was_over;
  gboolean at_result;           /* where the game stands its result is shown, not the table */

  RelaisFullscreenHeader *header;
  AdwFlap *header_flap;
  AdwWindowTitle *title;
  GtkWidget *undo;
  GtkWidget *redo;
  GtkMenuButton *menu;
  GMenuModel *game_menu;
  char *best;                   /* results of other games, of who plays alone; NULL: none */
  GtkWidget *leave_fullscreen;
  RelaisTroubleBar *trouble;
  RelaisHintBar *hints;
  int hinted_in;                /* the turn in which one was told last; -1: none was */
  AdwFlap *flap;
  GtkStack *screens;            /* the game, or all its cards */
  GtkStack *stage;              /* the table, or the result when it is over */
  AdwBin *result_bin;
  AdwToastOverlay *toasts;
  GtkOverlay *overlay;
  GtkWidget *panel;             /* of what is advised */
  GtkWidget *picker;
  GtkWidget *offer;
  AdwBin *board_bin;
  AdwBin *prompt_bin;
  AdwViewStack *views;
  AdwBin *players_bin;
  AdwBin *cards_bin;
  AdwBin *history_bin;
  AdwBin *task_bin;
};

/* The result is that of where the game stands: who looks back sees the table. */
void relais_game_page_update_stage (RelaisGamePage      *self);
/* relais-game-hints.c: tells what comes up for the first time. */
void relais_game_hints_look        (RelaisGamePage      *self);
/* relais-game-page-screens.c */
void relais_game_page_show_review  (GSimpleAction       *action,
                                    GVariant            *parameter,
                                    gpointer             user_data);
/* relais-game-page-hosted.c */
void relais_game_page_hosted_init  (RelaisPageInterface *iface);

G_END_DECLS
