/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From a bundle into the folders. A name is taken by making a file that was not
 * there, so nothing that is there is ever written over. */

#include "relais-bundle-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "record/relais-file.h"
#include "record/relais-text-kind.h"
#include "relais-folder.h"

#define MOST_NAMES (2 * RELAIS_BUNDLE_MOST_FILES)

/* FALSE if somebody has it, or with the error. */
static gboolean
take_name (const char *path, GError **error)
{
  GError *local = NULL;

  if (relais_file_claim (path, &local))
    return TRUE;
  if (g_error_matches (local, G_FILE_ERROR, G_FILE_ERROR_EXIST))
    g_clear_error (&local);
  else
    g_propagate_error (error, local);
  return FALSE;
}

/* The name of a game is taken by NAME.json: see relais_library_new_path. */
static char *
taking_path (const RelaisBundleFile *file, const char *path)
{
  return file->kind == RELAIS_BUNDLE_GAME ? relais_folder_beside (path, RELAIS_SUFFIX_RECORD, ".json") : g_strdup (path);
}

char *
relais_bundle_take_path (GHashTable *names, const char *folder, const RelaisBundleFile *file, GError **error)
{
  const char *suffix = relais_bundle_suffix (file->kind);
  g_autofree char *stem = relais_folder_beside (file->name, suffix, "");
  g_autofree char *own = g_build_filename (folder, file->name, NULL);
  GError *local = NULL;

  for (guint n = GPOINTER_TO_UINT (g_hash_table_lookup (names, own)) + 1; local == NULL && n <= MOST_NAMES; n++)
    {
      g_autofree char *name = n == 1 ? g_strdup (file->name) : g_strdup_printf ("%s-%u%s", stem, n, suffix);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *taken = taking_path (file, path);

      if (!g_file_test (path, G_FILE_TEST_EXISTS) && take_name (taken, &local))
        {
          g_hash_table_insert (names, g_steal_pointer (&own), GUINT_TO_POINTER (n));
          return g_steal_pointer (&path);
        }
    }
  if (local == NULL)
    local = g_error_new (G_FILE_ERROR, G_FILE_ERROR_EXIST, _("%s: There are too many files with such a name."), file->name);
  g_propagate_error (error, local);
  return NULL;
}

static void
set_time (const char *path, gint64 time)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  /* Only the order of the list depends on it. */
  if (time > 0)
    g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, (guint64) time, G_FILE_QUERY_INFO_NONE, NULL, NULL);
}

/* What stands beside a game comes first: a list may look at any time. */
static gboolean
write_to (RelaisBundle *self, const RelaisBundleFile *file, const char *path, GError **error)
{
  g_autofree char *bytes = relais_bundle_read (self, file, error);
  g_autofree char *taken = taking_path (file, path);
  g_autofree char *told = NULL;

  if (bytes == NULL)
    return FALSE;
  if (file->beside != NULL)
    {
      told = relais_bundle_read (self, file->beside, error);
      if (told == NULL || !relais_file_write (taken, told, file->beside->length, error))
        return FALSE;
    }
  else if (file->kind == RELAIS_BUNDLE_GAME)
    g_unlink (taken);
  return relais_file_write (path, bytes, file->length, error);
}

static gboolean
bring_one (RelaisBundle *self, GHashTable *names, const char *folder, const RelaisBundleFile *file, GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *taken = NULL;

  if (!relais_file_make_folder (folder, error))
    return FALSE;
  path = relais_bundle_take_path (names, folder, file, error);
  if (path == NULL)
    return FALSE;
  if (write_to (self, file, path, error))
    {
      set_time (path, file->time);
      return TRUE;
    }
  taken = taking_path (file, path);
  g_unlink (taken);
  return FALSE;
}

/**
 * relais_bundle_bring:
 * @progress: (nullable)
 */
gboolean
relais_bundle_bring (RelaisBundle              *self,
                     const RelaisBundleFolders *folders,
                     RelaisBundleCounts        *counts,
                     RelaisBundleProgress      *progress,
                     GError                   **error)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  *counts = (RelaisBundleCounts) { 0 };
  for (guint i = 0; i < self->files->len; i++)
    {
      const RelaisBundleFile *file = self->files->pdata[i];
      gboolean is_game = file->kind == RELAIS_BUNDLE_GAME;

      if (!relais_bundle_go_on (progress, i, self->files->len, error))
        return FALSE;
      if (file->fate == RELAIS_BUNDLE_SAME)
        continue;
      if (!bring_one (self, names, is_game ? folders->games : folders->setups, file, error))
        return FALSE;
      (*(is_game ? &counts->games : &counts->setups))++;
    }
  return TRUE;
}
