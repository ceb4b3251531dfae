/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A draft and its pieces: placed, moved, taken away, undone. */

#include "drafting.h"

#include "model/relais-edition-told.h"
#include "model/relais-new-game.h"

static void
test_new_draft_can_be_played (void)
{
  for (guint players = 1; players <= 4; players++)
    for (guint variant = 0; variant < 2; variant++)
      {
        g_autoptr (RelaisDraft) draft = drafting_new (players, 7);
        g_autoptr (RelaisMatch) match = NULL;

        relais_draft_set_option (draft, relais_draft_find_option (draft, "variant"), variant);
        drafting_assert_clean (draft);
        match = relais_draft_start (draft);
        g_assert_nonnull (match);
      }
}

/* What is not decided is drawn as "new" draws it. */
static void
test_start_is_that_of_the_same_options (void)
{
  for (gint64 seed = 0; seed < 50; seed++)
    {
      g_autofree char *line = g_strdup_printf ("loire players=3 seed=%d", (int) seed);
      g_autoptr (RelaisRecord) record = testing_record (line);
      g_autoptr (RelaisDraft) draft = drafting_new (3, seed);
      g_autoptr (RelaisSetup) setup = relais_draft_dup_setup (draft);
      g_autofree char *expected = testing_current (record);
      g_autofree char *found = testing_setup_state (setup);

      g_assert_cmpstr (found, ==, expected);
    }
}

static void
test_shield_is_dropped_on_another (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);
  guint8 tours = drafting_state (draft)->shields[LOIRE_TOURS], blois = drafting_state (draft)->shields[LOIRE_BLOIS];
  g_autofree char *piece = g_strconcat ("shield-", loire_colours[tours], NULL);

  drafting_move (draft, piece, "tours", "blois");
  g_assert_cmpuint (drafting_state (draft)->shields[LOIRE_BLOIS], ==, tours);
  g_assert_cmpuint (drafting_state (draft)->shields[LOIRE_TOURS], ==, blois);
  g_assert_true (relais_draft_undo (draft));
  g_assert_cmpuint (drafting_state (draft)->shields[LOIRE_TOURS], ==, tours);
  g_assert_true (relais_draft_redo (draft));
  g_assert_cmpuint (drafting_state (draft)->shields[LOIRE_BLOIS], ==, tours);
}

static void
test_no_more_shields_than_there_are (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);

  g_assert_true (relais_draft_use_tool (draft, RELAIS_DRAFT_CLEAR, NULL));
  g_assert_cmpuint (drafting_left (draft, "shield-white"), ==, 2);
  drafting_put (draft, "shield-white", "tours");
  drafting_put (draft, "shield-white", "blois");
  g_assert_cmpuint (drafting_left (draft, "shield-white"), ==, 0);
  drafting_assert_no_put (draft, "shield-white", "amboise");
  drafting_assert_no_put (draft, "shield-white", "nantes");
  drafting_put (draft, "shield-black", "blois");
  g_assert_cmpuint (drafting_left (draft, "shield-white"), ==, 1);
  drafting_take (draft, "shield-black", "blois");
  g_assert_cmpuint (drafting_left (draft, "shield-black"), ==, 2);
}

/* Where the messages of the hand want to go is told from the shields. */
static void
test_places_are_told_while_shields_are_missing (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);
  const char *wanted = loire_colours[loire_edition.message[18].to[0]];  /* m2.01 */
  g_autofree char *shield = g_strconcat ("shield-", wanted, NULL);
  g_autofree char *hand = g_strdup_printf ("seats.%u.messages", drafting_state (draft)->player);
  g_autofree char *without = NULL;
  g_autofree char *with = NULL;

  g_assert_true (relais_draft_use_tool (draft, RELAIS_DRAFT_CLEAR, NULL));
  drafting_add (draft, hand, "m2.01");
  without = relais_lore_find (&relais_loire)->tell_place (relais_match_get_view (relais_draft_get_match (draft)), "tours");
  g_assert_nonnull (strstr (without, "no shield yet"));
  g_assert_null (strstr (without, "a place for"));
  drafting_put (draft, shield, "tours");
  with = relais_lore_find (&relais_loire)->tell_place (relais_match_get_view (relais_draft_get_match (draft)), "tours");
  g_assert_nonnull (strstr (with, "a place for"));
}

/* What lies nowhere comes where it does by itself, and what lies stays, for
 * whoever reads the file. */
static void
test_a_merchant_off_the_board_is_no_fault_anywhere (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 3);
  guint8 tile = drafting_state (draft)->market[4];
  g_autofree char *first = drafting_at (draft, "market-1");
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = NULL;
  g_autoptr (RelaisSetup) setup = NULL;
  const LoireState *s;
  gsize n;

  drafting_take (draft, "merchant-0", "nantes");
  drafting_take (draft, first, "market-1");
  g_assert_true (relais_draft_is_playable (draft));
  text = relais_draft_print (draft, &n);
  setup = relais_setup_parse (text, n, problems);
  testing_assert_no_problems (problems);
  g_assert_nonnull (setup);
  s = (const LoireState *) &setup->state;
  g_assert_cmpuint (s->seats[0].stack[LOIRE_MERCHANT_FIGURE].at, ==, LOIRE_NANTES);
  g_assert_cmpuint (s->seats[0].stack[LOIRE_MERCHANT_FIGURE].horses, ==, 2);
  g_assert_cmpuint (s->market[4], ==, tile);
}

/* Horses that are missing in a setup that is not being made are a mistake. */
static void
test_what_others_refuse_is_told_when_it_is_opened (void)
{
  const char *text = "{\"players\":2,\"horses\":{\"tours\":1}}";
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = relais_draft_read (text, strlen (text), problems);

  g_assert_nonnull (draft);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpstr (((RelaisProblem *) problems->pdata[0])->rule, ==, "L-POS-2");
}

/* Its texts go with the game, into its file and into the next game. */
static void
test_a_game_knows_what_it_began_with (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 3);
  g_autoptr (RelaisMatch) match = NULL;
  g_autoptr (RelaisMatch) again = NULL;
  g_autoptr (RelaisRecord) read = NULL;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = NULL;
  gsize n;

  relais_draft_set_name (draft, "Red to win");
  relais_draft_set_author (draft, "Clara");
  relais_draft_set_note (draft, "Deliver and build\nin one “turn”.");
  match = relais_draft_start (draft);
  text = relais_record_print (relais_match_get_record (match), &n);
  read = relais_record_parse (text, n, NULL, problems);
  testing_assert_no_problems (problems);
  g_assert_cmpstr (read->name, ==, "Red to win");
  g_assert_cmpstr (read->author, ==, "Clara");
  g_assert_cmpstr (read->note, ==, "Deliver and build\nin one “turn”.");
  again = relais_new_game_again (match, FALSE);
  g_assert_cmpstr (relais_match_get_record (again)->note, ==, read->note);
}

static void
test_changed_card_values_are_listed (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 3);
  g_autofree char *none = relais_edition_tell_changed (&relais_loire, relais_draft_get_edition (draft));
  g_autofree char *told = NULL;
  g_autofree char *list = NULL;

  g_assert_null (none);
  for (int i = 0; i < relais_loire.n_fields; i++)
    if (g_str_equal (relais_loire.fields[i].path, "goods.wine.sells"))
      g_assert_true (relais_draft_set_value (draft, &relais_loire.fields[i], 0, 8));
  told = relais_edition_tell_changed (&relais_loire, relais_draft_get_edition (draft));
  list = relais_edition_list_changed (&relais_loire, relais_draft_get_edition (draft));
  g_assert_cmpstr (told, ==, "1 card value is changed");
  g_assert_cmpstr (list, ==, "Wine: Deniers when sold: 8 instead of 6");
}

/* Who has done nothing has nothing to undo. */
static void
test_steps_are_forgotten_where_a_setup_begins (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (2, 3);

  relais_draft_set_note (draft, "First");
  relais_draft_forget_steps (draft);
  g_assert_false (relais_draft_can_undo (draft));
  g_assert_null (relais_draft_get_undo_title (draft));
  g_assert_cmpstr (relais_draft_get_note (draft), ==, "First");
  relais_draft_set_note (draft, "Second");
  g_assert_true (relais_draft_undo (draft));
  g_assert_cmpstr (relais_draft_get_note (draft), ==, "First");
  g_assert_false (relais_draft_undo (draft));
}

/* A token and a palace are the same disc but for a ring; no two of a group may
 * be called the same. */
static void
test_pieces_of_a_group_are_told_apart (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (4, 1);
  GListModel *pieces = relais_draft_get_pieces (draft);

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++)
    for (guint k = 0; k < i; k++)
      {
        g_autoptr (RelaisDraftPiece) a = g_list_model_get_item (pieces, i);
        g_autoptr (RelaisDraftPiece) b = g_list_model_get_item (pieces, k);

        if (relais_draft_piece_get_group (a) == relais_draft_piece_get_group (b))
          g_assert_cmpstr (relais_draft_piece_get_caption (a), !=, relais_draft_piece_get_caption (b));
      }
  g_assert_cmpstr (relais_draft_piece_get_caption (relais_draft_find_piece (draft, "token-1")), ==, "Token");
  g_assert_cmpstr (relais_draft_piece_get_caption (relais_draft_find_piece (draft, "palace-3")), ==, "Palace");
  g_assert_cmpstr (relais_draft_piece_get_caption (relais_draft_find_piece (draft, "shield-red")), ==, "Red");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draft/new-draft-can-be-played", test_new_draft_can_be_played);
  g_test_add_func ("/draft/start-is-that-of-the-same-options", test_start_is_that_of_the_same_options);
  g_test_add_func ("/draft/shield-is-dropped-on-another", test_shield_is_dropped_on_another);
  g_test_add_func ("/draft/no-more-shields-than-there-are", test_no_more_shields_than_there_are);
  g_test_add_func ("/draft/places-are-told-while-shields-are-missing", test_places_are_told_while_shields_are_missing);
  g_test_add_func ("/draft/pieces-of-a-group-are-told-apart", test_pieces_of_a_group_are_told_apart);
  g_test_add_func ("/draft/a-merchant-off-the-board-is-no-fault-anywhere", test_a_merchant_off_the_board_is_no_fault_anywhere);
  g_test_add_func ("/draft/what-others-refuse-is-told-when-it-is-opened", test_what_others_refuse_is_told_when_it_is_opened);
  g_test_add_func ("/draft/a-game-knows-what-it-began-with", test_a_game_knows_what_it_began_with);
  g_test_add_func ("/draft/changed-card-values-are-listed", test_changed_card_values_are_listed);
  g_test_add_func ("/draft/steps-are-forgotten-where-a-setup-begins", test_steps_are_forgotten_where_a_setup_begins);
  return g_test_run ();
}
