/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ai/relais-ai.h"

G_BEGIN_DECLS

/* A decision that a computer player thinks about, in threads: the main loop never
 * waits for it. The player is given what the seat may know, and nothing else. Its
 * thoughts are joined in their written order, so that the move does not depend on how
 * many threads there are. All memory is freed with the decision. */

typedef struct RelaisThinking RelaisThinking;

/* In the main context of who began it. */
typedef void (*RelaisThought) (const RelaisAiTask    *task,
                               const RelaisAiThought *thought,
                               gpointer               data);

/* NULL: there is nothing to decide. limits: without a function to stop. */
RelaisThinking *relais_thinking_begin (const RelaisAi       *ai,
                                       const RelaisGame     *game,
                                       gconstpointer         edition,
                                       gconstpointer         state,
                                       const RelaisAiLimits *limits,
                                       RelaisThought         thought,
                                       gpointer              data);
/* Also before it has come to a move: then its threads end by themselves, and nobody
 * hears of it. */
void            relais_thinking_end   (RelaisThinking       *self);

G_END_DECLS
