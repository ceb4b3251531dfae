/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-choice.h"

G_BEGIN_DECLS

/* What it loses later, or why it is suggested, with what its mark means; NULL: neither. */
char *relais_choice_words_notice   (RelaisChoice  *choice);
/* What is to be known of it beside its title, whole; of what is impossible why. */
char *relais_choice_words_describe (RelaisChoice  *choice);
/* A widget is that choice for who does not see it. */
void  relais_choice_words_tell     (RelaisChoice  *choice,
                                    GtkAccessible *widget);

G_END_DECLS
