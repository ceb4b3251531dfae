/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A record as a game on its page: the board, and in some of the inputs each of
 * the panes, the cards, the result, and what somebody does with it. */

#include "app/game/relais-game-page.h"
#include "app/shell/relais-window-private.h"
#include "fuzz-desk.h"
#include "relais-decision.h"
#include "relais-lore.h"

#define ANSWERS 3

static RelaisMatch *
load (const uint8_t *data, size_t size)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = fuzz_copy (data, size);
  g_autoptr (RelaisRecord) partial = NULL;
  g_autoptr (RelaisRecord) record = relais_record_parse (text, size, &partial, problems);

  /* What is damaged can be opened as far as it goes. */
  if (record == NULL)
    record = g_steal_pointer (&partial);
  if (record == NULL || relais_lore_find (record->game) == NULL)
    return NULL;
  return relais_match_new (g_steal_pointer (&record));
}

static void
act (RelaisGamePage *page, const char *name)
{
  GActionGroup *actions = relais_page_get_actions (RELAIS_PAGE (page), "match");

  if (g_action_group_get_action_enabled (actions, name))
    g_action_group_activate_action (actions, name, NULL);
}

static void
look_at_history (RelaisGamePage *page)
{
  static const char *const commands[] = { "look-previous", "look-start", "look-next", "look-present" };

  relais_page_show_view (RELAIS_PAGE (page), "history");
  fuzz_desk_look ();
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    act (page, commands[i]);
}

static void
look_at_cards (RelaisGamePage *page)
{
  relais_page_show_view (RELAIS_PAGE (page), "cards");
}

static void
take_back (RelaisGamePage *page)
{
  static const char *const commands[] = { "undo", "undo-turn", "redo" };

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    act (page, commands[i]);
}

static void
answer (RelaisGamePage *page)
{
  RelaisDecision *decision = relais_game_page_get_decision (page);

  act (page, "try");
  for (guint i = 0; i < ANSWERS; i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (relais_decision_get_choices (decision), i);

      if (choice != NULL)
        relais_decision_choose (decision, choice);
    }
  fuzz_desk_look ();
  act (page, "drop-trial");
}

static void
look_at_all_cards (RelaisGamePage *page)
{
  relais_game_page_show_cards (page, NULL);
}

/* At the end, and where it was not reached, there is a result too, with its chart. */
static void
look_at_result (RelaisGamePage *page)
{
  RelaisMatch *match = relais_page_get_match (RELAIS_PAGE (page));

  if (!relais_match_is_over (match))
    relais_match_end_early (match);
  relais_game_page_show_result (page);
}

static const struct
{
  void (*act) (RelaisGamePage *page);
  guint one_in;
} acts[] = {
  { look_at_history, 8 },
  { look_at_cards, 16 },
  { take_back, 4 },
  { answer, 4 },
  { look_at_all_cards, 32 },
  { look_at_result, 8 },
};

void
fuzz_input (const uint8_t *data, size_t size)
{
  g_autoptr (RelaisMatch) match = load (data, size);

  if (match == NULL)
    return;
  relais_window_show_page (RELAIS_WINDOW (fuzz_desk_window ()), relais_game_page_new (fuzz_desk_window (), match, NULL), FALSE);
  fuzz_desk_look ();
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    if (fuzz_one_in (acts[i].one_in, i, data, size))
      {
        acts[i].act (RELAIS_GAME_PAGE (relais_host_get_page (fuzz_desk_window ())));
        fuzz_desk_look ();
      }
  fuzz_desk_clear ();
}
