/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/common/game.h"

G_BEGIN_DECLS

/* Every position of a game that was ever reached, as a tree: a node is a move
 * and the state after it. Undo moves a pointer, redo takes the child that was
 * played last, a new move after undo starts a branch; nothing is ever played
 * backwards and nothing is replayed. The line of latest children from the
 * root is the main line, and the current node is always on it. */

typedef struct _RelaisNode RelaisNode;
typedef struct _RelaisTree RelaisTree;

struct _RelaisNode
{
  RelaisNode *parent;           /* NULL: the start */
  RelaisNode *first;            /* children in the order in which they were made */
  RelaisNode *next;
  RelaisNode *latest;           /* the child that redo goes to */
  char *remark;
  char *judged;                 /* what an analysis found, a line of what follows "analysis:" (docs/files.md); NULL: nothing */
  guint depth;                  /* moves since the start */
  RelaisMove move;
  gboolean barrier;             /* undo past this move would take back something seen */
  gboolean joined;              /* chosen together with the move before it, so undone with it */
  gboolean supposed;            /* of a trial (relais_tree_new_trial): its state is a sample's */
  guint64 state[];
};

RelaisTree       *relais_tree_new         (const RelaisGame *game,
                                           gconstpointer     edition,
                                           gconstpointer     state);
RelaisTree       *relais_tree_new_trial   (const RelaisTree *tree,
                                           RelaisNode       *node,
                                           gconstpointer     state);
RelaisTree       *relais_tree_ref         (RelaisTree       *tree);
void              relais_tree_unref       (RelaisTree       *tree);

const RelaisGame *relais_tree_get_game    (const RelaisTree *tree);
gconstpointer     relais_tree_get_edition (const RelaisTree *tree);
RelaisNode       *relais_tree_get_root    (const RelaisTree *tree);
RelaisNode       *relais_tree_get_current (const RelaisTree *tree);
gconstpointer     relais_tree_get_state   (const RelaisTree *tree);

gboolean          relais_tree_play        (RelaisTree       *tree,
                                           RelaisMove        move,
                                           RelaisEvents     *events,
                                           RelaisRefusal    *why);
RelaisNode       *relais_tree_add         (RelaisTree       *tree,
                                           RelaisNode       *parent,
                                           RelaisMove        move,
                                           RelaisRefusal    *why);
gboolean          relais_tree_undo        (RelaisTree       *tree,
                                           guint             n);
gboolean          relais_tree_redo        (RelaisTree       *tree,
                                           guint             n);
void              relais_tree_go          (RelaisTree       *tree,
                                           RelaisNode       *node);
gboolean          relais_node_ends_turn   (const RelaisTree *tree,
                                           const RelaisNode *node);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisTree, relais_tree_unref)

G_END_DECLS
