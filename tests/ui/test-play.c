/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games, played through a window's commands as they were recorded, kept
 * while they are played, taken back and played again. */

#include "../model/deciding.h"
#include "../scale.h"
#include "desktop.h"
#include "display.h"

#include <malloc.h>

#include "engine/common/options.h"

#include "app/answers/relais-choice-button.h"
#include "app/board/relais-board-view.h"
#include "app/cards/relais-card-grid.h"
#include "app/cards/relais-card-picker.h"
#include "app/game/relais-history-line.h"
#include "app/game/relais-result-page.h"
#include "app/kit/relais-actions.h"
#include "app/shell/relais-game-row.h"
#include "app/shell/relais-start-page.h"

#define SAVED_EVERY 25
/* In the game "three-french" the Ducal Palace shows a deck. */
#define AT_A_PICK 768

/* The game that is closed takes some 4 MiB; fonts, types and the like that libraries keep come in small pieces. */
#define GAMES_TO_WARM_UP 2
#define GAMES_TO_CLOSE 7
#define A_LITTLE (64 * 1024)

static Desktop desktop;

/* The recorded game */

static char *
recorded_text (const char *name, gsize *length)
{
  g_autofree char *file = g_strconcat (name, ".relais", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "golden", file, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);
  return text;
}

static char *
copy_to_library (const char *name)
{
  gsize length;
  g_autofree char *text = recorded_text (name, &length);
  char *path = relais_library_new_path (relais_program_get_library (desktop.application), relais_games[0]);

  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  return path;
}

static RelaisRecord *
recorded (const char *name)
{
  gsize length;
  g_autofree char *text = recorded_text (name, &length);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisRecord *record = relais_record_parse (text, length, NULL, problems);

  testing_assert_no_problems (problems);
  return record;
}

static RelaisNode *
nth_node (const RelaisRecord *record, guint depth)
{
  RelaisNode *node = relais_tree_get_root (record->tree);

  while (node != NULL && node->depth < depth)
    node = node->latest;
  return node;
}

static guint
length_of (const RelaisRecord *record)
{
  return relais_tree_get_current (record->tree)->depth;
}

/* The page's options, as the last game would have left them. */
static void
remember (const RelaisRecord *record)
{
  g_autoptr (GString) json = g_string_new ("{\"game\":\"loire\",\"seats\":[");
  char buffer[64];
  RelaisText text;

  for (guint i = 0; i < record->players->len; i++)
    {
      const RelaisPlayerInfo *player = record->players->pdata[i];

      g_string_append_printf (json, "%s{\"name\":\"%s\",\"colour\":\"%s\"}", i > 0 ? "," : "", player->name, player->colour);
    }
  g_string_append (json, "],\"options\":{");
  for (int i = RELAIS_OPTION_GAME; i < record->game->n_options; i++)
    if (record->config.given & 1u << i)
      {
        relais_text_init (&text, buffer, sizeof buffer);
        relais_option_print (&record->game->options[i], record->config.value[i], &text);
        g_string_append_printf (json, "%s\"%s\":\"%s\"", json->str[json->len - 1] == '{' ? "" : ",",
                                record->game->options[i].key, buffer);
      }
  g_string_append (json, "}}");
  g_settings_set_string (desktop_settings (&desktop), "new-game", json->str);
}

static RelaisMatch *
shown_match (RelaisHost *window)
{
  g_assert_nonnull (relais_host_get_match (window));
  return relais_host_get_match (window);
}

static void
assert_at (RelaisHost *window, const RelaisRecord *record, guint depth)
{
  RelaisMatch *match = shown_match (window);

  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, depth);
  testing_assert_same (relais_match_get_state (match), nth_node (record, depth)->state, record->game->state_size);
}

/* The game as it began, made up on the page for new games. */
static RelaisHost *
begin (const RelaisRecord *record)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *seed = g_strdup_printf ("%" G_GINT64_FORMAT, record->config.value[RELAIS_OPTION_SEED]);

  remember (record);
  desktop_do (window, "win.new-game");
  gtk_editable_set_text (GTK_EDITABLE (display_find (GTK_WIDGET (relais_host_get_page (window)), GTK_TYPE_ENTRY)), seed);
  desktop_press_enter (window);
  display_until (relais_host_get_match (window) != NULL);
  desktop_settle ();
  assert_at (window, record, 0);
  return window;
}

/* Playing it */

static void
do_with (RelaisHost *window, const char *action, const char *words)
{
  g_assert_true (desktop_is_enabled (window, action));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, "s", words));
  desktop_settle ();
}

static void
choose (RelaisDecision *decision, const char *id)
{
  g_assert_true (relais_decision_choose (decision, deciding_look_for (decision, id)));
  desktop_settle ();
}

static void
play_words (RelaisHost *window, const RelaisRecord *record, guint depth)
{
  g_autofree char *words = testing_move (record->game, nth_node (record, depth)->state, nth_node (record, depth + 1)->move);

  playing_play (shown_match (window), words);
  desktop_settle ();
  assert_at (window, record, depth + 1);
}

static gboolean
is_recorded (RelaisChoice *choice, const RelaisRecord *record, guint depth)
{
  RelaisNode *node = nth_node (record, depth);
  guint n;
  const RelaisMove *moves = relais_choice_get_moves (choice, &n);

  for (guint i = 0; i < n; i++)
    {
      node = node->latest;
      if (node == NULL || moves[i].kind != node->move.kind || moves[i].a != node->move.a || moves[i].b != node->move.b
          || moves[i].c != node->move.c)
        return FALSE;
    }
  return n > 0 && relais_choice_get_reason (choice) == NULL;
}

/* What is offered now, by their ids. */
static GPtrArray *
list_choices (RelaisDecision *decision, gboolean steps, const RelaisRecord *record, guint depth)
{
  GListModel *choices = relais_decision_get_choices (decision);
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (steps ? relais_choice_get_step (choice) && relais_choice_get_reason (choice) == NULL
                : is_recorded (choice, record, depth))
        g_ptr_array_add (ids, g_strdup (relais_choice_get_id (choice)));
    }
  return ids;
}

/* Chooses what was played, by as many questions as it takes. */
static gboolean
choose_recorded (RelaisHost *window, const RelaisRecord *record, guint depth)
{
  RelaisDecision *decision = relais_game_page_get_decision (RELAIS_GAME_PAGE (relais_host_get_page (window)));
  g_autoptr (GPtrArray) moves = list_choices (decision, FALSE, record, depth);
  g_autoptr (GPtrArray) steps = list_choices (decision, TRUE, record, depth);

  if (moves->len > 0)
    {
      choose (decision, moves->pdata[0]);
      return TRUE;
    }
  for (guint i = 0; i < steps->len; i++)
    {
      choose (decision, steps->pdata[i]);
      if (choose_recorded (window, record, depth))
        return TRUE;
      g_assert_true (relais_decision_back (decision));
    }
  return FALSE;
}

/* The file has what the window has. */
static void
assert_saved (RelaisHost *window)
{
  RelaisMatch *match = shown_match (window);
  RelaisLibrary *library = relais_program_get_library (desktop.application);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisMatch) partial = NULL;
  g_autoptr (RelaisMatch) saved = NULL;

  desktop_flush (&desktop);
  saved = relais_library_load (library, relais_host_get_path (window), &partial, problems);
  testing_assert_no_problems (problems);
  g_assert_nonnull (saved);
  g_assert_cmpuint (relais_match_get_node (saved)->depth, ==, relais_match_get_node (match)->depth);
  testing_assert_same (relais_match_get_state (saved), relais_match_get_state (match),
                       relais_match_get_game (match)->state_size);
}

static void
assert_same_score (RelaisMatch *match, const RelaisRecord *record)
{
  RelaisScore score, expected;

  relais_match_score (match, &score);
  record->game->score (relais_record_edition (record), relais_tree_get_state (record->tree), &expected);
  g_assert_true (score.final && expected.final);
  for (guint i = 0; i < record->players->len; i++)
    {
      g_assert_cmpint (score.total[i], ==, expected.total[i]);
      g_assert_cmpuint (score.rank[i], ==, expected.rank[i]);
      for (int c = 0; c < record->game->n_columns; c++)
        g_assert_cmpint (score.column[i][c], ==, expected.column[i][c]);
    }
}

static gboolean
shows_result (RelaisHost *window)
{
  GtkWidget *result = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_RESULT_PAGE);

  return result != NULL && gtk_widget_get_mapped (result);
}

/* The end of a game: the result is shown, with everybody's points. */
static void
assert_finished (RelaisHost *window, const RelaisRecord *record)
{
  RelaisMatch *match = shown_match (window);

  assert_at (window, record, length_of (record));
  g_assert_true (relais_match_is_over (match));
  assert_same_score (match, record);
  display_until (shows_result (window));
  assert_saved (window);
}

static RelaisHost *
front_window (void)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (desktop.application)); l != NULL; l = l->next)
    if (RELAIS_IS_HOST (l->data))
      return l->data;
  return NULL;
}

static RelaisHost *
open_file (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  relais_program_open_file (desktop.application, file);
  desktop_settle ();
  return front_window ();
}

/* From the start page, where the game that was played last stands first. */
static RelaisHost *
open_from_start_page (const char *path)
{
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *row = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_ROW);

  g_assert_nonnull (row);
  g_assert_cmpstr (relais_library_entry_get_path (relais_game_row_get_entry (RELAIS_GAME_ROW (row))), ==, path);
  g_assert_true (gtk_widget_activate (row));
  desktop_settle ();
  return window;
}

/* The tests */

static void
test_by_its_words (void)
{
  g_autoptr (RelaisRecord) record = recorded ("three-french");
  RelaisHost *window = begin (record);
  guint length = MIN (length_of (record), scaled (200));

  for (guint depth = 0; depth < length; depth++)
    {
      play_words (window, record, depth);
      if (depth % SAVED_EVERY == 0)
        assert_saved (window);
    }
  if (length == length_of (record))
    assert_finished (window, record);
  desktop_close_all (&desktop);
}

static const char *
focused_action (RelaisHost *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return GTK_IS_ACTIONABLE (focus) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)) : NULL;
}

/* Who looks back from there sees the board, and comes back to it. */
static void
test_a_finished_game_opens_on_its_result (void)
{
  g_autofree char *path = copy_to_library ("three-french");
  RelaisHost *window = open_file (path);
  static const char *const ways[] = { "match.look-start", "match.look-previous" };

  g_assert_true (relais_match_is_over (shown_match (window)));
  display_until (shows_result (window) && g_strcmp0 (focused_action (window), "win.play-again") == 0);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      desktop_do (window, ways[i]);
      display_until (!shows_result (window)
                     && g_strcmp0 (focused_action (window), i == 0 ? "match.look-next" : "match.look-previous") == 0);
      desktop_do (window, "match.look-present");
      display_until (shows_result (window) && g_strcmp0 (focused_action (window), "win.play-again") == 0);
    }
  /* Asked for it is there at once. */
  desktop_do (window, "match.look-previous");
  desktop_do (window, "win.show-result");
  g_assert_true (shows_result (window));
  g_assert_false (relais_match_is_looking_back (shown_match (window)));
  desktop_close_all (&desktop);
}

static GtkWidget *
words_of (GtkWidget *line)
{
  return GTK_WIDGET (gtk_widget_get_template_child (line, RELAIS_TYPE_HISTORY_LINE, "text"));
}

/* From its start, beside the list of its moves, to the board as it was left,
 * from which there is a way to the result. */
static void
test_a_finished_game_is_looked_through (void)
{
  g_autofree char *path = copy_to_library ("three-french");
  RelaisHost *window = open_file (path);
  RelaisMatch *match = shown_match (window);
  g_autofree RelaisGamePlace *place = NULL;
  GtkWidget *line;
  int width, height;

  display_until (shows_result (window));
  desktop_do (window, "match.look-through");
  display_until (!shows_result (window) && g_strcmp0 (focused_action (window), "match.look-next") == 0);
  place = relais_page_note (relais_host_get_page (window));
  g_assert_cmpstr (place->view, ==, "history");
  g_assert_true (place->shown == relais_tree_get_root (relais_match_get_tree (match)));
  line = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_HISTORY_LINE);
  display_until (gtk_widget_get_height (line) > 0);
  height = gtk_widget_get_height (line);
  width = gtk_widget_get_width (words_of (line));
  desktop_press_enter (window);
  display_until (relais_match_get_shown_node (match)->depth == 1);
  /* Words are not laid out anew for the button that comes, and what is below stays where it is. */
  g_assert_cmpint (gtk_widget_get_width (words_of (line)), ==, width);
  g_assert_cmpint (gtk_widget_get_height (line), ==, height);
  relais_match_look (match, relais_match_get_node (match)->parent);
  desktop_do (window, "match.look-next");
  g_assert_false (relais_match_is_looking_back (match));
  g_assert_false (shows_result (window));
  display_until (g_strcmp0 (focused_action (window), "win.show-result") == 0);
  desktop_press_enter (window);
  display_until (shows_result (window));
  desktop_close_all (&desktop);
}

/* Wherever the focus was when the last move was made: Enter begins anew, and looking through begins with Next. */
static void
test_the_last_move_leads_on (void)
{
  g_autoptr (RelaisRecord) record = recorded ("solo");
  g_autofree char *path = copy_to_library ("solo");
  RelaisHost *window = open_file (path);

  desktop_do (window, "match.undo");
  gtk_widget_child_focus (display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_BOARD_VIEW), GTK_DIR_TAB_FORWARD);
  desktop_settle ();
  g_assert_null (focused_action (window));
  play_words (window, record, length_of (record) - 1);
  display_until (shows_result (window));
  g_assert_cmpstr (focused_action (window), ==, "win.play-again");
  /* By whatever means: the tabs of the pane keep no focus that was there. */
  gtk_widget_child_focus (display_find (GTK_WIDGET (relais_host_get_page (window)), ADW_TYPE_VIEW_SWITCHER), GTK_DIR_TAB_FORWARD);
  desktop_do (window, "match.look-through");
  g_assert_cmpstr (focused_action (window), ==, "match.look-next");
  desktop_close_all (&desktop);
}

/* A game that was left there is opened where one picks, and the keyboard goes from card to question. */
static void
test_a_card_is_picked_by_key (void)
{
  g_autofree char *path = copy_to_library ("rules-1/three-french");
  RelaisHost *window = open_file (path);
  GtkWidget *page = GTK_WIDGET (relais_host_get_page (window));
  GtkWidget *picker;

  while (relais_match_get_node (shown_match (window))->depth > AT_A_PICK)
    desktop_do (window, "match.undo");
  picker = display_find (page, RELAIS_TYPE_CARD_PICKER);
  display_until (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), display_find_seen (picker, RELAIS_TYPE_CARD_GRID)));
  /* Whatever else has the focus. */
  gtk_widget_child_focus (display_find (page, ADW_TYPE_VIEW_SWITCHER), GTK_DIR_TAB_FORWARD);
  g_assert_true (display_press (picker, GDK_KEY_1, 0));
  g_assert_false (gtk_widget_get_visible (picker));

  desktop_do (window, "match.undo");
  display_until (gtk_widget_get_mapped (picker));
  g_assert_true (relais_card_picker_begin (RELAIS_CARD_PICKER (picker)));
  desktop_press_enter (window);
  display_until (!gtk_widget_get_mapped (picker));
  g_assert_true (RELAIS_IS_CHOICE_BUTTON (gtk_root_get_focus (GTK_ROOT (window))));
  desktop_close_all (&desktop);
}

static void
test_by_its_choices (void)
{
  g_autoptr (RelaisRecord) record = recorded ("four-midgame");
  g_autofree char *path = copy_to_library ("four-midgame");
  RelaisHost *window = open_file (path);
  RelaisMatch *match = shown_match (window);

  /* From a position with much in it, at which the file begins. */
  desktop_do (window, "match.look-start");
  desktop_do (window, "match.back-to-here");
  assert_at (window, record, 0);
  g_assert_false (relais_match_is_over (match));
  while (!relais_match_is_over (match) && relais_match_get_node (match)->depth < scaled (120))
    {
      guint depth = relais_match_get_node (match)->depth;

      if (!choose_recorded (window, record, depth))
        g_error ("move %u cannot be chosen", depth + 1);
      assert_at (window, record, relais_match_get_node (match)->depth);
      g_assert_cmpuint (relais_match_get_node (match)->depth, >, depth);
    }
  if (relais_match_is_over (match))
    assert_finished (window, record);
  desktop_close_all (&desktop);
}

static void
test_taken_back_and_played_again (void)
{
  g_autoptr (RelaisRecord) record = recorded ("casual-solo");
  RelaisHost *window = begin (record);
  RelaisMatch *match = shown_match (window);

  for (guint depth = 0; depth < length_of (record); depth++)
    play_words (window, record, depth);
  assert_finished (window, record);

  for (guint depth = length_of (record); depth > 0; depth--)
    {
      desktop_do (window, "match.undo");
      assert_at (window, record, depth - 1);
    }
  g_assert_false (desktop_is_enabled (window, "match.undo"));
  g_assert_false (relais_match_is_over (match));
  assert_saved (window);

  for (guint depth = 0; depth < length_of (record); depth++)
    {
      desktop_do (window, "match.redo");
      assert_at (window, record, depth + 1);
    }
  g_assert_false (desktop_is_enabled (window, "match.redo"));
  assert_finished (window, record);

  while (desktop_is_enabled (window, "match.undo-turn"))
    desktop_do (window, "match.undo-turn");
  assert_at (window, record, 0);
  desktop_close_all (&desktop);
}

static void
test_goes_on_where_it_was_left (void)
{
  g_autoptr (RelaisRecord) record = recorded ("solo");
  RelaisHost *window = begin (record);
  g_autofree char *path = g_strdup (relais_host_get_path (window));

  for (guint depth = 0; depth < length_of (record); depth++)
    {
      play_words (window, record, depth);
      if (depth % SAVED_EVERY != SAVED_EVERY - 1 || depth + 1 == length_of (record))
        continue;
      if (depth % 2 == 0)
        desktop_close_all (&desktop);
      else
        desktop_do (window, "win.to-start");
      desktop_settle ();
      desktop_close_all (&desktop);
      desktop_flush (&desktop);
      window = depth % 4 < 2 ? open_file (path) : open_from_start_page (path);
      g_assert_cmpstr (relais_host_get_path (window), ==, path);
      assert_at (window, record, depth + 1);
      desktop_do (window, "match.undo");
      desktop_do (window, "match.redo");
      assert_at (window, record, depth + 1);
    }
  assert_finished (window, record);
  desktop_close_all (&desktop);
}

/* A file that makes no sense is told of, and what is played is left alone. */
static void
test_broken_file_leaves_the_game (void)
{
  g_autoptr (RelaisRecord) record = recorded ("solo");
  RelaisHost *window = begin (record);
  g_autofree char *path = g_strdup (relais_host_get_path (window));
  g_autofree char *broken = g_build_filename (desktop.home, "broken.relais", NULL);
  g_autofree char *text = NULL, *kept = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (broken);
  RelaisMatch *match = shown_match (window);
  gsize length;

  for (guint depth = 0; depth < 40; depth++)
    play_words (window, record, depth);
  desktop_flush (&desktop);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  memcpy (strstr (text, "\ndone"), "\ngone", strlen ("\ngone"));
  g_assert_true (g_file_set_contents (broken, text, (gssize) length, NULL));

  relais_program_open_in (relais_host_get_program (window), window, file);
  desktop_settle ();
  g_assert_nonnull (desktop_question ());
  g_assert_true (relais_host_get_match (window) == match);
  desktop_answer ("_Close");
  g_assert_true (relais_host_get_match (window) == match);
  g_assert_cmpstr (relais_host_get_path (window), ==, path);
  play_words (window, record, 40);
  assert_saved (window);
  g_assert_true (g_file_get_contents (broken, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, text);
  g_remove (broken);
  desktop_close_all (&desktop);
}

static gsize
memory_in_use (void)
{
  struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
}

/* Opens a long game, looks around, closes it. Not at the cards: their pictures
 * are kept for the next game and come a few at a time. */
static void
open_and_close (const char *path)
{
  static const char *const panes[] = { "history", "players" };
  RelaisHost *window = open_file (path);

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (gsize i = 0; i < G_N_ELEMENTS (panes); i++)
    {
      do_with (window, "win.pane", panes[i]);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    }
  desktop_do (window, "match.look-start");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  desktop_do (window, "match.look-present");
  desktop_do (window, "match.undo");
  desktop_do (window, "match.redo");
  desktop_close_all (&desktop);
  desktop_wait (50);
  desktop_flush (&desktop);
}

static int
compare_sizes (gconstpointer a, gconstpointer b)
{
  const gssize *left = a, *right = b;

  return (*left > *right) - (*left < *right);
}

/* What is leaked is leaked each time and stays: what is kept for the next game comes
 * now and then, and what threads have let go only later goes from the next count. */
static void
test_memory_is_flat (void)
{
  g_autofree char *path = NULL;
  gssize growths[GAMES_TO_CLOSE], all = 0;

  if (memory_in_use () == 0)
    {
      g_test_skip ("this allocator tells no numbers");
      return;
    }
  path = copy_to_library ("two-english");
  for (guint i = 0; i < GAMES_TO_WARM_UP; i++)
    open_and_close (path);
  for (guint i = 0; i < GAMES_TO_CLOSE; i++)
    {
      gsize before = memory_in_use ();

      open_and_close (path);
      growths[i] = (gssize) memory_in_use () - (gssize) before;
      all += growths[i];
      g_test_message ("game %u: %" G_GSSIZE_FORMAT " KiB more", i + 1, growths[i] / 1024);
    }
  qsort (growths, GAMES_TO_CLOSE, sizeof *growths, compare_sizes);
  g_assert_cmpint (MIN (growths[GAMES_TO_CLOSE / 2], all / GAMES_TO_CLOSE), <, A_LITTLE);
}

static void
add_tests (void)
{
  g_test_add_func ("/play/a-recorded-game-by-its-words", test_by_its_words);
  g_test_add_func ("/play/a-finished-game-opens-on-its-result", test_a_finished_game_opens_on_its_result);
  g_test_add_func ("/play/a-finished-game-is-looked-through", test_a_finished_game_is_looked_through);
  g_test_add_func ("/play/the-last-move-leads-on", test_the_last_move_leads_on);
  g_test_add_func ("/play/a-card-is-picked-by-key", test_a_card_is_picked_by_key);
  g_test_add_func ("/play/a-recorded-game-by-its-choices", test_by_its_choices);
  g_test_add_func ("/play/taken-back-to-the-start-and-played-again", test_taken_back_and_played_again);
  g_test_add_func ("/play/goes-on-where-it-was-left", test_goes_on_where_it_was_left);
  g_test_add_func ("/play/a-broken-file-leaves-the-game", test_broken_file_leaves_the_game);
  g_test_add_func ("/play/memory-is-flat", test_memory_is_flat);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
