/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of commands, and how a line is answered. */

#include "relais-protocol-private.h"

#include <string.h>

#include "relais-config.h"

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
  gboolean (*answer) (RelaisCall *call);
} Command;

static const Command commands[];
static const gsize n_commands;

/* For all commands */

gboolean
relais_call_refuse (RelaisCall *call, const char *format, ...)
{
  va_list args;

  g_string_truncate (call->text, 0);
  va_start (args, format);
  g_string_append_vprintf (call->text, format, args);
  va_end (args);
  return FALSE;
}

void
relais_call_append (RelaisCall *call, const RelaisText *text)
{
  g_string_append_len (call->text, text->buffer, (gssize) MIN (text->length, text->size - 1));
}

gboolean
relais_call_number (RelaisCall *call, gint64 min, gint64 max, gint64 fallback, gint64 *value)
{
  *value = fallback;
  if (call->argument.at == NULL)
    return TRUE;
  if (relais_word_number (call->argument, max, value) && *value >= min)
    return TRUE;
  return relais_call_refuse (call, "A number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT " is expected.", min, max);
}

gboolean
relais_session_offers (const RelaisSession *session, const RelaisGame *game)
{
  return session->with_test_games || !game->for_tests;
}

/* About the program */

static gboolean
answer_protocol_version (RelaisCall *call)
{
  g_string_append (call->text, "1");
  return TRUE;
}

static gboolean
answer_name (RelaisCall *call)
{
  g_string_append (call->text, "Relais");
  return TRUE;
}

static gboolean
answer_version (RelaisCall *call)
{
  g_string_append (call->text, RELAIS_VERSION);
  return TRUE;
}

static gboolean
answer_list_commands (RelaisCall *call)
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
answer_known_command (RelaisCall *call)
{
  if (memchr (call->argument.at, ' ', call->argument.n) != NULL)
    return relais_call_refuse (call, "“known_command” takes one word.");
  g_string_append (call->text, find_command (call->argument) != NULL ? "true" : "false");
  return TRUE;
}

static gboolean
answer_games (RelaisCall *call)
{
  for (int i = 0; relais_games[i] != NULL; i++)
    if (relais_session_offers (call->session, relais_games[i]))
      g_string_append_printf (call->text, "%s%s", call->text->len > 0 ? "\n" : "", relais_games[i]->id);
  return TRUE;
}

static gboolean
answer_quit (RelaisCall *call)
{
  return TRUE;
}

static const Command commands[] = {
  { "protocol_version", NO_ARGUMENT, FALSE, answer_protocol_version },
  { "name", NO_ARGUMENT, FALSE, answer_name },
  { "version", NO_ARGUMENT, FALSE, answer_version },
  { "list_commands", NO_ARGUMENT, FALSE, answer_list_commands },
  { "known_command", NEEDS_ARGUMENT, FALSE, answer_known_command },
  { "quit", NO_ARGUMENT, FALSE, answer_quit },
  { "games", NO_ARGUMENT, FALSE, answer_games },
  { "new", NEEDS_ARGUMENT, FALSE, relais_answer_new },
  { "setup", NEEDS_ARGUMENT, FALSE, relais_answer_setup },
  { "load", NEEDS_ARGUMENT, FALSE, relais_answer_load },
  { "save", NEEDS_ARGUMENT, TRUE, relais_answer_save },
  { "check", NEEDS_ARGUMENT, FALSE, relais_answer_check },
  { "state", NO_ARGUMENT, TRUE, relais_answer_state },
  { "view", NEEDS_ARGUMENT, TRUE, relais_answer_view },
  { "show", MAY_HAVE_ARGUMENT, TRUE, relais_answer_show },
  { "moves", NO_ARGUMENT, TRUE, relais_answer_moves },
  { "play", NEEDS_ARGUMENT, TRUE, relais_answer_play },
  { "why", NEEDS_ARGUMENT, TRUE, relais_answer_why },
  { "undo", MAY_HAVE_ARGUMENT, TRUE, relais_answer_undo },
  { "redo", MAY_HAVE_ARGUMENT, TRUE, relais_answer_redo },
  { "history", NO_ARGUMENT, TRUE, relais_answer_history },
  { "score", NO_ARGUMENT, TRUE, relais_answer_score },
  { "genmove", NEEDS_ARGUMENT, TRUE, relais_answer_genmove },
  { "perft", NEEDS_ARGUMENT, TRUE, relais_answer_perft },
  { "playout", NEEDS_ARGUMENT, TRUE, relais_answer_playout },
};
static const gsize n_commands = G_N_ELEMENTS (commands);

RelaisSession *
relais_session_new (gboolean with_test_games)
{
  RelaisSession *session = g_new0 (RelaisSession, 1);

  session->with_test_games = with_test_games;
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
run_command (RelaisCall *call, const Command *command)
{
  RelaisRecord *record = call->session->record;

  if (command == NULL)
    return relais_call_refuse (call, "There is no such command; “list_commands” lists all.");
  if (command->argument == NO_ARGUMENT && call->argument.at != NULL)
    return relais_call_refuse (call, "“%s” takes no further words.", command->name);
  if (command->argument == NEEDS_ARGUMENT && call->argument.at == NULL)
    return relais_call_refuse (call, "“%s” needs a further word.", command->name);
  if (command->needs_game)
    {
      if (record == NULL)
        return relais_call_refuse (call, "There is no game yet; start one with “new”, “setup” or “load”.");
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
  RelaisCall call = { .session = session, .text = text };
  const Command *command = NULL;
  const char *space;
  gboolean fine;

  if (length > 0 && line[length - 1] == '\r')
    length--;
  if (length == 0)
    return TRUE;
  if (length > RELAIS_MAX_LINE)
    fine = relais_call_refuse (&call, "A line has at most %d bytes.", RELAIS_MAX_LINE);
  else if (!g_utf8_validate_len (line, length, NULL))
    fine = relais_call_refuse (&call, "A line is UTF-8 without NUL bytes.");
  else
    {
      space = memchr (line, ' ', length);
      command = find_command ((RelaisWord) { line, space != NULL ? (gsize) (space - line) : length });
      if (space != NULL)
        call.argument = (RelaisWord) { space + 1, length - (gsize) (space + 1 - line) };
      if (space != NULL && (call.argument.n == 0 || call.argument.at[0] == ' '))
        fine = relais_call_refuse (&call, "Words are separated by single spaces.");
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
