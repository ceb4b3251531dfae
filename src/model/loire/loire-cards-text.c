/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands on a card, and the rest of it that never changes during a game.
 * An effect is told so short that it fits on the card; the whole of it is told
 * by the card's rule. */

#include "loire-cards.h"

#include <glib/gi18n-lib.h>

#include "engine/loire/loire.h"

typedef struct
{
  const char *rule;
  const char *text;             /* with the {key}s of fill_effect */
} Effect;

/* TRANSLATORS: the effects as they stand on the cards, short; "d" stands for deniers */
static const Effect characters[LOIRE_CHARACTERS] = {
  [LOIRE_WOOD_MERCHANT] = { "L-SELL-1", N_("Wood sells for 1 d more.") },
  [LOIRE_GRAIN_MERCHANT] = { "L-SELL-1", N_("Grain sells for 1 d more.") },
  [LOIRE_CHEESE_MERCHANT] = { "L-SELL-1", N_("Cheese sells for 1 d more.") },
  [LOIRE_WINE_MERCHANT] = { "L-SELL-1", N_("Wine sells for 1 d more.") },
  [LOIRE_DAIRYMAN] = { "L-BUY-3", N_("Carry as much cheese as you like.") },
  [LOIRE_GRAIN_FARMER] = { "L-BUY-3", N_("Carry as much grain as you like.") },
  [LOIRE_LUMBERJACK] = { "L-BUY-6", N_("In a wood village, buy two wood for the price of one.") },
  [LOIRE_BANKER] = { "L-TURN-3", N_("Keep up to {limit} d when your merchant sets out from a city.") },
  [LOIRE_LADY_IN_WAITING] = { "L-HIRE-2", N_("Hire two in a turn; the second costs {surcharge} d more.") },
  [LOIRE_WITCH] = { "L-HIRE-3", N_("Every other character costs you 1 d less.") },
  [LOIRE_MAGISTER_ARTIUM] = { "L-BLD-7", N_("Every building costs you 1 d less.") },
  [LOIRE_ECONOMUS] = { "L-BLD-1", N_("Build two in a turn; the second costs 1 d more.") },
  [LOIRE_PATRONUS] = { "L-BLD-7", N_("For each building you may pay 2 d in place of one wood.") },
  [LOIRE_MENSOR] = { "L-BLD-3", N_("Build farms without minding the balance of the roads.") },
  [LOIRE_SQUIRE] = { "L-MOVE-5", N_("Take two free horses instead of one.") },
  [LOIRE_SCOUT] = { "L-MOVE-4", N_("Your stacks may have three horses.") },
  [LOIRE_BLACKSMITH] = { "L-MOVE-5", N_("Once a turn, for 1 d, take a horse from any other place.") },
  [LOIRE_JESTER] = { "L-MOVE-6", N_("A ride may end early where the circus is.") },
  [LOIRE_CITY_GUARD] = { "L-MOVE-6", N_("A ride may end early in a city.") },
  [LOIRE_MAYOR] = { "L-MSG-2", N_("Have up to four undelivered messages instead of two.") },
  [LOIRE_VASSALLUS] = { "L-MSG-4", N_("Buy one message more wherever level 1 to 3 are sold.") },
  [LOIRE_SPY] = { "L-MSG-5", N_("Look at the top three of the deck and keep one.") },
  [LOIRE_APPRENTICE] = { "L-DEL-2", N_("Brings a token. You can deliver messages of level 2.") },
  [LOIRE_HELPER] = { "L-DEL-3", N_("After the Apprentice. Brings a token. You can deliver messages of level 3.") },
  [LOIRE_LOVER] = { "L-SCORE-1", N_("2 points for each delivered message of type {type}.") },
  [LOIRE_GENERAL] = { "L-SCORE-1", N_("2 points for each delivered message of type {type}.") },
  [LOIRE_PHILOSOPHER] = { "L-SCORE-1", N_("2 points for each delivered message of type {type}.") },
  [LOIRE_JUDGE] = { "L-SCORE-1", N_("2 points for each delivered message of type {type}.") },
  [LOIRE_PROVOST] = { "L-SCORE-1", N_("2 points for each delivered message of type {type}.") },
};

/* With the option lumberjack_pays each. */
static const Effect dear_lumberjack = { "L-BUY-6", N_("In a wood village, buy two wood at once.") };

static const char *const palace_titles[LOIRE_PALACE_KINDS] = {
  [LOIRE_BANK] = NC_("palace card", "Bank"),
  [LOIRE_DUCAL_PALACE] = NC_("palace card", "Ducal Palace"),
  [LOIRE_POST_OFFICE] = NC_("palace card", "Post Office"),
  [LOIRE_PALATIUM_BALIVI] = NC_("palace card", "Palatium Balivi"),
};

/* With the option ducal_reach. */
static const Effect ducal[] = {
  [LOIRE_DUCAL_CITIES] = { "L-MSG-6", N_("In both cities, pick any message of the deck.") },
  [LOIRE_DUCAL_OWN] = { "L-MSG-6", N_("In {city}, pick any message of the deck.") },
  [LOIRE_DUCAL_EVERYWHERE] = { "L-MSG-6", N_("Wherever you buy messages, pick any of the deck.") },
};

static const Effect palaces[LOIRE_PALACE_KINDS] = {
  [LOIRE_BANK] = { "L-PAL-1", N_("3 d each time one of your figures ends its ride in {city}.") },
  [LOIRE_POST_OFFICE] = { "L-MSG-4", N_("In {city}, buy one message more; the second costs 1 d less.") },
  [LOIRE_PALATIUM_BALIVI] = { "L-PAL-3", N_("Once a turn, hire a red character in {city}.") },
};

static const Effect messages[LOIRE_LEVELS] = {
  { "L-DEL-1", N_("Deliver it in {place}. Type: {type}.") },
  { "L-DEL-2", N_("Mark one shield, deliver at the other. Type: {type}.") },
  { "L-DEL-3", N_("Mark two shields, deliver at the third. Type: {type}.") },
  { "L-DEL-4", N_("Deliver it in {place}. Type: {type}.") },
};

const char *const loire_reference_ids[LOIRE_REFERENCES] = {
  [LOIRE_REFERENCE_FARM] = "reference-farm",
  [LOIRE_REFERENCE_MONASTERY] = "reference-monastery",
  [LOIRE_REFERENCE_CASTLE] = "reference-castle",
  [LOIRE_REFERENCE_NANTES] = "reference-nantes",
  [LOIRE_REFERENCE_ORLEANS] = "reference-orleans",
  [LOIRE_REFERENCE_CIRCUS] = "reference-circus",
};

#define CITY N_("Merchant: sell, build, ship. Messenger: buy a message of level 1 to 3 or deliver one of level 4.")

/* With the option merchant_actions one. */
static const Effect one_action = { "L-STOP-1",
  N_("Merchant: sell, build or ship. Messenger: buy a message of level 1 to 3 or deliver one of level 4.") };

static const Effect references[LOIRE_REFERENCES] = {
  [LOIRE_REFERENCE_FARM] = { "L-BLD-2",
    N_("{deniers} d and {wood} wood. Goods cost 1 d less, owner’s boat +1. Owner: one message.") },
  [LOIRE_REFERENCE_MONASTERY] = { "L-BLD-4",
    N_("{deniers} d and {wood} wood, on a farm. Goods cost 1 d less, owner’s boat +1. Owner: beer, level 4 message.") },
  [LOIRE_REFERENCE_CASTLE] = { "L-BLD-5",
    N_("{deniers} d and {wood} wood, on a farm. Goods cost 2 d less, owner’s boat +1. Owner: two messages.") },
  [LOIRE_REFERENCE_NANTES] = { "L-STOP-1", CITY },
  [LOIRE_REFERENCE_ORLEANS] = { "L-STOP-1", CITY },
  [LOIRE_REFERENCE_CIRCUS] = { "L-HIRE-1",
    N_("Here your figures can hire, once a turn. Goods of the village cost 1 d less.") },
};

/* TRANSLATORS: what the characters of a colour are about */
static const char *const colour_titles[LOIRE_CARD_COLOURS] = {
  [LOIRE_CARD_YELLOW] = NC_("characters", "Trade"),
  [LOIRE_CARD_PURPLE] = NC_("characters", "Estate"),
  [LOIRE_CARD_GREEN] = NC_("characters", "Road"),
  [LOIRE_CARD_RED] = NC_("characters", "Post"),
  [LOIRE_CARD_BLUE] = NC_("characters", "Court"),
};

/* The values that effects name; strings of the edition and the options. */
typedef struct
{
  const char *city;
  const char *place;
  const char *type;
  guint deniers, wood;
} Values;

static char *
fill_effect (const RelaisView *view, const Effect *effect, Values values)
{
  const LoireEdition *e = view->edition;
  const LoireState *s = loire_state (view);
  g_autofree char *limit = g_strdup_printf ("%d", s->options.rich_limit + e->banker_bonus);
  g_autofree char *surcharge = g_strdup_printf ("%d", s->options.lady_surcharge);
  g_autofree char *deniers = g_strdup_printf ("%u", values.deniers);
  g_autofree char *wood = g_strdup_printf ("%u", values.wood);

  return relais_lore_fill (g_dgettext (GETTEXT_PACKAGE, effect->text),
                           "limit", limit,
                           "surcharge", surcharge,
                           "deniers", deniers,
                           "wood", wood,
                           "city", values.city,
                           "place", values.place,
                           "type", values.type,
                           NULL);
}

char *
loire_capitalised (const char *name)
{
  char first[6];
  int n = g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (name)), first);

  return g_strdup_printf ("%.*s%s", n, first, g_utf8_next_char (name));
}

static char *
title_of (const RelaisView *view, guint class, guint value)
{
  g_autofree char *name = relais_lore_value (view, class, (gint32) value);

  return loire_capitalised (name);
}

static gboolean
is_reconstructed (const RelaisView *view, const char *list, const char *id)
{
  g_autofree char *cost = g_strconcat (list, ".", id, ".cost", NULL);
  g_autofree char *points = g_strconcat (list, ".", id, ".points", NULL);

  return loire_is_reconstructed (view, cost) || loire_is_reconstructed (view, points);
}

static gboolean
has_changed (const RelaisView *view, const char *list, const char *id)
{
  g_autofree char *begins = g_strconcat (list, ".", id, ".", NULL);

  return loire_is_changed (view, begins);
}

static const Effect *
effect_of_character (const LoireState *s, guint i)
{
  return i == LOIRE_LUMBERJACK && s->options.lumberjack_pays == LOIRE_PAYS_EACH ? &dear_lumberjack : &characters[i];
}

static const Effect *
effect_of_palace (const LoireState *s, guint i)
{
  guint kind = i % LOIRE_PALACE_KINDS;

  return kind == LOIRE_DUCAL_PALACE ? &ducal[s->options.ducal_reach] : &palaces[kind];
}

static char *
tell_character (const RelaisView *view, guint i)
{
  g_autofree char *type = i >= LOIRE_LOVER ? relais_lore_value (view, LOIRE_CLASS_CHARACTER, (gint32) i) : NULL;

  return fill_effect (view, effect_of_character (loire_state (view), i), (Values) { .type = type });
}

static char *
tell_palace (const RelaisView *view, guint i)
{
  g_autofree char *city = relais_lore_value (view, LOIRE_CLASS_LOCATION, (gint32) loire_palace_city (i));

  return fill_effect (view, effect_of_palace (loire_state (view), i), (Values) { .city = city });
}

static const Effect *
reference_of (const RelaisView *view, guint i)
{
  gboolean city = i == LOIRE_REFERENCE_NANTES || i == LOIRE_REFERENCE_ORLEANS;

  return city && loire_state (view)->options.merchant_actions == LOIRE_ACTIONS_ONE ? &one_action : &references[i];
}

static char *
tell_reference (const RelaisView *view, guint i)
{
  const LoireEdition *e = view->edition;
  Values values = { 0 };

  if (i < LOIRE_BUILDINGS)
    values = (Values) { .deniers = e->building[i].deniers, .wood = e->building[i].wood };
  return fill_effect (view, reference_of (view, i), values);
}

static char *
tell_message (const RelaisView *view, guint i)
{
  const LoireEdition *e = view->edition;
  g_autofree char *title = loire_message_title (e, i);
  g_autofree char *type = relais_lore_value (view, LOIRE_CLASS_CHARACTER, LOIRE_LOVER + e->message[i].type);

  return fill_effect (view, &messages[loire_level (i) - 1], (Values) { .place = title, .type = type });
}

char *
loire_card_effect (const RelaisView *view, LoireCardKind kind, guint index)
{
  switch (kind)
    {
    case LOIRE_CARD_CHARACTER: return tell_character (view, index);
    case LOIRE_CARD_PALACE: return tell_palace (view, index);
    case LOIRE_CARD_MESSAGE: return tell_message (view, index);
    default: return tell_reference (view, index);
    }
}

static RelaisCard *
new_character (const RelaisView *view, guint i)
{
  const LoireEdition *e = view->edition;
  const LoireState *s = loire_state (view);
  const LoireCharacter *character = &e->character[i];
  RelaisCard *card = relais_card_new (loire_characters[i], "character");
  const char *colour = loire_card_colours[character->colour];
  g_autofree char *title = title_of (view, LOIRE_CLASS_CHARACTER, i);
  g_autofree char *text = tell_character (view, i);
  g_autofree char *sign = g_strconcat ("shield-", colour, NULL);
  g_autofree char *frame = g_strconcat ("card-", colour, NULL);
  g_autofree char *emblem = g_strconcat ("emblem-", loire_characters[i], NULL);

  g_object_set (card,
                "group", colour,
                "group-sign", sign,
                "group-title", g_dpgettext2 (GETTEXT_PACKAGE, "characters", colour_titles[character->colour]),
                "frame", frame,
                "emblem", emblem,
                "title", title,
                "text", text,
                "rule", effect_of_character (s, i)->rule,
                "cost", (int) character->cost,
                "points", (int) character->points,
                "copies", (int) loire_copies (e, s, i),
                "reconstructed", is_reconstructed (view, "characters", loire_characters[i]),
                "changed", has_changed (view, "characters", loire_characters[i]),
                NULL);
  return card;
}

static RelaisCard *
new_palace (const RelaisView *view, guint i)
{
  const LoireEdition *e = view->edition;
  const LoireState *s = loire_state (view);
  guint kind = i % LOIRE_PALACE_KINDS;
  guint city = loire_palace_city (i);
  RelaisCard *card = relais_card_new (loire_palaces[i], "palace");
  g_autofree char *name = relais_lore_value (view, LOIRE_CLASS_LOCATION, (gint32) city);
  g_autofree char *text = tell_palace (view, i);
  g_autofree char *frame = g_strconcat ("card-palace-", loire_locations[city], NULL);
  g_autofree char *emblem = g_strconcat ("emblem-", loire_palaces[i], NULL);

  g_object_set (card,
                "group", loire_locations[city],
                "group-title", name,
                "frame", frame,
                "emblem", emblem,
                "title", g_dpgettext2 (GETTEXT_PACKAGE, "palace card", palace_titles[kind]),
                "text", text,
                "rule", effect_of_palace (s, i)->rule,
                "cost", (int) e->palace_deniers,
                "points", (int) e->palace_points,
                "copies", (int) e->palace_copies,
                "reconstructed", loire_is_reconstructed (view, "palace.deniers")
                                 || loire_is_reconstructed (view, "palace.points"),
                "changed", loire_is_changed (view, "palace."),
                NULL);
  return card;
}

char *
loire_message_title (const LoireEdition *e, guint i)
{
  guint level = loire_level (i);
  guint class = level == 1 || level == 4 ? LOIRE_CLASS_LOCATION : LOIRE_CLASS_COLOUR;
  char *names[3] = { NULL };
  g_autofree char *title = NULL;

  for (guint k = 0; k < (class == LOIRE_CLASS_LOCATION ? 1 : level); k++)
    names[k] = relais_lore_name (&relais_loire, class, e->message[i].to[k]);
  if (level == 2)
    /* TRANSLATORS: the shields of a message, as the title of its card */
    title = relais_lore_fill (C_("message card", "{first} and {second}"),
                              "first", names[0], "second", names[1], NULL);
  else if (level == 3)
    /* TRANSLATORS: the shields of a message, as the title of its card */
    title = relais_lore_fill (C_("message card", "{first}, {second} and {third}"),
                              "first", names[0], "second", names[1], "third", names[2], NULL);
  else
    title = g_strdup (names[0]);
  for (guint k = 0; k < G_N_ELEMENTS (names); k++)
    g_free (names[k]);
  return loire_capitalised (title);
}

static RelaisCard *
new_message (const RelaisView *view, guint i)
{
  const LoireEdition *e = view->edition;
  const LoireMessage *message = &e->message[i];
  guint level = loire_level (i);
  RelaisCard *card = relais_card_new (loire_messages[i], "message");
  g_autofree char *number = g_strdup_printf ("%u", level);
  g_autofree char *title = loire_message_title (e, i);
  g_autofree char *text = tell_message (view, i);
  g_autofree char *sign = g_strconcat ("message-back-", number, NULL);
  g_autofree char *frame = g_strconcat ("card-message-", number, NULL);
  g_autofree char *emblem = g_strconcat ("type-", loire_types[message->type], NULL);
  g_autofree char *group_title = relais_lore_fill (_("Messages of level {level}"), "level", number, NULL);

  g_object_set (card,
                "group", number,
                "group-sign", sign,
                "group-title", group_title,
                "frame", frame,
                "emblem", emblem,
                "title", title,
                "text", text,
                "rule", messages[level - 1].rule,
                "cost", (int) level,
                "points", (int) message->points,
                "copies", 1,
                "reconstructed", is_reconstructed (view, "messages", loire_messages[i]),
                "changed", has_changed (view, "messages", loire_messages[i]),
                NULL);
  return card;
}

static char *
reference_title (const RelaisView *view, guint i)
{
  switch (i)
    {
    case LOIRE_REFERENCE_NANTES: return title_of (view, LOIRE_CLASS_LOCATION, LOIRE_NANTES);
    case LOIRE_REFERENCE_ORLEANS: return title_of (view, LOIRE_CLASS_LOCATION, LOIRE_ORLEANS);
    case LOIRE_REFERENCE_CIRCUS: return g_strdup (C_("card", "Circus"));
    default: return title_of (view, LOIRE_CLASS_BUILDING, i);
    }
}

static RelaisCard *
new_reference (const RelaisView *view, guint i)
{
  RelaisCard *card = relais_card_new (loire_reference_ids[i], "reference");
  g_autofree char *title = reference_title (view, i);
  g_autofree char *text = tell_reference (view, i);

  g_object_set (card,
                "group", "reference",
                "group-title", C_("cards", "Reference"),
                "frame", "card-reference",
                "emblem", loire_reference_ids[i],
                "title", title,
                "text", text,
                "rule", references[i].rule,
                NULL);
  return card;
}

/**
 * loire_card_new:
 * @index: of the character, the palace, the message or the LoireReference
 */
RelaisCard *
loire_card_new (const RelaisView *view, LoireCardKind kind, guint index)
{
  switch (kind)
    {
    case LOIRE_CARD_CHARACTER: return new_character (view, index);
    case LOIRE_CARD_PALACE: return new_palace (view, index);
    case LOIRE_CARD_MESSAGE: return new_message (view, index);
    default: return new_reference (view, index);
    }
}
