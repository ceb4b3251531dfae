/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "testing.h"

/* Records printed, read and compared. */

static inline RelaisRecord *
try_parse (const char *text, gsize length, RelaisRecord **partial, GPtrArray *problems)
{
  RelaisRecord *record = relais_record_parse (text, length, partial, problems);

  g_assert_true ((record != NULL) == (problems->len == 0));
  testing_assert_presentable (problems);
  return record;
}

static inline RelaisRecord *
parse (const char *text)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisRecord *record = try_parse (text, strlen (text), NULL, problems);

  testing_assert_no_problems (problems);
  return record;
}

static inline char *
print (const RelaisRecord *record)
{
  gsize length;
  char *text = relais_record_print (record, &length);

  g_assert_cmpuint (strlen (text), ==, length);
  g_assert_true (relais_record_is_one (text, length));
  return text;
}

static inline RelaisNode *
child_with (const RelaisNode *parent, RelaisMove move)
{
  RelaisNode *child = parent->first;

  while (child != NULL && memcmp (&child->move, &move, sizeof move) != 0)
    child = child->next;
  return child;
}

/* An empty one is none. */
static inline const char *
remark_of (const RelaisNode *node)
{
  return node != NULL && node->remark != NULL && *node->remark != '\0' ? node->remark : NULL;
}

/* Every node with its remark, and what redo goes to; the order of alternatives
 * may be another one. */
static inline void
assert_same_tree (const RelaisRecord *a, const RelaisRecord *b)
{
  g_autoptr (GHashTable) others = g_hash_table_new (NULL, NULL);
  guint nodes = 0;

  for (RelaisNode *node = relais_tree_get_root (a->tree); node != NULL; node = testing_walk (node), nodes++)
    {
      const RelaisNode *above = node->parent != NULL ? g_hash_table_lookup (others, node->parent) : NULL;
      RelaisNode *other = above != NULL ? child_with (above, node->move) : relais_tree_get_root (b->tree);

      g_assert_nonnull (other);
      g_hash_table_insert (others, node, other);
      g_assert_cmpstr (remark_of (other), ==, remark_of (node));
      g_assert_cmpint (other->barrier, ==, node->barrier);
      testing_assert_same (other->state, node->state, a->game->state_size);
      if (above != NULL)
        g_assert_true ((node->parent->latest == node) == (above->latest == other));
    }
  for (RelaisNode *node = relais_tree_get_root (b->tree); node != NULL; node = testing_walk (node))
    nodes--;
  g_assert_cmpuint (nodes, ==, 0);
}

static inline void
assert_same_record (const RelaisRecord *a, const RelaisRecord *b)
{
  g_autofree char *state_a = testing_current (a), *state_b = testing_current (b);

  g_assert_cmpstr (state_a, ==, state_b);
  assert_same_tree (a, b);
  g_assert_cmpuint (relais_tree_get_current (a->tree)->depth, ==, relais_tree_get_current (b->tree)->depth);
  g_assert_cmpint (a->strict, ==, b->strict);
  testing_assert_same (relais_record_edition (a), relais_record_edition (b), a->game->edition_size);
}

static inline void
add_remarks (RelaisTree *tree, RelaisRng *rng)
{
  static const char *const remarks[] = {
    "good", "two\nlines", "# hash", "@ 3 12345678", "  indented", "Ça alors — « 1 d » 🐎", "take 1", "", "\n\nafter two empty ones",
    "trailing blank ",
  };

  for (RelaisNode *node = relais_tree_get_root (tree); node != NULL; node = testing_walk (node))
    if (relais_rng_below (rng, 6) == 0)
      {
        g_free (node->remark);
        node->remark = g_strdup (remarks[relais_rng_below (rng, G_N_ELEMENTS (remarks))]);
      }
}

static inline guint
deepest_branch (const char *text)
{
  guint deepest = 0;

  for (const char *line = strchr (text, '\n'); line != NULL; line = strchr (line + 1, '\n'))
    deepest = MAX (deepest, (guint) strspn (line + 1, " ") / 2);
  return deepest;
}

static inline void
round_trip (const RelaisRecord *record)
{
  g_autofree char *text = print (record);
  g_autoptr (RelaisRecord) again = parse (text);
  g_autofree char *text_again = print (again);

  g_assert_cmpstr (text_again, ==, text);
  assert_same_record (record, again);
}

/* What may be otherwise than save writes it. */
static inline char *
sample (void)
{
  g_autoptr (RelaisRecord) record = testing_record ("loire players=2 seed=21 first_player=1");
  RelaisRng rng;

  relais_rng_seed (&rng, 6);
  testing_play_on (record->tree, &rng, 60);
  g_assert_true (relais_tree_undo (record->tree, 9));
  testing_play_on (record->tree, &rng, 20);
  add_remarks (record->tree, &rng);
  return print (record);
}

static inline char *
replace (const char *text, const char *part, const char *by)
{
  g_auto (GStrv) parts = g_strsplit (text, part, -1);

  g_assert_cmpuint (g_strv_length (parts), >, 1);
  return g_strjoinv (by, parts);
}
