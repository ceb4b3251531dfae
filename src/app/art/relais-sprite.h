/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One drawing of a sheet as a widget, always sharp. Properties: sheet, sprite
 * (both may be set in .ui files), pixel-size (its height; the width follows),
 * can-shrink (whether it gets smaller where there is less room). For the eye
 * only: give its neighbour or parent the name. */

#define RELAIS_TYPE_SPRITE (relais_sprite_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSprite, relais_sprite, RELAIS, SPRITE, GtkWidget)

GtkWidget *relais_sprite_new (const char   *sheet,
                              const char   *sprite,
                              int           pixel_size);
void       relais_sprite_set (RelaisSprite *self,
                              const char   *sheet,
                              const char   *sprite);

G_END_DECLS
