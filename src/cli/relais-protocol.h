/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The text protocol: lines in, answers out. One session plays one game at a
 * time. */
typedef struct _RelaisSession RelaisSession;

#define RELAIS_MAX_LINE 65536

RelaisSession *relais_session_new    (gboolean       with_test_games);
void           relais_session_free   (RelaisSession *session);

/* Answers one line (without its end) by appending "= ..." or "? ..." and the
 * empty line; nothing for an empty line. FALSE after quit. */
gboolean       relais_session_answer (RelaisSession *session,
                                      const char    *line,
                                      gsize          length,
                                      GString       *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisSession, relais_session_free)

G_END_DECLS
