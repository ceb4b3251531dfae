/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-problems.h"

G_BEGIN_DECLS

/* An edition is a game's component values. The built-in one is const; a
 * changed one is a copy with an object of changes applied, which has the shape
 * of the data file and holds only what differs. */

gpointer  relais_edition_change  (const RelaisGame *game,
                                  const RelaisJson *json,
                                  RelaisJsonValue   changes,
                                  const char       *prefix,
                                  GPtrArray        *problems);
/* The changes as a text of their own. */
gpointer  relais_edition_parse   (const RelaisGame *game,
                                  const char       *text,
                                  gsize             length,
                                  GPtrArray        *problems);
void      relais_edition_read    (const RelaisGame *game,
                                  const RelaisJson *json,
                                  RelaisJsonValue   changes,
                                  const char       *prefix,
                                  gpointer          edition,
                                  GPtrArray        *problems);
char     *relais_edition_changes (const RelaisGame *game,
                                  gconstpointer     edition);

/* A field's value, or one of a list's. */
guint16   relais_edition_get     (gconstpointer      edition,
                                  const RelaisField *field,
                                  guint              index);
void      relais_edition_set     (gpointer           edition,
                                  const RelaisField *field,
                                  guint              index,
                                  guint16            value);
/* From the built-in one, in this field. */
gboolean  relais_edition_differs (const RelaisGame  *game,
                                  gconstpointer      edition,
                                  const RelaisField *field);

G_END_DECLS
