/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-rows-box.h"

G_BEGIN_DECLS

/* Lays its children out like words: side by side, and in a new row where there
 * is no more room. With "centered" each row is in the middle, and with
 * "homogeneous" all children are as wide as the widest. */

#define RELAIS_TYPE_WRAP_BOX (relais_wrap_box_get_type ())
G_DECLARE_FINAL_TYPE (RelaisWrapBox, relais_wrap_box, RELAIS, WRAP_BOX, RelaisRowsBox)

void relais_wrap_box_append (RelaisWrapBox *self,
                             GtkWidget     *child);

G_END_DECLS
