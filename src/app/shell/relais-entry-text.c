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

/* Without who plays. */
static char *
describe_game (RelaisLibraryEntry *entry)
{
  const char *id = relais_library_entry_get_game (entry);
  const RelaisGame *game = id != NULL ? relais_game_find ((RelaisWord) { id, strlen (id) }) : NULL;
  const RelaisLore *lore = game != NULL ? relais_lore_find (game) : NULL;
  GDateTime *date = relais_library_entry_get_date (entry);
  g_autofree char *when = relais_language_date (date);

  if (lore == NULL)
    return g_steal_pointer (&when);
  if (relais_library_entry_get_finished (entry))
    /* TRANSLATORS: of a finished game: its name, and when it was played last. */
    return g_strdup_printf (_("%1$s · %2$s"), _(lore->title), when);
  /* TRANSLATORS: of a game to go on with: its name, the turn, and when it was played last. */
  return g_strdup_printf (_("%1$s · turn %2$d · %3$s"), _(lore->title), relais_library_entry_get_turn (entry) + 1, when);
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
  const char *players = relais_library_entry_get_players (entry);
  g_autofree char *game = NULL;

  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (entry), NULL);

  /* Where it is broken is found by playing it, which the list does not wait for. */
  if (relais_library_entry_get_broken (entry) && relais_folder_entry_get_size (RELAIS_FOLDER_ENTRY (entry)) > RELAIS_FOLDER_ENTRY_LONG)
    return g_strdup (_("This file is damaged and cannot be read. Nothing in it has been changed."));
  if (relais_library_entry_get_broken (entry))
    return relais_library_entry_dup_reason (entry);
  game = describe_game (entry);
  if (relais_library_entry_get_title (entry) == NULL || players == NULL || *players == '\0')
    return g_steal_pointer (&game);
  return g_strjoin (" · ", players, game, NULL);
}
