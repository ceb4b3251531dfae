/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/common/game.h"
#include "../relais-packer.h"

G_BEGIN_DECLS

/* What setups of La Loire looked like when codes were of their first version,
 * in which they were packed into few bits: which keys an object has, which
 * words can stand where. Every JSON value could be packed, what was of another
 * shape took more room. Such codes are read for ever, so nothing here changes. */

typedef enum
{
  RELAIS_SHAPE_ANY,
  RELAIS_SHAPE_OBJECT,          /* a member for each key, each of its own shape */
  RELAIS_SHAPE_MAP,             /* words as keys, all members of one shape */
  RELAIS_SHAPE_LIST,
  RELAIS_SHAPE_WORD,            /* a NULL among the words is JSON's null */
  RELAIS_SHAPE_NUMBER,
  RELAIS_SHAPE_BOOLEAN,
  RELAIS_SHAPE_TEXT,
  RELAIS_SHAPE_EDITION,         /* changes of the game's component values */
} RelaisShapeKind;

typedef struct _RelaisShape RelaisShape;

struct _RelaisShape
{
  RelaisShapeKind kind;
  const char *const *words;     /* keys, or what can stand there; at most 128 */
  guint n_words;
  gboolean once;                /* each word once in the setup, in all shapes with these words */
  gboolean even;                /* words and sizes are as likely as others, or else they are learnt */
  gboolean or_null;
  gboolean all;                 /* a list mostly has all words that come once and have not come yet */
  const RelaisShape *const *members;    /* of an OBJECT: for each key */
  const RelaisShape *item;      /* of a MAP or LIST */
};

extern const RelaisShape relais_shape_loire;

/* One line of JSON; whether it is any that can be read is not looked at. shape:
 * NULL: any value. */
GString           *relais_shape_unpack (RelaisPacker      *packer,
                                        const RelaisShape *shape,
                                        const RelaisGame  *game);

/* No setup is longer, packed or not; a longest note has room in it. To unpack so
 * much takes a moment. */
#define RELAIS_SHAPE_MOST (48 * 1024)

G_END_DECLS
