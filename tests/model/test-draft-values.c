/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Values of a draft that are no pieces: fields, options, seats, card values,
 * texts; and each of them undone. */

#include "drafting.h"
#include "record/relais-setup-code.h"

static int
option (RelaisDraft *draft, const char *key)
{
  int index = relais_draft_find_option (draft, key);

  g_assert_cmpint (index, >=, 0);
  return index;
}

static void
test_typing_in_one_field_is_one_step (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);

  drafting_set (draft, "seats.0.deniers", 1);
  drafting_set (draft, "seats.0.deniers", 12);
  drafting_set (draft, "seats.1.deniers", 3);
  g_assert_cmpuint (drafting_state (draft)->seats[0].deniers, ==, 12);
  g_assert_true (relais_draft_undo (draft));
  g_assert_true (relais_draft_undo (draft));
  g_assert_cmpuint (drafting_state (draft)->seats[0].deniers, ==, 7);
  g_assert_cmpint (relais_draft_field_get_value (drafting_field (draft, "seats.0.deniers")), ==, 7);
  g_assert_true (relais_draft_redo (draft));
  g_assert_cmpuint (drafting_state (draft)->seats[0].deniers, ==, 12);
}

/* Marks are no cards, and a list that offers none says what it takes. */
static void
test_marks_are_counted_and_missed (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);
  RelaisDraftField *marks;
  g_autofree char *none = NULL;
  g_autofree char *why = NULL;
  g_autofree char *one = NULL;

  drafting_add (draft, "seats.0.messages", "m3.02");
  marks = drafting_field (draft, "seats.0.messages.m3.02.marks");
  none = relais_draft_field_count_cards (marks);
  why = relais_draft_field_tell_none (marks);
  g_assert_cmpstr (none, ==, "None");
  g_assert_nonnull (strstr (why, "the Apprentice and the Helper bring one each"));
  drafting_add (draft, "seats.0.characters", "apprentice");
  g_assert_true (relais_draft_field_add_card (marks, relais_draft_field_get_addable (marks)[0], NULL));
  one = relais_draft_field_count_cards (marks);
  g_assert_cmpstr (one, ==, "1 mark");
}

static void
test_steps_are_named (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);

  drafting_move (draft, "circus", "usse", "tours");
  g_assert_cmpstr (relais_draft_get_undo_title (draft), ==, "Move: Circus · Tours");
  g_assert_null (relais_draft_get_redo_title (draft));
  g_assert_true (relais_draft_undo (draft));
  g_assert_cmpstr (relais_draft_get_redo_title (draft), ==, "Move: Circus · Tours");
  drafting_set (draft, "seats.0.deniers", 9);
  g_assert_false (relais_draft_can_redo (draft));
  g_assert_cmpstr (relais_draft_get_undo_title (draft), ==, "Change: Deniers");
}

/* L-POS-6: who began is what is chosen. */
static void
test_whose_turn_it_is (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1);

  drafting_set (draft, "turn", 7);
  drafting_set (draft, "player", 2);
  g_assert_cmpuint (drafting_state (draft)->player, ==, 2);
  g_assert_cmpuint (drafting_state (draft)->options.first_player, ==, 1);
  g_assert_cmpint (relais_draft_get_option (draft, option (draft, "first_player")), ==, 1);
  drafting_set (draft, "turn", 8);
  g_assert_cmpuint (drafting_state (draft)->player, ==, 0);
  drafting_assert_clean (draft);
  drafting_set (draft, "player", 3);
  g_assert_false (relais_draft_is_given (draft, option (draft, "first_player")));
}

/* L-TURN-1: the phase at the start of the turn follows from the deniers. */
static void
test_phase_follows (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);

  drafting_set (draft, "player", 0);
  drafting_set (draft, "seats.0.deniers", 2);
  g_assert_cmpuint (drafting_state (draft)->phase, ==, LOIRE_COLLECT);
  drafting_put (draft, "merchant-0", "tours");
  g_assert_cmpuint (drafting_state (draft)->phase, ==, LOIRE_FIGURE);
  drafting_assert_clean (draft);
}

static void
test_figures_have_a_direction_in_villages (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);

  g_assert_false (relais_draft_field_get_sensitive (drafting_field (draft, "seats.0.merchant.dir")));
  drafting_put (draft, "merchant-0", "tours");
  g_assert_cmpuint (drafting_state (draft)->seats[0].stack[0].direction, ==, LOIRE_CW);
  drafting_set (draft, "seats.0.merchant.dir", 1);
  drafting_put (draft, "merchant-0", "blois");
  g_assert_cmpuint (drafting_state (draft)->seats[0].stack[0].direction, ==, LOIRE_CCW);
  drafting_put (draft, "merchant-0", "orleans");
  g_assert_cmpuint (drafting_state (draft)->seats[0].stack[0].direction, ==, LOIRE_ANY_WAY);
  g_assert_cmpstr (*relais_draft_field_get_words (drafting_field (draft, "seats.0.merchant.dir")), ==, "Free");
  drafting_put (draft, "merchant-0", "tours");
  g_assert_cmpstr (*relais_draft_field_get_words (drafting_field (draft, "seats.0.merchant.dir")), ==, "Clockwise");
  drafting_assert_clean (draft);
}

static void
test_horses_go_under_figures (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);
  g_autofree char *at = NULL;

  drafting_move (draft, "horse", "usse", "merchant-1");
  g_assert_cmpuint (drafting_state (draft)->seats[1].stack[0].horses, ==, 3);
  g_assert_cmpuint (drafting_state (draft)->horses[LOIRE_USSE], ==, 0);
  drafting_assert_no_put (draft, "horse", "tours");
  drafting_add (draft, "seats.1.characters", "scout");
  drafting_assert_clean (draft);
  at = drafting_at (draft, "merchant-1");
  g_assert_cmpstr (at, ==, "horse");
  drafting_take (draft, "merchant-1", "nantes");
  g_assert_cmpuint (drafting_left (draft, "horse"), ==, 3);
}

/* L-BLD-5, L-POS-2: a castle is a farm with one of the four towers. */
static void
test_buildings (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);

  drafting_set (draft, "turn", 6);
  drafting_put (draft, "farm-0", "tours");
  g_assert_cmpuint (drafting_state (draft)->built_turn[LOIRE_TOURS], ==, 5);
  drafting_assert_no_put (draft, "monastery-1", "tours");
  drafting_assert_no_put (draft, "farm-0", "nantes");
  drafting_put (draft, "castle-0", "tours");
  g_assert_cmpuint (drafting_left (draft, "castle-0"), ==, 3);
  g_assert_cmpuint (drafting_left (draft, "farm-0"), ==, 4);
  drafting_move (draft, "castle-0", "tours", "blois");
  g_assert_cmpuint (drafting_state (draft)->towers, ==, 3);
  drafting_put (draft, "monastery-0", "blois");
  g_assert_cmpuint (drafting_state (draft)->towers, ==, 4);
  g_assert_cmpuint (drafting_left (draft, "farm-0"), ==, 5);
  drafting_assert_clean (draft);
}

/* All that lies on the board can be set from lists, too. */
static void
test_places_as_lists (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);
  const char *const *words = relais_draft_field_get_words (drafting_field (draft, "buildings.tours"));

  drafting_set (draft, "turn", 6);
  g_assert_cmpuint (g_strv_length ((char **) words), ==, 7);
  drafting_set (draft, "buildings.tours", 4);   /* the second player's farm */
  g_assert_cmpuint (drafting_state (draft)->built_turn[LOIRE_TOURS], ==, 5);
  drafting_set (draft, "seats.1.buildings.tours.turn", 3);
  drafting_set (draft, "buildings.tours", 6);   /* a castle: as old */
  g_assert_cmpuint (drafting_state (draft)->built_turn[LOIRE_TOURS], ==, 2);
  g_assert_cmpuint (drafting_state (draft)->towers, ==, 3);
  g_assert_cmpuint (drafting_left (draft, "castle-1"), ==, 3);
  drafting_set (draft, "buildings.tours", 2);   /* the first player's monastery */
  g_assert_cmpuint (drafting_state (draft)->built_turn[LOIRE_TOURS], ==, 5);
  g_assert_cmpuint (drafting_state (draft)->towers, ==, 4);
  drafting_set (draft, "buildings.tours", 0);
  g_assert_null (relais_draft_find_field (draft, "seats.0.buildings.tours.turn"));
  drafting_set (draft, "horses.usse", 0);
  drafting_set (draft, "horses.tours", 1);
  g_assert_cmpuint (drafting_state (draft)->horses[LOIRE_TOURS], ==, 1);
  g_assert_false (relais_draft_field_set_value (drafting_field (draft, "horses.tours"), 99));
}

/* What there are several of tells how many are left. */
/* L-POS-5: the circus is offered villages; in a city it is told where it is,
 * until it has left. */
static void
test_circus_is_offered_villages (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);
  g_autoptr (RelaisDraft) wrong = drafting_read ("{'game':'loire','format':1,'players':2,'circus':'orleans'}");
  RelaisDraftField *place = drafting_field (draft, "circus");
  const char *const *words = relais_draft_field_get_words (place);
  guint n = g_strv_length ((char **) words);

  g_assert_cmpuint (n, ==, LOIRE_LOCATIONS - 2 + 1);
  g_assert_cmpint (relais_draft_field_get_maximum (place), ==, n - 1);
  for (guint i = 0; i < n; i++)
    {
      drafting_set (draft, "circus", i);
      if (i < n - 1)
        drafting_assert_clean (draft);
      g_assert_cmpstr (words[i], ==, i < n - 1 ? loire_location_names[drafting_state (draft)->circus] : "Not on the board");
    }
  g_assert_cmpuint (drafting_state (draft)->circus, ==, LOIRE_NONE);

  place = drafting_field (wrong, "circus");
  g_assert_cmpint (relais_draft_field_get_value (place), ==, n);
  g_assert_cmpstr (relais_draft_field_get_words (place)[n], ==, "Orléans");
  drafting_set (wrong, "circus", 0);
  g_assert_cmpint (relais_draft_field_get_maximum (place), ==, n - 1);
  g_assert_null (relais_draft_field_get_words (place)[n]);
  g_assert_true (relais_draft_undo (wrong));
  g_assert_cmpstr (relais_draft_field_get_words (place)[n], ==, "Orléans");
}

static void
test_what_is_left_is_told (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1);
  RelaisDraftField *wood = drafting_field (draft, "seats.0.goods.wood");
  RelaisDraftField *cards = drafting_field (draft, "seats.1.characters");
  const gint64 all = relais_draft_field_get_left (wood);
  g_autofree char *before = relais_draft_field_name_addable (cards, "spy");
  g_autofree char *after = NULL;

  g_assert_cmpint (all, >, 3);
  drafting_set (draft, "seats.1.goods.wood", 2);
  drafting_set (draft, "seats.0.goods.wood", 1);
  g_assert_cmpint (relais_draft_field_get_left (wood), ==, all - 3);
  g_assert_cmpint (relais_draft_field_get_left (drafting_field (draft, "seats.0.deniers")), ==, -1);
  drafting_add (draft, "seats.0.characters", "spy");
  after = relais_draft_field_name_addable (cards, "spy");
  g_assert_true (g_str_has_prefix (before, "Spy · "));
  g_assert_true (g_str_has_suffix (before, " left"));
  g_assert_cmpstr (before, !=, after);
}

/* L-BLD-5, L-BLD-6: when they were built. */
static void
test_turns_of_building (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);
  g_autofree char *palace = g_strdup_printf ("palace-%s", loire_palaces[0]);
  g_autofree char *key = g_strdup_printf ("seats.1.palaces.%s.turn", loire_palaces[0]);

  g_assert_null (relais_draft_find_field (draft, "seats.0.buildings.tours.turn"));
  drafting_set (draft, "turn", 9);
  drafting_put (draft, "farm-0", "tours");
  drafting_put (draft, "palace-1", palace);
  g_assert_cmpint (relais_draft_field_get_value (drafting_field (draft, "seats.0.buildings.tours.turn")), ==, 9);
  drafting_set (draft, "seats.0.buildings.tours.turn", 10);
  drafting_set (draft, key, 4);
  g_assert_cmpuint (drafting_state (draft)->built_turn[LOIRE_TOURS], ==, 9);
  g_assert_cmpuint (drafting_state (draft)->seats[1].palace_turn[0], ==, 3);
  g_assert_false (relais_draft_field_set_value (drafting_field (draft, key), 11));
  /* It stays the same building, and is another player's. */
  g_assert_true (relais_draft_use_tool (draft, "rotate", NULL));
  g_assert_null (relais_draft_find_field (draft, "seats.0.buildings.tours.turn"));
  g_assert_cmpint (relais_draft_field_get_value (drafting_field (draft, "seats.1.buildings.tours.turn")), ==, 10);
  drafting_take (draft, "farm-1", "tours");
  g_assert_null (relais_draft_find_field (draft, "seats.1.buildings.tours.turn"));
}

static void
test_palaces_work_at_once (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1);

  drafting_set (draft, "turn", 6);
  drafting_put (draft, "palace-1", "palace-nantes.bank");
  g_assert_true (loire_palace_works (drafting_state (draft), &drafting_state (draft)->seats[1], LOIRE_NANTES_BANK));
  drafting_put (draft, "palace-0", "palace-nantes.bank");
  drafting_assert_no_put (draft, "palace-2", "palace-nantes.bank");
  drafting_assert_clean (draft);
}

static void
test_cards_are_in_one_place (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);
  RelaisDraftField *hand = drafting_field (draft, "seats.0.messages");

  drafting_add (draft, "seats.0.messages", "m1.05");
  g_assert_false (g_strv_contains (relais_draft_field_get_addable (drafting_field (draft, "seats.1.delivered")), "m1.05"));
  g_assert_false (g_strv_contains (relais_draft_field_get_cards (drafting_field (draft, "decks.1")), "m1.05"));
  drafting_add (draft, "seats.1.delivered", "m1.06");
  g_assert_cmpuint (drafting_state (draft)->n_deck[0], ==, 16);
  g_assert_cmpuint (drafting_state (draft)->seats[1].delivered_points, ==, loire_edition.message[5].points);
  g_assert_true (relais_draft_field_remove_card (hand, "m1.05"));
  g_assert_cmpuint (drafting_state (draft)->n_deck[0], ==, 17);
  drafting_assert_clean (draft);
}

static void
test_deck_in_an_order (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);
  RelaisDraftField *deck = drafting_field (draft, "decks.4");
  const char *const *cards = relais_draft_field_get_cards (deck);
  g_autofree char *last = g_strdup (cards[11]);

  g_assert_cmpint (relais_draft_field_get_value (drafting_field (draft, "decks.4.shuffled")), ==, 1);
  g_assert_true (relais_draft_field_move_card (deck, last, 0));
  g_assert_cmpstr (relais_draft_field_get_cards (deck)[0], ==, last);
  g_assert_cmpint (relais_draft_field_get_value (drafting_field (draft, "decks.4.shuffled")), ==, 0);
  drafting_assert_clean (draft);
  drafting_set (draft, "decks.4.shuffled", 1);
  g_assert_cmpstr (relais_draft_field_get_cards (deck)[11], ==, last);
}

/* What is delivered no more lies under its deck, whose order is laid. */
static void
test_delivered_card_goes_under_its_deck (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);
  RelaisDraftField *deck = drafting_field (draft, "decks.1");
  RelaisDraftField *delivered = drafting_field (draft, "seats.1.delivered");
  g_autofree char *first = g_strdup (relais_draft_field_get_cards (deck)[0]);
  g_autofree char *second = g_strdup (relais_draft_field_get_cards (deck)[1]);
  guint n = drafting_state (draft)->n_deck[0];

  g_assert_true (relais_draft_field_move_card (deck, second, 0));
  drafting_add (draft, "seats.1.delivered", first);
  drafting_add (draft, "seats.1.delivered", second);
  g_assert_cmpuint (drafting_state (draft)->n_deck[0], ==, n - 2);
  g_assert_true (relais_draft_field_remove_card (delivered, first));
  g_assert_cmpuint (drafting_state (draft)->n_deck[0], ==, n - 1);
  g_assert_cmpstr (relais_draft_field_get_cards (deck)[n - 2], ==, first);
  g_assert_cmpuint (drafting_state (draft)->seats[1].n_delivered, ==, 1);
  g_assert_cmpstr (relais_draft_field_get_cards (delivered)[0], ==, second);
  drafting_assert_clean (draft);
}

/* L-SET-3, L-SET-4, L-END-1: goals, copies and horses follow; what was laid
 * out stays. */
static void
test_number_of_players (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);
  LoireState before = *drafting_state (draft);

  drafting_set (draft, "seats.1.deniers", 33);
  relais_draft_set_option (draft, RELAIS_OPTION_PLAYERS, 4);
  g_assert_cmpuint (drafting_state (draft)->options.boat_goal, ==, 15);
  g_assert_cmpuint (drafting_state (draft)->characters[LOIRE_SPY], ==, 2);
  g_assert_cmpuint (drafting_state (draft)->seats[1].deniers, ==, 33);
  g_assert_cmpuint (drafting_state (draft)->horses[LOIRE_SAUMUR], ==, 1);
  drafting_assert_clean (draft);
  relais_draft_set_option (draft, RELAIS_OPTION_PLAYERS, 2);
  drafting_set (draft, "seats.1.deniers", 7);
  testing_assert_same (&before, drafting_state (draft), sizeof before);
}

static void
test_seat_is_removed_with_its_name (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1);

  relais_draft_set_seat_name (draft, 2, "Clara");
  drafting_set (draft, "seats.2.deniers", 44);
  drafting_add (draft, "seats.0.messages", "m2.05");
  g_assert_true (relais_draft_remove_seat (draft, 0));
  g_assert_cmpuint (relais_draft_get_n_seats (draft), ==, 2);
  g_assert_cmpstr (relais_draft_get_seat_name (draft, 1), ==, "Clara");
  g_assert_cmpuint (drafting_state (draft)->seats[1].deniers, ==, 44);
  g_assert_cmpuint (drafting_state (draft)->n_deck[1], ==, 21);
  drafting_assert_clean (draft);
}

static void
test_colours_are_exchanged (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);

  relais_draft_set_seat_colour (draft, 0, "yellow");
  g_assert_cmpstr (relais_draft_get_seat_colour (draft, 0), ==, "yellow");
  g_assert_cmpstr (relais_draft_get_seat_colour (draft, 1), ==, "red");
  relais_draft_set_seat_colour (draft, 0, "blue");
  g_assert_cmpstr (relais_draft_get_seat_colour (draft, 0), ==, "blue");
  g_assert_cmpstr (relais_draft_piece_get_sprite (relais_draft_find_piece (draft, "merchant-0")), ==, "merchant-blue");
  g_assert_cmpstr (relais_seat_get_colour (relais_match_nth_seat (relais_draft_get_match (draft), 0)), ==, "blue");
}

/* L-CAS-1 */
static void
test_casual_game (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1);

  drafting_add (draft, "seats.0.characters", "spy");
  relais_draft_set_option (draft, option (draft, "variant"), LOIRE_CASUAL);
  g_assert_null (relais_draft_find_piece (draft, "circus"));
  g_assert_null (relais_draft_find_piece (draft, "palace-0"));
  g_assert_nonnull (relais_draft_find_piece (draft, "token-2"));
  g_assert_null (relais_draft_find_field (draft, "seats.0.characters"));
  g_assert_cmpuint (drafting_left (draft, "token-0"), ==, 2);
  drafting_assert_clean (draft);
  g_assert_true (relais_draft_undo (draft));
  g_assert_cmpuint (drafting_state (draft)->seats[0].n_characters, ==, 1);
}

static void
test_options_are_given_or_follow (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1);
  int goal = option (draft, "boat_goal");

  relais_draft_set_option (draft, option (draft, "preset"), 1);
  g_assert_cmpint (relais_draft_get_option (draft, goal), ==, 15);
  g_assert_false (relais_draft_is_given (draft, goal));
  relais_draft_set_option (draft, goal, 12);
  g_assert_cmpuint (drafting_state (draft)->options.boat_goal, ==, 12);
  relais_draft_unset_option (draft, goal);
  g_assert_cmpuint (drafting_state (draft)->options.boat_goal, ==, 15);
}

static void
test_card_values_are_carried (void)
{
  static const char changes[] = "{\"characters\":{\"banker\":{\"cost\":3}}}";
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = NULL;
  g_autofree char *printed = NULL;
  gsize n;

  g_assert_true (relais_draft_read_edition (draft, changes, strlen (changes), problems));
  testing_assert_no_problems (problems);
  setup = relais_draft_dup_setup (draft);
  g_assert_cmpuint (((const LoireEdition *) setup->edition)->character[LOIRE_BANKER].cost, ==, 3);
  printed = relais_draft_print_edition (draft, &n);
  g_assert_cmpstr (g_strchomp (printed), ==, changes);
  g_assert_false (relais_draft_read_edition (draft, "{\"x\":1}", 7, problems));
  g_assert_cmpuint (problems->len, ==, 1);
  relais_draft_reset_edition (draft);
  g_assert_true (relais_draft_get_edition (draft) == relais_loire.edition);
}

static void
count_change (RelaisDraft *draft, guint *n)
{
  (*n)++;
}

static void
count_notify (RelaisDraft *draft, GParamSpec *pspec, guint *n)
{
  count_change (draft, n);
}

static void
test_texts_are_told (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1);
  guint named = 0, changed = 0;

  g_signal_connect (draft, "notify::name", G_CALLBACK (count_notify), &named);
  g_signal_connect (draft, "changed", G_CALLBACK (count_change), &changed);
  relais_draft_set_name (draft, "A duel");
  relais_draft_set_name (draft, "A duel");
  g_assert_cmpuint (changed, ==, 1);
  g_assert_cmpstr (relais_draft_get_name (draft), ==, "A duel");
  g_assert_true (relais_draft_undo (draft));
  g_assert_null (relais_draft_get_name (draft));
  g_assert_cmpuint (changed, ==, 2);
  g_assert_cmpuint (named, ==, 2);
}

/* With gaps of every sort, as a file holds it. */
static void
test_gaps_in_a_file (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1);
  g_autoptr (RelaisDraft) again = NULL;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = NULL;
  gsize n;

  g_assert_true (relais_draft_use_tool (draft, RELAIS_DRAFT_CLEAR, NULL));
  drafting_put (draft, "shield-red", "tours");
  drafting_put (draft, "market-white", "market-3");
  drafting_take (draft, "messenger-2", "orleans");
  relais_draft_set_name (draft, "Half “done”");
  text = relais_draft_print (draft, &n);
  again = relais_draft_read (text, n, problems);
  testing_assert_no_problems (problems);
  drafting_assert_same (draft, again);
  g_assert_cmpuint (drafting_state (again)->market[2], ==, LOIRE_WHITE);
  g_assert_cmpuint (drafting_state (again)->market[0], ==, LOIRE_NONE);
  g_assert_cmpuint (drafting_state (again)->seats[2].stack[1].at, ==, LOIRE_NONE);
}

/* Below 200 characters, whatever it is called; what is not in the line is told,
 * and the position is. */
static void
test_code_of_a_start_is_short (void)
{
  static const char letters[] = "Zoë van der Straßen-Łukasiewicz’ längster Name überhaupt, № 17 — Qualität? «Œuvre»!";
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *dup = NULL;

  for (gint64 seed = 1; seed < 20; seed++)
    {
      /* Laid by hand: another circus than the options tell, and shields. */
      g_autoptr (RelaisDraft) draft = drafting_new (4, seed), again = NULL;
      g_autofree char *code = NULL, *json = NULL;
      RelaisDraftTexts texts;

      drafting_move (draft, "circus", "usse", "tours");
      relais_draft_set_option (draft, RELAIS_OPTION_SEED, 4000 + seed);
      code = relais_draft_dup_code (draft, &texts, problems);
      g_assert_cmpint (texts, ==, RELAIS_DRAFT_WITH_TEXTS);
      g_clear_pointer (&code, g_free);
      for (guint i = 0; i < 4; i++)
        relais_draft_set_seat_name (draft, i, g_utf8_offset_to_pointer (letters, i));
      relais_draft_set_name (draft, letters);
      relais_draft_set_author (draft, letters);
      relais_draft_set_note (draft, letters);
      code = relais_draft_dup_code (draft, &texts, problems);
      testing_assert_no_problems (problems);
      g_assert_cmpuint (strlen (code), <, 200);
      g_assert_cmpint (texts, >, RELAIS_DRAFT_WITHOUT_NOTE);
      json = relais_setup_code_to_json (code, problems);
      again = relais_draft_read (json, strlen (json), problems);
      testing_assert_no_problems (problems);
      relais_draft_set_name (draft, NULL);
      relais_draft_set_author (draft, NULL);
      relais_draft_set_note (draft, NULL);
      relais_draft_set_name (again, NULL);
      for (guint i = 0; i < 4; i++)
        {
          relais_draft_set_seat_name (draft, i, NULL);
          relais_draft_set_seat_name (again, i, NULL);
        }
      drafting_assert_same (draft, again);

      /* A note alone is what goes first. */
      relais_draft_set_name (draft, "Race");
      relais_draft_set_author (draft, "Zoë");
      relais_draft_set_note (draft, letters);
      dup = relais_draft_dup_code (draft, &texts, problems);
      g_assert_cmpint (texts, ==, RELAIS_DRAFT_WITHOUT_NOTE);
      g_clear_pointer (&dup, g_free);
    }
}

/* A start that was left as it is drawn has a code of its options alone, and the same draft comes of
 * it; what was changed since is told with it. */
static void
test_code_of_an_untouched_start (void)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();

  for (guint seed = 0; seed < 60; seed++)
    {
      g_autoptr (RelaisDraft) draft = drafting_new (1 + seed % 4, (gint64) seed * 65537), again = NULL;
      g_autofree char *code = NULL, *json = NULL;
      RelaisDraftTexts texts;

      if (seed % 3 == 1)
        relais_draft_set_option (draft, LOIRE_OPTION_PRESET, 1 + seed % 2);
      if (seed % 5 == 2)
        relais_draft_set_option (draft, LOIRE_OPTION_START_DENIERS, 6);
      g_assert_true (relais_draft_use_random (draft, (gint64) seed * 7919, NULL));
      if (seed % 4 == 3)
        drafting_move (draft, "circus", loire_locations[drafting_state (draft)->circus], seed % 8 == 3 ? "usse" : "tours");
      code = relais_draft_dup_code (draft, &texts, problems);
      testing_assert_no_problems (problems);
      g_assert_cmpuint (strlen (code), <=, 60);
      json = relais_setup_code_to_json (code, problems);
      again = relais_draft_read (json, strlen (json), problems);
      testing_assert_no_problems (problems);
      drafting_assert_same (draft, again);
    }
}

/* What can be left out of a setup is filled in alike by whoever reads it. */
static void
test_file_of_a_draft_is_a_setup (void)
{
  for (guint seed = 0; seed < 30; seed++)
    {
      g_autoptr (RelaisDraft) draft = drafting_new (1 + seed % 4, seed);
      g_autoptr (RelaisSetup) setup = NULL, read = NULL;
      g_autofree char *text = NULL, *expected = NULL, *found = NULL;
      gsize n;

      for (guint i = 0; i < seed % 6; i++)
        {
          guint at = loire_village_location (i * 3);
          g_autofree char *piece = g_strconcat ("shield-", loire_colours[drafting_state (draft)->shields[at]], NULL);

          drafting_take (draft, piece, loire_locations[at]);
        }
      text = relais_draft_print (draft, &n);
      read = testing_setup (text);
      setup = relais_draft_dup_setup (draft);
      expected = testing_setup_state (read);
      found = testing_setup_state (setup);
      g_assert_cmpstr (found, ==, expected);
    }
}

static void
on_text (GObject *field, GParamSpec *pspec, char **text)
{
  g_free (*text);
  g_object_get (field, "text", text, NULL);
}

/* What a choice's value is called may change while the value stays. */
static void
test_value_is_called_as_the_player_is (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);
  RelaisDraftField *player = drafting_field (draft, "player");
  g_autofree char *text = NULL;

  drafting_set (draft, "player", 0);
  g_signal_connect (player, "notify::text", G_CALLBACK (on_text), &text);
  relais_draft_set_seat_name (draft, 0, "Clara");
  g_assert_cmpstr (text, ==, "Clara");
  g_signal_handlers_disconnect_by_data (player, &text);
}

/* A setup of the first version of the rules stays one, until something is chosen
 * that it did not have. */
static void
test_older_rules (void)
{
  g_autoptr (RelaisDraft) draft = drafting_read ("{'rules':1,'players':2,'seed':5,'options':{'boat_goal':9}}");
  g_autofree char *text = NULL;
  gsize length;

  g_assert_cmpint (drafting_state (draft)->options.rules, ==, LOIRE_RULES_1);
  g_assert_cmpint (relais_draft_get_option (draft, option (draft, "palace_city")), ==, LOIRE_PALACE_OWN);
  relais_draft_set_option (draft, option (draft, "boat_goal"), 12);
  g_assert_cmpint (drafting_state (draft)->options.rules, ==, LOIRE_RULES_1);
  text = relais_draft_print (draft, &length);
  g_assert_nonnull (strstr (text, "\"rules\":1,"));

  relais_draft_set_option (draft, option (draft, "palace_city"), LOIRE_PALACE_ANY);
  g_assert_cmpint (drafting_state (draft)->options.rules, ==, LOIRE_RULES);
  g_assert_cmpint (drafting_state (draft)->options.palace_city, ==, LOIRE_PALACE_ANY);
  relais_draft_undo (draft);
  g_assert_cmpint (drafting_state (draft)->options.rules, ==, LOIRE_RULES_1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define TEST(name) g_test_add_func ("/draft-values/" #name, test_##name)
  TEST (typing_in_one_field_is_one_step);
  TEST (steps_are_named);
  TEST (marks_are_counted_and_missed);
  TEST (whose_turn_it_is);
  TEST (value_is_called_as_the_player_is);
  TEST (phase_follows);
  TEST (figures_have_a_direction_in_villages);
  TEST (horses_go_under_figures);
  TEST (places_as_lists);
  TEST (circus_is_offered_villages);
  TEST (what_is_left_is_told);
  TEST (buildings);
  TEST (turns_of_building);
  TEST (palaces_work_at_once);
  TEST (cards_are_in_one_place);
  TEST (deck_in_an_order);
  TEST (delivered_card_goes_under_its_deck);
  TEST (number_of_players);
  TEST (seat_is_removed_with_its_name);
  TEST (colours_are_exchanged);
  TEST (casual_game);
  TEST (options_are_given_or_follow);
  TEST (older_rules);
  TEST (card_values_are_carried);
  TEST (texts_are_told);
  TEST (gaps_in_a_file);
  TEST (code_of_a_start_is_short);
  TEST (code_of_an_untouched_start);
  TEST (file_of_a_draft_is_a_setup);
  return g_test_run ();
}
