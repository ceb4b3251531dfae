/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/relais-text-kind.h"
#include "relais-beside.h"
#include "relais-folder.h"
#include "relais-library.h"
#include "relais-writer.h"

G_BEGIN_DECLS

/* What the files of the library share. */

RelaisLibraryEntry *relais_library_entry_new   (const char             *path,
                                                const RelaisFileStamp  *stamp,
                                                gboolean                marked);

RelaisWriter       *relais_library_get_writer  (RelaisLibrary          *self);
void                relais_library_mark_broken (RelaisLibrary          *self,
                                                const char             *path,
                                                gboolean                broken);

G_END_DECLS
