/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-window.h"

G_BEGIN_DECLS

/* Games to go on with, finished games, files that cannot be read. */

#define RELAIS_TYPE_START_PAGE (relais_start_page_get_type ())
G_DECLARE_FINAL_TYPE (RelaisStartPage, relais_start_page, RELAIS, START_PAGE, AdwBin)

GtkWidget *relais_start_page_new   (RelaisWindow    *window);
/* The window shows something else from now on. */
void       relais_start_page_leave (RelaisStartPage *self);
/* The focus on the game played last, or on a new one. */
void       relais_start_page_begin (RelaisStartPage *self);
/* Lists what has these words. */
void       relais_start_page_search (RelaisStartPage *self,
                                    const char      *words);
/* What is looked for; "": nothing. */
const char *relais_start_page_get_search (RelaisStartPage *self);

G_END_DECLS
