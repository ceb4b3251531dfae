/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hash.h"

uint32_t
relais_fnv32 (const void *bytes, size_t size)
{
  const unsigned char *at = bytes;
  const unsigned char *end = at + size;
  uint32_t hash = RELAIS_FNV32_START;

  /* Eight at a time: a record is verified by hashing a state line after each
   * turn, and that is half the cost of loading it. */
  for (; end - at >= 8; at += 8)
    for (int i = 0; i < 8; i++)
      hash = (hash ^ at[i]) * UINT32_C (16777619);
  for (; at < end; at++)
    hash = (hash ^ *at) * UINT32_C (16777619);

  return hash;
}

uint64_t
relais_fnv64 (uint64_t start, const void *bytes, size_t size)
{
  const unsigned char *at = bytes;
  uint64_t hash = start;

  for (size_t i = 0; i < size; i++)
    hash = (hash ^ at[i]) * UINT64_C (1099511628211);

  return hash;
}
