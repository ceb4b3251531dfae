/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-name-entry.h"

/**
 * relais_name_entry_set:
 * @name: (nullable)
 * @most: so many letters can be typed
 *
 * A name that is longer came from a file: it stays as it is, and only does not
 * grow.
 */
void
relais_name_entry_set (GtkEditable *entry, const char *name, glong most)
{
  const char *text = name != NULL ? name : "";
  GtkEditable *delegate = gtk_editable_get_delegate (entry);
  glong length = MAX (g_utf8_strlen (text, -1), most);

  gtk_text_set_max_length (GTK_TEXT (delegate), (int) MIN (length, G_MAXUSHORT));
  if (g_strcmp0 (gtk_editable_get_text (entry), text) != 0)
    gtk_editable_set_text (entry, text);
}

/**
 * relais_name_entry_shorten:
 * @text: (nullable)
 * @length: how many letters there is room for
 *
 * Returns: (nullable) (transfer full): the text in one paragraph, and shortened
 *   if it is longer; what is too long for a line is wrapped or cut by who shows it
 */
char *
relais_name_entry_shorten (const char *text, glong length)
{
  GString *told = g_string_new (NULL);
  glong n = 0;
  gboolean space = FALSE;

  for (const char *c = text; c != NULL && *c != '\0' && n <= length; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (g_unichar_isspace (letter))
        {
          space = told->len > 0;
          continue;
        }
      if (n + space >= length)
        {
          g_string_append (told, "…");
          break;
        }
      if (space)
        g_string_append_c (told, ' ');
      g_string_append_unichar (told, letter);
      n += 1 + space;
      space = FALSE;
    }
  return g_string_free (told, text == NULL);
}
