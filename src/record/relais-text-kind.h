/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-problems.h"

G_BEGIN_DECLS

/* How the names of files end. */
#define RELAIS_SUFFIX_RECORD ".relais"
#define RELAIS_SUFFIX_SETUP ".relais-setup"
#define RELAIS_SUFFIX_EDITION ".relais-edition"

/* What a text is meant as, whether anything in it is wrong or not. */
typedef enum
{
  RELAIS_TEXT_EMPTY,
  RELAIS_TEXT_RECORD,
  RELAIS_TEXT_SETUP,            /* also what is no JSON but begins as some */
  RELAIS_TEXT_EDITION,
  RELAIS_TEXT_FOREIGN_JSON,     /* an object of something else */
  RELAIS_TEXT_FOREIGN,
} RelaisTextKind;

RelaisTextKind  relais_text_kind         (const char     *text,
                                          gsize           length);

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

G_END_DECLS
