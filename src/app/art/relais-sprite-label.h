/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A drawing with a number or a few words beside it. Properties: sheet, sprite,
 * pixel-size, text (what is seen), words (the same in whole words, for the
 * tooltip and for who does not see it). */

#define RELAIS_TYPE_SPRITE_LABEL (relais_sprite_label_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSpriteLabel, relais_sprite_label, RELAIS, SPRITE_LABEL, GtkWidget)

/* Takes the words. */
void relais_sprite_label_set        (RelaisSpriteLabel *self,
                             const char *text,
                             char       *words);
void relais_sprite_label_set_sprite (RelaisSpriteLabel *self,
                             const char *sprite);

G_END_DECLS
