/* SPDX-License-Identifier: GPL-3.0-or-later */

/* relais-engine: the games without a display. */

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "engine/common/game.h"
#include "record/relais-file.h"
#include "record/relais-output.h"
#include "record/relais-record.h"
#include "record/relais-setup-code.h"
#include "record/relais-text-kind.h"
#include "relais-config.h"
#include "relais-protocol.h"
#include "relais-tournament.h"
#include "relais-train.h"

static const char usage[] =
  "usage: relais-engine [--test]      the text protocol on standard input and output\n"
  "       relais-engine check FILE    what is wrong with a setup, card values or a game record\n"
  "       relais-engine code FILE     a setup as one line to copy and send\n"
  "       relais-engine decode CODE   such a line as a setup file\n"
  "       relais-engine train FILE STEPS GAME [OPTION=VALUE ...]\n"
  "                                   finds what the judge of computer players goes by; goes on where FILE is\n"
  "       relais-engine tournament FILE GAME player=PLAYER ... [KEY=VALUE ...]\n"
  "                                   lets computer players play many games; goes on where FILE is\n"
  "       relais-engine standings [--json] FILE ...\n"
  "                                   what came of a tournament, or of its parts\n"
  "       relais-engine bench         how fast games are played here\n"
  "       relais-engine rng           the random generator’s test vectors\n"
  "       relais-engine -v, --version\n"
  "       relais-engine -h, --help\n";

/* Reads a line of any length but keeps no more than needed to refuse it. */
static gboolean
read_line (FILE *stream, GString *line)
{
  int c = getc (stream);

  g_string_truncate (line, 0);
  if (c == EOF)
    return FALSE;
  for (; c != EOF && c != '\n'; c = getc (stream))
    if (line->len <= RELAIS_MAX_LINE + 1)
      g_string_append_c (line, (char) c);
  return TRUE;
}

static int
run_protocol (gboolean with_test_games)
{
  g_autoptr (RelaisSession) session = relais_session_new (with_test_games);
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GString) answer = g_string_new (NULL);
  gboolean go_on = TRUE;

  while (go_on && read_line (stdin, line))
    {
      g_string_truncate (answer, 0);
      go_on = relais_session_answer (session, line->str, line->len, answer);
      if (fwrite (answer->str, 1, answer->len, stdout) != answer->len || fflush (stdout) != 0)
        return 1;       /* nobody listens any more, which is told at the end */
    }
  if (!ferror (stdin))
    return 0;
  fprintf (stderr, "relais-engine: The commands could not be read: %s\n", g_strerror (errno));
  return 1;
}

static int
run_test (const char *argument)
{
  return run_protocol (TRUE);
}

/* The status that the program ends with. */
static int
tell_problems (GPtrArray *problems, const char *place, FILE *stream)
{
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *line = relais_problem_text (problems->pdata[i]);

      fprintf (stream, "%s: %s\n", place, line);
    }
  return problems->len > 0 ? 1 : 0;
}

static int
run_check (const char *path)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GError) error = NULL;

  if (!relais_check_file (path, problems, &error))
    {
      fprintf (stderr, "relais-engine: %s\n", error->message);
      return 1;
    }
  return tell_problems (problems, path, stdout);
}

/* A code is made of a setup; what else a file may hold is told by its name. */
static RelaisSetup *
read_setup (const char *text, gsize length, GPtrArray *problems)
{
  switch (relais_text_kind (text, length))
    {
    case RELAIS_TEXT_RECORD:
      relais_problems_add (problems, "", "CODE", g_strdup ("This is a saved game, and a code is made of a setup."));
      return NULL;
    case RELAIS_TEXT_EDITION:
      relais_problems_add (problems, "", "CODE", g_strdup ("These are card values, and a code is made of a setup; "
                                                           "a setup can have them as its “edition”."));
      return NULL;
    case RELAIS_TEXT_LIBRARY:
      relais_problems_add (problems, "", "CODE", g_strdup ("This is a library file, and a code is made of a setup."));
      return NULL;
    default:
      return relais_setup_parse (text, length, problems);
    }
}

static int
run_code (const char *path)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RelaisSetup) setup = NULL;
  g_autofree char *code = NULL;
  gsize length;
  g_autofree char *text = relais_file_read_unmarked (path, &length, &error);

  if (text == NULL)
    {
      fprintf (stderr, "relais-engine: %s\n", error->message);
      return 1;
    }
  setup = read_setup (text, length, problems);
  if (setup != NULL)
    code = relais_setup_code_print (setup);
  if (setup != NULL && code == NULL)    /* its texts are too long */
    code = relais_setup_code_from_json (text, length, problems);
  if (code == NULL)
    return tell_problems (problems, path, stderr);
  printf ("%s\n", code);
  return 0;
}

static int
run_decode (const char *code)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = relais_setup_code_parse (code, problems);
  g_autofree char *text = NULL;
  gsize length;

  if (setup == NULL)
    return tell_problems (problems, "relais-engine", stderr);
  text = relais_setup_print (setup, &length);
  fputs (text, stdout);
  return 0;
}

static int
run_bench (const char *argument)
{
  const int games = 400;

  printf ("game   seats  decisions  decisions/s\n");
  for (int i = 0; relais_games[i] != NULL; i++)
    for (int seats = relais_games[i]->min_seats; seats <= relais_games[i]->max_seats; seats++)
      {
        const RelaisGame *game = relais_games[i];
        gint64 start = g_get_monotonic_time ();
        gint64 decisions = 0;
        double seconds;

        for (int n = 0; n < games; n++)
          {
            RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED };
            RelaisRefusal why;
            RelaisState state;
            RelaisRng rng;

            config.value[RELAIS_OPTION_PLAYERS] = seats;
            config.value[RELAIS_OPTION_SEED] = n;
            if (!game->resolve (game->edition, &config, &why))
              return 1;
            game->start (game->edition, &config, &state);
            relais_rng_seed (&rng, (guint64) n);
            decisions += relais_playout (game, game->edition, &state, &rng);
          }
        seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
        printf ("%-6s %5d %10" G_GINT64_FORMAT " %12.0f\n", game->id, seats, decisions, (double) decisions / seconds);
      }
  return 0;
}

static int
run_rng (const char *argument)
{
  RelaisRng rng = { { 1, 2, 3, 4 } };
  guint64 x = 1234567;

  printf ("splitmix64, seed 1234567\n");
  for (int i = 0; i < 5; i++)
    printf ("%" G_GUINT64_FORMAT "\n", relais_splitmix64 (&x));
  printf ("xoshiro256**, state 1 2 3 4\n");
  for (int i = 0; i < 10; i++)
    printf ("%" G_GUINT64_FORMAT "\n", relais_rng_next (&rng));
  return 0;
}

static int
run_version (const char *argument)
{
  printf ("relais-engine %s\n", RELAIS_VERSION);
  return 0;
}

static int
run_help (const char *argument)
{
  fputs (usage, stdout);
  printf ("\nA first session:  new %s players=%d   then  show, moves, play MOVE, why MOVE, genmove easy, quit\n", relais_games[0]->id,
          relais_games[0]->min_seats);
  return 0;
}

typedef struct
{
  const char *word;
  const char *argument;         /* NULL: it takes none */
  int (*run) (const char *argument);
} Subcommand;

static const Subcommand subcommands[] = {
  { "--test", NULL, run_test },
  { "check", "FILE", run_check },
  { "code", "FILE", run_code },
  { "decode", "CODE", run_decode },
  { "bench", NULL, run_bench },
  { "rng", NULL, run_rng },
  { "--version", NULL, run_version },
  { "-v", NULL, run_version },
  { "--help", NULL, run_help },
  { "-h", NULL, run_help },
};

static const Subcommand *
find_subcommand (const char *word)
{
  for (gsize i = 0; i < G_N_ELEMENTS (subcommands); i++)
    if (g_str_equal (word, subcommands[i].word))
      return &subcommands[i];
  return NULL;
}

G_GNUC_PRINTF (1, 2)
static int
complain (const char *format, ...)
{
  va_list args;

  fputs ("relais-engine: ", stderr);
  va_start (args, format);
  vfprintf (stderr, format, args);
  va_end (args);
  fputs ("\nTry “relais-engine --help”.\n", stderr);
  return 2;
}

int
main (int argc, char **argv)
{
  const Subcommand *subcommand;

  relais_output_check ("relais-engine");
  if (argc < 2)
    return run_protocol (FALSE);
  if (g_str_equal (argv[1], "train"))
    return argc >= 5 ? relais_train_run ((guint) argc - 2, (const char *const *) argv + 2)
                     : complain ("“train” takes a FILE, a number of STEPS and a GAME.");
  if (g_str_equal (argv[1], "tournament"))
    return argc >= 4 ? relais_tournament_run ((guint) argc - 2, (const char *const *) argv + 2)
                     : complain ("“tournament” takes a FILE, a GAME and players.");
  if (g_str_equal (argv[1], "standings"))
    return relais_standings_run ((guint) argc - 2, (const char *const *) argv + 2);
  subcommand = find_subcommand (argv[1]);
  if (subcommand == NULL)
    return complain (argv[1][0] == '-' ? "There is no option “%s”." : "There is no command “%s”.", argv[1]);
  if (subcommand->argument == NULL && argc > 2)
    return complain ("“%s” takes nothing after it.", argv[1]);
  if (subcommand->argument != NULL && argc != 3)
    return complain ("“%s” takes one %s.", argv[1], subcommand->argument);
  return subcommand->run (argv[2]);
}
