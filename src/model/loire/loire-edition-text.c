/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the values of an edition are called in a table of them, found by their
 * paths: '*' stands for an id, '#' for a number of players. */

#include "loire-cards.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/loire/loire.h"

typedef enum
{
  CHARACTERS,
  MESSAGES_1,                   /* one a level */
  MESSAGES_2,
  MESSAGES_3,
  MESSAGES_4,
  VILLAGES,
  GOODS,
  BUILDINGS,
  MARKET,
  SHIELDS,
  GAME,
} Group;

/* What the id of a path is one of. */
typedef enum
{
  OF_NOTHING,
  OF_CHARACTERS,
  OF_MESSAGES,
  OF_LOCATIONS,
  OF_COLOURS,
  OF_GOODS,
  OF_BUILDINGS,
  OF_SHIPPINGS,
} Kind;

/* What there is of each path, in the order in which they stand in the table. */
static const struct
{
  const char *pattern;
  Group group;
  Kind kind;
  const char *title;
} texts[] = {
  { "characters.*.cost", CHARACTERS, OF_CHARACTERS, N_("Cost") },
  { "characters.*.points", CHARACTERS, OF_CHARACTERS, N_("Points") },
  { "characters.*.colour", CHARACTERS, OF_CHARACTERS, N_("Colour") },
  /* TRANSLATORS: how many copies of a card there are; four numbers follow, one for each number of players */
  { "characters.*.copies.#", CHARACTERS, OF_CHARACTERS, N_("Copies with 1, 2, 3 or 4 players") },
  /* TRANSLATORS: where a message goes: a village, shields or a city */
  { "messages.*.to", MESSAGES_1, OF_MESSAGES, N_("Destination") },
  { "messages.*.type", MESSAGES_1, OF_MESSAGES, N_("Type") },
  { "messages.*.points", MESSAGES_1, OF_MESSAGES, N_("Points") },
  { "locations.*.good", VILLAGES, OF_LOCATIONS, N_("Good") },
  { "locations.*.horse", VILLAGES, OF_LOCATIONS, N_("Free horse at the start") },
  { "goods.*.sells", GOODS, OF_GOODS, N_("Deniers when sold") },
  { "goods.*.cards", GOODS, OF_GOODS, N_("Cards in the supply") },
  { "beer_factor", GOODS, OF_NOTHING, N_("Beer costs the market price times") },
  { "buildings.*.deniers", BUILDINGS, OF_BUILDINGS, N_("Cost") },
  { "buildings.*.wood", BUILDINGS, OF_BUILDINGS, N_("Wood") },
  { "buildings.*.per_player", BUILDINGS, OF_BUILDINGS, N_("Pieces of each player") },
  { "buildings.*.towers", BUILDINGS, OF_BUILDINGS, N_("Towers for all players") },
  { "palace.deniers", BUILDINGS, OF_NOTHING, N_("Palaces: cost") },
  { "palace.points", BUILDINGS, OF_NOTHING, N_("Palaces: points") },
  { "palace.copies", BUILDINGS, OF_NOTHING, N_("Palaces: copies of each") },
  { "ship.*.deniers", BUILDINGS, OF_SHIPPINGS, N_("Cost") },
  { "ship.*.spaces", BUILDINGS, OF_SHIPPINGS, N_("Spaces that the boat moves") },
  { "market_prices", MARKET, OF_NOTHING, N_("Price on space {number}") },
  { "market_central", MARKET, OF_NOTHING, N_("Number of the central space") },
  { "shields.*", SHIELDS, OF_COLOURS, N_("Shields: {colour}") },
  { "start.deniers", GAME, OF_NOTHING, N_("Deniers at the start") },
  { "start.poor_limit", GAME, OF_NOTHING, N_("Poor below") },
  { "start.rich_limit", GAME, OF_NOTHING, N_("Rich above") },
  { "start.banker_bonus", GAME, OF_NOTHING, N_("Rich with the Banker: more by") },
  { "start.horses_per_figure", GAME, OF_NOTHING, N_("Horses under a figure at the start") },
  { "start.stack_limit", GAME, OF_NOTHING, N_("Horses under a figure at most") },
  { "circus_start", GAME, OF_NOTHING, N_("The circus starts in") },
  { "goals.boat.#", GAME, OF_NOTHING, N_("Boats race to, with 1, 2, 3 or 4 players") },
  { "goals.boat_french.#", GAME, OF_NOTHING, N_("The same in the French rulebook") },
  { "goals.messages.#", GAME, OF_NOTHING, N_("Messages to deliver, with 1, 2, 3 or 4 players") },
};

/* With the id, if the path is one of these. */
static gboolean
matches (const char *pattern, const char *path, RelaisWord *id, guint *players)
{
  const char *star = strchr (pattern, '*');
  const char *hash = strchr (pattern, '#');
  gsize head = star != NULL ? (gsize) (star - pattern) : hash != NULL ? (gsize) (hash - pattern) : strlen (pattern);
  gsize length = strlen (path);
  gsize tail;

  *id = (RelaisWord) { NULL, 0 };
  *players = 0;
  if (strncmp (pattern, path, head) != 0)
    return FALSE;
  if (hash != NULL)
    *players = (guint) g_ascii_digit_value (path[length - 1]);
  if (star == NULL)
    return length == strlen (pattern);
  tail = strlen (star + 1);
  if (length < head + tail || strncmp (star + 1, path + length - tail, hash != NULL ? tail - 1 : tail) != 0)
    return FALSE;
  *id = (RelaisWord) { path + head, length - head - tail };
  return TRUE;
}

static guint
find (const char *path, RelaisWord *id, guint *players)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (texts) && !matches (texts[i].pattern, path, id, players))
    i++;
  return i;
}

/* Behind whatever has an index. */
#define NOBODYS 0x100

static guint
index_of (Kind kind, RelaisWord id)
{
  switch (kind)
    {
    case OF_CHARACTERS: return (guint) relais_word_index (id, loire_characters, LOIRE_CHARACTERS);
    case OF_MESSAGES: return (guint) relais_word_index (id, loire_messages, LOIRE_MESSAGES);
    case OF_LOCATIONS: return (guint) relais_word_index (id, loire_locations, LOIRE_LOCATIONS);
    case OF_COLOURS: return (guint) relais_word_index (id, loire_colours, LOIRE_COLOURS);
    case OF_GOODS: return (guint) relais_word_index (id, loire_goods, LOIRE_GOODS);
    case OF_BUILDINGS: return (guint) relais_word_index (id, loire_buildings, LOIRE_BUILDINGS);
    case OF_SHIPPINGS: return (guint) g_ascii_digit_value (id.at[0]);
    default: return 0;
    }
}

static char *
name_of (guint class, guint value)
{
  return loire_name_value (&relais_loire, relais_loire.edition, class, (gint32) value);
}

/* A name at the beginning of a line. */
static char *
capitalise (char *name)
{
  g_autofree char *own = name;

  return loire_capitalised (own);
}

static char *
tell_subject (Kind kind, guint i)
{
  switch (kind)
    {
    case OF_CHARACTERS: return name_of (LOIRE_CLASS_CHARACTER, i);
    /* TRANSLATORS: a card of a deck; they are counted */
    case OF_MESSAGES: return g_strdup_printf (_("Message %u"), i - loire_deck_start[loire_level (i) - 1] + 1);
    case OF_LOCATIONS: return g_strdup (loire_location_names[i]);
    case OF_GOODS: return capitalise (name_of (LOIRE_CLASS_GOOD, i));
    case OF_BUILDINGS: return capitalise (name_of (LOIRE_CLASS_BUILDING, i));
    case OF_SHIPPINGS: return g_strdup (i == 0 ? _("Shipping, the short way") : _("Shipping, the long way"));
    default: return NULL;
    }
}

static char *
tell_group (Group group)
{
  switch (group)
    {
    case CHARACTERS: return g_strdup (_("Characters"));
    case VILLAGES: return g_strdup (_("Villages"));
    case GOODS: return g_strdup (_("Goods"));
    case BUILDINGS: return g_strdup (_("Buildings, palaces and shipping"));
    case MARKET: return g_strdup (_("Market"));
    case SHIELDS: return g_strdup (_("Shields"));
    case GAME: return g_strdup (_("Start and end"));
    default: return g_strdup_printf (_("Messages of level %u"), (guint) group - MESSAGES_1 + 1);
    }
}

static char *
tell_title (guint which, guint i, guint index)
{
  const char *title = g_dgettext (GETTEXT_PACKAGE, texts[which].title);
  g_autofree char *number = NULL;
  g_autofree char *colour = NULL;

  if (texts[which].kind == OF_COLOURS)
    {
      colour = name_of (LOIRE_CLASS_COLOUR, i);
      return relais_lore_fill (title, "colour", colour, NULL);
    }
  number = g_strdup_printf ("%u", index + 1);
  return relais_lore_fill (title, "number", number, NULL);
}

void
loire_tell_edition (const RelaisField *field, guint index, RelaisEditionText *text)
{
  RelaisWord id;
  guint players = 0;
  guint which = find (field->path, &id, &players);
  Kind kind = texts[which].kind;
  guint i = index_of (kind, id);
  Group group = texts[which].group;
  guint rank = kind == OF_NOTHING ? NOBODYS : kind == OF_SHIPPINGS ? NOBODYS + 1 + i : i;

  if (group == MESSAGES_1)
    group += loire_level (i) - 1;
  *text = (RelaisEditionText) {
    .group = group,
    /* Somebody's lines stand together; the spaces of the market have one each. */
    .place = rank << 16 | which << 8 | (group == MARKET ? index : 0),
    .group_title = tell_group (group),
    .subject = tell_subject (kind, i),
    .title = tell_title (which, i, index),
  };
  if (players > 0)
    text->cell = g_strdup_printf (ngettext ("%u player", "%u players", players), players);
  else if (kind == OF_MESSAGES && field->count > 1)
    /* TRANSLATORS: one of the shields to which a message goes */
    text->cell = g_strdup_printf (_("shield %u"), index + 1);
}

static char *
name_in_a_sentence (const RelaisField *field, guint value)
{
  const char *word = field->words[value];

  if (field->words == loire_locations)
    return name_of (LOIRE_CLASS_LOCATION, value);
  if (field->words == loire_villages)
    return g_strdup (loire_village_names[value]);
  if (field->words == loire_goods)
    return name_of (LOIRE_CLASS_GOOD, value);
  if (field->words == loire_colours)
    return name_of (LOIRE_CLASS_COLOUR, value);
  /* Cards have colours that shields have, too. */
  if (field->words == loire_card_colours)
    return name_of (LOIRE_CLASS_COLOUR, (guint) relais_word_index ((RelaisWord) { word, strlen (word) }, loire_colours, LOIRE_COLOURS));
  if (field->words == loire_types)
    return name_of (LOIRE_CLASS_CHARACTER, (guint) relais_word_index ((RelaisWord) { word, strlen (word) }, loire_characters, LOIRE_CHARACTERS));
  if (word == NULL)
    return g_strdup (_("none"));
  /* TRANSLATORS: %s is "1-2" or "3-4" */
  return g_strdup_printf (_("with %s players"), word);
}

/* By itself in a cell of a table. */
char *
loire_name_word (const RelaisField *field, guint value)
{
  return capitalise (name_in_a_sentence (field, value));
}
