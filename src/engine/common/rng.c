/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rng.h"

#include <string.h>

#include "hash.h"
#include "text.h"

static uint64_t
rotl (uint64_t x, int k)
{
  return (x << k) | (x >> (64 - k));
}

uint64_t
relais_splitmix64 (uint64_t *x)
{
  uint64_t z = (*x += UINT64_C (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

void
relais_rng_seed (RelaisRng *rng, uint64_t seed)
{
  for (int i = 0; i < 4; i++)
    rng->s[i] = relais_splitmix64 (&seed);
}

/* The stream's seed is the hash of the text "SEED NAME". */
void
relais_rng_stream (RelaisRng *rng, uint64_t seed, const char *name)
{
  char buffer[64];
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  relais_text_int (&text, (int64_t) seed);
  relais_text_char (&text, ' ');
  relais_text_str (&text, name);
  relais_rng_seed (rng, relais_fnv64 (RELAIS_FNV64_START, buffer, text.length));
}

uint64_t
relais_rng_next (RelaisRng *rng)
{
  uint64_t *s = rng->s;
  uint64_t result = rotl (s[1] * 5, 7) * 9;
  uint64_t t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotl (s[3], 45);
  return result;
}

/* 0 .. n-1, every value equally likely: the upper half of the draw is scaled
 * by a multiplication and the few draws that would favour a value are
 * rejected. */
uint32_t
relais_rng_below (RelaisRng *rng, uint32_t n)
{
  uint64_t m = (relais_rng_next (rng) >> 32) * n;

  if ((uint32_t) m < n)
    {
      uint32_t unfair = (0u - n) % n;

      while ((uint32_t) m < unfair)
        m = (relais_rng_next (rng) >> 32) * n;
    }
  return (uint32_t) (m >> 32);
}

/* Fisher-Yates from the top. */
void
relais_rng_shuffle (RelaisRng *rng, uint8_t *items, unsigned n)
{
  for (unsigned i = n; i > 1; i--)
    {
      unsigned j = relais_rng_below (rng, i);
      uint8_t item = items[i - 1];

      items[i - 1] = items[j];
      items[j] = item;
    }
}
