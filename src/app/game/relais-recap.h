/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* What the others did since the last turn of who is to play, in a line for what
 * belongs together. It covers nothing and asks for no press: it is there as long as
 * the turn goes on, and only when there is something to tell. Properties: match,
 * can be NULL; enabled. */

#define RELAIS_TYPE_RECAP (relais_recap_get_type ())
G_DECLARE_FINAL_TYPE (RelaisRecap, relais_recap, RELAIS, RECAP, GtkWidget)

/* Where there is little room more of it is scrolled. */
void relais_recap_set_low (RelaisRecap *self,
                           gboolean     low);

G_END_DECLS
