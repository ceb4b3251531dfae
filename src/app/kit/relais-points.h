/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Points as digits; fewer than none have a minus sign, not a hyphen. */
static inline char *
relais_points_text (int points)
{
  return g_strdup_printf ("%s%d", points < 0 ? "−" : "", ABS (points));
}

G_END_DECLS
