/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-announce.h"

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
  (void) widget;
  (void) words;
#endif
}
