/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-draft-keeper.h"

#define DELAY 600               /* milliseconds after a change */
#define NEXT_TRY 3000           /* after there was not even a name for the file */

struct _RelaisDraftKeeper
{
  GObject parent_instance;

  RelaisDraft *draft;
  RelaisSetupLibrary *library;
  char *path;                   /* NULL: none yet */
  gboolean changed;             /* since it was given to be written */
  gboolean failing;             /* it could not be written, and that was told */
  guint source;                 /* waits to write */
};

enum
{
  SAVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisDraftKeeper, relais_draft_keeper, G_TYPE_OBJECT)

/* A failure again and again, and then that all is well, once. */
static void
tell (RelaisDraftKeeper *self, const GError *error)
{
  if (error == NULL && !self->failing)
    return;
  self->failing = error != NULL;
  g_signal_emit (self, signals[SAVED], 0, error);
}

static void
on_saved (RelaisSetupLibrary *library, const char *path, const GError *error, RelaisDraftKeeper *self)
{
  if (g_strcmp0 (path, self->path) == 0)
    tell (self, error);
}

static gboolean
hand_over (RelaisDraftKeeper *self, GError **error)
{
  gsize length;
  char *text = relais_draft_print (self->draft, &length);
  char *path = relais_setup_library_keep (self->library, self->path, text, length, error);

  if (path == NULL)
    return FALSE;
  g_free (self->path);
  self->path = path;
  self->changed = FALSE;
  return TRUE;
}

static gboolean
may_name_file (RelaisDraftKeeper *self)
{
  return self->path != NULL && relais_setup_library_may_rename (self->path, relais_draft_get_name (self->draft));
}

/* A file that was begun before the setup had a name is called by it in the end:
 * letter by letter, as it is typed, it would get many names. Where memory is short
 * the new file may have got no name either, and is one too many. */
static void
name_file (RelaisDraftKeeper *self)
{
  g_autofree char *before = NULL;

  if (!may_name_file (self))
    return;
  before = g_steal_pointer (&self->path);
  if (!hand_over (self, NULL))
    self->path = g_steal_pointer (&before);
  else if (may_name_file (self))
    {
      g_autofree char *nameless = g_steal_pointer (&self->path);

      self->path = g_steal_pointer (&before);
      relais_setup_library_flush (self->library, nameless, NULL);
      relais_setup_library_erase (self->library, nameless, NULL);
    }
  else if (relais_setup_library_flush (self->library, self->path, NULL))
    relais_setup_library_erase (self->library, before, NULL);
}

gboolean
relais_draft_keeper_flush (RelaisDraftKeeper *self, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (RELAIS_IS_DRAFT_KEEPER (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->changed && !hand_over (self, error))
    return FALSE;
  path = g_strdup (self->path);
  if (path != NULL && !relais_setup_library_flush (self->library, path, error))
    return FALSE;
  name_file (self);
  return TRUE;
}

gboolean
relais_draft_keeper_keep (RelaisDraftKeeper *self, GError **error)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_KEEPER (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  self->changed = TRUE;
  return relais_draft_keeper_flush (self, error);
}

static gboolean
on_time (gpointer user_data)
{
  RelaisDraftKeeper *self = user_data;
  g_autoptr (GError) error = NULL;

  self->source = 0;
  if (!hand_over (self, &error))
    {
      self->source = g_timeout_add (NEXT_TRY, on_time, self);
      tell (self, error);
    }
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
  g_clear_object (&self->library);
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
  signals[SAVED] = g_signal_new ("saved", RELAIS_TYPE_DRAFT_KEEPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
relais_draft_keeper_init (RelaisDraftKeeper *self)
{
}

/**
 * relais_draft_keeper_new:
 * @path: (nullable)
 */
RelaisDraftKeeper *
relais_draft_keeper_new (RelaisDraft *draft, RelaisSetupLibrary *library, const char *path)
{
  RelaisDraftKeeper *self;

  g_return_val_if_fail (RELAIS_IS_DRAFT (draft), NULL);

  self = g_object_new (RELAIS_TYPE_DRAFT_KEEPER, NULL);
  self->draft = g_object_ref (draft);
  self->library = g_object_ref (library);
  self->path = g_strdup (path);
  g_signal_connect_object (draft, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "saved", G_CALLBACK (on_saved), self, 0);
  return self;
}

const char *
relais_draft_keeper_get_path (RelaisDraftKeeper *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_KEEPER (self), NULL);
  return self->path;
}
