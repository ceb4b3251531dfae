/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "loire-draft.h"

G_BEGIN_DECLS

/* Which value a field is: its kind, whose it is, and which one of the kind. */
typedef enum
{
  LOIRE_FIELD_TURN,
  LOIRE_FIELD_PLAYER,
  LOIRE_FIELD_ENDING,
  LOIRE_FIELD_CIRCUS,
  LOIRE_FIELD_FREE_HORSES,      /* in a place */
  LOIRE_FIELD_BUILDING,         /* in a village: whose, and which */
  LOIRE_FIELD_DENIERS,
  LOIRE_FIELD_BOAT,
  LOIRE_FIELD_GOOD,
  LOIRE_FIELD_AT,
  LOIRE_FIELD_DIRECTION,
  LOIRE_FIELD_HORSES,
  LOIRE_FIELD_CHARACTERS,
  LOIRE_FIELD_PALACES,
  LOIRE_FIELD_BUILT,            /* when: in a village */
  LOIRE_FIELD_PALACE_BUILT,
  LOIRE_FIELD_HAND,
  LOIRE_FIELD_HAND_DRAWN,
  LOIRE_FIELD_MARKS,            /* of a message */
  LOIRE_FIELD_DELIVERED,
  LOIRE_FIELD_DECK,             /* of a level, counted from 0 */
  LOIRE_FIELD_SHUFFLED,
} LoireFieldKind;

#define LOIRE_FIELD(kind, seat, number) ((guint) (kind) << 16 | (guint) (seat) << 8 | (guint) (number))
#define LOIRE_FIELD_KIND(id) ((id) >> 16)
#define LOIRE_FIELD_SEAT(id) ((id) >> 8 & 0xff)
#define LOIRE_FIELD_NUMBER(id) ((id) & 0xff)

G_END_DECLS
