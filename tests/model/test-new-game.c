/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is chosen before a game begins, as a player chooses it. */

#include "model/relais-draft.h"
#include "model/relais-new-game.h"
#include "model/relais-player-kind.h"
#include "record/relais-setup.h"

#include "playing.h"

static const RelaisGame *
loire (void)
{
  return relais_game_find ((RelaisWord) { "loire", 5 });
}

static gint64
value (RelaisNewGame *new_game, const char *key)
{
  return relais_new_game_get_value (new_game, relais_new_game_find (new_game, key));
}

static void
set (RelaisNewGame *new_game, const char *key, gint64 to)
{
  relais_new_game_set_value (new_game, relais_new_game_find (new_game, key), to);
}

static void
assert_seat (RelaisNewGame *new_game, guint seat, const char *name, const char *colour)
{
  g_assert_cmpstr (relais_new_game_get_name (new_game, seat), ==, name);
  g_assert_cmpstr (relais_new_game_get_colour (new_game, seat), ==, colour);
}

static void
test_starts_as_it_is (void)
{
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (loire (), NULL);
  g_autoptr (RelaisMatch) match = relais_new_game_start (new_game);

  g_assert_cmpuint (g_list_model_get_n_items (relais_match_get_seats (match)), ==, 2);
  g_assert_cmpstr (relais_seat_get_name (relais_match_nth_seat (match, 0)), ==, "Red");
  g_assert_cmpstr (relais_seat_get_colour (relais_match_nth_seat (match, 1)), ==, "yellow");
  g_assert_false (relais_match_get_strict (match));
  g_assert_false (relais_match_is_over (match));
}

static void
test_same_number_same_deal (void)
{
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (loire (), NULL);
  g_autoptr (RelaisMatch) one = NULL;
  g_autoptr (RelaisMatch) two = NULL;
  g_autoptr (RelaisMatch) other = NULL;

  relais_new_game_set_seed (new_game, 77);
  one = relais_new_game_start (new_game);
  two = relais_new_game_start (new_game);
  g_assert_true (memcmp (relais_match_get_state (one), relais_match_get_state (two), loire ()->state_size) == 0);
  relais_new_game_set_seed (new_game, 78);
  other = relais_new_game_start (new_game);
  g_assert_true (memcmp (relais_match_get_state (one), relais_match_get_state (other), loire ()->state_size) != 0);
}

static void
test_each_colour_once (void)
{
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (loire (), NULL);

  relais_new_game_set_name (new_game, 0, "Claire");
  relais_new_game_set_colour (new_game, 0, "yellow");
  assert_seat (new_game, 0, "Claire", "yellow");
  assert_seat (new_game, 1, "Red", "red");
  relais_new_game_set_colour (new_game, 1, "pink");
  assert_seat (new_game, 1, "Red", "red");
  relais_new_game_add_seat (new_game);
  assert_seat (new_game, 2, "Green", "green");
}

static void
test_as_many_as_can_play (void)
{
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (loire (), NULL);

  for (guint i = 0; i < 9; i++)
    relais_new_game_add_seat (new_game);
  g_assert_cmpuint (relais_new_game_get_n_seats (new_game), ==, 4);
  g_assert_false (relais_new_game_can_add (new_game));
  for (guint i = 0; i < 9; i++)
    relais_new_game_remove_seat (new_game, 0);
  g_assert_cmpuint (relais_new_game_get_n_seats (new_game), ==, 1);
  g_assert_false (relais_new_game_can_remove (new_game));
  assert_seat (new_game, 0, "Blue", "blue");
}

static void
test_who_begins_moves_along (void)
{
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (loire (), NULL);
  g_autoptr (RelaisMatch) match = NULL;

  relais_new_game_add_seat (new_game);
  relais_new_game_set_name (new_game, 2, "Maud");
  g_assert_cmpint (value (new_game, "first_player"), ==, RELAIS_RANDOM);
  set (new_game, "first_player", 2);
  relais_new_game_move_seat (new_game, 2, 0);
  assert_seat (new_game, 0, "Maud", "green");
  assert_seat (new_game, 1, "Red", "red");
  assert_seat (new_game, 2, "Yellow", "yellow");
  g_assert_cmpint (value (new_game, "first_player"), ==, 0);
  relais_new_game_move_seat (new_game, 0, 1);
  g_assert_cmpint (value (new_game, "first_player"), ==, 1);
  relais_new_game_remove_seat (new_game, 0);
  g_assert_cmpint (value (new_game, "first_player"), ==, 0);
  match = relais_new_game_start (new_game);
  g_assert_cmpint (relais_match_get_seat (match), ==, 0);
  g_assert_cmpstr (relais_seat_get_name (relais_match_nth_seat (match, 0)), ==, "Maud");
  relais_new_game_remove_seat (new_game, 0);
  g_assert_cmpint (value (new_game, "first_player"), ==, RELAIS_RANDOM);
}

/* What is not chosen follows the rulebook and the number of players. */
static void
test_defaults_follow_the_rulebook (void)
{
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (loire (), NULL);
  int surcharge = relais_new_game_find (new_game, "lady_surcharge");
  gint64 two = value (new_game, "boat_goal");

  g_assert_cmpint (relais_new_game_get_value (new_game, surcharge), ==, 2);
  set (new_game, "preset", 2);
  g_assert_cmpint (relais_new_game_get_value (new_game, surcharge), ==, 1);
  g_assert_false (relais_new_game_is_given (new_game, surcharge));
  relais_new_game_set_value (new_game, surcharge, 5);
  set (new_game, "preset", 0);
  g_assert_cmpint (relais_new_game_get_value (new_game, surcharge), ==, 5);
  relais_new_game_unset (new_game, surcharge);
  g_assert_cmpint (relais_new_game_get_value (new_game, surcharge), ==, 2);
  relais_new_game_add_seat (new_game);
  relais_new_game_add_seat (new_game);
  g_assert_cmpint (value (new_game, "boat_goal"), <, two);
}

static void
test_is_remembered (void)
{
  g_autoptr (RelaisNewGame) before = relais_new_game_new (loire (), NULL);
  g_autoptr (RelaisNewGame) after = NULL;
  g_autofree char *text = NULL;

  relais_new_game_add_seat (before);
  relais_new_game_set_name (before, 1, "Jonas");
  relais_new_game_set_colour (before, 2, "blue");
  relais_new_game_set_strict (before, TRUE);
  set (before, "variant", 1);
  set (before, "rich_limit", 12);
  set (before, "circus_start", 3);
  set (before, "first_player", 1);
  text = relais_new_game_print (before);
  g_assert_true (relais_new_game_remembered (text) == loire ());
  after = relais_new_game_new (loire (), text);
  g_assert_cmpuint (relais_new_game_get_n_seats (after), ==, 3);
  assert_seat (after, 0, "Red", "red");
  assert_seat (after, 1, "Jonas", "yellow");
  assert_seat (after, 2, "Blue", "blue");
  g_assert_true (relais_new_game_get_strict (after));
  g_assert_cmpint (value (after, "variant"), ==, 1);
  g_assert_cmpint (value (after, "rich_limit"), ==, 12);
  g_assert_cmpint (value (after, "circus_start"), ==, 3);
  g_assert_cmpint (value (after, "first_player"), ==, 1);
}

/* Computer players */

static void
assert_kind (RelaisNewGame *new_game, guint seat, const char *name, const char *kind)
{
  g_assert_cmpstr (relais_new_game_get_name (new_game, seat), ==, name);
  g_assert_cmpstr (relais_new_game_get_kind (new_game, seat), ==, kind);
}

static void
test_who_plays_is_remembered (void)
{
  g_autoptr (RelaisNewGame) before = relais_new_game_new (loire (), NULL);
  g_autoptr (RelaisNewGame) after = NULL;
  g_autoptr (RelaisMatch) match = NULL;
  g_autofree char *text = NULL;

  relais_new_game_add_seat (before);
  relais_new_game_set_kind (before, 1, "hard");
  relais_new_game_set_kind (before, 2, "master");
  relais_new_game_set_name (before, 2, "Mabel");
  text = relais_new_game_print (before);
  after = relais_new_game_new (loire (), text);
  assert_kind (after, 0, "Red", "human");
  assert_kind (after, 1, "Mathurin", "hard");
  assert_kind (after, 2, "Mabel", "master");
  match = relais_new_game_start (after);
  g_assert_true (relais_player_kind_is_of (relais_seat_get_kind (relais_match_nth_seat (match, 1)), "hard"));
  g_assert_cmpstr (relais_seat_get_stored_name (relais_match_nth_seat (match, 1)), ==, "Mathurin");
  g_assert_cmpstr (relais_seat_get_stored_name (relais_match_nth_seat (match, 0)), ==, "red");
  /* Whose name nobody has chosen is called as what plays there. */
  relais_new_game_set_kind (after, 1, "human");
  assert_kind (after, 1, "Yellow", "human");
}

/* A table of computers is not three times the same, and the same deal has the same players. */
static void
test_computers_are_told_apart_by_what_they_like (void)
{
  static const char *const kinds[] = { "medium any", "hard any", "master any", "easy" };
  const char *told[G_N_ELEMENTS (kinds)];

  for (int turn = 0; turn < 2; turn++)
    {
      g_autoptr (RelaisNewGame) new_game = relais_new_game_new (loire (), NULL);
      g_autoptr (RelaisMatch) match = NULL;

      while (relais_new_game_get_n_seats (new_game) < G_N_ELEMENTS (kinds))
        relais_new_game_add_seat (new_game);
      for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
        relais_new_game_set_kind (new_game, i, kinds[i]);
      relais_new_game_set_seed (new_game, 7);
      match = relais_new_game_start (new_game);
      for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
        {
          const char *kind = relais_seat_get_kind (relais_match_nth_seat (match, i));
          g_autofree char *words = relais_player_kind_tell (loire (), kind);
          g_autofree char *level = relais_player_kind_join (kind, "");

          g_assert_true (g_str_has_prefix (kinds[i], level));
          g_assert_true (relais_player_kind_is_known (kind));
          if (turn == 1)
            g_assert_cmpstr (kind, ==, told[i]);
          else
            told[i] = g_intern_string (kind);
          g_assert_true (g_str_has_suffix (words, ".") == (i < 3));
        }
    }
  g_assert_cmpstr (told[3], ==, "easy");
  g_assert_cmpstr (strchr (told[0], ' '), !=, strchr (told[1], ' '));
  g_assert_cmpstr (strchr (told[1], ' '), !=, strchr (told[2], ' '));
}

/* What is chosen stays through a change of the level, and is what plays. */
static void
test_a_temperament_is_chosen (void)
{
  g_autofree char *any = relais_player_kind_at (loire (), "human", "hard");
  g_autofree char *trader = relais_player_kind_at (loire (), "hard trader", "medium");
  g_autofree char *plain = relais_player_kind_at (loire (), "hard", "master");
  g_autofree char *easy = relais_player_kind_at (loire (), "hard trader", "easy");
  g_autofree const char **tempers = relais_player_kind_tempers (loire (), "hard");
  g_autofree const char **none = relais_player_kind_tempers (loire (), "easy");
  g_autoptr (RelaisNewGame) before = relais_new_game_new (loire (), NULL);
  g_autoptr (RelaisNewGame) after = NULL;
  g_autoptr (RelaisMatch) match = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpstr (any, ==, "hard any");
  g_assert_cmpstr (trader, ==, "medium trader");
  g_assert_cmpstr (plain, ==, "master");
  g_assert_cmpstr (easy, ==, "easy");
  g_assert_cmpuint (g_strv_length ((char **) tempers), ==, 6);
  g_assert_null (none[0]);
  for (guint i = 0; tempers[i] != NULL; i++)
    {
      g_assert_cmpstr (relais_player_kind_temper_title (loire (), tempers[i]), !=, "");
      g_assert_true (g_str_has_suffix (relais_player_kind_temper_tell (loire (), tempers[i]), "."));
    }
  relais_new_game_set_kind (before, 0, "hard boatman");
  relais_new_game_set_kind (before, 1, "medium");
  text = relais_new_game_print (before);
  after = relais_new_game_new (loire (), text);
  assert_kind (after, 0, "Perrine", "hard boatman");
  match = relais_new_game_start (after);
  g_assert_cmpstr (relais_seat_get_kind (relais_match_nth_seat (match, 0)), ==, "hard boatman");
  g_assert_cmpstr (relais_seat_get_kind (relais_match_nth_seat (match, 1)), ==, "medium");
}

/* As in a file, by whoever begins the game. */
static void
test_any_temperament_of_a_setup_is_drawn (void)
{
  static const char text[] = "{\"players\":2,\"seed\":4,\"chance\":9,\"players_info\":[{\"kind\":\"hard any\"},{\"kind\":\"easy any\"}]}";
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = relais_setup_parse (text, strlen (text), problems);
  g_autoptr (RelaisMatch) match = relais_match_new (relais_record_from_setup (setup));
  g_autoptr (RelaisMatch) again = relais_match_new (relais_record_from_setup (setup));
  g_autoptr (RelaisDraft) draft = NULL;
  g_autofree char *code = NULL, *record = NULL;
  gsize length;

  for (guint i = 0; i < 2; i++)
    {
      const char *kind = relais_seat_get_kind (relais_match_nth_seat (match, i));

      g_assert_false (g_str_has_suffix (kind, " any"));
      g_assert_cmpstr (kind, ==, relais_seat_get_kind (relais_match_nth_seat (again, i)));
    }
  g_assert_cmpstr (relais_player_kind_temper (relais_seat_get_kind (relais_match_nth_seat (match, 0))), !=, "");
  /* What the setup has them draw from goes with the game, and with a setup that is made of its start. */
  draft = relais_draft_new_from_position (match, relais_match_get_node (match));
  code = relais_draft_print (draft, &length);
  g_assert_nonnull (strstr (code, "\"chance\":9"));
  record = relais_match_print (match, &length);
  g_assert_nonnull (strstr (record, "\"chance\":9"));
  g_assert_cmpuint (relais_player_kind_seed (relais_match_get_record (match)), ==, 9);
}

static void
test_a_kind_of_another_version_is_a_person (void)
{
  g_autoptr (RelaisNewGame) new_game
    = relais_new_game_new (loire (), "{\"game\":\"loire\",\"seats\":[{\"name\":\"Anna\",\"colour\":\"red\",\"kind\":\"oracle\"},"
                                     "{\"name\":\"Ben\",\"colour\":\"blue\"}]}");

  assert_kind (new_game, 0, "Anna", "human");
  assert_kind (new_game, 1, "Ben", "human");
}

static void
test_one_person_against_computers (void)
{
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (loire (), NULL);

  relais_new_game_set_name (new_game, 0, "Claire");
  relais_new_game_set_name (new_game, 1, "Jonas");
  relais_new_game_play_computers (new_game);
  assert_kind (new_game, 0, "Claire", "human");
  assert_kind (new_game, 1, "Mathurin", "easy");
  /* What somebody has chosen stays. */
  relais_new_game_set_kind (new_game, 0, "hard");
  relais_new_game_set_kind (new_game, 1, "human");
  relais_new_game_play_computers (new_game);
  g_assert_cmpstr (relais_new_game_get_kind (new_game, 0), ==, "hard");
  g_assert_cmpstr (relais_new_game_get_kind (new_game, 1), ==, "human");
  /* Alone is against nobody. */
  relais_new_game_remove_seat (new_game, 0);
  relais_new_game_play_computers (new_game);
  g_assert_cmpuint (relais_new_game_get_n_seats (new_game), ==, 2);
  g_assert_cmpstr (relais_new_game_get_kind (new_game, 1), ==, "easy");
}

/* The rulebook in one's language is not chosen, but follows it; what is chosen stays. */
static void
test_the_rulebook_follows_the_language (void)
{
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (loire (), NULL);
  g_autoptr (RelaisNewGame) after = NULL;
  g_autoptr (RelaisMatch) match = NULL;
  g_autofree char *text = NULL;
  int preset = relais_new_game_find (new_game, "preset");

  relais_new_game_set_language (new_game, "fr");
  g_assert_cmpint (value (new_game, "preset"), ==, 1);
  g_assert_cmpint (value (new_game, "token_recall"), ==, 0);
  g_assert_false (relais_new_game_is_given (new_game, preset));
  text = relais_new_game_print (new_game);
  g_assert_null (strstr (text, "preset"));
  match = relais_new_game_start (new_game);
  g_assert_cmpint (relais_match_get_record (match)->config.value[preset], ==, 1);

  set (new_game, "preset", 0);
  relais_new_game_set_language (new_game, "de");
  g_assert_cmpint (value (new_game, "preset"), ==, 0);
  g_clear_pointer (&text, g_free);
  text = relais_new_game_print (new_game);
  after = relais_new_game_new (loire (), text);
  relais_new_game_set_language (after, "de");
  g_assert_cmpint (value (after, "preset"), ==, 0);
  relais_new_game_unset (after, preset);
  g_assert_cmpint (value (after, "preset"), ==, 2);
  g_assert_cmpint (value (after, "lady_surcharge"), ==, 1);
  relais_new_game_set_language (after, "xx");
  g_assert_cmpint (value (after, "preset"), ==, 0);
}

/* Settings may have been written by anything. */
static void
test_rubbish_is_not_remembered (void)
{
  static const char *const rubbish[] = {
    "", "{", "[]", "7", "{\"game\":7}", "{\"seats\":[7,{},{\"colour\":\"red\"},{\"colour\":\"red\",\"name\":3},[]]}",
    "{\"seats\":{},\"options\":[],\"strict\":\"yes\"}",
    "{\"options\":{\"seed\":\"4\",\"players\":\"4\",\"none\":\"1\",\"variant\":\"odd\",\"rich_limit\":\"-4\",\"preset\":2}}",
    "{\"options\":{\"first_player\":\"3\"}}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rubbish); i++)
    {
      g_autoptr (RelaisNewGame) new_game = relais_new_game_new (loire (), rubbish[i]);
      g_autoptr (RelaisMatch) match = relais_new_game_start (new_game);

      g_assert_null (relais_new_game_remembered (rubbish[i]));
      g_assert_nonnull (match);
      g_assert_cmpint (value (new_game, "variant"), ==, 0);
      g_assert_cmpint (value (new_game, "first_player"), ==, RELAIS_RANDOM);
    }
}

static void
test_again_with_another_deal (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=3 seed=4 first_player=2 boat_goal=9");
  g_autoptr (RelaisMatch) again = NULL;
  g_autoptr (RelaisMatch) rotated = NULL;
  const RelaisRecord *record;

  relais_match_set_strict (match, TRUE);
  g_object_set (relais_match_nth_seat (match, 0), "name", "Claire", NULL);
  again = relais_new_game_again (match, FALSE);
  g_assert_cmpint (relais_match_get_seat (again), ==, 2);
  g_assert_true (relais_match_get_strict (again));
  g_assert_cmpstr (relais_seat_get_name (relais_match_nth_seat (again, 0)), ==, "Claire");
  record = relais_match_get_record (again);
  g_assert_cmpint (record->config.value[RELAIS_OPTION_SEED], !=, 4);
  /* Nobody finds it out by trying: one in nine thousand million is that short. */
  g_assert_cmpint (record->config.value[RELAIS_OPTION_SEED], >, 1000000);
  rotated = relais_new_game_again (again, TRUE);
  g_assert_cmpint (relais_match_get_seat (rotated), ==, 0);
  g_clear_object (&again);
  again = relais_new_game_again (rotated, TRUE);
  g_assert_cmpint (relais_match_get_seat (again), ==, 1);
}

static void
test_a_position_begins_again_there (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("{\"game\":\"loire\",\"seats\":[{\"deniers\":9},{\"deniers\":3}]}");
  g_autoptr (RelaisMatch) again = NULL;
  RelaisRng rng;
  gconstpointer root = relais_tree_get_root (relais_match_get_tree (match))->state;

  relais_rng_seed (&rng, 1);
  playing_play_on (match, &rng, 12);
  again = relais_new_game_again (match, FALSE);
  g_assert_true (memcmp (relais_match_get_state (again), root, loire ()->state_size) == 0);
}

static void
test_the_next_player_begins_a_position_again (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("{\"game\":\"loire\",\"player\":1,\"seats\":[{\"deniers\":9},{\"deniers\":3},{}]}");
  g_autoptr (RelaisMatch) again = NULL;
  static const char *const names[] = { "Anna", "Ben", "Clara" };
  gconstpointer root = relais_tree_get_root (relais_match_get_tree (match))->state;
  g_autofree char *colour = NULL;
  g_autofree char *moved = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_set (relais_match_nth_seat (match, i), "name", names[i], NULL);
  relais_match_set_title (match, "Rain");
  again = relais_new_game_again (match, TRUE);
  g_assert_true (memcmp (relais_match_get_state (again), root, loire ()->state_size) == 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (relais_seat_get_name (relais_match_nth_seat (again, i)), ==, names[(i + 1) % G_N_ELEMENTS (names)]);
  g_assert_cmpstr (relais_seat_get_name (relais_match_nth_seat (again, (guint) relais_match_get_seat (again))), ==, "Clara");
  /* Who moves takes the colour along. */
  g_object_get (relais_match_nth_seat (match, 2), "colour", &colour, NULL);
  g_object_get (relais_match_nth_seat (again, 1), "colour", &moved, NULL);
  g_assert_cmpstr (moved, ==, colour);
  g_assert_cmpstr (relais_match_get_title (again), ==, "Rain");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/new-game/starts-as-it-is", test_starts_as_it_is);
  g_test_add_func ("/new-game/same-number-same-deal", test_same_number_same_deal);
  g_test_add_func ("/new-game/each-colour-once", test_each_colour_once);
  g_test_add_func ("/new-game/as-many-as-can-play", test_as_many_as_can_play);
  g_test_add_func ("/new-game/who-begins-moves-along", test_who_begins_moves_along);
  g_test_add_func ("/new-game/defaults-follow-the-rulebook", test_defaults_follow_the_rulebook);
  g_test_add_func ("/new-game/is-remembered", test_is_remembered);
  g_test_add_func ("/new-game/who-plays-is-remembered", test_who_plays_is_remembered);
  g_test_add_func ("/new-game/computers-like-different-things", test_computers_are_told_apart_by_what_they_like);
  g_test_add_func ("/new-game/temperament", test_a_temperament_is_chosen);
  g_test_add_func ("/new-game/any-temperament-of-a-setup", test_any_temperament_of_a_setup_is_drawn);
  g_test_add_func ("/new-game/a-kind-of-another-version", test_a_kind_of_another_version_is_a_person);
  g_test_add_func ("/new-game/one-person-against-computers", test_one_person_against_computers);
  g_test_add_func ("/new-game/the-rulebook-follows-the-language", test_the_rulebook_follows_the_language);
  g_test_add_func ("/new-game/rubbish-is-not-remembered", test_rubbish_is_not_remembered);
  g_test_add_func ("/new-game/again-with-another-deal", test_again_with_another_deal);
  g_test_add_func ("/new-game/a-position-begins-again-there", test_a_position_begins_again_there);
  g_test_add_func ("/new-game/the-next-player-begins-a-position-again", test_the_next_player_begins_a_position_again);
  return g_test_run ();
}
