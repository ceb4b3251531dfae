/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* What a person does, in pieces short enough to be done again for each of the
 * calls in it. */
typedef struct
{
  const char *name;
  void (*prepare) (Play *play); /* NULL: an empty home */
  void (*act) (Play *play);
} Scene;

extern const Scene scenes[];
extern const guint n_scenes;

G_END_DECLS
