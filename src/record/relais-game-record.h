/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "codes-1/relais-shape.h"
#include "relais-words.h"

G_BEGIN_DECLS

/* What a game brings to how it is written down: one table a game. */
typedef struct
{
  const RelaisGame *game;
  const RelaisWords *words;             /* what its refusals say; ends at a NULL name */
  const char *const *tempers;           /* of its computer players; ends at NULL, NULL: they have none */
  const RelaisShape *shape_1;           /* of its setups in codes of the first version; NULL: it had none */
} RelaisGameRecord;

/* Of the games that are built in; NULL ends the list. */
extern const RelaisGameRecord *const relais_game_records[];

G_END_DECLS
