/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A line on standard error, in the program's name. FALSE, for who returns that then. */
gboolean relais_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

G_END_DECLS
