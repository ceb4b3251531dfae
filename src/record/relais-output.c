/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-output.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const char *name;

/* A stream that failed before need not fail again, and then does not say why. */
static void
check (void)
{
  gboolean failed = ferror (stdout) != 0;
  g_autofree char *words = NULL;

  errno = 0;
  if (fflush (stdout) == 0 && !failed)
    return;
  words = errno == 0 ? g_strdup (_("The output could not be written."))
                     : g_strdup_printf (_("The output could not be written: %s"), g_strerror (errno));
  fprintf (stderr, "%s: %s\n", name, words);
  _exit (1);
}

void
relais_output_check (const char *program)
{
  name = program;
  signal (SIGXFSZ, SIG_IGN);
  atexit (check);
}
