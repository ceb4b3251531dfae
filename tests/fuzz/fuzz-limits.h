/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* What no input may cost, and what nobody may say meanwhile. Time is the
 * processor's, of the thread that reads and draws, so that a busy machine does
 * not matter. */

/* Before the first input: seconds that one may take. */
void fuzz_limits_set (int seconds);

/* A warning of a library about itself, which no input of ours brings about. */
typedef struct
{
  const char *domain;
  const char *words;            /* how the message begins */
} FuzzExcuse;

/* Every other warning or critical is a failure. The list ends with a NULL domain. */
void fuzz_limits_excuse (const FuzzExcuse *excuses);
