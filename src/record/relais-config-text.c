/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-config-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/common/options.h"
#include "relais-bounds.h"

static char *
list_options (const RelaisGame *game)
{
  GString *keys = g_string_new (NULL);

  for (int i = 0; i < game->n_options; i++)
    g_string_append_printf (keys, "%s%s", i > 0 ? ", " : "", game->options[i].key);
  return g_string_free (keys, FALSE);
}

/* Why an option was not taken. */
static char *
refuse_option (const RelaisGame *game, RelaisWord key, RelaisOptionError error)
{
  g_autofree char *quoted = relais_quote (key);
  g_autofree char *options = NULL;
  char buffer[512];
  RelaisText range;
  int index;

  if (error == RELAIS_OPTION_REPEATED)
    return g_strdup_printf (_("The option %s is given twice."), quoted);
  if (error == RELAIS_OPTION_UNKNOWN)
    {
      options = list_options (game);
      return g_strdup_printf (_("The game “%s” has no option %s. Its options are: %s."), game->id, quoted, options);
    }
  relais_text_init (&range, buffer, sizeof buffer);
  relais_option_range (relais_option_find (game, key, &index), &range);
  return g_strdup_printf (_("The option %s takes %s."), quoted, buffer);
}

/**
 * relais_config_parse:
 * @text: "GAME key=value ..."
 * @error: (out) (transfer full): what is wrong
 */
gboolean
relais_config_parse (const char        *text,
                     gsize              length,
                     const RelaisGame **game,
                     RelaisConfig      *config,
                     char             **error)
{
  RelaisWord words[RELAIS_MAX_OPTIONS + 1];
  int n = relais_words_split (text, length, words, G_N_ELEMENTS (words));

  *config = (RelaisConfig) { .given = 0 };
  if (n < 1)
    {
      *error = g_strdup (_("A game and its options are expected, separated by single spaces."));
      return FALSE;
    }
  *game = relais_game_find (words[0]);
  if (*game == NULL)
    {
      g_autofree char *quoted = relais_quote (words[0]);

      *error = g_strdup_printf (_("There is no game %s."), quoted);
      return FALSE;
    }
  for (int i = 1; i < n; i++)
    {
      RelaisWord key = relais_word_before (words[i], '=');
      RelaisWord value = relais_word_after (words[i], '=');
      RelaisOptionError wrong = relais_option_set (*game, config, key, value);

      if (wrong == RELAIS_OPTION_FINE)
        continue;
      *error = refuse_option (*game, key, wrong);
      return FALSE;
    }
  return TRUE;
}
