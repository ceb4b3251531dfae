/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game's lore must have, and what it may leave out as a whole. */

#include "relais-lore.h"

#include <string.h>

typedef enum
{
  PART_TEXTS,
  PART_COUNTS,
  PART_CARDS,
  PART_COSTS,
  PART_TRIALS,
  PART_SETUPS,
  PARTS
} Part;

typedef struct
{
  Part part;
  gsize offset;
  const char *name;
} Member;

#define MEMBER(part, name) { part, G_STRUCT_OFFSET (RelaisLore, name), #name }

static const Member members[] = {
  MEMBER (PART_TEXTS, title),
  MEMBER (PART_TEXTS, summary),
  MEMBER (PART_TEXTS, invitation),
  MEMBER (PART_TEXTS, introduction),
  MEMBER (PART_TEXTS, name_value),
  MEMBER (PART_TEXTS, decision_type),
  MEMBER (PART_TEXTS, revealed),
  MEMBER (PART_TEXTS, tell_move),
  MEMBER (PART_TEXTS, tell_event),
  MEMBER (PART_TEXTS, tell_turn),
  MEMBER (PART_TEXTS, name_place),
  MEMBER (PART_TEXTS, tell_place),
  MEMBER (PART_TEXTS, tell_position),
  MEMBER (PART_TEXTS, tell_result),
  MEMBER (PART_TEXTS, column_title),
  MEMBER (PART_TEXTS, rules),
  MEMBER (PART_TEXTS, chapters),
  MEMBER (PART_TEXTS, options),
  MEMBER (PART_COUNTS, setting),
  MEMBER (PART_COUNTS, fewer),
  MEMBER (PART_COUNTS, more),
  MEMBER (PART_CARDS, cards),
  MEMBER (PART_CARDS, refresh_cards),
  MEMBER (PART_CARDS, card_places),
  MEMBER (PART_CARDS, tell_decks),
  MEMBER (PART_CARDS, tell_basis),
  MEMBER (PART_COSTS, tell_cost),
  MEMBER (PART_COSTS, tell_price),
  MEMBER (PART_TRIALS, endings),
  MEMBER (PART_TRIALS, deeds),
  MEMBER (PART_SETUPS, tell_edition),
  MEMBER (PART_SETUPS, name_word),
  MEMBER (PART_SETUPS, setup_parts),
  MEMBER (PART_SETUPS, drafting),
};

static gboolean
has (const RelaisLore *lore, const Member *member)
{
  gpointer value;

  memcpy (&value, (const char *) lore + member->offset, sizeof value);
  return value != NULL;
}

/**
 * relais_lore_lacks:
 *
 * Returns: (nullable): a member that is missing although the part is there that
 *   it belongs to
 */
const char *
relais_lore_lacks (const RelaisLore *lore)
{
  gboolean there[PARTS] = { [PART_TEXTS] = TRUE };

  g_return_val_if_fail (lore != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (members); i++)
    if (has (lore, &members[i]))
      there[members[i].part] = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (members); i++)
    if (there[members[i].part] && !has (lore, &members[i]))
      return members[i].name;
  /* Trial games and scenarios begin with setups. */
  if ((there[PART_TRIALS] || lore->scenarios != NULL) && !there[PART_SETUPS])
    return "drafting";
  return NULL;
}

/**
 * relais_lore_check_all:
 *
 * Ends the program when a game's lore is not whole: it would crash later.
 */
void
relais_lore_check_all (void)
{
  for (gsize i = 0; relais_lores[i] != NULL; i++)
    {
      const char *lacks = relais_lore_lacks (relais_lores[i]);

      if (lacks != NULL)
        g_error ("the lore of %s lacks %s", relais_lores[i]->id, lacks);
    }
}

gboolean
relais_lore_can_show_cards (const RelaisGame *game)
{
  const RelaisLore *lore = relais_lore_find (game);

  g_return_val_if_fail (game != NULL, FALSE);
  return lore != NULL && lore->cards != NULL;
}

gboolean
relais_lore_can_edit_setups (const RelaisGame *game)
{
  const RelaisLore *lore = relais_lore_find (game);

  g_return_val_if_fail (game != NULL, FALSE);
  return lore != NULL && lore->drafting != NULL;
}

/**
 * relais_lore_setup_game:
 *
 * Returns: (nullable): the game that a new setup is of; NULL: none has an editor
 */
const RelaisGame *
relais_lore_setup_game (void)
{
  for (guint i = 0; relais_games[i] != NULL; i++)
    if (relais_lore_can_edit_setups (relais_games[i]))
      return relais_games[i];
  return NULL;
}
