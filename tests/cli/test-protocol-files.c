/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text protocol, asked in process: files, and lines that are none of the protocol's. */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "asking.h"

/* Files */

static void
test_setup (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9 players=2");
  g_autofree char *state = ask (session, "state");

  /* only what a new line says: the same game */
  setup_text (session, "{\"seed\":9,\"players\":2}");
  expect (session, "state", state);
  setup_text (session, " {\n\t\"players\" : 2 ,\r\n \"seed\":9 } \n");
  expect (session, "state", state);
  setup_text (session, "{\"name\":\"N\",\"author\":\"A\",\"note\":\"é\",\"players_info\":[{\"name\":\"Anna\"}],"
                       "\"players\":2,\"seed\":9,\"edition\":{}}");
  expect (session, "state", state);
}

static void
test_setup_refused (void)
{
  static const struct { const char *text; const char *reason; } bad[] = {
    { "", "? line 1: SYNTAX " },
    { "{", "? line 1: SYNTAX " },
    { "[]", "? SYNTAX " },
    { "7", "? SYNTAX " },
    { "{}\n{}", "? line 2: SYNTAX " },
    { "{\"seed\":1,\n\n\"seed\":1}", "? line 3: SYNTAX " },
    { "{\"sed\":1}", "? sed: SYNTAX " },
    { "{\"seed\":\"1\"}", "? seed: SYNTAX " },
    { "{\"seed\":1.5}", "? seed: SYNTAX " },
    { "{\"game\":\"chess\"}", "? game: SYNTAX " },
    { "{\"seats\":[{\"deniers\":true}]}", "? seats.0.deniers: SYNTAX " },
    { "{\"players\":2,\"seats\":[{},{\"goods\":{\"gold\":1}}]}", "? seats.1.goods.gold: SYNTAX " },
    { "{\"players\":2,\"market\":[\"red\",\"red\",\"red\",\"red\",\"red\",\"red\",\"red\"]}", "? market" },
    { "{\"edition\":{\"palace\":{\"deniers\":\"x\"}}}", "? edition.palace.deniers: SYNTAX " },
    { "{\"edition\":{\"\":{}}}", "? edition" },
    { "{\"name\":1}", "? name: SYNTAX " },
    { "{\"name\":\"a\xff\"}", "? line 1: SYNTAX " },
    { "{\"horses\":{\"tours\":200}}", "? " },
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");
  g_autofree char *with_nul = write_bytes ("nul", "{\"seed\":1}\0", 11);
  g_autofree char *line = g_strdup_printf ("setup %s", with_nul);

  steps (session, 1, 7);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *path = write_file ("bad", bad[i].text);
      g_autofree char *setup = g_strdup_printf ("setup %s", path);
      g_autofree char *load = g_strdup_printf ("load %s", path);

      refused (session, setup, bad[i].reason);
      refused (session, load, "? line 1: SYNTAX ");
    }
  refused (session, line, "? line 1: SYNTAX ");
}

/* A key of letters that take several bytes is quoted, but not cut within one. */
static void
test_setup_long_key (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");

  for (guint n = 20; n < 60; n++)
    for (guint twice = 0; twice < 2; twice++)
      {
        g_autoptr (GString) text = g_string_new ("{\"");
        g_autofree char *path = NULL;
        g_autofree char *setup = NULL;
        g_autofree char *check = NULL;

        for (guint i = 0; i < n; i++)
          g_string_append (text, i == 0 ? "x" : "é");
        if (twice)
          {
            g_autofree char *key = g_strdup (text->str + 1);

            g_string_append_printf (text, "\":1,%s", key);
          }
        g_string_append (text, "\":1}");
        path = write_file ("long", text->str);
        setup = g_strdup_printf ("setup %s", path);
        refused (session, setup, "? ");
        check = askf (session, "check %s", path);
        g_assert_cmpint (check[0], ==, '=');
      }
}

static void
test_save_load (void)
{
  static const char *const starts[] = {
    "new loire players=1 seed=4", "new loire players=2 seed=7 preset=german", "new loire players=4 seed=1 variant=casual",
    "new null players=3 seed=2", NULL,       /* the crowd's setup */
  };

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (RelaisSession) session = relais_session_new (TRUE);
      g_autoptr (RelaisSession) other = relais_session_new (TRUE);
      g_autofree char *path = file_path ("saved game é.relais");
      g_autofree char *again = file_path ("again.relais");
      g_autofree char *save = g_strdup_printf ("save %s", path);
      g_autofree char *load = g_strdup_printf ("load %s", path);
      g_autofree char *save_again = g_strdup_printf ("save %s", again);
      g_autofree char *check = g_strdup_printf ("check %s", path);
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;
      g_autofree char *text = NULL;
      g_autofree char *same = NULL;

      if (starts[i] != NULL)
        fine (session, starts[i]);
      else
        setup_text (session, CROWD);

      /* branches, and the cursor in the middle */
      for (guint n = 0; n < 8; n++)
        {
          steps (session, n * 100, 9);
          g_free (ask (session, "undo 4"));
        }
      first = look (session);
      fine (session, save);
      fine (session, check);
      fine (other, load);
      second = look (other);
      g_assert_cmpstr (first, ==, second);
      fine (other, save_again);
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_true (g_file_get_contents (again, &same, NULL, NULL));
      g_assert_cmpstr (text, ==, same);

      /* what comes behind the cursor is there too */
      for (;;)
        {
          g_autofree char *a = ask (session, "redo");
          g_autofree char *b = ask (other, "redo");

          g_assert_cmpstr (a, ==, b);
          if (a[0] == '?')
            break;
        }
      g_free (first);
      g_free (second);
      first = look (session);
      second = look (other);
      g_assert_cmpstr (first, ==, second);
    }
}

/* Undo of the protocol knows no barriers, but what is saved is as strict as what was loaded. */
static void
test_save_strict (void)
{
  static const char strict[] = "relais-record: 1\ngame: null\nnew: null players=2 first_player=0\nundo: strict\n\ntake 1\n";
  g_autoptr (RelaisSession) session = relais_session_new (TRUE);
  g_autofree char *path = write_file ("strict.relais", strict);
  g_autofree char *save = g_strdup_printf ("save %s", path);
  g_autofree char *load = g_strdup_printf ("load %s", path);
  g_autofree char *text = NULL;

  fine (session, load);
  fine (session, "undo");
  fine (session, save);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\nundo: strict\ncursor: 0\n"));
  g_free (text);
  /* the next game is one of its own */
  fine (session, "new null players=2");
  fine (session, save);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_null (strstr (text, "undo"));
}

/* Hundreds of branches within branches: what is saved loads. */
static void
test_save_deep (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=2 seed=7 boat_goal=20 message_goal=65");
  g_autofree char *path = file_path ("deep.relais");
  g_autofree char *save = g_strdup_printf ("save %s", path);
  g_autofree char *load = g_strdup_printf ("load %s", path);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  steps (session, 1, 1400);
  for (guint i = 0; i < 1400; i++)
    {
      g_autofree char *moves = NULL;
      g_auto (GStrv) other = NULL;
      g_autofree char *last = NULL;
      g_autofree char *history = ask (session, "history");
      const char *line = strrchr (history, '\n');

      line = line != NULL ? line + 1 : history + 2;
      line = strchr (strchr (line, ' ') + 1, ' ') + 1;
      last = g_strndup (line, strcspn (line, "!"));
      g_strchomp (last);
      fine (session, "undo");
      moves = ask (session, "moves");
      other = lines_of (moves);
      for (guint n = 0; other[n] != NULL; n++)
        if (!g_str_equal (other[n], last))
          {
            g_free (askf (session, "play %s", other[n]));
            fine (session, "undo");
            break;
          }
    }
  first = look (session);
  fine (session, save);
  fine (session, load);
  second = look (session);
  g_assert_cmpstr (first, ==, second);
}

static void
test_load_refused (void)
{
  static const struct { const char *text; const char *reason; } bad[] = {
    { "", "? line 1: SYNTAX " },
    { "{}", "? line 1: SYNTAX " },
    { "relais-record: 2\ngame: null\nnew: null\n\n", "? line 1: NEWER " },
    { "relais-record: 1\ngame: chess\nnew: chess\n\n", "? line 2: SYNTAX " },
    { "relais-record: 1\ngame: null\n\n", "? line 1: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null players=9\n\n", "? line 3: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: loire\n\n", "? line 3: SYNTAX " },
    { "relais-record: 1\ngame: null\ngame: null\nnew: null\n\n", "? line 3: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\nmood: fine\n\n", "? line 4: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\nundo: never\n\n", "? line 4: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\nseats: A (red, human)\n\n", "? line 4: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\ncursor: 2\n\ntake 1\n", "? line 4: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 1\ntake 4\n", "? line 6: N-TAKE-1 " },
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 1\ntake one\n", "? line 6: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 1\n@ 0 00000000\n", "? line 6: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 1\n@ 1 00000000\n", "? line 6: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 1\n   take 2\n", "? line 6: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\n\n  take 1\n", "? line 5: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 1\n\xff\n", "? line 6: SYNTAX " },
    { "relais-record: 1\ngame: loire\nsetup: {\"horses\":{\"x\":1}}\n\n", "? line 3: SYNTAX " },
    { "relais-record: 1\ngame: loire\nnew: loire\nedition: {\"x\":1}\n\n", "? line 4: SYNTAX edition.x: " },
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");

  steps (session, 1, 7);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *path = write_file ("bad.relais", bad[i].text);
      g_autofree char *load = g_strdup_printf ("load %s", path);

      refused (session, load, bad[i].reason);
    }
}

/* A branch that begins as the main line does is no other line. */
static void
test_load_same_branch (void)
{
  g_autoptr (RelaisSession) session = relais_session_new (TRUE);
  g_autofree char *path = write_file ("same.relais", "relais-record: 1\ngame: null\nnew: null first_player=0\n\n"
                                      "take 1\n  take 1\n  take 2\ntake 3\ntake 3\ntake 2\n");
  g_autofree char *load = g_strdup_printf ("load %s", path);

  fine (session, load);
  expect (session, "history", "= 0 0 take 1 !\n1 1 take 3 !\n2 0 take 3 !\n3 1 take 2 !");
}

static void
test_check (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");
  g_autofree char *good = write_file ("good", "{\"seed\":1}");
  g_autofree char *bad = write_file ("bad", "{\"sed\":1,\"players\":\"x\",\"market\":7}");
  g_autofree char *record = write_file ("record", "relais-record: 1\ngame: null\nnew: null\n\ntake 1\ntake 7\n");
  g_autofree char *line = g_strdup_printf ("check %s", good);
  g_autofree char *before = look (session);
  g_autofree char *after = NULL;
  g_autofree char *setup_answer = askf (session, "check %s", bad);
  g_autofree char *record_answer = askf (session, "check %s", record);
  g_auto (GStrv) lines = lines_of (setup_answer);

  fine (session, line);
  g_assert_cmpuint (g_strv_length (lines), >=, 2);
  g_assert_true (g_str_has_prefix (lines[0], "sed: SYNTAX "));
  g_assert_true (g_str_has_prefix (lines[1], "players: SYNTAX "));
  g_assert_true (g_str_has_prefix (record_answer, "= line 6: N-TAKE-1 "));
  after = look (session);
  g_assert_cmpstr (before, ==, after);
}

/* A record is lines of anyone's making; a carriage return within one must not
 * get into an answer. */
static void
test_check_one_line (void)
{
  g_autoptr (RelaisSession) session = relais_session_new (TRUE);
  g_autofree char *path = write_file ("cr", "relais-record: 1\ngame: null\nnew: null\n\ntake\r1\n");
  g_autofree char *answer = askf (session, "check %s", path);

  g_assert_true (g_str_has_prefix (answer, "= line 5: SYNTAX "));
  g_assert_null (strpbrk (answer, "\r\n"));
}

static void
test_files_refused (void)
{
  static const char *const commands[] = { "setup", "load", "check" };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");
  g_autofree char *missing = file_path ("missing");
  g_autofree char *below = file_path ("missing/file");
  g_autofree char *locked = write_file ("locked", "{}");
  g_autofree char *save = NULL;

  /* nobody but root reads this file, and nobody at all the memory at 0 */
  g_chmod (locked, 0);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const char *paths[] = { missing, below, tests_folder (), "/dev/zero", "/proc/self/mem", "locked" };

      paths[5] = locked;
      for (guint j = 0; j < G_N_ELEMENTS (paths); j++)
        {
          g_autofree char *line = g_strdup_printf ("%s %s", commands[i], paths[j]);

          if (paths[j] != locked || geteuid () != 0)
            refused (session, line, "? ");
        }
    }
  refused (session, "load  x", "? Words are separated by single spaces");
  save = g_strdup_printf ("save %s", below);
  refused (session, save, "? ");
  g_free (save);
  save = g_strdup_printf ("save %s", tests_folder ());
  refused (session, save, "? ");
  g_chmod (locked, 0600);
}

/* Lines */

static void
test_spaces (void)
{
  static const char *const lines[] = {
    "state ", " state", "state  ", "  ", " ", "play  done", "play done ", "new  loire", "undo ", "undo  1", "undo 1 ",
    "show  0", "\tstate", "state\t", "view\t0",
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");

  steps (session, 2, 3);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    refused (session, lines[i], "? ");
}

static void
test_empty_lines (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");
  g_autoptr (GString) answer = g_string_new (NULL);
  g_autofree char *state = ask (session, "state");
  g_autofree char *with_cr = ask (session, "state\r");

  g_assert_true (relais_session_answer (session, "", 0, answer));
  g_assert_true (relais_session_answer (session, "\r", 1, answer));
  g_assert_cmpuint (answer->len, ==, 0);
  g_assert_cmpstr (state, ==, with_cr);
  refused (session, "state\r\r", "? ");
  refused (session, "\r\r", "? ");
  refused (session, "\rstate", "? ");
  expect (session, "known_command play\r", "= true");
}

static void
test_bytes (void)
{
  static const struct { const char *line; gsize length; } bad[] = {
    { "\0", 1 }, { "state\0", 6 }, { "sta\0te", 6 }, { "\0state", 6 }, { "play done\0", 10 }, { "play \0", 6 },
    { "new loire seed=1\0", 17 }, { "\xff", 1 }, { "play \xc3", 6 }, { "play \xed\xa0\x80", 8 }, { "load \xc0\xaf", 7 },
    { "known_command \xf5", 15 }, { "state\n", 6 }, { "state\nstate", 11 }, { "\x1b[2J", 4 }, { "\xef\xbb\xbfstate", 8 },
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    refused_bytes (session, bad[i].line, bad[i].length, "? ");
  /* every byte, alone and behind a command */
  for (guint c = 0; c < 256; c++)
    {
      char alone[] = { (char) c };
      char behind[] = { 'p', 'l', 'a', 'y', ' ', (char) c };

      if (c != '\r')
        refused_bytes (session, alone, sizeof alone, "? ");
      refused_bytes (session, behind, sizeof behind, "? ");
    }
}

static void
test_long_lines (void)
{
  static const gsize lengths[] = { 65537, 65538, 100000, 1000000, 1048576 };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");
  g_autofree char *line = g_strnfill (1048576, 'x');

  /* the longest that is read: not a move, but read as one */
  memcpy (line, "play ", 5);
  refused_bytes (session, line, 65535, SYNTAX);
  refused_bytes (session, line, 65536, SYNTAX);
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    refused_bytes (session, line, lengths[i], "? A line has at most 65536 bytes");

  memcpy (line, "known_command ", 14);
  {
    g_autofree char *answer = ask_bytes (session, line, 65536);

    g_assert_cmpstr (answer, ==, "= false");
  }
  refused_bytes (session, line, 65537, "? A line has at most 65536 bytes");
  line[65536] = '\r';
  {
    g_autofree char *answer = ask_bytes (session, line, 65537);

    g_assert_cmpstr (answer, ==, "= false");
  }
  memset (line, ' ', 65536);
  refused_bytes (session, line, 65536, "? ");
  memset (line, 0, 65536);
  refused_bytes (session, line, 65536, "? ");
}

/* Pieces of real lines put together at random. */
static void
test_nonsense (void)
{
  static const char *const pieces[] = {
    "state", "play", "why", "new", "loire", "null", "undo", "redo", "view", "show", "moves", "merchant", "messenger", "ride",
    "to", "2", "0", "9", "-1", "tours", "nantes", "smith", "buy", "wood", "beer", "sell", "ship", "build", "farm", "patron",
    "nantes.bank", "hire", "spy", "done", "circus", "message", "mark", "m2.01", "from", "m1.02", "red", "pick", "collect",
    "seed=1", "players=2", "players=9", "preset=german", "=", "é", "", "genmove", "random", "history", "score", "known_command",
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint refusals = 0;

  for (guint i = 0; i < 20000; i++)
    {
      g_autoptr (GString) line = g_string_new (pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      g_autofree char *before = ask (session, "state");
      g_autofree char *answer = NULL;

      for (gint n = g_rand_int_range (rand, 0, 7); n > 0; n--)
        g_string_append_printf (line, " %s", pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      if (line->len == 0)
        continue;
      answer = ask (session, line->str);
      if (answer[0] == '?')
        {
          g_autofree char *after = ask (session, "state");

          g_assert_cmpstr (before, ==, after);
          refusals++;
        }
    }
  g_assert_cmpuint (refusals, >, 10000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/protocol/setup", test_setup);
  g_test_add_func ("/protocol/setup/refused", test_setup_refused);
  g_test_add_func ("/protocol/setup/long-key", test_setup_long_key);
  g_test_add_func ("/protocol/save-load", test_save_load);
  g_test_add_func ("/protocol/save-load/strict", test_save_strict);
  g_test_add_func ("/protocol/save-load/deep", test_save_deep);
  g_test_add_func ("/protocol/load/refused", test_load_refused);
  g_test_add_func ("/protocol/load/same-branch", test_load_same_branch);
  g_test_add_func ("/protocol/check", test_check);
  g_test_add_func ("/protocol/check/one-line", test_check_one_line);
  g_test_add_func ("/protocol/files-refused", test_files_refused);
  g_test_add_func ("/protocol/lines/spaces", test_spaces);
  g_test_add_func ("/protocol/lines/empty", test_empty_lines);
  g_test_add_func ("/protocol/lines/bytes", test_bytes);
  g_test_add_func ("/protocol/lines/long", test_long_lines);
  g_test_add_func ("/protocol/lines/nonsense", test_nonsense);
  return run_asking ();
}
