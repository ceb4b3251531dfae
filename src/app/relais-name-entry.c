/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-name-entry.h"

void
relais_name_entry_set (GtkEditable *entry, const char *name)
{
  GtkEditable *text = gtk_editable_get_delegate (entry);

  gtk_text_set_max_length (GTK_TEXT (text), (int) MAX (RELAIS_NAME_LENGTH, g_utf8_strlen (name, -1)));
  if (!g_str_equal (gtk_editable_get_text (entry), name))
    gtk_editable_set_text (entry, name);
}
