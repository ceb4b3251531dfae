/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names and small phrases, of which details are made. */

#include "loire-decision-private.h"

#include <glib/gi18n-lib.h>

#include "model/relais-lore.h"

/* TRANSLATORS: a good behind “Buy”, with the article that it needs there */
static const char *const bought[LOIRE_GOODS] = {
  [LOIRE_WOOD] = NC_("good bought", "wood"),
  [LOIRE_GRAIN] = NC_("good bought", "grain"),
  [LOIRE_CHEESE] = NC_("good bought", "cheese"),
  [LOIRE_WINE] = NC_("good bought", "wine"),
  [LOIRE_BEER] = NC_("good bought", "beer"),
};

/* TRANSLATORS: a good behind “Sell”, with the article that it needs there */
static const char *const sold[LOIRE_GOODS] = {
  [LOIRE_WOOD] = NC_("good sold", "wood"),
  [LOIRE_GRAIN] = NC_("good sold", "grain"),
  [LOIRE_CHEESE] = NC_("good sold", "cheese"),
  [LOIRE_WINE] = NC_("good sold", "wine"),
  [LOIRE_BEER] = NC_("good sold", "beer"),
};

/* There are some two hundred names in a language, so they may stay. */
const char *
loire_name (RelaisLoireDecision *self, guint class, guint value)
{
  g_autofree char *name = relais_lore_value (relais_match_get_view (self->match), class, (gint32) value);

  return g_intern_string (name);
}

const char *
loire_seat_name (RelaisLoireDecision *self, guint seat)
{
  return relais_seat_get_name (relais_match_nth_seat (self->match, seat));
}

const char *
loire_bought_words (guint good)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "good bought", bought[good]);
}

const char *
loire_sold_words (guint good)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "good sold", sold[good]);
}

/* Phrases that stand by themselves, side by side; takes over both. */
char *
loire_join (char *first, char *second)
{
  g_autofree char *a = first;
  g_autofree char *b = second;

  if (a == NULL)
    return g_steal_pointer (&b);
  if (b == NULL)
    return g_steal_pointer (&a);
  return g_strjoin (" · ", a, b, NULL);
}

char *
loire_deniers_words (int deniers)
{
  /* TRANSLATORS: a price in deniers */
  return g_strdup_printf (_("%d d"), deniers);
}

char *
loire_points_words (int points)
{
  return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) points), points);
}

char *
loire_added_points_words (int points)
{
  /* TRANSLATORS: what is added to the score */
  return g_strdup_printf (ngettext ("%+d point", "%+d points", (gulong) ABS (points)), points);
}

static char *
own_building_words (guint kind)
{
  switch (kind)
    {
    case LOIRE_FARM: return g_strdup (_("your farm"));
    case LOIRE_MONASTERY: return g_strdup (_("your monastery"));
    default: return g_strdup (_("your castle"));
    }
}

static char *
others_building_words (guint kind, const char *owner)
{
  switch (kind)
    {
    case LOIRE_FARM: return g_strdup_printf (_("%s’s farm"), owner);
    case LOIRE_MONASTERY: return g_strdup_printf (_("%s’s monastery"), owner);
    default: return g_strdup_printf (_("%s’s castle"), owner);
    }
}

/* Whose building stands there; NULL if none does. */
char *
loire_building_words (RelaisLoireDecision *self, guint village)
{
  for (guint i = 0; i < self->s->players; i++)
    {
      guint kind = loire_building_of (&self->s->seats[i], village);

      if (kind != LOIRE_NONE)
        return i == self->s->player ? own_building_words (kind)
                                    : others_building_words (kind, loire_seat_name (self, i));
    }
  return NULL;
}

char *
loire_shield_words (RelaisLoireDecision *self, guint village)
{
  /* TRANSLATORS: the colour of a village's shield */
  return g_strdup_printf (_("%s shield"), loire_name (self, LOIRE_CLASS_COLOUR, self->s->shields[village]));
}

/* L-BUY-5: who else gains from a purchase; NULL if nobody does. */
char *
loire_boat_words (RelaisLoireDecision *self, const LoireOutcome *outcome)
{
  const RelaisEvent *boat = loire_outcome_find (outcome, LOIRE_EVENT_BOAT);
  int spaces;

  if (boat == NULL)
    return NULL;
  spaces = boat->arg[2] - boat->arg[1];
  if (boat->arg[0] == self->s->player)
    return g_strdup_printf (_("your boat +%d"), spaces);
  return g_strdup_printf (_("%s’s boat +%d"), loire_seat_name (self, (guint) boat->arg[0]), spaces);
}

/* What the seat has in hand. */
char *
loire_purse_words (RelaisLoireDecision *self)
{
  const LoireSeat *seat = loire_active (self->s);
  g_autofree char *goods = NULL;
  char *purse = g_strdup_printf (_("you have %d d"), seat->deniers);

  for (guint good = 0; good < LOIRE_GOODS; good++)
    {
      const char *name = loire_name (self, LOIRE_CLASS_GOOD, good);
      char *next;

      if (seat->goods[good] == 0)
        continue;
      /* TRANSLATORS: a number of cards of a good: "2 wood" */
      next = seat->goods[good] == 1 ? g_strdup (name) : g_strdup_printf (_("%d %s"), seat->goods[good], name);
      if (goods == NULL)
        goods = next;
      else
        {
          g_autofree char *last = next;
          char *longer = g_strjoin (", ", goods, last, NULL);

          g_free (goods);
          goods = longer;
        }
    }
  return goods != NULL ? loire_join (purse, g_strdup_printf (_("carry %s"), goods)) : purse;
}

/* L-DEL-2, L-DEL-3: who has to be hired before a message of the level can be
 * delivered; NULL if nobody has. */
char *
loire_missing_words (const LoireState *s, guint level)
{
  const LoireSeat *seat = loire_active (s);

  if (loire_helpers_check (s, level, NULL))
    return NULL;
  if (level == 2)
    return g_strdup (_("cannot be delivered without the Apprentice"));
  if (loire_has (seat, LOIRE_APPRENTICE))
    return g_strdup (_("cannot be delivered without the Helper"));
  return g_strdup (_("cannot be delivered without the Apprentice and the Helper"));
}

/* A refusal on a button: a few words; its sentence where there are no fewer. */
char *
loire_reason_words (RelaisLoireDecision *self, const RelaisRefusal *why)
{
  const gint32 *arg = why->arg;
  g_autoptr (RelaisReason) reason = NULL;

  switch (why->code)
    {
    case LOIRE_REFUSE_TOO_EXPENSIVE:
      return g_strdup_printf (_("costs %d d, you have %d d"), arg[0], arg[1]);
    case LOIRE_REFUSE_TOO_LITTLE_WOOD:
      return g_strdup_printf (_("takes %d wood, you have %d"), arg[0], arg[1]);
    case LOIRE_REFUSE_NO_OWN_MONASTERY:
      return g_strdup (_("only in your own monastery"));
    case LOIRE_REFUSE_HIRE_NOT_HERE:
      return g_strdup_printf (_("the circus is in %s"), loire_name (self, LOIRE_CLASS_LOCATION, self->s->circus));
    case LOIRE_REFUSE_HIRE_LIMIT:
    case LOIRE_REFUSE_BUILD_LIMIT:
    case LOIRE_REFUSE_BUY_LIMIT:
    case LOIRE_REFUSE_SHIP_LIMIT:
      return g_strdup (_("done in this turn"));
    case LOIRE_REFUSE_MERCHANT_DONE:
    case LOIRE_REFUSE_MESSENGER_DONE:
    case LOIRE_REFUSE_HIRE_STOP_USED:
      return g_strdup (_("something else was done here"));
    case LOIRE_REFUSE_NO_MORE_MESSAGES:
      return g_strdup (_("no more at this stop"));
    case LOIRE_REFUSE_STACK_LIMIT:
      return g_strdup_printf (ngettext ("a stack holds %d horse", "a stack holds %d horses", (gulong) arg[0]), arg[0]);
    case LOIRE_REFUSE_TAKE_LIMIT:
      return g_strdup_printf (ngettext ("%d horse can be taken", "%d horses can be taken", (gulong) arg[0]), arg[0]);
    case LOIRE_REFUSE_NO_FREE_HORSE:
      return g_strdup_printf (_("too few free horses in %s"), loire_name (self, LOIRE_CLASS_LOCATION, (guint) arg[0]));
    case LOIRE_REFUSE_WRONG_WAY:
      return g_strdup (_("the other way"));
    case LOIRE_REFUSE_CARRIED:
      return g_strdup_printf (_("you already carry %s"), loire_name (self, LOIRE_CLASS_GOOD, (guint) arg[0]));
    case LOIRE_REFUSE_GOOD_GONE:
      return g_strdup (_("too few left in the supply"));
    case LOIRE_REFUSE_ROADS_UNEVEN:
      return g_strdup_printf (_("%d in the north, %d in the south"), arg[0], arg[1]);
    case LOIRE_REFUSE_FARMS_USED:
    case LOIRE_REFUSE_MONASTERIES_USED:
    case LOIRE_REFUSE_NO_TOWER:
      return g_strdup (_("all are built"));
    case LOIRE_REFUSE_MONASTERY_FARM_NEW:
    case LOIRE_REFUSE_CASTLE_FARM_NEW:
      return g_strdup (_("only on a farm from an earlier turn"));
    case LOIRE_REFUSE_PALACE_GONE:
    case LOIRE_REFUSE_CHARACTER_GONE:
      return g_strdup (_("no copy left"));
    case LOIRE_REFUSE_HIRED_ALREADY:
      return g_strdup (_("works for you already"));
    case LOIRE_REFUSE_HELPER_FIRST:
      return g_strdup (_("the Apprentice comes first"));
    case LOIRE_REFUSE_HAND_FULL:
      return g_strdup_printf (_("you have %d to deliver"), arg[0]);
    case LOIRE_REFUSE_ABBEY_HELD:
      return g_strdup (_("you already have one"));
    case LOIRE_REFUSE_DECK_EMPTY:
      return g_strdup (_("the deck is empty"));
    case LOIRE_REFUSE_OTHER_VILLAGE:
    case LOIRE_REFUSE_OTHER_CITY:
      return g_strdup (_("not for this place"));
    case LOIRE_REFUSE_NO_APPRENTICE:
      return loire_missing_words (self->s, 2);
    case LOIRE_REFUSE_NO_HELPERS:
      return loire_missing_words (self->s, 3);
    case LOIRE_REFUSE_SHIELD_NOT_OPEN_2:
    case LOIRE_REFUSE_SHIELD_NOT_OPEN_3:
      return g_strdup_printf (_("the shield here is %s"), loire_name (self, LOIRE_CLASS_COLOUR, (guint) arg[1]));
    case LOIRE_REFUSE_NO_TOKEN:
    case LOIRE_REFUSE_NO_TOKEN_RECALL:
      return g_strdup (_("no token is free"));
    default:
      reason = relais_reason_new (relais_match_get_view (self->match), why);
      return g_strdup (relais_reason_get_sentence (reason));
    }
}

/* The place of the ring with this board id, or -1. */
int
loire_find_place (const char *place)
{
  for (int i = 0; i < LOIRE_LOCATIONS; i++)
    if (g_str_equal (place, loire_locations[i]))
      return i;
  return -1;
}
