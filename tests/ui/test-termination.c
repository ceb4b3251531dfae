/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A program that is told to end does so in order, but not for ever. */

#define _XOPEN_SOURCE 700       /* fork */

#include <glib.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/shell/relais-termination.h"

#define LONG 60                 /* seconds that nobody waits */

typedef struct
{
  int ignored;                  /* since before it was started; 0: nothing */
  unsigned seconds;
  gboolean hangs;               /* when it is told to end */
} Program;

static int out = -1;
static GMainLoop *loop;

static void
tell (const char *word)
{
  g_assert_cmpint (write (out, word, 1), ==, 1);
}

static void
on_terminated (gpointer data)
{
  const Program *program = data;

  tell ("e");
  while (program->hangs)
    g_usleep (1000);
  g_main_loop_quit (loop);
}

static void
run (Program *program)
{
  loop = g_main_loop_new (NULL, FALSE);
  if (program->ignored != 0)
    signal (program->ignored, SIG_IGN);
  relais_termination_watch (program->seconds, on_terminated, program);
  tell ("r");
  g_main_loop_run (loop);
  _exit (relais_termination_status ());
}

static pid_t
start (Program *program, int *in)
{
  int ends[2];
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  out = ends[1];
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    run (program);
  close (ends[1]);
  *in = ends[0];
  return child;
}

static void
expect (int in, char word)
{
  char read_word = 0;

  g_assert_cmpint (read (in, &read_word, 1), ==, 1);
  g_assert_cmpint (read_word, ==, word);
}

static int
status_of (pid_t child, int in)
{
  int status;

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  close (in);
  return status;
}

static void
test_program_ends_in_order (void)
{
  static const int numbers[] = { SIGTERM, SIGINT, SIGHUP };

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      const int other = numbers[(i + 1) % G_N_ELEMENTS (numbers)];
      Program program = { other, LONG, FALSE };
      int in;
      pid_t child = start (&program, &in);
      int status;

      expect (in, 'r');
      /* It was started so that this does nothing. */
      kill (child, other);
      kill (child, numbers[i]);
      expect (in, 'e');
      status = status_of (child, in);
      g_assert_true (WIFEXITED (status));
      g_assert_cmpint (WEXITSTATUS (status), ==, 128 + numbers[i]);
    }
}

/* Whatever it is waiting for. */
static void
test_second_signal_ends_at_once (void)
{
  Program program = { 0, LONG, TRUE };
  int in;
  pid_t child = start (&program, &in);
  int status;

  expect (in, 'r');
  kill (child, SIGTERM);
  expect (in, 'e');
  kill (child, SIGINT);
  status = status_of (child, in);
  g_assert_true (WIFSIGNALED (status));
  g_assert_cmpint (WTERMSIG (status), ==, SIGINT);
}

static void
test_waiting_ends (void)
{
  Program program = { 0, 1, TRUE };
  int in;
  pid_t child = start (&program, &in);
  int status;

  expect (in, 'r');
  kill (child, SIGTERM);
  expect (in, 'e');
  status = status_of (child, in);
  g_assert_true (WIFSIGNALED (status));
  g_assert_cmpint (WTERMSIG (status), ==, SIGALRM);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (relais_termination_status (), ==, 0);
  g_test_add_func ("/termination/order", test_program_ends_in_order);
  g_test_add_func ("/termination/second", test_second_signal_ends_at_once);
  g_test_add_func ("/termination/patience", test_waiting_ends);
  return g_test_run ();
}
