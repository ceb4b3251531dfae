/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-layer.h"

#include <math.h>

#include "app/art/relais-art.h"
#include "app/art/relais-board-stamp.h"
#include "app/art/relais-picture-cache.h"
#include "app/kit/relais-in-thread.h"

#define MOST_BYTES ((gsize) 64 * 1024 * 1024)
#define TILE 256                /* pixels */
#define MANY_BYTES ((gsize) 12 * 1024 * 1024)   /* drawn coarsely first, when there is nothing else to show */
#define COARSE 3
#define MARGIN 0.25f            /* of the widget, drawn on every side of what is seen */

/* What a picture shows; comparing two tells whether another one is needed. */
typedef struct
{
  char *sheet;
  char *style;
  char *css;
  float width, height;          /* of the drawing */
  float density;                /* pixels of the screen for one unit of the drawing */
  GdkRectangle part;            /* in these pixels */
} Order;

typedef struct
{
  Order order;
  RelaisStamp whole;
  GPtrArray *tiles;             /* of GdkTexture, row by row, sharing the whole's memory */
  int columns;
} Picture;

/* The whole board that was drawn last, in any window: the next one shows it at
 * once, and waits for its own no longer than one that is resized. */
static Picture *drawn_last;

struct _RelaisBoardLayer
{
  GObject parent_instance;

  char *sheet, *style, *css;
  float width, height;
  RelaisBoardFrame frame;

  Picture *base;                /* of the whole board, for what the other one does not cover */
  Picture *detail;              /* of what is seen, zoomed in */
  RsvgHandle *handle;           /* the threads' own, handed from one to the next */
  char *handle_key;             /* what it was opened for */
  gboolean busy;
};

/* What goes to the thread and comes back. */
typedef struct
{
  Order order;
  RsvgHandle *handle;           /* NULL: has to be opened */
  char *handle_key;
  gboolean hurried;             /* there is nothing to show in the meantime */
  GBytes *bytes;                /* four for each pixel, no gaps between the rows */
} Job;

enum
{
  READY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisBoardLayer, relais_board_layer, G_TYPE_OBJECT)

static void work (RelaisBoardLayer *self);

static void
order_clear (Order *order)
{
  g_free (order->sheet);
  g_free (order->style);
  g_free (order->css);
}

static void
picture_clear (gpointer data)
{
  Picture *picture = data;

  order_clear (&picture->order);
  relais_stamp_clear (&picture->whole);
  g_ptr_array_unref (picture->tiles);
}

static void
picture_unref (Picture *picture)
{
  g_rc_box_release_full (picture, picture_clear);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  order_clear (&job->order);
  g_clear_object (&job->handle);
  g_free (job->handle_key);
  g_clear_pointer (&job->bytes, g_bytes_unref);
  g_free (job);
}

static gsize
bytes_of (const Order *order)
{
  return (gsize) order->part.width * (gsize) order->part.height * 4;
}

/* Drawn of the same thing, whatever its size. */
static gboolean
same_drawing (const Order *a, const Order *b)
{
  return g_str_equal (a->sheet, b->sheet) && g_str_equal (a->style, b->style) && g_strcmp0 (a->css, b->css) == 0;
}

static gboolean
same_density (const Order *a, const Order *b)
{
  return fabsf (a->density - b->density) < 1e-5f;
}

static gboolean
covers (const Order *order, const GdkRectangle *part)
{
  GdkRectangle both;

  return gdk_rectangle_intersect (&order->part, part, &both) && gdk_rectangle_equal (&both, part);
}

static gboolean
is_whole (const Order *order)
{
  return order->part.width >= (int) (order->width * order->density)
         && order->part.height >= (int) (order->height * order->density);
}

/* Everything that the pixels of the picture come from. */
static char *
cache_key (const Order *order)
{
  return g_strdup_printf ("%s %u %s %s %.9g %d %d", order->sheet, relais_art_fingerprint (order->style, order->sheet),
                          order->style, order->css != NULL ? order->css : "", (double) order->density, order->part.width,
                          order->part.height);
}

static void
draw (Job *job)
{
  const Order *order = &job->order;
  const RsvgRectangle viewport = { 0, 0, (double) order->width, (double) order->height };
  cairo_surface_t *surface;
  cairo_t *cr;

  if (job->handle == NULL)
    job->handle = relais_art_open_styled (order->style, order->sheet, order->css);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, order->part.width, order->part.height);
  cr = cairo_create (surface);
  cairo_translate (cr, -order->part.x, -order->part.y);
  cairo_scale (cr, (double) order->density, (double) order->density);
  rsvg_handle_render_document (job->handle, cr, &viewport, NULL);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  job->bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), bytes_of (order),
                                           (GDestroyNotify) cairo_surface_destroy, surface);
}

/* The whole of it with fewer pixels. */
static void
make_coarse (Order *order)
{
  order->density /= COARSE;
  order->part.width = (int) ceilf (order->width * order->density);
  order->part.height = (int) ceilf (order->height * order->density);
}

static void
in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  g_autofree char *key = NULL;
  g_autoptr (GBytes) drawn = NULL;

  if (!is_whole (&job->order))
    {
      draw (job);
      g_task_return_boolean (task, TRUE);
      return;
    }
  key = cache_key (&job->order);
  job->bytes = relais_picture_cache_load (key, bytes_of (&job->order));
  if (job->bytes != NULL)
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  if (job->hurried && bytes_of (&job->order) > MANY_BYTES)
    {
      make_coarse (&job->order);
      draw (job);
      g_task_return_boolean (task, TRUE);
      return;
    }
  draw (job);
  drawn = g_bytes_ref (job->bytes);
  g_task_return_boolean (task, TRUE);
  relais_picture_cache_store (key, drawn);
}

/* The same pixels for cairo, which only reads them. */
static cairo_surface_t *
surface_of (GBytes *bytes, int width, int height)
{
  static const cairo_user_data_key_t key;
  cairo_surface_t *surface =
    cairo_image_surface_create_for_data ((guchar *) (gsize) g_bytes_get_data (bytes, NULL), CAIRO_FORMAT_ARGB32, width, height, width * 4);

  cairo_surface_set_user_data (surface, &key, g_bytes_ref (bytes), (cairo_destroy_func_t) g_bytes_unref);
  return surface;
}

static Picture *
picture_new (Job *job)
{
  Picture *picture = g_rc_box_new0 (Picture);
  const GdkRectangle *part = &picture->order.part;
  const gsize stride = (gsize) job->order.part.width * 4;

  picture->order = job->order;
  job->order = (Order) { NULL };
  relais_stamp_set (&picture->whole, gdk_memory_texture_new (part->width, part->height, GDK_MEMORY_DEFAULT, job->bytes, stride));
  relais_stamp_set_surface (&picture->whole, surface_of (job->bytes, part->width, part->height));
  picture->columns = (part->width + TILE - 1) / TILE;
  picture->tiles = g_ptr_array_new_with_free_func (g_object_unref);
  for (int y = 0; y < part->height; y += TILE)
    for (int x = 0; x < part->width; x += TILE)
      {
        int width = MIN (TILE, part->width - x), height = MIN (TILE, part->height - y);
        gsize first = (gsize) y * stride + (gsize) x * 4;
        g_autoptr (GBytes) bytes = g_bytes_new_from_bytes (job->bytes, first,
                                                           (gsize) (height - 1) * stride + (gsize) width * 4);

        g_ptr_array_add (picture->tiles, gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride));
      }
  return picture;
}

static void
on_drawn (GObject *object, GAsyncResult *result, gpointer data)
{
  RelaisBoardLayer *self = RELAIS_BOARD_LAYER (object);
  Job *job = g_task_get_task_data (G_TASK (result));
  gboolean whole;
  Picture *picture;

  self->busy = FALSE;
  g_set_object (&self->handle, job->handle);
  g_free (self->handle_key);
  self->handle_key = g_steal_pointer (&job->handle_key);
  picture = picture_new (job);
  whole = is_whole (&picture->order);
  g_clear_pointer (&self->detail, picture_unref);
  if (whole || (self->base != NULL && bytes_of (&self->base->order) + bytes_of (&picture->order) > MOST_BYTES)
      || (self->base != NULL && !same_drawing (&self->base->order, &picture->order)))
    g_clear_pointer (&self->base, picture_unref);
  if (whole)
    {
      self->base = picture;
      g_clear_pointer (&drawn_last, picture_unref);
      drawn_last = g_rc_box_acquire (picture);
    }
  else
    self->detail = picture;
  g_signal_emit (self, signals[READY], 0);
  work (self);
}

/* What is seen, in pixels of the whole board at the present size. */
static void
seen (RelaisBoardLayer *self, float margin, Order *order)
{
  const RelaisBoardFrame *frame = &self->frame;
  float pixels = (float) frame->pixels;
  GdkRectangle board, window;

  order->density = frame->scale * pixels;
  board = (GdkRectangle) { 0, 0, (int) ceilf (self->width * order->density), (int) ceilf (self->height * order->density) };
  window.x = (int) floorf ((-frame->x - frame->width * margin) * pixels);
  window.y = (int) floorf ((-frame->y - frame->height * margin) * pixels);
  window.width = (int) ceilf (frame->width * (1 + 2 * margin) * pixels) + 1;
  window.height = (int) ceilf (frame->height * (1 + 2 * margin) * pixels) + 1;
  if (!gdk_rectangle_intersect (&board, &window, &order->part))
    order->part = (GdkRectangle) { 0, 0, 1, 1 };
}

static void
describe (RelaisBoardLayer *self, Order *order)
{
  order->sheet = self->sheet;
  order->style = self->style;
  order->css = self->css;
  order->width = self->width;
  order->height = self->height;
}

static gboolean
answers (Picture *picture, const Order *order)
{
  return picture != NULL && same_drawing (&picture->order, order) && same_density (&picture->order, order)
         && covers (&picture->order, &order->part);
}

gboolean
relais_board_layer_has_picture (RelaisBoardLayer *self)
{
  g_return_val_if_fail (RELAIS_IS_BOARD_LAYER (self), FALSE);
  return self->base != NULL || self->detail != NULL;
}

gboolean
relais_board_layer_is_sharp (RelaisBoardLayer *self)
{
  Order order;

  g_return_val_if_fail (RELAIS_IS_BOARD_LAYER (self), FALSE);

  if (self->sheet == NULL || self->frame.scale <= 0)
    return FALSE;
  describe (self, &order);
  seen (self, 0, &order);
  return answers (self->base, &order) || answers (self->detail, &order);
}

/* Draws what is missing, if nothing is being drawn. */
static void
work (RelaisBoardLayer *self)
{
  g_autoptr (GTask) task = NULL;
  Order order;
  Job *job;

  if (self->busy || self->sheet == NULL || self->frame.scale <= 0 || relais_board_layer_is_sharp (self))
    return;
  describe (self, &order);
  seen (self, MARGIN, &order);
  if (bytes_of (&order) > MOST_BYTES / 2)
    seen (self, 0, &order);
  job = g_new0 (Job, 1);
  job->hurried = !relais_board_layer_has_picture (self);
  job->order = order;
  job->order.sheet = g_strdup (order.sheet);
  job->order.style = g_strdup (order.style);
  job->order.css = g_strdup (order.css);
  job->handle_key = g_strdup_printf ("%s %s %s", order.sheet, order.style, order.css != NULL ? order.css : "");
  /* one thread at a time has the handle */
  if (g_strcmp0 (job->handle_key, self->handle_key) == 0)
    job->handle = g_steal_pointer (&self->handle);
  g_clear_object (&self->handle);
  self->busy = TRUE;
  task = g_task_new (self, NULL, on_drawn, NULL);
  g_task_set_task_data (task, job, job_free);
  relais_in_thread (task, in_thread);
}

static void
relais_board_layer_finalize (GObject *object)
{
  RelaisBoardLayer *self = RELAIS_BOARD_LAYER (object);

  g_free (self->sheet);
  g_free (self->style);
  g_free (self->css);
  g_clear_pointer (&self->base, picture_unref);
  g_clear_pointer (&self->detail, picture_unref);
  g_clear_object (&self->handle);
  g_free (self->handle_key);
  G_OBJECT_CLASS (relais_board_layer_parent_class)->finalize (object);
}

static void
relais_board_layer_class_init (RelaisBoardLayerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_board_layer_finalize;
  signals[READY] = g_signal_new ("ready", RELAIS_TYPE_BOARD_LAYER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
relais_board_layer_init (RelaisBoardLayer *self)
{
}

RelaisBoardLayer *
relais_board_layer_new (void)
{
  return g_object_new (RELAIS_TYPE_BOARD_LAYER, NULL);
}

/* Something like it is there already; which pieces of the drawing are shown may
 * differ until it is drawn. */
static void
take_over (RelaisBoardLayer *self)
{
  if (relais_board_layer_has_picture (self) || drawn_last == NULL)
    return;
  if (g_str_equal (drawn_last->order.sheet, self->sheet) && g_str_equal (drawn_last->order.style, self->style))
    self->base = g_rc_box_acquire (drawn_last);
}

void
relais_board_layer_set (RelaisBoardLayer *self,
                        const char       *sheet,
                        float             width,
                        float             height,
                        const char       *style,
                        const char       *css)
{
  g_return_if_fail (RELAIS_IS_BOARD_LAYER (self));

  if (g_strcmp0 (self->sheet, sheet) == 0 && g_strcmp0 (self->style, style) == 0 && g_strcmp0 (self->css, css) == 0)
    return;
  g_free (self->sheet);
  g_free (self->style);
  g_free (self->css);
  self->sheet = g_strdup (sheet);
  self->style = g_strdup (style);
  self->css = g_strdup (css);
  self->width = width;
  self->height = height;
  take_over (self);
  work (self);
}

void
relais_board_layer_look (RelaisBoardLayer *self, const RelaisBoardFrame *frame, gboolean settled)
{
  g_return_if_fail (RELAIS_IS_BOARD_LAYER (self));

  self->frame = *frame;
  if (settled || !relais_board_layer_has_picture (self))
    work (self);
}

gsize
relais_board_layer_get_bytes (RelaisBoardLayer *self)
{
  g_return_val_if_fail (RELAIS_IS_BOARD_LAYER (self), 0);
  return (self->base != NULL ? bytes_of (&self->base->order) : 0)
         + (self->detail != NULL ? bytes_of (&self->detail->order) : 0);
}

/* Pixel by pixel in tiles, of which only those are sent to the graphics card
 * that are seen; stretched in one piece, which has no seams. */
static void
show_picture (RelaisBoardLayer *self, Picture *picture, GtkSnapshot *snapshot)
{
  const RelaisBoardFrame *frame = &self->frame;
  const GdkRectangle *part = &picture->order.part;
  const float unit = frame->scale / picture->order.density;     /* of the widget, for a pixel of the picture */
  graphene_rect_t area;

  if (frame->software || fabsf (picture->order.density - frame->scale * (float) frame->pixels) > 1e-5f)
    {
      graphene_rect_init (&area, frame->x + (float) part->x * unit, frame->y + (float) part->y * unit,
                          (float) part->width * unit, (float) part->height * unit);
      relais_stamp_append (&picture->whole, snapshot, &area, frame->software);
      return;
    }
  for (guint i = 0; i < picture->tiles->len; i++)
    {
      GdkTexture *tile = picture->tiles->pdata[i];
      float x = (float) (part->x + (int) i % picture->columns * TILE);
      float y = (float) (part->y + (int) i / picture->columns * TILE);

      graphene_rect_init (&area, frame->x + x / (float) frame->pixels, frame->y + y / (float) frame->pixels,
                          (float) gdk_texture_get_width (tile) / (float) frame->pixels,
                          (float) gdk_texture_get_height (tile) / (float) frame->pixels);
      if (area.origin.x < frame->width && area.origin.y < frame->height && area.origin.x + area.size.width > 0
          && area.origin.y + area.size.height > 0)
        gtk_snapshot_append_texture (snapshot, tile, &area);
    }
}

/* Covers what is seen, in whatever size it was drawn. */
static gboolean
fills (const Picture *picture, const Order *order)
{
  const GdkRectangle *part = &picture->order.part;
  const float by = picture->order.density / order->density;

  return (float) part->x <= (float) order->part.x * by && (float) part->y <= (float) order->part.y * by
         && (float) (part->x + part->width) >= (float) (order->part.x + order->part.width) * by
         && (float) (part->y + part->height) >= (float) (order->part.y + order->part.height) * by;
}

void
relais_board_layer_snapshot (RelaisBoardLayer *self, GtkSnapshot *snapshot)
{
  Order order;

  g_return_if_fail (RELAIS_IS_BOARD_LAYER (self));

  if (self->sheet == NULL)
    return;
  describe (self, &order);
  seen (self, 0, &order);
  if (self->base != NULL && (self->detail == NULL || !fills (self->detail, &order)))
    show_picture (self, self->base, snapshot);
  if (self->detail != NULL && !answers (self->base, &order))
    show_picture (self, self->detail, snapshot);
}
