/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "deciding.h"
#include "engine/loire/loire-state.h"

/* Goes through all that a decision offers, step by step, and compares the moves
 * found so with those that are legal. */

/* Moves, as words. */
typedef GHashTable Words;

static inline Words *
words_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static inline Words *
words_of (RelaisMatch *match, const RelaisMove *moves, int n)
{
  Words *words = words_new ();

  for (int i = 0; i < n; i++)
    g_hash_table_add (words, deciding_words (match, moves[i]));
  return words;
}

static inline void
assert_same (Words *found, Words *expected, const char *question)
{
  GHashTableIter iter;
  gpointer word;

  g_hash_table_iter_init (&iter, expected);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    if (!g_hash_table_contains (found, word))
      g_error ("%s: %s cannot be chosen", question, (char *) word);
  g_hash_table_iter_init (&iter, found);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    if (!g_hash_table_contains (expected, word))
      g_error ("%s: %s is offered, but not legal", question, (char *) word);
}

/* What is done, and its price behind it where it has one: nobody has to take a title apart. */
static inline void
assert_title (RelaisChoice *choice)
{
  const char *price = relais_choice_get_price (choice);
  g_autofree char *both = price != NULL ? g_strjoin (" · ", relais_choice_get_what (choice), price, NULL)
                                        : g_strdup (relais_choice_get_what (choice));

  g_assert_cmpstr (relais_choice_get_title (choice), ==, both);
  g_assert_cmpstr (price, !=, "");
}

/* All that was reached from one position. */
typedef struct
{
  RelaisMatch *match;
  RelaisDecision *decision;
  Words *first;                 /* moves that could be played now */
  Words *after_done;            /* rides that end the other figure's stop on their way */
} Walk;

static inline void
assert_well_formed (Walk *walk)
{
  GListModel *choices = relais_decision_get_choices (walk->decision);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  guint suggested = 0;

  g_assert_nonnull (relais_decision_get_question (walk->decision));
  g_assert_cmpstr (relais_decision_get_question (walk->decision), !=, "");
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      RelaisChoice *choice = deciding_nth (choices, i);
      RelaisReason *reason = relais_choice_get_reason (choice);
      guint n;

      if (!g_hash_table_add (ids, (gpointer) relais_choice_get_id (choice)))
        g_error ("two choices are called %s", relais_choice_get_id (choice));
      assert_title (choice);
      g_assert_cmpstr (relais_choice_get_title (choice), !=, "");
      g_assert_nonnull (relais_choice_get_icon (choice));
      suggested += relais_choice_get_suggested (choice) ? 1 : 0;
      relais_choice_get_moves (choice, &n);
      if (reason != NULL)
        {
          g_assert_false (relais_choice_get_suggested (choice));
          g_assert_cmpstr (relais_reason_get_sentence (reason), !=, "");
          g_assert_cmpstr (relais_choice_get_detail (choice), !=, NULL);
          g_assert_cmpstr (relais_choice_get_detail (choice), !=, "");
          g_assert_nonnull (relais_reason_get_rule (reason));
        }
      else
        g_assert_cmpint (n > 0, !=, relais_choice_get_step (choice));
      if (relais_choice_get_group (choice) != NULL)
        {
          g_autoptr (RelaisChoice) head = relais_decision_get_head (walk->decision, relais_choice_get_group (choice));

          g_assert_nonnull (head);
          g_assert_cmpstr (relais_choice_get_title (head), !=, NULL);
          g_assert_cmpstr (relais_choice_get_detail (head), !=, NULL);
          g_assert_true (relais_choice_get_reason (head) == NULL || reason != NULL);
        }
    }
  g_assert_cmpuint (suggested, <=, 1);
}

static inline void
note_moves (Walk *walk, RelaisChoice *choice)
{
  guint n;
  const RelaisMove *moves = relais_choice_get_moves (choice, &n);

  g_hash_table_add (walk->first, deciding_words (walk->match, moves[0]));
  if (n > 1 && moves[0].kind == LOIRE_MOVE_DONE)
    g_hash_table_add (walk->after_done, deciding_words (walk->match, moves[1]));
}

static inline void walk_choices (Walk *walk);

static inline void
walk_step (Walk *walk, const char *id)
{
  g_autofree char *question = g_strdup (relais_decision_get_question (walk->decision));
  guint n = deciding_count (walk->decision);

  deciding_choose (walk->decision, id);
  walk_choices (walk);
  g_assert_true (relais_decision_back (walk->decision));
  g_assert_cmpstr (relais_decision_get_question (walk->decision), ==, question);
  g_assert_cmpuint (deciding_count (walk->decision), ==, n);
}

/* With a number of horses set there is something to choose, and nothing that
 * is not there without. */
static inline void
walk_settings (Walk *walk)
{
  g_autoptr (GHashTable) all = words_new ();
  g_autoptr (GHashTable) set = words_new ();
  GListModel *choices = relais_decision_get_choices (walk->decision);
  g_autofree char *words = relais_decision_adjusted (walk->decision, 0);
  g_autofree char *less = relais_decision_adjusted (walk->decision, -1);
  g_autofree char *more = relais_decision_adjusted (walk->decision, 1);

  if (words == NULL)
    return;
  g_assert_null (less);
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    if (relais_choice_get_reason (deciding_nth (choices, i)) == NULL)
      g_hash_table_add (all, g_strdup (relais_choice_get_id (deciding_nth (choices, i))));
  while (relais_decision_adjust (walk->decision, 1))
    {
      g_free (words);
      words = relais_decision_adjusted (walk->decision, 0);
      g_assert_cmpstr (words, ==, more);
      g_free (more);
      more = relais_decision_adjusted (walk->decision, 1);
      g_free (less);
      less = relais_decision_adjusted (walk->decision, -1);
      g_assert_nonnull (less);
      g_assert_cmpuint (g_list_model_get_n_items (choices), >, 0);
      for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
        g_hash_table_add (set, g_strdup (relais_choice_get_id (deciding_nth (choices, i))));
    }
  g_assert_null (more);
  g_assert_true (relais_decision_back (walk->decision));
  assert_same (set, all, relais_decision_get_question (walk->decision));
}

static inline void
walk_choices (Walk *walk)
{
  GListModel *choices = relais_decision_get_choices (walk->decision);
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_free);

  assert_well_formed (walk);
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      RelaisChoice *choice = deciding_nth (choices, i);

      if (relais_choice_get_reason (choice) != NULL)
        continue;
      if (relais_choice_get_step (choice))
        g_ptr_array_add (steps, g_strdup (relais_choice_get_id (choice)));
      else
        note_moves (walk, choice);
    }
  for (guint i = 0; i < steps->len; i++)
    walk_step (walk, steps->pdata[i]);
  walk_settings (walk);
}

static inline void
assert_complete (RelaisMatch *match, RelaisDecision *decision)
{
  g_autoptr (GHashTable) first = words_new ();
  g_autoptr (GHashTable) after_done = words_new ();
  g_autoptr (GHashTable) legal = NULL;
  Walk walk = { match, decision, first, after_done };
  RelaisMove moves[RELAIS_MAX_MOVES];

  legal = words_of (match, moves, relais_match_legal (match, moves));
  walk_choices (&walk);
  assert_same (first, legal, relais_decision_get_question (decision));
  if (g_hash_table_size (after_done) > 0)
    {
      const RelaisGame *game = relais_match_get_game (match);
      g_autoptr (GHashTable) rides = NULL;
      RelaisState scratch;

      g_assert_cmpuint (g_hash_table_size (legal), ==, 1);
      relais_copy (game, &scratch, relais_match_get_state (match));
      game->make (relais_match_get_edition (match), &scratch, (RelaisMove) { LOIRE_MOVE_DONE, 0, 0, 0 }, NULL);
      rides = words_of (match, moves, game->legal (relais_match_get_edition (match), &scratch, moves));
      assert_same (after_done, rides, relais_decision_get_question (decision));
    }
}
