/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setups: a line of options as JSON, a state printed and read back, what is
 * left out completed. */

#include "setting.h"

#include "engine/common/options.h"

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

/* Keys for who keeps the file */
static void
test_keys (void)
{
  g_autoptr (RelaisSetup) setup = testing_setup (
    "{\"name\":\"A \\\"short\\\" game\",\"author\":\"\\u00c9mile \\ud83d\\udc0e\",\"note\":\"two\\nlines \\/ \\\\\",\"preset\":\"french\","
    "\"edition\":{\"beer_factor\":4},\"players_info\":[{\"name\":\"Anna\",\"colour\":\"blue\",\"kind\":\"hard trader\"},{\"name\":\"Ben\"}],"
    "\"chance\":12,\"players\":3}");
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
  g_assert_cmpstr (anna->kind, ==, "hard trader");
  g_assert_cmpstr (ben->name, ==, "Ben");
  g_assert_null (ben->colour);
  g_assert_cmpint (setup->chance, ==, 12);
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

/* However they are written. */
static void
test_control_characters (void)
{
  g_autoptr (RelaisSetup) setup = testing_setup (
    "{\"name\":\"a\\bb\\fc\\rd\",\"author\":\"a\\u0008b\\u000cc\\u000dd\\u0000e\","
    "\"note\":\"a\\nb\\tc\\u000ad\\u0009e\"}");

  g_assert_cmpstr (setup->name, ==, "a b c d");
  g_assert_cmpstr (setup->author, ==, "a b c d e");
  g_assert_cmpstr (setup->note, ==, "a\nb\tc\nd\te");
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

/* What a file tells of a setup survives being written and read again. */
static void
test_print (void)
{
  static const char text[] =
    "{\"name\":\"A \\\"rich\\\" start\\n\\\\\",\"author\":\"R\",\"note\":\"\\u00e9\\tx\","
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
  g_assert_cmpstr (again->name, ==, "A \"rich\" start \\");
  g_assert_cmpstr (again->note, ==, "é\tx");
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

      testing_add ("/setup/read-back", name, starts[i], test_read_back);
    }
  g_test_add_func ("/setup/read-back/all-phases", test_phases);
  g_test_add_func ("/setup/any-member-left-out", test_any_member_left_out);
  for (gsize i = 0; i < G_N_ELEMENTS (completed); i++)
    testing_add ("/setup/completed", completed[i].name, &completed[i], test_completed);
  g_test_add_func ("/setup/completed/shields", test_shields);
  g_test_add_func ("/setup/completed/streams", test_streams);
  g_test_add_func ("/setup/completed/decks", test_decks);
  g_test_add_func ("/setup/completed/dealt", test_dealt);
  g_test_add_func ("/setup/keys", test_keys);
  g_test_add_func ("/setup/escapes", test_escapes);
  g_test_add_func ("/setup/control-characters", test_control_characters);
  g_test_add_func ("/setup/players", test_players);
  g_test_add_func ("/setup/print", test_print);
  return g_test_run ();
}
