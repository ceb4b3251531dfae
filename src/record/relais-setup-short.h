/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-setup.h"

G_BEGIN_DECLS

/* As relais_setup_print, without the members of the state that reading
 * completes to what they are. */
char *relais_setup_print_short (const RelaisSetup *setup, gsize *length);

G_END_DECLS
