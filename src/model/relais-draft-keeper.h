/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-draft.h"
#include "relais-setup-library.h"

G_BEGIN_DECLS

/* Keeps a draft in a file of its own in the library, a moment after each
 * change: nothing of it is lost, whatever ends the program, and no draft takes
 * the place of another.
 * Signal: "saved" (GError): it could not be written, and the library tries
 * again every few seconds; or with NULL: at last it is. */

#define RELAIS_TYPE_DRAFT_KEEPER (relais_draft_keeper_get_type ())
G_DECLARE_FINAL_TYPE (RelaisDraftKeeper, relais_draft_keeper, RELAIS, DRAFT_KEEPER, GObject)

/* path: the file that the draft was read from; NULL: a new one, as soon as
 * anything is changed. */
RelaisDraftKeeper *relais_draft_keeper_new      (RelaisDraft       *draft,
                                                 RelaisSetupLibrary *library,
                                                 const char        *path);
/* NULL: nothing is kept yet. */
const char        *relais_draft_keeper_get_path (RelaisDraftKeeper *self);
/* Writes what has not been written. */
gboolean           relais_draft_keeper_flush    (RelaisDraftKeeper *self,
                                                 GError           **error);
/* Writes it, also if nothing was changed. */
gboolean           relais_draft_keeper_keep     (RelaisDraftKeeper *self,
                                                 GError           **error);

G_END_DECLS
