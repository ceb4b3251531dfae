/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "testing.h"

#include "engine/loire/loire-state.h"
#include "engine/loire/loire.h"
#include "relais-setup-code.h"

/* Random setups of La Loire, and their codes. */

#define CODING_SEED_MOST 60     /* characters of the code of what a seed draws, */
#define CODING_START_MOST 199   /* and of a start laid out by hand */

static inline char *
coding_print (const RelaisSetup *setup)
{
  gsize length;

  return relais_setup_print (setup, &length);
}

static inline char *
coding_code_of (const char *json)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  char *code = relais_setup_code_from_json (json, strlen (json), problems);

  testing_assert_no_problems (problems);
  g_assert_nonnull (code);
  return code;
}

static inline char *
coding_json_of (const char *code)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  char *json = relais_setup_code_to_json (code, problems);

  testing_assert_no_problems (problems);
  g_assert_nonnull (json);
  return json;
}

/* Any options, mostly few of them. */
static inline void
coding_draw_config (RelaisRng *rng, RelaisConfig *config)
{
  const RelaisGame *game = &relais_loire;
  guint chance = 1 + relais_rng_below (rng, 6);
  RelaisRefusal why;

  do
    {
      *config = (RelaisConfig) { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED };
      config->value[RELAIS_OPTION_PLAYERS] = 1 + relais_rng_below (rng, 4);
      config->value[RELAIS_OPTION_SEED] = relais_rng_below (rng, 2) == 0
        ? relais_rng_below (rng, 1000) : (gint64) (relais_rng_next (rng) >> 11);
      for (int i = RELAIS_OPTION_GAME; i < game->n_options; i++)
        if (relais_rng_below (rng, chance) == 0)
          {
            const RelaisOption *o = &game->options[i];

            config->value[i] = o->min + (gint64) relais_rng_below (rng, (guint32) (o->max - o->min + 1));
            config->given |= 1u << i;
          }
    }
  while (!game->resolve (game->edition, config, &why));
}

/* What somebody lays out by hand: everything otherwise than the seed has it. */
static inline void
coding_lay_out (RelaisRng *rng, LoireState *s)
{
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_SEED };
  RelaisRefusal why;
  LoireState other;

  config.value[RELAIS_OPTION_SEED] = (gint64) (relais_rng_next (rng) >> 11);
  g_assert_true (relais_loire.resolve (relais_loire.edition, &config, &why));
  relais_loire.start (relais_loire.edition, &config, &other);
  memcpy (s->shields, other.shields, sizeof s->shields);
  relais_rng_shuffle (rng, s->market, LOIRE_COLOURS);
  if (s->circus != LOIRE_NONE)
    do
      s->circus = (guint8) relais_rng_below (rng, LOIRE_LOCATIONS);
    while (loire_is_city (s->circus));
  relais_rng_shuffle (rng, s->horses, LOIRE_LOCATIONS);
  /* The hands' cards are dealt again out of the whole first deck. */
  for (guint i = 0; i < s->players; i++)
    s->deck[s->n_deck[0]++] = s->seats[i].held[0].card;
  for (guint level = 0; level < LOIRE_LEVELS; level++)
    relais_rng_shuffle (rng, s->deck + loire_deck_start[level], s->n_deck[level]);
  for (guint i = 0; i < s->players; i++)
    s->seats[i].held[0].card = s->deck[--s->n_deck[0]];
}

static inline void
coding_play (RelaisRng *rng, LoireState *s, guint moves)
{
  RelaisMove legal[RELAIS_MAX_MOVES];
  int n;

  while (moves-- > 0 && (n = relais_loire.legal (relais_loire.edition, s, legal)) > 0)
    relais_loire.make (relais_loire.edition, s, legal[relais_rng_below (rng, (guint32) n)], NULL);
}

typedef enum
{
  CODING_SEED,          /* options and a seed */
  CODING_START,         /* laid out by hand */
  CODING_POSITION,      /* in the middle of a game */
  CODING_TOLD,          /* a position with an edition, names and a note */
  CODING_KINDS
} CodingKind;

static inline char *
coding_draw_edition (RelaisRng *rng)
{
  return g_strdup_printf ("{\"characters\":{\"spy\":{\"points\":%u},\"witch\":{\"cost\":%u}},\"market_prices\":[1,1,2,2,3,%u,4],"
                          "\"messages\":{\"m1.0%u\":{\"points\":%u}},\"palace\":{\"points\":%u}}",
                          relais_rng_below (rng, 9), relais_rng_below (rng, 9), relais_rng_below (rng, 9),
                          1 + relais_rng_below (rng, 9), relais_rng_below (rng, 9), relais_rng_below (rng, 9));
}

static inline RelaisSetup *
coding_draw (RelaisRng *rng, CodingKind kind)
{
  static const char *const notes[] = { "", "Two messages, one turn.", "Wer zuerst in Orléans ist \"gewinnt\"…\nZwei Zeilen \\o/",
                                       "日本語 \t tab", "Le marchand n’a plus de bois : à vous de jouer !" };
  g_autofree char *state = NULL;
  g_autofree char *text = NULL;
  RelaisConfig config;
  LoireState s;

  coding_draw_config (rng, &config);
  relais_loire.start (relais_loire.edition, &config, &s);
  if (kind == CODING_START)
    coding_lay_out (rng, &s);
  if (kind >= CODING_POSITION)
    coding_play (rng, &s, relais_rng_below (rng, 500));
  state = testing_state (&relais_loire, relais_loire.edition, &s);
  if (kind == CODING_TOLD)
    {
      g_autoptr (GString) note = g_string_new (notes[relais_rng_below (rng, G_N_ELEMENTS (notes))]);
      g_autofree char *edition = coding_draw_edition (rng);

      g_string_replace (note, "\\", "\\\\", 0);
      g_string_replace (note, "\"", "\\\"", 0);
      g_string_replace (note, "\n", "\\n", 0);
      g_string_replace (note, "\t", "\\t", 0);
      text = g_strdup_printf ("{\"name\":\"Setup %u\",\"author\":\"Élodie\",\"note\":\"%s\",\"edition\":%s,"
                              "\"players_info\":[{\"name\":\"Claire\",\"colour\":\"red\",\"kind\":\"human\"}],%s",
                              relais_rng_below (rng, 100), note->str, edition, state + 1);
    }
  return testing_setup (text != NULL ? text : state);
}
