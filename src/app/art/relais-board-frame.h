/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>
#include <math.h>

G_BEGIN_DECLS

/* How the board lies in the widget: a point of the board times `scale` plus
 * the offset, which is a whole number of the screen's pixels. */
typedef struct
{
  float scale;
  float x, y;
  int pixels;                   /* the widget's scale factor */
  float width, height;          /* of the widget */
  gboolean software;            /* drawn without a graphics card, see relais-board-stamp.h */
} RelaisBoardFrame;

/* A length of the board in the screen's pixels, at least one. */
static inline int
relais_board_frame_pixels (const RelaisBoardFrame *frame, float length)
{
  return MAX (1, (int) roundf (length * frame->scale * (float) frame->pixels));
}

/* Where something of the board is in the widget, in whole pixels of the
 * screen: equal things are equally large wherever they stand. */
static inline graphene_rect_t
relais_board_frame_place (const RelaisBoardFrame *frame, const graphene_rect_t *area)
{
  const float pixels = (float) frame->pixels;

  return GRAPHENE_RECT_INIT (roundf ((frame->x + area->origin.x * frame->scale) * pixels) / pixels,
                             roundf ((frame->y + area->origin.y * frame->scale) * pixels) / pixels,
                             (float) relais_board_frame_pixels (frame, area->size.width) / pixels,
                             (float) relais_board_frame_pixels (frame, area->size.height) / pixels);
}

static inline graphene_point_t
relais_board_frame_point (const RelaisBoardFrame *frame, graphene_point_t point)
{
  return GRAPHENE_POINT_INIT (frame->x + point.x * frame->scale, frame->y + point.y * frame->scale);
}

static inline graphene_point_t
relais_board_frame_unplace (const RelaisBoardFrame *frame, float x, float y)
{
  return GRAPHENE_POINT_INIT ((x - frame->x) / frame->scale, (y - frame->y) / frame->scale);
}

/* Seen, or nearly: what is just outside is made ready, too. */
static inline gboolean
relais_board_frame_near (const RelaisBoardFrame *frame, const graphene_rect_t *area)
{
  const graphene_rect_t near = GRAPHENE_RECT_INIT (-frame->width / 4, -frame->height / 4,
                                                   frame->width * 1.5f, frame->height * 1.5f);
  graphene_rect_t placed = relais_board_frame_place (frame, area);

  return graphene_rect_intersection (&near, &placed, NULL);
}

G_END_DECLS
