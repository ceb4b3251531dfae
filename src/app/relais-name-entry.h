/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Names are typed into entries, and shown wherever there is room for a line. The
 * longest that can be typed, of a player and of all else: */
#define RELAIS_PLAYER_LENGTH 40
#define RELAIS_NAME_LENGTH 100

void  relais_name_entry_set     (GtkEditable *entry,
                                 const char  *name,
                                 glong        most);
char *relais_name_entry_shorten (const char  *text,
                                 glong        length);

G_END_DECLS
