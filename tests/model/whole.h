/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-history.h"
#include "model/relais-ledger.h"

/* What the program makes in portions, at once. */

static inline RelaisLedger *
whole_ledger (RelaisMatch *match, RelaisNode *upto)
{
  RelaisLedger *ledger = relais_ledger_begin (match, upto);

  g_assert_true (relais_ledger_go_on (ledger, G_MAXUINT));
  return ledger;
}

static inline char *
whole_history (RelaisHistory *history)
{
  RelaisHistoryPrinting *printing = relais_history_printing_new (history);
  char *text = relais_history_printing_go_on (printing, G_MAXUINT);

  relais_history_printing_free (printing);
  g_assert_nonnull (text);
  return text;
}
