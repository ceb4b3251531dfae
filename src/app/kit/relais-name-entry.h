/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "record/relais-bounds.h"

G_BEGIN_DECLS

void relais_name_entry_set (GtkEditable *entry,
                            const char  *name,
                            glong        most);

G_END_DECLS
