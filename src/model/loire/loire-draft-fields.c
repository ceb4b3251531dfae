/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Values of a draft that are numbers or choices. Lists of cards are
 * loire-draft-lists.c. */

#include "loire-draft-fields.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/loire/loire-rules.h"

#define MAX_TURN 9999           /* offered; a file may tell more */

static const char *const section_names[] = { "seat-0", "seat-1", "seat-2", "seat-3" };

static void
add (GPtrArray *fields, guint id, const char *section, RelaisDraftFieldKind kind, const char *title, char *key)
{
  RelaisFieldText *text = g_new (RelaisFieldText, 1);

  *text = (RelaisFieldText) { key, g_strdup (title), section, kind, id, FALSE };
  g_ptr_array_add (fields, text);
}

/* The field added last is of things of which only so many are left. */
static void
take_from_supply (GPtrArray *fields)
{
  ((RelaisFieldText *) fields->pdata[fields->len - 1])->supply = TRUE;
}

static void
add_figure (GPtrArray *fields, guint seat, guint figure)
{
  const char *section = section_names[seat];
  const char *name = loire_figure_names[figure];
  gboolean merchant = figure == LOIRE_MERCHANT_FIGURE;

  add (fields, LOIRE_FIELD (LOIRE_FIELD_AT, seat, figure), section, RELAIS_DRAFT_CHOICE,
       merchant ? _("Merchant’s place") : _("Messenger’s place"), g_strdup_printf ("seats.%u.%s.at", seat, name));
  add (fields, LOIRE_FIELD (LOIRE_FIELD_DIRECTION, seat, figure), section, RELAIS_DRAFT_CHOICE,
       merchant ? _("Merchant’s direction") : _("Messenger’s direction"),
       g_strdup_printf ("seats.%u.%s.dir", seat, name));
  add (fields, LOIRE_FIELD (LOIRE_FIELD_HORSES, seat, figure), section, RELAIS_DRAFT_NUMBER,
       merchant ? _("Merchant’s horses") : _("Messenger’s horses"),
       g_strdup_printf ("seats.%u.%s.horses", seat, name));
}

static const char *
good_title (guint good)
{
  static const char *const titles[LOIRE_GOODS] = {
    [LOIRE_WOOD] = NC_("goods of a player", "Wood"),
    [LOIRE_GRAIN] = NC_("goods of a player", "Grain"),
    [LOIRE_CHEESE] = NC_("goods of a player", "Cheese"),
    [LOIRE_WINE] = NC_("goods of a player", "Wine"),
    [LOIRE_BEER] = NC_("goods of a player", "Beer"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "goods of a player", titles[good]);
}

/* A message's marks; the field goes when the message does. */
static void
add_marks (GPtrArray *fields, const RelaisDraftBoard *board, guint seat)
{
  const LoireSeat *at = &loire_draft_peek (board)->seats[seat];

  for (guint h = 0; h < at->n_held; h++)
    {
      guint card = at->held[h].card;
      g_autofree char *name = NULL, *title = NULL;

      if (loire_level (card) < 2 || loire_level (card) > 3)
        continue;
      name = loire_name_value (board->game, board->edition, LOIRE_CLASS_MESSAGE, (gint32) card);
      /* TRANSLATORS: {message} is "for a red and a blue shield" */
      title = relais_lore_fill (_("Marks of the message {message}"), "message", name, NULL);
      add (fields, LOIRE_FIELD (LOIRE_FIELD_MARKS, seat, card), section_names[seat], RELAIS_DRAFT_CARDS, title,
           g_strdup_printf ("seats.%u.messages.%s.marks", seat, loire_messages[card]));
    }
}

static void
add_built (GPtrArray *fields, guint id, guint seat, const char *name, char *key)
{
  /* TRANSLATORS: the title of a number: {place} is "Tours" or "Bank in Nantes" */
  g_autofree char *title = relais_lore_fill (_("{place}, built in turn"), "place", name, NULL);

  add (fields, id, section_names[seat], RELAIS_DRAFT_NUMBER, title, key);
}

/* On a farm of this turn nothing can be built yet, and a palace does not work
 * yet (L-BLD-4 to L-BLD-6); the field goes when the building does. */
static void
add_buildings (GPtrArray *fields, const RelaisDraftBoard *board, guint seat)
{
  const LoireSeat *at = &loire_draft_peek (board)->seats[seat];

  LOIRE_EACH (village, loire_own_buildings (at))
    add_built (fields, LOIRE_FIELD (LOIRE_FIELD_BUILT, seat, village), seat, loire_location_names[village],
               g_strdup_printf ("seats.%u.buildings.%s.turn", seat, loire_locations[village]));
  for (guint i = 0; i < at->n_palaces; i++)
    {
      g_autofree char *name = loire_draft_card_name (board, LOIRE_FIELD (LOIRE_FIELD_PALACES, seat, 0), at->palace[i]);

      add_built (fields, LOIRE_FIELD (LOIRE_FIELD_PALACE_BUILT, seat, at->palace[i]), seat, name,
                 g_strdup_printf ("seats.%u.palaces.%s.turn", seat, loire_palaces[at->palace[i]]));
    }
}

/* What lies in the places, for who would rather read a list than the board. */
static void
add_places (GPtrArray *fields)
{
  for (guint at = 0; at < LOIRE_LOCATIONS; at++)
    add (fields, LOIRE_FIELD (LOIRE_FIELD_FREE_HORSES, 0, at), "horses", RELAIS_DRAFT_NUMBER, loire_location_names[at],
         g_strdup_printf ("horses.%s", loire_locations[at]));
  LOIRE_EACH (village, LOIRE_VILLAGES)
    add (fields, LOIRE_FIELD (LOIRE_FIELD_BUILDING, 0, village), "buildings", RELAIS_DRAFT_CHOICE,
         loire_location_names[village], g_strdup_printf ("buildings.%s", loire_locations[village]));
}

static void
add_seat (GPtrArray *fields, const RelaisDraftBoard *board, guint seat)
{
  gboolean casual = loire_draft_peek (board)->variant == LOIRE_CASUAL;
  const char *section = section_names[seat];

  add (fields, LOIRE_FIELD (LOIRE_FIELD_DENIERS, seat, 0), section, RELAIS_DRAFT_NUMBER, _("Deniers"),
       g_strdup_printf ("seats.%u.deniers", seat));
  add (fields, LOIRE_FIELD (LOIRE_FIELD_BOAT, seat, 0), section, RELAIS_DRAFT_NUMBER, _("Boat’s space"),
       g_strdup_printf ("seats.%u.boat", seat));
  for (guint g = 0; g < LOIRE_GOODS; g++)
    {
      add (fields, LOIRE_FIELD (LOIRE_FIELD_GOOD, seat, g), section, RELAIS_DRAFT_NUMBER, good_title (g),
           g_strdup_printf ("seats.%u.goods.%s", seat, loire_goods[g]));
      take_from_supply (fields);
    }
  for (guint f = 0; f < LOIRE_FIGURES; f++)
    add_figure (fields, seat, f);
  if (!casual)
    {
      add (fields, LOIRE_FIELD (LOIRE_FIELD_CHARACTERS, seat, 0), section, RELAIS_DRAFT_CARDS, _("Characters"),
           g_strdup_printf ("seats.%u.characters", seat));
      add (fields, LOIRE_FIELD (LOIRE_FIELD_PALACES, seat, 0), section, RELAIS_DRAFT_CARDS, _("Palaces"),
           g_strdup_printf ("seats.%u.palaces", seat));
    }
  add_buildings (fields, board, seat);
  add (fields, LOIRE_FIELD (LOIRE_FIELD_HAND_DRAWN, seat, 0), section, RELAIS_DRAFT_FLAG,
       _("The first message is drawn at the start"), g_strdup_printf ("seats.%u.messages.drawn", seat));
  add (fields, LOIRE_FIELD (LOIRE_FIELD_HAND, seat, 0), section, RELAIS_DRAFT_CARDS, _("Messages to deliver"),
       g_strdup_printf ("seats.%u.messages", seat));
  add_marks (fields, board, seat);
  add (fields, LOIRE_FIELD (LOIRE_FIELD_DELIVERED, seat, 0), section, RELAIS_DRAFT_CARDS, _("Delivered messages"),
       g_strdup_printf ("seats.%u.delivered", seat));
}

void
loire_draft_fields (const RelaisDraftBoard *board, GPtrArray *fields)
{
  const LoireState *s = loire_draft_peek (board);

  add (fields, LOIRE_FIELD (LOIRE_FIELD_TURN, 0, 0), "table", RELAIS_DRAFT_NUMBER, _("Turns played so far"),
       g_strdup ("turn"));
  add (fields, LOIRE_FIELD (LOIRE_FIELD_PLAYER, 0, 0), "table", RELAIS_DRAFT_CHOICE, _("Whose turn it is"),
       g_strdup ("player"));
  add (fields, LOIRE_FIELD (LOIRE_FIELD_ENDING, 0, 0), "table", RELAIS_DRAFT_CHOICE, _("End of the game triggered"),
       g_strdup ("ending"));
  if (s->variant != LOIRE_CASUAL)
    add (fields, LOIRE_FIELD (LOIRE_FIELD_CIRCUS, 0, 0), "table", RELAIS_DRAFT_CHOICE, _("Circus’s place"), g_strdup ("circus"));
  add_places (fields);
  for (guint i = 0; i < s->players; i++)
    add_seat (fields, board, i);
  for (guint level = 0; level < LOIRE_LEVELS; level++)
    {
      g_autofree char *number = g_strdup_printf ("%u", level + 1);
      g_autofree char *shuffled = relais_lore_fill (_("Deck of level {level} is shuffled"), "level", number, NULL);
      g_autofree char *deck = relais_lore_fill (_("Deck of level {level}, from the top"), "level", number, NULL);

      add (fields, LOIRE_FIELD (LOIRE_FIELD_SHUFFLED, 0, level), "decks", RELAIS_DRAFT_FLAG, shuffled,
           g_strdup_printf ("decks.%u.shuffled", level + 1));
      add (fields, LOIRE_FIELD (LOIRE_FIELD_DECK, 0, level), "decks", RELAIS_DRAFT_CARDS, deck,
           g_strdup_printf ("decks.%u", level + 1));
    }
}

/* L-POS-5: only a file can tell that. */
static gboolean
is_in_city (const LoireState *s)
{
  return s->circus != LOIRE_NONE && loire_is_city (s->circus);
}

/* Which fields there are: by players, variant, what is built, and messages that
 * have marks; and between which places the circus chooses. */
guint32
loire_draft_shape (const RelaisDraftBoard *board)
{
  const LoireState *s = loire_draft_peek (board);
  guint32 shape = 2166136261u;

  shape = (shape ^ s->players) * 16777619u;
  shape = (shape ^ s->variant) * 16777619u;
  /* where it may be put, and where it cannot stay */
  shape = (shape ^ (is_in_city (s) ? s->circus : LOIRE_NONE)) * 16777619u;
  for (guint i = 0; i < s->players; i++)
    {
      shape = (shape ^ loire_own_buildings (&s->seats[i])) * 16777619u;
      for (guint p = 0; p < LOIRE_PALACES; p++)
        shape = (shape ^ (p < s->seats[i].n_palaces ? s->seats[i].palace[p] : LOIRE_NONE)) * 16777619u;
    }
  for (guint i = 0; i < s->players; i++)
    for (guint h = 0; h < LOIRE_MAX_HAND; h++)
      shape = (shape ^ (h < s->seats[i].n_held ? s->seats[i].held[h].card : LOIRE_NONE)) * 16777619u;
  /* a message's name tells its shields */
  for (guint card = 0; card < LOIRE_MESSAGES; card++)
    for (guint i = 0; i < 3; i++)
      shape = (shape ^ ((const LoireEdition *) board->edition)->message[card].to[i]) * 16777619u;
  return shape;
}

/* Getting */

/* A stack in a city may ride either way. */
static gboolean
is_free (const LoireStack *stack)
{
  return stack->at == LOIRE_NONE || loire_is_city (stack->at);
}

static void
get_figure (const RelaisDraftBoard *board, guint kind, const LoireStack *stack, RelaisFieldValue *value)
{
  switch (kind)
    {
    case LOIRE_FIELD_AT:
      value->maximum = LOIRE_LOCATIONS;         /* the last word is nowhere */
      value->value = stack->at == LOIRE_NONE ? LOIRE_LOCATIONS : stack->at;
      break;
    case LOIRE_FIELD_DIRECTION:
      value->sensitive = !is_free (stack);
      value->maximum = value->sensitive ? 1 : 0;
      value->value = value->sensitive && stack->direction == LOIRE_CCW;
      break;
    default:
      value->value = stack->horses;
      value->sensitive = stack->at != LOIRE_NONE;
      value->maximum = MIN (LOIRE_MAX_STACK, stack->horses + MAX (loire_draft_horses_left (board), 0));
      value->maximum = MAX (value->maximum, value->value);
    }
}

/* Turns are counted from 1 by those who play. */
static void
get_built (const LoireState *s, guint32 turn, RelaisFieldValue *value)
{
  value->minimum = 1;
  value->maximum = MAX (s->turn, turn) + (gint64) 1;
  value->value = turn + (gint64) 1;
}

static void
get_seat_value (const RelaisDraftBoard *board, guint kind, guint seat_index, guint number, RelaisFieldValue *value)
{
  const LoireState *s = loire_draft_peek (board);
  const LoireSeat *seat = &s->seats[seat_index];

  switch (kind)
    {
    case LOIRE_FIELD_DENIERS:
      value->value = seat->deniers;
      value->maximum = LOIRE_MAX_DENIERS;
      break;
    case LOIRE_FIELD_BOAT:
      value->value = seat->boat;
      value->maximum = MAX (LOIRE_LAST_SPACE, seat->boat);
      break;
    case LOIRE_FIELD_GOOD:
      value->value = seat->goods[number];
      value->maximum = MIN (seat->goods[number] + s->goods[number], UINT8_MAX);
      break;
    case LOIRE_FIELD_HAND_DRAWN:
      value->value = (board->drawn & LOIRE_DRAWN_HAND (seat_index)) != 0;
      value->maximum = 1;
      value->sensitive = s->turn == 0;
      break;
    case LOIRE_FIELD_BUILT:
      get_built (s, s->built_turn[number], value);
      break;
    case LOIRE_FIELD_PALACE_BUILT:
      get_built (s, seat->palace_turn[number], value);
      break;
    default:
      break;
    }
}

/* The villages, nowhere, and last the city in which it cannot stay. */
static void
get_circus (const LoireState *s, RelaisFieldValue *value)
{
  gint64 village = 0;

  value->maximum = LOIRE_VILLAGE_COUNT + (is_in_city (s) ? 1 : 0);
  while (village < LOIRE_VILLAGE_COUNT && loire_village_location ((guint) village) != s->circus)
    village++;
  value->value = is_in_city (s) ? value->maximum : village;
}

/* 0: none; then each player's farm, monastery and castle. */
static gint64
get_building (const LoireState *s, guint village)
{
  for (guint i = 0; i < s->players; i++)
    for (guint kind = 0; kind < LOIRE_BUILDINGS; kind++)
      if (s->seats[i].built[kind] & LOIRE_BIT (village))
        return 1 + (gint64) (i * LOIRE_BUILDINGS + kind);
  return 0;
}

void
loire_draft_get_value (const RelaisDraftBoard *board, guint id, RelaisFieldValue *value)
{
  const LoireState *s = loire_draft_peek (board);
  guint kind = LOIRE_FIELD_KIND (id), seat = LOIRE_FIELD_SEAT (id), number = LOIRE_FIELD_NUMBER (id);

  switch (kind)
    {
    case LOIRE_FIELD_TURN:
      value->value = s->turn;
      value->maximum = MAX (MAX_TURN, (gint64) s->turn);
      break;
    case LOIRE_FIELD_PLAYER:
      value->maximum = s->players;              /* the last word is by lot */
      value->value = board->given.given & LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER) ? s->player : s->players;
      break;
    case LOIRE_FIELD_ENDING:
      value->maximum = MIN (s->players, (gint64) s->turn + 1);
      value->value = s->ending ? (gint64) (s->turn - s->ending_turn) + 1 : 0;
      break;
    case LOIRE_FIELD_CIRCUS:
      get_circus (s, value);
      break;
    case LOIRE_FIELD_FREE_HORSES:
      value->value = s->horses[number];
      value->maximum = MIN (s->horses[number] + MAX (loire_draft_horses_left (board), 0), UINT8_MAX);
      break;
    case LOIRE_FIELD_BUILDING:
      value->value = get_building (s, number);
      value->maximum = (gint64) s->players * LOIRE_BUILDINGS;
      break;
    case LOIRE_FIELD_SHUFFLED:
      value->value = (board->drawn & LOIRE_DRAWN_DECK (number)) != 0;
      value->maximum = 1;
      break;
    case LOIRE_FIELD_AT:
    case LOIRE_FIELD_DIRECTION:
    case LOIRE_FIELD_HORSES:
      get_figure (board, kind, &s->seats[seat].stack[number], value);
      break;
    case LOIRE_FIELD_DECK:
      value->sensitive = !(board->drawn & LOIRE_DRAWN_DECK (number));
      break;
    default:
      get_seat_value (board, kind, seat, number, value);
    }
}

/* Setting */

static void
set_at (LoireStack *stack, gint64 value)
{
  stack->at = value == LOIRE_LOCATIONS ? LOIRE_NONE : (guint8) value;
  if (stack->at == LOIRE_NONE)
    *stack = (LoireStack) { LOIRE_NONE, 0, LOIRE_ANY_WAY };
  else if (loire_is_city (stack->at))
    stack->direction = LOIRE_ANY_WAY;
  else if (stack->direction == LOIRE_ANY_WAY)
    stack->direction = LOIRE_CW;
}

/* One thing is chosen, who began; whose turn it is follows (L-POS-6). */
static void
set_player (RelaisDraftBoard *board, gint64 value)
{
  LoireState *s = loire_draft_state (board);
  RelaisConfig *given = &board->given;

  if (value == s->players)
    {
      given->given &= ~LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER);
      given->value[LOIRE_OPTION_FIRST_PLAYER] = 0;
    }
  else
    {
      given->given |= LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER);
      given->value[LOIRE_OPTION_FIRST_PLAYER] = (value + s->players - s->turn % s->players) % s->players;
    }
  loire_draft_fresh_turn (s);
}

/* Another number is another turn, which begins; what was triggered some turns
 * ago was triggered as long ago. */
static void
set_turn (LoireState *s, guint32 turn)
{
  guint32 ago = s->turn - s->ending_turn;

  s->turn = turn;
  if (s->ending)
    s->ending_turn = turn - MIN (turn, ago);
  loire_draft_fresh_turn (s);
}

/* As when it is laid: built one turn ago, so that it can be built upon; another
 * building of the same player in its place is as old. */
static void
set_building (LoireState *s, guint village, gint64 value)
{
  guint before = (guint) get_building (s, village);
  guint seat = (guint) (value - 1) / LOIRE_BUILDINGS, kind = (guint) (value - 1) % LOIRE_BUILDINGS;

  for (guint i = 0; i < s->players; i++)
    for (guint k = 0; k < LOIRE_BUILDINGS; k++)
      s->seats[i].built[k] &= ~LOIRE_BIT (village);
  if (value == 0)
    {
      s->built_turn[village] = 0;
      return;
    }
  s->seats[seat].built[kind] |= LOIRE_BIT (village);
  if (before == 0 || (before - 1) / LOIRE_BUILDINGS != seat)
    s->built_turn[village] = s->turn - MIN (s->turn, 1);
}

static void
set_seat_value (RelaisDraftBoard *board, guint kind, guint seat_index, guint number, gint64 value)
{
  const RelaisCardList none = { 0 };
  LoireSeat *seat = &loire_draft_state (board)->seats[seat_index];

  switch (kind)
    {
    case LOIRE_FIELD_DENIERS: seat->deniers = (guint16) value; break;
    case LOIRE_FIELD_BOAT: seat->boat = (guint8) value; break;
    case LOIRE_FIELD_GOOD: seat->goods[number] = (guint8) value; break;
    case LOIRE_FIELD_AT: set_at (&seat->stack[number], value); break;
    case LOIRE_FIELD_DIRECTION: seat->stack[number].direction = value ? LOIRE_CCW : LOIRE_CW; break;
    case LOIRE_FIELD_HORSES: seat->stack[number].horses = (guint8) value; break;
    case LOIRE_FIELD_BUILT: loire_draft_state (board)->built_turn[number] = (guint32) (value - 1); break;
    case LOIRE_FIELD_PALACE_BUILT: seat->palace_turn[number] = (guint32) (value - 1); break;
    case LOIRE_FIELD_HAND_DRAWN:
      loire_draft_set_hand (board, seat_index, &none);
      if (value)
        board->drawn |= LOIRE_DRAWN_HAND (seat_index);
      break;
    default:
      g_return_if_reached ();
    }
}

void
loire_draft_set_value (RelaisDraftBoard *board, guint id, gint64 value)
{
  LoireState *s = loire_draft_state (board);
  guint kind = LOIRE_FIELD_KIND (id), number = LOIRE_FIELD_NUMBER (id);

  switch (kind)
    {
    case LOIRE_FIELD_TURN:
      set_turn (s, (guint32) value);
      break;
    case LOIRE_FIELD_PLAYER:
      set_player (board, value);
      break;
    case LOIRE_FIELD_ENDING:
      s->ending = value > 0;
      s->ending_turn = value > 0 ? s->turn - (guint32) (value - 1) : 0;
      s->ending_player = 0;
      break;
    case LOIRE_FIELD_CIRCUS:
      s->circus = value < LOIRE_VILLAGE_COUNT ? (guint8) loire_village_location ((guint) value) : LOIRE_NONE;
      break;
    case LOIRE_FIELD_FREE_HORSES:
      s->horses[number] = (guint8) value;
      break;
    case LOIRE_FIELD_BUILDING:
      set_building (s, number, value);
      break;
    case LOIRE_FIELD_SHUFFLED:
      board->drawn &= ~LOIRE_DRAWN_DECK (number);
      if (value)
        board->drawn |= LOIRE_DRAWN_DECK (number);
      break;
    default:
      set_seat_value (board, kind, LOIRE_FIELD_SEAT (id), number, value);
    }
}

/* Words */

static char **
location_words (void)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; i < LOIRE_LOCATIONS; i++)
    g_strv_builder_add (words, loire_location_names[i]);
  /* TRANSLATORS: where a figure stands that has not been placed yet */
  g_strv_builder_add (words, C_("place", "Not on the board"));
  return g_strv_builder_end (words);
}

static char **
circus_words (const LoireState *s)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint village = 0; village < LOIRE_VILLAGE_COUNT; village++)
    g_strv_builder_add (words, loire_location_names[loire_village_location (village)]);
  g_strv_builder_add (words, C_("place", "Not on the board"));
  if (is_in_city (s))
    g_strv_builder_add (words, loire_location_names[s->circus]);
  return g_strv_builder_end (words);
}

static char **
ending_words (guint players)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  g_strv_builder_add (words, _("Not yet"));
  g_strv_builder_add (words, _("In this turn"));
  for (guint ago = 1; ago < players; ago++)
    {
      g_autofree char *word = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u turn ago", "%u turns ago", ago), ago);

      g_strv_builder_add (words, word);
    }
  return g_strv_builder_end (words);
}

static char **
player_words (const RelaisDraftSeats *seats, guint players)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; i < players; i++)
    g_strv_builder_add (words, seats->name[i]);
  g_strv_builder_add (words, _("Drawn by lot"));
  return g_strv_builder_end (words);
}

static char **
building_words (const RelaisDraftSeats *seats, guint players)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  g_strv_builder_add (words, C_("building", "None"));
  for (guint i = 0; i < players; i++)
    for (guint kind = 0; kind < LOIRE_BUILDINGS; kind++)
      {
        g_autofree char *word = loire_draft_piece_title (&(LoirePiece) { LOIRE_PIECE_BUILDING, kind, i }, seats);

        g_strv_builder_add (words, word);
      }
  return g_strv_builder_end (words);
}

static char **
direction_words (const LoireStack *stack)
{
  /* TRANSLATORS: which way a figure rides, on the board with the north road above */
  const char *ways[] = { C_("direction", "Clockwise"), C_("direction", "Counterclockwise"), NULL };
  /* TRANSLATORS: a figure in a city can ride either way */
  const char *any[] = { C_("direction", "Free"), NULL };

  return g_strdupv ((char **) (is_free (stack) ? any : ways));
}

char **
loire_draft_words (const RelaisDraftBoard *board, const RelaisDraftSeats *seats, guint id)
{
  const LoireState *s = loire_draft_peek (board);

  switch (LOIRE_FIELD_KIND (id))
    {
    case LOIRE_FIELD_PLAYER: return player_words (seats, s->players);
    case LOIRE_FIELD_CIRCUS: return circus_words (s);
    case LOIRE_FIELD_ENDING: return ending_words (s->players);
    case LOIRE_FIELD_BUILDING: return building_words (seats, s->players);
    case LOIRE_FIELD_DIRECTION:
      return direction_words (&s->seats[LOIRE_FIELD_SEAT (id)].stack[LOIRE_FIELD_NUMBER (id)]);
    default: return location_words ();
    }
}
