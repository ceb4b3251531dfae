/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What La Loire says to who has not played it: the guided first game, and hints. Its position is data/scenarios/learn.relais-setup:
 * a merchant and a messenger who are on their way already, so that a city is one
 * ride away. docs/lessons.md tells what a step has. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

/* TRANSLATORS: the guided first game. Each step has a short sentence that says what to
 * do, or a heading, and two or three sentences for who has never played: a child of
 * nine is to understand them. They are shown in a bar above the board. */
static const RelaisLessonStep steps[] = {
  { N_("Welcome to the Loire"),
    N_("The red merchant in Tours and the red messenger in Orléans are yours. In each of your turns both of them ride. "
       "You can stop at any time and go on later."),
    .place = "merchant", .waits = TRUE },
  { N_("Ride to Talcy with your merchant."),
    N_("It has two horses, and a figure rides one place more than it has horses: three. Choose the merchant and then "
       "Talcy, or press Talcy on the board."),
    .moves = "merchant ride 2 to talcy", .way = "figure merchant", .place = "talcy" },
  { N_("Buy the grain."),
    N_("Talcy has a red shield, and red costs 2 deniers on the market at the top right. In a city you will get 4 for the "
       "grain."),
    .moves = "buy grain", .place = "talcy" },
  { N_("Send the circus to Chinon."),
    N_("You bought in a red village, so the red tile went to the dear end of the market, and what was behind it moved up "
       "and became cheaper. The tile of the circus has come to the middle: it travels, and you choose where to."),
    .moves = "circus chinon", .place = "chinon" },
  { N_("Look for the letter on the board"),
    N_("Your messenger carries a message to Amboise. Delivered, it counts more points, and pays at once what the green "
       "shield of Amboise costs on the market."),
    .place = "amboise", .waits = TRUE },
  { N_("Ride to Amboise with your messenger."),
    N_("The merchant is done, so it is the messenger’s turn to ride. It has two horses as well: three places."),
    .moves = "done; messenger ride 2 to amboise", .place = "amboise" },
  { N_("Deliver the message."),
    N_("It is worth 2 points at the end of the game, and 3 deniers are yours at once."),
    .moves = "deliver m1.12", .place = "amboise" },
  { N_("End your turn."),
    N_("Both figures have ridden and acted. What ends a stop or a turn is always the last answer, with the key 0."),
    .moves = "done" },
  { N_("The other player’s turn"),
    N_("Everybody rides on the same roads and buys on the same market. Go on, and watch what the yellow figures do."),
    .moves = "merchant ride 2 to langeais; buy wood; done; messenger ride 2 to talcy; deliver m1.07; done",
    .waits = TRUE },
  { N_("Ride to Orléans with your merchant."),
    N_("Goods are sold in the two cities, Nantes and Orléans. From Talcy it is three places, just as far as two horses "
       "carry."),
    .moves = "merchant ride 2 to orleans", .way = "figure merchant", .place = "orleans" },
  { N_("Sell the cheese, then the grain."),
    N_("Every good has its price, which never changes: 5 for cheese and 4 for grain. Keep the wood, it is for building."),
    .moves = "sell cheese; sell grain", .place = "orleans" },
  { N_("Build a farm in Blois."),
    N_("You have 17 deniers, and what is above 10 is lost on leaving a city: spend it. A farm costs 4 and 1 wood. Whoever "
       "buys there pays 1 less, and moves your boat."),
    .moves = "build farm blois", .way = "build farm", .place = "blois" },
  { N_("Ship one space for 6 deniers."),
    N_("Every space that your boat comes up the river is a point. Keep 5 deniers: who has fewer when a turn begins in a "
       "city cannot ride."),
    .moves = "ship 1", .place = "orleans" },
  { N_("Ride to Chinon with your messenger."),
    N_("The merchant has done all that it can in one stop. The circus is in Chinon, where you sent it, and there somebody "
       "waits to be hired."),
    .moves = "done; messenger ride 2 to chinon", .place = "chinon" },
  { N_("Hire the Grain Merchant."),
    N_("Characters help you for the rest of the game and count points. The Grain Merchant brings 1 denier more for every "
       "grain that you sell."),
    .moves = "hire grain_merchant", .place = "circus" },
  { N_("End your turn again."),
    N_("It was a good one: a farm, a space on the river, and somebody who helps you. See your points at the side."),
    .moves = "done" },
  { N_("Watch your farm in Blois"),
    N_("The other merchant is coming to buy wine there. Go on, and look at your boat."),
    .moves = "merchant ride 2 to blois; buy wine; done; messenger ride 2 to tours; done", .place = "blois", .waits = TRUE },
  { N_("This is how one wins"),
    N_("When a boat is on space 20, or somebody has delivered 12 messages, the last turns are played. Boat, messages, "
       "characters and palaces bring points, and the most points win. Now you can play."),
    .waits = TRUE },
  { NULL, NULL },
};

const RelaisLesson loire_lesson = { "learn", N_("Learn by Playing"), steps };

/* TRANSLATORS: hints are told once, when something can be done for the first time. */
const RelaisHint loire_hints[] = {
  { "loire-figures", "figure messenger",
    N_("Both figures ride in every turn, in the order you like. A press on the place where one is to go is enough, and ? tells "
       "more about a place.") },
  { "loire-circus", "circus ",
    N_("A purchase has brought the circus tile to the middle of the market. Goods cost 1 denier less where the circus is, and "
       "characters are hired there.") },
  { "loire-messages", "message ",
    N_("A message of a higher level brings more points, but levels 2 and 3 need the Apprentice and the Helper. Two undelivered "
       "ones are all that you can have.") },
  { "loire-palaces", "build nantes.",
    N_("A palace works from your next turn on, and most only in their own city: merchant and messenger have to come there.") },
  { "loire-marks", "mark ",
    N_("A mark shows that the message was here. One shield always stays open: that is where it will be delivered.") },
  { NULL, NULL, NULL },
};
