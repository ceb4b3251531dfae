/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the judge of La Loire counts in a position, and what the facts of each are: by
 * these a computer player's reasons are put into words, and held against the position. */

typedef enum
{
  LOIRE_TERM_BEFORE,            /* what the seat had when it looked; no facts */
  LOIRE_TERM_DELIVERED,         /* points */
  LOIRE_TERM_BOAT,              /* spaces */
  LOIRE_TERM_BLUE,              /* points of the blue characters */
  LOIRE_TERM_CHARACTERS,        /* the set of them */
  LOIRE_TERM_PALACES,           /* the set of them */
  LOIRE_TERM_BUILDINGS,         /* the set of villages */
  LOIRE_TERM_MONEY,             /* deniers, without what goes back in a city */
  LOIRE_TERM_POOR,              /* deniers that are missing for a whole turn */
  LOIRE_TERM_GOODS,             /* deniers that they bring, rides until then, the city in 256s and the dearest good */
  LOIRE_TERM_WOOD,              /* cards */
  LOIRE_TERM_TRADE,             /* where the merchant could buy next, what that sells for and costs */
  LOIRE_TERM_MESSAGE,           /* of a card: rides until it is delivered, marks, of a hundred whether the way is clear */
  LOIRE_TERM_DRAWN,             /* messages that have come to the hand */
  LOIRE_TERM_ROOM,              /* in the hand */
  LOIRE_TERM_HORSES,            /* of both figures */
  LOIRE_TERM_CIRCUS,            /* rides to it, where it is */
  LOIRE_TERM_OTHERS,            /* points of the best of them */
  LOIRE_TERM_END,               /* has it come about; the lead */
  LOIRE_TERM_PLACE,             /* of a figure: where it is; worth nothing by itself */
  LOIRE_TERMS
} LoireTerm;

#define LOIRE_TERM_CITY(fact) ((fact) >> 8)
#define LOIRE_TERM_GOOD(fact) ((fact) & 0xff)
