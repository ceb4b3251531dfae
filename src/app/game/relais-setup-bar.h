/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* Above the board of a game that began with a setup of somebody's: what its note
 * says and how many card values are other than printed; and, asked for, all of
 * that. win.restart begins it anew, win.back-to-setup leads to the editor. */

#define RELAIS_TYPE_SETUP_BAR (relais_setup_bar_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupBar, relais_setup_bar, RELAIS, SETUP_BAR, AdwBin)

/* NULL: it began otherwise, or there is nothing to tell. */
GtkWidget *relais_setup_bar_new (RelaisMatch *match);

G_END_DECLS
