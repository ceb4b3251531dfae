/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text protocol, asked in process. Whatever a test is about, each answer's
 * framing is looked at, and whatever is refused must leave the game alone. */

#include <glib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "relais-protocol.h"

#define SYNTAX "? SYNTAX This is not a move of the game."

static char *directory;         /* for the tests' files */

/* Asking */

static void
check_framing (const char *line, const GString *answer)
{
  const char *text = answer->str;

  g_assert_cmpuint (strlen (text), ==, answer->len);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (text[0] == '=' || text[0] == '?');
  g_assert_true (text[1] == ' ' || g_str_equal (text + 1, "\n\n"));
  g_assert_true (g_str_has_suffix (text, "\n\n"));
  if (strstr (text, "\n\n") != text + answer->len - 2)
    g_error ("an empty line in the answer to “%s”", line);
  if (text[0] == '?' && strchr (text, '\n') != text + answer->len - 2)
    g_error ("a reason of several lines for “%s”", line);
}

/* The answer without the empty line that ends it. */
static char *
ask_bytes (RelaisSession *session, const char *line, gsize length)
{
  g_autoptr (GString) answer = g_string_new (NULL);

  g_assert_true (relais_session_answer (session, line, length, answer));
  check_framing (line, answer);
  g_string_truncate (answer, answer->len - 2);
  return g_string_free (g_steal_pointer (&answer), FALSE);
}

static char *
ask (RelaisSession *session, const char *line)
{
  return ask_bytes (session, line, strlen (line));
}

G_GNUC_PRINTF (2, 3)
static char *
askf (RelaisSession *session, const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  return ask (session, line);
}

static void
expect (RelaisSession *session, const char *line, const char *answer)
{
  g_autofree char *got = ask (session, line);

  if (!g_str_equal (got, answer))
    g_error ("“%s” was answered “%s” instead of “%s”", line, got, answer);
}

static void
fine (RelaisSession *session, const char *line)
{
  expect (session, line, "=");
}

/* All that can be seen of a session's game. */
static char *
look (RelaisSession *session)
{
  g_autofree char *state = ask (session, "state");
  g_autofree char *history = ask (session, "history");
  g_autofree char *score = ask (session, "score");

  return g_strconcat (state, history, score, NULL);
}

static void
refused_bytes (RelaisSession *session, const char *line, gsize length, const char *reason)
{
  g_autofree char *before = look (session);
  g_autofree char *answer = ask_bytes (session, line, length);
  g_autofree char *after = look (session);

  if (!g_str_has_prefix (answer, "? ") || !g_str_has_prefix (answer, reason))
    g_error ("“%.80s” was answered “%s” instead of “%s”", line, answer, reason);
  g_assert_cmpstr (before, ==, after);
}

/* `reason`: how the answer starts. */
static void
refused (RelaisSession *session, const char *line, const char *reason)
{
  refused_bytes (session, line, strlen (line), reason);
}

static void
has (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in “%s”", part, text);
}

static guint
count_lines (const char *answer)
{
  guint n = 1;

  if (g_str_equal (answer, "="))
    return 0;
  for (; *answer != '\0'; answer++)
    n += *answer == '\n';
  return n;
}

static GStrv
lines_of (const char *answer)
{
  g_assert_cmpint (answer[0], ==, '=');
  return g_str_equal (answer, "=") ? g_new0 (char *, 1) : g_strsplit (answer + 2, "\n", -1);
}

static RelaisSession *
session_with (const char *line)
{
  RelaisSession *session = relais_session_new (TRUE);

  fine (session, line);
  return session;
}

/* A number in the state line: of the first key of that name. */
static int
state_number (RelaisSession *session, const char *key)
{
  g_autofree char *state = ask (session, "state");
  g_autofree char *start = g_strdup_printf ("\"%s\":", key);
  const char *at = strstr (state, start);

  g_assert_nonnull (at);
  return atoi (at + strlen (start));
}

/* A random move, made; NULL when the game is over. */
static char *
step (RelaisSession *session, guint seed, char **events)
{
  g_autofree char *move = askf (session, "genmove random seed=%u", seed);
  g_autofree char *answer = NULL;

  if (move[0] == '?')
    {
      g_assert_cmpstr (move, ==, "? the game is over");
      return NULL;
    }
  answer = askf (session, "play %s", move + 2);
  g_assert_cmpint (answer[0], ==, '=');
  if (events != NULL)
    *events = g_steal_pointer (&answer);
  return g_strdup (move + 2);
}

static guint
steps (RelaisSession *session, guint seed, guint most)
{
  guint n = 0;

  for (; n < most; n++)
    {
      g_autofree char *move = step (session, seed + n, NULL);

      if (move == NULL)
        break;
    }
  return n;
}

static char *
file_path (const char *name)
{
  return g_build_filename (directory, name, NULL);
}

static char *
write_bytes (const char *name, const char *text, gssize length)
{
  char *path = file_path (name);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
  return path;
}

static char *
write_file (const char *name, const char *text)
{
  return write_bytes (name, text, -1);
}

static void
setup_text (RelaisSession *session, const char *text)
{
  g_autofree char *path = write_file ("setup", text);
  g_autofree char *answer = askf (session, "setup %s", path);

  if (!g_str_equal (answer, "="))
    g_error ("%s: %s", text, answer);
}

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
  refused (session, "nonsense", "? unknown command");
  refused (session, "Play done", "? unknown command");
}

static void
test_games (void)
{
  g_autoptr (RelaisSession) plain = relais_session_new (FALSE);
  g_autoptr (RelaisSession) test = relais_session_new (TRUE);
  g_autofree char *with = ask (test, "games");
  g_autofree char *without = ask (plain, "games");

  g_assert_cmpstr (without, ==, "= loire");
  g_assert_cmpstr (with, ==, "= loire\nnull");
  refused (plain, "new null", "? there is no game");
  fine (test, "new null");
}

static void
test_quit (void)
{
  g_autoptr (RelaisSession) session = relais_session_new (FALSE);
  g_autoptr (GString) answer = g_string_new (NULL);

  refused (session, "quit now", "? quit takes no further words");
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
    refused (session, lines[i], "? there is no game yet");
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
      g_autofree char *reason = g_strdup_printf ("? %s takes no further words", none[i]);

      refused (session, line, reason);
    }
  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    {
      g_autofree char *reason = g_strdup_printf ("? %s needs a further word", needed[i]);

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
  new_has ("solo_turns=999", "\"solo_turns\":999");
  new_has ("start_deniers=999", "\"deniers\":999");
  new_has ("poor_limit=0", "\"poor_limit\":0");
  new_has ("rich_limit=999", "\"rich_limit\":999");
  new_has ("circus_start=ancenis", "\"circus\":\"ancenis\"");
}

#define OPTIONS(lady, actions, boat, messages, recall, abbey) \
  "\"options\":{\"lady_surcharge\":" lady ",\"merchant_actions\":\"" actions "\",\"lumberjack_pays\":\"once\"," \
  "\"palatium_hire\":\"extra\",\"boat_goal\":" boat ",\"message_goal\":" messages ",\"token_recall\":" recall "," \
  "\"casual_abbey\":" abbey ",\"solo_turns\":60,\"start_deniers\":7,\"poor_limit\":5,\"rich_limit\":10," \
  "\"circus_start\":\"usse\",\"first_player\":"

static void
test_new_presets (void)
{
  static const char *const boat[] = { "20", "20", "17", "15" };

  new_has ("seed=5", "\"players\":3,\"variant\":\"standard\",\"seed\":5," OPTIONS ("2", "all", "17", "10", "true", "true"));
  new_has ("preset=english", OPTIONS ("2", "all", "17", "10", "true", "true"));
  new_has ("preset=german players=1", OPTIONS ("1", "one", "20", "15", "true", "true"));
  new_has ("preset=german players=4", OPTIONS ("1", "one", "15", "8", "true", "true"));
  new_has ("preset=french players=2", OPTIONS ("2", "all", "20", "12", "false", "false"));
  new_has ("preset=french players=3", OPTIONS ("2", "all", "15", "10", "false", "false"));
  new_has ("preset=french players=4", OPTIONS ("2", "all", "10", "8", "false", "false"));
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *options = g_strdup_printf ("players=%u", i + 1);
      g_autofree char *part = g_strdup_printf ("\"boat_goal\":%s", boat[i]);

      new_has (options, part);
    }
  /* What is said wins, wherever it stands. */
  new_has ("preset=german lady_surcharge=2 boat_goal=3", OPTIONS ("2", "one", "3", "10", "true", "true"));
  new_has ("token_recall=yes merchant_actions=one preset=french", OPTIONS ("2", "one", "15", "10", "true", "false"));
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

#define MANY "\"deniers\":9999,\"goods\":{\"wood\":3},\"tokens\":2"
#define FIGURES "\"merchant\":{\"at\":\"montsoreau\",\"horses\":0,\"dir\":\"ccw\"}," \
                "\"messenger\":{\"at\":\"montsoreau\",\"horses\":0,\"dir\":\"cw\"}"
#define CAST "\"characters\":[\"apprentice\",\"helper\",\"mayor\",\"banker\",\"spy\",\"economus\",\"lady_in_waiting\"," \
             "\"magister_artium\",\"wood_merchant\",\"grain_merchant\",\"cheese_merchant\",\"wine_merchant\"]"
#define CROWD \
  "{\"players\":4,\"seed\":3,\"turn\":40,\"horses\":{\"montsoreau\":24}," \
  "\"buildings\":{\"montsoreau\":{\"kind\":\"monastery\",\"owner\":3,\"turn\":3}," \
  "\"beaugency\":{\"kind\":\"castle\",\"owner\":2,\"turn\":4}}," \
  "\"circus\":\"montsoreau\",\"seats\":[{" MANY "," FIGURES "," CAST "},{" MANY "," FIGURES "," CAST "}," \
  "{\"deniers\":9999," FIGURES "},{\"deniers\":9999," FIGURES "}]}"

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
  refused (session, "genmove random seed=1", "? the game is over");
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

      refused (session, play, bad_words ? "? words are separated by single spaces" : SYNTAX);
      refused (session, why, bad_words ? "? words are separated by single spaces" : SYNTAX);
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
  refused (session, "undo", "? moves played so far: 0");
  refused (session, "undo 1", "? moves played so far: 0");
  for (guint i = 1; i <= n; i++)
    {
      fine (session, i % 2 != 0 ? "redo" : "redo 1");
      expect (session, "state", states->pdata[i]);
    }
  expect (session, "history", history);
  refused (session, "redo", "? not so many moves follow; redo goes on to moves that were taken back");

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
  refused (session, "redo", "? not so many moves follow; redo goes on to moves that were taken back");
  fine (session, "undo");
  fine (session, "redo");
  expect (session, "history", "= 0 0 take 1 !\n1 1 take 3 !");
  refused (session, "redo", "? not so many moves follow; redo goes on to moves that were taken back");

  /* playing the older child makes it the latest again, with all behind it */
  fine (session, "undo");
  g_free (ask (session, "play take 2"));
  fine (session, "undo");
  fine (session, "redo 2");
  expect (session, "history", "= 0 0 take 1 !\n1 1 take 2 !\n2 0 take 3 !");
  refused (session, "redo", "? not so many moves follow; redo goes on to moves that were taken back");
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
    "genmove easy seed=1 depth=3", "genmove easy nodes=0", "genmove easy ms=0", "genmove easy nodes=4294967296",
    "genmove easy ms=2147483648", "genmove easy nodes=1 nodes=1", "genmove easy easy",
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
  refused (session, "genmove Easy", "? there is no such level");
  refused (session, "genmove genius", "? there is no such level; the levels are: random, easy");
  refused (session, "genmove Random", "? there is no such level; the levels are: random, easy");
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
  refused (session, "genmove easy", "? the game is over");
  refused (session, "genmove random", "? the game is over");
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

/* Files */

static void
test_setup (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9 players=2");
  g_autofree char *state = ask (session, "state");

  /* only what a new line says: the same game */
  setup_text (session, "{\"seed\":9,\"players\":2}");
  expect (session, "state", state);
  setup_text (session, " {\n\t\"players\" : 2 ,\r\n \"seed\":9 } \n");
  expect (session, "state", state);
  setup_text (session, "{\"name\":\"N\",\"author\":\"A\",\"note\":\"é\",\"players_info\":[{\"name\":\"Anna\"}],"
                       "\"players\":2,\"seed\":9,\"edition\":{}}");
  expect (session, "state", state);
}

static void
test_setup_refused (void)
{
  static const struct { const char *text; const char *reason; } bad[] = {
    { "", "? line 1: SYNTAX " },
    { "{", "? line 1: SYNTAX " },
    { "[]", "? SYNTAX " },
    { "7", "? SYNTAX " },
    { "{}\n{}", "? line 2: SYNTAX " },
    { "{\"seed\":1,\n\n\"seed\":1}", "? line 3: SYNTAX " },
    { "{\"sed\":1}", "? sed: SYNTAX " },
    { "{\"seed\":\"1\"}", "? seed: SYNTAX " },
    { "{\"seed\":1.5}", "? seed: SYNTAX " },
    { "{\"game\":\"chess\"}", "? game: SYNTAX " },
    { "{\"seats\":[{\"deniers\":true}]}", "? seats.0.deniers: SYNTAX " },
    { "{\"players\":2,\"seats\":[{},{\"goods\":{\"gold\":1}}]}", "? seats.1.goods.gold: SYNTAX " },
    { "{\"players\":2,\"market\":[\"red\",\"red\",\"red\",\"red\",\"red\",\"red\",\"red\"]}", "? market" },
    { "{\"edition\":{\"palace\":{\"deniers\":\"x\"}}}", "? edition.palace.deniers: SYNTAX " },
    { "{\"edition\":{\"\":{}}}", "? edition" },
    { "{\"name\":1}", "? name: SYNTAX " },
    { "{\"name\":\"a\xff\"}", "? line 1: SYNTAX " },
    { "{\"horses\":{\"tours\":200}}", "? " },
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");
  g_autofree char *with_nul = write_bytes ("nul", "{\"seed\":1}\0", 11);
  g_autofree char *line = g_strdup_printf ("setup %s", with_nul);

  steps (session, 1, 7);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *path = write_file ("bad", bad[i].text);
      g_autofree char *setup = g_strdup_printf ("setup %s", path);
      g_autofree char *load = g_strdup_printf ("load %s", path);

      refused (session, setup, bad[i].reason);
      refused (session, load, "? line 1: SYNTAX ");
    }
  refused (session, line, "? line 1: SYNTAX ");
}

/* A key of letters that take several bytes is quoted, but not cut within one. */
static void
test_setup_long_key (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");

  for (guint n = 20; n < 60; n++)
    for (guint twice = 0; twice < 2; twice++)
      {
        g_autoptr (GString) text = g_string_new ("{\"");
        g_autofree char *path = NULL;
        g_autofree char *setup = NULL;
        g_autofree char *check = NULL;

        for (guint i = 0; i < n; i++)
          g_string_append (text, i == 0 ? "x" : "é");
        if (twice)
          {
            g_autofree char *key = g_strdup (text->str + 1);

            g_string_append_printf (text, "\":1,%s", key);
          }
        g_string_append (text, "\":1}");
        path = write_file ("long", text->str);
        setup = g_strdup_printf ("setup %s", path);
        refused (session, setup, "? ");
        check = askf (session, "check %s", path);
        g_assert_cmpint (check[0], ==, '=');
      }
}

static void
test_save_load (void)
{
  static const char *const starts[] = {
    "new loire players=1 seed=4", "new loire players=2 seed=7 preset=german", "new loire players=4 seed=1 variant=casual",
    "new null players=3 seed=2", NULL,       /* the crowd's setup */
  };

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (RelaisSession) session = relais_session_new (TRUE);
      g_autoptr (RelaisSession) other = relais_session_new (TRUE);
      g_autofree char *path = file_path ("saved game é.relais");
      g_autofree char *again = file_path ("again.relais");
      g_autofree char *save = g_strdup_printf ("save %s", path);
      g_autofree char *load = g_strdup_printf ("load %s", path);
      g_autofree char *save_again = g_strdup_printf ("save %s", again);
      g_autofree char *check = g_strdup_printf ("check %s", path);
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;
      g_autofree char *text = NULL;
      g_autofree char *same = NULL;

      if (starts[i] != NULL)
        fine (session, starts[i]);
      else
        setup_text (session, CROWD);

      /* branches, and the cursor in the middle */
      for (guint n = 0; n < 8; n++)
        {
          steps (session, n * 100, 9);
          g_free (ask (session, "undo 4"));
        }
      first = look (session);
      fine (session, save);
      fine (session, check);
      fine (other, load);
      second = look (other);
      g_assert_cmpstr (first, ==, second);
      fine (other, save_again);
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_true (g_file_get_contents (again, &same, NULL, NULL));
      g_assert_cmpstr (text, ==, same);

      /* what comes behind the cursor is there too */
      for (;;)
        {
          g_autofree char *a = ask (session, "redo");
          g_autofree char *b = ask (other, "redo");

          g_assert_cmpstr (a, ==, b);
          if (a[0] == '?')
            break;
        }
      g_free (first);
      g_free (second);
      first = look (session);
      second = look (other);
      g_assert_cmpstr (first, ==, second);
    }
}

/* Hundreds of branches within branches: what is saved loads. */
static void
test_save_deep (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire players=2 seed=7 boat_goal=20 message_goal=65");
  g_autofree char *path = file_path ("deep.relais");
  g_autofree char *save = g_strdup_printf ("save %s", path);
  g_autofree char *load = g_strdup_printf ("load %s", path);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  steps (session, 1, 1400);
  for (guint i = 0; i < 1400; i++)
    {
      g_autofree char *moves = NULL;
      g_auto (GStrv) other = NULL;
      g_autofree char *last = NULL;
      g_autofree char *history = ask (session, "history");
      const char *line = strrchr (history, '\n');

      line = line != NULL ? line + 1 : history + 2;
      line = strchr (strchr (line, ' ') + 1, ' ') + 1;
      last = g_strndup (line, strcspn (line, "!"));
      g_strchomp (last);
      fine (session, "undo");
      moves = ask (session, "moves");
      other = lines_of (moves);
      for (guint n = 0; other[n] != NULL; n++)
        if (!g_str_equal (other[n], last))
          {
            g_free (askf (session, "play %s", other[n]));
            fine (session, "undo");
            break;
          }
    }
  first = look (session);
  fine (session, save);
  fine (session, load);
  second = look (session);
  g_assert_cmpstr (first, ==, second);
}

static void
test_load_refused (void)
{
  static const struct { const char *text; const char *reason; } bad[] = {
    { "", "? line 1: SYNTAX " },
    { "{}", "? line 1: SYNTAX " },
    { "relais-record: 2\ngame: null\nnew: null\n\n", "? line 1: SYNTAX " },
    { "relais-record: 1\ngame: chess\nnew: chess\n\n", "? line 2: SYNTAX " },
    { "relais-record: 1\ngame: null\n\n", "? line 1: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null players=9\n\n", "? line 3: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: loire\n\n", "? line 3: SYNTAX " },
    { "relais-record: 1\ngame: null\ngame: null\nnew: null\n\n", "? line 3: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\nmood: fine\n\n", "? line 4: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\nseats: A (red, human)\n\n", "? line 4: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\ncursor: 2\n\ntake 1\n", "? line 4: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 1\ntake 4\n", "? line 6: N-TAKE-1 " },
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 1\ntake one\n", "? line 6: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 1\n@ 0 00000000\n", "? line 6: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 1\n@ 1 00000000\n", "? line 6: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 1\n   take 2\n", "? line 6: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\n\n  take 1\n", "? line 5: SYNTAX " },
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 1\n\xff\n", "? line 6: SYNTAX " },
    { "relais-record: 1\ngame: loire\nsetup: {\"horses\":{\"x\":1}}\n\n", "? line 3: SYNTAX " },
    { "relais-record: 1\ngame: loire\nnew: loire\nedition: {\"x\":1}\n\n", "? line 4: SYNTAX edition.x: " },
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");

  steps (session, 1, 7);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *path = write_file ("bad.relais", bad[i].text);
      g_autofree char *load = g_strdup_printf ("load %s", path);

      refused (session, load, bad[i].reason);
    }
}

/* A branch that begins as the main line does is no other line. */
static void
test_load_same_branch (void)
{
  g_autoptr (RelaisSession) session = relais_session_new (TRUE);
  g_autofree char *path = write_file ("same.relais", "relais-record: 1\ngame: null\nnew: null first_player=0\n\n"
                                      "take 1\n  take 1\n  take 2\ntake 3\ntake 3\ntake 2\n");
  g_autofree char *load = g_strdup_printf ("load %s", path);

  fine (session, load);
  expect (session, "history", "= 0 0 take 1 !\n1 1 take 3 !\n2 0 take 3 !\n3 1 take 2 !");
}

static void
test_check (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");
  g_autofree char *good = write_file ("good", "{\"seed\":1}");
  g_autofree char *bad = write_file ("bad", "{\"sed\":1,\"players\":\"x\",\"market\":7}");
  g_autofree char *record = write_file ("record", "relais-record: 1\ngame: null\nnew: null\n\ntake 1\ntake 7\n");
  g_autofree char *line = g_strdup_printf ("check %s", good);
  g_autofree char *before = look (session);
  g_autofree char *after = NULL;
  g_autofree char *setup_answer = askf (session, "check %s", bad);
  g_autofree char *record_answer = askf (session, "check %s", record);
  g_auto (GStrv) lines = lines_of (setup_answer);

  fine (session, line);
  g_assert_cmpuint (g_strv_length (lines), >=, 2);
  g_assert_true (g_str_has_prefix (lines[0], "sed: SYNTAX "));
  g_assert_true (g_str_has_prefix (lines[1], "players: SYNTAX "));
  g_assert_true (g_str_has_prefix (record_answer, "= line 6: N-TAKE-1 "));
  after = look (session);
  g_assert_cmpstr (before, ==, after);
}

/* A record is lines of anyone's making; a carriage return within one must not
 * get into an answer. */
static void
test_check_one_line (void)
{
  g_autoptr (RelaisSession) session = relais_session_new (TRUE);
  g_autofree char *path = write_file ("cr", "relais-record: 1\ngame: null\nnew: null\n\ntake\r1\n");
  g_autofree char *answer = askf (session, "check %s", path);

  g_assert_true (g_str_has_prefix (answer, "= line 5: SYNTAX "));
  g_assert_null (strpbrk (answer, "\r\n"));
}

static void
test_files_refused (void)
{
  static const char *const commands[] = { "setup", "load", "check" };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");
  g_autofree char *missing = file_path ("missing");
  g_autofree char *below = file_path ("missing/file");
  g_autofree char *locked = write_file ("locked", "{}");
  g_autofree char *save = NULL;

  /* nobody but root reads this file, and nobody at all the memory at 0 */
  g_chmod (locked, 0);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const char *paths[] = { missing, below, directory, "/dev/zero", "/proc/self/mem", "locked" };

      paths[5] = locked;
      for (guint j = 0; j < G_N_ELEMENTS (paths); j++)
        {
          g_autofree char *line = g_strdup_printf ("%s %s", commands[i], paths[j]);

          if (paths[j] != locked || geteuid () != 0)
            refused (session, line, "? ");
        }
    }
  refused (session, "load  x", "? words are separated by single spaces");
  save = g_strdup_printf ("save %s", below);
  refused (session, save, "? ");
  g_free (save);
  save = g_strdup_printf ("save %s", directory);
  refused (session, save, "? ");
  g_chmod (locked, 0600);
}

/* Lines */

static void
test_spaces (void)
{
  static const char *const lines[] = {
    "state ", " state", "state  ", "  ", " ", "play  done", "play done ", "new  loire", "undo ", "undo  1", "undo 1 ",
    "show  0", "\tstate", "state\t", "view\t0",
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");

  steps (session, 2, 3);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    refused (session, lines[i], "? ");
}

static void
test_empty_lines (void)
{
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");
  g_autoptr (GString) answer = g_string_new (NULL);
  g_autofree char *state = ask (session, "state");
  g_autofree char *with_cr = ask (session, "state\r");

  g_assert_true (relais_session_answer (session, "", 0, answer));
  g_assert_true (relais_session_answer (session, "\r", 1, answer));
  g_assert_cmpuint (answer->len, ==, 0);
  g_assert_cmpstr (state, ==, with_cr);
  refused (session, "state\r\r", "? ");
  refused (session, "\r\r", "? ");
  refused (session, "\rstate", "? ");
  expect (session, "known_command play\r", "= true");
}

static void
test_bytes (void)
{
  static const struct { const char *line; gsize length; } bad[] = {
    { "\0", 1 }, { "state\0", 6 }, { "sta\0te", 6 }, { "\0state", 6 }, { "play done\0", 10 }, { "play \0", 6 },
    { "new loire seed=1\0", 17 }, { "\xff", 1 }, { "play \xc3", 6 }, { "play \xed\xa0\x80", 8 }, { "load \xc0\xaf", 7 },
    { "known_command \xf5", 15 }, { "state\n", 6 }, { "state\nstate", 11 }, { "\x1b[2J", 4 }, { "\xef\xbb\xbfstate", 8 },
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    refused_bytes (session, bad[i].line, bad[i].length, "? ");
  /* every byte, alone and behind a command */
  for (guint c = 0; c < 256; c++)
    {
      char alone[] = { (char) c };
      char behind[] = { 'p', 'l', 'a', 'y', ' ', (char) c };

      if (c != '\r')
        refused_bytes (session, alone, sizeof alone, "? ");
      refused_bytes (session, behind, sizeof behind, "? ");
    }
}

static void
test_long_lines (void)
{
  static const gsize lengths[] = { 65537, 65538, 100000, 1000000, 1048576 };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");
  g_autofree char *line = g_strnfill (1048576, 'x');

  /* the longest that is read: not a move, but read as one */
  memcpy (line, "play ", 5);
  refused_bytes (session, line, 65535, SYNTAX);
  refused_bytes (session, line, 65536, SYNTAX);
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    refused_bytes (session, line, lengths[i], "? a line has at most 65536 bytes");

  memcpy (line, "known_command ", 14);
  {
    g_autofree char *answer = ask_bytes (session, line, 65536);

    g_assert_cmpstr (answer, ==, "= false");
  }
  refused_bytes (session, line, 65537, "? a line has at most 65536 bytes");
  line[65536] = '\r';
  {
    g_autofree char *answer = ask_bytes (session, line, 65537);

    g_assert_cmpstr (answer, ==, "= false");
  }
  memset (line, ' ', 65536);
  refused_bytes (session, line, 65536, "? ");
  memset (line, 0, 65536);
  refused_bytes (session, line, 65536, "? ");
}

/* Pieces of real lines put together at random. */
static void
test_nonsense (void)
{
  static const char *const pieces[] = {
    "state", "play", "why", "new", "loire", "null", "undo", "redo", "view", "show", "moves", "merchant", "messenger", "ride",
    "to", "2", "0", "9", "-1", "tours", "nantes", "smith", "buy", "wood", "beer", "sell", "ship", "build", "farm", "patron",
    "nantes.bank", "hire", "spy", "done", "circus", "message", "mark", "m2.01", "from", "m1.02", "red", "pick", "collect",
    "seed=1", "players=2", "players=9", "preset=german", "=", "é", "", "genmove", "random", "history", "score", "known_command",
  };
  g_autoptr (RelaisSession) session = session_with ("new loire seed=9");
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint refusals = 0;

  for (guint i = 0; i < 20000; i++)
    {
      g_autoptr (GString) line = g_string_new (pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      g_autofree char *before = ask (session, "state");
      g_autofree char *answer = NULL;

      for (gint n = g_rand_int_range (rand, 0, 7); n > 0; n--)
        g_string_append_printf (line, " %s", pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      if (line->len == 0)
        continue;
      answer = ask (session, line->str);
      if (answer[0] == '?')
        {
          g_autofree char *after = ask (session, "state");

          g_assert_cmpstr (before, ==, after);
          refusals++;
        }
    }
  g_assert_cmpuint (refusals, >, 10000);
}

static void
remove_directory (void)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);

  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = file_path (name);

      g_remove (path);
    }
  g_rmdir (directory);
  g_free (directory);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  directory = g_dir_make_tmp ("relais-XXXXXX", NULL);
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
  g_test_add_func ("/protocol/setup", test_setup);
  g_test_add_func ("/protocol/setup/refused", test_setup_refused);
  g_test_add_func ("/protocol/setup/long-key", test_setup_long_key);
  g_test_add_func ("/protocol/save-load", test_save_load);
  g_test_add_func ("/protocol/save-load/deep", test_save_deep);
  g_test_add_func ("/protocol/load/refused", test_load_refused);
  g_test_add_func ("/protocol/load/same-branch", test_load_same_branch);
  g_test_add_func ("/protocol/check", test_check);
  g_test_add_func ("/protocol/check/one-line", test_check_one_line);
  g_test_add_func ("/protocol/files-refused", test_files_refused);
  g_test_add_func ("/protocol/lines/spaces", test_spaces);
  g_test_add_func ("/protocol/lines/empty", test_empty_lines);
  g_test_add_func ("/protocol/lines/bytes", test_bytes);
  g_test_add_func ("/protocol/lines/long", test_long_lines);
  g_test_add_func ("/protocol/lines/nonsense", test_nonsense);
  status = g_test_run ();
  remove_directory ();
  return status;
}
