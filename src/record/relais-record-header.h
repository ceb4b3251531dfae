/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/common/text.h"

G_BEGIN_DECLS

/* The lines of a record and what its header says, as words of its text. Nothing
 * is played again for it, so it is quick enough for a list of many games. */

typedef enum
{
  RELAIS_HEADER_RECORD,
  RELAIS_HEADER_GAME,
  RELAIS_HEADER_RULES,
  RELAIS_HEADER_APPLICATION,
  RELAIS_HEADER_SEATS,
  RELAIS_HEADER_NEW,
  RELAIS_HEADER_SETUP,
  RELAIS_HEADER_EDITION,
  RELAIS_HEADER_UNDO,
  RELAIS_HEADER_CURSOR,
  RELAIS_HEADER_RESULT,
  RELAIS_HEADERS
} RelaisHeaderKey;

extern const char *const relais_header_keys[RELAIS_HEADERS];

typedef struct
{
  RelaisWord value[RELAIS_HEADERS];
  guint line[RELAIS_HEADERS];   /* the number of the line that has it; 0: none */
} RelaisRecordHeader;

typedef struct
{
  const char *at;               /* the next line */
  const char *end;
  guint number;                 /* of the line, counted from 1 */
  RelaisWord line;              /* without its end */
  gboolean begun;               /* one that is not empty has come */
} RelaisRecordLines;

/* FALSE if there is none left */
gboolean  relais_record_lines_next            (RelaisRecordLines  *lines);
/* FALSE at the empty line that ends the header, too; those before it come, and
 * are none of its lines. */
gboolean  relais_record_lines_next_of_header  (RelaisRecordLines  *lines);

/* What "undo:" tells: strict. FALSE: something else, which may keep no less. */
gboolean  relais_record_header_read_undo      (const RelaisRecordHeader *header,
                                               gboolean           *strict);

/* Which header a line is; -1: none. */
int       relais_header_of                    (RelaisWord          line);
/* The same, and keeps its value, unless it had one before: that one's number
 * stays, too. */
int       relais_record_header_take           (RelaisRecordHeader *header,
                                               RelaisWord          line,
                                               guint               number);

/* Meant as a record, however damaged: it has one of its headers at its head. */
gboolean  relais_record_is_one                (const char         *text,
                                               gsize               length);

G_END_DECLS
