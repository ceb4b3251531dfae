/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/common/game.h"

G_BEGIN_DECLS

/* Many quick games by the same computer player in every seat, in the
 * background, and what can be told from them about a setup.
 *
 * Properties, all with notify and to be read only: running, progress (0 to 1),
 * games-done, results (NULL until a run has ended). When `running` turns FALSE
 * everything else is up to date. Of one thread: threads of its own do the work
 * and report to the main context that start was called in. */

#define RELAIS_TYPE_PLAYABILITY (relais_playability_get_type ())
G_DECLARE_FINAL_TYPE (RelaisPlayability, relais_playability, RELAIS, PLAYABILITY, GObject)

#define RELAIS_PLAYABILITY_GAMES 300
#define RELAIS_PLAYABILITY_LEVEL "easy"
#define RELAIS_MAX_ENDINGS 6
#define RELAIS_MAX_DEEDS 8

/* Over all games: `low` and `high` are what a tenth of them stay below and
 * above, about; `middle` is what half of them do. */
typedef struct
{
  double mean;
  guint low, middle, high;
} RelaisSpread;

typedef struct
{
  guint wins;                   /* alone in the first place */
  double share;                 /* of all games */
  double share_low;             /* with 95 % confidence between these (Wilson) */
  double share_high;
  double points;                /* on the average */
  double column[RELAIS_MAX_COLUMNS];
} RelaisSeatResults;

typedef struct
{
  guint asked;
  guint games;                  /* fewer than asked only if the run was cancelled */
  guint n_seats;
  RelaisSeatResults seats[RELAIS_MAX_SEATS];
  guint ties;                   /* several in the first place */
  RelaisSpread turns;           /* from the setup's position on */
  RelaisSpread rounds;
  guint endings[RELAIS_MAX_ENDINGS];    /* as relais_playability_dup_ending tells them */
  double nearness[RELAIS_MAX_ENDINGS];  /* how near games came to each, in hundredths, on the average */
  guint stopped;                /* given up, after so many turns: */
  guint most_turns;
  guint forced;                 /* hundredths of all turns in which there was nothing to decide */
  guint deeds[RELAIS_MAX_DEEDS];        /* of what the game watches: in how many games it happened */
} RelaisPlayabilityResults;

RelaisPlayability *relais_playability_new            (void);

/* Plays `games` games from the states, in turn. Editions and states are
 * copied. With `shuffled` what is hidden is drawn anew for each game; otherwise
 * the decks stay as they lie. The same call gives the same results, whatever
 * the number of threads. A run that is going on is cancelled first, without
 * results. */
void               relais_playability_start          (RelaisPlayability *self,
                                                      const RelaisGame  *game,
                                                      gconstpointer      edition,
                                                      const RelaisState *states,
                                                      guint              n_states,
                                                      gboolean           shuffled,
                                                      guint64            seed,
                                                      guint              games);
/* Ends within moments, with the results of the games played until then. */
void               relais_playability_cancel         (RelaisPlayability *self);

gboolean           relais_playability_get_running    (RelaisPlayability *self);
double             relais_playability_get_progress   (RelaisPlayability *self);
guint              relais_playability_get_games_done (RelaisPlayability *self);
const RelaisPlayabilityResults *
                   relais_playability_get_results    (RelaisPlayability *self);

/* What can be told of the results, in the user's language, when asked for.
 * How games ended: NULL beyond the last ending that the game knows. */
char              *relais_playability_dup_ending     (RelaisPlayability *self,
                                                      guint              ending);
/* What is odd about the setup; whole sentences, none if nothing is. `names`
 * are the players' (NULL: they are numbered). */
char             **relais_playability_dup_warnings   (RelaisPlayability *self,
                                                      const char *const *names);

G_END_DECLS
