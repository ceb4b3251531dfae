/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"

G_BEGIN_DECLS

/* Files of a library that are being removed: out of sight at once, in the trash
 * when it can no longer be undone. Signal: "changed", when some are to be shown
 * that were not, or the other way round. */

#define RELAIS_TYPE_REMOVALS (relais_removals_get_type ())
G_DECLARE_FINAL_TYPE (RelaisRemovals, relais_removals, RELAIS, REMOVALS, GObject)

/* A library's remove or erase. */
typedef gboolean (*RelaisRemoval) (GObject     *library,
                                   const char  *path,
                                   GError     **error);

RelaisRemovals *relais_removals_new    (RelaisHost    *host,
                                        RelaisRemoval  remove,
                                        RelaisRemoval  erase,
                                        gpointer       library);
gboolean        relais_removals_has    (RelaisRemovals *self,
                                        const char     *path);
/* words: what is told, with a button that undoes it. */
void            relais_removals_add    (RelaisRemovals *self,
                                        const char     *path,
                                        const char     *words);
/* As if that had been undone. */
void            relais_removals_keep   (RelaisRemovals *self,
                                        const char     *path);
/* What a row tells of; the keyboard goes on with the next one. FALSE: that was the last. */
gboolean        relais_removals_add_row (RelaisRemovals *self,
                                         GtkListBoxRow  *row,
                                         const char     *path,
                                         const char     *words);
/* What was removed can no longer be undone, nor is that offered any longer. */
void            relais_removals_finish (RelaisRemovals *self);

G_END_DECLS
