/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-field-row.h"

#include <glib/gi18n.h>

#include "app/kit/relais-wheel.h"
#include "app/old-gtk/relais-drop-down.h"
#include "app/old-gtk/relais-tooltip.h"
#include "model/relais-lore.h"

struct _RelaisFieldRow
{
  AdwActionRow parent_instance;

  RelaisDraftField *field;
  gboolean updating;            /* from the field, not by the user */

  GtkSpinButton *number;
  GtkSwitch *toggle;
  GtkDropDown *words;
};

enum
{
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisFieldRow, relais_field_row, ADW_TYPE_ACTION_ROW)

static gboolean
has_words (GtkDropDown *drop_down, const char *const *words)
{
  GListModel *model = gtk_drop_down_get_model (drop_down);
  guint n = g_strv_length ((char **) words);

  if (model == NULL || g_list_model_get_n_items (model) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), words[i]))
      return FALSE;
  return TRUE;
}

/* Names of players are among the words, and change. */
static void
update_words (RelaisFieldRow *self)
{
  const char *const *words = relais_draft_field_get_words (self->field);

  if (!has_words (self->words, words))
    {
      g_autoptr (GtkStringList) titles = gtk_string_list_new (words);

      gtk_drop_down_set_model (self->words, G_LIST_MODEL (titles));
    }
  gtk_drop_down_set_selected (self->words, (guint) (relais_draft_field_get_value (self->field)
                                                    - relais_draft_field_get_minimum (self->field)));
}

static void
update_number (RelaisFieldRow *self)
{
  g_autofree char *range = NULL;

  gtk_spin_button_set_range (self->number, (double) relais_draft_field_get_minimum (self->field),
                             (double) relais_draft_field_get_maximum (self->field));
  gtk_spin_button_set_value (self->number, (double) relais_draft_field_get_value (self->field));
  /* More that is typed becomes the most. */
  range = g_strdup_printf ("%" G_GINT64_FORMAT " – %" G_GINT64_FORMAT, relais_draft_field_get_minimum (self->field),
                           relais_draft_field_get_maximum (self->field));
  relais_tooltip_set (GTK_WIDGET (self->number), range);
}

static void
update_left (RelaisFieldRow *self)
{
  gint64 left = relais_draft_field_get_left (self->field);
  g_autofree char *words = NULL;

  if (left < 0)
    return;
  /* TRANSLATORS: how many of a good are in the supply */
  words = g_strdup_printf (ngettext ("%d left", "%d left", (gulong) left), (int) left);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), words);
}

static void
update (RelaisFieldRow *self)
{
  if (self->updating)
    return;
  self->updating = TRUE;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), relais_draft_field_get_title (self->field));
  update_left (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self), relais_draft_field_get_sensitive (self->field));
  switch (relais_draft_field_get_kind (self->field))
    {
    case RELAIS_DRAFT_FLAG: gtk_switch_set_active (self->toggle, relais_draft_field_get_value (self->field) != 0); break;
    case RELAIS_DRAFT_CHOICE: update_words (self); break;
    case RELAIS_DRAFT_NUMBER: update_number (self); break;
    case RELAIS_DRAFT_CARDS: break;
    }
  self->updating = FALSE;
}

/* What does not go springs back to what is. */
static void
set_value (RelaisFieldRow *self, gint64 value)
{
  if (self->updating || self->field == NULL || value == relais_draft_field_get_value (self->field))
    return;
  relais_draft_field_set_value (self->field, value);
  update (self);
}

/* What was typed and is taken over: a number beyond the ends becomes the end, and not
 * without a word. */
static int
on_input (GtkSpinButton *number, double *value, RelaisFieldRow *self)
{
  gint64 minimum = relais_draft_field_get_minimum (self->field), maximum = relais_draft_field_get_maximum (self->field);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (number));
  g_autofree char *range = NULL;
  g_autofree char *sentence = NULL;
  gint64 typed;

  if (!g_ascii_string_to_signed (text, 10, G_MININT64, G_MAXINT64, &typed, NULL) || (typed >= minimum && typed <= maximum))
    return FALSE;
  range = g_strdup_printf ("%" G_GINT64_FORMAT " – %" G_GINT64_FORMAT, minimum, maximum);
  /* TRANSLATORS: {field} is "Boat", {range} "0 – 20", {typed} a number beyond it */
  sentence = relais_lore_fill (_("{field}: only {range} is possible, not {typed}."), "field", relais_draft_field_get_title (self->field),
                               "range", range, "typed", text, NULL);
  g_signal_emit (self, signals[REFUSED], 0, sentence);
  return FALSE;
}

static void
on_number_changed (RelaisFieldRow *self)
{
  set_value (self, gtk_spin_button_get_value_as_int (self->number));
}

static void
on_toggled (RelaisFieldRow *self)
{
  set_value (self, gtk_switch_get_active (self->toggle));
}

static void
on_word_selected (RelaisFieldRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->words);

  if (selected != GTK_INVALID_LIST_POSITION && self->field != NULL)
    set_value (self, relais_draft_field_get_minimum (self->field) + selected);
}

static void
relais_field_row_dispose (GObject *object)
{
  g_clear_object (&RELAIS_FIELD_ROW (object)->field);
  G_OBJECT_CLASS (relais_field_row_parent_class)->dispose (object);
}

static void
relais_field_row_class_init (RelaisFieldRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_field_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-field-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldRow, number);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldRow, toggle);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldRow, words);
  signals[REFUSED] = g_signal_new ("refused", RELAIS_TYPE_FIELD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_bind_template_callback (widget_class, on_input);
  gtk_widget_class_bind_template_callback (widget_class, on_number_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_word_selected);
}

static void
relais_field_row_init (RelaisFieldRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_wheel_needs_focus (GTK_WIDGET (self->number));
  relais_drop_down_tell (self->words, NULL);
}

static GtkWidget *
control_of (RelaisFieldRow *self)
{
  switch (relais_draft_field_get_kind (self->field))
    {
    case RELAIS_DRAFT_FLAG: return GTK_WIDGET (self->toggle);
    case RELAIS_DRAFT_CHOICE: return GTK_WIDGET (self->words);
    case RELAIS_DRAFT_NUMBER:
    case RELAIS_DRAFT_CARDS: break;
    }
  gtk_spin_button_set_increments (self->number, 1, 5);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->number), relais_draft_field_get_maximum (self->field) > 99 ? 4 : 2);
  return GTK_WIDGET (self->number);
}

GtkWidget *
relais_field_row_new (RelaisDraftField *field)
{
  RelaisFieldRow *self;
  GtkWidget *control;

  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (field), NULL);

  self = g_object_new (RELAIS_TYPE_FIELD_ROW, NULL);
  self->field = g_object_ref (field);
  self->updating = TRUE;
  control = control_of (self);
  self->updating = FALSE;
  gtk_widget_set_visible (control, TRUE);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), control);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  relais_draft_field_get_title (field), -1);
  g_signal_connect_object (field, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
