/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-opening.h"

#include <glib/gi18n.h>

#include "app/kit/relais-problem-dialog.h"
#include "app/pages/relais-program.h"
#include "relais-setup-dialog.h"

static char *
read_text (RelaisHost *host, const char *path, gsize *length, GError **error)
{
  return relais_setup_library_read (relais_program_get_setups (relais_host_get_program (host)), path, length, error);
}

RelaisDraft *
relais_setup_opening_read (RelaisHost *host, const char *path, GPtrArray *problems)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = read_text (host, path, &length, &error);
  RelaisDraft *draft = text != NULL ? relais_draft_read (text, length, problems) : NULL;

  g_return_val_if_fail (RELAIS_IS_HOST (host), NULL);

  if (draft != NULL)
    return draft;
  if (error != NULL)
    relais_problems_add (problems, "", "", g_strdup (error->message));
  relais_problem_dialog_show (GTK_WIDGET (host), _("The Setup Cannot Be Read"), problems);
  return NULL;
}

/* Two editors would write over each other's work; and what was not understood
 * would be gone from the file with the first change. */
void
relais_setup_opening_edit (RelaisHost *host, RelaisDraft *draft, const char *path, GPtrArray *problems)
{
  RelaisHost *editor = relais_program_find_open (relais_host_get_program (host), path);

  g_return_if_fail (RELAIS_IS_HOST (host));

  if (editor != NULL)
    gtk_window_present (GTK_WINDOW (editor));
  else if (problems->len > 0)
    gtk_window_present (GTK_WINDOW (relais_setup_dialog_new (host, draft, problems)));
  else
    relais_host_edit (host, draft, path);
}

void
relais_setup_opening_open (RelaisHost *host, const char *path)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = relais_setup_opening_read (host, path, problems);

  g_return_if_fail (RELAIS_IS_HOST (host));

  if (draft != NULL)
    relais_setup_opening_edit (host, draft, path, problems);
}

/* While its game was played, another window may have changed the file. */
static gboolean
is_as_kept (RelaisHost *host, RelaisDraft *draft, const char *path)
{
  gsize length;
  g_autofree char *text = relais_draft_print (draft, &length);
  g_autofree char *kept = read_text (host, path, &length, NULL);

  return g_strcmp0 (text, kept) == 0;
}

void
relais_setup_opening_edit_again (RelaisHost *host, RelaisDraft *draft, const char *path)
{
  g_autoptr (GPtrArray) none = relais_problems_new ();

  g_return_if_fail (RELAIS_IS_HOST (host));

  if (path == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    relais_host_edit (host, draft, NULL);
  else if (is_as_kept (host, draft, path))
    relais_setup_opening_edit (host, draft, path, none);
  else
    relais_setup_opening_open (host, path);
}

/* The file that it began with, or, where there is none, what the game knows of
 * its beginning. */
void
relais_setup_opening_of_game (RelaisHost *host, RelaisMatch *match)
{
  RelaisSetupLibrary *library = relais_program_get_setups (relais_host_get_program (host));
  const char *name = relais_match_get_setup (match);
  g_autofree char *path = name != NULL ? g_build_filename (relais_setup_library_get_folder (library), name, NULL) : NULL;
  g_autoptr (RelaisDraft) draft = NULL;

  g_return_if_fail (RELAIS_IS_HOST (host));

  if (path != NULL && g_file_test (path, G_FILE_TEST_EXISTS))
    {
      relais_setup_opening_open (host, path);
      return;
    }
  draft = relais_draft_new_from_position (match, relais_tree_get_root (relais_match_get_tree (match)));
  relais_host_edit_position (host, draft);
}

/* As it was kept, since another window may have played it on; what could not be
 * kept, as it was left. */
void
relais_setup_opening_back_to_game (RelaisHost *host, RelaisMatch *match, const char *path)
{
  RelaisProgram *program = relais_host_get_program (host);
  RelaisHost *other = path != NULL ? relais_program_find_open (program, path) : NULL;
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;

  g_return_if_fail (RELAIS_IS_HOST (host));

  if (other != NULL)
    {
      relais_host_show_start (host, NULL);
      gtk_window_present (GTK_WINDOW (other));
    }
  else if (file != NULL)
    relais_program_go_back (program, host, file, match);
  else
    relais_host_play (host, match, NULL);
}
