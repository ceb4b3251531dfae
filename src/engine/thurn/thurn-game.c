/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thurn und Taxis' entry in the table of games. */

#include "thurn.h"

#include "thurn-setup.h"

static int
seat_of (const void *state)
{
  return ((const ThurnState *) state)->player;
}

static int
seats_of (const void *state)
{
  return ((const ThurnState *) state)->players;
}

static int
turn_of (const void *state)
{
  return (int) ((const ThurnState *) state)->turn;
}

static bool
is_over (const void *state)
{
  return ((const ThurnState *) state)->phase == THURN_OVER;
}

/* Any values within their limits go together. */
static void
check_edition (const void *edition, RelaisFindings *findings)
{
}

const RelaisGame relais_thurn = {
  .id = "thurn",
  .code = 2,
  .rules = 1,
  .min_seats = THURN_MIN_SEATS,
  .max_seats = RELAIS_MAX_SEATS,
  .state_size = sizeof (ThurnState),
  .edition_size = sizeof (ThurnEdition),
  .edition = &thurn_edition,
  .fields = thurn_fields,
  .n_fields = THURN_N_FIELDS,
  .options = thurn_options,
  .n_options = THURN_OPTIONS,
  .events = thurn_events,
  .n_events = THURN_EVENTS,
  .refusals = thurn_refusals,
  .n_refusals = THURN_REFUSALS_END,
  .samples = thurn_samples,
  .move_forms = thurn_move_forms,
  .columns = thurn_column_names,
  .n_points = THURN_COLUMNS,
  .n_columns = THURN_COLUMNS,
  .check_edition = check_edition,
  .resolve = thurn_resolve,
  .start = thurn_start,
  .read = thurn_read,
  .validate = thurn_validate,
  .legal = thurn_legal,
  .check = thurn_check,
  .make = thurn_make,
  .seat = seat_of,
  .seats = seats_of,
  .turn = turn_of,
  .over = is_over,
  .view = thurn_view,
  .veil = thurn_veil,
  .sample = thurn_sample,
  .suppose = thurn_suppose,
  .supposes = thurn_supposes,
  .veil_supposed = thurn_veil_supposed,
  .score = thurn_score,
  .print_state = thurn_print_state,
  .print_move = thurn_print_move,
  .parse_move = thurn_parse_move,
  .print_value = thurn_print_value,
  .show = thurn_show,
};
