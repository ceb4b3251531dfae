/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The whole board on one picture, for the clipboard and the library. */

#include "relais-art.h"
#include "relais-board-labels.h"
#include "relais-board-view.h"
#include "relais-game-ui.h"

static void
draw_pieces (RelaisScene *scene, RelaisMatch *match, cairo_t *cr, float scale)
{
  g_autoptr (GArray) pieces = relais_scene_pieces (scene, match, relais_match_get_shown_state (match));
  RelaisBoardFrame frame = { .scale = scale, .pixels = 1 };

  for (guint i = 0; i < pieces->len; i++)
    {
      const RelaisPiece *piece = &g_array_index (pieces, RelaisPiece, i);
      graphene_rect_t area = relais_board_frame_place (&frame, &piece->area);
      int width = (int) area.size.width, height = (int) area.size.height;
      g_autoptr (GdkTexture) texture = NULL;
      cairo_surface_t *surface;

      if (piece->sprite == NULL)
        continue;
      texture = relais_art_texture (relais_art_get_default (), relais_scene_get_pieces_sheet (scene), piece->sprite, width, height);
      if (texture == NULL)
        continue;
      surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
      gdk_texture_download (texture, cairo_image_surface_get_data (surface), (gsize) cairo_image_surface_get_stride (surface));
      cairo_surface_mark_dirty (surface);
      cairo_set_source_surface (cr, surface, (double) area.origin.x, (double) area.origin.y);
      cairo_paint_with_alpha (cr, (double) piece->opacity);
      cairo_surface_destroy (surface);
    }
}

static void
draw_labels (RelaisScene *scene, RelaisMatch *match, cairo_t *cr, float scale, const char *style)
{
  g_autoptr (GArray) labels = relais_scene_labels (scene, match, relais_match_get_shown_state (match));

  for (guint i = 0; i < labels->len; i++)
    relais_board_label_draw (&g_array_index (labels, RelaisLabel, i), cr, scale, style);
}

/**
 * relais_board_picture:
 *
 * Returns: (nullable) (transfer full)
 */
GdkTexture *
relais_board_picture (RelaisMatch *match, int width)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (match));
  RelaisArt *art = relais_art_get_default ();
  g_autoptr (RelaisScene) scene = NULL;
  g_autofree char *css = NULL;
  RsvgHandle *handle;
  RsvgRectangle whole = { 0 };
  cairo_surface_t *surface;
  cairo_t *cr;
  float board_width, board_height, scale;

  if (ui == NULL || width < 1)
    return NULL;
  scene = ui->scene_new ();
  relais_scene_get_size (scene, &board_width, &board_height);
  scale = (float) width / board_width;
  css = relais_scene_css (scene, match, relais_match_get_shown_state (match));
  handle = relais_art_open (art, relais_scene_get_sheet (scene), css);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, (int) roundf (board_height * scale));
  cr = cairo_create (surface);
  whole.width = (double) (board_width * scale);
  whole.height = (double) (board_height * scale);
  rsvg_handle_render_document (handle, cr, &whole, NULL);
  g_object_unref (handle);
  draw_pieces (scene, match, cr, scale);
  draw_labels (scene, match, cr, scale, relais_art_get_style (art));
  cairo_destroy (cr);
  return relais_art_texture_of_surface (surface);
}
