/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* The whole board as a picture, without a widget, as the viewer sees it. NULL for
 * a game that has no board. */
GdkTexture   *relais_board_picture             (RelaisMatch     *match,
                                                int              viewer,
                                                int              width);
/* The same, drawn in a thread. part: only where who is to play stands, for a list
 * in which games are told from each other at a glance; the whole of it where nobody
 * stands anywhere. */
void          relais_board_picture_async       (RelaisMatch     *match,
                                                int              viewer,
                                                int              width,
                                                gboolean         part,
                                                GAsyncReadyCallback callback,
                                                gpointer         data);
GdkTexture   *relais_board_picture_finish      (GAsyncResult    *result);
/* That part, drawn and written in a thread; relais_picture_file_wait () waits for it. */
void          relais_board_picture_keep        (RelaisMatch     *match,
                                                int              viewer,
                                                int              width,
                                                const char      *path);

G_END_DECLS
