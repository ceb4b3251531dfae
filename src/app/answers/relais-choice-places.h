/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-decision.h"

G_BEGIN_DECLS

/* Where the answers to a question stand. As long as the same is asked, each keeps
 * its place; the next question begins with the first place again. What is asked
 * once more in the same turn, after something in between, finds its places as they
 * were. */

/* The choices of an answer: one, a folded group, or none while it is gone. */
typedef struct
{
  char *slot;
  GPtrArray *choices;           /* of RelaisChoice */
  GtkWidget *widget;            /* the bar's; NULL: none */
} RelaisChoicePlace;

typedef struct
{
  char *question;
  int turn, seat;               /* in which it is asked, and of whom */
  GHashTable *earlier;          /* question → slots by places, of what else was asked in the turn */
  GPtrArray *places;            /* of RelaisChoicePlace, in their order */
  RelaisChoicePlace *closing;   /* the last of all; NULL: nothing ends here */
} RelaisChoicePlaces;

RelaisChoicePlaces *relais_choice_places_new   (void);
void                relais_choice_places_free  (RelaisChoicePlaces      *self);
void                relais_choice_places_clear (RelaisChoicePlaces      *self);
/* Places the choices of a decision. Returns (transfer full) the places that are
 * no more, with their widgets.
 * @decision: (nullable): nothing is asked */
GPtrArray          *relais_choice_places_ask   (RelaisChoicePlaces      *self,
                                                RelaisDecision          *decision);
/* (transfer container): also those that are free, the closing one as the last. */
GPtrArray          *relais_choice_places_list  (RelaisChoicePlaces      *self);
RelaisChoicePlace  *relais_choice_places_find  (GPtrArray               *places,
                                                const char              *slot);
/* What the key with that digit chooses; NULL: nothing. */
RelaisChoicePlace  *relais_choice_places_at    (RelaisChoicePlaces      *self,
                                                guint                    digit);
/* '0' for what closes; '\0' for what is beyond the digits. */
char                relais_choice_places_key   (RelaisChoicePlaces      *self,
                                                const RelaisChoicePlace *place);

gboolean            relais_choice_place_is_free      (const RelaisChoicePlace *place);
gboolean            relais_choice_place_is_fold      (const RelaisChoicePlace *place);
/* Something of it can be done. */
gboolean            relais_choice_place_is_possible  (const RelaisChoicePlace *place);
gboolean            relais_choice_place_is_suggested (const RelaisChoicePlace *place);

G_END_DECLS
