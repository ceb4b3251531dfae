/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-entry-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/relais-language.h"
#include "model/relais-lore.h"

/**
 * relais_entry_text_title:
 *
 * Returns: (transfer full): the players' own title, else who plays, else the file's name
 */
char *
relais_entry_text_title (RelaisLibraryEntry *entry)
{
  const char *own = relais_library_entry_get_title (entry);
  const char *players = relais_library_entry_get_players (entry);

  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (entry), NULL);

  if (own != NULL)
    return g_strdup (own);
  if (players != NULL && *players != '\0')
    return g_strdup (players);
  return g_filename_display_basename (relais_library_entry_get_path (entry));
}

/* @words: (transfer full) (nullable) */
static void
add (GPtrArray *parts, char *words)
{
  if (words != NULL)
    g_ptr_array_add (parts, words);
}

/* The points tell who plays, too, and the title may have told it already. */
static char *
tell_players (RelaisLibraryEntry *entry)
{
  const char *players = relais_library_entry_get_players (entry);
  char *score = relais_library_entry_dup_score (entry);

  if (score != NULL || relais_library_entry_get_title (entry) == NULL || players == NULL || *players == '\0')
    return score;
  return g_strdup (players);
}

static char *
tell_next (RelaisLibraryEntry *entry)
{
  g_autofree char *next = relais_library_entry_dup_next (entry);

  return next != NULL ? relais_lore_fill (_("{player}’s turn"), "player", next, NULL) : NULL;
}

static char *
tell_turn (RelaisLibraryEntry *entry)
{
  g_autofree char *number = NULL;

  if (relais_library_entry_get_solved (entry))
    return g_strdup (_("Solved"));
  if (relais_library_entry_get_finished (entry))
    return NULL;
  number = g_strdup_printf ("%d", relais_library_entry_get_turn (entry) + 1);
  /* TRANSLATORS: of a game to go on with, in a list. */
  return relais_lore_fill (_("turn {number}"), "number", number, NULL);
}

/* How it stands, what game it is and when it was played last. */
static char *
describe_game (RelaisLibraryEntry *entry)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const char *id = relais_library_entry_get_game (entry);
  const RelaisGame *game = id != NULL ? relais_game_find ((RelaisWord) { id, strlen (id) }) : NULL;
  const RelaisLore *lore = game != NULL ? relais_lore_find (game) : NULL;

  add (parts, tell_players (entry));
  if (lore != NULL)
    {
      add (parts, relais_library_entry_get_solved (entry) ? NULL : tell_next (entry));
      add (parts, tell_turn (entry));
      add (parts, g_strdup (_(lore->title)));
    }
  add (parts, relais_language_date (relais_library_entry_get_date (entry)));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

/* Where it is broken is found by playing it, for which the list does not wait long. */
static char *
describe_broken (RelaisLibraryEntry *entry)
{
  gboolean is_long = relais_folder_entry_get_size (RELAIS_FOLDER_ENTRY (entry)) > RELAIS_FOLDER_ENTRY_LONG;
  char *reason = is_long ? NULL : relais_library_entry_dup_reason (entry);

  return reason != NULL ? reason : g_strdup (_("This file is damaged and cannot be read. Nothing in it has been changed."));
}

/**
 * relais_entry_text_describe:
 *
 * Returns: (nullable) (transfer full): what is wrong with a broken file; of
 *   others what the title does not tell
 */
char *
relais_entry_text_describe (RelaisLibraryEntry *entry)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (entry), NULL);

  if (relais_library_entry_get_broken (entry))
    return describe_broken (entry);
  return describe_game (entry);
}
