/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/relais-ai.h"
#include "engine/common/refusals.h"
#include "record/relais-record.h"
#include "relais-protocol.h"

G_BEGIN_DECLS

/* What the commands of the protocol share. */

struct _RelaisSession
{
  gboolean with_test_games;
  RelaisRecord *record;         /* NULL: no game yet */
  RelaisRng rng;                /* for genmove without a seed */
};

/* What a command works with. A handler appends the answer's text to `text`
 * and returns TRUE, or appends the reason and returns FALSE. */
typedef struct
{
  RelaisSession *session;
  RelaisWord argument;          /* the rest of the line; NULL at: nothing */
  GString *text;

  /* Of the game at hand. */
  const RelaisGame *game;
  gconstpointer edition;
  RelaisTree *tree;
  gconstpointer state;
} RelaisCall;

gboolean relais_session_offers    (const RelaisSession *session,
                                   const RelaisGame    *game);

gboolean relais_call_refuse       (RelaisCall          *call,
                                   const char          *format,
                                   ...) G_GNUC_PRINTF (2, 3);
/* The engine prints into buffers, an answer grows. */
void     relais_call_append       (RelaisCall          *call,
                                   const RelaisText    *text);
void     relais_call_append_score (RelaisCall          *call,
                                   gconstpointer        state);
/* The argument, if there is one; FALSE if it is refused. */
gboolean relais_call_number       (RelaisCall          *call,
                                   gint64               min,
                                   gint64               max,
                                   gint64               fallback,
                                   gint64              *value);

/* Starting, loading, saving */
gboolean relais_answer_new      (RelaisCall *call);
gboolean relais_answer_setup    (RelaisCall *call);
gboolean relais_answer_load     (RelaisCall *call);
gboolean relais_answer_save     (RelaisCall *call);
gboolean relais_answer_check    (RelaisCall *call);

/* Looking and playing */
gboolean relais_answer_state    (RelaisCall *call);
gboolean relais_answer_view     (RelaisCall *call);
gboolean relais_answer_show     (RelaisCall *call);
gboolean relais_answer_moves    (RelaisCall *call);
gboolean relais_answer_history  (RelaisCall *call);
gboolean relais_answer_score    (RelaisCall *call);
gboolean relais_answer_play     (RelaisCall *call);
gboolean relais_answer_why      (RelaisCall *call);
gboolean relais_answer_undo     (RelaisCall *call);
gboolean relais_answer_redo     (RelaisCall *call);

/* Computers */
gboolean relais_answer_genmove  (RelaisCall *call);
gboolean relais_answer_perft    (RelaisCall *call);
gboolean relais_answer_playout  (RelaisCall *call);

G_END_DECLS
