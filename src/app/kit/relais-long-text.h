/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A text of a page or more, such as a note. Laying out a long one takes a while
 * (a word without an end, the square of its length), so it comes in portions:
 * the first at once, each other one with another frame. */

#define RELAIS_TYPE_LONG_TEXT (relais_long_text_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLongText, relais_long_text, RELAIS, LONG_TEXT, GtkBox)

/* NULL: there is nothing to tell, and it is hidden. */
void relais_long_text_set (RelaisLongText *self,
                           const char     *text);

G_END_DECLS
