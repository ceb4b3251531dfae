/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* A section of a draft's values, folded away; it has no rows before somebody
 * looks. */

#define RELAIS_TYPE_SETUP_SECTION (relais_setup_section_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupSection, relais_setup_section, RELAIS, SETUP_SECTION, AdwExpanderRow)

/* @section has numbers and choices only. */
GtkWidget *relais_setup_section_new (RelaisDraft *draft,
                                     const char  *section,
                                     const char  *title);

G_END_DECLS
