/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-window.h"

G_BEGIN_DECLS

/* What the files of the window share. */

/* @page: (transfer full): what was shown before is kept and goes */
void relais_window_show_page (RelaisWindow *self,
                              GtkWidget    *page,
                              gboolean      animate);
/* @path: (nullable) */
void relais_window_show_game (RelaisWindow *self,
                              RelaisMatch  *match,
                              const char   *path,
                              gboolean      animate);

G_END_DECLS
