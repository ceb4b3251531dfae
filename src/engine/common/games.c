/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of games. It is alone in its file, so that a program of the tests
 * can have another. */

#include "built-in.h"
#include "game.h"
#include "null.h"

#define DECLARE(id) extern const RelaisGame relais_##id;
#define ENTRY(id) &relais_##id,

RELAIS_GAMES_ENGINE (DECLARE)

const RelaisGame *const relais_games[] = {
  RELAIS_GAMES_ENGINE (ENTRY)
  &relais_null,
  NULL,
};
