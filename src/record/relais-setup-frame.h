/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-problems.h"

G_BEGIN_DECLS

/* Bytes as one line that people copy, type and read out:
 * "RELAIS-1-0PKDA-V8T3N-…". After the word and the version come letters and
 * digits that do not look alike: how many there are, the bytes, and a check. */

char       *relais_setup_frame   (const guint8 *bytes,
                                  gsize         n);
GByteArray *relais_setup_unframe (const char   *text,
                                  GPtrArray    *problems);

/* A longer line is not looked at. */
#define RELAIS_SETUP_FRAME_MOST (1024 * 1024)

G_END_DECLS
