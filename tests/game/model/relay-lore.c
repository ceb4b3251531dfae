/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told of the game for tests. There are no trial games, and
 * no setup editor. */

#include "relay-lore.h"

const char *const relay_town_names[RELAY_TOWNS] = { "Arles", "Beaune", "Cahors", "Dole", "Embrun", "Foix", "Gap", "Huy" };

static const char *const introduction[] = {
  "Draw a card, then lay one on its town, if your messenger can go there.",
  NULL,
};

static const RelaisRuleText rules[] = {
  { "R-DRAW-1", "Drawing", "Each turn begins with drawing one card." },
  { "R-DRAW-2", "Open cards", "Three cards lie open. One that is taken is known to all." },
  { "R-LAY-1", "Laying", "A card of the hand is laid on its town." },
  { "R-LAY-2", "Neighbours", "The town must be a neighbour of the one where the messenger stands." },
  { "R-STAY-1", "Staying", "Who does not lay a card loses a point." },
  { "R-END-1", "The end", "The game ends with the turn in which the deck is empty. Each card in a hand costs a point." },
  { NULL, NULL, NULL },
};

static const RelaisRuleChapter chapters[] = {
  { "R-DRAW-1", "The turn" },
  { "R-END-1", "The end" },
  { NULL, NULL },
};

static const RelaisOptionText options[] = {
  { "first_player", "First player", "Who begins.", NULL },
  { "hand", "Cards", "How many cards each begins with.", NULL },
  { NULL, NULL, NULL, NULL },
};

static const char *const presets[] = { NULL };

static char *
name_value (const RelaisGame *game, gconstpointer edition, guint class, gint32 value)
{
  if (value == RELAIS_UNKNOWN)
    return g_strdup ("a card");
  return g_strdup (class == RELAY_CLASS_TOWN ? relay_town_names[value] : relay_columns[value]);
}

char *
relay_tell_hand (const RelaisView *view, guint seat)
{
  const RelayState *s = relay_state (view);
  const RelaySeat *hand = &s->seats[seat];
  GString *text = g_string_new (NULL);

  if (!relay_knows_hand (s, seat) && !relais_view_is_over (view))
    g_string_printf (text, "%u cards", relay_n_cards (hand));
  else
    {
      for (guint town = 0; town < RELAY_TOWNS; town++)
        if (hand->hand[town] > hand->supposed[town])
          g_string_append_printf (text, "%s%u × %s", text->len > 0 ? ", " : "", (guint) (hand->hand[town] - hand->supposed[town]), relay_town_names[town]);
      if (relay_n_supposed (hand) > 0)
        g_string_append_printf (text, "%s%u not known yet", text->len > 0 ? ", " : "", relay_n_supposed (hand));
    }
  if (text->len == 0)
    g_string_assign (text, "no cards");
  return g_string_free (text, FALSE);
}

static const RelaisEvent *
find_event (const RelaisEvents *events, int kind)
{
  for (int i = 0; i < events->count; i++)
    if (events->at[i].kind == kind)
      return &events->at[i];
  return NULL;
}

static char *
tell_move (const RelaisMoveView *told)
{
  const RelaisEvent *drew = find_event (told->events, RELAY_EVENT_DREW);
  const char *town = relay_town_names[told->move.a];

  switch (told->move.kind)
    {
    case RELAY_MOVE_DECK:
      if (drew == NULL || drew->arg[1] == RELAIS_UNKNOWN)
        return g_strdup ("Draws a card");
      return g_strdup_printf ("Draws a card of %s", relay_town_names[drew->arg[1]]);
    case RELAY_MOVE_TAKE: return g_strdup_printf ("Takes the open card of %s", town);
    case RELAY_MOVE_LAY: return g_strdup_printf ("Lays a card on %s", town);
    default: return g_strdup ("Stays");
    }
}

static char *
tell_event (const RelaisView *view, const RelaisEvent *event)
{
  return event->kind == RELAIS_EVENT_OVER ? g_strdup ("The game is over") : NULL;
}

static char *
tell_turn (const RelaisView *view)
{
  const RelayState *s = relay_state (view);

  return g_strdup_printf ("%s’s turn, %u cards in the deck", view->names[s->player], s->n_deck);
}

static int
find_town (const char *place)
{
  for (int town = 0; town < RELAY_TOWNS; town++)
    if (g_str_equal (relay_towns[town], place))
      return town;
  return -1;
}

static char *
name_place (const RelaisView *view, const char *place)
{
  const RelayState *s = relay_state (view);
  int town = find_town (place);

  if (town >= 0)
    return g_strdup (relay_town_names[town]);
  if (g_str_equal (place, "deck"))
    return g_strdup ("Deck");
  for (guint i = 0; i < RELAY_OPEN; i++)
    if (g_str_has_prefix (place, "open-") && place[strlen ("open-")] == (char) ('0' + i))
      {
        if (s->supposed[i])
          return g_strdup ("A card that is not known yet");
        return s->open[i] != RELAY_NONE ? g_strdup_printf ("Open card of %s", relay_town_names[s->open[i]]) : g_strdup ("No open card");
      }
  return NULL;
}

static char *
tell_place (const RelaisView *view, const char *place)
{
  const RelayState *s = relay_state (view);
  GString *text = g_string_new (NULL);
  g_autofree char *name = name_place (view, place);
  int town = find_town (place);

  g_string_append (text, name != NULL ? name : place);
  if (g_str_equal (place, "deck"))
    g_string_append_printf (text, ", %u cards", s->n_deck);
  for (guint seat = 0; seat < s->players; seat++)
    if (s->seats[seat].at == town)
      g_string_append_printf (text, ", %s’s messenger", view->names[seat]);
  return g_string_free (text, FALSE);
}

static char *
tell_position (const RelaisView *view)
{
  const RelayState *s = relay_state (view);
  g_autofree char *turn = tell_turn (view);
  GString *text = g_string_new (turn);

  for (guint seat = 0; seat < s->players; seat++)
    {
      g_autofree char *hand = relay_tell_hand (view, seat);

      g_string_append_printf (text, "\n%s in %s: %s", view->names[seat], relay_town_names[s->seats[seat].at], hand);
    }
  return g_string_free (text, FALSE);
}

static char *
tell_result (const RelaisView *view)
{
  RelaisScore score = { 0 };
  GString *text;

  if (!relais_view_is_over (view))
    return NULL;
  view->game->score (view->edition, &view->state, &score);
  text = g_string_new (NULL);
  for (guint seat = 0; seat < score.seats; seat++)
    if (score.rank[seat] == 1)
      g_string_append_printf (text, "%s%s wins.", text->len > 0 ? " " : "", view->names[seat]);
  return g_string_free (text, FALSE);
}

static char *
column_title (guint column)
{
  static const char *const titles[RELAY_COLUMNS] = { "Cards laid", "Stayed", "Cards held" };

  return g_strdup (titles[column]);
}

static char *
preset_title (const char *preset)
{
  return g_strdup (preset);
}

static const RelaisChoreText chores[] = {
  { "tell-deck", "Count the Deck", "Each question says how many cards are left.", FALSE, NULL },
  { NULL, NULL, NULL, FALSE, NULL },
};

const RelaisLore relais_lore_relay = {
  .id = "relay",
  .title = "Test Relay",
  .summary = "Hidden hands, for the tests",
  .invitation = "Carry cards from town to town.",
  .introduction = introduction,
  .name_value = name_value,
  .decision_type = relais_relay_decision_get_type,
  .chores = chores,
  .first_seat = "first_player",
  .revealed = "A card was seen: this cannot be taken back in a game with strict undo.",
  .tell_move = tell_move,
  .tell_event = tell_event,
  .tell_turn = tell_turn,
  .name_place = name_place,
  .tell_place = tell_place,
  .tell_position = tell_position,
  .tell_result = tell_result,
  .card_places = relay_card_places,
  .column_title = column_title,
  .rules = rules,
  .chapters = chapters,
  .options = options,
  .presets = presets,
  .preset_title = preset_title,
  .cards = relay_cards,
  .refresh_cards = relay_refresh_cards,
  .tell_decks = relay_tell_decks,
  .tell_basis = relay_tell_basis,
  .card_filters = relay_card_filters,
};
