/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-trouble-bar.h"

#include "relais-announce.h"
#include "relais-last-told.h"
#include "relais-wrap-box.h"

struct _RelaisTroubleBar
{
  AdwBin parent_instance;

  GtkRevealer *revealer;
  GtkLabel *label;
  GtkActionable *copy;
};

enum
{
  PROP_COPY_ACTION = 1,
  N_PROPS
};

enum
{
  AGAIN,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisTroubleBar, relais_trouble_bar, ADW_TYPE_BIN)

static void
on_again_clicked (RelaisTroubleBar *self)
{
  g_signal_emit (self, signals[AGAIN], 0);
}

static void
relais_trouble_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_COPY_ACTION: g_value_set_string (value, gtk_actionable_get_action_name (RELAIS_TROUBLE_BAR (object)->copy)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_trouble_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_COPY_ACTION: gtk_actionable_set_action_name (RELAIS_TROUBLE_BAR (object)->copy, g_value_get_string (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_trouble_bar_class_init (RelaisTroubleBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = relais_trouble_bar_get_property;
  object_class->set_property = relais_trouble_bar_set_property;
  properties[PROP_COPY_ACTION] = g_param_spec_string ("copy-action", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[AGAIN] = g_signal_new ("again", RELAIS_TYPE_TROUBLE_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (RELAIS_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-trouble-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisTroubleBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, RelaisTroubleBar, label);
  gtk_widget_class_bind_template_child (widget_class, RelaisTroubleBar, copy);
  gtk_widget_class_bind_template_callback (widget_class, on_again_clicked);
}

static void
relais_trouble_bar_init (RelaisTroubleBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
relais_trouble_bar_tell (RelaisTroubleBar *self, const char *words)
{
  g_return_if_fail (RELAIS_IS_TROUBLE_BAR (self));

  if (words != NULL && (!relais_trouble_bar_is_shown (self) || g_strcmp0 (gtk_label_get_label (self->label), words) != 0))
    {
      gtk_label_set_label (self->label, words);
      relais_announce (GTK_WIDGET (self), words);
      relais_last_told_note (words);
    }
  gtk_revealer_set_reveal_child (self->revealer, words != NULL);
}

gboolean
relais_trouble_bar_is_shown (RelaisTroubleBar *self)
{
  g_return_val_if_fail (RELAIS_IS_TROUBLE_BAR (self), FALSE);
  return gtk_revealer_get_reveal_child (self->revealer);
}
