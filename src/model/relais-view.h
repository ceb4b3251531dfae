/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/common/game.h"

G_BEGIN_DECLS

/* A position as somebody may know it, with all that is needed to tell and draw
 * it: what texts, scenes and cards are given. Plain, and made without a match as
 * well; the edition and the strings are somebody else's. */
typedef struct
{
  const RelaisGame *game;
  gconstpointer edition;
  int viewer;                   /* a seat, RELAIS_NOBODY, RELAIS_SEATS or RELAIS_ALL */
  gboolean past;                /* looked back at: nothing is done there any more */
  gboolean ended;               /* the players ended the game here */
  guint n_seats;
  const char *names[RELAIS_MAX_SEATS];          /* as they are told in sentences */
  const char *colours[RELAIS_MAX_SEATS];
  RelaisState state;            /* the game's `view` of it */
} RelaisView;

/* A move as somebody may know it. Which things its operands mean may be secret:
 * what was done to which of them is told by the events, which are veiled. */
typedef struct
{
  RelaisMove move;
  const RelaisMove *previous;   /* NULL: the game began with this one */
  const RelaisView *before;
  const RelaisView *after;
  const RelaisEvents *events;   /* when it was made several times in a row, what all of these caused */
} RelaisMoveView;

/* The seats are called as their colours. */
void     relais_view_init     (RelaisView       *view,
                               const RelaisGame *game,
                               gconstpointer     edition,
                               gconstpointer     state,
                               int               viewer);
/* By the rules, or by the players. */
gboolean relais_view_is_over  (const RelaisView *view);

G_END_DECLS
