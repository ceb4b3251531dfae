/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every call that can fail is made to fail, one after the other, while somebody
 * plays: nothing is lost that was told to be kept, what fails is told, and
 * nothing crashes.
 *
 * Each time is a process of its own, forked before there are any threads. To
 * look at one of them in a debugger:
 *
 *   test-faults a-game-begins 17 0 [lasting]
 *
 * where 17 is the number of the call and 0 the way in which it fails; both are
 * told by a test that fails. With --all, each call fails in every way it can. */

#define _DEFAULT_SOURCE          /* MAP_ANONYMOUS */

#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../model/library-home.h"
#include "failing.h"
#include "scenes.h"

#define MOST_CALLS 8192
#define MOST_FAILURES 8         /* that are told */
#define MOST_SECONDS 20         /* that one may take, on a machine that does much else */

/* What a process tells the one that began it. */
static struct
{
  guint calls;
  guint8 ways[MOST_CALLS];
  char happened[512];
  gboolean harmless;
} *told;

static const char *home;
static gboolean in_every_way;

/* What has failed is told whatever comes of it. */
static void
on_crash (int number)
{
  if (failing_happened () != NULL)
    g_strlcpy (told->happened, failing_happened (), sizeof told->happened);
  signal (number, SIG_DFL);
  raise (number);
}

/* In the process of its own. */
static void
run (const Scene *scene, guint number, guint way, gboolean lasting)
{
  Play *play = play_new (home);

  if (scene->prepare != NULL)
    scene->prepare (play);
  failing_watch (home);
  failing_plan (number, way, lasting);
  scene->act (play);
  told->calls = MIN (failing_count (), MOST_CALLS - 1);
  for (guint i = 1; number == 0 && i <= told->calls; i++)
    told->ways[i] = (guint8) failing_ways (i);
  if (failing_happened () != NULL)
    g_strlcpy (told->happened, failing_happened (), sizeof told->happened);
  if (play->games != NULL)
    {
      play_settle (play);
      play_end (play);
      play_check_tidy (play, failing_happened () == NULL || failing_kind () != FAILING_UNLINK);
      play_start (play);
      play_check (play);
    }
  play_free (play);
}

static gboolean
run_apart (const Scene *scene, guint number, guint way, gboolean lasting)
{
  static const int crashes[] = { SIGABRT, SIGTRAP, SIGSEGV, SIGALRM };
  pid_t child;
  int status;

  remove_tree (home);
  g_mkdir_with_parents (home, 0700);
  *told->happened = '\0';
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      /* What it prints is none of the results of this test. */
      dup2 (STDERR_FILENO, STDOUT_FILENO);
      for (gsize i = 0; i < G_N_ELEMENTS (crashes); i++)
        signal (crashes[i], on_crash);
      alarm (MOST_SECONDS);
      run (scene, number, way, lasting);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

static gboolean
run_one (const Scene *scene, guint number, guint way, gboolean lasting)
{
  if (run_apart (scene, number, way, lasting))
    return TRUE;
  g_test_message ("test-faults %s %u %u%s: %s", scene->name, number, way, lasting ? " lasting" : "", told->happened);
  return FALSE;
}

static void
test_scene (gconstpointer data)
{
  const Scene *scene = data;
  guint failures = 0;
  guint runs = 0;
  guint calls;

  if (!run_one (scene, 0, 0, FALSE))
    g_error ("%s fails without a fault", scene->name);
  calls = told->calls;
  for (guint number = 1; number <= calls && failures < MOST_FAILURES; number++)
    {
      guint ways = told->ways[number];

      /* One way each, another for each; and in every fifth it is not only once. */
      for (guint i = 0; i < (in_every_way ? 2 * ways : 1); i++, runs++)
        if (!run_one (scene, number, in_every_way ? i / 2 : number % ways, in_every_way ? i % 2 == 1 : number % 5 == 0))
          failures++;
    }
  g_test_message ("%u calls, %u runs", calls, runs);
  g_assert_cmpuint (failures, ==, 0);
}

static int
run_by_hand (char **argv)
{
  for (guint i = 0; i < n_scenes; i++)
    if (g_str_equal (scenes[i].name, argv[1]))
      {
        run (&scenes[i], (guint) atoi (argv[2]), (guint) atoi (argv[3]), argv[4] != NULL);
        g_print ("%u calls; %s\n", told->calls, told->happened);
        return 0;
      }
  g_printerr ("There is no “%s”.\n", argv[1]);
  return 1;
}

int
main (int argc, char **argv)
{
  g_autofree char *outer = g_dir_make_tmp ("relais-faults-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (outer, "home", NULL);
  g_autofree char *data = g_build_filename (inner, "data", NULL);
  int result;

  home = inner;
  g_setenv ("HOME", home, TRUE);
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  told = mmap (NULL, sizeof *told, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  g_assert_true (told != MAP_FAILED);
  if (argc > 3 && argv[1][0] != '-')
    {
      g_mkdir_with_parents (home, 0700);
      result = run_by_hand (argv);
    }
  else
    {
      in_every_way = argc > 1 && g_str_equal (argv[1], "--all");
      g_test_init (&argc, &argv, NULL);
      for (guint i = 0; i < n_scenes; i++)
        {
          g_autofree char *path = g_strconcat ("/faults/", scenes[i].name, NULL);

          g_test_add_data_func (path, &scenes[i], test_scene);
        }
      result = g_test_run ();
    }
  remove_tree (outer);
  return result;
}
