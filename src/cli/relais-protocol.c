/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-protocol.h"

#include <string.h>

#include "ai/relais-ai.h"
#include "engine/common/game.h"
#include "engine/common/refusals.h"
#include "record/relais-config-text.h"
#include "record/relais-file.h"
#include "record/relais-record.h"
#include "record/relais-text-kind.h"
#include "relais-config.h"

/* perft makes no more moves than these: some ten seconds, and nobody could stop it. */
#define MAX_PERFT 100000000

struct _RelaisSession
{
  gboolean with_null_game;
  RelaisRecord *record;         /* NULL: no game yet */
  RelaisRng rng;                /* for genmove without a seed */
};

/* What a command works with. A handler appends the answer's text to `text`
 * and returns TRUE, or appends the reason and returns FALSE. */
typedef struct
{
  RelaisSession *session;
  RelaisWord argument;          /* the rest of the line; NULL at: nothing */
  GString *text;

  /* Of the game at hand. */
  const RelaisGame *game;
  gconstpointer edition;
  RelaisTree *tree;
  gconstpointer state;
} Call;

typedef enum
{
  NO_ARGUMENT,
  MAY_HAVE_ARGUMENT,
  NEEDS_ARGUMENT,
} Argument;

typedef struct
{
  const char *name;
  Argument argument;
  gboolean needs_game;
  gboolean (*answer) (Call *call);
} Command;

static const Command commands[];
static const gsize n_commands;

G_GNUC_PRINTF (2, 3)
static gboolean
refuse (Call *call, const char *format, ...)
{
  va_list args;

  g_string_truncate (call->text, 0);
  va_start (args, format);
  g_string_append_vprintf (call->text, format, args);
  va_end (args);
  return FALSE;
}

/* The forms that begin with the word that was typed; all, if none does. */
static char *
move_forms (const RelaisGame *game, RelaisWord typed)
{
  GString *forms = g_string_new (NULL);

  for (int all = 0; forms->len == 0 && all <= 1; all++)
    for (int i = 0; game->move_forms[i] != NULL; i++)
      if (all || (strncmp (game->move_forms[i], typed.at, typed.n) == 0
                  && strchr (" ", game->move_forms[i][typed.n]) != NULL))
        g_string_append_printf (forms, "%s%s", forms->len > 0 ? "; " : "", game->move_forms[i]);
  return g_string_free (forms, FALSE);
}

static gboolean
refuse_move (Call *call, const RelaisRefusal *why)
{
  g_autofree char *words = relais_words_refusal (call->game, why);
  RelaisWord typed = relais_word_before (call->argument, ' ');
  g_autofree char *forms = NULL;

  if (why->code != RELAIS_REFUSAL_SYNTAX)
    return refuse (call, "%s %s", relais_words_rule (call->game, why), words);
  forms = move_forms (call->game, typed);
  return refuse (call, "%s %s Moves are written: %s.", relais_words_rule (call->game, why), words, forms);
}

/* The engine prints into buffers, an answer grows. */
static void
append_text (Call *call, const RelaisText *text)
{
  g_string_append_len (call->text, text->buffer, (gssize) MIN (text->length, text->size - 1));
}

static gboolean
parse_count (Call *call, gint64 min, gint64 max, gint64 fallback, gint64 *value)
{
  *value = fallback;
  if (call->argument.at == NULL)
    return TRUE;
  if (relais_word_number (call->argument, max, value) && *value >= min)
    return TRUE;
  return refuse (call, "A number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT " is expected.", min, max);
}

static char *
argument_path (const Call *call)
{
  return g_strndup (call->argument.at, call->argument.n);
}

static void
install (RelaisSession *session, RelaisRecord *record)
{
  g_clear_pointer (&session->record, relais_record_free);
  session->record = record;
}

/* About the program */

static gboolean
answer_protocol_version (Call *call)
{
  g_string_append (call->text, "1");
  return TRUE;
}

static gboolean
answer_name (Call *call)
{
  g_string_append (call->text, "Relais");
  return TRUE;
}

static gboolean
answer_version (Call *call)
{
  g_string_append (call->text, RELAIS_VERSION);
  return TRUE;
}

static gboolean
answer_list_commands (Call *call)
{
  for (gsize i = 0; i < n_commands; i++)
    g_string_append_printf (call->text, "%s%s", i > 0 ? "\n" : "", commands[i].name);
  return TRUE;
}

static const Command *
find_command (RelaisWord name)
{
  for (gsize i = 0; i < n_commands; i++)
    if (relais_word_is (name, commands[i].name))
      return &commands[i];
  return NULL;
}

static gboolean
answer_known_command (Call *call)
{
  if (memchr (call->argument.at, ' ', call->argument.n) != NULL)
    return refuse (call, "“known_command” takes one word.");
  g_string_append (call->text, find_command (call->argument) != NULL ? "true" : "false");
  return TRUE;
}

static gboolean
is_offered (const RelaisSession *session, const RelaisGame *game)
{
  return session->with_null_game || !g_str_equal (game->id, "null");
}

static gboolean
answer_games (Call *call)
{
  for (int i = 0; relais_games[i] != NULL; i++)
    if (is_offered (call->session, relais_games[i]))
      g_string_append_printf (call->text, "%s%s", call->text->len > 0 ? "\n" : "", relais_games[i]->id);
  return TRUE;
}

/* The null game is there for tests only, also when a file names it. */
static gboolean
refuse_game (Call *call, const RelaisGame *game)
{
  return refuse (call, "There is no game “%s”.", game->id);
}

static gboolean
answer_quit (Call *call)
{
  (void) call;
  return TRUE;
}

/* Starting, loading, saving */

static gboolean
answer_new (Call *call)
{
  g_autofree char *error = NULL;
  const RelaisGame *game;
  RelaisConfig config;
  RelaisRefusal why;
  RelaisRecord *record;

  if (!relais_config_parse (call->argument.at, call->argument.n, &game, &config, &error))
    return refuse (call, "%s", error);
  if (!is_offered (call->session, game))
    return refuse_game (call, game);
  record = relais_record_new (game, &config, &why);
  if (record == NULL)
    {
      g_autofree char *words = relais_words_refusal (game, &why);

      return refuse (call, "%s", words);
    }
  install (call->session, record);
  return TRUE;
}

static gboolean
refuse_problems (Call *call, GPtrArray *problems)
{
  g_autofree char *first = relais_problem_text (problems->pdata[0]);

  return refuse (call, "%s", first);
}

static char *
read_file (Call *call, gsize *length)
{
  g_autofree char *path = argument_path (call);
  g_autoptr (GError) error = NULL;
  char *text = relais_file_read_unmarked (path, length, &error);

  if (text == NULL)
    refuse (call, "%s", error->message);
  return text;
}

static gboolean
answer_setup (Call *call)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = NULL;
  gsize length;
  g_autofree char *text = read_file (call, &length);

  if (text == NULL)
    return FALSE;
  setup = relais_setup_parse (text, length, problems);
  if (setup == NULL)
    return refuse_problems (call, problems);
  if (!is_offered (call->session, setup->game))
    return refuse_game (call, setup->game);
  install (call->session, relais_record_from_setup (setup));
  return TRUE;
}

static gboolean
answer_load (Call *call)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisRecord) record = NULL;
  gsize length;
  g_autofree char *text = read_file (call, &length);

  if (text == NULL)
    return FALSE;
  record = relais_record_parse (text, length, NULL, problems);
  if (record == NULL)
    return refuse_problems (call, problems);
  if (!is_offered (call->session, record->game))
    return refuse_game (call, record->game);
  install (call->session, g_steal_pointer (&record));
  return TRUE;
}

static gboolean
answer_save (Call *call)
{
  g_autofree char *path = argument_path (call);
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = relais_record_print (call->session->record, &length);

  return relais_file_write (path, text, length, &error) || refuse (call, "%s", error->message);
}

static gboolean
answer_check (Call *call)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  gsize length;
  g_autofree char *text = read_file (call, &length);

  if (text == NULL)
    return FALSE;
  relais_check_text (text, length, problems);
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *line = relais_problem_text (problems->pdata[i]);

      g_string_append_printf (call->text, "%s%s", i > 0 ? "\n" : "", line);
    }
  return TRUE;
}

/* Looking */

static gboolean
answer_state (Call *call)
{
  char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  call->game->print_state (call->edition, call->state, &text);
  append_text (call, &text);
  return TRUE;
}

static gboolean
answer_view (Call *call)
{
  RelaisState view;
  gint64 seat;

  if (!parse_count (call, 0, call->game->seats (call->state) - 1, 0, &seat))
    return FALSE;
  call->game->view (call->edition, call->state, (int) seat, &view);
  call->state = &view;
  return answer_state (call);
}

static gboolean
answer_show (Call *call)
{
  char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisText text;
  gint64 seat;

  if (!parse_count (call, 0, call->game->seats (call->state) - 1, -1, &seat))
    return FALSE;
  relais_text_init (&text, buffer, sizeof buffer);
  call->game->show (call->edition, call->state, (int) seat, &text);
  append_text (call, &text);
  return TRUE;
}

static gboolean
answer_moves (Call *call)
{
  gsize size = RELAIS_MAX_MOVES * RELAIS_MAX_MOVE_TEXT;
  g_autofree char *buffer = g_malloc (size);
  RelaisText text;

  relais_text_init (&text, buffer, size);
  relais_print_moves (call->game, call->edition, call->state, &text);
  append_text (call, &text);
  return TRUE;
}

static gboolean
answer_history (Call *call)
{
  g_autoptr (GPtrArray) path = g_ptr_array_new ();

  for (RelaisNode *node = relais_tree_get_current (call->tree); node->parent != NULL; node = node->parent)
    g_ptr_array_add (path, node);
  for (guint i = path->len; i > 0; i--)
    {
      const RelaisNode *node = path->pdata[i - 1];
      char buffer[RELAIS_MAX_MOVE_TEXT];
      RelaisText text;

      relais_text_init (&text, buffer, sizeof buffer);
      call->game->print_move (node->parent->state, node->move, &text);
      g_string_append_printf (call->text, "%s%d %d %s%s", i < path->len ? "\n" : "",
                              call->game->turn (node->parent->state), call->game->seat (node->parent->state),
                              buffer, node->barrier ? " !" : "");
    }
  return TRUE;
}

static gboolean
answer_score (Call *call)
{
  char buffer[2048];
  RelaisScore score;
  RelaisText text;

  call->game->score (call->edition, call->state, &score);
  relais_text_init (&text, buffer, sizeof buffer);
  relais_print_score (call->game, &score, &text);
  append_text (call, &text);
  return TRUE;
}

/* Playing */

static gboolean
answer_play (Call *call)
{
  RelaisEvents events = { .count = 0 };
  RelaisRefusal why;
  RelaisMove move;

  if (!relais_parse_move (call->game, call->state, call->argument.at, call->argument.n, &move, &why)
      || !relais_tree_play (call->tree, move, &events, &why))
    return refuse_move (call, &why);
  for (int i = 0; i < events.count; i++)
    {
      char buffer[512];
      RelaisText text;

      relais_text_init (&text, buffer, sizeof buffer);
      relais_print_event (call->game, &events.at[i], &text);
      g_string_append_printf (call->text, "%s%s", i > 0 ? "\n" : "", buffer);
    }
  return TRUE;
}

static gboolean
answer_why (Call *call)
{
  RelaisRefusal why;
  RelaisMove move;

  return (relais_parse_move (call->game, call->state, call->argument.at, call->argument.n, &move, &why)
          && call->game->check (call->edition, call->state, move, &why))
         || refuse_move (call, &why);
}

static gboolean
answer_undo (Call *call)
{
  gint64 n;

  if (!parse_count (call, 1, G_MAXINT32, 1, &n))
    return FALSE;
  return relais_tree_undo (call->tree, (guint) n)
         || refuse (call, "Moves played so far: %u.", relais_tree_get_current (call->tree)->depth);
}

static gboolean
answer_redo (Call *call)
{
  gint64 n;

  if (!parse_count (call, 1, G_MAXINT32, 1, &n))
    return FALSE;
  return relais_tree_redo (call->tree, (guint) n) || refuse (call, "Not so many moves follow; redo plays moves again that were undone.");
}

/* Computers */

/* What `genmove LEVEL [seed=N] [nodes=N] [ms=N]` asks for. */
typedef struct
{
  const RelaisAi *ai;
  gint64 seed;                  /* below 0: none is given */
  gint64 nodes;
  gint64 until;                 /* of the monotonic clock; 0: it may take as long as it likes */
} Genmove;

static gboolean
refuse_level (Call *call)
{
  refuse (call, "There is no such level. The levels are:");
  for (int i = 0; relais_ais[i] != NULL; i++)
    g_string_append_printf (call->text, "%s %s", i > 0 ? "," : "", relais_ais[i]->id);
  g_string_append_c (call->text, '.');
  return FALSE;
}

static gboolean
read_genmove (Call *call, Genmove *asked)
{
  static const char *const keys[] = { "seed", "nodes", "ms" };
  static const gint64 most[] = { RELAIS_MAX_SEED, G_MAXUINT32, G_MAXINT32 };
  RelaisWord words[RELAIS_MAX_WORDS];
  int n = relais_words_split (call->argument.at, call->argument.n, words, RELAIS_MAX_WORDS);
  gint64 numbers[] = { -1, 0, 0 };
  guint given = 0;

  asked->ai = n > 0 ? relais_ai_find (words[0]) : NULL;
  if (asked->ai == NULL)
    return refuse_level (call);
  for (int i = 1; i < n; i++)
    {
      RelaisWord key = relais_word_before (words[i], '=');
      RelaisWord value = relais_word_after (words[i], '=');
      int index = relais_word_index (key, keys, G_N_ELEMENTS (keys));
      g_autofree char *quoted = relais_quote (key);

      if (index < 0)
        return refuse (call, "The command “genmove” has no option %s. Its options are: seed, nodes, ms.", quoted);
      if ((given & 1u << index) != 0)
        return refuse (call, "The option %s is given twice.", quoted);
      given |= 1u << index;
      if (!relais_word_number (value, most[index], &numbers[index]) || (index > 0 && numbers[index] == 0))
        return refuse (call, "The option %s takes a number from %d to %" G_GINT64_FORMAT ".", quoted, index > 0, most[index]);
    }
  asked->seed = numbers[0];
  asked->nodes = numbers[1];
  asked->until = numbers[2] > 0 ? g_get_monotonic_time () + numbers[2] * 1000 : 0;
  return TRUE;
}

static bool
time_is_up (void *data)
{
  const Genmove *asked = data;

  return g_get_monotonic_time () >= asked->until;
}

static gboolean
answer_genmove (Call *call)
{
  RelaisAiLimits limits = { .seed = 0 };
  char buffer[RELAIS_MAX_MOVE_TEXT];
  Genmove asked;
  RelaisText text;
  RelaisMove move;

  if (!read_genmove (call, &asked))
    return FALSE;
  limits.seed = asked.seed >= 0 ? (guint64) asked.seed : relais_rng_next (&call->session->rng);
  limits.nodes = (guint32) asked.nodes;
  if (asked.until > 0)
    {
      limits.stop = time_is_up;
      limits.data = &asked;
    }
  if (!relais_ai_choose (asked.ai, call->game, call->edition, call->state, &limits, &move))
    return refuse (call, "The game is over.");
  relais_text_init (&text, buffer, sizeof buffer);
  call->game->print_move (call->state, move, &text);
  append_text (call, &text);
  return TRUE;
}

static gboolean
answer_perft (Call *call)
{
  guint64 left = MAX_PERFT;
  guint64 count;
  gint64 depth;

  if (!parse_count (call, 0, 99, 0, &depth))
    return FALSE;
  count = relais_perft (call->game, call->edition, call->state, (int) depth, &left);
  if (left == 0)
    return refuse (call, "To count these, more than %d moves must be made. Choose a smaller number.", MAX_PERFT);
  g_string_append_printf (call->text, "%" G_GUINT64_FORMAT, count);
  return TRUE;
}

static gboolean
answer_playout (Call *call)
{
  RelaisState scratch;
  RelaisRng rng;
  gint64 seed;
  int moves;

  if (!parse_count (call, 0, RELAIS_MAX_SEED, 0, &seed))
    return FALSE;
  relais_rng_seed (&rng, (guint64) seed);
  relais_copy (call->game, &scratch, call->state);
  moves = relais_playout (call->game, call->edition, &scratch, &rng);
  g_string_append_printf (call->text, "%d %s ", moves, call->game->over (&scratch) ? "over" : "stopped");
  call->state = &scratch;
  return answer_score (call);
}

static const Command commands[] = {
  { "protocol_version", NO_ARGUMENT, FALSE, answer_protocol_version },
  { "name", NO_ARGUMENT, FALSE, answer_name },
  { "version", NO_ARGUMENT, FALSE, answer_version },
  { "list_commands", NO_ARGUMENT, FALSE, answer_list_commands },
  { "known_command", NEEDS_ARGUMENT, FALSE, answer_known_command },
  { "quit", NO_ARGUMENT, FALSE, answer_quit },
  { "games", NO_ARGUMENT, FALSE, answer_games },
  { "new", NEEDS_ARGUMENT, FALSE, answer_new },
  { "setup", NEEDS_ARGUMENT, FALSE, answer_setup },
  { "load", NEEDS_ARGUMENT, FALSE, answer_load },
  { "save", NEEDS_ARGUMENT, TRUE, answer_save },
  { "check", NEEDS_ARGUMENT, FALSE, answer_check },
  { "state", NO_ARGUMENT, TRUE, answer_state },
  { "view", NEEDS_ARGUMENT, TRUE, answer_view },
  { "show", MAY_HAVE_ARGUMENT, TRUE, answer_show },
  { "moves", NO_ARGUMENT, TRUE, answer_moves },
  { "play", NEEDS_ARGUMENT, TRUE, answer_play },
  { "why", NEEDS_ARGUMENT, TRUE, answer_why },
  { "undo", MAY_HAVE_ARGUMENT, TRUE, answer_undo },
  { "redo", MAY_HAVE_ARGUMENT, TRUE, answer_redo },
  { "history", NO_ARGUMENT, TRUE, answer_history },
  { "score", NO_ARGUMENT, TRUE, answer_score },
  { "genmove", NEEDS_ARGUMENT, TRUE, answer_genmove },
  { "perft", NEEDS_ARGUMENT, TRUE, answer_perft },
  { "playout", NEEDS_ARGUMENT, TRUE, answer_playout },
};
static const gsize n_commands = G_N_ELEMENTS (commands);

RelaisSession *
relais_session_new (gboolean with_null_game)
{
  RelaisSession *session = g_new0 (RelaisSession, 1);

  session->with_null_game = with_null_game;
  relais_rng_seed (&session->rng, (guint64) g_get_real_time ());
  return session;
}

void
relais_session_free (RelaisSession *session)
{
  g_clear_pointer (&session->record, relais_record_free);
  g_free (session);
}

static gboolean
run_command (Call *call, const Command *command)
{
  RelaisRecord *record = call->session->record;

  if (command == NULL)
    return refuse (call, "There is no such command; “list_commands” lists all.");
  if (command->argument == NO_ARGUMENT && call->argument.at != NULL)
    return refuse (call, "“%s” takes no further words.", command->name);
  if (command->argument == NEEDS_ARGUMENT && call->argument.at == NULL)
    return refuse (call, "“%s” needs a further word.", command->name);
  if (command->needs_game)
    {
      if (record == NULL)
        return refuse (call, "There is no game yet; start one with “new”, “setup” or “load”.");
      call->game = record->game;
      call->edition = relais_record_edition (record);
      call->tree = record->tree;
      call->state = relais_tree_get_state (record->tree);
    }
  return command->answer (call);
}

gboolean
relais_session_answer (RelaisSession *session, const char *line, gsize length, GString *answer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Call call = { .session = session, .text = text };
  const Command *command = NULL;
  const char *space;
  gboolean fine;

  if (length > 0 && line[length - 1] == '\r')
    length--;
  if (length == 0)
    return TRUE;
  if (length > RELAIS_MAX_LINE)
    fine = refuse (&call, "A line has at most %d bytes.", RELAIS_MAX_LINE);
  else if (!g_utf8_validate_len (line, length, NULL))
    fine = refuse (&call, "A line is UTF-8 without NUL bytes.");
  else
    {
      space = memchr (line, ' ', length);
      command = find_command ((RelaisWord) { line, space != NULL ? (gsize) (space - line) : length });
      if (space != NULL)
        call.argument = (RelaisWord) { space + 1, length - (gsize) (space + 1 - line) };
      if (space != NULL && (call.argument.n == 0 || call.argument.at[0] == ' '))
        fine = refuse (&call, "Words are separated by single spaces.");
      else
        fine = run_command (&call, command);
    }

  /* A file's name or message in a reason may have any character. */
  if (!fine)
    g_strdelimit (text->str, "\n\r", ' ');
  g_string_append (answer, fine ? "=" : "?");
  if (text->len > 0)
    g_string_append_printf (answer, " %s", text->str);
  g_string_append (answer, "\n\n");
  return !(fine && command != NULL && command->answer == answer_quit);
}
