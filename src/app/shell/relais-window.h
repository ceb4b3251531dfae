/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-program.h"

G_BEGIN_DECLS

/* A window shows one page; what pages ask of it is RelaisHost, and what it knows
 * of them RelaisPage. */

#define RELAIS_TYPE_WINDOW (relais_window_get_type ())
G_DECLARE_FINAL_TYPE (RelaisWindow, relais_window, RELAIS, WINDOW, AdwApplicationWindow)

GtkWidget *relais_window_new         (RelaisProgram *program);
/* Another language: the page is made again, and whoever looks at it stays where
 * he is. */
void       relais_window_retranslate (RelaisWindow  *self);

G_END_DECLS
