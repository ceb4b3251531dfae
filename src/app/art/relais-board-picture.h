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
/* The part of the board where who is to play stands, for a list in which games are
 * told from each other at a glance; the whole of it where nobody stands anywhere.
 * Drawn in a thread. */
void          relais_board_picture_async       (RelaisMatch     *match,
                                                int              viewer,
                                                int              width,
                                                GAsyncReadyCallback callback,
                                                gpointer         data);
/* The same of the whole board. */
void          relais_board_picture_whole_async (RelaisMatch     *match,
                                                int              viewer,
                                                int              width,
                                                GAsyncReadyCallback callback,
                                                gpointer         data);
GdkTexture   *relais_board_picture_finish      (GAsyncResult    *result);
/* The same, drawn and written in a thread; relais_picture_file_wait () waits for it. */
void          relais_board_picture_keep        (RelaisMatch     *match,
                                                int              viewer,
                                                int              width,
                                                const char      *path);

G_END_DECLS
