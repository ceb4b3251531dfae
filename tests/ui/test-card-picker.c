/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards of which one is to be picked. */

#include "app/answers/relais-choice-bar.h"
#include "app/cards/relais-card-picker.h"
#include "app/cards/relais-card-view.h"
#include "cards.h"

/* The messenger of a seat with the Spy stands in a city. */
#define WITH_SPY                                                                                               \
  "{\"players\":2,\"turn\":12,\"phase\":\"messenger\",\"used\":{\"messenger\":true},\"seats\":[{"  \
  "\"messenger\":{\"at\":\"nantes\",\"dir\":null},\"characters\":[\"spy\"]},{}]}"

static void
test_a_message_is_picked (void)
{
  g_autoptr (RelaisMatch) match = playing_match (WITH_SPY);
  g_autoptr (RelaisDecision) decision = deciding (match);
  GtkWidget *picker = relais_card_picker_new (decision);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *window, *first;
  g_autofree char *label = NULL;
  const char *id;

  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), picker);
  window = cards_show (overlay, 700, 500);
  g_assert_false (gtk_widget_get_visible (picker));

  playing_play (match, "message 2");
  cards_settle ();
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_get_visible (picker));
  cards_assert_says (picker, "Spy: which message do you keep?");
  cards_assert_says (picker, "The deck shows 3 cards.");
  first = display_find_seen (picker, RELAIS_TYPE_CARD_VIEW);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == first);
  id = relais_card_get_id (relais_card_view_get_card (RELAIS_CARD_VIEW (first)));
  label = g_strdup_printf ("pick %s", id);
  g_assert_true (playing_can (match, label));
  gtk_widget_activate (first);
  cards_settle ();
  g_assert_false (playing_can (match, label));
  g_assert_false (gtk_widget_get_visible (picker));

  g_assert_true (relais_match_undo (match));
  cards_settle ();
  g_assert_true (gtk_widget_get_visible (picker));
  relais_match_look (match, relais_tree_get_root (relais_match_get_tree (match)));
  cards_settle ();
  g_assert_false (gtk_widget_get_visible (picker));
  gtk_window_destroy (GTK_WINDOW (window));
}

static guint
count_type (GtkWidget *in, GType type)
{
  guint n = G_TYPE_CHECK_INSTANCE_TYPE (in, type) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_type (child, type);
  return n;
}

/* Each time the cards that are shown are other ones. */
static void
test_cards_that_were_picked_from_are_let_go (void)
{
  g_autoptr (RelaisMatch) match = playing_match (WITH_SPY);
  g_autoptr (RelaisDecision) decision = deciding (match);
  GtkWidget *picker = relais_card_picker_new (decision);
  GtkWidget *window = cards_show (picker, 700, 500);

  for (guint i = 0; i < 3; i++)
    {
      playing_play (match, "message 2");
      g_assert_cmpuint (count_type (picker, RELAIS_TYPE_CARD_VIEW), ==, 3);
      g_assert_true (relais_match_undo (match));
      g_assert_cmpuint (count_type (picker, RELAIS_TYPE_CARD_VIEW), ==, 0);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
note_places (GtkWidget *picker, const char *const *places, char **noted)
{
  g_free (*noted);
  *noted = places != NULL ? g_strjoinv (" ", (char **) places) : g_strdup ("");
}

static char *
places_of (RelaisMatch *match, GtkWidget *view)
{
  const char *id = relais_card_get_id (relais_card_view_get_card (RELAIS_CARD_VIEW (view)));
  g_autofree const char **places = relais_lore_find (relais_match_get_game (match))->card_places (relais_match_get_view (match), id);

  return g_strjoinv (" ", (char **) places);
}

/* One chooses by what is on the board. */
static void
test_the_board_is_looked_at_while_picking (void)
{
  g_autoptr (RelaisMatch) match = playing_match (WITH_SPY);
  g_autoptr (RelaisDecision) decision = deciding (match);
  GtkWidget *picker = relais_card_picker_new (decision);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *window, *first, *look;
  g_autofree char *noted = NULL;
  g_autofree char *expected = NULL;

  g_signal_connect (picker, "light-places", G_CALLBACK (note_places), &noted);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), picker);
  window = cards_show (overlay, 700, 500);
  playing_play (match, "message 2");
  cards_settle ();
  gtk_test_widget_wait_for_draw (window);
  first = display_find_seen (picker, RELAIS_TYPE_CARD_VIEW);
  expected = places_of (match, first);
  g_assert_cmpstr (expected, !=, "");
  g_assert_cmpstr (noted, ==, expected);

  look = display_find_seen (picker, GTK_TYPE_TOGGLE_BUTTON);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (look), TRUE);
  cards_settle ();
  gtk_test_widget_wait_for_draw (window);
  g_assert_false (gtk_widget_get_mapped (first));
  g_assert_cmpint (gtk_widget_get_height (picker), <, 80);
  g_assert_cmpstr (noted, ==, expected);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (look), FALSE);
  cards_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == first);

  gtk_widget_activate (first);
  cards_settle ();
  g_assert_cmpstr (noted, ==, "");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of two things that carry one digit, one would not do what it shows. */
static void
test_digits_take_cards_while_these_are_shown (void)
{
  g_autoptr (RelaisMatch) match = playing_match (WITH_SPY);
  g_autoptr (RelaisDecision) decision = deciding (match);
  RelaisChoiceBar *choices = g_object_new (RELAIS_TYPE_CHOICE_BAR, "decision", decision, NULL);
  GtkWidget *picker = relais_card_picker_new (decision);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window, *second;
  g_autofree char *label = NULL;

  g_object_bind_property (picker, "asking", choices, "keyless", G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (box), picker);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (choices));
  window = cards_show (box, 700, 700);
  g_assert_false (display_press (picker, GDK_KEY_2, 0));
  playing_play (match, "message 2");
  cards_settle ();
  gtk_test_widget_wait_for_draw (window);

  gtk_root_set_focus (GTK_ROOT (window), NULL);
  g_assert_true (relais_card_picker_begin (RELAIS_CARD_PICKER (picker)));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == display_find_seen (picker, RELAIS_TYPE_CARD_VIEW));
  second = gtk_widget_get_next_sibling (gtk_root_get_focus (GTK_ROOT (window)));
  label = g_strdup_printf ("pick %s", relais_card_get_id (relais_card_view_get_card (RELAIS_CARD_VIEW (second))));
  g_assert_true (playing_can (match, label));
  g_assert_false (relais_choice_bar_press (choices, 1));

  /* Put aside, the cards are below the board as other choices are. */
  g_assert_true (display_press (picker, GDK_KEY_b, 0));
  g_assert_false (display_press (picker, GDK_KEY_2, 0));
  g_assert_false (relais_card_picker_begin (RELAIS_CARD_PICKER (picker)));
  g_assert_true (playing_can (match, label));
  g_assert_true (relais_choice_bar_press (choices, 2));
  g_assert_false (playing_can (match, label));

  g_assert_true (relais_match_undo (match));
  gtk_test_widget_wait_for_draw (window);
  gtk_widget_grab_focus (display_find_seen (picker, GTK_TYPE_TOGGLE_BUTTON));
  g_assert_true (display_press (picker, GDK_KEY_2, 0));
  g_assert_false (playing_can (match, label));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  g_test_add_func ("/picker/pick", test_a_message_is_picked);
  g_test_add_func ("/picker/board", test_the_board_is_looked_at_while_picking);
  g_test_add_func ("/picker/let-go", test_cards_that_were_picked_from_are_let_go);
  g_test_add_func ("/picker/digits", test_digits_take_cards_while_these_are_shown);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
