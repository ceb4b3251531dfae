/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-ledger.h"
#include "model/relais-review.h"

G_BEGIN_DECLS

/* How points went over the turns, and the drawing of it: axes, a line a player
 * told apart by colour, dashes and the shape at its end, a legend below. For
 * relais-score-chart.c. */

typedef struct
{
  RelaisMatch *match;
  RelaisLedger *ledger;         /* as long as not all is known: there are no lines then */
  guint seats;
  int first;                    /* turns before the start */
  guint turns;
  int *points[RELAIS_MAX_SEATS];        /* at the start and after each turn: turns + 1 */
  int least, most;              /* 0 among them */
  const char *axis;             /* what goes up; NULL: the points that somebody has */
} RelaisScorePlot;

/* In portions, since a line may be long; go_on: TRUE when all is known. */
void     relais_score_plot_begin   (RelaisScorePlot *plot,
                                    RelaisMatch     *match);
gboolean relais_score_plot_go_on   (RelaisScorePlot *plot,
                                    guint            moves);
/* What a look back at the game knows of everybody's chances, at once. */
void     relais_score_plot_take    (RelaisScorePlot *plot,
                                    RelaisReview    *review);
void     relais_score_plot_clear   (RelaisScorePlot *plot);
int      relais_score_plot_height  (RelaisScorePlot *plot,
                                    GtkWidget       *widget,
                                    int              width);
/* Cursor: whose values are shown; -1: none. */
void     relais_score_plot_draw    (RelaisScorePlot *plot,
                                    GtkWidget       *widget,
                                    GtkSnapshot     *snapshot,
                                    int              cursor);
/* What is nearest to a place of the widget. */
int      relais_score_plot_pick    (RelaisScorePlot *plot,
                                    GtkWidget       *widget,
                                    double           x);

G_END_DECLS
