/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"

G_BEGIN_DECLS

/* Games to go on with, finished games, files that cannot be read. */

#define RELAIS_TYPE_START_PAGE (relais_start_page_get_type ())
G_DECLARE_FINAL_TYPE (RelaisStartPage, relais_start_page, RELAIS, START_PAGE, AdwBin)

GtkWidget *relais_start_page_new    (RelaisHost      *host);
/* Lists what has these words. */
void       relais_start_page_search (RelaisStartPage *self,
                                     const char      *words);

G_END_DECLS
