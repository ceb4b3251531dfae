/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-palette.h"

#define RGB(hex) { (float) ((hex) >> 16 & 255) / 255.f, (float) ((hex) >> 8 & 255) / 255.f, (float) ((hex) & 255) / 255.f, 1.f }

static const char *const styles[] = { "light", "dark", "contrast" };
#define N_STYLES G_N_ELEMENTS (styles)

static const GdkRGBA palette[N_STYLES][RELAIS_COLOURS] = {
  {
    [RELAIS_COLOUR_GROUND] = RGB (0xE4D5B3),
    [RELAIS_COLOUR_VELLUM] = RGB (0xF3E9D2),
    [RELAIS_COLOUR_INK] = RGB (0x3B2F2A),
    [RELAIS_COLOUR_FAINT] = RGB (0x7A6652),
    [RELAIS_COLOUR_HALO] = RGB (0xFBF6E9),
    [RELAIS_COLOUR_COIN_INK] = RGB (0x2B211C),
    [RELAIS_COLOUR_FLAG_INK] = RGB (0xFFFDF5),
    [RELAIS_COLOUR_GLOW] = RGB (0xC8741A),
    [RELAIS_COLOUR_REFUSAL] = RGB (0x8C3B2E),
    [RELAIS_COLOUR_SHADOW] = RGB (0x3B2F2A),
  },
  {
    [RELAIS_COLOUR_GROUND] = RGB (0x1E1B22),
    [RELAIS_COLOUR_VELLUM] = RGB (0x2B2630),
    [RELAIS_COLOUR_INK] = RGB (0xEAD9B6),
    [RELAIS_COLOUR_FAINT] = RGB (0xA8936F),
    [RELAIS_COLOUR_HALO] = RGB (0x211D27),
    [RELAIS_COLOUR_COIN_INK] = RGB (0x15100E),
    [RELAIS_COLOUR_FLAG_INK] = RGB (0xFFFDF5),
    [RELAIS_COLOUR_GLOW] = RGB (0xFFC46B),
    [RELAIS_COLOUR_REFUSAL] = RGB (0xF09A86),
    [RELAIS_COLOUR_SHADOW] = RGB (0x08070A),
  },
  {
    [RELAIS_COLOUR_GROUND] = RGB (0xFFFFFF),
    [RELAIS_COLOUR_VELLUM] = RGB (0xFFFFFF),
    [RELAIS_COLOUR_INK] = RGB (0x000000),
    [RELAIS_COLOUR_FAINT] = RGB (0x333333),
    [RELAIS_COLOUR_HALO] = RGB (0xFFFFFF),
    [RELAIS_COLOUR_COIN_INK] = RGB (0x000000),
    [RELAIS_COLOUR_FLAG_INK] = RGB (0xFFFDF5),
    [RELAIS_COLOUR_GLOW] = RGB (0xD15A00),
    [RELAIS_COLOUR_REFUSAL] = RGB (0xA00000),
    [RELAIS_COLOUR_SHADOW] = RGB (0x000000),
  },
};

static const struct
{
  const char *seat;
  GdkRGBA tone[N_STYLES];
} traces[] = {
  { "red", { RGB (0x7A1A1C), RGB (0xF0A79C), RGB (0x000000) } },
  { "yellow", { RGB (0x94690A), RGB (0xE8B93A), RGB (0x000000) } },
  { "green", { RGB (0x17492A), RGB (0xA9DDB4), RGB (0x000000) } },
  { "blue", { RGB (0x18346B), RGB (0xB7CBF5), RGB (0x000000) } },
};

static gsize
style_index (const char *style)
{
  for (gsize i = 1; i < N_STYLES; i++)
    if (g_str_equal (styles[i], style))
      return i;
  return 0;
}

const GdkRGBA *
relais_palette_get (const char *style, RelaisColour colour)
{
  return &palette[style_index (style)][colour];
}

const GdkRGBA *
relais_palette_trace (const char *style, const char *seat_colour)
{
  for (gsize i = 0; i < G_N_ELEMENTS (traces); i++)
    if (g_strcmp0 (traces[i].seat, seat_colour) == 0)
      return &traces[i].tone[style_index (style)];
  return relais_palette_get (style, RELAIS_COLOUR_INK);
}
