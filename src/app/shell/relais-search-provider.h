/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-program.h"

G_BEGIN_DECLS

/* Lets GNOME Shell's search find the games and setups that are kept: games
 * before setups, the one used last first; every word has to be in it. */

#define RELAIS_TYPE_SEARCH_PROVIDER (relais_search_provider_get_type ())

G_DECLARE_FINAL_TYPE (RelaisSearchProvider, relais_search_provider, RELAIS, SEARCH_PROVIDER, GObject)

RelaisSearchProvider *relais_search_provider_new      (RelaisProgram        *program);
gboolean              relais_search_provider_export   (RelaisSearchProvider *self,
                                                       GDBusConnection      *connection,
                                                       const char           *path,
                                                       GError              **error);
void                  relais_search_provider_unexport (RelaisSearchProvider *self);

G_END_DECLS
