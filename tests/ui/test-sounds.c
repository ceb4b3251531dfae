/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sounds: that there is one for whatever is heard, that none hurts, and
 * that without a device nothing happens at all. */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <malloc.h>

#include "../model/playing.h"
#include "app/art/relais-sound-backend.h"
#include "app/art/relais-sounds.h"
#include "app/loire/loire-sounds.h"
#include "app/shell/relais-preferences.h"
#include "display.h"

#define FOLDER "/io/github/relaisgame/Relais/sounds/"
#define HEADER 44
#define RATE 22050
#define LOUDEST 20000           /* of 32767 */
#define MOST_BYTES 25000
#define MOST_BYTES_OF_ALL 200000

static gint16
sample (GBytes *bytes, gsize i)
{
  const guint8 *data = g_bytes_get_data (bytes, NULL);

  return (gint16) (data[HEADER + 2 * i] | data[HEADER + 2 * i + 1] << 8);
}

static guint32
number (GBytes *bytes, gsize at, gsize n)
{
  const guint8 *data = g_bytes_get_data (bytes, NULL);
  guint32 value = 0;

  for (gsize i = n; i-- > 0;)
    value = value << 8 | data[at + i];
  return value;
}

static GBytes *
load (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  g_assert_no_error (error);
  return bytes;
}

static void
assert_is_sound (GBytes *bytes)
{
  const char *data = g_bytes_get_data (bytes, NULL);
  gsize n = (g_bytes_get_size (bytes) - HEADER) / 2;
  int loudest = 0;

  testing_assert_same (data, "RIFF", 4);
  testing_assert_same (data + 8, "WAVEfmt ", 8);
  g_assert_cmpuint (number (bytes, 20, 2), ==, 1);
  g_assert_cmpuint (number (bytes, 22, 2), ==, 1);
  g_assert_cmpuint (number (bytes, 24, 4), ==, RATE);
  g_assert_cmpuint (number (bytes, 34, 2), ==, 16);
  g_assert_cmpuint (number (bytes, 40, 4), ==, 2 * n);
  g_assert_cmpuint (g_bytes_get_size (bytes), <, MOST_BYTES);
  for (gsize i = 0; i < n; i++)
    loudest = MAX (loudest, abs (sample (bytes, i)));
  /* Heard, but with room above, */
  g_assert_cmpint (loudest, >, 2000);
  g_assert_cmpint (loudest, <, LOUDEST);
  /* and nothing clicks at either end. */
  g_assert_cmpint (abs (sample (bytes, 0)), <, 50);
  for (gsize i = n - 20; i < n; i++)
    g_assert_cmpint (abs (sample (bytes, i)), <, 300);
}

static void
test_each_file_is_a_soft_sound_of_its_own (void)
{
  g_auto (GStrv) names = g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  gsize all = 0;

  g_assert_nonnull (names);
  g_assert_cmpuint (g_strv_length (names), >=, 9);
  for (guint i = 0; names[i] != NULL; i++)
    {
      GBytes *bytes = load (names[i]);

      g_test_message ("%s", names[i]);
      assert_is_sound (bytes);
      all += g_bytes_get_size (bytes);
      g_assert_true (g_hash_table_add (seen, bytes));
    }
  g_assert_cmpuint (all, <, MOST_BYTES_OF_ALL);
}

static void
test_each_event_has_a_sound_or_is_silent (void)
{
  g_assert_cmpint (relais_games[0]->n_events, ==, LOIRE_EVENTS);
  for (int kind = 0; kind < LOIRE_EVENTS; kind++)
    {
      RelaisEvent event = { .kind = kind };
      const char *name = loire_sound_of (&event);

      g_test_message ("%s", relais_games[0]->events[kind].name);
      g_assert_nonnull (loire_sounds[kind]);
      g_assert_cmpint (name == NULL, ==, g_str_equal (loire_sounds[kind], LOIRE_SILENT));
      if (name != NULL)
        {
          g_autofree char *file = g_strconcat (name, ".wav", NULL);
          g_autoptr (GBytes) bytes = load (file);

          g_assert_nonnull (bytes);
        }
    }
}

static void
test_a_longer_ride_is_heard_longer (void)
{
  gsize before = 0;

  for (int steps = 1; steps <= 3; steps++)
    {
      RelaisEvent event = { .kind = LOIRE_EVENT_RODE, .arg = { [4] = steps } };
      g_autofree char *file = g_strconcat (loire_sound_of (&event), ".wav", NULL);
      g_autoptr (GBytes) bytes = load (file);

      g_assert_cmpuint (g_bytes_get_size (bytes), >, before);
      before = g_bytes_get_size (bytes);
    }
}

static void
test_a_move_sounds_like_what_it_did (void)
{
  const RelaisEvents events = {
    .count = 6,
    .at = {
      { .kind = LOIRE_EVENT_PAID }, { .kind = LOIRE_EVENT_BOUGHT }, { .kind = RELAIS_EVENT_POINTS },
      { .kind = LOIRE_EVENT_BOAT }, { .kind = LOIRE_EVENT_CIRCUS }, { .kind = RELAIS_EVENT_OVER },
    },
  };
  const char *names[RELAIS_SOUNDS_A_MOVE];

  g_assert_cmpuint (relais_sounds_pick (relais_games[0], &events, names), ==, 3);
  g_assert_cmpstr (names[0], ==, "coin");
  g_assert_cmpstr (names[1], ==, "river");
  g_assert_cmpstr (names[2], ==, "circus");
}

static void
on_playing (RelaisSounds *sounds, const char *name, GString *heard)
{
  g_string_append_printf (heard, "%s%s", heard->len > 0 ? " " : "", name);
}

static void
settle (guint milliseconds)
{
  gint64 until = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < until)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

static void
test_moves_are_heard_unless_switched_off (void)
{
  RelaisSounds *sounds = relais_sounds_get_default ();
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autoptr (GSettings) settings = g_settings_new ("io.github.relaisgame.Relais");
  g_autoptr (GString) heard = g_string_new (NULL);
  gulong id = g_signal_connect (sounds, "playing", G_CALLBACK (on_playing), heard);

  relais_sounds_follow (sounds, match);
  /* Asked for twice, heard once. */
  relais_sounds_follow (sounds, match);
  playing_play (match, "merchant ride 2 to langeais");
  settle (50);
  g_assert_cmpstr (heard->str, ==, "hooves-3");
  playing_play (match, "buy wood");
  settle (50);
  g_assert_cmpstr (heard->str, ==, "hooves-3 coin");
  g_settings_set_boolean (settings, "sounds", FALSE);
  playing_play (match, "done");
  playing_play (match, "messenger ride 2 to talcy");
  relais_sounds_play (sounds, "refusal");
  settle (50);
  g_assert_cmpstr (heard->str, ==, "hooves-3 coin");
  g_settings_set_boolean (settings, "sounds", TRUE);
  /* Going back is silent. */
  relais_match_undo (match);
  settle (50);
  g_assert_cmpstr (heard->str, ==, "hooves-3 coin");
  relais_sounds_play (sounds, "refusal");
  g_assert_cmpstr (heard->str, ==, "hooves-3 coin refusal");
  g_signal_handler_disconnect (sounds, id);
}

static void
test_playing_takes_no_time_and_keeps_nothing (void)
{
  RelaisSounds *sounds = relais_sounds_get_default ();
  gsize before;
  guint slow = 0;

  for (guint i = 0; i < 20; i++)
    relais_sounds_play (sounds, "coin");
  settle (300);
  before = mallinfo2 ().uordblks;
  for (guint i = 0; i < 300; i++)
    {
      gint64 start = g_get_monotonic_time ();

      relais_sounds_play (sounds, i % 2 == 0 ? "coin" : "paper");
      slow += g_get_monotonic_time () - start > 20000;
      settle (1);
    }
  settle (300);
  /* On a busy machine one or another waits for its turn, not most of them. */
  g_test_message ("%u of 300 took more than 20 milliseconds", slow);
  g_assert_cmpuint (slow, <, 100);
  g_assert_cmpint ((gssize) mallinfo2 ().uordblks - (gssize) before, <, 500000);
}

/* Newer GStreamer ends the program where its playback plug-in is missing: that
 * is known before anything is played. */
static void
test_a_missing_player_is_known_before (void)
{
  g_assert_cmpint (relais_sound_backend_look ("GtkNoMediaFile", "libc.so.6"), ==, RELAIS_SOUND_NO_BACKEND);
  g_assert_cmpint (relais_sound_backend_look ("GtkFfMediaFile", "libno-such-library.so"), ==, RELAIS_SOUND_FINE);
  /* a library that is not there, and one that is no GStreamer */
  g_assert_cmpint (relais_sound_backend_look ("GtkGstMediaFile", "libno-such-library.so"), ==, RELAIS_SOUND_NO_PLAYER);
  g_assert_cmpint (relais_sound_backend_look ("GtkGstMediaFileBuiltin", "libc.so.6"), ==, RELAIS_SOUND_NO_PLAYER);
}

static void
assert_told_in_preferences (const char *told)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.relaisgame.Relais");
  GtkWidget *preferences = relais_preferences_new (settings, NULL);
  GObject *row = gtk_widget_get_template_child (preferences, RELAIS_TYPE_PREFERENCES, "sounds_row");

  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, told != NULL ? told : "");
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* In a process of its own, whose GStreamer finds nothing, or nothing of GTK finds it. */
static void
play_without (const char *const *environment)
{
  RelaisSounds *sounds;

  if (!g_test_subprocess ())
    {
      g_autofree char *folder = g_dir_make_tmp ("relais-sounds-XXXXXX", NULL);
      g_autofree char *registry = g_build_filename (folder, "registry", NULL);

      /* a file of its own: GStreamer replaces whatever is there */
      g_setenv ("GST_REGISTRY_1_0", registry, TRUE);
      g_setenv ("GST_PLUGIN_PATH_1_0", folder, TRUE);
      for (guint i = 0; environment[i] != NULL; i += 2)
        g_setenv (environment[i], *environment[i + 1] != '\0' ? environment[i + 1] : folder, TRUE);
      g_test_trap_subprocess (NULL, 60 * G_USEC_PER_SEC, 0);
      for (guint i = 0; environment[i] != NULL; i += 2)
        g_unsetenv (environment[i]);
      g_unsetenv ("GST_REGISTRY_1_0");
      g_unsetenv ("GST_PLUGIN_PATH_1_0");
      g_remove (registry);
      g_rmdir (folder);
      g_test_trap_assert_passed ();
      return;
    }
  sounds = relais_sounds_get_default ();
  relais_sounds_play (sounds, "coin");
  relais_sounds_play (sounds, "paper");
  settle (300);
  relais_sounds_play (sounds, "coin");
  settle (100);
  g_assert_nonnull (relais_sounds_tell_fault (sounds));
  assert_told_in_preferences (relais_sounds_tell_fault (sounds));
}

static void
test_without_plug_ins_it_is_silent (void)
{
  play_without ((const char *const[]) { "GST_PLUGIN_SYSTEM_PATH_1_0", "", NULL });
}

static void
test_without_a_backend_it_is_silent (void)
{
  play_without ((const char *const[]) { "GTK_MEDIA", "none", NULL });
}

static void
add_tests (void)
{
  g_test_add_func ("/sounds/files", test_each_file_is_a_soft_sound_of_its_own);
  g_test_add_func ("/sounds/events", test_each_event_has_a_sound_or_is_silent);
  g_test_add_func ("/sounds/ride", test_a_longer_ride_is_heard_longer);
  g_test_add_func ("/sounds/move", test_a_move_sounds_like_what_it_did);
  g_test_add_func ("/sounds/played", test_moves_are_heard_unless_switched_off);
  g_test_add_func ("/sounds/missing/known", test_a_missing_player_is_known_before);
  g_test_add_func ("/sounds/missing/plug-ins", test_without_plug_ins_it_is_silent);
  g_test_add_func ("/sounds/missing/backend", test_without_a_backend_it_is_silent);
  g_test_add_func ("/sounds/light", test_playing_takes_no_time_and_keeps_nothing);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
