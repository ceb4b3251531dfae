/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* A curtain over the board of a game with hidden cards, when the turn passes to
 * another player at the same screen: whose turn it is. Nobody looks until he says
 * by its button that he does. Property: match, can be NULL. Signal: "opened", when
 * the curtain has gone by its button. */

#define RELAIS_TYPE_HANDOVER (relais_handover_get_type ())
G_DECLARE_FINAL_TYPE (RelaisHandover, relais_handover, RELAIS, HANDOVER, GtkWidget)

G_END_DECLS
