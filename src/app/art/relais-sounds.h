/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* Short sounds for what happens in a game, when the setting "sounds" and the
 * desktop allow them. Silent, and without a word, where nothing can play them:
 * only who looks at the preferences is told.
 *
 * Signal: "playing" (const char *name) when a sound is to begin, heard or not. */

#define RELAIS_TYPE_SOUNDS (relais_sounds_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSounds, relais_sounds, RELAIS, SOUNDS, GObject)

/* How many sounds one move may cause, one after the other. */
#define RELAIS_SOUNDS_A_MOVE 3

RelaisSounds *relais_sounds_get_default (void);
/* Plays what the moves of a match sound like, as long as there is the match. */
void          relais_sounds_follow      (RelaisSounds       *self,
                                         RelaisMatch        *match);
/* One sound of data/sounds; the ones that were still to come do not come. */
void          relais_sounds_play        (RelaisSounds       *self,
                                         const char         *name);
/* Why none is heard, in a sentence (translated); NULL: nothing is known. */
const char   *relais_sounds_tell_fault  (RelaisSounds       *self);
/* What events sound like: each sound once, in their order. */
guint         relais_sounds_pick        (const RelaisGame   *game,
                                         const RelaisEvents *events,
                                         const char         *names[RELAIS_SOUNDS_A_MOVE]);

G_END_DECLS
