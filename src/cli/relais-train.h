/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* `relais-engine train FILE STEPS GAME [OPTION=VALUE ...]`; `arguments` are what stands
 * behind the first word. The status that the program ends with. */
int relais_train_run (guint n, const char *const *arguments);

G_END_DECLS
