/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-thumbnails.h"

#include <glib/gstdio.h>

#include "relais-board-picture.h"
#include "app/kit/relais-in-thread.h"
#include "record/relais-file.h"
#include "relais-art.h"
#include "relais-config.h"
#include "relais-picture-file.h"

#define MOST_FILES 200
#define DRAWN "2"               /* counts up when they are drawn otherwise than before */

/* A picture that is shown. A thread that still reads holds it, too. */
typedef struct
{
  gatomicrefcount references;
  GtkPicture *picture;          /* not ours: who asked for it tells when it goes */
  const RelaisThumbnailKind *kind;
  gpointer data;
  const char *style;            /* in which it was asked for last */
  char *path;                   /* where it is to be kept, once that is known */
  gboolean hidden;
} Order;

struct _RelaisThumbnails
{
  GObject parent_instance;

  GHashTable *orders;           /* by GtkPicture */
  GQueue undrawn;               /* of Order, which are among those */
  gboolean drawing;
  guint source;
};

G_DEFINE_TYPE (RelaisThumbnails, relais_thumbnails, G_TYPE_OBJECT)

static Order *
order_ref (Order *order)
{
  g_atomic_ref_count_inc (&order->references);
  return order;
}

static void
order_unref (gpointer data)
{
  Order *order = data;

  if (!g_atomic_ref_count_dec (&order->references))
    return;
  order->kind->free (order->data);
  g_free (order->path);
  g_free (order);
}

/**
 * relais_thumbnails_path:
 *
 * Returns: (transfer full)
 */
char *
relais_thumbnails_path (const char *text, gsize length, const char *style)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *depends = g_strjoin ("\n", RELAIS_VERSION, DRAWN, style, "", NULL);
  g_autofree char *name = NULL;

  g_checksum_update (sum, (const guchar *) depends, -1);
  g_checksum_update (sum, (const guchar *) text, (gssize) length);
  name = g_strconcat (g_checksum_get_string (sum), ".png", NULL);
  return g_build_filename (g_get_user_cache_dir (), "relais", "thumbnails", name, NULL);
}

/* It is only a cache: too many, and all are drawn again. */
static void
prune (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  if (n <= MOST_FILES)
    return;
  g_dir_rewind (dir);
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
}

static void
make_room (const char *path)
{
  g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), "relais", "thumbnails", NULL);

  if (g_str_has_prefix (path, cache) && relais_file_make_folder (cache, NULL))
    prune (cache);
}

/* Drawing */

typedef struct
{
  char *path;
  GdkTexture *texture;
} Drawn;

static void
drawn_free (gpointer data)
{
  Drawn *drawn = data;

  g_free (drawn->path);
  g_object_unref (drawn->texture);
  g_free (drawn);
}

static void
keep (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Drawn *drawn = data;

  make_room (drawn->path);
  relais_picture_file_write (drawn->path, drawn->texture);
  g_task_return_boolean (task, TRUE);
}

/* One picture at a time. */
typedef struct
{
  RelaisThumbnails *thumbnails;
  Order *order;
  const char *style;
  char *path;
} Drawing;

static void
drawing_free (Drawing *drawing)
{
  g_object_unref (drawing->thumbnails);
  order_unref (drawing->order);
  g_free (drawing->path);
  g_free (drawing);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Drawing, drawing_free)

static void draw_next (RelaisThumbnails *self);

static void
on_drawn (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Drawing) drawing = user_data;
  g_autoptr (GdkTexture) texture = relais_board_picture_finish (result);
  g_autoptr (GTask) task = NULL;
  Drawn *drawn;

  drawing->thumbnails->drawing = FALSE;
  draw_next (drawing->thumbnails);
  /* In another style it has been asked for again. */
  if (texture == NULL || drawing->order->hidden || drawing->order->style != drawing->style)
    return;
  gtk_picture_set_paintable (drawing->order->picture, GDK_PAINTABLE (texture));
  drawn = g_new (Drawn, 1);
  *drawn = (Drawn) { g_steal_pointer (&drawing->path), g_steal_pointer (&texture) };
  task = g_task_new (NULL, NULL, NULL, NULL);
  g_task_set_task_data (task, drawn, drawn_free);
  relais_in_thread (task, keep);
}

static void
draw (RelaisThumbnails *self, Order *order)
{
  g_autoptr (RelaisMatch) match = order->kind->match (order->data);
  Drawing *drawing;

  /* The row may have gone because there was no match. */
  if (match == NULL || order->hidden)
    return;
  drawing = g_new (Drawing, 1);
  *drawing = (Drawing) { g_object_ref (self), order_ref (order), order->style, g_strdup (order->path) };
  self->drawing = TRUE;
  relais_board_picture_async (match, RELAIS_NOBODY, order->kind->width, TRUE, on_drawn, drawing);
}

static gboolean
on_time_to_draw (gpointer user_data)
{
  RelaisThumbnails *self = user_data;
  Order *order = g_queue_pop_head (&self->undrawn);

  if (order != NULL)
    {
      order_ref (order);
      draw (self, order);
      order_unref (order);
    }
  if (!self->drawing && !g_queue_is_empty (&self->undrawn))
    return G_SOURCE_CONTINUE;
  self->source = 0;
  return G_SOURCE_REMOVE;
}

static void
draw_next (RelaisThumbnails *self)
{
  if (self->source == 0 && !self->drawing && !g_queue_is_empty (&self->undrawn))
    self->source = g_idle_add_full (G_PRIORITY_LOW, on_time_to_draw, self, NULL);
}

static void
draw_soon (RelaisThumbnails *self, Order *order)
{
  g_queue_push_tail (&self->undrawn, order);
  draw_next (self);
}

/* Reading */

typedef struct
{
  Order *order;
  const char *style;
  char *path;
  gboolean outdated;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  order_unref (reading->order);
  g_free (reading->path);
  g_free (reading);
}

static void
read_picture (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  const Order *order = reading->order;

  reading->path = order->kind->find (order->data, reading->style, &reading->outdated);
  g_task_return_pointer (task, reading->path != NULL && !reading->outdated ? relais_picture_file_read (reading->path) : NULL,
                         g_object_unref);
}

static void
on_picture_read (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RelaisThumbnails *self = RELAIS_THUMBNAILS (source);
  Reading *reading = g_task_get_task_data (G_TASK (result));
  g_autoptr (GdkTexture) texture = g_task_propagate_pointer (G_TASK (result), NULL);
  Order *order = reading->order;

  /* In another style it has been asked for again. */
  if (order->hidden || order->style != reading->style || reading->path == NULL)
    return;
  if (texture != NULL)
    {
      gtk_picture_set_paintable (order->picture, GDK_PAINTABLE (texture));
      return;
    }
  g_free (order->path);
  order->path = g_strdup (reading->path);
  draw_soon (self, order);
}

static void
begin (RelaisThumbnails *self, Order *order)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, on_picture_read, NULL);
  Reading *reading = g_new0 (Reading, 1);

  g_queue_remove (&self->undrawn, order);
  order->style = relais_art_get_style (relais_art_get_default ());
  reading->order = order_ref (order);
  reading->style = order->style;
  g_task_set_task_data (task, reading, reading_free);
  relais_in_thread (task, read_picture);
}

static void
begin_again (RelaisThumbnails *self)
{
  GHashTableIter iter;
  gpointer order;

  g_hash_table_iter_init (&iter, self->orders);
  while (g_hash_table_iter_next (&iter, NULL, &order))
    begin (self, order);
}

static void
hide_order (gpointer data)
{
  ((Order *) data)->hidden = TRUE;
  order_unref (data);
}

static void
relais_thumbnails_dispose (GObject *object)
{
  RelaisThumbnails *self = RELAIS_THUMBNAILS (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_queue_clear (&self->undrawn);
  g_hash_table_remove_all (self->orders);
  G_OBJECT_CLASS (relais_thumbnails_parent_class)->dispose (object);
}

static void
relais_thumbnails_finalize (GObject *object)
{
  g_hash_table_unref (RELAIS_THUMBNAILS (object)->orders);
  G_OBJECT_CLASS (relais_thumbnails_parent_class)->finalize (object);
}

static void
relais_thumbnails_class_init (RelaisThumbnailsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_thumbnails_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_thumbnails_finalize;
}

static void
relais_thumbnails_init (RelaisThumbnails *self)
{
  self->orders = g_hash_table_new_full (NULL, NULL, NULL, hide_order);
  g_queue_init (&self->undrawn);
  g_signal_connect_object (relais_art_get_default (), "changed", G_CALLBACK (begin_again), self, G_CONNECT_SWAPPED);
}

RelaisThumbnails *
relais_thumbnails_new (void)
{
  return g_object_new (RELAIS_TYPE_THUMBNAILS, NULL);
}

/**
 * relais_thumbnails_show:
 * @data: (transfer full)
 */
void
relais_thumbnails_show (RelaisThumbnails *self, GtkPicture *picture, const RelaisThumbnailKind *kind, gpointer data)
{
  Order *order;

  g_return_if_fail (RELAIS_IS_THUMBNAILS (self));

  order = g_new0 (Order, 1);
  relais_thumbnails_hide (self, picture);
  g_atomic_ref_count_init (&order->references);
  order->picture = picture;
  order->kind = kind;
  order->data = data;
  g_hash_table_insert (self->orders, picture, order);
  begin (self, order);
}

void
relais_thumbnails_hide (RelaisThumbnails *self, GtkPicture *picture)
{
  Order *order;

  g_return_if_fail (RELAIS_IS_THUMBNAILS (self));

  order = g_hash_table_lookup (self->orders, picture);
  if (order == NULL)
    return;
  g_queue_remove (&self->undrawn, order);
  g_hash_table_remove (self->orders, picture);
  gtk_picture_set_paintable (picture, NULL);
}
