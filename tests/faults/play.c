/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play.h"

#include <string.h>

#include "../model/library-home.h"
#include "failing.h"
#include "record/relais-problems.h"

static void
promise_free (gpointer data)
{
  Promise *promise = data;

  g_free (promise->path);
  g_ptr_array_unref (promise->given);
  g_ptr_array_unref (promise->titles);
  g_clear_object (&promise->match);
  g_free (promise);
}

Play *
play_new (const char *home)
{
  Play *play = g_new0 (Play, 1);

  play->home = g_strdup (home);
  play->promises = g_ptr_array_new_with_free_func (promise_free);
  return play;
}

void
play_free (Play *play)
{
  play_end (play);
  g_ptr_array_unref (play->promises);
  g_free (play->home);
  g_free (play);
}

Promise *
play_find (Play *play, const char *path)
{
  for (guint i = 0; i < play->promises->len; i++)
    if (g_str_equal (((Promise *) play->promises->pdata[i])->path, path))
      return play->promises->pdata[i];
  return NULL;
}

/* The words of an error are all that a person gets: they name the file, or its
 * folder if that is what is not as it should be. */
void
play_was_told (const GError *error, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_nonnull (error);
  if (strstr (error->message, folder) == NULL)
    g_error ("“%s” does not name %s", error->message, path);
}

static void
tell_kept (Play *play, Promise *promise)
{
  guint number = 0;

  promise->told = (int) promise->given->len - 1;
  while (play->promises->pdata[number] != promise)
    number++;
  failing_tell (number << 16 | (guint) promise->told);
}

static void
on_saved (GListModel *library, const char *path, const GError *error, Play *play)
{
  Promise *promise = play_find (play, path);

  if (error != NULL)
    play_was_told (error, path);
  else if (promise != NULL && !promise->refused)
    tell_kept (play, promise);
}

void
play_start (Play *play)
{
  play->games = relais_library_new (NULL);
  play->setups = relais_setup_library_new (NULL);
  g_signal_connect (play->games, "saved", G_CALLBACK (on_saved), play);
  g_signal_connect (play->setups, "saved", G_CALLBACK (on_saved), play);
}

void
play_end (Play *play)
{
  if (play->games != NULL)
    g_assert_finalize_object (g_steal_pointer (&play->games));
  if (play->setups != NULL)
    g_assert_finalize_object (g_steal_pointer (&play->setups));
}

static Promise *
promise_for (Play *play, const char *path)
{
  Promise *promise = play_find (play, path);

  if (promise != NULL)
    return promise;
  promise = g_new0 (Promise, 1);
  promise->path = g_strdup (path);
  promise->given = g_ptr_array_new_with_free_func (g_free);
  promise->titles = g_ptr_array_new_with_free_func (g_free);
  promise->told = -1;
  g_ptr_array_add (play->promises, promise);
  return promise;
}

Promise *
play_keep (Play *play, const char *path, RelaisMatch *match)
{
  g_autofree char *new = path == NULL ? relais_library_new_path (play->games, relais_match_get_game (match)) : NULL;
  Promise *promise = promise_for (play, path != NULL ? path : new);
  g_autoptr (GError) error = NULL;
  gsize length;

  g_set_object (&promise->match, match);
  g_ptr_array_add (promise->given, relais_match_print (match, &length));
  g_ptr_array_add (promise->titles, g_strdup (relais_match_get_title (match)));
  promise->refused = !relais_library_save (play->games, match, promise->path, &error);
  if (promise->refused)
    play_was_told (error, promise->path);
  return promise;
}

Promise *
play_note_setup (Play *play, const char *path, const char *text)
{
  Promise *promise = promise_for (play, path);

  g_ptr_array_add (promise->given, g_strdup (text));
  return promise;
}

Promise *
play_trust (Play *play, const char *path, const char *text, RelaisMatch *match)
{
  Promise *promise = promise_for (play, path);

  g_set_object (&promise->match, match);
  g_ptr_array_add (promise->given, g_strdup (text));
  g_ptr_array_add (promise->titles, match != NULL ? g_strdup (relais_match_get_title (match)) : NULL);
  tell_kept (play, promise);
  return promise;
}

char *
play_content (const char *path)
{
  char *text = NULL;

  failing_look (TRUE);
  g_file_get_contents (path, &text, NULL, NULL);
  failing_look (FALSE);
  return text;
}

/* What stands beside a game is told with it. */
static void
look_beside (const Promise *promise)
{
  g_autofree char *stem = g_strndup (promise->path, strlen (promise->path) - strlen (".relais"));
  g_autofree char *path = g_strconcat (stem, ".json", NULL);
  g_autofree char *text = play_content (path);

  for (guint i = (guint) promise->told; i < promise->titles->len; i++)
    if (text != NULL && strstr (text, promise->titles->pdata[i]) != NULL)
      return;
  g_error ("%s does not tell “%s” but “%s”", path, (char *) promise->titles->pdata[promise->told], text);
}

static void
look_at (const Promise *promise)
{
  g_autofree char *text = play_content (promise->path);

  if (promise->gone || (promise->told < 0 && (text == NULL || *text == '\0')))
    return;
  for (guint i = (guint) MAX (promise->told, 0); i < promise->given->len; i++)
    if (g_strcmp0 (text, promise->given->pdata[i]) == 0)
      {
        if (promise->match != NULL && promise->told >= 0)
          look_beside (promise);
        return;
      }
  g_error ("%s was told to be kept; there is “%s” and not “%s”", promise->path, text,
           (char *) promise->given->pdata[MAX (promise->told, 0)]);
}

void
play_look (Play *play)
{
  for (guint i = 0; i < play->promises->len; i++)
    look_at (play->promises->pdata[i]);
}

static gboolean
flush (Play *play, const Promise *promise, GError **error)
{
  return promise->match != NULL ? relais_library_flush (play->games, promise->path, error)
                                : relais_setup_library_flush (play->setups, promise->path, error);
}

void
play_flush (Play *play)
{
  for (guint i = 0; i < play->promises->len; i++)
    {
      Promise *promise = play->promises->pdata[i];
      g_autoptr (GError) error = NULL;

      if (!flush (play, promise, &error))
        play_was_told (error, promise->path);
      else if (!promise->refused)
        tell_kept (play, promise);
    }
  play_look (play);
}

/* As the page of a game does, when somebody presses “Try Again”. */
static void
write_again (Play *play, Promise *promise)
{
  g_autoptr (GError) error = NULL;

  if (promise->gone || (!promise->refused && flush (play, promise, NULL)))
    return;
  if (promise->match != NULL)
    play_keep (play, promise->path, promise->match);
  else
    {
      const char *text = promise->given->pdata[promise->given->len - 1];
      g_autofree G_GNUC_UNUSED char *path = relais_setup_library_save (play->setups, promise->path, text, strlen (text), &error);

      g_assert_no_error (error);
    }
  flush (play, promise, &error);
  g_assert_no_error (error);
  g_assert_false (promise->refused);
}

void
play_settle (Play *play)
{
  failing_plan (0, 0, FALSE);
  for (guint i = 0; i < play->promises->len; i++)
    {
      Promise *promise = play->promises->pdata[i];

      write_again (play, promise);
      if (!promise->gone)
        tell_kept (play, promise);
    }
  play_look (play);
}

/* When the program is started again */

static gpointer
find_entry (GListModel *library, const char *path)
{
  for (guint i = 0; i < g_list_model_get_n_items (library); i++)
    {
      g_autoptr (RelaisFolderEntry) entry = g_list_model_get_item (library, i);

      if (g_str_equal (relais_folder_entry_get_path (entry), path))
        return g_steal_pointer (&entry);
    }
  g_error ("%s is not listed", path);
}

static gboolean
is_one_of (const Promise *promise, const GPtrArray *texts, const char *text)
{
  for (guint i = (guint) promise->told; i < texts->len; i++)
    if (g_strcmp0 (text, texts->pdata[i]) == 0)
      return TRUE;
  return FALSE;
}

static void
check_game (Play *play, const Promise *promise)
{
  g_autoptr (RelaisLibraryEntry) entry = find_entry (G_LIST_MODEL (play->games), promise->path);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisMatch) again = relais_library_load (play->games, promise->path, NULL, problems);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_false (relais_library_entry_get_broken (entry));
  if (again == NULL)
    g_error ("%s: %s", promise->path, ((RelaisProblem *) problems->pdata[0])->words);
  text = relais_match_print (again, &length);
  if (!is_one_of (promise, promise->given, text))
    g_error ("%s is none of the positions that were kept: %s", promise->path, text);
  g_assert_true (is_one_of (promise, promise->titles, relais_match_get_title (again)));
  g_assert_cmpint (relais_match_get_strict (again), ==, relais_match_get_strict (promise->match));
}

static void
check_setup (Play *play, const Promise *promise)
{
  g_autoptr (RelaisSetupEntry) entry = find_entry (G_LIST_MODEL (play->setups), promise->path);
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = relais_setup_library_read (play->setups, promise->path, &length, &error);

  g_assert_no_error (error);
  g_assert_cmpint (relais_setup_entry_get_status (entry), !=, RELAIS_SETUP_BROKEN);
  if (!is_one_of (promise, promise->given, text))
    g_error ("%s is none of the setups that were kept: %s", promise->path, text);
}

/* A copy elsewhere is in no list. */
static gboolean
is_listed (GListModel *library, const char *folder, const char *path)
{
  g_autofree char *own = g_path_get_dirname (path);

  return library != NULL && g_str_equal (own, folder);
}

void
play_check (Play *play)
{
  for (guint i = 0; i < play->promises->len; i++)
    {
      const Promise *promise = play->promises->pdata[i];

      if (promise->told < 0 || promise->gone)
        continue;
      if (is_listed (G_LIST_MODEL (play->games), relais_library_get_folder (play->games), promise->path))
        check_game (play, promise);
      else if (is_listed (G_LIST_MODEL (play->setups), relais_setup_library_get_folder (play->setups), promise->path))
        check_setup (play, promise);
    }
}

static gboolean
belongs_here (const char *name)
{
  static const char *const suffixes[] = { ".relais", ".json", ".png", ".relais-setup", ".trashinfo", ".conf", ".relais-library" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (name, suffixes[i]))
      return TRUE;
  return FALSE;
}

static void
check_folder (const char *path, gboolean strict)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        check_folder (child, strict);
      else if (strict && !belongs_here (name))
        g_error ("%s was left", child);
    }
}

void
play_check_tidy (Play *play, gboolean strict)
{
  failing_look (TRUE);
  check_folder (play->home, strict);
  failing_look (FALSE);
}
