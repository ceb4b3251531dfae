/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/common/game.h"

G_BEGIN_DECLS

/* A program outside that plays: it gets a line of JSON for each decision, and
 * answers with one of the moves on a line. It may answer anything, die, or never
 * answer. */
typedef struct _RelaisOutside RelaisOutside;

typedef enum
{
  RELAIS_OUTSIDE_ANSWERED,
  RELAIS_OUTSIDE_RUBBISH,       /* none of the moves */
  RELAIS_OUTSIDE_LATE,          /* it was stopped */
  RELAIS_OUTSIDE_DIED,          /* or could not be started */
  RELAIS_OUTSIDE_ANSWERS
} RelaisOutsideAnswer;

/* NULL, with the error, if this is no command line of a program that is there. */
RelaisOutside      *relais_outside_new   (const char          *command,
                                          guint                timeout_ms,
                                          GError             **error);
void                relais_outside_free  (RelaisOutside       *outside);
/* Before each game: what has failed may be tried again. */
void                relais_outside_begin (RelaisOutside       *outside);
/* `words`: (transfer full): what it said, to be told; NULL: nothing. */
RelaisOutsideAnswer relais_outside_ask   (RelaisOutside       *outside,
                                          const RelaisGame    *game,
                                          gconstpointer        edition,
                                          gconstpointer        view,
                                          int                  seat,
                                          guint64              seed,
                                          RelaisMove          *move,
                                          char               **words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisOutside, relais_outside_free)

G_END_DECLS
