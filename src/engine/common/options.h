/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"

typedef enum
{
  RELAIS_OPTION_FINE,
  RELAIS_OPTION_UNKNOWN,        /* no such key */
  RELAIS_OPTION_REPEATED,       /* given before */
  RELAIS_OPTION_VALUE,          /* not one of its values */
} RelaisOptionError;

/* Sets one option from its words, as a "new" line or a record's header gives it. */
RelaisOptionError   relais_option_set   (const RelaisGame *game, RelaisConfig *config,
                                         RelaisWord key, RelaisWord value);
const RelaisOption *relais_option_find  (const RelaisGame *game, RelaisWord key, int *index);
bool                relais_option_value (const RelaisOption *option, RelaisWord word, int64_t *value);
void                relais_option_print (const RelaisOption *option, int64_t value, RelaisText *text);
/* What values it takes: "2-4", "yes|no", "random|0-3". */
void                relais_option_range (const RelaisOption *option, RelaisText *text);
