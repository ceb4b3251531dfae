/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-setup.h"

G_BEGIN_DECLS

/* A setup as one line that is copied, sent and typed: "RELAIS-1-0PKDA-V8T3N-…".
 * Blanks, dashes, line breaks, quotation marks around it, small letters and
 * words before and after it do not matter; every wrong character and every two swapped ones are found. A
 * start of La Loire takes less than 200 characters, one that is drawn from a
 * seed about 25.
 *
 * Problems are what relais_setup_parse finds, with paths, and what is wrong
 * with the line itself, without a place: where it is, is in the words. */

/* A position and all that is told of it. NULL if its texts are too long. */
char        *relais_setup_code_print     (const RelaisSetup *setup);
RelaisSetup *relais_setup_code_parse     (const char        *code,
                                          GPtrArray         *problems);

/* What a .relais-setup file holds: any JSON, also of a setup that is not
 * finished; what is left out stays left out, members are put in the order of
 * the protocol, and of an edition that can be read only the changes are kept. */
char        *relais_setup_code_from_json (const char        *text,
                                          gsize              length,
                                          GPtrArray         *problems);
char        *relais_setup_code_to_json   (const char        *code,
                                          GPtrArray         *problems);
/* (transfer full) (nullable) The whole code that is somewhere in a text. */
char        *relais_setup_code_find      (const char        *text);
/* (transfer full) (nullable) The code without the slip that was told: one
 * character, or two neighbours or two groups swapped. NULL: it has none, or more. */
char        *relais_setup_code_mend      (const char        *code);

G_END_DECLS
