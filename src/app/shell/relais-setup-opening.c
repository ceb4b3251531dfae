/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-opening.h"

#include <glib/gi18n.h>

#include "app/kit/relais-problem-dialog.h"
#include "relais-setup-dialog.h"

static char *
read_text (RelaisWindow *window, const char *path, gsize *length, GError **error)
{
  return relais_setup_library_read (relais_application_get_setups (relais_window_get_application (window)), path, length, error);
}

RelaisDraft *
relais_setup_opening_read (RelaisWindow *window, const char *path, GPtrArray *problems)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = read_text (window, path, &length, &error);
  RelaisDraft *draft = text != NULL ? relais_draft_read (text, length, problems) : NULL;

  if (draft != NULL)
    return draft;
  if (error != NULL)
    relais_problems_add (problems, "", "", g_strdup (error->message));
  relais_problem_dialog_show (GTK_WIDGET (window), _("The Setup Cannot Be Read"), problems);
  return NULL;
}

/* Two editors would write over each other's work; and what was not understood
 * would be gone from the file with the first change. */
void
relais_setup_opening_edit (RelaisWindow *window, RelaisDraft *draft, const char *path, GPtrArray *problems)
{
  GtkWindow *editor = relais_application_find_open (relais_window_get_application (window), path);

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
  g_autoptr (RelaisDraft) draft = relais_setup_opening_read (window, path, problems);

  if (draft != NULL)
    relais_setup_opening_edit (window, draft, path, problems);
}

/* While its game was played, another window may have changed the file. */
static gboolean
is_as_kept (RelaisWindow *window, RelaisDraft *draft, const char *path)
{
  gsize length;
  g_autofree char *text = relais_draft_print (draft, &length);
  g_autofree char *kept = read_text (window, path, &length, NULL);

  return g_strcmp0 (text, kept) == 0;
}

void
relais_setup_opening_edit_again (RelaisWindow *window, RelaisDraft *draft, const char *path)
{
  g_autoptr (GPtrArray) none = relais_problems_new ();

  if (path == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    relais_window_edit_setup (window, draft, NULL);
  else if (is_as_kept (window, draft, path))
    relais_setup_opening_edit (window, draft, path, none);
  else
    relais_setup_opening_open (window, path);
}

/* As it was kept, since another window may have played it on; what could not be
 * kept, as it was left. */
void
relais_setup_opening_back_to_game (RelaisWindow *window, RelaisMatch *match, const char *path)
{
  RelaisApplication *application = relais_window_get_application (window);
  GtkWindow *other = path != NULL ? relais_application_find_open (application, path) : NULL;

  if (other != NULL)
    {
      relais_window_show_start (window);
      gtk_window_present (other);
    }
  else
    {
      RelaisLibrary *library = relais_application_get_library (application);
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisMatch) kept = path != NULL ? relais_library_load (library, path, NULL, problems) : NULL;

      relais_window_play (window, kept != NULL ? kept : match, path);
    }
}
