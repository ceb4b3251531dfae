/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opens what is hostile or large (files, codes, requests of other programs, what
 * lies beside games) in the program's own window, on a screen (Xvfb
 * will do), for opening.py to count with callgrind what the main thread does
 * in the request and in each turn of the main loop from there on until all has
 * come to rest: a block.
 *
 *   bench-opening              all cases
 *   bench-opening CASE...      some of them
 *
 * The longest block of each case is told in microseconds of the processor as
 * well, for a quick look without callgrind. */

#include "../record/long-record.h"
#include "app/pages/relais-files.h"
#include "app/shell/relais-report-dialog.h"
#include "app/shell/relais-setup-dialog.h"
#include "blocks.h"
#include "model/relais-scenario.h"
#include "model/relais-task.h"
#include "neighbours.h"
#include "requests.h"

#define MEBIBYTE ((gsize) 1024 * 1024)

typedef struct
{
  const char *name;
  char *(*make) (guint n, gsize *length);
  guint n;
  /* What is counted after the file has been opened, if there is one, and after
   * what comes before; NULL: the opening is. */
  void (*act) (RelaisHost *window);
  void (*before) (RelaisHost *window);
} Case;

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
copy_picture (RelaisHost *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.copy-picture", NULL));
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

/* The dialog itself is the same for every game. */
static GtkWidget *report_dialog;

static void
report_without_game (RelaisHost *window)
{
  report_dialog = relais_report_dialog_new (desktop.application, window);
  gtk_switch_set_active (GTK_SWITCH (display_find (report_dialog, GTK_TYPE_SWITCH)), FALSE);
  gtk_window_present (GTK_WINDOW (report_dialog));
}

static void
open_report (RelaisHost *window)
{
  gtk_window_present (GTK_WINDOW (relais_report_dialog_new (desktop.application, window)));
}

static void
report (RelaisHost *window)
{
  gtk_switch_set_active (GTK_SWITCH (display_find (report_dialog, GTK_TYPE_SWITCH)), TRUE);
}

static void
choose_style (const char *style)
{
  g_settings_set_string (desktop_settings (&desktop), "style", style);
}

static void
be_light (RelaisHost *window)
{
  choose_style ("light");
}

static void
be_dark (RelaisHost *window)
{
  choose_style ("dark");
}

static void
edit_position (RelaisHost *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-position", NULL));
}

static void
go_back (RelaisHost *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.leave-setup", NULL));
}

/* Codes */

/* A name of 50,000 lines. */
static const char lines_code[] =
  "RELAIS-1-H62X7-664CB-77HQE-C4PD3-XXWAP-858S4-0Q922-ZR77N-KKDCM-NXEDA-4Q8NN-WCXDN-84T9W-MK6PZ-F50"
  "BT-4ETT3-JP7M3-52WZE-3GAK2-3NCDB-8CD84-XEYT6-QDHMS-MFA89-Y9531-3Y8K8-KW34F-SB1TG-05V4Y-GXQDZ-E5C"
  "YF-D6B37-SBS3M-SBBNK-HGR96-QHNYH-46XYW-E30QH-4KKXW-2XWMJ-1XAC3-FEY2X-R4XD4-5JAB8-3VXF9-D01EF-8W3"
  "3G-ZE99R-7SECH-W5P1F-E5GK5-WW5F1-EDW4Y-BNHCG-P358B-X2BET-PEV1Q-8ZGBW-AMJ90-SBPMJ-H83XP-HBHYN-DTC"
  "EN-XGH2J-EDJW8-CGYBN-2D61Y-BX0TZ-57TNK-TZMTM-JF7S3-RQ6D7-5WGPR-KMM3D-H9RAP-1KT9S-EZM73-8EMYG-F0Y"
  "VW-4NV1W-RG9B2-G3JTH-QFTEC-PTXAY-25B8J-YH5NE-8E0E0-QJSXC-2Q0KH-AV5MC-ZM01P-N4B2B-2RM40-284HQ-9CP"
  "RY-6BGNA-4K7DJ-4XF1K-5SY3F-ZBGXZ-58RA1-XZTXN-YY66P-2DR1P-JQCN6-EKNMQ-V9TXR-952V2-KD7PH-EK00J-GG1"
  "3B-5DX";

static void
paste (RelaisHost *window, const char *code)
{
  GtkWidget *dialog = relais_setup_dialog_new_for_code (window);

  relais_setup_dialog_set_code (RELAIS_SETUP_DIALOG (dialog), code);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
paste_lines (RelaisHost *window)
{
  paste (window, lines_code);
}

static char *
long_code (gsize length)
{
  GString *code = g_string_new ("RELAIS-2-");

  while (code->len < length)
    g_string_append (code, "7Z0QX-");
  return g_string_free (code, FALSE);
}

static void
paste_long (RelaisHost *window)
{
  g_autofree char *code = long_code (MEBIBYTE);

  paste (window, code);
}

/* Between whose letters no line can be broken. */
static void
paste_word (RelaisHost *window)
{
  g_autofree char *letters = g_strnfill (100000, 'Z');
  g_autofree char *code = g_strconcat ("RELAIS-2-", letters, NULL);

  paste (window, code);
}

/* As in a terminal. */
static void
give (const char *code)
{
  g_autoptr (GFile) file = g_file_new_for_path (code);

  g_application_open (G_APPLICATION (desktop.application), &file, 1, "");
}

static void
give_lines (RelaisHost *window)
{
  give (lines_code);
}

static void
give_long (RelaisHost *window)
{
  g_autofree char *code = long_code (MEBIBYTE / 8);

  give (code);
}

static const Case cases[] = {
  { "line-100", make_line, 100 },
  { "look-300", make_line, 300, look_through, end_early },
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
  { "look-through", make_line, 100000, look_through, end_early },
  { "copy-moves", make_line, 100000, copy_moves },
  { "copy-picture", make_line, 100, copy_picture },
  { "save-copy", make_line, 100000, save_copy },
  { "task", make_line, 100000, count_task },
  { "report-dialog", make_line, 10, open_report },
  { "report", make_line, 100000, report, report_without_game },
  { "report-wide", make_wide, 100000, report, report_without_game },
  { "style", make_line, 100000, be_dark, be_light },
  { "back", make_line, 100000, go_back, edit_position },
  { "code-pasted", NULL, 0, paste_lines },
  { "long-code-pasted", NULL, 0, paste_long },
  { "word-pasted", NULL, 0, paste_word },
  { "code-given", NULL, 0, give_lines },
  { "long-code-given", NULL, 0, give_long },
  { "many-paths", NULL, 0, open_many, make_paths },
  { "many-requests", NULL, 0, open_each, make_games },
  { "many-terms", NULL, 0, search, make_terms },
  { "edit-and-change", NULL, 0, change_draft, edit_hostile },
  { "edit-name", NULL, 0, name_draft, edit_hostile },
  { "setups", NULL, 0, list_setups, make_hostile_setups },      /* from here on they stay */
  { "neighbours", NULL, 0, list_games, make_neighbours },
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
  longest = 0;
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
  if (the->before != NULL)
    the->before (window);
  settle ();
  begin_counting (the);
  the->act (window);
  end_block ();
}

static void
open_case (const Case *the, RelaisHost *window, gboolean count)
{
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
}

/* Opened, shown, and come to rest. */
static void
run (const Case *the, gboolean count)
{
  RelaisHost *window = desktop_window (&desktop);

  if (the->make != NULL)
    open_case (the, window, count);
  if (the->act != NULL)
    do_it (the, window);
  settle ();
  counted = NULL;
  CALLGRIND_STOP_INSTRUMENTATION;
  g_print ("%s\n", the->name);
  if (!RUNNING_ON_VALGRIND)
    g_printerr ("%s: %" G_GINT64_FORMAT "\n", the->name, longest);
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
  part_frames ();
  /* What is only made once does not count. */
  run (&cases[0], FALSE);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    if (is_wanted (&cases[i], argc - 1, argv + 1))
      run (&cases[i], TRUE);
  desktop_finish (&desktop);
  return 0;
}
