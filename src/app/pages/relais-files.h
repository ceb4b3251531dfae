/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-host.h"

G_BEGIN_DECLS

/* Opening and saving files, with the dialogs that it takes. */

/* Asks which file. */
void relais_files_choose  (RelaisHost *host);
/* The files outside the library that were opened or written last, still there:
 * a menu of app.open (transfer full). */
GMenu *relais_files_recent (void);
/* Asks where to, and writes a copy of the match there. */
void relais_files_save_as (RelaisHost *host);
/* Does so; a thread prints and writes, and then it is told. */
void relais_files_copy_to (RelaisHost *host,
                           GFile      *file);
/* The same for a setup, also one that cannot be played. */
void relais_files_save_setup (RelaisHost  *host,
                              RelaisDraft *draft);

G_END_DECLS
