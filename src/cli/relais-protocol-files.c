/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Starting, loading and saving games; what is wrong with a file. */

#include "relais-protocol-private.h"

#include "record/relais-config-text.h"
#include "record/relais-file.h"
#include "record/relais-text-kind.h"

static char *
argument_path (const RelaisCall *call)
{
  return g_strndup (call->argument.at, call->argument.n);
}

static void
install (RelaisSession *session, RelaisRecord *record)
{
  g_clear_pointer (&session->record, relais_record_free);
  session->record = record;
}

/* The null game is there for tests only, also when a file names it. */
static gboolean
refuse_game (RelaisCall *call, const RelaisGame *game)
{
  return relais_call_refuse (call, "There is no game “%s”.", game->id);
}

gboolean
relais_answer_new (RelaisCall *call)
{
  g_autofree char *error = NULL;
  const RelaisGame *game;
  RelaisConfig config;
  RelaisRefusal why;
  RelaisRecord *record;

  if (!relais_config_parse (call->argument.at, call->argument.n, &game, &config, &error))
    return relais_call_refuse (call, "%s", error);
  if (!relais_session_offers (call->session, game))
    return refuse_game (call, game);
  record = relais_record_new (game, &config, &why);
  if (record == NULL)
    {
      g_autofree char *words = relais_words_refusal (game, &why);

      return relais_call_refuse (call, "%s", words);
    }
  install (call->session, record);
  return TRUE;
}

static gboolean
refuse_problems (RelaisCall *call, GPtrArray *problems)
{
  g_autofree char *first = relais_problem_text (problems->pdata[0]);

  return relais_call_refuse (call, "%s", first);
}

static char *
read_file (RelaisCall *call, gsize *length)
{
  g_autofree char *path = argument_path (call);
  g_autoptr (GError) error = NULL;
  char *text = relais_file_read_unmarked (path, length, &error);

  if (text == NULL)
    relais_call_refuse (call, "%s", error->message);
  return text;
}

gboolean
relais_answer_setup (RelaisCall *call)
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
  if (!relais_session_offers (call->session, setup->game))
    return refuse_game (call, setup->game);
  install (call->session, relais_record_from_setup (setup));
  return TRUE;
}

gboolean
relais_answer_load (RelaisCall *call)
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
  if (!relais_session_offers (call->session, record->game))
    return refuse_game (call, record->game);
  install (call->session, g_steal_pointer (&record));
  return TRUE;
}

gboolean
relais_answer_save (RelaisCall *call)
{
  g_autofree char *path = argument_path (call);
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = relais_record_print (call->session->record, &length);

  return relais_file_write (path, text, length, &error) || relais_call_refuse (call, "%s", error->message);
}

gboolean
relais_answer_check (RelaisCall *call)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *path = argument_path (call);
  g_autoptr (GError) error = NULL;

  if (!relais_check_file (path, problems, &error))
    return relais_call_refuse (call, "%s", error->message);
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *line = relais_problem_text (problems->pdata[i]);

      g_string_append_printf (call->text, "%s%s", i > 0 ? "\n" : "", line);
    }
  return TRUE;
}
