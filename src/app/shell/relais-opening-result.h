/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"
#include "model/relais-loading.h"

G_BEGIN_DECLS

/* The name of a file as somebody knows it, in a line; whoever asks by D-Bus may
 * give any words as one. */
char    *relais_opening_result_dup_name   (GFile         *file);
/* What came of a file that has been read: shown in @host or in one that is
 * free; FALSE if there is nothing to show. */
gboolean relais_opening_result_show       (RelaisHost    *host,
                                           GFile         *file,
                                           RelaisLoading *loading);
/* Why that was not shown: over the window, or as a line. */
void     relais_opening_result_tell       (RelaisHost    *host,
                                           GFile         *file,
                                           RelaisLoading *loading);
char    *relais_opening_result_dup_line   (GFile         *file,
                                           RelaisLoading *loading);
/* Whether the match came from that file outside the library, as it still is. */
gboolean relais_opening_result_is_copy_of (RelaisMatch *match,
                                           const char  *path);

G_END_DECLS
