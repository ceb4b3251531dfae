/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/common/rng.h"

/* How an input becomes another one that is as good a file, or nearly: what was
 * a record stays one, what was JSON too. Each returns a new text, or NULL where
 * there was nothing to change; `other` is another input of the corpus, from
 * which parts may come, and may be empty. */

typedef struct
{
  const char *at;
  gsize n;
} FuzzText;

GString *fuzz_mutate_record (FuzzText text, FuzzText other, RelaisRng *rng);
GString *fuzz_mutate_json   (FuzzText text, FuzzText other, RelaisRng *rng);
GString *fuzz_mutate_lines  (FuzzText text, FuzzText other, RelaisRng *rng);
GString *fuzz_mutate_png    (FuzzText text, RelaisRng *rng);

/* Texts that somebody may send: long ones, from right to left, marks without letters … */
void     fuzz_append_words  (GString *to, RelaisRng *rng);
/* Any of the above, by what the text is. */
GString *fuzz_mutate        (FuzzText text, FuzzText other, RelaisRng *rng);
