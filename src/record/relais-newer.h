/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-problems.h"
#include "relais-record-header.h"

G_BEGIN_DECLS

/* Files of newer versions of Relais. They are left as they are: who reads one
 * gets a problem with this rule before all others, and what could be read. */

#define RELAIS_RULE_NEWER "NEWER"

void      relais_newer_add        (GPtrArray                *problems,
                                   const char               *place,
                                   const char               *words);
/* Whether that is what is wrong. */
gboolean  relais_newer_is_told    (GPtrArray                *problems);

/* What to say of a record whose form or rules are newer; NULL: they are not.
 * key (nullable): the header that tells it. */
const char *relais_newer_of_header (const RelaisRecordHeader *header,
                                   RelaisHeaderKey          *key);
/* Whether "0.3.1" comes after this version. */
gboolean  relais_newer_is_version (RelaisWord                version);

G_END_DECLS
