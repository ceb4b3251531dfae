/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-folder.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#define ATTRIBUTES                                                                                    \
  G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE "," \
  G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC "," G_FILE_ATTRIBUTE_UNIX_INODE

/* Entries */

/* What a file's date can be: the years 1 to 9999, but for a day at each end, so
 * that no time zone goes beyond. */
#define EARLIEST (G_GINT64_CONSTANT (-62135510400) * G_USEC_PER_SEC)
#define LATEST (G_GINT64_CONSTANT (253402214400) * G_USEC_PER_SEC)

typedef struct
{
  RelaisFileStamp stamp;
  char *path;
  char *picture;
  GDateTime *date;
} RelaisFolderEntryPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RelaisFolderEntry, relais_folder_entry, G_TYPE_OBJECT)

static RelaisFolderEntryPrivate *
of (gpointer entry)
{
  return relais_folder_entry_get_instance_private (entry);
}

static void
relais_folder_entry_finalize (GObject *object)
{
  RelaisFolderEntryPrivate *self = of (object);

  g_free (self->path);
  g_free (self->picture);
  g_clear_pointer (&self->date, g_date_time_unref);
  G_OBJECT_CLASS (relais_folder_entry_parent_class)->finalize (object);
}

static void
relais_folder_entry_class_init (RelaisFolderEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_folder_entry_finalize;
}

static void
relais_folder_entry_init (RelaisFolderEntry *self)
{
  (void) self;
}

/* A clock that was wrong, or a damaged disk, may tell of any time. */
static GDateTime *
date_of (gint64 modified)
{
  gint64 moment = CLAMP (modified, EARLIEST, LATEST);
  g_autoptr (GDateTime) second = g_date_time_new_from_unix_utc (moment / G_USEC_PER_SEC);
  g_autoptr (GDateTime) utc = g_date_time_add (second, moment % G_USEC_PER_SEC);

  return g_date_time_to_local (utc);
}

void
relais_folder_entry_set (RelaisFolderEntry *entry, const char *path, const char *suffix, const RelaisFileStamp *stamp)
{
  RelaisFolderEntryPrivate *self = of (entry);

  self->stamp = *stamp;
  self->path = g_strdup (path);
  self->picture = relais_folder_beside (path, suffix, ".png");
  self->date = date_of (stamp->modified);
}

const char *
relais_folder_entry_get_path (RelaisFolderEntry *self)
{
  return of (self)->path;
}

GDateTime *
relais_folder_entry_get_date (RelaisFolderEntry *self)
{
  return of (self)->date;
}

const char *
relais_folder_entry_get_picture (RelaisFolderEntry *self)
{
  return of (self)->picture;
}

static gboolean
is_same (gpointer entry, const RelaisFileStamp *stamp)
{
  const RelaisFileStamp *own = &of (entry)->stamp;

  return own->modified == stamp->modified && own->size == stamp->size && own->inode == stamp->inode
         && own->beside_modified == stamp->beside_modified;
}

/* Newest first; of the same moment, the one that was begun last. */
static int
compare (gpointer a, gpointer b)
{
  const RelaisFolderEntryPrivate *first = of (a);
  const RelaisFolderEntryPrivate *second = of (b);

  if (first->stamp.modified != second->stamp.modified)
    return first->stamp.modified > second->stamp.modified ? -1 : 1;
  return strcmp (second->path, first->path);
}

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  return compare (*(const gpointer *) a, *(const gpointer *) b);
}

/* The folder */

struct _RelaisFolder
{
  GListModel *list;             /* owns this */
  char *path;
  const RelaisFolderKind *kind;
  GPtrArray *entries;           /* of RelaisFolderEntry, newest first */
  GError *unreadable;
};

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
 * Nothing is listed before the first refresh.
 */
RelaisFolder *
relais_folder_new (GListModel *list, char *path, const RelaisFolderKind *kind)
{
  RelaisFolder *self = g_new0 (RelaisFolder, 1);

  self->list = list;
  self->path = path;
  self->kind = kind;
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_object_set_qdata (G_OBJECT (list), folder_quark (), self);
  return self;
}

void
relais_folder_free (RelaisFolder *self)
{
  g_free (self->path);
  g_ptr_array_unref (self->entries);
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
  for (guint i = 0; i < self->entries->len; i++)
    if (strcmp (of (self->entries->pdata[i])->path, path) == 0)
      return self->entries->pdata[i];
  return NULL;
}

/* Both lists are in the same order and entries never change, so one walk along
 * both finds what went and what came, and only that is told. */
static void
install (RelaisFolder *self, GPtrArray *now)
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
          if (new == NULL || (old != NULL && compare (old, new) <= 0))
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

/* Without a sign no time is too long to be reckoned with. */
static gint64
modified_of (GFileInfo *info)
{
  return (gint64) (g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED) * (guint64) G_USEC_PER_SEC
                   + g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC));
}

static GFileInfo *
query (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return g_file_query_info (file, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
}

/* FALSE when there is no such file. */
static gboolean
stamp_of (RelaisFolder *self, const char *path, RelaisFileStamp *stamp)
{
  g_autofree char *beside = relais_folder_beside (path, self->kind->suffix, self->kind->beside[0]);
  g_autoptr (GFileInfo) info = query (path);
  g_autoptr (GFileInfo) beside_info = query (beside);

  if (info == NULL || g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    return FALSE;
  *stamp = (RelaisFileStamp) {
    .modified = modified_of (info),
    .size = g_file_info_get_size (info),
    .inode = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_UNIX_INODE),
    .beside_modified = beside_info != NULL ? modified_of (beside_info) : 0,
  };
  return TRUE;
}

/* An entry for a file as it is now: the one there is if it fits. NULL when
 * there is nothing to list. */
static RelaisFolderEntry *
entry_for (RelaisFolder *self, const char *path)
{
  RelaisFolderEntry *old = relais_folder_find (self, path);
  RelaisFileStamp stamp;

  if (!g_str_has_suffix (path, self->kind->suffix) || !stamp_of (self, path, &stamp))
    return NULL;
  if (old != NULL && is_same (old, &stamp)
      && (self->kind->is_right == NULL || self->kind->is_right (self->list, old)))
    return g_object_ref (old);
  return self->kind->make_entry (self->list, path, &stamp);
}

static void
add_entry (RelaisFolder *self, GPtrArray *entries, const char *path)
{
  RelaisFolderEntry *entry = entry_for (self, path);

  if (entry != NULL)
    g_ptr_array_add (entries, entry);
}

void
relais_folder_refresh_one (RelaisFolder *self, const char *path)
{
  g_autoptr (GPtrArray) now = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->entries->len; i++)
    if (strcmp (of (self->entries->pdata[i])->path, path) != 0)
      g_ptr_array_add (now, g_object_ref (self->entries->pdata[i]));
  add_entry (self, now, path);
  install (self, now);
}

/**
 * relais_folder_refresh:
 *
 * Files that have not changed keep their entries and are not read.
 */
void
relais_folder_refresh (RelaisFolder *self)
{
  g_autoptr (GPtrArray) now = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFile) folder = g_file_new_for_path (self->path);
  g_autoptr (GFileEnumerator) files = NULL;
  GFileInfo *info;

  g_clear_error (&self->unreadable);
  files = g_file_enumerate_children (folder, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, &self->unreadable);
  while (files != NULL && g_file_enumerator_iterate (files, &info, NULL, NULL, &self->unreadable) && info != NULL)
    {
      const char *name = g_file_info_get_name (info);
      g_autofree char *path = g_build_filename (self->path, name, NULL);

      if (*name != '.')
        add_entry (self, now, path);
    }
  if (g_error_matches (self->unreadable, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_clear_error (&self->unreadable);
  install (self, now);
}

gboolean
relais_folder_make (RelaisFolder *self, GError **error)
{
  g_autofree char *name = NULL;
  int code;

  if (g_mkdir_with_parents (self->path, 0700) == 0)
    return TRUE;
  code = errno;
  name = g_filename_display_name (self->path);
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), "%s: %s", name, g_strerror (code));
  return FALSE;
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
