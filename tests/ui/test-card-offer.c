/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards of which one is hired or built: what each does is read before it is chosen. */

#include <time.h>

#include "app/answers/relais-choice-bar.h"
#include "app/answers/relais-choice-face.h"
#include "app/cards/relais-card-answer.h"
#include "app/cards/relais-card-offer.h"
#include "app/cards/relais-card-view.h"
#include "panes.h"

/* The merchant stands where the circus is, with little money. */
#define AT_THE_CIRCUS                                                                                            \
  "{\"players\":2,\"turn\":12,\"phase\":\"merchant\",\"used\":{\"merchant\":true},\"circus\":\"usse\",\"seats\":[{" \
  "\"merchant\":{\"at\":\"usse\",\"dir\":\"cw\"},\"deniers\":2},{}]}"
#define IN_A_CITY                                                                                                \
  "{\"players\":2,\"turn\":12,\"phase\":\"merchant\",\"used\":{\"merchant\":true},\"seats\":[{"                      \
  "\"merchant\":{\"at\":\"orleans\"},\"deniers\":9,\"goods\":{\"wood\":1}},{}]}"

typedef struct
{
  RelaisMatch *match;
  RelaisDecision *decision;
  GtkWidget *window;
  GtkWidget *bar;
  GtkWidget *offer;
} Table;

static Table
lay_table (const char *start, int width, int height)
{
  Table table = { .match = playing_match (start) };
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  table.decision = deciding (table.match);
  table.bar = g_object_new (RELAIS_TYPE_CHOICE_BAR, "decision", table.decision, NULL);
  table.offer = relais_card_offer_new (table.decision);
  g_object_bind_property (table.offer, "asking", table.bar, "keyless", G_BINDING_SYNC_CREATE);
  gtk_widget_set_vexpand (overlay, TRUE);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), table.offer);
  gtk_box_append (GTK_BOX (box), overlay);
  gtk_box_append (GTK_BOX (box), table.bar);
  table.window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (table.window), width, height);
  gtk_window_set_child (GTK_WINDOW (table.window), box);
  gtk_window_present (GTK_WINDOW (table.window));
  panes_wait_drawn (table.window);
  return table;
}

static void
clear_table (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_object_unref (table->decision);
  g_object_unref (table->match);
}

/* The key of the group's button. */
static void
open_group (Table *table, const char *group)
{
  g_autoptr (RelaisChoice) head = relais_decision_get_head (table->decision, group);

  for (guint digit = 1; digit <= 9; digit++)
    {
      g_autoptr (GPtrArray) faces = panes_all (table->bar, RELAIS_TYPE_CHOICE_FACE);

      for (guint i = 0; i < faces->len; i++)
        if (g_strcmp0 (panes_label (faces->pdata[i], "title"), relais_choice_get_title (head)) == 0
            && atoi (panes_label (faces->pdata[i], "key")) == (int) digit)
          {
            g_assert_true (relais_choice_bar_press (RELAIS_CHOICE_BAR (table->bar), digit));
            panes_wait_drawn (table->window);
            return;
          }
    }
  g_error ("no key opens %s", group);
}

static RelaisChoice *
nth_answer (Table *table, guint i)
{
  g_autoptr (GPtrArray) answers = panes_all (table->offer, RELAIS_TYPE_CARD_ANSWER);

  g_assert_cmpuint (i, <, answers->len);
  return relais_card_answer_get_choice (RELAIS_CARD_ANSWER (answers->pdata[i]));
}

static gboolean
says (Table *table, const char *words)
{
  g_autoptr (GPtrArray) labels = panes_all (table->offer, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped (labels->pdata[i]) && strstr (gtk_label_get_text (labels->pdata[i]), words) != NULL)
      return TRUE;
  return FALSE;
}

/* What can be had comes first, what cannot keeps its place behind it with its reason. */
static void
test_characters_are_hired_by_their_cards (void)
{
  Table table = lay_table (AT_THE_CIRCUS, 960, 900);
  g_autoptr (GPtrArray) answers = NULL;
  gboolean locked = FALSE;
  const char *first;

  g_assert_false (gtk_widget_get_visible (table.offer));
  open_group (&table, "hire");
  g_assert_true (gtk_widget_get_visible (table.offer));
  g_assert_true (says (&table, "Hire…"));
  g_assert_true (says (&table, "characters to choose from"));
  g_assert_true (says (&table, "you have delivered 0 of type Lover") || says (&table, "costs "));
  answers = panes_all (table.offer, RELAIS_TYPE_CARD_ANSWER);
  g_assert_cmpuint (answers->len, >, 20);
  for (guint i = 0; i < answers->len; i++)
    {
      RelaisChoice *choice = nth_answer (&table, i);

      g_assert_true (!locked || relais_choice_get_reason (choice) != NULL);
      locked = relais_choice_get_reason (choice) != NULL;
      g_assert_nonnull (relais_choice_get_effect (choice));
    }
  g_assert_true (locked);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (table.window)) == answers->pdata[0]);

  first = relais_choice_get_id (nth_answer (&table, 0));
  g_assert_true (playing_can (table.match, first));
  g_assert_false (relais_choice_bar_press (RELAIS_CHOICE_BAR (table.bar), 1));
  g_assert_true (display_press (table.offer, GDK_KEY_1, 0));
  g_assert_false (gtk_widget_get_visible (table.offer));
  g_assert_false (playing_can (table.match, first));
  clear_table (&table);
}

static void
test_buildings_and_palaces_are_built_by_their_cards (void)
{
  Table table = lay_table (IN_A_CITY, 960, 900);

  open_group (&table, "build");
  g_assert_true (says (&table, "from your next turn on"));
  g_assert_true (says (&table, "Not now"));
  g_assert_cmpstr (relais_choice_get_id (nth_answer (&table, 0)), ==, "build farm");
  g_assert_nonnull (strstr (relais_choice_get_effect (nth_answer (&table, 0)), "Goods cost"));
  g_assert_true (display_press (table.offer, GDK_KEY_1, 0));
  g_assert_cmpstr (relais_decision_get_question (table.decision), ==, "Where do you build the farm?");
  clear_table (&table);
}

/* Escape leads back, and so does anything else that is asked. */
static void
test_the_page_goes (void)
{
  Table table = lay_table (AT_THE_CIRCUS, 960, 900);

  open_group (&table, "hire");
  g_assert_true (display_press (table.offer, GDK_KEY_Escape, 0));
  g_assert_false (gtk_widget_get_visible (table.offer));
  g_assert_false (display_press (table.offer, GDK_KEY_Escape, 0));
  g_assert_false (display_press (table.offer, GDK_KEY_1, 0));
  open_group (&table, "hire");
  playing_play (table.match, "done");
  g_assert_false (gtk_widget_get_visible (table.offer));
  clear_table (&table);
}

/* Where there is no room for cards, a list says the same. */
static void
test_a_small_window_has_a_list (void)
{
  Table table = lay_table (AT_THE_CIRCUS, 560, 480);
  g_autoptr (GPtrArray) faces = NULL;
  guint told = 0;

  open_group (&table, "hire");
  g_assert_false (gtk_widget_get_visible (table.offer));
  faces = panes_all (table.bar, RELAIS_TYPE_CHOICE_FACE);
  for (guint i = 0; i < faces->len; i++)
    told += g_strcmp0 (panes_label (faces->pdata[i], "effect"), "Cheese sells for 1 d more.") == 0;
  g_assert_cmpuint (told, ==, 1);
  clear_table (&table);
}

static void
count_frame (GdkFrameClock *frame_clock, guint *frames)
{
  (*frames)++;
}

/* In the next frame the cards are there, each in its place. */
static void
test_the_page_is_there_in_the_next_frame (void)
{
  Table table = lay_table (AT_THE_CIRCUS, 960, 900);
  GdkFrameClock *frame_clock = gtk_widget_get_frame_clock (table.window);
  g_autoptr (GPtrArray) answers = NULL;
  guint frames = 0;
  clock_t before;

  g_signal_connect_after (frame_clock, "layout", G_CALLBACK (count_frame), &frames);
  before = clock ();
  g_assert_true (relais_decision_open (table.decision, "hire"));
  while (frames == 0)
    g_main_context_iteration (NULL, TRUE);
  g_test_message ("%.1f ms of the processor", (double) (clock () - before) * 1000 / CLOCKS_PER_SEC);
  answers = panes_all (table.offer, RELAIS_TYPE_CARD_ANSWER);
  for (guint i = 0; i < answers->len; i++)
    g_assert_cmpint (gtk_widget_get_width (answers->pdata[i]), >, 140);
  g_signal_handlers_disconnect_by_func (frame_clock, count_frame, &frames);
  clear_table (&table);
}

static void
add_tests (void)
{
  g_test_add_func ("/offer/hire", test_characters_are_hired_by_their_cards);
  g_test_add_func ("/offer/build", test_buildings_and_palaces_are_built_by_their_cards);
  g_test_add_func ("/offer/goes", test_the_page_goes);
  g_test_add_func ("/offer/list", test_a_small_window_has_a_list);
  g_test_add_func ("/offer/in-the-next-frame", test_the_page_is_there_in_the_next_frame);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
