/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lines that tell of the files in a bundle, and the names in them, which
 * come from outside. */

#include "relais-bundle-private.h"

#include <string.h>

#include "record/relais-file.h"
#include "record/relais-text-kind.h"
#include "relais-statistics.h"

#define LONGEST_NAME 200        /* bytes; file systems take 255, and more is put behind some */
#define SUM_LENGTH 64
/* The years that a file can have; see relais-folder-entry.c. */
#define LATEST G_GINT64_CONSTANT (253402214400)

static const struct
{
  const char *word;
  const char *suffix;
} kinds[RELAIS_BUNDLE_KINDS] = {
  { "game", RELAIS_SUFFIX_RECORD },
  { "beside", ".json" },
  { "setup", RELAIS_SUFFIX_SETUP },
  { "settings", RELAIS_BUNDLE_SETTINGS_NAME },
  { "statistics", RELAIS_STATISTICS_NAME },
};

void
relais_bundle_file_free (RelaisBundleFile *file)
{
  g_clear_pointer (&file->beside, relais_bundle_file_free);
  g_free (file->name);
  g_free (file->sum);
  g_free (file);
}

const char *
relais_bundle_suffix (RelaisBundleKind kind)
{
  return kinds[kind].suffix;
}

static gboolean
is_of_name (gunichar c)
{
  return g_unichar_isprint (c) && c != '/' && c != '\\';
}

gboolean
relais_bundle_is_name (const char *name, const char *suffix)
{
  if (strlen (name) > LONGEST_NAME || *name == '.' || *name == ' ' || !g_utf8_validate (name, -1, NULL)
      || !g_str_has_suffix (name, suffix))
    return FALSE;
  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    if (!is_of_name (g_utf8_get_char (at)))
      return FALSE;
  return TRUE;
}

char *
relais_bundle_make_name (const char *name, const char *suffix)
{
  g_autofree char *valid = g_utf8_make_valid (name, (gssize) (strlen (name) - strlen (suffix)));
  GString *made = g_string_new (NULL);

  for (const char *at = valid; *at != '\0' && made->len + strlen (suffix) + 6 <= LONGEST_NAME; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      g_string_append_unichar (made, is_of_name (c) && (made->len > 0 || (c != '.' && c != ' ')) ? c : '-');
    }
  return g_string_free (g_string_append (made, suffix), FALSE);
}

char *
relais_bundle_line_print (const RelaisBundleFile *file)
{
  return g_strdup_printf ("%s %u %" G_GINT64_FORMAT " %s %s\n", kinds[file->kind].word, file->length, file->time, file->sum, file->name);
}

static gboolean
is_sum (const char *text)
{
  return strlen (text) == SUM_LENGTH && strspn (text, "0123456789abcdef") == SUM_LENGTH;
}

static RelaisBundleKind
kind_of (const char *word)
{
  guint kind = 0;

  while (kind < RELAIS_BUNDLE_KINDS && strcmp (kinds[kind].word, word) != 0)
    kind++;
  return kind;
}

/**
 * relais_bundle_line_parse:
 *
 * Returns: (nullable) (transfer full): with a kind that is not known if a
 *   newer version has put in something else
 */
RelaisBundleFile *
relais_bundle_line_parse (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 5);
  guint64 length;
  gint64 time;
  RelaisBundleKind kind;
  RelaisBundleFile *file;

  if (g_strv_length (words) != 5 || !g_ascii_string_to_unsigned (words[1], 10, 0, RELAIS_FILE_MAX, &length, NULL)
      || !g_ascii_string_to_signed (words[2], 10, 0, LATEST, &time, NULL) || !is_sum (words[3]))
    return NULL;
  kind = kind_of (words[0]);
  if (kind < RELAIS_BUNDLE_KINDS && !relais_bundle_is_name (words[4], kinds[kind].suffix))
    return NULL;
  file = g_new0 (RelaisBundleFile, 1);
  file->kind = kind;
  file->length = (guint) length;
  file->time = time;
  file->sum = g_steal_pointer (&words[3]);
  file->name = g_strdup (words[4]);
  /* What was taken out of the middle would end the list of words. */
  words[3] = g_strdup ("");
  return file;
}

gboolean
relais_bundle_go_on (RelaisBundleProgress *progress, guint64 done, guint64 all, GError **error)
{
  if (progress == NULL)
    return TRUE;
  g_atomic_int_set (&progress->permille, all > 0 ? (int) (MIN (done, all) * 1000 / all) : 0);
  return !g_cancellable_set_error_if_cancelled (progress->cancellable, error);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
relais_bundle_list (const char *folder, const char *suffix, GError **error)
{
  g_autoptr (GError) local = NULL;
  GPtrArray *names = relais_file_list (folder, suffix, &local);

  if (names != NULL)
    g_ptr_array_sort (names, compare_names);
  else if (g_error_matches (local, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    names = g_ptr_array_new ();
  else
    g_propagate_error (error, g_steal_pointer (&local));
  return names;
}

char *
relais_bundle_sum (const char *bytes, gsize length)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) bytes, length);
}
