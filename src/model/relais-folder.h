/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-folder-entry.h"

G_BEGIN_DECLS

/* The files of one kind in a folder, newest first, for a GListModel that owns
 * this: only what went and what came is told. Not known outside the model. */

/* A file that is the same in these is taken for the same. */
typedef struct
{
  gint64 modified;              /* microseconds */
  gint64 size;
  guint64 inode;                /* what is written anew gets another one */
  gint64 beside_modified;       /* of the first that stands beside; 0: it does not */
  gint64 beside_size;
} RelaisFileStamp;

gboolean           relais_file_stamp_equal   (const RelaisFileStamp   *a,
                                              const RelaisFileStamp   *b);

typedef struct
{
  const char *suffix;           /* of the files listed: ".relais" */
  const char *beside[5];        /* what NAME has besides: ".json", ".png" */
  GType (*entry_type) (void);
  /* In any thread. */
  RelaisFolderEntry *(*make_entry) (const char *path, const RelaisFileStamp *stamp, gboolean marked);
  /* Is more known of a file than what it shows? Then its entry is made anew. NULL: never. */
  gboolean (*is_marked) (GListModel *list, const char *path);
  /* Of the first that stands beside, in bytes; 0: it is not read. */
  gint64 read_beside;
  /* What a byte costs, in bytes of a record, of which only lines are counted. */
  gint64 weight;
} RelaisFolderKind;

typedef struct _RelaisFolder RelaisFolder;

RelaisFolder      *relais_folder_new         (GListModel              *list,
                                              char                    *path,
                                              const RelaisFolderKind  *kind);
void               relais_folder_free        (RelaisFolder            *self);
const char        *relais_folder_get_path    (RelaisFolder            *self);
/* Why it could not be looked into; NULL if it could, or does not exist yet. */
const GError      *relais_folder_get_error   (RelaisFolder            *self);

/* Makes the owner a list of what is in its folder: for G_IMPLEMENT_INTERFACE. */
void               relais_folder_list_init   (GListModelInterface     *iface);
gpointer           relais_folder_find        (RelaisFolder            *self,
                                              const char              *path);

/* Looks at all files, or at one that was written or has gone. */
void               relais_folder_refresh     (RelaisFolder            *self);
void               relais_folder_refresh_one (RelaisFolder            *self,
                                              const char              *path);

/* It was just written: a thread reads it. */
void               relais_folder_read_soon   (RelaisFolder            *self,
                                              const char              *path);
/* What is being read is listed at once, unless it is very much. */
void               relais_folder_catch_up    (RelaisFolder            *self);

/* The folder is made when something is first written into it. */
gboolean           relais_folder_make        (RelaisFolder            *self,
                                              GError                 **error);
/* g_file_trash or g_file_delete, with what stands beside. */
gboolean           relais_folder_take_away   (RelaisFolder            *self,
                                              const char              *path,
                                              gboolean               (*how) (GFile *, GCancellable *, GError **),
                                              GError                 **error);

/* NAME.png of NAME.relais. */
char              *relais_folder_beside      (const char              *path,
                                              const char              *suffix,
                                              const char              *other);

/* For the classes of entries. */
void               relais_folder_entry_set   (RelaisFolderEntry       *entry,
                                              const char              *path,
                                              const char              *suffix,
                                              const RelaisFileStamp   *stamp,
                                              gboolean                 marked);
/* Its file could not be read, and nothing is known of what is in it: the next
 * look makes another entry, though the file may be the same. */
void               relais_folder_entry_set_unreadable (gpointer        entry);
gboolean           relais_folder_entry_get_unreadable (gpointer        entry);

/* For the folder: whether an entry still is what is known of its file, and newest first. */
gboolean           relais_folder_entry_is_of (gpointer                 entry,
                                              const RelaisFileStamp   *stamp,
                                              gboolean                 marked);
int                relais_folder_entry_compare (gpointer               a,
                                              gpointer                 b);

G_END_DECLS
