/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-labels.h"

#include <pango/pangocairo.h>

#include "relais-art.h"
#include "relais-board-stamp.h"
#include "relais-palette.h"

#define SERIF "EB Garamond, Cormorant Garamond, Gentium Plus, Noto Serif, serif"
#define SANS "Cantarell, Inter, Noto Sans, sans"
#define LEAST 11.f              /* pixels that a word is high at least, at the usual text size */
#define MOST_TEXT_SCALE 1.5f    /* larger names would lie upon each other */
#define SMALL_BOARD 0.36f       /* pixels to a unit: below that words are smaller than LEAST, */
#define SMALLEST 0.7f           /* down to this part of it: there is no room for more */
#define SAME_SCALE 1e-5f
#define ROUGH 0.4               /* of a pixel: how exact a halo's edge is, which is most of the work */
#define CROSSED 0.8             /* how much of a coin the line goes over */
#define NARROWEST 0.8f          /* how far a word that does not shrink with the map is pressed together */

static const struct
{
  const char *family;
  PangoWeight weight;
  float size;                   /* in units of the board */
  float halo;
  RelaisColour colour;
  gboolean grows;               /* with the text size; what lies on a coin does not */
} styles[] = {
  [RELAIS_LABEL_NAME] = { SERIF, PANGO_WEIGHT_MEDIUM, 20, 3.5f, RELAIS_COLOUR_INK, TRUE },
  [RELAIS_LABEL_LARGE_NAME] = { SERIF, PANGO_WEIGHT_MEDIUM, 26, 0, RELAIS_COLOUR_INK, FALSE },
  [RELAIS_LABEL_COIN] = { SANS, PANGO_WEIGHT_BOLD, 22, 0, RELAIS_COLOUR_COIN_INK, FALSE },
  [RELAIS_LABEL_SHUT_COIN] = { SANS, PANGO_WEIGHT_BOLD, 22, 0, RELAIS_COLOUR_COIN_INK, FALSE },
  [RELAIS_LABEL_TILE] = { SANS, PANGO_WEIGHT_BOLD, 22, 0, RELAIS_COLOUR_COIN_INK, FALSE },
  [RELAIS_LABEL_COUNT] = { SANS, PANGO_WEIGHT_BOLD, 25, 0, RELAIS_COLOUR_FLAG_INK, FALSE },
  [RELAIS_LABEL_BANNER] = { SANS, PANGO_WEIGHT_BOLD, 18, 0, RELAIS_COLOUR_FLAG_INK, FALSE },
};

typedef struct
{
  RelaisStamp stamp;            /* empty: not yet set */
  float scale;                  /* what it was set for */
} Set;

struct _RelaisBoardLabels
{
  GArray *labels;               /* of RelaisLabel */
  GArray *set;                  /* of Set, one for each */
};

static void
clear_set (gpointer data)
{
  relais_stamp_clear (&((Set *) data)->stamp);
}

float
relais_board_labels_text_scale (void)
{
  int dpi = -1;

  if (gtk_settings_get_default () != NULL)
    g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? CLAMP ((float) dpi / 1024 / 96, 1, MOST_TEXT_SCALE) : 1;
}

/* `least` is in the pixels that `scale` counts. */
static PangoLayout *
lay_out (const RelaisLabel *label, float scale, float least, float text_scale)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  PangoLayout *layout = pango_layout_new (context);
  float grown = styles[label->style].grows ? text_scale : 1;

  pango_font_description_set_family_static (font, styles[label->style].family);
  pango_font_description_set_weight (font, styles[label->style].weight);
  pango_font_description_set_absolute_size (font, (double) (MAX (styles[label->style].size * scale, least) * grown * PANGO_SCALE));
  if (styles[label->style].size * scale < least)
    pango_font_description_set_stretch (font, PANGO_STRETCH_SEMI_CONDENSED);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, label->text, -1);
  g_object_unref (context);
  return layout;
}

/* Words that do not shrink with the map must not lie upon each other. */
static float
narrowing (const RelaisLabel *label, PangoLayout *layout, float scale)
{
  gboolean counts = label->style == RELAIS_LABEL_COUNT;
  float room = label->area.size.width * scale * (counts ? 0.88f : 1);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return (styles[label->style].grows || counts) && (float) width > room ? MAX (room / (float) width, NARROWEST) : 1;
}

static float
coin_size (const RelaisLabel *label)
{
  return MIN (label->area.size.width, label->area.size.height);
}

/* How far the ink may reach beyond the middle of the label's area. */
static void
reach (const RelaisLabel *label, PangoLayout *layout, float scale, float *width, float *height)
{
  float halo = styles[label->style].halo * MAX (scale, 0.5f);
  float line = label->style == RELAIS_LABEL_SHUT_COIN ? coin_size (label) * scale / 2 : 0;
  PangoRectangle logical;

  pango_layout_get_pixel_extents (layout, NULL, &logical);
  *width = ceilf (MAX ((float) logical.width / 2 + halo, line)) + 2;
  *height = ceilf (MAX ((float) logical.height / 2 + halo, line)) + 2;
}

/* From corner to corner of the coin, around the origin. */
static void
cross_out (const RelaisLabel *label, cairo_t *cr, float scale)
{
  double half = (double) (coin_size (label) * scale) * CROSSED / 2;

  cairo_move_to (cr, -half, half);
  cairo_line_to (cr, half, -half);
  cairo_set_line_width (cr, MAX (1.5, half / 7));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}

/* Around the origin: digits stand with their own middle there. */
static void
draw (const RelaisLabel *label, PangoLayout *layout, cairo_t *cr, float scale, const char *style)
{
  PangoRectangle ink, logical;
  double x, y;

  pango_layout_get_pixel_extents (layout, &ink, &logical);
  x = -logical.width / 2.0;
  y = label->style == RELAIS_LABEL_NAME || label->style == RELAIS_LABEL_LARGE_NAME ? -logical.height / 2.0
                                                                             : -(ink.y + ink.height / 2.0);
  cairo_save (cr);
  cairo_scale (cr, (double) narrowing (label, layout, scale), 1);
  cairo_move_to (cr, x, y);
  pango_cairo_layout_path (cr, layout);
  cairo_restore (cr);
  if (styles[label->style].halo > 0)
    {
      gdk_cairo_set_source_rgba (cr, relais_palette_get (style, RELAIS_COLOUR_HALO));
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_set_line_width (cr, (double) (2 * styles[label->style].halo * MAX (scale, 0.5f)) * 0.75);
      cairo_set_tolerance (cr, ROUGH);
      cairo_stroke_preserve (cr);
    }
  gdk_cairo_set_source_rgba (cr, relais_palette_get (style, styles[label->style].colour));
  cairo_fill (cr);
  if (label->style == RELAIS_LABEL_SHUT_COIN)
    cross_out (label, cr, scale);
}

void
relais_board_label_draw (const RelaisLabel *label, cairo_t *cr, float scale, float text_scale, const char *style)
{
  g_autoptr (PangoLayout) layout = lay_out (label, scale, 0, text_scale);
  graphene_point_t middle;

  g_return_if_fail (label != NULL);

  middle = relais_rect_middle (&label->area);
  cairo_save (cr);
  cairo_translate (cr, (double) (middle.x * scale), (double) (middle.y * scale));
  draw (label, layout, cr, scale, style);
  cairo_restore (cr);
}

static GdkTexture *
set (const RelaisLabel *label, const RelaisBoardFrame *frame, const char *style)
{
  float pixels = (float) frame->pixels;
  float scale = frame->scale * pixels;
  float least = LEAST * pixels * CLAMP (frame->scale / SMALL_BOARD, SMALLEST, 1);
  g_autoptr (PangoLayout) layout = lay_out (label, scale, least, relais_board_labels_text_scale ());
  cairo_surface_t *surface;
  cairo_t *cr;
  float width, height;

  reach (label, layout, scale, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (2 * width), (int) (2 * height));
  cr = cairo_create (surface);
  cairo_translate (cr, (double) width, (double) height);
  draw (label, layout, cr, scale, style);
  cairo_destroy (cr);
  return relais_art_texture_of_surface (surface);
}

RelaisBoardLabels *
relais_board_labels_new (void)
{
  RelaisBoardLabels *self = g_new (RelaisBoardLabels, 1);

  self->labels = relais_scene_new_labels ();
  self->set = g_array_new (FALSE, TRUE, sizeof (Set));
  g_array_set_clear_func (self->set, clear_set);
  return self;
}

void
relais_board_labels_free (RelaisBoardLabels *self)
{
  g_array_unref (self->labels);
  g_array_unref (self->set);
  g_free (self);
}

/* What still says the same keeps its picture, so that it is not drawn again:
 * the one of the same place if it was there, else any. */
static void
inherit (const GArray *old_labels, GArray *old_set, const RelaisLabel *label, Set *set_of)
{
  int found = -1;

  for (guint i = 0; i < old_labels->len; i++)
    {
      const RelaisLabel *old = &g_array_index (old_labels, RelaisLabel, i);
      gboolean here = graphene_rect_equal (&old->area, &label->area);

      if (*label->text != '\0' && old->style == label->style && (here || found < 0) && g_str_equal (old->text, label->text))
        found = (int) i;
    }
  if (found < 0)
    return;
  *set_of = g_array_index (old_set, Set, found);
  relais_stamp_copy (&set_of->stamp, &g_array_index (old_set, Set, found).stamp);
}

static void
take_over (RelaisBoardLabels *self, const GArray *old_labels, GArray *old_set, GArray *labels)
{
  self->labels = labels;
  self->set = g_array_new (FALSE, TRUE, sizeof (Set));
  g_array_set_clear_func (self->set, clear_set);
  g_array_set_size (self->set, labels->len);
  for (guint i = 0; i < labels->len; i++)
    inherit (old_labels, old_set, &g_array_index (labels, RelaisLabel, i), &g_array_index (self->set, Set, i));
}

void
relais_board_labels_set (RelaisBoardLabels *self, GArray *labels)
{
  g_autoptr (GArray) old_labels = NULL;
  g_autoptr (GArray) old_set = NULL;

  g_return_if_fail (self != NULL);

  old_labels = g_steal_pointer (&self->labels);
  old_set = g_steal_pointer (&self->set);
  take_over (self, old_labels, old_set, labels);
}

RelaisBoardLabels *
relais_board_labels_new_after (const RelaisBoardLabels *before, GArray *labels)
{
  RelaisBoardLabels *self;

  g_return_val_if_fail (before != NULL, NULL);

  self = g_new (RelaisBoardLabels, 1);
  take_over (self, before->labels, before->set, labels);
  return self;
}

void
relais_board_labels_compare (const RelaisBoardLabels *before, const RelaisBoardLabels *after, GArray *changes)
{
  g_return_if_fail (before != NULL && after != NULL);

  for (guint i = 0; i < MIN (before->labels->len, after->labels->len); i++)
    {
      const RelaisLabel *was = &g_array_index (before->labels, RelaisLabel, i);
      const RelaisLabel *is = &g_array_index (after->labels, RelaisLabel, i);

      if (!g_str_equal (was->text, is->text))
        g_array_append_vals (changes, &is->area, 1);
    }
}

void
relais_board_labels_forget (RelaisBoardLabels *self)
{
  guint n;

  g_return_if_fail (self != NULL);

  n = self->set->len;
  g_array_set_size (self->set, 0);
  g_array_set_size (self->set, n);
}

/* Digits stand in many places; a name has the room that is there. */
static gboolean
take_from_another (RelaisBoardLabels *self, guint to, float scale)
{
  const RelaisLabel *label = &g_array_index (self->labels, RelaisLabel, to);
  Set *set_of = &g_array_index (self->set, Set, to);

  for (guint i = 0; i < to && !styles[label->style].grows; i++)
    {
      const RelaisLabel *other = &g_array_index (self->labels, RelaisLabel, i);
      const Set *set_of_other = &g_array_index (self->set, Set, i);

      if (other->style != label->style || set_of_other->stamp.texture == NULL
          || fabsf (set_of_other->scale - scale) >= SAME_SCALE || !g_str_equal (other->text, label->text))
        continue;
      relais_stamp_clear (&set_of->stamp);
      *set_of = *set_of_other;
      relais_stamp_copy (&set_of->stamp, &set_of_other->stamp);
      return TRUE;
    }
  return FALSE;
}

void
relais_board_labels_prepare (RelaisBoardLabels *self, const RelaisBoardFrame *frame, const char *style, gboolean settled)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->labels->len; i++)
    {
      const RelaisLabel *label = &g_array_index (self->labels, RelaisLabel, i);
      Set *set_of = &g_array_index (self->set, Set, i);
      float scale = frame->scale * (float) frame->pixels;

      if (*label->text == '\0' || !relais_board_frame_near (frame, &label->area)
          || (set_of->stamp.texture != NULL && (!settled || fabsf (set_of->scale - scale) < SAME_SCALE))
          || take_from_another (self, i, scale))
        continue;
      relais_stamp_set (&set_of->stamp, set (label, frame, style));
      set_of->scale = scale;
    }
}

void
relais_board_labels_snapshot (RelaisBoardLabels *self, const RelaisBoardFrame *frame, GtkSnapshot *snapshot)
{
  const float pixels = (float) frame->pixels;

  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->labels->len; i++)
    {
      const RelaisLabel *label = &g_array_index (self->labels, RelaisLabel, i);
      Set *set_of = &g_array_index (self->set, Set, i);
      graphene_point_t middle = relais_rect_middle (&label->area);
      float stretch, width, height;
      graphene_rect_t placed;

      if (set_of->stamp.texture == NULL)
        {
          relais_stamp_append_nothing (snapshot);
          continue;
        }
      stretch = frame->scale * pixels / set_of->scale;
      width = (float) gdk_texture_get_width (set_of->stamp.texture) * stretch / pixels;
      height = (float) gdk_texture_get_height (set_of->stamp.texture) * stretch / pixels;
      middle = relais_board_frame_point (frame, middle);
      placed = GRAPHENE_RECT_INIT (roundf ((middle.x - width / 2) * pixels) / pixels,
                                   roundf ((middle.y - height / 2) * pixels) / pixels, width, height);
      relais_stamp_append (&set_of->stamp, snapshot, &placed, frame->software);
    }
}

const GArray *
relais_board_labels_get (RelaisBoardLabels *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->labels;
}
