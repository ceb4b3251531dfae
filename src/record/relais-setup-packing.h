/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/common/game.h"
#include "relais-packer.h"

G_BEGIN_DECLS

/* JSON and a packer that has learnt what a game's setups look like: from the
 * samples of its table, as many as are told. It is a help and no rule: every
 * JSON value can be packed, what the samples do not have takes more room. */

void       relais_setup_pack      (RelaisPacker     *packer,
                                   const RelaisGame *game,
                                   guint             n_samples,
                                   const RelaisJson *json);
/* One line of JSON; whether it is any that can be read is not looked at. */
GString   *relais_setup_unpack    (RelaisPacker     *packer,
                                   const RelaisGame *game,
                                   guint             n_samples);
guint      relais_setup_n_samples (const RelaisGame *game);

/* No setup is longer, packed or not; a longest note has room in it. To unpack so
 * much takes a moment. */
#define RELAIS_SETUP_PACKING_MOST (48 * 1024)

G_END_DECLS
