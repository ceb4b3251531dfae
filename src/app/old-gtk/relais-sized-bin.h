/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks for a width that it is told, whatever its child would like. So it is
 * known when two of them have room beside each other. One that keeps its width
 * is always as wide as its child would like to be, and as high as that takes:
 * for what is in a popover, since GTK 4.8 asks that for a height as if its shadow
 * were room for words, and cuts off what then does not fit. One that keeps its
 * height asks for what it had at most since it was told to: what comes and goes
 * in it moves nothing else. Properties: child, asked-width, keeps-width,
 * keeps-height. */

#define RELAIS_TYPE_SIZED_BIN (relais_sized_bin_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSizedBin, relais_sized_bin, RELAIS, SIZED_BIN, GtkWidget)

/* Puts the words of a row into one. */
void relais_sized_bin_hold_words (AdwActionRow *row);

G_END_DECLS
