/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-watch-bar.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/kit/relais-wrap-box.h"
#include "app/old-gtk/relais-template.h"
#include "app/old-gtk/relais-tooltip.h"

struct _RelaisWatchBar
{
  GtkWidget parent_instance;

  RelaisComputers *computers;
  GtkWidget *pause;
  AdwButtonContent *pause_content;
  GtkMenuButton *pace;
};

enum
{
  PROP_COMPUTERS = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisWatchBar, relais_watch_bar, GTK_TYPE_WIDGET)

static void
refresh_pause (RelaisWatchBar *self)
{
  gboolean paused = relais_computers_get_paused (self->computers);

  adw_button_content_set_icon_name (self->pause_content, paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
  adw_button_content_set_label (self->pause_content, paused ? _("_Continue") : _("_Pause"));
  relais_tooltip_set (self->pause, paused ? _("Let them play on (W)") : _("Hold them (W)"));
  if (paused)
    gtk_widget_add_css_class (self->pause, "suggested-action");
  else
    gtk_widget_remove_css_class (self->pause, "suggested-action");
}

static void
refresh_pace (RelaisWatchBar *self)
{
  const char *const words[RELAIS_PACES] = { _("Speed: slow"), _("Speed: normal"), _("Speed: fast"), _("Speed: at once") };
  const char *word = words[relais_computers_get_pace (self->computers)];

  gtk_menu_button_set_label (self->pace, word);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pace), GTK_ACCESSIBLE_PROPERTY_LABEL, word, -1);
}

static void
set_computers (RelaisWatchBar *self, RelaisComputers *computers)
{
  if (self->computers != NULL)
    g_signal_handlers_disconnect_by_data (self->computers, self);
  g_set_object (&self->computers, computers);
  if (computers == NULL)
    return;
  g_signal_connect_object (computers, "notify::paused", G_CALLBACK (refresh_pause), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (computers, "notify::pace", G_CALLBACK (refresh_pace), self, G_CONNECT_SWAPPED);
  refresh_pause (self);
  refresh_pace (self);
}

static void
relais_watch_bar_unmap (GtkWidget *widget)
{
  /* The menu of what is not seen any more would stay. */
  gtk_menu_button_popdown (RELAIS_WATCH_BAR (widget)->pace);
  GTK_WIDGET_CLASS (relais_watch_bar_parent_class)->unmap (widget);
}

static void
relais_watch_bar_dispose (GObject *object)
{
  set_computers (RELAIS_WATCH_BAR (object), NULL);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_WATCH_BAR);
  G_OBJECT_CLASS (relais_watch_bar_parent_class)->dispose (object);
}

static void
relais_watch_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_COMPUTERS: g_value_set_object (value, RELAIS_WATCH_BAR (object)->computers); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_watch_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_COMPUTERS: set_computers (RELAIS_WATCH_BAR (object), g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_watch_bar_class_init (RelaisWatchBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_watch_bar_dispose;
  object_class->get_property = relais_watch_bar_get_property;
  object_class->set_property = relais_watch_bar_set_property;
  widget_class->unmap = relais_watch_bar_unmap;

  properties[PROP_COMPUTERS] = g_param_spec_object ("computers", NULL, NULL, RELAIS_TYPE_COMPUTERS,
                                                    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_WRAP_BOX);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-watch-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisWatchBar, pause);
  gtk_widget_class_bind_template_child (widget_class, RelaisWatchBar, pause_content);
  gtk_widget_class_bind_template_child (widget_class, RelaisWatchBar, pace);
}

static void
relais_watch_bar_init (RelaisWatchBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
relais_watch_bar_focus (RelaisWatchBar *self)
{
  g_return_if_fail (RELAIS_IS_WATCH_BAR (self));
  gtk_widget_grab_focus (self->pause);
}
