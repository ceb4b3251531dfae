/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/common/game.h"

G_BEGIN_DECLS

/* The "GAME key=value ..." of a new line, into a configuration. */
gboolean       relais_config_parse      (const char         *text,
                                         gsize               length,
                                         const RelaisGame  **game,
                                         RelaisConfig       *config,
                                         char              **error);

G_END_DECLS
