/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Making sure that a file is on the disk takes many milliseconds, and a save
 * comes after every move: so a thread does it. */

#include "relais-writer.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/common/hash.h"
#include "record/relais-file.h"

#define NEXT_TRY 3000           /* milliseconds after something could not be written */

struct _RelaisWriter
{
  GMutex lock;
  GCond changed;
  GThread *thread;              /* started with the first write */
  GQueue waiting;               /* of RelaisWrite */
  GQueue done;
  RelaisWrite *busy;            /* is being written */
  GHashTable *known;            /* path -> Known */
  gboolean quit;
  guint source;

  /* Of the main thread: */
  GHashTable *unwritten;        /* path -> RelaisWrite, with its error */
  guint next_try;               /* waits to try them again */
  GObject *owner;
  RelaisWritten written;
};

/* Hashes of what may be in a file without anybody else having been there. */
typedef struct
{
  guint64 content;              /* was written or read here last */
  guint64 tried;                /* may have been written though it failed in the end */
} Known;

static void
write_free (gpointer data)
{
  RelaisWrite *write = data;

  g_free (write->path);
  g_free (write->text);
  g_clear_pointer (&write->printing, relais_printing_free);
  g_free (write->beside_path);
  g_free (write->beside);
  g_clear_error (&write->error);
  g_free (write);
}

/* A long game takes its time. */
static void
print (RelaisWrite *write)
{
  if (write->printing == NULL)
    return;
  write->text = relais_printing_run (write->printing, &write->length);
  g_clear_pointer (&write->printing, relais_printing_free);
}

static RelaisWrite *
next_done (RelaisWriter *self)
{
  RelaisWrite *write;

  g_mutex_lock (&self->lock);
  write = g_queue_pop_head (&self->done);
  g_mutex_unlock (&self->lock);
  return write;
}

static gboolean
on_next_try (gpointer data)
{
  RelaisWriter *self = data;
  g_autoptr (GList) writes = g_hash_table_get_values (self->unwritten);

  self->next_try = 0;
  g_hash_table_steal_all (self->unwritten);
  for (GList *l = writes; l != NULL; l = l->next)
    {
      g_clear_error (&((RelaisWrite *) l->data)->error);
      relais_writer_add (self, l->data);
    }
  return G_SOURCE_REMOVE;
}

/* @write: (transfer full): with its error */
static void
keep_for_later (RelaisWriter *self, RelaisWrite *write)
{
  g_hash_table_replace (self->unwritten, write->path, write);
  if (self->next_try == 0)
    self->next_try = g_timeout_add (NEXT_TRY, on_next_try, self);
}

static void
tell_done (RelaisWriter *self)
{
  /* Who is told may let go of the owner, and that of this. */
  g_autoptr (GObject) owner = g_object_ref (self->owner);
  RelaisWrite *write;

  while ((write = next_done (self)) != NULL)
    {
      g_autofree char *path = g_strdup (write->path);
      g_autoptr (GError) error = write->error != NULL ? g_error_copy (write->error) : NULL;

      if (write->superseded)
        {
          write_free (write);
          continue;
        }
      g_hash_table_remove (self->unwritten, path);
      if (error != NULL)
        keep_for_later (self, write);
      else
        write_free (write);
      self->written (owner, path, error);
    }
}

static gboolean
on_done (gpointer data)
{
  RelaisWriter *self = data;

  g_mutex_lock (&self->lock);
  self->source = 0;
  g_mutex_unlock (&self->lock);
  tell_done (self);
  return G_SOURCE_REMOVE;
}

static gboolean
hash_of (const char *path, guint64 *hash, GError **error)
{
  gsize length;
  g_autofree char *content = relais_file_read (path, &length, error);

  if (content == NULL)
    return FALSE;
  *hash = relais_fnv64 (RELAIS_FNV64_START, content, length);
  return TRUE;
}

static void
note (RelaisWriter *self, const char *path, guint64 content, guint64 tried)
{
  Known known = { content, tried };

  g_mutex_lock (&self->lock);
  g_hash_table_replace (self->known, g_strdup (path), g_memdup2 (&known, sizeof known));
  g_mutex_unlock (&self->lock);
}

/* Only the table is locked, and nobody waits while a file is read. */
static Known *
copy_known (RelaisWriter *self, const char *path)
{
  Known *known;

  g_mutex_lock (&self->lock);
  known = g_memdup2 (g_hash_table_lookup (self->known, path), sizeof *known);
  g_mutex_unlock (&self->lock);
  return known;
}

/* Another program may be at the same folder: what it has written there is not
 * written over. @hash: of what is to be written now. */
static gboolean
is_ours (RelaisWriter *self, RelaisWrite *write, guint64 hash)
{
  g_autofree Known *known = copy_known (self, write->path);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  guint64 now;

  if (known == NULL)
    return TRUE;
  if (!hash_of (write->path, &now, &error))
    {
      if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        {
          write->error = g_steal_pointer (&error);
          return FALSE;
        }
      now = known->content;
    }
  if (now == known->content || now == known->tried)
    {
      note (self, write->path, now, hash);
      return TRUE;
    }
  name = g_filename_display_name (write->path);
  write->error = g_error_new (G_FILE_ERROR, G_FILE_ERROR_EXIST,
                              _("%s: another program has changed this file, and that is not written over"), name);
  return FALSE;
}

/* What stands beside comes second: it belongs to a record that is there. */
static void
write_locked (RelaisWriter *self, RelaisWrite *write)
{
  guint64 hash = relais_fnv64 (RELAIS_FNV64_START, write->text, write->length);

  if (!is_ours (self, write, hash) || !relais_file_write (write->path, write->text, write->length, &write->error))
    return;
  note (self, write->path, hash, hash);
  if (write->beside_path != NULL)
    relais_file_write (write->beside_path, write->beside, write->beside_length, &write->error);
}

static void
write_one (RelaisWriter *self, RelaisWrite *write)
{
  g_autofree char *folder = g_path_get_dirname (write->path);
  int lock;

  print (write);
  /* If it cannot be made, the file cannot be written, and that is told. */
  relais_file_make_folder (folder, NULL);
  if (!relais_file_lock (write->path, &lock, &write->error))
    return;
  write_locked (self, write);
  relais_file_unlock (lock);
}

static gpointer
run (gpointer data)
{
  RelaisWriter *self = data;

  g_mutex_lock (&self->lock);
  for (;;)
    {
      RelaisWrite *write = g_queue_pop_head (&self->waiting);

      if (write != NULL)
        {
          self->busy = write;
          g_mutex_unlock (&self->lock);
          write_one (self, write);
          g_mutex_lock (&self->lock);
          self->busy = NULL;
          g_queue_push_tail (&self->done, write);
          if (self->source == 0)
            self->source = g_idle_add (on_done, self);
          g_cond_broadcast (&self->changed);
        }
      else if (self->quit)
        break;
      else
        g_cond_wait (&self->changed, &self->lock);
    }
  g_mutex_unlock (&self->lock);
  return NULL;
}

RelaisWriter *
relais_writer_new (GObject *owner, RelaisWritten written)
{
  RelaisWriter *self = g_new0 (RelaisWriter, 1);

  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  g_queue_init (&self->waiting);
  g_queue_init (&self->done);
  self->unwritten = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, write_free);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->owner = owner;
  self->written = written;
  return self;
}

void
relais_writer_free (RelaisWriter *self)
{
  if (self->thread != NULL)
    {
      g_mutex_lock (&self->lock);
      self->quit = TRUE;
      g_cond_broadcast (&self->changed);
      g_mutex_unlock (&self->lock);
      g_thread_join (self->thread);
    }
  if (self->source != 0)
    g_source_remove (self->source);
  g_clear_handle_id (&self->next_try, g_source_remove);
  g_queue_clear_full (&self->done, write_free);
  g_hash_table_unref (self->unwritten);
  g_hash_table_unref (self->known);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);
  g_free (self);
}

static int
is_for (gconstpointer write, gconstpointer path)
{
  return strcmp (((const RelaisWrite *) write)->path, path);
}

/* The file is to have another content now, or none. How it went with this one
 * is nobody's concern any more. */
static void
supersede (RelaisWriter *self, const char *path)
{
  GList *waiting = g_queue_find_custom (&self->waiting, path, is_for);

  g_hash_table_remove (self->unwritten, path);
  if (waiting != NULL)
    {
      write_free (waiting->data);
      g_queue_delete_link (&self->waiting, waiting);
    }
  if (self->busy != NULL && is_for (self->busy, path) == 0)
    self->busy->superseded = TRUE;
  /* There may be several before anybody was told. */
  for (GList *l = self->done.head; l != NULL; l = l->next)
    if (is_for (l->data, path) == 0)
      ((RelaisWrite *) l->data)->superseded = TRUE;
}

void
relais_writer_add (RelaisWriter *self, RelaisWrite *write)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->lock);
  supersede (self, write->path);
  g_queue_push_tail (&self->waiting, write);
  if (self->thread == NULL)
    self->thread = g_thread_new ("relais-writer", run, self);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
}

void
relais_writer_refuse (RelaisWriter *self, RelaisWrite *write, GError *error)
{
  g_return_if_fail (self != NULL);

  g_clear_error (&write->error);
  write->error = error;
  g_mutex_lock (&self->lock);
  supersede (self, write->path);
  g_mutex_unlock (&self->lock);
  keep_for_later (self, write);
}

void
relais_writer_drop (RelaisWriter *self, const char *path)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->lock);
  supersede (self, path);
  while (self->busy != NULL)
    g_cond_wait (&self->changed, &self->lock);
  g_mutex_unlock (&self->lock);
}

static void
wait_for_all (RelaisWriter *self)
{
  g_mutex_lock (&self->lock);
  while (self->busy != NULL || self->waiting.length > 0)
    g_cond_wait (&self->changed, &self->lock);
  g_mutex_unlock (&self->lock);
}

gboolean
relais_writer_flush (RelaisWriter *self, const char *path, GError **error)
{
  GHashTableIter iter;
  gpointer failed, write;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  wait_for_all (self);
  tell_done (self);
  g_hash_table_iter_init (&iter, self->unwritten);
  while (g_hash_table_iter_next (&iter, &failed, &write))
    if (path == NULL || g_str_equal (path, failed))
      {
        g_propagate_error (error, g_error_copy (((RelaisWrite *) write)->error));
        return FALSE;
      }
  return TRUE;
}

RelaisWrite *
relais_writer_unwritten (RelaisWriter *self, const char *path)
{
  RelaisWrite *write;

  g_return_val_if_fail (self != NULL, NULL);

  wait_for_all (self);
  tell_done (self);
  write = g_hash_table_lookup (self->unwritten, path);
  if (write != NULL)
    print (write);
  return write;
}

void
relais_writer_note (RelaisWriter *self, const char *path)
{
  guint64 hash;

  g_return_if_fail (self != NULL);

  if (hash_of (path, &hash, NULL))
    note (self, path, hash, hash);
}

void
relais_writer_note_new (RelaisWriter *self, const char *path)
{
  g_return_if_fail (self != NULL);
  note (self, path, RELAIS_FNV64_START, RELAIS_FNV64_START);
}
