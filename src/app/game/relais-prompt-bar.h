/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-decision.h"

G_BEGIN_DECLS

/* Below the board: whose turn it is, what is asked, the choices with their
 * prices, and what happened last. Keys reach it from everywhere in the window:
 * 1 .. 9 press choices, Enter the suggested one, Esc goes a step back, + and -
 * set horses, Ctrl+L goes to the status line. While somebody looks back it says
 * at what, and while somebody tries ahead that nothing is decided.
 *
 * Properties: match, decision (both can be NULL), compact (set by the bar
 * itself in low windows), keyless (digits belong to something else), ends-turns (those
 * in which nothing else can be done end by themselves). Buttons use the actions of the group "match". */

#define RELAIS_TYPE_PROMPT_BAR (relais_prompt_bar_get_type ())
G_DECLARE_FINAL_TYPE (RelaisPromptBar, relais_prompt_bar, RELAIS, PROMPT_BAR, GtkWidget)

/* The keyboard goes on at the suggested choice. */
void relais_prompt_bar_focus (RelaisPromptBar *self);

G_END_DECLS
