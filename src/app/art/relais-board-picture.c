/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The whole board on one picture, for the clipboard and the library. */

#include "relais-board-picture.h"
#include "app/kit/relais-in-thread.h"
#include "relais-art.h"
#include "relais-board-labels.h"
#include "relais-game-ui.h"

static void
draw_pieces (RelaisScene *scene, const RelaisView *view, cairo_t *cr, float scale)
{
  g_autoptr (GArray) pieces = relais_scene_pieces (scene, view);
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
draw_labels (RelaisScene *scene, const RelaisView *view, cairo_t *cr, float scale, const char *style)
{
  g_autoptr (GArray) labels = relais_scene_labels (scene, view);

  for (guint i = 0; i < labels->len; i++)
    relais_board_label_draw (&g_array_index (labels, RelaisLabel, i), cr, scale, style);
}

/* A picture that is being made: the drawing in whatever thread, which is by far
 * the most of the work, and all else in the main one. */
typedef struct
{
  RelaisMatch *match;           /* what the view has its edition and names from */
  RelaisView view;
  RelaisScene *scene;
  char *style;
  char *css;
  cairo_surface_t *surface;
  float scale;
} Painting;

static void
painting_free (gpointer data)
{
  Painting *self = data;

  g_object_unref (self->match);
  g_object_unref (self->scene);
  g_free (self->style);
  g_free (self->css);
  cairo_surface_destroy (self->surface);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Painting, painting_free)

static Painting *
painting_new (RelaisMatch *match, int viewer, int width)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (match));
  float board_width, board_height;
  Painting *self;

  if (ui == NULL || width < 1)
    return NULL;
  self = g_new0 (Painting, 1);
  self->match = g_object_ref (match);
  relais_match_view (match, relais_match_get_shown_node (match), viewer, &self->view);
  self->scene = ui->scene_new ();
  self->style = g_strdup (relais_art_get_style (relais_art_get_default ()));
  self->css = relais_scene_css (self->scene, &self->view);
  relais_scene_get_size (self->scene, &board_width, &board_height);
  self->scale = (float) width / board_width;
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, (int) roundf (board_height * self->scale));
  return self;
}

static void
paint_board (Painting *self)
{
  RsvgHandle *handle = relais_art_open_styled (self->style, relais_scene_get_sheet (self->scene), self->css);
  RsvgRectangle whole = { 0 };
  float board_width, board_height;
  cairo_t *cr = cairo_create (self->surface);

  relais_scene_get_size (self->scene, &board_width, &board_height);
  whole.width = (double) (board_width * self->scale);
  whole.height = (double) (board_height * self->scale);
  rsvg_handle_render_document (handle, cr, &whole, NULL);
  g_object_unref (handle);
  cairo_destroy (cr);
}

static GdkTexture *
complete (Painting *self)
{
  cairo_t *cr = cairo_create (self->surface);

  draw_pieces (self->scene, &self->view, cr, self->scale);
  draw_labels (self->scene, &self->view, cr, self->scale, self->style);
  cairo_destroy (cr);
  return relais_art_texture_of_surface (cairo_surface_reference (self->surface));
}

/**
 * relais_board_picture:
 *
 * Returns: (nullable) (transfer full)
 */
GdkTexture *
relais_board_picture (RelaisMatch *match, int viewer, int width)
{
  g_autoptr (Painting) painting = painting_new (match, viewer, width);

  if (painting == NULL)
    return NULL;
  paint_board (painting);
  return complete (painting);
}

static void
paint_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  if (data != NULL)
    paint_board (data);
  g_task_return_boolean (task, data != NULL);
}

/**
 * relais_board_picture_async:
 * @match: stays as it is meanwhile
 */
void
relais_board_picture_async (RelaisMatch *match, int viewer, int width, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (match, NULL, callback, data);
  Painting *painting = painting_new (match, viewer, width);

  if (painting != NULL)
    g_task_set_task_data (task, painting, painting_free);
  relais_in_thread (task, paint_in_thread);
}

/**
 * relais_board_picture_finish:
 *
 * Returns: (nullable) (transfer full)
 */
GdkTexture *
relais_board_picture_finish (GAsyncResult *result)
{
  GTask *task = G_TASK (result);

  return g_task_propagate_boolean (task, NULL) ? complete (g_task_get_task_data (task)) : NULL;
}
