/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/shell/relais-application.h"
#include "app/shell/relais-window.h"
#include "fuzz.h"

/* The whole program for a harness that draws: one window, whose pages are
 * replaced, in a home of its own. Nothing waits for the screen: what would be
 * drawn there next is laid out and drawn at once, small, into memory. */

RelaisProgram *fuzz_desk_application (void);
RelaisHost      *fuzz_desk_window      (void);
/* Everything that waits is done, also in threads. */
void               fuzz_desk_settle      (void);
/* A window as it is drawn: laid out, drawn, and every text in it is one. */
void               fuzz_desk_draw        (GtkWidget *window);
/* Settles, and draws all windows that there are. */
void               fuzz_desk_look        (void);
/* Closes all windows but the one; nothing is left of the input. */
void               fuzz_desk_clear       (void);
/* The same for the folders of games and setups. */
void               fuzz_desk_empty_home  (void);
/* Where files are that are opened from elsewhere. */
const char        *fuzz_desk_home        (void);
void               fuzz_desk_write       (const char *folder, const char *name, const uint8_t *data, size_t size);
