/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calls a harness for an input, and fails when that takes too long, keeps
 * memory or makes a library complain. */

#define _GNU_SOURCE

#include "fuzz-limits.h"

#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "fuzz.h"

/* Whatever is read is read in a small part of it, even where the sanitizers slow everything down. */
#define SECONDS 2

/* Caches fill up first: fonts, styles, names of types. After so many inputs what is kept is counted. */
#define WARM 1500
/* All that may be kept from then on; a thousand bytes an input are 20 MB after 20,000. */
#define KEPT (12 * 1024 * 1024)

static int seconds = SECONDS;
static const FuzzExcuse *excuses;
static timer_t timer;
static gint64 inputs;
static gint64 kept;
static double spent, longest;
static gboolean begun;

/* Exact, where the sanitizer counts; elsewhere there is none. */
extern size_t __sanitizer_get_current_allocated_bytes (void) __attribute__ ((weak));

static gint64
allocated (void)
{
  return __sanitizer_get_current_allocated_bytes != NULL ? (gint64) __sanitizer_get_current_allocated_bytes () : 0;
}

/* Only what a handler of signals may do. */
static void
on_time (int number)
{
  static const char words[] = "fuzz-limits.c: the input takes too much of the processor's time\n";

  (void) !write (STDERR_FILENO, words, sizeof words - 1);
  abort ();
}

static void
arm (int s)
{
  struct itimerspec when = { .it_value.tv_sec = s };

  FUZZ_REQUIRE (timer_settime (timer, 0, &when, NULL) == 0);
}

static gboolean
is_excused (const char *domain, const char *words)
{
  for (const FuzzExcuse *excuse = excuses; excuse != NULL && excuse->domain != NULL; excuse++)
    if (g_strcmp0 (domain, excuse->domain) == 0 && words != NULL && g_str_has_prefix (words, excuse->words))
      return TRUE;
  return FALSE;
}

static const char *
field (const GLogField *fields, gsize n, const char *key)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (fields[i].key, key))
      return fields[i].value;
  return NULL;
}

/* Programs say what is wrong with them to people; here nobody would read it. */
static GLogWriterOutput
on_log (GLogLevelFlags level, const GLogField *fields, gsize n, gpointer user_data)
{
  const char *domain = field (fields, n, "GLIB_DOMAIN");
  const char *words = field (fields, n, "MESSAGE");

  if (!(level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) || is_excused (domain, words))
    return G_LOG_WRITER_HANDLED;
  fprintf (stderr, "%s: %s\n", domain != NULL ? domain : "", words != NULL ? words : "");
  abort ();
}

/* Of the thread that reads and draws. */
static double
used (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

static void
report (void)
{
  if (inputs == 0)
    return;
  fprintf (stderr, "fuzz-limits.c: %" G_GINT64_FORMAT " inputs, %.3f ms each, the longest %.3f ms\n", inputs, spent * 1000 / (double) inputs,
           longest * 1000);
  if (inputs > WARM && __sanitizer_get_current_allocated_bytes != NULL)
    fprintf (stderr, "fuzz-limits.c: kept %" G_GINT64_FORMAT " bytes of %" G_GINT64_FORMAT " inputs after the first %d\n", kept,
             inputs - WARM, WARM);
}

static void
begin (void)
{
  struct sigevent event = { .sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGXCPU };
  struct sigaction action = { .sa_handler = on_time };

  begun = TRUE;
  g_log_set_writer_func (on_log, NULL, NULL);
  FUZZ_REQUIRE (sigaction (SIGXCPU, &action, NULL) == 0);
  FUZZ_REQUIRE (timer_create (CLOCK_THREAD_CPUTIME_ID, &event, &timer) == 0);
  atexit (report);
}

void
fuzz_limits_set (int most)
{
  seconds = most;
}

void
fuzz_limits_excuse (const FuzzExcuse *list)
{
  excuses = list;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  gint64 before;
  double from;

  if (!begun)
    begin ();
  before = allocated ();
  from = used ();
  arm (seconds);
  fuzz_input (data, size);
  arm (0);
  from = used () - from;
  spent += from;
  longest = MAX (longest, from);
  if (++inputs <= WARM)
    return 0;
  /* What one input lets go of, another may have kept: a cache. */
  kept += allocated () - before;
  FUZZ_REQUIRE (kept < KEPT);
  return 0;
}

void
fuzz_parts (const uint8_t *data, size_t size, FuzzTake take, gpointer user_data)
{
  const uint8_t *end = data + size, *from = data, *at = data;
  g_autofree char *name = g_strdup ("");

  while (at < end)
    {
      const uint8_t *newline = memchr (at, '\n', (size_t) (end - at));
      const uint8_t *next = newline != NULL ? newline + 1 : end;
      size_t n = (size_t) ((newline != NULL ? newline : end) - at);

      if (n > strlen (FUZZ_PART) && memcmp (at, FUZZ_PART, strlen (FUZZ_PART)) == 0)
        {
          if (at > data)
            take (name, from, (size_t) (at - from), user_data);
          g_free (name);
          name = g_strndup ((const char *) at + strlen (FUZZ_PART), n - strlen (FUZZ_PART));
          from = next;
        }
      at = next;
    }
  take (name, from, (size_t) (end - from), user_data);
}
