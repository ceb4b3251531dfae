/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "../common/game.h"

/* Thurn und Taxis' entry in the table of games: all that the rest of the program
 * needs to know of it. */
extern const RelaisGame relais_thurn;
