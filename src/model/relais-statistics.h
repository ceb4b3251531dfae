/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"

G_BEGIN_DECLS

/* What came of the games that persons have finished: one line of JSON a game in
 * statistics.jsonl in the folder of games (docs/files.md), so that games which are
 * deleted still count. A game counts when it is over by its rules, once: when it is
 * undone and finished anew, or a copy of it is, the last end counts. What computer
 * players play alone is nobody's, and a game that was ended early hides what it hides.
 * The file is read when it is asked for first. What is not understood of it stays as it
 * is; a file of a newer version, or one that cannot be read, is never written to.
 *
 * Signal: "changed". */

#define RELAIS_TYPE_STATISTICS (relais_statistics_get_type ())
G_DECLARE_FINAL_TYPE (RelaisStatistics, relais_statistics, RELAIS, STATISTICS, GObject)

#define RELAIS_STATISTICS_NAME "statistics.jsonl"
#define RELAIS_STATISTICS_MOST 5000                     /* games; then the first ones go */
#define RELAIS_STATISTICS_LENGTH (8 * 1024 * 1024)      /* of the file */
#define RELAIS_STATISTICS_LINE 8192
#define RELAIS_STATISTICS_USED 64                       /* things of a seat */

typedef enum
{
  RELAIS_STATISTICS_FINE,
  RELAIS_STATISTICS_BROKEN,     /* is no such file, or too long, or could not be read */
  RELAIS_STATISTICS_NEWER,
} RelaisStatisticsState;

typedef struct
{
  char *name;                   /* as records have it: a colour, if there is none */
  char *kind;
  int points;
  guint rank;                   /* from 1 */
  char **used;                  /* "hired spy"; of persons */
} RelaisFinishedSeat;

typedef struct
{
  char *key;                    /* what is the same game has the same */
  gint64 date;                  /* seconds since 1970 */
  const RelaisGame *game;
  char *start;                  /* the options, as after "new"; NULL: it began with a position */
  char *scenario;               /* NULL: none */
  guint turns;
  guint n_seats;
  RelaisFinishedSeat seat[RELAIS_MAX_SEATS];
} RelaisFinishedGame;

RelaisStatistics *relais_statistics_new       (const char        *path);
RelaisStatisticsState relais_statistics_get_state (RelaisStatistics *self);
/* The first one first. */
guint             relais_statistics_get_n     (RelaisStatistics  *self);
const RelaisFinishedGame *relais_statistics_nth (RelaisStatistics *self,
                                               guint              n);
/* The match is over: if it counts, it is counted. */
void              relais_statistics_count     (RelaisStatistics  *self,
                                               RelaisMatch       *match);
/* All of it as in the file; to be put back, or taken along to another machine. */
char             *relais_statistics_print     (RelaisStatistics  *self,
                                               gsize             *length);
/* What was there before (transfer full), to be brought back. A file that cannot be
 * read goes as well; one of a newer version stays: NULL. */
char             *relais_statistics_clear     (RelaisStatistics  *self);
/* Adds the games of such a text that are not here; how many. */
guint             relais_statistics_bring     (RelaisStatistics  *self,
                                               const char        *text,
                                               gsize              length);
/* A line for each seat of each game, for other programs. */
char             *relais_statistics_print_csv (RelaisStatistics  *self,
                                               gsize             *length);
/* Waits until all is written. */
gboolean          relais_statistics_flush     (RelaisStatistics  *self,
                                               GError           **error);

G_END_DECLS
