/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text protocol, asked in process: playing, taking back, and what the computers do. */

#include <stdlib.h>
#include <string.h>

#include "asking.h"

/* Playing */

static void
test_play (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=2 seed=7 first_player=0 start_deniers=7");

  expect (session, "play merchant ride 2 to langeais",
          "= rode player=0 figure=merchant from=nantes to=langeais steps=3 left=0 took=0 early=no");
  refused (session, "play messenger ride 1 to cheverny", "? L-TURN-2 ");
  refused (session, "play sell wood", "? L-STOP-1 ");
  refused (session, "play ship 1", "? L-STOP-1 ");
  expect (session, "play done", "=");
  refused (session, "play merchant ride 0 to tours", "? L-TURN-2 ");
  expect (session, "play messenger ride 1 to cheverny",
          "= rode player=0 figure=messenger from=orleans to=cheverny steps=2 left=1 took=0 early=no");
  expect (session, "play done", "= turn player=1 turn=1");
  expect (session, "history", "= 0 0 merchant ride 2 to langeais\n0 0 done\n0 0 messenger ride 1 to cheverny\n0 0 done !");
  refused (session, "play ride", SYNTAX);
}

static void
test_play_buy (void)
{
  g_autoptr (RelaisSession) session = relais_session_new (FALSE);
  g_autofree char *answer = NULL;

  setup_text (session, "{\"players\":2,\"seed\":7,\"turn\":0,\"circus\":\"brissac\","
                       "\"market\":[\"red\",\"blue\",\"yellow\",\"green\",\"purple\",\"white\",\"black\"]}");
  g_free (ask (session, "play merchant ride 2 to langeais"));
  answer = ask (session, "play buy wood");
  g_assert_true (g_regex_match_simple ("^= paid player=0 deniers=[1-4] for=wood\n"
                                       "bought player=0 good=wood n=1 price=[1-4]\nmarket order=[a-z,]+", answer, 0, 0));
  refused (session, "play buy wood", "? L-BUY-1 ");
}

static void
test_syntax (void)
{
  static const char *const moves[] = {
    "", " ", "done ", " done", "done  ", "Done", "DONE", "done done", "ride", "merchant", "merchant ride",
    "merchant ride 2", "merchant ride 2 to", "merchant ride 2 to paris", "merchant ride 10 to langeais",
    "merchant ride 02 to langeais", "merchant ride x to langeais", "merchant ride 2 langeais", "merchant  ride 2 to langeais",
    "merchant ride 2 to langeais smith", "merchant ride 2 to langeais smith paris", "courier ride 2 to langeais",
    "buy", "buy gold", "buy wood 3", "buy wood 02", "buy beer 2", "sell", "sell gold", "ship", "ship 0", "ship 3", "ship 01",
    "build", "build inn tours", "build farm", "build farm nantes x", "build farm tours rich", "build bank", "build paris.bank",
    "hire", "hire king", "circus", "circus paris", "message", "message 0", "message 5", "message 11", "deliver",
    "deliver m9.01", "deliver m1.1", "mark", "mark m2.01 from", "mark m2.01 from m2.02 pink", "pick", "pick m1.99",
    "take 1", "farm tours", "merchant ride 2 to langeais\t", "done\n", "merchant ride 2 to langeais extra words here now x",
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=7");
  g_autofree char *long_word = g_strnfill (60000, 'x');
  g_autofree char *line = g_strdup_printf ("play %s", long_word);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *play = g_strdup_printf ("play %s", moves[i]);
      g_autofree char *why = g_strdup_printf ("why %s", moves[i]);
      gboolean bad_words = moves[i][0] == '\0' || moves[i][0] == ' ';

      refused (session, play, bad_words ? "? Words are separated by single spaces" : SYNTAX);
      refused (session, why, bad_words ? "? Words are separated by single spaces" : SYNTAX);
    }
  refused (session, line, SYNTAX);
}

/* play and why refuse alike, and why changes nothing. */
static void
test_why (void)
{
  static const char *const tried[] = {
    "collect", "merchant ride 0 to ancenis", "merchant ride 4 to tours", "buy wood", "buy wood 2", "sell wine", "ship 2",
    "build farm tours", "build castle usse patron", "build nantes.bank", "hire spy", "done", "circus usse", "message 1",
    "message 4", "deliver m1.01", "mark m2.01", "mark m2.01 from m2.02 red", "pick m1.01",
  };
  g_autoptr (RelaisSession) session = session_with ("new loire players=2 seed=12");

  for (guint n = 0; n < 150; n++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (tried); i++)
        {
          g_autofree char *before = ask (session, "state");
          g_autofree char *why = askf (session, "why %s", tried[i]);
          g_autofree char *after = ask (session, "state");
          g_autofree char *play = askf (session, "play %s", tried[i]);

          g_assert_cmpstr (before, ==, after);
          if (why[0] == '?')
            {
              g_assert_cmpstr (why, ==, play);
              g_assert_true (g_regex_match_simple ("^\\? (L-[A-Z]+-\\d+) .+\\.$", why, 0, 0));
            }
          else
            {
              g_assert_cmpstr (why, ==, "=");
              g_assert_cmpint (play[0], ==, '=');
              fine (session, "undo");
            }
        }
      g_assert_cmpuint (steps (session, n, 1), ==, 1);
    }
}

/* Undo, redo, branches */

static void
test_undo_all (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=1 seed=3 solo_turns=9");
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *history = NULL;
  g_autofree char *line = NULL;
  guint n = 0;

  do
    g_ptr_array_add (states, ask (session, "state"));
  while (steps (session, n++, 1) == 1);
  n = states->len - 1;
  history = ask (session, "history");
  g_assert_cmpuint (count_lines (history), ==, n);

  for (guint i = n; i > 0; i--)
    {
      fine (session, i % 2 != 0 ? "undo" : "undo 1");
      expect (session, "state", states->pdata[i - 1]);
    }
  refused (session, "undo", "? Moves played so far: 0");
  refused (session, "undo 1", "? Moves played so far: 0");
  for (guint i = 1; i <= n; i++)
    {
      fine (session, i % 2 != 0 ? "redo" : "redo 1");
      expect (session, "state", states->pdata[i]);
    }
  expect (session, "history", history);
  refused (session, "redo", "? Not so many moves follow; redo plays moves again that were undone.");

  /* All at once; one more than there are does nothing. */
  line = g_strdup_printf ("undo %u", n + 1);
  refused (session, line, "? ");
  g_free (line);
  line = g_strdup_printf ("undo %u", n);
  fine (session, line);
  expect (session, "state", states->pdata[0]);
  g_free (line);
  line = g_strdup_printf ("redo %u", n + 1);
  refused (session, line, "? ");
  g_free (line);
  line = g_strdup_printf ("redo %u", n);
  fine (session, line);
  expect (session, "state", states->pdata[n]);
}

static void
test_undo_refused (void)
{
  static const char *const counts[] = {
    "0", "00", "01", "-1", "+1", "x", "1x", "1.0", "2147483648", "4294967297", "18446744073709551617", "99999999999999999999",
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=1");

  steps (session, 1, 6);
  fine (session, "undo 3");
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *undo = g_strdup_printf ("undo %s", counts[i]);
      g_autofree char *redo = g_strdup_printf ("redo %s", counts[i]);

      refused (session, undo, "? ");
      refused (session, redo, "? ");
    }
  fine (session, "redo 3");
}

static void
test_branches (void)
{
  g_autoptr (RelaisSession) session = session_with ("new null players=2 first_player=0");

  g_free (ask (session, "play take 1"));
  g_free (ask (session, "play take 2"));
  g_free (ask (session, "play take 3"));
  fine (session, "undo 2");

  /* a refused move starts no branch */
  refused (session, "play take 4", "? N-TAKE-1 ");
  fine (session, "redo 2");
  expect (session, "history", "= 0 0 take 1 !\n1 1 take 2 !\n2 0 take 3 !");
  fine (session, "undo 2");

  /* the same move goes to the child that is there: what follows it stays */
  expect (session, "play take 2", "= took player=1 stones=2\npoints player=1 n=2 for=2 column=stones rule=0\n"
                                  "turn player=0 turn=2");
  fine (session, "redo");
  expect (session, "history", "= 0 0 take 1 !\n1 1 take 2 !\n2 0 take 3 !");
  fine (session, "undo 2");

  /* another one starts a branch */
  g_free (ask (session, "play take 3"));
  refused (session, "redo", "? Not so many moves follow; redo plays moves again that were undone.");
  fine (session, "undo");
  fine (session, "redo");
  expect (session, "history", "= 0 0 take 1 !\n1 1 take 3 !");
  refused (session, "redo", "? Not so many moves follow; redo plays moves again that were undone.");

  /* playing the older child makes it the latest again, with all behind it */
  fine (session, "undo");
  g_free (ask (session, "play take 2"));
  fine (session, "undo");
  fine (session, "redo 2");
  expect (session, "history", "= 0 0 take 1 !\n1 1 take 2 !\n2 0 take 3 !");
  refused (session, "redo", "? Not so many moves follow; redo plays moves again that were undone.");
}

/* The events of a move tell whether it must be a barrier. */
static gboolean
is_barrier (const char *move, const char *events, int seat)
{
  const char *turn = strstr (events, "turn player=");

  if (g_str_has_prefix (move, "message "))
    return TRUE;
  return turn != NULL && (turn == events + 2 || turn[-1] == '\n') && atoi (turn + strlen ("turn player=")) != seat;
}

static void
check_history (const char *start)
{
  g_autoptr (RelaisSession) session = session_with (start);
  g_autoptr (GString) expected = g_string_new ("=");

  for (guint i = 0; i < 250; i++)
    {
      int turn = state_number (session, "turn");
      int seat = state_number (session, "player");
      g_autofree char *events = NULL;
      g_autofree char *move = step (session, i * 3, &events);

      if (move == NULL)
        break;
      g_string_append_printf (expected, "%s%d %d %s%s", i > 0 ? "\n" : " ", turn, seat, move,
                              is_barrier (move, events, seat) ? " !" : "");
    }
  expect (session, "history", expected->str);
}

static void
test_history (void)
{
  check_history ("new loire players=1 seed=2");
  check_history ("new loire players=1 seed=2 solo_turns=4");
  check_history ("new loire players=2 seed=3 start_deniers=99 rich_limit=99");
  check_history ("new loire players=4 seed=4");
  check_history ("new loire players=3 seed=5 variant=casual poor_limit=99");
}

static void
test_history_last (void)
{
  g_autoptr (RelaisSession) session = session_with ("new null players=2 first_player=0");

  for (int i = 0; i < 6; i++)
    g_free (ask (session, "play take 3"));
  expect (session, "play take 3", "= took player=0 stones=3\npoints player=0 n=3 for=3 column=stones rule=0\nover");
  expect (session, "history", "= 0 0 take 3 !\n1 1 take 3 !\n2 0 take 3 !\n3 1 take 3 !\n4 0 take 3 !\n5 1 take 3 !\n"
                              "6 0 take 3");
  expect (session, "score", "= {\"game\":\"null\",\"final\":true,\"seats\":[{\"stones\":12,\"total\":12,\"rank\":1},"
                            "{\"stones\":9,\"total\":9,\"rank\":2}]}");
  refused (session, "play take 1", "? N-END-1 ");
}

static void
test_score (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=2 seed=1");

  expect (session, "score",
          "= {\"game\":\"loire\",\"final\":false,\"seats\":["
          "{\"boat\":0,\"delivered\":0,\"undelivered\":1,\"characters\":0,\"blue\":0,\"palaces\":0,\"total\":1,"
          "\"castles\":0,\"buildings\":0,\"rank\":1},"
          "{\"boat\":0,\"delivered\":0,\"undelivered\":1,\"characters\":0,\"blue\":0,\"palaces\":0,\"total\":1,"
          "\"castles\":0,\"buildings\":0,\"rank\":1}]}");
}

/* Computers */

static void
test_genmove (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=3 seed=6");
  static const char *const bad[] = {
    "genmove random seed", "genmove random seed=", "genmove random seed=x", "genmove random seed=-1",
    "genmove random seed=1 seed=1", "genmove random colour=1", "genmove random  seed=1", "genmove random seed=1 ",
    "genmove random 5", "genmove random =5", "genmove random seed=9007199254740992",
    "genmove easy seed=1 depth=3", "genmove easy nodes=0", "genmove easy ms=0", "genmove easy nodes=1000001",
    "genmove easy ms=3600001", "genmove easy nodes=1 nodes=1", "genmove easy easy",
  };

  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *first = askf (session, "genmove random seed=%u", i);
      g_autofree char *second = askf (session, "genmove random nodes=5 seed=%u ms=3", i);
      g_autofree char *any = ask (session, "genmove random");
      g_autofree char *legal = askf (session, "why %s", any + 2);

      g_assert_cmpstr (first, ==, second);
      g_assert_cmpstr (legal, ==, "=");
      steps (session, i, 1);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    refused (session, bad[i], "? ");
  refused (session, "genmove Easy", "? There is no such level");
  refused (session, "genmove hard temper=king",
           "? There is no such temperament. The temperaments are: trader, messenger, builder, boatman.");
  refused (session, "genmove hard temper=trader temper=builder", "? The option “temper” is given twice.");
  refused (session, "genmove hard temper", "? There is no such temperament.");
  refused (session, "genmove genius", "? There is no such level. The levels are: random, easy, medium, hard, master.");
  refused (session, "genmove Random", "? There is no such level. The levels are: random, easy, medium, hard, master.");
}

/* It plays nothing, repeats itself by its seed, and a game that it plays ends. */
static void
test_genmove_easy (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=2 seed=6");
  guint moves = 0;

  for (;; moves++)
    {
      g_autofree char *before = ask (session, "state");
      g_autofree char *first = askf (session, "genmove easy seed=%u", moves);
      g_autofree char *second = askf (session, "genmove easy ms=60000 seed=%u", moves);
      g_autofree char *hasty = askf (session, "genmove easy nodes=1 seed=%u", moves);
      g_autofree char *after = ask (session, "state");
      g_autofree char *played = NULL;
      g_autofree char *why = NULL;

      if (g_str_has_prefix (first, "?"))
        break;
      g_assert_cmpstr (first, ==, second);
      g_assert_cmpstr (before, ==, after);
      why = askf (session, "why %s", hasty + 2);
      g_assert_cmpstr (why, ==, "=");
      played = askf (session, "play %s", first + 2);
      g_assert_true (g_str_has_prefix (played, "="));
      g_assert_cmpuint (moves, <, 5000);
    }
  refused (session, "genmove easy", "? The game is over.");
  refused (session, "genmove random", "? The game is over.");
}

static guint64
count_sequences (RelaisSession *session, int depth)
{
  g_autofree char *answer = ask (session, "moves");
  g_auto (GStrv) moves = lines_of (answer);
  guint64 n = 0;

  if (depth == 1)
    return g_strv_length (moves);
  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_free (askf (session, "play %s", moves[i]));
      n += count_sequences (session, depth - 1);
      fine (session, "undo");
    }
  return n;
}

static void
test_perft (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=2 seed=6");

  for (guint i = 0; i < 12; i++)
    {
      expect (session, "perft 0", "= 1");
      for (int depth = 1; depth <= 3; depth++)
        {
          g_autofree char *line = g_strdup_printf ("perft %d", depth);
          g_autofree char *answer = g_strdup_printf ("= %" G_GUINT64_FORMAT, count_sequences (session, depth));

          expect (session, line, answer);
        }
      steps (session, i * 5, 4);
    }
  refused (session, "perft x", "? ");
  refused (session, "perft -1", "? ");
  refused (session, "perft 01", "? ");
  refused (session, "perft 100", "? ");
}

static void
test_playout (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=2 seed=6");
  g_autoptr (RelaisSession) other = session_with ("new loire players=2 seed=6");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *other_seed = ask (session, "playout 2");

  steps (session, 1, 30);
  steps (other, 1, 30);
  before = look (session);
  for (guint seed = 0; seed < 5; seed++)
    {
      g_autofree char *first = askf (session, "playout %u", seed);
      g_autofree char *second = askf (other, "playout %u", seed);

      g_assert_true (g_regex_match_simple ("^= \\d+ (over|stopped) \\{\"game\":\"loire\",\"final\":(true|false),\"seats\":\\[.*\\]\\}$",
                                           first, 0, 0));
      g_assert_cmpstr (first, ==, second);
      g_assert_cmpint (strstr (first, " over ") != NULL, ==, strstr (first, "\"final\":true") != NULL);
      g_assert_cmpstr (first, !=, other_seed);
    }
  after = look (session);
  g_assert_cmpstr (before, ==, after);
  refused (session, "playout x", "? ");
  refused (session, "playout -1", "? ");
  refused (session, "playout 9007199254740992", "? ");

}

static void
test_playout_ends (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=1 seed=1 solo_turns=1");
  g_autofree char *over = NULL;
  g_autofree char *stopped = NULL;

  steps (session, 1, 500);
  over = ask (session, "playout 1");
  g_assert_true (g_str_has_prefix (over, "= 0 over {"));

  /* Too poor to get anywhere. */
  fine (session, "new loire players=4 seed=1 boat_goal=20 message_goal=65 start_deniers=0 poor_limit=99 rich_limit=0");
  stopped = ask (session, "playout 1");
  g_assert_true (g_str_has_prefix (stopped, "= 20000 stopped {"));
  has (stopped, "\"final\":false");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/protocol/play", test_play);
  g_test_add_func ("/protocol/play/buy", test_play_buy);
  g_test_add_func ("/protocol/play/syntax", test_syntax);
  g_test_add_func ("/protocol/why", test_why);
  g_test_add_func ("/protocol/undo/all", test_undo_all);
  g_test_add_func ("/protocol/undo/refused", test_undo_refused);
  g_test_add_func ("/protocol/undo/branches", test_branches);
  g_test_add_func ("/protocol/history", test_history);
  g_test_add_func ("/protocol/history/last", test_history_last);
  g_test_add_func ("/protocol/score", test_score);
  g_test_add_func ("/protocol/genmove", test_genmove);
  g_test_add_func ("/protocol/genmove/easy", test_genmove_easy);
  g_test_add_func ("/protocol/perft", test_perft);
  g_test_add_func ("/protocol/playout", test_playout);
  g_test_add_func ("/protocol/playout/ends", test_playout_ends);
  return run_asking ();
}
