/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The prompt bar as it is used: by keys, by clicks and by who cannot see it. */

#include "app/answers/relais-choice-bar.h"
#include "app/answers/relais-choice-button.h"
#include "app/answers/relais-choice-face.h"
#include "app/answers/relais-choice-fold.h"
#include "app/answers/relais-reason-popover.h"
#include "app/game/relais-prompt-bar.h"
#include "app/kit/relais-focus.h"
#include "display.h"
#include "panes.h"

/* The merchant of a rich seat with the Witch stands where the circus is. */
#define AT_CIRCUS                                                                                              \
  "{\"players\":2,\"turn\":12,\"phase\":\"merchant\",\"used\":{\"merchant\":true},\"seats\":[{"    \
  "\"deniers\":9,\"merchant\":{\"at\":\"usse\",\"dir\":\"cw\"},\"characters\":[\"witch\"]},{}]}"
#define IN_NANTES                                                                                     \
  "{\"players\":2,\"turn\":12,\"phase\":\"merchant\",\"used\":{\"merchant\":true},\"seats\":[{"   \
  "\"deniers\":9,\"merchant\":{\"at\":\"nantes\"},\"goods\":{\"wood\":5,\"cheese\":1}},{}]}"

typedef struct
{
  RelaisMatch *match;
  RelaisDecision *decision;
  GtkWidget *bar;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture *f, gconstpointer start)
{
  f->match = playing_match (start);
  f->decision = deciding (f->match);
  f->bar = g_object_new (RELAIS_TYPE_PROMPT_BAR, "match", f->match, "decision", f->decision, NULL);
  f->window = panes_show (f->bar);
}

static void
tear_down (Fixture *f, gconstpointer start)
{
  panes_close (f->window);
  g_clear_object (&f->decision);
  g_assert_finalize_object (f->match);
}

static GtkWidget *
find_button (Fixture *f, const char *id)
{
  g_autoptr (GPtrArray) buttons = panes_all (f->bar, RELAIS_TYPE_CHOICE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_str_equal (relais_choice_get_id (relais_choice_button_get_choice (buttons->pdata[i])), id))
      return buttons->pdata[i];
  return NULL;
}

/* The first button in sight of something that can be done, or that cannot. */
static GtkWidget *
first_button (Fixture *f, gboolean possible)
{
  g_autoptr (GPtrArray) buttons = panes_all (f->bar, RELAIS_TYPE_CHOICE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_mapped (buttons->pdata[i])
        && (relais_choice_get_reason (relais_choice_button_get_choice (buttons->pdata[i])) == NULL) == possible)
      return buttons->pdata[i];
  return NULL;
}

/* Until something impossible is offered as a button of its own. */
static void
play_to_refusal (Fixture *f)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  for (guint i = 0; i < 200 && first_button (f, FALSE) == NULL; i++)
    g_assert_true (playing_play_random (f->match, &rng));
}

static void
test_digits_play_a_turn (Fixture *f, gconstpointer start)
{
  int turn = relais_match_get_turn (f->match);
  guint presses = 0;

  while (relais_match_get_turn (f->match) == turn && presses++ < 40)
    if (!panes_press (f->bar, GDK_KEY_0, 0))
      g_assert_true (panes_press (f->bar, GDK_KEY_1, 0));
  g_assert_cmpint (relais_match_get_turn (f->match), ==, turn + 1);
}

/* Who presses once more what ended the turn does not answer for the next player; later he does. */
static void
test_second_press_is_not_the_next_player_s (Fixture *f, gconstpointer start)
{
  int turn = relais_match_get_turn (f->match);
  const RelaisNode *node;
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  while (relais_match_get_turn (f->match) == turn)
    g_assert_true (playing_play_random (f->match, &rng));
  node = relais_match_get_node (f->match);
  g_assert_cmpuint (deciding_count (f->decision), ==, 2);
  g_assert_true (panes_press (f->bar, GDK_KEY_1, 0));
  g_assert_true (panes_press (f->bar, GDK_KEY_9, 0));
  g_assert_true (relais_match_get_node (f->match) == node);
  g_assert_false (relais_decision_can_back (f->decision));
  g_usleep (600 * 1000);
  g_assert_false (panes_press (f->bar, GDK_KEY_9, 0));
  g_assert_true (panes_press (f->bar, GDK_KEY_1, 0));
  g_assert_true (relais_match_get_node (f->match) != node || relais_decision_can_back (f->decision));
}

/* --- turns that end by themselves --- */

/* Until nothing is left but to end the turn, by a move. */
static void
play_to_the_end_of_a_turn (Fixture *f)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 5);
  for (guint i = 0; i < 2000; i++)
    {
      const RelaisNode *node = relais_match_get_node (f->match);

      if (relais_decision_get_only_end (f->decision) != NULL && node->parent != NULL
          && relais_match_get_game (f->match)->turn (node->parent->state) == relais_match_get_turn (f->match))
        return;
      g_assert_true (playing_play_random (f->match, &rng));
    }
  g_assert_not_reached ();
}

static void
test_a_turn_ends_by_itself (Fixture *f, gconstpointer start)
{
  int turn;
  gint64 begun = g_get_monotonic_time ();

  g_object_set (f->bar, "ends-turns", TRUE, NULL);
  play_to_the_end_of_a_turn (f);
  turn = relais_match_get_turn (f->match);
  g_assert_cmpstr (panes_label (f->bar, "remark"), ==, "The turn ends by itself: any key or press holds it.");
  display_until (relais_match_get_turn (f->match) != turn);
  g_assert_cmpint (g_get_monotonic_time () - begun, >=, 19 * G_TIME_SPAN_SECOND / 10);
  /* What was taken back does not happen again. */
  relais_match_undo (f->match);
  g_assert_cmpint (relais_match_get_turn (f->match), ==, turn);
  g_assert_nonnull (relais_decision_get_only_end (f->decision));
  g_assert_cmpstr (panes_label (f->bar, "remark"), !=, "The turn ends by itself: any key or press holds it.");
}

static void
test_the_focus_holds_it (Fixture *f, gconstpointer start)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (f->bar));

  g_object_set (f->bar, "ends-turns", TRUE, NULL);
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  play_to_the_end_of_a_turn (f);
  g_assert_cmpstr (panes_label (f->bar, "remark"), ==, "The turn ends by itself: any key or press holds it.");
  gtk_widget_grab_focus (relais_choice_bar_suggested (RELAIS_CHOICE_BAR (panes_part (f->bar, "choices"))));
  g_assert_cmpstr (panes_label (f->bar, "remark"), !=, "The turn ends by itself: any key or press holds it.");
}

/* Nor of what somebody else ended, nor where it could not be taken back, nor who does not want it. */
static void
test_not_with_strict_undo (Fixture *f, gconstpointer start)
{
  g_object_set (f->bar, "ends-turns", TRUE, NULL);
  relais_match_set_strict (f->match, TRUE);
  play_to_the_end_of_a_turn (f);
  g_assert_cmpstr (panes_label (f->bar, "remark"), !=, "The turn ends by itself: any key or press holds it.");
  g_object_set (f->bar, "ends-turns", FALSE, NULL);
  relais_match_set_strict (f->match, FALSE);
  play_to_the_end_of_a_turn (f);
  g_assert_cmpstr (panes_label (f->bar, "remark"), !=, "The turn ends by itself: any key or press holds it.");
}

static void
test_question_is_the_decision_s (Fixture *f, gconstpointer start)
{
  g_assert_cmpstr (panes_label (f->bar, "question"), ==, relais_decision_get_question (f->decision));
  gtk_test_accessible_assert_property (f->bar, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       relais_decision_get_question (f->decision));
  panes_press (f->bar, GDK_KEY_1, 0);
  g_assert_cmpstr (panes_label (f->bar, "question"), ==, relais_decision_get_question (f->decision));
}

static void
test_escape_goes_a_step_back (Fixture *f, gconstpointer start)
{
  g_autofree char *before = g_strdup (relais_decision_get_question (f->decision));

  g_assert_false (panes_press (f->bar, GDK_KEY_Escape, 0));
  panes_press (f->bar, GDK_KEY_1, 0);
  g_assert_cmpstr (panes_label (f->bar, "question"), !=, before);
  g_assert_true (panes_press (f->bar, GDK_KEY_Escape, 0));
  g_assert_cmpstr (panes_label (f->bar, "question"), ==, before);
}

static void
test_enter_presses_what_is_suggested (Fixture *f, gconstpointer start)
{
  GtkWidget *suggested = NULL;
  RelaisNode *before;
  RelaisRng rng;

  relais_rng_seed (&rng, 5);
  for (guint i = 0; i < 200 && suggested == NULL; i++)
    {
      g_assert_true (playing_play_random (f->match, &rng));
      suggested = relais_choice_bar_suggested (RELAIS_CHOICE_BAR (panes_part (f->bar, "choices")));
    }
  g_assert_nonnull (suggested);
  g_assert_true (gtk_window_get_default_widget (GTK_WINDOW (f->window)) == suggested);
  g_assert_true (gtk_widget_has_css_class (suggested, "suggested-action"));
  before = relais_match_get_node (f->match);
  g_signal_emit_by_name (f->window, "activate-default");
  display_until (relais_match_get_node (f->match) != before);
}

static void
test_keys_set_horses (Fixture *f, gconstpointer start)
{
  g_autofree char *before = NULL;

  g_assert_false (gtk_widget_get_visible (panes_part (f->bar, "stepper")));
  g_assert_false (panes_press (f->bar, GDK_KEY_plus, 0));
  panes_press (f->bar, GDK_KEY_1, 0);
  g_assert_true (gtk_widget_get_visible (panes_part (f->bar, "stepper")));
  before = g_strdup (panes_label (f->bar, "number"));
  /* A button is called what it leads to. */
  gtk_test_accessible_assert_property (panes_part (f->bar, "more"), GTK_ACCESSIBLE_PROPERTY_LABEL, "On foot");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (panes_part (f->bar, "more")), ==, "On foot (+)");
  g_assert_false (gtk_widget_get_sensitive (panes_part (f->bar, "fewer")));
  g_assert_true (panes_press (f->bar, GDK_KEY_plus, 0));
  gtk_test_accessible_assert_property (panes_part (f->bar, "fewer"), GTK_ACCESSIBLE_PROPERTY_LABEL, before);
  g_assert_cmpstr (panes_label (f->bar, "number"), !=, before);
  g_assert_true (panes_press (f->bar, GDK_KEY_minus, 0));
  g_assert_cmpstr (panes_label (f->bar, "number"), ==, before);
}

/* For who has no key at hand; the keyboard goes on with what is asked then. */
static void
test_a_button_leads_back (Fixture *f, gconstpointer start)
{
  g_autofree char *question = g_strdup (panes_label (f->bar, "question"));
  GtkWidget *back = panes_part (f->bar, "back");

  g_assert_false (gtk_widget_get_visible (back));
  panes_press (f->bar, GDK_KEY_1, 0);
  g_assert_cmpstr (panes_label (f->bar, "question"), !=, question);
  g_assert_true (gtk_widget_get_mapped (back));
  gtk_widget_grab_focus (back);
  panes_click (back);
  g_assert_cmpstr (panes_label (f->bar, "question"), ==, question);
  g_assert_false (gtk_widget_get_visible (back));
  g_assert_true (relais_focus_is_below (panes_part (f->bar, "choices")));
}

static gboolean
has_tooltip (GtkWidget *widget)
{
  g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 1, 1, FALSE, tooltip, &shown);
  return shown;
}

static void
test_refusal_is_explained_at_its_button (Fixture *f, gconstpointer start)
{
  RelaisNode *before;
  RelaisReason *reason;
  GtkWidget *button, *popover;

  play_to_refusal (f);
  button = first_button (f, FALSE);
  before = relais_match_get_node (f->match);
  reason = relais_choice_get_reason (relais_choice_button_get_choice (RELAIS_CHOICE_BUTTON (button)));
  g_assert_true (gtk_widget_get_sensitive (button));
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, relais_reason_get_sentence (reason));
  gtk_widget_grab_focus (button);
  g_assert_true (has_tooltip (button));
  panes_click (button);
  g_assert_false (has_tooltip (button));
  popover = display_find (button, RELAIS_TYPE_REASON_POPOVER);
  g_assert_nonnull (popover);
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_true (relais_match_get_node (f->match) == before);
  gtk_test_accessible_assert_role (popover, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG);
  gtk_test_accessible_assert_property (popover, GTK_ACCESSIBLE_PROPERTY_LABEL, relais_reason_get_sentence (reason));
  g_assert_cmpstr (panes_label (popover, "rule"), ==, relais_reason_get_title (reason));

  display_close_for_good (popover);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) == button);
  /* One that is open goes with its button. */
  panes_click (button);
}

/* A finger that rests on what can be done is a click that takes its time. */
static void
test_a_finger_that_rests_asks_why (Fixture *f, gconstpointer start)
{
  RelaisNode *before;
  GtkWidget *buttons[2];

  play_to_refusal (f);
  before = relais_match_get_node (f->match);
  buttons[0] = first_button (f, TRUE);
  buttons[1] = first_button (f, FALSE);
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      g_assert_nonnull (buttons[i]);
      g_signal_emit_by_name (display_listener (buttons[i], GTK_TYPE_GESTURE_LONG_PRESS), "pressed", 2., 2.);
      panes_settle ();
      g_assert_true (relais_match_get_node (f->match) == before);
      g_assert_true ((display_find (f->bar, RELAIS_TYPE_REASON_POPOVER) != NULL) == (i == 1));
    }
  display_close_for_good (display_find (buttons[1], RELAIS_TYPE_REASON_POPOVER));
}

static void
test_many_choices_fold (Fixture *f, gconstpointer start)
{
  GtkWidget *fold = display_find (f->bar, RELAIS_TYPE_CHOICE_FOLD);
  GtkWidget *popover, *button;

  g_assert_nonnull (fold);
  button = panes_part (fold, "button");
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS));
  g_assert_null (gtk_widget_get_ancestor (find_button (f, "done"), RELAIS_TYPE_CHOICE_FOLD));
  popover = panes_part (fold, "popover");
  g_assert_false (gtk_widget_get_visible (popover));
  /* What nobody sees is not made. */
  g_assert_null (display_find (fold, RELAIS_TYPE_CHOICE_BUTTON));
  relais_choice_fold_open (RELAIS_CHOICE_FOLD (fold));
  panes_settle ();
  g_assert_true (gtk_widget_get_visible (popover));
  button = display_find (fold, RELAIS_TYPE_CHOICE_BUTTON);
  g_assert_cmpstr (relais_choice_get_group (relais_choice_button_get_choice (RELAIS_CHOICE_BUTTON (button))), ==,
                   "hire");
  button = gtk_root_get_focus (GTK_ROOT (f->window));
  g_assert_true (RELAIS_IS_CHOICE_BUTTON (button) && gtk_widget_is_ancestor (button, fold));
  g_assert_null (relais_choice_get_reason (relais_choice_button_get_choice (RELAIS_CHOICE_BUTTON (button))));
  panes_click (button);
  g_assert_cmpuint (relais_match_get_node (f->match)->depth, ==, 1);
}

/* What cannot be done has its key as well, which tells why. */
static void
test_the_key_of_what_is_impossible_tells_why (Fixture *f, gconstpointer start)
{
  GtkWidget *button, *popover;
  RelaisNode *before;
  const char *key;

  play_to_refusal (f);
  button = first_button (f, FALSE);
  before = relais_match_get_node (f->match);
  key = panes_label (display_find (button, RELAIS_TYPE_CHOICE_FACE), "key");
  g_assert_cmpuint (strlen (key), ==, 1);
  g_assert_true (panes_press (f->bar, (guint) *key, 0));
  g_assert_true (relais_match_get_node (f->match) == before);
  popover = display_find (button, RELAIS_TYPE_REASON_POPOVER);
  g_assert_nonnull (popover);
  display_close_for_good (popover);
}

/* How many of a good to sell: the numbers between one and all of it. */
static void
test_amounts_give_way (Fixture *f, gconstpointer start)
{
  GtkWidget *fold = display_find (f->bar, RELAIS_TYPE_CHOICE_FOLD);

  g_assert_null (gtk_widget_get_ancestor (find_button (f, "sell wood"), RELAIS_TYPE_CHOICE_FOLD));
  g_assert_null (gtk_widget_get_ancestor (find_button (f, "sell 5 wood"), RELAIS_TYPE_CHOICE_FOLD));
  g_assert_nonnull (fold);
  g_assert_cmpstr (panes_label (display_find (fold, RELAIS_TYPE_CHOICE_FACE), "title"), ==, "Sell wood…");
  relais_choice_fold_open (RELAIS_CHOICE_FOLD (fold));
  panes_settle ();
  panes_click (find_button (f, "sell 3 wood"));
  g_assert_cmpuint (relais_match_get_node (f->match)->depth, ==, 3);
}

static void
test_focus_survives_a_refresh (Fixture *f, gconstpointer start)
{
  GtkWidget *button = first_button (f, TRUE);
  g_autofree char *id = g_strdup (relais_choice_get_id (relais_choice_button_get_choice (RELAIS_CHOICE_BUTTON (button))));

  gtk_widget_grab_focus (button);
  relais_decision_refresh (f->decision);
  g_assert_true (find_button (f, id) == button);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) == button);
  /* Where it was pressed away, the focus stays among the choices. */
  panes_click (button);
  g_assert_true (find_button (f, id) != button);
  g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (f->window)));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (f->window)), panes_part (f->bar, "choices")));
}

static void
test_looking_back_is_told (Fixture *f, gconstpointer start)
{

  playing_play (f->match, "merchant ride 2 to langeais");
  relais_match_look (f->match, relais_tree_get_root (relais_match_get_tree (f->match)));
  g_assert_true (gtk_widget_get_visible (panes_part (f->bar, "looking")));
  g_assert_null (display_find_seen (f->bar, RELAIS_TYPE_CHOICE_BUTTON));
  g_assert_false (panes_press (f->bar, GDK_KEY_1, 0));
  g_assert_cmpstr (panes_label (f->bar, "question"), !=, relais_decision_get_question (f->decision));
  g_assert_true (panes_press (f->bar, GDK_KEY_Escape, 0));
  g_assert_false (relais_match_is_looking_back (f->match));
  g_assert_nonnull (display_find_seen (f->bar, RELAIS_TYPE_CHOICE_BUTTON));
  g_assert_cmpstr (panes_label (f->bar, "question"), ==, relais_decision_get_question (f->decision));
}

static void
test_trying_ahead_is_told (Fixture *f, gconstpointer start)
{
  GtkWidget *strip = panes_part (f->bar, "trial");

  g_assert_false (gtk_widget_get_visible (strip));
  relais_match_try (f->match);
  g_assert_true (gtk_widget_get_visible (strip));
  relais_match_drop_trial (f->match);
  g_assert_false (gtk_widget_get_visible (strip));
}

static void
test_last_move_is_told (Fixture *f, gconstpointer start)
{
  GtkWidget *status = panes_part (f->bar, "status");

  g_assert_cmpstr (panes_label (status, "text"), ==, "");
  playing_play (f->match, "merchant ride 2 to langeais");
  g_assert_cmpstr (panes_label (status, "text"), ==, "Merchant rides from Nantes to Langeais (3 places)");
  gtk_test_accessible_assert_role (status, GTK_ACCESSIBLE_ROLE_STATUS);
  g_assert_true (panes_press (f->bar, GDK_KEY_l, GDK_CONTROL_MASK));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) == status);
  relais_match_undo (f->match);
  g_assert_cmpstr (panes_label (status, "text"), ==, "");
}

/* Both that of who decides and that of who moved last. */
static void
test_badges_follow_the_player_s_colour (Fixture *f, gconstpointer start)
{
  static const char *const colours[] = { "green", "blue" };
  GtkWidget *const bars[] = { f->bar, panes_part (f->bar, "status") };

  playing_play (f->match, "merchant ride 2 to langeais");
  for (gsize i = 0; i < G_N_ELEMENTS (colours); i++)
    {
      g_autofree char *badge = g_strconcat ("seat-badge-", colours[i], NULL);

      g_object_set (relais_match_nth_seat (f->match, 0), "colour", colours[i], NULL);
      for (gsize k = 0; k < G_N_ELEMENTS (bars); k++)
        {
          g_autofree char *shown = NULL;

          g_object_get (panes_part (bars[k], "badge"), "sprite", &shown, NULL);
          g_assert_cmpstr (shown, ==, badge);
        }
    }
}

static void
test_what_one_press_did_is_told (Fixture *f, gconstpointer start)
{
  deciding_choose (f->decision, "sell 5 wood");
  g_assert_cmpstr (panes_label (panes_part (f->bar, "status"), "text"), ==, "Sells 5 wood for 10 d");
}

static void
test_strict_undo_is_explained (Fixture *f, gconstpointer start)
{
  GtkWidget *locked = panes_part (panes_part (f->bar, "status"), "locked");
  GtkWidget *popover;
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  playing_play_to_barrier (f->match, &rng, FALSE);
  g_assert_false (gtk_widget_get_visible (locked));
  relais_match_set_strict (f->match, TRUE);
  g_assert_true (gtk_widget_get_visible (locked));
  panes_click (locked);
  popover = display_find (locked, RELAIS_TYPE_REASON_POPOVER);
  g_assert_nonnull (popover);
  gtk_test_accessible_assert_property (popover, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "A message was revealed: this cannot be taken back in a game with strict undo.");
}

static void
test_colour_follows_the_seat (Fixture *f, gconstpointer start)
{
  GtkWidget *band = panes_part (f->bar, "band");
  RelaisSeat *seat = relais_match_nth_seat (f->match, (guint) relais_match_get_seat (f->match));
  g_autofree char *before = g_strconcat ("seat-", relais_seat_get_colour (seat), NULL);

  g_assert_true (gtk_widget_has_css_class (band, before));
  g_object_set (seat, "colour", "blue", NULL);
  g_assert_true (gtk_widget_has_css_class (band, "seat-blue"));
  g_assert_false (gtk_widget_has_css_class (band, before));
}

static void
test_bar_is_low_in_a_low_window (Fixture *f, gconstpointer start)
{
  int height;

  g_assert_true (gtk_widget_has_css_class (f->bar, "compact"));
  gtk_widget_measure (f->bar, GTK_ORIENTATION_VERTICAL, 580, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, <=, 195);
}

/* Of what can be done, even side by side with much else; without the panes
 * there is room for it. */
static void
test_titles_are_whole (Fixture *f, gconstpointer start)
{
  guint crowded = 0;
  RelaisRng rng;

  relais_rng_seed (&rng, 2);
  for (guint i = 0; i < 300 && playing_play_random (f->match, &rng); i++)
    {
      g_autoptr (GPtrArray) buttons = panes_all (f->bar, RELAIS_TYPE_CHOICE_BUTTON);

      for (guint j = buttons->len; j > 0; j--)
        if (!gtk_widget_get_mapped (buttons->pdata[j - 1]))
          g_ptr_array_remove_index (buttons, j - 1);
      if (buttons->len < 6)
        continue;
      crowded++;
      panes_wait_drawn (f->window);
      for (guint j = 0; j < buttons->len; j++)
        {
          RelaisChoiceFace *face = relais_choice_button_get_face (buttons->pdata[j]);

          if (gtk_widget_get_mapped (buttons->pdata[j])
              && relais_choice_get_reason (relais_choice_button_get_choice (buttons->pdata[j])) == NULL
              && panes_is_cut (GTK_WIDGET (face), "title"))
            g_error ("“%s” is cut", panes_label (GTK_WIDGET (face), "title"));
        }
    }
  g_assert_cmpuint (crowded, >, 10);
}

static void
test_buttons_have_names (Fixture *f, gconstpointer start)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 2);
  for (guint i = 0; i < 40 && playing_play_random (f->match, &rng); i++)
    panes_check_names (f->bar);
}

/* With those behind the ones that are opened. */
/* Without those that are kept for the next question. */
static void
keep_visible (GPtrArray *widgets)
{
  for (guint i = widgets->len; i > 0; i--)
    {
      GtkWidget *fold = gtk_widget_get_ancestor (widgets->pdata[i - 1], RELAIS_TYPE_CHOICE_FOLD);

      if (!gtk_widget_get_visible (widgets->pdata[i - 1]) || (fold != NULL && !gtk_widget_get_visible (fold)))
        g_ptr_array_remove_index (widgets, i - 1);
    }
}

static guint
count_buttons (Fixture *f)
{
  g_autoptr (GPtrArray) folds = panes_all (f->bar, RELAIS_TYPE_CHOICE_FOLD);
  g_autoptr (GPtrArray) buttons = NULL;

  keep_visible (folds);
  for (guint i = 0; i < folds->len; i++)
    relais_choice_fold_open (folds->pdata[i]);
  buttons = panes_all (f->bar, RELAIS_TYPE_CHOICE_BUTTON);
  keep_visible (buttons);
  for (guint i = 0; i < folds->len; i++)
    relais_choice_fold_close (folds->pdata[i]);
  return buttons->len;
}

/* Whatever is asked, in four games from start to end. */
static void
test_whole_games_are_asked (Fixture *f, gconstpointer start)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 8);
  for (guint i = 0; i < 900 && playing_play_random (f->match, &rng); i++)
    g_assert_cmpuint (count_buttons (f), ==, deciding_count (f->decision));
}

static void
add_tests (void)
{
  static const char two[] = "loire players=2 seed=7 first_player=0";

#define TEST(name, start, function) g_test_add ("/panes/prompt/" name, Fixture, start, set_up, function, tear_down)
  TEST ("digits-play-a-turn", two, test_digits_play_a_turn);
  TEST ("second-press-is-not-the-next-player-s", two, test_second_press_is_not_the_next_player_s);
  TEST ("a-turn-ends-by-itself", two, test_a_turn_ends_by_itself);
  TEST ("the-focus-holds-it", two, test_the_focus_holds_it);
  TEST ("no-turn-ends-by-itself-with-strict-undo", two, test_not_with_strict_undo);
  TEST ("question-is-the-decision-s", two, test_question_is_the_decision_s);
  TEST ("escape-goes-a-step-back", two, test_escape_goes_a_step_back);
  TEST ("enter-presses-what-is-suggested", two, test_enter_presses_what_is_suggested);
  TEST ("keys-set-horses", two, test_keys_set_horses);
  TEST ("a-button-leads-back", two, test_a_button_leads_back);
  TEST ("refusal-is-explained-at-its-button", two, test_refusal_is_explained_at_its_button);
  TEST ("a-finger-that-rests-asks-why", two, test_a_finger_that_rests_asks_why);
  TEST ("many-choices-fold", AT_CIRCUS, test_many_choices_fold);
  TEST ("key-of-what-is-impossible", two, test_the_key_of_what_is_impossible_tells_why);
  TEST ("focus-survives-a-refresh", two, test_focus_survives_a_refresh);
  TEST ("looking-back-is-told", two, test_looking_back_is_told);
  TEST ("trying-ahead-is-told", two, test_trying_ahead_is_told);
  TEST ("last-move-is-told", two, test_last_move_is_told);
  TEST ("badges-follow-the-colour", two, test_badges_follow_the_player_s_colour);
  TEST ("amounts-give-way", IN_NANTES, test_amounts_give_way);
  TEST ("what-one-press-did-is-told", IN_NANTES, test_what_one_press_did_is_told);
  TEST ("strict-undo-is-explained", two, test_strict_undo_is_explained);
  TEST ("colour-follows-the-seat", two, test_colour_follows_the_seat);
  TEST ("bar-is-low-in-a-low-window", two, test_bar_is_low_in_a_low_window);
  TEST ("titles-are-whole", two, test_titles_are_whole);
  TEST ("buttons-have-names", two, test_buttons_have_names);
  TEST ("whole-games-are-asked", "loire players=3 seed=5", test_whole_games_are_asked);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
