/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-problems.h"

#include <glib/gi18n-lib.h>

#include "relais-bounds.h"

static void
problem_free (gpointer data)
{
  RelaisProblem *problem = data;

  g_free (problem->place);
  g_free (problem->path);
  g_free (problem->rule);
  g_free (problem->words);
  g_free (problem->edition);
  g_free (problem->move);
  g_free (problem->allowed);
  g_free (problem);
}

GPtrArray *
relais_problems_new (void)
{
  return g_ptr_array_new_with_free_func (problem_free);
}

gboolean
relais_problems_are_full (GPtrArray *problems)
{
  return problems->len > RELAIS_MAX_PROBLEMS;
}

/* The last one says that there are more. */
static void
keep (GPtrArray *problems, RelaisProblem *problem)
{
  if (relais_problems_are_full (problems))
    {
      problem_free (problem);
      return;
    }
  if (problems->len == RELAIS_MAX_PROBLEMS)
    {
      problem_free (problem);
      problem = g_new0 (RelaisProblem, 1);
      problem->place = g_strdup ("");
      problem->rule = g_strdup ("SYNTAX");
      problem->words = g_strdup (_("And there is more that is wrong."));
    }
  g_ptr_array_add (problems, problem);
}

gboolean
relais_problems_may_pass (const GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    if (g_str_equal (((const RelaisProblem *) problems->pdata[i])->rule, RELAIS_RULE_FILE))
      return TRUE;
  return FALSE;
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
  RelaisProblem *problem = g_new0 (RelaisProblem, 1);

  problem->place = one_line (place);
  problem->rule = g_strdup (rule);
  problem->words = one_line (words);
  g_free (words);
  keep (problems, problem);
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

/* A refusal's sentence with what belongs to it. */
static char *
put_together (const RelaisProblem *problem, const char *sentence)
{
  if (problem->move != NULL)
    return g_strdup_printf (_("Turn %d, %s: %s"), problem->turn, problem->move, sentence);
  if (problem->allowed != NULL)
    return g_strdup_printf ("%s (%s)", sentence, problem->allowed);
  return g_strdup (sentence);
}

/* @move and @allowed are taken. */
static void
add_refusal (GPtrArray           *problems,
             const char          *place,
             const RelaisGame    *game,
             gconstpointer        edition,
             const RelaisRefusal *refusal,
             int                  turn,
             char                *move,
             char                *allowed)
{
  g_autofree char *sentence = relais_words_refusal (game, refusal);
  RelaisProblem *problem = g_new0 (RelaisProblem, 1);

  problem->place = one_line (place);
  problem->rule = g_strdup (relais_words_rule (game, refusal));
  problem->game = game;
  problem->edition = edition != game->edition ? g_memdup2 (edition, game->edition_size) : NULL;
  problem->refusal = *refusal;
  problem->turn = turn;
  problem->move = move;
  problem->allowed = allowed;
  problem->words = put_together (problem, sentence);
  keep (problems, problem);
}

/**
 * relais_problems_add_move:
 * @edition: of the position that the move was tried in
 * @move: as it was written, quoted
 */
void
relais_problems_add_move (GPtrArray           *problems,
                          guint                line,
                          const RelaisGame    *game,
                          gconstpointer        edition,
                          const RelaisRefusal *refusal,
                          int                  turn,
                          const char          *move)
{
  g_autofree char *place = g_strdup_printf ("line %u", line);

  add_refusal (problems, place, game, edition, refusal, turn, one_line (move), NULL);
}

/* More than these are no help. */
#define MAX_LISTED 32

/* What could have stood there; a NULL is JSON's null. */
static char *
list_words (const char *const *words, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", words[i] != NULL ? words[i] : "null");
  return g_string_free (text, FALSE);
}

/* A setup's findings, with @prefix before their paths. */
void
relais_problems_take (GPtrArray            *problems,
                      const RelaisGame     *game,
                      gconstpointer         edition,
                      const RelaisFindings *findings,
                      const char           *prefix)
{
  for (int i = 0; i < findings->count && i < RELAIS_MAX_FINDINGS; i++)
    {
      const RelaisFinding *finding = &findings->at[i];
      g_autofree char *place = g_strconcat (prefix, finding->path, NULL);
      gboolean lists = finding->words != NULL && finding->n_words <= MAX_LISTED;

      add_refusal (problems, place, game, edition, &finding->refusal, 0, NULL,
                   lists ? list_words (finding->words, finding->n_words) : NULL);
    }
  if (findings->count > RELAIS_MAX_FINDINGS)
    relais_problems_add (problems, "", "SYNTAX",
                         g_strdup_printf (_("And %d more."), findings->count - RELAIS_MAX_FINDINGS));
}

/**
 * relais_problem_words:
 * @teller: (nullable): who says what was refused; NULL: the protocol
 */
char *
relais_problem_words (const RelaisProblem *problem, RelaisRefusalTeller teller)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (problem != NULL, NULL);

  if (teller != NULL && problem->game != NULL)
    {
      gconstpointer edition = problem->edition != NULL ? problem->edition : problem->game->edition;
      g_autofree char *sentence = teller (problem->game, edition, &problem->refusal);

      words = put_together (problem, sentence);
    }
  else
    words = g_strdup (problem->words);
  return problem->path != NULL ? g_strdup_printf ("%s: %s", problem->path, words) : g_steal_pointer (&words);
}

/* "PLACE: RULE words", as the protocol's check answers. */
char *
relais_problem_text (const RelaisProblem *problem)
{
  const char *separator;
  g_autofree char *words = relais_problem_words (problem, NULL);

  g_return_val_if_fail (problem != NULL, NULL);

  separator = *problem->place != '\0' ? ": " : "";
  return g_strconcat (problem->place, separator, problem->rule, " ", words, NULL);
}

gboolean
relais_problems_utf8 (GPtrArray *problems, const char *text, gsize length, guint first_line)
{
  const char *end;
  guint line = first_line;
  gboolean nul;

  if (g_utf8_validate_len (text, length, &end))
    return TRUE;
  nul = *end == '\0';
  for (; text < end; text++)
    line += *text == '\n';
  relais_problems_add_line (problems, line, "SYNTAX", "%s",
                            nul ? _("There are NUL bytes here instead of text.") : _("The text here is not UTF-8."));
  return FALSE;
}
