/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-problem-dialog.h"

#include <glib/gi18n.h>

#include "model/relais-told-problem.h"
#include "relais-last-told.h"

/* More would not fit a dialog, and the first is what matters. */
#define MAX_PROBLEMS 4
/* Nor would a longer word: a path may have any length. */
#define MAX_LETTERS 400

static void
cut (char *words)
{
  char *end = words;

  for (guint n = 0; *end != '\0' && n < MAX_LETTERS; n++)
    end = g_utf8_next_char (end);
  *end = '\0';
}

char *
relais_problem_dialog_print (GPtrArray *problems)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < problems->len && i < MAX_PROBLEMS; i++)
    {
      g_autofree char *words = relais_told_problem (problems->pdata[i]);

      cut (words);
      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", words);
    }
  if (problems->len > MAX_PROBLEMS)
    {
      g_autofree char *more = g_strdup_printf (ngettext ("And %u more problem.", "And %u more problems.",
                                                         problems->len - MAX_PROBLEMS),
                                               problems->len - MAX_PROBLEMS);

      g_string_append_printf (text, "\n%s", more);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * relais_problem_dialog_new:
 *
 * Returns: (transfer floating)
 */
RelaisQuestion *
relais_problem_dialog_new (const char *heading, const char *body)
{
  RelaisQuestion *dialog = relais_question_new (heading, body);
  g_autofree char *words = g_strdup_printf ("%s\n%s", heading, body);

  relais_last_told_note (words);
  relais_question_add_answer (dialog, RELAIS_PROBLEM_DIALOG_CLOSE, _("_Close"), ADW_RESPONSE_DEFAULT);
  return dialog;
}

void
relais_problem_dialog_tell (GtkWidget *parent, const char *heading, const char *body)
{
  relais_question_ask (relais_problem_dialog_new (heading, body), parent, RELAIS_PROBLEM_DIALOG_CLOSE);
}

void
relais_problem_dialog_show (GtkWidget *parent, const char *heading, GPtrArray *problems)
{
  g_autofree char *body = relais_problem_dialog_print (problems);

  relais_problem_dialog_tell (parent, heading, body);
}
