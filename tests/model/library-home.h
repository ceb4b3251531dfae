/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "../folders.h"

/* Where a sandbox is built there is no portal to the trash, and GLib stumbles over that. */
static inline gboolean
trash_can_be_tried (void)
{
  return !g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS);
}

/* A home for tests that write into the user's folders. */

static inline void
set_time (const char *path, gint64 seconds)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, (guint64) seconds,
                                              G_FILE_QUERY_INFO_NONE, NULL, NULL));
}

/* Before anything asks: the user's own games and trash are left alone. */
static inline int
library_run (int argc, char **argv, void (*add_tests) (void))
{
  g_autofree char *home = g_dir_make_tmp ("relais-home-XXXXXX", NULL);
  g_autofree char *data = g_build_filename (home, "data", NULL);
  int result;

  g_setenv ("HOME", home, TRUE);
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_test_init (&argc, &argv, NULL);
  add_tests ();
  result = g_test_run ();
  remove_tree (home);
  return result;
}
