/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* Small pictures of boards for a list of them: drawn one by one when nothing
 * else is to be done, and kept on the disk. */

#define RELAIS_THUMBNAIL_WIDTH 256
/* Of the one beside each game. */
#define RELAIS_GAME_PICTURE_WIDTH 480

#define RELAIS_TYPE_THUMBNAILS (relais_thumbnails_get_type ())
G_DECLARE_FINAL_TYPE (RelaisThumbnails, relais_thumbnails, RELAIS, THUMBNAILS, GObject)

/* A match in the position to be drawn (transfer full); NULL: there is none. */
typedef RelaisMatch *(*RelaisThumbnailMatch) (gpointer data);

RelaisThumbnails *relais_thumbnails_new (void);
/* text: what the picture depends on; it is known again by it. */
void              relais_thumbnails_add (RelaisThumbnails    *self,
                                         GtkPicture          *picture,
                                         const char          *text,
                                         RelaisThumbnailMatch match,
                                         gpointer             data,
                                         GDestroyNotify       free);
/* The same with a picture that is drawn in any case, and kept in a file of its own. */
void              relais_thumbnails_draw (RelaisThumbnails    *self,
                                          GtkPicture          *picture,
                                          const char          *path,
                                          RelaisThumbnailMatch match,
                                          gpointer             data,
                                          GDestroyNotify       free);

G_END_DECLS
