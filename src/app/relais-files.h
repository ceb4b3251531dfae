/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-window.h"

G_BEGIN_DECLS

/* Opening and saving files, with the dialogs that it takes. */

/* Asks which file. */
void relais_files_choose  (RelaisWindow *window);
/* Plays what is in the file in this window, or tells what is wrong with it. */
void relais_files_open    (RelaisWindow *window,
                           GFile        *file);
/* The files outside the library that were opened or written last, still there:
 * a menu of app.open (transfer full). */
GMenu *relais_files_recent (void);
/* Asks where to, and writes a copy of the match there. */
void relais_files_save_as (RelaisWindow *window);

G_END_DECLS
