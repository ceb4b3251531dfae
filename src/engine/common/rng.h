/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

/* xoshiro256**, seeded by splitmix64: the same numbers on every machine. The
 * generator is never part of a game's state; setting up uses one stream for
 * each thing that is shuffled, so that fixing one thing by hand never changes
 * another. */

typedef struct
{
  uint64_t s[4];
} RelaisRng;

uint64_t relais_splitmix64   (uint64_t *x);

void     relais_rng_seed     (RelaisRng *rng, uint64_t seed);
void     relais_rng_stream   (RelaisRng *rng, uint64_t seed, const char *name);
uint64_t relais_rng_next     (RelaisRng *rng);
uint32_t relais_rng_below    (RelaisRng *rng, uint32_t n);
void     relais_rng_shuffle  (RelaisRng *rng, uint8_t *items, unsigned n);
