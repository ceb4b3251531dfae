/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Many games between computer players, in as many threads as are allowed. Each game
 * follows from its number alone, so the file says which are still to be played, and
 * parts of a tournament can be played anywhere. */

#include "relais-tournament.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "record/relais-config-text.h"
#include "record/relais-edition.h"
#include "record/relais-file.h"
#include "record/relais-setup.h"
#include "relais-complain.h"
#include "relais-tournament-private.h"

#define KEPT_EVERY 5            /* seconds */
#define TOLD_EVERY 10
#define MOST_JUDGED 1000000
#define MOST_TIMEOUT 3600       /* seconds */

typedef struct
{
  RelaisTournament tournament;
  const char *path;
  gint64 from, games, cores;
  char *edition, *setup;        /* files */
  GString *options;             /* the game's, as `new` has them */
  char **lines;                 /* (array length=games) (element-type utf8): of those that have been played, from `from` on */
  RelaisTournamentHead head;
  /* For all threads: */
  GMutex lock;
  guint next, done;
  gint64 kept, told;
  gboolean failed;
} Run;

static void
run_clear (Run *run)
{
  for (guint i = 0; i < run->tournament.n_entrants; i++)
    {
      g_free (run->tournament.entrants[i].text);
      g_free (run->tournament.entrants[i].command);
    }
  for (gint64 i = 0; run->lines != NULL && i < run->games; i++)
    g_free (run->lines[i]);
  g_free (run->lines);
  g_free (run->tournament.edition);
  g_free (run->tournament.setup);
  g_free (run->tournament.told);
  g_free (run->edition);
  g_free (run->setup);
  g_string_free (run->options, TRUE);
  relais_tournament_head_clear (&run->head);
  g_mutex_clear (&run->lock);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* What is asked for */

/* "hard", "hard trader nodes=50", "hard any", "program python3 mine.py" */
static gboolean
read_entrant (Run *run, const char *text)
{
  const RelaisGame *game = run->tournament.game;
  RelaisWord words[RELAIS_MAX_WORDS];
  int n = relais_words_split (text, strlen (text), words, RELAIS_MAX_WORDS);
  RelaisEntrant *entrant = &run->tournament.entrants[run->tournament.n_entrants];
  guint given = 0;

  if (run->tournament.n_entrants == RELAIS_MAX_SEATS)
    return relais_complain ("At most %d players take part.", RELAIS_MAX_SEATS);
  run->tournament.n_entrants++;
  entrant->text = g_strdup (text);
  if (g_str_has_prefix (text, "program "))
    {
      entrant->command = g_strdup (text + strlen ("program "));
      return TRUE;
    }
  entrant->player.ai = n > 0 ? relais_ai_find (words[0]) : NULL;
  if (entrant->player.ai == NULL)
    {
      g_autofree char *levels = relais_player_levels ();

      return relais_complain ("“%s” is no player. A player is “program COMMAND”, or a level: %s.", text, levels);
    }
  for (int i = 1; i < n; i++)
    {
      g_autofree char *error = NULL;
      RelaisPlayerOption option = relais_player_read_option (&entrant->player, game, words[i], &given, &error);

      if (option == RELAIS_PLAYER_OPTION_REFUSED)
        return relais_complain ("%s", error);
      if (option == RELAIS_PLAYER_OPTION_READ)
        continue;
      entrant->any_temper = i == 1 && relais_word_is (words[1], "any");
      entrant->player.temper = i == 1 ? relais_ai_temper_find (game, words[1]) : NULL;
      if (!entrant->any_temper && entrant->player.temper == NULL)
        {
          g_autofree char *tempers = relais_player_tempers (game);

          return relais_complain ("“%.*s” is unknown in “%s”. A level may have a temperament behind it (any, %s), nodes=N and ms=N.",
                           (int) words[i].n, words[i].at, text, tempers);
        }
    }
  return TRUE;
}

static gboolean
read_number (const char *key, const char *value, gint64 least, gint64 most, gint64 *number)
{
  RelaisWord word = { value, strlen (value) };

  if (relais_word_number (word, most, number) && *number >= least)
    return TRUE;
  return relais_complain ("“%s” takes a number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT ".", key, least, most);
}

/* Its own keys; what is none of them is the game's. */
static gboolean
read_argument (Run *run, const char *argument)
{
  const struct { const char *key; gint64 least, most; gint64 *number; } numbers[] = {
    { "games", 1, RELAIS_TOURNAMENT_MOST_IN_FILE, &run->games },
    { "from", 0, RELAIS_TOURNAMENT_MOST_GAMES - RELAIS_TOURNAMENT_MOST_IN_FILE, &run->from },
    { "deals", 1, RELAIS_TOURNAMENT_MOST_GAMES, &run->tournament.deals },
    { "cores", 1, RELAIS_TOURNAMENT_MOST_CORES, &run->cores },
    { "judge", 1, MOST_JUDGED, &run->tournament.judge },
    { "timeout", 1, MOST_TIMEOUT, &run->tournament.timeout_ms },
  };
  const struct { const char *key; char **text; } files[] = { { "edition", &run->edition }, { "setup", &run->setup } };
  const char *value = strchr (argument, '=');
  g_autofree char *key = value != NULL ? g_strndup (argument, (gsize) (value - argument)) : g_strdup (argument);

  value = value != NULL ? value + 1 : "";
  if (g_str_equal (key, "player"))
    return read_entrant (run, value);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (g_str_equal (key, numbers[i].key))
      return read_number (key, value, numbers[i].least, numbers[i].most, numbers[i].number);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    if (g_str_equal (key, files[i].key))
      {
        g_free (*files[i].text);
        *files[i].text = g_strdup (value);
        return TRUE;
      }
  g_string_append_printf (run->options, " %s", argument);
  return TRUE;
}

static gboolean
read_text (const char *path, char **text, gsize *length)
{
  g_autoptr (GError) error = NULL;

  *text = relais_file_read_unmarked (path, length, &error);
  return *text != NULL || relais_complain ("%s", error->message);
}

static gboolean
tell_problems (const char *path, GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *line = relais_problem_text (problems->pdata[i]);

      relais_complain ("%s: %s", path, line);
    }
  return FALSE;
}

/* What files say is a part of what is played: their sums stand in the head. */
static gboolean
read_files (Run *run, GString *told)
{
  RelaisTournament *tournament = &run->tournament;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = NULL, *sum = NULL;
  gsize length;

  if (run->edition != NULL && run->setup != NULL)
    return relais_complain ("A setup has its own card values: “edition” and “setup” do not go together.");
  if (run->edition == NULL && run->setup == NULL)
    return TRUE;
  if (!read_text (run->edition != NULL ? run->edition : run->setup, &text, &length))
    return FALSE;
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
  g_string_append_printf (told, " %s=%.16s", run->edition != NULL ? "edition" : "setup", sum);
  if (run->edition != NULL)
    {
      tournament->edition = relais_edition_parse (tournament->game, text, length, problems);
      return tournament->edition != NULL || tell_problems (run->edition, problems);
    }
  {
    g_autoptr (RelaisSetup) setup = relais_setup_parse (text, length, problems);

    if (setup == NULL)
      return tell_problems (run->setup, problems);
    if (setup->game != tournament->game)
      return relais_complain ("%s: This is a setup of another game.", run->setup);
    tournament->edition = g_steal_pointer (&setup->edition);
    tournament->setup = g_memdup2 (&setup->state, sizeof setup->state);
  }
  return TRUE;
}

static gboolean
resolve (Run *run)
{
  RelaisTournament *tournament = &run->tournament;
  RelaisRefusal why;
  RelaisState state;

  if (!tournament->game->resolve (tournament->edition != NULL ? tournament->edition : tournament->game->edition,
                                  &tournament->config, &why))
    {
      g_autofree char *words = relais_words_refusal (tournament->game, &why);

      return relais_complain ("%s", words);
    }
  if (tournament->setup == NULL)
    tournament->game->start (tournament->edition != NULL ? tournament->edition : tournament->game->edition,
                             &tournament->config, &state);
  tournament->seats = tournament->game->seats (tournament->setup != NULL ? tournament->setup : &state);
  if (tournament->n_entrants == 0)
    return relais_complain ("Say who plays: player=easy, for each player.");
  if (tournament->n_entrants > (guint) tournament->seats)
    return relais_complain ("There are more players than seats.");
  return TRUE;
}

static gboolean
read_arguments (Run *run, guint n, const char *const *arguments)
{
  RelaisTournament *tournament = &run->tournament;
  g_autofree char *error = NULL;
  GString *told;
  RelaisWord id = { arguments[1], strlen (arguments[1]) };
  gboolean fine;

  run->path = arguments[0];
  tournament->game = relais_game_find (id);
  if (tournament->game == NULL)
    return relais_complain ("There is no game “%s”.", arguments[1]);
  g_string_assign (run->options, arguments[1]);
  for (guint i = 2; i < n; i++)
    if (!read_argument (run, arguments[i]))
      return FALSE;
  tournament->timeout_ms *= 1000;
  if (!relais_config_parse (run->options->str, run->options->len, &tournament->game, &tournament->config, &error))
    return relais_complain ("%s", error);
  told = g_string_new (run->options->str);
  if (tournament->judge > 0)
    g_string_append_printf (told, " judge=%" G_GINT64_FORMAT, tournament->judge);
  fine = read_files (run, told) && resolve (run);
  tournament->told = g_string_free (told, FALSE);
  return fine;
}

/* The file */

static gboolean
keep (Run *run)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (run->head.head);

  g_string_append_c (text, '\n');
  for (gint64 i = 0; i < run->games; i++)
    if (run->lines[i] != NULL)
      g_string_append_printf (text, "%s\n", run->lines[i]);
  if (!relais_file_write (run->path, text->str, text->len, &error))
    return relais_complain ("%s", error->message);
  run->kept = g_get_monotonic_time ();
  return TRUE;
}

/* Games that the file has already are not played again; a file of something else is left alone. */
static gboolean
go_on (Run *run)
{
  g_autofree char *head = relais_tournament_head (&run->tournament);
  g_autoptr (GError) error = NULL;
  g_autofree char *wrong = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gsize length;

  run->lines = g_new0 (char *, (gsize) run->games);
  if (!relais_tournament_read_head (head, &run->head, &wrong))
    return relais_complain ("%s", wrong);
  text = relais_file_read (run->path, &length, &error);
  if (text == NULL)
    return g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT) || relais_complain ("%s", error->message);
  lines = g_strsplit (text, "\n", -1);
  if (g_strcmp0 (lines[0], head) != 0)
    return relais_complain ("%s is there already, and not of this tournament.", run->path);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_autoptr (RelaisTournamentGame) game = relais_tournament_read_line (&run->head, lines[i]);

      if (game == NULL && *lines[i] != '\0')
        return relais_complain ("%s:%u: This is no game of a tournament.", run->path, i + 1);
      if (game == NULL)
        continue;
      if (game->number < run->from || game->number >= run->from + run->games)
        return relais_complain ("%s has other games than those that are asked for; games=%" G_GINT64_FORMAT " and from=%" G_GINT64_FORMAT
                         " must take them in.", run->path, run->games, run->from);
      g_free (run->lines[game->number - run->from]);
      run->lines[game->number - run->from] = g_strdup (lines[i]);
    }
  return TRUE;
}

/* Playing */

/* Under the lock: the next that has not been played; below 0: there is none. */
static gint64
next_game (Run *run)
{
  while (run->next < run->games && run->lines[run->next] != NULL)
    {
      run->next++;
      run->done++;
    }
  return run->next < run->games && !run->failed ? (gint64) run->next++ : -1;
}

static void
take_in (Run *run, gint64 index, char *line)
{
  gint64 now = g_get_monotonic_time ();

  run->lines[index] = line;
  run->done++;
  if (now - run->kept > KEPT_EVERY * G_USEC_PER_SEC && !keep (run))
    run->failed = TRUE;
  if (now - run->told < TOLD_EVERY * G_USEC_PER_SEC)
    return;
  fprintf (stderr, "%u of %" G_GINT64_FORMAT " games\n", run->done, run->games);
  run->told = now;
}

static gpointer
play_games (gpointer data)
{
  Run *run = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RelaisTournamentTable) table = relais_tournament_table_new (&run->tournament, &error);

  g_mutex_lock (&run->lock);
  if (table == NULL)
    run->failed = relais_complain ("%s", error->message) || TRUE;
  for (gint64 index = next_game (run); index >= 0; index = next_game (run))
    {
      g_autoptr (RelaisTournamentGame) game = NULL;

      g_mutex_unlock (&run->lock);
      game = relais_tournament_table_play (table, (guint) (run->from + index));
      g_mutex_lock (&run->lock);
      take_in (run, index, relais_tournament_line (run->tournament.game, game));
    }
  g_mutex_unlock (&run->lock);
  return NULL;
}

static gboolean
play (Run *run)
{
  GThread *threads[RELAIS_TOURNAMENT_MOST_CORES];

  run->kept = run->told = g_get_monotonic_time ();
  for (gint64 i = 1; i < run->cores; i++)
    threads[i] = g_thread_new ("tournament", play_games, run);
  play_games (run);
  for (gint64 i = 1; i < run->cores; i++)
    g_thread_join (threads[i]);
  return keep (run) && !run->failed;
}

int
relais_tournament_run (guint n, const char *const *arguments)
{
  g_auto (Run) run = { .games = 200, .cores = 1, .options = g_string_new (NULL), .tournament.timeout_ms = 60 };
  const char *path = arguments[0];

  g_mutex_init (&run.lock);
  if (!read_arguments (&run, n, arguments))
    return 2;
  /* A program that is gone is noticed where it is written to. */
  signal (SIGPIPE, SIG_IGN);
  if (!go_on (&run) || !play (&run))
    return 1;
  return relais_standings_run (1, &path);
}
