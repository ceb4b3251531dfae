/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* What is left for all in a game of La Loire, and how far its end is. */

#define RELAIS_TYPE_LOIRE_STOCK (relais_loire_stock_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLoireStock, relais_loire_stock, RELAIS, LOIRE_STOCK, GtkWidget)

GtkWidget *relais_loire_stock_new (RelaisMatch *match);

G_END_DECLS
