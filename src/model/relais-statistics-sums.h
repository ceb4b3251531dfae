/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-statistics.h"

G_BEGIN_DECLS

/* What the finished games come to, for a player and the games that are asked for. */

typedef struct
{
  const RelaisGame *game;       /* NULL: all */
  const char *player;           /* a name; NULL: every person */
  guint seats;                  /* 0: any number */
  const char *level;            /* of a computer player who played along; "human": none did; NULL: whoever */
  const char *variant;          /* a word of the option "variant"; NULL: all */
} RelaisStatisticsFilter;

typedef struct
{
  char *thing;                  /* "hired spy" */
  guint games;
} RelaisUseCount;

typedef struct
{
  guint games;                  /* a game counts once for each person in it */
  guint rivalled;               /* of them those that were not played alone */
  guint won;                    /* of these; who shares the first place wins */
  double mean;                  /* points */
  int best;
  guint streak;                 /* games won one after the other, up to the last one */
  guint longest;
  GArray *points;               /* of int, the first game first */
  GArray *uses;                 /* of RelaisUseCount, the most frequent first */
} RelaisStatisticsSums;

RelaisStatisticsSums *relais_statistics_sum (RelaisStatistics             *statistics,
                                             const RelaisStatisticsFilter *filter);
void       relais_statistics_sums_free      (RelaisStatisticsSums         *sums);
/* (element-type utf8): names of persons, who played most first. */
GPtrArray *relais_statistics_players        (RelaisStatistics             *statistics);
/* The word of the option "variant"; NULL: not known. */
const char *relais_finished_game_variant    (const RelaisFinishedGame     *game);
/* Its n-th word; NULL: the game has no such option. */
const char *relais_statistics_nth_variant   (const RelaisGame             *game,
                                             guint                         n);
/* "Spy", as it is called in the game; (transfer full). */
char      *relais_statistics_name_use       (const RelaisGame             *game,
                                             const char                   *thing);
/* "Running score: Claire 2, Jonas 1": how often who has won since the same players
 * have sat together; NULL: it was the first game. */
char      *relais_statistics_tell_evening   (RelaisStatistics             *statistics,
                                             RelaisMatch                  *match);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisStatisticsSums, relais_statistics_sums_free)

G_END_DECLS
