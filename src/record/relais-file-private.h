/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-file.h"

G_BEGIN_DECLS

/* Before the six letters that make a temporary name a new one. */
#define RELAIS_FILE_TEMPORARY ".relais-"

/* What is told of a file that is read or written, always with its own name. */

/* From errno. */
void relais_file_set_system_error (const char *path, GError **error);
void relais_file_set_too_long     (const char *path, GError **error);

/* Old temporary files of ours go, and nothing else. */
void relais_file_sweep_temporary  (const char *folder);

G_END_DECLS
