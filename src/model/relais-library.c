/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of games as a list; what is saved, loaded and removed. */

#include "relais-library-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "record/relais-file.h"

#define ATTRIBUTES                                                                                    \
  G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE "," \
  G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC

struct _RelaisLibrary
{
  GObject parent_instance;

  char *folder;
  GPtrArray *entries;           /* of RelaisLibraryEntry, newest first */
  GHashTable *broken;           /* paths of what did not load, though it looked well */
  GError *unreadable;           /* why the folder could not be looked into */
  GError *unwritten;            /* the first failure that flush has not told yet */
  RelaisWriter *writer;
};

enum
{
  SAVE_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void list_model_init (GListModelInterface *iface);

G_DEFINE_TYPE_WITH_CODE (RelaisLibrary, relais_library, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *model)
{
  (void) model;
  return RELAIS_TYPE_LIBRARY_ENTRY;
}

static guint
get_n_items (GListModel *model)
{
  return RELAIS_LIBRARY (model)->entries->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  RelaisLibrary *self = RELAIS_LIBRARY (model);

  return position < self->entries->len ? g_object_ref (self->entries->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* The list */

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  return relais_library_entry_order (*(RelaisLibraryEntry *const *) a, *(RelaisLibraryEntry *const *) b);
}

/* Both lists are in the same order and entries never change, so one walk along
 * both finds what went and what came, and only that is told. */
static void
install (RelaisLibrary *self, GPtrArray *now)
{
  guint i = 0;

  g_ptr_array_sort (now, compare_entries);
  for (guint k = 0; k < now->len || i < self->entries->len;)
    {
      guint from = i;
      guint removed = 0;
      guint added = 0;

      while (k + added < now->len || from + removed < self->entries->len)
        {
          gpointer old = from + removed < self->entries->len ? self->entries->pdata[from + removed] : NULL;
          gpointer new = k + added < now->len ? now->pdata[k + added] : NULL;

          if (old == new)
            break;
          if (new == NULL || (old != NULL && relais_library_entry_order (old, new) <= 0))
            removed++;
          else
            added++;
        }
      if (removed > 0)
        g_ptr_array_remove_range (self->entries, from, removed);
      for (guint n = 0; n < added; n++)
        g_ptr_array_insert (self->entries, (gint) (from + n), g_object_ref (now->pdata[k + n]));
      if (removed > 0 || added > 0)
        g_list_model_items_changed (G_LIST_MODEL (self), from, removed, added);
      /* Past what came, and past the one that both have. */
      i = from + added + 1;
      k += added + 1;
    }
}

static gint64
modified_of (GFileInfo *info)
{
  return (gint64) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED) * G_USEC_PER_SEC
         + g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
}

static RelaisLibraryEntry *
find (RelaisLibrary *self, const char *path)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (strcmp (relais_library_entry_get_path (self->entries->pdata[i]), path) == 0)
      return self->entries->pdata[i];
  return NULL;
}

/* An entry for a file as it is now: the one there is if it fits. */
static RelaisLibraryEntry *
entry_for (RelaisLibrary *self, const char *path, const RelaisFileStamp *stamp)
{
  RelaisLibraryEntry *old = find (self, path);
  gboolean broken = g_hash_table_contains (self->broken, path);

  if (old != NULL && relais_library_entry_same (old, path, stamp) && relais_library_entry_get_broken (old) >= broken)
    return g_object_ref (old);
  return relais_library_entry_new (path, stamp, broken);
}

/* FALSE when there is no such file. */
static gboolean
stamp_of (const char *path, RelaisFileStamp *stamp)
{
  g_autofree char *beside_path = relais_beside_path (path, ".json");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) beside = g_file_new_for_path (beside_path);
  g_autoptr (GFileInfo) info = g_file_query_info (file, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (GFileInfo) beside_info = g_file_query_info (beside, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  if (info == NULL || g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    return FALSE;
  *stamp = (RelaisFileStamp) {
    .modified = modified_of (info),
    .size = g_file_info_get_size (info),
    .beside_modified = beside_info != NULL ? modified_of (beside_info) : 0,
  };
  return TRUE;
}

/* One file was written or has gone; the others are what they were. */
static void
refresh_one (RelaisLibrary *self, const char *path)
{
  g_autoptr (GPtrArray) now = g_ptr_array_new_with_free_func (g_object_unref);
  RelaisFileStamp stamp;

  for (guint i = 0; i < self->entries->len; i++)
    if (strcmp (relais_library_entry_get_path (self->entries->pdata[i]), path) != 0)
      g_ptr_array_add (now, g_object_ref (self->entries->pdata[i]));
  if (g_str_has_suffix (path, RELAIS_LIBRARY_SUFFIX) && stamp_of (path, &stamp))
    g_ptr_array_add (now, entry_for (self, path, &stamp));
  install (self, now);
}

/**
 * relais_library_refresh:
 *
 * Files that have not changed keep their entries and are not read.
 */
void
relais_library_refresh (RelaisLibrary *self)
{
  g_autoptr (GPtrArray) now = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);
  g_autoptr (GFileEnumerator) files = NULL;
  GFileInfo *info;

  g_clear_error (&self->unreadable);
  files = g_file_enumerate_children (folder, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, &self->unreadable);
  while (files != NULL && g_file_enumerator_iterate (files, &info, NULL, NULL, &self->unreadable) && info != NULL)
    {
      const char *name = g_file_info_get_name (info);
      g_autofree char *path = g_build_filename (self->folder, name, NULL);
      RelaisFileStamp stamp;

      if (*name != '.' && g_str_has_suffix (name, RELAIS_LIBRARY_SUFFIX) && stamp_of (path, &stamp))
        g_ptr_array_add (now, entry_for (self, path, &stamp));
    }
  /* The folder is made when the first game is saved. */
  if (g_error_matches (self->unreadable, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_clear_error (&self->unreadable);
  install (self, now);
}

/* Saving */

static gboolean
on_written (gpointer data)
{
  RelaisLibrary *self = data;
  RelaisWrite *done;

  g_object_ref (self);
  while ((done = relais_writer_done (self->writer)) != NULL)
    {
      g_autoptr (RelaisWrite) write = done;

      if (write->error == NULL)
        {
          refresh_one (self, write->path);
          continue;
        }
      if (self->unwritten == NULL)
        self->unwritten = g_error_copy (write->error);
      g_signal_emit (self, signals[SAVE_FAILED], 0, write->path, write->error);
    }
  g_object_unref (self);
  return G_SOURCE_REMOVE;
}

static void
relais_library_finalize (GObject *object)
{
  RelaisLibrary *self = RELAIS_LIBRARY (object);

  g_clear_pointer (&self->writer, relais_writer_free);
  g_free (self->folder);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->broken, g_hash_table_unref);
  g_clear_error (&self->unreadable);
  g_clear_error (&self->unwritten);
  G_OBJECT_CLASS (relais_library_parent_class)->finalize (object);
}

static void
relais_library_class_init (RelaisLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_library_finalize;

  signals[SAVE_FAILED] = g_signal_new ("save-failed", RELAIS_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_ERROR);
}

static void
relais_library_init (RelaisLibrary *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->broken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->writer = relais_writer_new (on_written, self);
}

/**
 * relais_library_new:
 * @folder: (nullable): NULL: the user's
 */
RelaisLibrary *
relais_library_new (const char *folder)
{
  RelaisLibrary *self = g_object_new (RELAIS_TYPE_LIBRARY, NULL);

  self->folder = folder != NULL ? g_canonicalize_filename (folder, NULL)
                                : g_build_filename (g_get_user_data_dir (), "relais", "games", NULL);
  relais_library_refresh (self);
  return self;
}

const char *
relais_library_get_folder (RelaisLibrary *self)
{
  return self->folder;
}

const GError *
relais_library_get_error (RelaisLibrary *self)
{
  return self->unreadable;
}

static gboolean
make_folder (RelaisLibrary *self, GError **error)
{
  g_autofree char *name = NULL;
  int code;

  if (g_mkdir_with_parents (self->folder, 0700) == 0)
    return TRUE;
  code = errno;
  name = g_filename_display_name (self->folder);
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), "%s: %s", name, g_strerror (code));
  return FALSE;
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

  make_folder (self, NULL);
  for (guint n = 1;; n++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%s-%u" RELAIS_LIBRARY_SUFFIX, game->id, day, n);
      g_autofree char *path = g_build_filename (self->folder, name, NULL);
      g_autofree char *beside_path = relais_beside_path (path, ".json");
      g_autoptr (GFile) beside = g_file_new_for_path (beside_path);
      g_autoptr (GFileOutputStream) stream = NULL;
      g_autoptr (GError) error = NULL;

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      stream = g_file_create (beside, G_FILE_CREATE_NONE, NULL, &error);
      /* Where nothing can be made, saving will say so. */
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
        return g_steal_pointer (&path);
    }
}

gboolean
relais_library_save (RelaisLibrary *self, RelaisMatch *match, const char *path, GError **error)
{
  RelaisLibraryEntry *entry = find (self, path);
  RelaisWrite *write;

  if (entry != NULL && relais_library_entry_get_broken (entry))
    {
      g_autofree char *name = g_filename_display_name (path);

      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                   /* TRANSLATORS: a damaged file is not written over */
                   _("%s: this file is damaged and is kept as it is"), name);
      return FALSE;
    }
  if (!make_folder (self, error))
    return FALSE;
  write = g_new0 (RelaisWrite, 1);
  write->path = g_strdup (path);
  write->text = relais_match_print (match, &write->length);
  write->beside = relais_beside_print (match, &write->beside_length);
  relais_writer_add (self->writer, write);
  return TRUE;
}

gboolean
relais_library_export (RelaisMatch *match, const char *path, GError **error)
{
  gsize length;
  g_autofree char *text = relais_match_print (match, &length);

  return relais_file_write (path, text, length, error);
}

gboolean
relais_library_flush (RelaisLibrary *self, GError **error)
{
  relais_writer_wait (self->writer);
  on_written (self);
  if (self->unwritten == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&self->unwritten));
  return FALSE;
}

/* Loading */

static RelaisMatch *
match_of (RelaisRecord *record, const char *path)
{
  RelaisMatch *match = relais_match_new (record);
  g_autoptr (RelaisBeside) beside = relais_beside_read (path);

  relais_match_set_title (match, beside->title);
  relais_match_set_scenario (match, beside->scenario);
  relais_match_set_strict (match, beside->strict);
  if (beside->ended_early)
    relais_match_end_early (match);
  return match;
}

/* It looked well, or was well before. */
static void
mark_broken (RelaisLibrary *self, const char *path)
{
  g_hash_table_add (self->broken, g_strdup (path));
  if (find (self, path) != NULL)
    refresh_one (self, path);
}

/**
 * relais_library_load:
 * @partial: (out) (nullable) (optional): of a broken file, the game up to the
 *   first thing wrong
 * @problems: (element-type RelaisProblem): what is wrong
 *
 * Returns: (nullable) (transfer full)
 */
RelaisMatch *
relais_library_load (RelaisLibrary *self, const char *path, RelaisMatch **partial, GPtrArray *problems)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  RelaisRecord *record;
  RelaisRecord *part = NULL;
  gsize length;

  if (partial != NULL)
    *partial = NULL;
  relais_writer_wait (self->writer);
  text = relais_file_read (path, &length, &error);
  if (text == NULL)
    {
      relais_problems_add (problems, "", "FILE", g_strdup (error->message));
      return NULL;
    }
  record = relais_record_parse (text, length, partial != NULL ? &part : NULL, problems);
  if (record == NULL)
    mark_broken (self, path);
  else
    g_hash_table_remove (self->broken, path);
  if (part != NULL)
    *partial = match_of (part, path);
  return record != NULL ? match_of (record, path) : NULL;
}

/* Removing */

static gboolean
take_away (RelaisLibrary *self, const char *path, gboolean (*how) (GFile *, GCancellable *, GError **), GError **error)
{
  static const char *const beside[] = { ".json", ".png" };
  g_autoptr (GFile) file = g_file_new_for_path (path);

  relais_writer_drop (self->writer, path);
  if (!how (file, NULL, error))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      g_autofree char *name = relais_beside_path (path, beside[i]);
      g_autoptr (GFile) other = g_file_new_for_path (name);

      /* It may well not be there. */
      how (other, NULL, NULL);
    }
  g_hash_table_remove (self->broken, path);
  refresh_one (self, path);
  return TRUE;
}

gboolean
relais_library_remove (RelaisLibrary *self, const char *path, GError **error)
{
  return take_away (self, path, g_file_trash, error);
}

gboolean
relais_library_erase (RelaisLibrary *self, const char *path, GError **error)
{
  return take_away (self, path, g_file_delete, error);
}

char *
relais_library_picture_path (const char *path)
{
  return relais_beside_path (path, ".png");
}
