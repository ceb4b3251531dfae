/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-search.h"

#include <string.h>

/**
 * relais_search_fold:
 *
 * Returns: "Élodie’s Cœur" is "elodie's coeur"
 */
char *
relais_search_fold (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *small = g_utf8_casefold (apart, -1);
  GString *plain = g_string_new (NULL);

  for (const char *at = small; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      switch (c)
        {
        case 0x153: g_string_append (plain, "oe"); break;
        case 0xe6: g_string_append (plain, "ae"); break;
        case 0x2019: g_string_append_c (plain, '\''); break;
        default:
          if (!g_unichar_ismark (c))
            g_string_append_unichar (plain, c);
        }
    }
  return g_string_free (plain, FALSE);
}

gboolean
relais_search_finds_in_both (const char *folded, const char *other, const char *words)
{
  g_autofree char *sought = relais_search_fold (words != NULL ? words : "");
  g_auto (GStrv) each = g_strsplit_set (sought, " \t\n", -1);

  for (guint i = 0; each[i] != NULL; i++)
    if (strstr (folded, each[i]) == NULL && strstr (other, each[i]) == NULL)
      return FALSE;
  return TRUE;
}

gboolean
relais_search_finds (const char *folded, const char *words)
{
  return relais_search_finds_in_both (folded, "", words);
}

static const char *
language (void)
{
  return g_intern_string (g_get_language_names ()[0]);
}

gboolean
relais_searched_is_set (const RelaisSearched *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->folded != NULL && self->language == language ();
}

void
relais_searched_set (RelaisSearched *self, const char *text)
{
  g_return_if_fail (self != NULL);

  g_free (self->folded);
  self->folded = relais_search_fold (text);
  self->language = language ();
}

void
relais_searched_clear (RelaisSearched *self)
{
  g_clear_pointer (&self->folded, g_free);
}
