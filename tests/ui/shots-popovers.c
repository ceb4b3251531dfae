/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of what comes up over the page of a game. */

#include <adwaita.h>

#include "../model/deciding.h"
#include "app/answers/relais-choice-fold.h"
#include "app/cards/relais-card-offer.h"
#include "app/board/relais-board-place.h"
#include "app/cards/relais-card-button.h"
#include "app/game/relais-history-line.h"
#include "app/game/relais-task-bar.h"
#include "app/loire/loire-seat-card.h"
#include "display.h"
#include "model/relais-lore.h"
#include "model/relais-scenario.h"
#include "shots-games.h"
#include "shots.h"

static gboolean
is_called (GtkWidget *widget, gconstpointer name)
{
  return RELAIS_IS_BOARD_PLACE (widget) && g_str_equal (relais_board_place_get_id (RELAIS_BOARD_PLACE (widget)), name);
}

/* Where both figures can ride, and one of them delivers. */
static const char *
place_for_both (RelaisDecision *asked)
{
  for (guint i = 0; i < LOIRE_LOCATIONS; i++)
    {
      g_autoptr (GListModel) choices = relais_decision_at_place (asked, loire_locations[i]);
      guint possible = 0, suggested = 0;

      for (guint c = 0; c < g_list_model_get_n_items (choices); c++)
        {
          g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, c);

          possible += relais_choice_get_reason (choice) == NULL;
          suggested += relais_choice_get_suggested (choice) ? 1 : 0;
        }
      if (possible > 1 && suggested > 0)
        return loire_locations[i];
    }
  return NULL;
}

static void
shoot_board_choices (Shots *shots)
{
  for (guint game = 0; game < 400; game++)
    {
      RelaisMatch *match = play_game (3, 1 + game % 20, 20 + game / 20 * 7, at_figure);
      g_autoptr (RelaisDecision) asked = deciding (match);
      const char *place = place_for_both (asked);

      if (place == NULL)
        {
          g_object_unref (match);
          continue;
        }
      show_game (shots, match);
      settle (600);
      gtk_widget_activate_action (display_find_where (GTK_WIDGET (shots->window), is_called, place), "place.press", NULL);
      shoot_popover (shots, "popover-board-choices");
      return;
    }
}

static gboolean
is_fold_of (GtkWidget *widget, gconstpointer title)
{
  return RELAIS_IS_CHOICE_FOLD (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_label_get_text (GTK_LABEL (gtk_widget_get_template_child (widget, RELAIS_TYPE_CHOICE_FOLD, "heading"))), title) == 0;
}

/* What is folded behind one button of the bar: a list, or a page of cards where there is room for these. */
static void
shoot_fold (Shots *shots, RelaisMatch *match, const char *group)
{
  g_autofree char *page = g_strconcat ("popover-", group, NULL);
  g_autoptr (RelaisChoice) head = NULL;
  GtkWidget *fold;

  show_game (shots, match);
  settle (600);
  head = relais_decision_get_head (decision (shots), group);
  fold = head != NULL ? display_find_where (GTK_WIDGET (shots->window), is_fold_of, relais_choice_get_title (head)) : NULL;
  if (fold == NULL)
    return;
  relais_choice_fold_open (RELAIS_CHOICE_FOLD (fold));
  if (display_find_seen (GTK_WIDGET (shots->window), RELAIS_TYPE_CARD_OFFER) != NULL)
    shoot (shots, page);
  else
    shoot_popover (shots, page);
}

/* What a narrow window has no room for has no picture there. */
static void
shoot_menu (Shots *shots, GtkWidget *button, const char *page)
{
  if (button != NULL && !GTK_IS_MENU_BUTTON (button))
    button = display_find_seen (button, GTK_TYPE_MENU_BUTTON);
  if (button == NULL)
    {
      g_print ("There is no button for %s\n", page);
      return;
    }
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  shoot_popover (shots, page);
}

/* The move that was made last, which the list shows. */
static gboolean
is_current (GtkWidget *widget, gconstpointer data)
{
  return RELAIS_IS_HISTORY_LINE (widget) && gtk_widget_has_css_class (widget, "current");
}

static void
shoot_pane_popovers (Shots *shots)
{
  GtkWidget *card, *line;

  show_game (shots, play_game (3, 7, 420, at_figure));
  show_pane (shots, "players");
  settle (600);
  card = display_find_seen (GTK_WIDGET (shots->window), RELAIS_TYPE_LOIRE_SEAT_CARD);
  shoot_menu (shots, GTK_WIDGET (gtk_widget_get_template_child (card, RELAIS_TYPE_LOIRE_SEAT_CARD, "editor_button")),
              "popover-name-and-colour");
  shoot_menu (shots, GTK_WIDGET (gtk_widget_get_template_child (card, RELAIS_TYPE_LOIRE_SEAT_CARD, "delivered_button")),
              "popover-delivered");
  shoot_menu (shots, display_find_seen (card, RELAIS_TYPE_CARD_BUTTON), "popover-card");
  show_pane (shots, "history");
  /* rows are made by and by */
  do
    settle (600);
  while ((line = display_find_where (GTK_WIDGET (shots->window), is_current, NULL)) == NULL);
  gtk_widget_activate_action (line, "line.menu", NULL);
  shoot_popover (shots, "popover-history-menu");
  gtk_widget_activate_action (line, "line.remark", NULL);
  shoot_popover (shots, "popover-remark");
  show_pane (shots, "players");
}

static void
shoot_task (Shots *shots)
{
  RelaisScenario *scenario = relais_scenarios_find (relais_scenarios_get (), "castle-by-dusk");
  g_autoptr (RelaisMatch) match = relais_scenario_start (scenario);
  GtkWidget *bar;

  relais_host_play (shots->window, match, NULL);
  settle (1000);
  bar = display_find_seen (GTK_WIDGET (shots->window), RELAIS_TYPE_TASK_BAR);
  shoot_menu (shots, bar, "popover-task");
}

void
shoot_popovers (Shots *shots)
{
  shoot_board_choices (shots);
  shoot_fold (shots, play_game (3, 9, 200, at_circus_stop), "hire");
  shoot_fold (shots, play_game (4, 5, 150, at_city), "build");
  shoot_fold (shots, play_game (4, 5, 150, at_city), "sell-some-wood");
  shoot_pane_popovers (shots);
  shoot_task (shots);
}
