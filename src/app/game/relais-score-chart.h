/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-review.h"

G_BEGIN_DECLS

/* The points over the turns of a match's line to the position played on.
 * Pointer and arrow keys ask for the values of a turn. Property: match. */

#define RELAIS_TYPE_SCORE_CHART (relais_score_chart_get_type ())
G_DECLARE_FINAL_TYPE (RelaisScoreChart, relais_score_chart, RELAIS, SCORE_CHART, GtkWidget)

/* Everybody's chances instead of points, as far as they are known. */
void       relais_score_chart_set_review (RelaisScoreChart *self,
                                          RelaisReview     *review);
/* Turns after the start; -1: no turn's values are shown. */
int        relais_score_chart_get_cursor (RelaisScoreChart *self);
void       relais_score_chart_set_cursor (RelaisScoreChart *self,
                                          int               cursor);
/* The values of a turn in words ("After turn 12: ..."), the last one for -1. */
char      *relais_score_chart_dup_values (RelaisScoreChart *self,
                                          int               cursor);

G_END_DECLS
