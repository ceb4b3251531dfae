/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-problems.h"

G_BEGIN_DECLS

/* How the names of files end. */
#define RELAIS_SUFFIX_RECORD ".relais"
#define RELAIS_SUFFIX_SETUP ".relais-setup"
#define RELAIS_SUFFIX_EDITION ".relais-edition"
#define RELAIS_SUFFIX_LIBRARY ".relais-library"

/* How a library file begins, and the newest form that is read here. */
#define RELAIS_LIBRARY_HEAD "relais-library: "
#define RELAIS_LIBRARY_VERSION 1
#define RELAIS_LIBRARY_MOST_HEADERS 32

/* What a text is meant as, whether anything in it is wrong or not. */
typedef enum
{
  RELAIS_TEXT_EMPTY,
  RELAIS_TEXT_RECORD,
  RELAIS_TEXT_SETUP,            /* also what is no JSON but begins as some */
  RELAIS_TEXT_EDITION,
  RELAIS_TEXT_LIBRARY,          /* everything in one file */
  RELAIS_TEXT_FOREIGN_JSON,     /* an object of something else */
  RELAIS_TEXT_FOREIGN,
} RelaisTextKind;

RelaisTextKind  relais_text_kind         (const char     *text,
                                          gsize           length);

/* How a library file begins. Everything in it has a checksum, so it is worth
 * reading whatever has become of its beginning. */
typedef enum
{
  RELAIS_LIBRARY_NONE,          /* it is something else */
  RELAIS_LIBRARY_WHOLE,
  RELAIS_LIBRARY_DAMAGED,
  RELAIS_LIBRARY_NEWER
} RelaisLibraryStart;

#define RELAIS_LIBRARY_START 4096       /* bytes that tell, with all headers */

/* start: so much of the file, or all of it. Its name tells only what its text
 * does not; NULL: it has none. line: (nullable) the one that is damaged. */
RelaisLibraryStart relais_library_start  (const char     *path,
                                          const char     *start,
                                          gsize           length,
                                          guint          *line);

/* Of a text that is neither a record nor a setup: says so, at a place: readers
 * of `check` want a line, people none ("") for what is about all of it. */
void            relais_text_kind_tell    (RelaisTextKind  kind,
                                          const char     *place,
                                          const char     *text,
                                          gsize           length,
                                          GPtrArray      *problems);

/* Everything that is wrong with a text that is a record, card values or else a
 * setup. */
void            relais_check_text        (const char     *text,
                                          gsize           length,
                                          GPtrArray      *problems);
/* The same of a file; of a library file, which may be of any length, only what
 * it is and how it begins. FALSE if it cannot be read. */
gboolean        relais_check_file        (const char     *path,
                                          GPtrArray      *problems,
                                          GError        **error);

G_END_DECLS
