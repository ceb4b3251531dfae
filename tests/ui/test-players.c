/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the players have, beside the board. */

#include "app/cards/relais-card-button.h"
#include "app/cards/relais-card-popover.h"
#include "app/game/relais-players-pane.h"
#include "app/loire/loire-message-button.h"
#include "app/art/relais-sprite-label.h"
#include "app/loire/loire-seat-card.h"
#include "app/loire/loire-seat-line.h"
#include "app/loire/loire-stock.h"
#include "app/rules/relais-seat-editor.h"
#include "display.h"
#include "engine/loire/loire-state.h"
#include "panes.h"

/* In a window of this height. */
static void
show_players (Panes *f, gconstpointer start, int height)
{
  f->match = playing_match (start);
  f->pane = g_object_new (RELAIS_TYPE_PLAYERS_PANE, "match", f->match, NULL);
  f->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (f->window), 340, height);
  /* GTK 4.18 measures a window for the least height it had before. */
  gtk_widget_set_size_request (f->window, 340, height);
  gtk_window_set_child (GTK_WINDOW (f->window), f->pane);
  gtk_window_present (GTK_WINDOW (f->window));
  panes_wait_drawn (f->window);
}

static void
set_up_players (Panes *f, gconstpointer start)
{
  show_players (f, start, 1000);
}

static void
set_up_crowd (Panes *f, gconstpointer start)
{
  show_players (f, start, 500);
}

static void
check_fact (GtkWidget *card, const char *name, const char *text)
{
  g_autofree char *shown = NULL;
  g_autofree char *words = NULL;

  g_object_get (panes_part (card, name), "text", &shown, "words", &words, NULL);
  g_assert_cmpstr (shown, ==, text);
  g_assert_cmpstr (words, !=, "");
}

static void
check_card (RelaisMatch *match, GtkWidget *card, const LoireState *s, guint index)
{
  const LoireSeat *seat = &s->seats[index];
  g_autofree char *deniers = g_strdup_printf ("%u", seat->deniers);
  g_autofree char *boat = g_strdup_printf ("%u/%u", seat->boat, s->options.boat_goal);
  g_autofree char *delivered = g_strdup_printf ("%u/%u", seat->n_delivered, s->options.message_goal);
  guint n_farms = loire_count (seat->built[LOIRE_FARM]);
  g_autofree char *farms = g_strdup_printf (n_farms == 1 ? "%u farm" : "%u farms", n_farms);
  g_autofree char *points = NULL;
  g_autoptr (GPtrArray) cards = panes_all (panes_part (card, "cards"), RELAIS_TYPE_CARD_BUTTON);
  g_autoptr (GPtrArray) messages = panes_all (card, RELAIS_TYPE_LOIRE_MESSAGE_BUTTON);
  RelaisScore score;

  relais_match_score (match, &score);
  points = g_strdup_printf ("%d", score.total[index]);
  check_fact (card, "deniers", deniers);
  check_fact (card, "boat", boat);
  check_fact (card, "delivered", delivered);
  g_assert_cmpstr (panes_label (card, "points"), ==, points);
  g_assert_cmpstr (panes_label (card, "name"), ==, relais_seat_get_name (relais_match_nth_seat (match, index)));
  g_assert_cmpuint (cards->len, ==, seat->n_characters + seat->n_palaces);
  g_assert_cmpuint (messages->len, ==, seat->n_held);
  g_assert_true (gtk_widget_get_visible (panes_part (card, "wood")) == (seat->goods[LOIRE_WOOD] > 0));
  g_assert_true (gtk_widget_get_visible (panes_part (card, "farms")) == (seat->built[LOIRE_FARM] != 0));
  if (seat->built[LOIRE_FARM] != 0)
    check_fact (card, "farms", farms);
}

/* The cards stay in the order of the seats; the turn's player is marked. Lines take
 * their place where there is no room: here there is. */
static void
check_pane (Panes *f)
{
  const LoireState *s = (gconstpointer) &relais_match_get_view (f->match)->state;
  g_autoptr (GPtrArray) cards = panes_all (f->pane, RELAIS_TYPE_LOIRE_SEAT_CARD);

  g_assert_cmpuint (cards->len, ==, s->players);
  for (guint i = 0; i < cards->len; i++)
    {
      check_card (f->match, cards->pdata[i], s, i);
      g_assert_true (gtk_widget_has_css_class (cards->pdata[i], "active") == (s->phase != LOIRE_OVER && i == s->player));
    }
}

static void
test_numbers_are_those_of_the_position (Panes *f, gconstpointer start)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 4);
  check_pane (f);
  for (guint i = 0; i < 60; i++)
    {
      playing_play_on (f->match, &rng, 7);
      check_pane (f);
    }
  relais_match_look (f->match, relais_tree_get_root (relais_match_get_tree (f->match)));
  check_pane (f);
  relais_match_look (f->match, NULL);
  check_pane (f);
}

static void
test_stock_is_that_of_the_position (Panes *f, gconstpointer start)
{
  GtkWidget *stock = display_find (f->pane, RELAIS_TYPE_LOIRE_STOCK);
  const LoireState *s;
  g_autofree char *wood = NULL;
  g_autofree char *deck = NULL;

  panes_play_on (f, 200);
  s = relais_match_get_state (f->match);
  wood = g_strdup_printf ("%u", s->goods[LOIRE_WOOD]);
  deck = g_strdup_printf ("%u", s->n_deck[0]);
  check_fact (stock, "wood", wood);
  check_fact (stock, "deck_1", deck);
  g_assert_cmpstr (panes_label (stock, "end"), !=, "");
}

static void
test_stock_knows_of_an_early_end (Panes *f, gconstpointer start)
{
  GtkWidget *stock = display_find (f->pane, RELAIS_TYPE_LOIRE_STOCK);

  panes_play_on (f, 20);
  relais_match_end_early (f->match);
  g_assert_cmpstr (panes_label (stock, "end"), ==, "The game is over");
  /* There it went on. */
  relais_match_look (f->match, relais_tree_get_root (relais_match_get_tree (f->match)));
  g_assert_true (g_str_has_prefix (panes_label (stock, "end"), "The end is "));
}

static void
note_places (RelaisPlayersPane *pane, const char *const *places, char **noted)
{
  g_free (*noted);
  *noted = g_strjoinv (" ", (char **) places);
}

/* Everybody begins with a message to a village. */
static void
test_message_lights_up_its_places (Panes *f, gconstpointer start)
{
  const LoireState *s = relais_match_get_state (f->match);
  const LoireEdition *e = relais_match_get_edition (f->match);
  GtkWidget *message = display_find (f->pane, RELAIS_TYPE_LOIRE_MESSAGE_BUTTON);
  GtkWidget *button = display_find (message, GTK_TYPE_MENU_BUTTON);
  g_autofree char *noted = NULL;

  g_signal_connect (f->pane, "light-places", G_CALLBACK (note_places), &noted);
  gtk_widget_child_focus (button, GTK_DIR_TAB_FORWARD);
  panes_settle ();
  g_assert_cmpstr (noted, ==, loire_locations[e->message[s->seats[s->player].held[0].card].to[0]]);
  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  panes_settle ();
  g_assert_cmpstr (noted, ==, "");
}

/* Those of the position: in their order, each with its card and its points. */
static void
check_delivered (Panes *f, GtkWidget *card, guint index)
{
  const LoireState *s = (gconstpointer) &relais_match_get_view (f->match)->state;
  const LoireEdition *e = relais_match_get_edition (f->match);
  GtkMenuButton *opener = GTK_MENU_BUTTON (panes_part (card, "delivered_button"));
  g_autoptr (GPtrArray) buttons = NULL;
  guint message = s->seats[index].first_delivered;
  GtkWidget *popover;

  gtk_menu_button_popup (opener);
  panes_settle ();
  popover = GTK_WIDGET (gtk_menu_button_get_popover (opener));
  g_assert_true (gtk_widget_get_visible (popover));
  buttons = panes_all (popover, RELAIS_TYPE_LOIRE_MESSAGE_BUTTON);
  g_assert_cmpuint (buttons->len, ==, s->seats[index].n_delivered);
  g_assert_true (gtk_widget_get_visible (panes_part (popover, "nothing")) == (buttons->len == 0));
  for (guint i = 0; i < buttons->len; i++, message = s->delivered[message])
    {
      RelaisCardButton *button = RELAIS_CARD_BUTTON (display_find (buttons->pdata[i], RELAIS_TYPE_CARD_BUTTON));
      g_autofree char *points = g_strdup_printf ("%d", e->message[message].points);

      g_assert_cmpstr (relais_card_button_get_card (button), ==, loire_messages[message]);
      g_assert_cmpstr (panes_label (buttons->pdata[i], "points"), ==, points);
    }
  if (buttons->len > 0)
    panes_check_names (popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
  panes_settle ();
}

static GtkWidget *
card_of (Panes *f, guint index)
{
  g_autoptr (GPtrArray) cards = panes_all (f->pane, RELAIS_TYPE_LOIRE_SEAT_CARD);

  return cards->pdata[index];
}

static void
test_delivered_messages_are_listed (Panes *f, gconstpointer start)
{
  const LoireState *s = (gconstpointer) &relais_match_get_view (f->match)->state;

  g_assert_cmpuint (s->seats[s->player].n_delivered, ==, 0);
  check_delivered (f, card_of (f, s->player), s->player);
  for (guint i = 0; i < 100 && s->seats[s->player].n_delivered < 2; i++)
    {
      panes_play_on (f, 20);
      s = (gconstpointer) &relais_match_get_view (f->match)->state;
    }
  g_assert_cmpuint (s->seats[s->player].n_delivered, >, 1);
  check_delivered (f, card_of (f, s->player), s->player);
}

static void
test_emblem_shows_its_card (Panes *f, gconstpointer start)
{
  GtkWidget *card = display_find (f->pane, RELAIS_TYPE_CARD_BUTTON);
  GtkWidget *button = display_find (card, GTK_TYPE_MENU_BUTTON);
  GtkWidget *popover;

  g_assert_nonnull (relais_card_button_get_card (RELAIS_CARD_BUTTON (card)));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  panes_settle ();
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_true (RELAIS_IS_CARD_POPOVER (popover) && gtk_widget_get_visible (popover));
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

static GtkWidget *
find_colour (GtkWidget *editor, const char *colour)
{
  g_autoptr (GPtrArray) buttons = panes_all (editor, GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_str_equal (gtk_widget_get_name (buttons->pdata[i]), colour))
      return buttons->pdata[i];
  g_assert_not_reached ();
}

static void
test_names_and_colours_change_in_the_game (Panes *f, gconstpointer start)
{
  RelaisSeat *first = relais_match_nth_seat (f->match, 0);
  RelaisSeat *second = relais_match_nth_seat (f->match, 1);
  g_autofree char *own = g_strdup (relais_seat_get_colour (first));
  g_autofree char *others = g_strdup (relais_seat_get_colour (second));
  GtkWidget *card = display_find (f->pane, RELAIS_TYPE_LOIRE_SEAT_CARD);
  GtkMenuButton *button = GTK_MENU_BUTTON (panes_part (card, "editor_button"));
  GtkWidget *editor;

  gtk_menu_button_popup (button);
  panes_settle ();
  editor = GTK_WIDGET (gtk_menu_button_get_popover (button));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_colour (editor, others)), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (panes_part (editor, "name")), "  Zoé (la rapide) ");
  gtk_popover_popdown (GTK_POPOVER (editor));
  panes_settle ();
  g_assert_cmpstr (relais_seat_get_colour (first), ==, others);
  g_assert_cmpstr (relais_seat_get_colour (second), ==, own);
  /* What cannot stand in a record is not in the name. */
  g_assert_cmpstr (relais_seat_get_name (first), ==, "Zoé  la rapide");
  g_assert_cmpstr (panes_label (card, "name"), ==, "Zoé  la rapide");

  gtk_menu_button_popup (button);
  /* Nor is there more of it than there is room for. */
  gtk_editable_set_text (GTK_EDITABLE (panes_part (editor, "name")), "1234567890123456789012345678901234567890 and more");
  g_assert_cmpuint (strlen (gtk_editable_get_text (GTK_EDITABLE (panes_part (editor, "name")))), ==, 40);
  gtk_editable_set_text (GTK_EDITABLE (panes_part (editor, "name")), " ");
  gtk_popover_popdown (GTK_POPOVER (editor));
  g_assert_cmpstr (relais_seat_get_name (first), ==, "Zoé  la rapide");
}

static void
test_players_fit_their_pane (Panes *f, gconstpointer start)
{
  int minimum;

  panes_play_on (f, 500);
  gtk_widget_measure (f->pane, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 320);
}

static GtkWidget *
card_shown (Panes *f)
{
  g_autoptr (GPtrArray) cards = panes_all (f->pane, RELAIS_TYPE_LOIRE_SEAT_CARD);
  GtkWidget *shown = NULL;

  for (guint i = 0; i < cards->len; i++)
    if (gtk_widget_get_mapped (cards->pdata[i]))
      {
        g_assert_null (shown);
        shown = cards->pdata[i];
      }
  return shown;
}

/* A line each, the card of one, and the stock in sight. */
static void
assert_crowd (Panes *f, guint whose)
{
  GtkWidget *stock = display_find (f->pane, RELAIS_TYPE_LOIRE_STOCK);
  graphene_rect_t bounds;

  panes_wait_drawn (f->window);
  g_assert_true (gtk_widget_get_mapped (panes_part (f->pane, "lines")));
  g_assert_cmpstr (panes_label (card_shown (f), "name"), ==, relais_seat_get_name (relais_match_nth_seat (f->match, whose)));
  g_assert_true (gtk_widget_compute_bounds (stock, f->window, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (f->window));
}

static void
test_a_line_each_where_there_is_no_room (Panes *f, gconstpointer start)
{
  g_autoptr (GPtrArray) lines = panes_all (f->pane, RELAIS_TYPE_LOIRE_SEAT_LINE);
  RelaisRng rng;
  guint other;

  g_assert_cmpuint (lines->len, ==, 4);
  relais_rng_seed (&rng, 4);
  for (guint i = 0; i < 12; i++)
    {
      const LoireState *s = (gconstpointer) &relais_match_get_view (f->match)->state;

      assert_crowd (f, s->player);
      for (guint k = 0; k < lines->len; k++)
        {
          g_autofree char *deniers = g_strdup_printf ("%u", s->seats[k].deniers);

          check_fact (lines->pdata[k], "deniers", deniers);
          g_assert_cmpstr (panes_label (lines->pdata[k], "name"), ==, relais_seat_get_name (relais_match_nth_seat (f->match, k)));
        }
      playing_play_on (f->match, &rng, 9);
    }
  /* Of whom one wants to know more, until the turn is over. */
  other = ((guint) relais_match_get_seat (f->match) + 2) % 4;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_parent (lines->pdata[other])), TRUE);
  assert_crowd (f, other);
  while (relais_match_get_seat (f->match) == (int) (other + 2) % 4)
    playing_play_on (f->match, &rng, 1);
  assert_crowd (f, (guint) relais_match_get_seat (f->match));
}

static void
test_delivered_by_kind (Panes *f, gconstpointer start)
{
  g_autoptr (GPtrArray) cards = panes_all (f->pane, RELAIS_TYPE_LOIRE_SEAT_CARD);
  const LoireState *s;
  guint found = 0;

  panes_play_on (f, 800);
  s = (gconstpointer) &relais_match_get_view (f->match)->state;
  for (guint i = 0; i < cards->len; i++)
    {
      g_autoptr (GPtrArray) kinds = panes_all (panes_part (cards->pdata[i], "kinds_box"), RELAIS_TYPE_SPRITE_LABEL);

      g_assert_cmpuint (kinds->len, ==, LOIRE_TYPES);
      for (guint type = 0; type < kinds->len; type++)
        {
          g_autofree char *text = NULL;

          g_object_get (kinds->pdata[type], "text", &text, NULL);
          g_assert_cmpint (g_ascii_strtoll (text, NULL, 10), ==, s->seats[i].delivered_type[type]);
          g_assert_true (gtk_widget_get_visible (kinds->pdata[type]) == (s->seats[i].delivered_type[type] > 0));
          found += s->seats[i].delivered_type[type];
        }
    }
  g_assert_cmpuint (found, >, 0);
}

static void
test_players_have_names (Panes *f, gconstpointer start)
{
  panes_play_on (f, 300);
  panes_check_names (f->pane);
}

static void
add_tests (void)
{
#define TEST(pane, name, start, function) \
  g_test_add ("/panes/" #pane "/" name, Panes, start, set_up_##pane, function, panes_tear_down)
  TEST (players, "numbers-are-those-of-the-position", PANES_FOUR, test_numbers_are_those_of_the_position);
  TEST (players, "numbers-of-the-casual-game", "loire players=3 seed=7 variant=casual",
        test_numbers_are_those_of_the_position);
  TEST (players, "stock-is-that-of-the-position", PANES_FOUR, test_stock_is_that_of_the_position);
  TEST (players, "stock-knows-of-an-early-end", PANES_FOUR, test_stock_knows_of_an_early_end);
  TEST (players, "message-lights-up-its-places", PANES_FOUR, test_message_lights_up_its_places);
  TEST (players, "delivered-messages-are-listed", PANES_FOUR, test_delivered_messages_are_listed);
  TEST (players, "emblem-shows-its-card", PANES_FOUR, test_emblem_shows_its_card);
  TEST (players, "names-and-colours-change-in-the-game", PANES_FOUR, test_names_and_colours_change_in_the_game);
  TEST (players, "fit-their-pane", PANES_FOUR, test_players_fit_their_pane);
  TEST (crowd, "a-line-each", PANES_FOUR, test_a_line_each_where_there_is_no_room);
  TEST (players, "delivered-by-kind", PANES_FOUR, test_delivered_by_kind);
  TEST (players, "have-names", PANES_FOUR, test_players_have_names);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
