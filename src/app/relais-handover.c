/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-handover.h"

#include <glib/gi18n.h>

#include "model/relais-history.h"
#include "relais-game-ui.h"
#include "relais-sprite.h"
#include "relais-template.h"

struct _RelaisHandover
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  RelaisHistory *history;
  gboolean enabled;
  GWeakRef before;              /* had the focus */

  GtkWidget *card;
  GtkWidget *head;
  RelaisSprite *badge;
  GtkLabel *title;
  GtkBox *lines;
  GtkWidget *go_on;
};

enum
{
  PROP_MATCH = 1,
  PROP_ENABLED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisHandover, relais_handover, GTK_TYPE_WIDGET)

static void
fill_lines (RelaisHandover *self, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, child);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      GtkWidget *label = gtk_label_new (lines[i]);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 64);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (self->lines, label);
    }
}

static void
open_for (RelaisHandover *self, RelaisSeat *seat, const char *since)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (self->match));
  const char *colour = relais_seat_get_colour (seat);
  g_autofree char *badge = g_strconcat ("seat-badge-", colour, NULL);
  g_autofree char *style = g_strconcat ("seat-", colour, NULL);
  const char *classes[] = { "handover-head", "seat-fill", style, NULL };
  /* TRANSLATORS: %s is a player. */
  g_autofree char *title = g_strdup_printf (_("%s, it is your turn"), relais_seat_get_name (seat));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  gtk_widget_set_css_classes (self->head, classes);
  if (ui != NULL)
    relais_sprite_set (self->badge, ui->pieces, badge);
  gtk_label_set_text (self->title, title);
  fill_lines (self, since);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, since,
                                  -1);
  g_weak_ref_set (&self->before, root != NULL ? gtk_root_get_focus (root) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (self->go_on);
}

static void
go_away (RelaisHandover *self)
{
  g_autoptr (GtkWidget) before = g_weak_ref_get (&self->before);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (before != NULL && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
  g_weak_ref_set (&self->before, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
on_applied (RelaisHandover *self)
{
  go_away (self);
  relais_handover_open (self);
}

static void
on_reset (RelaisHandover *self)
{
  go_away (self);
}

static void
on_go_on (RelaisHandover *self)
{
  go_away (self);
}

static gboolean
on_escape (GtkWidget *widget, GVariant *args, gpointer data)
{
  (void) args;
  (void) data;
  go_away (RELAIS_HANDOVER (widget));
  return TRUE;
}

/* Digits and the like answer what is asked behind the card: typed here, they
 * are meant for a question that is over. */
static gboolean
on_key_pressed (RelaisHandover *self, guint key, guint code, GdkModifierType modifiers)
{
  (void) self;
  (void) code;
  return gdk_keyval_to_unicode (key) >= ' ' && (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0;
}

/* Beside the card, on the board. When the button comes up: GTK 4.18 loses count
 * of what is pressed if that goes while the button is down. */
static void
on_released (RelaisHandover *self, int n, double x, double y)
{
  GtkWidget *hit = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  (void) n;
  if (hit == NULL || (hit != self->card && !gtk_widget_is_ancestor (hit, self->card)))
    go_away (self);
}

static void
set_match (RelaisHandover *self, RelaisMatch *match)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  g_clear_object (&self->history);
  go_away (self);
  if (match == NULL)
    return;
  self->history = relais_history_new (match);
  g_signal_connect_object (match, "applied", G_CALLBACK (on_applied), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "reset", G_CALLBACK (on_reset), self, G_CONNECT_SWAPPED);
}

static void
set_enabled (RelaisHandover *self, gboolean enabled)
{
  if (self->enabled == enabled)
    return;
  self->enabled = enabled;
  if (!enabled)
    go_away (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENABLED]);
}

static void
relais_handover_dispose (GObject *object)
{
  RelaisHandover *self = RELAIS_HANDOVER (object);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  g_clear_object (&self->history);
  g_weak_ref_set (&self->before, NULL);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_HANDOVER);
  G_OBJECT_CLASS (relais_handover_parent_class)->dispose (object);
}

static void
relais_handover_finalize (GObject *object)
{
  g_weak_ref_clear (&RELAIS_HANDOVER (object)->before);
  G_OBJECT_CLASS (relais_handover_parent_class)->finalize (object);
}

static void
relais_handover_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisHandover *self = RELAIS_HANDOVER (object);

  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, self->match); break;
    case PROP_ENABLED: g_value_set_boolean (value, self->enabled); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_handover_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisHandover *self = RELAIS_HANDOVER (object);

  switch (id)
    {
    case PROP_MATCH: set_match (self, g_value_get_object (value)); break;
    case PROP_ENABLED: set_enabled (self, g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_handover_class_init (RelaisHandoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_handover_dispose;
  object_class->finalize = relais_handover_finalize;
  object_class->get_property = relais_handover_get_property;
  object_class->set_property = relais_handover_set_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE,
                                                   G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                     | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
  gtk_widget_class_set_css_name (widget_class, "handover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-handover.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, card);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, head);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, badge);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, lines);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, go_on);
  gtk_widget_class_bind_template_callback (widget_class, on_go_on);
  gtk_widget_class_bind_template_callback (widget_class, on_key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, on_released);
}

static void
relais_handover_init (RelaisHandover *self)
{
  self->enabled = TRUE;
  g_weak_ref_init (&self->before, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Only another turn is handed over, not a decision in the middle of one. */
void
relais_handover_open (RelaisHandover *self)
{
  const RelaisGame *game = relais_match_get_game (self->match);
  RelaisNode *node = relais_match_get_node (self->match);
  int seat = relais_match_get_seat (self->match);
  RelaisSeat *next = relais_match_nth_seat (self->match, (guint) seat);
  g_autofree char *since = NULL;

  if (!self->enabled || relais_match_is_over (self->match) || node->parent == NULL
      || game->seat (node->parent->state) == seat
      || game->turn (node->parent->state) == game->turn (node->state)
      || !g_str_equal (relais_seat_get_kind (next), "human"))
    return;
  since = relais_history_since (self->history, seat);
  if (since != NULL)
    open_for (self, next, since);
}
