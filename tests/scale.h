/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* How many random games, edits and the like are tried, at least one: more with
 * `./run test --all`, and fewer in a build that measures something else by them
 * (tests/meson.build says how many times as many). */
static inline guint
scaled (guint many)
{
  const char *scale = g_getenv ("RELAIS_TEST_SCALE");
  double scaled = many * (scale != NULL ? g_ascii_strtod (scale, NULL) : 1.0);

  return scaled < 1.0 ? 1 : (guint) scaled;
}

/* How well somebody plays so many games say, and fewer say nothing: whether the test is skipped for that. */
static inline gboolean
scaled_too_few (guint many)
{
  if (scaled (many) >= many)
    return FALSE;
  g_test_skip ("so few say nothing");
  return TRUE;
}
