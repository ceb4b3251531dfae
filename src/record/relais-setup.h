/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-problems.h"

G_BEGIN_DECLS

/* Somebody at this computer, or a computer player: its level, and behind a space, if
 * it has one, its temperament (RelaisGameRecord), or that it is drawn. */
#define RELAIS_PLAYER_KINDS "human", "random", "easy", "medium", "hard", "master"
#define RELAIS_PLAYER_ANY "any"

#define RELAIS_MAX_CHANCE 9007199254740991

/* Who sits in a seat, as files tell it. Not part of a game's state. */
typedef struct
{
  char *name;
  char *colour;
  char *kind;                   /* "human", "hard", "hard trader", "hard any" */
} RelaisPlayerInfo;

/* A position to start from: what a .relais-setup file holds. */
typedef struct
{
  const RelaisGame *game;
  gpointer edition;             /* a changed copy; NULL: the built-in one */
  RelaisState state;
  char *name;
  char *author;
  char *note;
  GPtrArray *players;           /* of RelaisPlayerInfo; NULL: not told */
  gint64 chance;                /* what computer players draw theirs from; 0: not told */
} RelaisSetup;

RelaisSetup      *relais_setup_parse       (const char             *text,
                                            gsize                   length,
                                            GPtrArray              *problems);
char             *relais_setup_print       (const RelaisSetup      *setup,
                                            gsize                  *length);
RelaisSetup      *relais_setup_parse_draft (const char             *text,
                                            gsize                   length,
                                            RelaisJson            **json,
                                            RelaisFindings         *findings,
                                            GPtrArray              *problems);
char             *relais_setup_print_around (const RelaisSetup     *setup,
                                            const char             *state,
                                            gsize                  *length);
void              relais_setup_free        (RelaisSetup            *setup);

GPtrArray        *relais_players_new       (void);
/* Also if none is told. */
gboolean          relais_player_kind_is_known (const char          *kind);
/* What to say of a kind of player that does not exist; NULL: it does. */
char             *relais_player_kind_refuse (const char            *kind);
RelaisPlayerInfo *relais_player_info_new   (const char             *name,
                                            const char             *colour,
                                            const char             *kind);

/* What a setup tells of itself; a NULL is not told. */
typedef struct
{
  const RelaisGame *game;
  char *name;
  char *author;
  char *note;
} RelaisSetupTold;

/* Of setups that cannot be played yet too. */
RelaisSetupTold  *relais_setup_told_read   (const char             *text,
                                            gsize                   length,
                                            GPtrArray              *problems);
void              relais_setup_told_free   (RelaisSetupTold        *told);
char             *relais_setup_rename      (const char             *text,
                                            gsize                   length,
                                            const char             *name,
                                            GPtrArray              *problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisSetup, relais_setup_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisSetupTold, relais_setup_told_free)

G_END_DECLS
