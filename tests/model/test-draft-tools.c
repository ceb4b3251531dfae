/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tools of the setup editor, on many drafts. */

#include "../thread-time.h"
#include "drafting.h"

static gboolean
clashes (const guint8 *shields)
{
  for (guint i = 1; i + 1 < LOIRE_LOCATIONS; i++)
    if (i != LOIRE_ORLEANS && i + 1 != LOIRE_ORLEANS && shields[i] != LOIRE_NONE && shields[i] == shields[i + 1])
      return TRUE;
  return FALSE;
}

/* Without a clash, and with villages for the shields that are left. */
static gboolean
is_repaired (const guint8 *shields)
{
  LoireState s = { 0 };
  guint32 laid = 0;

  if (clashes (shields))
    return FALSE;
  memcpy (s.shields, shields, sizeof s.shields);
  LOIRE_EACH (i, LOIRE_VILLAGES)
    if (shields[i] != LOIRE_NONE)
      laid |= LOIRE_BIT (i);
  return laid == LOIRE_VILLAGES || loire_can_place_shields (&loire_edition, &s, laid);
}

/* The plain way: every sequence of so many swaps, with gaps, too. */
static gboolean
can_repair (guint8 *shields, guint swaps)
{
  if (is_repaired (shields))
    return TRUE;
  for (guint a = 1; swaps > 0 && a < LOIRE_LOCATIONS; a++)
    for (guint b = a + 1; b < LOIRE_LOCATIONS; b++)
      {
        guint8 shield = shields[a];
        gboolean done;

        if (a == LOIRE_ORLEANS || b == LOIRE_ORLEANS || shields[a] == shields[b])
          continue;
        shields[a] = shields[b];
        shields[b] = shield;
        done = can_repair (shields, swaps - 1);
        shields[b] = shields[a];
        shields[a] = shield;
        if (done)
          return TRUE;
      }
  return FALSE;
}

/* Fewest swaps between two arrangements: villages that differ, less the
 * longest cycles into which they fall; so small here that trying does. */
static gboolean
reaches (guint8 *from, const guint8 *to, guint swaps)
{
  guint first = 1;

  while (first < LOIRE_LOCATIONS && from[first] == to[first])
    first++;
  if (first == LOIRE_LOCATIONS)
    return TRUE;
  for (guint b = first + 1; swaps > 0 && b < LOIRE_LOCATIONS; b++)
    if (from[b] == to[first] && from[b] != to[b])
      {
        gboolean done;

        from[b] = from[first];
        from[first] = to[first];
        done = reaches (from, to, swaps - 1);
        from[first] = from[b];
        from[b] = to[first];
        if (done)
          return TRUE;
      }
  return FALSE;
}

static void
shuffle_shields (LoireState *s, RelaisRng *rng, guint swaps)
{
  for (; swaps > 0; swaps--)
    {
      guint a = loire_village_location (relais_rng_below (rng, LOIRE_VILLAGE_COUNT));
      guint b = loire_village_location (relais_rng_below (rng, LOIRE_VILLAGE_COUNT));
      guint8 shield = s->shields[a];

      s->shields[a] = s->shields[b];
      s->shields[b] = shield;
    }
}

static void
test_repair_takes_the_fewest_swaps (void)
{
  const RelaisDrafting *drafting = relais_lore_find (&relais_loire)->drafting;
  RelaisRng rng;

  relais_rng_seed (&rng, 5);
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (RelaisDraft) draft = drafting_new (3, i);
      RelaisDraftBoard board = *relais_draft_get_board (draft);
      LoireState *s = (LoireState *) &board.state;
      guint8 before[LOIRE_LOCATIONS], scratch[LOIRE_LOCATIONS];
      guint swaps = 0;

      shuffle_shields (s, &rng, 1 + i % 3);
      if (i % 5 == 0)
        s->shields[loire_village_location (i % LOIRE_VILLAGE_COUNT)] = LOIRE_NONE;
      memcpy (before, s->shields, sizeof before);
      g_assert_cmpint (drafting->tools[0].use (&board, NULL), ==, clashes (before));
      g_assert_false (clashes (s->shields));
      memcpy (scratch, before, sizeof scratch);
      while (swaps < 2 && !can_repair (scratch, swaps))
        swaps++;
      if (swaps < 2 || can_repair (scratch, 2))
        g_assert_true (reaches (before, s->shields, swaps));
    }
}

/* Any order at all is mended, and soon. */
static void
test_repair_of_any_order (void)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 6);
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (RelaisDraft) draft = drafting_new (3, i);
      LoireState s = *drafting_state (draft);
      gint64 start = thread_time ();

      shuffle_shields (&s, &rng, 200);
      if (i == 0)
        {
          guint next = 0;

          for (guint colour = 0; colour < LOIRE_COLOURS; colour++)
            for (guint k = 0; k < loire_edition.shields[colour]; k++)
              s.shields[loire_village_location (next++)] = (guint8) colour;
        }
      if (clashes (s.shields))
        {
          RelaisDraftBoard board = *relais_draft_get_board (draft);

          memcpy (&board.state, &s, sizeof s);
          g_assert_true (relais_lore_find (&relais_loire)->drafting->tools[0].use (&board, NULL));
          g_assert_false (clashes (((const LoireState *) &board.state)->shields));
          g_assert_cmpint (thread_time () - start, <, 2 * G_TIME_SPAN_SECOND);
        }
    }
}

/* Of one colour they are neighbours in any order. */
static void
test_repair_is_refused_where_there_is_no_way (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1);
  RelaisDraftBoard board = *relais_draft_get_board (draft);
  LoireState *s = (LoireState *) &board.state;
  LoireState before;
  g_autoptr (RelaisReason) why = NULL;

  LOIRE_EACH (village, LOIRE_VILLAGES)
    s->shields[village] = LOIRE_RED;
  before = *s;
  g_assert_false (relais_lore_find (&relais_loire)->drafting->tools[0].use (&board, &why));
  g_assert_cmpstr (relais_reason_get_sentence (why), ==, "With these shields, neighbours of one colour cannot be avoided.");
  testing_assert_same (&before, s, sizeof before);
}

/* While villages are empty, a shield goes to one of them. */
static void
test_repair_moves_a_shield_to_an_empty_village (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1);
  guint red = 0, laid = 0;

  g_assert_true (relais_draft_use_tool (draft, RELAIS_DRAFT_CLEAR, NULL));
  g_assert_true (relais_draft_put (draft, "shield-red", "ancenis", NULL));
  g_assert_true (relais_draft_put (draft, "shield-red", "angers", NULL));
  g_assert_false (relais_draft_is_playable (draft));
  g_assert_true (relais_draft_use_tool (draft, "repair", NULL));
  g_assert_true (relais_draft_is_playable (draft));
  LOIRE_EACH (i, LOIRE_VILLAGES)
    {
      laid += drafting_state (draft)->shields[i] != LOIRE_NONE;
      red += drafting_state (draft)->shields[i] == LOIRE_RED;
    }
  g_assert_cmpuint (laid, ==, 2);
  g_assert_cmpuint (red, ==, 2);
  g_assert_true (relais_draft_use_complete (draft, 1, NULL));
}

/* However many are missing, what lies is parted, and what is left finds its
 * village. */
static void
test_repair_leaves_gaps_that_can_be_filled (void)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 8);
  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (RelaisDraft) draft = drafting_new (3, i);
      RelaisDraftBoard board = *relais_draft_get_board (draft);
      LoireState *s = (LoireState *) &board.state;
      gint64 start = thread_time ();
      guint before = 0, after = 0;

      shuffle_shields (s, &rng, 100);
      for (guint gap = 0; gap < 1 + i % 16; gap++)
        s->shields[loire_village_location (relais_rng_below (&rng, LOIRE_VILLAGE_COUNT))] = LOIRE_NONE;
      LOIRE_EACH (k, LOIRE_VILLAGES)
        before += s->shields[k] != LOIRE_NONE ? 1u << (4 * s->shields[k]) : 0;
      if (!clashes (s->shields))
        continue;
      g_assert_true (relais_lore_find (&relais_loire)->drafting->tools[0].use (&board, NULL));
      LOIRE_EACH (k, LOIRE_VILLAGES)
        after += s->shields[k] != LOIRE_NONE ? 1u << (4 * s->shields[k]) : 0;
      g_assert_cmphex (after, ==, before);
      g_assert_true (is_repaired (s->shields));
      g_assert_cmpint (thread_time () - start, <, 2 * G_TIME_SPAN_SECOND);
    }
}

/* Positions from the middle of games, with all that is in them. */
static RelaisDraft *
draft_of_a_game (guint seed)
{
  g_autofree char *line = g_strdup_printf ("loire players=%u seed=%u", 1 + seed % 4, seed);
  g_autoptr (RelaisMatch) match = playing_match (line);
  RelaisRng rng;

  relais_rng_seed (&rng, seed);
  playing_play_on (match, &rng, 100 + 7 * seed);
  return relais_draft_new_from_position (match, relais_match_get_node (match));
}

static void
test_position_of_a_game_stays_what_it_is (void)
{
  for (guint seed = 0; seed < 100; seed++)
    {
      g_autofree char *line = g_strdup_printf ("loire players=%u seed=%u", 1 + seed % 4, seed);
      g_autoptr (RelaisMatch) match = playing_match (line);
      g_autoptr (RelaisDraft) draft = NULL;
      g_autoptr (RelaisSetup) setup = NULL;
      g_autofree char *expected = NULL, *found = NULL;
      RelaisRng rng;

      relais_rng_seed (&rng, seed);
      playing_play_on (match, &rng, 20 * seed);
      draft = relais_draft_new_as_it_lies (match, relais_match_get_node (match));
      setup = relais_draft_dup_setup (draft);
      if (setup == NULL)
        {
          g_autofree char *all = drafting_findings (draft);

          g_error ("seed %u: %s", seed, all);
        }
      expected = testing_state (&relais_loire, &loire_edition, relais_match_get_state (match));
      found = testing_setup_state (setup);
      g_assert_cmpstr (found, ==, expected);
    }
}

static void
test_mirror_twice_is_as_before (void)
{
  for (guint seed = 0; seed < 100; seed++)
    {
      g_autoptr (RelaisDraft) draft = draft_of_a_game (seed);
      LoireState before = *drafting_state (draft);

      g_assert_true (relais_draft_use_tool (draft, "mirror", NULL));
      g_assert_true (relais_draft_is_playable (draft));
      for (guint i = 1; i < LOIRE_LOCATIONS; i++)
        {
          g_assert_cmpuint (drafting_state (draft)->shields[LOIRE_LOCATIONS - i], ==, before.shields[i]);
          g_assert_cmpuint (drafting_state (draft)->horses[LOIRE_LOCATIONS - i], ==, before.horses[i]);
        }
      g_assert_true (relais_draft_use_tool (draft, "mirror", NULL));
      testing_assert_same (&before, drafting_state (draft), sizeof before);
    }
}

static void
test_rotating_all_the_way_is_as_before (void)
{
  for (guint seed = 1; seed < 100; seed++)
    {
      g_autoptr (RelaisDraft) draft = draft_of_a_game (seed);
      LoireState before = *drafting_state (draft);

      if (before.players == 1)
        {
          g_assert_false (relais_draft_use_tool (draft, "rotate", NULL));
          continue;
        }
      for (guint i = 0; i < before.players; i++)
        {
          g_assert_true (relais_draft_use_tool (draft, "rotate", NULL));
          g_assert_true (relais_draft_is_playable (draft));
          g_assert_cmpuint (drafting_state (draft)->seats[(i + 1) % before.players].deniers, ==, before.seats[0].deniers);
        }
      testing_assert_same (&before, drafting_state (draft), sizeof before);
    }
}

/* Names and colours go along: nobody gets what was another's. */
static void
test_who_sits_there_is_rotated_with_the_seat (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1);
  g_autofree char *last = g_strdup (relais_draft_get_seat_colour (draft, 2));

  relais_draft_set_seat_name (draft, 2, "Claire");
  g_assert_true (relais_draft_use_tool (draft, "rotate", NULL));
  g_assert_cmpstr (relais_draft_get_seat_name (draft, 0), ==, "Claire");
  g_assert_cmpstr (relais_draft_get_seat_colour (draft, 0), ==, last);
  g_assert_cmpstr (relais_draft_get_undo_title (draft), ==, "Rotate the seats");
}

/* What was done before is not told for it. */
static void
test_a_tool_that_changes_nothing_says_so (void)
{
  g_autoptr (RelaisDraft) draft = relais_draft_new_empty (&relais_loire);
  g_autoptr (RelaisReason) why = NULL;

  g_assert_false (relais_draft_can_undo (draft));
  g_assert_false (relais_draft_use_tool (draft, RELAIS_DRAFT_CLEAR, &why));
  g_assert_cmpstr (relais_reason_get_sentence (why), ==, "It is so already: nothing changes.");
  g_assert_false (relais_draft_can_undo (draft));
}

static void
test_complete_leaves_what_lies (void)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 9);
  for (guint seed = 0; seed < 200; seed++)
    {
      g_autoptr (RelaisDraft) draft = drafting_new (1 + seed % 4, seed);
      LoireState fixed;

      for (guint i = 0; i < 12; i++)
        {
          guint village = loire_village_location (relais_rng_below (&rng, LOIRE_VILLAGE_COUNT));
          guint space = relais_rng_below (&rng, LOIRE_COLOURS);
          g_autofree char *shield = g_strconcat ("shield-", loire_colours[MIN (drafting_state (draft)->shields[village], 6)], NULL);
          g_autofree char *tile = g_strconcat ("market-", loire_colours[MIN (drafting_state (draft)->market[space], 6)], NULL);
          g_autofree char *place = g_strdup_printf ("market-%u", space + 1);

          relais_draft_take (draft, shield, loire_locations[village], NULL);
          relais_draft_take (draft, tile, place, NULL);
        }
      relais_draft_take (draft, "messenger-0", "orleans", NULL);
      fixed = *drafting_state (draft);
      g_assert_true (relais_draft_use_complete (draft, seed + 1000, NULL));
      drafting_assert_clean (draft);
      for (guint i = 0; i < LOIRE_LOCATIONS; i++)
        if (fixed.shields[i] != LOIRE_NONE)
          g_assert_cmpuint (drafting_state (draft)->shields[i], ==, fixed.shields[i]);
      for (guint i = 0; i < LOIRE_COLOURS; i++)
        if (fixed.market[i] != LOIRE_NONE)
          g_assert_cmpuint (drafting_state (draft)->market[i], ==, fixed.market[i]);
      g_assert_cmpuint (drafting_state (draft)->seats[0].n_held, ==, 1);
    }
}

static void
test_clear_then_undo_is_as_before (void)
{
  for (guint seed = 0; seed < 100; seed++)
    {
      g_autoptr (RelaisDraft) draft = draft_of_a_game (seed);
      RelaisDraftBoard before = *relais_draft_get_board (draft);

      g_assert_true (relais_draft_use_tool (draft, RELAIS_DRAFT_CLEAR, NULL));
      g_assert_true (relais_draft_is_playable (draft));
      g_assert_cmpuint (drafting_left (draft, "shield-red"), ==, 4);
      g_assert_cmpuint (drafting_left (draft, "circus"), ==, 1);
      g_assert_true (relais_draft_undo (draft));
      testing_assert_same (&before.state, &relais_draft_get_board (draft)->state, sizeof (LoireState));
    }
}

static void
test_random_with_one_seed_is_one_start (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 1), other = drafting_new (3, 2);

  relais_draft_set_seat_name (draft, 0, "Anna");
  relais_draft_set_seat_name (other, 0, "Anna");
  g_assert_true (relais_draft_use_random (draft, 77, NULL));
  g_assert_true (relais_draft_use_random (other, 77, NULL));
  drafting_assert_same (draft, other);
  g_assert_cmpstr (relais_draft_get_seat_name (draft, 0), ==, "Anna");
}

/* What an edit costs, with everything that listens in the model. */
static void
test_edit_costs_little (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (4, 1);
  const guint edits = 200;
  gint64 start, best = G_MAXINT64;

  for (guint round = 0; round < 3; round++)
    {
      start = thread_time ();
      for (guint i = 0; i < edits; i++)
        g_assert_true (relais_draft_put (draft, "merchant-0", loire_locations[1 + i % 9], NULL));
      best = MIN (best, thread_time () - start);
    }
  g_test_message ("%.1f µs an edit, %u bytes a step", (double) best / edits, (guint) sizeof (RelaisDraftStep));
  g_assert_cmpuint (sizeof (RelaisDraftStep), <, 4096);
  g_assert_cmpint (best, <, (gint64) edits * 1000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define TEST(name) g_test_add_func ("/draft-tools/" #name, test_##name)
  TEST (repair_takes_the_fewest_swaps);
  TEST (repair_of_any_order);
  TEST (repair_is_refused_where_there_is_no_way);
  TEST (repair_moves_a_shield_to_an_empty_village);
  TEST (repair_leaves_gaps_that_can_be_filled);
  TEST (position_of_a_game_stays_what_it_is);
  TEST (mirror_twice_is_as_before);
  TEST (rotating_all_the_way_is_as_before);
  TEST (who_sits_there_is_rotated_with_the_seat);
  TEST (a_tool_that_changes_nothing_says_so);
  TEST (complete_leaves_what_lies);
  TEST (clear_then_undo_is_as_before);
  TEST (random_with_one_seed_is_one_start);
  TEST (edit_costs_little);
  return g_test_run ();
}
