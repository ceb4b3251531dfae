/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-sprite-store.h"

#include "app/kit/relais-in-thread.h"
#include "relais-picture-cache.h"

#define MOST_BYTES (3 * 1024 * 1024)
#define LARGEST (256 * 1024)
#define WRITE_AFTER 500         /* milliseconds in which nothing more is added */
#define FORMAT "(a{s(dddd)}a{s(uuau)})"

struct _RelaisSpriteStore
{
  GObject parent_instance;

  char *key;
  GHashTable *areas;            /* id -> graphene_rect_t */
  GHashTable *sprites;          /* id -> Sprite */
  gsize bytes;
  guint write_source;
};

typedef struct
{
  guint width, height;
  GBytes *pixels;               /* four bytes each */
} Sprite;

G_DEFINE_TYPE (RelaisSpriteStore, relais_sprite_store, G_TYPE_OBJECT)

static void
sprite_free (gpointer data)
{
  g_bytes_unref (((Sprite *) data)->pixels);
  g_free (data);
}

static void
keep (RelaisSpriteStore *self, const char *id, guint width, guint height, GBytes *pixels)
{
  Sprite *sprite = g_new (Sprite, 1);

  *sprite = (Sprite) { width, height, g_bytes_ref (pixels) };
  g_hash_table_insert (self->sprites, g_strdup (id), sprite);
  self->bytes += g_bytes_get_size (pixels);
}

static void
keep_area (RelaisSpriteStore *self, const char *id, const graphene_rect_t *area)
{
  g_hash_table_insert (self->areas, g_strdup (id), g_memdup2 (area, sizeof *area));
}

/* A damaged file gives fewer sprites, or none: they are drawn then. */
static void
load (RelaisSpriteStore *self)
{
  g_autoptr (GBytes) bytes = relais_picture_cache_load (self->key, 0);
  g_autoptr (GVariant) all = NULL;
  g_autoptr (GVariantIter) areas = NULL, sprites = NULL;
  const char *id;
  double x, y, width, height;
  guint columns, rows;
  GVariant *pixels;

  if (bytes == NULL)
    return;
  all = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (FORMAT), bytes, FALSE));
  g_variant_get (all, FORMAT, &areas, &sprites);
  while (g_variant_iter_next (areas, "{&s(dddd)}", &id, &x, &y, &width, &height))
    keep_area (self, id, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
  while (g_variant_iter_next (sprites, "{&s(uu@au)}", &id, &columns, &rows, &pixels))
    {
      g_autoptr (GVariant) owned = pixels;
      g_autoptr (GBytes) data = g_variant_get_data_as_bytes (owned);

      if (columns > 0 && rows > 0 && columns <= LARGEST && rows <= LARGEST && g_bytes_get_size (data) == (gsize) columns * rows * 4)
        keep (self, id, columns, rows, data);
    }
}

static GVariant *
print (RelaisSpriteStore *self)
{
  GVariantBuilder areas, sprites;
  GHashTableIter iter;
  gpointer id, value;

  g_variant_builder_init (&areas, G_VARIANT_TYPE ("a{s(dddd)}"));
  g_hash_table_iter_init (&iter, self->areas);
  while (g_hash_table_iter_next (&iter, &id, &value))
    {
      const graphene_rect_t *area = value;

      g_variant_builder_add (&areas, "{s(dddd)}", id, (double) area->origin.x, (double) area->origin.y,
                             (double) area->size.width, (double) area->size.height);
    }
  g_variant_builder_init (&sprites, G_VARIANT_TYPE ("a{s(uuau)}"));
  g_hash_table_iter_init (&iter, self->sprites);
  while (g_hash_table_iter_next (&iter, &id, &value))
    {
      const Sprite *sprite = value;

      g_variant_builder_add (&sprites, "{s(uu@au)}", id, sprite->width, sprite->height,
                             /* cppcheck-suppress leakNoVarFunctionCall ; the builder takes it */
                             g_variant_new_from_bytes (G_VARIANT_TYPE ("au"), sprite->pixels, TRUE));
    }
  return g_variant_new (FORMAT, &areas, &sprites);
}

typedef struct
{
  char *key;
  GVariant *all;
} Letter;

static void
letter_free (gpointer data)
{
  Letter *letter = data;

  g_free (letter->key);
  g_variant_unref (letter->all);
  g_free (letter);
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Letter *letter = data;
  g_autoptr (GBytes) bytes = g_variant_get_data_as_bytes (letter->all);

  relais_picture_cache_store (letter->key, bytes);
  g_task_return_boolean (task, TRUE);
}

static gboolean
on_quiet (gpointer data)
{
  RelaisSpriteStore *self = data;
  g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);
  Letter *letter = g_new (Letter, 1);

  self->write_source = 0;
  *letter = (Letter) { g_strdup (self->key), g_variant_ref_sink (print (self)) };
  g_task_set_task_data (task, letter, letter_free);
  relais_in_thread (task, write_in_thread);
  return G_SOURCE_REMOVE;
}

static void
write_later (RelaisSpriteStore *self)
{
  g_clear_handle_id (&self->write_source, g_source_remove);
  self->write_source = g_timeout_add_full (G_PRIORITY_LOW, WRITE_AFTER, on_quiet, self, NULL);
}

static void
relais_sprite_store_finalize (GObject *object)
{
  RelaisSpriteStore *self = RELAIS_SPRITE_STORE (object);

  g_clear_handle_id (&self->write_source, g_source_remove);
  g_hash_table_unref (self->areas);
  g_hash_table_unref (self->sprites);
  g_free (self->key);
  G_OBJECT_CLASS (relais_sprite_store_parent_class)->finalize (object);
}

static void
relais_sprite_store_class_init (RelaisSpriteStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_sprite_store_finalize;
}

static void
relais_sprite_store_init (RelaisSpriteStore *self)
{
  self->areas = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->sprites = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, sprite_free);
}

RelaisSpriteStore *
relais_sprite_store_new (const char *key)
{
  RelaisSpriteStore *self = g_object_new (RELAIS_TYPE_SPRITE_STORE, NULL);

  self->key = g_strdup (key);
  load (self);
  return self;
}

gboolean
relais_sprite_store_get_area (RelaisSpriteStore *self, const char *id, graphene_rect_t *area)
{
  const graphene_rect_t *kept;

  g_return_val_if_fail (RELAIS_IS_SPRITE_STORE (self), FALSE);

  kept = g_hash_table_lookup (self->areas, id);
  if (kept != NULL)
    *area = *kept;
  return kept != NULL;
}

void
relais_sprite_store_add_area (RelaisSpriteStore *self, const char *id, const graphene_rect_t *area)
{
  g_return_if_fail (RELAIS_IS_SPRITE_STORE (self));

  keep_area (self, id, area);
  write_later (self);
}

/**
 * relais_sprite_store_get:
 *
 * Returns: (transfer full) (nullable)
 */
GdkTexture *
relais_sprite_store_get (RelaisSpriteStore *self, const char *id)
{
  const Sprite *sprite;

  g_return_val_if_fail (RELAIS_IS_SPRITE_STORE (self), NULL);

  sprite = g_hash_table_lookup (self->sprites, id);
  if (sprite == NULL)
    return NULL;
  return gdk_memory_texture_new ((int) sprite->width, (int) sprite->height, GDK_MEMORY_DEFAULT, sprite->pixels,
                                 (gsize) sprite->width * 4);
}

void
relais_sprite_store_add (RelaisSpriteStore *self, const char *id, int width, int height, GBytes *pixels)
{
  gsize size = g_bytes_get_size (pixels);

  g_return_if_fail (RELAIS_IS_SPRITE_STORE (self));

  if (size > LARGEST || self->bytes + size > MOST_BYTES || g_hash_table_contains (self->sprites, id))
    return;
  keep (self, id, (guint) width, (guint) height, pixels);
  write_later (self);
}
