/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-history.h"

G_BEGIN_DECLS

/* What the list and its rows know of each other; for relais-history.c. */

RelaisHistoryRow *relais_history_row_new     (RelaisHistory    *history,
                                              RelaisNode       *node);
/* Tells what became otherwise since the last time. */
void              relais_history_row_refresh (RelaisHistoryRow *self);
void              relais_history_forget_row  (RelaisHistory    *self,
                                              RelaisNode       *node);

char             *relais_history_tell        (RelaisMatch      *match,
                                              RelaisNode       *node);
/* What one press did: moves of one kind that were chosen together, in a line. */
char             *relais_history_tell_press  (RelaisMatch      *match,
                                              RelaisNode       *node);
/* The line of a move and of those before it that are told with it. */
char             *relais_history_tell_together (RelaisMatch    *match,
                                              RelaisNode      **node,
                                              gboolean          pressed);
/* Is the move told together with the one before it? */
gboolean          relais_history_continues   (const RelaisNode *node);
int               relais_history_seat_of     (RelaisMatch      *match,
                                              const RelaisNode *node);
int               relais_history_turn_of     (RelaisMatch      *match,
                                              const RelaisNode *node);
gboolean          relais_history_starts_turn (RelaisMatch      *match,
                                              const RelaisNode *node);

G_END_DECLS
