/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-draft-keeper.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>

#include "record/relais-file.h"

#define SUFFIX ".relais-setup"
#define DELAY 600               /* milliseconds after a change */

struct _RelaisDraftKeeper
{
  GObject parent_instance;

  RelaisDraft *draft;
  char *path;                   /* NULL: none yet */
  gboolean changed;             /* since it was written */
  guint source;                 /* waits to write */
};

enum
{
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisDraftKeeper, relais_draft_keeper, G_TYPE_OBJECT)

char *
relais_draft_keeper_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "relais", "setups", NULL);
}

static void
set_error (GError **error, const char *path)
{
  int code = errno;

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), "%s: %s", path, g_strerror (code));
}

/* The day and a number. The file is made at once, so that nobody gets the name a
 * second time. NULL: where nothing can be made. */
static char *
make_file (GError **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *folder = relais_draft_keeper_folder ();

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      set_error (error, folder);
      return NULL;
    }
  for (guint n = 1;; n++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%u" SUFFIX, day, n);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      int file = g_open (path, O_CREAT | O_EXCL | O_WRONLY, 0600);

      if (file >= 0)
        {
          g_close (file, NULL);
          return g_steal_pointer (&path);
        }
      if (errno != EEXIST)
        {
          set_error (error, path);
          return NULL;
        }
    }
}

static gboolean
write_draft (RelaisDraftKeeper *self, GError **error)
{
  gsize length;
  g_autofree char *text = relais_draft_print (self->draft, &length);
  g_autofree char *path = self->path != NULL ? g_strdup (self->path) : make_file (error);

  if (path == NULL)
    return FALSE;
  if (!relais_file_write (path, text, length, error))
    {
      /* A name that was just taken is given back: an empty file is no setup. */
      if (self->path == NULL)
        g_remove (path);
      return FALSE;
    }
  if (self->path == NULL)
    self->path = g_steal_pointer (&path);
  self->changed = FALSE;
  return TRUE;
}

gboolean
relais_draft_keeper_flush (RelaisDraftKeeper *self, GError **error)
{
  g_clear_handle_id (&self->source, g_source_remove);
  return !self->changed || write_draft (self, error);
}

gboolean
relais_draft_keeper_keep (RelaisDraftKeeper *self, GError **error)
{
  self->changed = TRUE;
  return relais_draft_keeper_flush (self, error);
}

static gboolean
on_time (gpointer user_data)
{
  RelaisDraftKeeper *self = user_data;
  g_autoptr (GError) error = NULL;

  self->source = 0;
  if (!write_draft (self, &error))
    g_signal_emit (self, signals[FAILED], 0, error);
  return G_SOURCE_REMOVE;
}

static void
on_changed (RelaisDraftKeeper *self)
{
  self->changed = TRUE;
  if (self->source == 0)
    self->source = g_timeout_add (DELAY, on_time, self);
}

static void
relais_draft_keeper_dispose (GObject *object)
{
  RelaisDraftKeeper *self = RELAIS_DRAFT_KEEPER (object);

  if (self->draft != NULL)
    relais_draft_keeper_flush (self, NULL);
  g_clear_object (&self->draft);
  G_OBJECT_CLASS (relais_draft_keeper_parent_class)->dispose (object);
}

static void
relais_draft_keeper_finalize (GObject *object)
{
  g_free (RELAIS_DRAFT_KEEPER (object)->path);
  G_OBJECT_CLASS (relais_draft_keeper_parent_class)->finalize (object);
}

static void
relais_draft_keeper_class_init (RelaisDraftKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_draft_keeper_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_draft_keeper_finalize;
  signals[FAILED] = g_signal_new ("failed", RELAIS_TYPE_DRAFT_KEEPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
relais_draft_keeper_init (RelaisDraftKeeper *self)
{
  (void) self;
}

/**
 * relais_draft_keeper_new:
 * @path: (nullable)
 */
RelaisDraftKeeper *
relais_draft_keeper_new (RelaisDraft *draft, const char *path)
{
  RelaisDraftKeeper *self = g_object_new (RELAIS_TYPE_DRAFT_KEEPER, NULL);

  self->draft = g_object_ref (draft);
  self->path = g_strdup (path);
  g_signal_connect_object (draft, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return self;
}

const char *
relais_draft_keeper_get_path (RelaisDraftKeeper *self)
{
  return self->path;
}
