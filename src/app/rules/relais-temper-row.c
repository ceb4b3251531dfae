/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-temper-row.h"

#include "app/old-gtk/relais-drop-down.h"
#include "relais-kind-choice.h"

struct _RelaisTemperRow
{
  AdwActionRow parent_instance;

  const RelaisGame *game;
  char *kind;                   /* that is shown; NULL: none yet */
  gboolean updating;            /* from the model, not by the user */

  GtkDropDown *temper;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisTemperRow, relais_temper_row, ADW_TYPE_ACTION_ROW)

static void
on_temper_selected (RelaisTemperRow *self)
{
  const char *temper;
  g_autofree char *kind = NULL;

  if (self->updating || self->kind == NULL)
    return;
  temper = relais_temper_choice_get (self->temper, self->game, self->kind);
  if (temper == NULL)
    return;
  kind = relais_player_kind_join (self->kind, temper);
  g_signal_emit (self, signals[CHOSEN], 0, kind);
}

static void
relais_temper_row_finalize (GObject *object)
{
  g_free (RELAIS_TEMPER_ROW (object)->kind);
  G_OBJECT_CLASS (relais_temper_row_parent_class)->finalize (object);
}

static void
relais_temper_row_class_init (RelaisTemperRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = relais_temper_row_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", RELAIS_TYPE_TEMPER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-temper-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisTemperRow, temper);
  gtk_widget_class_bind_template_callback (widget_class, on_temper_selected);
}

static void
relais_temper_row_init (RelaisTemperRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_temper_row_new (const RelaisGame *game, const char *title)
{
  RelaisTemperRow *self;

  g_return_val_if_fail (game != NULL && title != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_TEMPER_ROW, "title", title, NULL);
  self->game = game;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->temper), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  relais_drop_down_tell (self->temper, NULL);
  return GTK_WIDGET (self);
}

void
relais_temper_row_show (RelaisTemperRow *self, const char *kind)
{
  gboolean there;

  g_return_if_fail (RELAIS_IS_TEMPER_ROW (self) && kind != NULL);

  /* A list that is open stays as it is. */
  if (g_strcmp0 (kind, self->kind) == 0)
    return;
  g_free (self->kind);
  self->kind = g_strdup (kind);
  self->updating = TRUE;
  there = relais_temper_choice_fill (self->temper, self->game, kind);
  self->updating = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), there);
  if (there)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self),
                                 relais_player_kind_temper_tell (self->game, relais_player_kind_temper (kind)));
}
