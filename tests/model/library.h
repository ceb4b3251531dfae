/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib/gstdio.h>

#include "model/relais-library.h"
#include "library-home.h"
#include "playing.h"
#include "record/relais-file.h"
#include "record/relais-record-header.h"

/* A library in a folder of its own, for its tests. */

typedef struct
{
  char *folder;
  RelaisLibrary *library;
  guint changes;
  guint position, removed, added;
} Fixture;

static inline void
on_items_changed (GListModel *model, guint position, guint removed, guint added, Fixture *f)
{
  f->changes++;
  f->position = position;
  f->removed = removed;
  f->added = added;
}

static inline void
open_library (Fixture *f)
{
  f->library = relais_library_new (f->folder);
  f->changes = 0;
  g_signal_connect (f->library, "items-changed", G_CALLBACK (on_items_changed), f);
}

/* What is done when the application is started again. */
static inline void
reopen (Fixture *f)
{
  g_assert_finalize_object (f->library);
  open_library (f);
}

static inline void
begin (Fixture *f)
{
  g_autofree char *outer = g_dir_make_tmp ("relais-library-XXXXXX", NULL);

  *f = (Fixture) { .folder = g_build_filename (outer, "games", NULL) };
  open_library (f);
}

static inline void
finish (Fixture *f)
{
  g_autofree char *outer = g_path_get_dirname (f->folder);

  g_clear_object (&f->library);
  remove_tree (outer);
  g_free (f->folder);
}

static inline guint
size (Fixture *f)
{
  return g_list_model_get_n_items (G_LIST_MODEL (f->library));
}

static inline RelaisLibraryEntry *
entry (Fixture *f, guint i)
{
  return g_list_model_get_item (G_LIST_MODEL (f->library), i);
}

static inline char *
path_of (Fixture *f, const char *name)
{
  return g_build_filename (f->folder, name, NULL);
}

static inline void
write_file (Fixture *f, const char *name, const char *text)
{
  g_autofree char *path = path_of (f, name);

  g_mkdir_with_parents (f->folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static inline void
save (Fixture *f, RelaisMatch *match, const char *path)
{
  g_autoptr (GError) error = NULL;

  relais_library_save (f->library, match, path, &error);
  g_assert_no_error (error);
  relais_library_flush (f->library, NULL, &error);
  g_assert_no_error (error);
}

static inline RelaisMatch *
load (Fixture *f, const char *path)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisMatch *match = relais_library_load (f->library, path, NULL, problems);

  testing_assert_no_problems (problems);
  return match;
}

/* A game of @moves random moves as a file. */
static inline char *
add_game (Fixture *f, guint seed, guint moves)
{
  g_autofree char *start = g_strdup_printf ("loire players=2 seed=%u", seed);
  g_autoptr (RelaisMatch) match = playing_match (start);
  char *path = relais_library_new_path (f->library, relais_match_get_game (match));
  RelaisRng rng;

  relais_rng_seed (&rng, seed);
  playing_play_on (match, &rng, moves);
  save (f, match, path);
  return path;
}
