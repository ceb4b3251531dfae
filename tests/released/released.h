/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "../model/playing.h"
#include "engine/common/rng.h"
#include "model/relais-draft.h"

/* Writes a library, setups, codes, card values and settings as a user of this
 * version would have them. sources: the project's, for its golden games. */
void released_write (const char *folder,
                     const char *sources,
                     GSettings  *settings);
