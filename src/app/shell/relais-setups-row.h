/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/art/relais-thumbnails.h"
#include "model/relais-scenario.h"
#include "model/relais-setup-library.h"

G_BEGIN_DECLS

/* A scenario or a setup of one's own in a list. Signal: "command" (its name):
 * "play", "edit", "share", and for one's own "duplicate", "describe", "export",
 * "remove". */

#define RELAIS_TYPE_SETUPS_ROW (relais_setups_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupsRow, relais_setups_row, RELAIS, SETUPS_ROW, AdwActionRow)

GtkWidget      *relais_setups_row_new_for_scenario (RelaisScenario   *scenario,
                                                    gboolean          solved,
                                                    RelaisThumbnails *thumbnails);
GtkWidget      *relais_setups_row_new_for_entry    (RelaisSetupEntry *entry,
                                                    RelaisThumbnails *thumbnails);
/* Nothing but the row: no button on it. */
void            relais_setups_row_set_plain        (RelaisSetupsRow  *self);
/* NULL: it is one's own. */
RelaisScenario *relais_setups_row_get_scenario     (RelaisSetupsRow  *self);
/* NULL: it is a scenario. */
RelaisSetupEntry *relais_setups_row_get_entry      (RelaisSetupsRow  *self);
/* It has a picture while it is, which is drawn if need be. */
void            relais_setups_row_set_seen         (RelaisSetupsRow  *self,
                                                    gboolean          seen);

G_END_DECLS
