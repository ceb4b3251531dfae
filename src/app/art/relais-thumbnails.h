/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* Small pictures of boards for the rows of a list that are seen: read in a
 * thread from where they are kept, or drawn one by one when nothing else is to be
 * done, and again in another style. */

/* Of one that is drawn for a file of its own. */
#define RELAIS_GAME_PICTURE_WIDTH 480

#define RELAIS_TYPE_THUMBNAILS (relais_thumbnails_get_type ())
G_DECLARE_FINAL_TYPE (RelaisThumbnails, relais_thumbnails, RELAIS, THUMBNAILS, GObject)

typedef struct
{
  /* In a thread: where the picture is kept in a style (transfer full), NULL: there is none and none is drawn;
   * and whether what is there may be out of date. */
  char *(*find) (gpointer data, const char *style, gboolean *outdated);
  /* A match in the position to be drawn (transfer full); NULL: there is none. */
  RelaisMatch *(*match) (gpointer data);
  GDestroyNotify free;
  int width;                    /* as which it is drawn */
} RelaisThumbnailKind;

RelaisThumbnails *relais_thumbnails_new  (void);
/* Fills a picture until it is hidden. */
void              relais_thumbnails_show (RelaisThumbnails          *self,
                                          GtkPicture                *picture,
                                          const RelaisThumbnailKind *kind,
                                          gpointer                   data);
/* Lets go of it; nothing is drawn for it any more. */
void              relais_thumbnails_hide (RelaisThumbnails          *self,
                                          GtkPicture                *picture);
/* Where a picture is kept that depends on nothing but a text. */
char             *relais_thumbnails_path (const char                *text,
                                          gsize                      length,
                                          const char                *style);

G_END_DECLS
