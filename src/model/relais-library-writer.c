/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Making sure that a file is on the disk takes many milliseconds, and a save
 * comes after every move: so a thread does it. */

#include "relais-library-private.h"

#include <string.h>

#include "record/relais-file.h"

struct _RelaisWriter
{
  GMutex lock;
  GCond changed;
  GThread *thread;              /* started with the first write */
  GQueue waiting;               /* of RelaisWrite */
  GQueue done;
  gboolean busy;
  gboolean quit;
  GSourceFunc written;          /* called in the main thread when something is done */
  gpointer data;
  guint source;
};

void
relais_write_free (RelaisWrite *write)
{
  g_free (write->path);
  g_free (write->text);
  g_free (write->beside);
  g_clear_error (&write->error);
  g_free (write);
}

static gboolean
on_written (gpointer data)
{
  RelaisWriter *self = data;

  g_mutex_lock (&self->lock);
  self->source = 0;
  g_mutex_unlock (&self->lock);
  self->written (self->data);
  return G_SOURCE_REMOVE;
}

static void
write_one (RelaisWrite *write)
{
  g_autofree char *beside = relais_beside_path (write->path, ".json");

  if (relais_file_write (write->path, write->text, write->length, &write->error))
    relais_file_write (beside, write->beside, write->beside_length, &write->error);
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
          self->busy = TRUE;
          g_mutex_unlock (&self->lock);
          write_one (write);
          g_mutex_lock (&self->lock);
          self->busy = FALSE;
          g_queue_push_tail (&self->done, write);
          if (self->source == 0)
            self->source = g_idle_add (on_written, self);
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
relais_writer_new (GSourceFunc written, gpointer data)
{
  RelaisWriter *self = g_new0 (RelaisWriter, 1);

  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  g_queue_init (&self->waiting);
  g_queue_init (&self->done);
  self->written = written;
  self->data = data;
  return self;
}

/* What waits is written first. */
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
  g_queue_clear_full (&self->done, (GDestroyNotify) relais_write_free);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);
  g_free (self);
}

static int
is_for (gconstpointer write, gconstpointer path)
{
  return strcmp (((const RelaisWrite *) write)->path, path);
}

static void
drop_waiting (RelaisWriter *self, const char *path)
{
  GList *link = g_queue_find_custom (&self->waiting, path, is_for);

  if (link == NULL)
    return;
  relais_write_free (link->data);
  g_queue_delete_link (&self->waiting, link);
}

/**
 * relais_writer_add:
 * @write: (transfer full)
 */
void
relais_writer_add (RelaisWriter *self, RelaisWrite *write)
{
  g_mutex_lock (&self->lock);
  drop_waiting (self, write->path);
  g_queue_push_tail (&self->waiting, write);
  if (self->thread == NULL)
    self->thread = g_thread_new ("relais-library", run, self);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
}

/* A file that is to be removed is not written any more. */
void
relais_writer_drop (RelaisWriter *self, const char *path)
{
  g_mutex_lock (&self->lock);
  drop_waiting (self, path);
  while (self->busy)
    g_cond_wait (&self->changed, &self->lock);
  g_mutex_unlock (&self->lock);
}

void
relais_writer_wait (RelaisWriter *self)
{
  g_mutex_lock (&self->lock);
  while (self->busy || self->waiting.length > 0)
    g_cond_wait (&self->changed, &self->lock);
  g_mutex_unlock (&self->lock);
}

/**
 * relais_writer_done:
 *
 * Returns: (nullable) (transfer full): the next one that was tried
 */
RelaisWrite *
relais_writer_done (RelaisWriter *self)
{
  RelaisWrite *write;

  g_mutex_lock (&self->lock);
  write = g_queue_pop_head (&self->done);
  g_mutex_unlock (&self->lock);
  return write;
}
