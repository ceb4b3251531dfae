/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-folder.h"
#include "relais-setup-library.h"

G_BEGIN_DECLS

/* How the library makes its entries. */
RelaisSetupEntry *relais_setup_entry_new (const char            *path,
                                          const RelaisFileStamp *stamp);

G_END_DECLS
