/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"

G_BEGIN_DECLS

/* The computer players of a match. As long as one of them is to decide in the position
 * that is played on, it is thought about in threads, and played when it is time: one
 * step after the other, so that somebody can look on. Undo, looking back, trying ahead
 * and letting go of this end the thinking; it begins anew where the game goes on. What a
 * computer player does follows from what its seat knows, the beginning of the game and
 * how many moves have been made, so that the same moves are followed by the same ones.
 *
 * Properties, all with notify: pace, paused; on: a computer player is to decide, and
 * nobody looks back or tries ahead. Signal: "done", when after them a person is to
 * decide, or the game is over. */

#define RELAIS_TYPE_COMPUTERS (relais_computers_get_type ())
G_DECLARE_FINAL_TYPE (RelaisComputers, relais_computers, RELAIS, COMPUTERS, GObject)

/* How long a step is looked at. */
typedef enum
{
  RELAIS_PACE_SLOW,
  RELAIS_PACE_NORMAL,
  RELAIS_PACE_FAST,
  RELAIS_PACE_AT_ONCE,
  RELAIS_PACES
} RelaisPace;

/* As settings name them; ends at NULL. */
extern const char *const relais_paces[];

RelaisComputers *relais_computers_new        (RelaisMatch     *match);
gboolean         relais_computers_get_on     (RelaisComputers *self);
RelaisPace       relais_computers_get_pace   (RelaisComputers *self);
void             relais_computers_set_pace   (RelaisComputers *self,
                                              RelaisPace       pace);
gboolean         relais_computers_get_paused (RelaisComputers *self);
void             relais_computers_set_paused (RelaisComputers *self,
                                              gboolean         paused);
/* The next step, and no other. */
void             relais_computers_step       (RelaisComputers *self);
/* All at once until a person is to decide; where there is none, to the end of the turn. */
void             relais_computers_skip       (RelaisComputers *self);

G_END_DECLS
