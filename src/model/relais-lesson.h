/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"

G_BEGIN_DECLS

/* A guided first game: a position delivered with the application, a line of moves
 * from it, and what is said on the way. It is a table of a game's lore, so that a
 * game can bring one or none. RelaisGuide leads through it; docs/lessons.md tells
 * how one is made. */

typedef struct
{
  const char *task;             /* what is meant now, in a short sentence; untranslated */
  const char *text;             /* why, and what is to be seen; untranslated */
  const char *moves;            /* as a record writes them, "; " between them; NULL: there is nothing to play */
  const char *way;              /* the id of an answer that only leads to one that is meant; NULL: none */
  const char *place;            /* what is lit on the board; NULL: nothing */
  gboolean waits;               /* until it has been read; then the moves are played, which are others’ */
} RelaisLessonStep;

typedef struct
{
  const char *id;               /* its position is scenarios/ID.relais-setup; also what a saved game is told by */
  const char *title;            /* untranslated */
  const RelaisLessonStep *steps; /* ends at a NULL task; the last one waits, and plays nothing */
} RelaisLesson;

/* The lesson that the program offers: that of the first game which has one. */
const RelaisLesson *relais_lesson_get   (const RelaisGame **game);
/* NULL: the game has none of that id, which may be NULL. */
const RelaisLesson *relais_lesson_find  (const RelaisGame  *game,
                                         const char        *id);
/* A new match, which knows that it is a lesson. */
RelaisMatch        *relais_lesson_start (const RelaisGame  *game,
                                         const RelaisLesson *lesson);
/* The moves of the lesson, from its position on, and where each step ends. */
GArray             *relais_lesson_line  (const RelaisGame  *game,
                                         const RelaisLesson *lesson,
                                         GArray            *ends);
/* Does the game begin where the lesson does? That of another version may not. */
gboolean            relais_lesson_is_start (const RelaisGame *game,
                                         const RelaisLesson *lesson,
                                         gconstpointer      state);

G_END_DECLS
