/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "loire-rules.h"

/* La Loire in words: what the protocol, records and setups say. */

extern const char *const loire_phase_names[LOIRE_PHASES];
extern const char *const loire_action_names[LOIRE_ACTIONS];        /* NULL for nothing */
extern const char *const loire_direction_names[LOIRE_DIRECTIONS];  /* NULL in a city */
extern const char *const loire_figure_names[LOIRE_FIGURES];
extern const char *const loire_variant_names[2];
extern const char *const loire_column_names[LOIRE_COLUMNS];
extern const char *const loire_move_forms[];
extern const RelaisSignature loire_events[];
extern const RelaisSignature loire_refusals[];

void loire_print_state (const void *edition, const void *state, RelaisText *text);
void loire_print_move  (const void *state, RelaisMove move, RelaisText *text);
bool loire_parse_move  (const void *state, const RelaisWord *words, int n_words, RelaisMove *move);
void loire_print_value (int class, int32_t value, RelaisText *text);
void loire_show        (const void *edition, const void *state, int seat, RelaisText *text);
