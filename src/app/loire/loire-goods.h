/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/art/relais-sprite-label.h"
#include "engine/loire/loire-edition.h"

G_BEGIN_DECLS

/* A fact for each good, by its number; in a template each has the good's id. */
typedef RelaisSpriteLabel *RelaisLoireGoods[LOIRE_GOODS];

/* @offset: of a RelaisLoireGoods in the widget */
static inline void
relais_loire_goods_bind (GtkWidgetClass *widget_class, gssize offset)
{
  for (gssize good = 0; good < LOIRE_GOODS; good++)
    gtk_widget_class_bind_template_child_full (widget_class, loire_goods[good], FALSE,
                                               offset + good * (gssize) sizeof (RelaisSpriteLabel *));
}

G_END_DECLS
