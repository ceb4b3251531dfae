/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Random games of all kinds. After each move everything that must hold in any
 * position is looked at, whatever the rules of the move were. A game says what
 * games these are, and what only it knows. The last test asks whether they have
 * together come across all that there is. */

#include <glib.h>

#include "engine/common/game.h"

typedef struct
{
  const char *path;
  const char *setup;    /* members of a setup; the game and the seed are added */
  unsigned games;
  unsigned most;        /* moves of one game: some options make games that hardly end */
  const void *edition;  /* NULL: the built-in one */
} RandomCase;

/* A move, with what was before and what came of it. */
typedef struct
{
  RelaisMove move;
  const void *before;
  const void *after;
  const RelaisEvents *events;
} RandomStep;

typedef struct
{
  const RelaisGame *game;
  const char *rules;            /* how the ids of its rules begin */
  const RandomCase *cases;
  unsigned n_cases;
  unsigned n_moves;             /* kinds */
  unsigned n_phases;
  unsigned     (*phase)           (const void *state);
  /* Moves that are tried in each position, legal or not. */
  unsigned n_tried;
  RelaisMove   (*tried)           (RelaisRng *rng, unsigned i);
  /* One that brings the game on, which even choice would seldom come to: so many times of 8. */
  unsigned liked;
  RelaisMove   (*choose)          (const void *state, const RelaisMove *moves, int n, RelaisRng *rng);
  /* Does the viewer know all that the seat at hand decides by? */
  bool         (*knows_choice)    (const void *state, int viewer);
  /* The same game with other things where the viewer cannot look. */
  void         (*exchange_hidden) (const void *state, int viewer, RelaisRng *rng, void *other);
  bool         (*is_barrier)      (const RandomStep *step);
  void         (*check_step)      (const RandomStep *step);
  void         (*check_sample)    (const void *view, const void *sample);
  void         (*check_together)  (void);       /* what else all games together must have come across */
} RandomGames;

/* A game of a setup, the text of one; what is wrong with it ends the test. */
void random_games_read (const RelaisGame *game, const void *edition, const char *text, void *state);
int  random_games_run  (int argc, char **argv, const RandomGames *about);
/* Have all of these been come across? */
void random_games_all  (const char *what, uint32_t set, unsigned first, unsigned end, const char *(*name) (unsigned i));
