/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Options, and how a game starts (T-SET). */

#include "thurn-setup.h"

#include <string.h>

const RelaisOption thurn_options[THURN_OPTIONS] = {
  [RELAIS_OPTION_PLAYERS] = { "players", NULL, THURN_MIN_SEATS, RELAIS_MAX_SEATS, false },
  [RELAIS_OPTION_SEED] = { "seed", NULL, 0, RELAIS_MAX_SEED, false },
  [THURN_OPTION_OUTSIDE] = { "outside", NULL, THURN_OUTSIDE_REGIONS, THURN_REGIONS, false },
  [THURN_OPTION_FIRST_PLAYER] = { "first_player", NULL, 0, RELAIS_MAX_SEATS - 1, true },
};

static void
set_default (RelaisConfig *config, int option, int64_t value)
{
  if (!(config->given & RELAIS_BIT (option)))
    config->value[option] = value;
}

bool
thurn_resolve (const void *edition, RelaisConfig *config, RelaisRefusal *why)
{
  int64_t *value = config->value;

  set_default (config, RELAIS_OPTION_PLAYERS, THURN_DEFAULT_PLAYERS);
  set_default (config, RELAIS_OPTION_SEED, 0);
  set_default (config, THURN_OPTION_OUTSIDE, THURN_OUTSIDE_REGIONS);
  set_default (config, THURN_OPTION_FIRST_PLAYER, RELAIS_RANDOM);
  if (value[THURN_OPTION_FIRST_PLAYER] == RELAIS_RANDOM)
    {
      RelaisRng rng;

      relais_rng_stream (&rng, (uint64_t) value[RELAIS_OPTION_SEED], "first");
      value[THURN_OPTION_FIRST_PLAYER] = relais_rng_below (&rng, (uint32_t) value[RELAIS_OPTION_PLAYERS]);
    }
  if (value[THURN_OPTION_FIRST_PLAYER] >= value[RELAIS_OPTION_PLAYERS])
    return relais_refuse (why, RELAIS_REFUSAL_FIRST_PLAYER, { (int32_t) value[RELAIS_OPTION_PLAYERS] });
  return true;
}

/* T-SET-1: the cards in the data file's order, three of a city in a row. */
static void
shuffle_all (ThurnState *s)
{
  RelaisRng rng;

  for (s->n_deck = 0; s->n_deck < THURN_CARDS; s->n_deck++)
    s->deck[s->n_deck] = thurn_printed_order[s->n_deck / THURN_OF_A_KIND];
  relais_rng_stream (&rng, s->seed, "deck");
  relais_rng_shuffle (&rng, s->deck, s->n_deck);
}

void
thurn_prepare (const ThurnEdition *e, const RelaisConfig *config, ThurnState *s)
{
  memset (s, 0, sizeof *s);
  s->seed = (uint64_t) config->value[RELAIS_OPTION_SEED];
  s->players = (uint8_t) config->value[RELAIS_OPTION_PLAYERS];
  s->outside = (uint8_t) config->value[THURN_OPTION_OUTSIDE];
  s->first_player = (uint8_t) config->value[THURN_OPTION_FIRST_PLAYER];
  s->player = s->first_player;
  s->region = THURN_REGIONS;
  shuffle_all (s);
  memset (s->face_up, THURN_NONE, sizeof s->face_up);
  memcpy (s->tiles_left, thurn_stack_size, sizeof s->tiles_left);
  memset (s->coaches_left, RELAIS_MAX_SEATS, sizeof s->coaches_left);
  for (unsigned i = 0; i < s->players; i++)
    s->seats[i].left = e->houses;
}

void
thurn_start (const void *edition, const RelaisConfig *config, void *state)
{
  ThurnState *s = state;

  thurn_prepare (edition, config, s);
  for (unsigned slot = 0; slot < THURN_SLOTS; slot++)
    thurn_deal (s, slot, NULL);
}
