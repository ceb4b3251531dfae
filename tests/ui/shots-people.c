/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of who plays, and of what came of it. */

#include <adwaita.h>

#include "app/loire/loire-seat-card.h"
#include "app/setup/relais-setup-page.h"
#include "app/setup/relais-setup-seat.h"
#include "app/shell/relais-new-game-page.h"
#include "app/shell/relais-statistics-dialog.h"
#include "display.h"
#include "model/relais-new-game.h"
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

static RelaisMatch *
count_game (Shots *shots, RelaisMatch *match, guint64 chance)
{
  RelaisRng rng;

  relais_rng_seed (&rng, chance);
  while (play_move (match, &rng))
    ;
  relais_statistics_count (relais_library_get_statistics (relais_program_get_library (shots->application)), match);
  return match;
}

/* Nothing yet; some games; a rematch with its running score. */
void
shoot_statistics (Shots *shots)
{
  RelaisStatistics *statistics = relais_library_get_statistics (relais_program_get_library (shots->application));
  g_autoptr (RelaisMatch) first = NULL;
  GtkWidget *dialog;
  GtkAdjustment *adjustment;

  g_free (relais_statistics_clear (statistics));
  relais_host_show_start (shots->window, NULL);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.statistics", NULL);
  shoot_other_window (shots, "statistics-none");
  for (guint i = 0; i < 14; i++)
    {
      g_autoptr (RelaisMatch) match = play_game (1 + (int) i % 3, 50 + i, 10, at_figure);

      for (guint seat = 1; seat <= i % 3; seat++)
        relais_player_kind_give (match, relais_match_nth_seat (match, seat), i % 2 == 0 ? "medium trader" : "easy");
      count_game (shots, match, i);
    }
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.statistics", NULL);
  shoot_other_window (shots, "statistics");
  dialog = relais_statistics_dialog_new (shots->window);
  gtk_window_present (GTK_WINDOW (dialog));
  settle (600);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (display_find_seen (dialog, GTK_TYPE_SCROLLED_WINDOW)));
  gtk_adjustment_set_value (adjustment, 530);
  shoot_other_window (shots, "statistics-charts");
  first = count_game (shots, play_game (2, 80, 10, at_figure), 1);
  show_game (shots, count_game (shots, relais_new_game_again (first, TRUE), 2));
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.show-result", NULL);
  shoot (shots, "result-rematch");
}
