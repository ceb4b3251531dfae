/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* Sets of up to 32 things as bits. */

#define RELAIS_BIT(i) (UINT32_C (1) << (i))

static inline unsigned
relais_count (uint32_t set)
{
  return (unsigned) __builtin_popcount (set);
}

/* Visits the members of a set, lowest first. */
#define RELAIS_EACH(i, set)                                                   \
  for (uint32_t set_##i = (set), i;                                           \
       set_##i != 0 && (i = (uint32_t) __builtin_ctz (set_##i), true);        \
       set_##i &= set_##i - 1)
