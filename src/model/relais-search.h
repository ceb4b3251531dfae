/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How lists are searched: every word must be found somewhere; neither capitals
 * nor accents nor the kind of apostrophe matter. */

/* The text as searches compare it. */
char     *relais_search_fold  (const char *text);
/* Whether all of the words are in a folded text; NULL and "" are in any. */
gboolean  relais_search_finds (const char *folded,
                               const char *words);
/* In one of two texts each. */
gboolean  relais_search_finds_in_both (const char *folded,
                                       const char *other,
                                       const char *words);

/* A text that is searched with each letter that is typed, but folded only once
 * in each language in which it may be told. */
typedef struct
{
  char *folded;
  const char *language;
} RelaisSearched;

/* Otherwise it is to be set: at first, and in another language. */
gboolean  relais_searched_is_set (const RelaisSearched *self);
void      relais_searched_set    (RelaisSearched       *self,
                                  const char           *text);
void      relais_searched_clear  (RelaisSearched       *self);

G_END_DECLS
