/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-edition-line.h"

G_BEGIN_DECLS

/* The words that a card value can have, to pick one of. A table of hundreds of
 * values has one of these, made when it is asked for.
 * Signal: "chosen" (guint value). */

#define RELAIS_TYPE_EDITION_WORDS (relais_edition_words_get_type ())
G_DECLARE_FINAL_TYPE (RelaisEditionWords, relais_edition_words, RELAIS, EDITION_WORDS, GtkPopover)

/* Opens on a widget that has a layout manager. */
RelaisEditionWords *relais_edition_words_open (GtkWidget         *on,
                                               RelaisEditionLine *line,
                                               guint              cell);

G_END_DECLS
