/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A question and a remark below it, a label and an inscription: as high as a line of the
 * one and the least lines of the other, or as the remark wants where there is room. A
 * question that takes two lines takes the remark's, and a remark that there is no room
 * for stays away. */

#define RELAIS_TYPE_PROMPT_LAYOUT (relais_prompt_layout_get_type ())
G_DECLARE_FINAL_TYPE (RelaisPromptLayout, relais_prompt_layout, RELAIS, PROMPT_LAYOUT, GtkLayoutManager)

/* Of the remark, for which there is always room. */
void relais_prompt_layout_set_least (RelaisPromptLayout *self,
                                     int                 lines);

G_END_DECLS
