/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lays its children out like words: side by side, and in a new row where there
 * is no more room. With "centered" each row is in the middle, and with
 * "homogeneous" all children are as wide as the widest; "spacing" is between
 * children and between rows. */

#define RELAIS_TYPE_WRAP_BOX (relais_wrap_box_get_type ())
G_DECLARE_FINAL_TYPE (RelaisWrapBox, relais_wrap_box, RELAIS, WRAP_BOX, GtkWidget)

void relais_wrap_box_append (RelaisWrapBox *self,
                             GtkWidget     *child);
/* Takes all children out. */
void relais_wrap_box_clear  (RelaisWrapBox *self);

G_END_DECLS
