/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-match.h"

G_BEGIN_DECLS

/* What was played, looked at again move by move and by itself, up to where the game
 * stands: from the position that is looked at, from the start, or only what the others
 * did since the last turn of who is to play. It is looking back and nothing else, so it
 * shows what who looks may know; whatever else is done ends it. */

#define RELAIS_TYPE_REPLAY (relais_replay_get_type ())
G_DECLARE_FINAL_TYPE (RelaisReplay, relais_replay, RELAIS, REPLAY, GObject)

RelaisReplay *relais_replay_new         (RelaisMatch  *match);
/* "replay" (a state: does it play?), "replay-since", "replay-slower", "replay-faster",
 * and "replay-speed" with one of the speeds "0.5", "1", "2", "4" */
void          relais_replay_add_actions (RelaisReplay *self,
                                         GActionMap   *map);

G_END_DECLS
