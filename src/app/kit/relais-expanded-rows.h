/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Which rows of some groups are unfolded, so that they can be again when the
 * groups were made anew. */
guint64 relais_expanded_rows_note    (AdwPreferencesGroup *const *groups,
                                 gsize                       n_groups);
void    relais_expanded_rows_restore (AdwPreferencesGroup *const *groups,
                                 gsize                       n_groups,
                                 guint64                     unfolded);

G_END_DECLS
