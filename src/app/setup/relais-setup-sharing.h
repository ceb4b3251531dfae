/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-setup-page.h"

G_BEGIN_DECLS

/* Gives a page on which a setup is made the actions setup.save (among one's own
 * setups), setup.save-as (a file) and setup.share (one line). */
void relais_setup_sharing_add (RelaisSetupPage *page);

G_END_DECLS
