/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Games that are kept, and files that are opened. */

#include "app/shell/relais-game-row.h"
#include "app/shell/relais-start-page.h"
#include "desktop.h"
#include "display.h"

static Desktop desktop;

static inline RelaisLibrary *
library (void)
{
  return relais_program_get_library (desktop.application);
}

static inline void
open_path (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  relais_program_open_file (desktop.application, file);
  desktop_settle ();
}

static inline RelaisMatch *
load (const char *path)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisMatch) partial = NULL;

  return relais_library_load (library (), path, &partial, problems);
}

static inline void
assert_same_position (RelaisMatch *a, RelaisMatch *b)
{
  const RelaisGame *game = relais_match_get_game (a);

  g_assert_true (memcmp (relais_match_get_state (a), relais_match_get_state (b), game->state_size) == 0);
}

/* Another file than the library's, with a game in it. */
static inline char *
elsewhere_of (const char *start, const char *name, guint moves)
{
  g_autoptr (RelaisMatch) match = playing_match (start);
  g_autofree char *path = g_build_filename (desktop.home, name, NULL);
  RelaisRng rng;

  relais_rng_seed (&rng, 8);
  playing_play_on (match, &rng, moves);
  g_assert_true (playing_write (match, path, NULL));
  return g_steal_pointer (&path);
}

static inline char *
elsewhere (const char *name, guint moves)
{
  return elsewhere_of ("loire players=2 seed=31", name, moves);
}

static inline void
begin (void)
{
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 0);
}

/* The path of the first row that is shown; NULL: no row. */
static inline const char *
first_listed (RelaisHost *window)
{
  GtkWidget *row = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_ROW);

  return row != NULL ? relais_library_entry_get_path (relais_game_row_get_entry (RELAIS_GAME_ROW (row))) : NULL;
}
