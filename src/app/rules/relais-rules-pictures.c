/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-rules-pictures.h"

#include <glib/gi18n.h>

#include "relais-rule-row.h"

void
relais_rules_pictures_add_turn (const RelaisGameUi *ui, GtkListBox *list)
{
  g_return_if_fail (ui != NULL && ui->turn != NULL);

  for (const RelaisTurnPart *part = ui->turn; part->sprite != NULL; part++)
    gtk_list_box_append (list, relais_rule_row_new_drawn (ui->pieces, part->sprite, _(part->title), _(part->text)));
}

void
relais_rules_pictures_add_parts (const RelaisGameUi *ui, GtkListBox *list)
{
  guint number = 1;

  g_return_if_fail (ui != NULL && ui->parts != NULL);

  for (const RelaisBoardPart *part = ui->parts; part->slot != NULL; part++)
    {
      /* TRANSLATORS: a part of the board: its number on the drawing, and what it is called */
      g_autofree char *title = g_strdup_printf (_("%1$u · %2$s"), number++, _(part->title));

      gtk_list_box_append (list, relais_rule_row_new (title, NULL, _(part->text), NULL));
    }
}

/* Two of one kind say the same, and messages say nothing. */
static gboolean
is_told (RelaisCard *card, GHashTable *told)
{
  const char *emblem = relais_card_get_emblem (card);

  return emblem != NULL && *emblem != '\0' && !g_str_equal (relais_card_get_kind (card), "message")
         && g_hash_table_add (told, (gpointer) g_intern_string (emblem));
}

void
relais_rules_pictures_add_cards (RelaisMatch *match, RelaisAddPicture add, gpointer data)
{
  const RelaisGame *game = relais_match_get_game (match);
  const RelaisGameUi *ui = relais_game_ui_find (game);
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
  g_autoptr (GListModel) cards = NULL;

  g_return_if_fail (RELAIS_IS_MATCH (match));

  if (ui == NULL || ui->emblems == NULL || !relais_lore_can_show_cards (game))
    return;
  cards = relais_lore_find (game)->cards (relais_match_get_view (match));
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (cards, i);

      if (is_told (card, told))
        add (relais_rule_row_new_drawn (ui->emblems, relais_card_get_emblem (card), relais_card_get_title (card), relais_card_get_text (card)),
             relais_card_get_group_title (card), data);
    }
}
