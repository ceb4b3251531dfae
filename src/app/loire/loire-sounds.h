/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/loire/loire-state.h"

/* What each kind of event sounds like; LOIRE_SILENT where it is meant to make
 * no sound. */
#define LOIRE_SILENT ""

extern const char *const loire_sounds[LOIRE_EVENTS];

const char *loire_sound_of (const RelaisEvent *event);
