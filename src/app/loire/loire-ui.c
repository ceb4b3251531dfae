/* SPDX-License-Identifier: GPL-3.0-or-later */

/* La Loire's entry in the table of what is drawn of games. */

#include "loire-table.h"

#include <glib/gi18n.h>
#include <string.h>

#include "loire-scene.h"
#include "loire-seat-card.h"
#include "loire-seat-line.h"
#include "loire-sounds.h"
#include "loire-stock.h"

/* On all but the palaces' and messages' the title stands on a dark ribbon; the yellow one is bright. */
static const RelaisCardFrame card_frames[] = {
  { "card-palace-", "slot-title-palace", "slot-text", "slot-cost", NULL, "slot-owners", TRUE, FALSE, FALSE },
  { "card-reference", "slot-title-wide", "slot-text-tall", NULL, NULL, "slot-owners", TRUE, TRUE, FALSE },
  { "card-message-4", "slot-title", "slot-text", NULL, "slot-shields", "slot-kind", FALSE, TRUE, FALSE },
  { "card-message-", "slot-title-message", "slot-text", NULL, "slot-shields", "slot-kind", FALSE, FALSE, FALSE },
  { "card-yellow", "slot-title", "slot-text", "slot-cost", NULL, "slot-owners", TRUE, FALSE, TRUE },
  { "", "slot-title", "slot-text", "slot-cost", NULL, "slot-owners", TRUE, TRUE, FALSE },
};

/* A horse's head, looking on; two high. */
static const RelaisCurve horse[] = {
  { { -.72, -.66, -.18 }, { .2, -.45, -.74 } }, { { -.14, -.1, -.06 }, { -.85, -1, -1.1 } }, { { .04, .1, .14 }, { -1, -.9, -.76 } },
  { { .52, .72, .96 }, { -.6, -.12, .14 } }, { { 1.06, .94, .7 }, { .34, .58, .54 } }, { { .5, .36, .08 }, { .5, .24, .26 } },
  { { -.04, .3, .56 }, { .56, .62, 1 } }, { { .2, -.3, -.68 }, { 1, 1, 1 } },
};

/* On foot: a boot. */
static const RelaisCurve boot[] = {
  { { -.5, -.5, -.5 }, { 0, -.9, -.9 } }, { { -.5, .12, .12 }, { -.9, -.9, -.9 } }, { { .12, .12, .12 }, { -.9, -.1, 0 } },
  { { .2, .3, .5 }, { .2, .25, .3 } }, { { .8, .95, .95 }, { .38, .55, .85 } }, { { .95, -.5, -.5 }, { .85, .85, .85 } },
};

static const char *const setup_lists[] = { "shields", "market", NULL };
static const RelaisSetupSectionText setup_sections[] = {
  { "horses", N_("Free horses") },
  { "buildings", N_("Buildings") },
  { NULL, NULL },
};

/* TRANSLATORS: How to Play shows a turn on one page, each part beside a drawing. */
static const RelaisTurnPart turn[] = {
  { "stack-merchant-2-east-red", N_("Both figures ride"),
    N_("One place more than they have horses, first one and then the other. Each does what it can where it stops before the other "
       "sets out.") },
  { "good-grain", N_("The merchant in a village"),
    N_("It buys the village’s good, for what the colour of the shield costs on the market. Then the tile goes to the dear end.") },
  { "denier", N_("The merchant in a city"),
    N_("It sells goods for the prices on their cards, which do not change.") },
  { "farm-red", N_("It builds"),
    N_("A farm, a monastery, a castle or a palace, one in a turn. Whoever buys where a building stands moves its owner’s boat.") },
  { "boat-red", N_("It ships"), N_("For deniers your boat goes up the river. Every space is a point.") },
  { "messenger-red", N_("The messenger in a village"),
    N_("It delivers or marks a message there, or buys messages at a building of yours.") },
  { "message-back-2", N_("The messenger in a city"), N_("It buys a message, or delivers one of level 4.") },
  { "circus", N_("Where the circus is"), N_("One of the two figures hires a character, who helps for the rest of the game.") },
  { "goal-flag", N_("The turn ends"),
    N_("The next player rides. When a boat is at its goal, or somebody has delivered enough messages, the last turns are played.") },
  { NULL, NULL, NULL },
};

/* TRANSLATORS: parts of the board, which are numbered on a drawing of it */
static const RelaisBoardPart parts[] = {
  { "node-nantes", N_("City"), N_("Nantes and Orléans. Goods are sold there, things are built, and both roads meet.") },
  { "node-tours", N_("Stop on the road"),
    N_("Where figures stop. A stack shows its number of horses, and a pennant which way it rides.") },
  { "shield-blois", N_("Shield"), N_("The colour of a village: what the market asks for this colour is the price there.") },
  { "good-angers", N_("Good and price"), N_("What the village sells, and what it costs now.") },
  { "building-amboise", N_("Building"), N_("Where a farm, a monastery or a castle is put up.") },
  { "market-2", N_("Market"), N_("Seven tiles, cheap at the left and dear at the right. With each purchase one goes to the dear end.") },
  { "market-4", N_("Middle of the market"), N_("When the circus tile comes here, the circus travels.") },
  { "circus-usse", N_("Circus"), N_("Goods cost 1 denier less where it is, and characters are hired there.") },
  { "horse-villandry", N_("Free horse"), N_("A figure that sets out from there may take it along.") },
  { "river-05", N_("River"), N_("Boats go from Nantes to their goal, which has a flag. Every space is a point.") },
  { NULL, NULL, NULL },
};

/* "merchant-1" has "seats.1.merchant.horses". */
static char *
setup_field (const char *piece)
{
  for (guint i = 0; i < LOIRE_FIGURES; i++)
    {
      const char *figure = relais_loire_figures[i];

      if (g_str_has_prefix (piece, figure) && piece[strlen (figure)] == '-')
        return g_strdup_printf ("seats.%s.%s.horses", piece + strlen (figure) + 1, figure);
    }
  return NULL;
}

const RelaisGameUi relais_game_ui_loire = {
  .id = "loire",
  .pieces = "loire-pieces",
  .emblems = "loire-emblems",
  .cards = "loire-cards",
  .card_frames = card_frames,
  .setup_lists = setup_lists,
  .setup_sections = setup_sections,
  .setup_field = setup_field,
  .turn = turn,
  .parts = parts,
  .pip = { horse, G_N_ELEMENTS (horse) },
  .no_pips = { boot, G_N_ELEMENTS (boot) },
  .scene_new = relais_loire_scene_new,
  .seat_card_new = relais_loire_seat_card_new,
  .seat_line_new = relais_loire_seat_line_new,
  .stock_new = relais_loire_stock_new,
  .sound_of = loire_sound_of,
};
