/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept on the disk from start to start: that it comes back as it was,
 * and that nothing is lost but time when it is deleted, damaged or cannot be
 * written. */

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "app/art/relais-picture-cache.h"
#include "app/art/relais-picture-file.h"
#include "app/art/relais-sprite-store.h"

#define KEY "board light 1600"
#define SIZE 4096
#define MOST_FILES 6
#define WRITTEN_WITHIN (10 * G_USEC_PER_SEC)

static char *cache;             /* the folder that stands for ~/.cache */

static char *
pictures (void)
{
  return g_build_filename (cache, "relais", "pictures", NULL);
}

static void
erase (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      erase (child);
    }
  g_remove (path);
}

static void
start_empty (void)
{
  g_autofree char *all = g_build_filename (cache, "relais", NULL);

  erase (all);
}

/* The paths of all files; one of them is the only one in most tests. */
static GPtrArray *
files (void)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *place = pictures ();
  g_autoptr (GDir) dir = g_dir_open (place, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (paths, g_build_filename (place, name, NULL));
  return paths;
}

static GBytes *
pixels (guint seed)
{
  guint8 *data = g_malloc (SIZE);

  for (guint i = 0; i < SIZE; i++)
    data[i] = (guint8) (seed = seed * 1103515245 + 12345);
  return g_bytes_new_take (data, SIZE);
}

static void
store (const char *key, guint seed)
{
  g_autoptr (GBytes) bytes = pixels (seed);

  relais_picture_cache_store (key, bytes);
}

static gboolean
is_kept (const char *key, guint seed)
{
  g_autoptr (GBytes) expected = pixels (seed);
  g_autoptr (GBytes) found = relais_picture_cache_load (key, SIZE);

  g_assert_true (found == NULL || g_bytes_equal (found, expected));
  return found != NULL;
}

/* Changes the only file. */
static void
replace (const char *contents, gsize length)
{
  g_autoptr (GPtrArray) paths = files ();

  g_assert_cmpuint (paths->len, ==, 1);
  g_assert_true (g_file_set_contents (paths->pdata[0], contents, (gssize) length, NULL));
}

static char *
contents (gsize *length)
{
  g_autoptr (GPtrArray) paths = files ();
  char *text;

  g_assert_cmpuint (paths->len, ==, 1);
  g_assert_true (g_file_get_contents (paths->pdata[0], &text, length, NULL));
  return text;
}

/* A file where a folder has to be made: what nobody can write, not even root. */
static void
forbid_writing (void)
{
  g_autofree char *all = g_build_filename (cache, "relais", NULL);

  start_empty ();
  g_assert_true (g_file_set_contents (all, "in the way", -1, NULL));
}

static void
test_picture_comes_back (void)
{
  g_autoptr (GBytes) any = NULL;

  start_empty ();
  g_assert_false (is_kept (KEY, 1));
  store (KEY, 1);
  g_assert_true (is_kept (KEY, 1));
  any = relais_picture_cache_load (KEY, 0);
  g_assert_cmpuint (g_bytes_get_size (any), ==, SIZE);
  g_assert_false (is_kept (KEY " dark", 1));
  store (KEY, 2);
  g_assert_true (is_kept (KEY, 2));
}

static void
test_picture_of_another_size (void)
{
  start_empty ();
  store (KEY, 1);
  g_assert_null (relais_picture_cache_load (KEY, SIZE - 4));
  g_assert_null (relais_picture_cache_load (KEY, SIZE + 4));
}

static void
test_damaged_picture (void)
{
  g_autofree char *good = NULL;
  gsize length;

  start_empty ();
  store (KEY, 1);
  good = contents (&length);
  for (gsize i = 0; i < length; i += i + 64 < length ? 61 : 1)
    {
      g_autofree char *bad = g_memdup2 (good, length);

      bad[i] = (char) (bad[i] ^ 0x10);
      replace (bad, length);
      g_assert_false (is_kept (KEY, 1));
      g_assert_null (relais_picture_cache_load (KEY, 0));
    }
  for (gsize cut = 0; cut < length; cut += cut < 40 ? 1 : 500)
    {
      replace (good, cut);
      g_assert_false (is_kept (KEY, 1));
      g_assert_null (relais_picture_cache_load (KEY, 0));
    }
  store (KEY, 1);
  g_assert_true (is_kept (KEY, 1));
}

static void
test_deleted_while_in_use (void)
{
  g_autoptr (GBytes) expected = pixels (1);
  g_autoptr (GBytes) shown = NULL;

  start_empty ();
  store (KEY, 1);
  shown = relais_picture_cache_load (KEY, SIZE);
  start_empty ();
  g_assert_true (g_bytes_equal (shown, expected));
  store (KEY, 2);
  g_assert_true (g_bytes_equal (shown, expected));
  g_assert_true (is_kept (KEY, 2));
}

static void
test_picture_that_cannot_be_written (void)
{
  forbid_writing ();
  store (KEY, 1);
  g_assert_false (is_kept (KEY, 1));
  start_empty ();
  store (KEY, 1);
  g_assert_true (is_kept (KEY, 1));
}

static void
make_older (gint64 seconds)
{
  g_autoptr (GPtrArray) paths = files ();

  for (guint i = 0; i < paths->len; i++)
    {
      GStatBuf status;

      g_assert_cmpint (g_stat (paths->pdata[i], &status), ==, 0);
      g_assert_cmpint (g_utime (paths->pdata[i], &(struct utimbuf) { status.st_atime, status.st_mtime - seconds }), ==, 0);
    }
}

/* The first one is looked at again and stays; the next ones go. */
static void
test_what_was_not_used_for_longest_goes (void)
{
  g_autoptr (GPtrArray) left = NULL;

  start_empty ();
  for (guint i = 0; i < MOST_FILES + 3; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i);

      store (key, i);
      make_older (100);
      g_assert_true (is_kept ("0", 0));
    }
  left = files ();
  g_assert_cmpuint (left->len, ==, MOST_FILES);
  for (guint i = 0; i < MOST_FILES + 3; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i);

      g_assert_cmpint (is_kept (key, i), ==, i == 0 || i > 3);
    }
}

/* --- Sprites --- */

#define SPRITE_SIDE 16

static void
add_sprite (RelaisSpriteStore *sprites, const char *id, guint seed)
{
  g_autoptr (GBytes) bytes = pixels (seed);
  g_autoptr (GBytes) part = g_bytes_new_from_bytes (bytes, 0, SPRITE_SIDE * SPRITE_SIDE * 4);

  relais_sprite_store_add (sprites, id, SPRITE_SIDE, SPRITE_SIDE, part);
}

static gboolean
has_sprite (RelaisSpriteStore *sprites, const char *id, guint seed)
{
  g_autoptr (GBytes) bytes = pixels (seed);
  g_autoptr (GdkTexture) texture = relais_sprite_store_get (sprites, id);
  guint8 found[SPRITE_SIDE * SPRITE_SIDE * 4];

  if (texture == NULL)
    return FALSE;
  g_assert_cmpint (gdk_texture_get_width (texture), ==, SPRITE_SIDE);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, SPRITE_SIDE);
  gdk_texture_download (texture, found, SPRITE_SIDE * 4);
  g_assert_true (memcmp (found, g_bytes_get_data (bytes, NULL), sizeof found) == 0);
  return TRUE;
}

static gboolean
has_area (RelaisSpriteStore *sprites)
{
  graphene_rect_t area;

  if (!relais_sprite_store_get_area (sprites, "where", &area))
    return FALSE;
  g_assert_true (graphene_rect_equal (&area, &GRAPHENE_RECT_INIT (1, 2, 3.5f, 4)));
  return TRUE;
}

static void
add_all (RelaisSpriteStore *sprites)
{
  relais_sprite_store_add_area (sprites, "where", &GRAPHENE_RECT_INIT (1, 2, 3.5f, 4));
  add_sprite (sprites, "first", 1);
  add_sprite (sprites, "second", 2);
}

static void
assert_all (RelaisSpriteStore *sprites)
{
  g_assert_true (has_area (sprites));
  g_assert_true (has_sprite (sprites, "first", 1));
  g_assert_true (has_sprite (sprites, "second", 2));
}

/* It writes by itself, in a thread. */
static void
wait_until_written (void)
{
  gint64 end = g_get_monotonic_time () + WRITTEN_WITHIN;
  g_autoptr (GBytes) written = NULL;

  while (written == NULL && g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
      written = relais_picture_cache_load (KEY, 0);
    }
  g_assert_nonnull (written);
}

static void
write_all (void)
{
  g_autoptr (RelaisSpriteStore) sprites = relais_sprite_store_new (KEY);

  add_all (sprites);
  wait_until_written ();
}

static void
test_sprites_come_back (void)
{
  g_autoptr (RelaisSpriteStore) sprites = NULL, other = NULL;

  start_empty ();
  write_all ();
  sprites = relais_sprite_store_new (KEY);
  assert_all (sprites);
  g_assert_false (has_sprite (sprites, "third", 3));
  other = relais_sprite_store_new (KEY " dark");
  g_assert_false (has_sprite (other, "first", 1));
}

static void
test_sprites_of_a_deleted_file_stay (void)
{
  g_autoptr (RelaisSpriteStore) sprites = NULL, again = NULL;

  start_empty ();
  write_all ();
  sprites = relais_sprite_store_new (KEY);
  start_empty ();
  assert_all (sprites);
  add_sprite (sprites, "third", 3);
  wait_until_written ();
  again = relais_sprite_store_new (KEY);
  assert_all (again);
  g_assert_true (has_sprite (again, "third", 3));
}

static void
assert_drawn_again (void)
{
  g_autoptr (RelaisSpriteStore) sprites = relais_sprite_store_new (KEY);

  g_assert_false (has_area (sprites));
  g_assert_false (has_sprite (sprites, "first", 1));
  add_all (sprites);
  assert_all (sprites);
}

static void
test_damaged_sprites (void)
{
  g_autofree char *good = NULL;
  gsize length;

  start_empty ();
  write_all ();
  good = contents (&length);
  for (gsize i = 0; i < length; i += 29)
    {
      g_autofree char *bad = g_memdup2 (good, length);

      bad[i] = (char) (bad[i] ^ 0x10);
      replace (bad, length);
      assert_drawn_again ();
    }
  for (gsize cut = 0; cut < length; cut += 97)
    {
      replace (good, cut);
      assert_drawn_again ();
    }
}

/* Written by us, but of something else: nothing is read that is not there. */
static void
test_sprites_that_are_none (void)
{
  for (guint seed = 0; seed < 200; seed++)
    {
      g_autoptr (GVariant) strange = NULL;
      g_autoptr (GBytes) bytes = NULL;

      start_empty ();
      if (seed % 2 == 0)
        bytes = pixels (seed);
      else
        {
          const guint32 wide[] = { 1, 2, 3 };

          strange = g_variant_ref_sink (g_variant_new ("(a{s(dddd)}@a{s(uuau)})", NULL,
                                                       g_variant_new_parsed ("{'first': (%u, %u, %@au)}", seed * 0x1000001u,
                                                                             seed * 0x10000u,
                                                                             g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, wide, seed % 4,
                                                                                                        sizeof *wide))));
          bytes = g_variant_get_data_as_bytes (strange);
        }
      relais_picture_cache_store (KEY, bytes);
      assert_drawn_again ();
    }
}

static void
test_sprites_that_cannot_be_written (void)
{
  g_autoptr (RelaisSpriteStore) sprites = NULL;
  gint64 end;

  forbid_writing ();
  sprites = relais_sprite_store_new (KEY);
  add_all (sprites);
  end = g_get_monotonic_time () + G_USEC_PER_SEC;
  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (5000);
  assert_all (sprites);
}

/* A page of a card is drawn when it is needed; the store stays small. */
static void
test_large_sprites_are_not_kept (void)
{
  g_autoptr (RelaisSpriteStore) sprites = NULL;
  g_autoptr (GBytes) large = g_bytes_new_take (g_malloc0 (512 * 512 * 4), 512 * 512 * 4);
  g_autoptr (GBytes) usual = g_bytes_new_take (g_malloc0 (256 * 256 * 4), 256 * 256 * 4);
  guint kept = 0;

  start_empty ();
  sprites = relais_sprite_store_new (KEY);
  relais_sprite_store_add (sprites, "large", 512, 512, large);
  g_assert_null (relais_sprite_store_get (sprites, "large"));
  for (guint i = 0; i < 30; i++)
    {
      g_autofree char *id = g_strdup_printf ("usual-%u", i);
      g_autoptr (GdkTexture) texture = NULL;

      relais_sprite_store_add (sprites, id, 256, 256, usual);
      texture = relais_sprite_store_get (sprites, id);
      kept += texture != NULL ? 1 : 0;
    }
  g_assert_cmpuint (kept, ==, 12);
}

static GdkTexture *
plain_picture (int width, int height)
{
  g_autoptr (GBytes) pixels = g_bytes_new_take (g_malloc0 ((gsize) width * (gsize) height * 4), (gsize) width * (gsize) height * 4);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels, (gsize) width * 4);
}

static gboolean
is_read (const char *path)
{
  g_autoptr (GdkTexture) texture = relais_picture_file_read (path);

  return texture != NULL;
}

/* Whoever unpacks a picture as large as it says it is runs out of memory. */
static void
test_picture_files_are_bounded (void)
{
  static const struct { int width, height; gboolean read; } sizes[] = {
    { RELAIS_PICTURE_FILE_SIDE, 4, TRUE }, { 4, RELAIS_PICTURE_FILE_SIDE, TRUE },
    { RELAIS_PICTURE_FILE_SIDE + 1, 4, FALSE }, { 4, RELAIS_PICTURE_FILE_SIDE + 1, FALSE },
  };
  g_autofree char *folder = g_dir_make_tmp ("relais-pictures-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.png", NULL);
  g_autofree char *png = NULL;
  g_autofree char *padded = g_malloc0 (RELAIS_PICTURE_FILE_BYTES + 1);
  gsize length;

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GdkTexture) picture = plain_picture (sizes[i].width, sizes[i].height);

      g_assert_true (gdk_texture_save_to_png (picture, path));
      g_assert_cmpint (is_read (path), ==, sizes[i].read);
      if (i > 0)
        continue;
      g_assert_true (g_file_get_contents (path, &png, &length, NULL));
      memcpy (padded, png, length);
    }
  /* What follows the picture does not count, but for the length of the file. */
  g_assert_true (g_file_set_contents (path, padded, RELAIS_PICTURE_FILE_BYTES, NULL));
  g_assert_true (is_read (path));
  g_assert_true (g_file_set_contents (path, padded, RELAIS_PICTURE_FILE_BYTES + 1, NULL));
  g_assert_false (is_read (path));
  for (gsize cut = 0; cut < length; cut += 7)
    {
      g_assert_true (g_file_set_contents (path, png, (gssize) cut, NULL));
      is_read (path);
    }
  g_assert_true (g_file_set_contents (path, "GIF89a, but long enough to be looked at", -1, NULL));
  g_assert_false (is_read (path));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_false (is_read (path));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  int result;

  cache = g_dir_make_tmp ("relais-caches-XXXXXX", NULL);
  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/caches/pictures/come-back", test_picture_comes_back);
  g_test_add_func ("/caches/pictures/of-another-size-are-none", test_picture_of_another_size);
  g_test_add_func ("/caches/pictures/damaged-ones-are-none", test_damaged_picture);
  g_test_add_func ("/caches/pictures/deleted-while-in-use", test_deleted_while_in_use);
  g_test_add_func ("/caches/pictures/cannot-be-written", test_picture_that_cannot_be_written);
  g_test_add_func ("/caches/pictures/not-used-for-longest-go", test_what_was_not_used_for_longest_goes);
  g_test_add_func ("/caches/pictures/files-are-bounded", test_picture_files_are_bounded);
  g_test_add_func ("/caches/sprites/come-back", test_sprites_come_back);
  g_test_add_func ("/caches/sprites/of-a-deleted-file-stay", test_sprites_of_a_deleted_file_stay);
  g_test_add_func ("/caches/sprites/damaged-ones-are-drawn-again", test_damaged_sprites);
  g_test_add_func ("/caches/sprites/that-are-none", test_sprites_that_are_none);
  g_test_add_func ("/caches/sprites/cannot-be-written", test_sprites_that_cannot_be_written);
  g_test_add_func ("/caches/sprites/large-ones-are-not-kept", test_large_sprites_are_not_kept);
  result = g_test_run ();
  erase (cache);
  g_free (cache);
  return result;
}
