/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-marks.h"

#include <string.h>

#include "app/art/relais-art.h"
#include "app/art/relais-game-ui.h"
#include "relais-card-texts.h"

/* Of a sign, what lies upon it: how high it is and where it begins. */
/* Of the mark of a changed card, in widths of the card: below the ribbon, at the right. */
#define CHANGED_X .86f
#define CHANGED_Y .30f

#define UPON 0.62f
#define UPON_FROM 0.12f

GdkTexture *
relais_card_texture (GtkWidget *widget, const char *sheet, const char *sprite, float width, float height)
{
  float scale = (float) gtk_widget_get_scale_factor (widget);

  return relais_art_texture (relais_art_get_default (), sheet, sprite, (int) (width * scale + 0.5f),
                             (int) (height * scale + 0.5f));
}

static void
draw_sprite (const RelaisCardPen *pen, const char *sprite, graphene_rect_t area)
{
  g_autoptr (GdkTexture) texture = relais_card_texture (pen->widget, pen->ui->pieces, sprite, area.size.width, area.size.height);

  if (texture != NULL)
    gtk_snapshot_append_texture (pen->snapshot, texture, &area);
}

/* NULL if there is no such seat. */
static const char *
colour_of (const RelaisCardPen *pen, guint seat)
{
  GListModel *seats = relais_match_get_seats (pen->match);

  return seat < g_list_model_get_n_items (seats) ? relais_seat_get_colour (relais_match_nth_seat (pen->match, seat)) : NULL;
}

/* The badges of the seats that have it, from left to right; closer together
 * when they are many. */
void
relais_card_draw_owners (const RelaisCardPen *pen, graphene_rect_t slot)
{
  guint owners;
  float side = MIN (slot.size.height, slot.size.width);
  float x = slot.origin.x, y = slot.origin.y + (slot.size.height - side) / 2;

  g_return_if_fail (pen != NULL);

  owners = relais_card_get_owners (pen->card);
  for (guint seat = 0; owners >> seat != 0; seat++)
    if ((owners >> seat & 1) != 0 && colour_of (pen, seat) != NULL)
      {
        const char *sprite = relais_seat_badge (colour_of (pen, seat));

        draw_sprite (pen, sprite, GRAPHENE_RECT_INIT (x, y, side, side));
        x += MIN (side * 1.06f, (slot.size.width - side) / 3);
      }
}

/* Its signs in a row, and what lies on some. */
void
relais_card_draw_signs (const RelaisCardPen *pen, graphene_rect_t slot)
{
  g_auto (GStrv) signs = NULL;
  graphene_size_t size;
  float height = slot.size.height;
  guint n;

  g_return_if_fail (pen != NULL);

  signs = g_strsplit (relais_card_get_signs (pen->card), " ", -1);
  n = MAX (g_strv_length (signs), 1);
  for (guint i = 0; signs[i] != NULL; i++)
    {
      char *upon = strchr (signs[i], '/');
      float width, step, x, side = height * UPON;

      if (upon != NULL)
        *upon++ = '\0';
      if (!relais_art_size (relais_art_get_default (), pen->ui->pieces, signs[i], &size))
        continue;
      width = height * size.width / size.height;
      step = MIN (width * 1.1f, slot.size.width / (float) n);
      x = slot.origin.x + (slot.size.width - step * (float) n) / 2 + step * (float) i + (step - width) / 2;
      draw_sprite (pen, signs[i], GRAPHENE_RECT_INIT (x, slot.origin.y, width, height));
      if (upon != NULL)
        draw_sprite (pen, upon, GRAPHENE_RECT_INIT (x + (width - side) / 2, slot.origin.y + height * UPON_FROM, side, side));
    }
}

static void
draw_border (GtkSnapshot *snapshot, const GskRoundedRect *outline, float thick, const GdkRGBA *colour)
{
  gtk_snapshot_append_border (snapshot, outline, (const float[4]) { thick, thick, thick, thick },
                              (const GdkRGBA[4]) { *colour, *colour, *colour, *colour });
}

static void
draw_dot (GtkSnapshot *snapshot, const graphene_rect_t *beside, float r)
{
  const GdkRGBA white = { 1, 1, 1, 1 };
  GskRoundedRect dot;

  gsk_rounded_rect_init_from_rect (&dot,
                                   &GRAPHENE_RECT_INIT (beside->origin.x + beside->size.width * 0.8f - r,
                                                        beside->origin.y + beside->size.height * 0.82f - r, 2 * r, 2 * r),
                                   r);
  gtk_snapshot_push_rounded_clip (snapshot, &dot);
  gtk_snapshot_append_color (snapshot, relais_card_ink (RELAIS_COLOUR_FAINT), &dot.bounds);
  gtk_snapshot_pop (snapshot);
  draw_border (snapshot, &dot, r / 3, &white);
}

/* Beside the numbers that are not from a printed card. */
void
relais_card_draw_dots (const RelaisCardPen *pen, float width)
{
  const RelaisCardFrame *frame;
  graphene_rect_t cost;
  graphene_rect_t points;
  float r = MAX (width / RELAIS_CARD_WIDTH * 3, 1.6f);

  g_return_if_fail (pen != NULL);

  frame = relais_card_frame (pen->ui, pen->card);
  points = relais_card_slot (pen->ui->cards, "slot-points", width);
  if (frame->cost != NULL && relais_card_get_cost (pen->card) >= 0)
    {
      cost = relais_card_slot (pen->ui->cards, frame->cost, width);
      draw_dot (pen->snapshot, &cost, r);
    }
  if (relais_card_get_points (pen->card) >= 0)
    draw_dot (pen->snapshot, &points, r);
}

/* In the free corner: a square, that of a value that may differ is round. */
void
relais_card_draw_changed (const RelaisCardPen *pen, float width)
{
  const GdkRGBA white = { 1, 1, 1, 1 };
  float side = MAX (width / RELAIS_CARD_WIDTH * 14, 7);
  GskRoundedRect mark;

  g_return_if_fail (pen != NULL);

  gsk_rounded_rect_init_from_rect (&mark, &GRAPHENE_RECT_INIT (width * CHANGED_X, width * CHANGED_Y, side, side), 0);
  gtk_snapshot_append_color (pen->snapshot, relais_card_ink (RELAIS_COLOUR_INK), &mark.bounds);
  draw_border (pen->snapshot, &mark, MAX (side / 7, 1), &white);
}

/* The key that presses it, as a key cap in the corner. */
void
relais_card_draw_key (const RelaisCardPen *pen, const char *key, graphene_rect_t slot)
{
  g_autoptr (PangoLayout) layout = NULL;
  const GdkRGBA *ink = relais_card_ink (RELAIS_COLOUR_FAINT);
  GskRoundedRect cap;
  int width, height;
  float side;

  g_return_if_fail (pen != NULL);

  layout = gtk_widget_create_pango_layout (pen->widget, key);
  pango_layout_get_pixel_size (layout, &width, &height);
  side = (float) MAX (width + 4, height);
  gsk_rounded_rect_init_from_rect (&cap,
                                   &GRAPHENE_RECT_INIT (slot.origin.x + 4, slot.origin.y + slot.size.height - side - 4, side, side),
                                   4);
  draw_border (pen->snapshot, &cap, 1, ink);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (cap.bounds.origin.x + (side - (float) width) / 2,
                                                               cap.bounds.origin.y + (side - (float) height) / 2));
  gtk_snapshot_append_layout (pen->snapshot, layout, ink);
  gtk_snapshot_restore (pen->snapshot);
}

/* The frames leave room for their shadow at the right and below. */
GskRoundedRect
relais_card_outline (float width, float height, float away)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (width * 2 / RELAIS_CARD_WIDTH, height * 2 / RELAIS_CARD_HEIGHT,
                                             width * 243 / RELAIS_CARD_WIDTH, height * 342 / RELAIS_CARD_HEIGHT);
  GskRoundedRect outline;

  graphene_rect_inset (&area, -away, -away);
  gsk_rounded_rect_init_from_rect (&outline, &area, width * 14 / RELAIS_CARD_WIDTH + away);
  return outline;
}

void
relais_card_draw_ring (GtkSnapshot *snapshot, float width, float height, float away, float thick, const GdkRGBA *colour)
{
  GskRoundedRect ring = relais_card_outline (width, height, away);

  draw_border (snapshot, &ring, thick, colour);
}
