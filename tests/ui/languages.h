/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* In which pages are tried. Words differ in length, which is what these tests
 * are about; memory does not, so sanitizers look at the longest only. */
static const char *const languages[] = {
#ifndef __SANITIZE_ADDRESS__
  "en", "fr",
#endif
  "de",
};
