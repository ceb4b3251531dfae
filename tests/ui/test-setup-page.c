/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A setup is made by keys and from lists, undone, kept and played. What is done
 * with the pointer is in test-setup-drag.c. */

#include "setup-page.h"

#include "app/kit/relais-trouble-bar.h"
#include "app/setup/relais-field-row.h"
#include "app/setup/relais-setup-menu.h"
#include "app/setup/relais-setup-palette.h"
#include "app/setup/relais-setup-piece.h"
#include "app/setup/relais-setup-place-list.h"
#include "app/setup/relais-setup-place-row.h"
#include "app/setup/relais-setup-seat.h"

/* Nothing can be undone, and nothing is kept, before there is something. */
static void
test_an_empty_board_is_where_it_begins (Setup *f, gconstpointer data)
{
  const char *folder = relais_setup_library_get_folder (relais_program_get_setups (desktop.application));
  guint n = count_files (folder);

  desktop_do (f->window, "win.new-empty-setup");
  find_page (f);
  g_assert_cmpuint (state_of (f)->shields[LOIRE_SAUMUR], ==, LOIRE_NONE);
  g_assert_false (relais_draft_can_undo (f->draft));
  desktop_wait (900);
  g_assert_null (relais_page_get_path (RELAIS_PAGE (f->page)));
  g_assert_cmpuint (count_files (folder), ==, n);
}

/* --- by keys ---------------------------------------------------------------------------------- */

static void
focus (Setup *f, const char *place)
{
  relais_board_view_focus_place (f->board, place);
  desktop_settle ();
}

static const char *
focused (Setup *f)
{
  GtkWidget *widget = gtk_root_get_focus (GTK_ROOT (f->window));

  return RELAIS_IS_BOARD_PLACE (widget) ? relais_board_place_get_id (RELAIS_BOARD_PLACE (widget)) : "";
}

static void
test_space_picks_up_and_puts_down (Setup *f, gconstpointer data)
{
  focus (f, "market-1");
  g_assert_true (relais_board_editing_key (f->board, GDK_KEY_space));
  focus (f, "market-2");
  g_assert_true (relais_board_editing_key (f->board, GDK_KEY_space));
  g_assert_true (relais_draft_can_undo (f->draft));
  focus (f, "market-1");
  g_assert_true (relais_board_editing_key (f->board, GDK_KEY_Delete));
  g_assert_cmpuint (state_of (f)->market[0], ==, LOIRE_NONE);
}

/* One key for each village, whatever lay there before. */
static void
test_digits_lay_shields_one_village_after_the_other (Setup *f, gconstpointer data)
{
  g_autoptr (RelaisDraft) wanted = new_draft (99);
  const LoireState *w = (gconstpointer) &relais_match_get_view (relais_draft_get_match (wanted))->state;

  focus (f, "ancenis");
  LOIRE_EACH (i, LOIRE_VILLAGES)
    {
      g_assert_cmpstr (focused (f), ==, loire_locations[i]);
      g_assert_true (relais_board_editing_key (f->board, GDK_KEY_1 + w->shields[i]));
      desktop_settle ();
    }
  g_assert_true (memcmp (w->shields, state_of (f)->shields, sizeof w->shields) == 0);
}

/* Nothing is taken from a village that was laid out already without a word. */
static void
test_a_shield_that_is_used_up_leaves_with_words (Setup *f, gconstpointer data)
{
  g_assert_true (relais_draft_use_tool (f->draft, RELAIS_DRAFT_CLEAR, NULL));
  g_assert_true (relais_draft_put (f->draft, "shield-green", "ancenis", NULL));
  g_assert_true (relais_draft_put (f->draft, "shield-green", "tours", NULL));
  g_assert_true (relais_draft_put (f->draft, "shield-blue", "brissac", NULL));
  focus (f, "brissac");
  g_assert_true (relais_board_editing_key (f->board, GDK_KEY_1 + LOIRE_GREEN));
  desktop_settle ();
  g_assert_cmpuint (state_of (f)->shields[LOIRE_ANCENIS], ==, LOIRE_BLUE);
  g_assert_true (desktop_says (GTK_WIDGET (f->page), "None was left of “Shield, green”: Ancenis gave it to Brissac and got “Shield, blue” for it."));
}

/* The figure that has the focus goes, not what lies on top; the place keeps the focus. */
static void
test_what_has_the_focus_is_taken_away (Setup *f, gconstpointer data)
{
  guint player = state_of (f)->player;

  focus (f, "merchant");
  g_assert_cmpstr (focused (f), ==, "merchant");
  g_assert_true (relais_board_editing_key (f->board, GDK_KEY_Delete));
  desktop_settle ();
  for (guint i = 0; i < state_of (f)->players; i++)
    g_assert_cmpuint (state_of (f)->seats[i].stack[LOIRE_MERCHANT_FIGURE].at, ==, i == player ? LOIRE_NONE : LOIRE_NANTES);
  g_assert_cmpstr (focused (f), ==, "nantes");
}

static void
test_enter_asks_what_can_be_put_there (Setup *f, gconstpointer data)
{
  GtkWidget *menu;

  focus (f, "saumur");
  g_assert_true (gtk_widget_activate_action (gtk_root_get_focus (GTK_ROOT (f->window)), "place.press", NULL));
  desktop_settle ();
  menu = display_find (GTK_WIDGET (f->board), RELAIS_TYPE_SETUP_MENU);
  g_assert_nonnull (menu);
  g_assert_true (desktop_says (menu, "Saumur"));
  g_assert_true (desktop_try_click (menu, "Take it away"));
  desktop_settle ();
  g_assert_true (relais_draft_can_undo (f->draft));
}

/* Ctrl+Enter is pressed with the number still in its field. */
static void
test_a_number_that_is_being_typed_is_played_with (Setup *f, gconstpointer data)
{
  GtkWidget *row, *number;
  g_autofree char *typed = g_strdup_printf ("%u", state_of (f)->seats[0].deniers + 3u);
  const LoireState *played;

  relais_setup_page_show_view (f->page, "players");
  relais_setup_seat_show (RELAIS_SETUP_SEAT (display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_SEAT)), "seats.0.deniers");
  desktop_settle ();
  row = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (f->window)), RELAIS_TYPE_FIELD_ROW);
  g_assert_nonnull (row);
  number = display_find (row, GTK_TYPE_SPIN_BUTTON);
  gtk_widget_grab_focus (number);
  gtk_editable_set_text (GTK_EDITABLE (number), typed);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), "setup.play", NULL));
  played = relais_match_get_state (relais_host_get_match (f->window));
  g_assert_cmpuint (played->seats[0].deniers, ==, (guint) g_ascii_strtoull (typed, NULL, 10));
}

/* Beside a figure its horses are set: also those that it has are taken off. */
static void
test_horses_of_a_figure_are_set_where_it_stands (Setup *f, gconstpointer data)
{
  const LoireStack *stack = &state_of (f)->seats[0].stack[LOIRE_MERCHANT_FIGURE];
  guint horses = stack->horses;
  GtkWidget *menu, *row;

  g_assert_cmpuint (horses, >, 0);
  relais_board_places_press (f->board, relais_board_places_find (f->board, loire_locations[stack->at]));
  desktop_settle ();
  menu = display_find (GTK_WIDGET (f->board), RELAIS_TYPE_SETUP_MENU);
  row = display_find (menu, RELAIS_TYPE_FIELD_ROW);
  g_assert_nonnull (row);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (display_find (row, GTK_TYPE_SPIN_BUTTON)), horses - 1);
  g_assert_cmpuint (state_of (f)->seats[0].stack[LOIRE_MERCHANT_FIGURE].horses, ==, horses - 1);
  g_assert_true (relais_draft_undo (f->draft));
  close_popover (f);
}

/* All the shields are on the board: what is chosen comes from another village. */
static void
test_the_menu_offers_shields_that_are_used (Setup *f, gconstpointer data)
{
  unsigned before = state_of (f)->shields[LOIRE_SAUMUR];
  unsigned wanted = before == 0 ? 1 : 0;
  unsigned same = 0;
  g_autofree char *id = g_strdup_printf ("shield-%s", loire_colours[wanted]);
  g_autofree char *tooltip = relais_setup_piece_tell (relais_draft_find_piece (f->draft, id));

  LOIRE_EACH (i, LOIRE_VILLAGES)
    same += state_of (f)->shields[i] == before;
  relais_board_places_press (f->board, relais_board_places_find (f->board, "saumur"));
  desktop_settle ();
  g_assert_true (desktop_try_click (display_find (GTK_WIDGET (f->board), RELAIS_TYPE_SETUP_MENU), tooltip));
  desktop_settle ();
  g_assert_cmpuint (state_of (f)->shields[LOIRE_SAUMUR], ==, wanted);
  LOIRE_EACH (i, LOIRE_VILLAGES)
    same -= state_of (f)->shields[i] == before;
  g_assert_cmpuint (same, ==, 0);
}

static void
test_a_menu_of_a_place_goes_when_it_is_closed (Setup *f, gconstpointer data)
{
  relais_board_places_press (f->board, relais_board_places_find (f->board, "saumur"));
  desktop_settle ();
  display_close_for_good (display_find (GTK_WIDGET (f->board), RELAIS_TYPE_SETUP_MENU));
}

static void
assert_captions_are_whole (Setup *f, const char *language)
{
  GtkWidget *palette = display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_PALETTE);
  GtkWidget *groups = gtk_widget_get_first_child (palette);
  guint n = 0;

  for (GtkWidget *group = gtk_widget_get_first_child (groups); group != NULL; group = gtk_widget_get_next_sibling (group))
    for (GtkWidget *child = gtk_widget_get_first_child (group); child != NULL; child = gtk_widget_get_next_sibling (child))
      {
        graphene_rect_t bounds;
        GtkLabel *caption;

        if (!RELAIS_IS_SETUP_PIECE (child))
          continue;
        caption = GTK_LABEL (gtk_widget_get_template_child (child, RELAIS_TYPE_SETUP_PIECE, "caption"));
        g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (caption)));
        g_assert_cmpstr (gtk_label_get_text (caption), ==,
                         relais_draft_piece_get_caption (relais_setup_piece_get_piece (RELAIS_SETUP_PIECE (child))));
        if (pango_layout_is_ellipsized (gtk_label_get_layout (caption)))
          g_error ("“%s” is cut off in %s", gtk_label_get_text (caption), language);
        /* Which key lays it: only shields and tiles have one. */
        g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (gtk_widget_get_template_child (child, RELAIS_TYPE_SETUP_PIECE, "digit"))),
                         ==, n < 2 * LOIRE_COLOURS);
        g_assert_true (gtk_widget_compute_bounds (child, palette, &bounds));
        g_assert_cmpint ((int) (bounds.origin.x + bounds.size.width), <=, gtk_widget_get_width (palette));
        n++;
      }
  g_assert_cmpuint (n, ==, g_list_model_get_n_items (relais_draft_get_pieces (f->draft)));
}

/* What looks nearly the same is told apart without a pointer over it. */
static void
test_pieces_of_the_palette_have_captions (Setup *f, gconstpointer data)
{
  static const char *const languages[] = { "en", "fr", "de", "" };

  gtk_window_set_default_size (GTK_WINDOW (f->window), 900, 600);
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      desktop_speak (&desktop, languages[i]);
      find_page (f);
      display_until (gtk_widget_get_width (display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_PALETTE)) > 0);
      assert_captions_are_whole (f, languages[i]);
    }
}

/* Those of a player, and their heading. */
static void
test_the_palette_calls_players_as_they_are_called (Setup *f, gconstpointer data)
{
  GtkWidget *palette = display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_PALETTE);
  RelaisDraftPiece *farm = relais_draft_find_piece (f->draft, "farm-0");
  GtkWidget *piece;
  g_autofree char *words = NULL;

  relais_setup_palette_go_to (RELAIS_SETUP_PALETTE (palette), farm);
  piece = gtk_root_get_focus (GTK_ROOT (f->window));
  g_assert_true (RELAIS_IS_SETUP_PIECE (piece));
  g_assert_true (relais_setup_piece_get_piece (RELAIS_SETUP_PIECE (piece)) == farm);
  relais_draft_set_seat_name (f->draft, 0, "Ludivine");
  desktop_settle ();
  g_assert_nonnull (strstr (relais_draft_piece_get_title (farm), "Ludivine"));
  words = relais_setup_piece_tell (farm);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (piece), ==, words);
  g_assert_true (desktop_says (palette, relais_draft_piece_get_group_title (farm)));
}

static void
test_pieces_of_the_palette_stay_in_the_hand (Setup *f, gconstpointer data)
{
  RelaisSetupHand *hand = relais_setup_page_get_hand (f->page);
  RelaisDraftPiece *farm = relais_draft_find_piece (f->draft, "farm-0");
  guint left = relais_draft_piece_get_left (farm);

  g_assert_cmpuint (left, >, 2);
  g_assert_true (relais_setup_hand_take_up (hand, farm, NULL));
  relais_board_places_press (f->board, relais_board_places_find (f->board, "tours"));
  g_assert_true (relais_setup_hand_get_piece (hand) == farm);
  relais_board_places_press (f->board, relais_board_places_find (f->board, "blois"));
  g_assert_cmpuint (state_of (f)->seats[0].built[LOIRE_FARM], ==, LOIRE_BIT (LOIRE_TOURS) | LOIRE_BIT (LOIRE_BLOIS));
  g_assert_cmpuint (relais_draft_piece_get_left (farm), ==, left - 2);
  g_assert_true (relais_board_editing_back (f->board));
  g_assert_null (relais_setup_hand_get_piece (hand));
}

static gboolean
shows_tooltip (GtkWidget *widget)
{
  g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 1, 1, FALSE, tooltip, &shown);
  return shown;
}

/* It would lie on the menu. */
static void
test_an_open_menu_has_no_tooltip (Setup *f, gconstpointer data)
{
  GtkWidget *tools = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_PAGE, "tools"));

  g_assert_true (shows_tooltip (tools));
  gtk_menu_button_popup (GTK_MENU_BUTTON (tools));
  desktop_wait (100);
  g_assert_false (shows_tooltip (tools));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (tools));
  desktop_wait (100);
  g_assert_true (shows_tooltip (tools));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (tools), ==, "Tools");
}

static void
test_a_list_is_typed_with_one_key_for_each_row (Setup *f, gconstpointer data)
{
  g_autoptr (RelaisDraft) wanted = new_draft (98);
  const LoireState *w = (gconstpointer) &relais_match_get_view (relais_draft_get_match (wanted))->state;
  GtkWidget *list = display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_PLACE_LIST);
  GtkWidget *row;
  unsigned typed = 0;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (list), TRUE);
  desktop_settle ();
  row = display_find (list, RELAIS_TYPE_SETUP_PLACE_ROW);
  gtk_widget_grab_focus (row);
  LOIRE_EACH (i, LOIRE_VILLAGES)
    {
      row = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (f->window)), RELAIS_TYPE_SETUP_PLACE_ROW);
      g_assert_cmpstr (relais_setup_place_row_get_place (RELAIS_SETUP_PLACE_ROW (row)), ==, loire_locations[i]);
      g_assert_true (relais_setup_place_row_key (RELAIS_SETUP_PLACE_ROW (row), GDK_KEY_1 + w->shields[i]));
      desktop_settle ();
      typed++;
    }
  g_assert_cmpuint (typed, ==, LOIRE_VILLAGE_COUNT);
  g_assert_true (memcmp (w->shields, state_of (f)->shields, sizeof w->shields) == 0);
}

/* --- undo ------------------------------------------------------------------------------------- */

static void
test_everything_is_undone_and_redone (Setup *f, gconstpointer data)
{
  LoireState before = *state_of (f);
  LoireState after;
  const guint steps = 2;

  drag (f, middle_of (f, "shield-ancenis"), node_of (f, "tours"));
  focus (f, "market-1");
  relais_board_editing_key (f->board, GDK_KEY_Delete);
  after = *state_of (f);
  for (guint i = 0; i < steps; i++)
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), "setup.undo", NULL));
  g_assert_true (memcmp (before.shields, state_of (f)->shields, sizeof before.shields) == 0);
  for (guint i = 0; i < steps; i++)
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), "setup.redo", NULL));
  g_assert_true (memcmp (after.market, state_of (f)->market, sizeof after.market) == 0);
  g_assert_true (memcmp (after.shields, state_of (f)->shields, sizeof after.shields) == 0);
}

/* --- players ---------------------------------------------------------------------------------- */

static void
test_players_come_and_go (Setup *f, gconstpointer data)
{
  guint n = relais_draft_get_n_seats (f->draft);

  relais_setup_page_show_view (f->page, "players");
  desktop_settle ();
  if (n < RELAIS_MAX_SEATS)
    {
      g_assert_true (gtk_widget_activate (GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_PAGE, "add_player"))));
      desktop_settle ();
      g_assert_cmpuint (relais_draft_get_n_seats (f->draft), ==, n + 1);
      relais_draft_undo (f->draft);
    }
  relais_draft_set_seat_name (f->draft, 0, "Claire");
  desktop_settle ();
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_SEAT))),
                   ==, "Claire");
}

/* --- keeping ---------------------------------------------------------------------------------- */

static char *
print (RelaisDraft *draft)
{
  gsize length;

  return relais_draft_print (draft, &length);
}

static void
test_what_was_said_goes_with_its_tooltip (Setup *f, gconstpointer data)
{
  GtkWidget *status = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_PAGE, "status"));

  relais_setup_page_say (f->page, "Something");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (status), ==, "Something");
  relais_draft_set_seat_name (f->draft, 0, "Anna");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (status)), ==, "");
  g_assert_null (gtk_widget_get_tooltip_text (status));
}

/* Nobody says that the page goes: the program is killed. */
static void
test_a_draft_is_kept_a_moment_after_it_was_changed (Setup *f, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) again = NULL;
  gsize length;

  g_assert_null (relais_page_get_path (RELAIS_PAGE (f->page)));
  focus (f, "market-1");
  relais_board_editing_key (f->board, GDK_KEY_Delete);
  break_shields (f);
  display_until (relais_page_get_path (RELAIS_PAGE (f->page)) != NULL);
  g_assert_true (relais_setup_library_flush (relais_program_get_setups (desktop.application), NULL, NULL));
  g_assert_true (g_file_get_contents (relais_page_get_path (RELAIS_PAGE (f->page)), &text, &length, NULL));
  again = relais_draft_read (text, length, problems);
  g_assert_nonnull (again);
  before = print (f->draft);
  after = print (again);
  g_assert_cmpstr (before, ==, after);
  g_assert_false (relais_draft_is_playable (again));
}

/* Opened at once: what was there before is written first. */
static void
test_another_draft_takes_no_place (Setup *f, gconstpointer data)
{
  g_autoptr (RelaisDraft) second = new_draft (31);
  const char *folder = relais_setup_library_get_folder (relais_program_get_setups (desktop.application));
  guint n = count_files (folder);

  break_shields (f);
  show_setup (f, second, NULL);
  g_assert_cmpuint (count_files (folder), ==, n + 1);
  break_shields (f);
  relais_host_show_start (f->window, NULL);
  desktop_settle ();
  g_assert_cmpuint (count_files (folder), ==, n + 2);
}

/* Who looks for the file that is to be sent finds it by the setup's name. */
static void
test_a_file_is_called_as_its_setup (Setup *f, gconstpointer data)
{
  const char *folder = relais_setup_library_get_folder (relais_program_get_setups (desktop.application));
  guint n = count_files (folder);
  g_autofree char *before = NULL;

  g_assert_true (relais_setup_page_keep (f->page));
  before = g_strdup (relais_page_get_path (RELAIS_PAGE (f->page)));
  g_assert_nonnull (strstr (before, "/setup"));
  relais_draft_set_name (f->draft, "Rouge gagne");
  g_assert_true (relais_setup_page_keep (f->page));
  g_assert_true (g_str_has_suffix (relais_page_get_path (RELAIS_PAGE (f->page)), "/rouge-gagne.relais-setup"));
  g_assert_false (g_file_test (before, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_files (folder), ==, n + 1);
}

/* It stays told until it is written, which is tried again and again. */
static void
test_trouble_with_a_draft_is_told (Setup *f, gconstpointer data)
{
  RelaisSetupLibrary *setups = relais_program_get_setups (desktop.application);
  RelaisTroubleBar *trouble = RELAIS_TROUBLE_BAR (display_find (GTK_WIDGET (f->page), RELAIS_TYPE_TROUBLE_BAR));
  g_autofree char *path = NULL;
  g_autofree char *occupied = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) read = NULL;
  gsize length;

  g_assert_true (relais_setup_page_keep (f->page));
  g_assert_false (relais_trouble_bar_is_shown (trouble));
  path = g_strdup (relais_page_get_path (RELAIS_PAGE (f->page)));
  occupied = g_build_filename (path, "occupied", NULL);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (occupied, 0700), ==, 0);
  relais_draft_set_name (f->draft, "Full disk");
  g_assert_false (relais_setup_page_keep (f->page));
  g_assert_true (relais_trouble_bar_is_shown (trouble));
  text = relais_setup_library_read (setups, path, &length, NULL);
  read = relais_draft_read (text, length, problems);
  g_assert_cmpstr (relais_draft_get_name (read), ==, "Full disk");
  g_assert_cmpint (g_rmdir (occupied), ==, 0);
  g_assert_cmpint (g_rmdir (path), ==, 0);
  for (guint i = 0; i < 100 && relais_trouble_bar_is_shown (trouble); i++)
    desktop_wait (100);
  g_assert_false (relais_trouble_bar_is_shown (trouble));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
}

static void
test_a_page_that_is_left_goes (Setup *f, gconstpointer data)
{
  gpointer page = f->page;
  gpointer draft = f->draft;

  g_object_add_weak_pointer (G_OBJECT (page), &page);
  g_object_add_weak_pointer (G_OBJECT (draft), &draft);
  break_shields (f);
  relais_setup_hand_pick_up (relais_setup_page_get_hand (f->page), "saumur");
  relais_host_show_start (f->window, NULL);
  display_until (page == NULL && draft == NULL);
}

static void
add_tests (void)
{
  g_test_add ("/setup-page/empty", Setup, NULL, set_up, test_an_empty_board_is_where_it_begins, tear_down);
  g_test_add ("/setup-page/keys/space", Setup, NULL, set_up, test_space_picks_up_and_puts_down, tear_down);
  g_test_add ("/setup-page/keys/digits", Setup, NULL, set_up, test_digits_lay_shields_one_village_after_the_other, tear_down);
  g_test_add ("/setup-page/keys/used-up", Setup, NULL, set_up, test_a_shield_that_is_used_up_leaves_with_words, tear_down);
  g_test_add ("/setup-page/keys/delete", Setup, NULL, set_up, test_what_has_the_focus_is_taken_away, tear_down);
  g_test_add ("/setup-page/keys/enter", Setup, NULL, set_up, test_enter_asks_what_can_be_put_there, tear_down);
  g_test_add ("/setup-page/keys/play", Setup, NULL, set_up, test_a_number_that_is_being_typed_is_played_with, tear_down);
  g_test_add ("/setup-page/menu/goes", Setup, NULL, set_up, test_a_menu_of_a_place_goes_when_it_is_closed, tear_down);
  g_test_add ("/setup-page/menu/horses", Setup, NULL, set_up, test_horses_of_a_figure_are_set_where_it_stands, tear_down);
  g_test_add ("/setup-page/menu/swaps", Setup, NULL, set_up, test_the_menu_offers_shields_that_are_used, tear_down);
  g_test_add ("/setup-page/palette/captions", Setup, NULL, set_up, test_pieces_of_the_palette_have_captions, tear_down);
  g_test_add ("/setup-page/palette/names", Setup, NULL, set_up, test_the_palette_calls_players_as_they_are_called, tear_down);
  g_test_add ("/setup-page/hand/stays", Setup, NULL, set_up, test_pieces_of_the_palette_stay_in_the_hand, tear_down);
  g_test_add ("/setup-page/menu/tooltip", Setup, NULL, set_up, test_an_open_menu_has_no_tooltip, tear_down);
  g_test_add ("/setup-page/list/one-key-a-row", Setup, NULL, set_up, test_a_list_is_typed_with_one_key_for_each_row, tear_down);
  g_test_add ("/setup-page/undo/everything", Setup, NULL, set_up, test_everything_is_undone_and_redone, tear_down);
  g_test_add ("/setup-page/players", Setup, NULL, set_up, test_players_come_and_go, tear_down);
  g_test_add ("/setup-page/status/goes", Setup, NULL, set_up, test_what_was_said_goes_with_its_tooltip, tear_down);
  g_test_add ("/setup-page/keep/a-moment-later", Setup, NULL, set_up, test_a_draft_is_kept_a_moment_after_it_was_changed, tear_down);
  g_test_add ("/setup-page/keep/another-one", Setup, NULL, set_up, test_another_draft_takes_no_place, tear_down);
  g_test_add ("/setup-page/keep/named", Setup, NULL, set_up, test_a_file_is_called_as_its_setup, tear_down);
  g_test_add ("/setup-page/keep/trouble", Setup, NULL, set_up, test_trouble_with_a_draft_is_told, tear_down);
  g_test_add ("/setup-page/keep/let-go", Setup, NULL, set_up, test_a_page_that_is_left_goes, tear_down);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
