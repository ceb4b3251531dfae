/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What lays its children out in rows, as many as its width makes necessary; how
 * it does is for those that derive from it. Property: spacing, between children
 * and between rows. */

#define RELAIS_TYPE_ROWS_BOX (relais_rows_box_get_type ())
G_DECLARE_DERIVABLE_TYPE (RelaisRowsBox, relais_rows_box, RELAIS, ROWS_BOX, GtkWidget)

struct _RelaisRowsBoxClass
{
  GtkWidgetClass parent_class;
};

int  relais_rows_box_get_spacing (RelaisRowsBox *self);
/* Takes all children out. */
void relais_rows_box_clear       (RelaisRowsBox *self);

G_END_DECLS
