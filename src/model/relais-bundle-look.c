/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is in a bundle. Anybody can have written it, and it may be damaged: a
 * line is believed only when what follows has its checksum. Behind something
 * that is not whole, the next such line is looked for. */

#include "relais-bundle-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/relais-file.h"
#include "record/relais-text-kind.h"
#include "relais-folder.h"

#define BUFFER 65536
/* Behind what is not whole the search goes back to its line, since what the line
 * promised may have been too long. Each line may promise much, so it goes back
 * as long as no more than this was gone through, and then only on. */
#define MOST_ROUNDS 8           /* of its length, */
#define MORE RELAIS_FILE_MAX    /* and so many bytes: nothing for a small one */

typedef struct
{
  GInputStream *stream;
  guint64 size;
  guint64 offset;               /* of what is next */
  guint64 searched;             /* bytes gone through */
  gboolean headless;            /* nothing at its start says what it is */
  gboolean crlf;                /* the line that came last ended so */
  char *buffer;
  guint64 start;                /* offset of what is in it */
  gsize had;                    /* read into it */
  gsize at, n;                  /* what is left in it */
  RelaisBundleProgress *progress;
  GHashTable *games;            /* by what comes before ".relais" -> RelaisBundleFile */
} Reader;

/* FALSE at the end, or with the error. */
static gboolean
fill (Reader *r, GError **error)
{
  gssize n = g_input_stream_read (r->stream, r->buffer, BUFFER, NULL, error);

  r->start = r->offset;
  r->at = 0;
  r->n = r->had = n > 0 ? (gsize) n : 0;
  return n > 0 && relais_bundle_go_on (r->progress, r->offset, r->size, error);
}

static gboolean
go_to (Reader *r, guint64 offset, GError **error)
{
  gboolean has = offset >= r->start && offset - r->start <= r->had;

  r->offset = offset;
  r->at = has ? (gsize) (offset - r->start) : 0;
  r->n = has ? r->had - r->at : 0;
  if (has)
    return TRUE;
  r->start = offset;
  r->had = 0;
  return g_seekable_seek (G_SEEKABLE (r->stream), (goffset) offset, G_SEEK_SET, NULL, error);
}

static void
go_by (Reader *r, gsize n)
{
  r->at += n;
  r->n -= n;
  r->offset += n;
  r->searched += n;
}

/* The next line without its end, as much of it as a line of ours may have.
 * FALSE at the end, or with the error. */
static gboolean
next_line (Reader *r, GString *line, GError **error)
{
  gboolean ended = FALSE;
  gboolean any = FALSE;

  g_string_truncate (line, 0);
  while (!ended && (r->n > 0 || fill (r, error)))
    {
      const char *newline = memchr (r->buffer + r->at, '\n', r->n);
      gsize n = newline != NULL ? (gsize) (newline - (r->buffer + r->at)) : r->n;

      any = TRUE;
      ended = newline != NULL;
      g_string_append_len (line, r->buffer + r->at, (gssize) MIN (n, RELAIS_BUNDLE_LONGEST_LINE - line->len));
      go_by (r, newline != NULL ? n + 1 : n);
    }
  r->crlf = line->len > 0 && line->str[line->len - 1] == '\r';
  if (r->crlf)
    g_string_truncate (line, line->len - 1);
  return any;
}

/* What comes next, which stays there; -1: nothing, or the error. */
static int
peek (Reader *r, GError **error)
{
  return r->n > 0 || fill (r, error) ? (guchar) r->buffer[r->at] : -1;
}

/* Something made every line end CR and LF, here as in the line before. */
static gboolean
add_lines (Reader *r, GChecksum *sum, guint left, GError **error)
{
  while (left > 0)
    {
      int c = peek (r, error);
      guchar byte = (guchar) c;

      if (c < 0)
        return FALSE;
      go_by (r, 1);
      if (c == '\r' && peek (r, error) == '\n')
        continue;
      g_checksum_update (sum, &byte, 1);
      left--;
    }
  return TRUE;
}

static gboolean
add_bytes (Reader *r, GChecksum *sum, guint left, GError **error)
{
  while (left > 0)
    {
      gsize n;

      if (r->n == 0 && !fill (r, error))
        return FALSE;
      n = MIN (left, r->n);
      g_checksum_update (sum, (const guchar *) r->buffer + r->at, (gssize) n);
      go_by (r, n);
      left -= (guint) n;
    }
  return TRUE;
}

/* Do the bytes that follow have this checksum? */
static gboolean
has_sum (Reader *r, RelaisBundleFile *file, GError **error)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  file->offset = r->offset;
  if (r->offset > r->size || file->length > r->size - r->offset
      || !(r->crlf ? add_lines : add_bytes) (r, sum, file->length, error))
    return FALSE;
  file->taken = (guint) (r->offset - file->offset);
  return strcmp (g_checksum_get_string (sum), file->sum) == 0;
}

static char *
stem_of (const char *name, const char *suffix)
{
  return g_strndup (name, strlen (name) - strlen (suffix));
}

/* @file: (transfer full) */
static void
take (Reader *r, RelaisBundle *bundle, RelaisBundleFile *file)
{
  g_autoptr (RelaisBundleFile) kept = file;
  g_autofree char *stem = file->kind < RELAIS_BUNDLE_KINDS ? stem_of (file->name, relais_bundle_suffix (file->kind)) : NULL;

  if (file->kind == RELAIS_BUNDLE_SETTINGS && bundle->settings == NULL)
    bundle->settings = g_steal_pointer (&kept);
  else if (file->kind == RELAIS_BUNDLE_STATISTICS && bundle->statistics == NULL)
    bundle->statistics = g_steal_pointer (&kept);
  else if (file->kind == RELAIS_BUNDLE_BESIDE)
    {
      RelaisBundleFile *game = g_hash_table_lookup (r->games, stem);

      /* An empty one tells nothing, and is as none. */
      if (game != NULL && game->beside == NULL && kept->length > 0)
        game->beside = g_steal_pointer (&kept);
    }
  else if (file->kind == RELAIS_BUNDLE_GAME || file->kind == RELAIS_BUNDLE_SETUP)
    {
      if (file->kind == RELAIS_BUNDLE_GAME)
        g_hash_table_replace (r->games, g_steal_pointer (&stem), file);
      g_ptr_array_add (bundle->files, g_steal_pointer (&kept));
    }
}

/* "end 37" */
static gboolean
is_end (const char *line, guint64 *files)
{
  return g_str_has_prefix (line, "end ")
         && g_ascii_string_to_unsigned (line + strlen ("end "), 10, 0, RELAIS_BUNDLE_MOST_FILES, files, NULL);
}

static GError *
not_one (void)
{
  return g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_INVAL, _("This is no file in which everything was kept."));
}

/* What was found on the way. */
typedef struct
{
  guint whole;                  /* and of a known kind */
  guint lost;                   /* lines whose file is not whole */
  gboolean ended;               /* a line said so, and no file came behind it */
  guint64 told;                 /* how many there should be, by that line */
  gboolean more;                /* than blank lines are behind that line */
} Found;

/* A damaged file may have a line like the end as well: that is the end behind
 * which no file comes, and whose number fits or which is last. */
static gboolean
is_right_end (const Found *found)
{
  return found->ended && found->told >= found->whole && (!found->more || found->told == (guint64) found->whole + found->lost);
}

static void
read_file (Reader *r, RelaisBundle *bundle, Found *found, RelaisBundleFile *line, GError **error)
{
  g_autoptr (RelaisBundleFile) file = line;
  GError *local = NULL;

  found->ended = FALSE;
  if (has_sum (r, file, &local))
    {
      /* What a newer version knows to be there stays out as well. */
      if (file->kind < RELAIS_BUNDLE_KINDS)
        found->whole++;
      take (r, bundle, g_steal_pointer (&file));
      return;
    }
  found->lost++;
  if (local == NULL && r->searched > r->size * MOST_ROUNDS + MORE)
    bundle->hasty = TRUE;
  else if (local == NULL)
    go_to (r, file->offset, &local);
  if (local != NULL)
    g_propagate_error (error, local);
}

static void
pass_line (Found *found, const char *line)
{
  guint64 told;

  if (is_end (line, &told))
    {
      found->ended = TRUE;
      found->told = told;
      found->more = FALSE;
    }
  else if (*line != '\0')
    found->more = TRUE;
}

static gboolean
read_files (Reader *r, RelaisBundle *bundle, GError **error)
{
  g_autoptr (GString) line = g_string_new (NULL);
  GError *local = NULL;
  Found found = { 0 };

  while (local == NULL && next_line (r, line, &local))
    {
      g_autoptr (RelaisBundleFile) file = relais_bundle_line_parse (line->str);

      if (file == NULL)
        pass_line (&found, line->str);
      else if (found.whole == RELAIS_BUNDLE_MOST_FILES)
        {
          bundle->hasty = TRUE;
          break;
        }
      else
        read_file (r, bundle, &found, g_steal_pointer (&file), &local);
    }
  if (local == NULL && r->headless && found.whole + found.lost == 0)
    local = not_one ();
  if (local != NULL)
    {
      g_propagate_error (error, local);
      return FALSE;
    }
  bundle->cut = !is_right_end (&found);
  bundle->damaged = !bundle->cut && found.told > found.whole ? (guint) found.told - found.whole : found.lost;
  bundle->searched = r->searched;
  return TRUE;
}

/* FALSE if there is nothing more to be read, or with the error. Its lines are
 * none of files, and are passed by. */
static gboolean
read_head (Reader *r, RelaisBundle *bundle, GError **error)
{
  RelaisLibraryStart start;
  gsize n = 0;

  if (!g_input_stream_read_all (r->stream, r->buffer, RELAIS_LIBRARY_START, &n, NULL, error))
    return FALSE;
  r->had = r->n = n;
  start = relais_library_start (bundle->path, r->buffer, n, NULL);
  bundle->newer = start == RELAIS_LIBRARY_NEWER;
  bundle->beginning = start == RELAIS_LIBRARY_DAMAGED;
  r->headless = g_strstr_len (r->buffer, (gssize) n, RELAIS_LIBRARY_HEAD) == NULL;
  if (start == RELAIS_LIBRARY_NONE)
    g_propagate_error (error, not_one ());
  return start != RELAIS_LIBRARY_NONE && !bundle->newer;
}

/* What the folders have */

typedef struct
{
  const char *folder;
  GHashTable *of_length;        /* length -> GPtrArray of paths whose sums are not known */
  GHashTable *sums;             /* those that are: see key_of */
} There;

static void
there_free (There *there)
{
  g_hash_table_unref (there->of_length);
  g_hash_table_unref (there->sums);
  g_free (there);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (There, there_free)

static There *
there_new (const char *folder, const char *suffix, GError **error)
{
  g_autoptr (GPtrArray) names = relais_bundle_list (folder, suffix, error);
  There *there;

  if (names == NULL)
    return NULL;
  there = g_new (There, 1);
  *there = (There) {
    .folder = folder,
    .of_length = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref),
    .sums = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
  };
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
      gpointer key = GSIZE_TO_POINTER (info != NULL ? (gsize) g_file_info_get_size (info) : 0);
      GPtrArray *paths = g_hash_table_lookup (there->of_length, key);

      if (paths == NULL)
        {
          paths = g_ptr_array_new_with_free_func (g_free);
          g_hash_table_insert (there->of_length, key, paths);
        }
      g_ptr_array_add (paths, g_steal_pointer (&path));
    }
  return there;
}

/* "": it cannot be read, or has less. */
static char *
sum_of (const char *path, gsize least)
{
  gsize length;
  g_autofree char *bytes = relais_file_read (path, &length, NULL);

  return bytes != NULL && length >= least ? relais_bundle_sum (bytes, length) : g_strdup ("");
}

/* What makes it the same: of a game, what stands beside it, too. */
static char *
key_of (const char *sum, const char *beside)
{
  return g_strconcat (sum, " ", beside, NULL);
}

static void
add_sum (There *there, RelaisBundleKind kind, const char *path)
{
  g_autofree char *beside = relais_folder_beside (path, RELAIS_SUFFIX_RECORD, ".json");
  g_autofree char *sum = sum_of (path, 0);
  g_autofree char *told = kind == RELAIS_BUNDLE_GAME ? sum_of (beside, 1) : g_strdup ("");

  g_hash_table_add (there->sums, key_of (sum, told));
}

static gboolean
is_there (There *there, const RelaisBundleFile *file)
{
  gpointer length = GSIZE_TO_POINTER ((gsize) file->length);
  const GPtrArray *paths = g_hash_table_lookup (there->of_length, length);
  g_autofree char *key = key_of (file->sum, file->beside != NULL ? file->beside->sum : "");

  for (guint i = 0; paths != NULL && i < paths->len; i++)
    add_sum (there, file->kind, paths->pdata[i]);
  g_hash_table_remove (there->of_length, length);
  return g_hash_table_contains (there->sums, key);
}

static RelaisBundleFate
fate_of (There *there, const RelaisBundleFile *file)
{
  g_autofree char *path = g_build_filename (there->folder, file->name, NULL);

  if (is_there (there, file))
    return RELAIS_BUNDLE_SAME;
  return g_file_test (path, G_FILE_TEST_EXISTS) ? RELAIS_BUNDLE_RENAMED : RELAIS_BUNDLE_NEW;
}

static gboolean
compare (RelaisBundle *bundle, const RelaisBundleFolders *folders, RelaisBundleProgress *progress, GError **error)
{
  g_autoptr (There) games = there_new (folders->games, RELAIS_SUFFIX_RECORD, error);
  g_autoptr (There) setups = games != NULL ? there_new (folders->setups, RELAIS_SUFFIX_SETUP, error) : NULL;

  if (setups == NULL)
    return FALSE;
  for (guint i = 0; i < bundle->files->len; i++)
    {
      RelaisBundleFile *file = bundle->files->pdata[i];
      gboolean is_game = file->kind == RELAIS_BUNDLE_GAME;

      if (!relais_bundle_go_on (progress, i, bundle->files->len, error))
        return FALSE;
      file->fate = fate_of (is_game ? games : setups, file);
      (is_game ? bundle->games : bundle->setups)[file->fate]++;
    }
  return TRUE;
}

void
relais_bundle_free (RelaisBundle *self)
{
  g_free (self->path);
  g_ptr_array_unref (self->files);
  g_clear_pointer (&self->settings, relais_bundle_file_free);
  g_clear_pointer (&self->statistics, relais_bundle_file_free);
  g_free (self);
}

/* A pipe would never end. */
static GFileInputStream *
open_plain (GFile *file, guint64 *size, GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_STANDARD_TYPE,
                                                  G_FILE_QUERY_INFO_NONE, NULL, error);

  if (info == NULL)
    return NULL;
  *size = (guint64) g_file_info_get_size (info);
  if (g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR)
    return g_file_read (file, NULL, error);
  g_propagate_error (error, not_one ());
  return NULL;
}

static gboolean
is_short_enough (guint64 size, GError **error)
{
  if (size <= RELAIS_BUNDLE_MAX)
    return TRUE;
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _("The file is longer than 2 GiB, more than a library file may have."));
  return FALSE;
}

/**
 * relais_bundle_look:
 *
 * Returns: (nullable) (transfer full)
 */
RelaisBundle *
relais_bundle_look (const char *path, const RelaisBundleFolders *folders, RelaisBundleProgress *progress, GError **error)
{
  g_autoptr (RelaisBundle) bundle = g_new0 (RelaisBundle, 1);
  g_autoptr (GHashTable) games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *buffer = g_malloc (BUFFER);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GError) local = NULL;
  Reader reader = { .buffer = buffer, .games = games, .progress = progress };

  bundle->path = g_strdup (path);
  bundle->files = g_ptr_array_new_with_free_func ((GDestroyNotify) relais_bundle_file_free);
  stream = open_plain (file, &reader.size, &local);
  reader.stream = G_INPUT_STREAM (stream);
  if (stream != NULL && is_short_enough (reader.size, &local) && read_head (&reader, bundle, &local) && read_files (&reader, bundle, &local))
    compare (bundle, folders, progress, &local);
  if (local == NULL)
    return g_steal_pointer (&bundle);
  g_propagate_error (error, g_steal_pointer (&local));
  return NULL;
}

gboolean
relais_bundle_is_one (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  char start[RELAIS_LIBRARY_START];
  guint64 size;
  g_autoptr (GFileInputStream) stream = open_plain (file, &size, NULL);
  gsize n = 0;

  return stream != NULL && g_input_stream_read_all (G_INPUT_STREAM (stream), start, sizeof start, &n, NULL, NULL)
         && relais_library_start (path, start, n, NULL) != RELAIS_LIBRARY_NONE;
}

/* Every end of a line as it was; returns the length. */
static gsize
mend_lines (char *bytes, gsize n)
{
  gsize length = 0;

  for (gsize i = 0; i < n; i++)
    if (bytes[i] != '\r' || i + 1 == n || bytes[i + 1] != '\n')
      bytes[length++] = bytes[i];
  return length;
}

char *
relais_bundle_read (RelaisBundle *self, const RelaisBundleFile *file, GError **error)
{
  g_autoptr (GFile) from = g_file_new_for_path (self->path);
  guint64 size;
  g_autoptr (GFileInputStream) stream = open_plain (from, &size, error);
  g_autofree char *bytes = g_try_malloc ((gsize) file->taken + 1);
  g_autofree char *sum = NULL;
  gsize n = 0;

  if (stream == NULL)
    return NULL;
  if (bytes != NULL && (!g_seekable_seek (G_SEEKABLE (stream), (goffset) file->offset, G_SEEK_SET, NULL, error)
                        || !g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, file->taken, &n, NULL, error)))
    return NULL;
  if (bytes != NULL && file->taken != file->length)
    n = mend_lines (bytes, n);
  sum = bytes != NULL ? relais_bundle_sum (bytes, n) : NULL;
  if (g_strcmp0 (sum, file->sum) == 0)
    {
      bytes[n] = '\0';
      return g_steal_pointer (&bytes);
    }
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_IO, _("The file changed while it was being read."));
  return NULL;
}

char *
relais_bundle_dup_statistics (RelaisBundle *self, gsize *length)
{
  g_return_val_if_fail (self != NULL && length != NULL, NULL);

  *length = self->statistics != NULL ? self->statistics->length : 0;
  return self->statistics != NULL ? relais_bundle_read (self, self->statistics, NULL) : NULL;
}
