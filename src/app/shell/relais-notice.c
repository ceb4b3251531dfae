/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-notice.h"

/* What a window has that has told something. */
#define TOLD "relais-notice"

static char *
id_of (GtkWindow *window)
{
  return g_strdup_printf ("window-%u", gtk_application_window_get_id (GTK_APPLICATION_WINDOW (window)));
}

static GApplication *
application_of (GtkWindow *window)
{
  return G_APPLICATION (gtk_window_get_application (window));
}

void
relais_notice_tell (GtkWindow *window, const char *title, const char *words)
{
  g_autoptr (GNotification) notification = NULL;
  g_autofree char *id = NULL;

  g_return_if_fail (GTK_IS_APPLICATION_WINDOW (window));

  if (gtk_window_is_active (window) || application_of (window) == NULL)
    return;
  id = id_of (window);
  notification = g_notification_new (title);
  g_notification_set_body (notification, words);
  g_notification_set_default_action_and_target (notification, "app.show-window", "u",
                                                gtk_application_window_get_id (GTK_APPLICATION_WINDOW (window)));
  g_object_set_data (G_OBJECT (window), TOLD, window);
  g_application_send_notification (application_of (window), id, notification);
}

void
relais_notice_withdraw (GtkWindow *window)
{
  g_autofree char *id = NULL;

  g_return_if_fail (GTK_IS_APPLICATION_WINDOW (window));

  if (application_of (window) == NULL || g_object_steal_data (G_OBJECT (window), TOLD) == NULL)
    return;
  id = id_of (window);
  g_application_withdraw_notification (application_of (window), id);
}
