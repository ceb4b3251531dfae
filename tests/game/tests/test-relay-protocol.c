/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game for tests in the text protocol. */

#include "../../cli/asking.h"

#include <string.h>

static void
test_games (void)
{
  g_autoptr (RelaisSession) testing = relais_session_new (TRUE);
  g_autoptr (RelaisSession) playing = relais_session_new (FALSE);
  g_autofree char *all = ask (testing, "games");
  g_autofree char *some = ask (playing, "games");

  has (all, "relay\nnull");
  g_assert_null (strstr (some, "relay"));
  refused (playing, "new relay", "? ");
}

static void
test_play (void)
{
  g_autoptr (RelaisSession) session = relais_session_new (TRUE);
  g_autofree char *shown = NULL;

  fine (session, "new relay players=2 seed=7 first_player=0 hand=5");
  refused (session, "play stay", "? R-DRAW-1 First a card is drawn.");
  refused (session, "play lay paris", SYNTAX);
  expect (session, "play deck", "= drew player=0 town=gap");
  refused (session, "play deck", "? R-DRAW-1 ");
  expect (session, "play stay", "= stayed player=0\npoints player=0 n=-1 for=1 column=stayed rule=0\nturn player=1 turn=1");
  shown = ask (session, "show 1");
  has (shown, "seat 0 at arles, cards 6\n");
  has (shown, "seat 1 at cahors, cards 5,\"hand\":");
}

/* Computers that know the points only play it to its end. */
static void
test_computers (void)
{
  g_autoptr (RelaisSession) session = relais_session_new (TRUE);
  g_autofree char *score = NULL;
  guint decisions = 0;

  fine (session, "new relay players=3 seed=2 hand=15");
  for (; decisions < 200; decisions++)
    {
      g_autofree char *move = ask (session, decisions % 2 == 0 ? "genmove easy seed=1" : "genmove random seed=1");

      if (!g_str_has_prefix (move, "= "))
        break;
      g_free (askf (session, "play %s", move + strlen ("= ")));
    }
  g_assert_cmpuint (decisions, >=, 40);
  score = ask (session, "score");
  has (score, "\"final\":true");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/relay/games", test_games);
  g_test_add_func ("/relay/play", test_play);
  g_test_add_func ("/relay/computers", test_computers);
  return run_asking ();
}
