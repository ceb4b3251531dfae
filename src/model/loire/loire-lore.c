/* SPDX-License-Identifier: GPL-3.0-or-later */

/* La Loire's entry in the table of what is told about games. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

#include "loire-decision.h"
#include "loire-draft.h"

const RelaisChoreText loire_chores[] = {
  { "finish-stops", N_("Finish Stops Automatically"),
    N_("When the first figure has nothing left to do where it stands, the second one is next at once."), TRUE, "finish-stops" },
  { NULL, NULL, NULL, FALSE, NULL },
};

const RelaisLore relais_lore_loire = {
  .id = "loire",
  .title = N_("La Loire"),
  .summary = N_("Trade, build and deliver messages between Nantes and Orléans"),
  .invitation = N_("Ride along the Loire: trade, build and carry messages from castle to castle."),
  .solo_aim = N_("Alone, you play for as many points as you can in the turns that you have."),
  .introduction = loire_introduction,
  .name_value = loire_name_value,
  .decision_type = relais_loire_decision_get_type,
  .chores = loire_chores,
  .card_choices = "pick",
  .setting = N_("Horses to ride with"),
  .fewer = N_("Fewer horses"),
  .more = N_("More horses"),
  .first_seat = "first_player",
  .revealed = N_("A message was revealed: this cannot be taken back in a game with strict undo."),
  .tell_move = loire_tell_move,
  .told_together = loire_told_together,
  .tell_event = loire_tell_event,
  .tell_turn = loire_tell_turn,
  .name_place = loire_name_place,
  .tell_place = loire_tell_place,
  .tell_position = loire_tell_position,
  .tell_change = loire_tell_change,
  .tell_reason = loire_tell_reason,
  .tell_means = loire_tell_means,
  .tell_errands = loire_tell_errands,
  .tell_prices = loire_tell_prices,
  .tell_wanderer = loire_tell_circus,
  .tell_result = loire_tell_result,
  .places_of = loire_places_of,
  .card_places = loire_card_places,
  .column_title = loire_column_title,
  .rules = loire_rule_texts,
  .chapters = loire_rule_chapters,
  .options = loire_option_texts,
  .by_language = loire_language_options,
  .presets = loire_preset_ids,
  .preset_title = loire_preset_title,
  .scenarios = loire_scenario_texts,
  .lesson = &loire_lesson,
  .hints = loire_hints,
  .cards = loire_cards,
  .refresh_cards = loire_refresh_cards,
  .tell_decks = loire_tell_decks,
  .tell_basis = loire_tell_basis,
  .card_filters = loire_card_filters,
  .tell_cost = loire_tell_cost,
  .tell_price = loire_tell_price,
  .tell_edition = loire_tell_edition,
  .name_word = loire_name_word,
  .endings = loire_ending_texts,
  .deeds = loire_deed_texts,
  .tempers = loire_temper_texts,
  .uses = loire_uses_told,
  .name_use = loire_name_use,
  .setup_parts = loire_setup_parts,
  .drafting = &relais_drafting_loire,
};
