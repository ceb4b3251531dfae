/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reasons of computer players: that what is named is in the positions, for each kind of
 * it; and that every answer of a decision is judged alike. */

#include <glib.h>
#include <string.h>

#include "ai/loire/loire-terms.h"
#include "computers.h"
#include "engine/loire/loire-rules.h"
#include "engine/loire/loire-setup.h"
#include "engine/loire/loire.h"

#define GAMES 18
#define MOST_MOVES 500

static gpointer memory;

static const LoireState *
loire (const RelaisState *state)
{
  return (const LoireState *) (gconstpointer) state;
}

/* Positions as they come up, when somebody plays who often does something odd. */
static void
each_decision (guint seed, int seats, const int *options, void (*look) (const RelaisAiTask *task, gpointer data), gpointer data)
{
  const RelaisAi *medium = level ("medium");
  RelaisState state;
  RelaisRng rng;

  relais_rng_seed (&rng, seed);
  start (&relais_loire, relais_loire.edition, seats, seed, options, &state);
  for (guint moves = 0; moves < MOST_MOVES && !relais_loire.over (&state); moves++)
    {
      RelaisAiLimits limits = { .seed = moves };
      RelaisAiTask task;
      RelaisMove move;

      g_assert_true (relais_ai_task (&relais_loire, relais_loire.edition, &state, &task));
      if (task.n > 1 && moves % 7 == 0)
        look (&task, data);
      if (relais_rng_below (&rng, 6) == 0)
        move = task.moves[relais_rng_below (&rng, (guint32) task.n)];
      else
        relais_ai_choose (medium, &relais_loire, relais_loire.edition, &state, &limits, NULL, &move);
      relais_loire.make (relais_loire.edition, &state, move, NULL);
    }
}

static void
each_game (void (*look) (const RelaisAiTask *task, gpointer data), gpointer data)
{
  static const int casual[] = { LOIRE_OPTION_VARIANT, LOIRE_CASUAL, -1 };

  for (guint game = 0; game < GAMES; game++)
    each_decision (game, 1 + (int) (game % RELAIS_MAX_SEATS), game % 3 == 0 ? casual : NULL, look, data);
}

/* All that is counted is what it is worth. */
static void
add_up (const RelaisAiTask *task, gpointer data)
{
  guint *looked = data;

  for (int i = 0; i < task->n; i += 1 + task->n / 4)
    {
      RelaisAiLimits limits = { .seed = 5 };
      RelaisState after;
      RelaisAiTerms terms;
      int worth = relais_ai_after (task, &limits, task->moves[i], &after);

      relais_ai_terms (task, &limits, &after, &terms);
      for (int n = 0; n < terms.n; n++)
        worth -= terms.at[n].worth;
      g_assert_cmpint (worth, ==, 0);
      ++*looked;
    }
}

static void
test_add_up (void)
{
  guint looked = 0;

  each_game (add_up, &looked);
  g_assert_cmpuint (looked, >, 500);
}

static int
best_of_others (const LoireState *s, int seat)
{
  RelaisScore score;
  int best = 0;

  loire_score (relais_loire.edition, s, &score);
  for (int i = 0; i < s->players; i++)
    if (i != seat)
      best = MAX (best, score.total[i]);
  return best;
}

static int
sale_of (const LoireSeat *seat)
{
  int sale = 0;

  for (unsigned good = 0; good < LOIRE_GOODS; good++)
    sale += seat->goods[good] * (int) loire_sell_price (relais_loire.edition, seat, good);
  return sale;
}

static gboolean
is_at_most (int a, int b)
{
  return a <= b;
}

/* Looks itself whether the position has it: what is told of it comes from nothing else. */
static void
assert_true_of (const RelaisAiTask *task, const RelaisAiTerm *term, const LoireState *s)
{
  const LoireState *root = loire (&task->view);
  const LoireSeat *seat = &s->seats[task->seat];
  const LoireStack *merchant = &seat->stack[LOIRE_MERCHANT_FIGURE];
  const gint32 *fact = term->fact;

  switch (term->kind)
    {
    case LOIRE_TERM_DELIVERED: g_assert_cmpint (fact[0], ==, seat->delivered_points); break;
    case LOIRE_TERM_BOAT: g_assert_cmpint (fact[0], ==, seat->boat); break;
    case LOIRE_TERM_BLUE: g_assert_cmpint (fact[0], ==, loire_blue_points (seat)); break;
    case LOIRE_TERM_CHARACTERS:
      g_assert_cmpint (fact[0], ==, (gint32) (seat->characters & ~root->seats[task->seat].characters));
      break;
    case LOIRE_TERM_PALACES: g_assert_cmpint (fact[0], ==, seat->palaces); break;
    case LOIRE_TERM_BUILDINGS: g_assert_cmpint (fact[0], ==, (gint32) loire_own_buildings (seat)); break;
    case LOIRE_TERM_MONEY:
      g_assert_true (is_at_most (fact[0], seat->deniers));
      if (fact[0] < seat->deniers)
        {
          g_assert_true (loire_is_city (merchant->at));
          g_assert_cmpint (fact[0], ==, loire_rich_limit (relais_loire.edition, s, seat));
        }
      break;
    case LOIRE_TERM_POOR:
      if (fact[0] > 0)
        {
          g_assert_true (loire_is_city (merchant->at));
          g_assert_cmpint (fact[0], ==, s->options.poor_limit - seat->deniers);
        }
      break;
    case LOIRE_TERM_GOODS:
      g_assert_cmpint (fact[0], ==, sale_of (seat));
      g_assert_cmpint (seat->goods[LOIRE_TERM_GOOD (fact[2])], >, 0);
      g_assert_true (loire_is_city ((unsigned) LOIRE_TERM_CITY (fact[2])));
      g_assert_cmpint (fact[1], >=, 1);
      if (fact[1] == 1)
        {
          /* Reached by the next ride, with what it has and one horse more at most. */
          unsigned cw = loire_ring_distance (merchant->at, (unsigned) LOIRE_TERM_CITY (fact[2]), LOIRE_CW);
          unsigned ccw = loire_ring_distance (merchant->at, (unsigned) LOIRE_TERM_CITY (fact[2]), LOIRE_CCW);

          g_assert_cmpuint (MIN (cw > 0 ? cw : 20, ccw > 0 ? ccw : 20), <=, merchant->horses + 2u);
        }
      break;
    case LOIRE_TERM_WOOD: g_assert_cmpint (fact[0], ==, seat->goods[LOIRE_WOOD]); break;
    case LOIRE_TERM_TRADE:
      {
        unsigned good = loire_edition.good[fact[0]];

        g_assert_cmpint (fact[1], ==, loire_sell_price (relais_loire.edition, seat, good));
        g_assert_cmpint (fact[2], ==, loire_buy_price (relais_loire.edition, s, (unsigned) fact[0], good, 1));
        g_assert_cmpint (fact[2], <=, seat->deniers);
        break;
      }
    case LOIRE_TERM_MESSAGE:
      {
        const LoireHeld *held = loire_find_held (seat, (unsigned) term->what);

        if (held == NULL)
          g_error ("A message is named that is not in hand");
        g_assert_cmpint (fact[1], ==, held->n_marks);
        g_assert_cmpint (fact[0], >=, 1);
        /* What has come to light on the way is not told. */
        g_assert_true (loire_find_held (&root->seats[task->seat], (unsigned) term->what) != NULL || root->phase == LOIRE_PICK);
        break;
      }
    case LOIRE_TERM_DRAWN: g_assert_cmpint (fact[0], <=, seat->n_held); break;
    case LOIRE_TERM_ROOM: g_assert_cmpint (fact[0], ==, loire_hand_limit (seat) - seat->n_held); break;
    case LOIRE_TERM_HORSES:
      g_assert_cmpint (fact[0], ==, merchant->horses + seat->stack[LOIRE_MESSENGER_FIGURE].horses);
      break;
    case LOIRE_TERM_CIRCUS: g_assert_cmpint (fact[1], ==, s->circus); break;
    case LOIRE_TERM_OTHERS: g_assert_cmpint (fact[0], <=, best_of_others (s, task->seat)); break;
    case LOIRE_TERM_END: g_assert_true (s->ending || s->phase == LOIRE_OVER); break;
    case LOIRE_TERM_PLACE: g_assert_cmpint (fact[0], ==, seat->stack[term->what].at); break;
    default: g_assert_cmpint (fact[0] | fact[1] | fact[2] | fact[3], ==, 0); break;
    }
}

typedef struct
{
  guint first[LOIRE_TERMS];     /* how often each kind was the first reason, and how often any */
  guint any[LOIRE_TERMS];
} Named;

static void
name_reasons (const RelaisAiTask *task, gpointer data)
{
  Named *named = data;

  for (int i = 0; i + 1 < task->n; i += 1 + task->n / 6)
    {
      RelaisAiLimits limits = { .seed = 5 };
      RelaisAiReason reasons[RELAIS_AI_MAX_REASONS];
      RelaisState after[2];
      int n;

      for (int side = 0; side < 2; side++)
        relais_ai_after (task, &limits, task->moves[i + side], &after[side]);
      n = relais_ai_reasons (task, &limits, task->moves[i], task->moves[i + 1], reasons);
      for (int r = 0; r < n; r++)
        {
          const RelaisAiReason *reason = &reasons[r];

          named->first[reason->here.kind] += r == 0;
          named->any[reason->here.kind]++;
          g_assert_cmpint (reason->here.kind, ==, reason->there.kind);
          g_assert_cmpint (reason->here.worth, >=, reason->there.worth);
          g_assert_cmpint (memcmp (reason->here.fact, reason->there.fact, sizeof reason->here.fact), !=, 0);
          if (r > 0)
            g_assert_cmpint (reasons[r - 1].here.worth - reasons[r - 1].there.worth, >=, reason->here.worth - reason->there.worth);
          if (reason->here.worth != 0 || reason->here.kind == LOIRE_TERM_PLACE)
            assert_true_of (task, &reason->here, loire (&after[0]));
          if (reason->there.worth != 0 || reason->there.kind == LOIRE_TERM_PLACE)
            assert_true_of (task, &reason->there, loire (&after[1]));
        }
    }
}

/* What is named as a reason is a difference that the two positions have; all kinds come up. */
static void
test_named (void)
{
  Named named = { { 0 } };

  each_game (name_reasons, &named);
  for (guint kind = LOIRE_TERM_DELIVERED; kind < LOIRE_TERMS; kind++)
    {
      g_test_message ("kind %u: first of %u, among %u", kind, named.first[kind], named.any[kind]);
      g_assert_cmpuint (named.any[kind], >, 0);
    }
}

/* Another deal of what the seat does not know. */
static void
shuffle (const RelaisAiTask *task, RelaisState *state)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 77);
  relais_loire.sample (relais_loire.edition, &task->view, &rng, state);
}

static void
judge_all (const RelaisAiTask *task, gpointer data)
{
  const RelaisAi *hard = level ("hard");
  RelaisAiLimits limits = { .seed = 9, .nodes = 4, .each = 2 };
  RelaisAiThought thought, again;
  RelaisAiTask other;
  RelaisState dealt;
  guint *looked = data;

  if (++*looked % 5 != 0)
    return;
  relais_ai_think (hard, task, 0, &limits, memory, &thought);
  for (int i = 0; i < task->n; i++)
    {
      g_assert_cmpuint (thought.votes[i], >=, limits.each);
      g_assert_cmpfloat (thought.worth[i] / thought.votes[i], >=, 0);
      g_assert_cmpfloat (thought.worth[i] / thought.votes[i], <=, 1.2);
    }
  for (int i = 0; i < task->n; i++)
    {
      int best = relais_ai_best (task, &thought);

      g_assert_cmpfloat (thought.worth[i] / thought.votes[i], <=, thought.worth[best] / thought.votes[best]);
    }
  shuffle (task, &dealt);
  g_assert_true (relais_ai_task (&relais_loire, relais_loire.edition, &dealt, &other));
  g_assert_cmpint (memcmp (&other.view, &task->view, relais_loire.state_size), ==, 0);
  relais_ai_think (hard, &other, 0, &limits, memory, &again);
  g_assert_cmpint (memcmp (again.votes, thought.votes, (gsize) task->n * sizeof *again.votes), ==, 0);
  g_assert_cmpint (memcmp (again.worth, thought.worth, (gsize) task->n * sizeof *again.worth), ==, 0);
}

/* Every answer is judged, also what nobody would play, and whatever is hidden. */
static void
test_each (void)
{
  guint looked = 0;

  each_decision (3, 2, NULL, judge_all, &looked);
  each_decision (4, 4, NULL, judge_all, &looked);
  each_decision (5, 1, NULL, judge_all, &looked);
  g_assert_cmpuint (looked, >, 60);
}

static void
go_along (const RelaisAiTask *task, gpointer data)
{
  RelaisAiLimits limits = { .seed = 5 };
  RelaisMove line[4];
  RelaisState state;
  guint *longer = data;
  int n = relais_ai_line (task, &limits, task->moves[task->n / 2], line, G_N_ELEMENTS (line));

  g_assert_cmpint (n, >=, 1);
  g_assert_cmpint (n, <=, (int) G_N_ELEMENTS (line));
  g_assert_cmpint (memcmp (&line[0], &task->moves[task->n / 2], sizeof line[0]), ==, 0);
  *longer += n > 1;
  /* In the sample that it was found in, all of it can be played. */
  {
    RelaisRng rng;

    relais_rng_seed (&rng, limits.seed);
    relais_loire.sample (relais_loire.edition, &task->view, &rng, &state);
  }
  for (int i = 0; i < n; i++)
    {
      g_assert_true (relais_loire.check (relais_loire.edition, &state, line[i], NULL));
      relais_loire.make (relais_loire.edition, &state, line[i], NULL);
    }
}

static void
test_line (void)
{
  guint longer = 0;

  each_game (go_along, &longer);
  g_assert_cmpuint (longer, >, 20);
}

static void
weigh (const RelaisAiTask *task, gpointer data)
{
  double chance[RELAIS_MAX_SEATS], sum = 0;
  int seats = relais_loire.seats (&task->view);

  relais_ai_outlook (&relais_loire, relais_loire.edition, &task->view, chance);
  for (int i = 0; i < seats; i++)
    {
      g_assert_cmpfloat (chance[i], >=, 0);
      sum += chance[i];
    }
  if (seats > 1)
    g_assert_true (G_APPROX_VALUE (sum, 1, 1e-9));
}

/* Somebody wins. */
static void
test_outlook (void)
{
  each_game (weigh, NULL);
}

/* On the average of what may come; the same for who knows the same. */
static void
test_foresee (void)
{
  RelaisAiLimits limits = { .seed = 3, .nodes = 4 };
  double chance[RELAIS_MAX_SEATS], again[RELAIS_MAX_SEATS];
  RelaisState state, view;
  RelaisRng rng;

  start (&relais_loire, relais_loire.edition, 3, 6, NULL, &state);
  relais_loire.view (relais_loire.edition, &state, RELAIS_SEATS, &view);
  relais_ai_foresee (&relais_loire, relais_loire.edition, &view, &limits, chance);
  g_assert_true (G_APPROX_VALUE (chance[0] + chance[1] + chance[2], 1, 1e-9));
  relais_rng_seed (&rng, 9);
  relais_loire.sample (relais_loire.edition, &view, &rng, &state);
  relais_loire.view (relais_loire.edition, &state, RELAIS_SEATS, &view);
  relais_ai_foresee (&relais_loire, relais_loire.edition, &view, &limits, again);
  for (int i = 0; i < 3; i++)
    g_assert_true (G_APPROX_VALUE (chance[i], again[i], 1e-12));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  memory = g_malloc (level ("hard")->memory);
  g_test_add_func ("/ai/reasons/all-that-is-counted-adds-up", test_add_up);
  g_test_add_func ("/ai/reasons/named-differences-are-in-the-positions", test_named);
  g_test_add_func ("/ai/reasons/every-answer-is-judged", test_each);
  g_test_add_func ("/ai/reasons/what-a-step-consists-of", test_line);
  g_test_add_func ("/ai/reasons/chances-are-one-together", test_outlook);
  g_test_add_func ("/ai/reasons/what-may-come-is-foreseen", test_foresee);
  status = g_test_run ();
  g_free (memory);
  return status;
}
