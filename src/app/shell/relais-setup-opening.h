/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"

G_BEGIN_DECLS

/* The user's own setups, out of their files into the editor. */

/* What is in the file now (transfer full), and what of it was not understood;
 * NULL: it cannot be read, and what is wrong with it has been told. */
RelaisDraft *relais_setup_opening_read (RelaisHost *host,
                                        const char *path,
                                        GPtrArray  *problems);
/* Edits it here, or shows the window that does so already. */
void         relais_setup_opening_edit (RelaisHost  *host,
                                        RelaisDraft *draft,
                                        const char  *path,
                                        GPtrArray   *problems);
/* The same for a draft that was edited here before, as it was left; path: NULL
 * where it has no file. */
void         relais_setup_opening_edit_again (RelaisHost  *host,
                                              RelaisDraft *draft,
                                              const char  *path);
/* Reads and edits it. */
void         relais_setup_opening_open (RelaisHost *host,
                                        const char *path);
/* To a game that was left to edit one of its positions; path: NULL where it has
 * no file. */
void         relais_setup_opening_back_to_game (RelaisHost  *host,
                                                RelaisMatch *match,
                                                const char  *path);

/* The setup that a game began with. */
void         relais_setup_opening_of_game (RelaisHost  *host,
                                           RelaisMatch *match);

G_END_DECLS
