/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-library.h"

#include <string.h>

#include "record/relais-file.h"
#include "record/relais-text-kind.h"
#include "relais-setup-entry.h"
#include "relais-told-problem.h"
#include "relais-writer.h"

#define LONGEST_STEM 40         /* of a file's name */
#define UNNAMED "setup"

struct _RelaisSetupLibrary
{
  GObject parent_instance;

  RelaisFolder *folder;         /* of RelaisSetupEntry */
  RelaisWriter *writer;
  GHashTable *taken;            /* paths of new files that nothing could be written into yet */
};

enum
{
  SAVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE_WITH_CODE (RelaisSetupLibrary, relais_setup_library, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, relais_folder_list_init))

static RelaisFolderEntry *
make_entry (const char *path, const RelaisFileStamp *stamp, gboolean marked)
{
  return RELAIS_FOLDER_ENTRY (relais_setup_entry_new (path, stamp));
}

/* The letters of notes are folded for who searches, which costs most where one becomes many. */
#define WEIGHT 64

static const RelaisFolderKind setups = { RELAIS_SUFFIX_SETUP, { ".png" }, relais_setup_entry_get_type, make_entry, NULL, 0, WEIGHT };

/* An empty file is no setup; its name stays taken until it can be written. */
static void
erase_empty (RelaisSetupLibrary *self, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (g_hash_table_contains (self->taken, path))
    g_file_delete (file, NULL, NULL);
}

static void
on_written (GObject *owner, const char *path, const GError *error)
{
  RelaisSetupLibrary *self = RELAIS_SETUP_LIBRARY (owner);

  if (error != NULL)
    erase_empty (self, path);
  else
    {
      g_hash_table_remove (self->taken, path);
      /* Small, and not written in the middle of a game: read at once. */
      relais_folder_refresh_one (self->folder, path);
    }
  g_signal_emit (self, signals[SAVED], 0, path, error);
}

static void
relais_setup_library_finalize (GObject *object)
{
  RelaisSetupLibrary *self = RELAIS_SETUP_LIBRARY (object);

  g_clear_pointer (&self->writer, relais_writer_free);
  g_clear_pointer (&self->folder, relais_folder_free);
  g_clear_pointer (&self->taken, g_hash_table_unref);
  G_OBJECT_CLASS (relais_setup_library_parent_class)->finalize (object);
}

static void
relais_setup_library_class_init (RelaisSetupLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_setup_library_finalize;
  signals[SAVED] = g_signal_new ("saved", RELAIS_TYPE_SETUP_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_ERROR);
}

static void
relais_setup_library_init (RelaisSetupLibrary *self)
{
  self->taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->writer = relais_writer_new (G_OBJECT (self), on_written);
}

/**
 * relais_setup_library_new:
 * @folder: (nullable): NULL: the user's
 */
RelaisSetupLibrary *
relais_setup_library_new (const char *folder)
{
  RelaisSetupLibrary *self = g_object_new (RELAIS_TYPE_SETUP_LIBRARY, NULL);

  self->folder = relais_folder_new (G_LIST_MODEL (self),
                                    folder != NULL ? g_canonicalize_filename (folder, NULL)
                                                   : g_build_filename (g_get_user_data_dir (), "relais", "setups", NULL),
                                    &setups);
  relais_setup_library_refresh (self);
  return self;
}

const char *
relais_setup_library_get_folder (RelaisSetupLibrary *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_LIBRARY (self), NULL);
  return relais_folder_get_path (self->folder);
}

void
relais_setup_library_refresh (RelaisSetupLibrary *self)
{
  g_return_if_fail (RELAIS_IS_SETUP_LIBRARY (self));
  relais_folder_refresh (self->folder);
}

const GError *
relais_setup_library_get_error (RelaisSetupLibrary *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_LIBRARY (self), NULL);
  return relais_folder_get_error (self->folder);
}

/* Saving */

/* "Der König von Blois!" is "der-konig-von-blois". */
static char *
stem_of (const char *name)
{
  g_autofree char *apart = g_utf8_normalize (name != NULL ? name : "", -1, G_NORMALIZE_ALL);
  GString *stem = g_string_new (NULL);

  for (const char *at = apart; *at != '\0' && stem->len < LONGEST_STEM; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (c < 0x80 && g_ascii_isalnum ((char) c))
        g_string_append_c (stem, g_ascii_tolower ((char) c));
      else if (!g_unichar_ismark (c) && stem->len > 0 && stem->str[stem->len - 1] != '-')
        g_string_append_c (stem, '-');
    }
  if (stem->len > 0 && stem->str[stem->len - 1] == '-')
    g_string_truncate (stem, stem->len - 1);
  if (stem->len == 0)
    g_string_append (stem, UNNAMED);
  return g_string_free (stem, FALSE);
}

/* "setup.relais-setup", "setup-3.relais-setup" */
static gboolean
is_unnamed (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  const char *rest = name + strlen (UNNAMED);

  if (!g_str_has_prefix (name, UNNAMED))
    return FALSE;
  if (*rest == '-')
    rest += 1 + strspn (rest + 1, "0123456789");
  return g_str_equal (rest, RELAIS_SUFFIX_SETUP);
}

gboolean
relais_setup_library_may_rename (const char *path, const char *name)
{
  g_autofree char *stem = stem_of (name);

  g_return_val_if_fail (path != NULL, FALSE);
  return is_unnamed (path) && !g_str_has_prefix (stem, UNNAMED);
}

/* The name is taken by making the file, so that nobody gets it a second time. */
static char *
new_path (RelaisSetupLibrary *self, const char *text, gsize length, GError **error)
{
  g_autoptr (GPtrArray) ignored = relais_problems_new ();
  g_autoptr (RelaisSetupTold) told = relais_setup_told_read (text, length, ignored);
  g_autofree char *stem = stem_of (told != NULL ? told->name : NULL);

  for (guint n = 1;; n++)
    {
      g_autofree char *name = n == 1 ? g_strconcat (stem, RELAIS_SUFFIX_SETUP, NULL)
                                     : g_strdup_printf ("%s-%u" RELAIS_SUFFIX_SETUP, stem, n);
      g_autofree char *path = g_build_filename (relais_setup_library_get_folder (self), name, NULL);
      g_autoptr (GError) local = NULL;

      if (g_hash_table_contains (self->taken, path))
        continue;
      if (relais_file_claim (path, &local))
        return g_steal_pointer (&path);
      if (!g_error_matches (local, G_FILE_ERROR, G_FILE_ERROR_EXIST))
        {
          g_propagate_error (error, g_steal_pointer (&local));
          return NULL;
        }
    }
}

char *
relais_setup_library_find_same (RelaisSetupLibrary *self, const char *name, const char *text)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_LIBRARY (self), NULL);

  relais_setup_library_refresh (self);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (RelaisSetupEntry) entry = g_list_model_get_item (G_LIST_MODEL (self), i);
      const char *path = relais_setup_entry_get_path (entry);
      g_autofree char *kept = NULL;
      gsize length;

      if (g_strcmp0 (relais_setup_entry_get_name (entry), name) != 0)
        continue;
      kept = relais_setup_library_read (self, path, &length, NULL);
      if (g_strcmp0 (kept, text) == 0)
        return g_strdup (path);
    }
  return NULL;
}

/**
 * relais_setup_library_keep:
 * @path: (nullable): NULL: a new file
 * @text: (transfer full)
 *
 * Returns: (transfer full) (nullable): the path
 */
char *
relais_setup_library_keep (RelaisSetupLibrary *self, const char *path, char *text, gsize length, GError **error)
{
  g_autofree char *kept = text;
  g_autofree char *to = g_strdup (path);
  RelaisWrite *write;

  g_return_val_if_fail (RELAIS_IS_SETUP_LIBRARY (self), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (to == NULL)
    {
      if (!relais_folder_make (self->folder, error) || (to = new_path (self, text, length, error)) == NULL)
        return NULL;
      /* cppcheck-suppress leakNoVarFunctionCall ; the table takes it */
      g_hash_table_add (self->taken, g_strdup (to));
      relais_writer_note_new (self->writer, to);
    }
  write = g_new0 (RelaisWrite, 1);
  write->path = g_strdup (to);
  write->text = g_steal_pointer (&kept);
  write->length = length;
  relais_writer_add (self->writer, write);
  return g_steal_pointer (&to);
}

/**
 * relais_setup_library_read:
 *
 * Returns: (transfer full) (nullable): the text of a file, or what should be in
 *   it and could not be written
 */
char *
relais_setup_library_read (RelaisSetupLibrary *self, const char *path, gsize *length, GError **error)
{
  const RelaisWrite *unwritten;

  g_return_val_if_fail (RELAIS_IS_SETUP_LIBRARY (self), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  unwritten = relais_writer_unwritten (self->writer, path);
  if (unwritten == NULL)
    {
      relais_writer_note (self->writer, path);
      return relais_file_read_unmarked (path, length, error);
    }
  *length = unwritten->length;
  return g_memdup2 (unwritten->text, unwritten->length + 1);
}

/**
 * relais_setup_library_flush:
 * @path: (nullable): NULL: all setups
 */
gboolean
relais_setup_library_flush (RelaisSetupLibrary *self, const char *path, GError **error)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_LIBRARY (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  return relais_writer_flush (self->writer, path, error);
}

/**
 * relais_setup_library_save:
 * @path: (nullable): NULL: a new file
 *
 * Returns: (transfer full) (nullable): the path
 */
char *
relais_setup_library_save (RelaisSetupLibrary *self, const char *path, const char *text, gsize length, GError **error)
{
  g_autofree char *to = NULL;

  g_return_val_if_fail (RELAIS_IS_SETUP_LIBRARY (self), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  to = relais_setup_library_keep (self, path, g_memdup2 (text, length + 1), length, error);
  return to != NULL && relais_writer_flush (self->writer, to, error) ? g_steal_pointer (&to) : NULL;
}

/* @name: (nullable): NULL: as it is */
static char *
read_renamed (const char *path, const char *name, gsize *length, GError **error)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = relais_file_read_unmarked (path, length, error);
  char *renamed;

  if (text == NULL || name == NULL)
    return g_steal_pointer (&text);
  renamed = relais_setup_rename (text, *length, name, problems);
  if (renamed != NULL)
    *length = strlen (renamed);
  else
    {
      g_autofree char *shown = g_filename_display_name (path);
      g_autofree char *why = relais_told_problem (problems->pdata[0]);

      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%s: %s", shown, why);
    }
  return renamed;
}

/* There may be none; then one is drawn when it is next shown. */
static gboolean
copy_picture (const char *setup, const char *copy)
{
  g_autofree char *from = relais_setup_library_picture_path (setup);
  g_autofree char *to = relais_setup_library_picture_path (copy);
  gsize length;
  char *data = relais_file_read (from, &length, NULL);
  g_autoptr (GBytes) picture = data != NULL ? g_bytes_new_take (data, length) : NULL;

  return picture != NULL && relais_file_write_picture (to, picture, NULL);
}

/**
 * relais_setup_library_duplicate:
 * @name: (nullable): NULL: the same, or none
 *
 * Returns: (transfer full) (nullable): the copy's path
 */
char *
relais_setup_library_duplicate (RelaisSetupLibrary *self, const char *path, const char *name, GError **error)
{
  gsize length;
  g_autofree char *text = NULL;
  char *copy;

  g_return_val_if_fail (RELAIS_IS_SETUP_LIBRARY (self), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  text = read_renamed (path, name, &length, error);
  copy = text != NULL ? relais_setup_library_save (self, NULL, text, length, error) : NULL;
  if (copy != NULL && copy_picture (path, copy))
    relais_folder_refresh_one (self->folder, copy);
  return copy;
}

/* Removing */

static gboolean
take_away (RelaisSetupLibrary *self, const char *path, gboolean (*how) (GFile *, GCancellable *, GError **), GError **error)
{
  relais_writer_drop (self->writer, path);
  return relais_folder_take_away (self->folder, path, how, error);
}

gboolean
relais_setup_library_remove (RelaisSetupLibrary *self, const char *path, GError **error)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_LIBRARY (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  return take_away (self, path, g_file_trash, error);
}

gboolean
relais_setup_library_erase (RelaisSetupLibrary *self, const char *path, GError **error)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_LIBRARY (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  return take_away (self, path, g_file_delete, error);
}

char *
relais_setup_library_picture_path (const char *path)
{
  return relais_folder_beside (path, RELAIS_SUFFIX_SETUP, ".png");
}
