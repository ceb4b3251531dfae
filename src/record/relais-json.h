/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-problems.h"

G_BEGIN_DECLS

/* Reads JSON into the heap (the tokens are too many for a stack); problems get
 * the line and column. The text must outlive the result. */
RelaisJson       *relais_json_parse        (const char             *text,
                                            gsize                   length,
                                            guint                   first_line,
                                            GPtrArray              *problems);

G_END_DECLS
