/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A question and a remark below it, two labels that wrap and are cut after some
 * lines, in a room that is always as high: a question that takes two lines takes
 * the remark's, and a remark that there is no room for stays away. */

#define RELAIS_TYPE_PROMPT_LAYOUT (relais_prompt_layout_get_type ())
G_DECLARE_FINAL_TYPE (RelaisPromptLayout, relais_prompt_layout, RELAIS, PROMPT_LAYOUT, GtkLayoutManager)

G_END_DECLS
