/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-library.h"
#include "model/relais-setup-library.h"

G_BEGIN_DECLS

/* Somebody plays and makes setups in a home of his own, and remembers what he
 * was told: what is kept, and what could not be written. Whatever fails
 * meanwhile, none of it may turn out to be wrong. */

/* What was given to be kept in a file, and how far that was told to be done. */
typedef struct
{
  char *path;
  GPtrArray *given;             /* texts, in their order */
  GPtrArray *titles;            /* of games: what each was called */
  int told;                     /* of which one it was told that it is kept; -1: of none */
  gboolean refused;             /* the last one was known at once not to be written */
  gboolean gone;                /* thrown away; it may be there and need not */
  RelaisMatch *match;           /* NULL: a setup */
} Promise;

typedef struct
{
  char *home;
  RelaisLibrary *games;
  RelaisSetupLibrary *setups;
  GPtrArray *promises;          /* of Promise */
} Play;

Play        *play_new        (const char   *home);
void         play_free       (Play         *play);
/* What the program does when it starts: the libraries are opened. */
void         play_start      (Play         *play);
void         play_end        (Play         *play);

/* Gives a game to be kept; the path of a new one is NULL. */
Promise     *play_keep       (Play         *play,
                              const char   *path,
                              RelaisMatch  *match);
/* A setup that the library was given by somebody else. */
Promise     *play_note_setup (Play         *play,
                              const char   *path,
                              const char   *text);
/* The same is in its file and nothing more is known of it. */
Promise     *play_trust      (Play         *play,
                              const char   *path,
                              const char   *text,
                              RelaisMatch  *match);
Promise     *play_find       (Play         *play,
                              const char   *path);
/* Waits for all that was given, and compares. */
void         play_flush      (Play         *play);
/* Every file holds what was told, or something newer that was given. */
void         play_look       (Play         *play);
/* An error that is told names the file. */
void         play_was_told   (const GError *error,
                              const char   *path);

/* Nothing fails any more: what could not be written is written now, and when
 * the program is started again everything is there. */
void         play_settle     (Play         *play);
/* Everything that was told to be kept is listed and can be opened. */
void         play_check      (Play         *play);
/* No other files than those that belong there. */
void         play_check_tidy (Play         *play,
                              gboolean      strict);
/* The text in a file, not counted as a call; NULL: none. */
char        *play_content    (const char   *path);

G_END_DECLS
