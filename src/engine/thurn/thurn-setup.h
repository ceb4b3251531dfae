/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "thurn-text.h"

/* Options, how a game starts, and setups. */

typedef enum
{
  THURN_OPTION_OUTSIDE = RELAIS_OPTION_GAME,
  THURN_OPTION_FIRST_PLAYER,
  THURN_OPTIONS
} ThurnOption;

#define THURN_MIN_SEATS 2
#define THURN_DEFAULT_PLAYERS 3

extern const RelaisOption thurn_options[THURN_OPTIONS];
extern const char *const thurn_samples[];

bool thurn_resolve  (const void *edition, RelaisConfig *config, RelaisRefusal *why);
void thurn_start    (const void *edition, const RelaisConfig *config, void *state);
/* thurn_start without a row. */
void thurn_prepare  (const ThurnEdition *e, const RelaisConfig *config, ThurnState *s);

bool thurn_read     (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings);
void thurn_validate (const void *edition, const void *state, RelaisFindings *findings);
