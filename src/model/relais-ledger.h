/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"

G_BEGIN_DECLS

/* Every point of the line to a position, from the events that told it. What a
 * seat had at the start is told first, in the turn before the first one and
 * with an event of the kind RELAIS_LEDGER_START. */

#define RELAIS_LEDGER_START (-1)

typedef struct
{
  int turn;
  int seat;
  int column;
  int n;
  RelaisEvent event;
} RelaisLedgerEntry;

typedef struct _RelaisLedger RelaisLedger;

/* In portions, because a line may be long: the points of so many moves more;
 * TRUE: of all. @upto: any node of the match's tree */
RelaisLedger            *relais_ledger_begin   (RelaisMatch        *match,
                                                RelaisNode         *upto);
gboolean                 relais_ledger_go_on   (RelaisLedger       *ledger,
                                                guint               moves);
void                     relais_ledger_free    (RelaisLedger       *ledger);
guint                    relais_ledger_size    (const RelaisLedger *ledger);
const RelaisLedgerEntry *relais_ledger_entry   (const RelaisLedger *ledger,
                                                guint               i);
/* The turn the line begins in (0 unless it began with a setup), and the number
 * of turns from there to the position: first + turns - 1 is its turn. */
int                      relais_ledger_first   (const RelaisLedger *ledger);
int                      relais_ledger_turns   (const RelaisLedger *ledger);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisLedger, relais_ledger_free)

G_END_DECLS
