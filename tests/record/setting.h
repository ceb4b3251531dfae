/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/loire/loire-state.h"
#include "engine/loire/loire.h"
#include "testing.h"

/* Setups read from text. */

#define GAME (&relais_loire)

static inline RelaisSetup *
try_setup (const char *text, GPtrArray *problems)
{
  RelaisSetup *setup = relais_setup_parse (text, strlen (text), problems);

  g_assert_true ((setup != NULL) == (problems->len == 0));
  testing_assert_presentable (problems);
  return setup;
}

static inline char *
state_of (const char *text)
{
  g_autoptr (RelaisSetup) setup = testing_setup (text);

  return testing_setup_state (setup);
}

static inline const LoireState *
loire (const RelaisSetup *setup)
{
  return (const LoireState *) &setup->state;
}
