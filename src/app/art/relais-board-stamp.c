/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-stamp.h"

void
relais_stamp_set (RelaisStamp *stamp, GdkTexture *texture)
{
  g_return_if_fail (stamp != NULL);

  relais_stamp_clear (stamp);
  stamp->texture = texture;
}

void
relais_stamp_set_surface (RelaisStamp *stamp, cairo_surface_t *surface)
{
  g_return_if_fail (stamp != NULL);

  g_clear_pointer (&stamp->surface, cairo_surface_destroy);
  stamp->surface = surface;
}

void
relais_stamp_clear (RelaisStamp *stamp)
{
  g_clear_object (&stamp->texture);
  g_clear_pointer (&stamp->surface, cairo_surface_destroy);
  g_clear_pointer (&stamp->node, gsk_render_node_unref);
}

void
relais_stamp_copy (RelaisStamp *to, const RelaisStamp *from)
{
  g_return_if_fail (to != NULL);

  *to = *from;
  if (to->texture != NULL)
    g_object_ref (to->texture);
  if (to->surface != NULL)
    cairo_surface_reference (to->surface);
  if (to->node != NULL)
    gsk_render_node_ref (to->node);
}

static cairo_surface_t *
download (GdkTexture *texture)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gdk_texture_get_width (texture),
                                                         gdk_texture_get_height (texture));

  gdk_texture_download (texture, cairo_image_surface_get_data (surface), (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  return surface;
}

/* In a container, as nothing is: GSK compares like with like. */
static GskRenderNode *
draw (cairo_surface_t *surface, const graphene_rect_t *at)
{
  g_autoptr (GskRenderNode) node = gsk_cairo_node_new (at);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_translate (cr, (double) at->origin.x, (double) at->origin.y);
  cairo_scale (cr, (double) at->size.width / cairo_image_surface_get_width (surface),
               (double) at->size.height / cairo_image_surface_get_height (surface));
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  /* Stretched only until it is drawn in its size; a better filter takes four times as long. */
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_rectangle (cr, 0, 0, cairo_image_surface_get_width (surface), cairo_image_surface_get_height (surface));
  cairo_fill (cr);
  cairo_destroy (cr);
  return gsk_container_node_new (&node, 1);
}

void
relais_stamp_append (RelaisStamp *stamp, GtkSnapshot *snapshot, const graphene_rect_t *at, gboolean software)
{
  g_return_if_fail (stamp != NULL);

  if (!software)
    {
      gtk_snapshot_append_texture (snapshot, stamp->texture, at);
      return;
    }
  if (stamp->surface == NULL)
    stamp->surface = download (stamp->texture);
  if (stamp->node == NULL || !graphene_rect_equal (&stamp->at, at))
    {
      g_clear_pointer (&stamp->node, gsk_render_node_unref);
      stamp->node = draw (stamp->surface, at);
      stamp->at = *at;
    }
  gtk_snapshot_append_node (snapshot, stamp->node);
}

void
relais_stamp_append_nothing (GtkSnapshot *snapshot)
{
  g_autoptr (GskRenderNode) nothing = gsk_container_node_new (NULL, 0);

  gtk_snapshot_append_node (snapshot, nothing);
}

gboolean
relais_stamp_is_software (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}
