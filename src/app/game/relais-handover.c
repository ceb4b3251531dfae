/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-handover.h"

#include <glib/gi18n.h>

#include "app/art/relais-game-ui.h"
#include "app/art/relais-sprite.h"
#include "app/kit/relais-focus.h"
#include "app/old-gtk/relais-template.h"
#include "model/relais-history.h"

#define BADGE 18

struct _RelaisHandover
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  RelaisDecision *decision;
  RelaisHistory *history;
  gboolean enabled;
  GWeakRef before;              /* had the focus */
  GtkEventController *beside;   /* of the parent: clicks that are not for the card */
  gint64 quiet_since;           /* when a key was last for the turn that is over */

  GtkWidget *head;
  RelaisSprite *badge;
  GtkLabel *title;
  GtkLabel *since;
  GtkWidget *scroller;
  GtkBox *lines;
  GtkWidget *go_on;
};

enum
{
  PROP_MATCH = 1,
  PROP_DECISION,
  PROP_ENABLED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisHandover, relais_handover, GTK_TYPE_WIDGET)

/* Where cards are hidden, nobody looks until the next one says that it is him:
 * the card is a curtain then, which goes by its button only. */
static gboolean
is_curtain (RelaisHandover *self)
{
  return self->match != NULL && relais_match_get_viewer (self->match) == RELAIS_NOBODY
         && !relais_match_is_over (self->match);
}

static void
add_label (RelaisHandover *self, const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 64);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "handover-deed");
  gtk_box_append (self->lines, label);
}

/* Badge and name, as in the history. */
static void
add_heading (RelaisHandover *self, RelaisSeat *seat)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (self->match));
  const char *badge = relais_seat_badge (relais_seat_get_colour (seat));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (relais_seat_get_bare_name (seat));

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (box, "handover-who");
  if (ui != NULL)
    gtk_box_append (GTK_BOX (box), relais_sprite_new (ui->pieces, badge, BADGE));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (self->lines, box);
}

/* Returns what is told, for readers. */
static char *
fill_lines (RelaisHandover *self, GPtrArray *all)
{
  GString *told = g_string_new (NULL);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, child);
  for (guint i = 0; i < all->len; i++)
    {
      const RelaisHistoryDeeds *deeds = all->pdata[i];
      RelaisSeat *seat = relais_match_nth_seat (self->match, (guint) deeds->seat);

      add_heading (self, seat);
      g_string_append_printf (told, "%s%s", told->len > 0 ? "\n" : "", relais_seat_get_name (seat));
      for (guint k = 0; k < deeds->lines->len; k++)
        {
          add_label (self, deeds->lines->pdata[k]);
          g_string_append_printf (told, "\n%s", (const char *) deeds->lines->pdata[k]);
        }
    }
  return g_string_free (told, FALSE);
}

static void
open_for (RelaisHandover *self, RelaisSeat *seat, GPtrArray *since, gboolean ever)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (self->match));
  const char *colour = relais_seat_get_colour (seat);
  const char *badge = relais_seat_badge (colour);
  g_autofree char *style = g_strconcat ("seat-", colour, NULL);
  const char *classes[] = { "handover-head", "seat-fill", style, NULL };
  /* TRANSLATORS: %s is a player. */
  g_autofree char *title = g_strdup_printf (_("%s, it is your turn"), relais_seat_get_name (seat));
  g_autofree char *told = fill_lines (self, since);

  gtk_widget_set_css_classes (self->head, classes);
  if (ui != NULL)
    relais_sprite_set (self->badge, ui->pieces, badge);
  gtk_label_set_text (self->title, title);
  gtk_label_set_label (self->since, ever ? _("Since your last turn") : _("What happened so far"));
  gtk_widget_set_visible (GTK_WIDGET (self->since), since->len > 0);
  gtk_widget_set_visible (self->scroller, since->len > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told,
                                  -1);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    g_weak_ref_set (&self->before, relais_focus_get (GTK_WIDGET (self)));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (self->go_on);
  self->quiet_since = g_get_monotonic_time ();
}

static void
go_away (RelaisHandover *self)
{
  g_autoptr (GtkWidget) before = g_weak_ref_get (&self->before);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || is_curtain (self))
    return;
  /* What was chosen instead may have it by now. */
  if (before != NULL && gtk_widget_get_mapped (before) && relais_focus_is_below (GTK_WIDGET (self)))
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
  if (is_curtain (self))
    relais_handover_open (self);
}

static void
on_go_on (RelaisHandover *self)
{
  if (is_curtain (self))
    relais_match_set_viewer (self->match, relais_match_get_seat (self->match));
  go_away (self);
}

static gboolean
on_escape (GtkWidget *widget, GVariant *args, gpointer data)
{
  go_away (RELAIS_HANDOVER (widget));
  return TRUE;
}

/* Digits and the like answer what is asked beside the card. But who presses one
 * twice, or holds it, means the question that is over. */
static gboolean
on_key_pressed (RelaisHandover *self, guint key, guint code, GdkModifierType modifiers)
{
  gint64 now = g_get_monotonic_time ();
  int within;

  if (gdk_keyval_to_unicode (key) < ' ' || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &within, NULL);
  if (now - self->quiet_since >= within * (gint64) 1000)
    return FALSE;
  self->quiet_since = now;
  return TRUE;
}

/* The board takes the click, too. When the button comes up: GTK 4.18 loses
 * count of what is pressed if that goes while the button is down. */
static void
on_released_beside (RelaisHandover *self, int n, double x, double y)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  double own_x, own_y;

  if (gtk_widget_get_visible (GTK_WIDGET (self))
      && gtk_widget_translate_coordinates (parent, GTK_WIDGET (self), x, y, &own_x, &own_y)
      && !gtk_widget_contains (GTK_WIDGET (self), own_x, own_y))
    go_away (self);
}

static void
relais_handover_root (GtkWidget *widget)
{
  RelaisHandover *self = RELAIS_HANDOVER (widget);

  GTK_WIDGET_CLASS (relais_handover_parent_class)->root (widget);
  self->beside = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());
  gtk_event_controller_set_propagation_phase (self->beside, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->beside, "released", G_CALLBACK (on_released_beside), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (gtk_widget_get_parent (widget), self->beside);
  if (is_curtain (self))
    relais_handover_open (self);
}

static void
relais_handover_unroot (GtkWidget *widget)
{
  gtk_widget_remove_controller (gtk_widget_get_parent (widget), g_steal_pointer (&RELAIS_HANDOVER (widget)->beside));
  GTK_WIDGET_CLASS (relais_handover_parent_class)->unroot (widget);
}

/* Something was chosen, or it was told why it cannot be. */
static void
set_decision (RelaisHandover *self, RelaisDecision *decision)
{
  if (self->decision != NULL)
    g_signal_handlers_disconnect_by_data (self->decision, self);
  g_set_object (&self->decision, decision);
  if (decision == NULL)
    return;
  g_signal_connect_object (decision, "changed", G_CALLBACK (go_away), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (decision, "explain", G_CALLBACK (go_away), self, G_CONNECT_SWAPPED);
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
  set_decision (self, NULL);
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
    case PROP_DECISION: g_value_set_object (value, self->decision); break;
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
    case PROP_DECISION: set_decision (self, g_value_get_object (value)); break;
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
  widget_class->root = relais_handover_root;
  widget_class->unroot = relais_handover_unroot;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_DECISION] = g_param_spec_object ("decision", NULL, NULL, RELAIS_TYPE_DECISION,
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
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, head);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, badge);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, since);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, scroller);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, lines);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, go_on);
  gtk_widget_class_bind_template_callback (widget_class, on_go_on);
  gtk_widget_class_bind_template_callback (widget_class, on_key_pressed);
}

static void
relais_handover_init (RelaisHandover *self)
{
  self->enabled = TRUE;
  g_weak_ref_init (&self->before, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Only another turn is handed over, not a decision in the middle of one. */
static gboolean
hands_over (RelaisHandover *self)
{
  const RelaisGame *game = relais_match_get_game (self->match);
  RelaisNode *node = relais_match_get_node (self->match);
  int seat = relais_match_get_seat (self->match);
  RelaisSeat *next = relais_match_nth_seat (self->match, (guint) seat);

  return self->enabled && !relais_match_is_over (self->match) && node->parent != NULL
         && game->seat (node->parent->state) != seat
         && game->turn (node->parent->state) != game->turn (node->state)
         && g_str_equal (relais_seat_get_kind (next), "human");
}

void
relais_handover_open (RelaisHandover *self)
{
  int seat;
  g_autoptr (GPtrArray) since = NULL;
  gboolean ever;

  g_return_if_fail (RELAIS_IS_HANDOVER (self));

  seat = relais_match_get_seat (self->match);
  if (!is_curtain (self) && !hands_over (self))
    return;
  since = relais_history_since (self->history, seat, &ever);
  if (since == NULL && is_curtain (self))
    since = g_ptr_array_new ();
  if (since != NULL)
    open_for (self, relais_match_nth_seat (self->match, (guint) seat), since, ever);
}
