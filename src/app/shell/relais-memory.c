/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-memory.h"

#ifdef __GLIBC__

#include <malloc.h>

#define LEFT_AFTER 2            /* seconds */

static gboolean
on_left (gpointer data)
{
  malloc_trim (0);
  return G_SOURCE_REMOVE;
}

void
relais_memory_share (void)
{
  mallopt (M_ARENA_MAX, 1);
}

void
relais_memory_give_back (void)
{
  g_timeout_add_seconds (LEFT_AFTER, on_left, NULL);
}

#else

void
relais_memory_share (void)
{
}

void
relais_memory_give_back (void)
{
}

#endif
