/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/relais-json.h"
#include "relais-lore.h"
#include "relais-new-game.h"

G_BEGIN_DECLS

/* What the files that make new games share. */

typedef struct
{
  char *name;                   /* NULL: the colour's, or that of a computer player */
  const char *colour;
  const char *kind;             /* interned */
} RelaisNewSeat;

struct _RelaisNewGame
{
  GObject parent_instance;

  const RelaisGame *game;
  RelaisNewSeat seats[RELAIS_MAX_SEATS];
  guint n_seats;
  RelaisConfig given;           /* without players and seed */
  const RelaisLanguageOption *spoken;   /* what is not given is as this has it; NULL: as the rules have it */
  RelaisConfig resolved;
  gint64 seed;
  gboolean seed_given;          /* somebody chose it */
  int first_player;             /* the option; -1: there is none */
  gboolean strict;
};

/* Derives what was not chosen, and tells. */
void         relais_new_game_changed       (RelaisNewGame *self);
void         relais_new_game_seats_changed (RelaisNewGame *self);

/* relais-new-game-seats.c */
void         relais_new_game_append_seat   (RelaisNewGame    *self,
                                            const char       *name,
                                            const char       *colour,
                                            const char       *kind);
const char  *relais_new_game_free_colour   (RelaisNewGame    *self);
void         relais_new_game_load_seats    (RelaisNewGame    *self,
                                            const RelaisJson *json);

/* A match by options that are known to be possible. */
RelaisMatch *relais_new_game_begin    (const RelaisGame   *game,
                                       const RelaisConfig *config,
                                       GPtrArray          *players);

G_END_DECLS
