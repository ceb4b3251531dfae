/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/art/relais-game-ui.h"
#include "model/relais-decision.h"

G_BEGIN_DECLS

/* How a place is marked. Everything is in units of the board, with the surface
 * scaled to them. */

typedef struct
{
  cairo_t *cr;
  const RelaisGameUi *ui;       /* needed for places on the way only */
  const char *style;
  float scale;                  /* pixels for a unit: marks do not become too thin to be seen */
} RelaisMarkPen;

#define RELAIS_MARK_BIT(kind) (1u << (kind))

/* On the road at a place where one stops, so that nothing is covered. @lane: of
 * graphene_point_t, evenly, the stop in the middle. @pips: what it takes to
 * come there; -1: none told. */
void relais_mark_lane  (const RelaisMarkPen   *pen,
                        const GArray          *lane,
                        guint                  kinds,
                        int                    pips);
/* Round something that stands. */
void relais_mark_frame (const RelaisMarkPen   *pen,
                        const graphene_rect_t *area,
                        guint                  kinds);
/* Round what would be there. */
void relais_mark_preview (const RelaisMarkPen   *pen,
                          const graphene_rect_t *area);
void relais_mark_focus_lane  (const RelaisMarkPen   *pen,
                              const GArray          *lane);
void relais_mark_focus_frame (const RelaisMarkPen   *pen,
                              const graphene_rect_t *area);
/* How far marks reach beyond what they mark. */
#define RELAIS_MARK_REACH 24.f
/* Half of how wide a mark on the road is: as wide as the road. */
#define RELAIS_MARK_LANE 9.f

G_END_DECLS
