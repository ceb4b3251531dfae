/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything in one file: the input as it is, and one that is made of its parts
 * ("%%% game x.relais") with the sums that no fuzzer would find. What is whole is
 * brought back, and then all of it is there. */

#include <glib/gstdio.h>

#include "fuzz.h"
#include "model/relais-bundle-private.h"
#include "record/relais-file.h"
#include "record/relais-text-kind.h"

static struct
{
  char *home, *file, *games, *setups;
  RelaisBundleFolders folders;
} shelf;

static void
empty (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name = dir != NULL ? g_dir_read_name (dir) : NULL; name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
}

static void
clear (void)
{
  g_remove (shelf.file);
  empty (shelf.games);
  empty (shelf.setups);
}

static void
at_end (void)
{
  clear ();
  g_rmdir (shelf.games);
  g_rmdir (shelf.setups);
  g_rmdir (shelf.home);
}

static void
begin (void)
{
  static char in_memory[] = "/dev/shm/relais-fuzz-XXXXXX";

  shelf.home = g_mkdtemp (in_memory) != NULL ? g_strdup (in_memory) : g_dir_make_tmp ("relais-fuzz-XXXXXX", NULL);
  FUZZ_REQUIRE (shelf.home != NULL);
  shelf.file = g_build_filename (shelf.home, "all" RELAIS_SUFFIX_LIBRARY, NULL);
  shelf.games = g_build_filename (shelf.home, "games", NULL);
  shelf.setups = g_build_filename (shelf.home, "setups", NULL);
  shelf.folders = (RelaisBundleFolders) { shelf.games, shelf.setups };
  atexit (at_end);
}

/* "game x.relais" and what is in it. */
static void
add_part (const char *name, const uint8_t *data, size_t size, gpointer user_data)
{
  GString *text = user_data;
  const char *blank = strchr (name, ' ');
  g_autofree char *sum = NULL;

  if (blank == NULL)
    return;
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, data, size);
  g_string_append_printf (text, "%.*s %" G_GSIZE_FORMAT " 1763596800 %s %s\n", (int) (blank - name), name, size, sum, blank + 1);
  g_string_append_len (text, (const char *) data, (gssize) size);
  g_string_append_c (text, '\n');
}

static RelaisBundle *
look (void)
{
  g_autoptr (GError) error = NULL;
  RelaisBundle *bundle = relais_bundle_look (shelf.file, &shelf.folders, NULL, &error);

  FUZZ_REQUIRE ((bundle == NULL) == (error != NULL));
  FUZZ_REQUIRE (error == NULL || g_utf8_validate (error->message, -1, NULL));
  return bundle;
}

static void
check_settings (RelaisBundle *bundle)
{
  g_autofree char *settings = relais_bundle_dup_settings (bundle);

  FUZZ_REQUIRE ((settings != NULL) == (bundle->settings != NULL));
}

static void
check (const char *text, gsize length)
{
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autoptr (RelaisBundle) again = NULL;
  g_autoptr (GError) error = NULL;
  RelaisBundleCounts counts;

  FUZZ_REQUIRE (g_file_set_contents_full (shelf.file, text, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  bundle = look ();
  if (bundle == NULL || bundle->newer)
    return;
  check_settings (bundle);
  FUZZ_REQUIRE (relais_bundle_bring (bundle, &shelf.folders, &counts, NULL, &error));
  FUZZ_REQUIRE (counts.games == bundle->games[RELAIS_BUNDLE_NEW] + bundle->games[RELAIS_BUNDLE_RENAMED]);
  FUZZ_REQUIRE (counts.setups == bundle->setups[RELAIS_BUNDLE_NEW] + bundle->setups[RELAIS_BUNDLE_RENAMED]);
  again = look ();
  FUZZ_REQUIRE (again != NULL && again->files->len == bundle->files->len);
  FUZZ_REQUIRE (again->games[RELAIS_BUNDLE_SAME] + again->setups[RELAIS_BUNDLE_SAME] == again->files->len);
}

void
fuzz_input (const uint8_t *data, size_t size)
{
  g_autoptr (GString) made = g_string_new (RELAIS_LIBRARY_HEAD "1\n\n");

  if (shelf.home == NULL)
    begin ();
  clear ();
  check ((const char *) data, size);
  clear ();
  fuzz_parts (data, size, add_part, made);
  check (made->str, made->len);
}
