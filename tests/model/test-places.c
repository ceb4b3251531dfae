/* SPDX-License-Identifier: GPL-3.0-or-later */

/* La Loire's places in words, and the places that a refusal shows. */

#include "telling.h"

static const char *const things[] = { "merchant", "messenger", "circus", NULL };

static gboolean
is_among (const char *id, const char *const *ids, guint n)
{
  for (guint i = 0; i < n; i++)
    if (g_str_equal (id, ids[i]))
      return TRUE;
  return FALSE;
}

/* Is it an id of something on the board? */
static gboolean
is_place (const char *id)
{
  return is_among (id, loire_locations, LOIRE_LOCATIONS) || g_strv_contains (things, id)
         || (g_str_has_prefix (id, "palace-") && is_among (id + strlen ("palace-"), loire_palaces, LOIRE_PALACES));
}

static void
assert_place (RelaisMatch *match, const char *id, const char *expected)
{
  g_autofree char *text = telling_lore ()->tell_place (relais_match_get_view (match), id);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_every_place_is_described (void)
{
  static const char *const starts[] = { "loire players=4 seed=9", "loire players=1 seed=9 variant=casual" };

  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (RelaisMatch) match = telling_match (starts[i]);
      g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);

      for (guint place = 0; place < LOIRE_LOCATIONS; place++)
        g_ptr_array_add (ids, g_strdup (loire_locations[place]));
      for (guint thing = 0; things[thing] != NULL; thing++)
        g_ptr_array_add (ids, g_strdup (things[thing]));
      for (guint palace = 0; palace < LOIRE_PALACES; palace++)
        g_ptr_array_add (ids, g_strconcat ("palace-", loire_palaces[palace], NULL));
      for (guint space = 1; space <= LOIRE_COLOURS; space++)
        g_ptr_array_add (ids, g_strdup_printf ("market-%u", space));
      for (guint space = 0; space <= 20; space++)
        g_ptr_array_add (ids, g_strdup_printf ("river-%02u", space));

      for (guint id = 0; id < ids->len; id++)
        {
          g_autofree char *text = telling_lore ()->tell_place (relais_match_get_view (match), ids->pdata[id]);

          telling_assert_sentence (text);
        }
    }
}

static void
test_groups_of_places_have_names (void)
{
  g_autoptr (RelaisMatch) match = telling_match ("loire players=2 seed=9");

  assert_place (match, "market", "Market");
  assert_place (match, "river", "River");
}

static void
test_unknown_places_have_no_description (void)
{
  g_autoptr (RelaisMatch) match = telling_match ("loire players=2 seed=9");

  assert_place (match, "paris", NULL);
  assert_place (match, "market-8", NULL);
  assert_place (match, "river-21", NULL);
  assert_place (match, "palace-paris.bank", NULL);
}

static void
test_village_is_told_whole (void)
{
  g_autoptr (RelaisMatch) match =
    telling_match (POSITION (",\"messages\":[{\"id\":\"m1.04\"}]" AT ("merchant", "tours", "cw"),
                         ",\"circus\":\"tours\",\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":1,\"turn\":3}}"));

  assert_place (match, "tours",
                "Tours, yellow shield, cheese for 0 d, Ben’s farm, "
                "Anna’s merchant riding on with 2 horses towards Orléans, "
                "a place for Anna’s message to Tours, the circus is here");
  assert_place (match, "merchant", "Anna’s merchant riding on with 2 horses towards Orléans, now in Tours");
  assert_place (match, "orleans", "Orléans, city, Anna’s messenger with 2 horses, Ben’s messenger with 2 horses");
  assert_place (match, "circus", "Circus in Tours, where characters are hired");
  assert_place (match, "market-3", "Market space 3, 2 d, yellow tile for Tours, Cheverny, Brissac, its circus side up");
  assert_place (match, "river-03", "River space 3, Ben’s boat");
  assert_place (match, "river-20", "River space 20, the goal, no boat");
  assert_place (match, "palace-nantes.bank", "Bank in Nantes, 2 of 2 left");
}

/* In words that need no board, and nothing of the protocol's. */
static void
test_position_is_told_line_by_line (void)
{
  static const char *const lines[] = {
    "\nAnna (Red), 7 d, boat on river space 0, 0 messages delivered, 1 message to deliver\n",
    "\nBen (Yellow), ",
    "\nMarket space 1, ",
    "\nBank in Nantes, 2 of 2 left\n",
    "\nOrléans, city, Anna’s messenger with 2 horses, Ben’s messenger with 2 horses\n",
    ("\nTours, yellow shield, cheese for 0 d, Ben’s farm, Anna’s merchant riding on with 2 horses towards Orléans, "
     "a place for Anna’s message to Tours, the circus is here\n"),
  };
  g_autoptr (RelaisMatch) match =
    telling_match (POSITION (",\"messages\":[{\"id\":\"m1.04\"}],\"deniers\":7" AT ("merchant", "tours", "cw"),
                         ",\"circus\":\"tours\",\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":1,\"turn\":3}}"));
  g_autofree char *text = telling_lore ()->tell_position (relais_match_get_view (match));

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    if (strstr (text, lines[i]) == NULL)
      g_error ("“%s” is not in:\n%s", lines[i], text);
  g_assert_null (strstr (text, "seat"));
}

/* Who does not see the board need not walk there. */
static void
test_quick_questions (void)
{
  g_autoptr (RelaisMatch) match =
    telling_match (POSITION (",\"messages\":[{\"id\":\"m1.04\"}],\"deniers\":7" AT ("merchant", "tours", "cw"), ",\"circus\":\"tours\""));
  const RelaisView *view = relais_match_get_view (match);
  g_autofree char *means = telling_lore ()->tell_means (view);
  g_autofree char *errands = telling_lore ()->tell_errands (view);
  g_autofree char *prices = telling_lore ()->tell_prices (view);
  g_autofree char *circus = telling_lore ()->tell_wanderer (view);

  g_assert_cmpstr (means, ==, "Anna (Red), 7 d, boat on river space 0, 0 messages delivered, 1 message to deliver");
  g_assert_cmpstr (errands, ==, "1 message to deliver, to Tours");
  g_assert_true (g_str_has_prefix (prices, "Market: "));
  g_assert_nonnull (strstr (prices, "yellow for 2 d"));
  g_assert_cmpstr (circus, ==, "Circus in Tours, where characters are hired");
}

static const char *
any (RelaisRng *rng, const char *const *words, guint32 n)
{
  return words[relais_rng_below (rng, n)];
}

/* A move in the protocol's words, hardly ever a legal one. */
static char *
any_move (RelaisRng *rng)
{
  const char *place = any (rng, loire_locations, LOIRE_LOCATIONS);
  const char *message = any (rng, loire_messages, LOIRE_MESSAGES);
  guint32 number = relais_rng_below (rng, 4);

  switch (relais_rng_below (rng, 14))
    {
    case 0: return g_strdup_printf ("merchant ride %u to %s", number, place);
    case 1: return g_strdup_printf ("messenger ride %u to %s", number, place);
    case 2:
      return g_strdup_printf ("merchant ride %u to %s smith %s", number, place,
                              any (rng, loire_locations, LOIRE_LOCATIONS));
    case 3: return g_strdup_printf ("buy %s", any (rng, loire_goods, LOIRE_GOODS));
    case 4: return g_strdup_printf ("sell %s", any (rng, loire_goods, LOIRE_GOODS));
    case 5: return g_strdup_printf ("ship %u", 1 + number % 2);
    case 6:
      return g_strdup_printf ("build %s %s%s", any (rng, loire_buildings, LOIRE_BUILDINGS), place,
                              number == 0 ? " patron" : "");
    case 7: return g_strdup_printf ("build %s", any (rng, loire_palaces, LOIRE_PALACES));
    case 8: return g_strdup_printf ("hire %s", any (rng, loire_characters, LOIRE_CHARACTERS));
    case 9: return g_strdup_printf ("message %u", 1 + number);
    case 10: return g_strdup_printf ("deliver %s", message);
    case 11: return g_strdup_printf ("mark %s", message);
    case 12: return g_strdup_printf ("mark %s from %s", message, any (rng, loire_messages, LOIRE_MESSAGES));
    default: return g_strdup_printf ("circus %s", place);
    }
}

/* Every refusal that random moves run into shows places that exist. */
static void
test_refusals_show_places_that_exist (void)
{
  gboolean refused[LOIRE_REFUSALS_END] = { FALSE };
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (telling_games); i++)
    {
      g_autoptr (RelaisMatch) match = telling_match (telling_games[i]);
      RelaisRng rng;

      relais_rng_seed (&rng, i);
      while (playing_play_random (match, &rng))
        for (guint try = 0; try < 20; try++)
          {
            g_autofree char *words = any_move (&rng);
            g_autofree const char **places = NULL;
            g_autofree char *sentence = NULL;
            RelaisMove move;
            RelaisRefusal why;

            g_assert_true (playing_parse (match, words, &move));
            if (relais_match_check (match, move, &why))
              continue;
            n += !refused[why.code];
            refused[why.code] = TRUE;
            sentence = relais_lore_refusal (&relais_loire, relais_match_get_edition (match), &why);
            telling_assert_sentence (sentence);
            places = telling_lore ()->places_of (relais_match_get_view (match), &why);
            for (guint place = 0; places != NULL && places[place] != NULL; place++)
              if (!is_place (places[place]))
                g_error ("%s: %s", words, places[place]);
          }
    }
  g_assert_cmpuint (n, >, 50);
}

static void
assert_shown (const char *start, const char *moves, const char *refused, const char *expected)
{
  g_autoptr (RelaisMatch) match = telling_match (start);
  g_auto (GStrv) before = g_strsplit (moves, ",", -1);
  g_autofree const char **places = NULL;
  g_autofree char *shown = NULL;
  RelaisMove move;
  RelaisRefusal why;

  for (guint i = 0; before[i] != NULL; i++)
    playing_play (match, before[i]);
  g_assert_true (playing_parse (match, refused, &move));
  g_assert_false (relais_match_check (match, move, &why));
  places = telling_lore ()->places_of (relais_match_get_view (match), &why);
  shown = places != NULL ? g_strjoinv (" ", (char **) places) : g_strdup ("");
  g_assert_cmpstr (shown, ==, expected);
}

static void
test_refusals_show_what_is_missing (void)
{
  /* L-MOVE-4 */
  assert_shown (POSITION (WITH ("scout"), ""), "", "merchant ride 3 to tours",
                "langeais vendome talcy amboise usse montsoreau");
  /* L-MOVE-2 */
  assert_shown (POSITION ("", ""), "", "merchant ride 2 to tours", "langeais talcy amboise montsoreau");
  /* L-HIRE-1 */
  assert_shown (POSITION ("", ""), "merchant ride 2 to langeais", "hire spy", "usse");
  /* L-DEL-1 */
  assert_shown (POSITION (",\"messages\":[{\"id\":\"m1.05\"}]", ""), "messenger ride 2 to talcy", "deliver m1.05",
                "vendome");
  /* L-DEL-2 */
  assert_shown (POSITION (WITH ("apprentice") ",\"messages\":[{\"id\":\"m2.08\"}]", ""), "messenger ride 2 to talcy",
                "mark m2.08", "angers langeais beaugency villandry montsoreau");
  /* L-BLD-3 */
  assert_shown (POSITION (AT ("merchant", "talcy", "cw") ",\"goods\":{\"wood\":1}",
                          ",\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":0,\"turn\":3}}"),
                "merchant ride 2 to orleans", "build farm blois", "tours");
  /* L-BLD-6 */
  assert_shown (POSITION (AT ("merchant", "talcy", "cw"), ",\"preset\":\"german\""), "merchant ride 2 to orleans",
                "build nantes.bank",
                "palace-nantes.bank nantes");
  /* L-TURN-2 */
  assert_shown (POSITION ("", ""), "", "buy wood", "merchant messenger");
  /* L-PAY-1 */
  assert_shown (POSITION (",\"deniers\":6", ",\"circus\":\"langeais\""), "merchant ride 2 to langeais,buy wood",
                "hire judge", "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/places/every-place", test_every_place_is_described);
  g_test_add_func ("/places/groups", test_groups_of_places_have_names);
  g_test_add_func ("/places/unknown", test_unknown_places_have_no_description);
  g_test_add_func ("/places/a-village-whole", test_village_is_told_whole);
  g_test_add_func ("/places/position", test_position_is_told_line_by_line);
  g_test_add_func ("/places/quick-questions", test_quick_questions);
  g_test_add_func ("/refusals/places-exist", test_refusals_show_places_that_exist);
  g_test_add_func ("/refusals/what-is-missing", test_refusals_show_what_is_missing);
  return g_test_run ();
}
