/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"
#include "relais-options.h"

G_BEGIN_DECLS

/* What is chosen before a game begins. Always complete and always possible, so
 * a game can be started from it at any moment; its options are a RelaisOptions,
 * too. Signals: "changed" (anything),
 * "seats-changed" (how many, who sits where, colours). */

#define RELAIS_TYPE_NEW_GAME (relais_new_game_get_type ())
G_DECLARE_FINAL_TYPE (RelaisNewGame, relais_new_game, RELAIS, NEW_GAME, GObject)

/* `remembered` is what relais_new_game_print made of an earlier one; what is
 * not understood of it is left out. */
RelaisNewGame    *relais_new_game_new          (const RelaisGame *game,
                                                const char       *remembered);
/* What nobody has chosen is as who speaks this language expects it ("fr"; at
 * first, and where the game makes no difference, as its rules have it). */
void              relais_new_game_set_language (RelaisNewGame    *self,
                                                const char       *language);
char             *relais_new_game_print        (RelaisNewGame    *self);
/* NULL, or the game of what was printed. */
const RelaisGame *relais_new_game_remembered   (const char       *remembered);

const RelaisGame *relais_new_game_get_game     (RelaisNewGame    *self);
guint             relais_new_game_get_n_seats  (RelaisNewGame    *self);
/* Who has no name of his own is called as his colour, a computer player by one of
 * theirs. */
const char       *relais_new_game_get_name     (RelaisNewGame    *self,
                                                guint             seat);
void              relais_new_game_set_name     (RelaisNewGame    *self,
                                                guint             seat,
                                                const char       *name);
const char       *relais_new_game_get_colour   (RelaisNewGame    *self,
                                                guint             seat);
/* Who had the colour gets this seat's. */
void              relais_new_game_set_colour   (RelaisNewGame    *self,
                                                guint             seat,
                                                const char       *colour);
/* "human", or a computer player's level, with its temperament: "hard any" is drawn
 * when the game begins. */
const char       *relais_new_game_get_kind     (RelaisNewGame    *self,
                                                guint             seat);
void              relais_new_game_set_kind     (RelaisNewGame    *self,
                                                guint             seat,
                                                const char       *kind);
/* One person against computer players, as many as there were others. */
void              relais_new_game_play_computers (RelaisNewGame  *self);
gboolean          relais_new_game_can_add      (RelaisNewGame    *self);
gboolean          relais_new_game_can_remove   (RelaisNewGame    *self);
void              relais_new_game_add_seat     (RelaisNewGame    *self);
void              relais_new_game_remove_seat  (RelaisNewGame    *self,
                                                guint             seat);
void              relais_new_game_move_seat    (RelaisNewGame    *self,
                                                guint             from,
                                                guint             to);

/* By its key in the game's table; -1: it has none such. */
int               relais_new_game_find         (RelaisNewGame    *self,
                                                const char       *key);
/* What the option is, chosen or derived. */
gint64            relais_new_game_get_value    (RelaisNewGame    *self,
                                                int               option);
gboolean          relais_new_game_is_given     (RelaisNewGame    *self,
                                                int               option);
void              relais_new_game_set_value    (RelaisNewGame    *self,
                                                int               option,
                                                gint64            value);
void              relais_new_game_unset        (RelaisNewGame    *self,
                                                int               option);

void              relais_new_game_set_seed     (RelaisNewGame    *self,
                                                gint64            seed);
void              relais_new_game_draw_seed    (RelaisNewGame    *self);
gboolean          relais_new_game_get_strict   (RelaisNewGame    *self);
void              relais_new_game_set_strict   (RelaisNewGame    *self,
                                                gboolean          strict);

/* All options, chosen or derived. */
void              relais_new_game_get_config   (RelaisNewGame    *self,
                                                RelaisConfig     *config);
RelaisMatch      *relais_new_game_start        (RelaisNewGame    *self);

/* The same game once more, with other cards and tiles; rotated: who sits next
 * after the one who began begins. */
RelaisMatch      *relais_new_game_again        (RelaisMatch      *match,
                                                gboolean          rotated);

G_END_DECLS
