/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-game-ui.h"

#include <string.h>

/**
 * relais_game_ui_check_all:
 *
 * Ends the program when what a game draws does not go with what it tells.
 */
void
relais_game_ui_check_all (void)
{
  for (guint i = 0; relais_game_uis[i] != NULL; i++)
    {
      const RelaisGameUi *ui = relais_game_uis[i];
      const RelaisGame *game = relais_game_find ((RelaisWord) { ui->id, strlen (ui->id) });
      gboolean cards = ui->emblems != NULL && ui->cards != NULL && ui->card_frames != NULL;
      gboolean setups = ui->setup_lists != NULL && ui->setup_sections != NULL && ui->setup_field != NULL;

      if (game == NULL || relais_lore_find (game) == NULL || ui->pieces == NULL || ui->scene_new == NULL
          || (relais_lore_can_show_cards (game) && !cards) || (relais_lore_can_edit_setups (game) && !setups))
        g_error ("what is drawn of %s is not whole", ui->id);
    }
}

/**
 * relais_game_ui_find:
 *
 * Returns: (transfer none) (nullable): NULL for a game that has no board
 */
const RelaisGameUi *
relais_game_ui_find (const RelaisGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; relais_game_uis[i] != NULL; i++)
    if (g_str_equal (relais_game_uis[i]->id, game->id))
      return relais_game_uis[i];
  return NULL;
}

const char *
relais_seat_badge (const char *colour)
{
  g_autofree char *sprite = g_strconcat ("seat-badge-", colour, NULL);

  return g_intern_string (sprite);
}
