/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game with hidden hands in files, setups and codes. */

#include "../../record/recording.h"

#include "../engine/relay.h"
#include "relais-setup-code.h"
#include "relais-text-kind.h"

static RelaisRecord *
played (guint players, guint seed, guint moves)
{
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED };
  RelaisRecord *record;
  RelaisRng rng;

  config.value[RELAIS_OPTION_PLAYERS] = players;
  config.value[RELAIS_OPTION_SEED] = seed;
  record = relais_record_new (&relais_relay, &config, NULL);
  relais_rng_seed (&rng, seed);
  testing_play_on (record->tree, &rng, moves);
  return record;
}

static void
test_record (void)
{
  for (guint players = 2; players <= RELAIS_MAX_SEATS; players++)
    {
      g_autoptr (RelaisRecord) record = played (players, players, 500);
      g_autofree char *text = print (record);
      g_autoptr (RelaisRecord) again = parse (text);

      g_assert_true (again->game == &relais_relay);
      assert_same_record (record, again);
    }
}

/* A card that was seen cannot be put back; a card that was laid can be taken up. */
static void
test_barriers (void)
{
  g_autoptr (RelaisRecord) record = played (2, 1, 60);
  guint barriers = 0;

  for (RelaisNode *node = relais_tree_get_root (record->tree); node != NULL; node = testing_walk (node))
    {
      gboolean draws = node->move.kind == RELAY_MOVE_DECK || node->move.kind == RELAY_MOVE_TAKE;

      if (node->parent != NULL)
        g_assert_cmpint (node->barrier, ==, draws);
      barriers += node->barrier ? 1 : 0;
    }
  g_assert_cmpuint (barriers, ==, 30);
}

static void
test_setup (void)
{
  g_autoptr (RelaisRecord) record = played (3, 4, 41);
  g_autofree char *text = testing_current (record);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = relais_setup_parse (text, strlen (text), problems);
  g_autofree char *code = NULL;
  g_autoptr (RelaisSetup) again = NULL;

  testing_assert_no_problems (problems);
  testing_assert_same (&setup->state, relais_tree_get_state (record->tree), sizeof (RelayState));
  code = relais_setup_code_print (setup);
  again = relais_setup_code_parse (code, problems);
  testing_assert_no_problems (problems);
  g_assert_true (again->game == &relais_relay);
  testing_assert_same (&again->state, &setup->state, sizeof (RelayState));
}

static const struct { const char *setup, *rule, *path; } wrong[] = {
  { "{\"game\":\"relay\",\"town\":1}", "SYNTAX", "town" },
  { "{\"game\":\"relay\",\"players\":1}", "SYNTAX", "players" },
  { "{\"game\":\"relay\",\"players\":2,\"first_player\":2}", "SYNTAX", "first_player" },
  { "{\"game\":\"relay\",\"deck\":[\"paris\"]}", "SYNTAX", "deck.0" },
  { "{\"game\":\"relay\",\"open\":[null,null,null,null]}", "SYNTAX", "open.3" },
  { "{\"game\":\"relay\",\"players\":2,\"seats\":[{},{},{}]}", "SYNTAX", "seats.2" },
  { "{\"game\":\"relay\",\"seats\":[{\"hand\":[\"gap\",\"gap\",\"gap\",\"gap\",\"gap\",\"gap\",\"gap\",\"gap\",\"gap\",\"gap\"]}]}",
    "R-POS-1", "deck" },
  { "{\"game\":\"relay\",\"seats\":[{\"hand\":[],\"known\":[\"gap\"]}]}", "R-LAY-1", "seats" },
  { "{\"game\":\"relay\",\"deck\":[]}", "R-END-1", "phase" },
  { "{\"game\":\"relay\",\"first_player\":0,\"turn\":1,\"player\":0}", "R-POS-2", "player" },
};

static void
test_wrong_setups (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();

      g_assert_null (relais_setup_parse (wrong[i].setup, strlen (wrong[i].setup), problems));
      testing_assert_presentable (problems);
      testing_assert_problem (wrong[i].setup, problems, wrong[i].path, wrong[i].rule);
    }
}

/* Which game files without a name are of is for the games to say. */
static void
test_unnamed (void)
{
  static const char setup[] = "{\"players\":2}", edition[] = "{\"market_prices\":[1,2,2,2,3,3,4]}";
  const RelaisGame *game = relais_game_unnamed ();
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) read = relais_setup_parse (setup, strlen (setup), problems);

  g_assert_true (game != &relais_relay);
  g_assert_true (game == NULL ? read == NULL : read->game == game);
  g_assert_cmpint (problems->len > 0, ==, game == NULL);
  if (game == NULL)
    testing_assert_problem (setup, problems, "game", "SYNTAX");
  g_ptr_array_set_size (problems, 0);
  relais_check_text (edition, strlen (edition), problems);
  g_assert_cmpint (problems->len > 0, ==, game == NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/relay/record", test_record);
  g_test_add_func ("/relay/barriers", test_barriers);
  g_test_add_func ("/relay/setup", test_setup);
  g_test_add_func ("/relay/wrong-setups", test_wrong_setups);
  g_test_add_func ("/relay/unnamed", test_unnamed);
  return g_test_run ();
}
