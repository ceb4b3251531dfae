/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Languages, changed while the application runs. */

#include "../model/whole.h"
#include "desktop.h"
#include "display.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "app/game/relais-history-line.h"
#include "app/kit/relais-problem-dialog.h"
#include "app/setup/relais-setup-page.h"
#include "app/shell/relais-new-game-page.h"
#include "app/shell/relais-preferences.h"

static Desktop desktop;

static const char *const languages[] = { "en", "fr", "de" };

static void
test_labels_change_at_once (void)
{
  RelaisHost *window = desktop_window (&desktop);

  desktop_do (window, "win.new-game");
  g_assert_true (desktop_says (GTK_WIDGET (window), "New Game"));
  desktop_speak (&desktop, "fr");
  g_assert_true (RELAIS_IS_NEW_GAME_PAGE (relais_host_get_page (window)));
  g_assert_false (desktop_says (GTK_WIDGET (window), "New Game"));
  g_assert_true (desktop_says (GTK_WIDGET (window), "Nouvelle partie"));
  desktop_speak (&desktop, "de");
  g_assert_true (desktop_says (GTK_WIDGET (window), "Neue Partie"));
  desktop_speak (&desktop, "en");
  g_assert_true (desktop_says (GTK_WIDGET (window), "New Game"));
  desktop_speak (&desktop, "");
  desktop_close_all (&desktop);
}

static AdwAboutWindow *
about_window (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  g_action_group_activate_action (G_ACTION_GROUP (desktop.application), "about", NULL);
  desktop_settle ();
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      if (ADW_IS_ABOUT_WINDOW (window))
        return ADW_ABOUT_WINDOW (window);
    }
  g_assert_not_reached ();
}

/* Shops and the window tell the same. */
static void
test_about_tells_what_the_metainfo_tells (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "..", "data", "desktop",
                                                 RELAIS_APPLICATION_ID ".metainfo.xml.in", NULL);
  g_autofree char *metainfo = NULL;
  g_autofree char *website = NULL;
  g_autofree char *issues = NULL;
  g_autofree char *release = NULL;
  AdwAboutWindow *about;

  g_assert_true (g_file_get_contents (path, &metainfo, NULL, NULL));
  desktop_window (&desktop);
  about = about_window ();
  website = g_strdup_printf ("<url type=\"homepage\">%s</url>", adw_about_window_get_website (about));
  issues = g_strdup_printf ("<url type=\"bugtracker\">%s</url>", adw_about_window_get_issue_url (about));
  release = g_strdup_printf ("<release version=\"%s\"", adw_about_window_get_release_notes_version (about));
  g_assert_nonnull (strstr (metainfo, website));
  g_assert_nonnull (strstr (metainfo, issues));
  g_assert_nonnull (strstr (metainfo, release));
  g_assert_nonnull (strstr (metainfo, adw_about_window_get_release_notes (about)));
  g_assert_nonnull (strstr (adw_about_window_get_copyright (about), adw_about_window_get_developer_name (about)));
  gtk_window_destroy (GTK_WINDOW (about));
  desktop_close_all (&desktop);
}

/* Nobody has translated what was never translated. */
static void
test_about_names_who_translated (void)
{
  AdwAboutWindow *about;

  desktop_window (&desktop);
  about = about_window ();
  g_assert_false (desktop_says (GTK_WIDGET (about), "translator-credits"));
  gtk_window_destroy (GTK_WINDOW (about));
  desktop_speak (&desktop, "fr");
  about = about_window ();
  g_assert_cmpstr (adw_about_window_get_translator_credits (about), ==, "L’équipe de Relais");
  gtk_window_destroy (GTK_WINDOW (about));
  desktop_speak (&desktop, "");
  desktop_close_all (&desktop);
}

/* The system of the tests speaks no language at all. */
static void
test_system_language (void)
{
  desktop_speak (&desktop, "");
  g_assert_cmpstr (relais_language_get (), ==, "en");
  desktop_speak (&desktop, "de");
  g_assert_cmpstr (relais_language_get (), ==, "de");
  desktop_speak (&desktop, "");
  g_assert_cmpstr (relais_language_get (), ==, "en");
  desktop_speak (&desktop, "xx");
  g_assert_cmpstr (relais_language_get (), ==, "en");
  desktop_speak (&desktop, "");
}

/* As a library file from a stranger may bring it, with a catalog beside it in which anything stands. */
static void
test_a_path_is_no_language (void)
{
  g_autofree char *ours = g_build_filename (g_getenv ("RELAIS_LOCALE_DIR"), "fr", "LC_MESSAGES", "relais.mo", NULL);
  g_autofree char *folder = g_build_filename (desktop.home, "catalogs", "LC_MESSAGES", NULL);
  g_autofree char *theirs = g_build_filename (folder, "relais.mo", NULL);
  g_autofree char *language = g_strconcat ("../../../../../../../../../../..", desktop.home, "/catalogs", NULL);
  g_autofree char *catalog = NULL;
  RelaisHost *window;
  gsize length;

  g_assert_true (g_file_get_contents (ours, &catalog, &length, NULL));
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (theirs, catalog, (gssize) length, NULL));
  desktop_speak (&desktop, language);
  window = desktop_window (&desktop);
  desktop_do (window, "win.new-game");
  g_assert_true (desktop_says (GTK_WIDGET (window), "New Game"));
  desktop_speak (&desktop, "");
  desktop_close_all (&desktop);
}

/* Who plays in French has the French rulebook, until he chooses another one. */
static void
test_a_new_game_has_the_rulebook_of_the_language (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisNewGame *new_game;
  int preset;

  desktop_speak (&desktop, "fr");
  desktop_do (window, "win.new-game");
  new_game = relais_new_game_page_get_new_game (RELAIS_NEW_GAME_PAGE (relais_host_get_page (window)));
  preset = relais_new_game_find (new_game, "preset");
  g_assert_cmpint (relais_new_game_get_value (new_game, preset), ==, 1);
  g_assert_true (desktop_says (GTK_WIDGET (relais_host_get_page (window)), "Livret français"));
  desktop_speak (&desktop, "de");
  g_assert_cmpint (relais_new_game_get_value (new_game, preset), ==, 2);
  relais_new_game_set_value (new_game, preset, 0);
  desktop_speak (&desktop, "fr");
  g_assert_cmpint (relais_new_game_get_value (new_game, preset), ==, 0);
  desktop_speak (&desktop, "");
  desktop_close_all (&desktop);
}

static void
test_choices_for_the_new_game_stay (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisNewGame *new_game;

  desktop_do (window, "win.new-game");
  new_game = relais_new_game_page_get_new_game (RELAIS_NEW_GAME_PAGE (relais_host_get_page (window)));
  relais_new_game_add_seat (new_game);
  relais_new_game_set_name (new_game, 0, "Claire");
  desktop_speak (&desktop, "fr");
  g_assert_true (relais_new_game_page_get_new_game (RELAIS_NEW_GAME_PAGE (relais_host_get_page (window))) == new_game);
  g_assert_cmpstr (relais_new_game_get_name (new_game, 0), ==, "Claire");
  g_assert_cmpstr (relais_new_game_get_name (new_game, 1), ==, "Jaune");
  desktop_speak (&desktop, "");
  desktop_close_all (&desktop);
}

/* The same match goes on, and what was played before is told anew. */
static void
test_history_is_told_anew (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  g_autoptr (RelaisHistory) history = NULL;
  g_autofree char *english = NULL;
  g_autofree char *german = NULL;
  g_autofree char *english_again = NULL;
  g_autofree char *path = NULL;
  RelaisRng rng;

  relais_rng_seed (&rng, 12);
  playing_play_on (match, &rng, 10);
  relais_match_undo (match);
  desktop_flush (&desktop);
  path = g_strdup (relais_host_get_path (window));
  /* the sentences of the sources have plainer spaces and quotes */
  desktop_speak (&desktop, "en");
  history = relais_history_new (match);
  english = whole_history (history);
  desktop_speak (&desktop, "de");
  german = whole_history (history);
  g_assert_cmpstr (english, !=, german);
  /* Nobody has a name: it is a colour. */
  g_assert_cmpstr (relais_match_get_view (match)->names[0], ==, relais_seat_get_name (relais_match_nth_seat (match, 0)));
  g_assert_true (relais_host_get_match (window) == match);
  g_assert_cmpstr (relais_host_get_path (window), ==, path);
  g_assert_true (desktop_is_enabled (window, "match.redo"));
  desktop_speak (&desktop, "en");
  english_again = whole_history (history);
  g_assert_cmpstr (english, ==, english_again);
  desktop_speak (&desktop, "");
  desktop_close_all (&desktop);
}

static void
get_place (RelaisHost *window, RelaisGamePlace *place)
{
  g_autofree RelaisGamePlace *noted = relais_page_note (relais_host_get_page (window));

  *place = *noted;
}

/* Only the words change: not what is looked at, how near, and beside what. */
static void
test_one_stays_where_one_is (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  RelaisGamePlace before, after;
  RelaisRng rng;

  relais_rng_seed (&rng, 5);
  playing_play_on (match, &rng, 20);
  relais_match_look (match, relais_match_get_node (match)->parent->parent);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.pane", "s", "history"));
  desktop_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "board.zoom-in", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "board.zoom-in", NULL));
  relais_game_page_show_cards (RELAIS_GAME_PAGE (relais_host_get_page (window)), "spy");
  get_place (window, &before);
  desktop_speak (&desktop, "fr");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  get_place (window, &after);
  g_assert_true (relais_match_is_looking_back (match));
  g_assert_true (after.shown == before.shown);
  g_assert_cmpstr (after.view, ==, "history");
  g_assert_true (after.cards);
  g_assert_cmpstr (after.card, ==, "spy");
  g_assert_cmpfloat (before.zoom, >, 1.5f);
  g_assert_cmpfloat_with_epsilon (after.zoom, before.zoom, .01f);
  g_assert_cmpfloat_with_epsilon (after.middle.x, before.middle.x, 2);
  g_assert_cmpfloat_with_epsilon (after.middle.y, before.middle.y, 2);
  desktop_speak (&desktop, "");
  desktop_close_all (&desktop);
}

static void
test_result_stays (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  RelaisGamePlace place;

  relais_match_end_early (match);
  desktop_settle ();
  desktop_speak (&desktop, "de");
  get_place (window, &place);
  g_assert_true (place.result);
  /* Not for who looks through the game. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "match.look-through", NULL));
  desktop_speak (&desktop, "");
  get_place (window, &place);
  g_assert_false (place.result);
  desktop_close_all (&desktop);
}

static void
assert_setup_says (RelaisHost *window, const char *red, const char *turn, const char *seat, const char *fix)
{
  RelaisSetupPage *page = RELAIS_SETUP_PAGE (relais_host_get_page (window));
  RelaisDraft *draft = relais_setup_page_get_draft (page);
  GListModel *findings = relais_draft_get_findings (draft);
  g_autoptr (RelaisDraftFinding) first = g_list_model_get_item (findings, 0);

  g_assert_cmpstr (relais_draft_piece_get_title (relais_draft_find_piece (draft, "shield-red")), ==, red);
  g_assert_cmpstr (relais_draft_field_get_title (relais_draft_find_field (draft, "turn")), ==, turn);
  g_assert_cmpstr (relais_draft_get_seat_name (draft, 0), ==, seat);
  g_assert_cmpstr (relais_seat_get_name (relais_match_nth_seat (relais_draft_get_match (draft), 0)), ==, seat);
  g_assert_cmpstr (relais_draft_finding_get_fix (first), ==, fix);
}

static void
test_a_setup_is_told_anew (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (RelaisDraft) draft = relais_draft_new (relais_game_find ((RelaisWord) { "loire", 5 }));

  g_assert_true (relais_draft_use_tool (draft, RELAIS_DRAFT_CLEAR, NULL));
  g_assert_true (relais_draft_put (draft, "shield-red", "ancenis", NULL));
  g_assert_true (relais_draft_put (draft, "shield-red", "angers", NULL));
  relais_host_edit (window, draft, NULL);
  desktop_settle ();
  desktop_speak (&desktop, "de");
  assert_setup_says (window, "Schild, rot", "Bisher gespielte Spielzüge", "Rot", "Schilde umordnen");
  desktop_speak (&desktop, "fr");
  assert_setup_says (window, "Blason rouge", "Tours joués jusqu’ici", "Rouge", "Réorganiser les blasons");
  desktop_speak (&desktop, "");
  desktop_close_all (&desktop);
}

static GtkWidget *
first_list (RelaisHost *window)
{
  GtkWidget *lists = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_SETUP_PAGE, "lists"));

  return display_find (lists, ADW_TYPE_EXPANDER_ROW);
}

static void
test_one_stays_where_one_is_in_a_setup (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autofree RelaisSetupPlace *before = NULL;
  g_autofree RelaisSetupPlace *after = NULL;

  desktop_do (window, "win.new-setup");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.pane", "s", "players"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "board.zoom-in", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "board.zoom-in", NULL));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (first_list (window)), TRUE);
  desktop_settle ();
  before = relais_page_note (relais_host_get_page (window));
  desktop_speak (&desktop, "fr");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  after = relais_page_note (relais_host_get_page (window));
  g_assert_cmpstr (after->view, ==, "players");
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (first_list (window))));
  g_assert_cmphex (after->unfolded, ==, before->unfolded);
  g_assert_cmpfloat (before->zoom, >, 1.5f);
  g_assert_cmpfloat_with_epsilon (after->zoom, before->zoom, .01f);
  g_assert_cmpfloat_with_epsilon (after->middle.x, before->middle.x, 2);
  g_assert_cmpfloat_with_epsilon (after->middle.y, before->middle.y, 2);
  desktop_speak (&desktop, "");
  desktop_close_all (&desktop);
}

static void
test_what_is_looked_for_stays (void)
{
  static const char *const pages[] = { "win.to-start", "win.setups" };
  RelaisHost *window = desktop_window (&desktop);

  for (gsize i = G_N_ELEMENTS (pages); i-- > 0;)
    {
      GtkEditable *search;

      desktop_do (window, pages[i]);
      search = GTK_EDITABLE (display_find (GTK_WIDGET (relais_host_get_page (window)), GTK_TYPE_SEARCH_ENTRY));
      display_search (GTK_WIDGET (search), "tours");
      desktop_speak (&desktop, "fr");
      search = GTK_EDITABLE (display_find (GTK_WIDGET (relais_host_get_page (window)), GTK_TYPE_SEARCH_ENTRY));
      g_assert_cmpstr (gtk_editable_get_text (search), ==, "tours");
      desktop_speak (&desktop, "");
    }
  desktop_close_all (&desktop);
}

typedef struct
{
  RelaisDraft *draft;
  RelaisHost *window;
} Told;

static void
assert_told (const Told *told, const char *name, const char *undo, const char *redo)
{
  RelaisSetupPage *page = RELAIS_SETUP_PAGE (relais_host_get_page (told->window));
  GtkWidget *button = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (page), RELAIS_TYPE_SETUP_PAGE, "undo"));

  g_assert_cmpstr (relais_draft_get_undo_title (told->draft), ==, undo);
  g_assert_cmpstr (relais_draft_get_redo_title (told->draft), ==, redo);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, name);
}

/* What was done before is told in the language that is spoken now, and a player
 * is called as then. */
static void
test_steps_of_a_setup_are_told_anew (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (RelaisDraft) draft = relais_draft_new (relais_game_find ((RelaisWord) { "loire", 5 }));
  const Told told = { draft, window };

  relais_draft_set_seat_name (draft, 0, "Anna");
  g_assert_true (relais_draft_put (draft, "merchant-0", "tours", NULL));
  relais_draft_set_seat_name (draft, 0, "Berta");
  relais_draft_undo (draft);
  relais_host_edit (window, draft, NULL);
  desktop_settle ();
  assert_told (&told, "Undo: Place: Merchant of Anna · Tours", "Place: Merchant of Anna · Tours", "Rename a player");
  desktop_speak (&desktop, "de");
  assert_told (&told, "Rückgängig: Setzen: Händler von Anna · Tours", "Setzen: Händler von Anna · Tours", "Spieler umbenennen");
  relais_draft_redo (draft);
  relais_draft_field_set_value (relais_draft_find_field (draft, "seats.0.deniers"), 9);
  relais_draft_set_option (draft, relais_draft_find_option (draft, "boat_goal"), 15);
  relais_draft_use_tool (draft, "mirror", NULL);
  relais_draft_undo (draft);
  desktop_speak (&desktop, "fr");
  assert_told (&told, "Annuler : Modifier : But des bateaux",
               "Modifier : But des bateaux", "Inverser les deux routes");
  relais_draft_undo (draft);
  assert_told (&told, "Annuler : Modifier : Deniers",
               "Modifier : Deniers", "Modifier : But des bateaux");
  relais_draft_undo (draft);
  assert_told (&told, "Annuler : Renommer un joueur",
               "Renommer un joueur", "Modifier : Deniers");
  relais_draft_undo (draft);
  assert_told (&told, "Annuler : Poser : Marchand (Anna) · Tours",
               "Poser : Marchand (Anna) · Tours", "Renommer un joueur");
  desktop_speak (&desktop, "");
  desktop_close_all (&desktop);
}

static void
test_every_window_changes (void)
{
  RelaisHost *one = desktop_window (&desktop);
  RelaisHost *two = desktop_window (&desktop);

  g_action_group_activate_action (G_ACTION_GROUP (desktop.application), "preferences", NULL);
  desktop_do (one, "win.new-game");
  desktop_do (two, "win.new-game");
  desktop_speak (&desktop, "fr");
  g_assert_true (desktop_says (GTK_WIDGET (one), "Nouvelle partie"));
  g_assert_true (desktop_says (GTK_WIDGET (two), "Nouvelle partie"));
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (desktop.application)); l != NULL; l = l->next)
    if (RELAIS_IS_PREFERENCES (l->data))
      {
        g_assert_true (desktop_says (l->data, "Langue"));
        desktop_speak (&desktop, "");
        desktop_close_all (&desktop);
        return;
      }
  g_assert_not_reached ();
}

/* From the preferences themselves, whose row goes while it is used. */
static void
test_chosen_in_the_preferences (void)
{
  GtkWidget *row = NULL;

  desktop_window (&desktop);
  g_action_group_activate_action (G_ACTION_GROUP (desktop.application), "preferences", NULL);
  desktop_settle ();
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (desktop.application)); l != NULL; l = l->next)
    if (RELAIS_IS_PREFERENCES (l->data))
      row = display_find (l->data, ADW_TYPE_COMBO_ROW);
  g_assert_nonnull (row);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 3);
  desktop_settle ();
  g_assert_cmpstr (relais_language_get (), ==, "de");
  desktop_speak (&desktop, "");
  desktop_close_all (&desktop);
}

static void
test_dates_are_told_in_the_language (void)
{
  g_autoptr (GDateTime) day = g_date_time_new_local (2026, 3, 9, 12, 0, 0);
  g_autoptr (GDateTime) first = g_date_time_new_local (2026, 3, 1, 12, 0, 0);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *english = relais_language_date (day);
  g_autofree char *today = relais_language_date (now);
  g_autofree char *german = NULL;
  g_autofree char *french = NULL;

  g_assert_cmpstr (english, ==, "March 9, 2026");
  g_assert_true (g_str_has_prefix (today, "Today, "));
  desktop_speak (&desktop, "de");
  german = relais_language_date (day);
  g_assert_cmpstr (german, ==, "9. März 2026");
  desktop_speak (&desktop, "fr");
  french = relais_language_date (first);
  g_assert_cmpstr (french, ==, "1er mars 2026");
  desktop_speak (&desktop, "");
}

/* Nothing of a refusal is in the language of files; what is quoted from one is. */
static void
test_problems_are_told_in_the_language (void)
{
  static const char text[] = "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\ncursor: 0\n\n"
                             "merchant ride 2 to langeais\ndone\nmerchant ride 2 to langeais\n";
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *told = NULL;

  desktop_speak (&desktop, "de");
  g_assert_null (relais_record_parse (text, strlen (text), NULL, problems));
  told = relais_problem_dialog_print (problems);
  g_assert_cmpstr (told, ==, "Zeile 8: Spielzug 0, „merchant ride 2 to langeais“: Der Händler ist in diesem Spielzug schon geritten.");
  desktop_speak (&desktop, "");
}

static void
test_direction_is_the_languages (void)
{
  for (gsize l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
      desktop_speak (&desktop, l == 0 ? "" : "en");
      desktop_speak (&desktop, languages[l]);
      g_assert_true (gtk_widget_get_default_direction () == GTK_TEXT_DIR_LTR);
    }
  desktop_speak (&desktop, "");
}

static RelaisHistoryLine *
line_of (GtkWidget *in, RelaisNode *node)
{
  RelaisHistoryLine *found = NULL;

  if (RELAIS_IS_HISTORY_LINE (in) && gtk_widget_get_mapped (in))
    {
      g_autoptr (RelaisHistoryRow) row = NULL;

      g_object_get (in, "row", &row, NULL);
      return row != NULL && relais_history_row_get_node (row) == node ? RELAIS_HISTORY_LINE (in) : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = line_of (child, node);
  return found;
}

/* All of it, in what is scrolled. */
static gboolean
sees_line_of (RelaisHost *window, RelaisNode *node)
{
  GtkWidget *line = (GtkWidget *) line_of (GTK_WIDGET (relais_host_get_page (window)), node);
  GtkWidget *pane = line != NULL ? gtk_widget_get_ancestor (line, GTK_TYPE_SCROLLED_WINDOW) : NULL;
  graphene_rect_t bounds;

  return pane != NULL && gtk_widget_compute_bounds (line, pane, &bounds) && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (pane);
}

/* However many lines a move takes: when the pane is shown, when one looks elsewhere, and when all is told anew. */
static void
test_history_shows_where_one_is (void)
{
  static const guint back[] = { 0, 3, 40, 200 };

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      RelaisHost *window = desktop_window (&desktop);
      g_autoptr (RelaisMatch) match = playing_match ("loire players=4 seed=13");
      RelaisNode *node;
      RelaisRng rng;

      desktop_speak (&desktop, languages[i]);
      relais_rng_seed (&rng, 13);
      playing_play_on (match, &rng, 420);
      relais_host_play (window, match, NULL);
      desktop_settle ();
      for (gsize k = 0; k < G_N_ELEMENTS (back); k++)
        {
          gtk_widget_activate_action (GTK_WIDGET (window), "win.pane", "s", "cards");
          desktop_wait (100);
          node = relais_match_get_node (match);
          for (guint n = 0; n < back[k]; n++)
            node = node->parent;
          relais_match_look (match, node);
          gtk_widget_activate_action (GTK_WIDGET (window), "win.pane", "s", "history");
          display_until (sees_line_of (window, node));
          relais_match_look (match, NULL);
          display_until (sees_line_of (window, relais_match_get_node (match)));
          relais_match_look (match, node);
          display_until (sees_line_of (window, node));
        }
      desktop_speak (&desktop, languages[(i + 1) % G_N_ELEMENTS (languages)]);
      display_until (sees_line_of (window, node));
      desktop_close_all (&desktop);
    }
  desktop_speak (&desktop, "");
}

static void
add_tests (void)
{
  g_test_add_func ("/language/labels-change-at-once", test_labels_change_at_once);
  g_test_add_func ("/language/system", test_system_language);
  g_test_add_func ("/language/a-path-is-none", test_a_path_is_no_language);
  g_test_add_func ("/language/a-new-game-has-the-rulebook-of-the-language", test_a_new_game_has_the_rulebook_of_the_language);
  g_test_add_func ("/language/choices-for-the-new-game-stay", test_choices_for_the_new_game_stay);
  g_test_add_func ("/language/history-is-told-anew", test_history_is_told_anew);
  g_test_add_func ("/language/history-shows-where-one-is", test_history_shows_where_one_is);
  g_test_add_func ("/language/one-stays-where-one-is", test_one_stays_where_one_is);
  g_test_add_func ("/language/result-stays", test_result_stays);
  g_test_add_func ("/language/about/metainfo", test_about_tells_what_the_metainfo_tells);
  g_test_add_func ("/language/about/translators", test_about_names_who_translated);
  g_test_add_func ("/language/a-setup-is-told-anew", test_a_setup_is_told_anew);
  g_test_add_func ("/language/one-stays-where-one-is-in-a-setup", test_one_stays_where_one_is_in_a_setup);
  g_test_add_func ("/language/what-is-looked-for-stays", test_what_is_looked_for_stays);
  g_test_add_func ("/language/steps-of-a-setup-are-told-anew", test_steps_of_a_setup_are_told_anew);
  g_test_add_func ("/language/every-window-changes", test_every_window_changes);
  g_test_add_func ("/language/chosen-in-the-preferences", test_chosen_in_the_preferences);
  g_test_add_func ("/language/dates-are-told-in-the-language", test_dates_are_told_in_the_language);
  g_test_add_func ("/language/problems-are-told-in-the-language", test_problems_are_told_in_the_language);
  g_test_add_func ("/language/direction-is-the-languages", test_direction_is_the_languages);
}

int
main (int argc, char **argv)
{
  /* The hardest case: a system where messages are never translated. */
  g_setenv ("LC_ALL", "C", TRUE);
  return desktop_run (&desktop, argc, argv, add_tests);
}
