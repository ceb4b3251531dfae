/* SPDX-License-Identifier: GPL-3.0-or-later */

/* About computer players: what is looked at in games that they play from a setup
 * (how these end, L-END-1, L-SOLO-1, and what hardly any game goes without), and
 * how they like to play. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

static guint
boat_nearness (gconstpointer edition, gconstpointer state)
{
  const LoireState *s = state;
  guint spaces = 0;

  for (guint seat = 0; seat < s->players; seat++)
    spaces = MAX (spaces, s->seats[seat].boat);
  return spaces * 100 / s->options.boat_goal;
}

static guint
message_nearness (gconstpointer edition, gconstpointer state)
{
  const LoireState *s = state;
  guint messages = 0;

  for (guint seat = 0; seat < s->players; seat++)
    messages = MAX (messages, s->seats[seat].n_delivered);
  return messages * 100 / s->options.message_goal;
}

/* L-SOLO-1: what ends otherwise ends by its turns. */
static guint
turn_nearness (gconstpointer edition, gconstpointer state)
{
  return 100;
}

/* One player alone may well do without any goal until the last turn; and where
 * the end has been set off, it is known what by. */
static gboolean
races (gconstpointer edition, gconstpointer state)
{
  const LoireState *s = state;

  return s->players > 1 && !s->ending;
}

static gboolean
goes_on (gconstpointer edition, gconstpointer state)
{
  return !((const LoireState *) state)->ending;
}

/* L-CAS-1 */
static gboolean
has_characters (gconstpointer edition, gconstpointer state)
{
  return goes_on (edition, state) && ((const LoireState *) state)->variant == LOIRE_STANDARD;
}

const RelaisEndingText loire_ending_texts[] = {
  { N_("A boat reaches its goal"), N_("No boat ever comes near its goal."), races, boat_nearness },
  { N_("Enough messages are delivered"), N_("Nobody ever comes near the number of delivered messages that ends the game."),
    races, message_nearness },
  { N_("The last turn is played"), NULL, NULL, turn_nearness },
  { NULL },
};

const RelaisDeedText loire_deed_texts[] = {
  { LOIRE_EVENT_BOUGHT, N_("Nobody ever buys a good."), goes_on },
  { LOIRE_EVENT_DELIVERED, N_("Nobody ever delivers a message."), goes_on },
  { LOIRE_EVENT_BUILT, N_("Nobody ever builds a farm, a monastery or a castle."), goes_on },
  { LOIRE_EVENT_HIRED, N_("Nobody ever hires a character."), has_characters },
  { 0 },
};

const RelaisTemperText loire_temper_texts[] = {
  { "trader", N_("Trader"), N_("Likes to buy and sell, and to have people at work.") },
  { "messenger", N_("Courier"), N_("Likes to carry messages, many of them and far.") },
  { "builder", N_("Builder"), N_("Likes to build palaces, farms and castles.") },
  { "boatman", N_("Boatman"), N_("Likes to load the boat and to be ahead on the river.") },
  { NULL },
};
