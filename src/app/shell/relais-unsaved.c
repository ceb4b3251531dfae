/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-unsaved.h"

#include <glib/gi18n.h>

#include "app/kit/relais-question.h"

typedef struct
{
  RelaisProgram *program;
  void (*end) (RelaisProgram *program);
} Ending;

static Ending *
ending_new (RelaisProgram *program, void (*end) (RelaisProgram *program))
{
  Ending *ending = g_new (Ending, 1);

  *ending = (Ending) { g_object_ref (program), end };
  return ending;
}

static void
ending_free (gpointer data)
{
  g_object_unref (((Ending *) data)->program);
  g_free (data);
}

/* Everything that is open is given to be written first. */
static gboolean
find_unsaved (RelaisProgram *program, GError **error)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (program)); l != NULL; l = l->next)
    if (RELAIS_IS_HOST (l->data) && relais_host_get_page (l->data) != NULL)
      relais_page_keep (relais_host_get_page (l->data));
  return !relais_library_flush (relais_program_get_library (program), NULL, error)
         || !relais_setup_library_flush (relais_program_get_setups (program), NULL, error);
}

gboolean
relais_unsaved_any (RelaisProgram *program)
{
  g_return_val_if_fail (RELAIS_IS_PROGRAM (program), FALSE);
  return find_unsaved (program, NULL);
}

static gboolean
on_sure (gpointer data)
{
  const Ending *ending = data;

  ending->end (ending->program);
  return G_SOURCE_REMOVE;
}

static gboolean
on_again (gpointer data)
{
  const Ending *ending = data;

  relais_unsaved_end (ending->program, gtk_application_get_active_window (GTK_APPLICATION (ending->program)), ending->end);
  return G_SOURCE_REMOVE;
}

/* The question closes first: it is not to outlive the window that it is over. */
static void
on_response (RelaisQuestion *question, const char *answer, const Ending *ending)
{
  GSourceFunc then = g_str_equal (answer, "end") ? on_sure : g_str_equal (answer, "again") ? on_again : NULL;

  if (then != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT, then, ending_new (ending->program, ending->end), ending_free);
}

static void
forget_ending (gpointer ending, GClosure *closure)
{
  ending_free (ending);
}

void
relais_unsaved_end (RelaisProgram *program, GtkWindow *over, void (*end) (RelaisProgram *program))
{
  g_autoptr (GError) error = NULL;
  g_autofree char *body = NULL;
  RelaisQuestion *question;

  g_return_if_fail (RELAIS_IS_PROGRAM (program));

  if (over == NULL || !find_unsaved (program, &error))
    {
      end (program);
      return;
    }
  body = g_strdup_printf (_("%s\n\nWhat has been done since is lost if Relais quits now. It can still be saved elsewhere, as a copy."),
                          error->message);
  question = relais_question_new (_("Quit Without Saving?"), body);
  relais_question_add_answer (question, "stay", _("_Cancel"), ADW_RESPONSE_DEFAULT);
  relais_question_add_answer (question, "again", _("Try _Again"), ADW_RESPONSE_DEFAULT);
  relais_question_add_answer (question, "end", _("_Quit Without Saving"), ADW_RESPONSE_DESTRUCTIVE);
  relais_question_set_default (question, "stay");
  g_signal_connect_data (question, "response", G_CALLBACK (on_response), ending_new (program, end), forget_ending, 0);
  relais_question_ask (question, GTK_WIDGET (over), "stay");
}
