/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-first-player-row.h"

#include <glib/gi18n.h>

struct _RelaisFirstPlayerRow
{
  AdwComboRow parent_instance;

  RelaisOptions *options;
  gboolean updating;            /* from the model, not by the user */
};

G_DEFINE_TYPE (RelaisFirstPlayerRow, relais_first_player_row, ADW_TYPE_COMBO_ROW)

/* Names change while they are typed, so the list is made new each time. */
static void
update (RelaisFirstPlayerRow *self)
{
  int option = relais_options_first_seat (self->options);
  gint64 n = relais_options_get_value (self->options, RELAIS_OPTION_PLAYERS);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_widget_set_visible (GTK_WIDGET (self), option >= 0 && n > 1);
  if (option < 0 || self->updating)
    return;
  self->updating = TRUE;
  gtk_string_list_append (names, _("Drawn by lot"));
  for (gint64 i = 0; i < n; i++)
    gtk_string_list_take (names, relais_options_dup_seat_name (self->options, (guint) i));
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self),
                              relais_options_is_given (self->options, option)
                                ? (guint) (relais_options_get_value (self->options, option) + 1) : 0);
  self->updating = FALSE;
}

static void
on_selected (RelaisFirstPlayerRow *self)
{
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self));
  int option;

  if (self->updating || self->options == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;
  option = relais_options_first_seat (self->options);
  self->updating = TRUE;
  if (selected == 0)
    relais_options_unset (self->options, option);
  else
    relais_options_set_value (self->options, option, selected - 1);
  self->updating = FALSE;
}

static void
relais_first_player_row_dispose (GObject *object)
{
  g_clear_object (&RELAIS_FIRST_PLAYER_ROW (object)->options);
  G_OBJECT_CLASS (relais_first_player_row_parent_class)->dispose (object);
}

static void
relais_first_player_row_class_init (RelaisFirstPlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_first_player_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-first-player-row.ui");
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
}

static void
relais_first_player_row_init (RelaisFirstPlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * relais_first_player_row_set_options:
 * @options: (nullable)
 */
void
relais_first_player_row_set_options (RelaisFirstPlayerRow *self, RelaisOptions *options)
{
  g_return_if_fail (RELAIS_IS_FIRST_PLAYER_ROW (self));

  if (relais_options_follow (&self->options, options, G_CALLBACK (update), self))
    update (self);
}
