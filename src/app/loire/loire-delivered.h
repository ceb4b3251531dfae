/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* Which messages a seat has delivered in the position shown, in their order,
 * with what each one earned. */

#define RELAIS_TYPE_LOIRE_DELIVERED (relais_loire_delivered_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLoireDelivered, relais_loire_delivered, RELAIS, LOIRE_DELIVERED, GtkPopover)

GtkWidget *relais_loire_delivered_new (RelaisMatch *match,
                                       RelaisSeat  *seat);

G_END_DECLS
