/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How much of a board is painted again from one frame to the next. */

#include "board-table.h"

static inline gboolean
same (GskRenderNode *a, GskRenderNode *b)
{
  graphene_rect_t one, other;

  if (a == b)
    return TRUE;
  gsk_render_node_get_bounds (a, &one);
  gsk_render_node_get_bounds (b, &other);
  if (gsk_render_node_get_node_type (a) != gsk_render_node_get_node_type (b) || !graphene_rect_equal (&one, &other))
    return FALSE;
  switch (gsk_render_node_get_node_type (a))
    {
    case GSK_TEXTURE_NODE:
      return gsk_texture_node_get_texture (a) == gsk_texture_node_get_texture (b);
    case GSK_COLOR_NODE:
      return gdk_rgba_equal (gsk_color_node_get_color (a), gsk_color_node_get_color (b));
    case GSK_OPACITY_NODE:
      return same (gsk_opacity_node_get_child (a), gsk_opacity_node_get_child (b));
    case GSK_TRANSFORM_NODE:
      return gsk_transform_equal (gsk_transform_node_get_transform (a), gsk_transform_node_get_transform (b))
             && same (gsk_transform_node_get_child (a), gsk_transform_node_get_child (b));
    case GSK_DEBUG_NODE:
      return same (gsk_debug_node_get_child (a), gsk_debug_node_get_child (b));
    case GSK_CONTAINER_NODE:
      if (gsk_container_node_get_n_children (a) != gsk_container_node_get_n_children (b))
        return FALSE;
      for (guint i = 0; i < gsk_container_node_get_n_children (a); i++)
        if (!same (gsk_container_node_get_child (a, i), gsk_container_node_get_child (b, i)))
          return FALSE;
      return TRUE;
    default:
      return FALSE;
    }
}

static inline void
add_bounds (GskRenderNode *node, cairo_region_t *region)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  cairo_region_union_rectangle (region, &(cairo_rectangle_int_t) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                                   (int) bounds.size.width + 2, (int) bounds.size.height + 2 });
}

static inline GskRenderNode *
within (GskRenderNode *node)
{
  return gsk_render_node_get_node_type (node) == GSK_DEBUG_NODE ? gsk_debug_node_get_child (node) : node;
}

/* As GSK compares nodes: what is in both, in containers. */
static inline void
add_changes (GskRenderNode *one, GskRenderNode *other, cairo_region_t *region)
{
  GskRenderNode *a = within (one), *b = within (other);
  guint n, m, first = 0;

  if (same (a, b))
    return;
  if (gsk_render_node_get_node_type (a) != GSK_CONTAINER_NODE || gsk_render_node_get_node_type (b) != GSK_CONTAINER_NODE)
    {
      add_bounds (a, region);
      add_bounds (b, region);
      return;
    }
  n = gsk_container_node_get_n_children (a);
  m = gsk_container_node_get_n_children (b);
  while (first < n && first < m && same (gsk_container_node_get_child (a, first), gsk_container_node_get_child (b, first)))
    first++;
  while (n > first && m > first && same (gsk_container_node_get_child (a, n - 1), gsk_container_node_get_child (b, m - 1)))
    n--, m--;
  if (n == m)
    {
      for (guint i = first; i < n; i++)
        add_changes (gsk_container_node_get_child (a, i), gsk_container_node_get_child (b, i), region);
      return;
    }
  for (guint i = first; i < n; i++)
    add_bounds (gsk_container_node_get_child (a, i), region);
  for (guint i = first; i < m; i++)
    add_bounds (gsk_container_node_get_child (b, i), region);
}

/* What has to be painted again to come from one frame to another one, in parts
 * of the whole: what GSK finds out by comparing them. */
static inline double
repainted (GskRenderNode *a, GskRenderNode *b)
{
  cairo_region_t *region = cairo_region_create ();
  double area = 0;

  add_changes (a, b, region);
  for (int i = 0; i < cairo_region_num_rectangles (region); i++)
    {
      cairo_rectangle_int_t rectangle;

      cairo_region_get_rectangle (region, i, &rectangle);
      area += (double) rectangle.width * rectangle.height;
    }
  cairo_region_destroy (region);
  return area / (WIDTH * HEIGHT);
}
