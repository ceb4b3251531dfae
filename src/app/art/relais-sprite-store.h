/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Small drawings and their measures as they were needed last, kept in one file
 * of the picture cache, so that a start has to read no SVG. What is added is
 * written by itself, a moment later. Main thread only. */

#define RELAIS_TYPE_SPRITE_STORE (relais_sprite_store_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSpriteStore, relais_sprite_store, RELAIS, SPRITE_STORE, GObject)

/* @key: all that the drawings depend on. */
RelaisSpriteStore *relais_sprite_store_new      (const char            *key);

/* Where something is on its sheet; a width below 0: known to be nowhere. */
gboolean           relais_sprite_store_get_area (RelaisSpriteStore     *self,
                                                 const char            *id,
                                                 graphene_rect_t       *area);
void               relais_sprite_store_add_area (RelaisSpriteStore     *self,
                                                 const char            *id,
                                                 const graphene_rect_t *area);
/* NULL: not kept */
GdkTexture        *relais_sprite_store_get      (RelaisSpriteStore     *self,
                                                 const char            *id);
void               relais_sprite_store_add      (RelaisSpriteStore     *self,
                                                 const char            *id,
                                                 int                    width,
                                                 int                    height,
                                                 GBytes                *pixels);

G_END_DECLS
