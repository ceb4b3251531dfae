/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-problems.h"

#include <glib/gi18n-lib.h>

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
      char *words = relais_words_refusal (game, &finding->refusal);

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

gboolean
relais_problems_utf8 (GPtrArray *problems, const char *text, gsize length)
{
  const char *end;
  guint line = 1;

  if (g_utf8_validate_len (text, length, &end))
    return TRUE;
  for (; text < end; text++)
    line += *text == '\n';
  relais_problems_add_line (problems, line, "SYNTAX", "%s", _("the text is not UTF-8"));
  return FALSE;
}
