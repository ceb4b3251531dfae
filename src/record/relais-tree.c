/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-tree.h"

struct _RelaisTree
{
  gatomicrefcount refs;
  const RelaisGame *game;
  gconstpointer edition;
  RelaisNode *root;
  RelaisNode *current;
};

static gsize
node_size (const RelaisGame *game)
{
  return sizeof (RelaisNode) + game->state_size;
}

/* @node: (transfer full): memory of that size */
static RelaisNode *
node_init (RelaisNode *node, const RelaisGame *game, RelaisNode *parent, RelaisMove move, gconstpointer state)
{
  *node = (RelaisNode) { .parent = parent, .move = move, .depth = parent != NULL ? parent->depth + 1 : 0,
                         .supposed = parent != NULL && parent->supposed };
  memcpy (node->state, state, game->state_size);
  return node;
}

/**
 * relais_tree_new:
 * @edition: the component values; they must live as long as the tree
 * @state: the start, copied
 */
RelaisTree *
relais_tree_new (const RelaisGame *game, gconstpointer edition, gconstpointer state)
{
  RelaisTree *tree;

  g_return_val_if_fail (game != NULL, NULL);

  tree = g_new0 (RelaisTree, 1);
  g_atomic_ref_count_init (&tree->refs);
  tree->game = game;
  tree->edition = edition;
  tree->root = node_init (g_malloc (node_size (game)), game, NULL, (RelaisMove) { 0 }, state);
  tree->current = tree->root;
  return tree;
}

/**
 * relais_tree_new_trial:
 * @state: what is supposed to be the node's, copied
 *
 * A tree of what is only tried: its root stands for the node, and goes back to the
 * start as the node does, but nothing leads from there to it. The other tree must
 * live as long.
 */
RelaisTree *
relais_tree_new_trial (const RelaisTree *tree, RelaisNode *node, gconstpointer state)
{
  RelaisTree *trial;

  g_return_val_if_fail (tree != NULL, NULL);

  trial = relais_tree_new (tree->game, tree->edition, state);
  trial->root->parent = node->parent;
  trial->root->depth = node->depth;
  trial->root->move = node->move;
  trial->root->barrier = node->barrier;
  trial->root->joined = node->joined;
  trial->root->remark = g_strdup (node->remark);
  trial->root->judged = g_strdup (node->judged);
  trial->root->supposed = TRUE;
  return trial;
}

/* Whoever reads moves in another thread holds the tree; those never change. */
RelaisTree *
relais_tree_ref (RelaisTree *tree)
{
  g_return_val_if_fail (tree != NULL, NULL);

  g_atomic_ref_count_inc (&tree->refs);
  return tree;
}

/* Not recursive: a line is thousands of nodes deep. */
void
relais_tree_unref (RelaisTree *tree)
{
  RelaisNode *node = tree->root;

  if (!g_atomic_ref_count_dec (&tree->refs))
    return;
  while (node != NULL)
    {
      RelaisNode *dead = node;

      if (node->first != NULL)
        {
          node = node->first;
          dead->first = NULL;
          continue;
        }
      if (node == tree->root)
        node = NULL;
      else
        node = node->next != NULL ? node->next : node->parent;
      g_free (dead->judged);
      g_free (dead->remark);
      g_free (dead);
    }
  g_free (tree);
}

const RelaisGame *
relais_tree_get_game (const RelaisTree *tree)
{
  g_return_val_if_fail (tree != NULL, NULL);
  return tree->game;
}

gconstpointer
relais_tree_get_edition (const RelaisTree *tree)
{
  g_return_val_if_fail (tree != NULL, NULL);
  return tree->edition;
}

RelaisNode *
relais_tree_get_root (const RelaisTree *tree)
{
  g_return_val_if_fail (tree != NULL, NULL);
  return tree->root;
}

RelaisNode *
relais_tree_get_current (const RelaisTree *tree)
{
  g_return_val_if_fail (tree != NULL, NULL);
  return tree->current;
}

gconstpointer
relais_tree_get_state (const RelaisTree *tree)
{
  g_return_val_if_fail (tree != NULL, NULL);
  return tree->current->state;
}

static RelaisNode *
find_child (const RelaisNode *parent, RelaisMove move, RelaisNode **last)
{
  *last = NULL;
  for (RelaisNode *child = parent->first; child != NULL; child = child->next)
    {
      if (memcmp (&child->move, &move, sizeof move) == 0)
        return child;
      *last = child;
    }
  return NULL;
}

static RelaisNode *
add_child (RelaisTree *tree, gpointer memory, RelaisNode *parent, RelaisNode *last, RelaisMove move, RelaisEvents *events)
{
  RelaisNode *node = node_init (memory, tree->game, parent, move, parent->state);

  node->barrier = tree->game->make (tree->edition, node->state, move, events);
  if (last != NULL)
    last->next = node;
  else
    parent->first = parent->latest = node;
  return node;
}

/**
 * relais_tree_add:
 *
 * Adds a move behind any node without going there; the parent's latest child
 * stays what it was. A file may ask for any number of them: when there is no
 * memory left for one, that is the caller's to tell.
 *
 * Returns: (nullable) (transfer none): the node, an old one if the move was
 *   there already; NULL if the move is illegal, or with the code 0 if there is no
 *   memory
 */
RelaisNode *
relais_tree_add (RelaisTree *tree, RelaisNode *parent, RelaisMove move, RelaisRefusal *why)
{
  RelaisNode *last;
  RelaisNode *child = find_child (parent, move, &last);
  gpointer memory;

  g_return_val_if_fail (tree != NULL, NULL);

  if (child != NULL)
    return child;
  if (!tree->game->check (tree->edition, parent->state, move, why))
    return NULL;
  memory = g_try_malloc (node_size (tree->game));
  if (memory != NULL)
    return add_child (tree, memory, parent, last, move, NULL);
  *why = (RelaisRefusal) { 0 };
  return NULL;
}

/**
 * relais_tree_play:
 * @events: (nullable) (out caller-allocates): what the move caused is appended
 *
 * Makes a move from the current node, or goes to the child that has it.
 */
gboolean
relais_tree_play (RelaisTree *tree, RelaisMove move, RelaisEvents *events, RelaisRefusal *why)
{
  RelaisNode *last;
  RelaisNode *child;

  g_return_val_if_fail (tree != NULL, FALSE);

  if (!tree->game->check (tree->edition, tree->current->state, move, why))
    return FALSE;
  child = find_child (tree->current, move, &last);
  if (child == NULL)
    child = add_child (tree, g_malloc (node_size (tree->game)), tree->current, last, move, events);
  else if (events != NULL)
    {
      RelaisState scratch;

      relais_copy (tree->game, &scratch, tree->current->state);
      tree->game->make (tree->edition, &scratch, move, events);
    }
  tree->current->latest = child;
  tree->current = child;
  return TRUE;
}

gboolean
relais_tree_undo (RelaisTree *tree, guint n)
{
  g_return_val_if_fail (tree != NULL, FALSE);

  if (n > tree->current->depth)
    return FALSE;
  for (; n > 0; n--)
    tree->current = tree->current->parent;
  return TRUE;
}

gboolean
relais_tree_redo (RelaisTree *tree, guint n)
{
  RelaisNode *node;

  g_return_val_if_fail (tree != NULL, FALSE);

  node = tree->current;
  for (; n > 0 && node != NULL; n--)
    node = node->latest;
  if (node == NULL)
    return FALSE;
  tree->current = node;
  return TRUE;
}

/**
 * relais_tree_go:
 *
 * Makes a node the current one, and the way to it the main line.
 */
void
relais_tree_go (RelaisTree *tree, RelaisNode *node)
{
  g_return_if_fail (tree != NULL);

  tree->current = node;
  for (; node != tree->root; node = node->parent)
    node->parent->latest = node;
}

/**
 * relais_node_ends_turn:
 *
 * Returns: whether the node's move was the last one of its turn
 */
gboolean
relais_node_ends_turn (const RelaisTree *tree, const RelaisNode *node)
{
  const RelaisGame *game;

  g_return_val_if_fail (tree != NULL, FALSE);

  game = tree->game;
  return node->parent != NULL
         && (game->turn (node->state) != game->turn (node->parent->state) || game->over (node->state));
}
