/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* What a setup is called, who made it, and what is to be said about it. */

#define RELAIS_TYPE_SETUP_NAME (relais_setup_name_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupName, relais_setup_name, RELAIS, SETUP_NAME, GtkPopover)

void relais_setup_name_set_draft (RelaisSetupName *self,
                                  RelaisDraft     *draft);

G_END_DECLS
