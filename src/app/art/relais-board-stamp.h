/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A picture that stands somewhere. GTK's software renderer converts the whole
 * of every texture for every frame, wherever it is; there the picture is a
 * node that is the same from frame to frame and is painted only where
 * something changed. Zeroed memory is an empty stamp. */

typedef struct
{
  GdkTexture *texture;          /* NULL: empty */
  cairo_surface_t *surface;     /* the same picture, once it is needed */
  GskRenderNode *node;
  graphene_rect_t at;           /* where the node stands */
} RelaisStamp;

/* @texture: (transfer full) (nullable) */
void     relais_stamp_set    (RelaisStamp           *stamp,
                              GdkTexture            *texture);
/* @surface: (transfer full): an image that the texture shows, too */
void     relais_stamp_set_surface (RelaisStamp      *stamp,
                              cairo_surface_t       *surface);
void     relais_stamp_clear  (RelaisStamp           *stamp);
/* @to: empty */
void     relais_stamp_copy   (RelaisStamp           *to,
                              const RelaisStamp     *from);
void     relais_stamp_append (RelaisStamp           *stamp,
                              GtkSnapshot           *snapshot,
                              const graphene_rect_t *at,
                              gboolean               software);
/* Where a picture was or will be: keeps the place among the others. */
void     relais_stamp_append_nothing (GtkSnapshot   *snapshot);
/* Does this widget's window have the software renderer? */
gboolean relais_stamp_is_software (GtkWidget        *widget);

G_END_DECLS
