/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the parts of a setup's file are called, a path within another after it. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

const RelaisSetupPart loire_setup_parts[] = {
  { "options", N_("Rules") },
  { "shields", N_("Shields") },
  { "market", N_("Market") },
  { "circus", N_("Circus") },
  { "horses", N_("Free horses") },
  { "buildings", N_("Buildings") },
  { "supply", N_("Supply") },
  { "decks", N_("Decks") },
  { "turn", N_("Turn") },
  { "player", N_("Turn") },
  { "phase", N_("Turn") },
  { "used", N_("Turn") },
  { "pick", N_("Turn") },
  { "ending", N_("End of the game") },
  { "players_info", N_("Names of the players") },
  { "chance", N_("Chance of the computer players") },
  { "start", N_("As at the start") },
  { "seats", N_("What the players have") },
  /* TRANSLATORS: whose part of a setup's file; {number} counts from 1 */
  { "seats.#", N_("Player {number}") },
  { "edition", N_("Card values") },
  { "edition.characters", N_("Card values of the characters") },
  { "edition.messages", N_("Card values of the messages") },
  { "edition.palace", N_("Card values of the palaces") },
  { NULL, NULL },
};
