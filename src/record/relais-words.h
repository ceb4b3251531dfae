/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/common/game.h"

G_BEGIN_DECLS

/* What refusals say, as translatable sentences. They live here and not in the
 * model because relais-engine answers with them too (in English: it never sets
 * a locale). */

/* One refusal's sentence; {key} stands for the parameter of that name. */
typedef struct
{
  const char *name;             /* as in the game's table of refusals */
  const char *sentence;
} RelaisWords;

extern const RelaisWords relais_words_common[];
extern const RelaisWords relais_words_null[];

const char *relais_words_template (const RelaisGame    *game,
                                   const RelaisRefusal *refusal);
/* With values as the protocol spells them. */
char       *relais_words_refusal  (const RelaisGame    *game,
                                   const RelaisRefusal *refusal);
/* Puts values in place of their {key}s; both are strings. */
char       *relais_words_fill     (const char          *template,
                                   GHashTable          *values);
const char *relais_words_rule     (const RelaisGame    *game,
                                   const RelaisRefusal *refusal);

G_END_DECLS
