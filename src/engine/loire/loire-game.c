/* SPDX-License-Identifier: GPL-3.0-or-later */

/* La Loire's entry in the table of games. */

#include "loire.h"

#include "loire-setup.h"

static int
seat_of (const void *state)
{
  return ((const LoireState *) state)->player;
}

static int
seats_of (const void *state)
{
  return ((const LoireState *) state)->players;
}

static int
turn_of (const void *state)
{
  return (int) ((const LoireState *) state)->turn;
}

static bool
is_over (const void *state)
{
  return ((const LoireState *) state)->phase == LOIRE_OVER;
}

static int
rules_of (const void *state)
{
  return ((const LoireState *) state)->options.rules;
}

static void
score (const void *edition, const void *state, RelaisScore *result)
{
  loire_score (edition, state, result);
  relais_rank (&relais_loire, result);
}

const RelaisGame relais_loire = {
  .id = "loire",
  .unnamed = true,
  .code = 1,
  .rules = LOIRE_RULES,
  .min_seats = 1,
  .max_seats = RELAIS_MAX_SEATS,
  .state_size = sizeof (LoireState),
  .edition_size = sizeof (LoireEdition),
  .edition = &loire_edition,
  .fields = loire_fields,
  .n_fields = LOIRE_N_FIELDS,
  .options = loire_options,
  .n_options = LOIRE_OPTIONS,
  .events = loire_events,
  .n_events = LOIRE_EVENTS,
  .refusals = loire_refusals,
  .n_refusals = LOIRE_REFUSALS_END,
  .samples = loire_samples,
  .move_forms = loire_move_forms,
  .columns = loire_column_names,
  .n_points = LOIRE_POINT_COLUMNS,
  .n_columns = LOIRE_COLUMNS,
  .check_edition = loire_check_edition,
  .resolve = loire_resolve,
  .start = loire_start,
  .read = loire_read,
  .read_draft = loire_read_draft,
  .validate = loire_validate,
  .legal = loire_legal,
  .check = loire_check,
  .make = loire_make,
  .seat = seat_of,
  .seats = seats_of,
  .turn = turn_of,
  .over = is_over,
  .rules_of = rules_of,
  .open = true,
  .view = loire_view,
  .sample = loire_sample,
  .suppose = loire_suppose,
  .supposes = loire_supposes,
  .veil_supposed = loire_veil_supposed,
  .score = score,
  .print_state = loire_print_state,
  .print_move = loire_print_move,
  .parse_move = loire_parse_move,
  .print_value = loire_print_value,
  .show = loire_show,
};
