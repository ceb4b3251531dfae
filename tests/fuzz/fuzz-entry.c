/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file in the folder of games, with what is beside it ("%%% json"): what a
 * list tells of it, whether it is found, what can be loaded. A setup is in
 * the folder of setups. */

#include <glib/gstdio.h>

#include "fuzz.h"
#include "relais-library.h"
#include "relais-setup-library.h"
#include "relais-text-kind.h"

static const char *const words[] = { "", "anna", "la loire", "\xc3\xa9" };

static struct
{
  char *home, *record, *json, *setup;
  RelaisLibrary *games;
  RelaisSetupLibrary *setups;
} shelf;

static void
empty (void)
{
  g_remove (shelf.record);
  g_remove (shelf.json);
  g_remove (shelf.setup);
}

static void
at_end (void)
{
  empty ();
  g_rmdir (shelf.home);
  g_clear_object (&shelf.games);
  g_clear_object (&shelf.setups);
}

static void
begin (void)
{
  static char in_memory[] = "/dev/shm/relais-fuzz-XXXXXX";

  shelf.home = g_mkdtemp (in_memory) != NULL ? g_strdup (in_memory) : g_dir_make_tmp ("relais-fuzz-XXXXXX", NULL);
  FUZZ_REQUIRE (shelf.home != NULL);
  shelf.record = g_build_filename (shelf.home, "a" RELAIS_SUFFIX_RECORD, NULL);
  shelf.json = g_build_filename (shelf.home, "a.json", NULL);
  shelf.setup = g_build_filename (shelf.home, "a" RELAIS_SUFFIX_SETUP, NULL);
  shelf.games = relais_library_new (shelf.home);
  shelf.setups = relais_setup_library_new (shelf.home);
  atexit (at_end);
}

static void
write_file (const char *path, const uint8_t *data, size_t size)
{
  FILE *file = g_fopen (path, "wb");

  FUZZ_REQUIRE (file != NULL && fwrite (data, 1, size, file) == size);
  fclose (file);
}

static void
put (const char *name, const uint8_t *data, size_t size, gpointer user_data)
{
  if (g_str_equal (name, "json"))
    write_file (shelf.json, data, size);
  else if (size > 0 && data[0] == '{')
    write_file (shelf.setup, data, size);
  else
    write_file (shelf.record, data, size);
}

static void
check_text (const char *text)
{
  FUZZ_REQUIRE (text == NULL || g_utf8_validate (text, -1, NULL));
}

static void
check_game (RelaisLibraryEntry *entry)
{
  g_autofree char *reason = relais_library_entry_dup_reason (entry);

  check_text (relais_library_entry_get_title (entry));
  check_text (relais_library_entry_get_players (entry));
  check_text (relais_library_entry_get_game (entry));
  check_text (reason);
  FUZZ_REQUIRE (relais_library_entry_get_turn (entry) >= 0);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    relais_library_entry_matches (entry, words[i]);
}

static void
check_loaded (void)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisMatch) partial = NULL;
  g_autoptr (RelaisMatch) match = relais_library_load (shelf.games, shelf.record, &partial, problems);

  fuzz_check_problems (problems);
  FUZZ_REQUIRE ((match != NULL) == (problems->len == 0));
  if (match != NULL)
    check_text (relais_match_get_title (match));
}

static void
check_setup (RelaisSetupEntry *entry)
{
  g_autofree char *reason = relais_setup_entry_dup_reason (entry);

  check_text (relais_setup_entry_get_name (entry));
  check_text (relais_setup_entry_get_author (entry));
  check_text (relais_setup_entry_get_note (entry));
  check_text (reason);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    relais_setup_entry_matches (entry, words[i]);
}

void
fuzz_input (const uint8_t *data, size_t size)
{
  g_autoptr (RelaisLibraryEntry) game = NULL;
  g_autoptr (RelaisSetupEntry) setup = NULL;

  if (shelf.home == NULL)
    begin ();
  fuzz_parts (data, size, put, NULL);
  relais_library_refresh (shelf.games);
  relais_setup_library_refresh (shelf.setups);
  game = g_list_model_get_item (G_LIST_MODEL (shelf.games), 0);
  setup = g_list_model_get_item (G_LIST_MODEL (shelf.setups), 0);
  if (game != NULL)
    {
      check_game (game);
      check_loaded ();
    }
  if (setup != NULL)
    check_setup (setup);
  empty ();
}
