/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands in the place of the game for a while: all its cards, the analysis of it. */

#include "relais-game-page-private.h"

#include "app/cards/relais-card-page.h"
#include "relais-review-page.h"

/* To a move that the analysis tells about. */
static void
on_look (RelaisGamePage *self, gpointer node)
{
  self->at_result = FALSE;
  if (!adw_flap_get_folded (self->flap))
    adw_view_stack_set_visible_child_name (self->views, "history");
  gtk_stack_set_visible_child_name (self->screens, "game");
  relais_match_look (self->match, node);
  relais_game_page_update_stage (self);
  relais_page_begin (RELAIS_PAGE (self));
}

static void
on_closed (RelaisGamePage *self)
{
  gtk_stack_set_visible_child_name (self->screens, "game");
  relais_page_begin (RELAIS_PAGE (self));
}

void
relais_game_page_show_review (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisGamePage *self = user_data;
  GtkWidget *page = gtk_stack_get_child_by_name (self->screens, "review");

  if (page == NULL)
    {
      page = relais_review_page_new (self->match);
      g_signal_connect_object (page, "closed", G_CALLBACK (on_closed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "look", G_CALLBACK (on_look), self, G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->screens, page, "review");
    }
  gtk_stack_set_visible_child (self->screens, page);
  relais_review_page_begin (RELAIS_REVIEW_PAGE (page));
}

/**
 * relais_game_page_show_cards:
 * @id: (nullable): the card to tell about; NULL: none in particular
 */
void
relais_game_page_show_cards (RelaisGamePage *self, const char *id)
{
  GtkWidget *page;

  g_return_if_fail (RELAIS_IS_GAME_PAGE (self));

  page = gtk_stack_get_child_by_name (self->screens, "cards");
  if (page == NULL)
    {
      page = relais_card_page_new (self->match, self->decision);
      g_signal_connect_object (page, "closed", G_CALLBACK (on_closed), self, G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->screens, page, "cards");
    }
  gtk_stack_set_visible_child (self->screens, page);
  relais_card_page_show_card (RELAIS_CARD_PAGE (page), id);
}
