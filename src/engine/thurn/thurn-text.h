/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "thurn-rules.h"

/* Thurn und Taxis in words: what the protocol, records and setups say. */

extern const char *const thurn_phase_names[THURN_PHASES];
extern const char *const thurn_official_names[THURN_OFFICIALS];    /* NULL for none */
extern const char *const thurn_column_names[THURN_COLUMNS];
extern const char *const thurn_move_forms[];
extern const RelaisSignature thurn_events[];
extern const RelaisSignature thurn_refusals[];

void thurn_print_state (const void *edition, const void *state, RelaisText *text);
void thurn_print_move  (const void *state, RelaisMove move, RelaisText *text);
bool thurn_parse_move  (const void *state, const RelaisWord *words, int n_words, RelaisMove *move);
void thurn_print_value (int class, int32_t value, RelaisText *text);
void thurn_show        (const void *edition, const void *state, int viewer, RelaisText *text);
