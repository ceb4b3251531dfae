/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-name-entry.h"

/**
 * relais_name_entry_set:
 * @name: (nullable)
 * @most: so many letters can be typed
 *
 * A player's name that is longer came from a file: it stays as it is, and only
 * does not grow.
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
