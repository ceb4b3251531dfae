/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-edition-line.h"

G_BEGIN_DECLS

/* All values of an edition, as the lines of a table: a GListModel of
 * RelaisEditionLine, in groups. It shows an edition that is somebody else's. */

#define RELAIS_TYPE_EDITION_LINES (relais_edition_lines_get_type ())
G_DECLARE_FINAL_TYPE (RelaisEditionLines, relais_edition_lines, RELAIS, EDITION_LINES, GObject)

RelaisEditionLines *relais_edition_lines_new         (const RelaisGame   *game);
/* NULL: the built-in one. TRUE if anything is another value than before. */
gboolean            relais_edition_lines_show        (RelaisEditionLines *self,
                                                      gconstpointer       edition);
guint               relais_edition_lines_count_changed (RelaisEditionLines *self);
/* Titles of the groups, in their order. */
GListModel         *relais_edition_lines_get_groups  (RelaisEditionLines *self);

G_END_DECLS
