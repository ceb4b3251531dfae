/* SPDX-License-Identifier: GPL-3.0-or-later */

/* libadwaita 1.9 wants one style.css with media queries, and warns of an
 * application that has style-dark.css, style-hc.css and style-hc-dark.css. GTK
 * knows those queries since 4.20. Until that is the oldest that we have to do
 * with, such files have names that libadwaita does not look for, and are loaded
 * here. */

#include "relais-style.h"

#include <adwaita.h>

#define IMPORT(name) "@import url(\"resource:///io/github/relaisgame/Relais/" name "\");"

static void
load (GtkCssProvider *provider)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);
  gboolean contrast = adw_style_manager_get_high_contrast (manager);
  g_autofree char *css = g_strconcat (dark ? IMPORT ("relais-dark.css") : "",
                                      contrast ? IMPORT ("relais-hc.css") : "",
                                      dark && contrast ? IMPORT ("relais-hc-dark.css") : "", NULL);

  gtk_css_provider_load_from_data (provider, css, -1);
}

void
relais_style_start (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  AdwStyleManager *manager = adw_style_manager_get_default ();

  load (provider);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (load), provider, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (load), provider, G_CONNECT_SWAPPED);
  /* After that of style.css, so it has the last word. */
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}
