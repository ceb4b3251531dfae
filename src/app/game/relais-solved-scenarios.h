/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Which scenarios have been solved here, ever: the setting "solved". */
gboolean relais_solved_scenarios_has (GSettings  *settings,
                            const char *scenario);
void     relais_solved_scenarios_add (GSettings  *settings,
                            const char *scenario);

G_END_DECLS
