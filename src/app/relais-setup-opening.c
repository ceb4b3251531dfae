/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-opening.h"

#include <glib/gi18n.h>

#include "record/relais-file.h"
#include "relais-problem-dialog.h"
#include "relais-setup-dialog.h"
#include "relais-setup-page.h"

RelaisDraft *
relais_setup_opening_read (GtkWidget *asking, const char *path, GPtrArray *problems)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = relais_file_read_unmarked (path, &length, &error);
  RelaisDraft *draft = text != NULL ? relais_draft_read (text, length, problems) : NULL;

  if (draft != NULL)
    return draft;
  if (error != NULL)
    relais_problems_add (problems, "", "", g_strdup (error->message));
  relais_problem_dialog_show (asking, _("The Setup Cannot Be Read"), problems);
  return NULL;
}

static GtkWindow *
find_editor (RelaisWindow *window, const char *path)
{
  GtkApplication *application = GTK_APPLICATION (relais_window_get_application (window));

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    {
      GtkWidget *page = RELAIS_IS_WINDOW (l->data) ? relais_window_get_page (l->data) : NULL;

      if (page != NULL && RELAIS_IS_SETUP_PAGE (page)
          && g_strcmp0 (relais_setup_page_get_path (RELAIS_SETUP_PAGE (page)), path) == 0)
        return l->data;
    }
  return NULL;
}

/* Two editors would write over each other's work; and what was not understood
 * would be gone from the file with the first change. */
void
relais_setup_opening_edit (RelaisWindow *window, RelaisDraft *draft, const char *path, GPtrArray *problems)
{
  GtkWindow *editor = find_editor (window, path);

  if (editor != NULL)
    gtk_window_present (editor);
  else if (problems->len > 0)
    gtk_window_present (GTK_WINDOW (relais_setup_dialog_new (window, draft, problems)));
  else
    relais_window_edit_setup (window, draft, path);
}

void
relais_setup_opening_open (RelaisWindow *window, const char *path)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = relais_setup_opening_read (relais_window_get_page (window), path, problems);

  if (draft != NULL)
    relais_setup_opening_edit (window, draft, path, problems);
}
