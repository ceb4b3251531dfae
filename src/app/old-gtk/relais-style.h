/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From here on what the dark and the high contrast style change of style.css is
 * there while they are. Once, when GTK is there. */
void relais_style_start (void);

G_END_DECLS
