/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "record/relais-edition.h"

G_BEGIN_DECLS

/* A line of the table of an edition's values: the title of a group, of whose
 * values follow, or a value (several, for a list or for each number of
 * players). Lines stay the same objects; "changed" says that a value is
 * another one. */

typedef enum
{
  RELAIS_EDITION_GROUP,
  RELAIS_EDITION_SUBJECT,
  RELAIS_EDITION_VALUE,
} RelaisEditionLineKind;

#define RELAIS_EDITION_MAX_CELLS 4

typedef struct
{
  const RelaisField *field;
  guint index;                  /* in a list */
  char *title;                  /* what tells it from the others of the line; NULL: the only one */
  guint16 value;
  guint16 original;             /* in the built-in edition */
} RelaisEditionCell;

#define RELAIS_TYPE_EDITION_LINE (relais_edition_line_get_type ())
G_DECLARE_FINAL_TYPE (RelaisEditionLine, relais_edition_line, RELAIS, EDITION_LINE, GObject)

RelaisEditionLine       *relais_edition_line_new           (RelaisEditionLineKind kind,
                                                            guint                 group,
                                                            const char           *title,
                                                            RelaisEditionLine    *above);
void                     relais_edition_line_add           (RelaisEditionLine    *self,
                                                            const RelaisGame     *game,
                                                            const RelaisField    *field,
                                                            guint                 index,
                                                            const char           *title);
/* Shows what the edition has; TRUE if that is something else than before. */
gboolean                 relais_edition_line_show          (RelaisEditionLine    *self,
                                                            gconstpointer         edition);

RelaisEditionLineKind    relais_edition_line_get_kind      (RelaisEditionLine    *self);
guint                    relais_edition_line_get_group     (RelaisEditionLine    *self);
const char              *relais_edition_line_get_title     (RelaisEditionLine    *self);
/* The title it stands under; NULL: there is none. */
RelaisEditionLine       *relais_edition_line_get_above     (RelaisEditionLine    *self);
guint                    relais_edition_line_get_n_cells   (RelaisEditionLine    *self);
const RelaisEditionCell *relais_edition_line_get_cell      (RelaisEditionLine    *self,
                                                            guint                 cell);
gboolean                 relais_edition_line_is_changed    (RelaisEditionLine    *self);
/* Where the values come from, and what they were if they have been changed. */
char                    *relais_edition_line_dup_note      (RelaisEditionLine    *self);
/* "Banker: Copies with 1, 2, 3 or 4 players, 2 players". */
char                    *relais_edition_line_dup_name      (RelaisEditionLine    *self,
                                                            guint                 cell);
/* A value of that cell in words. */
char                    *relais_edition_line_dup_value     (RelaisEditionLine    *self,
                                                            guint                 cell,
                                                            guint16               value);
/* Does it answer to what was typed? Case and accents do not count. */
gboolean                 relais_edition_line_matches       (RelaisEditionLine    *self,
                                                            const char           *words);

G_END_DECLS
