/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../engine/trying.h"
#include "engine/common/game.h"
#include "engine/common/hash.h"
#include "relais-json.h"

/* What the harnesses share. A harness is one function, fuzz_input; libFuzzer or
 * fuzz-main.c calls it, between the measurements of fuzz-limits.c. */

void fuzz_input (const uint8_t *data, size_t size);

/* What has to be there before the first input; for those who draw it is in fuzz-desk.c. */
int  LLVMFuzzerInitialize (int *argc, char ***argv);
int  LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Several files in one input: each line "%%% NAME" begins another one; what is
 * before the first is called "". `take` gets the bytes as they are. */
#define FUZZ_PART "%%% "
typedef void (*FuzzTake) (const char *name, const uint8_t *data, size_t size, gpointer user_data);
void fuzz_parts (const uint8_t *data, size_t size, FuzzTake take, gpointer user_data);

/* Of what takes long each input gets a part, and always the same. */
static inline gboolean
fuzz_one_in (guint n, guint what, const uint8_t *data, size_t size)
{
  return relais_fnv64 (RELAIS_FNV64_START + what, data, size) % n == 0;
}

/* Not an assert: it must hold in every kind of build. */
#define FUZZ_REQUIRE(condition) \
  do \
    if (!(condition)) \
      { \
        g_printerr ("%s:%d: not true: %s\n", __FILE__, __LINE__, #condition); \
        abort (); \
      } \
  while (0)

/* The parsers promise no more than the bytes they are given: a copy of exactly
 * that size lets the sanitizers see every step beyond. */
static inline char *
fuzz_copy (const uint8_t *data, size_t size)
{
  char *text = g_malloc (MAX (size, 1));

  if (size > 0)
    memcpy (text, data, size);
  return text;
}

/* Findings are shown and sent as lines. */
static inline void
fuzz_check_problems (GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *line = relais_problem_text (problems->pdata[i]);

      FUZZ_REQUIRE (*line != '\0');
      FUZZ_REQUIRE (g_utf8_validate (line, -1, NULL));
      FUZZ_REQUIRE (strpbrk (line, "\n\r") == NULL);
    }
}

static inline char *
fuzz_print_state (const RelaisGame *game, const void *edition, const void *state)
{
  char *buffer = g_malloc (RELAIS_MAX_STATE_TEXT);
  RelaisText text;

  relais_text_init (&text, buffer, RELAIS_MAX_STATE_TEXT);
  game->print_state (edition, state, &text);
  FUZZ_REQUIRE (trying_is_whole (&text));
  return buffer;
}

/* Whatever was accepted must be a game that can be played: every position on
 * the way is one that a setup could have, and has a move until it is over. */
static inline void
fuzz_play (const RelaisGame *game, const void *edition, const void *start, int moves)
{
  RelaisState state;
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  relais_copy (game, &state, start);
  for (int i = 0; i < moves; i++)
    {
      RelaisMove legal[RELAIS_MAX_MOVES];
      RelaisFindings findings = { 0 };
      RelaisRefusal why;
      int n = game->legal (edition, &state, legal);
      RelaisMove move;

      FUZZ_REQUIRE (n >= 0 && n <= RELAIS_MAX_MOVES);
      FUZZ_REQUIRE ((n == 0) == game->over (&state));
      game->validate (edition, &state, &findings);
      FUZZ_REQUIRE (findings.count == 0);
      if (n == 0)
        return;
      move = legal[relais_rng_below (&rng, (uint32_t) n)];
      FUZZ_REQUIRE (game->check (edition, &state, move, &why));
      game->make (edition, &state, move, NULL);
    }
}
