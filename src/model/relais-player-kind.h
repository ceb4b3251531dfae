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

/* What can be chosen of how a computer player of that level likes to play: "any"
 * (drawn), "" (nothing more than anything else), then the game's temperaments; ends
 * at NULL. Nothing for people and for levels that a temperament would make weaker. */
const char    **relais_player_kind_tempers (const RelaisGame *game,
                                          const char       *kind);
/* Which of them it is. */
const char     *relais_player_kind_temper (const char      *kind);
/* "hard", "trader": "hard trader". */
char           *relais_player_kind_join  (const char       *kind,
                                          const char       *temper);
/* The same of another level: what it likes stays; who has not liked anything yet gets
 * any temperament. */
char           *relais_player_kind_at    (const RelaisGame *game,
                                          const char       *kind,
                                          const char       *level);
/* "Drawn by Lot", "None", "Trader", and a sentence about it. */
const char     *relais_player_kind_temper_title (const RelaisGame *game,
                                          const char       *temper);
const char     *relais_player_kind_temper_tell (const RelaisGame *game,
                                          const char       *temper);
/* Can it be chosen, by somebody who plays this game? */
gboolean        relais_player_kind_is_offered (const RelaisGame *game,
                                          const char       *kind);

/* What the computer players of a game draw their chance from. */
guint64         relais_player_kind_seed  (const RelaisRecord *record);
/* Who has any temperament gets one by the game's seed, each seat another, so that a
 * table of computers is not three times the same. */
void            relais_player_kind_draw  (RelaisRecord     *record);

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
