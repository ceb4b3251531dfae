/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Over a page whose work cannot be saved: why, until it can be, and what can be
 * done about it. Property: "copy-action", the name of the action that saves
 * elsewhere. Signal: "again", it is to be tried again. */

#define RELAIS_TYPE_TROUBLE_BAR (relais_trouble_bar_get_type ())
G_DECLARE_FINAL_TYPE (RelaisTroubleBar, relais_trouble_bar, RELAIS, TROUBLE_BAR, AdwBin)

/* NULL: there is no trouble any more. */
void     relais_trouble_bar_tell     (RelaisTroubleBar *self,
                                      const char       *words);
gboolean relais_trouble_bar_is_shown (RelaisTroubleBar *self);

G_END_DECLS
