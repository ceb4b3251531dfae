/* SPDX-License-Identifier: GPL-3.0-or-later */

/* By these the codes of setups learn what a setup of Thurn und Taxis looks like.
 * They are a part of what codes mean: nothing in them may ever change. What the
 * game gets later is appended. */

#include "thurn-setup.h"

const char *const thurn_samples[] = {
  NULL,
};
