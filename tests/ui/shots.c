/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of every page of the program: shots FOLDER WIDTHxHEIGHT LANGUAGE ...
 *
 * Writes FOLDER/LANGUAGE-PAGE.png of each. Style and scale are those of the
 * process (ADW_DEBUG_COLOR_SCHEME, ADW_DEBUG_HIGH_CONTRAST, GDK_SCALE). The
 * pages show games that are played here, always the same ones, by somebody who
 * does what gives most without thinking ahead. */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "app/relais-application.h"
#include "app/relais-game-page.h"
#include "app/relais-language.h"
#include "app/relais-window.h"
#include "engine/common/rng.h"
#include "engine/loire/loire-state.h"
#include "model/relais-lore.h"
#include "relais-config.h"

typedef gboolean (*Wanted) (const LoireState *state);

typedef struct
{
  const char *folder;
  const char *language;
  int width, height;
  RelaisApplication *application;
  RelaisWindow *window;
} Shots;

/* --- games ------------------------------------------------------------------------------------ */

static const char *const names[] = { "Claire", "Jonas", "Maud", "Émile" };

/* The more a move brings at once, the sooner it is made. */
static int
eagerness (RelaisMove move)
{
  static const int of_kind[LOIRE_MOVES] = {
    [LOIRE_MOVE_DELIVER] = 9, [LOIRE_MOVE_MARK] = 8, [LOIRE_MOVE_PALACE] = 6, [LOIRE_MOVE_BUILD] = 7,
    [LOIRE_MOVE_HIRE] = 7, [LOIRE_MOVE_BUY] = 6, [LOIRE_MOVE_SELL] = 8, [LOIRE_MOVE_MESSAGE] = 5,
    [LOIRE_MOVE_SHIP] = 2, [LOIRE_MOVE_DONE] = 1,
  };

  return of_kind[move.kind];
}

static RelaisMove
choose (const LoireState *state, const RelaisMove *moves, int n, RelaisRng *rng)
{
  int best = -1;
  RelaisMove chosen = moves[0];

  (void) state;
  for (int i = 0; i < n; i++)
    {
      int value = eagerness (moves[i]) * 16 + (int) relais_rng_below (rng, 16);

      if (value > best)
        {
          best = value;
          chosen = moves[i];
        }
    }
  return chosen;
}

/* A game up to the first position after `moves` moves that is wanted. */
static RelaisMatch *
play_game (int players, gint64 seed, guint moves, Wanted wanted)
{
  const RelaisGame *game = relais_game_find ((RelaisWord) { "loire", 5 });
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED };
  RelaisMove legal[RELAIS_MAX_MOVES];
  RelaisRefusal why;
  RelaisMatch *match;
  RelaisRng rng;

  config.value[RELAIS_OPTION_PLAYERS] = players;
  config.value[RELAIS_OPTION_SEED] = seed;
  match = relais_match_new (relais_record_new (game, &config, &why));
  for (guint i = 0; i < (guint) players; i++)
    g_object_set (relais_match_nth_seat (match, i), "name", names[i], NULL);
  relais_rng_seed (&rng, (uint64_t) seed);
  for (guint i = 0; i < 6000; i++)
    {
      const LoireState *state = relais_match_get_state (match);
      int n = relais_match_legal (match, legal);

      if (n == 0 || (i >= moves && wanted != NULL && wanted (state)))
        break;
      relais_match_play (match, choose (state, legal, n, &rng), &why);
    }
  return match;
}

static gboolean
at_figure (const LoireState *state)
{
  return state->phase == LOIRE_FIGURE && !state->used.rode[0] && !state->used.rode[1];
}

static gboolean
at_second_figure (const LoireState *state)
{
  return state->phase == LOIRE_FIGURE && (state->used.rode[0] || state->used.rode[1]);
}

static gboolean
at_village (const LoireState *state)
{
  return state->phase == LOIRE_MERCHANT && state->used.action == LOIRE_NOTHING
         && !loire_is_city (state->seats[state->player].stack[LOIRE_MERCHANT_FIGURE].at)
         && state->seats[state->player].deniers > 3;
}

static gboolean
at_city (const LoireState *state)
{
  return state->phase == LOIRE_MERCHANT && state->used.action == LOIRE_NOTHING
         && loire_is_city (state->seats[state->player].stack[LOIRE_MERCHANT_FIGURE].at)
         && state->seats[state->player].deniers > 4 && state->seats[state->player].goods[LOIRE_WOOD] > 0;
}

static gboolean
at_circus_stop (const LoireState *state)
{
  const LoireSeat *seat = &state->seats[state->player];

  return state->phase == LOIRE_MESSENGER && state->used.action == LOIRE_NOTHING && seat->deniers > 3
         && seat->stack[LOIRE_MESSENGER_FIGURE].at == state->circus;
}

static gboolean
at_messenger (const LoireState *state)
{
  return state->phase == LOIRE_MESSENGER && state->used.action == LOIRE_NOTHING
         && state->seats[state->player].n_held > 1;
}

static gboolean
at_pick (const LoireState *state)
{
  return state->phase == LOIRE_PICK && state->pick_count > 1;
}

static gboolean
at_circus (const LoireState *state)
{
  return state->phase == LOIRE_CIRCUS;
}

static gboolean
at_collect (const LoireState *state)
{
  return state->phase == LOIRE_COLLECT;
}

/* --- pictures --------------------------------------------------------------------------------- */

static gboolean
on_time (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Lets everything happen that was waiting: layouts, threads that draw, idles. */
static void
settle (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, on_time, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static void
shoot_widget (Shots *shots, GtkWidget *widget, const char *page)
{
  g_autofree char *path = g_strdup_printf ("%s/%s-%s.png", shots->folder, shots->language, page);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (widget));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int scale = gtk_widget_get_scale_factor (widget);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t area;

  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    g_error ("%s shows nothing", page);
  graphene_rect_init (&area, 0, 0, (float) (gdk_paintable_get_intrinsic_width (paintable) * scale),
                      (float) (gdk_paintable_get_intrinsic_height (paintable) * scale));
  texture = gsk_renderer_render_texture (renderer, node, &area);
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s cannot be written", path);
  g_print ("%s\n", path);
}

static void
shoot (Shots *shots, const char *page)
{
  settle (450);
  shoot_widget (shots, GTK_WIDGET (shots->window), page);
}

/* The window that an action opens besides the one there is. */
static void
shoot_dialog (Shots *shots, const char *action, const char *page)
{
  GListModel *windows = gtk_window_get_toplevels ();

  gtk_widget_activate_action (GTK_WIDGET (shots->window), action, NULL);
  settle (450);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window == GTK_WINDOW (shots->window) || !gtk_widget_get_mapped (GTK_WIDGET (window)))
        continue;
      shoot_widget (shots, GTK_WIDGET (window), page);
      gtk_window_destroy (window);
      break;
    }
  settle (100);
}

static RelaisDecision *
decision (Shots *shots)
{
  return relais_game_page_get_decision (RELAIS_GAME_PAGE (relais_window_get_page (shots->window)));
}

static void
show_game (Shots *shots, RelaisMatch *match)
{
  RelaisLibrary *library = relais_application_get_library (shots->application);
  g_autofree char *path = relais_library_new_path (library, relais_match_get_game (match));

  relais_window_play (shots->window, match, path);
  g_object_unref (match);
}

static void
shoot_game (Shots *shots, RelaisMatch *match, const char *page)
{
  show_game (shots, match);
  shoot (shots, page);
}

static void
show_pane (Shots *shots, const char *view)
{
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.pane", "s", view);
}

static void
shoot_decisions (Shots *shots)
{
  shoot_game (shots, play_game (2, 4, 0, at_figure), "game-first-turn");
  shoot_game (shots, play_game (3, 7, 120, at_figure), "game-figure");
  relais_decision_choose_id (decision (shots), "figure merchant");
  shoot (shots, "game-ride");
  shoot_game (shots, play_game (4, 11, 250, at_second_figure), "game-second-figure");
  shoot_game (shots, play_game (3, 5, 150, at_village), "game-village");
  shoot_game (shots, play_game (4, 5, 150, at_city), "game-city");
  relais_decision_choose_id (decision (shots), "build farm");
  shoot (shots, "game-build");
  shoot_game (shots, play_game (3, 9, 200, at_circus_stop), "game-hire");
  shoot_game (shots, play_game (3, 21, 200, at_messenger), "game-messenger");
  shoot_game (shots, play_game (3, 2, 150, at_pick), "game-pick");
  shoot_game (shots, play_game (2, 3, 60, at_circus), "game-circus");
  shoot_game (shots, play_game (2, 8, 20, at_collect), "game-collect");
  shoot_game (shots, play_game (1, 6, 150, at_figure), "game-solo");
}

static void
shoot_panes (Shots *shots)
{
  RelaisMatch *match = play_game (4, 13, 420, at_figure);
  RelaisNode *earlier = relais_match_get_node (match);

  for (guint i = 0; i < 30; i++)
    earlier = earlier->parent;
  show_game (shots, g_object_ref (match));
  show_pane (shots, "cards");
  shoot (shots, "pane-cards");
  show_pane (shots, "history");
  shoot (shots, "pane-history");
  relais_match_look (match, earlier);
  shoot (shots, "pane-looking-back");
  relais_match_look (match, NULL);
  show_pane (shots, "players");
  relais_match_try (match);
  shoot (shots, "game-trying");
  relais_match_drop_trial (match);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.show-cards", NULL);
  shoot (shots, "cards");
  g_object_unref (match);
}

static void
shoot_result (Shots *shots)
{
  shoot_game (shots, play_game (3, 17, 6000, NULL), "result");
}

static void
shoot_all (Shots *shots)
{
  shots->window = RELAIS_WINDOW (relais_window_new (shots->application));
  gtk_window_set_default_size (GTK_WINDOW (shots->window), shots->width, shots->height);
  gtk_window_present (GTK_WINDOW (shots->window));
  relais_window_show_start (shots->window);
  shoot (shots, "start-empty");
  relais_window_show_new_game (shots->window);
  shoot (shots, "new-game");
  shoot_dialog (shots, "app.preferences", "preferences");
  shoot_dialog (shots, "app.shortcuts", "shortcuts");
  shoot_dialog (shots, "app.about", "about");
  shoot_decisions (shots);
  shoot_panes (shots);
  shoot_result (shots);
  relais_window_show_start (shots->window);
  shoot (shots, "start");
  gtk_window_destroy (GTK_WINDOW (shots->window));
  settle (100);
}

static void
empty_library (RelaisLibrary *library)
{
  const char *folder = relais_library_get_folder (library);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  relais_library_refresh (library);
}

int
main (int argc, char **argv)
{
  Shots shots = { 0 };
  g_autoptr (GError) error = NULL;

  if (argc < 4 || sscanf (argv[2], "%dx%d", &shots.width, &shots.height) != 2)
    {
      g_printerr ("usage: shots FOLDER WIDTHxHEIGHT LANGUAGE ...\n");
      return 2;
    }
  relais_language_start (g_getenv ("RELAIS_LOCALE_DIR"));
  shots.folder = argv[1];
  shots.application = relais_application_new ();
  g_application_set_flags (G_APPLICATION (shots.application), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (shots.application), NULL, &error))
    g_error ("%s", error->message);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (int i = 3; i < argc; i++)
    {
      shots.language = argv[i];
      if (!relais_language_set (shots.language))
        g_error ("There is no locale for %s", shots.language);
      gtk_widget_set_default_direction (relais_language_direction ());
      empty_library (relais_application_get_library (shots.application));
      shoot_all (&shots);
    }
  g_object_unref (shots.application);
  return 0;
}
