/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-application.h"
#include "relais-config.h"
#include "relais-language.h"

int
main (int argc, char **argv)
{
  g_autoptr (RelaisApplication) application = NULL;
  /* Started from where it was built, the catalogs are there too. */
  const char *catalogs = g_getenv ("RELAIS_LOCALE_DIR");

  relais_language_start (catalogs != NULL ? catalogs : RELAIS_LOCALE_DIR);
  application = relais_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
