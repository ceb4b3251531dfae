/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-field-card.h"

#define TO_THE_END 1000     /* beyond any list */

struct _RelaisFieldCard
{
  AdwActionRow parent_instance;

  RelaisDraftField *field;
  char *card;
  guint place;

  GtkWidget *up;
  GtkWidget *down;
  GtkWidget *away;
  GtkDropTarget *target;
};

enum
{
  MOVED,                        /* where to, and which control had the focus */
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisFieldCard, relais_field_card, ADW_TYPE_ACTION_ROW)

enum
{
  CONTROL_ROW,
  CONTROL_UP,
  CONTROL_DOWN,
};

static int
focused_control (RelaisFieldCard *self)
{
  return gtk_widget_has_focus (self->up) ? CONTROL_UP : gtk_widget_has_focus (self->down) ? CONTROL_DOWN : CONTROL_ROW;
}

/* The list is made new by what is done, and this row goes. */
static void
move_to (RelaisFieldCard *self, guint place)
{
  g_autoptr (RelaisFieldCard) kept = g_object_ref (self);
  int control = focused_control (self);

  if (place != kept->place && relais_draft_field_move_card (kept->field, kept->card, place))
    g_signal_emit (kept, signals[MOVED], 0, place, control);
}

/* By one place, or to an end: @by is beyond any list then. */
static gboolean
on_move_key (GtkWidget *widget, GVariant *by, gpointer user_data)
{
  RelaisFieldCard *self = RELAIS_FIELD_CARD (widget);
  int last = (int) g_strv_length ((char **) relais_draft_field_get_cards (self->field)) - 1;

  move_to (self, (guint) CLAMP ((int) self->place + g_variant_get_int32 (by), 0, last));
  return TRUE;
}

static void
add_key (GtkWidgetClass *widget_class, guint key, guint keypad, GdkModifierType held, int by)
{
  gtk_widget_class_add_binding (widget_class, key, held, on_move_key, "i", by);
  gtk_widget_class_add_binding (widget_class, keypad, held, on_move_key, "i", by);
}

static GdkContentProvider *
on_prepare (RelaisFieldCard *self)
{
  return gdk_content_provider_new_typed (RELAIS_TYPE_FIELD_CARD, self);
}

static void
on_drag_begin (RelaisFieldCard *self, GdkDrag *drag)
{
  GtkWidget *label = gtk_label_new (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)));

  gtk_drag_icon_set_child (GTK_DRAG_ICON (gtk_drag_icon_get_for_drag (drag)), label);
}

static gboolean
move_dropped (RelaisFieldCard *dropped)
{
  guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dropped), "place"));

  if (gtk_widget_get_parent (GTK_WIDGET (dropped)) != NULL)
    move_to (dropped, place);
  return G_SOURCE_REMOVE;
}

/* Takes the place of the row it is dropped on. The row that is dragged goes,
 * which has to wait for the end of the drag. */
static gboolean
on_drop (RelaisFieldCard *self, const GValue *value)
{
  RelaisFieldCard *dropped = g_value_get_object (value);

  if (dropped == NULL || dropped == self || dropped->field != self->field)
    return FALSE;
  g_object_set_data (G_OBJECT (dropped), "place", GUINT_TO_POINTER (self->place));
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, G_SOURCE_FUNC (move_dropped), g_object_ref (dropped), g_object_unref);
  return TRUE;
}

static void
on_up_clicked (RelaisFieldCard *self)
{
  move_to (self, self->place - 1);
}

static void
on_down_clicked (RelaisFieldCard *self)
{
  move_to (self, self->place + 1);
}

static void
on_away_clicked (RelaisFieldCard *self)
{
  g_autoptr (RelaisFieldCard) kept = g_object_ref (self);

  relais_draft_field_remove_card (kept->field, kept->card);
}

static void
relais_field_card_finalize (GObject *object)
{
  RelaisFieldCard *self = RELAIS_FIELD_CARD (object);

  g_clear_object (&self->field);
  g_free (self->card);
  G_OBJECT_CLASS (relais_field_card_parent_class)->finalize (object);
}

static void
relais_field_card_class_init (RelaisFieldCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = relais_field_card_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-field-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldCard, up);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldCard, down);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldCard, away);
  gtk_widget_class_bind_template_callback (widget_class, on_up_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_down_clicked);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldCard, target);
  gtk_widget_class_bind_template_callback (widget_class, on_away_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_prepare);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_drop);
  signals[MOVED] = g_signal_new ("moved", RELAIS_TYPE_FIELD_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 G_TYPE_UINT, G_TYPE_INT);
  add_key (widget_class, GDK_KEY_Up, GDK_KEY_KP_Up, GDK_ALT_MASK, -1);
  add_key (widget_class, GDK_KEY_Down, GDK_KEY_KP_Down, GDK_ALT_MASK, 1);
  add_key (widget_class, GDK_KEY_Up, GDK_KEY_KP_Up, GDK_ALT_MASK | GDK_SHIFT_MASK, -TO_THE_END);
  add_key (widget_class, GDK_KEY_Down, GDK_KEY_KP_Down, GDK_ALT_MASK | GDK_SHIFT_MASK, TO_THE_END);
}

static void
relais_field_card_init (RelaisFieldCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_target_set_gtypes (self->target, (GType[]) { RELAIS_TYPE_FIELD_CARD }, 1);
}

GtkWidget *
relais_field_card_new (RelaisDraftField *field, guint place, gboolean last)
{
  RelaisFieldCard *self = g_object_new (RELAIS_TYPE_FIELD_CARD, NULL);
  GtkWidget *const buttons[] = { self->up, self->down, self->away };
  g_autofree char *name = NULL;

  self->field = g_object_ref (field);
  self->card = g_strdup (relais_draft_field_get_cards (field)[place]);
  self->place = place;
  name = relais_draft_field_name_card (field, self->card);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  gtk_widget_set_sensitive (self->up, place > 0);
  gtk_widget_set_sensitive (self->down, !last);
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_accessible_update_property (GTK_ACCESSIBLE (buttons[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
  return GTK_WIDGET (self);
}

void
relais_field_card_take_focus (RelaisFieldCard *self, int control)
{
  GtkWidget *widget;

  g_return_if_fail (RELAIS_IS_FIELD_CARD (self));

  widget = control == CONTROL_UP ? self->up : control == CONTROL_DOWN ? self->down : GTK_WIDGET (self);
  gtk_widget_grab_focus (gtk_widget_get_sensitive (widget) ? widget : GTK_WIDGET (self));
}
