/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* A setup at a glance: its board, what it is called, who made it, how many
 * play, and why it cannot be played yet if it cannot. */

#define RELAIS_TYPE_SETUP_SUMMARY (relais_setup_summary_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupSummary, relais_setup_summary, RELAIS, SETUP_SUMMARY, AdwBin)

/* NULL: none. */
void relais_setup_summary_set_draft (RelaisSetupSummary *self,
                                     RelaisDraft        *draft);

G_END_DECLS
