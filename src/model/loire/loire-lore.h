/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/loire/loire-setup.h"
#include "model/relais-lore.h"

G_BEGIN_DECLS

/* The parts of La Loire's entry in the table of what is told about games. */

extern const RelaisRuleText loire_rule_texts[];

/* What a value is called in the middle of a sentence. A message's name stands
 * behind the word: "the message" + "to Tours", "for a red and a purple shield";
 * as what points are for (LOIRE_CLASS_WHAT) it is "message to Tours". */
char *loire_name_value   (const RelaisGame *game,
                          gconstpointer     edition,
                          guint             class,
                          gint32            value);
char *loire_column_title (guint             column);

G_END_DECLS
