/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folders of games and setups, full of files of the input, on the start
 * page and the page of setups; the part "words" is looked for. */

#include "app/shell/relais-setups-page.h"
#include "app/shell/relais-start-page.h"
#include "fuzz-desk.h"
#include "relais-text-kind.h"

#define MOST_FILES 12

typedef struct
{
  const char *games, *setups;
  char *words;
  guint n;
} Shelf;

static void
put (const char *name, const uint8_t *data, size_t size, gpointer user_data)
{
  Shelf *shelf = user_data;
  const char *named = *name != '\0' ? name : "a" RELAIS_SUFFIX_RECORD;

  if (g_str_equal (named, "words"))
    {
      g_free (shelf->words);
      shelf->words = g_strndup ((const char *) data, size);
      return;
    }
  if (shelf->n++ >= MOST_FILES || strchr (named, '/') != NULL || g_str_has_prefix (named, ".") || strlen (named) > 200)
    return;
  fuzz_desk_write (g_str_has_prefix (named, "setup") ? shelf->setups : shelf->games, named, data, size);
}

void
fuzz_input (const uint8_t *data, size_t size)
{
  RelaisHost *window = fuzz_desk_window ();
  Shelf shelf = { relais_library_get_folder (relais_program_get_library (fuzz_desk_application ())),
                  relais_setup_library_get_folder (relais_program_get_setups (fuzz_desk_application ())), NULL, 0 };

  fuzz_parts (data, size, put, &shelf);
  relais_host_show_start (window, NULL);
  fuzz_desk_look ();
  if (shelf.words != NULL && g_utf8_validate (shelf.words, -1, NULL))
    {
      relais_start_page_search (RELAIS_START_PAGE (relais_host_get_page (window)), shelf.words);
      fuzz_desk_look ();
    }
  if (fuzz_one_in (8, 0, data, size))
    {
      relais_host_show_setups (window, NULL);
      fuzz_desk_look ();
    }
  fuzz_desk_clear ();
  fuzz_desk_empty_home ();
  g_free (shelf.words);
}
