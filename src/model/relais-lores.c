/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of what is told of games. It is alone in its file, so that a
 * program of the tests can have another. */

#include "engine/common/built-in.h"
#include "relais-lore.h"

#define DECLARE(id) extern const RelaisLore relais_lore_##id;
#define ENTRY(id) &relais_lore_##id,

RELAIS_GAMES_MODEL (DECLARE)

const RelaisLore *const relais_lores[] = { RELAIS_GAMES_MODEL (ENTRY) NULL };
