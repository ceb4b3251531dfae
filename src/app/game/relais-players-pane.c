/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-players-pane.h"

#include "app/art/relais-game-ui.h"
#include "app/old-gtk/relais-template.h"

struct _RelaisPlayersPane
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  GtkBox *seats;
  GtkBox *stock;
  GtkWidget *cards[RELAIS_MAX_SEATS];
};

enum
{
  PROP_MATCH = 1,
  N_PROPS
};

enum
{
  LIGHT_PLACES,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisPlayersPane, relais_players_pane, GTK_TYPE_WIDGET)

static void
on_light (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree const char **places = g_variant_get_strv (parameter, NULL);

  g_signal_emit (widget, signals[LIGHT_PLACES], 0, places);
}

/* The turn's player on top, the one who moved last at the bottom; at the end of
 * the game the winner on top, as in the result. */
static void
sort (RelaisPlayersPane *self)
{
  const RelaisView *view = relais_match_get_view (self->match);
  guint n = g_list_model_get_n_items (relais_match_get_seats (self->match));
  guint first = (guint) view->game->seat (&view->state);
  guint order[RELAIS_MAX_SEATS];
  GtkWidget *previous = NULL;

  for (guint i = 0; i < n; i++)
    order[i] = (first + i) % n;
  if (relais_match_is_over (self->match) && !relais_match_is_looking_back (self->match))
    relais_match_rank (self->match, order);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *card = self->cards[order[i]];

      if (card == NULL)
        continue;
      gtk_box_reorder_child_after (self->seats, card, previous);
      previous = card;
    }
}

static void
clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
fill (RelaisPlayersPane *self)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (self->match));
  guint n = g_list_model_get_n_items (relais_match_get_seats (self->match));

  for (guint i = 0; ui != NULL && ui->seat_card_new != NULL && i < n; i++)
    {
      self->cards[i] = ui->seat_card_new (self->match, relais_match_nth_seat (self->match, i));
      gtk_box_append (self->seats, self->cards[i]);
    }
  if (ui != NULL && ui->stock_new != NULL)
    gtk_box_append (self->stock, ui->stock_new (self->match));
  sort (self);
}

static void
set_match (RelaisPlayersPane *self, RelaisMatch *match)
{
  if (self->match != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->match, self);
      clear (self->seats);
      clear (self->stock);
      memset (self->cards, 0, sizeof self->cards);
    }
  g_set_object (&self->match, match);
  if (match == NULL)
    return;
  g_signal_connect_object (match, "applied", G_CALLBACK (sort), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "reset", G_CALLBACK (sort), self, G_CONNECT_SWAPPED);
  fill (self);
}

static void
relais_players_pane_dispose (GObject *object)
{
  RelaisPlayersPane *self = RELAIS_PLAYERS_PANE (object);

  if (self->seats != NULL)
    set_match (self, NULL);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_PLAYERS_PANE);
  G_OBJECT_CLASS (relais_players_pane_parent_class)->dispose (object);
}

static void
relais_players_pane_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, RELAIS_PLAYERS_PANE (object)->match); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_players_pane_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH: set_match (RELAIS_PLAYERS_PANE (object), g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_players_pane_class_init (RelaisPlayersPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_players_pane_dispose;
  object_class->get_property = relais_players_pane_get_property;
  object_class->set_property = relais_players_pane_set_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[LIGHT_PLACES] = g_signal_new ("light-places", RELAIS_TYPE_PLAYERS_PANE, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRV);

  gtk_widget_class_install_action (widget_class, "players.light", "as", on_light);
  gtk_widget_class_set_css_name (widget_class, "playerspane");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-players-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayersPane, seats);
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayersPane, stock);
}

static void
relais_players_pane_init (RelaisPlayersPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
