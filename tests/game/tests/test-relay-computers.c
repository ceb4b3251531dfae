/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computer players of a game with hidden hands: what they may not know changes nothing,
 * and the curtain is for people. */

#include "../../model/computing.h"
#include "../engine/relay.h"

static RelaisMatch *
match_with (guint64 seed, const char *const *kinds)
{
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED };
  RelaisRefusal why;
  RelaisMatch *match;

  config.value[RELAIS_OPTION_PLAYERS] = g_strv_length ((char **) kinds);
  config.value[RELAIS_OPTION_SEED] = (gint64) seed;
  match = relais_match_new (relais_record_new (&relais_relay, &config, &why));
  for (guint i = 0; kinds[i] != NULL; i++)
    computing_seat (match, i, kinds[i]);
  return match;
}

/* The first moves of the seat that is to play, from a position as it may be. */
static char *
moves_from (gconstpointer state, const char *kind, int seat)
{
  g_autoptr (RelaisMatch) match = playing_match_of (&relais_relay, state);
  g_autoptr (RelaisComputers) computers = NULL;

  computing_seat (match, (guint) seat, kind);
  computers = computing_at_once (match);
  /* What follows upon a card that is drawn is another matter. */
  computing_play (match, 1);
  return computing_line (match, 1);
}

static void
test_hidden_cards_change_no_move (void)
{
  static const char *const kinds[] = { "random", "easy", "medium", "hard" };

  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (RelaisMatch) start = match_with (seed, (const char *[]) { "human", "human", "human", NULL });
      RelaisState view, believed;
      RelaisRng rng;
      int seat;

      relais_rng_seed (&rng, seed);
      playing_play_on (start, &rng, (guint) seed * 2);
      if (relais_match_is_over (start))
        continue;
      seat = relais_match_get_seat (start);
      relay_view (&relay_edition, relais_match_get_state (start), seat, &view);
      relay_sample (&relay_edition, &view, &rng, &believed);
      g_assert_cmpint (memcmp (&believed, relais_match_get_state (start), sizeof (RelayState)), !=, 0);
      for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
        {
          g_autofree char *one = moves_from (relais_match_get_state (start), kinds[i], seat);
          g_autofree char *other = moves_from (&believed, kinds[i], seat);

          g_assert_cmpstr (one, ==, other);
        }
    }
}

static void
test_who_plays_against_computers_always_looks (void)
{
  g_autoptr (RelaisMatch) match = match_with (3, (const char *[]) { "easy", "human", "random", NULL });
  g_autoptr (RelaisComputers) G_GNUC_UNUSED computers = computing_at_once (match);

  for (guint depth = 0; depth < 40 && !relais_match_is_over (match); depth++)
    {
      g_assert_cmpint (relais_match_get_viewer (match), ==, 1);
      g_assert_cmpint (relais_match_may_ask (match), ==, relais_match_get_seat (match) == 1);
      computing_play (match, depth + 1);
    }
}

/* From one person to the other, whatever a computer does between them. */
static void
test_curtain_is_between_persons (void)
{
  g_autoptr (RelaisMatch) match = match_with (3, (const char *[]) { "human", "easy", "human", NULL });
  g_autoptr (RelaisComputers) G_GNUC_UNUSED computers = computing_at_once (match);
  guint curtains = 0;

  for (guint depth = 0; depth < 60 && !relais_match_is_over (match); depth++)
    {
      int seat = relais_match_get_seat (match);

      if (relais_match_get_viewer (match) == RELAIS_NOBODY && !relais_match_is_for_computer (match))
        {
          curtains++;
          relais_match_set_viewer (match, seat);
        }
      /* Who has played looks on while the computer does. */
      g_assert_cmpint (relais_match_get_viewer (match), !=, 1);
      if (seat != 1)
        g_assert_cmpint (relais_match_get_viewer (match), ==, seat);
      computing_play (match, depth + 1);
    }
  g_assert_cmpuint (curtains, >, 3);
}

static void
test_nobody_looks_into_the_hands_of_computers_alone (void)
{
  g_autoptr (RelaisMatch) match = match_with (3, (const char *[]) { "easy", "easy", NULL });
  g_autoptr (RelaisComputers) G_GNUC_UNUSED computers = computing_at_once (match);

  g_assert_cmpint (relais_match_get_viewer (match), ==, RELAIS_NOBODY);
  computing_play (match, 6);
  g_assert_cmpint (relais_match_get_viewer (match), ==, RELAIS_NOBODY);
  /* Who takes a seat over looks into its own. */
  computing_seat (match, 1, "human");
  g_assert_cmpint (relais_match_get_viewer (match), ==, 1);
  computing_seat (match, 0, "human");
  computing_seat (match, 1, "easy");
  g_assert_cmpint (relais_match_get_viewer (match), ==, 0);
}

static void
test_a_whole_game_of_computers (void)
{
  g_autoptr (RelaisMatch) match = match_with (5, (const char *[]) { "random", "easy", NULL });
  g_autoptr (RelaisComputers) G_GNUC_UNUSED computers = computing_at_once (match);

  computing_wait (match);
  g_assert_true (relais_match_is_over (match));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/relay/computers/hidden-cards", test_hidden_cards_change_no_move);
  g_test_add_func ("/relay/computers/one-person-looks", test_who_plays_against_computers_always_looks);
  g_test_add_func ("/relay/computers/curtain", test_curtain_is_between_persons);
  g_test_add_func ("/relay/computers/alone", test_nobody_looks_into_the_hands_of_computers_alone);
  g_test_add_func ("/relay/computers/whole-game", test_a_whole_game_of_computers);
  return g_test_run ();
}
