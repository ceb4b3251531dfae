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
                                  guint        *version,
                                  GPtrArray    *problems);
char       *relais_setup_frame_find (const char *text);
char       *relais_setup_frame_mend (const char *text);

/* The symbols of a code: at least so many, in groups of so many after the first;
 * what is left of the check after one more, after all (0, if they end with it),
 * and whether there are as many as they tell, too. */
#define RELAIS_SETUP_FRAME_LEAST 9
#define RELAIS_SETUP_FRAME_GROUP 5

guint32     relais_setup_frame_step     (guint32       check,
                                         guint8        symbol);
guint32     relais_setup_frame_check    (const guint8 *symbols,
                                         guint         n);
gboolean    relais_setup_frame_is_right (const guint8 *symbols,
                                         guint         n);

/* A longer line is not looked at. */
#define RELAIS_SETUP_FRAME_MOST (1024 * 1024)

G_END_DECLS
