/* SPDX-License-Identifier: GPL-3.0-or-later */

/* La Loire's entry in the table of what is drawn of games. */

#include "loire-table.h"

#include <glib/gi18n.h>
#include <string.h>

#include "loire-scene.h"
#include "loire-seat-card.h"
#include "loire-seat-line.h"
#include "loire-sounds.h"
#include "loire-stock.h"

static const char *const setup_lists[] = { "shields", "market", NULL };
static const RelaisSetupSectionText setup_sections[] = {
  { "horses", N_("Free horses") },
  { "buildings", N_("Buildings") },
  { NULL, NULL },
};

/* "merchant-1" has "seats.1.merchant.horses". */
static char *
setup_field (const char *piece)
{
  for (guint i = 0; i < LOIRE_FIGURES; i++)
    {
      const char *figure = relais_loire_figures[i];

      if (g_str_has_prefix (piece, figure) && piece[strlen (figure)] == '-')
        return g_strdup_printf ("seats.%s.%s.horses", piece + strlen (figure) + 1, figure);
    }
  return NULL;
}

const RelaisGameUi relais_game_ui_loire = {
  .id = "loire",
  .pieces = "loire-pieces",
  .emblems = "loire-emblems",
  .cards = "loire-cards",
  .setup_lists = setup_lists,
  .setup_sections = setup_sections,
  .setup_field = setup_field,
  .scene_new = relais_loire_scene_new,
  .seat_card_new = relais_loire_seat_card_new,
  .seat_line_new = relais_loire_seat_line_new,
  .stock_new = relais_loire_stock_new,
  .sound_of = loire_sound_of,
};
