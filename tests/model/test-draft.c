/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A draft and its pieces: placed, moved, taken away, undone. */

#include "drafting.h"

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
  return g_test_run ();
}
