/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-loading.h"

G_BEGIN_DECLS

/* Over a window's title while a long file is being read: its name, how far it
 * is, and a button that stops it, which has the focus as long. */

#define RELAIS_TYPE_OPENING_BAR (relais_opening_bar_get_type ())
G_DECLARE_FINAL_TYPE (RelaisOpeningBar, relais_opening_bar, RELAIS, OPENING_BAR, AdwBin)

/* @loading: NULL: nothing is read any more */
void relais_opening_bar_follow (RelaisOpeningBar *self,
                                RelaisLoading    *loading,
                                const char       *name);

G_END_DECLS
