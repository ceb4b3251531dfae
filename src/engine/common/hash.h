/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* FNV-1a. The 32-bit one stands in records after each turn, the 64-bit one
 * turns a stream's name into its seed; both are part of the file formats. */

#define RELAIS_FNV32_START UINT32_C (2166136261)
#define RELAIS_FNV64_START UINT64_C (14695981039346656037)

uint32_t relais_fnv32 (const void *bytes, size_t size);
uint64_t relais_fnv64 (uint64_t start, const void *bytes, size_t size);
