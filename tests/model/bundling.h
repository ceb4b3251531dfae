/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "library.h"
#include "model/relais-bundle-private.h"

/* What the tests of everything in one file share. */

#define THEN 1700000000         /* when the files were changed */

/* A home with what a player has. */
typedef struct
{
  char *home;
  char *games;
  char *setups;
  RelaisBundleFolders folders;
} Home;

static inline void
home_begin (Home *h)
{
  h->home = g_dir_make_tmp ("relais-bundle-XXXXXX", NULL);
  h->games = g_build_filename (h->home, "games", NULL);
  h->setups = g_build_filename (h->home, "setups", NULL);
  h->folders = (RelaisBundleFolders) { h->games, h->setups };
}

static inline void
home_clear (Home *h)
{
  remove_tree (h->home);
  g_free (h->home);
  g_free (h->games);
  g_free (h->setups);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Home, home_clear)

static inline char *
in (const char *folder, const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static inline void
put (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = in (folder, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, THEN, G_FILE_QUERY_INFO_NONE, NULL, NULL));
}

static inline void
assert_holds (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = in (folder, name);
  g_autofree char *found = NULL;

  if (!g_file_get_contents (path, &found, NULL, NULL))
    g_error ("there is no %s", name);
  g_assert_cmpstr (found, ==, text);
}

/* Two games, of which one has something beside it, and a setup. */
static inline void
fill (Home *h)
{
  put (h->games, "one.relais", "relais-record: 1\nthe first\n");
  put (h->games, "one.json", "{ \"title\": \"One\" }\n");
  put (h->games, "two.relais", "relais-record: 1\nthe second, with \xff\n");
  put (h->games, "two.png", "a picture");
  put (h->setups, "late.relais-setup", "{\"players\":2}\n");
}

static inline char *
keep (Home *h, const char *settings, RelaisBundleCounts *counts)
{
  char *path = in (h->home, "all.relais-library");
  g_autoptr (GError) error = NULL;
  RelaisBundleCounts ignored;

  relais_bundle_keep (path, &h->folders, settings, counts != NULL ? counts : &ignored, NULL, &error);
  g_assert_no_error (error);
  return path;
}

static inline RelaisBundle *
look (Home *h, const char *path)
{
  g_autoptr (GError) error = NULL;
  RelaisBundle *bundle = relais_bundle_look (path, &h->folders, NULL, &error);

  g_assert_no_error (error);
  return bundle;
}

static inline RelaisBundleCounts
bring (Home *h, RelaisBundle *bundle)
{
  g_autoptr (GError) error = NULL;
  RelaisBundleCounts counts;

  relais_bundle_bring (bundle, &h->folders, &counts, NULL, &error);
  g_assert_no_error (error);
  return counts;
}
