/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-text.h"

#include <glib/gi18n.h>

#include "app/kit/relais-language.h"
#include "model/relais-search.h"
#include "record/relais-bounds.h"

/**
 * relais_setup_text_title:
 *
 * Returns: (transfer full): its own name, else that it has none; of a broken one the file's name
 */
char *
relais_setup_text_title (RelaisSetupEntry *entry)
{
  const char *name = relais_setup_entry_get_name (entry);

  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (entry), NULL);

  if (name != NULL && *name != '\0')
    return g_strdup (name);
  if (relais_setup_entry_get_status (entry) == RELAIS_SETUP_BROKEN)
    return g_filename_display_basename (relais_setup_entry_get_path (entry));
  return g_strdup (_("Setup Without a Name"));
}

char *
relais_setup_text_describe (RelaisSetupEntry *entry)
{
  const char *author = relais_setup_entry_get_author (entry);
  guint n = relais_setup_entry_get_n_seats (entry);
  guint n_changed = relais_setup_entry_get_n_changed (entry);
  g_autofree char *players = g_strdup_printf (ngettext ("%u player", "%u players", n), n);
  g_autofree char *when = relais_language_date (relais_setup_entry_get_date (entry));
  g_autofree char *reason = NULL;
  g_autofree char *told = NULL;
  g_autofree char *who = NULL;

  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (entry), NULL);

  switch (relais_setup_entry_get_status (entry))
    {
    case RELAIS_SETUP_PLAYABLE:
      /* TRANSLATORS: of a setup: how many play, and who made it */
      who = author != NULL ? g_strdup_printf (_("%1$s · by %2$s"), players, author) : g_steal_pointer (&players);
      if (n_changed > 0)
        {
          g_autofree char *changed = g_strdup_printf (ngettext ("%u card value is changed", "%u card values are changed", n_changed), n_changed);
          char *both = g_strdup_printf (_("%1$s · %2$s"), who, changed);

          g_free (who);
          who = both;
        }
      /* TRANSLATORS: of a setup: how many play, and when it was changed last. */
      return g_strdup_printf (_("%1$s · %2$s"), who, when);
    case RELAIS_SETUP_DRAFT:
      reason = relais_setup_entry_dup_reason (entry);
      if (reason == NULL)
        return g_steal_pointer (&when);
      /* TRANSLATORS: %s is a sentence: what is wrong with a setup */
      told = g_strdup_printf (_("Draft, cannot be played yet: %s"), reason);
      return g_strdup_printf ("%s\n%s", told, when);
    default:
      return g_strdup (_("This file is damaged and cannot be read. Nothing in it has been changed."));
    }
}

/**
 * relais_setup_text_note:
 *
 * Returns: (nullable) (transfer full): as much of it as a list has room for; NULL: there is none
 */
char *
relais_setup_text_note (RelaisSetupEntry *entry)
{
  g_autofree char *note = relais_bounds_line (relais_setup_entry_get_note (entry), RELAIS_GLIMPSE_LENGTH);

  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (entry), NULL);
  return note != NULL && *note != '\0' ? g_steal_pointer (&note) : NULL;
}

static char *
players_of (RelaisScenario *scenario)
{
  guint n = relais_scenario_get_n_seats (scenario);
  g_autofree char *opponents = relais_scenario_tell_opponents (scenario);

  if (relais_scenario_has_opponents (scenario))
    /* TRANSLATORS: %s are the names of computer players, each with how good it is */
    return g_strdup_printf (_("against %s"), opponents);
  /* The others only stand there. */
  if (relais_scenario_is_one_turn (scenario))
    return g_strdup (_("one turn for one player"));
  return g_strdup_printf (ngettext ("%u player", "%u players", n), n);
}

/**
 * relais_setup_text_scenario:
 *
 * Returns: (transfer full): what stands below its title
 */
char *
relais_setup_text_scenario (RelaisScenario *scenario)
{
  g_autofree char *players = players_of (scenario);

  g_return_val_if_fail (RELAIS_IS_SCENARIO (scenario), NULL);
  /* TRANSLATORS: of a scenario: its task, how difficult it is, and how many play */
  return g_strdup_printf (_("%1$s\n%2$s · %3$s"), relais_scenario_get_task (scenario),
                          relais_difficulty_title (relais_scenario_get_difficulty (scenario)), players);
}

/**
 * relais_setup_text_finds:
 *
 * Returns: whether all words are somewhere in what is told of a scenario, as
 *   relais_setup_entry_matches looks for them
 */
gboolean
relais_setup_text_finds (RelaisScenario *scenario, const char *words)
{
  g_autofree char *below = relais_setup_text_scenario (scenario);
  g_autofree char *told = g_strjoin ("\n", relais_scenario_get_title (scenario), below, relais_scenario_get_text (scenario), NULL);
  g_autofree char *folded = relais_search_fold (told);

  g_return_val_if_fail (RELAIS_IS_SCENARIO (scenario), FALSE);
  return relais_search_finds (folded, words);
}
