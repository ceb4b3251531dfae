/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A paragraph with its title, and the id of the rule that it tells. Properties:
 * title, rule and ruling, NULL where it has none, and text. */

#define RELAIS_TYPE_RULE_ROW (relais_rule_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisRuleRow, relais_rule_row, RELAIS, RULE_ROW, GtkListBoxRow)

GtkWidget  *relais_rule_row_new      (const char    *title,
                                      const char    *rule,
                                      const char    *text,
                                      const char    *ruling);
GtkWidget  *relais_rule_row_new_drawn (const char   *sheet,
                                       const char   *sprite,
                                       const char   *title,
                                       const char   *text);
/* Its drawing, which costs more than all its words; FALSE: it has none. */
gboolean    relais_rule_row_draw      (RelaisRuleRow *self);
const char *relais_rule_row_get_rule (RelaisRuleRow *self);
gboolean    relais_rule_row_matches  (RelaisRuleRow *self,
                                      const char    *words);

G_END_DECLS
