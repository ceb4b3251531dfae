/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of the table: what is asked, what is told of it, and who else plays. */

#include "../model/deciding.h"
#include "app/answers/relais-choice-button.h"
#include "app/board/relais-board-view.h"
#include "app/game/relais-advice-panel.h"
#include "display.h"
#include "model/relais-player-kind.h"
#include "model/relais-review.h"
#include "shots-games.h"
#include "shots.h"

/* What has only one site is offered with it, and there is no question to come to. */
static void
press (Shots *shots, const char *id)
{
  RelaisChoice *choice = deciding_look_for (decision (shots), id);

  if (choice != NULL)
    relais_decision_choose (decision (shots), choice);
}

void
shoot_decisions (Shots *shots)
{
  shoot_game (shots, play_game (2, 4, 0, at_figure), "game-first-turn");
  shoot_game (shots, play_game (3, 7, 120, at_figure), "game-figure");
  press (shots, "figure merchant");
  shoot (shots, "game-ride");
  shoot_game (shots, play_game (4, 11, 250, at_second_figure), "game-second-figure");
  shoot_game (shots, play_game (3, 5, 150, at_village), "game-village");
  shoot_game (shots, play_game (4, 5, 150, at_city), "game-city");
  press (shots, "build farm");
  shoot (shots, "game-build");
  show_game (shots, play_game (3, 5, 100, at_castle));
  press (shots, "build castle");
  shoot (shots, "game-build-castle");
  shoot_game (shots, play_game (3, 9, 200, at_circus_stop), "game-hire");
  shoot_game (shots, play_game (3, 21, 200, at_messenger), "game-messenger");
  shoot_game (shots, play_game (3, 2, 150, at_pick), "game-pick");
  shoot_game (shots, play_game (3, 2, 150, at_spy), "game-spy");
  shoot_game (shots, play_game (2, 3, 60, at_circus), "game-circus");
  shoot_game (shots, play_game (2, 8, 20, at_collect), "game-collect");
  shoot_game (shots, play_game (1, 6, 150, at_figure), "game-solo");
  shoot_game (shots, play_game (4, 30, 1500, at_figure), "game-many-cards");
}

/* Says that it cannot be done, and why. */
void
shoot_reason (Shots *shots)
{
  GListModel *choices;

  show_game (shots, play_game (3, 21, 200, at_messenger));
  settle (600);
  choices = relais_decision_get_choices (decision (shots));
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);
      GtkWidget *button = display_find_seen (GTK_WIDGET (shots->window), RELAIS_TYPE_CHOICE_BUTTON);

      while (button != NULL && relais_choice_button_get_choice (RELAIS_CHOICE_BUTTON (button)) != choice)
        button = gtk_widget_get_next_sibling (button);
      if (button == NULL || relais_choice_get_reason (choice) == NULL)
        continue;
      gtk_widget_activate (button);
      shoot_popover (shots, "reason");
      return;
    }
}

/* What is told of the place under the pointer. */
void
shoot_callout (Shots *shots)
{
  GtkWidget *board;
  g_autoptr (GListModel) controllers = NULL;
  static const double at[][2] = { { 0.5, 0.32 }, { 0.05, 0.6 }, { 0.93, 0.9 } };

  show_game (shots, play_game (3, 7, 120, at_figure));
  press (shots, "figure merchant");
  settle (600);
  board = display_find_seen (GTK_WIDGET (shots->window), RELAIS_TYPE_BOARD_VIEW);
  controllers = gtk_widget_observe_controllers (board);
  for (guint k = 0; k < G_N_ELEMENTS (at); k++)
    {
      g_autofree char *page = g_strdup_printf ("callout-%u", k + 1);

      for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

          if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
            g_signal_emit_by_name (controller, "motion", at[k][0] * gtk_widget_get_width (board),
                                   at[k][1] * gtk_widget_get_height (board));
        }
      settle (600);
      shoot (shots, page);
    }
}

/* What would come of an answer that is pointed at. */
static void
shoot_preview (Shots *shots, RelaisMatch *match, const char *first, const char *prefix, const char *page)
{
  GListModel *choices;

  show_game (shots, match);
  if (first != NULL)
    press (shots, first);
  settle (900);
  choices = relais_decision_get_choices (decision (shots));
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (!g_str_has_prefix (relais_choice_get_id (choice), prefix) || relais_choice_get_reason (choice) != NULL)
        continue;
      relais_decision_point (decision (shots), choice);
      shoot (shots, page);
      relais_decision_point (decision (shots), NULL);
      return;
    }
}

void
shoot_previews (Shots *shots)
{
  shoot_preview (shots, play_game (3, 7, 120, at_figure), "figure merchant", "merchant ride", "preview-ride");
  shoot_preview (shots, play_game (3, 5, 150, at_village), NULL, "buy", "preview-buy");
  shoot_preview (shots, play_game (4, 5, 150, at_city), NULL, "sell", "preview-sell");
  shoot_preview (shots, play_game (4, 5, 150, at_city), "build farm", "build", "preview-build");
  shoot_preview (shots, play_game (3, 21, 200, at_messenger), NULL, "message", "preview-message");
  shoot_preview (shots, play_game (2, 3, 60, at_circus), NULL, "circus", "preview-circus");
}

/* The turn has passed to the next one: what happened stands beside the board, and a player's card is above it. */
void
shoot_recap (Shots *shots)
{
  RelaisMatch *match = play_game (3, 7, 150, at_figure);
  int turn = relais_match_get_turn (match);
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  show_game (shots, match);
  while (relais_match_get_turn (match) < turn + 3 && play_move (match, &rng))
    ;
  shoot (shots, "recap");
  shoot_game (shots, play_game (4, 13, 420, at_figure), "four-players");
}

/* A computer player is about to play, and is held. */
void
shoot_watching (Shots *shots)
{
  RelaisMatch *match = play_game (3, 7, 120, at_figure);

  for (guint i = 0; i < 3; i++)
    relais_player_kind_give (match, relais_match_nth_seat (match, i), "hard");
  show_game (shots, match);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "match.pause-computers", NULL);
  shoot (shots, "game-watching");
}

static void
ask_for_hint (Shots *shots, RelaisMatch *match, const char *page)
{
  GtkWidget *panel;

  show_game (shots, match);
  settle (600);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "match.hint", NULL);
  panel = display_find_seen (GTK_WIDGET (shots->window), RELAIS_TYPE_ADVICE_PANEL);
  display_until (display_find_seen (panel, GTK_TYPE_LIST_BOX_ROW) != NULL && display_find_seen (panel, GTK_TYPE_SPINNER) == NULL);
  shoot (shots, page);
}

/* The best answers to a question and why, and what the tutor says before a weak one. */
void
shoot_hint (Shots *shots)
{
  GSettings *settings = relais_program_get_settings (shots->application);
  GListModel *choices;

  ask_for_hint (shots, play_game (3, 7, 120, at_figure), "hint-ride");
  ask_for_hint (shots, play_game (4, 5, 150, at_city), "hint-city");
  ask_for_hint (shots, play_game (1, 6, 150, at_figure), "hint-solo");
  g_settings_set_boolean (settings, "tutor", TRUE);
  ask_for_hint (shots, play_game (3, 7, 120, at_figure), "hint-prepared");
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "match.hint", NULL);
  press (shots, "figure merchant");
  choices = relais_decision_get_choices (decision (shots));
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_choice_get_reason (choice) == NULL && !relais_decision_choose (decision (shots), choice))
        {
          shoot (shots, "tutor");
          break;
        }
      if (relais_choice_get_reason (choice) == NULL)
        break;
    }
  g_settings_reset (settings, "tutor");
}

/* The analysis of a game before it is begun, and when it is known. */
void
shoot_review (Shots *shots)
{
  RelaisMatch *match = play_game (3, 7, 260, at_figure);
  g_autoptr (RelaisReview) review = relais_review_new (match);

  show_game (shots, match);
  settle (600);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "match.review", NULL);
  shoot (shots, "review-start");
  relais_review_begin (review, 12);
  display_until (!relais_review_get_running (review));
  show_game (shots, g_object_ref (match));
  settle (300);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "match.review", NULL);
  shoot (shots, "review");
}
