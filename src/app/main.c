/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <locale.h>

#include "relais-application.h"
#include "relais-config.h"

int
main (int argc, char **argv)
{
  g_autoptr (RelaisApplication) application = NULL;
  /* Started from where it was built, the catalogs are there too. */
  const char *catalogs = g_getenv ("RELAIS_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (RELAIS_GETTEXT_DOMAIN, catalogs != NULL ? catalogs : RELAIS_LOCALE_DIR);
  bind_textdomain_codeset (RELAIS_GETTEXT_DOMAIN, "UTF-8");
  textdomain (RELAIS_GETTEXT_DOMAIN);

  application = relais_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
