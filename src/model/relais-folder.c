/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _POSIX_C_SOURCE 200809L /* st_mtim */

#include "relais-folder.h"

#include <string.h>
#include <sys/stat.h>

#include "record/relais-file.h"

/* What is read of new files while somebody waits, in bytes, and the portions in
 * which a thread reads the rest: after each the list is laid out again. A file
 * costs something however short it is. */
#define AT_ONCE (4 * 1024 * 1024)
#define A_PORTION (4 * AT_ONCE)
#define A_FILE (8 * 1024)

/* A file to be read. */
typedef struct
{
  char *path;
  RelaisFileStamp stamp;
  gint64 cost;                  /* of reading it, with what stands beside, as bytes */
  gboolean marked;
} Unread;

struct _RelaisFolder
{
  GListModel *list;             /* owns this */
  char *path;
  const RelaisFolderKind *kind;
  GPtrArray *entries;           /* of RelaisFolderEntry, newest first */
  GHashTable *by_path;          /* the same */
  GPtrArray *unread;            /* of Unread, the one to be read next last */
  GTask *reading;               /* of a Portion; NULL: none is read */
  GError *unreadable;
};

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  return relais_folder_entry_compare (*(const gpointer *) a, *(const gpointer *) b);
}

static void
unread_free (gpointer data)
{
  g_free (((Unread *) data)->path);
  g_free (data);
}

static GPtrArray *
unread_new (void)
{
  return g_ptr_array_new_with_free_func (unread_free);
}

/* Files that a thread reads, which only looks at the first two. */
typedef struct
{
  const RelaisFolderKind *kind;
  GPtrArray *files;             /* of Unread */
  GHashTable *by_path;          /* the same */
} Portion;

static Portion *
portion_new (const RelaisFolderKind *kind, GPtrArray *files)
{
  Portion *self = g_new (Portion, 1);

  *self = (Portion) { kind, files, g_hash_table_new (g_str_hash, g_str_equal) };
  for (guint i = 0; i < files->len; i++)
    g_hash_table_insert (self->by_path, ((Unread *) files->pdata[i])->path, files->pdata[i]);
  return self;
}

static void
portion_free (gpointer data)
{
  Portion *self = data;

  g_hash_table_unref (self->by_path);
  g_ptr_array_unref (self->files);
  g_free (self);
}

/* Under which its owner knows it. */
static GQuark
folder_quark (void)
{
  return g_quark_from_static_string ("relais-folder");
}

/**
 * relais_folder_new:
 * @path: (transfer full)
 *
 * Nothing is listed before the first refresh. What was left behind in the
 * folder goes.
 */
RelaisFolder *
relais_folder_new (GListModel *list, char *path, const RelaisFolderKind *kind)
{
  RelaisFolder *self = g_new0 (RelaisFolder, 1);

  self->list = list;
  self->path = path;
  self->kind = kind;
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_path = g_hash_table_new (g_str_hash, g_str_equal);
  self->unread = unread_new ();
  g_object_set_qdata (G_OBJECT (list), folder_quark (), self);
  relais_file_sweep (path);
  return self;
}

/* What is being read comes to nothing. */
static void
give_up_reading (RelaisFolder *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (g_task_get_cancellable (self->reading));
  self->reading = NULL;
}

void
relais_folder_free (RelaisFolder *self)
{
  give_up_reading (self);
  g_free (self->path);
  g_hash_table_unref (self->by_path);
  g_ptr_array_unref (self->entries);
  g_ptr_array_unref (self->unread);
  g_clear_error (&self->unreadable);
  g_free (self);
}

const char *
relais_folder_get_path (RelaisFolder *self)
{
  return self->path;
}

const GError *
relais_folder_get_error (RelaisFolder *self)
{
  return self->unreadable;
}

static RelaisFolder *
folder_of (GListModel *list)
{
  return g_object_get_qdata (G_OBJECT (list), folder_quark ());
}

static GType
get_item_type (GListModel *list)
{
  return folder_of (list)->kind->entry_type ();
}

static guint
get_n_items (GListModel *list)
{
  return folder_of (list)->entries->len;
}

static gpointer
get_item (GListModel *list, guint position)
{
  const GPtrArray *entries = folder_of (list)->entries;

  return position < entries->len ? g_object_ref (entries->pdata[position]) : NULL;
}

void
relais_folder_list_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

gpointer
relais_folder_find (RelaisFolder *self, const char *path)
{
  return g_hash_table_lookup (self->by_path, path);
}

/* Both lists are in the same order and entries never change, so one walk along
 * both finds what went and what came, and only that is told. */
static void
install (RelaisFolder *self, GPtrArray *now)
{
  guint i = 0;

  g_ptr_array_sort (now, compare_entries);
  g_hash_table_remove_all (self->by_path);
  for (guint n = 0; n < now->len; n++)
    g_hash_table_insert (self->by_path, (gpointer) relais_folder_entry_get_path (now->pdata[n]), now->pdata[n]);
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
          if (new == NULL || (old != NULL && relais_folder_entry_compare (old, new) <= 0))
            removed++;
          else
            added++;
        }
      if (removed > 0)
        g_ptr_array_remove_range (self->entries, from, removed);
      for (guint n = 0; n < added; n++)
        g_ptr_array_insert (self->entries, (gint) (from + n), g_object_ref (now->pdata[k + n]));
      if (removed > 0 || added > 0)
        g_list_model_items_changed (self->list, from, removed, added);
      /* Past what came, and past the one that both have. */
      i = from + added + 1;
      k += added + 1;
    }
}

/* FALSE when there is no such file. */
static gboolean
look_at (const char *path, struct stat *status)
{
  return stat (path, status) == 0 && S_ISREG (status->st_mode);
}

/* No time is too long to be reckoned with. */
static gint64
modified_of (const struct stat *status)
{
  return (gint64) ((guint64) status->st_mtim.tv_sec * (guint64) G_USEC_PER_SEC + (guint64) status->st_mtim.tv_nsec / 1000);
}

/* FALSE when there is no such file. */
static gboolean
stamp_of (const RelaisFolderKind *kind, const char *path, RelaisFileStamp *stamp)
{
  g_autofree char *beside = relais_folder_beside (path, kind->suffix, kind->beside[0]);
  struct stat status, other;
  gboolean has_beside;

  if (!look_at (path, &status))
    return FALSE;
  has_beside = stat (beside, &other) == 0;
  *stamp = (RelaisFileStamp) {
    .modified = modified_of (&status),
    .size = (gint64) status.st_size,
    .inode = (guint64) status.st_ino,
    .beside_modified = has_beside ? modified_of (&other) : 0,
    .beside_size = has_beside ? (gint64) other.st_size : 0,
  };
  return TRUE;
}

static gint64
cost_of (const RelaisFolderKind *kind, const RelaisFileStamp *stamp)
{
  return MIN (stamp->size, RELAIS_FILE_MAX) * kind->weight + MIN (stamp->beside_size, kind->read_beside) + A_FILE;
}

static gboolean
is_marked (RelaisFolder *self, const char *path)
{
  return self->kind->is_marked != NULL && self->kind->is_marked (self->list, path);
}

/* As it is now; if it has changed meanwhile, what is read of it will be dropped. */
static gboolean
is_being_read (RelaisFolder *self, const char *path, const RelaisFileStamp *stamp, gboolean marked)
{
  const Portion *portion = self->reading != NULL ? g_task_get_task_data (self->reading) : NULL;
  const Unread *file = portion != NULL ? g_hash_table_lookup (portion->by_path, path) : NULL;

  return file != NULL && relais_file_stamp_equal (&file->stamp, stamp) && file->marked == marked;
}

/* Keeps the entry that there is for a file; if there is none, or it does not
 * fit any more, the file is to be read, and the old one is kept until it is. */
static void
list_file (RelaisFolder *self, const char *path, GPtrArray *entries, GPtrArray *unread)
{
  RelaisFolderEntry *old = relais_folder_find (self, path);
  RelaisFileStamp stamp;
  Unread *file;

  if (!g_str_has_suffix (path, self->kind->suffix) || !stamp_of (self->kind, path, &stamp))
    return;
  if (old != NULL)
    g_ptr_array_add (entries, g_object_ref (old));
  if (old != NULL && !relais_folder_entry_get_unreadable (old) && relais_folder_entry_is_of (old, &stamp, is_marked (self, path)))
    return;
  if (is_being_read (self, path, &stamp, is_marked (self, path)))
    return;
  file = g_new0 (Unread, 1);
  file->path = g_strdup (path);
  file->stamp = stamp;
  file->cost = cost_of (self->kind, &stamp);
  file->marked = is_marked (self, path);
  g_ptr_array_add (unread, file);
}

static RelaisFolderEntry *
make_entry (const RelaisFolderKind *kind, const Unread *file)
{
  return kind->make_entry (file->path, &file->stamp, file->marked);
}

/* The entry of a file takes the place of the one there was. */
static void
put (RelaisFolder *self, GPtrArray *entries, RelaisFolderEntry *entry)
{
  RelaisFolderEntry *old = relais_folder_find (self, relais_folder_entry_get_path (entry));

  if (old != NULL)
    g_ptr_array_remove_fast (entries, old);
  g_ptr_array_add (entries, entry);
}

static GPtrArray *
copy_entries (RelaisFolder *self)
{
  GPtrArray *copy = g_ptr_array_new_full (self->entries->len, g_object_unref);

  for (guint i = 0; i < self->entries->len; i++)
    g_ptr_array_add (copy, g_object_ref (self->entries->pdata[i]));
  return copy;
}

/* Reading */

/* Takes the files that are read next. */
static GPtrArray *
take_portion (GPtrArray *unread, gint64 left)
{
  GPtrArray *portion = unread_new ();

  while (unread->len > 0)
    {
      Unread *next = unread->pdata[unread->len - 1];

      left -= next->cost;
      if (left < 0 && portion->len > 0)
        break;
      g_ptr_array_add (portion, g_ptr_array_steal_index (unread, unread->len - 1));
    }
  return portion;
}

static void
read_portion (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Portion *portion = data;
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < portion->files->len && !g_cancellable_is_cancelled (cancellable); i++)
    g_ptr_array_add (entries, make_entry (portion->kind, portion->files->pdata[i]));
  g_task_return_pointer (task, entries, (GDestroyNotify) g_ptr_array_unref);
}

static void go_on_reading (RelaisFolder *self);

/* Meanwhile a file may have been written again, or have gone. */
static gboolean
is_still_right (RelaisFolder *self, RelaisFolderEntry *entry)
{
  const char *path = relais_folder_entry_get_path (entry);
  RelaisFileStamp stamp;

  return stamp_of (self->kind, path, &stamp) && relais_folder_entry_is_of (entry, &stamp, is_marked (self, path));
}

static void
on_portion_read (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GPtrArray) read = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autoptr (GPtrArray) now = NULL;
  RelaisFolder *self = data;

  /* Given up: there may not even be a folder any more. */
  if (read == NULL)
    return;
  self->reading = NULL;
  now = copy_entries (self);
  for (guint i = 0; i < read->len; i++)
    if (is_still_right (self, read->pdata[i]))
      put (self, now, g_object_ref (read->pdata[i]));
  install (self, now);
  go_on_reading (self);
}

static void
go_on_reading (RelaisFolder *self)
{
  g_autoptr (GCancellable) cancellable = NULL;
  g_autoptr (GTask) task = NULL;

  if (self->reading != NULL || self->unread->len == 0)
    return;
  cancellable = g_cancellable_new ();
  self->reading = task = g_task_new (NULL, cancellable, on_portion_read, self);
  g_task_set_task_data (task, portion_new (self->kind, take_portion (self->unread, A_PORTION)), portion_free);
  g_task_run_in_thread (task, read_portion);
}

static gboolean
is_long (const Unread *file)
{
  return file->cost > AT_ONCE;
}

/* What is short is read at once. */
static void
read_at_once (RelaisFolder *self, GPtrArray *entries, GPtrArray *unread)
{
  g_autoptr (GPtrArray) portion = NULL;

  if (unread->len == 0 || is_long (unread->pdata[unread->len - 1]))
    return;
  portion = take_portion (unread, AT_ONCE);
  for (guint i = 0; i < portion->len; i++)
    put (self, entries, make_entry (self->kind, portion->pdata[i]));
}

/* The newest last, before them what is so long that nobody waits for it. */
static int
compare_unread (gconstpointer a, gconstpointer b)
{
  const Unread *first = *(const gconstpointer *) a;
  const Unread *second = *(const gconstpointer *) b;

  if (is_long (first) != is_long (second))
    return is_long (first) ? -1 : 1;
  if (first->stamp.modified != second->stamp.modified)
    return first->stamp.modified < second->stamp.modified ? -1 : 1;
  return strcmp (first->path, second->path);
}

static gboolean
is_another (gpointer entry, const char *path)
{
  return strcmp (relais_folder_entry_get_path (entry), path) != 0;
}

/* The old entry stays until the thread has read the file. */
void
relais_folder_read_soon (RelaisFolder *self, const char *path)
{
  g_autoptr (GPtrArray) listed = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = self->unread->len; i > 0; i--)
    if (strcmp (((const Unread *) self->unread->pdata[i - 1])->path, path) == 0)
      g_ptr_array_remove_index (self->unread, i - 1);
  list_file (self, path, listed, self->unread);
  go_on_reading (self);
}

void
relais_folder_catch_up (RelaisFolder *self)
{
  if (self->reading == NULL)
    return;
  give_up_reading (self);
  relais_folder_refresh (self);
}

void
relais_folder_refresh_one (RelaisFolder *self, const char *path)
{
  g_autoptr (GPtrArray) now = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) unread = unread_new ();

  for (guint i = 0; i < self->entries->len; i++)
    if (is_another (self->entries->pdata[i], path))
      g_ptr_array_add (now, g_object_ref (self->entries->pdata[i]));
  list_file (self, path, now, unread);
  read_at_once (self, now, unread);
  install (self, now);
  g_ptr_array_extend_and_steal (self->unread, g_steal_pointer (&unread));
  go_on_reading (self);
}

/**
 * relais_folder_refresh:
 *
 * Files that have not changed keep their entries and are not read. Of many that
 * are new the youngest are listed at once, and the others when they were read;
 * what is being read goes on, and what is then next waits for it.
 */
void
relais_folder_refresh (RelaisFolder *self)
{
  g_autoptr (GPtrArray) now = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) names = NULL;

  g_ptr_array_set_size (self->unread, 0);
  g_clear_error (&self->unreadable);
  names = relais_file_list (self->path, self->kind->suffix, &self->unreadable);
  for (guint i = 0; names != NULL && i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (self->path, names->pdata[i], NULL);

      list_file (self, path, now, self->unread);
    }
  if (g_error_matches (self->unreadable, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    g_clear_error (&self->unreadable);
  g_ptr_array_sort (self->unread, compare_unread);
  if (self->reading == NULL)
    read_at_once (self, now, self->unread);
  install (self, now);
  go_on_reading (self);
}

gboolean
relais_folder_make (RelaisFolder *self, GError **error)
{
  return relais_file_make_folder (self->path, error);
}

gboolean
relais_folder_take_away (RelaisFolder *self,
                         const char   *path,
                         gboolean    (*how) (GFile *, GCancellable *, GError **),
                         GError      **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (!how (file, NULL, error))
    return FALSE;
  for (gsize i = 0; self->kind->beside[i] != NULL; i++)
    {
      g_autofree char *name = relais_folder_beside (path, self->kind->suffix, self->kind->beside[i]);
      g_autoptr (GFile) other = g_file_new_for_path (name);

      /* It may well not be there. */
      how (other, NULL, NULL);
    }
  relais_folder_refresh_one (self, path);
  return TRUE;
}

/**
 * relais_folder_beside:
 *
 * Returns: (transfer full): the path of what stands beside a file
 */
char *
relais_folder_beside (const char *path, const char *suffix, const char *other)
{
  gsize length = strlen (path);

  if (g_str_has_suffix (path, suffix))
    length -= strlen (suffix);
  return g_strdup_printf ("%.*s%s", (int) length, path, other);
}
