/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-opening-result.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/kit/relais-problem-dialog.h"
#include "app/pages/relais-program.h"
#include "model/relais-lore.h"
#include "model/relais-told-problem.h"
#include "record/relais-bounds.h"
#include "record/relais-file.h"
#include "record/relais-newer.h"
#include "relais-setup-dialog.h"
#include "relais-setup-opening.h"

#define NAME_LENGTH 60          /* letters */
#define CODE_PREFIX "RELAIS-"

char *
relais_opening_result_dup_name (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *base = path != NULL ? g_filename_display_basename (path) : g_utf8_make_valid (uri, -1);

  return relais_bounds_line (base, NAME_LENGTH);
}

static gboolean
lies_in (const char *path, const char *folder, const char *suffix)
{
  g_autofree char *parent = g_path_get_dirname (path);

  return g_str_has_suffix (path, suffix) && g_str_equal (parent, folder);
}

/* In the folder of the library a file is its game; a file from elsewhere is
 * left alone, and a copy of it is played. So is what only lies in that folder:
 * the library would not list it. */
static gboolean
is_kept (RelaisHost *host, const char *path)
{
  RelaisLibrary *library = relais_program_get_library (relais_host_get_program (host));

  return lies_in (path, relais_library_get_folder (library), RELAIS_SUFFIX_RECORD);
}

/* As with games. */
static gboolean
is_own_setup (RelaisHost *host, const char *path)
{
  RelaisSetupLibrary *setups = relais_program_get_setups (relais_host_get_program (host));

  return lies_in (path, relais_setup_library_get_folder (setups), RELAIS_SUFFIX_SETUP);
}

/* Where something new can be shown. */
static RelaisHost *
free_window (RelaisHost *host)
{
  if (relais_host_is_free (host))
    return host;
  return relais_program_free_host (relais_host_get_program (host));
}

static void
play (RelaisHost *host, RelaisMatch *match, const char *path)
{
  RelaisHost *where = free_window (host);

  relais_host_play (where, match, path);
  gtk_window_present (GTK_WINDOW (where));
}

static void
edit (RelaisHost *host, RelaisDraft *draft)
{
  RelaisHost *where = free_window (host);

  relais_host_edit (where, draft, NULL);
  gtk_window_present (GTK_WINDOW (where));
}

/* A file as it is now: where, how old and how large. */
static char *
print_origin (const char *path)
{
  GStatBuf file;

  if (g_stat (path, &file) != 0)
    return NULL;
  return g_strdup_printf ("%s\n%" G_GINT64_FORMAT "\n%" G_GINT64_FORMAT, path, (gint64) file.st_mtime, (gint64) file.st_size);
}

gboolean
relais_opening_result_is_copy_of (RelaisMatch *match, const char *path)
{
  const char *origin = g_object_get_data (G_OBJECT (match), "origin");
  g_autofree char *now = origin != NULL ? print_origin (path) : NULL;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), FALSE);
  return now != NULL && g_str_equal (origin, now);
}

static gboolean
is_playable (RelaisMatch *match)
{
  return match != NULL && relais_lore_find (relais_match_get_game (match)) != NULL;
}

static void
on_problem_response (RelaisQuestion *dialog, const char *response, gpointer user_data)
{
  RelaisMatch *partial = g_object_get_data (G_OBJECT (dialog), "partial");

  if (g_str_equal (response, "rescue") && partial != NULL)
    play (user_data, partial, NULL);
}

/* A start alone is, if there was never more. */
static gboolean
is_worth_it (RelaisMatch *partial)
{
  return relais_match_get_record (partial)->whole || relais_match_get_node (partial)->depth > 0;
}

static char *
rescue_label (RelaisMatch *partial)
{
  guint n = relais_match_get_node (partial)->depth;

  if (relais_match_get_record (partial)->whole)
    return g_strdup (_("_Open the Whole Game"));
  return g_strdup_printf (ngettext ("_Open the First Move", "_Open the First %u Moves", n), n);
}

static void
on_edition_response (RelaisQuestion *dialog, const char *response, gpointer user_data)
{
  if (g_str_equal (response, "setup"))
    edit (user_data, g_object_get_data (G_OBJECT (dialog), "draft"));
}

static void
play_file (RelaisHost *host, RelaisMatch *match, GFile *file, const char *path)
{
  g_autofree char *uri = g_file_get_uri (file);

  if (is_kept (host, path))
    play (host, match, path);
  else
    {
      gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
      g_object_set_data_full (G_OBJECT (match), "origin", print_origin (path), g_free);
      play (host, match, NULL);
    }
}

/* A position to start from: shown, and played or edited when that is asked for;
 * one of the user's own is opened where it was made. */
static void
offer_setup (RelaisHost *host, const char *path, RelaisDraft *draft, GPtrArray *problems)
{
  if (is_own_setup (host, path))
    {
      RelaisHost *where = free_window (host);

      relais_setup_opening_edit (where, draft, path, problems);
      gtk_window_present (GTK_WINDOW (where));
    }
  else
    gtk_window_present (GTK_WINDOW (relais_setup_dialog_new (host, draft, problems)));
}

/* Card values are nothing to play by themselves: a setup to begin with them. */
static void
offer_edition (RelaisHost *host, GFile *file, RelaisDraft *draft)
{
  g_autofree char *name = relais_opening_result_dup_name (file);
  g_autofree char *heading = g_strdup_printf (_("“%s” Holds Card Values"), name);
  RelaisQuestion *dialog
    = relais_problem_dialog_new (heading, _("This is neither a game nor a setup. A new setup can begin with these values; "
                                            "another one takes them in on its page of card values, by “Import from a File…”."));

  relais_question_add_answer (dialog, "setup", _("_New Setup with Them"), ADW_RESPONSE_SUGGESTED);
  g_object_set_data_full (G_OBJECT (dialog), "draft", g_object_ref (draft), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_edition_response), host, 0);
  relais_question_ask (dialog, GTK_WIDGET (host), RELAIS_PROBLEM_DIALOG_CLOSE);
}

/* A code where the name of a file is expected: in a terminal. */
static gboolean
is_code (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return base != NULL && g_ascii_strncasecmp (base, CODE_PREFIX, strlen (CODE_PREFIX)) == 0 && !g_file_query_exists (file, NULL);
}

static void
offer_code (RelaisHost *host, GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  GtkWidget *dialog = relais_setup_dialog_new_for_code (host);

  relais_setup_dialog_set_code (RELAIS_SETUP_DIALOG (dialog), name);
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * relais_opening_result_show:
 * @loading: (nullable): what has ended; NULL: the file is not on this computer
 *
 * A game is there when its window comes; a question comes over a window that is
 * there.
 */
gboolean
relais_opening_result_show (RelaisHost *host, GFile *file, RelaisLoading *loading)
{
  g_autoptr (RelaisMatch) match = loading != NULL ? relais_loading_take_match (loading) : NULL;
  RelaisDraft *draft = loading != NULL ? relais_loading_get_draft (loading) : NULL;
  gboolean code = is_code (file);

  g_return_val_if_fail (RELAIS_IS_HOST (host), FALSE);

  if (is_playable (match))
    {
      play_file (host, match, file, relais_loading_get_path (loading));
      return TRUE;
    }
  if (draft == NULL && !code)
    return FALSE;
  gtk_window_present (GTK_WINDOW (host));
  if (code)
    offer_code (host, file);
  else if (relais_loading_get_kind (loading) == RELAIS_TEXT_SETUP)
    offer_setup (host, relais_loading_get_path (loading), draft, relais_loading_get_problems (loading));
  else
    offer_edition (host, file, draft);
  return TRUE;
}

/* What is wrong with a file that was not shown. */
static GPtrArray *
problems_of (GFile *file, RelaisLoading *loading)
{
  GPtrArray *problems = loading != NULL ? g_ptr_array_ref (relais_loading_get_problems (loading)) : relais_problems_new ();
  g_autofree char *scheme = g_file_get_uri_scheme (file);
  const char *words = loading != NULL                                       ? _("This game has no board to play it on.")
                      : scheme == NULL || g_ascii_strcasecmp (scheme, "file") == 0 ? _("This is not the name of a file.")
                                                    : _("The file is not on this computer. Copy it here first.");

  if (problems->len == 0)
    relais_problems_add (problems, "", "", g_strdup (words));
  return problems;
}

/* Offers what could be read of it, too. */
void
relais_opening_result_tell (RelaisHost *host, GFile *file, RelaisLoading *loading)
{
  g_autoptr (RelaisMatch) partial = loading != NULL ? relais_loading_take_partial (loading) : NULL;
  g_autoptr (GPtrArray) problems = problems_of (file, loading);
  g_autofree char *name = relais_opening_result_dup_name (file);
  gboolean rescued = is_playable (partial) && is_worth_it (partial);
  g_autofree char *heading = *name == '\0' ? g_strdup (_("A File Without a Name Cannot Be Opened"))
                                         : g_strdup_printf (relais_newer_is_told (problems) ? _("“%s” Was Made by a Newer Version of Relais")
                                                            : rescued                       ? _("“%s” Is Damaged")
                                                                                            : _("“%s” Cannot Be Opened"),
                                                            name);
  g_autofree char *body = relais_problem_dialog_print (problems);
  RelaisQuestion *dialog;

  g_return_if_fail (RELAIS_IS_HOST (host));

  dialog = relais_problem_dialog_new (heading, body);
  gtk_window_present (GTK_WINDOW (host));
  if (rescued)
    {
      g_autofree char *label = rescue_label (partial);

      relais_question_add_answer (dialog, "rescue", label, ADW_RESPONSE_SUGGESTED);
      g_object_set_data_full (G_OBJECT (dialog), "partial", g_object_ref (partial), g_object_unref);
    }
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_problem_response), host, 0);
  relais_question_ask (dialog, GTK_WIDGET (host), RELAIS_PROBLEM_DIALOG_CLOSE);
}

/**
 * relais_opening_result_dup_line:
 *
 * Returns: (transfer full): the same in a line, where many are told of
 */
char *
relais_opening_result_dup_line (GFile *file, RelaisLoading *loading)
{
  g_autoptr (GPtrArray) problems = problems_of (file, loading);
  g_autofree char *name = relais_opening_result_dup_name (file);
  g_autofree char *words = relais_told_problem (problems->pdata[0]);
  g_autofree char *first = relais_bounds_line (words, 2 * NAME_LENGTH);

  /* TRANSLATORS: the name of a file, and what is wrong with it */
  return g_strdup_printf (_("“%1$s”: %2$s"), name, first);
}
