/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-setup-hand.h"

G_BEGIN_DECLS

/* Pieces of one kind, each with its number, and the places that take one of
 * them, in the order in which they are gone through: so that a list is typed
 * with one key for each place. */

typedef struct _RelaisSetupOrder RelaisSetupOrder;

/* The first of some kinds that belongs to a place; NULL: none does. */
RelaisSetupOrder *relais_setup_order_at    (RelaisDraft            *draft,
                                            const char *const      *groups,
                                            const char *const      *places,
                                            const char             *place);
/* Of a kind that is told. */
RelaisSetupOrder *relais_setup_order_of    (RelaisDraft            *draft,
                                            const char *const      *places,
                                            const char             *group);
void              relais_setup_order_free  (RelaisSetupOrder       *self);

guint             relais_setup_order_count (const RelaisSetupOrder *self);
gboolean          relais_setup_order_has   (const RelaisSetupOrder *self,
                                            RelaisDraftPiece       *piece);
RelaisDraftPiece *relais_setup_order_nth   (const RelaisSetupOrder *self,
                                            guint                   number);
/* Which of the pieces lies there; -1: none. */
int               relais_setup_order_there (const RelaisSetupOrder *self,
                                            const char             *place);
/* The places; NULL ends the list. */
const char *const *relais_setup_order_get_places (const RelaisSetupOrder *self);
/* The place after that one; NULL: it is the last. */
const char       *relais_setup_order_next  (const RelaisSetupOrder *self,
                                            const char             *place);
/* Lays the piece of that number. When all are used, the place changes with one
 * that comes later and has it: what was typed already stays. Where none comes
 * later, one before gives it, which is told. */
gboolean          relais_setup_order_lay   (const RelaisSetupOrder *self,
                                            RelaisSetupHand        *hand,
                                            const char             *place,
                                            guint                   number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisSetupOrder, relais_setup_order_free)

G_END_DECLS
