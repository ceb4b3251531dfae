/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-ledger.h"

struct _RelaisLedger
{
  RelaisMatch *match;
  GPtrArray *line;              /* of RelaisNode: whose points are not told yet, the next one last */
  GArray *entries;
  int first;
  int turns;
};

/* Of every event of points. */
enum
{
  ARG_SEAT,
  ARG_N,
  ARG_FOR,
  ARG_COLUMN,
};

static void
add_start (RelaisLedger *ledger, RelaisMatch *match, const RelaisNode *root)
{
  const RelaisGame *game = relais_match_get_game (match);
  RelaisScore score;

  game->score (relais_match_get_edition (match), root->state, &score);
  for (int seat = 0; seat < score.seats; seat++)
    for (int column = 0; column < game->n_points; column++)
      {
        RelaisLedgerEntry entry = {
          .turn = ledger->first - 1,
          .seat = seat,
          .column = column,
          .n = score.column[seat][column],
          .event = { .kind = RELAIS_LEDGER_START },
        };

        if (entry.n != 0)
          g_array_append_val (ledger->entries, entry);
      }
}

static void
add_move (RelaisLedger *ledger, RelaisMatch *match, RelaisNode *node)
{
  int turn = relais_match_get_game (match)->turn (node->parent->state);
  RelaisEvents events;

  relais_match_events_of (match, node, &events);
  for (int i = 0; i < events.count; i++)
    {
      RelaisLedgerEntry entry = { .turn = turn, .event = events.at[i] };

      if (entry.event.kind != RELAIS_EVENT_POINTS)
        continue;
      entry.seat = entry.event.arg[ARG_SEAT];
      entry.n = entry.event.arg[ARG_N];
      entry.column = entry.event.arg[ARG_COLUMN];
      g_array_append_val (ledger->entries, entry);
    }
}

/**
 * relais_ledger_begin:
 * @upto: any node of the match's tree
 *
 * Returns: (transfer full): with the start alone
 */
RelaisLedger *
relais_ledger_begin (RelaisMatch *match, RelaisNode *upto)
{
  const RelaisGame *game = relais_match_get_game (match);
  RelaisLedger *ledger;
  RelaisNode *node = upto;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  ledger = g_new0 (RelaisLedger, 1);
  ledger->match = g_object_ref (match);
  ledger->line = g_ptr_array_new ();
  for (; node->parent != NULL; node = node->parent)
    g_ptr_array_add (ledger->line, node);
  ledger->entries = g_array_new (FALSE, FALSE, sizeof (RelaisLedgerEntry));
  ledger->first = game->turn (node->state);
  ledger->turns = game->turn (upto->state) - ledger->first + 1;
  add_start (ledger, match, node);
  return ledger;
}

gboolean
relais_ledger_go_on (RelaisLedger *ledger, guint moves)
{
  g_return_val_if_fail (ledger != NULL, FALSE);

  for (; moves > 0 && ledger->line->len > 0; moves--)
    add_move (ledger, ledger->match, g_ptr_array_steal_index (ledger->line, ledger->line->len - 1));
  return ledger->line->len == 0;
}

void
relais_ledger_free (RelaisLedger *ledger)
{
  g_object_unref (ledger->match);
  g_ptr_array_unref (ledger->line);
  g_array_unref (ledger->entries);
  g_free (ledger);
}

guint
relais_ledger_size (const RelaisLedger *ledger)
{
  g_return_val_if_fail (ledger != NULL, 0);
  return ledger->entries->len;
}

/**
 * relais_ledger_entry:
 *
 * Returns: (nullable): in the order in which the points were got
 */
const RelaisLedgerEntry *
relais_ledger_entry (const RelaisLedger *ledger, guint i)
{
  g_return_val_if_fail (ledger != NULL, NULL);
  return i < ledger->entries->len ? &g_array_index (ledger->entries, RelaisLedgerEntry, i) : NULL;
}

int
relais_ledger_first (const RelaisLedger *ledger)
{
  g_return_val_if_fail (ledger != NULL, 0);
  return ledger->first;
}

int
relais_ledger_turns (const RelaisLedger *ledger)
{
  g_return_val_if_fail (ledger != NULL, 0);
  return ledger->turns;
}
