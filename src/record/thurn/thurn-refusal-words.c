/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Thurn und Taxis' refusals say, in the order of their table. Each tells
 * what is in the way, not only that something is. */

#include "record/relais-game-record.h"

#include <glib/gi18n-lib.h>

#include "engine/thurn/thurn.h"

static const RelaisWords words[] = {
  { "OVER", N_("The game is over.") },
  { "BAILIFF_TIME", N_("The bailiff changes the face-up cards at the beginning of a turn, before a card is drawn.") },
  { "POSTMASTER_TIME", N_("The postmaster brings a second card after the first one has been drawn and before a card is played.") },
  { "COACHMAN_TIME", N_("The coachman adds a second card to the route after the first one has been played.") },
  { "DRAW_FIRST", N_("First a card is drawn.") },
  { "SECOND_CARD_FIRST", N_("Who began the turn without a card must draw a second one, with the postmaster.") },
  { "PLAY_FIRST", N_("A card has been drawn; now one must be played.") },
  { "PLAYED_ALREADY", N_("A card has been played; now the turn ends, or the route is closed.") },
  { "HOUSE_FIRST", N_("First choose where the house goes.") },
  { "COACH_FIRST", N_("First say whether you take coach {coach}.") },
  { "DISCARD_FIRST", N_("After a route has been closed, a hand keeps this many cards: {limit}. First discard the others.") },
  { "OFFICIAL_USED", N_("Only one official helps in a turn, and the {official} has done so.") },
  { "BAILIFF_NO_HAND", N_("Without a card in the hand the postmaster must be used, so the bailiff cannot.") },
  { "NOT_FACE_UP", N_("No card of {city} lies face up.") },
  { "NOTHING_TO_DRAW", N_("Deck and discards are empty.") },
  { "NOT_IN_HAND", N_("There is no card of {city} in your hand.") },
  { "NO_ROUTE", N_("There is no route yet to add a card to.") },
  { "NO_ROAD", N_("No road leads from {end}, the end of the route, to {city}.") },
  { "IN_ROUTE", N_("{city} is in the route already; no city stands in it twice.") },
  { "ROUTE_SHORT", N_("The route is too short to be closed: it has {length} of the {minimum} cards that it needs.") },
  { "REGION_NOT_IN_ROUTE", N_("No city of the route lies in {region}.") },
  { "WAINWRIGHT_NOT_NEEDED", N_("The wainwright is not needed: {length} cards are enough for coach {coach}.") },
  { "WAINWRIGHT_TOO_FAR", N_("The wainwright does not help: {length} cards count as {reach} with him, and coach {coach} needs as many as its number.") },
  { "WAINWRIGHT_ALL_COACHES", N_("You have the last coach already, so there is nothing that the wainwright could help with.") },
  { "HOUSE_NOT_IN_ROUTE", N_("{city} is not in the route that is being closed.") },
  { "HOUSE_THERE", N_("You have a house in {city} already.") },
  { "HOUSE_OTHER_REGION", N_("All houses of this closing go to {region}, and {city} lies elsewhere.") },
  { "HOUSE_REGION_DONE", N_("{region} has its house of this closing.") },
  { "DISCARD_NOT_IN_HAND", N_("There is no card of {city} in your hand.") },
  { "POS_CARDS", N_("There are {count} cards of {city}; there must be {expected}.") },
  { "POS_TOO_MANY", N_("There are more cards here than {limit}.") },
  { "POS_SEEN", N_("More cards of {city} are noted as seen than are in the hand.") },
  { "POS_STACK", N_("These are not the lowest tiles of the stack {stack}: only its top ones can be gone.") },
  { "POS_TILES", N_("The tiles of the stack {stack} do not add up: each lies on it or with one player.") },
  { "POS_TILE_TWICE", N_("A player takes one tile at most from the stack {stack}.") },
  { "POS_COACHES", N_("There are {count} coaches left with the number {coach}; by what the players have, there must be {expected}.") },
  { "POS_HOUSES", N_("The player has {count} houses, placed and not placed; there must be {expected}.") },
  { "POS_HOUSE_TWICE", N_("The player has two houses in {city}; one is possible.") },
  { "POS_ROAD", N_("No road leads from {city} to {other}, the next city of the route.") },
  { "POS_ROUTE_TWICE", N_("{city} stands in the route twice.") },
  { "POS_PLAYER", N_("By the first player and the number of the turn, it is the turn of the player whose number is {player}, counted from 0.") },
  { "POS_PHASE", N_("In this position, this cannot be the decision at hand.") },
  { "POS_OFFICIAL", N_("This official cannot have been used before the decision at hand.") },
  { "POS_CLOSING", N_("This is not a choice that closing the route leaves.") },
  { "POS_ENDING", N_("The turn or the player noted for the end does not fit the turn that it is, or who has the end tile.") },
  { "POS_ENDING_MISSING", N_("The player whose number is {player}, counted from 0, has coach 7 or no house left, but the end is not marked as triggered.") },
  { "POS_END_TILE", N_("The player whose number is {player}, counted from 0, has the end tile, but neither coach 7 nor all houses placed.") },
  { "POS_LAST_TURN", N_("The last turn cannot be {told}: by the turn in which the end was triggered, it is {last_turn}.") },
  { "POS_OVER", N_("The game cannot be over before its last turn.") },
  { "NO_SUCH_COACH", N_("There is no coach with the number {coach}: the first one has the number 3.") },
  { NULL, NULL },
};

extern const RelaisGameRecord relais_game_record_thurn;

const RelaisGameRecord relais_game_record_thurn = { .game = &relais_thurn, .words = words };
