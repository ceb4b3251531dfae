/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-config-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/common/options.h"

/* Long or odd text must not flood a message. */
char *
relais_quote (RelaisWord word)
{
  g_autofree char *valid = g_utf8_make_valid (word.at, (gssize) MIN (word.n, 40));
  g_autofree char *words = g_strconcat (valid, word.n > 40 ? "…" : NULL, NULL);

  /* TRANSLATORS: %s is from a file, quoted in a sentence about what is wrong with it */
  return g_strdup_printf (_("“%s”"), words);
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
      const char *equals = memchr (words[i].at, '=', words[i].n);
      RelaisWord key = { words[i].at, equals != NULL ? (gsize) (equals - words[i].at) : words[i].n };
      RelaisWord value = { equals != NULL ? equals + 1 : "", equals != NULL ? words[i].n - key.n - 1 : 0 };
      g_autofree char *quoted = relais_quote (key);
      char buffer[512];
      RelaisText range;
      int index;

      switch (relais_option_set (*game, config, key, value))
        {
        case RELAIS_OPTION_FINE:
          continue;
        case RELAIS_OPTION_UNKNOWN:
          relais_text_init (&range, buffer, sizeof buffer);
          for (int o = 0; o < (*game)->n_options; o++)
            {
              relais_text_str (&range, o > 0 ? ", " : "");
              relais_text_str (&range, (*game)->options[o].key);
            }
          *error = g_strdup_printf (_("The game “%s” has no option %s. Its options are: %s."), (*game)->id, quoted, buffer);
          return FALSE;
        case RELAIS_OPTION_REPEATED:
          *error = g_strdup_printf (_("The option %s is given twice."), quoted);
          return FALSE;
        default:
          relais_text_init (&range, buffer, sizeof buffer);
          relais_option_range (relais_option_find (*game, key, &index), &range);
          *error = g_strdup_printf (_("The option %s takes %s."), quoted, buffer);
          return FALSE;
        }
    }
  return TRUE;
}
