/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <string.h>

#include "../record/long-record.h"
#include "app/art/relais-picture-file.h"
#include "app/pages/relais-program.h"
#include "blocks.h"
#include "model/relais-draft.h"
#include "record/relais-bounds.h"

/* What may lie in the folders of games and setups. */

#define NEIGHBOURS 20

/* Nested as deep as a file is long. */
static inline char *
hostile_braces (void)
{
  GString *text = g_string_new (NULL);

  while (text->len < 1024 * 1024 - 5)
    g_string_append (text, "{\"a\":");
  return g_string_free (text, FALSE);
}

/* As large as is read: noise above, one colour below. */
static inline GBytes *
make_picture (void)
{
  const gsize side = RELAIS_PICTURE_FILE_SIDE;
  guint32 *pixels = g_new0 (guint32, side * side);
  g_autoptr (GBytes) bytes = g_bytes_new_take (pixels, side * side * sizeof *pixels);
  g_autoptr (GdkTexture) texture = NULL;
  RelaisRng rng;

  relais_rng_seed (&rng, 5);
  for (gsize i = 0; i < side * side / 3; i++)
    pixels[i] = (guint32) relais_rng_below (&rng, G_MAXINT32) | 0xff000000;
  texture = gdk_memory_texture_new ((int) side, (int) side, GDK_MEMORY_DEFAULT, bytes, side * sizeof *pixels);
  return gdk_texture_save_to_png_bytes (texture);
}

static inline void
put_beside (guint i, const char *suffix, const void *content, gsize length)
{
  RelaisLibrary *library = relais_program_get_library (desktop.application);
  g_autofree char *path = g_strdup_printf ("%s/neighbour-%u%s", relais_library_get_folder (library), i, suffix);

  g_assert_true (g_file_set_contents (path, content, (gssize) length, NULL));
}

static inline void
make_neighbours (RelaisHost *window)
{
  g_autoptr (GBytes) picture = make_picture ();
  gsize length;
  g_autofree char *text = long_text (LONG_LINE, 10, FALSE, &length);
  g_autofree char *json = hostile_braces ();

  g_mkdir_with_parents (relais_library_get_folder (relais_program_get_library (desktop.application)), 0700);
  for (guint i = 0; i < NEIGHBOURS; i++)
    {
      put_beside (i, ".json", json, strlen (json));
      put_beside (i, ".relais", text, length);
      put_beside (i, ".png", g_bytes_get_data (picture, NULL), g_bytes_get_size (picture));
    }
}

static inline void
list_games (RelaisHost *window)
{
  relais_host_show_start (window, NULL);
}

/* Letters that are laid out slowly, of all kinds that there are: of scripts that
 * few fonts have, marks upon marks, from right to left and back, syllables that
 * are put together. */
static inline void
add_letters (GString *text, guint kind, guint n)
{
  static const struct
  {
    gunichar first, last;       /* of a range from which letters are taken in turn… */
    guint step;
    gunichar between;           /* …with this between them; 0: nothing */
  } kinds[] = {
    { 0x0250, 0xd7a3, 541, 0 },
    { 0x0300, 0x036f, 1, 0 },
    { 0x10000, 0x1f9ff, 397, 0 },
    { 0x0905, 0x0939, 1, 0x094d },
    { 0x05d0, 0x05ea, 1, 'x' },
    { 0x1100, 0x1112, 1, 0 },
    { 0x1f466, 0x1f469, 1, 0x200d },
    { 0x0f40, 0x0fbc, 1, 0x0fb2 },
    { 0x20000, 0x2a6df, 5003, 0xe0101 },
    { 0xfdfa, 0xfdfb, 1, 0x202e },
  };
  gunichar c = kinds[kind % G_N_ELEMENTS (kinds)].first;

  for (guint i = 0; i < n; i++)
    {
      if (i % 2 == 1 && kinds[kind % G_N_ELEMENTS (kinds)].between != 0)
        g_string_append_unichar (text, kinds[kind % G_N_ELEMENTS (kinds)].between);
      else
        {
          g_string_append_unichar (text, c);
          c += kinds[kind % G_N_ELEMENTS (kinds)].step;
          if (c > kinds[kind % G_N_ELEMENTS (kinds)].last)
            c = kinds[kind % G_N_ELEMENTS (kinds)].first;
        }
    }
}

/* Whose every text is as long and as slow as it may be. */
static inline char *
hostile_setup (guint kind)
{
  GString *text = g_string_new ("{\"game\":\"loire\",\"players\":4,\"seed\":1,\"name\":\"");

  add_letters (text, kind, RELAIS_NAME_LENGTH);
  g_string_append (text, "\",\"author\":\"");
  add_letters (text, kind + 1, RELAIS_NAME_LENGTH);
  g_string_append (text, "\",\"note\":\"");
  for (guint i = 0; i < 40; i++)
    add_letters (text, kind + i, RELAIS_NOTE_LENGTH / 40);
  g_string_append (text, "\",\"players_info\":[");
  for (guint i = 0; i < 4; i++)
    {
      g_string_append (text, i > 0 ? ",{\"name\":\"" : "{\"name\":\"");
      add_letters (text, kind + i, RELAIS_NAME_LENGTH);
      g_string_append (text, "\"}");
    }
  g_string_append (text, "]}");
  return g_string_free (text, FALSE);
}

static inline void
make_hostile_setups (RelaisHost *window)
{
  const char *folder = relais_setup_library_get_folder (relais_program_get_setups (desktop.application));

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 0; i < NEIGHBOURS; i++)
    {
      g_autofree char *text = hostile_setup (i);
      g_autofree char *path = g_strdup_printf ("%s/neighbour-%u.relais-setup", folder, i);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
}

static inline void
list_setups (RelaisHost *window)
{
  relais_host_show_setups (window, NULL);
}

static RelaisDraft *hostile_draft;      /* which the window has */

static inline void
edit_hostile (RelaisHost *window)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = hostile_setup (0);

  hostile_draft = relais_draft_read (text, strlen (text), problems);
  g_assert_nonnull (hostile_draft);
  relais_host_edit (window, hostile_draft, NULL);
  g_object_unref (hostile_draft);
}

static inline void
change_draft (RelaisHost *window)
{
  relais_draft_set_option (hostile_draft, RELAIS_OPTION_SEED, 2);
}

static inline void
name_draft (RelaisHost *window)
{
  GString *name = g_string_new (NULL);

  add_letters (name, 3, RELAIS_NAME_LENGTH);
  relais_draft_set_name (hostile_draft, name->str);
  g_string_free (name, TRUE);
}
