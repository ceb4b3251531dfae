/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The handler is the program's own and not GLib's, which is only looked after
 * by the main loop: that may itself be waiting for the disk. */

#define _XOPEN_SOURCE 700       /* sigaction */

#include "relais-termination.h"

#include <errno.h>
#include <glib-unix.h>
#include <signal.h>
#include <unistd.h>

static const int ending[] = { SIGTERM, SIGINT, SIGHUP };

static volatile sig_atomic_t told;      /* the signal; 0: none yet */
static unsigned patience;
static int wakes[2];                    /* the main loop */
static RelaisTerminate call;

/* Only what may be called in the middle of anything. */
static void
on_signal (int number)
{
  const struct sigaction usual = { .sa_handler = SIG_DFL };
  int code = errno;

  for (gsize i = 0; i < G_N_ELEMENTS (ending); i++)
    sigaction (ending[i], &usual, NULL);
  told = number;
  alarm (patience);
  if (write (wakes[1], "", 1) != 1)
    _exit (128 + number);
  errno = code;
}

static gboolean
on_told (int fd, GIOCondition condition, gpointer data)
{
  call (data);
  return G_SOURCE_REMOVE;
}

void
relais_termination_watch (unsigned seconds, RelaisTerminate terminate, gpointer data)
{
  const struct sigaction handler = { .sa_handler = on_signal, .sa_flags = SA_RESTART };
  g_autoptr (GError) error = NULL;

  if (!g_unix_open_pipe (wakes, FD_CLOEXEC, &error))
    {
      g_message ("Being told to end will not be waited for: %s", error->message);
      return;
    }
  patience = seconds;
  call = terminate;
  g_unix_fd_add_full (G_PRIORITY_HIGH, wakes[0], G_IO_IN, on_told, data, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (ending); i++)
    {
      struct sigaction before;

      if (sigaction (ending[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
        sigaction (ending[i], &handler, NULL);
    }
}

int
relais_termination_status (void)
{
  return told != 0 ? 128 + told : 0;
}
