/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The header bar of a page in full screen: comes down when the pointer is at
 * the top or the menu's key is pressed, and goes when the pointer has left. */

#define RELAIS_TYPE_FULLSCREEN_HEADER (relais_fullscreen_header_get_type ())
G_DECLARE_FINAL_TYPE (RelaisFullscreenHeader, relais_fullscreen_header, RELAIS, FULLSCREEN_HEADER, GObject)

/* The page keeps it, and lives as long. */
RelaisFullscreenHeader *relais_fullscreen_header_new (GtkWidget              *page,
                                                      AdwFlap                *flap,
                                                      GtkMenuButton          *menu,
                                                      GtkWidget              *leave);
void                    relais_fullscreen_header_set (RelaisFullscreenHeader *self,
                                                      gboolean                fullscreen);

G_END_DECLS
