/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many presses the turns of an ordinary game take: first-turns.relais is played again as somebody plays who knows
 * what to do. The table is in docs/presses.md; when it is another one, the second test prints it. */

#include "app/answers/relais-choice-places.h"
#include "desktop.h"
#include "engine/loire/loire.h"
#include "../model/deciding.h"

#define TURNS 15                /* of the beginning, counted against the bar */
#define MOST 6                  /* presses a turn */
#define A_TURN 4.5              /* on average at most */

static Desktop desktop;

typedef struct
{
  RelaisMatch *match;
  RelaisDecision *decision;
  RelaisChoicePlaces *places;
  GPtrArray *moves;             /* RelaisNode of the record, in its order */
  guint played;
  GString *done;                /* in words */
} Evening;

/* What is to be pressed next, and what it takes. */
typedef struct
{
  RelaisChoice *choice;         /* strong */
  guint presses;
} Way;

static RelaisMove
wanted (Evening *self, guint ahead)
{
  return ((RelaisNode *) self->moves->pdata[self->played + ahead])->move;
}

static gboolean
is_same (RelaisMove a, RelaisMove b)
{
  return a.kind == b.kind && a.a == b.a && a.b == b.b && a.c == b.c;
}

/* Its moves are the record's next ones. */
static gboolean
is_wanted (Evening *self, RelaisChoice *choice)
{
  guint n;
  const RelaisMove *moves = relais_choice_get_moves (choice, &n);

  if (relais_choice_get_reason (choice) != NULL || n == 0 || self->played + n > self->moves->len)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!is_same (moves[i], wanted (self, i)))
      return FALSE;
  return TRUE;
}

static guint
count_moves (RelaisChoice *choice)
{
  guint n;

  relais_choice_get_moves (choice, &n);
  return n;
}

/* Few presses, and what does much at once. */
static void
consider (Way *way, RelaisChoice *choice, guint presses)
{
  if (way->choice != NULL
      && (way->presses < presses || (way->presses == presses && count_moves (way->choice) >= count_moves (choice))))
    return;
  g_set_object (&way->choice, choice);
  way->presses = presses;
}

/* In the strip: at once, or from what a button opens. */
static void
look_at_answers (Evening *self, Way *way)
{
  g_autoptr (GPtrArray) all = NULL;

  g_ptr_array_unref (relais_choice_places_ask (self->places, self->decision));
  all = relais_choice_places_list (self->places);
  for (guint i = 0; i < all->len; i++)
    {
      const RelaisChoicePlace *place = all->pdata[i];

      for (guint c = 0; c < place->choices->len; c++)
        if (is_wanted (self, place->choices->pdata[c]))
          consider (way, place->choices->pdata[c], relais_choice_place_is_fold (place) ? 2 : 1);
    }
}

/* On the board: what can only be meant there is done at once, else it is asked. */
static void
look_at_board (Evening *self, Way *way, const char *place)
{
  g_autoptr (GListModel) choices = relais_decision_at_place (self->decision, place);
  guint possible = 0;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    possible += relais_choice_get_reason (deciding_nth (choices, i)) == NULL;
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    if (is_wanted (self, deciding_nth (choices, i)))
      consider (way, deciding_nth (choices, i), possible > 1 ? 2 : 1);
}

static void
look (Evening *self, Way *way)
{
  g_autofree char *move = deciding_words (self->match, wanted (self, 0));
  g_auto (GStrv) words = g_strsplit (move, " ", -1);

  look_at_answers (self, way);
  for (guint i = 1; words[i] != NULL; i++)
    look_at_board (self, way, words[i]);
}

/* A step of the question first: which figure, how many horses. */
static gboolean
narrow (Evening *self)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *choices = relais_decision_get_choices (self->decision);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    if (relais_choice_get_step (deciding_nth (choices, i)))
      g_ptr_array_add (steps, g_object_ref (deciding_nth (choices, i)));
  for (guint i = 0; i < steps->len; i++)
    {
      Way way = { 0 };

      g_assert_true (relais_decision_choose (self->decision, steps->pdata[i]));
      look (self, &way);
      if (way.choice != NULL)
        {
          g_object_unref (way.choice);
          return TRUE;
        }
      g_assert_true (relais_decision_back (self->decision));
    }
  return FALSE;
}

/* What has been played since is the record's. */
static void
come_after (Evening *self)
{
  guint depth = relais_match_get_node (self->match)->depth;

  for (; self->played < depth; self->played++)
    {
      const RelaisNode *node = relais_match_get_node (self->match);

      while (node->depth > self->played + 1u)
        node = node->parent;
      g_assert_true (is_same (node->move, wanted (self, 0)));
    }
}

static void
tell (Evening *self, RelaisChoice *choice)
{
  g_autofree char *id = g_strdup (relais_choice_get_id (choice));

  g_string_append_printf (self->done, "%s%s", self->done->len > 0 ? ", " : "", g_strdelimit (id, "_", ' '));
}

/* 0: the turn ends by itself. */
static guint
press (Evening *self)
{
  RelaisChoice *end = relais_decision_get_only_end (self->decision);
  gboolean by_itself = end != NULL && relais_choice_get_warning (end) == NULL;
  Way way = { 0 };
  guint presses = 0;

  look (self, &way);
  if (way.choice == NULL && narrow (self))
    {
      presses++;
      look (self, &way);
    }
  if (way.choice == NULL)
    g_error ("nothing to press plays “%s”", deciding_words (self->match, wanted (self, 0)));
  if (!by_itself)
    {
      presses += way.presses;
      tell (self, way.choice);
    }
  g_assert_true (relais_decision_choose (self->decision, way.choice));
  g_object_unref (way.choice);
  come_after (self);
  return presses;
}

/* The presses of each turn and what they were for. */
static GString *
play (guint *counts, guint *n)
{
  GString *table = g_string_new ("| turn | player | presses | what was pressed |\n| --- | --- | --- | --- |\n");
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "first-turns.relais", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  gsize length;
  Evening self = { .moves = g_ptr_array_new (), .done = g_string_new (NULL) };

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  self.match = relais_match_new (relais_record_parse (text, length, NULL, problems));
  relais_match_go (self.match, relais_tree_get_root (relais_match_get_tree (self.match)));
  for (RelaisNode *node = relais_match_get_node (self.match)->first; node != NULL; node = node->first)
    g_ptr_array_add (self.moves, node);
  self.decision = deciding (self.match);
  self.places = relais_choice_places_new ();
  for (*n = 0; self.played < self.moves->len;)
    {
      int turn = relais_match_get_turn (self.match);
      int seat = relais_match_get_seat (self.match);
      guint presses = 0;

      g_string_truncate (self.done, 0);
      while (self.played < self.moves->len && relais_match_get_turn (self.match) == turn)
        presses += press (&self);
      if (relais_match_get_turn (self.match) == turn)
        break;
      counts[(*n)++] = presses;
      if (self.done->len == 0)
        g_string_append (self.done, "nothing: it ends by itself");
      g_string_append_printf (table, "| %d | %d | %u | %s |\n", turn + 1, seat + 1, presses, self.done->str);
    }
  relais_choice_places_free (self.places);
  g_clear_object (&self.decision);
  g_assert_finalize_object (self.match);
  g_ptr_array_unref (self.moves);
  g_string_free (self.done, TRUE);
  return table;
}

static void
test_turns_take_few_presses (void)
{
  guint counts[64], n, all = 0;

  g_string_free (play (counts, &n), TRUE);
  g_assert_cmpuint (n, >=, TURNS);
  for (guint i = 0; i < TURNS; i++)
    {
      g_assert_cmpuint (counts[i], <=, MOST);
      all += counts[i];
    }
  g_assert_cmpfloat ((double) all / TURNS, <=, A_TURN);
}

static void
test_the_table_in_the_documentation_is_this_one (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "..", "docs", "presses.md", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) table = NULL;
  guint counts[64], n;

  table = play (counts, &n);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  if (strstr (text, table->str) == NULL)
    g_error ("docs/presses.md has another table than this game, which has:\n%s", table->str);
}

static void
add_tests (void)
{
  g_test_add_func ("/presses/turns-take-few", test_turns_take_few_presses);
  g_test_add_func ("/presses/the-table-is-in-the-documentation", test_the_table_in_the_documentation_is_this_one);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
