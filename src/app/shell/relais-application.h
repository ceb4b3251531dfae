/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The process. All that windows and dialogs know of it is RelaisProgram, which it
 * implements. */

#define RELAIS_TYPE_APPLICATION (relais_application_get_type ())
G_DECLARE_FINAL_TYPE (RelaisApplication, relais_application, RELAIS, APPLICATION, AdwApplication)

RelaisApplication *relais_application_new (void);
/* Keeps everything and quits, without asking about what cannot be written. */
void               relais_application_end (RelaisApplication *self);

G_END_DECLS
