/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-computers.h"
#include "model/relais-decision.h"

G_BEGIN_DECLS

/* The commands of a match, for an action group called "match": undo, redo,
 * undo-turn, try, keep-trial, drop-trial, toggle-trial, end-turn, hint, look-previous,
 * look-next, look-start, look-present, back-to-here; pause-computers, step-computers,
 * skip-computers; of the seat that is to decide take-seat and leave-seat (to a kind of
 * player). Each is enabled while it
 * would do something. Ending early is the window's: it asks before.
 *
 * Signals: "hint", when one is asked for; "said" (const char *words, gboolean shown) of a trial that begins or
 * ends; what is not to be shown can be seen, and is for who listens. */

#define RELAIS_TYPE_MATCH_ACTIONS (relais_match_actions_get_type ())
G_DECLARE_FINAL_TYPE (RelaisMatchActions, relais_match_actions, RELAIS, MATCH_ACTIONS, GSimpleActionGroup)

RelaisMatchActions *relais_match_actions_new (RelaisMatch     *match,
                                              RelaisDecision  *decision,
                                              RelaisComputers *computers);

G_END_DECLS
