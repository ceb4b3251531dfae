/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <valgrind/callgrind.h>

#include "../thread-time.h"
#include "../ui/desktop.h"
#include "app/kit/relais-in-thread.h"

/* What the main thread does at a stretch, a block: callgrind leaves a dump for
 * each that is not short, with the name of what is counted. */

#define SHORT (20 * 1000)       /* microseconds in which callgrind counts a few millions at most */
#define QUIET (500 * 1000)      /* microseconds */

static Desktop desktop;
static const char *counted;     /* the case; NULL: nothing is counted */
static gint64 began;
static gint64 longest;          /* block of the case, in microseconds */

static inline void
begin_block (void)
{
  CALLGRIND_ZERO_STATS;
  began = thread_time ();
}

/* FALSE: it was a short one. */
static inline gboolean
end_block (void)
{
  gint64 took = thread_time () - began;

  if (counted != NULL)
    longest = MAX (longest, took);
  if (counted != NULL && took > SHORT)
    CALLGRIND_DUMP_STATS_AT (counted);
  return took > SHORT;
}

/* FALSE: there was little to do, or nothing. */
static inline gboolean
turn (void)
{
  begin_block ();
  if (!g_main_context_iteration (NULL, FALSE))
    g_usleep (1000);
  return end_block ();
}

/* The frame of each window is dispatched by itself, whatever else is in a turn. */
static inline gboolean
on_frame (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  end_block ();
  begin_block ();
  return TRUE;
}

static inline void
part_frames (void)
{
  g_type_class_unref (g_type_class_ref (GDK_TYPE_FRAME_CLOCK));
  g_signal_add_emission_hook (g_signal_lookup ("before-paint", GDK_TYPE_FRAME_CLOCK), 0, on_frame, NULL, NULL);
}

/* Until only little has been done for a while: a cursor blinks for ever. */
static inline void
settle (void)
{
  gint64 quiet = g_get_monotonic_time ();

  while (g_get_monotonic_time () - quiet < QUIET || !relais_in_thread_is_idle ())
    if (turn ())
      quiet = g_get_monotonic_time ();
}
