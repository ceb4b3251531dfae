/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where in a setup or an edition a value stands: "turn", "seats.0.merchant.at". */

const char *relais_value_path_within (const char *path,
                                      const char *part,
                                      guint      *number);

G_END_DECLS
