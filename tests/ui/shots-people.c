/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of who plays: opponents as they are chosen. */

#include <adwaita.h>

#include "app/loire/loire-seat-card.h"
#include "app/setup/relais-setup-page.h"
#include "app/setup/relais-setup-seat.h"
#include "app/shell/relais-new-game-page.h"
#include "display.h"
#include "model/relais-player-kind.h"
#include "shots-games.h"
#include "shots.h"

static void
shoot_opponents_chosen (Shots *shots)
{
  RelaisNewGame *new_game;

  relais_host_show_new_game (shots->window, FALSE);
  new_game = relais_new_game_page_get_new_game (RELAIS_NEW_GAME_PAGE (relais_host_get_page (shots->window)));
  while (relais_new_game_can_add (new_game))
    relais_new_game_add_seat (new_game);
  relais_new_game_set_kind (new_game, 1, "hard any");
  relais_new_game_set_kind (new_game, 2, "medium messenger");
  relais_new_game_set_kind (new_game, 3, "easy");
  shoot (shots, "new-game-opponents");
}

static void
shoot_seat_editor (Shots *shots)
{
  RelaisMatch *match = play_game (3, 7, 420, at_figure);
  GtkWidget *card, *button;

  relais_player_kind_give (match, relais_match_nth_seat (match, (guint) relais_match_get_seat (match)), "hard builder");
  show_game (shots, match);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "match.pause-computers", NULL);
  show_pane (shots, "players");
  settle (600);
  card = display_find_seen (GTK_WIDGET (shots->window), RELAIS_TYPE_LOIRE_SEAT_CARD);
  button = GTK_WIDGET (gtk_widget_get_template_child (card, RELAIS_TYPE_LOIRE_SEAT_CARD, "editor_button"));
  gtk_menu_button_popup (GTK_MENU_BUTTON (display_find_seen (button, GTK_TYPE_MENU_BUTTON)));
  shoot_popover (shots, "popover-temperament");
}

static void
shoot_seat_of_setup (Shots *shots)
{
  g_autoptr (RelaisDraft) draft = relais_draft_new (relais_game_find ((RelaisWord) { "loire", 5 }));

  relais_draft_use_random (draft, 7, NULL);
  relais_draft_set_seat_kind (draft, 0, "hard trader");
  relais_host_edit (shots->window, draft, NULL);
  relais_setup_page_show_view (RELAIS_SETUP_PAGE (relais_host_get_page (shots->window)), "players");
  settle (400);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (display_find_seen (GTK_WIDGET (shots->window), RELAIS_TYPE_SETUP_SEAT)), TRUE);
  shoot (shots, "setup-temperament");
}

void
shoot_opponents (Shots *shots)
{
  shoot_opponents_chosen (shots);
  shoot_seat_editor (shots);
  shoot_seat_of_setup (shots);
}
