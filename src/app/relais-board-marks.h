/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-decision.h"

G_BEGIN_DECLS

/* How a place is marked. Everything is in units of the board, with the surface
 * scaled to them. */

typedef struct
{
  cairo_t *cr;
  const char *style;
  float scale;                  /* pixels for a unit: marks do not become too thin to be seen */
} RelaisMarkPen;

#define RELAIS_MARK_BIT(kind) (1u << (kind))

/* At the middle of a place where one stops. */
void relais_mark_node  (const RelaisMarkPen   *pen,
                        float                  x,
                        float                  y,
                        guint                  kinds,
                        int                    pips);
/* Round something that stands. */
void relais_mark_frame (const RelaisMarkPen   *pen,
                        const graphene_rect_t *area,
                        guint                  kinds);
void relais_mark_focus_node  (const RelaisMarkPen   *pen,
                              float                  x,
                              float                  y);
void relais_mark_focus_frame (const RelaisMarkPen   *pen,
                              const graphene_rect_t *area);
/* How far marks reach beyond what they mark. */
#define RELAIS_MARK_REACH 40.f

G_END_DECLS
