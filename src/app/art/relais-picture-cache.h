/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Large pictures kept on the disk from start to start: the board as it was
 * drawn last. Only pixels, in a folder that may be emptied at any time. For
 * any thread. */

GBytes *relais_picture_cache_load  (const char *key,
                                    gsize       size);
void    relais_picture_cache_store (const char *key,
                                    GBytes     *pixels);

G_END_DECLS
