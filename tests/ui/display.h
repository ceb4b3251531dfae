/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Without one the test is skipped, and says so. */
static inline gboolean
display_is_there (void)
{
  if (g_getenv ("DISPLAY") != NULL || g_getenv ("WAYLAND_DISPLAY") != NULL)
    return TRUE;
  g_print ("1..0 # SKIP there is no display\n");
  return FALSE;
}
