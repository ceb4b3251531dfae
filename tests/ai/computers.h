/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <string.h>

#include "ai/relais-ai.h"

/* What tests of computer players share. */

static inline const RelaisAi *
level (const char *id)
{
  const RelaisAi *ai = relais_ai_find ((RelaisWord) { id, strlen (id) });

  g_assert_nonnull (ai);
  return ai;
}

/* `options` are pairs of an option and its value; -1 ends them. */
static inline void
start (const RelaisGame *game, gconstpointer edition, int seats, gint64 seed, const int *options, RelaisState *state)
{
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED };
  RelaisRefusal why;

  config.value[RELAIS_OPTION_PLAYERS] = seats;
  config.value[RELAIS_OPTION_SEED] = seed;
  for (int i = 0; options != NULL && options[i] >= 0; i += 2)
    {
      config.value[options[i]] = options[i + 1];
      config.given |= 1u << options[i];
    }
  g_assert_true (game->resolve (edition, &config, &why));
  game->start (edition, &config, state);
}
