/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-thumbnails.h"

#include <glib/gstdio.h>

#include "relais-art.h"
#include "relais-board-view.h"
#include "relais-config.h"

#define MOST_FILES 200

typedef struct
{
  GWeakRef picture;
  const char *style;
  char *path;
  int width;
  RelaisThumbnailMatch match;
  gpointer data;
  GDestroyNotify free;
} Order;

struct _RelaisThumbnails
{
  GObject parent_instance;

  GQueue orders;
  guint source;
};

G_DEFINE_TYPE (RelaisThumbnails, relais_thumbnails, G_TYPE_OBJECT)

static void
order_free (gpointer data)
{
  Order *order = data;

  g_weak_ref_clear (&order->picture);
  g_free (order->path);
  if (order->free != NULL)
    order->free (order->data);
  g_free (order);
}

static char *
path_of (const char *key)
{
  g_autofree char *name = g_strconcat (key, ".png", NULL);

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
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) == 0)
    prune (folder);
}

static void
carry_out (Order *order)
{
  g_autoptr (GtkPicture) picture = g_weak_ref_get (&order->picture);
  g_autoptr (RelaisMatch) match = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GBytes) png = NULL;

  /* In another style, the picture has been asked for again. */
  if (picture == NULL || !g_str_equal (order->style, relais_art_get_style (relais_art_get_default ())))
    return;
  match = order->match (order->data);
  if (match != NULL)
    texture = relais_board_picture (match, order->width);
  if (texture == NULL)
    return;
  gtk_picture_set_paintable (picture, GDK_PAINTABLE (texture));
  png = gdk_texture_save_to_png_bytes (texture);
  g_file_set_contents (order->path, g_bytes_get_data (png, NULL), (gssize) g_bytes_get_size (png), NULL);
}

static gboolean
on_time (gpointer user_data)
{
  RelaisThumbnails *self = user_data;
  Order *order = g_queue_pop_head (&self->orders);

  carry_out (order);
  order_free (order);
  if (!g_queue_is_empty (&self->orders))
    return G_SOURCE_CONTINUE;
  self->source = 0;
  return G_SOURCE_REMOVE;
}

static void
relais_thumbnails_finalize (GObject *object)
{
  RelaisThumbnails *self = RELAIS_THUMBNAILS (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_queue_clear_full (&self->orders, order_free);
  G_OBJECT_CLASS (relais_thumbnails_parent_class)->finalize (object);
}

static void
relais_thumbnails_class_init (RelaisThumbnailsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_thumbnails_finalize;
}

static void
relais_thumbnails_init (RelaisThumbnails *self)
{
  g_queue_init (&self->orders);
}

RelaisThumbnails *
relais_thumbnails_new (void)
{
  return g_object_new (RELAIS_TYPE_THUMBNAILS, NULL);
}

/* path: (transfer full) */
static void
push (RelaisThumbnails *self, GtkPicture *picture, char *path, int width, RelaisThumbnailMatch match, gpointer data,
      GDestroyNotify free)
{
  Order *order = g_new0 (Order, 1);

  g_weak_ref_init (&order->picture, picture);
  order->style = relais_art_get_style (relais_art_get_default ());
  order->path = path;
  order->width = width;
  order->match = match;
  order->data = data;
  order->free = free;
  g_queue_push_tail (&self->orders, order);
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_LOW, on_time, self, NULL);
}

void
relais_thumbnails_add (RelaisThumbnails    *self,
                       GtkPicture          *picture,
                       const char          *text,
                       RelaisThumbnailMatch match,
                       gpointer             data,
                       GDestroyNotify       free)
{
  g_autofree char *depends = g_strjoin ("\n", RELAIS_VERSION, relais_art_get_style (relais_art_get_default ()), text, NULL);
  g_autofree char *key = g_compute_checksum_for_string (G_CHECKSUM_SHA256, depends, -1);
  g_autofree char *path = path_of (key);
  g_autoptr (GdkTexture) texture = gdk_texture_new_from_filename (path, NULL);

  if (texture != NULL)
    {
      gtk_picture_set_paintable (picture, GDK_PAINTABLE (texture));
      if (free != NULL)
        free (data);
      return;
    }
  make_room (path);
  push (self, picture, g_steal_pointer (&path), RELAIS_THUMBNAIL_WIDTH, match, data, free);
}

void
relais_thumbnails_draw (RelaisThumbnails    *self,
                        GtkPicture          *picture,
                        const char          *path,
                        RelaisThumbnailMatch match,
                        gpointer             data,
                        GDestroyNotify       free)
{
  push (self, picture, g_strdup (path), RELAIS_GAME_PICTURE_WIDTH, match, data, free);
}
