/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-following.h"

typedef void (*Refresh) (gpointer widget, RelaisChange what, const RelaisEvents *events);

typedef struct
{
  RelaisMatch *match;
  RelaisChange any;
  Refresh refresh;
  RelaisChange missed;          /* while the widget was not to be seen */
} Following;

#define KEY "relais-following"

static void
following_free (gpointer data)
{
  Following *following = data;

  g_object_unref (following->match);
  g_free (following);
}

static void
on_changed (RelaisMatch *match, RelaisChange what, const RelaisEvents *events, GtkWidget *widget)
{
  Following *following = g_object_get_data (G_OBJECT (widget), KEY);

  if ((what & following->any) == 0)
    return;
  if (gtk_widget_get_mapped (widget))
    following->refresh (widget, what, events);
  else
    following->missed |= what & ~(guint) RELAIS_CHANGE_MOVE;
}

static void
on_map (GtkWidget *widget)
{
  Following *following = g_object_get_data (G_OBJECT (widget), KEY);
  RelaisChange missed;

  if (following == NULL || following->missed == 0)
    return;
  missed = following->missed;
  following->missed = 0;
  following->refresh (widget, missed, NULL);
}

static void
let_go (GtkWidget *widget)
{
  const Following *following = g_object_get_data (G_OBJECT (widget), KEY);

  if (following == NULL)
    return;
  g_signal_handlers_disconnect_by_func (following->match, on_changed, widget);
  g_signal_handlers_disconnect_by_func (widget, on_map, NULL);
  g_object_set_data (G_OBJECT (widget), KEY, NULL);
}

void
relais_follow (gpointer widget, RelaisMatch *match, RelaisChange any, GCallback refresh)
{
  Following *following;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  let_go (widget);
  if (match == NULL)
    return;
  following = g_new (Following, 1);
  *following = (Following) { g_object_ref (match), any, (Refresh) refresh, 0 };
  g_object_set_data_full (G_OBJECT (widget), KEY, following, following_free);
  g_signal_connect_object (match, "changed", G_CALLBACK (on_changed), widget, 0);
  g_signal_connect (widget, "map", G_CALLBACK (on_map), NULL);
}
