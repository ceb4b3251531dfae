/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* (transfer full) The settings; without their schema, whole, the program ends, and says why. */
GSettings  *relais_settings_new          (void);
/* (nullable) A key that the program needs, and the schema does not have. */
const char *relais_settings_find_missing (GSettingsSchema *schema);
/* Of a window's side, as a window may have it. */
int         relais_settings_get_length   (GSettings       *settings,
                                          const char      *key);

G_END_DECLS
