/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a released version has written: games, setups, card values, codes and
 * settings as its users have them.
 *
 *   released write DIR SOURCES  writes all of it, as this version does, and
 *                               expected.txt, which is how it reads it
 *   released check DIR          reads what each version in DIR has written (TAP)
 *
 * Everything must be read, listed and gone on with as it was then, so a file
 * here is never written again: each release adds a folder of its own. */

#define G_SETTINGS_ENABLE_BACKEND

#include "released.h"

#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>

#include "../model/library-home.h"
#include "model/relais-library.h"
#include "model/relais-new-game.h"
#include "model/relais-setup-library.h"
#include "record/relais-edition.h"
#include "record/relais-file.h"
#include "record/relais-setup-code.h"

#define MOVES_ON 40             /* played to see that a game goes on as it did */
#define SCHEMA "io.github.relaisgame.Relais"

/* What a version has to say about its files, as text */

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Whatever the order in which moves are found. */
static GPtrArray *
legal_texts (RelaisMatch *match)
{
  const RelaisGame *game = relais_match_get_game (match);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  RelaisMove moves[RELAIS_MAX_MOVES];
  int n = relais_match_legal (match, moves);

  for (int i = 0; i < n; i++)
    {
      char buffer[RELAIS_MAX_MOVE_TEXT];
      RelaisText text;

      relais_text_init (&text, buffer, sizeof buffer);
      game->print_move (relais_match_get_state (match), moves[i], &text);
      g_ptr_array_add (texts, g_strdup (buffer));
    }
  g_ptr_array_sort (texts, compare_texts);
  return texts;
}

static void
describe_score (GString *all, RelaisMatch *match)
{
  guint n = g_list_model_get_n_items (relais_match_get_seats (match));
  RelaisScore score;

  relais_match_score (match, &score);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (all, " %d", score.total[i]);
}

/* The moves offered, and what comes of the same choices among them. */
static void
describe_play (GString *all, RelaisMatch *match)
{
  guint64 hash = RELAIS_FNV64_START;
  guint moves = 0;

  g_string_append (all, "points");
  describe_score (all, match);
  if (relais_match_get_ended_early (match))
    {
      g_string_append (all, ", ended early\n");
      return;
    }
  for (; moves < MOVES_ON; moves++)
    {
      g_autoptr (GPtrArray) texts = legal_texts (match);
      RelaisMove move;
      RelaisRefusal why;
      const char *chosen;

      for (guint i = 0; i < texts->len; i++)
        hash = relais_fnv64 (hash, texts->pdata[i], strlen (texts->pdata[i]));
      if (texts->len == 0)
        break;
      chosen = texts->pdata[(moves * 7 + 3) % texts->len];
      if (!relais_parse_move (relais_match_get_game (match), relais_match_get_state (match), chosen, strlen (chosen), &move, &why)
          || !relais_match_play_all (match, &move, 1, &why))
        g_error ("%s is offered and refused", chosen);
    }
  g_string_append_printf (all, ", %u moves on %016" G_GINT64_MODIFIER "x, points", moves, hash);
  describe_score (all, match);
  g_string_append_c (all, '\n');
}

static void
describe_tree (GString *all, const RelaisNode *root)
{
  guint nodes = 0, branches = 0, remarks = 0;

  for (const RelaisNode *node = root; node != NULL;)
    {
      nodes++;
      branches += node->first != NULL && node->first->next != NULL;
      remarks += node->remark != NULL;
      if (node->first != NULL)
        {
          node = node->first;
          continue;
        }
      while (node != root && node->next == NULL)
        node = node->parent;
      node = node == root ? NULL : node->next;
    }
  g_string_append_printf (all, "  %u positions, %u branches, %u remarks; ", nodes, branches, remarks);
}

static void
describe_seats (GString *all, RelaisMatch *match)
{
  GListModel *seats = relais_match_get_seats (match);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      const RelaisPlayerInfo *info = relais_match_get_record (match)->players->pdata[i];

      g_string_append_printf (all, "%s%s (%s, %s)", i > 0 ? "; " : "  ", info->name, info->colour, info->kind);
    }
  g_string_append_c (all, '\n');
}

static void
describe_match (GString *all, RelaisMatch *match)
{
  const char *title = relais_match_get_title (match);
  const char *scenario = relais_match_get_scenario (match);

  describe_seats (all, match);
  g_string_append_printf (all, "  title %s, scenario %s, %s, move %u, ", title != NULL ? title : "-", scenario != NULL ? scenario : "-",
                          relais_match_get_strict (match) ? "strict" : "not strict", relais_match_get_node (match)->depth);
  g_string_append_printf (all, "turn %d\n", relais_match_get_turn (match));
  describe_tree (all, relais_tree_get_root (relais_match_get_tree (match)));
  describe_play (all, match);
}

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  return strcmp (relais_library_entry_get_path (*(RelaisLibraryEntry *const *) a),
                 relais_library_entry_get_path (*(RelaisLibraryEntry *const *) b));
}

static int
compare_setups (gconstpointer a, gconstpointer b)
{
  return strcmp (relais_setup_entry_get_path (*(RelaisSetupEntry *const *) a),
                 relais_setup_entry_get_path (*(RelaisSetupEntry *const *) b));
}

static GPtrArray *
sorted (GListModel *list, GCompareFunc compare)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (entries, g_list_model_get_item (list, i));
  g_ptr_array_sort (entries, compare);
  return entries;
}

static void
describe_games (GString *all, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "games", NULL);
  g_autoptr (RelaisLibrary) library = relais_library_new (path);
  g_autoptr (GPtrArray) entries = sorted (G_LIST_MODEL (library), compare_entries);

  for (guint i = 0; i < entries->len; i++)
    {
      RelaisLibraryEntry *entry = entries->pdata[i];
      g_autofree char *name = g_path_get_basename (relais_library_entry_get_path (entry));
      gboolean broken = relais_library_entry_get_broken (entry);
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisMatch) partial = NULL;
      g_autoptr (RelaisMatch) match = relais_library_load (library, relais_library_entry_get_path (entry), &partial, problems);

      g_string_append_printf (all, "%s\n  listed as %s, %s, %s\n", name,
                              relais_library_entry_get_title (entry) != NULL ? relais_library_entry_get_title (entry) : "-",
                              relais_library_entry_get_players (entry),
                              broken                                      ? "broken"
                              : relais_library_entry_get_finished (entry) ? "finished"
                                                                          : "unfinished");
      if (match == NULL)
        g_string_append_printf (all, "  damaged%s\n", partial != NULL ? ", and so much can be read:" : "");
      if (match != NULL || partial != NULL)
        describe_match (all, match != NULL ? match : partial);
    }
}

static void
describe_setups (GString *all, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "setups", NULL);
  g_autoptr (RelaisSetupLibrary) library = relais_setup_library_new (path);
  g_autoptr (GPtrArray) entries = sorted (G_LIST_MODEL (library), compare_setups);

  for (guint i = 0; i < entries->len; i++)
    {
      static const char *const statuses[] = { "playable", "draft", "broken" };
      RelaisSetupEntry *entry = entries->pdata[i];
      g_autofree char *name = g_path_get_basename (relais_setup_entry_get_path (entry));
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisDraft) draft = NULL;
      g_autoptr (RelaisMatch) match = NULL;
      g_autofree char *text = NULL;
      gsize length;

      text = relais_file_read_unmarked (relais_setup_entry_get_path (entry), &length, NULL);
      draft = relais_draft_read (text, length, problems);
      match = draft != NULL ? relais_draft_start (draft) : NULL;
      g_string_append_printf (all, "%s\n  %s, %u seats, named %s by %s: %s\n", name, statuses[relais_setup_entry_get_status (entry)],
                              relais_setup_entry_get_n_seats (entry), relais_setup_entry_get_name (entry),
                              relais_setup_entry_get_author (entry), relais_setup_entry_get_note (entry));
      if (match != NULL)
        describe_match (all, match);
    }
}

/* What a code of the first version holds, besides the version of its rules. */
static char *
without_rules (const char *json)
{
  static const char *const begins[] = { "{\"rules\":1,", "{\"rules\":1" };

  for (guint i = 0; i < G_N_ELEMENTS (begins); i++)
    if (g_str_has_prefix (json, begins[i]))
      return g_strconcat ("{", json + strlen (begins[i]), NULL);
  g_error ("of other rules: %s", json);
}

static void
describe_codes (GString *all, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "codes.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      {
        g_autoptr (GPtrArray) problems = relais_problems_new ();
        g_autoptr (RelaisSetup) setup = relais_setup_code_parse (lines[i], problems);
        g_autofree char *json = relais_setup_code_to_json (lines[i], problems);
        g_autofree char *told = json != NULL ? without_rules (json) : g_strdup ("not read");
        g_autoptr (RelaisMatch) match = setup != NULL ? relais_match_new (relais_record_from_setup (setup)) : NULL;

        g_string_append_printf (all, "%s\n  %s\n", lines[i], told);
        if (match != NULL)
          describe_match (all, match);
      }
}

static void
describe_editions (GString *all, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "prices.relais-edition", NULL);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = NULL;
  g_autofree guint8 *edition = NULL;
  g_autofree char *changes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  edition = relais_edition_parse (relais_games[0], text, length, problems);
  changes = edition != NULL ? relais_edition_changes (relais_games[0], edition) : NULL;
  g_string_append_printf (all, "prices.relais-edition\n  %s\n", changes != NULL ? changes : "not read");
}

static GSettings *
settings_of (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);
  g_autoptr (GSettingsBackend) backend = g_keyfile_settings_backend_new (path, "/", NULL);

  return g_settings_new_with_backend (SCHEMA, backend);
}

/* Those that were chosen; versions may add others. */
static void
describe_settings (GString *all, const char *folder)
{
  g_autoptr (GSettings) settings = settings_of (folder);
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  qsort (keys, g_strv_length (keys), sizeof *keys, compare_texts);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) chosen = g_settings_get_user_value (settings, keys[i]);
      g_autoptr (GVariant) value = g_settings_get_value (settings, keys[i]);
      g_autofree char *words = g_variant_print (value, FALSE);

      if (chosen != NULL)
        g_string_append_printf (all, "%s %s\n", keys[i], words);
    }
}

static void
describe_new_game (GString *all, const char *folder)
{
  g_autoptr (GSettings) settings = settings_of (folder);
  g_autofree char *remembered = g_settings_get_string (settings, "new-game");
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (relais_games[0], remembered);
  g_autoptr (RelaisMatch) match = NULL;

  relais_new_game_set_seed (new_game, 5);
  match = relais_new_game_start (new_game);
  g_string_append (all, "the new game that was remembered\n");
  describe_match (all, match);
}

static char *
describe (const char *folder)
{
  GString *all = g_string_new (NULL);

  describe_games (all, folder);
  describe_setups (all, folder);
  describe_codes (all, folder);
  describe_editions (all, folder);
  describe_settings (all, folder);
  describe_new_game (all, folder);
  return g_string_free (all, FALSE);
}

/* Checking */

static char *
copy_of (const char *folder)
{
  g_autofree char *copy = g_dir_make_tmp ("relais-released-XXXXXX", NULL);
  static const char *const places[] = { "", "games", "setups" };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *from = g_build_filename (folder, places[i], NULL);
      g_autofree char *to = g_build_filename (copy, places[i], NULL);
      g_autoptr (GDir) dir = g_dir_open (from, 0, NULL);
      const char *name;

      g_assert_nonnull (dir);
      g_mkdir_with_parents (to, 0700);
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *file = g_build_filename (from, name, NULL);
          g_autofree char *other = g_build_filename (to, name, NULL);
          g_autofree char *content = NULL;
          gsize length;

          if (g_file_get_contents (file, &content, &length, NULL))
            g_assert_true (g_file_set_contents (other, content, (gssize) length, NULL));
        }
    }
  return g_steal_pointer (&copy);
}

static void
assert_same_lines (const char *expected, const char *found)
{
  g_auto (GStrv) before = g_strsplit (expected, "\n", -1);
  g_auto (GStrv) now = g_strsplit (found, "\n", -1);
  const char *of = "";

  for (guint i = 0; before[i] != NULL || now[i] != NULL; i++)
    {
      if (g_strcmp0 (before[i], now[i]) != 0)
        g_error ("%s: what was “%s” is “%s”", of, before[i], now[i]);
      if (*before[i] != ' ')
        of = before[i];
    }
}

/* Every file is read, listed and played on as by the version that wrote it. */
static void
test_read (gconstpointer folder)
{
  g_autofree char *copy = copy_of (folder);
  g_autofree char *path = g_build_filename (copy, "expected.txt", NULL);
  g_autofree char *expected = NULL;
  g_autofree char *found = describe (copy);

  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  assert_same_lines (expected, found);
  remove_tree (copy);
}

/* A version may have more to say at the head of a record, but nothing less. */
static void
assert_keeps_lines (const char *name, const char *before, const char *now)
{
  g_auto (GStrv) old = g_strsplit (before, "\n", -1);
  g_auto (GStrv) new = g_strsplit (now, "\n", -1);
  gboolean head = TRUE;
  guint k = 0;

  for (guint i = 0; old[i] != NULL; i++)
    {
      if (head && g_str_has_prefix (old[i], "application: "))
        continue;
      head = head && *old[i] != '\0';
      while (head && new[k] != NULL && strcmp (old[i], new[k]) != 0)
        k++;
      if (*old[i] == '\0' && new[k] != NULL && *new[k] != '\0')
        while (new[k] != NULL && *new[k] != '\0')
          k++;
      if (g_strcmp0 (old[i], new[k]) != 0)
        g_error ("%s: “%s” is lost, or is “%s”", name, old[i], new[k]);
      k++;
    }
  g_assert_null (new[k]);
}

static void
save_all (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "games", NULL);
  g_autoptr (RelaisLibrary) library = relais_library_new (path);
  g_autoptr (GPtrArray) entries = sorted (G_LIST_MODEL (library), compare_entries);

  for (guint i = 0; i < entries->len; i++)
    {
      const char *file = relais_library_entry_get_path (entries->pdata[i]);
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisMatch) match = relais_library_load (library, file, NULL, problems);
      g_autoptr (GError) error = NULL;
      g_autofree char *before = NULL;
      g_autofree char *now = NULL;

      if (match == NULL)
        continue;
      g_assert_true (g_file_get_contents (file, &before, NULL, NULL));
      relais_library_save (library, match, file, &error);
      relais_library_flush (library, file, &error);
      g_assert_no_error (error);
      g_assert_true (g_file_get_contents (file, &now, NULL, NULL));
      assert_keeps_lines (file, before, now);
    }
}

/* What is written again is what it was. */
static void
test_saved (gconstpointer folder)
{
  g_autofree char *copy = copy_of (folder);
  g_autofree char *path = g_build_filename (copy, "expected.txt", NULL);
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;

  save_all (copy);
  found = describe (copy);
  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  assert_same_lines (expected, found);
  remove_tree (copy);
}

static void
add_version (const char *where, const char *version)
{
  g_autofree char *read_name = g_strdup_printf ("/released/%s/read", version);
  g_autofree char *saved_name = g_strdup_printf ("/released/%s/saved", version);

  g_test_add_data_func_full (read_name, g_build_filename (where, version, NULL), test_read, g_free);
  g_test_add_data_func_full (saved_name, g_build_filename (where, version, NULL), test_saved, g_free);
}

static int
check (int argc, char **argv)
{
  g_autoptr (GDir) dir = g_dir_open (argv[2], 0, NULL);
  guint versions = 0;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_ascii_isdigit (*name))
      {
        add_version (argv[2], name);
        versions++;
      }
  g_assert_cmpuint (versions, >, 0);
  return g_test_run ();
}

int
main (int argc, char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], "write"))
    {
      g_autofree char *expected = g_build_filename (argv[2], "expected.txt", NULL);
      g_autoptr (GSettings) settings = NULL;
      g_autofree char *facts = NULL;

      g_mkdir_with_parents (argv[2], 0755);
      settings = settings_of (argv[2]);
      released_write (argv[2], argv[3], settings);
      facts = describe (argv[2]);
      return g_file_set_contents (expected, facts, -1, NULL) ? 0 : 1;
    }
  if (argc >= 3 && g_str_equal (argv[1], "check"))
    return check (argc, argv);
  g_printerr ("Usage: released write DIR SOURCES | check DIR\n");
  return 2;
}
