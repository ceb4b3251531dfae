/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "../sanitized.h"
#include "../scale.h"

/* In which pages are tried. Words differ in length, which is what these tests
 * are about; memory does not, so sanitizers look at the longest only. */
static const char *const languages[] = {
#ifndef SANITIZED
  "en", "fr",
#endif
  "de",
};

/* What costs much is tried in the longest of them, and in all by `./run test --all`. */
static inline gboolean
languages_is_tried (const char *language)
{
  return scaled (1) > 1 || g_str_equal (language, "de");
}
