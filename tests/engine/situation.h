/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The rules by example: every situation of tests/engine/situations/GAME/ *.txt
 * is one test, named after the rule that it is about. A file is blocks between
 * empty lines; `#` starts a comment line. A block:
 *
 *   [L-BUY-3 second wine]              the rule, then a name: /loire/L-BUY-3/second-wine
 *   new: players=3 seed=7              as the "new" line of the protocol
 *   set: seats.0.goods.wine = 1        a value of the setup
 *   set: stop merchant chinon          La Loire: seat 0's figure has just stopped there
 *   set: stand messenger tours ccw     La Loire: seat 0's figure stands there, nothing has ridden
 *   do: merchant ride 2 to chinon      a move that leads there; must be legal
 *   refuse: L-BUY-3 CARRIED buy wine   refused by this rule (and this code of it, if named)
 *   but: seats.0.goods.wine = 0        the setup again, this one thing changed, the same do-moves
 *   allow: buy wine                    legal; played
 *   event: bought good=wine price=3    one of the last move's events, in this order, with these words
 *   no-event: circus                   none of its events is that
 *   state: seats.0.goods.wine = 1      what the state now says; `absent` where there is nothing
 *   score: seats.0.total = 3           what the score now says
 *   may: sell wine                     legal; not played
 *   again                              the setup again, without the do-moves; but: may follow
 *   setup-refused: L-POS-3 POS_BOAT    the setup is none, by this rule alone
 *   setup-fine                         the setup is one
 *   reason: words                      why nothing can be refused by this rule
 *
 * Values are JSON in which single words need no quotes. In a path a number is
 * a place of a list; in quotes it is a key, as any key with a dot in it. Lists
 * and objects are made as needed. Without other words a setup has 2 players,
 * seed 1 and seat 0 first. The block [*] at a file's start is put before each
 * of the file's blocks.
 *
 * After every move played the position must be one that validate takes, and
 * what check says of a move is held against the list of legal moves. */

#include <glib.h>
#include <stdbool.h>

#include "engine/common/game.h"
#include "engine/common/json.h"

typedef enum
{
  OP_SET,
  OP_BUT,
  OP_AGAIN,
  OP_DO,
  OP_ALLOW,
  OP_MAY,
  OP_REFUSE,
  OP_EVENT,
  OP_NO_EVENT,
  OP_STATE,
  OP_SCORE,
  OP_SETUP_REFUSED,
  OP_SETUP_FINE,
  OP_REASON,
  OP_NEW,
  OPS
} OpKind;

/* One value at one path. */
typedef struct
{
  GPtrArray *path;      /* of char *; a key in quotes keeps its first quote */
  char *value;          /* JSON */
} Assignment;

typedef struct
{
  OpKind kind;
  unsigned line;
  char *text;                   /* what stands behind the colon */
  GPtrArray *assignments;       /* of set, but, new, state, score */
} Op;

typedef struct
{
  const RelaisGame *game;
  char *file;
  unsigned line;
  char *rule;
  char *name;
  GPtrArray *ops;
} Situation;

/* The situations of all files of the game's folder, in their order. */
void      read_situations (const char *all, const RelaisGame *game, GPtrArray *situations);
void      situation_free  (void *data);
/* A test that fails and says where, for what cannot be read. */
void      add_malformed   (const char *file, unsigned line, const char *what);

/* Values at paths. RELAIS_JSON_NONE: there is nothing. */
RelaisJsonValue child_of (const RelaisJson *json, RelaisJsonValue parent, const char *key);
bool      same_value      (const RelaisJson *json, RelaisJsonValue v, const RelaisJson *other, RelaisJsonValue w);
/* The text with one value changed. NULL where the path leads through what is
 * neither list nor object. */
char     *assign          (const char *text, const Assignment *assignment);
