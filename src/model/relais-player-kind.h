/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ai/relais-ai.h"
#include "relais-match.h"

G_BEGIN_DECLS

/* Who sits in a seat, by the kind that files tell: a person, or a computer player of
 * a level. What they are called in words, and what computer players are called. */

/* What is offered, the weakest first; "human" first of all; ends at NULL. */
extern const char *const relais_player_kinds[];

/* What plays a computer's seat, and with which limits. What a file has of another
 * version is never a kind of a seat. */
const RelaisAi *relais_player_kind_level (const RelaisGame *game,
                                          const char       *kind,
                                          RelaisAiLimits   *limits);
/* "Person", "Hard". */
const char     *relais_player_kind_title (const char       *kind);
/* "A person at this computer", "Computer player: Hard. Likes to carry messages, many of them and far." */
char           *relais_player_kind_tell  (const RelaisGame *game,
                                          const char       *kind);
/* Is it that level, whatever its temperament is? */
gboolean        relais_player_kind_is_of (const char       *kind,
                                          const char       *level);
/* A level for which no temperament was chosen gets one by the game's seed, each seat
 * another, so that a table of computers is not three times the same; the easy one
 * plays as it always did. */
char           *relais_player_kind_draw  (const RelaisGame *game,
                                          const char       *kind,
                                          gint64            seed,
                                          guint             seat);

/* How a computer player is called that nobody has given a name to. */
const char     *relais_player_kind_name  (const char       *colour);
/* Is it one of those? */
gboolean        relais_player_kind_is_name (const char     *name);

/* In the middle of a game: a person takes the seat over, or leaves it to a computer
 * player. Names that nobody has given go with the kind. */
void            relais_player_kind_give  (RelaisMatch      *match,
                                          RelaisSeat       *seat,
                                          const char       *kind);

G_END_DECLS
