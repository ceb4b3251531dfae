/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What can be added to a list, to choose from: words are typed until it is
 * found. Signal "chosen": the id. */

#define RELAIS_TYPE_FIELD_CHOICE (relais_field_choice_get_type ())
G_DECLARE_FINAL_TYPE (RelaisFieldChoice, relais_field_choice, RELAIS, FIELD_CHOICE, GtkPopover)

/* @names: (transfer full): what the ids are called, as many */
void relais_field_choice_fill (RelaisFieldChoice  *self,
                               const char *const  *ids,
                               char              **names);

G_END_DECLS
