/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"

G_BEGIN_DECLS

/* Gives a window its ways to setups: win.setups, win.new-setup,
 * win.new-empty-setup, win.edit-position, win.edit-as-it-lies, win.open-code, win.paste-setup, and
 * files that are dropped on it. */
void relais_setup_commands_add (RelaisHost *host);

G_END_DECLS
