/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* RELAIS_GAMES_LAYER (X) is X (id) for each game that has a folder in that
 * layer, in the order of the build's option `games`; the tables of games are made
 * of it. Programs of the tests have the game for tests, too. */
#ifdef RELAIS_WITH_TEST_GAME
#include "relais-games-tests.h"
#else
#include "relais-games.h"
#endif
