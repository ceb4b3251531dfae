/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* Who plays and what everybody has in the position shown: a card a seat, in the
 * order of the seats, where they stay. Where there is no room for all cards, a line
 * a seat, and below the card of one: of who is to play, or of whose line is pressed.
 * Then what happened since the last turn, and what is left for all, which is always
 * in sight. Properties: match, can be NULL; recaps: whether it is told what happened.
 * Signal: "light-places" (GStrv) when places of the board belong to what is pointed
 * at; empty: none any more. What is drawn on the cards asks for that by the action
 * "players.light". */

#define RELAIS_TYPE_PLAYERS_PANE (relais_players_pane_get_type ())
G_DECLARE_FINAL_TYPE (RelaisPlayersPane, relais_players_pane, RELAIS, PLAYERS_PANE, GtkWidget)

G_END_DECLS
