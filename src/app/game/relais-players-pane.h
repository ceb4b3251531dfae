/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* Who plays and what everybody has in the position shown: a card a seat, the
 * one whose turn it is first, then in the order of play; below, what is left
 * for all. Property: match, can be NULL. Signal: "light-places" (GStrv) when
 * places of the board belong to what is pointed at; empty: none any more.
 * What is drawn on the cards asks for that by the action "players.light". */

#define RELAIS_TYPE_PLAYERS_PANE (relais_players_pane_get_type ())
G_DECLARE_FINAL_TYPE (RelaisPlayersPane, relais_players_pane, RELAIS, PLAYERS_PANE, GtkWidget)

G_END_DECLS
