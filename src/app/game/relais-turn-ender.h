/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/answers/relais-choice-bar.h"

G_BEGIN_DECLS

/* Ends a turn in which nothing else can be done any more, after a moment in which
 * any key, any press and the focus that comes into the bar hold it: then it is
 * ended by hand. A ring around the key of what ends the turn shows how long it
 * takes. Not where something could not be taken back (strict undo), where what ends
 * the turn warns, while a screen reader runs, and not of a position that was come to
 * by undo. Property: running, with notify. */

#define RELAIS_TYPE_TURN_ENDER (relais_turn_ender_get_type ())
G_DECLARE_FINAL_TYPE (RelaisTurnEnder, relais_turn_ender, RELAIS, TURN_ENDER, GObject)

/* As long as the bar lives. */
RelaisTurnEnder *relais_turn_ender_new          (RelaisChoiceBar *bar);
/* @decision: (nullable) */
void             relais_turn_ender_set_decision (RelaisTurnEnder *self,
                                                 RelaisDecision  *decision);
void             relais_turn_ender_set_enabled  (RelaisTurnEnder *self,
                                                 gboolean         enabled);
gboolean         relais_turn_ender_is_running   (RelaisTurnEnder *self);

G_END_DECLS
