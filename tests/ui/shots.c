/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of every page of the program: shots FOLDER WIDTHxHEIGHT LANGUAGE ...
 *
 * Writes FOLDER/LANGUAGE-PAGE.png of each. Style and scale are those of the
 * process (ADW_DEBUG_COLOR_SCHEME, ADW_DEBUG_HIGH_CONTRAST, GDK_SCALE); with
 * SHOTS_RTL=1 everything runs from right to left, in any language. With
 * SHOTS_FRAME=1 the window has its round corners and its shadow, as stores want
 * it: both are drawn here, because a bare screen shows neither. SHOTS_ONLY=popovers,result takes only those groups of pages.
 * The pages show games that are played here, always the same ones, by somebody who does what gives most without thinking ahead. */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "../model/deciding.h"
#include "app/art/relais-art.h"
#include "app/art/relais-board-picture.h"
#include "app/art/relais-picture-file.h"
#include "app/art/relais-thumbnails.h"
#include "app/board/relais-board-layer.h"
#include "app/board/relais-board-place.h"
#include "app/board/relais-board-view-private.h"
#include "app/game/relais-game-page.h"
#include "app/kit/relais-language.h"
#include "app/kit/relais-question.h"
#include "app/setup/relais-describe-dialog.h"
#include "app/setup/relais-setup-check.h"
#include "app/setup/relais-setup-page.h"
#include "app/setup/relais-setup-place-list.h"
#include "app/setup/relais-setup-seat.h"
#include "app/setup/relais-setup-tryout.h"
#include "app/setup/relais-share-dialog.h"
#include "app/shell/relais-application.h"
#include "app/shell/relais-bundle-dialog.h"
#include "app/shell/relais-new-game-page.h"
#include "app/shell/relais-setup-dialog.h"
#include "app/shell/relais-window.h"
#include "display.h"
#include "model/relais-lore.h"
#include "model/relais-scenario.h"
#include "relais-config.h"
#include "shots-games.h"
#include "shots.h"

/* Of a frame: the radius of the corners, and the room for the shadow. */
#define CORNER 12
#define MARGIN 40

/* --- pictures --------------------------------------------------------------------------------- */

static gboolean
on_time (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

void
settle (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, on_time, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

/* As libadwaita has them where a window can have them.
 * @node: (transfer full) */
static GskRenderNode *
frame (GskRenderNode *node, int width, int height, int scale)
{
  static const struct { float down, spread, blur, alpha; } shadows[] = {
    { 0, 1, 0, .05f }, { 2, 2, 8, .13f }, { 3, 6, 20, .09f }, { 6, 8, 28, .04f },
  };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  float pixels = (float) scale;
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, (float) (width * scale), (float) (height * scale)),
                                   CORNER * pixels);
  for (gsize i = 0; i < G_N_ELEMENTS (shadows); i++)
    gtk_snapshot_append_outset_shadow (snapshot, &outline, &(GdkRGBA) { 0, 0, 0, shadows[i].alpha }, 0, shadows[i].down * pixels,
                                       shadows[i].spread * pixels, shadows[i].blur * pixels);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_pop (snapshot);
  gsk_render_node_unref (node);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
shoot_widget (Shots *shots, GtkWidget *widget, const char *page)
{
  g_autofree char *path = g_strdup_printf ("%s/%s-%s.png", shots->folder, shots->language, page);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (widget));
  gboolean framed = GTK_IS_WINDOW (widget) && g_getenv ("SHOTS_FRAME") != NULL;
  int scale = gtk_widget_get_scale_factor (widget);
  int margin = framed ? MARGIN * scale : 0;
  int width = 0, height = 0;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t area;

  /* Between a change and the next frame there is nothing to be had. */
  for (guint i = 0; i < 50 && node == NULL; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      width = gdk_paintable_get_intrinsic_width (paintable);
      height = gdk_paintable_get_intrinsic_height (paintable);
      gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
      gdk_paintable_snapshot (paintable, snapshot, width, height);
      node = gtk_snapshot_free_to_node (snapshot);
      if (node == NULL)
        settle (100);
    }
  if (node == NULL)
    g_error ("%s shows nothing", page);
  if (framed)
    node = frame (g_steal_pointer (&node), width, height, scale);
  graphene_rect_init (&area, (float) -margin, (float) -margin, (float) (width * scale + 2 * margin), (float) (height * scale + 2 * margin));
  texture = gsk_renderer_render_texture (renderer, node, &area);
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s cannot be written", path);
  g_print ("%s\n", path);
}

/* The first board that is drawn may take longer on a busy machine. */
void
shoot (Shots *shots, const char *page)
{
  GtkWidget *board;

  settle (900);
  board = display_find_seen (GTK_WIDGET (shots->window), RELAIS_TYPE_BOARD_VIEW);
  for (guint i = 0; i < 100 && board != NULL && !relais_board_layer_is_sharp (RELAIS_BOARD_VIEW (board)->layer); i++)
    settle (100);
  shoot_widget (shots, GTK_WIDGET (shots->window), page);
}

/* The window that there is besides the main one. What is asked with a newer
 * libadwaita is within the main one. */
void
shoot_other_window (Shots *shots, const char *page)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *question;

  settle (600);
  question = display_find_seen (GTK_WIDGET (shots->window), RELAIS_TYPE_QUESTION);
  if (question != NULL)
    {
      shoot_widget (shots, GTK_WIDGET (shots->window), page);
      gtk_widget_activate_action (question, "window.close", NULL);
      settle (600);
      return;
    }
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

static void
shoot_dialog (Shots *shots, const char *action, const char *page)
{
  gtk_widget_activate_action (GTK_WIDGET (shots->window), action, NULL);
  shoot_other_window (shots, page);
}

/* A popover is a surface of its own. */
void
shoot_popover (Shots *shots, const char *page)
{
  GtkWidget *popover;

  settle (600);
  popover = display_find_seen (GTK_WIDGET (shots->window), GTK_TYPE_POPOVER);
  if (popover == NULL)
    g_error ("There is no popover for %s", page);
  shoot_widget (shots, popover, page);
  gtk_popover_popdown (GTK_POPOVER (popover));
  settle (100);
}

RelaisDecision *
decision (Shots *shots)
{
  return relais_game_page_get_decision (RELAIS_GAME_PAGE (relais_host_get_page (shots->window)));
}

void
show_game (Shots *shots, RelaisMatch *match)
{
  RelaisLibrary *library = relais_program_get_library (shots->application);
  g_autofree char *path = relais_library_new_path (library, relais_match_get_game (match));

  relais_host_play (shots->window, match, path);
  g_object_unref (match);
}

void
shoot_game (Shots *shots, RelaisMatch *match, const char *page)
{
  show_game (shots, match);
  shoot (shots, page);
}

void
show_pane (Shots *shots, const char *view)
{
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.pane", "s", view);
}

/* Alone, with what it came to before: before the game, in it, and at its end. */
static void
shoot_alone (Shots *shots)
{
  RelaisLibrary *library = relais_program_get_library (shots->application);
  RelaisNewGame *new_game;
  RelaisMatch *match = NULL;

  for (int i = 0; i < 4; i++)
    {
      g_autofree char *path = relais_library_new_path (library, relais_game_find ((RelaisWord) { "loire", 5 }));

      g_clear_object (&match);
      match = play_game (1, 30 + i, 5000, NULL);
      if (!relais_library_save (library, match, path, NULL) || !relais_library_flush (library, path, NULL))
        g_error ("%s cannot be written", path);
    }
  relais_library_refresh (library);
  relais_host_show_new_game (shots->window, FALSE);
  new_game = relais_new_game_page_get_new_game (RELAIS_NEW_GAME_PAGE (relais_host_get_page (shots->window)));
  relais_new_game_unset (new_game, relais_new_game_find (new_game, "preset"));
  while (relais_new_game_get_n_seats (new_game) > 1)
    relais_new_game_remove_seat (new_game, 0);
  shoot (shots, "new-game-alone");
  show_game (shots, play_game (1, 30, 60, at_figure));
  shoot (shots, "game-alone");
  show_game (shots, match);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.show-result", NULL);
  shoot (shots, "result-alone");
  relais_host_play (shots->window, relais_scenario_start (relais_scenarios_find (relais_scenarios_get (), "dear-letter")), NULL);
  shoot (shots, "game-one-turn");
}

static void
shoot_new_game (Shots *shots)
{
  GtkWidget *page, *scrolled, *row;
  GtkAdjustment *adjustment;

  relais_host_show_new_game (shots->window, FALSE);
  shoot (shots, "new-game");
  page = GTK_WIDGET (relais_host_get_page (shots->window));
  row = display_find_seen (page, ADW_TYPE_EXPANDER_ROW);
  scrolled = display_find_seen (page, GTK_TYPE_SCROLLED_WINDOW);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  settle (400);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_page_size (adjustment) * 0.6);
  shoot (shots, "new-game-rules");
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  shoot (shots, "new-game-end");
}

/* A file that breaks off in the middle of a move. */
static void
shoot_broken_file (Shots *shots)
{
  g_autoptr (RelaisMatch) match = play_game (3, 7, 60, at_figure);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "evening.relais", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *contents = NULL;
  gsize length;

  if (!playing_write (match, path, NULL) || !g_file_get_contents (path, &contents, &length, NULL)
      || !g_file_set_contents (path, contents, (gssize) (length * 2 / 3), NULL))
    g_error ("%s cannot be written", path);
  relais_program_open_in (relais_host_get_program (shots->window), shots->window, file);
  shoot_other_window (shots, "broken-file");
  g_remove (path);
}

/* On to where somebody's messenger could deliver a message that nobody knows yet. */
static void
try_to_draw (RelaisMatch *match)
{
  const LoireState *s;
  RelaisRng rng;

  relais_rng_seed (&rng, 2);
  do
    {
      const LoireSeat *seat;

      s = relais_match_get_state (match);
      seat = &s->seats[s->player];
      if (s->phase == LOIRE_MESSENGER && s->used.action == LOIRE_NOTHING && seat->n_held > 0
          && loire_is_supposed (s, seat->held[seat->n_held - 1].card))
        return;
    }
  while (play_move (match, &rng));
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
  try_to_draw (match);
  shoot (shots, "game-trying-drawn");
  relais_match_drop_trial (match);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.show-cards", NULL);
  shoot (shots, "cards");
  g_object_unref (match);
}

static void
shoot_result (Shots *shots)
{
  shoot_game (shots, play_game (3, 17, 6000, NULL), "game-over");
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.show-result", NULL);
  shoot (shots, "result");
}

static void
show_setup (Shots *shots, RelaisDraft *draft, const char *view)
{
  relais_host_edit (shots->window, draft, NULL);
  relais_setup_page_show_view (RELAIS_SETUP_PAGE (relais_host_get_page (shots->window)), view);
  settle (300);
}

/* The guided first game: what is read, a ride, a group of answers, its end. */
static void
shoot_lesson (Shots *shots)
{
  static const struct
  {
    guint step;
    const char *name;
  } wanted[] = { { 0, "lesson-welcome" }, { 1, "lesson-ride" }, { 3, "lesson-market" }, { 11, "lesson-build" }, { 17, "lesson-end" } };
  const RelaisGame *game;
  const RelaisLesson *lesson = relais_lesson_get (&game);

  for (gsize i = 0; lesson != NULL && i < G_N_ELEMENTS (wanted); i++)
    {
      RelaisMatch *match = relais_lesson_start (game, lesson);
      g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (guint));
      g_autoptr (GArray) line = relais_lesson_line (game, lesson, ends);
      guint start = wanted[i].step > 0 ? g_array_index (ends, guint, wanted[i].step - 1) : 0;
      RelaisRefusal why;

      relais_match_play_all (match, (const RelaisMove *) (gpointer) line->data, start, &why);
      relais_host_play (shots->window, match, NULL);
      g_object_unref (match);
      settle (600);
      if (wanted[i].step == 1)
        relais_guide_go_on (relais_decision_get_guide (relais_game_page_get_decision (RELAIS_GAME_PAGE (relais_host_get_page (shots->window)))));
      settle (300);
      shoot (shots, wanted[i].name);
    }
}

static void
expand (Shots *shots, GType type)
{
  GtkWidget *row = display_find_seen (GTK_WIDGET (shots->window), type);

  if (row != NULL)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
}

/* Setups: nothing laid yet; a start; a position in the middle of a game, with a
 * mistake in it. */
static void
shoot_setups (Shots *shots)
{
  static const char *const views[] = { "board", "players", "rules", "cards", "decks" };
  const RelaisGame *game = relais_game_find ((RelaisWord) { "loire", 5 });
  g_autoptr (RelaisMatch) match = play_game (3, 7, 150, at_figure);
  g_autoptr (RelaisDraft) empty = relais_draft_new (game);
  g_autoptr (RelaisDraft) start = relais_draft_new (game);
  g_autoptr (RelaisDraft) middle = relais_draft_new_from_position (match, relais_match_get_node (match));
  RelaisSetupPage *page;

  relais_draft_use_tool (empty, RELAIS_DRAFT_CLEAR, NULL);
  show_setup (shots, empty, "board");
  shoot (shots, "setup-empty");
  relais_draft_use_random (start, 7, NULL);
  show_setup (shots, start, "board");
  expand (shots, RELAIS_TYPE_SETUP_PLACE_LIST);
  shoot (shots, "setup-list");
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *name = g_strconcat ("setup-", views[i], NULL);

      show_setup (shots, middle, views[i]);
      expand (shots, RELAIS_TYPE_SETUP_SEAT);
      shoot (shots, name);
    }
  page = RELAIS_SETUP_PAGE (relais_host_get_page (shots->window));
  relais_draft_take (middle, "circus", loire_locations[((const LoireState *) &relais_match_get_view (match)->state)->circus], NULL);
  relais_setup_page_show_view (page, "board");
  relais_setup_hand_take_up (relais_setup_page_get_hand (page), relais_draft_find_piece (middle, "circus"), NULL);
  shoot (shots, "setup-hand");
  relais_setup_hand_let_go (relais_setup_page_get_hand (page));
  gtk_widget_activate_action (display_find_seen (GTK_WIDGET (page), RELAIS_TYPE_BOARD_PLACE), "place.press", NULL);
  shoot_popover (shots, "setup-menu");
  relais_draft_move (middle, "shield-red", "brissac", "ancenis", NULL);
  relais_draft_move (middle, "shield-white", "saumur", "montsoreau", NULL);
  relais_setup_check_set_open (RELAIS_SETUP_CHECK (display_find_seen (GTK_WIDGET (page), RELAIS_TYPE_SETUP_CHECK)), TRUE);
  shoot (shots, "setup-check");
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "setup.draw", NULL);
  shoot_other_window (shots, "setup-draw");
  while (relais_draft_undo (middle))
    ;
  relais_setup_tryout_run (RELAIS_SETUP_TRYOUT (display_find_seen (GTK_WIDGET (page), RELAIS_TYPE_SETUP_TRYOUT)));
  settle (400);
  shoot (shots, "setup-tryout-running");
  while (relais_setup_tryout_running (RELAIS_SETUP_TRYOUT (display_find_seen (GTK_WIDGET (page), RELAIS_TYPE_SETUP_TRYOUT))))
    settle (100);
  shoot (shots, "setup-tryout");
}

/* The list of several games, each with its picture. */
static void
shoot_start (Shots *shots)
{
  RelaisLibrary *library = relais_program_get_library (shots->application);

  for (int i = 0; i < 5; i++)
    {
      g_autoptr (RelaisMatch) match = play_game (2 + i % 3, 40 + i, 60 * (guint) (i + 1), at_figure);
      g_autofree char *path = relais_library_new_path (library, relais_match_get_game (match));
      g_autofree char *picture_path = relais_library_picture_path (path, relais_art_get_style (relais_art_get_default ()));

      if (!relais_library_save (library, match, path, NULL) || !relais_library_flush (library, NULL, NULL))
        g_error ("%s cannot be written", path);
      relais_board_picture_keep (match, RELAIS_NOBODY, RELAIS_GAME_PICTURE_WIDTH, picture_path);
      relais_picture_file_wait (picture_path);
    }
  relais_library_refresh (library);
  relais_host_show_start (shots->window, NULL);
  shoot (shots, "start");
}

/* Scenarios and setups of one's own; one as a line, and a line that is mistyped. */
static void
shoot_collection (Shots *shots)
{
  RelaisSetupLibrary *setups = relais_program_get_setups (shots->application);
  RelaisScenario *scenario = relais_scenarios_find (relais_scenarios_get (), "castle-by-dusk");
  g_autoptr (RelaisDraft) draft = relais_draft_new_from_setup (relais_scenario_get_setup (scenario));
  g_autoptr (RelaisMatch) match = relais_scenario_start (scenario);
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;
  g_autofree char *code = NULL;
  GtkWidget *dialog;
  gsize length;

  relais_draft_set_name (draft, relais_scenario_get_title (scenario));
  relais_draft_set_author (draft, "Claire");
  text = relais_draft_print (draft, &length);
  path = relais_setup_library_save (setups, NULL, text, length, NULL);
  relais_host_show_setups (shots->window, NULL);
  settle (6000);
  shoot (shots, "setups");
  dialog = relais_share_dialog_new (GTK_WINDOW (shots->window), draft);
  code = g_strdup (relais_share_dialog_get_code (RELAIS_SHARE_DIALOG (dialog)));
  gtk_window_present (GTK_WINDOW (dialog));
  shoot_other_window (shots, "share");
  gtk_window_present (GTK_WINDOW (relais_describe_dialog_new (GTK_WINDOW (shots->window), draft)));
  shoot_other_window (shots, "describe");
  dialog = relais_setup_dialog_new_for_code (shots->window);
  relais_setup_dialog_set_code (RELAIS_SETUP_DIALOG (dialog), code);
  gtk_window_present (GTK_WINDOW (dialog));
  shoot_other_window (shots, "code");
  dialog = relais_setup_dialog_new_for_code (shots->window);
  code[strlen (code) / 2] = code[strlen (code) / 2] == 'A' ? 'B' : 'A';
  relais_setup_dialog_set_code (RELAIS_SETUP_DIALOG (dialog), code);
  gtk_window_present (GTK_WINDOW (dialog));
  shoot_other_window (shots, "code-mistyped");
  relais_host_play (shots->window, match, NULL);
  settle (2000);
  shoot (shots, "scenario");
  g_remove (path);
}

/* A file with a game that is new here and a setup that is not whole. */
static void
shoot_one_file (Shots *shots)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "relais-2026-11-20.relais-library", NULL);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, "x", -1);
  g_autofree char *text =
    g_strdup_printf ("relais-library: 1\n\nsettings 1 0 %1$s settings\nx\ngame 1 0 %1$s one.relais\nx\n"
                     "setup 1 0 %1$s two.relais-setup\ny\nend 3\n", sum);
  GtkWidget *dialog;

  g_file_set_contents (path, text, -1, NULL);
  dialog = relais_bundle_dialog_new_bringing (shots->window, path);
  gtk_window_present (GTK_WINDOW (dialog));
  settle (300);
  shoot_other_window (shots, "one-file");
  g_remove (path);
}

static void
shoot_beginning (Shots *shots)
{
  relais_host_show_start (shots->window, NULL);
  shoot (shots, "start-empty");
  shoot_broken_file (shots);
  shoot_new_game (shots);
}

static void
shoot_dialogs (Shots *shots)
{
  shoot_dialog (shots, "app.preferences", "preferences");
  shoot_dialog (shots, "app.shortcuts", "shortcuts");
  shoot_dialog (shots, "app.about", "about");
  shoot_dialog (shots, "app.help", "help");
  shoot_dialog (shots, "app.report", "report");
  shoot_one_file (shots);
}

static void
shoot_all (Shots *shots)
{
  static const struct
  {
    const char *name;
    void (*shoot) (Shots *shots);
  } groups[] = {
    { "beginning", shoot_beginning }, { "dialogs", shoot_dialogs }, { "decisions", shoot_decisions }, { "reason", shoot_reason },
    { "callout", shoot_callout }, { "previews", shoot_previews }, { "recap", shoot_recap }, { "watching", shoot_watching },
    { "hint", shoot_hint }, { "review", shoot_review },
    { "popovers", shoot_popovers }, { "panes", shoot_panes },
    { "result", shoot_result }, { "setups", shoot_setups }, { "collection", shoot_collection }, { "start", shoot_start },
    { "alone", shoot_alone }, { "lesson", shoot_lesson }, { "opponents", shoot_opponents },
    { "statistics", shoot_statistics },
  };
  g_auto (GStrv) only = g_getenv ("SHOTS_ONLY") != NULL ? g_strsplit (g_getenv ("SHOTS_ONLY"), ",", -1) : NULL;

  shots->window = RELAIS_HOST (relais_window_new (shots->application));
  gtk_window_set_default_size (GTK_WINDOW (shots->window), shots->width, shots->height);
  gtk_window_present (GTK_WINDOW (shots->window));
  /* the frame that GTK draws where no compositor can show a shadow */
  gtk_widget_remove_css_class (GTK_WIDGET (shots->window), "solid-csd");
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    if (only == NULL || g_strv_contains ((const char *const *) only, groups[i].name))
      groups[i].shoot (shots);
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
  shots.application = RELAIS_PROGRAM (relais_application_new ());
  g_application_set_flags (G_APPLICATION (shots.application), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (shots.application), NULL, &error))
    g_error ("%s", error->message);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (int i = 3; i < argc; i++)
    {
      shots.language = argv[i];
      if (!relais_language_set (shots.language))
        g_error ("There is no locale for %s", shots.language);
      gtk_widget_set_default_direction (g_getenv ("SHOTS_RTL") != NULL ? GTK_TEXT_DIR_RTL : relais_language_direction ());
      empty_library (relais_program_get_library (shots.application));
      shoot_all (&shots);
    }
  g_object_unref (shots.application);
  return 0;
}
