/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-art.h"

#include "app/kit/relais-in-thread.h"
#include "relais-sprite-store.h"

#define ART_PATH "/io/github/relaisgame/Relais/art/"
#define CACHE_BYTES (24 * 1024 * 1024)

struct _RelaisArt
{
  GObject parent_instance;

  const char *style;
  GHashTable *handles;          /* sheet -> RsvgHandle */
  GHashTable *areas;            /* of elements of the sheets, the same in each style */
  RelaisSpriteStore *store;
  GHashTable *textures;         /* key -> GList of `order` */
  GQueue order;                 /* of Cached, the one used last at the head */
  gsize bytes;
};

typedef struct
{
  char *key;
  GdkTexture *texture;
  gsize bytes;
} Cached;

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisArt, relais_art, G_TYPE_OBJECT)

static void
cached_free (gpointer data)
{
  Cached *cached = data;

  g_free (cached->key);
  g_object_unref (cached->texture);
  g_free (cached);
}

static void
forget_all (RelaisArt *self)
{
  g_hash_table_remove_all (self->textures);
  g_queue_clear_full (&self->order, cached_free);
  self->bytes = 0;
  g_hash_table_remove_all (self->handles);
  g_clear_object (&self->store);
}

static const char *
present_style (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    return "contrast";
  return adw_style_manager_get_dark (manager) ? "dark" : "light";
}

/* handles: (transfer full) (nullable): of sheets in that style */
static void
take_style (RelaisArt *self, const char *style, GHashTable *handles)
{
  forget_all (self);
  self->style = style;
  if (handles != NULL)
    {
      g_hash_table_unref (self->handles);
      self->handles = handles;
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static GHashTable *
handles_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

/* The sheets that are in use, in another style. */
typedef struct
{
  const char *style;
  char **sheets;
} Reading;

static void
reading_free (gpointer data)
{
  g_strfreev (((Reading *) data)->sheets);
  g_free (data);
}

static void
read_in_thread (GTask *task, gpointer art, gpointer data, GCancellable *cancellable)
{
  const Reading *reading = data;
  GHashTable *handles = handles_new ();

  for (guint i = 0; reading->sheets[i] != NULL; i++)
    g_hash_table_insert (handles, g_strdup (reading->sheets[i]), relais_art_open_styled (reading->style, reading->sheets[i], NULL));
  g_task_return_pointer (task, handles, (GDestroyNotify) g_hash_table_unref);
}

static void
on_read (GObject *art, GAsyncResult *result, gpointer data)
{
  RelaisArt *self = RELAIS_ART (art);
  const Reading *reading = g_task_get_task_data (G_TASK (result));
  GHashTable *handles = g_task_propagate_pointer (G_TASK (result), NULL);

  /* It may have changed once more, and back. */
  if (reading->style == present_style () && reading->style != self->style)
    take_style (self, reading->style, handles);
  else
    g_hash_table_unref (handles);
}

/* To read the drawings in another style takes longer than a frame, so all stays
 * as it is until a thread has done it. */
static void
on_style_changed (RelaisArt *self)
{
  const char *style = present_style ();
  g_autoptr (GTask) task = NULL;
  Reading *reading;

  if (style == self->style)
    return;
  if (g_hash_table_size (self->handles) == 0)
    {
      take_style (self, style, NULL);
      return;
    }
  reading = g_new (Reading, 1);
  *reading = (Reading) { style, (char **) g_hash_table_get_keys_as_array (self->handles, NULL) };
  for (guint i = 0; reading->sheets[i] != NULL; i++)
    reading->sheets[i] = g_strdup (reading->sheets[i]);
  task = g_task_new (self, NULL, on_read, NULL);
  g_task_set_task_data (task, reading, reading_free);
  relais_in_thread (task, read_in_thread);
}

static void
relais_art_finalize (GObject *object)
{
  RelaisArt *self = RELAIS_ART (object);

  forget_all (self);
  g_hash_table_unref (self->textures);
  g_hash_table_unref (self->handles);
  g_hash_table_unref (self->areas);
  G_OBJECT_CLASS (relais_art_parent_class)->finalize (object);
}

static void
relais_art_class_init (RelaisArtClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_art_finalize;
  signals[CHANGED] = g_signal_new ("changed", RELAIS_TYPE_ART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
relais_art_init (RelaisArt *self)
{
  AdwStyleManager *manager;

  self->style = "light";
  self->handles = handles_new ();
  self->areas = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->textures = g_hash_table_new (g_str_hash, g_str_equal);
  g_queue_init (&self->order);
  /* Without a display there is no style to follow, and newer versions of GTK do not let it be asked for. */
  if (!gtk_is_initialized ())
    return;
  manager = adw_style_manager_get_default ();
  self->style = present_style ();
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (on_style_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (on_style_changed), self, G_CONNECT_SWAPPED);
}

/**
 * relais_art_get_default:
 *
 * Returns: (transfer none): the drawings of this process
 */
RelaisArt *
relais_art_get_default (void)
{
  static RelaisArt *art;

  if (art == NULL)
    {
      art = g_object_new (RELAIS_TYPE_ART, NULL);
      g_object_add_weak_pointer (G_OBJECT (art), (gpointer *) &art);
    }
  return art;
}

const char *
relais_art_get_style (RelaisArt *self)
{
  g_return_val_if_fail (RELAIS_IS_ART (self), NULL);
  return self->style;
}

/**
 * relais_art_open_styled:
 * @css: (nullable)
 *
 * Returns: (transfer full)
 */
RsvgHandle *
relais_art_open_styled (const char *told_style, const char *sheet, const char *css)
{
  g_autofree char *path = g_strdup_printf (ART_PATH "%s.svg", sheet);
  g_autofree char *style_path = g_strdup_printf (ART_PATH "style-%s.css", told_style);
  g_autoptr (GBytes) svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GBytes) style = g_resources_lookup_data (style_path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *all = NULL;
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle;

  if (svg == NULL || style == NULL)
    g_error ("The drawings %s are not in the program", path);
  handle = rsvg_handle_new_from_data (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), &error);
  if (handle == NULL)
    g_error ("%s: %s", path, error->message);
  /* The files carry the light style themselves. */
  if (g_str_equal (told_style, "light") && css == NULL)
    return handle;
  if (g_str_equal (told_style, "light"))
    all = g_strdup (css);
  else
    all = g_strdup_printf ("%.*s\n%s", (int) g_bytes_get_size (style), (const char *) g_bytes_get_data (style, NULL),
                           css != NULL ? css : "");
  if (!rsvg_handle_set_stylesheet (handle, (const guint8 *) all, strlen (all), &error))
    g_error ("%s: %s", style_path, error->message);
  return handle;
}

/**
 * relais_art_fingerprint:
 *
 * Returns: another number for another drawing of that name in that style; for
 *   any thread
 */
guint
relais_art_fingerprint (const char *style, const char *sheet)
{
  g_autofree char *path = g_strdup_printf (ART_PATH "%s.svg", sheet);
  g_autofree char *style_path = g_strdup_printf (ART_PATH "style-%s.css", style);
  g_autoptr (GBytes) svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GBytes) css = g_resources_lookup_data (style_path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  return svg != NULL && css != NULL ? g_bytes_hash (svg) ^ g_bytes_hash (css) : 0;
}

/**
 * relais_art_open:
 * @css: (nullable)
 *
 * Returns: (transfer full)
 */
RsvgHandle *
relais_art_open (RelaisArt *self, const char *sheet, const char *css)
{
  g_return_val_if_fail (RELAIS_IS_ART (self), NULL);
  return relais_art_open_styled (self->style, sheet, css);
}

static RsvgHandle *
handle_of (RelaisArt *self, const char *sheet)
{
  RsvgHandle *handle = g_hash_table_lookup (self->handles, sheet);

  if (handle == NULL)
    {
      handle = relais_art_open (self, sheet, NULL);
      g_hash_table_insert (self->handles, g_strdup (sheet), handle);
    }
  return handle;
}

/* What the small drawings come from. */
static RelaisSpriteStore *
store_of (RelaisArt *self)
{
  if (self->store == NULL)
    {
      g_autoptr (GString) key = g_string_new ("sprites");
      g_auto (GStrv) sheets = g_resources_enumerate_children (ART_PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      g_string_append_printf (key, " %s", self->style);
      for (guint i = 0; sheets[i] != NULL; i++)
        if (g_str_has_suffix (sheets[i], ".svg"))
          {
            sheets[i][strlen (sheets[i]) - strlen (".svg")] = '\0';
            g_string_append_printf (key, " %s %u", sheets[i], relais_art_fingerprint (self->style, sheets[i]));
          }
      self->store = relais_sprite_store_new (key->str);
    }
  return self->store;
}

static RsvgRectangle
whole_of (RsvgHandle *handle)
{
  RsvgRectangle whole = { 0 };

  rsvg_handle_get_intrinsic_dimensions (handle, NULL, NULL, NULL, NULL, NULL, &whole);
  whole.x = whole.y = 0;
  return whole;
}

/* Where an element is on its sheet; a width below 0: nowhere. */
static void
find_area (RsvgHandle *handle, const char *id, graphene_rect_t *area)
{
  g_autofree char *element = g_strdup_printf ("#%s", id);
  RsvgRectangle whole = whole_of (handle), ink, found;

  if (rsvg_handle_get_geometry_for_layer (handle, element, &whole, &ink, &found, NULL))
    *area = GRAPHENE_RECT_INIT ((float) found.x, (float) found.y, (float) found.width, (float) found.height);
  else
    *area = GRAPHENE_RECT_INIT (0, 0, -1, -1);
}

/* Asked of the drawing once. */
static gboolean
area_of (RelaisArt *self, const char *sheet, const char *id, graphene_rect_t *area)
{
  g_autofree char *key = g_strdup_printf ("%s#%s", sheet, id);
  const graphene_rect_t *known = g_hash_table_lookup (self->areas, key);

  if (!relais_sprite_store_get_area (store_of (self), key, area))
    {
      if (known != NULL)
        *area = *known;
      else
        find_area (handle_of (self, sheet), id, area);
      relais_sprite_store_add_area (store_of (self), key, area);
    }
  if (known == NULL)
    g_hash_table_insert (self->areas, g_steal_pointer (&key), g_memdup2 (area, sizeof *area));
  return area->size.width >= 0;
}

static gboolean
box_of (RelaisArt *self, const char *sheet, const char *sprite, graphene_rect_t *box)
{
  g_autofree char *id = g_strdup_printf ("box-%s", sprite);

  return area_of (self, sheet, id, box);
}

gboolean
relais_art_size (RelaisArt *self, const char *sheet, const char *sprite, graphene_size_t *size)
{
  graphene_rect_t box;

  g_return_val_if_fail (RELAIS_IS_ART (self), FALSE);

  if (!box_of (self, sheet, sprite, &box))
    return FALSE;
  *size = box.size;
  return TRUE;
}

gboolean
relais_art_slot (RelaisArt *self, const char *sheet, const char *slot, graphene_rect_t *area)
{
  g_return_val_if_fail (RELAIS_IS_ART (self), FALSE);
  return area_of (self, sheet, slot, area);
}

/* Rows of a surface in ARGB32 have no gaps. */
static GBytes *
pixels_of_surface (cairo_surface_t *surface)
{
  gsize size = (gsize) cairo_image_surface_get_stride (surface) * (gsize) cairo_image_surface_get_height (surface);

  cairo_surface_flush (surface);
  return g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), size,
                                     (GDestroyNotify) cairo_surface_destroy, surface);
}

GdkTexture *
relais_art_texture_of_surface (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) pixels = pixels_of_surface (surface);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels, (gsize) width * 4);
}

static cairo_surface_t *
draw (RsvgHandle *handle, const char *sprite, const graphene_rect_t *box, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  g_autofree char *id = g_strdup_printf ("#%s", sprite);
  RsvgRectangle whole = whole_of (handle);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, (double) width / (double) box->size.width, (double) height / (double) box->size.height);
  cairo_translate (cr, -(double) box->origin.x, -(double) box->origin.y);
  rsvg_handle_render_layer (handle, cr, id, &whole, NULL);
  cairo_destroy (cr);
  return surface;
}

/**
 * relais_art_draw:
 *
 * Returns: (nullable) (transfer full)
 */
cairo_surface_t *
relais_art_draw (RsvgHandle *handle, const char *sprite, int width, int height)
{
  g_autofree char *id = g_strdup_printf ("box-%s", sprite);
  graphene_rect_t box;

  find_area (handle, id, &box);
  if (width <= 0 || height <= 0 || box.size.width <= 0 || box.size.height <= 0)
    return NULL;
  return draw (handle, sprite, &box, width, height);
}

static GdkTexture *
render (RelaisArt *self, const char *sheet, const char *sprite, int width, int height, const char *key)
{
  g_autoptr (GBytes) pixels = NULL;
  graphene_rect_t box;

  if (!box_of (self, sheet, sprite, &box) || box.size.width <= 0 || box.size.height <= 0)
    return NULL;
  pixels = pixels_of_surface (draw (handle_of (self, sheet), sprite, &box, width, height));
  relais_sprite_store_add (store_of (self), key, width, height, pixels);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels, (gsize) width * 4);
}

static void
remember (RelaisArt *self, char *key, GdkTexture *texture, gsize bytes)
{
  Cached *cached = g_new (Cached, 1);

  *cached = (Cached) { key, g_object_ref (texture), bytes };
  g_queue_push_head (&self->order, cached);
  g_hash_table_insert (self->textures, key, self->order.head);
  self->bytes += bytes;
  while (self->bytes > CACHE_BYTES && self->order.length > 1)
    {
      Cached *oldest = g_queue_pop_tail (&self->order);

      g_hash_table_remove (self->textures, oldest->key);
      self->bytes -= oldest->bytes;
      cached_free (oldest);
    }
}

/**
 * relais_art_texture:
 *
 * Returns: (transfer full) (nullable)
 */
GdkTexture *
relais_art_texture (RelaisArt *self, const char *sheet, const char *sprite, int width, int height)
{
  g_autofree char *key = g_strdup_printf ("%s#%s %dx%d", sheet, sprite, width, height);
  GList *link;
  g_autoptr (GdkTexture) texture = NULL;

  g_return_val_if_fail (RELAIS_IS_ART (self), NULL);

  link = g_hash_table_lookup (self->textures, key);
  if (width <= 0 || height <= 0)
    return NULL;
  if (link != NULL)
    {
      g_queue_unlink (&self->order, link);
      g_queue_push_head_link (&self->order, link);
      return g_object_ref (((Cached *) link->data)->texture);
    }
  texture = relais_sprite_store_get (store_of (self), key);
  if (texture == NULL)
    texture = render (self, sheet, sprite, width, height, key);
  if (texture != NULL)
    remember (self, g_steal_pointer (&key), texture, (gsize) width * (gsize) height * 4);
  return g_steal_pointer (&texture);
}
