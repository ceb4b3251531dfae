/* SPDX-License-Identifier: GPL-3.0-or-later */

/* La Loire's setups: the state as the protocol printed it by the first version
 * of the rules, and what a file told besides. */

#include "../relais-setup.h"
#include "relais-shape.h"

#include "engine/loire/loire-setup.h"

#define SHAPE(name, ...) static const RelaisShape name = { __VA_ARGS__ }
#define WORDS(list) .words = list, .n_words = G_N_ELEMENTS (list)

static const char *const game_words[] = { "loire" };
static const char *const preset_words[] = { "english", "french", "german" };
static const char *const actions_words[] = { "all", "one" };
static const char *const pays_words[] = { "once", "each" };
static const char *const hire_words[] = { "extra", "shared" };

SHAPE (format, RELAIS_SHAPE_NUMBER);
SHAPE (players, RELAIS_SHAPE_NUMBER);
SHAPE (seed, RELAIS_SHAPE_NUMBER, .even = TRUE);
SHAPE (boolean, RELAIS_SHAPE_BOOLEAN);
SHAPE (text, RELAIS_SHAPE_TEXT);
SHAPE (edition, RELAIS_SHAPE_EDITION);
SHAPE (draft, RELAIS_SHAPE_ANY);
SHAPE (the_game, RELAIS_SHAPE_WORD, WORDS (game_words));
SHAPE (location, RELAIS_SHAPE_WORD, WORDS (loire_locations));
SHAPE (colour, RELAIS_SHAPE_WORD, WORDS (loire_colours));
SHAPE (character, RELAIS_SHAPE_WORD, WORDS (loire_characters));
SHAPE (palace, RELAIS_SHAPE_WORD, WORDS (loire_palaces));
SHAPE (variant, RELAIS_SHAPE_WORD, WORDS (loire_variant_names));
SHAPE (preset, RELAIS_SHAPE_WORD, WORDS (preset_words));
SHAPE (phase, RELAIS_SHAPE_WORD, WORDS (loire_phase_names));
SHAPE (actions, RELAIS_SHAPE_WORD, WORDS (actions_words));
SHAPE (pays, RELAIS_SHAPE_WORD, WORDS (pays_words));
SHAPE (hire, RELAIS_SHAPE_WORD, WORDS (hire_words));
SHAPE (direction, RELAIS_SHAPE_WORD, WORDS (loire_direction_names));
SHAPE (action, RELAIS_SHAPE_WORD, WORDS (loire_action_names));
SHAPE (building_kind, RELAIS_SHAPE_WORD, WORDS (loire_buildings));

/* Options. Each has its own shape, for a shape learns what its values are. */

SHAPE (lady_surcharge, RELAIS_SHAPE_NUMBER);
SHAPE (boat_goal, RELAIS_SHAPE_NUMBER);
SHAPE (message_goal, RELAIS_SHAPE_NUMBER);
SHAPE (limit, RELAIS_SHAPE_NUMBER);
SHAPE (seat_number, RELAIS_SHAPE_NUMBER);
SHAPE (token_recall, RELAIS_SHAPE_BOOLEAN);
SHAPE (casual_abbey, RELAIS_SHAPE_BOOLEAN);

static const char *const option_keys[] = {
  "lady_surcharge", "merchant_actions", "lumberjack_pays", "palatium_hire", "boat_goal", "message_goal", "token_recall",
  "casual_abbey", "solo_turns", "start_deniers", "poor_limit", "rich_limit", "circus_start", "first_player",
};
static const RelaisShape *const option_shapes[] = {
  &lady_surcharge, &actions, &pays, &hire, &boat_goal, &message_goal, &token_recall,
  &casual_abbey, &limit, &limit, &limit, &limit, &location, &seat_number,
};
SHAPE (options, RELAIS_SHAPE_OBJECT, WORDS (option_keys), .members = option_shapes);

/* The board */

SHAPE (shield, RELAIS_SHAPE_WORD, WORDS (loire_colours), .even = TRUE);
SHAPE (shields, RELAIS_SHAPE_MAP, WORDS (loire_villages), .item = &shield);
SHAPE (tile, RELAIS_SHAPE_WORD, WORDS (loire_colours), .once = TRUE);
SHAPE (market, RELAIS_SHAPE_LIST, .item = &tile, .all = TRUE);
SHAPE (circus, RELAIS_SHAPE_WORD, WORDS (loire_locations), .or_null = TRUE);
SHAPE (free_horses, RELAIS_SHAPE_NUMBER);
SHAPE (horses, RELAIS_SHAPE_MAP, WORDS (loire_locations), .item = &free_horses);

SHAPE (turn, RELAIS_SHAPE_NUMBER);
static const char *const building_keys[] = { "kind", "owner", "turn" };
static const RelaisShape *const building_shapes[] = { &building_kind, &seat_number, &turn };
SHAPE (building, RELAIS_SHAPE_OBJECT, WORDS (building_keys), .members = building_shapes);
SHAPE (buildings, RELAIS_SHAPE_MAP, WORDS (loire_villages), .item = &building);

/* Supply and decks */

SHAPE (cards, RELAIS_SHAPE_NUMBER);
SHAPE (copies, RELAIS_SHAPE_NUMBER);
SHAPE (towers, RELAIS_SHAPE_NUMBER);
SHAPE (palace_copies, RELAIS_SHAPE_NUMBER);
SHAPE (supply_goods, RELAIS_SHAPE_MAP, WORDS (loire_goods), .item = &cards);
SHAPE (supply_characters, RELAIS_SHAPE_MAP, WORDS (loire_characters), .item = &copies);
SHAPE (supply_palaces, RELAIS_SHAPE_MAP, WORDS (loire_palaces), .item = &palace_copies);
static const char *const supply_keys[] = { "goods", "characters", "palaces", "towers" };
static const RelaisShape *const supply_shapes[] = { &supply_goods, &supply_characters, &supply_palaces, &towers };
SHAPE (supply, RELAIS_SHAPE_OBJECT, WORDS (supply_keys), .members = supply_shapes);

/* A message lies in one place only, so what was told of already is not thought of again. */
#define CARDS(first, end) .words = loire_messages + (first), .n_words = (end) - (first), .once = TRUE
SHAPE (card, RELAIS_SHAPE_WORD, CARDS (0, LOIRE_MESSAGES));
SHAPE (card_1, RELAIS_SHAPE_WORD, CARDS (0, 18));
SHAPE (card_2, RELAIS_SHAPE_WORD, CARDS (18, 39));
SHAPE (card_3, RELAIS_SHAPE_WORD, CARDS (39, 53));
SHAPE (card_4, RELAIS_SHAPE_WORD, CARDS (53, LOIRE_MESSAGES));
SHAPE (deck_1, RELAIS_SHAPE_LIST, .item = &card_1, .all = TRUE);
SHAPE (deck_2, RELAIS_SHAPE_LIST, .item = &card_2, .all = TRUE);
SHAPE (deck_3, RELAIS_SHAPE_LIST, .item = &card_3, .all = TRUE);
SHAPE (deck_4, RELAIS_SHAPE_LIST, .item = &card_4, .all = TRUE);
static const char *const deck_keys[] = { "1", "2", "3", "4" };
static const RelaisShape *const deck_shapes[] = { &deck_1, &deck_2, &deck_3, &deck_4 };
SHAPE (decks, RELAIS_SHAPE_OBJECT, WORDS (deck_keys), .members = deck_shapes);

/* The turn */

SHAPE (level, RELAIS_SHAPE_NUMBER);
SHAPE (shown_card, RELAIS_SHAPE_WORD, WORDS (loire_messages));
SHAPE (shown_cards, RELAIS_SHAPE_LIST, .item = &shown_card);
static const char *const pick_keys[] = { "level", "from" };
static const RelaisShape *const pick_shapes[] = { &level, &shown_cards };
SHAPE (pick, RELAIS_SHAPE_OBJECT, WORDS (pick_keys), .members = pick_shapes, .or_null = TRUE);

SHAPE (times_used, RELAIS_SHAPE_NUMBER);
static const char *const used_keys[] = {
  "merchant", "messenger", "buy", "ship", "buildings", "hires", "palatium", "smith", "message_bought", "action",
};
static const RelaisShape *const used_shapes[] = {
  &boolean, &boolean, &boolean, &boolean, &times_used, &times_used, &times_used, &boolean, &times_used, &action,
};
SHAPE (used, RELAIS_SHAPE_OBJECT, WORDS (used_keys), .members = used_shapes);

static const char *const ending_keys[] = { "turn", "player", "last_turn" };
static const RelaisShape *const ending_shapes[] = { &turn, &seat_number, &turn };
SHAPE (ending, RELAIS_SHAPE_OBJECT, WORDS (ending_keys), .members = ending_shapes, .or_null = TRUE);

/* Seats */

SHAPE (deniers, RELAIS_SHAPE_NUMBER);
SHAPE (boat, RELAIS_SHAPE_NUMBER);
SHAPE (carried, RELAIS_SHAPE_NUMBER);
SHAPE (tokens, RELAIS_SHAPE_NUMBER);
SHAPE (goods, RELAIS_SHAPE_MAP, WORDS (loire_goods), .item = &carried);

SHAPE (stack_horses, RELAIS_SHAPE_NUMBER);
static const char *const stack_keys[] = { "at", "horses", "dir" };
static const RelaisShape *const stack_shapes[] = { &location, &stack_horses, &direction };
SHAPE (merchant, RELAIS_SHAPE_OBJECT, WORDS (stack_keys), .members = stack_shapes);
SHAPE (messenger, RELAIS_SHAPE_OBJECT, WORDS (stack_keys), .members = stack_shapes);
SHAPE (characters, RELAIS_SHAPE_LIST, .item = &character);

static const char *const palace_keys[] = { "id", "turn" };
static const RelaisShape *const palace_shapes[] = { &palace, &turn };
SHAPE (built_palace, RELAIS_SHAPE_OBJECT, WORDS (palace_keys), .members = palace_shapes);
SHAPE (palaces, RELAIS_SHAPE_LIST, .item = &built_palace);

static const char *const mark_keys[] = { "shield", "at" };
static const RelaisShape *const mark_shapes[] = { &colour, &location };
SHAPE (mark, RELAIS_SHAPE_OBJECT, WORDS (mark_keys), .members = mark_shapes);
SHAPE (marks, RELAIS_SHAPE_LIST, .item = &mark);
static const char *const held_keys[] = { "id", "marks" };
static const RelaisShape *const held_shapes[] = { &card, &marks };
SHAPE (held, RELAIS_SHAPE_OBJECT, WORDS (held_keys), .members = held_shapes);
SHAPE (messages, RELAIS_SHAPE_LIST, .item = &held);
SHAPE (delivered, RELAIS_SHAPE_LIST, .item = &card);

static const char *const seat_keys[] = {
  "deniers", "boat", "goods", "merchant", "messenger", "characters", "palaces", "messages", "delivered", "tokens",
};
static const RelaisShape *const seat_shapes[] = {
  &deniers, &boat, &goods, &merchant, &messenger, &characters, &palaces, &messages, &delivered, &tokens,
};
SHAPE (seat, RELAIS_SHAPE_OBJECT, WORDS (seat_keys), .members = seat_shapes);
SHAPE (seats, RELAIS_SHAPE_LIST, .item = &seat);

/* What a file tells besides */

static const char *const seat_colours[] = { "red", "yellow", "green", "blue" };
static const char *const kinds[] = { "human", "random", "easy", "medium", "hard" };
SHAPE (seat_colour, RELAIS_SHAPE_WORD, WORDS (seat_colours));
SHAPE (kind, RELAIS_SHAPE_WORD, WORDS (kinds));
static const char *const player_keys[] = { "name", "colour", "kind" };
static const RelaisShape *const player_shapes[] = { &text, &seat_colour, &kind };
SHAPE (player, RELAIS_SHAPE_OBJECT, WORDS (player_keys), .members = player_shapes);
SHAPE (players_info, RELAIS_SHAPE_LIST, .item = &player);

static const char *const keys[] = {
  "name", "author", "note", "players_info", "edition", "game", "format", "players", "variant", "seed", "preset",
  "options", "turn", "player", "phase", "shields", "market", "circus", "horses", "buildings", "supply", "decks", "pick",
  "used", "ending", "seats", "draft",
};
static const RelaisShape *const shapes[] = {
  &text, &text, &text, &players_info, &edition, &the_game, &format, &players, &variant, &seed, &preset,
  &options, &turn, &seat_number, &phase, &shields, &market, &circus, &horses, &buildings, &supply, &decks, &pick,
  &used, &ending, &seats, &draft,
};
G_STATIC_ASSERT (G_N_ELEMENTS (shapes) == G_N_ELEMENTS (keys));

const RelaisShape relais_shape_loire = { RELAIS_SHAPE_OBJECT, WORDS (keys), .members = shapes };
