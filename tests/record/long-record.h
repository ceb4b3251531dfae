/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <string.h>

#include "record/relais-record.h"

/* Records that are longer than any game: figures ride round and round and do
 * nothing else, so it never ends. */

typedef enum
{
  LONG_LINE,
  LONG_WIDE,                    /* each fourth move has others beside it */
  LONG_DEEP,                    /* each branch leaves another one: a few thousand moves fill a file */
} LongShape;

/* The nth of the legal moves that nobody gets anything by; -1: there is none. */
static inline int
long_idle_move (const RelaisRecord *record, const RelaisNode *node, const RelaisMove *moves, int n, guint nth)
{
  static const char *const wanted[] = { "done", "messenger ride", "merchant ride" };
  char buffer[RELAIS_MAX_MOVE_TEXT];
  RelaisText text;

  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    for (int k = 0; k < n; k++)
      {
        relais_text_init (&text, buffer, sizeof buffer);
        record->game->print_move (node->state, moves[k], &text);
        if (strncmp (buffer, wanted[i], strlen (wanted[i])) == 0 && nth-- == 0)
          return k;
      }
  return -1;
}

static inline RelaisRecord *
long_record (LongShape shape, guint moves, gboolean remarks)
{
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED };
  const RelaisGame *game = relais_games[0];
  RelaisMove legal[RELAIS_MAX_MOVES];
  RelaisRefusal why;
  RelaisRecord *record;
  RelaisNode *node;

  config.value[RELAIS_OPTION_PLAYERS] = 2;
  config.value[RELAIS_OPTION_SEED] = 7;
  record = relais_record_new (game, &config, &why);
  node = relais_tree_get_root (record->tree);
  for (guint made = 0; made < moves;)
    {
      int n = game->legal (relais_record_edition (record), node->state, legal);
      RelaisNode *parent = node;
      int first = long_idle_move (record, parent, legal, n, 0);
      int second = long_idle_move (record, parent, legal, n, 1);

      if (n == 0)
        g_error ("the game is over after %u moves", made);
      node = relais_tree_add (record->tree, parent, legal[MAX (first, 0)], &why);
      made++;
      if (remarks)
        node->remark = g_strdup_printf ("Remark %u says something about this move.", made);
      if (second >= 0 && (shape == LONG_DEEP || (shape == LONG_WIDE && parent->depth % 4 == 0)))
        {
          RelaisNode *other = relais_tree_add (record->tree, parent, legal[second], &why);

          made++;
          if (shape == LONG_DEEP)
            node = other;
        }
    }
  if (shape != LONG_DEEP)
    relais_tree_go (record->tree, node);
  return record;
}

static inline char *
long_text (LongShape shape, guint moves, gboolean remarks, gsize *length)
{
  g_autoptr (RelaisRecord) record = long_record (shape, moves, remarks);

  return relais_record_print (record, length);
}
