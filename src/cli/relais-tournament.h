/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* `relais-engine tournament FILE GAME [KEY=VALUE ...]` and `relais-engine standings [--json] FILE ...`;
 * `arguments` are what stands behind the first word. The status that the program ends with. */
int relais_tournament_run (guint n, const char *const *arguments);
int relais_standings_run  (guint n, const char *const *arguments);

G_END_DECLS
