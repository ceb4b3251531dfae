/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-library.h"

G_BEGIN_DECLS

/* What a kept game is called, and what is told of it, wherever it is listed. */

char *relais_entry_text_title    (RelaisLibraryEntry *entry);
char *relais_entry_text_describe (RelaisLibraryEntry *entry);

G_END_DECLS
