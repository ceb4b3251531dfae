/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the refusals say; seen by tests only, so not translated. */

#include "record/relais-game-record.h"

#include "../engine/relay.h"

static const RelaisWords words[] = {
  { "OVER", "The game is over." },
  { "DRAW_FIRST", "First a card is drawn." },
  { "DRAWN", "A card has been drawn in this turn." },
  { "NOT_OPEN", "There is no open card of {town}." },
  { "NO_CARD", "There is no card of {town} in the hand." },
  { "FAR", "{town} is no neighbour of {from}." },
  { "CARDS", "There are more than {count} cards of {town}." },
  { "PLAYER", "It is another seat’s turn." },
  { NULL, NULL },
};

extern const RelaisGameRecord relais_game_record_relay;

const RelaisGameRecord relais_game_record_relay = { &relais_relay, words, NULL };
