/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"

/* Adds a finding at a path; past the last that fits only the count grows. */
void relais_find (RelaisFindings *findings, const char *path, RelaisRefusal refusal);
/* The path comes from a format like "seats.#.goods.$": # is the number, $ the name. */
void relais_find_at (RelaisFindings *findings, RelaisRefusal refusal, const char *format, unsigned number, const char *name);
