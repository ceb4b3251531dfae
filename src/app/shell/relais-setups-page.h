/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-window.h"

G_BEGIN_DECLS

/* Setups of one's own and the scenarios that come with the application: to be
 * played, edited, shared. */

#define RELAIS_TYPE_SETUPS_PAGE (relais_setups_page_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupsPage, relais_setups_page, RELAIS, SETUPS_PAGE, AdwBin)

GtkWidget *relais_setups_page_new    (RelaisWindow     *window);
/* The window shows something else from now on. */
void       relais_setups_page_leave  (RelaisSetupsPage *self);
/* The focus on what is looked for. */
void       relais_setups_page_begin  (RelaisSetupsPage *self);
void       relais_setups_page_search (RelaisSetupsPage *self,
                                      const char       *words);
/* What is looked for; "": nothing. */
const char *relais_setups_page_get_search (RelaisSetupsPage *self);

G_END_DECLS
