/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <librsvg/rsvg.h>

G_BEGIN_DECLS

/* The drawings, in the style of the moment (light, dark, high contrast), as
 * textures of the size asked for. A sheet is an SVG file of data/art; a sprite
 * is one of its ids, with the box- rectangle of its size beside it. Signal:
 * "changed" when the style is another one and every texture has to be asked
 * for again. Main thread only. */

#define RELAIS_TYPE_ART (relais_art_get_type ())
G_DECLARE_FINAL_TYPE (RelaisArt, relais_art, RELAIS, ART, GObject)

RelaisArt  *relais_art_get_default (void);

/* Of one sprite, in pixels of the screen. The texture is cached. NULL if there
 * is no such sprite. */
GdkTexture *relais_art_texture     (RelaisArt       *self,
                                    const char      *sheet,
                                    const char      *sprite,
                                    int              width,
                                    int              height);
/* The size in which a sprite was drawn, for its proportions. */
gboolean    relais_art_size        (RelaisArt       *self,
                                    const char      *sheet,
                                    const char      *sprite,
                                    graphene_size_t *size);
/* Where a rectangle of a sheet's own lies ("slot-title"), in its units. */
gboolean    relais_art_slot        (RelaisArt       *self,
                                    const char      *sheet,
                                    const char      *slot,
                                    graphene_rect_t *area);

/* @surface: (transfer full): an image in ARGB32 */
GdkTexture *relais_art_texture_of_surface (cairo_surface_t *surface);

/* A new handle of a sheet in the present style, for who renders in a thread or
 * asks for geometry; `css` is added to the style. */
RsvgHandle *relais_art_open        (RelaisArt       *self,
                                    const char      *sheet,
                                    const char      *css);
/* The same for a style that is told, in any thread. */
RsvgHandle *relais_art_open_styled (const char      *style,
                                    const char      *sheet,
                                    const char      *css);
/* A sprite of an opened sheet, in any thread; NULL: there is none. */
cairo_surface_t *relais_art_draw   (RsvgHandle      *handle,
                                    const char      *sprite,
                                    int              width,
                                    int              height);
guint       relais_art_fingerprint (const char      *style,
                                    const char      *sheet);
/* "light", "dark" or "contrast". */
const char *relais_art_get_style   (RelaisArt       *self);

G_END_DECLS
