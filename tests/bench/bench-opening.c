/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opens what is hostile or large in the program's own window, on a screen (Xvfb
 * will do), for opening.py to count with callgrind what the main thread does
 * in the request and in each turn of the main loop from there on until all has
 * come to rest: a block.
 *
 *   bench-opening              all cases
 *   bench-opening CASE...      some of them
 *
 * Callgrind leaves a dump for each block that is not short, with the case's name. */

#include <valgrind/callgrind.h>

#include "../record/long-record.h"
#include "../thread-time.h"
#include "../ui/desktop.h"
#include "app/kit/relais-in-thread.h"
#include "app/pages/relais-files.h"
#include "model/relais-scenario.h"
#include "model/relais-task.h"

#define MEBIBYTE ((gsize) 1024 * 1024)
#define SHORT (20 * 1000)       /* microseconds in which callgrind counts a few millions at most */
#define QUIET (500 * 1000)      /* microseconds */

typedef struct
{
  const char *name;
  char *(*make) (guint n, gsize *length);
  guint n;
  /* What is counted after the file has been opened; NULL: the opening is. */
  void (*act) (RelaisHost *window);
  gboolean over;                /* the game was ended before */
} Case;

static Desktop desktop;
static const char *counted;     /* the case; NULL: nothing is counted */
static gint64 began;

static void
begin_block (void)
{
  CALLGRIND_ZERO_STATS;
  began = thread_time ();
}

/* FALSE: it was a short one. */
static gboolean
end_block (void)
{
  gboolean is_long = thread_time () - began > SHORT;

  if (counted != NULL && is_long)
    CALLGRIND_DUMP_STATS_AT (counted);
  return is_long;
}

/* FALSE: there was little to do, or nothing. */
static gboolean
turn (void)
{
  begin_block ();
  if (!g_main_context_iteration (NULL, FALSE))
    g_usleep (1000);
  return end_block ();
}

/* Until only little has been done for a while: a cursor blinks for ever. */
static void
settle (void)
{
  gint64 quiet = g_get_monotonic_time ();

  while (g_get_monotonic_time () - quiet < QUIET || !relais_in_thread_is_idle ())
    if (turn ())
      quiet = g_get_monotonic_time ();
}

static char *
make_line (guint n, gsize *length)
{
  return long_text (LONG_LINE, n, FALSE, length);
}

static char *
make_remarks (guint n, gsize *length)
{
  return long_text (LONG_LINE, n, TRUE, length);
}

static char *
make_wide (guint n, gsize *length)
{
  return long_text (LONG_WIDE, n, TRUE, length);
}

static char *
make_deep (guint n, gsize *length)
{
  return long_text (LONG_DEEP, n, FALSE, length);
}

/* A file of that many MiB of the same few bytes. */
static char *
fill (const char *bytes, gsize each, guint n, gsize *length)
{
  char *text = g_malloc (n * MEBIBYTE + 1);

  for (gsize i = 0; i <= n * MEBIBYTE; i++)
    text[i] = bytes[i % each];
  *length = n * MEBIBYTE;
  return text;
}

static char *
make_rubbish (guint n, gsize *length)
{
  return fill ("rubbish\xff\n", 9, n, length);
}

static char *
make_one_line (guint n, gsize *length)
{
  return fill ("x", 1, n, length);
}

static char *
make_nuls (guint n, gsize *length)
{
  return fill ("", 1, n, length);
}

static char *
make_braces (guint n, gsize *length)
{
  return fill ("{\"a\":", 5, n, length);
}

/* What is done with a long game. */

static void
end_early (RelaisHost *window)
{
  relais_match_end_early (relais_host_get_match (window));
}

static void
look_through (RelaisHost *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (relais_host_get_page (window)), "match.look-through", NULL));
}

static void
copy_moves (RelaisHost *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.copy-moves", NULL));
}

static void
save_copy (RelaisHost *window)
{
  g_autofree char *path = g_build_filename (desktop.home, "copy.relais", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  relais_files_copy_to (window, file);
}

static void
play_on (RelaisHost *window)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  g_assert_true (playing_play_random (relais_host_get_match (window), &rng));
}

static void
undo (RelaisHost *window)
{
  g_assert_true (relais_match_undo (relais_host_get_match (window)));
}

/* The task is one that nobody solves by riding about. */
static void
count_task (RelaisHost *window)
{
  RelaisMatch *match = relais_host_get_match (window);
  g_autoptr (RelaisScenario) scenario = g_list_model_get_item (G_LIST_MODEL (relais_scenarios_get ()), 0);
  g_autoptr (RelaisTask) task = NULL;

  relais_match_set_scenario (match, relais_scenario_get_id (scenario));
  task = relais_task_new (match);
  g_assert_nonnull (task);
}

/* As long as a setup may be: so many KiB of seats, of which the first are said to be wrong. */
static char *
make_setup (guint n, gsize *length)
{
  GString *text = g_string_new ("{\"game\":\"loire\",\"players\":2,\"seats\":[");

  while (text->len < n * 1024 - 8)
    g_string_append (text, "{},");
  g_string_append (text, "{}]}");
  *length = text->len;
  return g_string_free (text, FALSE);
}

static const Case cases[] = {
  { "line-100", make_line, 100 },
  { "look-300", make_line, 300, look_through, TRUE },
  { "line-10000", make_line, 10000 },
  { "line-100000", make_line, 100000 },
  { "line-200000", make_line, 200000 },
  { "remarks-100000", make_remarks, 100000 },
  { "wide-100000", make_wide, 100000 },
  { "deep-4000", make_deep, 4000 },
  { "rubbish", make_rubbish, 15 },
  { "one-line", make_one_line, 15 },
  { "nuls", make_nuls, 15 },
  { "braces", make_braces, 15 },
  { "setup", make_setup, 1024 },
  { "small-setup", make_setup, 40 },
  { "play", make_line, 100000, play_on },
  { "undo", make_line, 100000, undo },
  { "end-early", make_line, 100000, end_early },
  { "look-through", make_line, 100000, look_through, TRUE },
  { "copy-moves", make_line, 100000, copy_moves },
  { "save-copy", make_line, 100000, save_copy },
  { "task", make_line, 100000, count_task },
};

static gboolean
has_come (RelaisHost *window)
{
  return relais_host_get_match (window) != NULL || desktop_question () != NULL;
}

static void
begin_counting (const Case *the)
{
  CALLGRIND_START_INSTRUMENTATION;
  counted = the->name;
  begin_block ();
}

static void
open_it (RelaisHost *window, GFile *file)
{
  relais_program_open_file (desktop.application, file);
  end_block ();
  while (!has_come (window))
    turn ();
}

static void
do_it (const Case *the, RelaisHost *window)
{
  if (the->over)
    end_early (window);
  settle ();
  begin_counting (the);
  the->act (window);
  end_block ();
}

/* Opened, shown, and come to rest. */
static void
run (const Case *the, gboolean count)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *name = g_strconcat (the->name, ".relais", NULL);
  g_autofree char *path = g_build_filename (desktop.home, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gsize length;
  g_autofree char *text = the->make (the->n, &length);

  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  settle ();
  if (count && the->act == NULL)
    begin_counting (the);
  open_it (window, file);
  if (the->act != NULL)
    do_it (the, window);
  settle ();
  counted = NULL;
  CALLGRIND_STOP_INSTRUMENTATION;
  g_print ("%s\n", the->name);
  desktop_close_all (&desktop);
}

static gboolean
is_wanted (const Case *the, int n, char **names)
{
  for (int i = 0; i < n; i++)
    if (g_str_equal (names[i], the->name))
      return TRUE;
  return n == 0;
}

int
main (int argc, char **argv)
{
  if (!display_is_there ())
    return 1;
  g_set_prgname ("bench-opening");
  gtk_init ();
  desktop_start (&desktop, NULL);
  g_application_hold (G_APPLICATION (desktop.application));
  /* What is only made once does not count. */
  run (&cases[0], FALSE);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    if (is_wanted (&cases[i], argc - 1, argv + 1))
      run (&cases[i], TRUE);
  desktop_finish (&desktop);
  return 0;
}
