/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-players-pane.h"

#include <string.h>

#include "app/art/relais-game-ui.h"
#include "app/kit/relais-focus.h"
#include "app/old-gtk/relais-template.h"
#include "relais-recap.h"

/* Around and between the parts, in the template and the style. */
#define AROUND 20
#define BETWEEN 10
/* What a recap takes at most of what cards need. */
#define RECAP 120
/* Lower than that the recap gives way to the card. */
#define LOW 600
/* Of a window, what is above and below the pane. */
#define ABOVE 100

struct _RelaisPlayersPane
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  GtkBox *lines;
  GtkBox *seats;
  GtkBox *stock;
  RelaisRecap *recap;
  GtkWidget *cards[RELAIS_MAX_SEATS];
  GtkWidget *buttons[RELAIS_MAX_SEATS]; /* with the lines; NULL: the game has none */
  int heights[RELAIS_MAX_SEATS];        /* of the cards, when they were last seen */
  int width, height;            /* that it has, or is going to have */
  gboolean crowded;
  guint chosen;                 /* whose card is shown where there is no room for all */
  int turn;                     /* that it was chosen in */
  guint tick;                   /* there is another room in the next frame */
};

enum
{
  PROP_MATCH = 1,
  PROP_RECAPS,
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

static guint
count_seats (RelaisPlayersPane *self)
{
  return g_list_model_get_n_items (relais_match_get_seats (self->match));
}

static int
height_of (RelaisPlayersPane *self, GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, self->width - AROUND, NULL, &natural, NULL, NULL);
  return natural;
}

static int
wanted_height (RelaisPlayersPane *self)
{
  int height = AROUND + height_of (self, GTK_WIDGET (self->stock)) + MIN (height_of (self, GTK_WIDGET (self->recap)), RECAP);

  for (guint i = 0; i < count_seats (self); i++)
    {
      /* What is hidden has no height. */
      if (gtk_widget_get_visible (self->cards[i]))
        self->heights[i] = height_of (self, self->cards[i]);
      height += self->heights[i] + BETWEEN;
    }
  return height;
}

static gboolean
is_crowded (RelaisPlayersPane *self)
{
  return self->buttons[0] != NULL && count_seats (self) > 1 && self->height > 0 && wanted_height (self) > self->height;
}

/* Whose turn it is: filled with the colour, as on the card. */
static void
mark_line (RelaisPlayersPane *self, guint i, gboolean active)
{
  const char *colour = relais_seat_get_colour (relais_match_nth_seat (self->match, i));
  g_autofree char *style = g_strconcat ("seat-", colour, NULL);
  const char *classes[] = { "seat-line", active ? "seat-fill" : "seat-edge", style, active ? NULL : "flat", NULL };

  gtk_widget_set_css_classes (self->buttons[i], classes);
}

/* The keyboard goes on at the line of what is hidden. */
static void
show_card (RelaisPlayersPane *self, guint i, gboolean shown)
{
  GtkWidget *focus = relais_focus_get (GTK_WIDGET (self));

  if (!shown && focus != NULL && (focus == self->cards[i] || gtk_widget_is_ancestor (focus, self->cards[i])))
    gtk_widget_grab_focus (self->buttons[i]);
  gtk_widget_set_visible (self->cards[i], shown);
}

static void
arrange (RelaisPlayersPane *self)
{
  const RelaisView *view = relais_match_get_view (self->match);
  guint active = (guint) view->game->seat (&view->state);
  int turn = view->game->turn (&view->state);

  if (turn != self->turn)
    self->chosen = active;
  self->turn = turn;
  self->crowded = is_crowded (self);
  gtk_widget_set_visible (GTK_WIDGET (self->lines), self->crowded);
  relais_recap_set_low (self->recap, self->crowded && self->height < LOW);
  for (guint i = 0; i < count_seats (self); i++)
    {
      show_card (self, i, !self->crowded || i == self->chosen);
      if (self->buttons[i] == NULL)
        continue;
      mark_line (self, i, i == active && !relais_match_is_over (self->match));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), i == self->chosen);
    }
}

/* When cards and lines are as they are now. */
static void
on_settled (RelaisPlayersPane *self, RelaisChange what)
{
  if (self->cards[0] != NULL && (what & (RELAIS_CHANGE_POSITION | RELAIS_CHANGE_SEATS)) != 0)
    arrange (self);
}

static void
on_toggled (RelaisPlayersPane *self, GtkToggleButton *button)
{
  for (guint i = 0; i < count_seats (self); i++)
    if (self->buttons[i] == GTK_WIDGET (button) && gtk_toggle_button_get_active (button) && self->chosen != i)
      {
        self->chosen = i;
        arrange (self);
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
add_line (RelaisPlayersPane *self, guint i, GtkWidget *line)
{
  self->buttons[i] = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->buttons[i]), line);
  if (i > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->buttons[i]), GTK_TOGGLE_BUTTON (self->buttons[0]));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_RELATION_LABELLED_BY, line, NULL, -1);
  g_signal_connect_object (self->buttons[i], "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->lines, self->buttons[i]);
}

static void
add_seat (RelaisPlayersPane *self, const RelaisGameUi *ui, guint i)
{
  RelaisSeat *seat = relais_match_nth_seat (self->match, i);

  self->cards[i] = ui->seat_card_new (self->match, seat);
  gtk_box_append (self->seats, self->cards[i]);
  if (ui->seat_line_new != NULL)
    add_line (self, i, ui->seat_line_new (self->match, seat));
}

static void
fill (RelaisPlayersPane *self)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (self->match));

  for (guint i = 0; ui != NULL && ui->seat_card_new != NULL && i < count_seats (self); i++)
    add_seat (self, ui, i);
  if (ui != NULL && ui->stock_new != NULL)
    gtk_box_append (self->stock, ui->stock_new (self->match));
  on_settled (self, RELAIS_CHANGE_POSITION);
}

static void
empty (RelaisPlayersPane *self)
{
  g_signal_handlers_disconnect_by_data (self->match, self);
  clear (self->lines);
  clear (self->seats);
  clear (self->stock);
  memset (self->cards, 0, sizeof self->cards);
  memset (self->buttons, 0, sizeof self->buttons);
  self->turn = -1;
}

static void
set_match (RelaisPlayersPane *self, RelaisMatch *match)
{
  if (self->match != NULL)
    empty (self);
  g_set_object (&self->match, match);
  g_object_set (self->recap, "match", match, NULL);
  if (match == NULL)
    return;
  g_signal_connect_object (match, "settled", G_CALLBACK (on_settled), self, G_CONNECT_SWAPPED);
  fill (self);
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RelaisPlayersPane *self = RELAIS_PLAYERS_PANE (widget);

  self->tick = 0;
  on_settled (self, RELAIS_CHANGE_POSITION);
  return G_SOURCE_REMOVE;
}

static void
relais_players_pane_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisPlayersPane *self = RELAIS_PLAYERS_PANE (widget);
  gboolean other = width != self->width || height != self->height;

  gtk_widget_size_allocate (gtk_widget_get_first_child (widget), &(GtkAllocation) { 0, 0, width, height }, baseline);
  self->width = width;
  self->height = height;
  /* What is seen in a frame is settled before it is laid out. */
  if (other && self->cards[0] != NULL && is_crowded (self) != self->crowded && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (widget, on_tick, NULL, NULL);
}

static void
relais_players_pane_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

/* As high as the window is going to leave it, so that nothing is laid out twice. */
static void
relais_players_pane_root (GtkWidget *widget)
{
  RelaisPlayersPane *self = RELAIS_PLAYERS_PANE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  int width, height = 0;

  GTK_WIDGET_CLASS (relais_players_pane_parent_class)->root (widget);
  if (self->height > 0 || !GTK_IS_WINDOW (root))
    return;
  height = gtk_widget_get_height (GTK_WIDGET (root));
  if (height == 0)
    gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  self->height = MAX (height - ABOVE, 0);
  on_settled (self, RELAIS_CHANGE_POSITION);
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
  RelaisPlayersPane *self = RELAIS_PLAYERS_PANE (object);

  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, self->match); break;
    case PROP_RECAPS: g_object_get_property (G_OBJECT (self->recap), "enabled", value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_players_pane_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisPlayersPane *self = RELAIS_PLAYERS_PANE (object);

  switch (id)
    {
    case PROP_MATCH: set_match (self, g_value_get_object (value)); break;
    case PROP_RECAPS: g_object_set_property (G_OBJECT (self->recap), "enabled", value); break;
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
  widget_class->measure = relais_players_pane_measure;
  widget_class->root = relais_players_pane_root;
  widget_class->size_allocate = relais_players_pane_size_allocate;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_RECAPS] = g_param_spec_boolean ("recaps", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[LIGHT_PLACES] = g_signal_new ("light-places", RELAIS_TYPE_PLAYERS_PANE, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRV);

  g_type_ensure (RELAIS_TYPE_RECAP);
  gtk_widget_class_install_action (widget_class, "players.light", "as", on_light);
  gtk_widget_class_set_css_name (widget_class, "playerspane");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-players-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayersPane, lines);
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayersPane, seats);
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayersPane, recap);
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayersPane, stock);
}

static void
relais_players_pane_init (RelaisPlayersPane *self)
{
  self->width = 320;
  self->turn = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}
