/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-words.h"

#include <glib/gi18n-lib.h>

/* The refusals that every game has. */
const RelaisWords relais_words_common[] = {
  { "SYNTAX", N_("This is not a move of the game.") },
  { "KEY", N_("There is no such key here.") },
  { "NOT_OBJECT", N_("An object in curly braces is expected here.") },
  { "NOT_LIST", N_("A list in square brackets is expected here.") },
  { "NOT_BOOLEAN", N_("Either true or false is expected here.") },
  { "NOT_STRING", N_("A text in quotation marks is expected here.") },
  { "NOT_NUMBER", N_("A whole number from {min} to {max} is expected here.") },
  { "NOT_WORD", N_("This is not one of the words or ids that can stand here.") },
  { "COUNT", N_("The list must have {count} entries.") },
  { "MISSING", N_("This is missing here.") },
  { "OTHER_GAME", N_("This is a setup of another game.") },
  { "FORMAT", N_("This version of Relais knows format 1 only.") },
  { "FIRST_PLAYER", N_("The first player must be one of the {players} seats, counted from 0.") },
  { "NOT_SEED", N_("A whole number from 0 to 9007199254740991 is expected here.") },
  { NULL, NULL },
};

/* Which file has a game's own sentences. */
static const RelaisWords *
words_of (const RelaisGame *game)
{
  static const struct { const char *id; const RelaisWords *words; } tables[] = {
    { "loire", relais_words_loire },
    { "null", relais_words_null },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (game->id, tables[i].id))
      return tables[i].words;
  return NULL;
}

static const char *
find_sentence (const RelaisWords *words, const char *name)
{
  for (; words != NULL && words->name != NULL; words++)
    if (g_str_equal (words->name, name))
      return words->sentence;
  return NULL;
}

/**
 * relais_words_template:
 *
 * Returns: (nullable): the refusal's sentence, translated, parameters not yet
 *   filled in
 */
const char *
relais_words_template (const RelaisGame *game, const RelaisRefusal *refusal)
{
  const char *name = game->refusals[refusal->code].name;
  const char *sentence = find_sentence (relais_words_common, name);

  if (sentence == NULL)
    sentence = find_sentence (words_of (game), name);
  return sentence != NULL ? g_dgettext (GETTEXT_PACKAGE, sentence) : NULL;
}

const char *
relais_words_rule (const RelaisGame *game, const RelaisRefusal *refusal)
{
  return game->refusals[refusal->code].rule;
}

static char *
name_of (const RelaisGame *game, guint class, gint32 value, RelaisNamer namer)
{
  char buffer[128];
  RelaisText text;

  if (class == RELAIS_CLASS_NUMBER)
    return g_strdup_printf ("%d", value);
  if (namer != NULL)
    return namer (game, class, value);
  relais_text_init (&text, buffer, sizeof buffer);
  game->print_value ((int) class, value, &text);
  return g_strdup (buffer);
}

/**
 * relais_words_fill:
 *
 * Puts the values of @args in place of {key} in @template.
 */
char *
relais_words_fill (const RelaisGame  *game,
                   const RelaisParam *params,
                   const gint32      *args,
                   const char        *template,
                   RelaisNamer        namer)
{
  GString *text = g_string_new (NULL);

  for (const char *at = template; *at != '\0'; at++)
    {
      const char *end = *at == '{' ? strchr (at, '}') : NULL;
      RelaisWord key = { at + 1, end != NULL ? (gsize) (end - at - 1) : 0 };
      int i = 0;

      if (end == NULL)
        {
          g_string_append_c (text, *at);
          continue;
        }
      while (i < RELAIS_MAX_PARAMS && params[i].key != NULL && !relais_word_is (key, params[i].key))
        i++;
      if (i < RELAIS_MAX_PARAMS && params[i].key != NULL)
        {
          g_autofree char *name = name_of (game, params[i].class, args[i], namer);

          g_string_append (text, name);
        }
      at = end;
    }
  return g_string_free (text, FALSE);
}

char *
relais_words_refusal (const RelaisGame *game, const RelaisRefusal *refusal, RelaisNamer namer)
{
  const RelaisSignature *signature = &game->refusals[refusal->code];
  const char *template = relais_words_template (game, refusal);

  return template != NULL ? relais_words_fill (game, signature->params, refusal->arg, template, namer)
                          : g_strdup (signature->name);
}

static void
problem_free (gpointer data)
{
  RelaisProblem *problem = data;

  g_free (problem->place);
  g_free (problem->rule);
  g_free (problem->words);
  g_free (problem);
}

GPtrArray *
relais_problems_new (void)
{
  return g_ptr_array_new_with_free_func (problem_free);
}

/* What is quoted may be cut within a character, and must not break the line. */
static char *
one_line (const char *text)
{
  return g_strdelimit (g_utf8_make_valid (text, -1), "\n\r", ' ');
}

/**
 * relais_problems_add:
 * @words: (transfer full):
 */
void
relais_problems_add (GPtrArray *problems, const char *place, const char *rule, char *words)
{
  RelaisProblem *problem = g_new (RelaisProblem, 1);

  problem->place = one_line (place);
  problem->rule = g_strdup (rule);
  problem->words = one_line (words);
  g_free (words);
  g_ptr_array_add (problems, problem);
}

void
relais_problems_add_line (GPtrArray *problems, guint line, const char *rule, const char *format, ...)
{
  g_autofree char *place = g_strdup_printf ("line %u", line);
  va_list args;

  va_start (args, format);
  relais_problems_add (problems, place, rule, g_strdup_vprintf (format, args));
  va_end (args);
}

/* More than these are no help. */
#define MAX_LISTED 32

/* Appends what could have stood there; a NULL is JSON's null. */
static char *
list_words (char *sentence, const char *const *words, guint n)
{
  GString *text = g_string_new (sentence);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : " (", words[i] != NULL ? words[i] : "null");
  g_string_append_c (text, ')');
  g_free (sentence);
  return g_string_free (text, FALSE);
}

/* A setup's findings, with @prefix before their paths. */
void
relais_problems_take (GPtrArray            *problems,
                      const RelaisGame     *game,
                      const RelaisFindings *findings,
                      const char           *prefix)
{
  for (int i = 0; i < findings->count && i < RELAIS_MAX_FINDINGS; i++)
    {
      const RelaisFinding *finding = &findings->at[i];
      g_autofree char *place = g_strconcat (prefix, finding->path, NULL);
      char *words = relais_words_refusal (game, &finding->refusal, NULL);

      if (finding->words != NULL && finding->n_words <= MAX_LISTED)
        words = list_words (words, finding->words, finding->n_words);
      relais_problems_add (problems, place, relais_words_rule (game, &finding->refusal), words);
    }
  if (findings->count > RELAIS_MAX_FINDINGS)
    relais_problems_add (problems, "", "SYNTAX",
                         g_strdup_printf (_("And %d more."), findings->count - RELAIS_MAX_FINDINGS));
}

/* "PLACE: RULE words", as the protocol's check answers. */
char *
relais_problem_text (const RelaisProblem *problem)
{
  const char *separator = *problem->place != '\0' ? ": " : "";

  return g_strconcat (problem->place, separator, problem->rule, " ", problem->words, NULL);
}
