/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-setup.h"
#include "relais-tree.h"

G_BEGIN_DECLS

/* A whole game: how it began, every move that was made, who plays. What a
 * .relais file holds. Truth is the start and the moves; all else is derived by
 * playing them again. */
typedef struct
{
  const RelaisGame *game;
  gpointer edition;             /* a changed copy; NULL: the built-in one */
  gboolean from_setup;          /* the start is a position, not options */
  RelaisConfig config;          /* the options, unless from_setup */
  GPtrArray *players;           /* of RelaisPlayerInfo, one a seat */
  gboolean whole;               /* no move of its text is missing, whatever else is wrong with it */
  RelaisTree *tree;
} RelaisRecord;

RelaisRecord  *relais_record_new        (const RelaisGame   *game,
                                         const RelaisConfig *config,
                                         RelaisRefusal      *why);
RelaisRecord  *relais_record_from_setup (const RelaisSetup  *setup);
RelaisRecord  *relais_record_parse      (const char         *text,
                                         gsize               length,
                                         RelaisRecord      **partial,
                                         GPtrArray          *problems);
char          *relais_record_print      (const RelaisRecord *record,
                                         gsize              *length);
void           relais_record_free       (RelaisRecord       *record);

void           relais_record_adopt_players (RelaisRecord    *record,
                                         GPtrArray          *told);
gconstpointer  relais_record_edition    (const RelaisRecord *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisRecord, relais_record_free)

G_END_DECLS
