/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "relais-outside.h"
#include "relais-player.h"

G_BEGIN_DECLS

/*   relais-tournament.c        what is asked for, and the threads that play it
 *   relais-tournament-game.c   one game, and what is counted in it
 *   relais-tournament-file.c   the file of a tournament: a line of JSON for each game
 *   relais-standings.c         the games of one or more files summed up
 *   relais-standings-print.c   as a table and as JSON */

#define RELAIS_TOURNAMENT_BINS 256      /* of times: eight to a doubling, from a microsecond on */
#define RELAIS_TOURNAMENT_MOST_GAMES 1000000    /* their numbers ... */
#define RELAIS_TOURNAMENT_MOST_IN_FILE 2000     /* ... and how many a file has, so that it can be read again (RELAIS_FILE_MAX) */
#define RELAIS_TOURNAMENT_MOST_CORES 64

/* Who takes part. */
typedef struct
{
  char *text;                   /* as it was asked for */
  RelaisPlayer player;          /* its `ai` is NULL: a program outside */
  gboolean any_temper;          /* by the game's seed */
  char *command;
} RelaisEntrant;

typedef struct
{
  const RelaisGame *game;
  RelaisConfig config;
  gpointer edition;             /* a changed copy; NULL: the built-in one */
  RelaisState *setup;           /* (nullable): games begin there, with what is hidden drawn anew */
  char *told;                   /* a line that is the same for the same games, the number of games apart */
  int seats;
  RelaisEntrant entrants[RELAIS_MAX_SEATS];
  guint n_entrants;
  gint64 deals;                 /* how many different ones; 0: as many as are needed */
  gint64 judge;                 /* playouts by which each ride is judged; 0: none is */
  gint64 timeout_ms;            /* of programs outside */
} RelaisTournament;

/* What happened in one seat. */
typedef struct
{
  guint entrant;
  gint32 points;
  gint32 rank;
  gint32 column[RELAIS_MAX_COLUMNS];
  guint decisions;
  gint64 spent;                 /* microseconds of the processor; of a program outside, of the clock */
  gint64 most;
  guint bins[RELAIS_TOURNAMENT_BINS];
  guint faults[RELAIS_OUTSIDE_ANSWERS];
  guint judged;                 /* steps that were, and what they lost all together, in millionths of a chance (alone, of RELAIS_AI_ALONE) */
  gint64 lost;
  guint32 habits[RELAIS_AI_MAX_HABITS];
  GHashTable *uses;             /* (element-type utf8 guint): what, and in which round it was first used, from 1 */
} RelaisTournamentSeat;

typedef struct
{
  guint number;
  gboolean over;
  guint turns;
  guint moves;
  guint64 first_round;          /* a hash of its moves */
  int seats;
  RelaisTournamentSeat seat[RELAIS_MAX_SEATS];
} RelaisTournamentGame;

RelaisTournamentGame *relais_tournament_game_new  (guint                   number,
                                                   int                     seats);
void                  relais_tournament_game_free (RelaisTournamentGame   *game);

/* Which deal a game is of, and whose seat the first entrant has. */
guint                 relais_tournament_deal      (guint                   n_entrants,
                                                   int                     seats,
                                                   gint64                  deals,
                                                   guint                   number,
                                                   guint                  *rotation);

/* What one thread needs. */
typedef struct _RelaisTournamentTable RelaisTournamentTable;

RelaisTournamentTable *relais_tournament_table_new  (const RelaisTournament  *tournament,
                                                     GError                 **error);
void                   relais_tournament_table_free (RelaisTournamentTable   *table);
RelaisTournamentGame  *relais_tournament_table_play (RelaisTournamentTable   *table,
                                                     guint                    number);

/* The file. */
char     *relais_tournament_head  (const RelaisTournament     *tournament);
char     *relais_tournament_line  (const RelaisGame           *game,
                                   const RelaisTournamentGame *played);

typedef struct
{
  char *head;                   /* its first line */
  const RelaisGame *game;
  int seats;
  guint n_entrants;
  char *entrants[RELAIS_MAX_SEATS];
  char *told;
  gint64 deals;
} RelaisTournamentHead;

void                  relais_tournament_head_clear (RelaisTournamentHead *head);
/* FALSE, with what is wrong in `error`. */
gboolean              relais_tournament_read_head  (const char           *line,
                                                    RelaisTournamentHead *head,
                                                    char                **error);
/* (nullable): what is no whole line of a game. */
RelaisTournamentGame *relais_tournament_read_line  (const RelaisTournamentHead *head,
                                                    const char                 *line);

/* Of games from one file or more, (element-type RelaisTournamentGame). */
void                  relais_standings_print       (const RelaisTournamentHead *head,
                                                    GPtrArray                  *games,
                                                    gboolean                    as_json);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisTournamentGame, relais_tournament_game_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisTournamentTable, relais_tournament_table_free)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RelaisTournamentHead, relais_tournament_head_clear)

G_END_DECLS
