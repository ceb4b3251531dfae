/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files are written whole, and stay what they were otherwise. */

#define _XOPEN_SOURCE 700       /* symlink */

#include <glib/gstdio.h>
#include <unistd.h>

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
set_up (Fixture *f, gconstpointer data)
{
  (void) data;
  f->folder = g_dir_make_tmp ("relais-file-XXXXXX", NULL);
  f->path = in_folder (f, "game.relais");
  write_text (f->path, "old");
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (f->folder, 0, NULL);
  const char *name;

  (void) data;
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

  (void) data;
  g_assert_cmpint (symlink ("game.relais", link), ==, 0);
  g_assert_cmpint (symlink (link, second), ==, 0);
  write_text (second, "new");
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (f->path, G_FILE_TEST_IS_SYMLINK));
  assert_text (f->path, "new");
}

static void
test_permissions_stay (Fixture *f, gconstpointer data)
{
  GStatBuf about;

  (void) data;
  g_assert_cmpint (g_chmod (f->path, 0600), ==, 0);
  write_text (f->path, "new");
  assert_text (f->path, "new");
  g_assert_cmpint (g_stat (f->path, &about), ==, 0);
  g_assert_cmpint ((int) about.st_mode & 0777, ==, 0600);
}

static void
test_what_is_no_file_stays (Fixture *f, gconstpointer data)
{
  g_autofree char *link = in_folder (f, "link.relais");
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_cmpint (symlink (f->folder, link), ==, 0);
  g_assert_false (relais_file_write (link, "new", 3, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
}

/* What could not be read back is not written. */
static void
test_what_is_too_long_is_not_written (Fixture *f, gconstpointer data)
{
  g_autofree char *text = g_strnfill (RELAIS_FILE_MAX + 1, 'x');
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_false (relais_file_write (f->path, text, RELAIS_FILE_MAX + 1, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
  assert_text (f->path, "old");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(name, function) g_test_add ("/file/" name, Fixture, NULL, set_up, function, tear_down)
  TEST ("link", test_a_link_stays_a_link);
  TEST ("permissions", test_permissions_stay);
  TEST ("no-file", test_what_is_no_file_stays);
  TEST ("too-long", test_what_is_too_long_is_not_written);
  return g_test_run ();
}
