/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything into one file, a file at a time: a library may be larger than what
 * there is of memory. */

#include "relais-bundle-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "record/relais-file.h"
#include "record/relais-text-kind.h"
#include "relais-config.h"
#include "relais-folder.h"
#include "relais-statistics.h"

typedef struct
{
  const RelaisBundleFolders *folders;
  const char *settings;         /* not written yet */
  GPtrArray *games;             /* names */
  GPtrArray *setups;
  guint at;                     /* of both, one after the other */
  gboolean begun, ended;
  guint files;                  /* written */
  guint64 length;               /* written */
  RelaisBundleCounts *counts;
  RelaisBundleProgress *progress;
} Keeping;

static void
add (Keeping *self, GByteArray *portion, RelaisBundleKind kind, const char *name, gint64 time, const char *bytes, gsize length)
{
  g_autofree char *sum = relais_bundle_sum (bytes, length);
  g_autofree char *fine = relais_bundle_is_name (name, relais_bundle_suffix (kind))
                            ? g_strdup (name)
                            : relais_bundle_make_name (name, relais_bundle_suffix (kind));
  RelaisBundleFile file = { .kind = kind, .name = fine, .length = (guint) length, .time = MAX (time, 0), .sum = sum };
  g_autofree char *line = relais_bundle_line_print (&file);

  g_byte_array_append (portion, (const guint8 *) line, (guint) strlen (line));
  g_byte_array_append (portion, (const guint8 *) bytes, (guint) length);
  g_byte_array_append (portion, (const guint8 *) "\n", 1);
  self->files++;
}

/* FALSE: it cannot be read, and stays out. Nothing is in it: it only holds a
 * name for a game that is to come. */
static gboolean
add_file (Keeping *self, GByteArray *portion, RelaisBundleKind kind, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *bytes = NULL;
  GStatBuf about;
  gsize length;

  bytes = relais_file_read (path, &length, NULL);
  if (bytes == NULL)
    return FALSE;
  if (length > 0 || kind != RELAIS_BUNDLE_BESIDE)
    add (self, portion, kind, name, g_stat (path, &about) == 0 ? (gint64) about.st_mtime : 0, bytes, length);
  return TRUE;
}

static void
add_game (Keeping *self, GByteArray *portion, const char *name)
{
  g_autofree char *path = g_build_filename (self->folders->games, name, NULL);
  g_autofree char *beside = relais_folder_beside (path, RELAIS_SUFFIX_RECORD, ".json");

  if (!add_file (self, portion, RELAIS_BUNDLE_GAME, path))
    {
      self->counts->unreadable++;
      return;
    }
  self->counts->games++;
  if (g_file_test (beside, G_FILE_TEST_EXISTS) && !add_file (self, portion, RELAIS_BUNDLE_BESIDE, beside))
    self->counts->unreadable++;
}

static void
add_setup (Keeping *self, GByteArray *portion, const char *name)
{
  g_autofree char *path = g_build_filename (self->folders->setups, name, NULL);

  if (add_file (self, portion, RELAIS_BUNDLE_SETUP, path))
    self->counts->setups++;
  else
    self->counts->unreadable++;
}

/* Not every library has them yet. */
static void
add_statistics (Keeping *self, GByteArray *portion)
{
  g_autofree char *path = g_build_filename (self->folders->games, RELAIS_STATISTICS_NAME, NULL);

  if (g_file_test (path, G_FILE_TEST_EXISTS) && !add_file (self, portion, RELAIS_BUNDLE_STATISTICS, path))
    self->counts->unreadable++;
}

static void
add_head (GByteArray *portion)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *head = g_strdup_printf (RELAIS_LIBRARY_HEAD "%d\napplication: %s\ndate: %s\n\n", RELAIS_LIBRARY_VERSION, RELAIS_VERSION, date);

  g_byte_array_append (portion, (const guint8 *) head, (guint) strlen (head));
}

/* How many there should be: a file that was cut off has no such line. */
static void
add_end (Keeping *self, GByteArray *portion)
{
  g_autofree char *end = g_strdup_printf ("end %u\n", self->files);

  g_byte_array_append (portion, (const guint8 *) end, (guint) strlen (end));
}

/* What cannot be read adds nothing, and the next one is tried. */
static void
fill (Keeping *self, GByteArray *portion)
{
  while (portion->len == 0 && self->at < self->games->len + self->setups->len)
    {
      if (self->at < self->games->len)
        add_game (self, portion, self->games->pdata[self->at]);
      else
        add_setup (self, portion, self->setups->pdata[self->at - self->games->len]);
      self->at++;
    }
  if (portion->len == 0 && !self->ended)
    {
      add_end (self, portion);
      self->ended = TRUE;
    }
}

static GBytes *
next_portion (gpointer data, GError **error)
{
  Keeping *self = data;
  g_autoptr (GByteArray) portion = g_byte_array_new ();

  if (!relais_bundle_go_on (self->progress, self->at, self->games->len + self->setups->len, error))
    return NULL;
  if (!self->begun)
    {
      add_head (portion);
      if (self->settings != NULL)
        add (self, portion, RELAIS_BUNDLE_SETTINGS, RELAIS_BUNDLE_SETTINGS_NAME, 0, self->settings, strlen (self->settings));
      add_statistics (self, portion);
      self->begun = TRUE;
    }
  fill (self, portion);
  self->length += portion->len;
  if (self->length > RELAIS_BUNDLE_MAX || self->files > RELAIS_BUNDLE_MOST_FILES)
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("There is more than fits into one file."));
      return NULL;
    }
  return portion->len > 0 ? g_byte_array_free_to_bytes (g_steal_pointer (&portion)) : NULL;
}

/**
 * relais_bundle_keep:
 * @settings: (nullable)
 * @progress: (nullable)
 */
gboolean
relais_bundle_keep (const char                *path,
                    const RelaisBundleFolders *folders,
                    const char                *settings,
                    RelaisBundleCounts        *counts,
                    RelaisBundleProgress      *progress,
                    GError                   **error)
{
  g_autoptr (GPtrArray) games = relais_bundle_list (folders->games, RELAIS_SUFFIX_RECORD, error);
  g_autoptr (GPtrArray) setups = games != NULL ? relais_bundle_list (folders->setups, RELAIS_SUFFIX_SETUP, error) : NULL;
  Keeping keeping = { .folders = folders, .settings = settings, .games = games, .setups = setups, .counts = counts, .progress = progress };

  *counts = (RelaisBundleCounts) { 0 };
  if (setups == NULL)
    return FALSE;
  return relais_file_write_portions (path, next_portion, &keeping, error);
}
