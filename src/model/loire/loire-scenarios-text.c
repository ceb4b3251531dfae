/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said about La Loire's scenarios; their positions and goals are in
 * data/scenarios. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

/* TRANSLATORS: for each scenario its title, what it is about, the task, and a
 * hint for who is stuck. */
const RelaisScenarioText loire_scenario_texts[] = {
  { "first-ride", N_("The first ride"),
    N_("A gentle start for two: more money than usual, two messages each that lie along the way, and a short game."),
    N_("Be the first to deliver three messages."),
    N_("A figure rides one place more than it has horses; leave horses behind to stop earlier. Send the messenger to "
       "the villages that your two messages name, and buy a third one in a city. The merchant buys in villages and "
       "sells in the cities.") },
  { "short-day", N_("A short day"),
    N_("Everything is as usual, only the goals are near: a boat on space 8 or four messages end the game."),
    N_("Win the game."),
    N_("There is no time for a great plan. One farm on a busy road and messages that lie close together are enough.") },
  { "by-letter-alone", N_("By letter alone"),
    N_("The casual game for two: no characters, no palaces, no circus. Six messages or a boat on space 12 end it."),
    N_("Be the first to deliver four messages."),
    N_("You may never have delivered more messages of level 2 than of level 1, nor more of level 3 than of level 2. "
       "Messages of level 4 are free of this.") },
  { "full-purses", N_("Full purses"),
    N_("Thirty deniers each, and everybody has somebody at court already. Now we shall see who can spend money well."),
    N_("Be the first to have 30 points."),
    N_("Up to 60 deniers you need not fear leaving a city with too much. Characters, palaces and the boat all give "
       "points at once.") },
  { "market-day", N_("Market day"),
    N_("Three merchants, and each of them knows somebody who pays one denier more for one kind of goods."),
    N_("Be the first to earn 40 deniers by selling goods."),
    N_("Buy where the price is low or a building makes it lower, and carry one of each kind before you ride into a "
       "city. The Dairyman and the Grain Farmer let you carry more.") },
  { "castle-race", N_("The race for the towers"),
    N_("Everybody has two farms, two wood and nine deniers. There are four towers in all, so not everybody will get "
       "two."),
    N_("Be the first to own two castles."),
    N_("A castle costs 6 deniers and 1 wood and is built from a city. With the Economus both can be built in one turn.") },
  { "messengers-duel", N_("The messengers’ duel"),
    N_("Both messengers have the Apprentice and the Helper with them from the start, and two difficult messages "
       "to deliver."),
    N_("Be the first to deliver two messages of level 2 or 3."),
    N_("You have two tokens. Place them where you ride past anyway, and take one back for another message when none is "
       "left.") },
  { "boat-race", N_("Up the river"),
    N_("Twelve farms stand along the roads. Whoever buys there moves the owner’s boat, and a third of the race is run."),
    N_("Be the first to bring your boat to space 12."),
    N_("Buy at your own farms; from the others’ farms take only what is worth a space to them. In a city, 10 deniers "
       "buy two spaces.") },
  { "summer-letters", N_("Letters of one summer"),
    N_("The casual game for one, and only thirty turns of it."),
    N_("Deliver five messages within 30 turns."),
    N_("Farms and castles of your own sell messages on the way. Both tokens are yours from the start, so messages of "
       "level 2 can be prepared early.") },
  { "forty-days", N_("Forty days"),
    N_("Alone on the river. The sixty turns of a solo game are cut to forty, so every ride has to count."),
    N_("Reach 60 points within 40 turns."),
    N_("Buildings bring your boat forward whenever you buy there, and a castle sells two messages at a time. Build "
       "early, and deliver on every ride.") },
  { "quiet-river", N_("The quiet river"),
    N_("No money for the ferryman: the boat moves by trade alone, each time you buy where you have built."),
    N_("Bring your boat to space 6 within 35 turns without paying for shipping."),
    N_("Farms that stand one ride apart can be visited turn after turn. You need the wood for them first.") },
  { "master-builder", N_("The master builder"),
    N_("The Lumberjack is with you, and the circus is not far from Orléans. The rest is work."),
    N_("Build a monastery, a castle and a palace within 35 turns."),
    N_("A monastery takes 2 wood and a farm of an earlier turn, a castle 1 wood and another such farm. Of your "
       "buildings, one road may have at most one more than the other when you place a farm.") },
  { "castle-by-dusk", N_("A castle by dusk"),
    N_("The wood for a tower is on the cart, the purse is empty, and Nantes is near. There is just enough to be had on "
       "the way."),
    N_("Build a castle this turn."),
    N_("A castle costs 6 deniers and 1 wood. Count what you can earn before you build, and see who should ride first.") },
  { "dear-letter", N_("A dear letter"),
    N_("The message to Talcy is worth one denier today, as red is the cheapest colour of the market."),
    N_("Get 4 deniers for the message to Talcy this turn."),
    N_("After a purchase the tile of that village’s colour goes to the far right.") },
  { "two-days", N_("Two letters, two days"),
    N_("Beaugency and Chambord both wait for a letter. From the first to the second it is three places, and the "
       "messenger has one horse."),
    N_("Deliver both messages within two turns."),
    N_("A horse that one figure leaves behind can be taken by the other. And mind what happens to a poor merchant in a "
       "city.") },
  { "horseshoes", N_("Horseshoes for a letter"),
    N_("The messenger stands in Chambord without a horse, and Amboise is two places away."),
    N_("Deliver the message to Amboise this turn."),
    N_("No horse is free in Chambord. Somebody at the circus knows how to get one from elsewhere.") },
  { "call-the-circus", N_("Call the circus"),
    N_("The General would serve you, but he is hired where the circus is, and neither of your figures can get there."),
    N_("Hire the General this turn."),
    N_("The circus moves when its tile comes to the central space; it goes to a village of the leftmost tile’s colour.") },
  { "full-cart", N_("A full cart"),
    N_("Wine, grain and wood on the cart, a bank in Nantes, and a message that pays less than it should."),
    N_("Take in at least 18 deniers this turn."),
    N_("The bank pays for each figure that ends its ride in its city.") },
  { "two-roofs", N_("Two roofs"),
    N_("The merchant can reach Orléans with goods on the cart, but only one building a turn is allowed. Unless "
       "somebody helps."),
    N_("Build a farm and a palace this turn."),
    N_("The Economus allows a second building. On which road may the farm stand?") },
  { "two-audiences", N_("Two audiences"),
    N_("Palatium Balivi and a bank in Nantes, the circus in Beaugency, and two deniers in the purse."),
    N_("Hire the Apprentice and the Helper this turn."),
    N_("The Helper comes only after the Apprentice. Which figure brings the money?") },
  { "borrowed-token", N_("A borrowed token"),
    N_("Both tokens lie on the board, each for another message. The great one still lacks two places."),
    N_("Deliver the message of level 3 within two turns."),
    N_("When no token is free, one that lies for another message may be taken for it. The near delivery is not always "
       "the right one.") },
  { "last-push", N_("The last push"),
    N_("Your boat is one space short of the goal, and your opponent is three points ahead. If the end is to come "
       "now, give it all you have."),
    N_("Bring about the end of the game this turn and lead by at least 3 points."),
    N_("A boat never passes the goal, so a second space is lost. Once the end has come, your turn still goes on.") },
  { NULL, NULL, NULL, NULL, NULL },
};
