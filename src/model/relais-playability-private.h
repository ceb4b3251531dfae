/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-lore.h"
#include "relais-playability.h"

G_BEGIN_DECLS

/* What the games of a run share. */
typedef struct
{
  const RelaisGame *game;
  gconstpointer edition;
  const RelaisLore *lore;       /* NULL: of a game that tells nothing */
  gboolean shuffled;
  guint64 seed;
  GCancellable *cancellable;
} RelaisTryout;

/* How one of them went. */
typedef struct
{
  RelaisScore score;
  guint seats;
  guint turns;
  guint forced;                 /* turns without anything to decide */
  guint ending;
  guint nearness[RELAIS_MAX_ENDINGS];
  gboolean over;                /* else it was given up */
  guint deeds;                  /* bits: what happened of what the game watches */
} RelaisTryoutGame;

/* Plays the n-th game from a state. FALSE if it was cancelled. */
gboolean relais_tryout_play      (const RelaisTryout       *tryout,
                                  const RelaisState        *start,
                                  guint                     n,
                                  RelaisTryoutGame         *played);
void     relais_tryout_sum_up    (const RelaisTryout       *tryout,
                                  const RelaisTryoutGame   *games,
                                  guint                     n_games,
                                  RelaisPlayabilityResults *results);
/* Wilson's interval of a share, as wide as z standard deviations. */
void     relais_tryout_interval  (guint                     hits,
                                  guint                     n,
                                  double                    z,
                                  double                   *low,
                                  double                   *high);

char   **relais_tryout_warnings  (const RelaisTryout       *tryout,
                                  const RelaisState        *start,
                                  const RelaisPlayabilityResults *results,
                                  const char *const        *names);

G_END_DECLS
