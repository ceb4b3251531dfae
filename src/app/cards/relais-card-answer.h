/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-card.h"
#include "model/relais-choice.h"
#include "model/relais-match.h"

G_BEGIN_DECLS

/* A choice that takes a card, as that card with what it costs now and brings, or
 * why it cannot be had, below it. */

#define RELAIS_TYPE_CARD_ANSWER (relais_card_answer_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardAnswer, relais_card_answer, RELAIS, CARD_ANSWER, GtkButton)

/* @key: (nullable): the key that presses it */
GtkWidget    *relais_card_answer_new        (RelaisMatch      *match,
                                             RelaisCard       *card,
                                             RelaisChoice     *choice,
                                             const char       *key);
RelaisChoice *relais_card_answer_get_choice (RelaisCardAnswer *self);

G_END_DECLS
