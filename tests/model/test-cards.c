/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards of La Loire as a list: what stands on them, whatever is played. */

#include "table.h"

static guint
count_kind (GListModel *cards, const char *kind)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (cards, i);

      n += g_str_equal (relais_card_get_kind (card), kind) ? 1 : 0;
    }
  return n;
}

static char *
read_drawing (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("RELAIS_DATA"), "art", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
assert_drawn (const char *drawing, const char *sprite)
{
  g_autofree char *id = g_strdup_printf ("<g id=\"%s\"", sprite);

  if (strstr (drawing, id) == NULL)
    g_error ("%s is not drawn", sprite);
}

static void
test_all_cards_are_there (void)
{
  Table table;

  table_lay (&table, "loire players=3 seed=7");
  g_assert_true (g_list_model_get_item_type (table.cards) == RELAIS_TYPE_CARD);
  g_assert_cmpuint (count_kind (table.cards, "character"), ==, 29);
  g_assert_cmpuint (count_kind (table.cards, "palace"), ==, 8);
  g_assert_cmpuint (count_kind (table.cards, "message"), ==, 65);
  g_assert_cmpuint (count_kind (table.cards, "reference"), ==, 6);
  g_assert_cmpuint (g_list_model_get_n_items (table.cards), ==, 108);
  table_clear (&table);
}

static void
test_casual_has_no_characters_and_palaces (void)
{
  Table table;
  RelaisCard *message;

  table_lay (&table, "loire players=2 variant=casual seed=7");
  g_assert_cmpuint (count_kind (table.cards, "character"), ==, 0);
  g_assert_cmpuint (count_kind (table.cards, "palace"), ==, 0);
  g_assert_cmpuint (count_kind (table.cards, "message"), ==, 65);
  g_assert_cmpuint (count_kind (table.cards, "reference"), ==, 5);      /* there is no circus */
  message = table_find (table.cards, "m4.01");
  g_assert_cmpint (relais_card_get_left (message), ==, 1);
  table_clear (&table);

  table_lay (&table, "loire players=2 variant=casual casual_abbey=no seed=7");
  message = table_find (table.cards, "m4.01");
  g_assert_cmpstr (relais_card_get_state (message), ==, "Not in this game.");
  g_assert_cmpint (relais_card_get_left (message), ==, 0);
  table_clear (&table);
}

static void
test_every_card_is_drawn_and_told (void)
{
  g_autofree char *frames = read_drawing ("loire-cards.svg");
  g_autofree char *emblems = read_drawing ("loire-emblems.svg");
  Table table;

  table_lay (&table, "loire players=4 seed=7");
  for (guint i = 0; i < g_list_model_get_n_items (table.cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (table.cards, i);
      const char *text = relais_card_get_text (card);

      g_test_message ("%s: %s. %s %s", relais_card_get_id (card), relais_card_get_title (card), text,
                      relais_card_get_state (card));
      assert_drawn (frames, relais_card_get_frame (card));
      assert_drawn (emblems, relais_card_get_emblem (card));
      g_assert_cmpuint (strlen (relais_card_get_title (card)), >, 2);
      g_assert_true (g_unichar_isupper (g_utf8_get_char (relais_card_get_title (card))));
      g_assert_true (g_str_has_suffix (text, "."));
      g_assert_null (strpbrk (text, "{}'\""));
      g_assert_cmpuint (strlen (text), <, 110);         /* it stands on the card */
      g_assert_cmpuint (strlen (relais_card_get_group_title (card)), >, 2);
      g_assert_nonnull (relais_card_get_group (card));
      g_assert_nonnull (relais_lore_rule (&relais_loire, relais_card_get_rule (card)));
    }
  table_clear (&table);
}

static void
test_titles_and_groups (void)
{
  static const struct { const char *id, *title, *group, *group_title, *frame, *emblem; } expected[] = {
    { "lady_in_waiting", "Lady-in-waiting", "purple", "Estate", "card-purple", "emblem-lady_in_waiting" },
    { "lumberjack", "Lumberjack", "yellow", "Trade", "card-yellow", "emblem-lumberjack" },
    { "jester", "Jester", "green", "Road", "card-green", "emblem-jester" },
    { "spy", "Spy", "red", "Post", "card-red", "emblem-spy" },
    { "judge", "Judge", "blue", "Court", "card-blue", "emblem-judge" },
    { "orleans.bank", "Bank", "orleans", "Orléans", "card-palace-orleans", "emblem-orleans.bank" },
    { "m1.04", "Tours", "1", "Messages of level 1", "card-message-1", "type-general" },
    { "m2.01", "Red and blue", "2", "Messages of level 2", "card-message-2", "type-provost" },
    { "m3.02", "Blue, yellow and purple", "3", "Messages of level 3", "card-message-3", "type-provost" },
    { "m4.12", "Orléans", "4", "Messages of level 4", "card-message-4", "type-provost" },
    { "reference-farm", "Farm", "reference", "Reference", "card-reference", "reference-farm" },
  };
  Table table;

  table_lay (&table, "loire players=2 seed=7");
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      RelaisCard *card = table_find (table.cards, expected[i].id);

      g_assert_cmpstr (relais_card_get_title (card), ==, expected[i].title);
      g_assert_cmpstr (relais_card_get_group (card), ==, expected[i].group);
      g_assert_cmpstr (relais_card_get_group_title (card), ==, expected[i].group_title);
      g_assert_cmpstr (relais_card_get_frame (card), ==, expected[i].frame);
      g_assert_cmpstr (relais_card_get_emblem (card), ==, expected[i].emblem);
    }
  table_clear (&table);
}

/* Options and editions change what stands on cards. */
static void
test_effects_follow_the_game (void)
{
  Table table;

  table_lay (&table, "loire players=2 seed=7 lady_surcharge=1 rich_limit=12 lumberjack_pays=each");
  g_assert_nonnull (strstr (relais_card_get_text (table_find (table.cards, "lady_in_waiting")), "costs 1 d more"));
  g_assert_nonnull (strstr (relais_card_get_text (table_find (table.cards, "banker")), "up to 17 d"));
  g_assert_null (strstr (relais_card_get_text (table_find (table.cards, "lumberjack")), "price of one"));
  table_clear (&table);

  table_lay (&table, "{'players':2,'seed':1,'edition':{'characters':{'spy':{'cost':7,'points':4,'colour':'green'}}}}");
  g_assert_cmpint (relais_card_get_cost (table_find (table.cards, "spy")), ==, 7);
  g_assert_cmpint (relais_card_get_points (table_find (table.cards, "spy")), ==, 4);
  g_assert_cmpstr (relais_card_get_frame (table_find (table.cards, "spy")), ==, "card-green");
  g_assert_cmpstr (relais_card_get_group_title (table_find (table.cards, "spy")), ==, "Road");
  table_clear (&table);
}

/* The reference cards tell what the owner gets, and how much a merchant may do in a city. */
static void
test_reference_cards_are_complete (void)
{
  static const char *const buildings[] = { "reference-farm", "reference-monastery", "reference-castle" };
  Table table;

  table_lay (&table, "loire players=2 seed=7");
  for (guint i = 0; i < G_N_ELEMENTS (buildings); i++)
    {
      const char *text = relais_card_get_text (table_find (table.cards, buildings[i]));

      g_assert_nonnull (strstr (text, "owner’s boat +1"));
      g_assert_nonnull (strstr (text, "Owner: "));
    }
  g_assert_nonnull (strstr (relais_card_get_text (table_find (table.cards, "reference-nantes")), "sell, build, ship."));
  table_clear (&table);

  table_lay (&table, "loire players=2 seed=7 merchant_actions=one");
  g_assert_nonnull (strstr (relais_card_get_text (table_find (table.cards, "reference-nantes")), "sell, build or ship."));
  g_assert_nonnull (strstr (relais_card_get_text (table_find (table.cards, "reference-orleans")), "sell, build or ship."));
  table_clear (&table);
}

static void
test_reconstructed_is_told (void)
{
  Table table;

  table_lay (&table, "loire players=2 seed=7");
  g_assert_true (relais_card_get_reconstructed (table_find (table.cards, "banker")));
  g_assert_true (relais_card_get_reconstructed (table_find (table.cards, "m2.05")));
  g_assert_false (relais_card_get_changed (table_find (table.cards, "banker")));
  g_assert_false (relais_card_get_reconstructed (table_find (table.cards, "nantes.bank")));
  g_assert_false (relais_card_get_reconstructed (table_find (table.cards, "reference-farm")));
  table_clear (&table);

  /* Who has put in what is printed knows it. */
  table_lay (&table, "{'players':2,'seed':1,'edition':{'characters':{'banker':{'cost':4,'points':3}}}}");
  g_assert_false (relais_card_get_reconstructed (table_find (table.cards, "banker")));
  g_assert_true (relais_card_get_reconstructed (table_find (table.cards, "witch")));
  g_assert_true (relais_card_get_changed (table_find (table.cards, "banker")));
  g_assert_false (relais_card_get_changed (table_find (table.cards, "witch")));
  table_clear (&table);
}

/* Words. */

static void
test_search_ignores_case_and_accents (void)
{
  Table table;

  table_lay (&table, "loire players=2 seed=7");
  g_assert_true (relais_card_matches (table_find (table.cards, "orleans.bank"), "ORLEANS"));
  g_assert_true (relais_card_matches (table_find (table.cards, "orleans.bank"), "bank orléans"));
  g_assert_true (relais_card_matches (table_find (table.cards, "reference-orleans"), "orleans"));
  g_assert_true (relais_card_matches (table_find (table.cards, "blacksmith"), "HORSE smith"));
  g_assert_true (relais_card_matches (table_find (table.cards, "m2.01"), "provost blue"));
  g_assert_true (relais_card_matches (table_find (table.cards, "spy"), ""));
  g_assert_false (relais_card_matches (table_find (table.cards, "spy"), "horse"));
  table_clear (&table);
}

static void
test_decks_are_told (void)
{
  const RelaisLore *lore = relais_lore_find (&relais_loire);
  g_autofree char *start = NULL, *casual = NULL;
  Table table;

  table_lay (&table, "loire players=2 seed=7");
  start = lore->tell_decks (relais_match_get_view (table.match));
  g_assert_cmpstr (start, ==,
                   "Level 1: 16 of 18 messages are still in the deck.\n"
                   "Level 2: 21 of 21 messages are still in the deck.\n"
                   "Level 3: 14 of 14 messages are still in the deck.\n"
                   "Level 4: 12 of 12 messages are still in the deck.");
  table_clear (&table);
  table_lay (&table, "loire players=2 seed=7 variant=casual casual_abbey=no");
  casual = lore->tell_decks (relais_match_get_view (table.match));
  g_assert_true (g_str_has_suffix (casual, "Level 4: not in this game."));
  table_clear (&table);
}

/* Adds up the first numbers of the lines with a bullet. */
static guint
sum_of_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint sum = 0;

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, "•"))
      sum += (guint) g_ascii_strtoull (strpbrk (*line, "0123456789"), NULL, 10);
  return sum;
}

/* No reconstructed value is forgotten, none is counted twice. */
static void
test_all_reconstructed_values_are_told (void)
{
  const RelaisLore *lore = relais_lore_find (&relais_loire);
  g_autofree char *text = NULL, *changed = NULL;
  guint reconstructed = 0;
  Table table;

  for (int i = 0; i < relais_loire.n_fields; i++)
    reconstructed += relais_loire.fields[i].basis == RELAIS_BASIS_RECONSTRUCTED ? 1 : 0;
  table_lay (&table, "loire players=2 seed=7");
  text = lore->tell_basis (relais_match_get_view (table.match));
  g_test_message ("%s", text);
  g_assert_cmpuint (reconstructed, >, 200);
  g_assert_cmpuint (sum_of_lines (text), ==, reconstructed);
  g_assert_null (strstr (text, "changed"));
  g_assert_nonnull (strstr (text, "No rulebook tells the order of the villages and the road of each"));
  table_clear (&table);

  table_lay (&table, "{'players':2,'seed':1,'edition':{'characters':{'banker':{'cost':4,'points':3}}}}");
  changed = lore->tell_basis (relais_match_get_view (table.match));
  g_assert_cmpuint (sum_of_lines (changed), ==, reconstructed - 2);
  g_assert_nonnull (strstr (changed, "2 values were changed for this game."));
  table_clear (&table);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/all-are-there", test_all_cards_are_there);
  g_test_add_func ("/cards/casual-has-no-characters-and-palaces", test_casual_has_no_characters_and_palaces);
  g_test_add_func ("/cards/every-one-is-drawn-and-told", test_every_card_is_drawn_and_told);
  g_test_add_func ("/cards/titles-and-groups", test_titles_and_groups);
  g_test_add_func ("/cards/effects-follow-the-game", test_effects_follow_the_game);
  g_test_add_func ("/cards/reference-cards-are-complete", test_reference_cards_are_complete);
  g_test_add_func ("/cards/reconstructed-is-told", test_reconstructed_is_told);
  g_test_add_func ("/cards/search-ignores-case-and-accents", test_search_ignores_case_and_accents);
  g_test_add_func ("/cards/decks-are-told", test_decks_are_told);
  g_test_add_func ("/cards/all-reconstructed-values-are-told", test_all_reconstructed_values_are_told);
  return g_test_run ();
}
