/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "relais-folder.h"

#include <string.h>

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
  gboolean marked;
  gboolean unreadable;
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
relais_folder_entry_set (RelaisFolderEntry *entry, const char *path, const char *suffix, const RelaisFileStamp *stamp, gboolean marked)
{
  RelaisFolderEntryPrivate *self = of (entry);

  self->stamp = *stamp;
  self->path = g_strdup (path);
  self->picture = relais_folder_beside (path, suffix, ".png");
  self->date = date_of (stamp->modified);
  self->marked = marked;
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

gint64
relais_folder_entry_get_size (RelaisFolderEntry *self)
{
  return of (self)->stamp.size;
}

const char *
relais_folder_entry_get_picture (RelaisFolderEntry *self)
{
  return of (self)->picture;
}

void
relais_folder_entry_set_unreadable (gpointer entry)
{
  of (entry)->unreadable = TRUE;
}

gboolean
relais_folder_entry_get_unreadable (gpointer entry)
{
  return of (entry)->unreadable;
}

gboolean
relais_file_stamp_equal (const RelaisFileStamp *a, const RelaisFileStamp *b)
{
  return a->modified == b->modified && a->size == b->size && a->inode == b->inode && a->beside_modified == b->beside_modified;
}

gboolean
relais_folder_entry_is_of (gpointer entry, const RelaisFileStamp *stamp, gboolean marked)
{
  return relais_file_stamp_equal (&of (entry)->stamp, stamp) && of (entry)->marked == marked;
}

/* Of the same moment, the one that was begun last. */
int
relais_folder_entry_compare (gpointer a, gpointer b)
{
  const RelaisFolderEntryPrivate *first = of (a);
  const RelaisFolderEntryPrivate *second = of (b);

  if (first->stamp.modified != second->stamp.modified)
    return first->stamp.modified > second->stamp.modified ? -1 : 1;
  return strcmp (second->path, first->path);
}
