/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A file of a folder that is listed. An entry never changes: when its file
 * does, another takes its place. */

/* Bytes: of what is longer nothing is played or drawn for a list. */
#define RELAIS_FOLDER_ENTRY_LONG (256 * 1024)

#define RELAIS_TYPE_FOLDER_ENTRY (relais_folder_entry_get_type ())
G_DECLARE_DERIVABLE_TYPE (RelaisFolderEntry, relais_folder_entry, RELAIS, FOLDER_ENTRY, GObject)

struct _RelaisFolderEntryClass
{
  GObjectClass parent_class;
};

const char *relais_folder_entry_get_path    (RelaisFolderEntry *self);
/* (transfer none) When it was last written. */
GDateTime  *relais_folder_entry_get_date    (RelaisFolderEntry *self);
gint64      relais_folder_entry_get_size    (RelaisFolderEntry *self);   /* bytes */
/* Path of a PNG beside it; may not exist. */
const char *relais_folder_entry_get_picture (RelaisFolderEntry *self);

G_END_DECLS
