/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-game-record.h"

#include "engine/common/built-in.h"

#define DECLARE(id) extern const RelaisGameRecord relais_game_record_##id;
#define ENTRY(id) &relais_game_record_##id,

RELAIS_GAMES_RECORD (DECLARE)

const RelaisGameRecord *const relais_game_records[] = { RELAIS_GAMES_RECORD (ENTRY) NULL };
