/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Temperaments of computer players: which there are, who has which, and that they
 * show. */

#include "computers.h"

#include "../scale.h"
#include "engine/common/null.h"
#include "engine/loire/loire.h"

#define GAMES 40

/* What there is in a column in the end, of who has the temperament against the same level without, from both seats. */
static void
play_tempered (const char *id, int column, int *tempered, int *plain)
{
  const RelaisGame *game = &relais_loire;
  const RelaisAiTemper *temper = relais_ai_temper_find (game, (RelaisWord) { id, strlen (id) });

  *tempered = *plain = 0;
  for (guint i = 0; i < GAMES; i++)
    {
      int seat = i % 2;
      RelaisScore score = { 0 };
      RelaisState state;

      start (game, game->edition, 2, i / 2, NULL, &state);
      for (guint moves = 0; !game->over (&state); moves++)
        {
          RelaisAiLimits limits = { .seed = relais_ai_seed (i, moves), .temper = game->seat (&state) == seat ? temper : NULL };
          RelaisMove move;

          g_assert_true (relais_ai_choose (level ("medium"), game, game->edition, &state, &limits, NULL, &move));
          game->make (game->edition, &state, move, NULL);
        }
      game->score (game->edition, &state, &score);
      *tempered += score.column[seat][column];
      *plain += score.column[!seat][column];
    }
}

/* What somebody likes shows in a column. */
static void
test_tempers_show (void)
{
  static const struct { const char *temper, *column; } likes[] = {
    { "trader", "characters" }, { "messenger", "delivered" }, { "builder", "buildings" }, { "boatman", "boat" },
  };

  if (scaled_too_few (GAMES))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (likes); i++)
    {
      int column = 0;
      int plain, tempered;

      while (!g_str_equal (relais_loire.columns[column], likes[i].column))
        column++;
      play_tempered (likes[i].temper, column, &tempered, &plain);
      g_test_message ("%s: %s %d, else %d", likes[i].temper, likes[i].column, tempered, plain);
      g_assert_cmpint (tempered, >, plain);
    }
}

static void
assert_no_kind (const char *kind)
{
  const RelaisAiTemper *temper;
  const RelaisAi *ai;

  g_assert_false (relais_ai_kind (&relais_loire, (RelaisWord) { kind, strlen (kind) }, &ai, &temper));
}

static void
test_kinds (void)
{
  const RelaisAiTemper *temper;
  const RelaisAi *ai;

  for (const RelaisAiTemper *one = relais_ai_tempers (&relais_loire); one->id != NULL; one++)
    {
      g_autofree char *kind = g_strconcat ("hard ", one->id, NULL);

      g_assert_true (relais_ai_kind (&relais_loire, (RelaisWord) { kind, strlen (kind) }, &ai, &temper));
      g_assert_true (ai == level ("hard"));
      g_assert_true (temper == one);
    }
  g_assert_true (relais_ai_kind (&relais_loire, (RelaisWord) { "easy", 4 }, &ai, &temper));
  g_assert_null (temper);
  assert_no_kind ("human");
  assert_no_kind ("hard ");
  assert_no_kind ("hard king");
  assert_no_kind ("hard trader trader");
  assert_no_kind ("trader");
  g_assert_null (relais_ai_tempers (&relais_null)->id);
  g_assert_null (relais_ai_temper_for (&relais_null, 1, 0));
}

/* By the game's seed, and no two of a table the same. */
static void
test_tempers_by_seed (void)
{
  const RelaisAiTemper *first = relais_ai_temper_for (&relais_loire, 0, 0);
  guint others = 0;

  for (guint64 seed = 0; seed < 20; seed++)
    {
      others += relais_ai_temper_for (&relais_loire, seed, 0) != first;
      for (int seat = 0; seat < RELAIS_MAX_SEATS; seat++)
        {
          g_assert_true (relais_ai_temper_for (&relais_loire, seed, seat) == relais_ai_temper_for (&relais_loire, seed, seat));
          for (int other = 0; other < seat; other++)
            g_assert_true (relais_ai_temper_for (&relais_loire, seed, seat) != relais_ai_temper_for (&relais_loire, seed, other));
        }
    }
  g_assert_cmpuint (others, >, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ai/tempers/kinds", test_kinds);
  g_test_add_func ("/ai/tempers/by-seed", test_tempers_by_seed);
  g_test_add_func ("/ai/tempers/show", test_tempers_show);
  return g_test_run ();
}
