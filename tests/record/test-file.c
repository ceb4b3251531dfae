/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files are written whole, and stay what they were otherwise. */

#define _DEFAULT_SOURCE         /* symlink, setgroups */

#include <errno.h>
#include <glib/gstdio.h>
#include <grp.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>
#ifdef __linux__
#include <sys/xattr.h>
#endif

#include "../folders.h"
#include "record/relais-file.h"

typedef struct
{
  char *folder;
  char *path;                   /* of a file in it, "old" */
} Fixture;

static char *
in_folder (Fixture *f, const char *name)
{
  return g_build_filename (f->folder, name, NULL);
}

static void
write_text (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  relais_file_write (path, text, strlen (text), &error);
  g_assert_no_error (error);
}

static void
assert_text (const char *path, const char *expected)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = relais_file_read (path, &length, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

static void
refuse (const char *path, int code, const char *words)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (relais_file_write (path, "new", 3, &error));
  g_assert_error (error, G_FILE_ERROR, code);
  g_assert_true (g_str_has_prefix (error->message, path));
  if (words != NULL)
    g_assert_nonnull (strstr (error->message, words));
}

static void
assert_mode (const char *path, guint mode)
{
  GStatBuf about;

  g_assert_cmpint (g_stat (path, &about), ==, 0);
  g_assert_cmphex (about.st_mode & 07777, ==, mode);
}

/* No temporary file either. */
static void
assert_files (Fixture *f, guint n)
{
  g_assert_cmpuint (count_files (f->folder), ==, n);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = g_dir_make_tmp ("relais-file-XXXXXX", NULL);
  f->path = in_folder (f, "game.relais");
  g_assert_true (g_file_set_contents (f->path, "old", -1, NULL));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (f->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = in_folder (f, name);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (f->folder), ==, 0);
  g_free (f->folder);
  g_free (f->path);
}

/* Games may be kept in a folder that is shared with another computer. */
static void
test_a_link_stays_a_link (Fixture *f, gconstpointer data)
{
  g_autofree char *link = in_folder (f, "link.relais");
  g_autofree char *second = in_folder (f, "second.relais");

  g_assert_cmpint (symlink ("game.relais", link), ==, 0);
  g_assert_cmpint (symlink (link, second), ==, 0);
  write_text (second, "new");
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (f->path, G_FILE_TEST_IS_SYMLINK));
  assert_text (f->path, "new");
}

/* It leads to where the file is to be. */
static void
test_a_link_to_nothing_stays_a_link (Fixture *f, gconstpointer data)
{
  g_autofree char *link = in_folder (f, "link.relais");
  g_autofree char *second = in_folder (f, "second.relais");
  g_autofree char *later = in_folder (f, "later.relais");
  g_autofree char *circle = in_folder (f, "circle.relais");

  g_assert_cmpint (symlink ("later.relais", link), ==, 0);
  g_assert_cmpint (symlink (link, second), ==, 0);
  write_text (second, "new");
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (later, G_FILE_TEST_IS_SYMLINK));
  assert_text (later, "new");
  g_assert_cmpint (symlink ("circle.relais", circle), ==, 0);
  refuse (circle, G_FILE_ERROR_LOOP, NULL);
  assert_files (f, 5);
}

/* The umask is for new files. */
static void
test_permissions_stay (Fixture *f, gconstpointer data)
{
  static const struct
  {
    guint before, after;
  } modes[] = { { 0600, 0600 }, { 0644, 0644 }, { 0664, 0664 }, { 0606, 0606 }, { 06755, 0755 } };
  mode_t umask_before = umask (077);

  for (gsize i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_cmpint (g_chmod (f->path, modes[i].before), ==, 0);
      write_text (f->path, "new");
      assert_text (f->path, "new");
      assert_mode (f->path, modes[i].after);
    }
  umask (umask_before);
}

static void
test_new_file_is_as_the_umask_says (Fixture *f, gconstpointer data)
{
  g_autofree char *open = in_folder (f, "open.relais");
  g_autofree char *closed = in_folder (f, "closed.relais");
  g_autofree char *claimed = in_folder (f, "claimed.json");
  mode_t umask_before = umask (022);

  write_text (open, "new");
  umask (027);
  write_text (closed, "new");
  g_assert_true (relais_file_claim (claimed, NULL));
  umask (umask_before);
  assert_mode (open, 0644);
  assert_mode (closed, 0640);
  assert_mode (claimed, 0640);
}

static void
test_owner_and_group_stay (Fixture *f, gconstpointer data)
{
  GStatBuf about;

  if (geteuid () != 0)
    {
      g_test_skip ("only root gives files away");
      return;
    }
  g_assert_cmpint (chown (f->path, 12345, 23456), ==, 0);
  g_assert_cmpint (g_chmod (f->path, 0640), ==, 0);
  write_text (f->path, "new");
  g_assert_cmpint (g_stat (f->path, &about), ==, 0);
  g_assert_cmpuint (about.st_uid, ==, 12345);
  g_assert_cmpuint (about.st_gid, ==, 23456);
  assert_mode (f->path, 0640);
}

/* Runs what somebody does who is nobody in particular. */
static int
status_as_nobody (int (*what) (Fixture *f), Fixture *f)
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    _exit (setgroups (0, NULL) != 0 || setgid (23456) != 0 || setuid (12345) != 0 ? 99 : what (f));
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  return WEXITSTATUS (status);
}

static int
write_new (Fixture *f)
{
  return relais_file_write (f->path, "new", 3, NULL) ? 0 : 1;
}

/* Another group than before, which the file was not for. */
static void
test_group_that_cannot_be_kept_gets_nothing (Fixture *f, gconstpointer data)
{
  static const struct
  {
    guint before, after;
  } modes[] = { { 0664, 0644 }, { 0660, 0600 }, { 0606, 0606 }, { 0666, 0666 } };

  if (geteuid () != 0)
    {
      g_test_skip ("only root can make such a file");
      return;
    }
  g_assert_cmpint (chown (f->folder, 12345, 23456), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      GStatBuf about;

      g_assert_cmpint (chown (f->path, 12345, 34567), ==, 0);
      g_assert_cmpint (g_chmod (f->path, modes[i].before), ==, 0);
      g_assert_cmpint (status_as_nobody (write_new, f), ==, 0);
      g_assert_cmpint (g_stat (f->path, &about), ==, 0);
      g_assert_cmpuint (about.st_gid, ==, 23456);
      assert_mode (f->path, modes[i].after);
    }
}

/* The folder would allow it. */
static void
test_file_of_others_is_not_replaced (Fixture *f, gconstpointer data)
{
  if (geteuid () != 0)
    {
      g_test_skip ("only root can make such a file");
      return;
    }
  g_assert_cmpint (chown (f->folder, 12345, 23456), ==, 0);
  g_assert_cmpint (g_chmod (f->path, 0644), ==, 0);
  g_assert_cmpint (status_as_nobody (write_new, f), ==, 1);
  assert_text (f->path, "old");
  assert_files (f, 1);
}

static void
test_protected_file_is_not_replaced (Fixture *f, gconstpointer data)
{
  g_assert_cmpint (g_chmod (f->path, 0444), ==, 0);
  refuse (f->path, G_FILE_ERROR_ACCES, "write-protected");
  assert_text (f->path, "old");
  assert_mode (f->path, 0444);
  assert_files (f, 1);
}

#ifdef __linux__
/* A list by which user 12345 may read it, the owning group not; as the kernel keeps it. */
static void
test_lists_of_who_may_stay (Fixture *f, gconstpointer data)
{
  static const char attribute[] = "system.posix_acl_access";
  static const guint8 list[] = {
    2, 0, 0, 0,
    0x01, 0, 6, 0, 0xff, 0xff, 0xff, 0xff,
    0x02, 0, 4, 0, 0x39, 0x30, 0, 0,
    0x04, 0, 0, 0, 0xff, 0xff, 0xff, 0xff,
    0x10, 0, 4, 0, 0xff, 0xff, 0xff, 0xff,
    0x20, 0, 0, 0, 0xff, 0xff, 0xff, 0xff,
  };
  guint8 after[sizeof list + 1];

  if (setxattr (f->path, attribute, list, sizeof list, 0) != 0)
    {
      g_test_skip ("there are no such lists here");
      return;
    }
  assert_mode (f->path, 0640);
  write_text (f->path, "new");
  g_assert_cmpint (getxattr (f->path, attribute, after, sizeof after), ==, sizeof list);
  g_assert_cmpint (memcmp (after, list, sizeof list), ==, 0);
  assert_mode (f->path, 0640);
  g_assert_cmpint (removexattr (f->path, attribute), ==, 0);

  /* What the folder gives to new files is not given to this one. */
  if (setxattr (f->folder, "system.posix_acl_default", list, sizeof list, 0) == 0)
    {
      g_assert_cmpint (g_chmod (f->path, 0660), ==, 0);
      write_text (f->path, "newer");
      g_assert_cmpint (getxattr (f->path, attribute, after, sizeof after), <, 0);
      assert_mode (f->path, 0660);
    }
}
#endif

/* The name of the temporary file is longer than that of the file. */
static void
test_longest_name (Fixture *f, gconstpointer data)
{
  g_autofree char *many = g_strnfill (255 - 2 - 7, 'n');
  g_autofree char *name = g_strconcat ("ö", many, ".relais", NULL);
  g_autofree char *path = in_folder (f, name);

  write_text (path, "new");
  write_text (path, "newer");
  assert_text (path, "newer");
  assert_files (f, 2);
}

/* As when the disk is full: the old file is whole, nothing else is there. */
static void
test_what_failed_leaves_nothing (Fixture *f, gconstpointer data)
{
  g_autofree char *text = g_strnfill (100000, 'x');
  g_autoptr (GError) error = NULL;
  void (*handler) (int) = signal (SIGXFSZ, SIG_IGN);
  struct rlimit before, limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  limit = before;
  limit.rlim_cur = 50000;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  g_assert_false (relais_file_write (f->path, text, 100000, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  signal (SIGXFSZ, handler);
  g_assert_nonnull (strstr (error->message, f->path));
  g_assert_nonnull (strstr (error->message, g_strerror (EFBIG)));
  g_assert_null (strstr (error->message, "XXXXXX"));
  assert_text (f->path, "old");
  assert_files (f, 1);
}

static void
test_what_is_no_file_stays (Fixture *f, gconstpointer data)
{
  static const char words[] = "not a file";
  g_autofree char *link = in_folder (f, "link.relais");
  g_autofree char *pipe = in_folder (f, "pipe.relais");
  g_autofree char *into = g_strconcat (f->folder, "/", NULL);
  g_autofree char *under = g_build_filename (f->path, "under.relais", NULL);
  g_autofree char *nowhere = g_build_filename (f->folder, "nowhere", "new.relais", NULL);

  g_assert_cmpint (symlink (f->folder, link), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  refuse (link, G_FILE_ERROR_FAILED, words);
  refuse (pipe, G_FILE_ERROR_FAILED, words);
  refuse (f->folder, G_FILE_ERROR_FAILED, words);
  refuse ("/dev/null", G_FILE_ERROR_FAILED, words);
  refuse (into, G_FILE_ERROR_ISDIR, NULL);
  refuse ("", G_FILE_ERROR_NOENT, NULL);
  refuse (under, G_FILE_ERROR_NOTDIR, NULL);
  refuse (nowhere, G_FILE_ERROR_NOENT, NULL);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  assert_files (f, 3);
}

static void
test_name_is_claimed_once (Fixture *f, gconstpointer data)
{
  g_autofree char *path = in_folder (f, "new.json");
  g_autofree char *link = in_folder (f, "link.json");
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) again = NULL;

  g_assert_true (relais_file_claim (path, &error));
  g_assert_no_error (error);
  assert_text (path, "");
  g_assert_false (relais_file_claim (path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST);
  g_assert_cmpint (symlink ("nothing", link), ==, 0);
  g_assert_false (relais_file_claim (link, &again));
  g_assert_error (again, G_FILE_ERROR, G_FILE_ERROR_EXIST);
}

/* One after the other; who was stopped in the middle is told of. */
static void
test_writers_take_turns (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  int first, second;

  g_assert_true (relais_file_lock (f->path, &first, &error));
  g_assert_false (relais_file_lock (f->path, &second, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN);
  relais_file_unlock (first);
  g_clear_error (&error);
  g_assert_true (relais_file_lock (f->path, &second, &error));
  relais_file_unlock (second);
  assert_files (f, 1);
}

static void
test_folders_are_made (Fixture *f, gconstpointer data)
{
  g_autofree char *outer = in_folder (f, "outer");
  g_autofree char *inner = g_build_filename (outer, "inner", NULL);
  g_autofree char *under = g_build_filename (f->path, "inner", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) again = NULL;

  g_assert_true (relais_file_make_folder (inner, &error));
  g_assert_true (relais_file_make_folder (inner, &error));
  g_assert_no_error (error);
  assert_mode (outer, 0700);
  assert_mode (inner, 0700);
  g_assert_false (relais_file_make_folder (f->path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  g_assert_false (relais_file_make_folder (under, &again));
  g_assert_error (again, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  g_rmdir (inner);
}

/* As long as it is, and with all that is promised for files. */
static void
test_picture_is_written_like_a_file (Fixture *f, gconstpointer data)
{
  g_autofree char *path = in_folder (f, "game.png");
  g_autoptr (GBytes) large = g_bytes_new_take (g_malloc0 (RELAIS_FILE_MAX + 1), RELAIS_FILE_MAX + 1);
  g_autoptr (GError) error = NULL;
  GStatBuf about;

  g_assert_true (relais_file_write_picture (path, large, &error));
  g_assert_no_error (error);
  g_assert_cmpint (g_stat (path, &about), ==, 0);
  g_assert_cmpint (about.st_size, ==, RELAIS_FILE_MAX + 1);
  g_assert_cmpint (g_chmod (path, 0400), ==, 0);
  g_assert_false (relais_file_write_picture (path, large, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ACCES);
  assert_files (f, 2);
}

/* What could not be read back is not written. */
static void
test_what_is_too_long_is_not_written (Fixture *f, gconstpointer data)
{
  g_autofree char *text = g_strnfill (RELAIS_FILE_MAX + 1, 'x');
  g_autoptr (GError) error = NULL;

  g_assert_false (relais_file_write (f->path, text, RELAIS_FILE_MAX + 1, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
  assert_text (f->path, "old");
}

/* What is left behind goes when it is old, and nothing else: not what is still
 * being written, what is in use, and what only looks alike. */
static void
test_only_what_was_left_behind_is_swept (Fixture *f, gconstpointer data)
{
  enum { OURS, OWN, STAYS };    /* goes everywhere, in folders of the program's own, nowhere */
  static const struct
  {
    const char *name;
    const char *text;
    int goes;
  } files[] = {
    { ".game.relais.relais-A1B2C3", "half", OURS },
    { ".n.relais-000000", "", OURS },
    { ".n.relais-BACKUP", "", OURS },
    { ".relais-A1B2C3", "no name", STAYS },
    { ".game.relais.relais-A1B2c3", "a small letter", STAYS },
    { ".game.relais.relais-A1B2C", "five", STAYS },
    { ".game.relais.relais-A1B2C3D", "seven", STAYS },
    { "game.relais.relais-A1B2C3", "not hidden", STAYS },
    { ".game.relais.Relais-A1B2C3", "another word", STAYS },
    { "game.relais.A1B2C3", "", OWN },
    { "game.relais-setup.A1B2C3", "", OWN },
    { "game.json.A1B2C3", "", OWN },
    { "game.dark.png.A1B2C3", "", OWN },
    { "game.relais.BACK01", "a copy of somebody's", STAYS },
    { "game.relais-setup.BACK01", "{}", STAYS },
    { "game.json.BACK01", "{}", STAYS },
    { "game.png.BACK01", "a picture", STAYS },
    { "game.relais.261120", "", STAYS },
    { "game.json.261120", "{}", STAYS },
    { "game.txt.A1B2C3", "of another program", STAYS },
    { ".game.relais.A1B2C3", "hidden", STAYS },
    { "game.relais.backup", "small letters", STAYS },
    { "game.relais.BACKUP", "somebody's own", STAYS },
    { "taken.json", "", OWN },
    { "game.json", "", STAYS },
    { "alone.json", "{}", STAYS },
    { "taken.relais-setup", "", OWN },
    { "setup.relais-setup", "{}", STAYS },
    { "empty.relais", "", STAYS },
  };
  static const struct
  {
    gboolean own;
    gint64 age;
  } cases[] = { { FALSE, 7200 }, { TRUE, 7200 }, { TRUE, -7200 }, { TRUE, 1800 }, { TRUE, -1800 } };

  for (gsize k = 0; k < G_N_ELEMENTS (cases); k++)
    {
      time_t then = (time_t) (g_get_real_time () / G_USEC_PER_SEC - cases[k].age);
      gboolean old = ABS (cases[k].age) > 3600;

      for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
        {
          g_autofree char *path = in_folder (f, files[i].name);

          g_assert_true (g_file_set_contents (path, files[i].text, -1, NULL));
          g_assert_cmpint (g_utime (path, &(struct utimbuf) { then, then }), ==, 0);
        }
      if (cases[k].own)
        relais_file_sweep (f->folder);
      else
        write_text (f->path, "game");
      for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
        {
          g_autofree char *path = in_folder (f, files[i].name);
          gboolean gone = old && (files[i].goes == OURS || (cases[k].own && files[i].goes == OWN));

          if (g_file_test (path, G_FILE_TEST_EXISTS) == gone)
            g_error ("%s, %d seconds old, should %s", files[i].name, (int) cases[k].age, gone ? "be gone" : "be there");
        }
    }
}

/* What is written one upon the other does not look through the folder each
 * time: thousands of files would take as long as their number squared. */
static void
test_a_folder_is_swept_once_by_many_files (Fixture *f, gconstpointer data)
{
  g_autofree char *left = in_folder (f, ".left.relais-A1B2C3");

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%u.relais", f->folder, i);

      g_assert_true (g_file_set_contents (left, "half", -1, NULL));
      g_assert_cmpint (g_utime (left, &(struct utimbuf) { 0, 0 }), ==, 0);
      write_text (path, "game");
      g_assert_true (g_file_test (left, G_FILE_TEST_EXISTS) == (i > 0));
    }
  relais_file_sweep (f->folder);
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
}

/* Neither folders and links, nor what belongs to somebody else. */
static void
test_only_own_files_are_swept (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = in_folder (f, ".folder.relais-A1B2C3");
  g_autofree char *link = in_folder (f, ".link.relais-A1B2C3");
  g_autofree char *foreign = in_folder (f, ".foreign.relais-A1B2C3");
  struct utimbuf then = { 0, 0 };

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (symlink ("game.relais", link), ==, 0);
  g_assert_true (g_file_set_contents (foreign, "half", -1, NULL));
  g_assert_cmpint (g_utime (folder, &then), ==, 0);
  g_assert_cmpint (g_utime (f->path, &then), ==, 0);
  g_assert_cmpint (g_utime (foreign, &then), ==, 0);
  if (geteuid () == 0)
    g_assert_cmpint (chown (foreign, 12345, 23456), ==, 0);
  relais_file_sweep (f->folder);
  g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (foreign, G_FILE_TEST_EXISTS) == (geteuid () == 0));
  assert_text (f->path, "old");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(name, function) g_test_add ("/file/" name, Fixture, NULL, set_up, function, tear_down)
  TEST ("link", test_a_link_stays_a_link);
  TEST ("link-to-nothing", test_a_link_to_nothing_stays_a_link);
  TEST ("permissions", test_permissions_stay);
  TEST ("umask", test_new_file_is_as_the_umask_says);
  TEST ("owner", test_owner_and_group_stay);
  TEST ("group", test_group_that_cannot_be_kept_gets_nothing);
  TEST ("of-others", test_file_of_others_is_not_replaced);
  TEST ("protected", test_protected_file_is_not_replaced);
#ifdef __linux__
  TEST ("lists", test_lists_of_who_may_stay);
#endif
  TEST ("longest-name", test_longest_name);
  TEST ("failed", test_what_failed_leaves_nothing);
  TEST ("no-file", test_what_is_no_file_stays);
  TEST ("too-long", test_what_is_too_long_is_not_written);
  TEST ("claim", test_name_is_claimed_once);
  TEST ("turns", test_writers_take_turns);
  TEST ("folders", test_folders_are_made);
  TEST ("swept", test_only_what_was_left_behind_is_swept);
  TEST ("swept-once", test_a_folder_is_swept_once_by_many_files);
  TEST ("swept-own", test_only_own_files_are_swept);
  TEST ("picture", test_picture_is_written_like_a_file);
  return g_test_run ();
}
