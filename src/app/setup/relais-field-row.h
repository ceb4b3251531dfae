/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft-field.h"

G_BEGIN_DECLS

/* A value of a setup: a number, a switch or a choice of words. */

#define RELAIS_TYPE_FIELD_ROW (relais_field_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisFieldRow, relais_field_row, RELAIS, FIELD_ROW, AdwActionRow)

GtkWidget        *relais_field_row_new       (RelaisDraftField *field);

G_END_DECLS
