/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Somebody plays, and all that is done to the disk meanwhile is recorded. After
 * each of these steps the power is cut, and the disk is left in each of the
 * states in which it may be then. The program is started again: everything
 * that was told to be kept before is there, or what came after it. */

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../model/library-home.h"
#include "../model/playing.h"
#include "disk.h"
#include "failing.h"
#include "play.h"

#define MOST_FAILURES 8         /* that are told */
#define ALL_NAMES 5             /* so many are there or not in every combination */
#define GONE 0xffff
#define MOST_SECONDS 60

static const char *home;

/* What somebody does */

static RelaisMatch *
begin (Play *play, guint seed, const char *title, Promise **promise)
{
  g_autofree char *start = g_strdup_printf ("loire players=2 seed=%u", seed);
  RelaisMatch *match = playing_match (start);

  relais_match_set_title (match, title);
  *promise = play_keep (play, NULL, match);
  play_flush (play);
  return match;
}

static void
go_on (Play *play, Promise *promise, guint moves)
{
  RelaisRng rng;

  relais_rng_seed (&rng, moves);
  for (guint i = 0; i < moves; i++)
    {
      playing_play_on (promise->match, &rng, 1);
      play_keep (play, promise->path, promise->match);
      play_flush (play);
    }
}

static Promise *
keep_setup (Play *play, const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = relais_setup_library_save (play->setups, path, text, strlen (text), &error);

  g_assert_no_error (error);
  return play_trust (play, kept, text, NULL);
}

static void
save_copy (Play *play, RelaisMatch *match)
{
  g_autofree char *path = g_build_filename (play->home, "copy.relais", NULL);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (playing_write (match, path, NULL));
  text = relais_match_print (match, &length);
  play_trust (play, path, text, NULL);
}

static void
throw_away (Play *play, Promise *promise, gboolean (*how) (gpointer library, const char *path, GError **error), gpointer library)
{
  guint number = 0;

  while (play->promises->pdata[number] != promise)
    number++;
  /* From now on it need not be there. */
  failing_tell (number << 16 | GONE);
  g_assert_true (how (library, promise->path, NULL));
  promise->gone = TRUE;
}

static gboolean
erase_game (gpointer library, const char *path, GError **error)
{
  return relais_library_erase (library, path, error);
}

static gboolean
erase_setup (gpointer library, const char *path, GError **error)
{
  return relais_setup_library_erase (library, path, error);
}

static void
play_all (Play *play)
{
  g_autoptr (RelaisMatch) first = NULL;
  g_autoptr (RelaisMatch) second = NULL;
  g_autofree char *name = NULL;
  Promise *one, *two, *setup;

  play_start (play);
  first = begin (play, 7, "A rainy Sunday", &one);
  go_on (play, one, 3);
  setup = keep_setup (play, NULL, "{\"name\":\"Rich start\",\"players\":2,\"seed\":3}");
  second = begin (play, 8, "Monday", &two);
  go_on (play, one, 2);
  relais_match_set_title (first, "A sunny Sunday");
  go_on (play, one, 1);
  go_on (play, two, 2);
  keep_setup (play, setup->path, "{\"name\":\"Rich start\",\"author\":\"Anna\",\"players\":2,\"seed\":3}");
  name = relais_setup_library_duplicate (play->setups, setup->path, "Poor start", NULL);
  {
    g_autofree char *text = play_content (name);

    play_trust (play, name, text, NULL);
  }
  save_copy (play, first);
  relais_match_undo (first);
  play_keep (play, one->path, first);
  play_flush (play);
  throw_away (play, two, erase_game, play->games);
  throw_away (play, setup, erase_setup, play->setups);
  save_copy (play, first);
  play_end (play);
}

/* What is there after a cut */

static void
remember (Play *play, const FailingEntry *entry)
{
  Promise *promise = play->promises->pdata[entry->tells >> 16];

  if ((entry->tells & GONE) == GONE)
    promise->gone = TRUE;
  else
    promise->told = (int) (entry->tells & GONE);
}

/* In a process of its own. */
static void
start_again (Play *play, GHashTable *files)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=9");
  g_autoptr (GError) error = NULL;
  const Promise *promise;

  disk_lay_out (files);
  play_look (play);
  play_start (play);
  g_assert_no_error (relais_library_get_error (play->games));
  play_check (play);
  promise = play_keep (play, NULL, match);
  relais_library_flush (play->games, promise->path, &error);
  g_assert_no_error (error);
  g_assert_false (promise->refused);
  play_end (play);
}

static gboolean
holds (Play *play, GHashTable *files)
{
  pid_t child;
  int status;

  remove_tree (home);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      alarm (MOST_SECONDS);
      dup2 (STDERR_FILENO, STDOUT_FILENO);
      start_again (play, files);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

typedef struct
{
  Play *play;
  GHashTable *seen;             /* hashes of states that were tried, with what had been told */
  guint step;
  guint64 told;
  guint states, failures;
} Cutting;

static void
try_state (Cutting *cutting, Disk *disk, guint64 names, DiskWay way)
{
  g_autoptr (GHashTable) files = disk_cut (disk, names, way);
  guint64 hash = disk_hash (files) ^ cutting->told;

  if (cutting->failures >= MOST_FAILURES || g_hash_table_contains (cutting->seen, &hash))
    return;
  g_hash_table_add (cutting->seen, g_memdup2 (&hash, sizeof hash));
  cutting->states++;
  if (holds (cutting->play, files))
    return;
  cutting->failures++;
  g_test_message ("after step %u, names %" G_GINT64_MODIFIER "x, way %d", cutting->step, names, (int) way);
}

/* All are there, none is, and each is alone there or alone lost. */
static void
try_names (Cutting *cutting, Disk *disk, DiskWay way)
{
  guint n = MIN (disk_get_pending (disk), 63);
  guint64 all = (G_GUINT64_CONSTANT (1) << n) - 1;

  for (guint64 names = 0; n <= ALL_NAMES && names <= all; names++)
    try_state (cutting, disk, names, way);
  if (n <= ALL_NAMES)
    return;
  try_state (cutting, disk, 0, way);
  try_state (cutting, disk, all, way);
  for (guint i = 0; i < n; i++)
    {
      try_state (cutting, disk, G_GUINT64_CONSTANT (1) << i, way);
      try_state (cutting, disk, all ^ G_GUINT64_CONSTANT (1) << i, way);
    }
}

static void
describe (const FailingEntry *entry, guint step)
{
  static const char *const deeds[] = { "open", "create", "write", "truncate", "sync", "rename", "unlink", "mkdir", "tell" };

  g_test_message ("%u %s %s %s", step, deeds[entry->deed], entry->path, entry->to != NULL ? entry->to : "");
}

static void
test_power_cuts (void)
{
  Play *play = play_new (home);
  GPtrArray *record = failing_record ();
  Cutting cutting = { .play = play, .seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL) };
  Disk *disk = disk_new (home);

  g_mkdir_with_parents (home, 0700);
  failing_watch (home);
  play_all (play);
  failing_watch (NULL);
  for (guint i = 0; i < play->promises->len; i++)
    {
      ((Promise *) play->promises->pdata[i])->told = -1;
      ((Promise *) play->promises->pdata[i])->gone = FALSE;
    }
  for (guint i = 0; i < record->len; i++)
    {
      const FailingEntry *entry = record->pdata[i];
      guint before = cutting.failures;

      cutting.step = i;
      disk_do (disk, entry);
      if (entry->deed == FAILING_DID_TELL)
        {
          remember (play, entry);
          cutting.told = cutting.told * 31 + entry->tells;
        }
      for (DiskWay way = DISK_ALL; way < DISK_WAYS; way++)
        if (way == DISK_ALL || disk_is_dirty (disk))
          try_names (&cutting, disk, way);
      if (cutting.failures > before)
        describe (entry, i);
    }
  g_test_message ("%u steps, %u states", record->len, cutting.states);
  g_assert_cmpuint (cutting.failures, ==, 0);
  g_hash_table_unref (cutting.seen);
  disk_free (disk);
  play_free (play);
}

int
main (int argc, char **argv)
{
  g_autofree char *outer = g_dir_make_tmp ("relais-power-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (outer, "home", NULL);
  g_autofree char *data = g_build_filename (inner, "data", NULL);
  int result;

  home = inner;
  g_setenv ("HOME", home, TRUE);
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/faults/power-cuts", test_power_cuts);
  result = g_test_run ();
  remove_tree (outer);
  return result;
}
