/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts at their bounds, and one beyond. */

#define _XOPEN_SOURCE 700       /* truncate */

#include <glib/gstdio.h>
#include <unistd.h>

#include "setting.h"

#include "relais-bounds.h"
#include "relais-file.h"
#include "relais-setup-code.h"

/* As JSON has them: two letters for a line break. */
static char *
setup_with (const char *key, const char *part, guint n)
{
  g_autofree char *value = testing_repeat (part, n);

  return g_strdup_printf ("{\"players\":2,\"seed\":7,\"%s\":\"%s\"}", key, value);
}

static void
test_a_name_within_its_bounds_stays (void)
{
  g_autofree char *full = testing_repeat ("ü", RELAIS_NAME_LENGTH);
  const char *const names[] = { "", "Tours", " two  spaces ", "L’hiver\u00a0: fin", "e\u0301", "\u202bב", full };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = relais_bounds_name (names[i]);

      g_assert_cmpstr (name, ==, names[i]);
    }
  g_assert_null (relais_bounds_name (NULL));
}

static void
test_a_name_is_one_paragraph_of_so_many_letters (void)
{
  static const struct
  {
    const char *part;
    guint n;
    glong letters;              /* with the sign that some are missing */
  } longer[] = {
    { "a", RELAIS_NAME_LENGTH + 1, RELAIS_NAME_LENGTH },
    { "𝄞", RELAIS_NAME_LENGTH + 1, RELAIS_NAME_LENGTH },
    { "e\u0301\u0302\u0303", 50000, RELAIS_NAME_LENGTH },
    { "a\n", 50000, RELAIS_NAME_LENGTH },
    { "\n", 50000, 0 },
    { "\t\x01\xc2\x85\u2028\u2029\r", 1, 0 },
    { " ", 50000, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (longer); i++)
    {
      g_autofree char *text = testing_repeat (longer[i].part, longer[i].n);
      g_autofree char *name = relais_bounds_name (text);
      g_autofree char *again = relais_bounds_name (name);

      g_assert_true (g_utf8_validate (name, -1, NULL));
      g_assert_cmpint (g_utf8_strlen (name, -1), ==, longer[i].letters);
      g_assert_true (longer[i].letters == 0 || g_str_has_suffix (name, "…"));
      g_assert_null (strpbrk (name, "\n\r\t"));
      g_assert_cmpstr (again, ==, name);
    }
}

static void
test_names_of_setups_are_cut (void)
{
  static const char *const keys[] = { "name", "author", "players_info" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *lines = testing_repeat ("A\\n", 50000);
      g_autofree char *text = g_str_equal (keys[i], "players_info")
        ? g_strdup_printf ("{\"players\":2,\"players_info\":[{\"name\":\"%s\",\"colour\":\"%s\"}]}", lines, lines)
        : g_strdup_printf ("{\"players\":2,\"%s\":\"%s\"}", keys[i], lines);
      g_autoptr (RelaisSetup) setup = testing_setup (text);
      gsize length;
      g_autofree char *printed = relais_setup_print (setup, &length);

      g_assert_cmpuint (length, <, 10000);
      g_assert_null (strstr (printed, "\\n"));
    }
}

static void
test_a_code_is_no_way_around (void)
{
  g_autofree char *text = setup_with ("name", "B\\n", 12000);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *code = relais_setup_code_from_json (text, strlen (text), problems);
  g_autoptr (RelaisSetup) setup = relais_setup_code_parse (code, problems);

  testing_assert_no_problems (problems);
  g_assert_cmpuint (strlen (code), <, 1000);
  g_assert_cmpint (g_utf8_strlen (setup->name, -1), ==, RELAIS_NAME_LENGTH);
}

static void
test_a_text_with_a_code_is_bounded (void)
{
  static const struct
  {
    const char *part;
    guint n;
    gboolean fits;
  } texts[] = {
    { "é é ", RELAIS_CODE_LENGTH / 4, TRUE },
    { "é é ", RELAIS_CODE_LENGTH / 4 + 1, FALSE },
    { "\xcc\x81", 60000, FALSE },
    { "-AAA", RELAIS_CODE_BYTES / 4, TRUE },
    { "-AAA", RELAIS_CODE_BYTES / 4 + 1, FALSE },
    /* Nowhere can a line be broken. */
    { "A", RELAIS_CODE_WORD, TRUE },
    { "A", RELAIS_CODE_WORD + 1, FALSE },
    { "-1A", RELAIS_CODE_WORD / 3 + 1, FALSE },
    { "-", RELAIS_CODE_WORD + 1, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = testing_repeat (texts[i].part, texts[i].n);
      g_autofree char *around = g_strdup_printf ("%s (relais-1 053f4 08z0y n15) %s", text, text);
      g_autofree char *found = relais_setup_code_find (around);

      g_assert_true (relais_bounds_code (text) == texts[i].fits);
      g_assert_null (relais_setup_code_find (text));
      g_assert_cmpstr (found, ==, "RELAIS-1-053F4-08Z0Y-N15");
    }
}

static void
test_names_in_a_records_header_are_cut (void)
{
  g_autofree char *name = testing_repeat ("Ann ", 5000);
  g_autofree char *text = g_strdup_printf ("relais-record: 1\ngame: loire\nrules: 1\nseats: %s (red, human); Ben (%s, human)\n"
                                           "new: loire players=2 seed=7\n", name, name);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisRecord) record = relais_record_parse (text, strlen (text), NULL, problems);
  const RelaisPlayerInfo *ann = record->players->pdata[0], *ben = record->players->pdata[1];

  g_assert_cmpint (g_utf8_strlen (ann->name, -1), <=, RELAIS_NAME_LENGTH);
  g_assert_cmpint (g_utf8_strlen (ben->colour, -1), <=, RELAIS_NAME_LENGTH);
  g_assert_cmpstr (ben->name, ==, "Ben");
}

static void
assert_note (const char *part, guint n, glong letters)
{
  g_autofree char *text = setup_with ("note", part, n);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GPtrArray) draft_problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = try_setup (text, problems);
  g_autofree RelaisJson *json = NULL;
  RelaisFindings findings = { 0 };
  g_autoptr (RelaisSetup) draft = relais_setup_parse_draft (text, strlen (text), &json, &findings, draft_problems);

  g_assert_cmpint (g_utf8_strlen (draft->note, -1), ==, letters);
  g_assert_cmpint (findings.count, ==, 0);
  g_assert_cmpuint (draft_problems->len, ==, problems->len);
  if (letters == (glong) n)
    g_assert_cmpstr (setup->note, ==, draft->note);
  else
    {
      g_assert_null (setup);
      testing_assert_problem (text, problems, "note", "SYNTAX");
    }
}

static void
test_a_note_that_is_longer_is_refused_and_begun (void)
{
  assert_note ("n", RELAIS_NOTE_LENGTH, RELAIS_NOTE_LENGTH);
  assert_note ("n", RELAIS_NOTE_LENGTH + 1, RELAIS_NOTE_LENGTH);
  assert_note ("日", RELAIS_NOTE_LENGTH, RELAIS_NOTE_LENGTH);
  assert_note ("\\n", RELAIS_NOTE_LINES - 1, RELAIS_NOTE_LINES - 1);
  assert_note ("\\n", RELAIS_NOTE_LINES, RELAIS_NOTE_LINES - 1);
  assert_note ("\u2028", RELAIS_NOTE_LINES, RELAIS_NOTE_LINES - 1);
  assert_note ("\\n", 200000, RELAIS_NOTE_LINES - 1);
}

/* A record with such a remark on its first move. */
static char *
record_with (const char *part, guint n)
{
  g_autofree char *remark = testing_repeat (part, n);

  return g_strdup_printf ("relais-record: 1\ngame: loire\nrules: 1\nseats: Ann (red, human); Ben (blue, human)\n"
                          "new: loire players=2 seed=7\n\nmerchant ride 2 to langeais\n# %s\ndone\n", remark);
}

static void
assert_remark (const char *part, guint n, gboolean whole)
{
  g_autofree char *text = record_with (part, n);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisRecord *partial = NULL;
  g_autoptr (RelaisRecord) record = relais_record_parse (text, strlen (text), &partial, problems);
  g_autoptr (RelaisRecord) copy = partial;
  const RelaisRecord *read = record != NULL ? record : copy;
  const char *remark = relais_tree_get_root (read->tree)->first->remark;

  g_assert_true ((record != NULL) == whole);
  g_assert_true (read->whole);
  g_assert_nonnull (relais_tree_get_root (read->tree)->first->first);
  g_assert_cmpint (g_utf8_strlen (remark, -1), <=, RELAIS_NOTE_LENGTH);
  if (!whole)
    testing_assert_problem (text, problems, "line 8", "SYNTAX");
}

static void
test_a_remark_that_is_longer_is_told_and_no_move_lost (void)
{
  assert_remark ("r", RELAIS_NOTE_LENGTH, TRUE);
  assert_remark ("r", RELAIS_NOTE_LENGTH + 1, FALSE);
  assert_remark ("日", RELAIS_NOTE_LENGTH, TRUE);
  assert_remark ("\n# ", RELAIS_NOTE_LINES - 1, TRUE);
  assert_remark ("\n# ", RELAIS_NOTE_LINES, FALSE);
  assert_remark ("r", 4000000, FALSE);
}

static void
test_carriage_returns_behind_a_remark_go_at_once (void)
{
  g_autofree char *text = record_with ("a\r\r\r\n# \rb\r", 2);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisRecord) record = relais_record_parse (text, strlen (text), NULL, problems);
  gsize length;
  g_autofree char *printed = relais_record_print (record, &length);
  g_autoptr (RelaisRecord) again = relais_record_parse (printed, length, NULL, problems);
  g_autofree char *reprinted = relais_record_print (again, &length);

  testing_assert_no_problems (problems);
  g_assert_cmpstr (relais_tree_get_root (record->tree)->first->remark, ==, "a\n\rb\ra\n\rb");
  g_assert_cmpstr (reprinted, ==, printed);
}

/* Where a remark is cut is the end of its last line. */
static void
test_a_remark_is_not_cut_behind_carriage_returns (void)
{
  g_autofree char *letters = g_strnfill (RELAIS_NOTE_LENGTH - 3, 'r');
  g_autofree char *part = g_strconcat (letters, "\r\r\r\r\r\rx", NULL);
  g_autofree char *text = record_with (part, 1);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisRecord) read = NULL;

  g_assert_null (relais_record_parse (text, strlen (text), &read, problems));
  g_assert_cmpstr (relais_tree_get_root (read->tree)->first->remark, ==, letters);
}

/* What is one too many is enough to tell. */
static void
test_players_are_as_many_as_seats (void)
{
  g_autofree char *four = testing_repeat ("{},", RELAIS_MAX_SEATS - 1);
  g_autofree char *many = testing_repeat ("{\"kind\":7},", 2000);
  g_autofree char *fine = g_strdup_printf ("{\"players\":4,\"players_info\":[%s{}]}", four);
  g_autofree char *one_more = g_strdup_printf ("{\"players\":4,\"players_info\":[%s{},{}]}", four);
  g_autofree char *much_more = g_strdup_printf ("{\"players\":4,\"players_info\":[%s{}]}", many);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = testing_setup (fine);

  g_assert_cmpuint (setup->players->len, ==, RELAIS_MAX_SEATS);
  g_assert_null (try_setup (one_more, problems));
  testing_assert_problem (one_more, problems, "players_info", "SYNTAX");
  g_ptr_array_set_size (problems, 0);
  g_assert_null (try_setup (much_more, problems));
  g_assert_cmpuint (problems->len, ==, RELAIS_MAX_SEATS + 1);
}

static void
test_json_has_a_length (void)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = g_strnfill (RELAIS_JSON_LENGTH + 1, ' ');
  g_autoptr (RelaisSetup) setup = NULL;

  memcpy (text, "{}", 2);
  g_assert_null (relais_setup_parse (text, RELAIS_JSON_LENGTH + 1, problems));
  testing_assert_problem ("too long", problems, "line 1", "SYNTAX");
  g_ptr_array_set_size (problems, 0);
  setup = relais_setup_parse (text, RELAIS_JSON_LENGTH, problems);
  testing_assert_no_problems (problems);
}

/* Each of the values is wrong. */
static void
test_problems_are_so_many (void)
{
  g_autoptr (GString) text = g_string_new ("{\"edition\":{\"goods\":{");
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  const RelaisProblem *last;

  for (guint i = 0; i < RELAIS_MAX_PROBLEMS + 100; i++)
    g_string_append_printf (text, "%s\"k%u\":0", i > 0 ? "," : "", i);
  g_string_append (text, "}}}");
  g_assert_null (try_setup (text->str, problems));
  g_assert_cmpuint (problems->len, ==, RELAIS_MAX_PROBLEMS + 1);
  last = problems->pdata[RELAIS_MAX_PROBLEMS];
  g_assert_cmpstr (last->place, ==, "");
}

static void
test_words_to_look_for_are_so_many (void)
{
  g_autofree char *long_one = g_strnfill (RELAIS_WORDS_LENGTH + 1, 'a');
  g_autofree char *cut = relais_bounds_words (long_one);
  g_autofree char *few = relais_bounds_words (" la\n\tloire ");

  g_assert_cmpuint (strlen (cut), ==, RELAIS_WORDS_LENGTH);
  g_assert_true (g_str_has_prefix (long_one, cut));
  g_assert_cmpstr (few, ==, "la loire");
}

/* A file that somebody writes into faster than it is read. */
typedef struct
{
  const char *path;
  int stop;
} Growing;

static gpointer
grow (gpointer data)
{
  Growing *growing = data;

  for (goffset size = RELAIS_FILE_MAX - 1024; !g_atomic_int_get (&growing->stop); size += 512)
    g_assert_cmpint (truncate (growing->path, size), ==, 0);
  return NULL;
}

static void
test_a_file_that_grows_has_an_end (void)
{
  g_autofree char *folder = g_dir_make_tmp ("relais-bounds-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "growing", NULL);
  Growing growing = { path, FALSE };
  GThread *thread;
  gboolean ended = FALSE;

  g_assert_true (g_file_set_contents (path, "relais-record: 1\n", -1, NULL));
  g_assert_cmpint (truncate (path, RELAIS_FILE_MAX - 1024), ==, 0);
  thread = g_thread_new ("grow", grow, &growing);
  while (!ended)
    {
      g_autoptr (GError) error = NULL;
      gsize length;
      g_autofree char *text = relais_file_read (path, &length, &error);

      g_assert_true ((text == NULL) == (error != NULL));
      g_assert_true (text == NULL || length <= RELAIS_FILE_MAX);
      ended = text == NULL;
    }
  g_atomic_int_set (&growing.stop, TRUE);
  g_thread_join (thread);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bounds/name/within", test_a_name_within_its_bounds_stays);
  g_test_add_func ("/bounds/name/beyond", test_a_name_is_one_paragraph_of_so_many_letters);
  g_test_add_func ("/bounds/name/setups", test_names_of_setups_are_cut);
  g_test_add_func ("/bounds/name/codes", test_a_code_is_no_way_around);
  g_test_add_func ("/bounds/code", test_a_text_with_a_code_is_bounded);
  g_test_add_func ("/bounds/name/records", test_names_in_a_records_header_are_cut);
  g_test_add_func ("/bounds/note", test_a_note_that_is_longer_is_refused_and_begun);
  g_test_add_func ("/bounds/remark", test_a_remark_that_is_longer_is_told_and_no_move_lost);
  g_test_add_func ("/bounds/remark/carriage-returns", test_carriage_returns_behind_a_remark_go_at_once);
  g_test_add_func ("/bounds/remark/not-cut-behind-carriage-returns", test_a_remark_is_not_cut_behind_carriage_returns);
  g_test_add_func ("/bounds/players", test_players_are_as_many_as_seats);
  g_test_add_func ("/bounds/json", test_json_has_a_length);
  g_test_add_func ("/bounds/growing", test_a_file_that_grows_has_an_end);
  g_test_add_func ("/bounds/words", test_words_to_look_for_are_so_many);
  g_test_add_func ("/bounds/problems", test_problems_are_so_many);
  return g_test_run ();
}
