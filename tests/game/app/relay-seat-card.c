/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relay-ui.h"

#include "app/art/relais-following.h"

typedef struct
{
  RelaisMatch *match;
  RelaisSeat *seat;
  GtkLabel *text;
} Card;

static void
refresh (Card *card)
{
  const RelaisView *view = relais_match_get_view (card->match);
  guint seat = relais_seat_get_index (card->seat);
  g_autofree char *hand = relay_tell_hand (view, seat);
  RelaisScore score = { 0 };
  g_autofree char *text = NULL;

  view->game->score (view->edition, &view->state, &score);
  text = g_strdup_printf ("%s: %d\n%s", relais_seat_get_name (card->seat), score.total[seat], hand);
  gtk_label_set_label (card->text, text);
}

static void
refresh_label (GtkWidget *label)
{
  refresh (g_object_get_data (G_OBJECT (label), "card"));
}

GtkWidget *
relais_relay_seat_card_new (RelaisMatch *match, RelaisSeat *seat)
{
  GtkWidget *label = gtk_label_new (NULL);
  Card *card = g_new (Card, 1);

  *card = (Card) { match, seat, GTK_LABEL (label) };
  gtk_label_set_wrap (card->text, TRUE);
  gtk_label_set_xalign (card->text, 0);
  gtk_widget_add_css_class (label, "card");
  g_object_set_data_full (G_OBJECT (label), "card", card, g_free);
  relais_follow (label, match, RELAIS_CHANGE_POSITION | RELAIS_CHANGE_SEATS, G_CALLBACK (refresh_label));
  refresh (card);
  return label;
}
