/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything in one file: kept, looked at, and brought back. */

#define G_SETTINGS_ENABLE_BACKEND

#include <gio/gsettingsbackend.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "library.h"
#include "model/relais-bundle-private.h"
#include "record/relais-file.h"
#include "record/relais-text-kind.h"
#include "model/relais-setup-library.h"

#define SCHEMA "io.github.relaisgame.Relais"
#define THEN 1700000000         /* when the files were changed */

/* A home with what a player has. */
typedef struct
{
  char *home;
  char *games;
  char *setups;
  RelaisBundleFolders folders;
} Home;

static void
home_begin (Home *h)
{
  h->home = g_dir_make_tmp ("relais-bundle-XXXXXX", NULL);
  h->games = g_build_filename (h->home, "games", NULL);
  h->setups = g_build_filename (h->home, "setups", NULL);
  h->folders = (RelaisBundleFolders) { h->games, h->setups };
}

static void
home_clear (Home *h)
{
  remove_tree (h->home);
  g_free (h->home);
  g_free (h->games);
  g_free (h->setups);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Home, home_clear)

static char *
in (const char *folder, const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static void
put (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = in (folder, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, THEN, G_FILE_QUERY_INFO_NONE, NULL, NULL));
}

static void
assert_holds (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = in (folder, name);
  g_autofree char *found = NULL;

  if (!g_file_get_contents (path, &found, NULL, NULL))
    g_error ("there is no %s", name);
  g_assert_cmpstr (found, ==, text);
}

static guint
count (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* Two games, of which one has something beside it, and a setup. */
static void
fill (Home *h)
{
  put (h->games, "one.relais", "relais-record: 1\nthe first\n");
  put (h->games, "one.json", "{ \"title\": \"One\" }\n");
  put (h->games, "two.relais", "relais-record: 1\nthe second, with \xff\n");
  put (h->games, "two.png", "a picture");
  put (h->setups, "late.relais-setup", "{\"players\":2}\n");
}

static char *
keep (Home *h, const char *settings, RelaisBundleCounts *counts)
{
  char *path = in (h->home, "all.relais-library");
  g_autoptr (GError) error = NULL;
  RelaisBundleCounts ignored;

  relais_bundle_keep (path, &h->folders, settings, counts != NULL ? counts : &ignored, NULL, &error);
  g_assert_no_error (error);
  return path;
}

static RelaisBundle *
look (Home *h, const char *path)
{
  g_autoptr (GError) error = NULL;
  RelaisBundle *bundle = relais_bundle_look (path, &h->folders, NULL, &error);

  g_assert_no_error (error);
  return bundle;
}

static RelaisBundleCounts
bring (Home *h, RelaisBundle *bundle)
{
  g_autoptr (GError) error = NULL;
  RelaisBundleCounts counts;

  relais_bundle_bring (bundle, &h->folders, &counts, NULL, &error);
  g_assert_no_error (error);
  return counts;
}

static void
test_comes_back (void)
{
  g_auto (Home) here = { NULL };
  g_auto (Home) there = { NULL };
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autofree char *path = NULL;
  g_autofree char *game = NULL;
  g_autofree char *settings = NULL;
  RelaisBundleCounts counts;
  GStatBuf about;

  home_begin (&here);
  home_begin (&there);
  fill (&here);
  path = keep (&here, "style='dark'\n", &counts);
  g_assert_cmpuint (counts.games, ==, 2);
  g_assert_cmpuint (counts.setups, ==, 1);
  g_assert_cmpuint (counts.unreadable, ==, 0);
  g_assert_true (relais_bundle_is_one (path));

  bundle = look (&there, path);
  g_assert_cmpuint (bundle->games[RELAIS_BUNDLE_NEW], ==, 2);
  g_assert_cmpuint (bundle->setups[RELAIS_BUNDLE_NEW], ==, 1);
  g_assert_cmpuint (bundle->damaged, ==, 0);
  g_assert_false (bundle->cut);
  g_assert_cmpuint (count (there.home), ==, 0);

  counts = bring (&there, bundle);
  g_assert_cmpuint (counts.games, ==, 2);
  g_assert_cmpuint (counts.setups, ==, 1);
  assert_holds (there.games, "one.relais", "relais-record: 1\nthe first\n");
  assert_holds (there.games, "one.json", "{ \"title\": \"One\" }\n");
  assert_holds (there.games, "two.relais", "relais-record: 1\nthe second, with \xff\n");
  assert_holds (there.setups, "late.relais-setup", "{\"players\":2}\n");
  /* Pictures are drawn anew, and no name stays taken for nothing. */
  g_assert_cmpuint (count (there.games), ==, 3);
  game = in (there.games, "two.relais");
  g_assert_cmpint (g_stat (game, &about), ==, 0);
  g_assert_cmpint (about.st_mtime, ==, THEN);
  settings = relais_bundle_dup_settings (bundle);
  g_assert_cmpstr (settings, ==, "style='dark'\n");
}

static void
test_what_is_there_is_left (void)
{
  g_auto (Home) h = { NULL };
  g_autoptr (RelaisBundle) same = NULL;
  g_autoptr (RelaisBundle) other = NULL;
  g_autoptr (RelaisBundle) again = NULL;
  g_autofree char *path = NULL;
  RelaisBundleCounts counts;

  home_begin (&h);
  fill (&h);
  path = keep (&h, NULL, NULL);
  same = look (&h, path);
  g_assert_cmpuint (same->games[RELAIS_BUNDLE_SAME], ==, 2);
  g_assert_cmpuint (same->setups[RELAIS_BUNDLE_SAME], ==, 1);
  g_assert_null (same->settings);
  counts = bring (&h, same);
  g_assert_cmpuint (counts.games + counts.setups, ==, 0);
  g_assert_cmpuint (count (h.games), ==, 4);

  /* Played on, called otherwise, and another setup of that name. */
  put (h.games, "two.relais", "relais-record: 1\nplayed on\n");
  put (h.games, "one.json", "{ \"title\": \"Eins\" }\n");
  put (h.setups, "late.relais-setup", "{\"players\":3}\n");
  other = look (&h, path);
  g_assert_cmpuint (other->games[RELAIS_BUNDLE_RENAMED], ==, 2);
  g_assert_cmpuint (other->setups[RELAIS_BUNDLE_RENAMED], ==, 1);
  counts = bring (&h, other);
  g_assert_cmpuint (counts.games + counts.setups, ==, 3);
  assert_holds (h.games, "two.relais", "relais-record: 1\nplayed on\n");
  assert_holds (h.games, "one.json", "{ \"title\": \"Eins\" }\n");
  assert_holds (h.setups, "late.relais-setup", "{\"players\":3}\n");
  assert_holds (h.games, "two-2.relais", "relais-record: 1\nthe second, with \xff\n");
  assert_holds (h.games, "one-2.json", "{ \"title\": \"One\" }\n");
  assert_holds (h.setups, "late-2.relais-setup", "{\"players\":2}\n");

  /* Once more: all of it is there by now, whatever it is called. */
  again = look (&h, path);
  g_assert_cmpuint (again->games[RELAIS_BUNDLE_SAME], ==, 2);
  g_assert_cmpuint (again->setups[RELAIS_BUNDLE_SAME], ==, 1);
}

/* A name that somebody has taken for a game that is still to be written. */
static void
test_taken_names_are_left (void)
{
  g_auto (Home) here = { NULL };
  g_auto (Home) there = { NULL };
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autofree char *path = NULL;

  home_begin (&here);
  home_begin (&there);
  fill (&here);
  path = keep (&here, NULL, NULL);
  put (there.games, "two.json", "");
  bundle = look (&there, path);
  bring (&there, bundle);
  assert_holds (there.games, "two.json", "");
  assert_holds (there.games, "two-2.relais", "relais-record: 1\nthe second, with \xff\n");
}

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
  g_assert_cmpuint (count (h.games), ==, 2);
  g_assert_cmpuint (count (h.home), ==, 2);
}

/* Names of files that were put into the folder by hand. */
static void
test_names_from_inside (void)
{
  g_auto (Home) here = { NULL };
  g_auto (Home) there = { NULL };
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autofree char *path = NULL;

  home_begin (&here);
  home_begin (&there);
  put (here.games, "two\nlines.relais", "x");
  put (here.games, "two\nlines.json", "{}");
  put (here.games, "Été à Blois.relais", "y");
  path = keep (&here, NULL, NULL);
  bundle = look (&there, path);
  g_assert_cmpuint (bundle->damaged, ==, 0);
  bring (&there, bundle);
  assert_holds (there.games, "two-lines.relais", "x");
  assert_holds (there.games, "two-lines.json", "{}");
  assert_holds (there.games, "Été à Blois.relais", "y");
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

/* Stopped, or with no place to write: what was there before is there still. */
static void
test_stopped (void)
{
  g_auto (Home) h = { NULL };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autofree char *path = NULL;
  RelaisBundleProgress progress = { .cancellable = cancellable };
  RelaisBundleCounts counts;

  home_begin (&h);
  fill (&h);
  path = in (h.home, "all.relais-library");
  put (h.home, "all.relais-library", "before");
  g_cancellable_cancel (cancellable);
  g_assert_false (relais_bundle_keep (path, &h.folders, NULL, &counts, &progress, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_holds (h.home, "all.relais-library", "before");
  g_assert_cmpuint (count (h.home), ==, 3);

  g_free (path);
  path = keep (&h, NULL, NULL);
  remove_tree (h.games);
  bundle = look (&h, path);
  g_assert_false (relais_bundle_bring (bundle, &h.folders, &counts, &progress, NULL));
  g_assert_cmpuint (counts.games, ==, 0);
  g_assert_cmpuint (count (h.games), ==, 0);

  /* A file where the folder should be. */
  put (h.home, "games", "in the way");
  g_clear_error (&error);
  g_assert_false (relais_bundle_bring (bundle, &h.folders, &counts, NULL, &error));
  g_assert_nonnull (error);
  assert_holds (h.home, "games", "in the way");
}

static GSettings *
new_settings (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();

  return g_settings_new_with_backend (SCHEMA, backend);
}

static void
test_settings (void)
{
  static const char *const solved[] = { "first-ride", "horseshoes", NULL };
  static const char *const others[] = { "market-day", "first-ride", NULL };
  static const char *const both[] = { "market-day", "first-ride", "horseshoes", NULL };
  g_autoptr (GSettings) here = NULL;
  g_autoptr (GSettings) there = NULL;
  g_autofree char *text = NULL;
  g_autofree char *style = NULL;
  g_auto (GStrv) found = NULL;
  g_autoptr (GSettingsSchema) schema = g_settings_schema_source_lookup (g_settings_schema_source_get_default (), SCHEMA, TRUE);

  if (schema == NULL)
    {
      g_test_skip ("the settings' schema is not built");
      return;
    }
  here = new_settings ();
  there = new_settings ();
  g_settings_set_string (here, "style", "dark");
  g_settings_set_boolean (here, "sounds", FALSE);
  g_settings_set_int (here, "window-width", 500);
  g_settings_set_strv (here, "solved", solved);
  g_settings_set_strv (there, "solved", others);
  text = relais_bundle_settings_print (here);
  g_assert_cmpstr (text, ==, "solved=['first-ride', 'horseshoes']\nsounds=false\nstyle='dark'\n");

  g_assert_true (relais_bundle_settings_bring (there, text));
  g_assert_false (g_settings_get_boolean (there, "sounds"));
  g_assert_cmpint (g_settings_get_int (there, "window-width"), ==, 1280);
  found = g_settings_get_strv (there, "solved");
  g_assert_cmpstrv (found, both);

  /* What this version does not know or allow is left out, and only that. */
  g_assert_false (relais_bundle_settings_bring (there, "style='sepia'\n"));
  g_assert_false (relais_bundle_settings_bring (there, "animation-speed=1000.0\n"));
  g_assert_false (relais_bundle_settings_bring (there, "sounds='yes'\n"));
  g_assert_false (relais_bundle_settings_bring (there, "window-width=100000\n"));
  g_assert_false (relais_bundle_settings_bring (there, "of-a-newer-version=1\n"));
  g_assert_false (relais_bundle_settings_bring (there, "nothing\n=\n\nstyle='light'\n"));
  style = g_settings_get_string (there, "style");
  g_assert_cmpstr (style, ==, "light");
  g_assert_cmpint (g_settings_get_int (there, "window-width"), ==, 1280);
}

static void
add_tests (void)
{
  g_test_add_func ("/bundle/comes-back", test_comes_back);
  g_test_add_func ("/bundle/what-is-there-is-left", test_what_is_there_is_left);
  g_test_add_func ("/bundle/taken-names-are-left", test_taken_names_are_left);
  g_test_add_func ("/bundle/damage", test_damage);
  g_test_add_func ("/bundle/newer", test_newer);
  g_test_add_func ("/bundle/names-from-outside", test_names_from_outside);
  g_test_add_func ("/bundle/names-from-inside", test_names_from_inside);
  g_test_add_func ("/bundle/promises", test_promises);
  g_test_add_func ("/bundle/much-damage", test_much_damage);
  g_test_add_func ("/bundle/beginnings", test_beginnings);
  g_test_add_func ("/bundle/lost-beginning", test_lost_beginning);
  g_test_add_func ("/bundle/line-ends", test_line_ends);
  g_test_add_func ("/bundle/ends", test_ends);
  g_test_add_func ("/bundle/no-end", test_no_end);
  g_test_add_func ("/bundle/one-name", test_one_name);
  g_test_add_func ("/bundle/too-long", test_too_long);
  g_test_add_func ("/bundle/what-is-none", test_what_is_none);
  g_test_add_func ("/bundle/stopped", test_stopped);
  g_test_add_func ("/bundle/settings", test_settings);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
