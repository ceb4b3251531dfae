/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-announce.h"

#include <glib/gi18n.h>

#include "model/relais-lore.h"

void
relais_announce (GtkWidget *widget, const char *words)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  /* What GTK has for tests in place of a screen reader cannot say anything, and
   * GTK 4.18 goes down when it is to. */
  if (g_strcmp0 (g_getenv ("GTK_A11Y"), "test") == 0)
    return;
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
#endif
}

void
relais_announce_place (GtkWidget *widget, const char *name, guint place, guint n)
{
  g_autofree char *number = g_strdup_printf ("%u", place + 1);
  g_autofree char *all = g_strdup_printf ("%u", n);
  /* TRANSLATORS: spoken when a card of a deck or a player was moved: {card} is “Level 1: Tours” or “Claire” */
  g_autofree char *words = relais_lore_fill (_("{card}: now number {n} of {all}"), "card", name, "n", number, "all", all, NULL);

  relais_announce (widget, words);
}
