/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-json.h"

G_BEGIN_DECLS

/* Writing JSON: all of it that has texts goes through here. */

/* With its quotation marks. */
void            relais_json_print_string (GString              *text,
                                          const char           *value);
/* A member of an object whose text ends here; nothing if there is no value. */
void            relais_json_print_member (GString              *text,
                                          const char           *key,
                                          const char           *value);

/* JSON that was read, to be printed again with some of it changed. */
typedef struct
{
  const RelaisJson *json;
  char **instead;               /* for each value what stands there now; NULL: what stood there */
} RelaisJsonEdit;

RelaisJsonEdit *relais_json_edit_new     (const RelaisJson     *json);
void            relais_json_edit_free    (RelaisJsonEdit       *edit);
/* What is not there needs no change. */
void            relais_json_edit_remove  (RelaisJsonEdit       *edit,
                                          RelaisJsonValue       object,
                                          const char           *key);
void            relais_json_edit_replace (RelaisJsonEdit       *edit,
                                          RelaisJsonValue       object,
                                          const char           *key,
                                          const char           *value);
/* The value as it is now. */
void            relais_json_edit_print   (const RelaisJsonEdit *edit,
                                          RelaisJsonValue       value,
                                          GString              *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisJsonEdit, relais_json_edit_free)

G_END_DECLS
