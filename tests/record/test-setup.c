/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setups: a line of options as JSON, a state printed and read back, what is
 * left out completed, what is wrong refused with its path. */

#include "testing.h"

#include "engine/common/options.h"
#include "engine/loire/loire-state.h"
#include "engine/loire/loire.h"

#define GAME (&relais_loire)

static RelaisSetup *
try_setup (const char *text, GPtrArray *problems)
{
  RelaisSetup *setup = relais_setup_parse (text, strlen (text), problems);

  g_assert_true ((setup != NULL) == (problems->len == 0));
  testing_assert_presentable (problems);
  return setup;
}

static char *
state_of (const char *text)
{
  g_autoptr (RelaisSetup) setup = testing_setup (text);

  return testing_setup_state (setup);
}

static const LoireState *
loire (const RelaisSetup *setup)
{
  return (const LoireState *) &setup->state;
}

/* The same game as a "new" line */

/* Keys of the top; the others are members of "options". */
static gboolean
is_top (int option)
{
  return g_strv_contains ((const char *const[]) { "players", "seed", "variant", "preset", NULL },
                          GAME->options[option].key);
}

static char *
option_text (int option, gint64 value)
{
  const RelaisOption *o = &GAME->options[option];

  if (o->words == NULL)
    return g_strdup_printf ("%" G_GINT64_FORMAT, value);
  if (g_str_equal (o->words[0], "no"))
    return g_strdup (value ? "true" : "false");
  return g_strdup_printf ("\"%s\"", o->words[value]);
}

/* JSON with only what the configuration was given. */
static char *
setup_of_config (const RelaisConfig *config)
{
  g_autoptr (GString) tops = g_string_new (NULL);
  g_autoptr (GString) options = g_string_new (NULL);

  for (int i = 0; i < GAME->n_options; i++)
    if (config->given & (1u << i))
      {
        GString *to = is_top (i) ? tops : options;
        g_autofree char *value = option_text (i, config->value[i]);

        g_string_append_printf (to, "%s\"%s\":%s", to->len > 0 ? "," : "", GAME->options[i].key, value);
      }
  if (options->len > 0)
    g_string_append_printf (tops, "%s\"options\":{%s}", tops->len > 0 ? "," : "", options->str);
  return g_strdup_printf ("{%s}", tops->str);
}

static void
draw_config (RelaisRng *rng, RelaisConfig *config)
{
  guint chance = 1 + relais_rng_below (rng, 6);

  *config = (RelaisConfig) { .given = 0 };
  for (int i = 0; i < GAME->n_options; i++)
    {
      const RelaisOption *o = &GAME->options[i];
      gint64 range = MIN (o->max - o->min + 1, 100000);

      if (relais_rng_below (rng, chance) > 0)
        continue;
      config->value[i] = relais_rng_below (rng, 4) == 0 ? o->max : o->min + (gint64) relais_rng_below (rng, (guint32) range);
      config->given |= 1u << i;
    }
}

static void
test_same_as_new (void)
{
  guint compared = 0;
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  while (compared < 400)
    {
      RelaisConfig config, resolved;
      g_autofree char *text = NULL, *by_setup = NULL, *by_new = NULL;
      RelaisRefusal why;
      RelaisState state;

      draw_config (&rng, &config);
      resolved = config;
      if (!GAME->resolve (GAME->edition, &resolved, &why))
        continue;
      GAME->start (GAME->edition, &resolved, &state);
      text = setup_of_config (&config);
      by_setup = state_of (text);
      by_new = testing_state (GAME, GAME->edition, &state);
      g_assert_cmpstr (by_setup, ==, by_new);
      compared++;
    }
}

static void
test_same_null (void)
{
  g_autoptr (RelaisRecord) record = testing_record ("null players=3 seed=5 first_player=2");
  g_autofree char *by_new = testing_current (record);
  g_autofree char *by_setup = state_of ("{\"game\":\"null\",\"players\":3,\"seed\":5,\"first_player\":2}");

  g_assert_cmpstr (by_setup, ==, by_new);
}

/* Printed and read back */

static const char *const starts[] = {
  "null players=4",
  "loire players=1 seed=1",
  "loire players=2 seed=2",
  "loire players=3 seed=3 preset=german",
  "loire players=4 seed=4 preset=french message_goal=1",
  "loire players=1 seed=5 variant=casual solo_turns=30",
  "loire players=3 seed=6 variant=casual",
  "loire players=2 seed=7 poor_limit=99 boat_goal=1",
  TESTING_RICH (1, "{" TESTING_BUILDERS "}"),
  TESTING_RICH (2, "{" TESTING_BUILDERS "},{" TESTING_DUCAL "}"),
  TESTING_RICH (3, "{" TESTING_DUCAL "},{" TESTING_BUILDERS "},{" TESTING_MENAGERIE "}"),
  TESTING_RICH (4, "{" TESTING_DUCAL "},{" TESTING_BUILDERS "},{" TESTING_MENAGERIE "},{" TESTING_MENAGERIE "}"),
};
static guint phases;

/* As a state, and as a game: the same moves are legal, and a playout comes to
 * the same end. */
static void
assert_same_game (const RelaisRecord *record, const RelaisSetup *setup, guint64 seed)
{
  const RelaisGame *game = record->game;
  gconstpointer edition = relais_record_edition (record);
  RelaisState a, b;
  RelaisRng rng;
  g_autofree char *end_a = NULL, *end_b = NULL;

  relais_copy (game, &a, relais_tree_get_state (record->tree));
  relais_copy (game, &b, &setup->state);
  relais_rng_seed (&rng, seed);
  relais_playout (game, edition, &a, &rng);
  relais_rng_seed (&rng, seed);
  relais_playout (game, edition, &b, &rng);
  end_a = testing_state (game, edition, &a);
  end_b = testing_state (game, edition, &b);
  g_assert_cmpstr (end_a, ==, end_b);
}

static void
read_back (const RelaisRecord *record, gboolean play)
{
  g_autofree char *text = testing_current (record);
  g_autoptr (RelaisSetup) setup = testing_setup (text);
  g_autofree char *again = testing_setup_state (setup);

  g_assert_cmpstr (again, ==, text);
  if (play)
    assert_same_game (record, setup, 7);
  if (record->game == GAME)
    phases |= 1u << loire (setup)->phase;
}

static void
test_read_back (gconstpointer data)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  for (int i = 0; i < 3; i++)
    {
      g_autoptr (RelaisRecord) record = testing_record (data);
      guint moves = 0;

      read_back (record, TRUE);
      while (moves < 400 && testing_play_random (record->tree, &rng))
        read_back (record, ++moves % 50 == 0);
      read_back (record, TRUE);
    }
}

static void
test_phases (void)
{
  if (phases == 0)
    g_test_skip ("the tests before this one were not run");
  else
    g_assert_cmphex (phases, ==, (1u << LOIRE_PHASES) - 1);
}

/* Every member of a printed state left out in turn: told as impossible, or
 * completed to a possible position. */
static void
test_any_member_left_out (void)
{
  g_autoptr (RelaisRecord) record = testing_record (starts[9]);
  RelaisRng rng;

  relais_rng_seed (&rng, 5);
  testing_play_on (record->tree, &rng, 150);
  for (guint i = 0; i < 30 && testing_play_random (record->tree, &rng); i++)
    {
      g_autofree char *text = testing_current (record);
      g_autoptr (GPtrArray) json_problems = relais_problems_new ();
      g_autofree RelaisJson *json = relais_json_parse (text, strlen (text), 1, json_problems);

      for (RelaisJsonValue k = relais_json_first (json, 0); k != RELAIS_JSON_NONE; k = relais_json_after (json, 0, k))
        {
          g_autoptr (GPtrArray) problems = relais_problems_new ();
          gsize from = json->tokens[k].start - 1;
          RelaisJsonValue next = relais_json_after (json, 0, k);
          gsize to = next != RELAIS_JSON_NONE ? json->tokens[next].start - 1 : strlen (text) - 1;
          g_autofree char *less = NULL;
          g_autoptr (RelaisSetup) setup = NULL;

          if (next == RELAIS_JSON_NONE)
            from--;
          less = g_strdup_printf ("%.*s%s", (int) from, text, text + to);
          setup = try_setup (less, problems);
          if (setup != NULL)
            {
              g_autofree char *completed = testing_setup_state (setup);
              g_autofree char *again = state_of (completed);

              g_assert_cmpstr (completed, ==, again);
            }
        }
    }
}

/* Completion */

typedef struct
{
  const char *name;
  const char *text;
  const char *parts[5]; /* of the printed state */
} Completed;

static const Completed completed[] = {
  { "players/default", "{}", { "\"players\":3,", "\"seed\":0,", "\"variant\":\"standard\"" } },
  { "players/from-seats", "{\"seats\":[{},{}]}", { "\"players\":2," } },
  { "players/from-seats-1", "{\"seats\":[{}]}", { "\"players\":1,", "\"boat_goal\":20,\"message_goal\":15," } },
  { "players/both", "{\"players\":4,\"seats\":[{},{},{},{}]}", { "\"players\":4," } },
  { "options/one", "{\"options\":{\"rich_limit\":77}}", { "\"rich_limit\":77,", "\"poor_limit\":5,", "\"start_deniers\":7," } },
  { "options/preset", "{\"preset\":\"german\"}", { "\"lady_surcharge\":1,\"merchant_actions\":\"one\"" } },
  { "options/preset-and-one", "{\"preset\":\"german\",\"options\":{\"lady_surcharge\":5}}",
    { "\"lady_surcharge\":5,\"merchant_actions\":\"one\"" } },
  { "options/start-deniers", "{\"players\":1,\"options\":{\"start_deniers\":50}}", { "\"deniers\":50," } },
  { "seats/one-member", "{\"seats\":[{\"deniers\":99},{}]}",
    { "\"seats\":[{\"deniers\":99,\"boat\":0,", "},{\"deniers\":7,\"boat\":0,", "\"merchant\":{\"at\":\"nantes\",\"horses\":2,\"dir\":null}" } },
  { "seats/stack-member", "{\"players\":1,\"seats\":[{\"merchant\":{\"at\":\"tours\",\"dir\":\"cw\"}}]}",
    { "\"merchant\":{\"at\":\"tours\",\"horses\":2,\"dir\":\"cw\"}", "\"messenger\":{\"at\":\"orleans\",\"horses\":2,\"dir\":null}" } },
  { "seats/goods-member", "{\"players\":1,\"seats\":[{\"goods\":{\"wine\":1}}]}",
    { "\"goods\":{\"wood\":0,\"grain\":0,\"cheese\":0,\"wine\":1,\"beer\":0},\"merchant\"" } },
  { "supply/conserved", "{\"seats\":[{\"goods\":{\"wood\":3,\"wine\":1}},{\"goods\":{\"wood\":1}}]}",
    { "\"supply\":{\"goods\":{\"wood\":10,\"grain\":8,\"cheese\":8,\"wine\":3,\"beer\":4}" } },
  { "supply/characters", "{\"seats\":[{\"characters\":[\"banker\",\"spy\"]},{\"characters\":[\"banker\"]},{}]}",
    { "\"banker\":1,", "\"spy\":1,", "\"mayor\":3," } },
  { "supply/palaces", "{\"turn\":5,\"seats\":[{\"palaces\":[{\"id\":\"nantes.bank\",\"turn\":2}]},{}]}",
    { "\"nantes.bank\":1,", "\"orleans.bank\":2," } },
  { "supply/towers", "{\"turn\":5,\"buildings\":{\"tours\":{\"kind\":\"castle\",\"owner\":0,\"turn\":1}}}", { "\"towers\":3}" } },
  { "supply/given", "{\"seats\":[{\"goods\":{\"wood\":3}},{}],\"supply\":{\"goods\":{\"wood\":11}}}", { "\"goods\":{\"wood\":11,\"grain\":8," } },
  { "tokens/none", "{\"players\":1}", { "\"tokens\":0}" } },
  { "tokens/apprentice", "{\"seats\":[{\"characters\":[\"apprentice\"]}]}", { "\"tokens\":1}" } },
  { "tokens/helper", "{\"seats\":[{\"characters\":[\"apprentice\",\"helper\"]}]}", { "\"tokens\":2}" } },
  { "tokens/casual", "{\"players\":1,\"variant\":\"casual\"}", { "\"tokens\":2}" } },
  { "player/turn", "{\"turn\":5,\"options\":{\"first_player\":2}}", { "\"turn\":5,\"player\":1,\"phase\":\"figure\"" } },
  { "phase/collect", "{\"players\":1,\"seats\":[{\"deniers\":4}]}", { "\"phase\":\"collect\"" } },
  { "phase/figure", "{\"players\":1,\"seats\":[{\"deniers\":5}]}", { "\"phase\":\"figure\"" } },
  { "phase/poor-in-village", "{\"players\":1,\"seats\":[{\"deniers\":0,\"merchant\":{\"at\":\"tours\",\"dir\":\"cw\"}}]}",
    { "\"phase\":\"figure\"" } },
  { "used/fresh", "{}", { "\"used\":{\"merchant\":false,\"messenger\":false,\"buy\":false,\"ship\":false,\"buildings\":0,\"hires\":0,"
                          "\"palatium\":0,\"smith\":false,\"message_bought\":0,\"action\":null}" } },
  { "used/member", "{\"phase\":\"merchant\",\"used\":{\"merchant\":true}}",
    { "\"used\":{\"merchant\":true,\"messenger\":false,\"buy\":false" } },
  { "ending/none", "{}", { "\"ending\":null" } },
  { "ending/boat", "{\"turn\":9,\"options\":{\"first_player\":0},\"seats\":[{\"boat\":20},{}]}",
    { "\"ending\":{\"turn\":9,\"player\":1,\"last_turn\":10}" } },
  { "ending/messages", "{\"turn\":4,\"options\":{\"message_goal\":1,\"first_player\":0},\"seats\":[{\"delivered\":[\"m1.05\"]},{}]}",
    { "\"ending\":{\"turn\":4,\"player\":0,\"last_turn\":5}" } },
  { "messages/turn-given", "{\"turn\":0,\"players\":1}", { "\"messages\":[],", "\"phase\":\"figure\"" } },
  { "messages/given", "{\"seats\":[{\"messages\":[]}]}", { "\"messages\":[]," } },
  { "messages/marks", "{\"seats\":[{\"characters\":[\"apprentice\"],\"messages\":[{\"id\":\"m2.01\"}]}]}",
    { "\"messages\":[{\"id\":\"m2.01\",\"marks\":[]}]" } },
  { "decks/given-is-whole", "{\"seats\":[{\"messages\":[{\"id\":\"m4.01\",\"marks\":[]},{\"id\":\"m1.02\"}],\"delivered\":[\"m4.02\"]}],"
    "\"decks\":{\"4\":[\"m4.12\",\"m4.11\",\"m4.10\",\"m4.09\",\"m4.08\",\"m4.07\",\"m4.06\",\"m4.05\",\"m4.04\",\"m4.03\"]}}",
    { "\"4\":[\"m4.12\",\"m4.11\",\"m4.10\",\"m4.09\",\"m4.08\",\"m4.07\",\"m4.06\",\"m4.05\",\"m4.04\",\"m4.03\"]" } },
  { "market/given", "{\"market\":[\"black\",\"white\",\"purple\",\"green\",\"yellow\",\"blue\",\"red\"]}",
    { "\"market\":[\"black\",\"white\",\"purple\",\"green\",\"yellow\",\"blue\",\"red\"]" } },
  { "circus/default", "{}", { "\"circus\":\"usse\"" } },
  { "circus/option", "{\"options\":{\"circus_start\":\"talcy\"}}", { "\"circus\":\"talcy\"" } },
  { "circus/given", "{\"circus\":\"talcy\"}", { "\"circus\":\"talcy\"", "\"circus_start\":\"usse\"" } },
  { "circus/casual", "{\"variant\":\"casual\"}", { "\"circus\":null", "\"characters\":{},\"palaces\":{}" } },
  { "horses/whole", "{\"players\":1,\"horses\":{\"nantes\":6}}", { "\"horses\":{\"nantes\":6}" } },
  { "horses/none", "{\"players\":1,\"horses\":{},\"edition\":{\"start\":{\"stack_limit\":3}},"
    "\"seats\":[{\"merchant\":{\"horses\":3},\"messenger\":{\"horses\":3}}]}", { NULL } },
  { "buildings/whole", "{\"turn\":3,\"buildings\":{\"brissac\":{\"kind\":\"farm\",\"owner\":0,\"turn\":3}}}",
    { "\"buildings\":{\"brissac\":{\"kind\":\"farm\",\"owner\":0,\"turn\":3}}" } },
  { "edition/inside", "{\"players\":1,\"edition\":{\"start\":{\"deniers\":12}}}", { "\"deniers\":12,", "\"start_deniers\":12" } },
  { "game/named", "{\"game\":\"loire\",\"format\":1}", { "\"game\":\"loire\",\"format\":1," } },
  { "null/part", "{\"game\":\"null\",\"stones\":20,\"taken\":[1,0]}", { "\"stones\":20,\"taken\":[1,0]" } },
};

static void
test_completed (gconstpointer data)
{
  const Completed *c = data;
  g_autofree char *state = NULL;

  if (c->parts[0] == NULL)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();

      /* Six horses are missing on the board; nothing is put there in silence. */
      g_assert_null (try_setup (c->text, problems));
      testing_assert_problem (c->text, problems, "horses", "L-POS-2");
      return;
    }
  state = state_of (c->text);
  for (gsize i = 0; i < G_N_ELEMENTS (c->parts) && c->parts[i] != NULL; i++)
    if (strstr (state, c->parts[i]) == NULL)
      g_error ("%s: %s is not in %s", c->name, c->parts[i], state);
}

/* Shields that are given stay, the others come from the seed, none beside its
 * own colour. */
static void
test_shields (void)
{
  for (int seed = 0; seed < 40; seed++)
    {
      g_autofree char *text = g_strdup_printf (
        "{\"seed\":%d,\"shields\":{\"tours\":\"black\",\"brissac\":\"black\",\"angers\":\"white\"}}", seed);
      g_autofree char *state = state_of (text);

      g_assert_nonnull (strstr (state, "\"tours\":\"black\","));
      g_assert_nonnull (strstr (state, "\"brissac\":\"black\"}"));
      g_assert_nonnull (strstr (state, "\"angers\":\"white\","));
    }
}

/* Fixing one thing by hand changes nothing else that is drawn. */
static void
test_streams (void)
{
  g_autoptr (RelaisSetup) plain = testing_setup ("{\"seed\":77}");
  g_autoptr (RelaisSetup) market = testing_setup (
    "{\"seed\":77,\"market\":[\"red\",\"blue\",\"yellow\",\"green\",\"purple\",\"white\",\"black\"]}");
  g_autoptr (RelaisSetup) shields = testing_setup ("{\"seed\":77,\"shields\":{\"tours\":\"red\"}}");
  const LoireState *a = loire (plain), *b = loire (market), *c = loire (shields);

  testing_assert_same (a->shields, b->shields, sizeof a->shields);
  testing_assert_same (a->deck, b->deck, sizeof a->deck);
  testing_assert_same (a->market, c->market, sizeof a->market);
  testing_assert_same (a->deck, c->deck, sizeof a->deck);
  g_assert_cmpint (a->options.first_player, ==, b->options.first_player);
  g_assert_cmpint (a->options.first_player, ==, c->options.first_player);
}

/* Decks that are left out are those of the seed without what lies elsewhere. */
static void
test_decks (void)
{
  g_autoptr (RelaisSetup) plain = testing_setup ("{\"seed\":5,\"turn\":0,\"players\":2}");
  g_autoptr (RelaisSetup) setup = testing_setup (
    "{\"seed\":5,\"turn\":0,\"seats\":[{\"messages\":[{\"id\":\"m1.03\"}],\"delivered\":[\"m2.09\",\"m1.01\"]},{}]}");
  const LoireState *a = loire (plain), *b = loire (setup);

  for (guint level = 0; level < LOIRE_LEVELS; level++)
    {
      const guint8 *from = a->deck + loire_deck_start[level], *to = b->deck + loire_deck_start[level];
      guint n = 0;

      for (guint i = 0; i < a->n_deck[level]; i++)
        if (!g_strv_contains ((const char *const[]) { "m1.03", "m2.09", "m1.01", NULL }, loire_messages[from[i]]))
          g_assert_cmpint (to[n++], ==, from[i]);
      g_assert_cmpint (b->n_deck[level], ==, n);
    }
}

/* The first messages are dealt in seat order from the deck's top, to who has
 * none of their own. */
static void
test_dealt (void)
{
  g_autoptr (RelaisSetup) undealt = testing_setup ("{\"seed\":6,\"turn\":0,\"players\":3}");
  g_autoptr (RelaisSetup) dealt = testing_setup ("{\"seed\":6,\"seats\":[{},{\"messages\":[]},{}]}");
  const LoireState *a = loire (undealt), *b = loire (dealt);
  const guint8 *top = a->deck + loire_deck_start[0] + a->n_deck[0] - 1;

  g_assert_cmpint (b->seats[0].n_held, ==, 1);
  g_assert_cmpint (b->seats[0].held[0].card, ==, top[0]);
  g_assert_cmpint (b->seats[1].n_held, ==, 0);
  g_assert_cmpint (b->seats[2].held[0].card, ==, top[-1]);
  g_assert_cmpint (b->n_deck[0], ==, a->n_deck[0] - 2);
}

/* Refused */

typedef struct
{
  const char *text;
  const char *path;
  const char *rule;
} Refused;

#define SEAT(members) "{\"turn\":9,\"seats\":[{" members "},{}]}"

static const Refused refused[] = {
  /* forms */
  { "[]", "", "SYNTAX" },
  { "1", "", "SYNTAX" },
  { "\"loire\"", "", "SYNTAX" },
  { "null", "", "SYNTAX" },
  { "{\"game\":\"chess\"}", "game", "SYNTAX" },
  { "{\"game\":1}", "game", "SYNTAX" },
  { "{\"game\":null}", "game", "SYNTAX" },
  { "{\"format\":2}", "format", "SYNTAX" },
  { "{\"format\":\"1\"}", "format", "SYNTAX" },
  /* unknown keys, wherever there are keys */
  { "{\"nonsense\":1}", "nonsense", "SYNTAX" },
  { "{\"Seed\":1}", "Seed", "SYNTAX" },
  { "{\"\":1}", "", "SYNTAX" },
  { "{\"options\":{\"speed\":1}}", "options.speed", "SYNTAX" },
  { "{\"shields\":{\"paris\":\"red\"}}", "shields.paris", "SYNTAX" },
  { "{\"shields\":{\"nantes\":\"red\"}}", "shields.nantes", "SYNTAX" },
  { "{\"horses\":{\"paris\":1}}", "horses.paris", "SYNTAX" },
  { "{\"buildings\":{\"nantes\":{\"kind\":\"farm\",\"owner\":0,\"turn\":0}}}", "buildings.nantes", "SYNTAX" },
  { "{\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":0,\"turn\":0,\"cost\":1}}}", "buildings.tours.cost", "SYNTAX" },
  { "{\"supply\":{\"gold\":1}}", "supply.gold", "SYNTAX" },
  { "{\"supply\":{\"goods\":{\"gold\":1}}}", "supply.goods.gold", "SYNTAX" },
  { "{\"supply\":{\"characters\":{\"king\":1}}}", "supply.characters.king", "SYNTAX" },
  { "{\"supply\":{\"palaces\":{\"tours.bank\":1}}}", "supply.palaces.tours.bank", "SYNTAX" },
  { "{\"decks\":{\"5\":[]}}", "decks.5", "SYNTAX" },
  { "{\"used\":{\"horse\":true}}", "used.horse", "SYNTAX" },
  { "{\"ending\":{\"turn\":0,\"player\":0,\"last_turn\":2,\"why\":1}}", "ending.why", "SYNTAX" },
  { "{\"pick\":{\"level\":1,\"from\":[],\"n\":1}}", "pick.n", "SYNTAX" },
  { SEAT ("\"money\":1"), "seats.0.money", "SYNTAX" },
  { "{\"seats\":[{},{\"goods\":{\"gold\":1}}]}", "seats.1.goods.gold", "SYNTAX" },
  { SEAT ("\"merchant\":{\"on\":\"tours\"}"), "seats.0.merchant.on", "SYNTAX" },
  { SEAT ("\"palaces\":[{\"id\":\"nantes.bank\",\"turn\":1,\"x\":1}]"), "seats.0.palaces.0.x", "SYNTAX" },
  { SEAT ("\"messages\":[{\"id\":\"m1.01\",\"x\":1}]"), "seats.0.messages.0.x", "SYNTAX" },
  { SEAT ("\"messages\":[{\"id\":\"m2.01\",\"marks\":[{\"x\":1}]}]"), "seats.0.messages.0.marks.0.x", "SYNTAX" },
  /* wrong types */
  { "{\"players\":\"3\"}", "players", "SYNTAX" },
  { "{\"players\":0}", "players", "SYNTAX" },
  { "{\"players\":5}", "players", "SYNTAX" },
  { "{\"players\":2.0}", "players", "SYNTAX" },
  { "{\"players\":2e0}", "players", "SYNTAX" },
  { "{\"seed\":-1}", "seed", "SYNTAX" },
  { "{\"seed\":9007199254740992}", "seed", "SYNTAX" },
  { "{\"seed\":null}", "seed", "SYNTAX" },
  { "{\"variant\":\"fast\"}", "variant", "SYNTAX" },
  { "{\"variant\":0}", "variant", "SYNTAX" },
  { "{\"preset\":\"dutch\"}", "preset", "SYNTAX" },
  { "{\"options\":[]}", "options", "SYNTAX" },
  { "{\"options\":{\"token_recall\":\"yes\"}}", "options.token_recall", "SYNTAX" },
  { "{\"options\":{\"lady_surcharge\":10}}", "options.lady_surcharge", "SYNTAX" },
  { "{\"options\":{\"circus_start\":\"nantes\"}}", "options.circus_start", "SYNTAX" },
  { "{\"options\":{\"merchant_actions\":\"two\"}}", "options.merchant_actions", "SYNTAX" },
  { "{\"options\":{\"first_player\":3}}", "options.first_player", "SYNTAX" },
  { "{\"game\":\"null\",\"x\":1}", "x", "SYNTAX" },
  { "{\"players\":1,\"players_info\":[{},{}]}", "players_info", "SYNTAX" },
  { "{\"options\":{\"first_player\":4}}", "options.first_player", "SYNTAX" },
  { "{\"turn\":true}", "turn", "SYNTAX" },
  { "{\"turn\":-1}", "turn", "SYNTAX" },
  { "{\"turn\":99999999999}", "turn", "SYNTAX" },
  { "{\"phase\":\"lunch\"}", "phase", "SYNTAX" },
  { "{\"phase\":3}", "phase", "SYNTAX" },
  { "{\"shields\":[]}", "shields", "SYNTAX" },
  { "{\"shields\":{\"tours\":\"pink\"}}", "shields.tours", "SYNTAX" },
  { "{\"market\":{}}", "market", "SYNTAX" },
  { "{\"market\":[]}", "market", "SYNTAX" },
  { "{\"market\":[\"red\",\"blue\"]}", "market", "SYNTAX" },
  { "{\"market\":[\"red\",\"blue\",\"yellow\",\"green\",\"purple\",\"white\",\"pink\"]}", "market.6", "SYNTAX" },
  { "{\"circus\":\"paris\"}", "circus", "SYNTAX" },
  { "{\"circus\":5}", "circus", "SYNTAX" },
  { "{\"horses\":[]}", "horses", "SYNTAX" },
  { "{\"horses\":{\"tours\":-1}}", "horses.tours", "SYNTAX" },
  { "{\"horses\":{\"tours\":256}}", "horses.tours", "SYNTAX" },
  { "{\"buildings\":{\"tours\":\"farm\"}}", "buildings.tours", "SYNTAX" },
  { "{\"buildings\":{\"tours\":{\"kind\":\"inn\",\"owner\":0,\"turn\":0}}}", "buildings.tours.kind", "SYNTAX" },
  { "{\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":0}}}", "buildings.tours.turn", "SYNTAX" },
  { "{\"supply\":[]}", "supply", "SYNTAX" },
  { "{\"supply\":{\"goods\":3}}", "supply.goods", "SYNTAX" },
  { "{\"supply\":{\"towers\":\"4\"}}", "supply.towers", "SYNTAX" },
  { "{\"decks\":[]}", "decks", "SYNTAX" },
  { "{\"decks\":{\"1\":18}}", "decks.1", "SYNTAX" },
  { "{\"decks\":{\"1\":[\"m1.99\"]}}", "decks.1.0", "SYNTAX" },
  { "{\"decks\":{\"1\":[1]}}", "decks.1.0", "SYNTAX" },
  { "{\"pick\":[]}", "pick", "SYNTAX" },
  { "{\"pick\":{\"level\":1}}", "pick.from", "SYNTAX" },
  { "{\"pick\":{\"level\":5,\"from\":[]}}", "pick.level", "SYNTAX" },
  { "{\"pick\":{\"level\":1,\"from\":3}}", "pick.from", "SYNTAX" },
  { "{\"used\":[]}", "used", "SYNTAX" },
  { "{\"used\":{\"merchant\":1}}", "used.merchant", "SYNTAX" },
  { "{\"used\":{\"action\":\"sleep\"}}", "used.action", "SYNTAX" },
  { "{\"ending\":true}", "ending", "SYNTAX" },
  { "{\"ending\":{\"turn\":0}}", "ending.player", "SYNTAX" },
  { "{\"seats\":{}}", "seats", "SYNTAX" },
  { "{\"seats\":[]}", "seats", "SYNTAX" },
  { "{\"seats\":[{},{},{},{},{}]}", "seats", "SYNTAX" },
  { "{\"players\":2,\"seats\":[{},{},{}]}", "seats", "SYNTAX" },
  { "{\"seats\":[{},3]}", "seats.1", "SYNTAX" },
  { SEAT ("\"deniers\":\"7\""), "seats.0.deniers", "SYNTAX" },
  { SEAT ("\"goods\":[]"), "seats.0.goods", "SYNTAX" },
  { SEAT ("\"merchant\":\"tours\""), "seats.0.merchant", "SYNTAX" },
  { SEAT ("\"merchant\":{\"at\":\"paris\"}"), "seats.0.merchant.at", "SYNTAX" },
  { SEAT ("\"merchant\":{\"dir\":\"north\"}"), "seats.0.merchant.dir", "SYNTAX" },
  { SEAT ("\"characters\":\"spy\""), "seats.0.characters", "SYNTAX" },
  { SEAT ("\"characters\":[\"king\"]"), "seats.0.characters.0", "SYNTAX" },
  { SEAT ("\"palaces\":[\"nantes.bank\"]"), "seats.0.palaces.0", "SYNTAX" },
  { SEAT ("\"palaces\":[{\"id\":\"nantes.bank\"}]"), "seats.0.palaces.0.turn", "SYNTAX" },
  { SEAT ("\"palaces\":[{\"id\":\"tours.bank\",\"turn\":1}]"), "seats.0.palaces.0.id", "SYNTAX" },
  { SEAT ("\"messages\":[\"m1.01\"]"), "seats.0.messages.0", "SYNTAX" },
  { SEAT ("\"messages\":[{\"marks\":[]}]"), "seats.0.messages.0.id", "SYNTAX" },
  { SEAT ("\"messages\":[{\"id\":\"m1.01\",\"marks\":{}}]"), "seats.0.messages.0.marks", "SYNTAX" },
  { SEAT ("\"delivered\":[\"m5.01\"]"), "seats.0.delivered.0", "SYNTAX" },
  { SEAT ("\"tokens\":null"), "seats.0.tokens", "SYNTAX" },
  /* impossible positions */
  { SEAT ("\"deniers\":10000"), "seats.0.deniers", "L-POS-3" },
  { SEAT ("\"deniers\":-1"), "seats.0.deniers", "L-POS-3" },
  { SEAT ("\"boat\":21"), "seats.0.boat", "L-POS-3" },
  { SEAT ("\"goods\":{\"wine\":2}"), "seats.0.goods.wine", "L-POS-3" },
  { SEAT ("\"goods\":{\"wood\":15}"), "supply.goods.wood", "L-POS-2" },
  { SEAT ("\"merchant\":{\"horses\":4}"), "seats.0.merchant.horses", "L-POS-1" },
  { SEAT ("\"merchant\":{\"horses\":1}"), "horses", "L-POS-2" },
  { SEAT ("\"merchant\":{\"at\":\"tours\"}"), "seats.0.merchant.dir", "L-POS-1" },
  { SEAT ("\"merchant\":{\"dir\":\"cw\"}"), "seats.0.merchant.dir", "L-POS-1" },
  { SEAT ("\"characters\":[\"spy\",\"spy\"]"), "seats.0.characters.1", "L-POS-3" },
  { SEAT ("\"characters\":[\"helper\"]"), "seats.0.characters", "L-POS-5" },
  { SEAT ("\"tokens\":1"), "seats.0.tokens", "L-POS-4" },
  { SEAT ("\"palaces\":[{\"id\":\"nantes.bank\",\"turn\":1},{\"id\":\"nantes.bank\",\"turn\":2}]"), "seats.0.palaces.1", "L-POS-3" },
  { SEAT ("\"messages\":[{\"id\":\"m1.01\"},{\"id\":\"m1.02\"},{\"id\":\"m1.03\"}]"), "seats.0.messages", "L-POS-3" },
  { SEAT ("\"messages\":[{\"id\":\"m4.01\"},{\"id\":\"m4.02\"}]"), "seats.0.messages", "L-POS-3" },
  { SEAT ("\"messages\":[{\"id\":\"m1.01\"}],\"delivered\":[\"m1.01\"]"), "seats.0.delivered.0", "L-POS-2" },
  { "{\"decks\":{\"1\":[\"m2.01\"]}}", "decks.1.0", "L-POS-2" },
  { "{\"turn\":1,\"decks\":{\"1\":[\"m1.01\"]}}", "decks.1", "L-POS-2" },
  { "{\"shields\":{\"tours\":\"black\",\"talcy\":\"black\",\"meung\":\"black\"}}", "shields", "L-POS-2" },
  { "{\"shields\":{\"tours\":\"red\",\"vendome\":\"red\"}}", "shields", "L-SET-1" },
  { "{\"market\":[\"red\",\"red\",\"blue\",\"yellow\",\"green\",\"purple\",\"white\"]}", "market.1", "L-POS-2" },
  { "{\"circus\":\"nantes\"}", "circus", "L-POS-5" },
  { "{\"circus\":null}", "circus", "L-POS-5" },
  { "{\"variant\":\"casual\",\"circus\":\"usse\"}", "circus", "L-POS-5" },
  { "{\"horses\":{\"tours\":1}}", "horses", "L-POS-2" },
  { "{\"supply\":{\"towers\":5}}", "supply.towers", "L-POS-2" },
  { "{\"supply\":{\"characters\":{\"spy\":1}}}", "supply.characters.spy", "L-POS-2" },
  { "{\"supply\":{\"palaces\":{\"nantes.bank\":3}}}", "supply.palaces.nantes.bank", "L-POS-2" },
  { "{\"turn\":1,\"player\":0,\"options\":{\"first_player\":0}}", "player", "L-POS-6" },
  { "{\"turn\":1,\"player\":3}", "player", "L-POS-6" },
  { "{\"phase\":\"collect\"}", "phase", "L-POS-6" },
  { "{\"phase\":\"merchant\"}", "phase", "L-POS-6" },
  { "{\"phase\":\"over\"}", "phase", "L-POS-6" },
  { "{\"phase\":\"pick\",\"used\":{\"messenger\":true}}", "pick", "L-POS-6" },
  { "{\"used\":{\"buy\":true}}", "used", "L-POS-6" },
  { "{\"used\":{\"buildings\":999}}", "used.buildings", "L-POS-6" },
  { "{\"ending\":{\"turn\":0,\"player\":0,\"last_turn\":5}}", "ending", "L-POS-6" },
  { "{\"ending\":{\"turn\":3,\"player\":0,\"last_turn\":5}}", "ending", "L-POS-6" },
  { "{\"ending\":null,\"seats\":[{\"boat\":20}]}", "ending", "L-POS-6" },
  { "{\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":3,\"turn\":0}}}", "buildings.tours.owner", "L-POS-6" },
  { "{\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":0,\"turn\":1}}}", "buildings.tours.turn", "L-POS-6" },
  { "{\"players\":1,\"turn\":60}", "turn", "L-POS-6" },
  /* about the file, not the game */
  { "{\"name\":1}", "name", "SYNTAX" },
  { "{\"author\":[]}", "author", "SYNTAX" },
  { "{\"note\":null}", "note", "SYNTAX" },
  { "{\"players_info\":{}}", "players_info", "SYNTAX" },
  { "{\"players_info\":[1]}", "players_info.0", "SYNTAX" },
  { "{\"players_info\":[{},{\"age\":9}]}", "players_info.1.age", "SYNTAX" },
  { "{\"players_info\":[{\"name\":9}]}", "players_info.0.name", "SYNTAX" },
  { "{\"edition\":[]}", "edition", "SYNTAX" },
  { "{\"edition\":{\"beer_factor\":10}}", "edition.beer_factor", "SYNTAX" },
  { "{\"edition\":{\"shields\":{\"red\":5}}}", "edition.shields", "SYNTAX" },
  /* the null game */
  { "{\"game\":\"null\",\"stones\":\"many\"}", "stones", "SYNTAX" },
  { "{\"game\":\"null\",\"taken\":[1]}", "taken", "SYNTAX" },
  { "{\"game\":\"null\",\"stones\":3}", "stones", "N-POS-1" },
  { "{\"game\":\"null\",\"player\":1}", "player", "N-POS-1" },
};

static void
test_refused (gconstpointer data)
{
  const Refused *r = data;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = try_setup (r->text, problems);

  if (setup != NULL)
    g_error ("%s is accepted", r->text);
  testing_assert_problem (r->text, problems, r->path, r->rule);
}

/* Keys of any length, in every place. */
static void
test_odd_keys (void)
{
  static const char *const places[] = {
    "{\"%s\":1}", "{\"options\":{\"%s\":1}}", "{\"seats\":[{\"%s\":1}]}", "{\"seats\":[{\"messages\":[{\"%s\":1}]}]}",
    "{\"supply\":{\"goods\":{\"%s\":1}}}", "{\"edition\":{\"%s\":1}}", "{\"%s\":1,\"%1$s\":1}", "{\"players_info\":[{\"%s\":1}]}",
    "{\"game\":\"null\",\"%s\":1}", "{\"game\":\"%s\"}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    for (guint n = 1; n < 90; n++)
      {
        g_autoptr (GPtrArray) problems = relais_problems_new ();
        GString *key = g_string_new (n % 2 == 0 ? "x" : "");
        g_autofree char *copy = NULL;
        g_autofree char *text = NULL;

        for (guint k = 0; k < n; k++)
          g_string_append (key, "é");
        copy = g_string_free (key, FALSE);
        {
          g_auto (GStrv) parts = g_strsplit (places[i], i == 6 ? "%1$s" : "%s", -1);
          g_autofree char *once = g_strjoinv (copy, parts);
          g_auto (GStrv) rest = g_strsplit (once, "%s", -1);

          text = g_strjoinv (copy, rest);
        }
        g_assert_null (try_setup (text, problems));
        g_assert_cmpuint (problems->len, ==, 1);
      }
}

/* Everything that is wrong is told. */
static void
test_all_told (void)
{
  static const char text[] = "{\"horses\":{\"tours\":1},\"seats\":[{\"boat\":21},{\"tokens\":1},{}],\"supply\":{\"towers\":5}}";
  g_autoptr (GPtrArray) problems = relais_problems_new ();

  g_assert_null (try_setup (text, problems));
  testing_assert_problem (text, problems, "horses", "L-POS-2");
  testing_assert_problem (text, problems, "seats.0.boat", "L-POS-3");
  testing_assert_problem (text, problems, "seats.1.tokens", "L-POS-4");
  testing_assert_problem (text, problems, "supply.towers", "L-POS-2");
}

/* JSON that is none: the line. */
static const struct { const char *text; const char *place; } damaged[] = {
  { "", "line 1" },
  { "{", "line 1" },
  { "{\n\"seed\":\n", "line 3" },
  { "{\n\"seed\": 1,\n}", "line 3" },
  { "{\n\"seed\": 01\n}", "line 2" },
  { "{\n\"seed\": +1\n}", "line 2" },
  { "{\n\"seed\": 1\n}\nx", "line 4" },
  { "{\n'seed': 1\n}", "line 2" },
  { "{\n\"seed\" 1\n}", "line 2" },
  { "{\n\n\n\"seed\": nul\n}", "line 4" },
  { "{\n\"note\": \"a\tb\"\n}", "line 2" },
  { "{\n\"note\": \"a\\x\"\n}", "line 2" },
  { "{\n\"note\": \"open\n}", "line 2" },
  { "{\n\"seed\": 1,\n\"seed\": 2\n}", "line 3" },
  { "{\"options\":{\"rich_limit\":1,\n\"rich_limit\":2}}", "line 2" },
  { "{\"seats\":[{\"boat\":1,\"boat\":2}]}", "line 1" },
  { "// comment\n{}", "line 1" },
  { "{} {}", "line 1" },
  { "\xef\xbb\xbf{}", "line 1" },
  { "{\"a\":[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]}", "line 1" },
};

static void
test_damaged (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();

      g_assert_null (try_setup (damaged[i].text, problems));
      testing_assert_problem (damaged[i].text, problems, damaged[i].place, "SYNTAX");
    }
}

static void
test_not_utf8 (void)
{
  static const char text[] = "{\"note\":\"\xff\"}";
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GPtrArray) nul = relais_problems_new ();

  g_assert_null (try_setup (text, problems));
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_null (relais_setup_parse ("{\"seed\":1\0}", 11, nul));
  g_assert_cmpuint (nul->len, ==, 1);
}

static void
test_truncated (void)
{
  g_autoptr (RelaisRecord) record = testing_record (starts[10]);
  g_autofree char *text = testing_current (record);
  gsize length = strlen (text);

  for (gsize cut = 0; cut < length; cut += 31)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autofree char *part = g_memdup2 (text, MAX (cut, 1));

      g_assert_null (relais_setup_parse (part, cut, problems));
      testing_assert_problem ("cut", problems, "line 1", "SYNTAX");
    }
}

/* Keys for who keeps the file */
static void
test_keys (void)
{
  g_autoptr (RelaisSetup) setup = testing_setup (
    "{\"name\":\"A \\\"short\\\" game\",\"author\":\"\\u00c9mile \\ud83d\\udc0e\",\"note\":\"two\\nlines \\/ \\\\\",\"preset\":\"french\","
    "\"edition\":{\"beer_factor\":4},\"players_info\":[{\"name\":\"Anna\",\"colour\":\"blue\",\"kind\":\"hard\"},{\"name\":\"Ben\"}],"
    "\"players\":3}");
  g_autofree char *state = testing_setup_state (setup);
  const RelaisPlayerInfo *anna, *ben;

  g_assert_cmpstr (setup->name, ==, "A \"short\" game");
  g_assert_cmpstr (setup->author, ==, "Émile 🐎");
  g_assert_cmpstr (setup->note, ==, "two\nlines / \\");
  g_assert_cmpuint (setup->players->len, ==, 2);
  anna = setup->players->pdata[0];
  ben = setup->players->pdata[1];
  g_assert_cmpstr (anna->name, ==, "Anna");
  g_assert_cmpstr (anna->colour, ==, "blue");
  g_assert_cmpstr (anna->kind, ==, "hard");
  g_assert_cmpstr (ben->name, ==, "Ben");
  g_assert_null (ben->colour);
  g_assert_nonnull (setup->edition);
  g_assert_nonnull (strstr (state, "\"boat_goal\":15,"));
  g_assert_null (strstr (state, "Anna"));
}

/* Odd escapes come out as text, if not as the text meant. */
static void
test_escapes (void)
{
  static const char *const texts[] = {
    "\\u0000", "\\ud800", "\\udc00", "\\ud800\\u0041", "\\ud800\\ud800", "\\ud83d\\udc0", "\\uffff", "\\b\\f\\n\\r\\t", "\\ud83d", "\\u0007",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"name\":\"%s\"}", texts[i]);
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisSetup) setup = try_setup (text, problems);

      if (setup != NULL)
        g_assert_true (g_utf8_validate (setup->name, -1, NULL));
    }
}

/* Who plays goes from the setup into the record. */
static void
test_players (void)
{
  g_autoptr (RelaisRecord) record = testing_record (
    "{\"players\":2,\"players_info\":[{\"name\":\"Anna\",\"kind\":\"hard\"}]}");
  const RelaisPlayerInfo *first = record->players->pdata[0], *second = record->players->pdata[1];

  g_assert_cmpuint (record->players->len, ==, 2);
  g_assert_cmpstr (first->name, ==, "Anna");
  g_assert_cmpstr (first->kind, ==, "hard");
  g_assert_cmpstr (first->colour, !=, second->colour);
  g_assert_cmpstr (second->name, !=, "");
}

static void
add_data (const char *group, const char *name, gconstpointer data, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/setup/%s/%s", group, name);

  g_test_add_data_func (path, data, test);
}

/* What a file tells of a setup survives being written and read again. */
static void
test_print (void)
{
  static const char text[] =
    "{\"name\":\"A \\\"rich\\\" start\\n\\\\\",\"author\":\"R\",\"note\":\"\\u00e9\","
    "\"players_info\":[{\"name\":\"A\",\"colour\":\"red\"},{}],"
    "\"edition\":{\"characters\":{\"banker\":{\"cost\":5}}},\"seats\":[{\"deniers\":20},{}]}";
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = relais_setup_parse (text, strlen (text), problems);
  g_autoptr (RelaisSetup) again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  gsize length;

  g_assert_nonnull (setup);
  first = relais_setup_print (setup, &length);
  again = relais_setup_parse (first, length, problems);
  g_assert_nonnull (again);
  g_assert_cmpstr (again->name, ==, "A \"rich\" start\n\\");
  g_assert_cmpstr (again->note, ==, "é");
  g_assert_cmpstr (((RelaisPlayerInfo *) again->players->pdata[0])->colour, ==, "red");
  g_assert_null (((RelaisPlayerInfo *) again->players->pdata[1])->name);
  g_assert_nonnull (again->edition);
  second = relais_setup_print (again, &length);
  g_assert_cmpstr (first, ==, second);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/same-as-new/loire", test_same_as_new);
  g_test_add_func ("/setup/same-as-new/null", test_same_null);
  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", (guint) i);

      add_data ("read-back", name, starts[i], test_read_back);
    }
  g_test_add_func ("/setup/read-back/all-phases", test_phases);
  g_test_add_func ("/setup/any-member-left-out", test_any_member_left_out);
  for (gsize i = 0; i < G_N_ELEMENTS (completed); i++)
    add_data ("completed", completed[i].name, &completed[i], test_completed);
  g_test_add_func ("/setup/completed/shields", test_shields);
  g_test_add_func ("/setup/completed/streams", test_streams);
  g_test_add_func ("/setup/completed/decks", test_decks);
  g_test_add_func ("/setup/completed/dealt", test_dealt);
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%u", *refused[i].path != '\0' ? refused[i].path : "top", (guint) i);

      add_data ("refused", name, &refused[i], test_refused);
    }
  g_test_add_func ("/setup/odd-keys", test_odd_keys);
  g_test_add_func ("/setup/all-told", test_all_told);
  g_test_add_func ("/setup/damaged", test_damaged);
  g_test_add_func ("/setup/not-utf8", test_not_utf8);
  g_test_add_func ("/setup/truncated", test_truncated);
  g_test_add_func ("/setup/keys", test_keys);
  g_test_add_func ("/setup/escapes", test_escapes);
  g_test_add_func ("/setup/players", test_players);
  g_test_add_func ("/setup/print", test_print);
  return g_test_run ();
}
