/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text protocol, asked in process: what the program tells of itself and its games, new games, and what can be seen of one. */

#include <string.h>

#include "asking.h"

/* About the program */

static const char *const all_commands[] = {
  "protocol_version", "name", "version", "list_commands", "known_command", "quit", "games", "new", "setup", "load",
  "save", "check", "state", "view", "show", "moves", "play", "why", "undo", "redo", "history", "score", "genmove",
  "perft", "playout",
};

static void
test_about (void)
{
  g_autoptr (RelaisSession) session = relais_session_new (FALSE);
  g_autofree char *version = NULL;

  expect (session, "protocol_version", "= 1");
  expect (session, "name", "= Relais");
  version = ask (session, "version");
  g_assert_true (g_regex_match_simple ("^= \\d+\\.\\d+\\.\\d+$", version, 0, 0));
}

static void
test_commands (void)
{
  g_autoptr (RelaisSession) session = relais_session_new (FALSE);
  g_autofree char *answer = ask (session, "list_commands");
  g_auto (GStrv) listed = lines_of (answer);

  g_assert_cmpuint (g_strv_length (listed), ==, G_N_ELEMENTS (all_commands));
  for (guint i = 0; i < G_N_ELEMENTS (all_commands); i++)
    {
      g_autofree char *line = g_strdup_printf ("known_command %s", all_commands[i]);

      g_assert_true (g_strv_contains ((const char *const *) listed, all_commands[i]));
      expect (session, line, "= true");
    }
  expect (session, "known_command nonsense", "= false");
  expect (session, "known_command Play", "= false");
  expect (session, "known_command pla", "= false");
  expect (session, "known_command é", "= false");
  refused (session, "nonsense", "? There is no such command");
  refused (session, "Play done", "? There is no such command");
}

static void
test_games (void)
{
  g_autoptr (RelaisSession) plain = relais_session_new (FALSE);
  g_autoptr (RelaisSession) test = relais_session_new (TRUE);
  g_autofree char *with = ask (test, "games");
  g_autofree char *without = ask (plain, "games");
  g_autofree char *longer = g_strconcat (without, "\n", NULL);

  g_assert_true (g_str_has_prefix (without, "= loire"));
  g_assert_null (strstr (without, "null"));
  /* the game for tests may be built in, too */
  g_assert_true (g_str_has_prefix (with, longer));
  g_assert_true (g_str_has_suffix (with, "\nnull"));
  refused (plain, "new null", "? There is no game");
  fine (test, "new null");
}

static void
test_quit (void)
{
  g_autoptr (RelaisSession) session = relais_session_new (FALSE);
  g_autoptr (GString) answer = g_string_new (NULL);

  refused (session, "quit now", "? “quit” takes no further words");
  g_assert_false (relais_session_answer (session, "quit", 4, answer));
  g_assert_cmpstr (answer->str, ==, "=\n\n");
}

static void
test_without_game (void)
{
  static const char *const lines[] = {
    "save /nowhere/x", "state", "view 0", "show", "show 0", "moves", "play done", "why done", "undo", "undo 1", "redo",
    "history", "score", "genmove random", "perft 1", "playout 1",
  };
  g_autoptr (RelaisSession) session = relais_session_new (FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    refused (session, lines[i], "? There is no game yet");
}

static void
test_words (void)
{
  static const char *const none[] = {
    "protocol_version", "name", "version", "list_commands", "quit", "games", "state", "moves", "history", "score",
  };
  static const char *const needed[] = {
    "known_command", "new", "setup", "load", "save", "check", "view", "play", "why", "genmove", "perft", "playout",
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=2");

  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    {
      g_autofree char *line = g_strdup_printf ("%s 1", none[i]);
      g_autofree char *reason = g_strdup_printf ("? “%s” takes no further words", none[i]);

      refused (session, line, reason);
    }
  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    {
      g_autofree char *reason = g_strdup_printf ("? “%s” needs a further word", needed[i]);

      refused (session, needed[i], reason);
    }
  refused (session, "show 0 1", "? ");
  refused (session, "view 0 1", "? ");
  refused (session, "undo 1 1", "? ");
  refused (session, "redo 1 1", "? ");
  refused (session, "perft 1 1", "? ");
  refused (session, "playout 1 1", "? ");
}

/* New games */

static void
new_has (const char *options, const char *part)
{
  g_autofree char *line = g_strdup_printf ("new loire %s", options);
  g_autoptr (RelaisSession) session = session_with (line);
  g_autofree char *state = ask (session, "state");

  has (state, part);
}

static void
test_new_keys (void)
{
  new_has ("players=1", "\"players\":1");
  new_has ("players=4", "\"players\":4");
  new_has ("seed=9007199254740991", "\"seed\":9007199254740991");
  new_has ("variant=standard", "\"variant\":\"standard\"");
  new_has ("variant=casual", "\"variant\":\"casual\"");
  new_has ("first_player=2", "\"first_player\":2}");
  new_has ("first_player=2", "\"player\":2");
  new_has ("lady_surcharge=9", "\"lady_surcharge\":9");
  new_has ("merchant_actions=one", "\"merchant_actions\":\"one\"");
  new_has ("lumberjack_pays=each", "\"lumberjack_pays\":\"each\"");
  new_has ("palatium_hire=shared", "\"palatium_hire\":\"shared\"");
  new_has ("boat_goal=1", "\"boat_goal\":1");
  new_has ("message_goal=65", "\"message_goal\":65");
  new_has ("token_recall=no", "\"token_recall\":false");
  new_has ("casual_abbey=no", "\"casual_abbey\":false");
  new_has ("palace_city=own", "\"palace_city\":\"own\"");
  new_has ("ducal_reach=own", "\"ducal_reach\":\"own\"");
  new_has ("solo_turns=999", "\"solo_turns\":999");
  new_has ("start_deniers=999", "\"deniers\":999");
  new_has ("poor_limit=0", "\"poor_limit\":0");
  new_has ("rich_limit=999", "\"rich_limit\":999");
  new_has ("circus_start=ancenis", "\"circus\":\"ancenis\"");
}

#define OPTIONS(lady, actions, boat, messages, recall, abbey, palaces, ducal) \
  "\"options\":{\"lady_surcharge\":" lady ",\"merchant_actions\":\"" actions "\",\"lumberjack_pays\":\"once\"," \
  "\"palatium_hire\":\"extra\",\"boat_goal\":" boat ",\"message_goal\":" messages ",\"token_recall\":" recall "," \
  "\"casual_abbey\":" abbey ",\"palace_city\":\"" palaces "\",\"ducal_reach\":\"" ducal "\"," \
  "\"solo_turns\":60,\"start_deniers\":7,\"poor_limit\":5,\"rich_limit\":10," \
  "\"circus_start\":\"usse\",\"first_player\":"

static void
test_new_presets (void)
{
  static const char *const boat[] = { "20", "20", "17", "15" };

  new_has ("seed=5", "\"players\":3,\"variant\":\"standard\",\"seed\":5," OPTIONS ("2", "all", "17", "10", "true", "true", "any", "cities"));
  new_has ("preset=english", OPTIONS ("2", "all", "17", "10", "true", "true", "any", "cities"));
  new_has ("preset=german players=1", OPTIONS ("1", "one", "20", "15", "true", "true", "own", "cities"));
  new_has ("preset=german players=4", OPTIONS ("1", "one", "15", "8", "true", "true", "own", "cities"));
  new_has ("preset=french players=2", OPTIONS ("2", "all", "20", "12", "false", "false", "any", "everywhere"));
  new_has ("preset=french players=3", OPTIONS ("2", "all", "15", "10", "false", "false", "any", "everywhere"));
  new_has ("preset=french players=4", OPTIONS ("2", "all", "10", "8", "false", "false", "any", "everywhere"));
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *options = g_strdup_printf ("players=%u", i + 1);
      g_autofree char *part = g_strdup_printf ("\"boat_goal\":%s", boat[i]);

      new_has (options, part);
    }
  /* What is said wins, wherever it stands. */
  new_has ("preset=german lady_surcharge=2 boat_goal=3", OPTIONS ("2", "one", "3", "10", "true", "true", "own", "cities"));
  new_has ("token_recall=yes merchant_actions=one preset=french", OPTIONS ("2", "one", "15", "10", "true", "false", "any", "everywhere"));
}

static void
test_new_same (void)
{
  g_autoptr (RelaisSession) one = session_with ("new loire players=4 seed=77");
  g_autoptr (RelaisSession) two = session_with ("new loire seed=77 players=4 first_player=random variant=standard");
  g_autofree char *first = ask (one, "state");
  g_autofree char *second = ask (two, "state");
  g_autofree char *third = NULL;

  g_assert_cmpstr (first, ==, second);
  steps (one, 1, 20);
  fine (one, "new loire players=4 seed=77");
  third = ask (one, "state");
  g_assert_cmpstr (first, ==, third);
  expect (one, "history", "=");
  refused (one, "redo", "? ");
}

static void
test_new_refused (void)
{
  static const char *const lines[] = {
    "new chess", "new Loire", "new loire2", "new loire seed", "new loire seed=", "new loire =1", "new loire seed=1 seed=2",
    "new loire seed=1 seed=1", "new loire preset=german preset=german", "new loire colour=red", "new loire Seed=1",
    "new loire players=0", "new loire players=5", "new loire players=01", "new loire players=+1", "new loire players=3.0",
    "new loire seed=-1", "new loire seed=9007199254740992", "new loire seed=99999999999999999999", "new loire seed=0x1",
    "new loire variant=fast", "new loire variant=0", "new loire preset=dutch", "new loire lady_surcharge=10",
    "new loire merchant_actions=two", "new loire lumberjack_pays=all", "new loire palatium_hire=one",
    "new loire boat_goal=0", "new loire boat_goal=21", "new loire message_goal=0", "new loire message_goal=66",
    "new loire token_recall=true", "new loire token_recall=1", "new loire casual_abbey=Yes", "new loire solo_turns=0",
    "new loire solo_turns=1000", "new loire start_deniers=1000", "new loire poor_limit=100", "new loire rich_limit=1000",
    "new loire circus_start=nantes", "new loire circus_start=paris", "new loire first_player=4",
    "new loire players=2 first_player=2", "new loire players=2  seed=1", "new loire seed=1 ", "new  loire", "new ",
    "new loire seed=1=1", "new loire seed=1,players=2", "new null players=1", "new null stones=4", "new null variant=casual",
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=5");

  steps (session, 3, 9);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    refused (session, lines[i], "? ");
  g_assert_cmpuint (steps (session, 30, 5), ==, 5);
}

/* Looking */

static void
test_state (void)
{
  g_autoptr (RelaisSession) session = session_with ("new null players=3 seed=4 first_player=1");

  expect (session, "state", "= {\"game\":\"null\",\"players\":3,\"seed\":4,\"first_player\":1,\"turn\":0,\"player\":1,"
                            "\"stones\":21,\"taken\":[0,0,0]}");
  expect (session, "score", "= {\"game\":\"null\",\"final\":false,\"seats\":[{\"stones\":0,\"total\":0,\"rank\":1},"
                            "{\"stones\":0,\"total\":0,\"rank\":1},{\"stones\":0,\"total\":0,\"rank\":1}]}");
  expect (session, "moves", "= take 1\ntake 2\ntake 3");
  expect (session, "show", "= stones 21, seat 1 to move");
  expect (session, "play take 2", "= took player=1 stones=2\npoints player=1 n=2 for=2 column=stones rule=0\n"
                                  "turn player=2 turn=1");
  expect (session, "history", "= 0 1 take 2 !");
  expect (session, "state", "= {\"game\":\"null\",\"players\":3,\"seed\":4,\"first_player\":1,\"turn\":1,\"player\":2,"
                            "\"stones\":19,\"taken\":[0,2,0]}");
}

/* Every position of a game: the state read back as a setup is the same. */
static void
test_state_read_back (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=4 seed=31");
  g_autoptr (RelaisSession) other = relais_session_new (FALSE);

  for (guint i = 0; i < 120; i++)
    {
      g_autofree char *state = ask (session, "state");
      g_autofree char *moves = ask (session, "moves");
      g_autofree char *score = ask (session, "score");

      g_assert_null (strchr (state, '\n'));
      setup_text (other, state + 2);
      expect (other, "state", state);
      expect (other, "moves", moves);
      expect (other, "score", score);
      expect (other, "history", "=");
      steps (session, 700 + i * 7, 3);
    }
}

static void
test_view (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=2 seed=8");

  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *before = ask (session, "state");
      g_autofree char *first = ask (session, "view 0");
      g_autofree char *second = ask (session, "view 1");
      g_autofree char *after = NULL;

      has (first, "\"seed\":null,");
      has (second, "\"seed\":null,");
      g_assert_true (g_regex_match_simple ("\"decks\":\\{\"1\":\\d+,\"2\":\\d+,\"3\":\\d+,\"4\":\\d+\\}", first, 0, 0));
      after = ask (session, "state");
      g_assert_cmpstr (before, ==, after);
      steps (session, i * 9, 5);
    }
  refused (session, "view 2", "? ");
  refused (session, "view -1", "? ");
  refused (session, "view 00", "? ");
  refused (session, "view x", "? ");
  refused (session, "view 4294967296", "? ");
  refused (session, "show 2", "? ");
  refused (session, "show x", "? ");
}

static void
check_show (RelaisSession *session, const char *line)
{
  g_autofree char *answer = ask (session, line);
  g_auto (GStrv) lines = lines_of (answer);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      glong columns = g_utf8_strlen (lines[i], -1);

      if (columns > 80)
        g_error ("%ld columns in “%s”", columns, lines[i]);
      g_assert_null (strchr (lines[i], '\t'));
      g_assert_cmpint (columns, >, 0);
    }
}

static void
test_show (void)
{
  static const char *const starts[] = {
    "new loire players=1 seed=1", "new loire players=2 seed=2 preset=german", "new loire players=3 seed=3",
    "new loire players=4 seed=4", "new loire players=4 seed=5 variant=casual", "new loire players=1 seed=6 variant=casual",
    "new loire players=4 seed=7 start_deniers=999 rich_limit=999 message_goal=65",
    "new loire players=2 seed=9007199254740991 preset=french start_deniers=999 rich_limit=999",
  };

  for (guint i = 0; i <= G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (RelaisSession) session = relais_session_new (FALSE);
      guint moves = 0;

      if (i < G_N_ELEMENTS (starts))
        fine (session, starts[i]);
      else
        setup_text (session, CROWD);
      do
        {
          check_show (session, "show");
          check_show (session, "show 0");
        }
      while (steps (session, 5000 + moves, 7) == 7 && (moves += 7) < 1400);
      check_show (session, "show");
    }
}

static void
check_moves (RelaisSession *session)
{
  g_autofree char *answer = ask (session, "moves");
  g_auto (GStrv) moves = lines_of (answer);

  g_assert_cmpuint (g_strv_length (moves), <=, 512);
  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_autofree char *line = g_strdup_printf ("why %s", moves[i]);

      if (i > 0)
        g_assert_cmpint (strcmp (moves[i - 1], moves[i]), <, 0);
      fine (session, line);
    }
}

static void
test_moves (void)
{
  for (guint players = 1; players <= 4; players++)
    {
      g_autofree char *line = g_strdup_printf ("new loire players=%u seed=%u", players, players);
      g_autoptr (RelaisSession) session = session_with (line);
      guint n = 0;

      do
        check_moves (session);
      while (n++ < 300 && steps (session, n, 1) == 1);
    }
}

static void
test_over (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=1 seed=3 solo_turns=5");
  g_autofree char *score = NULL;
  guint n = steps (session, 1, 1000);

  g_assert_cmpuint (n, <, 1000);
  expect (session, "moves", "=");
  score = ask (session, "score");
  has (score, "\"final\":true");
  refused (session, "play done", "? L-END-2 ");
  refused (session, "why done", "? L-END-2 ");
  refused (session, "play dance", SYNTAX);
  refused (session, "genmove random seed=1", "? The game is over.");
  expect (session, "perft 0", "= 1");
  expect (session, "perft 1", "= 0");
  expect (session, "perft 3", "= 0");
  refused (session, "redo", "? ");
  g_assert_cmpint (state_number (session, "turn"), ==, 4);
  fine (session, "undo");
  check_moves (session);
  fine (session, "redo");
  expect (session, "moves", "=");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/protocol/about", test_about);
  g_test_add_func ("/protocol/commands", test_commands);
  g_test_add_func ("/protocol/games", test_games);
  g_test_add_func ("/protocol/quit", test_quit);
  g_test_add_func ("/protocol/without-game", test_without_game);
  g_test_add_func ("/protocol/words", test_words);
  g_test_add_func ("/protocol/new/keys", test_new_keys);
  g_test_add_func ("/protocol/new/presets", test_new_presets);
  g_test_add_func ("/protocol/new/same", test_new_same);
  g_test_add_func ("/protocol/new/refused", test_new_refused);
  g_test_add_func ("/protocol/state", test_state);
  g_test_add_func ("/protocol/state/read-back", test_state_read_back);
  g_test_add_func ("/protocol/view", test_view);
  g_test_add_func ("/protocol/show", test_show);
  g_test_add_func ("/protocol/moves", test_moves);
  g_test_add_func ("/protocol/over", test_over);
  return run_asking ();
}
