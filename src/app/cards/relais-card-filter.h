/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-card.h"

G_BEGIN_DECLS

/* Which cards are shown: those of a group, that answer to what was typed, and
 * which fit all that is switched on. Properties, all with notify: query, group
 * ("" is all), wanted (bits of what a card fits). */

#define RELAIS_TYPE_CARD_FILTER (relais_card_filter_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardFilter, relais_card_filter, RELAIS, CARD_FILTER, GtkFilter)

RelaisCardFilter *relais_card_filter_new       (void);
const char       *relais_card_filter_get_group (RelaisCardFilter *self);
guint             relais_card_filter_get_wanted (RelaisCardFilter *self);
/* Would it be shown if its group were? */
gboolean          relais_card_filter_match_any_group (RelaisCardFilter *self,
                                                      RelaisCard       *card);
/* Is something beside the group left out? */
gboolean          relais_card_filter_narrows   (RelaisCardFilter *self);
void              relais_card_filter_clear     (RelaisCardFilter *self);
/* The key of a card's group, unlike those of other kinds. */
char             *relais_card_filter_dup_group_of (RelaisCard    *card);

G_END_DECLS
