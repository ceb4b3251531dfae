/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-card-filter.h"

G_BEGIN_DECLS

/* A switch that leaves out the cards which do not fit one of the game's filters:
 * the nth bit of what a filter of cards wants. */

#define RELAIS_TYPE_CARD_SWITCH (relais_card_switch_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardSwitch, relais_card_switch, RELAIS, CARD_SWITCH, GtkWidget)

/* @title: with a mnemonic */
GtkWidget *relais_card_switch_new (RelaisCardFilter *filter,
                                   guint             nth,
                                   const char       *title);

G_END_DECLS
