/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists of cards, card values and rules, as they are edited. */

#include "setups.h"

#include "app/cards/relais-edition-row.h"
#include "app/cards/relais-edition-table.h"
#include "app/setup/relais-field-card.h"
#include "app/setup/relais-field-cards.h"
#include "app/setup/relais-setup-rules.h"
#include "model/relais-options.h"

static const RelaisField *
field (const char *path)
{
  for (int i = 0; i < loire ()->n_fields; i++)
    if (g_str_equal (loire ()->fields[i].path, path))
      return &loire ()->fields[i];
  g_error ("no value %s", path);
}

/* --- lists of cards --------------------------------------------------------------------------- */

/* NULL: what has the focus is in none of these. */
static GtkWidget *
focused_in (GtkWidget *window, GType type)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  return focus != NULL ? gtk_widget_get_ancestor (focus, type) : NULL;
}

static GtkWidget *
focused_card (GtkWidget *window)
{
  return focused_in (window, RELAIS_TYPE_FIELD_CARD);
}

static void
drop_on (GtkWidget *row, GtkWidget *dropped)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, RELAIS_TYPE_FIELD_CARD);
  g_value_set_object (&value, dropped);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 1., 1., &taken);
    }
  g_assert_true (taken);
}

/* Unfolded, in a window of its own. */
static GtkWidget *
show_list (GtkWidget *cards)
{
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (desktop.application));
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_append (GTK_LIST_BOX (list), cards);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), list);
  gtk_window_present (GTK_WINDOW (window));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (cards), TRUE);
  gtk_test_widget_wait_for_draw (window);
  desktop_settle ();
  return window;
}

/* A card goes any way in one step, and takes the focus with it. */
static void
test_cards_of_a_deck_are_moved (void)
{
  g_autoptr (RelaisDraft) draft = relais_draft_new (loire ());
  GtkWidget *window, *first, *second, *cards;
  RelaisDraftField *deck;
  g_auto (GStrv) was = NULL;
  guint last;

  relais_draft_field_set_value (relais_draft_find_field (draft, "decks.1.shuffled"), 0);
  deck = relais_draft_find_field (draft, "decks.1");
  cards = relais_field_cards_new (deck);
  was = g_strdupv ((char **) relais_draft_field_get_cards (deck));
  last = g_strv_length (was) - 1;
  window = show_list (cards);

  first = display_find (cards, RELAIS_TYPE_FIELD_CARD);
  gtk_widget_grab_focus (first);
  g_assert_true (display_press (first, GDK_KEY_Down, GDK_ALT_MASK | GDK_SHIFT_MASK));
  g_assert_cmpstr (relais_draft_field_get_cards (deck)[last], ==, was[0]);
  g_assert_true (display_press (focused_card (window), GDK_KEY_Up, GDK_ALT_MASK));
  g_assert_cmpstr (relais_draft_field_get_cards (deck)[last - 1], ==, was[0]);
  g_assert_true (display_press (focused_card (window), GDK_KEY_Up, GDK_ALT_MASK | GDK_SHIFT_MASK));
  g_assert_cmpstr (relais_draft_field_get_cards (deck)[0], ==, was[0]);

  first = display_find (cards, RELAIS_TYPE_FIELD_CARD);
  second = gtk_widget_get_next_sibling (gtk_widget_get_next_sibling (first));
  drop_on (second, first);
  desktop_settle ();
  g_assert_cmpstr (relais_draft_field_get_cards (deck)[0], ==, was[1]);
  g_assert_cmpstr (relais_draft_field_get_cards (deck)[2], ==, was[0]);
  gtk_window_destroy (GTK_WINDOW (window));
  desktop_settle ();
}

/* What is typed is looked for at once, and Enter takes what is found. */
static void
test_a_card_is_typed_and_added (void)
{
  g_autoptr (RelaisDraft) draft = relais_draft_new (loire ());
  RelaisDraftField *field = relais_draft_find_field (draft, "seats.0.characters");
  GtkWidget *cards = relais_field_cards_new (field);
  GtkWidget *window = show_list (cards);
  GtkWidget *button, *search;

  button = display_find (cards, GTK_TYPE_MENU_BUTTON);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  display_until ((search = focused_in (window, GTK_TYPE_SEARCH_ENTRY)) != NULL);
  display_search (search, "spy");
  g_signal_emit_by_name (search, "activate");
  desktop_settle ();
  g_assert_cmpstr (relais_draft_field_get_cards (field)[0], ==, "spy");
  g_assert_null (relais_draft_field_get_cards (field)[1]);
  gtk_window_destroy (GTK_WINDOW (window));
  desktop_settle ();
}

/* --- card values ------------------------------------------------------------------------------ */

typedef struct
{
  GtkWidget *window;
  RelaisEditionTable *table;
  RelaisDraft *draft;
} Table;

static void
show_table (Table *t, gconstpointer data)
{
  t->draft = relais_draft_new (loire ());
  t->table = RELAIS_EDITION_TABLE (relais_edition_table_new ());
  relais_edition_table_set_draft (t->table, t->draft);
  t->window = adw_application_window_new (GTK_APPLICATION (desktop.application));
  gtk_window_set_default_size (GTK_WINDOW (t->window), 420, 700);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (t->window), GTK_WIDGET (t->table));
  gtk_window_present (GTK_WINDOW (t->window));
  gtk_test_widget_wait_for_draw (t->window);
  desktop_settle ();
}

static void
hide_table (Table *t, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (t->window));
  g_clear_object (&t->draft);
  desktop_settle ();
}

/* NULL: none has the focus. */
static RelaisEditionRow *
focused_row (Table *t)
{
  GtkWidget *row = focused_in (t->window, RELAIS_TYPE_EDITION_ROW);

  return row != NULL ? RELAIS_EDITION_ROW (row) : NULL;
}

static gboolean
has_focus (Table *t, const char *path)
{
  RelaisEditionLine *line = focused_row (t) != NULL ? relais_edition_row_get_line (focused_row (t)) : NULL;

  return line != NULL && relais_edition_line_get_n_cells (line) > 0
         && relais_edition_line_get_cell (line, 0)->field == field (path);
}

/* The first of the values of a line, until it has the focus where it comes to lie. */
static void
go_to (Table *t, const char *path)
{
  relais_edition_table_go_to (t->table, path);
  g_test_message ("%s is to have the focus", path);
  gtk_test_widget_wait_for_draw (t->window);
  desktop_settle ();
  display_until (has_focus (t, path));
}

static GtkListView *
list_of (Table *t)
{
  return GTK_LIST_VIEW (gtk_widget_get_template_child (GTK_WIDGET (t->table), RELAIS_TYPE_EDITION_TABLE, "list"));
}

static guint
value_of (Table *t, const RelaisField *field, guint index)
{
  return relais_edition_get (relais_draft_get_edition (t->draft), field, index);
}

static guint
count_lines (Table *t)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (list_of (t))));
}

static void
test_value_is_typed_and_undone (Table *t, gconstpointer data)
{
  const RelaisField *cost = field ("characters.banker.cost");
  GtkWidget *number;
  guint before = value_of (t, cost, 0);

  go_to (t, "characters.banker.cost");
  number = display_find (GTK_WIDGET (focused_row (t)), GTK_TYPE_SPIN_BUTTON);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number)), ==, (int) before);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), before + 3);
  g_assert_cmpuint (value_of (t, cost, 0), ==, before + 3);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (focused_row (t)), "changed"));
  g_assert_true (relais_draft_undo (t->draft));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number)), ==, (int) before);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (focused_row (t)), "changed"));
}

static void
test_value_is_set_back (Table *t, gconstpointer data)
{
  const RelaisField *cost = field ("characters.spy.cost");
  guint before = value_of (t, cost, 0);

  g_assert_true (relais_draft_set_value (t->draft, cost, 0, before + 1));
  g_assert_true (relais_draft_set_value (t->draft, field ("beer_factor"), 0, 3));
  go_to (t, "characters.spy.cost");
  click_in (GTK_WIDGET (focused_row (t)), "Reset");
  g_assert_cmpuint (value_of (t, cost, 0), ==, before);
  g_assert_cmpuint (value_of (t, field ("beer_factor"), 0), ==, 3);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (t->table), "edition.reset-all", NULL));
  g_assert_cmpuint (value_of (t, field ("beer_factor"), 0), ==, 2);
}

static void
test_line_of_several_numbers_is_set_back_in_one_step (Table *t, gconstpointer data)
{
  const RelaisField *copies[] = { field ("characters.spy.copies.1"), field ("characters.spy.copies.2") };

  for (guint i = 0; i < 2; i++)
    g_assert_true (relais_draft_set_value (t->draft, copies[i], 0, 4));
  go_to (t, "characters.spy.copies.1");
  click_in (GTK_WIDGET (focused_row (t)), "Reset");
  for (guint i = 0; i < 2; i++)
    g_assert_cmpuint (value_of (t, copies[i], 0), <, 4);
  g_assert_true (relais_draft_undo (t->draft));
  for (guint i = 0; i < 2; i++)
    g_assert_cmpuint (value_of (t, copies[i], 0), ==, 4);
}

static void
test_enter_goes_on_to_the_next_value (Table *t, gconstpointer data)
{
  RelaisEditionLine *first;

  go_to (t, "characters.banker.cost");
  first = relais_edition_row_get_line (focused_row (t));
  gtk_widget_activate_action (gtk_root_get_focus (GTK_ROOT (t->window)), "edition.next", NULL);
  display_until (focused_row (t) != NULL && relais_edition_row_get_line (focused_row (t)) != first);
  g_assert_cmpstr (relais_edition_line_get_title (relais_edition_row_get_line (focused_row (t))), ==, "Points");
}

static void
test_values_are_looked_for (Table *t, gconstpointer data)
{
  GtkWidget *search = display_find (GTK_WIDGET (t->table), GTK_TYPE_SEARCH_ENTRY);
  GtkWidget *changed = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (t->table), RELAIS_TYPE_EDITION_TABLE, "changed"));
  guint all = count_lines (t);

  gtk_editable_set_text (GTK_EDITABLE (search), "banker");
  g_signal_emit_by_name (search, "search-changed");
  /* group, card, and its four lines; group and the line of what makes rich */
  g_assert_cmpuint (count_lines (t), ==, 8);
  /* words of the card and of the value together */
  gtk_editable_set_text (GTK_EDITABLE (search), "wine sel");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_lines (t), ==, 3);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_lines (t), ==, all);
  g_assert_true (relais_draft_set_value (t->draft, field ("goods.wine.sells"), 0, 9));
  g_signal_emit_by_name (changed, "clicked");
  g_assert_cmpuint (count_lines (t), ==, 3);
}

/* What stands by itself begins with a capital, or with a digit. */
static void
test_words_are_written_as_titles (Table *t, gconstpointer data)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (list_of (t)));
  guint seen = 0;

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (RelaisEditionLine) line = g_list_model_get_item (model, i);
      const RelaisField *values = relais_edition_line_get_n_cells (line) > 0 ? relais_edition_line_get_cell (line, 0)->field : NULL;

      for (guint16 value = values != NULL ? values->min : 0; values != NULL && values->words != NULL && value <= values->max; value++)
        {
          g_autofree char *word = relais_edition_line_dup_value (line, 0, value);

          g_assert_false (g_unichar_islower (g_utf8_get_char (word)));
          seen++;
        }
    }
  g_assert_cmpuint (seen, >, 500);
}

/* The row on top, as it lies there. */
static RelaisEditionRow *
top_row (Table *t)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (list_of (t)), 40, 3, GTK_PICK_DEFAULT);
  GtkWidget *row = at != NULL ? gtk_widget_get_ancestor (at, RELAIS_TYPE_EDITION_ROW) : NULL;

  if (row == NULL && at != NULL && GTK_IS_WIDGET (gtk_widget_get_first_child (at)))
    row = gtk_widget_get_first_child (at);
  return RELAIS_EDITION_ROW (row);
}

static void
assert_first_line_on_top (Table *t)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (list_of (t)));
  g_autoptr (RelaisEditionLine) first = g_list_model_get_item (model, 0);

  if (relais_edition_row_get_line (top_row (t)) != first)
    g_error ("“%s” lies where “%s” should", relais_edition_line_get_title (relais_edition_row_get_line (top_row (t))),
             relais_edition_line_get_title (first));
  g_assert_true (desktop_says (GTK_WIDGET (top_row (t)), relais_edition_line_get_title (first)));
}

static void
test_one_search_after_the_other_shows_what_it_finds (Table *t, gconstpointer data)
{
  GtkWidget *search = display_find (GTK_WIDGET (t->table), GTK_TYPE_SEARCH_ENTRY);
  static const char *const words[] = { "shields", "s", "sp", "spy", "", "boat", "cost", "spy" };

  gtk_widget_grab_focus (search);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (search), words[i]);
      g_signal_emit_by_name (search, "search-changed");
      for (guint k = 0; k < 3; k++)
        gtk_test_widget_wait_for_draw (t->window);
      assert_first_line_on_top (t);
    }
}

/* Also where the name of its file is no text. */
static void
test_broken_edition_changes_nothing (Table *t, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "br\xfc" "ckig.relais-edition", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *body = NULL;

  g_assert_true (g_file_set_contents (path, "{\"characters\":{\"banker\":{\"cost\":1000}},\"beer_factor\":3}", -1, NULL));
  relais_edition_table_import (t->table, file);
  desktop_settle ();
  g_assert_cmpuint (value_of (t, field ("beer_factor"), 0), ==, 2);
  body = desktop_asked ("body");
  g_assert_nonnull (strstr (body, "characters.banker.cost"));
  desktop_answer ("_Close");
  g_remove (path);
}

static void
test_edition_is_saved_and_brought_in (Table *t, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "mine.relais-edition", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (relais_draft_set_value (t->draft, field ("characters.spy.cost"), 0, 7));
  relais_edition_table_export (t->table, file);
  relais_draft_reset_edition (t->draft);
  relais_edition_table_import (t->table, file);
  g_assert_cmpuint (value_of (t, field ("characters.spy.cost"), 0), ==, 7);
  g_remove (path);
}

/* --- rules ------------------------------------------------------------------------------------ */

static void
test_rules_go_back_to_the_rulebook (void)
{
  g_autoptr (RelaisDraft) draft = relais_draft_new (loire ());
  RelaisOptions *options = RELAIS_OPTIONS (draft);
  int surcharge = relais_options_find (options, "lady_surcharge");
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (desktop.application));
  GtkWidget *rules = relais_setup_rules_new ();
  g_autofree char *dup = NULL;

  relais_setup_rules_set_draft (RELAIS_SETUP_RULES (rules), draft);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), rules);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  relais_draft_set_seat_name (draft, 0, "Claire");
  dup = relais_options_dup_seat_name (options, 0);
  g_assert_cmpstr (dup, ==, "Claire");
  relais_options_set_value (options, surcharge, 5);
  g_assert_true (desktop_says (rules, "1 of these is not as in the rulebook."));
  click_in (rules, "_Reset");
  g_assert_cmpint (relais_options_get_value (options, surcharge), ==, 2);
  g_assert_true (desktop_says (rules, "All as in the rulebook."));
  /* However many there are, it is one step. */
  relais_options_set_value (options, surcharge, 5);
  relais_options_set_value (options, relais_options_find (options, "boat_goal"), 5);
  g_assert_true (desktop_says (rules, "2 of these are not as in the rulebook."));
  click_in (rules, "_Reset");
  g_assert_true (desktop_says (rules, "All as in the rulebook."));
  g_assert_true (relais_draft_undo (draft));
  g_assert_true (desktop_says (rules, "2 of these are not as in the rulebook."));
  gtk_window_destroy (GTK_WINDOW (window));
  desktop_settle ();
}

#define ADD_TABLE(name, test) g_test_add ("/setup-values/edition/" name, Table, NULL, show_table, test, hide_table)

static void
add_tests (void)
{
  ADD_TABLE ("typed-and-undone", test_value_is_typed_and_undone);
  ADD_TABLE ("set-back", test_value_is_set_back);
  ADD_TABLE ("several-set-back", test_line_of_several_numbers_is_set_back_in_one_step);
  ADD_TABLE ("enter-goes-on", test_enter_goes_on_to_the_next_value);
  ADD_TABLE ("words", test_words_are_written_as_titles);
  ADD_TABLE ("looked-for", test_values_are_looked_for);
  ADD_TABLE ("looked-for-again", test_one_search_after_the_other_shows_what_it_finds);
  ADD_TABLE ("broken-file", test_broken_edition_changes_nothing);
  ADD_TABLE ("saved-and-brought-in", test_edition_is_saved_and_brought_in);
  g_test_add_func ("/setup-values/cards/moved", test_cards_of_a_deck_are_moved);
  g_test_add_func ("/setup-values/cards/typed", test_a_card_is_typed_and_added);
  g_test_add_func ("/setup-values/rules/back-to-the-rulebook", test_rules_go_back_to_the_rulebook);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
