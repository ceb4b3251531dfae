/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tree of positions: undo, redo, branches, and which moves undo must not
 * silently pass. */

#include "testing.h"

static const char *const starts[] = {
  "null players=2",
  "null players=4 seed=3",
  "loire players=1 seed=1",
  "loire players=2 seed=2 preset=german",
  "loire players=3 seed=3",
  "loire players=4 seed=4 preset=french",
  "loire players=3 seed=5 variant=casual",
  TESTING_RICH (2, "{" TESTING_BUILDERS "},{" TESTING_MENAGERIE "}"),
};

static char *
print_events (const RelaisGame *game, const RelaisEvents *events)
{
  GString *all = g_string_new (NULL);

  for (int i = 0; i < events->count; i++)
    {
      char buffer[512];
      RelaisText text;

      relais_text_init (&text, buffer, sizeof buffer);
      relais_print_event (game, &events->at[i], &text);
      g_string_append_printf (all, "%s\n", buffer);
    }
  return g_string_free (all, FALSE);
}

static guint
count_children (const RelaisNode *node)
{
  guint n = 0;

  for (const RelaisNode *child = node->first; child != NULL; child = child->next)
    n++;
  return n;
}

/* A position by playing from the start, without the tree's states. */
static guint32
replay (const RelaisRecord *record, const RelaisNode *node)
{
  const RelaisGame *game = record->game;
  g_autofree RelaisMove *moves = g_new (RelaisMove, node->depth + 1);
  guint n = node->depth;
  RelaisState state;

  for (; node->parent != NULL; node = node->parent)
    moves[node->depth] = node->move;
  relais_copy (game, &state, node->state);
  for (guint i = 1; i <= n; i++)
    game->make (relais_record_edition (record), &state, moves[i], NULL);
  return testing_hash (game, relais_record_edition (record), &state);
}

static guint32
current_hash (const RelaisRecord *record)
{
  return testing_hash (record->game, relais_record_edition (record), relais_tree_get_state (record->tree));
}

static guint32
hash_of (GHashTable *hashes, const RelaisNode *node)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (hashes, node));
}

static void
walk_back_and_forth (const RelaisRecord *record, RelaisNode *node, GHashTable *hashes)
{
  RelaisTree *tree = record->tree;
  RelaisNode *at = node;

  relais_tree_go (tree, node);
  g_assert_true (relais_tree_get_current (tree) == node);
  for (; at->parent != NULL; at = at->parent)
    {
      g_assert_cmphex (current_hash (record), ==, hash_of (hashes, at));
      g_assert_true (relais_tree_undo (tree, 1));
      g_assert_true (relais_tree_get_current (tree) == at->parent);
    }
  g_assert_cmphex (current_hash (record), ==, hash_of (hashes, at));
  for (guint i = 0; i < node->depth; i++)
    {
      g_assert_true (relais_tree_redo (tree, 1));
      g_assert_cmphex (current_hash (record), ==, hash_of (hashes, relais_tree_get_current (tree)));
    }
  g_assert_true (relais_tree_get_current (tree) == node);
  g_assert_true (relais_tree_undo (tree, node->depth));
  g_assert_true (relais_tree_redo (tree, node->depth));
  g_assert_true (relais_tree_get_current (tree) == node);
}

static void
test_walk (gconstpointer data)
{
  g_autoptr (RelaisRecord) record = testing_record (data);
  g_autoptr (GHashTable) hashes = g_hash_table_new (NULL, NULL);
  RelaisNode *root = relais_tree_get_root (record->tree);
  guint branchings = 0;
  RelaisRng rng;

  relais_rng_seed (&rng, 11);
  testing_grow (record->tree, &rng, 12, 24);
  for (RelaisNode *node = root; node != NULL; node = testing_walk (node))
    {
      g_hash_table_insert (hashes, node, GUINT_TO_POINTER (replay (record, node)));
      branchings += count_children (node) > 1;
      g_assert_cmpuint (node->depth, ==, node->parent != NULL ? node->parent->depth + 1 : 0);
    }
  g_assert_cmpuint (branchings, >, 3);
  for (RelaisNode *node = root; node != NULL; node = testing_walk (node))
    walk_back_and_forth (record, node, hashes);
}

static RelaisNode *
play_nth (RelaisRecord *record, int nth)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisRefusal why;
  int n = record->game->legal (relais_record_edition (record), relais_tree_get_state (record->tree), moves);

  g_assert_cmpint (nth, <, n);
  g_assert_true (relais_tree_play (record->tree, moves[nth], NULL, &why));
  return relais_tree_get_current (record->tree);
}

static void
test_branches (gconstpointer data)
{
  g_autoptr (RelaisRecord) record = testing_record (data);
  RelaisTree *tree = record->tree;
  RelaisNode *root = relais_tree_get_root (tree);
  RelaisNode *a = play_nth (record, 0);
  RelaisNode *b, *after_a;

  after_a = play_nth (record, 0);
  g_assert_true (relais_tree_undo (tree, 2));
  b = play_nth (record, 1);
  g_assert_true (a != b && root->first == a && a->next == b && b->next == NULL);

  /* The latest child is where redo goes, not the first one. */
  g_assert_true (relais_tree_undo (tree, 1) && relais_tree_redo (tree, 1));
  g_assert_true (relais_tree_get_current (tree) == b);

  /* Playing an old child's move goes there, makes it the latest, adds nothing. */
  g_assert_true (relais_tree_undo (tree, 1));
  g_assert_true (play_nth (record, 0) == a);
  g_assert_cmpuint (count_children (root), ==, 2);
  g_assert_true (root->latest == a);
  g_assert_true (relais_tree_redo (tree, 1));
  g_assert_true (relais_tree_get_current (tree) == after_a);
  g_assert_true (relais_tree_undo (tree, 2) && relais_tree_redo (tree, 1));
  g_assert_true (relais_tree_get_current (tree) == a);
}

/* Adding behind the user's back changes neither where the user is nor what
 * redo goes to. */
static void
test_add (gconstpointer data)
{
  g_autoptr (RelaisRecord) record = testing_record (data);
  RelaisTree *tree = record->tree;
  RelaisNode *root = relais_tree_get_root (tree);
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisNode *a, *b;
  RelaisRefusal why;

  g_assert_cmpint (record->game->legal (relais_record_edition (record), root->state, moves), >=, 2);
  a = relais_tree_add (tree, root, moves[0], &why);
  g_assert_true (root->latest == a);
  b = relais_tree_add (tree, root, moves[1], &why);
  g_assert_true (root->latest == a && a->next == b);
  g_assert_true (relais_tree_add (tree, root, moves[1], &why) == b);
  g_assert_cmpuint (count_children (root), ==, 2);
  g_assert_true (relais_tree_get_current (tree) == root);
}

static void
test_limits (gconstpointer data)
{
  g_autoptr (RelaisRecord) record = testing_record (data);
  RelaisTree *tree = record->tree;
  RelaisNode *here;
  RelaisRng rng;

  g_assert_false (relais_tree_undo (tree, 1));
  g_assert_false (relais_tree_redo (tree, 1));
  relais_rng_seed (&rng, 5);
  testing_play_on (tree, &rng, 5);
  g_assert_true (relais_tree_undo (tree, 2));
  here = relais_tree_get_current (tree);
  g_assert_false (relais_tree_undo (tree, 4));
  g_assert_false (relais_tree_undo (tree, G_MAXUINT));
  g_assert_true (relais_tree_get_current (tree) == here);
  g_assert_false (relais_tree_redo (tree, 3));
  g_assert_false (relais_tree_redo (tree, G_MAXUINT));
  g_assert_true (relais_tree_get_current (tree) == here);
  g_assert_true (relais_tree_undo (tree, 3) && relais_tree_redo (tree, 5));
}

static void
test_go (gconstpointer data)
{
  g_autoptr (RelaisRecord) record = testing_record (data);
  RelaisTree *tree = record->tree;
  RelaisRng rng;

  relais_rng_seed (&rng, 23);
  testing_grow (tree, &rng, 8, 12);
  for (RelaisNode *node = relais_tree_get_root (tree); node != NULL; node = testing_walk (node))
    {
      guint children = count_children (node);
      RelaisNode *at = relais_tree_get_root (tree);

      relais_tree_go (tree, node);
      g_assert_true (relais_tree_get_current (tree) == node);
      g_assert_cmpuint (count_children (node), ==, children);
      for (guint i = 0; i < node->depth; i++)
        at = at->latest;
      g_assert_true (at == node);
    }
}

/* An illegal move is refused by its rule, and nothing is added. */
static void
test_illegal (gconstpointer data)
{
  g_autoptr (RelaisRecord) record = testing_record (data);
  RelaisNode *root = relais_tree_get_root (record->tree);
  const char *words = g_str_equal (record->game->id, "null") ? "take 9" : "message 1";
  RelaisRefusal why = { .code = 0 };
  RelaisMove move;

  g_assert_true (relais_parse_move (record->game, root->state, words, strlen (words), &move, &why));
  g_assert_false (relais_tree_play (record->tree, move, NULL, &why));
  g_assert_cmpint (why.code, !=, 0);
  why.code = 0;
  g_assert_null (relais_tree_add (record->tree, root, move, &why));
  g_assert_cmpint (why.code, !=, 0);
  g_assert_null (root->first);
  g_assert_true (relais_tree_get_current (record->tree) == root);
}

/* Going to a child that is there already tells what making it told. */
static void
test_events (gconstpointer data)
{
  g_autoptr (RelaisRecord) record = testing_record (data);
  RelaisTree *tree = record->tree;
  RelaisRng rng;

  relais_rng_seed (&rng, 31);
  for (int i = 0; i < 60 && !record->game->over (relais_tree_get_state (tree)); i++)
    {
      RelaisMove moves[RELAIS_MAX_MOVES];
      int n = record->game->legal (relais_record_edition (record), relais_tree_get_state (tree), moves);
      RelaisMove move = moves[relais_rng_below (&rng, (guint32) n)];
      RelaisEvents first = { .count = 0 }, second = { .count = 0 };
      g_autofree char *told = NULL, *again = NULL;
      RelaisRefusal why;
      RelaisNode *node;

      g_assert_true (relais_tree_play (tree, move, &first, &why));
      node = relais_tree_get_current (tree);
      g_assert_true (relais_tree_undo (tree, 1));
      g_assert_true (relais_tree_play (tree, move, &second, &why));
      g_assert_true (relais_tree_get_current (tree) == node);
      told = print_events (record->game, &first);
      again = print_events (record->game, &second);
      g_assert_cmpstr (told, ==, again);
    }
}

/* Undo goes back over the end of the game, and a branch from there goes on. */
static void
test_over_the_end (void)
{
  g_autoptr (RelaisRecord) record = testing_record ("loire players=1 seed=8 solo_turns=2");
  RelaisTree *tree = record->tree;
  RelaisNode *end;
  RelaisRng rng;

  relais_rng_seed (&rng, 2);
  testing_play_on (tree, &rng, 1000);
  end = relais_tree_get_current (tree);
  g_assert_true (record->game->over (end->state));
  g_assert_false (relais_tree_redo (tree, 1));
  g_assert_true (relais_tree_undo (tree, 1));
  g_assert_false (record->game->over (relais_tree_get_state (tree)));
  g_assert_true (relais_tree_redo (tree, 1));
  g_assert_true (relais_tree_get_current (tree) == end);
  g_assert_true (relais_node_ends_turn (tree, end));
}

/* Which moves the protocol's page calls barriers, said without looking at how
 * the engine decides it. */
enum { SEEN_MESSAGE, SEEN_PICK, SEEN_TURN, SEEN_SOLO_TURN, SEEN_LAST, SEEN_QUIET, SEEN_ALL };

static gboolean
should_be_barrier (const RelaisRecord *record, const RelaisNode *node, guint *seen)
{
  const RelaisGame *game = record->game;
  const RelaisNode *before = node->parent;
  g_autofree char *words = testing_move (game, before->state, node->move);

  if (g_str_has_prefix (words, "message "))
    {
      *seen |= 1u << SEEN_MESSAGE;
      return TRUE;
    }
  if (g_str_has_prefix (words, "pick "))
    *seen |= 1u << SEEN_PICK;
  else if (game->over (node->state))
    *seen |= 1u << SEEN_LAST;
  else if (game->turn (node->state) == game->turn (before->state))
    *seen |= 1u << SEEN_QUIET;
  else if (game->seat (node->state) == game->seat (before->state))
    *seen |= 1u << SEEN_SOLO_TURN;
  else
    {
      *seen |= 1u << SEEN_TURN;
      return TRUE;
    }
  return FALSE;
}

static void
test_barriers (void)
{
  static const char *const games[] = {
    "null players=2",
    "null players=3 seed=4",
    "loire players=1 seed=1 solo_turns=40",
    "loire players=2 seed=2 boat_goal=2",
    "loire players=3 seed=3 message_goal=1",
    "loire players=4 seed=4 boat_goal=1",
    "loire players=2 seed=5 variant=casual message_goal=2",
    TESTING_RICH (1, "{" TESTING_BUILDERS "}"),
    TESTING_RICH (2, "{" TESTING_BUILDERS "},{" TESTING_DUCAL "}"),
    TESTING_RICH (3, "{" TESTING_DUCAL "},{" TESTING_BUILDERS "},{" TESTING_MENAGERIE "}"),
  };
  guint seen = 0;
  RelaisRng rng;

  relais_rng_seed (&rng, 99);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (RelaisRecord) record = testing_record (games[i]);

      testing_play_on (record->tree, &rng, 1500);
      g_assert_false (relais_tree_get_root (record->tree)->barrier);
      for (const RelaisNode *node = relais_tree_get_current (record->tree); node->parent != NULL; node = node->parent)
        g_assert_cmpint (node->barrier, ==, should_be_barrier (record, node, &seen));
    }
  g_assert_cmphex (seen, ==, (1u << SEEN_ALL) - 1);
}

/* Freeing follows lines of any length without a stack. */
static void
test_long (void)
{
  g_autoptr (RelaisRecord) record =
    testing_record ("loire players=1 solo_turns=999 message_goal=65 boat_goal=20 poor_limit=99");
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  for (int i = 0; i < 12; i++)
    {
      testing_play_on (record->tree, &rng, 5000);
      g_assert_cmpuint (relais_tree_get_current (record->tree)->depth, >, 1000);
      g_assert_true (relais_tree_undo (record->tree, relais_tree_get_current (record->tree)->depth / 2));
    }
}

static void
add (const char *name, GTestDataFunc test)
{
  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tree/%s/%u", name, (guint) i);

      g_test_add_data_func (path, starts[i], test);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("walk", test_walk);
  add ("branches", test_branches);
  add ("add", test_add);
  add ("limits", test_limits);
  add ("go", test_go);
  add ("illegal", test_illegal);
  add ("events", test_events);
  g_test_add_func ("/tree/over-the-end", test_over_the_end);
  g_test_add_func ("/tree/barriers", test_barriers);
  g_test_add_func ("/tree/long", test_long);
  return g_test_run ();
}
