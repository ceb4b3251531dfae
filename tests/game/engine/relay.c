/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The entry of the table of games. */

#include "relay.h"

const RelayEdition relay_edition = { 1, 1 };

static const RelaisField fields[] = {
  { "lay", offsetof (RelayEdition, lay), 1, 0, RELAIS_BASIS_RULEBOOK, 1, 9, NULL, 0 },
  { "stay", offsetof (RelayEdition, stay), 1, 0, RELAIS_BASIS_RULEBOOK, 0, 9, NULL, 0 },
};

const RelaisOption relay_options[RELAY_OPTIONS] = {
  { "players", NULL, 2, RELAIS_MAX_SEATS, false },
  { "seed", NULL, 0, RELAIS_MAX_SEED, false },
  { "first_player", NULL, 0, RELAIS_MAX_SEATS - 1, true },
  { "hand", NULL, 1, 15, false },
};

static const RelaisSignature events[] = {
  { "points", NULL, { { "player", 0 }, { "n", 0 }, { "for", 0 }, { "column", RELAY_CLASS_COLUMN }, { "rule", 0 } } },
  { "ending", NULL, { { "player", 0 }, { "turn", 0 }, { "last_turn", 0 } } },
  { "turn", NULL, { { "player", 0 }, { "turn", 0 } } },
  { "over", NULL, { { NULL, 0 } } },
  { "drew", NULL, { { "player", 0 }, { "town", RELAY_CLASS_TOWN } } },
  { "took", NULL, { { "player", 0 }, { "town", RELAY_CLASS_TOWN } } },
  { "laid", NULL, { { "player", 0 }, { "town", RELAY_CLASS_TOWN }, { "from", RELAY_CLASS_TOWN } } },
  { "stayed", NULL, { { "player", 0 } } },
};

static const RelaisSignature refusals[] = {
#define X(name, rule, ...) [RELAIS_REFUSAL_##name] = { #name, rule, { __VA_ARGS__ } },
  RELAIS_COMMON_REFUSALS (X)
#undef X
  [RELAY_REFUSE_OVER] = { "OVER", "R-END-1", { { NULL, 0 } } },
  [RELAY_REFUSE_DRAW_FIRST] = { "DRAW_FIRST", "R-DRAW-1", { { NULL, 0 } } },
  [RELAY_REFUSE_DRAWN] = { "DRAWN", "R-DRAW-1", { { NULL, 0 } } },
  [RELAY_REFUSE_NOT_OPEN] = { "NOT_OPEN", "R-DRAW-2", { { "town", RELAY_CLASS_TOWN } } },
  [RELAY_REFUSE_NO_CARD] = { "NO_CARD", "R-LAY-1", { { "town", RELAY_CLASS_TOWN } } },
  [RELAY_REFUSE_FAR] = { "FAR", "R-LAY-2", { { "town", RELAY_CLASS_TOWN }, { "from", RELAY_CLASS_TOWN } } },
  [RELAY_REFUSE_CARDS] = { "CARDS", "R-POS-1", { { "town", RELAY_CLASS_TOWN }, { "count", 0 } } },
  [RELAY_REFUSE_PLAYER] = { "PLAYER", "R-POS-2", { { NULL, 0 } } },
};

static void
check_edition (const void *edition, RelaisFindings *findings)
{
}

static int
seat_of (const void *state)
{
  return ((const RelayState *) state)->player;
}

static int
seats_of (const void *state)
{
  return ((const RelayState *) state)->players;
}

static int
turn_of (const void *state)
{
  return (int) ((const RelayState *) state)->turn;
}

static bool
is_over (const void *state)
{
  return ((const RelayState *) state)->phase == RELAY_OVER;
}

const RelaisGame relais_relay = {
  .id = "relay",
  .for_tests = true,
  .rules = 1,
  .min_seats = 2,
  .max_seats = RELAIS_MAX_SEATS,
  .state_size = sizeof (RelayState),
  .edition_size = sizeof (RelayEdition),
  .edition = &relay_edition,
  .fields = fields,
  .n_fields = sizeof fields / sizeof fields[0],
  .options = relay_options,
  .n_options = RELAY_OPTIONS,
  .events = events,
  .n_events = RELAY_EVENTS,
  .refusals = refusals,
  .n_refusals = RELAY_REFUSALS,
  .move_forms = relay_move_forms,
  .columns = relay_columns,
  .n_points = RELAY_COLUMNS,
  .n_columns = RELAY_COLUMNS,
  .check_edition = check_edition,
  .resolve = relay_resolve,
  .start = relay_start,
  .read = relay_read,
  .validate = relay_validate,
  .legal = relay_legal,
  .check = relay_check,
  .make = relay_make,
  .seat = seat_of,
  .seats = seats_of,
  .turn = turn_of,
  .over = is_over,
  .view = relay_view,
  .veil = relay_veil,
  .sample = relay_sample,
  .suppose = relay_suppose,
  .supposes = relay_supposes,
  .veil_supposed = relay_veil_supposed,
  .score = relay_score,
  .print_state = relay_print_state,
  .print_move = relay_print_move,
  .parse_move = relay_parse_move,
  .print_value = relay_print_value,
  .show = relay_show,
};
