/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/loire/loire-state.h"
#include "model/relais-match.h"

G_BEGIN_DECLS

/* A message that a seat has to deliver: type, shields (a marked one carries the
 * token), where to, points. Pointed at, it lights up where it can go. */

#define RELAIS_TYPE_LOIRE_MESSAGE_BUTTON (relais_loire_message_button_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLoireMessageButton, relais_loire_message_button, RELAIS, LOIRE_MESSAGE_BUTTON, GtkWidget)

GtkWidget *relais_loire_message_button_new (RelaisMatch       *match,
                                            RelaisSeat        *seat,
                                            const LoireHeld   *held);

G_END_DECLS
