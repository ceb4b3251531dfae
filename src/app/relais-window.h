/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RELAIS_TYPE_WINDOW (relais_window_get_type ())

G_DECLARE_FINAL_TYPE (RelaisWindow, relais_window, RELAIS, WINDOW, AdwApplicationWindow)

GtkWidget *relais_window_new (AdwApplication *application);

G_END_DECLS
