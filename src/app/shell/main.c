/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/kit/relais-language.h"
#include "record/relais-output.h"
#include "relais-application.h"
#include "relais-config.h"
#include "relais-termination.h"

#define LAST_SECONDS 10         /* to write what waits when the program is told to end */

/* GTK starts OpenGL even when it is told to draw without it, which takes half
 * of the memory and of the time to the first frame. */
static void
leave_out_opengl (void)
{
  const char *variable = gtk_get_minor_version () < 16 ? "GDK_DEBUG" : "GDK_DISABLE";
  const char *word = gtk_get_minor_version () < 16 ? "gl-disable" : "gl";

  if (g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") == 0)
    g_setenv (variable, word, FALSE);
}

/* Installed where nobody looks, its settings and icons are found all the same. */
static void
look_where_installed (void)
{
  const char *folders = g_getenv ("XDG_DATA_DIRS");
  g_autofree char *more = NULL;

  if (folders == NULL || *folders == '\0')
    folders = "/usr/local/share:/usr/share";
  more = g_strconcat (folders, ":", RELAIS_DATA_DIR, NULL);
  g_setenv ("XDG_DATA_DIRS", more, TRUE);
}

static void
on_terminated (gpointer application)
{
  relais_application_end (application);
}

/* Only in the process that has the windows; others have nothing to write. */
static void
on_startup (GApplication *application)
{
  relais_termination_watch (LAST_SECONDS, on_terminated, application);
}

int
main (int argc, char **argv)
{
  g_autoptr (RelaisApplication) application = NULL;
  int status;
  /* Started from where it was built, the catalogs are there too. */
  const char *catalogs = g_getenv ("RELAIS_LOCALE_DIR");

  relais_output_check ("relais");
  look_where_installed ();
  leave_out_opengl ();
  relais_language_start (catalogs != NULL ? catalogs : RELAIS_LOCALE_DIR);
  application = relais_application_new ();
  g_signal_connect (application, "startup", G_CALLBACK (on_startup), NULL);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  return relais_termination_status () != 0 ? relais_termination_status () : status;
}
