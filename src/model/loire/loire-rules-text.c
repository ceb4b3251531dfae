/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of La Loire, a paragraph each, in the order of
 * data/games/loire-rules.txt. They are for who asks why something is not
 * possible, or what a card does: values that an edition or an option changes
 * are told as usual, not as certain. What the rulebooks tell in different ways or
 * not at all is said behind the rule as our ruling. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

const char *const loire_introduction[] = {
  N_("The valley of the Loire lives by what is carried along it. In every turn your merchant and your messenger both "
     "ride from place to place: the more horses they have, the farther."),
  N_("The merchant buys goods where they are cheap and sells them in Nantes and Orléans. The money hires "
     "characters, puts up buildings and palaces, and moves your boat along the river. The messenger collects "
     "messages and delivers them."),
  N_("The boat, delivered messages, characters and palaces bring points. When a boat is at its goal or somebody has "
     "delivered enough, the last turns are played, and the most points win."),
  NULL,
};

const RelaisRuleChapter loire_rule_chapters[] = {
  { "L-SET-1", N_("Before the Game") },
  { "L-TURN-1", N_("Your Turn") },
  { "L-MOVE-1", N_("Riding") },
  { "L-STOP-1", N_("At a Stop") },
  { "L-BUY-1", N_("Goods and Market") },
  { "L-BLD-1", N_("Building") },
  { "L-HIRE-1", N_("Hiring Characters") },
  { "L-MSG-1", N_("Getting Messages") },
  { "L-DEL-1", N_("Delivering Messages") },
  { "L-PAL-1", N_("What Palaces Do") },
  { "L-END-1", N_("The End of the Game") },
  { "L-CAS-1", N_("Casual and Solo Games") },
  { "L-POS-1", N_("Positions Made by Hand") },
  { NULL, NULL },
};

const RelaisRuleText loire_rule_texts[] = {
  /* setup */
  { "L-SET-1", N_("Shields"),
    N_("One shield lies in every village: eighteen in seven colours, dealt at random. Next to each other along a "
       "road there are never two of the same colour. A city keeps the villages on its two sides apart.") },
  { "L-SET-2", N_("Market and circus"),
    N_("Every colour has a tile. Shuffled, the seven tiles lie on the spaces of the market, which usually cost 1, 1,"
       " 2, 2, 3, 3 and 4 deniers; the fourth space is the central one. The circus starts in Ussé unless another "
       "village was chosen, and the tile of that village’s colour shows its circus side.") },
  { "L-SET-3", N_("Free horses at the start"),
    N_("One free horse waits in each of these villages: with one or two players Montsoreau, Ussé, Amboise, Langeais,"
       " Vendôme and Talcy; with three or four players Saumur, Chinon, Villandry, Cheverny, Angers, Tours, Blois and"
       " Beaugency.") },
  { "L-SET-4", N_("Supply of characters"),
    N_("Most characters have one card with one or two players and two cards with three or four. Banker, Mayor, "
       "Apprentice and Helper have one for each player, and two in a solo game. Each of the five blue characters "
       "exists once.") },
  { "L-SET-5", N_("Supply of palaces"),
    N_("Each city has four palaces of its own: Bank, Ducal Palace, Post Office and Palatium Balivi. There are "
       "usually two copies of each, so two players can own the same one.") },
  { "L-SET-6", N_("What you start with"),
    N_("You usually begin with 7 deniers, your boat at the start of the river and one message of level 1, face up. "
       "Your merchant sets out from Nantes and your messenger from Orléans, each on two horses. Your two message "
       "tokens come later, with the Apprentice and the Helper. Deniers, goods, characters and undelivered messages lie "
       "open for everybody; only the decks are hidden.") },
  { "L-SET-7", N_("First player"),
    N_("The options of the game say who begins. If nobody was chosen, it is drawn by lot."),
    N_("The options say who begins. By the English and German rulebooks it is whoever last went by boat, by the "
       "French one chance.") },
  /* turn */
  { "L-TURN-1", N_("Too poor to ride"),
    N_("If your turn begins with your merchant in a city and fewer than 5 deniers in your purse, the turn is lost: "
       "you take 1 denier, and nothing else happens, not even income from a Bank. This is checked at the beginning "
       "of a turn only."),
    N_("The purse is looked at when the turn begins, as the German rulebook says. The English and the French one "
       "could be read as if it counted in the middle of a turn, too.") },
  { "L-TURN-2", N_("A turn"),
    N_("In every turn both of your figures ride, in the order you like. The first one rides and does what it has to "
       "do at its stop; only then does the other one set out.") },
  { "L-TURN-3", N_("Too rich to leave"),
    N_("When your merchant sets out from a city, everything above 10 deniers goes back to the supply; with the "
       "Banker you keep 5 more. Riding through a city is harmless, and the messenger is never checked. If the "
       "messenger goes first, you can still spend before the merchant leaves.") },
  { "L-TURN-4", N_("What you must do"),
    N_("Both figures must ride. Everything else is up to you: nobody has to buy, sell, build, hire or deliver.") },
  { "L-MOVE-1", N_("The ring of places"),
    N_("The twenty places form a ring: the two cities, Nantes and Orléans, and eighteen villages. The northern road "
       "leads from Nantes to Orléans, the southern road from Orléans back to Nantes.") },
  { "L-MOVE-2", N_("How far a stack rides"),
    N_("A stack rides one place farther than it has horses: 1 place with none, 3 places with two. Every village and "
       "every city on the way counts. A stack that passes through a city keeps going round and continues on the "
       "other road.") },
  { "L-MOVE-3", N_("Which way"),
    N_("Out of a city a stack may take either road. In a village it cannot turn round: it goes on the way it was "
       "going.") },
  { "L-MOVE-4", N_("Taking and leaving horses"),
    N_("Before it rides, a stack may leave any of its horses behind or take one free horse from its place, but not "
       "both. Horses that are left become free. A stack has at most 2 horses, with the Scout 3. The limit of one "
       "horse is for each figure and turn."),
    N_("No rulebook says whether a stack may leave horses and take one in the same ride. The English one gives the "
       "limit of one horse per turn, the German one per ride.") },
  { "L-MOVE-5", N_("Squire and Blacksmith"),
    N_("With the Squire a figure may take two horses instead of one. With the Blacksmith you may, once in a turn, "
       "pay 1 denier so that one of the horses taken comes from any other place with a free horse; it counts towards"
       " the same limit. The Blacksmith is paid after a rich merchant has given money back, which cannot pay him any more, and before a "
       "Bank pays."),
    N_("The order of giving money back and paying the Blacksmith is that of the English and German rulebooks. That "
       "his horse comes from another place than the stack’s own is not said by any.") },
  { "L-MOVE-6", N_("Jester and City Guard"),
    N_("With the Jester a figure may end its ride early where the circus is, with the City Guard in a city; it rides"
       " at least one place. This is a stop like any other: a Bank pays, from a city either road is open again, and "
       "the horses stay in the stack.") },
  { "L-MOVE-7", N_("Nobody is in the way"),
    N_("Any number of figures may be at one place, and free horses may wait in cities, too. A horse that one of your"
       " figures leaves behind can be taken by your other figure in the same turn.") },
  /* stops */
  { "L-STOP-1", N_("What the merchant does"),
    N_("In a village the merchant may buy a good, and hire where the circus is. In a city it may sell any of your "
       "goods, build and ship. Each of these can be done once at a stop, in any order, unless an option allows only "
       "one of them."),
    N_("The tables of the English and French rulebooks join these actions, the sentence above them speaks of one "
       "action, and the German one says exactly one: there is an option for it.") },
  { "L-STOP-2", N_("What the messenger does"),
    N_("The messenger does one thing at a stop. In a village it delivers or marks a message of level 1 to 3, or buys"
       " messages at a building of yours, or hires where the circus is. In a city it buys a message of level 1 to 3 "
       "or delivers one of level 4.") },
  { "L-PAY-1", N_("Paying"),
    N_("You pay the whole price at once, in deniers and, where it is asked for, in wood. Without them the thing "
       "cannot be done; nobody can owe anything.") },
  /* goods and market */
  { "L-BUY-1", N_("Buying goods"),
    N_("Once in a turn your merchant can buy the good of the village where it stopped, at the market price of the "
       "village’s colour. A farm or monastery there saves 1 denier and a castle 2, whoever owns it; the circus saves"
       " 1 as well. The price never falls below 0.") },
  { "L-BUY-2", N_("Beer"),
    N_("In your own monastery you may buy beer instead. It usually costs twice the market price. The monastery saves"
       " you nothing then, but the circus still saves 1 denier.") },
  { "L-BUY-3", N_("Carrying limits"),
    N_("You can carry any amount of wood, but only one grain, one cheese, one wine and one beer. With the Grain "
       "Farmer grain has no limit, with the Dairyman cheese has none.") },
  { "L-BUY-4", N_("Supply of goods"),
    N_("Each good has a limited number of cards. If none is left in the supply, it cannot be bought until some come "
       "back.") },
  { "L-BUY-5", N_("Trade at a building"),
    N_("Whenever goods are bought in a village with a building, the boat of the building’s owner moves 1 space, no "
       "matter who buys and even if the price is 0.") },
  { "L-BUY-6", N_("Lumberjack"),
    N_("With the Lumberjack you may take two wood for the price of one in a village that sells wood, if the supply "
       "has two. It stays a single purchase: the owner’s boat moves once and the market shifts once. An option makes"
       " you pay for both.") },
  { "L-MKT-1", N_("The market shifts"),
    N_("After every purchase the tile of the village’s colour goes to the right end of the market. The tiles that "
       "lay to its right move one space to the left, which usually makes them cheaper.") },
  { "L-MKT-2", N_("The circus moves on"),
    N_("If the circus tile lies on the central space after the market has shifted, the circus travels, even if the "
       "tile was there before. The player whose turn it is chooses any village with the colour of the leftmost tile."
       " That tile turns to its circus side, the old one turns back."),
    N_("By the French rulebook a tile that is on the central space already does not send the circus on; the English "
       "and the German one do not care how it came there, and they are followed.") },
  { "L-SELL-1", N_("Selling"),
    N_("In a city your merchant can sell any of your goods at the price on their cards. The goods go back to the "
       "supply. The merchants of wood, grain, cheese and wine each bring 1 denier more for their good.") },
  { "L-SHIP-1", N_("Shipping on the Loire"),
    N_("Once in a turn your merchant can ship in a city: usually 6 deniers move your boat 1 space and 10 deniers "
       "move it 2. A boat stops at its goal. What would go beyond is lost, but you may pay for it all the same.") },
  /* buildings */
  { "L-BLD-1", N_("One building a turn"),
    N_("In a city your merchant may build one thing a turn: a farm, a monastery, a castle or a palace. With the "
       "Economus it may build two, and the second costs 1 denier more.") },
  { "L-BLD-2", N_("Farms"),
    N_("A farm usually costs 4 deniers and 1 wood. It goes to any village without a building, anywhere on the board;"
       " the circus is not in its way.") },
  { "L-BLD-3", N_("Balance of the roads"),
    N_("After you place a farm, your buildings on the northern and on the southern road may differ by 1 at most. "
       "Palaces do not count, and only farms are checked. The Mensor frees you from this.") },
  { "L-BLD-4", N_("Monasteries"),
    N_("A monastery usually costs 4 deniers and 2 wood. It takes the place of one of your farms that you built in an"
       " earlier turn."),
    N_("That the farm is from an earlier turn is said by the German rulebook only.") },
  { "L-BLD-5", N_("Castles"),
    N_("A castle usually costs 6 deniers and 1 wood: one of your farms from an earlier turn gets a tower. The "
       "towers, usually four, are shared by all players. When they are gone, no more castles are built."),
    N_("That the farm is from an earlier turn is said by the German rulebook only, here as for a monastery.") },
  { "L-BLD-6", N_("Palaces"),
    N_("A palace usually costs 4 deniers. Your merchant stands in a city, and by the English and French rulebooks you "
       "choose from the palaces of both; by the German one, from those of that city. You must not own it yet, and a copy "
       "must be left. It works from your next turn on and, except for the Ducal Palace, in its own city only.") },
  { "L-BLD-7", N_("Magister Artium and Patronus"),
    N_("With the Magister Artium each building costs 1 denier less, but not less than 0; what a second building "
       "costs on top is added afterwards. With the Patronus you may pay 2 deniers in place of one wood for each "
       "farm, monastery or castle, even if you have the wood.") },
  { "L-BLD-8", N_("How many buildings"),
    N_("You usually have 5 farms and 3 monasteries. A farm replaced by a monastery comes back to you; under a castle"
       " it stays. Your messenger can use a new farm in the same turn; only palaces have to wait.") },
  /* characters */
  { "L-HIRE-1", N_("Hiring"),
    N_("One of your figures can hire where the circus is, once in a turn, for the price on the card. A character "
       "works at once and for the rest of the game. Nobody has the same one twice, and the cards are limited. "
       "Palatium Balivi is a way of its own to hire.") },
  { "L-HIRE-2", N_("Lady-in-waiting"),
    N_("With the Lady-in-waiting you can hire two at the circus and two by Palatium Balivi in one turn; where an "
       "option makes both count as one, it is two in all. The second hire usually costs 2 deniers more, 1 in the "
       "German rulebook. It may follow her own hiring at the same stop.") },
  { "L-HIRE-3", N_("Witch"),
    N_("With the Witch every other character costs you 1 denier less, but not less than 0. What the Lady-in-waiting "
       "makes the second hire cost is added afterwards. The second hire may also be made by your other figure at its"
       " own stop.") },
  { "L-HIRE-4", N_("Apprentice and Helper"),
    N_("You can hire the Helper only after the Apprentice. Each of the two brings you one message token.") },
  /* messages */
  { "L-MSG-1", N_("Where messages are sold"),
    N_("Your messenger can buy messages of level 1 to 3 in a city, one at a stop; at a farm of yours, one; and at a "
       "castle of yours, two. A monastery of yours sells one message of level 4. The price in deniers is the level.") },
  { "L-MSG-2", N_("Undelivered messages"),
    N_("You may have two undelivered messages, with the Mayor four. At most one of them may be of level 4. The "
       "message you started with counts, too.") },
  { "L-MSG-3", N_("Drawing messages"),
    N_("A message that you buy is the top one of its level’s deck, and it lies face up for all to see. An empty deck"
       " sells none.") },
  { "L-MSG-4", N_("Post Office and Vassallus"),
    N_("A Post Office sells one message more in its city, and the second message of that stop costs 1 denier less. "
       "The Vassallus lets you buy one more at the normal price wherever messages of level 1 to 3 are sold. So a "
       "city sells three at most, a castle three, a farm two, and a monastery always one."),
    N_("For the Vassallus the French rulebook makes no exception of monasteries; the English and the German one do.") },
  { "L-MSG-5", N_("Spy"),
    N_("Whenever you buy a message, the Spy lets you look at the top three of the deck, or at as many as there are, "
       "and keep one. The others go under the deck, the one drawn first lying higher."),
    N_("With fewer than three cards in the deck you look at those, and the others go under it in the order in which "
       "they were drawn: no rulebook says it.") },
  { "L-MSG-6", N_("Ducal Palace"),
    N_("Where your Ducal Palace serves you pick any message of the deck instead of the top one; then the deck is "
       "shuffled. It serves in both cities, wherever it stands; by the French rulebook also in your own buildings. The "
       "rules of a game can restrict it to its own city. With a Spy, too, the Ducal Palace goes first."),
    N_("Which of the two goes first, Spy or Ducal Palace, is not said by any rulebook. Where the palace serves is an "
       "option, as the rulebooks differ.") },
  { "L-MSG-7", N_("Keeping messages"),
    N_("You may buy a message before you are able to deliver it. A message cannot be thrown away.") },
  /* deliveries */
  { "L-DEL-1", N_("Level 1"),
    N_("A message of level 1 is delivered in the village it names. It pays you the market price of that village’s "
       "colour.") },
  { "L-DEL-2", N_("Level 2"),
    N_("A message of level 2 needs the Apprentice. It shows two shields: in a village with one of them you place a "
       "token as a mark, in a village with the other you deliver. Which comes first is up to you.") },
  { "L-DEL-3", N_("Level 3"),
    N_("A message of level 3 needs the Apprentice and the Helper. Of its three shields you mark two and deliver at "
       "the third, in any order and each in a village of its own. When you deliver, the tokens come back to you.") },
  { "L-DEL-4", N_("Level 4"),
    N_("A message of level 4 is delivered in the city it names. You need nobody’s help for it."),
    N_("The table of the French rulebook leaves out this delivery in the cities; its text has it.") },
  { "L-DEL-5", N_("Marks"),
    N_("In a turn you mark once or deliver once. A token serves one message at a time. A mark always leaves a shield"
       " open, because what closes the last one is the delivery. To mark, you need the same helpers as to deliver.") },
  { "L-DEL-6", N_("Taking a token back"),
    N_("If a mark needs a token and none is free, you may take one that is placed for another message; that mark is "
       "lost. An option forbids this, as the French rulebook does.") },
  { "L-DEL-7", N_("Delivered messages"),
    N_("A delivered message is turned face down. Its points are yours and cannot be lost.") },
  /* palaces */
  { "L-PAL-1", N_("Bank"),
    N_("You get 3 deniers each time your merchant or your messenger ends its ride in the city of your Bank.") },
  { "L-PAL-2", N_("Post Office and Ducal Palace"),
    N_("Both serve the messenger when it buys messages. The Post Office sells one more in its city and makes the "
       "second cheaper; the Ducal Palace lets you choose from the whole deck.") },
  { "L-PAL-3", N_("Palatium Balivi"),
    N_("In its city, once in a turn, one of your figures may hire a red character, before or after its other action."
       " This usually comes on top of the hire at the circus; an option makes it count as the same one. With the "
       "Lady-in-waiting it is two. A second Palatium Balivi brings no further hire."),
    N_("The English and German rulebooks allow this hire besides the regular action, and none says whether it counts "
       "as the hire at the circus. That two of these palaces bring one hire a turn is how we read “once per turn”.") },
  /* the end */
  { "L-END-1", N_("Goals"),
    N_("The end comes when a boat reaches its goal or a player has delivered enough messages. The boat’s goal is "
       "usually 20, with three players 17 and with four 15; the French rulebook has 15 and 10 for them. The messages"
       " are usually 15, 12, 10 or 8 with one to four players.") },
  { "L-END-2", N_("Last turns"),
    N_("When a goal is reached, everybody except the player whose turn it is plays one more turn; a turn that is "
       "lost for poverty counts as one. A goal reached later changes nothing. Then the game is over."),
    N_("Whoever’s turn it is has brought about the end, as the German rulebook says, even if a purchase has moved the "
       "boat of somebody else to its goal.") },
  { "L-SCORE-1", N_("Points"),
    N_("You score the space of your boat, the points of delivered messages, characters and palaces, and 1 point for "
       "each undelivered message. Each blue character adds 2 points for every delivered message of its type. A palace "
       "is usually worth 2. Deniers, goods, farms, monasteries and castles score nothing.") },
  { "L-SCORE-2", N_("Ties"),
    N_("Among players with equal points the one with more castles wins. If those are equal as well, it is the one "
       "with more buildings: farms, monasteries, castles and palaces together. After that the victory is shared.") },
  /* variants */
  { "L-CAS-1", N_("Casual game"),
    N_("The casual game has no characters, no palaces and no circus. You have both tokens from the start and can "
       "deliver messages of all four levels. With the option of the French rulebook, messages of level 4 are neither"
       " bought nor delivered."),
    N_("The French rulebook speaks of levels 1 to 3 in this variant; whether level 4 is left out is an option.") },
  { "L-CAS-2", N_("Level by level"),
    N_("In the casual game you may never have delivered more messages of level 2 than of level 1, nor more of level "
       "3 than of level 2. Level 4 is free of this, and marks can be placed at any time."),
    N_("The rulebooks limit deliveries and do not mention marks.") },
  { "L-SOLO-1", N_("Solo game"),
    N_("A single player uses the setup for two. The game usually ends after 60 turns; it ends sooner, with the turn "
       "at hand, once the boat is at its goal or enough messages are delivered. A turn lost for poverty counts. A "
       "casual game can be solo, too.") },
  /* positions made by hand */
  { "L-POS-1", N_("Figures in a position"),
    N_("Every figure stands at one of the twenty places. In a village its stack has a direction, in a city it has "
       "none. A stack has no fewer than 0 horses and no more than its limit.") },
  { "L-POS-2", N_("All pieces are there"),
    N_("Supply and players together have exactly as many goods, characters, palaces, towers and messages as the game"
       " has. Shields and horses are complete, too, no two neighbours have the same shield, and each colour is in "
       "the market once.") },
  { "L-POS-3", N_("What a player can have"),
    N_("No player has more farms, castles and monasteries than pieces, more goods or messages than can be carried, "
       "or the same character or palace twice. A boat is between 0 and its goal, and the deniers are between 0 and "
       "9,999.") },
  { "L-POS-4", N_("Marks in a position"),
    N_("A mark stands in a village with a shield of its message, each in a village of its own, and one shield stays "
       "open. No more tokens are placed than the player has, and those come from the Apprentice and the Helper; in "
       "the casual game there are two.") },
  { "L-POS-5", N_("Helper and circus in a position"),
    N_("A player with the Helper has the Apprentice, too. The circus stands in a village, of any colour; in the "
       "casual game there is none.") },
  { "L-POS-6", N_("Turn and decision in a position"),
    N_("The first player and the number of the turn say whose turn it is. What this turn has used up, the turns in "
       "which things were built and the decision at hand must be possible. If a goal is reached, the end has been "
       "triggered, and the last turn follows from that.") },
  { NULL, NULL, NULL },
};
