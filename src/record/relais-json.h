/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-problems.h"

G_BEGIN_DECLS

/* Reads JSON into the heap (the tokens are too many for a stack); problems get
 * the line and column. What is longer than RELAIS_JSON_LENGTH is not looked at. The text must outlive the result. */
RelaisJson       *relais_json_parse        (const char             *text,
                                            gsize                   length,
                                            guint                   first_line,
                                            GPtrArray              *problems);

/* The same for what is no other's: it is JSON, and no longer than it may be. */
RelaisJson       *relais_json_parse_own    (const char             *text);

/* What a string says, with its escapes undone: always UTF-8. */
char             *relais_json_dup_string   (const RelaisJson       *json,
                                            RelaisJsonValue         v);
RelaisJsonValue   relais_json_below        (const RelaisJson       *json,
                                            RelaisJsonValue         object,
                                            const char             *key);
gboolean          relais_json_is_true      (const RelaisJson       *json,
                                            RelaisJsonValue         v);

G_END_DECLS
