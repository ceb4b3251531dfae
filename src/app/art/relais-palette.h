/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* The colours that the application draws with itself; those of the drawings
 * stand in their style sheets. */

typedef enum
{
  RELAIS_COLOUR_GROUND,         /* around the board and while it is being drawn */
  RELAIS_COLOUR_VELLUM,
  RELAIS_COLOUR_INK,
  RELAIS_COLOUR_FAINT,          /* of words that matter less */
  RELAIS_COLOUR_HALO,           /* behind words, inside marks */
  RELAIS_COLOUR_COIN_INK,       /* digits on gold */
  RELAIS_COLOUR_FLAG_INK,       /* digits on the goal's banner and beside many horses */
  RELAIS_COLOUR_GLOW,           /* what can be done, and the focus */
  RELAIS_COLOUR_REFUSAL,
  RELAIS_COLOUR_SHADOW,
  RELAIS_COLOURS
} RelaisColour;

/* `style` as relais_art_get_style tells it. */
const GdkRGBA *relais_palette_get   (const char   *style,
                                     RelaisColour  colour);
/* The dark tone of a seat's colour, in which its last move is traced. */
const GdkRGBA *relais_palette_trace (const char   *style,
                                     const char   *seat_colour);

G_END_DECLS
