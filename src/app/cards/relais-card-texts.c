/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-texts.h"

#include <math.h>

#include "app/art/relais-art.h"

#define SERIF "EB Garamond, Gentium Book Plus, Libertinus Serif, serif"
#define SANS "Cantarell, sans"
/* The smallest letters, in pixels at the usual text size. */
#define LEGIBLE 9.5
#define NARROW 0.88             /* how much smaller narrow letters may be */
#define TITLE 23                /* the largest title, on a card of full size */

static const GdkRGBA on_dark = { 1, 1, 1, 1 };
/* Of coins, and of what else is bright in every style. */
static const GdkRGBA on_bright = { .169f, .129f, .110f, 1 };

const RelaisCardFrame *
relais_card_frame (const RelaisGameUi *ui, RelaisCard *card)
{
  const char *frame = relais_card_get_frame (card);
  const RelaisCardFrame *at = ui->card_frames;

  g_return_val_if_fail (RELAIS_IS_CARD (card), NULL);

  while (!g_str_has_prefix (frame != NULL ? frame : "", at->prefix))
    at++;
  return at;
}

const GdkRGBA *
relais_card_ink (RelaisColour colour)
{
  return relais_palette_get (relais_art_get_style (relais_art_get_default ()), colour);
}

/* All frames of a sheet share their slots, whatever the style: asked for once. */
graphene_rect_t
relais_card_slot (const char *sheet, const char *slot, float width)
{
  static GHashTable *slots;
  g_autofree char *key = g_strconcat (sheet, "#", slot, NULL);
  float scale = width / RELAIS_CARD_WIDTH;
  graphene_rect_t *area;
  graphene_rect_t scaled;

  if (slots == NULL)
    slots = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) graphene_rect_free);
  area = g_hash_table_lookup (slots, key);
  if (area == NULL)
    {
      area = graphene_rect_alloc ();
      if (!relais_art_slot (relais_art_get_default (), sheet, slot, area))
        graphene_rect_init (area, 0, 0, 0, 0);
      g_hash_table_insert (slots, g_steal_pointer (&key), area);
    }
  graphene_rect_scale (area, scale, scale, &scaled);
  return scaled;
}

static double
smallest (PangoContext *context)
{
  double dpi = pango_cairo_context_get_resolution (context);

  return dpi > 0 ? LEGIBLE * dpi / 96 : LEGIBLE;
}

static void
set_size (PangoLayout *layout, double size)
{
  PangoFontDescription *font = pango_font_description_copy (pango_layout_get_font_description (layout));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

/* Narrower letters, where the font has some. */
static void
condense (PangoLayout *layout)
{
  PangoFontDescription *font = pango_font_description_copy (pango_layout_get_font_description (layout));

  pango_font_description_set_stretch (font, PANGO_STRETCH_CONDENSED);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

static gboolean
fits (PangoLayout *layout, const graphene_rect_t *area, int lines)
{
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  return (float) width <= area->size.width && (float) height <= area->size.height
         && pango_layout_get_line_count (layout) <= lines;
}

/* Makes the letters as large as `most`, or as small as it takes, in at most so
 * many lines; returns the size, 0 if even the least is too large. */
static double
fit (PangoLayout *layout, const graphene_rect_t *area, double least, double most, int lines)
{
  double low = least, high = most;

  pango_layout_set_width (layout, lines > 1 ? (int) (area->size.width * PANGO_SCALE) : -1);
  set_size (layout, most);
  if (fits (layout, area, lines))
    return most;
  set_size (layout, least);
  if (least >= most || !fits (layout, area, lines))
    return 0;
  while (high - low > 0.4)
    {
      double middle = (low + high) / 2;

      set_size (layout, middle);
      if (fits (layout, area, lines))
        low = middle;
      else
        high = middle;
    }
  set_size (layout, low);
  return low;
}

/* The least letters, and an ellipsis where the slot ends. */
static void
cut (PangoLayout *layout, const graphene_rect_t *area, double least)
{
  set_size (layout, least);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, (int) (area->size.width * PANGO_SCALE));
  pango_layout_set_height (layout, (int) (area->size.height * PANGO_SCALE));
}

static PangoLayout *
layout_new (PangoContext *context, const char *text, const char *family, PangoWeight weight)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, family);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  return layout;
}

/* In the middle of its slot. */
static void
add (GArray *texts, const char *slot, PangoLayout *layout, graphene_rect_t area, GdkRGBA colour)
{
  RelaisCardText text = { slot, layout, area, { 0, 0 }, colour };
  PangoRectangle logical;

  pango_layout_get_pixel_extents (layout, NULL, &logical);
  text.at.x = area.origin.x + (area.size.width - (float) logical.width) / 2 - (float) logical.x;
  text.at.y = area.origin.y + (area.size.height - (float) logical.height) / 2 - (float) logical.y;
  g_array_append_val (texts, text);
}

/* How wide a title is in letters of size 1, on one line. Asked for again and
 * again, so it is remembered. */
static double
title_width (PangoContext *context, const char *title)
{
  static GHashTable *widths;
  const double size = 64;
  double *width;

  if (widths == NULL)
    widths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  width = g_hash_table_lookup (widths, title);
  if (width == NULL)
    {
      g_autoptr (PangoLayout) layout = layout_new (context, title, SERIF, PANGO_WEIGHT_BOLD);
      int pixels;

      set_size (layout, size);
      pango_layout_get_pixel_size (layout, &pixels, NULL);
      width = g_new (double, 1);
      *width = pixels / size;
      g_hash_table_insert (widths, g_strdup (title), width);
    }
  return *width;
}

static graphene_rect_t
title_area (graphene_rect_t slot)
{
  graphene_rect_inset (&slot, slot.size.width * 0.02f, 0);
  return slot;
}

/* One line, if need be of narrower letters, before there are more. */
static void
add_title (GArray *texts, PangoContext *context, RelaisCard *card, graphene_rect_t area, double least, double most, GdkRGBA colour)
{
  PangoLayout *layout = layout_new (context, relais_card_get_title (card), SERIF, PANGO_WEIGHT_BOLD);

  area = title_area (area);
  if (fit (layout, &area, least, MAX (most, least), 1) <= 0)
    {
      condense (layout);
      if (fit (layout, &area, least * NARROW, MAX (most, least), 1) <= 0 && fit (layout, &area, least * NARROW, MAX (most, least), 3) <= 0)
        cut (layout, &area, least * NARROW);
    }
  add (texts, "title", layout, area, colour);
}

/* On small cards, where it has room for lines: one if that is not much smaller. */
static void
add_brief_title (GArray *texts, PangoContext *context, RelaisCard *card, graphene_rect_t area, double least, double most, GdkRGBA colour)
{
  PangoLayout *layout = layout_new (context, relais_card_get_title (card), SERIF, PANGO_WEIGHT_BOLD);
  double one;

  area = title_area (area);
  one = fit (layout, &area, least, most, 1);
  if (one < most * 0.7 && fit (layout, &area, least, most, 3) <= one && (one <= 0 || fit (layout, &area, least, one, 1) <= 0))
    {
      condense (layout);
      if (fit (layout, &area, least * NARROW, most, 3) <= 0)
        cut (layout, &area, least * NARROW);
    }
  add (texts, "title", layout, area, colour);
}

static void
add_text (GArray *texts, PangoContext *context, RelaisCard *card, graphene_rect_t area, double most)
{
  PangoLayout *layout = layout_new (context, relais_card_get_text (card), SERIF, PANGO_WEIGHT_NORMAL);
  double least = smallest (context);

  graphene_rect_inset (&area, area.size.width * 0.02f, 0);
  pango_layout_set_line_spacing (layout, 0.94f);
  if (fit (layout, &area, least, MAX (most, least), G_MAXINT) <= 0)
    {
      condense (layout);
      if (fit (layout, &area, least, MAX (most, least), G_MAXINT) <= 0)
        cut (layout, &area, least);
    }
  add (texts, "text", layout, area, *relais_card_ink (RELAIS_COLOUR_INK));
}

static void
add_number (GArray *texts, PangoContext *context, const char *slot, int number, graphene_rect_t area, GdkRGBA colour)
{
  g_autofree char *words = g_strdup_printf ("%d", number);
  PangoLayout *layout = layout_new (context, words, SANS, PANGO_WEIGHT_BOLD);

  fit (layout, &area, 4, (double) area.size.height * 0.62, 1);
  add (texts, slot, layout, area, colour);
}

/* How many are left of how many, behind the badges of who has it. */
static void
add_left (GArray *texts, PangoContext *context, RelaisCard *card, graphene_rect_t area)
{
  g_autofree char *words = g_strdup_printf ("%d/%d", relais_card_get_left (card), relais_card_get_copies (card));
  PangoLayout *layout = layout_new (context, words, SANS, PANGO_WEIGHT_NORMAL);
  double least = smallest (context);

  area.origin.x += area.size.width * 0.72f;
  area.size.width *= 0.28f;
  if (fit (layout, &area, least, MAX (least, (double) area.size.height * 0.5), 1) > 0)
    add (texts, "left", layout, area, *relais_card_ink (RELAIS_COLOUR_FAINT));
  else
    g_object_unref (layout);
}

static void
clear_text (gpointer data)
{
  g_object_unref (((RelaisCardText *) data)->layout);
}

/* The largest letters in which the title is on one line; those in which it is
 * not however small they are do not count: then as large as ever. */
double
relais_card_title_size (PangoContext *context, RelaisCard *card, const RelaisGameUi *ui, float width)
{
  const double most = TITLE * (double) width / RELAIS_CARD_WIDTH;
  graphene_rect_t area = title_area (relais_card_slot (ui->cards, relais_card_frame (ui, card)->title, width));
  double size;

  if (width < RELAIS_CARD_BRIEF)
    return most;
  size = (double) area.size.width / MAX (title_width (context, relais_card_get_title (card)), 0.1) * 0.985;
  return size < MIN (smallest (context), most) ? most : MIN (size, most);
}

GArray *
relais_card_texts_new (PangoContext *context, RelaisCard *card, const RelaisGameUi *ui, float width, double title)
{
  GArray *texts = g_array_new (FALSE, FALSE, sizeof (RelaisCardText));
  const RelaisCardFrame *frame = relais_card_frame (ui, card);
  GdkRGBA ink = *relais_card_ink (RELAIS_COLOUR_INK);
  double scale = (double) width / RELAIS_CARD_WIDTH;
  double least = smallest (context);
  graphene_rect_t text_area = relais_card_slot (ui->cards, frame->text, width);

  g_array_set_clear_func (texts, clear_text);
  if (width < RELAIS_CARD_BRIEF)
    {
      /* Up to the rule and down to the signs: three lines at the least size. */
      graphene_rect_inset (&text_area, 0, -8 * (float) scale);
      add_brief_title (texts, context, card, text_area, least * 0.9, MAX (24 * scale, least * 1.3), ink);
    }
  else
    {
      add_title (texts, context, card, relais_card_slot (ui->cards, frame->title, width), MIN (least, TITLE * scale),
                 title > 0 ? MIN (title, TITLE * scale) : TITLE * scale,
                 frame->light ? on_dark : frame->dark ? on_bright : ink);
      add_text (texts, context, card, text_area, 16 * scale);
    }
  if (frame->cost != NULL && relais_card_get_cost (card) >= 0)
    add_number (texts, context, "cost", relais_card_get_cost (card), relais_card_slot (ui->cards, frame->cost, width), on_bright);
  if (relais_card_get_points (card) >= 0)
    add_number (texts, context, "points", relais_card_get_points (card), relais_card_slot (ui->cards, "slot-points", width), on_dark);
  if (width >= RELAIS_CARD_BRIEF && relais_card_get_copies (card) > 0 && relais_card_get_left (card) >= 0 && frame->left)
    add_left (texts, context, card, relais_card_slot (ui->cards, frame->owners, width));
  return texts;
}

gboolean
relais_card_texts_cut (GArray *texts)
{
  for (guint i = 0; i < texts->len; i++)
    if (pango_layout_is_ellipsized (g_array_index (texts, RelaisCardText, i).layout))
      return TRUE;
  return FALSE;
}
