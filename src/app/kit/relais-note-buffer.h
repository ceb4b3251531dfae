/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* No more can be typed or pasted than is within the bounds of a note; what was
 * there before stays. */
void relais_note_buffer_bound (GtkTextBuffer *buffer);

G_END_DECLS
