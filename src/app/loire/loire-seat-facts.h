/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-sprite-label.h"
#include "model/relais-match.h"

G_BEGIN_DECLS

/* What a seat's card and its line have in common. */

typedef struct
{
  RelaisSpriteLabel *deniers;
  RelaisSpriteLabel *boat;
  RelaisSpriteLabel *delivered;
} RelaisLoireSeatFacts;

/* @offset: of a RelaisLoireSeatFacts in the widget */
void  relais_loire_seat_facts_bind    (GtkWidgetClass             *widget_class,
                                       gssize                      offset);
void  relais_loire_seat_facts_show    (const RelaisLoireSeatFacts *facts,
                                       RelaisMatch                *match,
                                       RelaisSeat                 *seat);
/* "2 of 6 messages delivered". */
char *relais_loire_tell_delivered     (RelaisMatch                *match,
                                       RelaisSeat                 *seat);
/* The seat in a sentence, for who does not see it. */
char *relais_loire_tell_seat          (RelaisMatch                *match,
                                       RelaisSeat                 *seat);

G_END_DECLS
