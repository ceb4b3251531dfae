/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"

/* The smallest game there is, always built and tested: a pile of stones, each
 * move takes one to three, who takes the last one wins. It proves that nothing
 * above the table of games assumes the other games, and shows a new one what
 * to fill in. */
extern const RelaisGame relais_null;
