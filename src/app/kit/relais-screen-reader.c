/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-screen-reader.h"

static GDBusProxy *status;      /* of the accessibility bus; NULL: there is none */

static void
on_status (GObject *source, GAsyncResult *result, gpointer data)
{
  /* Where there is no desktop nobody listens either. */
  status = g_dbus_proxy_new_for_bus_finish (result, NULL);
}

void
relais_screen_reader_watch (void)
{
  static gboolean asked = FALSE;

  if (asked)
    return;
  asked = TRUE;
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START | G_DBUS_PROXY_FLAGS_DO_NOT_CONNECT_SIGNALS, NULL,
                            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", NULL, on_status, NULL);
}

static gboolean
is_on (const char *property)
{
  g_autoptr (GVariant) value = g_dbus_proxy_get_cached_property (status, property);

  return value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) && g_variant_get_boolean (value);
}

/* Some readers say only that assistive technology is used. */
gboolean
relais_screen_reader_runs (void)
{
  return status != NULL && (is_on ("ScreenReaderEnabled") || is_on ("IsEnabled"));
}
