/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards as they are looked at, sought, filtered and hired. */

#include <adwaita.h>

#include "../thread-time.h"
#include "app/answers/relais-choice-button.h"
#include "app/answers/relais-reason-popover.h"
#include "app/art/relais-art.h"
#include "app/cards/relais-card-browser.h"
#include "app/cards/relais-card-grid.h"
#include "app/cards/relais-card-group-row.h"
#include "app/cards/relais-card-page.h"
#include "app/cards/relais-card-sidebar.h"
#include "app/cards/relais-card-texts.h"
#include "app/cards/relais-card-values.h"
#include "app/cards/relais-card-view.h"
#include "cards.h"
#include "model/relais-match-cards.h"

#define WHOLE "loire players=4 seed=7"
/* The merchant of a rich seat with the Witch stands where the circus is. */
#define AT_CIRCUS                                                                                              \
  "{\"players\":2,\"turn\":12,\"phase\":\"merchant\",\"used\":{\"merchant\":true},\"seats\":[{"    \
  "\"deniers\":2,\"merchant\":{\"at\":\"usse\",\"dir\":\"cw\"},\"characters\":[\"witch\"]},{}]}"

static gboolean
is_switch_of (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL
         && GTK_IS_SWITCH (gtk_label_get_mnemonic_widget (GTK_LABEL (widget)));
}

static void
turn_on (GtkWidget *in, const char *text, gboolean on)
{
  GtkWidget *label = display_find_where (in, is_switch_of, text);

  g_assert_nonnull (label);
  gtk_switch_set_active (GTK_SWITCH (gtk_label_get_mnemonic_widget (GTK_LABEL (label))), on);
  cards_settle ();
}

static void
press (GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  cards_settle ();
}

static char *
summary (GtkWidget *browser)
{
  char *text;

  g_object_get (browser, "summary", &text, NULL);
  return text;
}

static void
assert_selected (GtkWidget *browser, const char *id)
{
  g_autoptr (RelaisCard) card = NULL;

  g_object_get (browser, "selected", &card, NULL);
  g_assert_cmpstr (card != NULL ? relais_card_get_id (card) : NULL, ==, id);
}

#define assert_summary(browser, text)                                         \
  G_STMT_START                                                                \
    {                                                                         \
      g_autofree char *_said = summary (browser);                             \
      g_assert_cmpstr (_said, ==, (text));                                    \
    }                                                                         \
  G_STMT_END

/* Every word stays within its slot, and at least the title is whole. */
static void
assert_fits (GArray *texts, RelaisCard *card, int width, gboolean whole)
{
  for (guint i = 0; i < texts->len; i++)
    {
      const RelaisCardText *text = &g_array_index (texts, RelaisCardText, i);
      PangoRectangle box;

      pango_layout_get_pixel_extents (text->layout, NULL, &box);
      if (text->at.x + (float) box.x < text->area.origin.x - 1 || text->at.y + (float) box.y < text->area.origin.y - 1
          || (float) box.width > text->area.size.width + 1 || (float) box.height > text->area.size.height + 1)
        g_error ("%s: its %s is larger than its place at %d pixels", relais_card_get_id (card), text->slot, width);
      if (pango_layout_is_ellipsized (text->layout) && (whole || g_str_equal (text->slot, "title")))
        g_error ("%s: its %s is cut at %d pixels", relais_card_get_id (card), text->slot, width);
    }
}

static void
test_every_card_fits (void)
{
  static const struct
  {
    int width;
    gboolean whole;
  } sizes[] = { { 250, TRUE }, { 148, TRUE }, { 110, FALSE }, { 86, FALSE } };
  g_autoptr (RelaisMatch) match = playing_match (WHOLE);
  g_autoptr (GListModel) cards = relais_match_cards_new (match);
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (match));
  GtkWidget *window = cards_show (gtk_label_new ("Cards"), 300, 300);

  g_assert_cmpuint (g_list_model_get_n_items (cards), ==, 108);
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
      {
        g_autoptr (RelaisCard) card = g_list_model_get_item (cards, i);
        g_autoptr (GArray) texts = relais_card_texts_new (gtk_widget_get_pango_context (window), card, ui,
                                                          (float) sizes[k].width, 0);

        assert_fits (texts, card, sizes[k].width, sizes[k].whole);
        g_assert_cmpstr (g_array_index (texts, RelaisCardText, 0).slot, ==, "title");
        g_assert_true ((relais_card_get_cost (card) < 0) || texts->len >= 2);
      }
  gtk_window_destroy (GTK_WINDOW (window));
}

static double
size_of (PangoLayout *layout)
{
  return pango_font_description_get_size (pango_layout_get_font_description (layout)) / (double) PANGO_SCALE;
}

static void
test_titles_of_a_group_are_of_one_size_and_line (void)
{
  const float width = 200;
  g_autoptr (RelaisMatch) match = playing_match (WHOLE);
  g_autoptr (GListModel) cards = relais_match_cards_new (match);
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (match));
  GtkWidget *window = cards_show (gtk_label_new ("Cards"), 300, 300);
  PangoContext *context = gtk_widget_get_pango_context (window);
  double least = G_MAXDOUBLE;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
      {
        g_autoptr (RelaisCard) card = g_list_model_get_item (cards, i);
        g_autoptr (GArray) texts = NULL;
        PangoLayout *title;

        if (g_strcmp0 (relais_card_get_group (card), "yellow") != 0)
          continue;
        if (pass == 0)
          {
            least = MIN (least, relais_card_title_size (context, card, ui, width));
            continue;
          }
        texts = relais_card_texts_new (context, card, ui, width, least);
        title = g_array_index (texts, RelaisCardText, 0).layout;
        g_assert_cmpint (pango_layout_get_line_count (title), ==, 1);
        g_assert_cmpfloat (fabs (size_of (title) - least), <, 0.5);
      }
  g_assert_cmpfloat (least, <, 100);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is drawn, as bytes; 48 pixels wide. */
static GBytes *
pixels (const char *sheet, const char *sprite)
{
  g_autoptr (GdkTexture) texture = relais_art_texture (relais_art_get_default (), sheet, sprite, 48, 48);
  guchar *data;

  if (texture == NULL)
    g_error ("no drawing %s in %s", sprite, sheet);
  data = g_malloc (48 * 48 * 4);
  gdk_texture_download (texture, data, 48 * 4);
  return g_bytes_new_take (data, 48 * 48 * 4);
}

/* Messages of a type share its sign; nothing else shares a drawing. */
static void
test_every_card_has_its_own_emblem (void)
{
  g_autoptr (RelaisMatch) match = playing_match (WHOLE);
  g_autoptr (GListModel) cards = relais_match_cards_new (match);
  g_autoptr (GHashTable) drawn = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, g_free);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (cards, i);
      GBytes *bytes = pixels ("loire-emblems", relais_card_get_emblem (card));
      const char *other = g_hash_table_lookup (drawn, bytes);

      g_bytes_unref (pixels ("loire-cards", relais_card_get_frame (card)));
      if (other != NULL && g_str_equal (relais_card_get_kind (card), "message"))
        g_assert_cmpstr (other, ==, relais_card_get_emblem (card));
      else if (other != NULL)
        g_error ("%s looks like %s", relais_card_get_id (card), other);
      g_hash_table_insert (drawn, bytes, g_strdup (relais_card_get_emblem (card)));
    }
  g_assert_cmpuint (g_hash_table_size (drawn), ==, 29 + 8 + 5 + 6);
}

static void
test_a_card_says_what_it_is (void)
{
  g_autoptr (RelaisMatch) match = playing_match (AT_CIRCUS);
  g_autoptr (RelaisDecision) decision = deciding (match);
  g_autoptr (GListModel) cards = relais_match_cards_new (match);
  GtkWidget *view = relais_card_view_new (match, relais_card_find (cards, "spy"), 110);
  GtkWidget *window = cards_show (view, 300, 300);

  gtk_test_accessible_assert_role (view, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Spy; Post; 3 deniers; 1 point. 1 of 1 left. You can have it now.");
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Look at the top three of the deck and keep one.");
  g_assert_true (gtk_widget_get_focusable (view));

  deciding_choose (decision, "hire spy");
  relais_match_cards_refresh (match, cards);
  cards_settle ();
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Spy; Post; 3 deniers; 1 point. 0 of 1 left. Player 1 has it.");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_typing_searches (void)
{
  g_autoptr (RelaisMatch) match = playing_match (WHOLE);
  GtkWidget *browser = relais_card_browser_new (match, NULL, FALSE);
  GtkWidget *window = cards_show (browser, 1280, 800);
  GtkWidget *entry = display_find_seen (browser, GTK_TYPE_SEARCH_ENTRY);

  assert_summary (browser, "108 cards");
  gtk_editable_set_text (GTK_EDITABLE (entry), "horse");
  cards_settle ();
  assert_summary (browser, "3 of 108 cards");
  gtk_editable_set_text (GTK_EDITABLE (entry), "orleans palat");
  cards_settle ();
  assert_summary (browser, "1 of 108 cards");
  /* What is told beside the grid is one of those that were found. */
  assert_selected (browser, "orleans.palatium_balivi");
  gtk_editable_set_text (GTK_EDITABLE (entry), "no such thing");
  cards_settle ();
  cards_assert_says (browser, "No Such Card");
  assert_selected (browser, NULL);

  g_assert_true (relais_card_browser_back (RELAIS_CARD_BROWSER (browser)));
  cards_settle ();
  assert_summary (browser, "108 cards");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_false (relais_card_browser_back (RELAIS_CARD_BROWSER (browser)));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_group (GtkWidget *widget, gconstpointer group)
{
  return RELAIS_IS_CARD_GROUP_ROW (widget)
         && g_str_equal (relais_card_group_row_get_group (RELAIS_CARD_GROUP_ROW (widget)), group);
}

static void
test_groups_and_switches_narrow_together (void)
{
  g_autoptr (RelaisMatch) match = playing_match (AT_CIRCUS);
  GtkWidget *browser = relais_card_browser_new (match, NULL, FALSE);
  GtkWidget *window = cards_show (browser, 1280, 800);
  GtkWidget *row;

  turn_on (browser, "mine", TRUE);
  assert_summary (browser, "1 of 108 cards");
  row = display_find_where (browser, is_group, "character-purple");
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, "Estate, 1 card");
  gtk_widget_activate (row);
  cards_settle ();
  assert_summary (browser, "1 of 108 cards");
  turn_on (browser, "hire", TRUE);
  assert_summary (browser, "0 of 108 cards");
  turn_on (browser, "mine", FALSE);
  assert_summary (browser, "6 of 108 cards");           /* all but the Witch herself: nobody costs more than 2 d */
  gtk_widget_activate (display_find_where (browser, is_group, ""));
  cards_settle ();
  gtk_test_accessible_assert_property (display_find_where (browser, is_group, "character-blue"), GTK_ACCESSIBLE_PROPERTY_LABEL, "Court, 0 cards");
  turn_on (browser, "hire", FALSE);
  turn_on (browser, "still", TRUE);
  assert_summary (browser, "101 of 108 cards");         /* all but the Witch, and the messages that the two seats have */
  turn_on (browser, "mine", TRUE);
  assert_summary (browser, "0 of 108 cards");
  turn_on (browser, "mine", FALSE);
  turn_on (browser, "pay", TRUE);
  assert_summary (browser, "62 of 108 cards");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Fewer hits have shorter numbers, and what lies beside them stays where it is. */
static void
test_the_sidebar_keeps_its_width (void)
{
  g_autoptr (RelaisMatch) match = playing_match (AT_CIRCUS);
  GtkWidget *browser = relais_card_browser_new (match, NULL, FALSE);
  GtkWidget *window = cards_show (browser, 1280, 800);
  GtkWidget *sidebar = display_find_seen (browser, RELAIS_TYPE_CARD_SIDEBAR);
  int before, after;

  gtk_widget_measure (sidebar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &before, NULL, NULL);
  turn_on (browser, "mine", TRUE);
  assert_summary (browser, "1 of 108 cards");
  gtk_widget_measure (sidebar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &after, NULL, NULL);
  g_assert_cmpint (after, ==, before);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_button_that_says (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_BUTTON (widget) && display_find_where (widget, cards_says, text) != NULL;
}

static gboolean
is_choice_of (GtkWidget *widget, gconstpointer text)
{
  return RELAIS_IS_CHOICE_BUTTON (widget)
         && g_str_equal (relais_choice_get_title (relais_choice_button_get_choice (RELAIS_CHOICE_BUTTON (widget))), text);
}

static void
test_a_card_is_hired_from_its_page (void)
{
  g_autoptr (RelaisMatch) match = playing_match (AT_CIRCUS);
  g_autoptr (RelaisDecision) decision = deciding (match);
  GtkWidget *browser = relais_card_browser_new (match, decision, FALSE);
  GtkWidget *window = cards_show (browser, 1280, 800);
  GtkWidget *button;

  g_assert_true (relais_card_browser_show_card (RELAIS_CARD_BROWSER (browser), "spy"));
  cards_settle ();
  cards_assert_says (browser, "Costs you 2 d now instead of 3 d.");
  button = display_find_where (browser, is_choice_of, "Spy · 2 d");
  g_assert_nonnull (button);
  press (button);
  cards_assert_says (browser, "Player 1 has it.");
  g_assert_null (display_find_where (browser, is_choice_of, "Spy · 2 d"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_tooltip (GtkWidget *widget, gconstpointer text)
{
  return g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0;
}

static void
test_a_card_that_cannot_be_had_says_why (void)
{
  g_autoptr (RelaisMatch) match = playing_match (WHOLE);
  g_autoptr (RelaisDecision) decision = deciding (match);
  GtkWidget *browser = relais_card_browser_new (match, decision, FALSE);
  GtkWidget *window = cards_show (browser, 1280, 800);
  GtkWidget *link, *popover;

  g_assert_false (relais_card_browser_show_card (RELAIS_CARD_BROWSER (browser), "nobody"));
  g_assert_true (relais_card_browser_show_card (RELAIS_CARD_BROWSER (browser), "witch"));
  cards_settle ();
  cards_assert_says (browser, "A figure must ride before it can do something.");
  g_assert_nonnull (display_find_where (browser, is_button_that_says, "What the rule says"));
  link = display_find_where (browser, is_button_that_says, "Rule: Witch");
  g_assert_nonnull (link);
  press (link);
  popover = display_find_seen (link, RELAIS_TYPE_REASON_POPOVER);
  g_assert_nonnull (popover);
  cards_assert_says (popover, "Witch");
  /* The id is for who looks for it. */
  g_assert_null (display_find_where (window, cards_says, "L-HIRE-3"));
  g_assert_nonnull (display_find_where (popover, has_tooltip, "L-HIRE-3"));
  display_close_for_good (popover);
  cards_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_a_narrow_browser_has_one_page_at_a_time (void)
{
  g_autoptr (RelaisMatch) match = playing_match (WHOLE);
  GtkWidget *browser = relais_card_browser_new (match, NULL, TRUE);
  GtkWidget *window = cards_show (browser, 320, 600);
  GtkWidget *grid = display_find_seen (browser, RELAIS_TYPE_CARD_GRID);
  GtkWidget *view = display_find_seen (grid, RELAIS_TYPE_CARD_VIEW);
  RelaisCard *card;

  g_assert_cmpint (gtk_widget_get_width (browser), ==, 320);
  g_assert_cmpuint (relais_card_grid_get_columns (RELAIS_CARD_GRID (grid)), ==, 2);
  g_assert_null (display_find_seen (browser, RELAIS_TYPE_CARD_GROUP_ROW));
  gtk_widget_activate (view);
  cards_settle ();
  g_object_get (browser, "selected", &card, NULL);
  g_assert_true (card == relais_card_view_get_card (RELAIS_CARD_VIEW (view)));
  g_object_unref (card);
  cards_assert_says (browser, "Wood sells for 1 d more.");

  g_assert_true (relais_card_browser_back (RELAIS_CARD_BROWSER (browser)));
  cards_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == view);
  gtk_window_destroy (GTK_WINDOW (window));
}

static RelaisCard *
focused_card (GtkWidget *window)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  g_assert_true (RELAIS_IS_CARD_VIEW (focus));
  return relais_card_view_get_card (RELAIS_CARD_VIEW (focus));
}

static void
test_arrows_walk_from_card_to_card (void)
{
  g_autoptr (RelaisMatch) match = playing_match (WHOLE);
  GtkWidget *browser = relais_card_browser_new (match, NULL, TRUE);
  GtkWidget *window = cards_show (browser, 320, 600);
  GtkWidget *grid = display_find_seen (browser, RELAIS_TYPE_CARD_GRID);

  gtk_widget_child_focus (grid, GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (relais_card_get_id (focused_card (window)), ==, "wood_merchant");
  gtk_widget_child_focus (grid, GTK_DIR_RIGHT);
  g_assert_cmpstr (relais_card_get_id (focused_card (window)), ==, "grain_merchant");
  gtk_widget_child_focus (grid, GTK_DIR_DOWN);
  g_assert_cmpstr (relais_card_get_id (focused_card (window)), ==, "wine_merchant");
  gtk_widget_child_focus (grid, GTK_DIR_DOWN);
  g_assert_cmpstr (relais_card_get_id (focused_card (window)), ==, "grain_farmer");
  /* The row below has one card only; the next one is another group's. */
  gtk_widget_child_focus (grid, GTK_DIR_DOWN);
  g_assert_cmpstr (relais_card_get_id (focused_card (window)), ==, "lumberjack");
  gtk_widget_child_focus (grid, GTK_DIR_DOWN);
  g_assert_cmpstr (relais_card_get_id (focused_card (window)), ==, "banker");
  gtk_widget_child_focus (grid, GTK_DIR_UP);
  g_assert_cmpstr (relais_card_get_id (focused_card (window)), ==, "lumberjack");
  g_assert_false (gtk_widget_child_focus (grid, GTK_DIR_TAB_FORWARD));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
on_closed (GtkWidget *page, gpointer closed)
{
  *(gboolean *) closed = TRUE;
}

static void
test_the_page_tells_where_values_are_from_and_leads_back (void)
{
  g_autoptr (RelaisMatch) match = playing_match (WHOLE);
  GtkWidget *page = relais_card_page_new (match, NULL);
  GtkWidget *window = cards_show (page, 900, 600);
  g_autoptr (GListModel) windows = NULL;
  gboolean closed = FALSE, told = FALSE;

  cards_assert_says (page, "108 cards");
  press (display_find_where (page, has_tooltip, "About the card values"));
  windows = g_object_ref (gtk_window_get_toplevels ());
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) other = g_list_model_get_item (windows, i);

      if (!RELAIS_IS_CARD_VALUES (other))
        continue;
      cards_assert_says (other, "• Costs of characters");
      told = TRUE;
      gtk_window_destroy (GTK_WINDOW (other));
    }
  g_assert_true (told);
  g_signal_connect (page, "closed", G_CALLBACK (on_closed), &closed);
  press (display_find_where (page, has_tooltip, "Back to the game"));
  g_assert_true (closed);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Looking at all cards must not make anybody wait. */
static void
test_opening_does_not_block (void)
{
  g_autoptr (RelaisMatch) match = playing_match (WHOLE);
  GtkWidget *browser = relais_card_browser_new (match, NULL, FALSE);
  GtkWidget *window = gtk_window_new ();
  gint64 longest = 0, end = g_get_monotonic_time () + G_USEC_PER_SEC;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), browser);
  gtk_window_present (GTK_WINDOW (window));
  while (g_get_monotonic_time () < end)
    {
      gint64 start = thread_time ();

      g_main_context_iteration (NULL, FALSE);
      longest = MAX (longest, thread_time () - start);
    }
  g_test_message ("longest iteration: %d ms", (int) (longest / 1000));
  /* Some five times what it takes, for machines that are busy. */
  g_assert_cmpint (longest, <, 500 * 1000);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  g_test_add_func ("/cards/words-fit", test_every_card_fits);
  g_test_add_func ("/cards/titles-of-a-group-are-of-one-size-and-line", test_titles_of_a_group_are_of_one_size_and_line);
  g_test_add_func ("/cards/own-emblems", test_every_card_has_its_own_emblem);
  g_test_add_func ("/cards/accessible", test_a_card_says_what_it_is);
  g_test_add_func ("/cards/search", test_typing_searches);
  g_test_add_func ("/cards/filters", test_groups_and_switches_narrow_together);
  g_test_add_func ("/cards/sidebar-width", test_the_sidebar_keeps_its_width);
  g_test_add_func ("/cards/hire", test_a_card_is_hired_from_its_page);
  g_test_add_func ("/cards/reason", test_a_card_that_cannot_be_had_says_why);
  g_test_add_func ("/cards/compact", test_a_narrow_browser_has_one_page_at_a_time);
  g_test_add_func ("/cards/arrows", test_arrows_walk_from_card_to_card);
  g_test_add_func ("/cards/page", test_the_page_tells_where_values_are_from_and_leads_back);
  g_test_add_func ("/cards/opening", test_opening_does_not_block);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
