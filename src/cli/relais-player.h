/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ai/relais-ai.h"

G_BEGIN_DECLS

/* A computer player as it is asked for: its level, and how much it may look at. */
typedef struct
{
  const RelaisAi *ai;
  const RelaisAiTemper *temper; /* NULL: none */
  gint64 nodes;                 /* 0: as the level likes */
  gint64 ms;                    /* 0: as long as it takes; else it thinks as long, unless nodes are given too */
} RelaisPlayer;

typedef enum
{
  RELAIS_PLAYER_OPTION_UNKNOWN,
  RELAIS_PLAYER_OPTION_REFUSED, /* with `error` */
  RELAIS_PLAYER_OPTION_READ,
} RelaisPlayerOption;

char              *relais_player_levels      (void);
char              *relais_player_tempers     (const RelaisGame   *game);
/* Takes in "nodes=N", "ms=N" or "temper=NAME"; `given` are those that have been. */
RelaisPlayerOption relais_player_read_option (RelaisPlayer       *player,
                                              const RelaisGame   *game,
                                              RelaisWord          option,
                                              guint              *given,
                                              char              **error);
/* FALSE when the game is over. `memory`: what its level needs. */
gboolean           relais_player_choose      (const RelaisPlayer *player,
                                              const RelaisGame   *game,
                                              gconstpointer       edition,
                                              gconstpointer       state,
                                              guint64             seed,
                                              gpointer            memory,
                                              RelaisMove         *move);

G_END_DECLS
