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
  char *name;                   /* what the setup tells of itself; NULL: nothing */
  char *author;
  char *note;
  gint64 chance;
  GPtrArray *players;           /* of RelaisPlayerInfo, one a seat */
  gboolean strict;              /* what was revealed cannot be taken back, and what is hidden stays so */
  gboolean whole;               /* no move of its text is missing, whatever else is wrong with it */
  RelaisTree *tree;
} RelaisRecord;

RelaisRecord  *relais_record_new        (const RelaisGame   *game,
                                         const RelaisConfig *config,
                                         RelaisRefusal      *why);
RelaisRecord  *relais_record_from_setup (const RelaisSetup  *setup);
/* How much has been done since it was told last, as many moves cost, and which
 * part of the text is read, up to 1. FALSE: the rest is not wanted. */
typedef gboolean (*RelaisReadOn) (guint work, double done, gpointer data);
RelaisRecord  *relais_record_read       (const char         *text,
                                         gsize               length,
                                         RelaisRecord      **partial,
                                         GPtrArray          *problems,
                                         RelaisReadOn        read_on,
                                         gpointer            data);
/* Without a stop. */
RelaisRecord  *relais_record_parse      (const char         *text,
                                         gsize               length,
                                         RelaisRecord      **partial,
                                         GPtrArray          *problems);
/* What a record holds at this moment, to be printed in another thread while the
 * game goes on. */
typedef struct _RelaisPrinting RelaisPrinting;
RelaisPrinting *relais_printing_new     (const RelaisRecord *record);
char          *relais_printing_run      (RelaisPrinting     *printing,
                                         gsize              *length);
void           relais_printing_free     (RelaisPrinting     *printing);
char          *relais_record_print      (const RelaisRecord *record,
                                         gsize              *length);
void           relais_record_free       (RelaisRecord       *record);

void           relais_record_adopt_players (RelaisRecord    *record,
                                         GPtrArray          *told);
gconstpointer  relais_record_edition    (const RelaisRecord *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisRecord, relais_record_free)

G_END_DECLS
