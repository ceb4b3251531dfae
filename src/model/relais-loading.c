/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-loading.h"

#include <glib/gi18n-lib.h>

#include "record/relais-file.h"
#include "relais-library-private.h"
#include "relais-lore.h"
#include "relais-match-private.h"

/* Work is counted in moves that are replayed, some thousand instructions each. */
#define BLINK 10000
#define BYTES_A_MOVE 128        /* read, compared and looked through in the time of one */
#define SLOW_DISK (G_TIME_SPAN_SECOND)  /* nor is a blink longer than that */

struct _RelaisLoading
{
  GObject parent_instance;

  RelaisLibrary *library;
  char *path;
  gboolean games_only;
  GThread *thread;
  gboolean told;                /* the library */

  /* Of both threads, with the lock: */
  GMutex lock;
  GCond changed;
  guint64 work;
  double done;
  gboolean stopped;
  gboolean ended;
  guint source;                 /* tells of the end */

  /* The thread's until it has ended: */
  char *text;                   /* from the beginning if it is still to be written */
  gsize length;
  RelaisBeside *beside;
  GError *error;                /* why there is nothing to be read */
  RelaisRecord *record;
  RelaisRecord *partial;
  GPtrArray *problems;
  RelaisTextKind kind;
  RelaisDraft *draft;
};

enum
{
  ENDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisLoading, relais_loading, G_TYPE_OBJECT)

/* The library learns whether the file is what it looked like. */
static void
tell_library (RelaisLoading *self)
{
  if (!self->told && (self->record != NULL || !relais_problems_may_pass (self->problems)))
    relais_library_mark_broken (self->library, self->path, self->record == NULL);
  self->told = TRUE;
}

static gboolean
on_ended (gpointer data)
{
  RelaisLoading *self = data;

  g_mutex_lock (&self->lock);
  self->source = 0;
  g_mutex_unlock (&self->lock);
  tell_library (self);
  g_signal_emit (self, signals[ENDED], 0);
  return G_SOURCE_REMOVE;
}

/* FALSE when nobody waits any more. */
static gboolean
go_on (guint work, double done, gpointer data)
{
  RelaisLoading *self = data;
  gboolean stopped;

  g_mutex_lock (&self->lock);
  self->work += work;
  self->done = done;
  stopped = self->stopped;
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
  return !stopped;
}

static gboolean
has_read (RelaisLoading *self, double done)
{
  return go_on ((guint) (self->length / BYTES_A_MOVE), done, self);
}

/* What is no game. */
static void
read_other (RelaisLoading *self)
{
  RelaisTextKind kind = relais_text_kind (self->text, self->length);

  if (kind == RELAIS_TEXT_RECORD)
    return;
  self->kind = kind;
  g_ptr_array_set_size (self->problems, 0);
  if (kind == RELAIS_TEXT_SETUP)
    self->draft = relais_draft_read (self->text, self->length, self->problems);
  else if (kind == RELAIS_TEXT_EDITION)
    {
      const RelaisGame *game = relais_game_unnamed ();
      g_autoptr (RelaisDraft) draft = game != NULL && relais_lore_can_edit_setups (game) ? relais_draft_new (game) : NULL;

      if (draft == NULL)
        relais_problems_add (self->problems, "", "SYNTAX",
                             g_strdup (_("These are card values of a game that this version of Relais does not have.")));
      else if (relais_draft_read_edition (draft, self->text, self->length, self->problems))
        self->draft = g_steal_pointer (&draft);
    }
  else
    relais_text_kind_tell (kind, "", self->text, self->length, self->problems);
}

static void
read_text (RelaisLoading *self)
{
  if (!has_read (self, 0))
    return;
  self->record = relais_record_read (self->text, self->length, &self->partial, self->problems, go_on, self);
  if (self->record == NULL && self->partial == NULL && !self->games_only && has_read (self, -1))
    read_other (self);
}

static gpointer
run (gpointer data)
{
  RelaisLoading *self = data;

  if (self->text == NULL)
    {
      /* First, so that what another program puts there meanwhile is not known. */
      relais_writer_note (relais_library_get_writer (self->library), self->path);
      self->text = relais_file_read_unmarked (self->path, &self->length, &self->error);
      self->beside = self->text != NULL ? relais_beside_read (self->path, &self->error) : NULL;
    }
  if (self->beside != NULL)
    read_text (self);
  else
    relais_problems_add (self->problems, "", "SYNTAX", g_strdup (self->error->message));

  g_mutex_lock (&self->lock);
  self->ended = TRUE;
  if (!self->stopped)
    self->source = g_idle_add (on_ended, self);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
  return NULL;
}

static void
relais_loading_finalize (GObject *object)
{
  RelaisLoading *self = RELAIS_LOADING (object);

  g_mutex_lock (&self->lock);
  self->stopped = TRUE;
  g_mutex_unlock (&self->lock);
  g_clear_pointer (&self->thread, g_thread_join);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->record, relais_record_free);
  g_clear_pointer (&self->partial, relais_record_free);
  g_clear_pointer (&self->beside, relais_beside_free);
  g_clear_error (&self->error);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_object (&self->draft);
  g_clear_object (&self->library);
  g_free (self->text);
  g_free (self->path);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);
  G_OBJECT_CLASS (relais_loading_parent_class)->finalize (object);
}

static void
relais_loading_class_init (RelaisLoadingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_loading_finalize;
  signals[ENDED] = g_signal_new ("ended", RELAIS_TYPE_LOADING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
relais_loading_init (RelaisLoading *self)
{
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  self->problems = relais_problems_new ();
  self->kind = RELAIS_TEXT_RECORD;
}

/**
 * relais_loading_new:
 *
 * Begins at once.
 */
RelaisLoading *
relais_loading_new (RelaisLibrary *library, const char *path, gboolean games_only)
{
  RelaisLoading *self;
  RelaisWrite *unwritten = relais_writer_unwritten (relais_library_get_writer (library), path);

  g_return_val_if_fail (RELAIS_IS_LIBRARY (library), NULL);

  self = g_object_new (RELAIS_TYPE_LOADING, NULL);
  self->library = g_object_ref (library);
  self->path = g_strdup (path);
  self->games_only = games_only;
  if (unwritten != NULL)
    {
      self->length = unwritten->length;
      self->text = g_memdup2 (unwritten->text, unwritten->length + 1);
      self->beside = relais_beside_parse (unwritten->beside, unwritten->beside_length, &self->error);
    }
  self->thread = g_thread_new ("relais-loading", run, self);
  return self;
}

const char *
relais_loading_get_path (RelaisLoading *self)
{
  g_return_val_if_fail (RELAIS_IS_LOADING (self), NULL);
  return self->path;
}

static gboolean
wait_for (RelaisLoading *self, guint64 work, gint64 until)
{
  gboolean ended;

  g_mutex_lock (&self->lock);
  while (!self->ended && self->work < work)
    if (!g_cond_wait_until (&self->changed, &self->lock, until))
      break;
  ended = self->ended;
  /* Who has waited needs not to be told. */
  if (ended)
    g_clear_handle_id (&self->source, g_source_remove);
  g_mutex_unlock (&self->lock);
  if (ended)
    tell_library (self);
  return ended;
}

gboolean
relais_loading_wait (RelaisLoading *self)
{
  g_return_val_if_fail (RELAIS_IS_LOADING (self), FALSE);
  return wait_for (self, G_MAXUINT64, G_MAXINT64);
}

/**
 * relais_loading_blink:
 *
 * How long a blink is does not depend on the machine, unless the disk does not
 * answer.
 */
gboolean
relais_loading_blink (RelaisLoading *self)
{
  g_return_val_if_fail (RELAIS_IS_LOADING (self), FALSE);
  return wait_for (self, BLINK, g_get_monotonic_time () + SLOW_DISK);
}

double
relais_loading_get_done (RelaisLoading *self)
{
  double done;

  g_return_val_if_fail (RELAIS_IS_LOADING (self), 0);

  g_mutex_lock (&self->lock);
  done = self->done;
  g_mutex_unlock (&self->lock);
  return done;
}

static RelaisMatch *
match_of (RelaisLoading *self, RelaisRecord *record)
{
  const RelaisBeside *beside = self->beside;
  RelaisMatch *match;

  if (record == NULL)
    return NULL;
  match = relais_match_new (record);
  relais_match_set_title (match, beside->title);
  relais_match_set_scenario (match, beside->scenario);
  relais_match_set_setup (match, beside->setup);
  match->counted = g_strdup (beside->counted);
  match->unknown = g_strdup (beside->unknown);
  relais_match_set_solved (match, beside->solved);
  /* Older versions told it there only. */
  relais_match_set_strict (match, beside->strict || record->strict);
  if (beside->ended_early)
    relais_match_end_early (match);
  return match;
}

/**
 * relais_loading_take_match:
 *
 * Returns: (nullable) (transfer full): NULL too when it was taken
 */
RelaisMatch *
relais_loading_take_match (RelaisLoading *self)
{
  g_return_val_if_fail (RELAIS_IS_LOADING (self), NULL);
  return match_of (self, g_steal_pointer (&self->record));
}

RelaisMatch *
relais_loading_take_partial (RelaisLoading *self)
{
  g_return_val_if_fail (RELAIS_IS_LOADING (self), NULL);
  return match_of (self, g_steal_pointer (&self->partial));
}

RelaisTextKind
relais_loading_get_kind (RelaisLoading *self)
{
  g_return_val_if_fail (RELAIS_IS_LOADING (self), 0);
  return self->kind;
}

/**
 * relais_loading_get_draft:
 *
 * Returns: (nullable) (transfer none)
 */
RelaisDraft *
relais_loading_get_draft (RelaisLoading *self)
{
  g_return_val_if_fail (RELAIS_IS_LOADING (self), NULL);
  return self->draft;
}

GPtrArray *
relais_loading_get_problems (RelaisLoading *self)
{
  g_return_val_if_fail (RELAIS_IS_LOADING (self), NULL);
  return self->problems;
}
