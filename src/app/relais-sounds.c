/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-sounds.h"

#include "relais-config.h"
#include "relais-game-ui.h"

#define APART 190               /* milliseconds from one sound of a move to the next */
#define AT_ONCE 2               /* that may be heard together; the oldest one ends for a third */

struct _RelaisSounds
{
  GObject parent_instance;

  GSettings *settings;
  GQueue streams;               /* of GtkMediaStream: those that are heard */
  const char *coming[RELAIS_SOUNDS_A_MOVE];
  guint n_coming;
  guint timeout;
};

enum
{
  PLAYING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisSounds, relais_sounds, G_TYPE_OBJECT)

static void
let_go (RelaisSounds *self, GtkMediaStream *stream)
{
  if (!g_queue_remove (&self->streams, stream))
    return;
  g_signal_handlers_disconnect_by_data (stream, self);
  gtk_media_stream_pause (stream);
  g_object_unref (stream);
}

typedef struct
{
  RelaisSounds *sounds;
  GtkMediaStream *stream;
} Ended;

static gboolean
let_go_later (gpointer data)
{
  Ended *ended = data;

  let_go (ended->sounds, ended->stream);
  return G_SOURCE_REMOVE;
}

static void
ended_free (gpointer data)
{
  Ended *ended = data;

  g_object_unref (ended->sounds);
  g_object_unref (ended->stream);
  g_free (ended);
}

/* Played to its end, or it cannot be: no device, no decoder. Not while the
 * stream is in the middle of telling it. */
static void
on_ended (GtkMediaStream *stream, GParamSpec *pspec, RelaisSounds *self)
{
  Ended *ended;

  (void) pspec;
  if (!gtk_media_stream_get_ended (stream) && gtk_media_stream_get_error (stream) == NULL)
    return;
  ended = g_new (Ended, 1);
  *ended = (Ended) { g_object_ref (self), g_object_ref (stream) };
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, let_go_later, ended, ended_free);
}

/* The desktop's own switch counts, too. */
static gboolean
may_play (RelaisSounds *self)
{
  GdkDisplay *display = gdk_display_get_default ();
  gboolean wanted = TRUE;

  if (display != NULL)
    g_object_get (gtk_settings_get_for_display (display), "gtk-enable-event-sounds", &wanted, NULL);
  return wanted && g_settings_get_boolean (self->settings, "sounds");
}

static void
start (RelaisSounds *self, const char *name)
{
  g_autofree char *resource = g_strdup_printf ("/io/github/relaisgame/Relais/sounds/%s.wav", name);
  GtkMediaStream *stream;

  if (!may_play (self))
    return;
  while (self->streams.length >= AT_ONCE)
    let_go (self, self->streams.head->data);
  stream = gtk_media_file_new_for_resource (resource);
  g_queue_push_tail (&self->streams, stream);
  g_signal_connect (stream, "notify::ended", G_CALLBACK (on_ended), self);
  g_signal_connect (stream, "notify::error", G_CALLBACK (on_ended), self);
  g_signal_emit (self, signals[PLAYING], 0, name);
  gtk_media_stream_play (stream);
  on_ended (stream, NULL, self);
}

static void
forget_coming (RelaisSounds *self)
{
  self->n_coming = 0;
  g_clear_handle_id (&self->timeout, g_source_remove);
}

static gboolean
start_next (gpointer data)
{
  RelaisSounds *self = data;
  const char *name = self->coming[0];

  for (guint i = 1; i < self->n_coming; i++)
    self->coming[i - 1] = self->coming[i];
  self->n_coming--;
  if (self->n_coming == 0)
    self->timeout = 0;
  start (self, name);
  return self->n_coming > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* A quick player's next move cuts off what was still to come of the last. */
static void
on_applied (RelaisMatch *match, const RelaisEvents *events, RelaisSounds *self)
{
  const char *names[RELAIS_SOUNDS_A_MOVE];
  guint n = relais_sounds_pick (relais_match_get_game (match), events, names);

  forget_coming (self);
  if (n == 0)
    return;
  for (guint i = 1; i < n; i++)
    self->coming[i - 1] = names[i];
  self->n_coming = n - 1;
  if (n > 1)
    self->timeout = g_timeout_add (APART, start_next, self);
  start (self, names[0]);
}

static void
relais_sounds_finalize (GObject *object)
{
  RelaisSounds *self = RELAIS_SOUNDS (object);

  forget_coming (self);
  while (self->streams.length > 0)
    let_go (self, self->streams.head->data);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (relais_sounds_parent_class)->finalize (object);
}

static void
relais_sounds_class_init (RelaisSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_sounds_finalize;

  signals[PLAYING] = g_signal_new ("playing", RELAIS_TYPE_SOUNDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
relais_sounds_init (RelaisSounds *self)
{
  self->settings = g_settings_new (RELAIS_APPLICATION_ID);
  g_queue_init (&self->streams);
}

/**
 * relais_sounds_get_default:
 *
 * Returns: (transfer none): as long as the process lives
 */
RelaisSounds *
relais_sounds_get_default (void)
{
  static RelaisSounds *sounds;

  if (sounds == NULL)
    sounds = g_object_new (RELAIS_TYPE_SOUNDS, NULL);
  return sounds;
}

void
relais_sounds_follow (RelaisSounds *self, RelaisMatch *match)
{
  g_signal_handlers_disconnect_by_func (match, on_applied, self);
  g_signal_connect_object (match, "applied", G_CALLBACK (on_applied), self, 0);
}

void
relais_sounds_play (RelaisSounds *self, const char *name)
{
  forget_coming (self);
  start (self, name);
}

guint
relais_sounds_pick (const RelaisGame *game, const RelaisEvents *events, const char *names[RELAIS_SOUNDS_A_MOVE])
{
  const RelaisGameUi *ui = relais_game_ui_find (game);
  guint n = 0;

  if (ui == NULL || ui->sound_of == NULL)
    return 0;
  for (int i = 0; i < events->count && n < RELAIS_SOUNDS_A_MOVE; i++)
    {
      const char *name = ui->sound_of (&events->at[i]);
      guint k = 0;

      while (name != NULL && k < n && !g_str_equal (names[k], name))
        k++;
      if (name != NULL && k == n)
        names[n++] = name;
    }
  return n;
}
