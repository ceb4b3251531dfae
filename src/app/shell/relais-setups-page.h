/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"

G_BEGIN_DECLS

/* Setups of one's own and the scenarios that come with the application: to be
 * played, edited, shared. */

#define RELAIS_TYPE_SETUPS_PAGE (relais_setups_page_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupsPage, relais_setups_page, RELAIS, SETUPS_PAGE, AdwBin)

GtkWidget *relais_setups_page_new    (RelaisHost       *host);
/* Lists what has these words. */
void       relais_setups_page_search (RelaisSetupsPage *self,
                                      const char       *words);

G_END_DECLS
