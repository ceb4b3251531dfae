/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RELAIS_TYPE_APPLICATION (relais_application_get_type ())

G_DECLARE_FINAL_TYPE (RelaisApplication, relais_application, RELAIS, APPLICATION, AdwApplication)

RelaisApplication *relais_application_new (void);

G_END_DECLS
