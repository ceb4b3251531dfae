/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of games as a list; what is saved, loaded and removed. */

#include "relais-library-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/relais-bounds.h"
#include "record/relais-file.h"
#include "relais-loading.h"

struct _RelaisLibrary
{
  GObject parent_instance;

  RelaisFolder *folder;         /* of RelaisLibraryEntry */
  GHashTable *broken;           /* paths of what did not load, though it looked well */
  RelaisWriter *writer;
  RelaisStatistics *statistics; /* of the games in it, also of those that are gone */
};

enum
{
  SAVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE_WITH_CODE (RelaisLibrary, relais_library, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, relais_folder_list_init))

/* The list */

static RelaisFolderEntry *
make_entry (const char *path, const RelaisFileStamp *stamp, gboolean marked)
{
  return RELAIS_FOLDER_ENTRY (relais_library_entry_new (path, stamp, marked));
}

/* What did not load is broken from then on, until it does load. */
static gboolean
is_marked (GListModel *list, const char *path)
{
  return g_hash_table_contains (RELAIS_LIBRARY (list)->broken, path);
}

static const RelaisFolderKind records = { RELAIS_SUFFIX_RECORD, { ".json", ".png", ".dark.png", ".contrast.png" },
                                          relais_library_entry_get_type, make_entry, is_marked, RELAIS_JSON_LENGTH, 1 };

/**
 * relais_library_refresh:
 *
 * Files that have not changed keep their entries and are not read.
 */
void
relais_library_refresh (RelaisLibrary *self)
{
  g_return_if_fail (RELAIS_IS_LIBRARY (self));
  relais_folder_refresh (self->folder);
}

RelaisWriter *
relais_library_get_writer (RelaisLibrary *self)
{
  return self->writer;
}

/* Saving */

static void
on_written (GObject *owner, const char *path, const GError *error)
{
  if (error == NULL)
    relais_folder_read_soon (RELAIS_LIBRARY (owner)->folder, path);
  g_signal_emit (owner, signals[SAVED], 0, path, error);
}

static void
relais_library_finalize (GObject *object)
{
  RelaisLibrary *self = RELAIS_LIBRARY (object);

  g_clear_pointer (&self->writer, relais_writer_free);
  g_clear_object (&self->statistics);
  g_clear_pointer (&self->folder, relais_folder_free);
  g_clear_pointer (&self->broken, g_hash_table_unref);
  G_OBJECT_CLASS (relais_library_parent_class)->finalize (object);
}

static void
relais_library_class_init (RelaisLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_library_finalize;

  signals[SAVED] = g_signal_new ("saved", RELAIS_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_ERROR);
}

static void
relais_library_init (RelaisLibrary *self)
{
  self->broken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->writer = relais_writer_new (G_OBJECT (self), on_written);
}

/**
 * relais_library_new:
 * @folder: (nullable): NULL: the user's
 */
RelaisLibrary *
relais_library_new (const char *folder)
{
  RelaisLibrary *self = g_object_new (RELAIS_TYPE_LIBRARY, NULL);
  g_autofree char *statistics = NULL;

  self->folder = relais_folder_new (G_LIST_MODEL (self),
                                    folder != NULL ? g_canonicalize_filename (folder, NULL)
                                                   : g_build_filename (g_get_user_data_dir (), "relais", "games", NULL),
                                    &records);
  statistics = g_build_filename (relais_folder_get_path (self->folder), RELAIS_STATISTICS_NAME, NULL);
  self->statistics = relais_statistics_new (statistics);
  relais_library_refresh (self);
  return self;
}

RelaisStatistics *
relais_library_get_statistics (RelaisLibrary *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY (self), NULL);
  return self->statistics;
}

const char *
relais_library_get_folder (RelaisLibrary *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY (self), NULL);
  return relais_folder_get_path (self->folder);
}

const GError *
relais_library_get_error (RelaisLibrary *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY (self), NULL);
  return relais_folder_get_error (self->folder);
}

/* Of the games of a day; whatever else has such a name is found out by trying. */
static guint
highest_number (RelaisLibrary *self, const char *prefix)
{
  guint highest = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (RelaisLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (self), i);
      const char *path = relais_library_entry_get_path (entry);
      gint64 number = g_str_has_prefix (path, prefix) ? g_ascii_strtoll (path + strlen (prefix), NULL, 10) : 0;

      highest = MAX (highest, (guint) CLAMP (number, 0, G_MAXINT));
    }
  return highest;
}

/**
 * relais_library_new_path:
 *
 * The day and a number. The name is taken by making NAME.json, so that nobody
 * gets it a second time, in another process neither.
 */
char *
relais_library_new_path (RelaisLibrary *self, const RelaisGame *game)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *prefix = g_strdup_printf ("%s/%s-%s-", relais_library_get_folder (self), game->id, day);

  g_return_val_if_fail (RELAIS_IS_LIBRARY (self), NULL);

  relais_folder_make (self->folder, NULL);
  for (guint n = highest_number (self, prefix) + 1;; n++)
    {
      g_autofree char *path = g_strdup_printf ("%s%u" RELAIS_SUFFIX_RECORD, prefix, n);
      g_autofree char *beside_path = relais_beside_path (path, ".json");
      g_autoptr (GError) error = NULL;

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      if (!relais_file_claim (beside_path, &error) && g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_EXIST))
        continue;
      /* Where nothing can be made, saving will say so; and if somebody else has
       * made it by then, too. */
      relais_writer_note_new (self->writer, path);
      return g_steal_pointer (&path);
    }
}

/* What was only not read, for whatever reason, need not be damaged; what another
 * program has put there is the writer's concern. */
static gboolean
is_sound (RelaisLibrary *self, const char *path, GError **error)
{
  RelaisLibraryEntry *entry = relais_folder_find (self->folder, path);

  if (entry != NULL && relais_library_entry_get_broken (entry) && !relais_folder_entry_get_unreadable (entry))
    {
      g_autofree char *name = g_filename_display_name (path);

      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                   relais_library_entry_get_newer (entry)
                     /* TRANSLATORS: such a file is not written over */
                     ? _("%s: a newer version of Relais made this file, and it is kept as it is")
                     /* TRANSLATORS: a damaged file is not written over */
                     : _("%s: this file is damaged and is kept as it is"),
                   name);
      return FALSE;
    }
  return TRUE;
}

gboolean
relais_library_save (RelaisLibrary *self, RelaisMatch *match, const char *path, GError **error)
{
  GError *local = NULL;
  RelaisWrite *write;

  g_return_val_if_fail (RELAIS_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!is_sound (self, path, error))
    return FALSE;
  write = g_new0 (RelaisWrite, 1);
  write->path = g_strdup (path);
  write->printing = relais_match_take_text (match);
  write->beside_path = relais_beside_path (path, ".json");
  write->beside = relais_beside_print (match, &write->beside_length);
  if (!relais_folder_make (self->folder, &local))
    {
      g_propagate_error (error, g_error_copy (local));
      relais_writer_refuse (self->writer, write, local);
      return FALSE;
    }
  relais_writer_add (self->writer, write);
  return TRUE;
}

/**
 * relais_library_flush:
 * @path: (nullable): NULL: all games
 *
 * The list tells what was written, too.
 */
gboolean
relais_library_flush (RelaisLibrary *self, const char *path, GError **error)
{
  gboolean flushed;

  g_return_val_if_fail (RELAIS_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  flushed = relais_writer_flush (self->writer, path, error);
  relais_folder_catch_up (self->folder);
  return flushed;
}

/* Loading */

/* It looked well, or was well before; or it was mended since. */
void
relais_library_mark_broken (RelaisLibrary *self, const char *path, gboolean broken)
{
  gboolean changed = broken ? g_hash_table_add (self->broken, g_strdup (path)) : g_hash_table_remove (self->broken, path);

  if (changed && relais_folder_find (self->folder, path) != NULL)
    relais_folder_refresh_one (self->folder, path);
}

/**
 * relais_library_load:
 * @partial: (out) (nullable) (optional): of a broken file, the game up to the
 *   first thing wrong
 * @problems: (element-type RelaisProblem): what is wrong
 *
 * Waits, however long it is: relais_loading_new () does not.
 *
 * Returns: (nullable) (transfer full)
 */
RelaisMatch *
relais_library_load (RelaisLibrary *self, const char *path, RelaisMatch **partial, GPtrArray *problems)
{
  g_autoptr (RelaisLoading) loading = relais_loading_new (self, path, TRUE);
  GPtrArray *told = relais_loading_get_problems (loading);

  g_return_val_if_fail (RELAIS_IS_LIBRARY (self), NULL);

  relais_loading_wait (loading);
  if (partial != NULL)
    *partial = relais_loading_take_partial (loading);
  while (told->len > 0)
    g_ptr_array_add (problems, g_ptr_array_steal_index (told, 0));
  return relais_loading_take_match (loading);
}

/* Removing */

static gboolean
take_away (RelaisLibrary *self, const char *path, gboolean (*how) (GFile *, GCancellable *, GError **), GError **error)
{
  relais_writer_drop (self->writer, path);
  if (!relais_folder_take_away (self->folder, path, how, error))
    return FALSE;
  g_hash_table_remove (self->broken, path);
  return TRUE;
}

gboolean
relais_library_remove (RelaisLibrary *self, const char *path, GError **error)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  return take_away (self, path, g_file_trash, error);
}

gboolean
relais_library_erase (RelaisLibrary *self, const char *path, GError **error)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  return take_away (self, path, g_file_delete, error);
}

/**
 * relais_library_picture_path:
 * @style: in which it is drawn: "light", "dark" or "contrast"
 */
char *
relais_library_picture_path (const char *path, const char *style)
{
  g_autofree char *suffix = g_strdup_printf (".%s.png", style);

  return relais_beside_path (path, g_str_equal (style, "light") ? ".png" : suffix);
}
