/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ai/relais-ai.h"
#include "relais-seat.h"

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
/* "A person at this computer", "Computer player, hard". */
char           *relais_player_kind_tell  (const char       *kind);

/* How a computer player is called that nobody has given a name to. */
const char     *relais_player_kind_name  (const char       *colour);
/* Is it one of those? */
gboolean        relais_player_kind_is_name (const char     *name);

/* In the middle of a game: a person takes the seat over, or leaves it to a computer
 * player. Names that nobody has given go with the kind. */
void            relais_player_kind_give  (RelaisSeat       *seat,
                                          const char       *kind);

G_END_DECLS
