/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What was refused or went wrong last and was shown, for who reports it. */

void        relais_last_told_note (const char *words);
/* NULL: nothing yet. */
const char *relais_last_told_get  (void);

G_END_DECLS
