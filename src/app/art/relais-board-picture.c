/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board on one picture: the whole of it for the clipboard, a part for the library. */

#include "relais-board-picture.h"
#include "app/kit/relais-in-thread.h"
#include "relais-art.h"
#include "relais-board-labels.h"
#include "relais-game-ui.h"
#include "relais-picture-file.h"

/* How much of the board's width is on the picture of a part of it. */
#define LEAST_PART 0.2f
#define MOST_PART 0.34f

/* A picture that is to be made. The game and its scene are only asked for what is on
 * it: all the drawing may be done in another thread. */
typedef struct
{
  char *style;
  char *css;
  const char *sheet;            /* of the board; the scene's, and static */
  const char *pieces_sheet;
  GArray *pieces;               /* of RelaisPiece */
  GArray *labels;               /* of RelaisLabel */
  graphene_size_t size;         /* of the picture */
  graphene_size_t board;        /* of the whole board in the same scale */
  graphene_point_t corner;      /* of the board that is on the picture's corner */
  float scale;
  float text_scale;
} Painting;

static void
painting_free (gpointer data)
{
  Painting *self = data;

  g_free (self->style);
  g_free (self->css);
  g_array_unref (self->pieces);
  g_array_unref (self->labels);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Painting, painting_free)

/* How much of the board is around it and a little more. */
static float
part_for (const graphene_rect_t *figures, graphene_size_t board)
{
  return 1.3f * MAX (figures->size.width / board.width, figures->size.height / board.height);
}

/* All figures of who is to play, or if they are far from each other the first. */
static gboolean
find_figures (RelaisScene *scene, const RelaisView *view, graphene_size_t board, graphene_rect_t *figures)
{
  g_autoptr (GArray) places = relais_scene_places (scene);
  gboolean any = FALSE;

  relais_scene_arrange (scene, view, places);
  for (guint i = 0; i < places->len; i++)
    {
      const RelaisPlace *place = &g_array_index (places, RelaisPlace, i);
      graphene_rect_t both;

      if (!place->own || place->area.size.width <= 0)
        continue;
      graphene_rect_union (any ? figures : &place->area, &place->area, &both);
      if (!any || part_for (&both, board) <= MOST_PART)
        *figures = both;
      any = TRUE;
    }
  return any;
}

/* What is to be seen of a board of that size: as wide as it is high, too. */
static graphene_rect_t
part_near (const graphene_rect_t *figures, graphene_size_t board)
{
  graphene_point_t middle = relais_rect_middle (figures);
  float part = CLAMP (part_for (figures, board), LEAST_PART, MOST_PART);
  float width = board.width * part, height = board.height * part;

  return GRAPHENE_RECT_INIT (CLAMP (middle.x - width / 2, 0, board.width - width),
                             CLAMP (middle.y - height / 2, 0, board.height - height), width, height);
}

static graphene_rect_t
part_of (RelaisScene *scene, const RelaisView *view, gboolean near, graphene_size_t board)
{
  graphene_rect_t figures;

  if (near && find_figures (scene, view, board, &figures))
    return part_near (&figures, board);
  return GRAPHENE_RECT_INIT (0, 0, board.width, board.height);
}

static Painting *
painting_new (RelaisMatch *match, int viewer, int width, gboolean near)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (match));
  g_autoptr (RelaisScene) scene = ui != NULL && width >= 1 ? ui->scene_new () : NULL;
  graphene_size_t board;
  graphene_rect_t part;
  RelaisView view;
  Painting *self;

  if (scene == NULL)
    return NULL;
  relais_match_view (match, relais_match_get_shown_node (match), viewer, &view);
  self = g_new0 (Painting, 1);
  self->style = g_strdup (relais_art_get_style (relais_art_get_default ()));
  self->css = relais_scene_css (scene, &view);
  self->sheet = relais_scene_get_sheet (scene);
  self->pieces_sheet = relais_scene_get_pieces_sheet (scene);
  self->pieces = relais_scene_pieces (scene, &view);
  self->labels = relais_scene_labels (scene, &view);
  relais_scene_get_size (scene, &board.width, &board.height);
  part = part_of (scene, &view, near, board);
  self->scale = (float) width / part.size.width;
  self->size = GRAPHENE_SIZE_INIT ((float) width, part.size.height * self->scale);
  self->board = GRAPHENE_SIZE_INIT (board.width * self->scale, board.height * self->scale);
  self->corner = GRAPHENE_POINT_INIT (part.origin.x * self->scale, part.origin.y * self->scale);
  self->text_scale = relais_board_labels_text_scale ();
  return self;
}

static void
paint_board (Painting *self, cairo_t *cr)
{
  RsvgHandle *handle = relais_art_open_styled (self->style, self->sheet, self->css);
  RsvgRectangle whole = { .width = (double) self->board.width, .height = (double) self->board.height };

  rsvg_handle_render_document (handle, cr, &whole, NULL);
  g_object_unref (handle);
}

/* Pieces of a kind have one drawing. */
static cairo_surface_t *
drawing_of (GHashTable *drawings, RsvgHandle *handle, const char *sprite, int width, int height)
{
  g_autofree char *key = g_strdup_printf ("%s %dx%d", sprite, width, height);
  cairo_surface_t *drawing = g_hash_table_lookup (drawings, key);

  if (drawing != NULL)
    return drawing;
  drawing = relais_art_draw (handle, sprite, width, height);
  if (drawing != NULL)
    g_hash_table_insert (drawings, g_steal_pointer (&key), drawing);
  return drawing;
}

static void
paint_pieces (Painting *self, cairo_t *cr)
{
  RsvgHandle *handle = relais_art_open_styled (self->style, self->pieces_sheet, NULL);
  g_autoptr (GHashTable) drawings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) cairo_surface_destroy);
  RelaisBoardFrame frame = { .scale = self->scale, .pixels = 1 };

  for (guint i = 0; i < self->pieces->len; i++)
    {
      const RelaisPiece *piece = &g_array_index (self->pieces, RelaisPiece, i);
      graphene_rect_t area = relais_board_frame_place (&frame, &piece->area);
      cairo_surface_t *drawing = piece->sprite == NULL ? NULL : drawing_of (drawings, handle, piece->sprite, (int) area.size.width, (int) area.size.height);

      if (drawing == NULL)
        continue;
      cairo_set_source_surface (cr, drawing, (double) area.origin.x, (double) area.origin.y);
      cairo_paint_with_alpha (cr, (double) piece->opacity);
    }
  g_object_unref (handle);
}

static void
paint_labels (Painting *self, cairo_t *cr)
{
  for (guint i = 0; i < self->labels->len; i++)
    relais_board_label_draw (&g_array_index (self->labels, RelaisLabel, i), cr, self->scale, self->text_scale, self->style);
}

static GdkTexture *
paint (Painting *self)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) self->size.width, (int) roundf (self->size.height));
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, -round ((double) self->corner.x), -round ((double) self->corner.y));
  paint_board (self, cr);
  paint_pieces (self, cr);
  paint_labels (self, cr);
  cairo_destroy (cr);
  return relais_art_texture_of_surface (surface);
}

/**
 * relais_board_picture:
 *
 * Returns: (nullable) (transfer full)
 */
GdkTexture *
relais_board_picture (RelaisMatch *match, int viewer, int width)
{
  g_autoptr (Painting) painting = painting_new (match, viewer, width, FALSE);

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);
  return painting != NULL ? paint (painting) : NULL;
}

static void
paint_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, data != NULL ? paint (data) : NULL, g_object_unref);
}

void
relais_board_picture_async (RelaisMatch *match, int viewer, int width, gboolean part, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (match, NULL, callback, data);
  Painting *painting;

  g_return_if_fail (RELAIS_IS_MATCH (match));

  painting = painting_new (match, viewer, width, part);
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
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

/* One that is kept in a file. */
typedef struct
{
  Painting *painting;
  RelaisPictureOrder *order;
} Keeping;

static void
keeping_free (gpointer data)
{
  Keeping *self = data;

  painting_free (self->painting);
  g_free (self);
}

static void
keep_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Keeping *keeping = data;
  g_autoptr (GdkTexture) picture = paint (keeping->painting);

  relais_picture_file_deliver (keeping->order, picture);
  g_task_return_boolean (task, TRUE);
}

void
relais_board_picture_keep (RelaisMatch *match, int viewer, int width, const char *path)
{
  Painting *painting;
  g_autoptr (GTask) task = NULL;
  Keeping *keeping;

  g_return_if_fail (RELAIS_IS_MATCH (match));

  painting = painting_new (match, viewer, width, TRUE);
  if (painting == NULL)
    return;
  keeping = g_new (Keeping, 1);
  *keeping = (Keeping) { painting, relais_picture_file_order (path) };
  task = g_task_new (NULL, NULL, NULL, NULL);
  g_task_set_task_data (task, keeping, keeping_free);
  relais_in_thread (task, keep_in_thread);
}
