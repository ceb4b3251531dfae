/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"

G_BEGIN_DECLS

/* win.keep-everything and win.bring-back: which file, and then the dialog. */
void     relais_bundle_commands_add   (RelaisHost *host);
/* TRUE if everything was kept in the file: what is in it is shown over the
 * window, and it is to be opened in no other way. */
gboolean relais_bundle_commands_offer (RelaisHost *host,
                                       GFile      *file);

G_END_DECLS
