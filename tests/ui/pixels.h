/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <math.h>

#include "panes.h"

/* What a widget looks like. Everything is inline: no test uses all of it. */

/* The pixels of a widget and of a little around it. */
static inline GBytes *
pixels_of (GtkWidget *widget, GtkWidget *window, int *stride)
{
  const int around = 5;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t bounds;
  gsize size;
  guchar *pixels;

  panes_wait_drawn (window);
  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  graphene_rect_inset (&bounds, -around, -around);
  graphene_rect_round_extents (&bounds, &bounds);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, &bounds);
  *stride = gdk_texture_get_width (texture) * 4;
  size = (gsize) *stride * (gsize) gdk_texture_get_height (texture);
  pixels = g_malloc (size);
  gdk_texture_download (texture, pixels, (gsize) *stride);
  return g_bytes_new_take (pixels, size);
}

static inline double
pixels_channel (guchar value)
{
  double c = value / 255.;

  return c <= .04045 ? c / 12.92 : pow ((c + .055) / 1.055, 2.4);
}

static inline double
pixels_luminance (const guchar *pixel)
{
  return .0722 * pixels_channel (pixel[0]) + .7152 * pixels_channel (pixel[1]) + .2126 * pixels_channel (pixel[2]);
}
