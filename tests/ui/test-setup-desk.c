/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Codes, positions and scenarios, as they are used. */

#include "setups.h"

#include "app/game/relais-history-line.h"
#include "app/game/relais-setup-bar.h"
#include "app/game/relais-solved-scenarios.h"
#include "app/game/relais-task-bar.h"
#include "app/setup/relais-setup-page.h"
#include "app/setup/relais-share-dialog.h"
#include "app/shell/relais-setup-dialog.h"
#include "app/shell/relais-setups-page.h"
#include "engine/loire/loire-state.h"
#include "model/relais-scenario.h"
#include "record/relais-setup-code.h"

/* --- codes ------------------------------------------------------------------------------------ */

static void
test_damaged_code_is_told_and_a_whole_one_opens (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (RelaisDraft) draft = relais_draft_new (loire ());
  GtkWidget *share, *dialog, *edit;
  g_autofree char *code = NULL;
  g_autofree char *damaged = NULL;

  relais_draft_set_name (draft, "Evening");
  share = relais_share_dialog_new (GTK_WINDOW (window), draft);
  gtk_window_present (GTK_WINDOW (share));
  code = g_strdup (relais_share_dialog_get_code (RELAIS_SHARE_DIALOG (share)));
  g_assert_nonnull (code);
  gtk_window_destroy (GTK_WINDOW (share));

  desktop_do (window, "win.open-code");
  dialog = GTK_WIDGET (find_dialog (RELAIS_TYPE_SETUP_DIALOG));
  g_assert_nonnull (dialog);
  damaged = g_strdup (code);
  damaged[strlen (damaged) / 2] = damaged[strlen (damaged) / 2] == 'A' ? 'B' : 'A';
  relais_setup_dialog_set_code (RELAIS_SETUP_DIALOG (dialog), damaged);
  edit = GTK_WIDGET (gtk_widget_get_template_child (dialog, RELAIS_TYPE_SETUP_DIALOG, "edit"));
  g_assert_false (gtk_widget_get_sensitive (edit));
  g_assert_true (gtk_widget_get_visible (
    GTK_WIDGET (gtk_widget_get_template_child (dialog, RELAIS_TYPE_SETUP_DIALOG, "problem_pane"))));
  relais_setup_dialog_set_code (RELAIS_SETUP_DIALOG (dialog), code);
  desktop_settle ();
  g_assert_true (gtk_widget_get_sensitive (edit));
  g_assert_true (desktop_says (dialog, "Evening"));
  click_in (dialog, "_Edit");
  g_assert_nonnull (relais_host_get_draft (window));
  g_assert_cmpstr (relais_draft_get_name (relais_host_get_draft (window)), ==, "Evening");
  desktop_close_all (&desktop);
}

static GtkTextBuffer *
code_buffer (GtkWidget *dialog)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (gtk_widget_get_template_child (dialog, RELAIS_TYPE_SETUP_DIALOG, "code")));
}

static char *
code_shown (GtkWidget *dialog)
{
  char *text;

  g_object_get (code_buffer (dialog), "text", &text, NULL);
  return text;
}

static void
assert_told_too_long (GtkWidget *dialog, const char *shown)
{
  g_autofree char *text = code_shown (dialog);

  g_assert_cmpstr (text, ==, shown);
  g_assert_true (desktop_says (dialog, "This text is too long to be a setup code."));
}

/* Laying out so many marks over one letter would take half a minute. */
static void
test_text_that_is_too_long_is_not_shown (void)
{
  static const char code[] = "RELAIS-1-053F4-08Z0Y-N15";
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *marks = testing_repeat ("\xcc\x81", 60000);
  g_autofree char *mail = g_strdup_printf ("Voilà %s: relais 1 053f4-08z0y n15. %s", marks, marks);
  GtkWidget *dialog, *edit;
  g_autofree char *found = NULL;

  desktop_do (window, "win.open-code");
  dialog = GTK_WIDGET (find_dialog (RELAIS_TYPE_SETUP_DIALOG));
  edit = GTK_WIDGET (gtk_widget_get_template_child (dialog, RELAIS_TYPE_SETUP_DIALOG, "edit"));
  relais_setup_dialog_set_code (RELAIS_SETUP_DIALOG (dialog), marks);
  assert_told_too_long (dialog, "");
  g_assert_false (gtk_widget_get_sensitive (edit));
  relais_setup_dialog_set_code (RELAIS_SETUP_DIALOG (dialog), mail);
  found = code_shown (dialog);
  g_assert_cmpstr (found, ==, code);
  g_assert_false (desktop_says (dialog, "This text is too long to be a setup code."));
  g_assert_true (gtk_widget_get_sensitive (edit));
  gtk_text_buffer_insert_at_cursor (code_buffer (dialog), marks, -1);
  assert_told_too_long (dialog, code);
  desktop_close_all (&desktop);
}

/* --- setups of others ---------------------------------------------------------------------------- */

static void
play_a_friends_setup (RelaisHost *window)
{
  g_autoptr (RelaisDraft) draft = relais_draft_new (loire ());
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  const RelaisField *cost = NULL;
  RelaisDraftTexts texts;
  g_autofree char *code = NULL;
  GtkWidget *dialog;

  for (int i = 0; i < loire ()->n_fields && cost == NULL; i++)
    if (g_str_equal (loire ()->fields[i].path, "characters.scout.cost"))
      cost = &loire ()->fields[i];
  g_assert_true (relais_draft_use_random (draft, 7, NULL));
  g_assert_true (relais_draft_set_value (draft, cost, 0, 5));
  relais_draft_set_name (draft, "Red to win");
  relais_draft_set_author (draft, "Clara");
  relais_draft_set_note (draft, "Deliver and build in one turn.");
  code = relais_draft_dup_code (draft, &texts, problems);
  desktop_do (window, "win.open-code");
  dialog = GTK_WIDGET (find_dialog (RELAIS_TYPE_SETUP_DIALOG));
  relais_setup_dialog_set_code (RELAIS_SETUP_DIALOG (dialog), code);
  desktop_settle ();
  g_assert_true (desktop_says (dialog, "1 card value is changed"));
  click_in (dialog, "_Play");
}

/* Nobody plays on without knowing what it is about and what is other than printed. */
static void
test_a_game_tells_what_setup_it_is (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *page, *bar;

  play_a_friends_setup (window);
  page = GTK_WIDGET (relais_host_get_page (window));
  bar = display_find (page, RELAIS_TYPE_SETUP_BAR);
  g_assert_nonnull (bar);
  g_assert_true (desktop_says (page, "Red to win"));
  g_assert_true (desktop_says (bar, "Deliver and build in one turn."));
  g_assert_true (desktop_says (bar, "1 card value is changed"));
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (window)), "Red to win"));
  /* begun anew, it is the same */
  desktop_do (window, "win.restart");
  g_assert_nonnull (display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_SETUP_BAR));
  desktop_close_all (&desktop);
}

static void
test_a_friends_setup_is_kept_when_it_is_played (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *kept = NULL;

  play_a_friends_setup (window);
  kept = g_strdup (relais_match_get_setup (relais_host_get_match (window)));
  g_assert_cmpstr (kept, ==, "red-to-win.relais-setup");
  desktop_do (window, "win.to-start");
  desktop_flush (&desktop);
  /* once, however often it is opened */
  play_a_friends_setup (window);
  g_assert_cmpstr (relais_match_get_setup (relais_host_get_match (window)), ==, kept);
  /* also when nobody knows any more how it was opened */
  desktop_do (window, "win.restart");
  desktop_do (window, "win.back-to-setup");
  g_assert_nonnull (relais_host_get_draft (window));
  g_assert_cmpstr (relais_draft_get_name (relais_host_get_draft (window)), ==, "Red to win");
  g_assert_true (g_str_has_suffix (relais_host_get_path (window), kept));
  desktop_close_all (&desktop);
}

/* --- positions -------------------------------------------------------------------------------- */

static char *
print_state (RelaisMatch *match)
{
  static char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  loire ()->print_state (relais_match_get_edition (match), relais_match_get_state (match), &text);
  return g_strdup (buffer);
}

static void
test_a_position_is_edited_as_it_lies_and_played_from_there (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *path = NULL;
  RelaisRng rng;

  relais_rng_seed (&rng, 4);
  playing_play_on (match, &rng, 40);
  before = print_state (match);
  path = g_strdup (relais_host_get_path (window));
  desktop_do (window, "win.edit-as-it-lies");
  desktop_answer ("_Cancel");
  g_assert_true (relais_host_get_match (window) == match);
  desktop_do (window, "win.edit-as-it-lies");
  desktop_answer ("_Reveal");
  g_assert_true (RELAIS_IS_SETUP_PAGE (relais_host_get_page (window)));
  g_assert_true (relais_draft_is_playable (relais_host_get_draft (window)));
  /* The game itself is kept. */
  desktop_flush (&desktop);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "setup.play", NULL));
  desktop_settle ();
  g_assert_nonnull (relais_host_get_match (window));
  after = print_state (relais_host_get_match (window));
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (relais_host_get_path (window), !=, path);
  relais_match_end_early (relais_host_get_match (window));
  display_until (desktop_try_click (GTK_WIDGET (relais_host_get_page (window)), "_Back to the Setup"));
  display_until (RELAIS_IS_SETUP_PAGE (relais_host_get_page (window)));
  desktop_close_all (&desktop);
}

/* All that is seen is there; the cards to come are others, and it says so. */
static void
test_what_is_hidden_is_dealt_anew (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  g_autoptr (RelaisSetup) setup = NULL;
  RelaisState before, dealt;
  RelaisRng rng;

  relais_rng_seed (&rng, 4);
  playing_play_on (match, &rng, 40);
  loire ()->view (loire ()->edition, relais_match_get_state (match), relais_match_get_seat (match), &before);
  desktop_do (window, "win.edit-position");
  display_until (desktop_says (GTK_WIDGET (window), "What is hidden was dealt anew"));
  setup = relais_draft_dup_setup (relais_host_get_draft (window));
  loire ()->view (loire ()->edition, &setup->state, loire ()->seat (&setup->state), &dealt);
  testing_assert_same (&dealt, &before, loire ()->state_size);
  g_assert_cmpint (memcmp (((LoireState *) &setup->state)->deck, ((const LoireState *) relais_match_get_state (match))->deck,
                           sizeof ((LoireState *) &before)->deck), !=, 0);
  desktop_close_all (&desktop);
}

static void
test_a_strict_game_offers_nothing_that_reveals (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  g_autoptr (RelaisMatch) strict = playing_match ("loire players=2 seed=7");

  g_assert_nonnull (match);
  g_assert_true (desktop_is_enabled (window, "win.edit-as-it-lies"));
  relais_match_set_strict (strict, TRUE);
  relais_host_play (window, strict, NULL);
  desktop_settle ();
  g_assert_false (desktop_is_enabled (window, "win.edit-as-it-lies"));
  g_assert_true (desktop_is_enabled (window, "win.edit-position"));
  desktop_close_all (&desktop);
}

/* Also after it was played from: the way back leads to the setup, and from there to the game. */
static void
test_back_leads_to_the_game_whose_position_is_edited (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *path = NULL;
  RelaisRng rng;

  relais_rng_seed (&rng, 4);
  playing_play_on (match, &rng, 12);
  before = print_state (match);
  desktop_do (window, "win.edit-position");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "setup.play", NULL));
  desktop_settle ();
  desktop_do (window, "win.back-to-setup");
  g_assert_nonnull (relais_host_get_draft (window));
  desktop_click (window, "Back to the game");
  for (guint i = 0; i < 100 && relais_host_get_match (window) == NULL; i++)
    desktop_wait (50);
  g_assert_nonnull (relais_host_get_match (window));
  after = print_state (relais_host_get_match (window));
  g_assert_cmpstr (before, ==, after);
  path = g_strdup (relais_host_get_path (window));
  g_assert_nonnull (path);
  /* A setup that is made by itself has nothing to do with it. */
  desktop_do (window, "win.to-start");
  desktop_do (window, "win.new-setup");
  desktop_click (window, "Back to the start page");
  g_assert_null (relais_host_get_match (window));
  desktop_close_all (&desktop);
}

/* From the menu of a line of the history. */
static void
test_a_position_of_the_history_is_edited (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GtkWidget *line;
  RelaisRng rng;

  relais_rng_seed (&rng, 4);
  playing_play_on (match, &rng, 12);
  before = print_state (match);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.pane", "s", "history"));
  display_until ((line = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_HISTORY_LINE)) != NULL
                 && gtk_widget_get_mapped (line));
  g_assert_true (gtk_widget_activate_action (line, "line.edit", NULL));
  desktop_settle ();
  g_assert_nonnull (relais_host_get_draft (window));
  after = print_state (relais_draft_get_match (relais_host_get_draft (window)));
  /* Not the one that is played on. */
  g_assert_cmpstr (after, !=, before);
  g_assert_cmpint (relais_match_get_turn (relais_draft_get_match (relais_host_get_draft (window))), ==, 0);
  desktop_close_all (&desktop);
}

static gboolean
press_enter_in (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Return, 0, 0, &handled);
    }
  return handled;
}

static void
test_code_in_the_clipboard_opens (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (RelaisDraft) draft = relais_draft_new (loire ());
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  gsize length;
  g_autofree char *text = NULL;
  g_autofree char *code = NULL;

  relais_draft_set_name (draft, "From afar");
  text = relais_draft_print (draft, &length);
  code = relais_setup_code_from_json (text, length, problems);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), code);
  desktop_do (window, "win.paste-setup");
  display_until (find_dialog (RELAIS_TYPE_SETUP_DIALOG) != NULL);
  display_until (desktop_says (GTK_WIDGET (find_dialog (RELAIS_TYPE_SETUP_DIALOG)), "From afar"));
  /* Enter makes no line in it, but plays. */
  g_assert_true (press_enter_in (display_find (GTK_WIDGET (find_dialog (RELAIS_TYPE_SETUP_DIALOG)), GTK_TYPE_TEXT_VIEW)));
  display_until (find_dialog (RELAIS_TYPE_SETUP_DIALOG) == NULL && relais_host_get_match (window) != NULL);
  desktop_close_all (&desktop);
}

/* A program whose text has no end. */

G_DECLARE_FINAL_TYPE (EndlessText, endless_text, ENDLESS, TEXT, GdkContentProvider)

struct _EndlessText
{
  GdkContentProvider parent_instance;
};

G_DEFINE_TYPE (EndlessText, endless_text, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *
endless_text_ref_formats (GdkContentProvider *provider)
{
  return gdk_content_formats_new ((const char *[]) { "text/plain;charset=utf-8" }, 1);
}

static void
write_without_end (GTask *task, gpointer provider, gpointer stream, GCancellable *cancellable)
{
  g_autofree char *line = g_strnfill (64 * 1024, 'x');

  while (g_output_stream_write_all (stream, line, 64 * 1024, NULL, NULL, NULL))
    ;
  g_task_return_boolean (task, TRUE);
}

static void
endless_text_write (GdkContentProvider *provider, const char *type, GOutputStream *stream, int priority, GCancellable *cancellable,
                    GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (provider, NULL, callback, data);

  g_task_set_task_data (task, g_object_ref (stream), g_object_unref);
  g_task_run_in_thread (task, write_without_end);
}

static gboolean
endless_text_write_finish (GdkContentProvider *provider, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
endless_text_class_init (EndlessTextClass *klass)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (klass);

  provider_class->ref_formats = endless_text_ref_formats;
  provider_class->write_mime_type_async = endless_text_write;
  provider_class->write_mime_type_finish = endless_text_write_finish;
}

static void
endless_text_init (EndlessText *self)
{
}

static void
test_what_is_no_code_is_pasted (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  g_autoptr (GBytes) broken = g_bytes_new_static ("RELAIS-1-\xff\xfe\0\xc3", 13);
  g_autoptr (GBytes) pixel = g_bytes_new_static ("\0\0\0\0", 4);
  g_autoptr (GdkTexture) picture = gdk_memory_texture_new (1, 1, GDK_MEMORY_DEFAULT, pixel, 4);
  g_autoptr (GdkContentProvider) bytes = gdk_content_provider_new_for_bytes ("text/plain", broken);
  g_autoptr (GdkContentProvider) endless = g_object_new (endless_text_get_type (), NULL);

  gdk_clipboard_set_texture (clipboard, picture);
  desktop_do (window, "win.paste-setup");
  display_until (desktop_says (GTK_WIDGET (window), "There is no text in the clipboard"));
  g_assert_null (find_dialog (RELAIS_TYPE_SETUP_DIALOG));

  gdk_clipboard_set_content (clipboard, bytes);
  desktop_do (window, "win.paste-setup");
  display_until (find_dialog (RELAIS_TYPE_SETUP_DIALOG) != NULL);
  desktop_settle ();
  gtk_window_destroy (find_dialog (RELAIS_TYPE_SETUP_DIALOG));

  gdk_clipboard_set_content (clipboard, endless);
  desktop_do (window, "win.paste-setup");
  display_until (find_dialog (RELAIS_TYPE_SETUP_DIALOG) != NULL);
  display_until (desktop_says (GTK_WIDGET (find_dialog (RELAIS_TYPE_SETUP_DIALOG)), "This text is too long to be a setup code."));
  gdk_clipboard_set_content (clipboard, NULL);
  desktop_close_all (&desktop);
}

/* In a terminal a code stands where a file does, and what is there need not even be text. */
static void
test_code_in_place_of_a_file (void)
{
  static const char *const codes[] = { "RELAIS-1-NOTACODE", "RELAIS-1-\xfc" };

  desktop_window (&desktop);
  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (codes[i]);
      GtkWindow *dialog;

      relais_program_open_file (desktop.application, file);
      desktop_settle ();
      dialog = find_dialog (RELAIS_TYPE_SETUP_DIALOG);
      g_assert_nonnull (dialog);
      g_assert_true (gtk_widget_get_visible (
        GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (dialog), RELAIS_TYPE_SETUP_DIALOG, "problem_pane"))));
      gtk_window_destroy (dialog);
      desktop_settle ();
    }
  desktop_close_all (&desktop);
}

/* --- scenarios -------------------------------------------------------------------------------- */

static void
test_scenario_is_solved_and_remembered (void)
{
  static const char *const solution[] = { "messenger ride 0 to tours", "deliver m1.04", "done", "merchant ride 1 to nantes",
                                          "sell grain", "build castle blois" };
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *page, *bar;

  show_row (window, "A castle by dusk");
  page = GTK_WIDGET (relais_host_get_page (window));
  relais_setups_page_search (RELAIS_SETUPS_PAGE (page), "dusk");
  display_until (find_row (page, "A castle by dusk") != NULL);
  g_assert_true (gtk_widget_activate_action (find_row (page, "A castle by dusk"), "row.play", NULL));
  desktop_settle ();
  bar = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_TASK_BAR);
  g_assert_nonnull (bar);
  g_assert_true (desktop_says (GTK_WIDGET (relais_host_get_page (window)), "A castle by dusk"));
  g_assert_false (desktop_try_click (bar, "_Next Scenario"));
  g_assert_true (desktop_says (bar, "Build a castle this turn."));
  g_assert_false (relais_solved_scenarios_has (desktop_settings (&desktop), "castle-by-dusk"));
  for (gsize i = 0; i < G_N_ELEMENTS (solution); i++)
    playing_play (relais_host_get_match (window), solution[i]);
  desktop_settle ();
  g_assert_cmpint (relais_task_get_status (relais_task_bar_get_task (RELAIS_TASK_BAR (bar))), ==, RELAIS_TASK_SOLVED);
  g_assert_true (relais_solved_scenarios_has (desktop_settings (&desktop), "castle-by-dusk"));
  g_assert_true (desktop_try_click (bar, "_Next Scenario"));
  desktop_settle ();
  g_assert_cmpstr (relais_match_get_scenario (relais_host_get_match (window)), ==,
                   relais_scenario_get_id (relais_scenarios_next (relais_scenarios_get (), "castle-by-dusk")));
  desktop_do (window, "win.restart");
  bar = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_TASK_BAR);
  g_assert_cmpint (relais_task_get_status (relais_task_bar_get_task (RELAIS_TASK_BAR (bar))), ==, RELAIS_TASK_OPEN);
  g_settings_reset (desktop_settings (&desktop), "solved");
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/setup-desk/code/damaged-and-whole", test_damaged_code_is_told_and_a_whole_one_opens);
  g_test_add_func ("/setup-desk/code/too-long", test_text_that_is_too_long_is_not_shown);
  g_test_add_func ("/setup-desk/friend/told", test_a_game_tells_what_setup_it_is);
  g_test_add_func ("/setup-desk/friend/kept", test_a_friends_setup_is_kept_when_it_is_played);
  g_test_add_func ("/setup-desk/position/edited-and-played", test_a_position_is_edited_as_it_lies_and_played_from_there);
  g_test_add_func ("/setup-desk/position/dealt-anew", test_what_is_hidden_is_dealt_anew);
  g_test_add_func ("/setup-desk/position/strict", test_a_strict_game_offers_nothing_that_reveals);
  g_test_add_func ("/setup-desk/position/way-back", test_back_leads_to_the_game_whose_position_is_edited);
  g_test_add_func ("/setup-desk/position/of-the-history", test_a_position_of_the_history_is_edited);
  g_test_add_func ("/setup-desk/code/pasted", test_code_in_the_clipboard_opens);
  g_test_add_func ("/setup-desk/code/no-code-pasted", test_what_is_no_code_is_pasted);
  g_test_add_func ("/setup-desk/code/in-a-terminal", test_code_in_place_of_a_file);
  g_test_add_func ("/setup-desk/scenario/solved", test_scenario_is_solved_and_remembered);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
