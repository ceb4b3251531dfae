/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/relais-setup.h"
#include "relais-folder-entry.h"

G_BEGIN_DECLS

/* The user's own setups: the folder $XDG_DATA_HOME/relais/setups with one
 * .relais-setup file for each, and perhaps a picture NAME.png beside it. A
 * GListModel of RelaisSetupEntry, newest first. What cannot be played yet is
 * kept and listed as a draft; what cannot be read stays where it is and is
 * listed as broken. */

typedef enum
{
  RELAIS_SETUP_PLAYABLE,
  RELAIS_SETUP_DRAFT,           /* a setup, but not a possible one */
  RELAIS_SETUP_BROKEN,          /* no setup at all, or it cannot be read */
} RelaisSetupStatus;

#define RELAIS_TYPE_SETUP_ENTRY (relais_setup_entry_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupEntry, relais_setup_entry, RELAIS, SETUP_ENTRY, RelaisFolderEntry)

/* An entry never changes: when its file does, another takes its place. */
const char        *relais_setup_entry_get_path    (RelaisSetupEntry *self);
GDateTime         *relais_setup_entry_get_date    (RelaisSetupEntry *self);     /* when it was last saved */
const char        *relais_setup_entry_get_picture (RelaisSetupEntry *self);     /* path of a PNG; may not exist */
RelaisSetupStatus  relais_setup_entry_get_status  (RelaisSetupEntry *self);
const RelaisGame  *relais_setup_entry_get_game    (RelaisSetupEntry *self);     /* NULL: broken */
/* NULL: not told. */
const char        *relais_setup_entry_get_name    (RelaisSetupEntry *self);
const char        *relais_setup_entry_get_author  (RelaisSetupEntry *self);
const char        *relais_setup_entry_get_note    (RelaisSetupEntry *self);
/* 0 unless playable. */
guint              relais_setup_entry_get_n_seats (RelaisSetupEntry *self);
/* Card values that are other than printed. */
guint              relais_setup_entry_get_n_changed (RelaisSetupEntry *self);
/* What is wrong with a draft or broken file, the first of it; looks into it. */
char              *relais_setup_entry_dup_reason  (RelaisSetupEntry *self);
/* Whether all words are somewhere in its name, author, note or game; capitals
 * and accents do not matter. NULL or "" matches everything. */
gboolean           relais_setup_entry_matches     (RelaisSetupEntry *self,
                                                   const char       *words);

#define RELAIS_TYPE_SETUP_LIBRARY (relais_setup_library_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupLibrary, relais_setup_library, RELAIS, SETUP_LIBRARY, GObject)

RelaisSetupLibrary *relais_setup_library_new        (const char          *folder);      /* NULL: the user's */
const char         *relais_setup_library_get_folder (RelaisSetupLibrary  *self);
/* Looks into the folder again. */
void                relais_setup_library_refresh    (RelaisSetupLibrary  *self);
/* Why the folder could not be looked into the last time; NULL if it could, or
 * does not exist yet. */
const GError       *relais_setup_library_get_error  (RelaisSetupLibrary  *self);

/* (transfer full) Where a setup of this name and text is kept already; NULL: nowhere. */
char               *relais_setup_library_find_same  (RelaisSetupLibrary  *self,
                                                     const char          *name,
                                                     const char          *text);
/* Is the file called as one that had no name yet, and has the setup one by now? */
gboolean            relais_setup_library_may_rename (const char          *path,
                                                     const char          *name);
/* Gives a text to be written, and does not wait: a thread writes, and "saved"
 * (const char *path, GError) tells how it went. `path` is one of the folder, or
 * NULL for a new file called like the setup, or like the day. Returns the path;
 * NULL when it is known at once that nothing can be written. */
char               *relais_setup_library_keep       (RelaisSetupLibrary  *self,
                                                     const char          *path,
                                                     char                *text,
                                                     gsize                length,
                                                     GError             **error);
char               *relais_setup_library_read       (RelaisSetupLibrary  *self,
                                                     const char          *path,
                                                     gsize               *length,
                                                     GError             **error);
/* Waits until all is written; FALSE while a file is not what it should be: that
 * of `path`, or any. */
gboolean            relais_setup_library_flush      (RelaisSetupLibrary  *self,
                                                     const char          *path,
                                                     GError             **error);
/* The same, but waits: the text of a setup or draft as it is printed, or of one
 * from elsewhere. NULL with the error if it could not be written, and the file
 * is what it was. */
char               *relais_setup_library_save       (RelaisSetupLibrary  *self,
                                                     const char          *path,
                                                     const char          *text,
                                                     gsize                length,
                                                     GError             **error);
/* A copy with another name, NULL: the same or none, and its picture. Returns
 * the new path. */
char               *relais_setup_library_duplicate  (RelaisSetupLibrary  *self,
                                                     const char          *path,
                                                     const char          *name,
                                                     GError             **error);
/* Into the trash, with its picture. With G_IO_ERROR_NOT_SUPPORTED there is no
 * trash: then offer to erase it. */
gboolean            relais_setup_library_remove     (RelaisSetupLibrary  *self,
                                                     const char          *path,
                                                     GError             **error);
gboolean            relais_setup_library_erase      (RelaisSetupLibrary  *self,
                                                     const char          *path,
                                                     GError             **error);
/* Where the picture of a setup belongs; refresh when it was drawn. */
char               *relais_setup_library_picture_path (const char        *path);

G_END_DECLS
