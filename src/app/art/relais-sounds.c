/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-sounds.h"

#include <glib/gi18n.h>

#include "relais-config.h"
#include "relais-game-ui.h"
#include "relais-sound-backend.h"

#define APART 190               /* milliseconds from one sound of a move to the next */

struct _RelaisSounds
{
  GObject parent_instance;

  GSettings *settings;
  GHashTable *streams;          /* of GtkMediaStream by name: those that were heard before */
  const char *coming[RELAIS_SOUNDS_A_MOVE];
  guint n_coming;
  guint timeout;
  gboolean failed;              /* one could not be played */
};

enum
{
  PLAYING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisSounds, relais_sounds, G_TYPE_OBJECT)

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
on_error (GtkMediaStream *stream, GParamSpec *pspec, RelaisSounds *self)
{
  self->failed = self->failed || gtk_media_stream_get_error (stream) != NULL;
}

/* A stream that was played is played again: a new one costs threads, and some
 * backends keep those of one that is dropped while it plays. One that cannot be
 * played (no device, no decoder) has an error and stays silent. */
static GtkMediaStream *
stream_of (RelaisSounds *self, const char *name)
{
  GtkMediaStream *stream = g_hash_table_lookup (self->streams, name);
  g_autofree char *resource = g_strdup_printf ("/io/github/relaisgame/Relais/sounds/%s.wav", name);

  if (stream != NULL)
    return stream;
  stream = gtk_media_file_new_for_resource (resource);
  g_signal_connect_object (stream, "notify::error", G_CALLBACK (on_error), self, 0);
  g_hash_table_insert (self->streams, g_strdup (name), stream);
  return stream;
}

/* After its end it begins anew by itself. */
static void
play (GtkMediaStream *stream)
{
  if (gtk_media_stream_is_prepared (stream) && gtk_media_stream_get_playing (stream))
    gtk_media_stream_seek (stream, 0);
  gtk_media_stream_play (stream);
}

static void
start (RelaisSounds *self, const char *name)
{
  if (!may_play (self))
    return;
  if (relais_sound_backend_get_fault () == RELAIS_SOUND_FINE)
    play (stream_of (self, name));
  g_signal_emit (self, signals[PLAYING], 0, name);
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
on_changed (RelaisMatch *match, RelaisChange what, const RelaisEvents *events, RelaisSounds *self)
{
  const char *names[RELAIS_SOUNDS_A_MOVE];
  guint n;

  if (events == NULL)
    return;
  n = relais_sounds_pick (relais_match_get_game (match), events, names);
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
  g_clear_pointer (&self->streams, g_hash_table_unref);
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
  self->streams = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
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
  g_return_if_fail (RELAIS_IS_SOUNDS (self));

  g_signal_handlers_disconnect_by_func (match, on_changed, self);
  g_signal_connect_object (match, "changed", G_CALLBACK (on_changed), self, 0);
}

void
relais_sounds_play (RelaisSounds *self, const char *name)
{
  g_return_if_fail (RELAIS_IS_SOUNDS (self));

  forget_coming (self);
  start (self, name);
}

const char *
relais_sounds_tell_fault (RelaisSounds *self)
{
  static const char *const sentences[] = {
    [RELAIS_SOUND_NO_BACKEND] = N_("No sound can be played: GTK’s module for playing is missing."),
    [RELAIS_SOUND_NO_PLAYER] = N_("No sound can be played: GStreamer’s playback plug-in is missing."),
    [RELAIS_SOUND_FAILED] = N_("The last sound could not be played: another plug-in of GStreamer is missing, or there is no sound device."),
  };
  RelaisSoundFault fault = relais_sound_backend_get_fault ();

  g_return_val_if_fail (RELAIS_IS_SOUNDS (self), NULL);

  if (fault == RELAIS_SOUND_FINE && self->failed)
    fault = RELAIS_SOUND_FAILED;
  return fault != RELAIS_SOUND_FINE ? _(sentences[fault]) : NULL;
}

guint
relais_sounds_pick (const RelaisGame *game, const RelaisEvents *events, const char *names[RELAIS_SOUNDS_A_MOVE])
{
  const RelaisGameUi *ui = relais_game_ui_find (game);
  guint n = 0;

  g_return_val_if_fail (game != NULL, 0);

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
