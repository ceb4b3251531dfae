/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is printed is kept in a buffer, and a full disk is noticed only when
 * that is emptied: at the end, by which time nobody asks. From here on, a
 * program whose output could not be written says so and ends with 1. A limit on
 * the size of files does not kill it: writing fails then, which is told. */
void relais_output_check (const char *program);

G_END_DECLS
