/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything in one file that is damaged, cut, newer, or somebody else's: what is whole comes in, and what is not is told. */

#include <fcntl.h>
#include <sys/stat.h>

#include "../thread-time.h"
#include "bundling.h"
#include "record/relais-file.h"
#include "record/relais-text-kind.h"

static void
write_bytes (const char *path, const char *bytes, gsize length)
{
  /* Anew, without waiting for the disk. */
  g_remove (path);
  g_assert_true (g_file_set_contents_full (path, bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

/* Wherever it is cut or changed, what is whole is found, and the rest is told. */
static void
test_damage (void)
{
  g_auto (Home) h = { NULL };
  g_auto (Home) there = { NULL };
  g_autofree char *path = NULL;
  g_autofree char *whole = NULL;
  gsize length;

  home_begin (&h);
  home_begin (&there);
  fill (&h);
  path = keep (&h, "style='dark'\n", NULL);
  g_assert_true (g_file_get_contents (path, &whole, &length, NULL));
  for (gsize i = strlen (RELAIS_LIBRARY_HEAD "1\n"); i < length; i++)
    {
      g_autofree char *bytes = g_memdup2 (whole, length);
      g_autoptr (RelaisBundle) cut = NULL;
      g_autoptr (RelaisBundle) changed = NULL;

      write_bytes (path, whole, i);
      cut = look (&there, path);
      g_assert_cmpuint (cut->games[RELAIS_BUNDLE_NEW] + cut->setups[RELAIS_BUNDLE_NEW], <=, 3);
      g_assert_true (cut->cut || i == length - 1);

      bytes[i] ^= 1;
      write_bytes (path, bytes, length);
      changed = look (&there, path);
      /* At most the one that was hit, with what is beside it. */
      g_assert_cmpuint (changed->games[RELAIS_BUNDLE_NEW] + changed->setups[RELAIS_BUNDLE_NEW], >=, 2);
      if (changed->games[RELAIS_BUNDLE_NEW] + changed->setups[RELAIS_BUNDLE_NEW] < 3)
        g_assert_true (changed->damaged == 1 || changed->cut);
    }
}

static void
test_newer (void)
{
  g_auto (Home) h = { NULL };
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autofree char *path = NULL;

  home_begin (&h);
  put (h.home, "all.relais-library", "relais-library: 2\nwhatever\n\ngame 3 1 0 ../x.relais\nabc\n");
  path = in (h.home, "all.relais-library");
  bundle = look (&h, path);
  g_assert_true (bundle->newer);
  g_assert_cmpuint (bundle->files->len, ==, 0);
}

static void
add_file (GString *text, const char *kind, const char *name, const char *content)
{
  g_autofree char *sum = relais_bundle_sum (content, strlen (content));

  g_string_append_printf (text, "%s %" G_GSIZE_FORMAT " 5 %s %s\n%s\n", kind, strlen (content), sum, name, content);
}

/* Somebody else's file says how the files in it are called. */
static void
test_names_from_outside (void)
{
  static const char *const names[] = {
    "../out.relais", "/tmp/out.relais", "a/b.relais", "a\\b.relais", ".hidden.relais", " blank.relais", "bell\a.relais",
    "turned\xe2\x80\xae.relais", "bytes\xff.relais", "out.json", "out.relais-setup", "settings",
  };
  g_auto (Home) h = { NULL };
  g_autofree char *path = NULL;
  g_autofree char *long_name = g_strnfill (300, 'x');
  g_autofree char *too_long = g_strconcat (long_name, ".relais", NULL);
  g_autoptr (GString) text = g_string_new (RELAIS_LIBRARY_HEAD "1\n\n");
  g_autoptr (RelaisBundle) bundle = NULL;

  home_begin (&h);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    add_file (text, "game", names[i], "evil");
  add_file (text, "game", too_long, "evil");
  add_file (text, "beside", "nothing.json", "{}");
  add_file (text, "later", "whatever", "of a kind that a newer version knows");
  add_file (text, "game", "fine.relais", "good");
  add_file (text, "game", "fine.relais", "good, too");
  g_string_append (text, "end 17\n");
  put (h.home, "all.relais-library", text->str);
  path = in (h.home, "all.relais-library");
  bundle = look (&h, path);
  g_assert_cmpuint (bundle->files->len, ==, 2);
  g_assert_cmpuint (bundle->damaged, ==, G_N_ELEMENTS (names) + 2);
  bring (&h, bundle);
  assert_holds (h.games, "fine.relais", "good");
  assert_holds (h.games, "fine-2.relais", "good, too");
  g_assert_cmpuint (count_files (h.games), ==, 2);
  g_assert_cmpuint (count_files (h.home), ==, 2);
}

/* Lines that promise what is not there do not make it read for ever. */
static void
test_promises (void)
{
  g_auto (Home) h = { NULL };
  g_autofree char *path = NULL;
  g_autofree char *sum = g_strnfill (64, '0');
  g_autoptr (GString) text = g_string_new (RELAIS_LIBRARY_HEAD "1\n\n");
  g_autoptr (RelaisBundle) bundle = NULL;

  home_begin (&h);
  for (guint i = 0; i < 20000; i++)
    g_string_append_printf (text, "game 1000000 1 %s x.relais\n", sum);
  put (h.home, "all.relais-library", text->str);
  path = in (h.home, "all.relais-library");
  bundle = look (&h, path);
  g_assert_cmpuint (bundle->files->len, ==, 0);
  g_assert_true (bundle->cut);
  g_assert_true (bundle->hasty);
  g_assert_cmpuint (bundle->searched, <=, 9 * text->len + RELAIS_FILE_MAX + 2 * 1000000);
}

/* As many files as there may be, all of one name, and one more; each of them is
 * looked for among all the others. */
static void
test_very_many (void)
{
  g_auto (Home) h = { NULL };
  g_autofree char *path = NULL;
  g_autoptr (GString) text = g_string_new (RELAIS_LIBRARY_HEAD "1\n\n");
  g_autoptr (RelaisBundle) bundle = NULL;
  gint64 start, took;

  home_begin (&h);
  for (guint i = 0; i <= RELAIS_BUNDLE_MOST_FILES; i++)
    add_file (text, "game", "x.relais", i % 2 == 0 ? "even" : "odd");
  g_string_append_printf (text, "end %d\n", RELAIS_BUNDLE_MOST_FILES);
  put (h.home, "all.relais-library", text->str);
  path = in (h.home, "all.relais-library");
  start = thread_time ();
  bundle = look (&h, path);
  took = thread_time () - start;
  g_test_message ("looked at in %" G_GINT64_FORMAT " ms", took / 1000);
  g_assert_cmpuint (bundle->files->len, ==, RELAIS_BUNDLE_MOST_FILES);
  g_assert_true (bundle->hasty);
  g_assert_cmpint (took, <, 30 * G_USEC_PER_SEC);
}

/* A text with games of which some are not what their lines say. */
static GString *
games (guint n, guint damaged)
{
  GString *text = g_string_new (RELAIS_LIBRARY_HEAD "1\napplication: 0\n\n");

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("g%u.relais", i);
      g_autofree char *content = g_strdup_printf ("relais-record: 1\nthe game %u\nand its moves", i);

      add_file (text, "game", name, content);
      if (i < damaged)
        text->str[text->len - 5] = '#';
    }
  g_string_append_printf (text, "end %u\n", n);
  return text;
}

static void
replace (GString *text, const char *what, const char *with)
{
  g_assert_cmpuint (g_string_replace (text, what, with, 0), >, 0);
}

static RelaisBundle *
look_at (Home *h, const GString *text)
{
  g_autofree char *path = in (h->home, "all.relais-library");

  write_bytes (path, text->str, text->len);
  g_assert_true (relais_bundle_is_one (path));
  return look (h, path);
}

/* However many are damaged, every whole one comes in. */
static void
test_much_damage (void)
{
  static const guint damaged[] = { 0, 4, 30, 500, 999 };
  g_auto (Home) h = { NULL };

  home_begin (&h);
  for (guint i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      g_autoptr (GString) text = games (1000, damaged[i]);
      g_autoptr (RelaisBundle) bundle = look_at (&h, text);

      g_assert_cmpuint (bundle->games[RELAIS_BUNDLE_NEW], ==, 1000 - damaged[i]);
      g_assert_cmpuint (bundle->damaged, ==, damaged[i]);
      g_assert_false (bundle->cut);
      g_assert_false (bundle->hasty);
      g_assert_false (bundle->beginning);
      g_assert_cmpuint (bundle->searched, <=, 2 * text->len);
    }
}

/* Whatever has become of its first lines. */
static void
test_beginnings (void)
{
  static const struct
  {
    const char *head;
    gboolean damaged;
  } heads[] = {
    { "\xef\xbb\xbfrelais-library: 1\napplication: 0\n\n", FALSE },
    { "selais-library: 1\napplication: 0\n\n", TRUE },
    { "relais-library: q\napplication: 0\n\n", TRUE },
    { "relais-library: 0\napplication: 0\n\n", TRUE },
    { "relais-library: 1\napplication: 0\n", TRUE },
    { "\n\nrelais-library: 1\napplication: 0\n\n", TRUE },
    { "\n", TRUE },
    { "", TRUE },
  };
  g_auto (Home) h = { NULL };

  home_begin (&h);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_autoptr (GString) text = games (3, 0);
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisBundle) bundle = NULL;
      g_autofree char *path = in (h.home, "all.relais-library");

      replace (text, RELAIS_LIBRARY_HEAD "1\napplication: 0\n\n", heads[i].head);
      bundle = look_at (&h, text);
      g_assert_cmpuint (bundle->games[RELAIS_BUNDLE_NEW], ==, 3);
      g_assert_cmpint (bundle->beginning, ==, heads[i].damaged);
      g_assert_false (bundle->cut);
      /* What `check` says is the same. */
      g_assert_true (relais_check_file (path, problems, NULL));
      g_assert_cmpuint (problems->len, ==, 1);
      g_assert_cmpstr (((RelaisProblem *) problems->pdata[0])->rule, ==, heads[i].damaged ? "SYNTAX" : "LIBRARY");
    }
}

/* Nothing of the start is readable, and the name alone tells. */
static void
test_lost_beginning (void)
{
  g_auto (Home) h = { NULL };
  g_autoptr (GString) text = games (200, 0);
  g_autoptr (RelaisBundle) bundle = NULL;

  home_begin (&h);
  memset (text->str, 0, RELAIS_LIBRARY_START);
  bundle = look_at (&h, text);
  g_assert_true (bundle->beginning);
  g_assert_cmpuint (bundle->games[RELAIS_BUNDLE_NEW], >, 100);
  g_assert_cmpuint (bundle->games[RELAIS_BUNDLE_NEW] + bundle->damaged, ==, 200);
}

/* A transfer as text made every line end CR and LF. */
static void
test_line_ends (void)
{
  g_auto (Home) h = { NULL };
  g_autoptr (GString) text = games (3, 1);
  g_autoptr (RelaisBundle) bundle = NULL;

  home_begin (&h);
  replace (text, "\n", "\r\n");
  bundle = look_at (&h, text);
  g_assert_cmpuint (bundle->damaged, ==, 1);
  g_assert_false (bundle->cut);
  g_assert_false (bundle->beginning);
  bring (&h, bundle);
  assert_holds (h.games, "g1.relais", "relais-record: 1\nthe game 1\nand its moves");
  assert_holds (h.games, "g2.relais", "relais-record: 1\nthe game 2\nand its moves");
}

/* Lines like the end in damaged files. */
static void
test_ends (void)
{
  static const struct
  {
    const char *text;           /* in place of that of the second game of five */
    guint from;
    gboolean cut;               /* before the last line */
  } ends[] = { { "this is no game\nend 1\nmore\n", 5, FALSE }, { "end 5\nmore\n", 5, FALSE }, { "end 1\nmore\n", 5, TRUE } };
  g_auto (Home) h = { NULL };

  home_begin (&h);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (GString) text = games (5, 0);
      g_autoptr (RelaisBundle) bundle = NULL;

      replace (text, "relais-record: 1\nthe game 1\n", ends[i].text);
      if (ends[i].cut)
        replace (text, "end 5\n", "");
      bundle = look_at (&h, text);
      g_assert_cmpuint (bundle->games[RELAIS_BUNDLE_NEW], ==, 4);
      g_assert_cmpuint (bundle->damaged, ==, 1);
      g_assert_cmpint (bundle->cut, ==, ends[i].cut);
    }
}

/* The last one is damaged and the end is gone. */
static void
test_no_end (void)
{
  g_auto (Home) h = { NULL };
  g_autoptr (GString) text = games (5, 0);
  g_autoptr (RelaisBundle) bundle = NULL;

  home_begin (&h);
  replace (text, "relais-record: 1\nthe game 4\n", "end 9\nmore\n");
  replace (text, "end 5\n", "");
  bundle = look_at (&h, text);
  g_assert_cmpuint (bundle->games[RELAIS_BUNDLE_NEW], ==, 4);
  g_assert_cmpuint (bundle->damaged, ==, 1);
  g_assert_true (bundle->cut);
}

/* The search for a name goes on from the one before. */
static void
test_one_name (void)
{
  g_auto (Home) h = { NULL };
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  RelaisBundleFile file = { .kind = RELAIS_BUNDLE_SETUP, .name = (char *) "one.relais-setup" };

  home_begin (&h);
  put (h.setups, "one.relais-setup", "{}");
  for (guint i = 2; i < 50; i++)
    {
      g_autofree char *path = relais_bundle_take_path (names, h.setups, &file, NULL);
      g_autofree char *expected = g_strdup_printf ("%s/one-%u.relais-setup", h.setups, i);

      g_assert_cmpstr (path, ==, expected);
      /* It is free again, which nobody asks. */
      g_remove (path);
    }
}

/* It says which length is meant. */
static void
test_too_long (void)
{
  g_auto (Home) h = { NULL };
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int fd;

  home_begin (&h);
  put (h.home, "all.relais-library", RELAIS_LIBRARY_HEAD "1\n\n");
  path = in (h.home, "all.relais-library");
  fd = g_open (path, O_WRONLY, 0);
  g_assert_cmpint (ftruncate (fd, RELAIS_BUNDLE_MAX + 1), ==, 0);
  g_assert_true (g_close (fd, NULL));
  g_assert_true (relais_bundle_is_one (path));
  g_assert_null (relais_bundle_look (path, &h.folders, NULL, &error));
  g_assert_nonnull (strstr (error->message, "2 GiB"));
}

static void
test_what_is_none (void)
{
  static const char *const texts[] = { "", "relais-record: 1\n", "{}", "\x89PNG" };
  g_auto (Home) h = { NULL };
  g_autofree char *path = NULL;

  home_begin (&h);
  path = in (h.home, "all.relais-library");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      put (h.home, "all.relais-library", texts[i]);
      g_assert_null (relais_bundle_look (path, &h.folders, NULL, &error));
      g_assert_nonnull (error);
    }
  g_remove (path);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_false (relais_bundle_is_one (path));
  g_assert_null (relais_bundle_look (path, &h.folders, NULL, NULL));
}

static void
add_tests (void)
{
  g_test_add_func ("/bundle-damage/damage", test_damage);
  g_test_add_func ("/bundle-damage/newer", test_newer);
  g_test_add_func ("/bundle-damage/names-from-outside", test_names_from_outside);
  g_test_add_func ("/bundle-damage/promises", test_promises);
  g_test_add_func ("/bundle-damage/very-many", test_very_many);
  g_test_add_func ("/bundle-damage/much-damage", test_much_damage);
  g_test_add_func ("/bundle-damage/beginnings", test_beginnings);
  g_test_add_func ("/bundle-damage/lost-beginning", test_lost_beginning);
  g_test_add_func ("/bundle-damage/line-ends", test_line_ends);
  g_test_add_func ("/bundle-damage/ends", test_ends);
  g_test_add_func ("/bundle-damage/no-end", test_no_end);
  g_test_add_func ("/bundle-damage/one-name", test_one_name);
  g_test_add_func ("/bundle-damage/too-long", test_too_long);
  g_test_add_func ("/bundle-damage/what-is-none", test_what_is_none);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
