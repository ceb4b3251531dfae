/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The setups that a player keeps: named, found, copied, thrown away; drafts
 * and damaged files among them. */

#include <signal.h>
#include <sys/resource.h>

#include "../record/testing.h"
#include "model/relais-draft-keeper.h"
#include "model/relais-setup-library.h"
#include "model/relais-told-problem.h"
#include "library-home.h"
#include "record/relais-bounds.h"
#include "record/relais-file.h"

typedef struct
{
  char *folder;
  RelaisSetupLibrary *library;
  guint changes, removed, added;
} Fixture;

static void
on_items_changed (GListModel *model, guint position, guint removed, guint added, Fixture *f)
{
  f->changes++;
  f->removed += removed;
  f->added += added;
}

static void
begin (Fixture *f)
{
  g_autofree char *outer = g_dir_make_tmp ("relais-setups-XXXXXX", NULL);

  *f = (Fixture) { .folder = g_build_filename (outer, "setups", NULL) };
  f->library = relais_setup_library_new (f->folder);
  g_signal_connect (f->library, "items-changed", G_CALLBACK (on_items_changed), f);
}

static void
finish (Fixture *f)
{
  g_autofree char *outer = g_path_get_dirname (f->folder);

  g_assert_finalize_object (f->library);
  remove_tree (outer);
  g_free (f->folder);
}

static guint
size (Fixture *f)
{
  return g_list_model_get_n_items (G_LIST_MODEL (f->library));
}

static RelaisSetupEntry *
find (Fixture *f, const char *path)
{
  for (guint i = 0; i < size (f); i++)
    {
      g_autoptr (RelaisSetupEntry) entry = g_list_model_get_item (G_LIST_MODEL (f->library), i);

      if (g_str_equal (relais_setup_entry_get_path (entry), path))
        return g_steal_pointer (&entry);
    }
  g_error ("%s is not listed", path);
}

static char *
save (Fixture *f, const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;
  char *saved = relais_setup_library_save (f->library, path, text, strlen (text), &error);

  g_assert_no_error (error);
  return saved;
}

static char *
content (const char *path)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  char *text = relais_file_read (path, &length, &error);

  g_assert_no_error (error);
  return text;
}

static char *
write_file (Fixture *f, const char *name, const char *text)
{
  char *path = g_build_filename (f->folder, name, NULL);

  g_mkdir_with_parents (f->folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

#define RICH "{\"name\":\"Rich start\",\"author\":\"Anna\",\"note\":\"Deniers for all\",\"players\":2,\"seed\":3," \
             "\"edition\":{\"palace\":{\"deniers\":5}}}"
#define DRAFT "{\"name\":\"Not yet\",\"players\":2,\"seats\":[{\"boat\":21},{}]}"

static void
test_what_is_saved_is_listed (void)
{
  Fixture f;
  g_autoptr (RelaisSetupEntry) entry = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  begin (&f);
  path = save (&f, NULL, RICH);
  g_assert_true (g_str_has_suffix (path, "/setups/rich-start.relais-setup"));
  text = content (path);
  g_assert_cmpstr (text, ==, RICH);
  g_assert_cmpuint (size (&f), ==, 1);
  entry = find (&f, path);
  g_assert_cmpint (relais_setup_entry_get_status (entry), ==, RELAIS_SETUP_PLAYABLE);
  g_assert_cmpstr (relais_setup_entry_get_game (entry)->id, ==, "loire");
  g_assert_cmpstr (relais_setup_entry_get_name (entry), ==, "Rich start");
  g_assert_cmpstr (relais_setup_entry_get_author (entry), ==, "Anna");
  g_assert_cmpstr (relais_setup_entry_get_note (entry), ==, "Deniers for all");
  g_assert_cmpuint (relais_setup_entry_get_n_seats (entry), ==, 2);
  g_assert_null (relais_setup_entry_dup_reason (entry));
  g_assert_true (g_str_has_suffix (relais_setup_entry_get_picture (entry), "/setups/rich-start.png"));
  g_assert_nonnull (relais_setup_entry_get_date (entry));
  finish (&f);
}

static void
test_names_of_files (void)
{
  static const struct { const char *name, *file; } names[] = {
    { "Der König von Blois!", "der-konig-von-blois" }, { "…", "setup" }, { "../../etc/passwd", "etc-passwd" },
    { "日本語", "setup-2" }, { "", "setup-3" }, { "Puzzle 1", "puzzle-1" }, { "Puzzle, 1", "puzzle-1-2" },
    { "A very long name that goes on and on and on and on and on", "a-very-long-name-that-goes-on-and-on-and" },
  };
  Fixture f;

  begin (&f);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"name\":\"%s\"}", names[i].name);
      g_autofree char *path = save (&f, NULL, text);
      g_autofree char *wanted = g_strdup_printf ("%s/%s.relais-setup", f.folder, names[i].file);

      g_assert_cmpstr (path, ==, wanted);
    }
  g_assert_cmpuint (size (&f), ==, G_N_ELEMENTS (names));
  finish (&f);
}

/* What fails the check is kept as it is, and says so. */
static void
test_drafts_are_kept (void)
{
  Fixture f;
  g_autoptr (RelaisSetupEntry) entry = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *reason = NULL;

  begin (&f);
  path = save (&f, NULL, DRAFT);
  entry = find (&f, path);
  g_assert_cmpint (relais_setup_entry_get_status (entry), ==, RELAIS_SETUP_DRAFT);
  g_assert_cmpstr (relais_setup_entry_get_name (entry), ==, "Not yet");
  g_assert_cmpuint (relais_setup_entry_get_n_seats (entry), ==, 0);
  reason = relais_setup_entry_dup_reason (entry);
  g_assert_nonnull (strstr (reason, "The boat cannot be on space 21"));
  g_assert_null (strstr (reason, "seats.0"));
  text = content (path);
  g_assert_cmpstr (text, ==, DRAFT);
  g_clear_object (&entry);
  /* Put right, it is a draft no more. */
  g_free (save (&f, path, RICH));
  entry = find (&f, path);
  g_assert_cmpint (relais_setup_entry_get_status (entry), ==, RELAIS_SETUP_PLAYABLE);
  g_assert_cmpuint (size (&f), ==, 1);
  finish (&f);
}

/* Where something is wrong is told in words, before the path. */
static void
test_problems_are_told_with_their_part (void)
{
  static const struct { const char *place, *told; } parts[] = {
    { "line 12", "Line 12: Wrong." },
    { "", "Wrong." },
    { "seats.1.goods.wine", "Player 2 (seats.1.goods.wine): Wrong." },
    { "edition.market_prices", "Card values (edition.market_prices): Wrong." },
    { "edition.characters.nobody", "Card values of the characters (edition.characters.nobody): Wrong." },
    { "edition.palace.copies", "Card values of the palaces (edition.palace.copies): Wrong." },
    { "nonsense", "nonsense: Wrong." },
    { "turns", "turns: Wrong." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autofree char *told = NULL;

      relais_problems_add (problems, parts[i].place, "SYNTAX", g_strdup ("Wrong."));
      told = relais_told_problem (problems->pdata[0]);
      g_assert_cmpstr (told, ==, parts[i].told);
    }
}

static void
test_broken_files_are_listed_and_left_alone (void)
{
  static const char *const texts[] = { "", "{", "[]", "7", "{\"game\":\"chess\"}", "{\"name\":\"\xff\"}", "{\"a\":1,\"a\":2}" };
  Fixture f;

  begin (&f);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *name = g_strdup_printf ("broken-%u.relais-setup", (guint) i);
      g_autofree char *path = write_file (&f, name, texts[i]);
      g_autoptr (RelaisSetupEntry) entry = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *reason = NULL;
      g_autofree char *text = NULL;

      relais_setup_library_refresh (f.library);
      entry = find (&f, path);
      g_assert_cmpint (relais_setup_entry_get_status (entry), ==, RELAIS_SETUP_BROKEN);
      g_assert_null (relais_setup_entry_get_game (entry));
      g_assert_null (relais_setup_entry_get_name (entry));
      reason = relais_setup_entry_dup_reason (entry);
      g_assert_nonnull (reason);
      if (i != 4 && i != 6)
        {
          g_assert_null (relais_setup_library_duplicate (f.library, path, "Mended", &error));
          g_assert_nonnull (error);
        }
      text = content (path);
      g_assert_cmpstr (text, ==, texts[i]);
    }
  finish (&f);
}

static void
test_newest_first (void)
{
  Fixture f;
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;
  g_autofree char *other = NULL;
  g_autofree char *hidden = NULL;
  g_autoptr (RelaisSetupEntry) first = NULL;

  begin (&f);
  one = save (&f, NULL, "{\"name\":\"One\"}");
  two = save (&f, NULL, "{\"name\":\"Two\"}");
  set_time (one, 1000000);
  set_time (two, 2000000);
  relais_setup_library_refresh (f.library);
  first = g_list_model_get_item (G_LIST_MODEL (f.library), 0);
  g_assert_cmpstr (relais_setup_entry_get_name (first), ==, "Two");
  g_clear_object (&first);
  g_free (save (&f, one, "{\"name\":\"One!\"}"));
  first = g_list_model_get_item (G_LIST_MODEL (f.library), 0);
  g_assert_cmpstr (relais_setup_entry_get_name (first), ==, "One!");
  f.changes = 0;
  other = write_file (&f, "game.relais", "");
  hidden = write_file (&f, ".hidden.relais-setup", "{}");
  relais_setup_library_refresh (f.library);
  g_assert_cmpuint (f.changes, ==, 0);
  finish (&f);
}

/* A new picture is a new entry, so that rows show it. */
static void
test_a_picture_is_noticed (void)
{
  Fixture f;
  g_autofree char *path = NULL;
  g_autofree char *picture = NULL;

  begin (&f);
  path = save (&f, NULL, RICH);
  picture = relais_setup_library_picture_path (path);
  f.changes = 0;
  g_assert_true (g_file_set_contents (picture, "png", -1, NULL));
  relais_setup_library_refresh (f.library);
  g_assert_cmpuint (f.added, >, 0);
  g_assert_cmpuint (size (&f), ==, 1);
  finish (&f);
}

static void
test_search (void)
{
  static const struct { const char *words; gboolean found; } searches[] = {
    { NULL, TRUE }, { "", TRUE }, { "  ", TRUE }, { "koenig", FALSE }, { "könig", TRUE }, { "KONIG", TRUE }, { "blois élodie", TRUE },
    { "elodie", TRUE }, { "coeur", TRUE }, { "cœur", TRUE }, { "l'ete", TRUE }, { "l’été", TRUE }, { "blois tours", FALSE },
    { "ois", TRUE }, { "setup", FALSE }, { "loire", TRUE }, { "Loire élodie", TRUE }, { "thurn", FALSE }, { "strasse", TRUE },
  };
  Fixture f;
  g_autofree char *path = NULL;
  g_autofree char *broken = NULL;
  g_autoptr (RelaisSetupEntry) entry = NULL;
  g_autoptr (RelaisSetupEntry) broken_entry = NULL;

  begin (&f);
  path = save (&f, NULL, "{\"name\":\"Der König von Blois\",\"author\":\"Élodie\",\"note\":\"Au cœur de l’été,\\nStraße\"}");
  broken = write_file (&f, "x.relais-setup", "{");
  relais_setup_library_refresh (f.library);
  entry = find (&f, path);
  broken_entry = find (&f, broken);
  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++)
    g_assert_cmpint (relais_setup_entry_matches (entry, searches[i].words), ==, searches[i].found);
  g_assert_true (relais_setup_entry_matches (broken_entry, ""));
  g_assert_false (relais_setup_entry_matches (broken_entry, "x"));
  finish (&f);
}

static void
test_duplicated_with_another_name (void)
{
  static const struct { const char *before, *after; } texts[] = {
    { "{}", "{\"name\":\"A \\\"b\\\"\"}" },
    { " { \"seed\" : 3 }\n", " {\"name\":\"A \\\"b\\\"\", \"seed\" : 3 }\n" },
    { "{\"seed\":3,\"name\":\"old\",\"note\":\"n\"}", "{\"seed\":3,\"name\":\"A \\\"b\\\"\",\"note\":\"n\"}" },
    { "{\"name\":[1,\"x\"],\"seats\":[{\"boat\":99}]}", "{\"name\":\"A \\\"b\\\"\",\"seats\":[{\"boat\":99}]}" },
    { "{\"name\":null}", "{\"name\":\"A \\\"b\\\"\"}" },
  };
  Fixture f;

  begin (&f);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = save (&f, NULL, texts[i].before);
      g_autoptr (RelaisSetupEntry) entry = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *copy = relais_setup_library_duplicate (f.library, path, "A \"b\"", &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = content (copy);
      g_assert_cmpstr (text, ==, texts[i].after);
      entry = find (&f, copy);
      g_assert_cmpstr (relais_setup_entry_get_name (entry), ==, "A \"b\"");
    }
  finish (&f);
}

static void
test_duplicated_without_a_name (void)
{
  static const char *const texts[] = { "{}", " { \"seed\" : 3 }\n", "{\"name\":\"old\"}" };
  Fixture f;

  begin (&f);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = save (&f, NULL, texts[i]);
      g_autoptr (GError) error = NULL;
      g_autofree char *copy = relais_setup_library_duplicate (f.library, path, NULL, &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      g_assert_cmpstr (copy, !=, path);
      text = content (copy);
      g_assert_cmpstr (text, ==, texts[i]);
    }
  finish (&f);
}

/* With something left open a setup is drawn when it is played. */
static void
test_gaps_are_played (void)
{
  static const char two[] = "{\"seats\":[{},{}]}";
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = relais_draft_read (two, strlen (two), problems);
  g_autoptr (RelaisSetupEntry) entry = NULL;
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;
  g_autofree char *reason = NULL;
  gsize length;
  Fixture f;

  g_assert_nonnull (draft);
  g_assert_true (relais_draft_take (draft, "messenger-0", "orleans", NULL));
  g_assert_true (relais_draft_is_playable (draft));
  g_assert_false (relais_draft_is_complete (draft));
  text = relais_draft_print (draft, &length);
  begin (&f);
  path = save (&f, NULL, text);
  entry = find (&f, path);
  g_assert_cmpint (relais_setup_entry_get_status (entry), ==, RELAIS_SETUP_PLAYABLE);
  g_assert_cmpuint (relais_setup_entry_get_n_seats (entry), ==, 2);
  reason = relais_setup_entry_dup_reason (entry);
  g_assert_null (reason);
  finish (&f);
}

static void
test_duplicated (void)
{
  Fixture f;
  g_autofree char *path = NULL;
  g_autofree char *copy = NULL;
  g_autofree char *picture = NULL;
  g_autofree char *copied = NULL;
  g_autoptr (RelaisSetupEntry) entry = NULL;
  g_autoptr (GError) error = NULL;

  begin (&f);
  path = save (&f, NULL, RICH);
  picture = relais_setup_library_picture_path (path);
  g_assert_true (g_file_set_contents (picture, "png", -1, NULL));
  copy = relais_setup_library_duplicate (f.library, path, "Rich start (copy)", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (size (&f), ==, 2);
  entry = find (&f, copy);
  g_assert_cmpstr (relais_setup_entry_get_name (entry), ==, "Rich start (copy)");
  g_assert_cmpstr (relais_setup_entry_get_author (entry), ==, "Anna");
  copied = content (relais_setup_entry_get_picture (entry));
  g_assert_cmpstr (copied, ==, "png");
  g_assert_null (relais_setup_library_duplicate (f.library, "/nowhere/at-all.relais-setup", "x", &error));
  g_assert_nonnull (error);
  finish (&f);
}

static void
test_removed_with_its_picture (void)
{
  gboolean (*const ways[]) (RelaisSetupLibrary *, const char *, GError **) = {
    relais_setup_library_remove, relais_setup_library_erase,
  };

  for (gsize i = trash_can_be_tried () ? 0 : 1; i < G_N_ELEMENTS (ways); i++)
    {
      Fixture f;
      g_autofree char *path = NULL;
      g_autofree char *picture = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (GDir) dir = NULL;

      begin (&f);
      path = save (&f, NULL, RICH);
      picture = relais_setup_library_picture_path (path);
      g_assert_true (g_file_set_contents (picture, "png", -1, NULL));
      if (!ways[i] (f.library, path, &error))
        {
          /* A machine without a trash: then it is all still there. */
          g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
          g_assert_cmpuint (size (&f), ==, 1);
        }
      else
        {
          g_assert_cmpuint (size (&f), ==, 0);
          dir = g_dir_open (f.folder, 0, NULL);
          g_assert_null (g_dir_read_name (dir));
        }
      finish (&f);
    }
}

static void
test_a_save_that_fails_keeps_the_old_one (void)
{
  Fixture f;
  g_autofree char *path = NULL;
  g_autofree char *away = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  begin (&f);
  path = save (&f, NULL, RICH);
  away = g_strconcat (f.folder, "-away", NULL);
  g_assert_cmpint (g_rename (f.folder, away), ==, 0);
  g_assert_true (g_file_set_contents (f.folder, "", 0, NULL));
  g_assert_null (relais_setup_library_save (f.library, path, DRAFT, strlen (DRAFT), &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (relais_setup_library_save (f.library, NULL, DRAFT, strlen (DRAFT), &error));
  g_assert_nonnull (error);
  relais_setup_library_refresh (f.library);
  g_assert_nonnull (relais_setup_library_get_error (f.library));
  g_unlink (f.folder);
  g_assert_cmpint (g_rename (away, f.folder), ==, 0);
  relais_setup_library_refresh (f.library);
  g_assert_null (relais_setup_library_get_error (f.library));
  g_assert_cmpuint (size (&f), ==, 1);
  after = content (path);
  g_assert_cmpstr (after, ==, RICH);
  finish (&f);
}

static void
test_the_users_folder_is_the_data_folder (void)
{
  g_autoptr (RelaisSetupLibrary) library = relais_setup_library_new (NULL);
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "relais", "setups", NULL);

  g_assert_cmpstr (relais_setup_library_get_folder (library), ==, folder);
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (library)) == RELAIS_TYPE_SETUP_ENTRY);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
}

/* A file can be made where nothing fits into it any more. */
static void
test_a_full_disk_leaves_no_empty_setup (void)
{
  g_autoptr (RelaisDraft) draft = relais_draft_new (relais_games[0]);
  g_autoptr (RelaisSetupLibrary) library = relais_setup_library_new (NULL);
  g_autoptr (RelaisDraftKeeper) keeper = relais_draft_keeper_new (draft, library, NULL);
  g_autoptr (GError) error = NULL;
  struct rlimit room;
  gboolean kept;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &room), ==, 0);
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &(struct rlimit) { 0, room.rlim_max }), ==, 0);
  kept = relais_draft_keeper_keep (keeper, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &room), ==, 0);
  g_assert_false (kept);
  g_assert_nonnull (error);
  relais_setup_library_refresh (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  g_assert_true (relais_draft_keeper_keep (keeper, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  g_assert_cmpint (g_remove (relais_draft_keeper_get_path (keeper)), ==, 0);
}

/* Notes as long as they may be, of letters that search takes apart into many: nobody waits for all of them. */
static void
test_long_notes_are_read_meanwhile (void)
{
  const guint n = 12;
  GString *text = g_string_new ("{\"game\":\"loire\",\"players\":2,\"note\":\"");
  Fixture f;

  for (guint i = 0; i < RELAIS_NOTE_LENGTH; i++)
    g_string_append (text, "\ufdfa");
  g_string_append (text, "\"}");
  begin (&f);
  g_assert_cmpint (g_mkdir_with_parents (f.folder, 0700), ==, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%u.relais-setup", f.folder, i);

      g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
    }
  g_string_free (text, TRUE);
  relais_setup_library_refresh (f.library);
  g_assert_cmpuint (size (&f), >, 0);
  g_assert_cmpuint (size (&f), <, n / 2);
  while (size (&f) < n)
    g_main_context_iteration (NULL, TRUE);
  finish (&f);
}

static void
add_tests (void)
{
  g_test_add_func ("/setup-library/problems-are-told-with-their-part", test_problems_are_told_with_their_part);
  g_test_add_func ("/setup-library/save/listed", test_what_is_saved_is_listed);
  g_test_add_func ("/setup-library/save/names-of-files", test_names_of_files);
  g_test_add_func ("/setup-library/save/drafts", test_drafts_are_kept);
  g_test_add_func ("/setup-library/save/fails", test_a_save_that_fails_keeps_the_old_one);
  g_test_add_func ("/setup-library/list/broken-files", test_broken_files_are_listed_and_left_alone);
  g_test_add_func ("/setup-library/list/newest-first", test_newest_first);
  g_test_add_func ("/setup-library/list/long-notes", test_long_notes_are_read_meanwhile);
  g_test_add_func ("/setup-library/list/picture", test_a_picture_is_noticed);
  g_test_add_func ("/setup-library/list/users-folder", test_the_users_folder_is_the_data_folder);
  g_test_add_func ("/setup-library/full-disk", test_a_full_disk_leaves_no_empty_setup);
  g_test_add_func ("/setup-library/search", test_search);
  g_test_add_func ("/setup-library/duplicate/another-name", test_duplicated_with_another_name);
  g_test_add_func ("/setup-library/duplicate/without-a-name", test_duplicated_without_a_name);
  g_test_add_func ("/setup-library/gaps-are-played", test_gaps_are_played);
  g_test_add_func ("/setup-library/duplicate", test_duplicated);
  g_test_add_func ("/setup-library/remove", test_removed_with_its_picture);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
