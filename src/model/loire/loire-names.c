/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What places, goods, cards and all other values of La Loire are called in the
 * middle of a sentence. */

#include "engine/loire/loire.h"
#include "loire-cards.h"
#include "loire-lore.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const figures[LOIRE_FIGURES] = {
  NC_("figure", "merchant"),
  NC_("figure", "messenger"),
};

/* TRANSLATORS: the colours of shields and market tiles */
static const char *const shields[LOIRE_COLOURS] = {
  [LOIRE_RED] = NC_("shield", "red"),
  [LOIRE_BLUE] = NC_("shield", "blue"),
  [LOIRE_YELLOW] = NC_("shield", "yellow"),
  [LOIRE_GREEN] = NC_("shield", "green"),
  [LOIRE_PURPLE] = NC_("shield", "purple"),
  [LOIRE_WHITE] = NC_("shield", "white"),
  [LOIRE_BLACK] = NC_("shield", "black"),
};

static const char *const goods[LOIRE_GOODS] = {
  [LOIRE_WOOD] = NC_("good", "wood"),
  [LOIRE_GRAIN] = NC_("good", "grain"),
  [LOIRE_CHEESE] = NC_("good", "cheese"),
  [LOIRE_WINE] = NC_("good", "wine"),
  [LOIRE_BEER] = NC_("good", "beer"),
};

static const char *const buildings[LOIRE_BUILDINGS] = {
  [LOIRE_FARM] = NC_("building", "farm"),
  [LOIRE_MONASTERY] = NC_("building", "monastery"),
  [LOIRE_CASTLE] = NC_("building", "castle"),
};

static const char *const palaces[LOIRE_PALACE_KINDS] = {
  [LOIRE_BANK] = NC_("palace", "Bank in {place}"),
  [LOIRE_DUCAL_PALACE] = NC_("palace", "Ducal Palace in {place}"),
  [LOIRE_POST_OFFICE] = NC_("palace", "Post Office in {place}"),
  [LOIRE_PALATIUM_BALIVI] = NC_("palace", "Palatium Balivi in {place}"),
};

static const char *const characters[LOIRE_CHARACTERS] = {
  [LOIRE_WOOD_MERCHANT] = NC_("character", "Wood Merchant"),
  [LOIRE_GRAIN_MERCHANT] = NC_("character", "Grain Merchant"),
  [LOIRE_CHEESE_MERCHANT] = NC_("character", "Cheese Merchant"),
  [LOIRE_WINE_MERCHANT] = NC_("character", "Wine Merchant"),
  [LOIRE_DAIRYMAN] = NC_("character", "Dairyman"),
  [LOIRE_GRAIN_FARMER] = NC_("character", "Grain Farmer"),
  [LOIRE_LUMBERJACK] = NC_("character", "Lumberjack"),
  [LOIRE_BANKER] = NC_("character", "Banker"),
  [LOIRE_LADY_IN_WAITING] = NC_("character", "Lady-in-waiting"),
  [LOIRE_WITCH] = NC_("character", "Witch"),
  [LOIRE_MAGISTER_ARTIUM] = NC_("character", "Magister Artium"),
  [LOIRE_ECONOMUS] = NC_("character", "Economus"),
  [LOIRE_PATRONUS] = NC_("character", "Patronus"),
  [LOIRE_MENSOR] = NC_("character", "Mensor"),
  [LOIRE_SQUIRE] = NC_("character", "Squire"),
  [LOIRE_SCOUT] = NC_("character", "Scout"),
  [LOIRE_BLACKSMITH] = NC_("character", "Blacksmith"),
  [LOIRE_JESTER] = NC_("character", "Jester"),
  [LOIRE_CITY_GUARD] = NC_("character", "City Guard"),
  [LOIRE_MAYOR] = NC_("character", "Mayor"),
  [LOIRE_VASSALLUS] = NC_("character", "Vassallus"),
  [LOIRE_SPY] = NC_("character", "Spy"),
  [LOIRE_APPRENTICE] = NC_("character", "Apprentice"),
  [LOIRE_HELPER] = NC_("character", "Helper"),
  [LOIRE_LOVER] = NC_("character", "Lover"),
  [LOIRE_GENERAL] = NC_("character", "General"),
  [LOIRE_PHILOSOPHER] = NC_("character", "Philosopher"),
  [LOIRE_JUDGE] = NC_("character", "Judge"),
  [LOIRE_PROVOST] = NC_("character", "Provost"),
};

/* What else money is paid for or comes from. */
static const char *const purposes[] = {
  [LOIRE_WHAT_BANK] = NC_("money", "Bank"),
  [LOIRE_WHAT_POOR] = NC_("money", "lost turn"),
  [LOIRE_WHAT_SHIP] = NC_("money", "shipping"),
  [LOIRE_WHAT_HORSE] = NC_("money", "horse of the Blacksmith"),
  [LOIRE_WHAT_MESSAGE] = NC_("money", "message"),
};

static const char *const hired_by[] = {
  NC_("hired by", "circus"),
  NC_("hired by", "Palatium Balivi"),
};

static const char *const columns[LOIRE_COLUMNS] = {
  [LOIRE_COLUMN_BOAT] = NC_("score", "boat"),
  [LOIRE_COLUMN_DELIVERED] = NC_("score", "delivered messages"),
  [LOIRE_COLUMN_UNDELIVERED] = NC_("score", "undelivered messages"),
  [LOIRE_COLUMN_CHARACTERS] = NC_("score", "characters"),
  [LOIRE_COLUMN_BLUE] = NC_("score", "blue characters"),
  [LOIRE_COLUMN_PALACES] = NC_("score", "palaces"),
  [LOIRE_COLUMN_CASTLES] = NC_("score", "castles"),
  [LOIRE_COLUMN_BUILDINGS] = NC_("score", "buildings"),
};

static const char *const titles[LOIRE_COLUMNS] = {
  [LOIRE_COLUMN_BOAT] = NC_("score column", "Boat"),
  [LOIRE_COLUMN_DELIVERED] = NC_("score column", "Delivered"),
  [LOIRE_COLUMN_UNDELIVERED] = NC_("score column", "Undelivered"),
  [LOIRE_COLUMN_CHARACTERS] = NC_("score column", "Characters"),
  [LOIRE_COLUMN_BLUE] = NC_("score column", "Blue characters"),
  [LOIRE_COLUMN_PALACES] = NC_("score column", "Palaces"),
  [LOIRE_COLUMN_CASTLES] = NC_("score column", "Castles"),
  [LOIRE_COLUMN_BUILDINGS] = NC_("score column", "Buildings"),
};

static const struct
{
  const char *context;
  const char *const *names;
  guint n;
} tables[] = {
  [LOIRE_CLASS_FIGURE] = { "figure", figures, G_N_ELEMENTS (figures) },
  [LOIRE_CLASS_COLOUR] = { "shield", shields, G_N_ELEMENTS (shields) },
  [LOIRE_CLASS_GOOD] = { "good", goods, G_N_ELEMENTS (goods) },
  [LOIRE_CLASS_BUILDING] = { "building", buildings, G_N_ELEMENTS (buildings) },
  [LOIRE_CLASS_CHARACTER] = { "character", characters, G_N_ELEMENTS (characters) },
  [LOIRE_CLASS_HIRED_BY] = { "hired by", hired_by, G_N_ELEMENTS (hired_by) },
  [LOIRE_CLASS_COLUMN] = { "score", columns, G_N_ELEMENTS (columns) },
};

static const char *
translated (const char *context, const char *name)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, context, name);
}

static const char *
shield_name (guint colour)
{
  return translated ("shield", shields[colour]);
}

static char *
name_message (const LoireEdition *edition, guint card)
{
  const guint8 *to = edition->message[card].to;

  switch (loire_level (card))
    {
    case 2:
      /* TRANSLATORS: behind the word message, as in "You do not have the message for a red and a blue shield." */
      return relais_lore_fill (C_("message", "for a {first} and a {second} shield"),
                               "first", shield_name (to[0]),
                               "second", shield_name (to[1]),
                               NULL);
    case 3:
      /* TRANSLATORS: behind the word message */
      return relais_lore_fill (C_("message", "for a {first}, a {second} and a {third} shield"),
                               "first", shield_name (to[0]),
                               "second", shield_name (to[1]),
                               "third", shield_name (to[2]),
                               NULL);
    default:
      /* TRANSLATORS: behind the word message, as in "The message to Tours" */
      return relais_lore_fill (C_("message", "to {place}"), "place", loire_location_names[to[0]], NULL);
    }
}

static char *
name_palace (guint palace)
{
  guint city = loire_palace_city (palace);

  return relais_lore_fill (translated ("palace", palaces[palace % LOIRE_PALACE_KINDS]),
                           "place", loire_location_names[city],
                           NULL);
}

static char *
name_market (gint32 order)
{
  const char *names[LOIRE_COLOURS + 1] = { NULL };

  for (guint place = 0; place < LOIRE_COLOURS; place++)
    names[place] = shield_name ((order >> (3 * place)) & 7);
  /* TRANSLATORS: between the members of a list */
  return g_strjoinv (C_("list", ", "), (char **) names);
}

/* What money or points are for: here a message's name stands alone. */
static char *
name_what (const RelaisGame *game, gconstpointer edition, gint32 value)
{
  guint class = (guint) value >> 8;
  guint index = (guint) value & 0xff;
  g_autofree char *name = NULL;

  /* Of what is not known in a trial, only messages can be what something is for. */
  if (value == RELAIS_UNKNOWN)
    class = LOIRE_CLASS_MESSAGE;
  if (class == LOIRE_CLASS_WHAT)
    return g_strdup (translated ("money", purposes[index]));
  name = loire_name_value (game, edition, class, value != RELAIS_UNKNOWN ? (gint32) index : value);
  if (class == LOIRE_CLASS_MESSAGE)
    /* TRANSLATORS: {message} is "to Tours" or "for a red and a blue shield" */
    return relais_lore_fill (C_("points for", "message {message}"), "message", name, NULL);
  return g_steal_pointer (&name);
}

char *
loire_name_value (const RelaisGame *game, gconstpointer edition, guint class, gint32 value)
{
  char buffer[16];
  RelaisText text;

  switch (class)
    {
    case RELAIS_CLASS_YES_NO: return g_strdup (value ? C_("value", "yes") : C_("value", "no"));
    case LOIRE_CLASS_LOCATION: return g_strdup (loire_location_names[value]);
    case LOIRE_CLASS_PALACE: return name_palace ((guint) value);
    case LOIRE_CLASS_MESSAGE:
      /* TRANSLATORS: a message that was turned up while trying ahead; behind "message" */
      return value != RELAIS_UNKNOWN ? name_message (edition, (guint) value) : g_strdup (C_("message", "not known yet"));
    case LOIRE_CLASS_WHAT: return name_what (game, edition, value);
    case LOIRE_CLASS_MARKET: return name_market (value);
    case LOIRE_CLASS_RULE:
      relais_text_init (&text, buffer, sizeof buffer);
      game->print_value ((int) class, value, &text);
      return g_strdup (buffer);
    default:
      g_return_val_if_fail (class < G_N_ELEMENTS (tables) && (guint) value < tables[class].n, NULL);
      return g_strdup (translated (tables[class].context, tables[class].names[value]));
    }
}

static int
index_of (const char *const *ids, int n, const char *id)
{
  for (int i = 0; i < n; i++)
    if (g_str_equal (ids[i], id))
      return i;
  return -1;
}

const char *const loire_uses_told[] = { "hired", "built", "palace", NULL };

char *
loire_name_use (const char *thing)
{
  static const struct
  {
    const char *event;
    guint class;
    const char *const *ids;
    int n;
  } uses[] = {
    { "hired ", LOIRE_CLASS_CHARACTER, loire_characters, LOIRE_CHARACTERS },
    { "built ", LOIRE_CLASS_BUILDING, loire_buildings, LOIRE_BUILDINGS },
    { "palace ", LOIRE_CLASS_PALACE, loire_palaces, LOIRE_PALACES },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (uses); i++)
    if (g_str_has_prefix (thing, uses[i].event))
      {
        int value = index_of (uses[i].ids, uses[i].n, thing + strlen (uses[i].event));
        g_autofree char *name = value >= 0 ? loire_name_value (&relais_loire, relais_loire.edition, uses[i].class, value) : NULL;

        return name != NULL ? loire_capitalised (name) : NULL;
      }
  return NULL;
}

char *
loire_column_title (guint column)
{
  return g_strdup (translated ("score column", titles[column]));
}
