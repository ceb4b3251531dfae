/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Asks for a width that it is told, whatever its child would like. So it is
 * known when two of them have room beside each other. Properties: child,
 * asked-width. */

#define RELAIS_TYPE_SIZED_BIN (relais_sized_bin_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSizedBin, relais_sized_bin, RELAIS, SIZED_BIN, GtkWidget)

G_END_DECLS
