/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong in a setup is refused with its path. */

#include "setting.h"

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
  { "{\"turn\":-0}", "turn", "SYNTAX" },
  { SEAT ("\"boat\":-0"), "seats.0.boat", "SYNTAX" },
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
  { SEAT ("\"messages\":[{\"marks\":[{\"at\":\"nantes\"}],\"id\":\"m2.01\"}]"), "seats.0.messages.0.marks.0", "L-POS-4" },
  { SEAT ("\"messages\":[{\"marks\":[{\"at\":\"nantes\"}]}]"), "seats.0.messages.0.id", "SYNTAX" },
  { SEAT ("\"messages\":[{\"marks\":[{\"at\":\"nantes\"}],\"id\":\"m9.99\"}]"), "seats.0.messages.0.id", "SYNTAX" },
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
  { "{\"chance\":-1}", "chance", "SYNTAX" },
  { "{\"chance\":\"7\"}", "chance", "SYNTAX" },
  { "{\"chance\":9007199254740992}", "chance", "SYNTAX" },
  { "{\"players_info\":[1]}", "players_info.0", "SYNTAX" },
  { "{\"players_info\":[{},{\"age\":9}]}", "players_info.1.age", "SYNTAX" },
  { "{\"players_info\":[{\"name\":9}]}", "players_info.0.name", "SYNTAX" },
  { "{\"players_info\":[{\"kind\":\"humn\"}]}", "players_info.0.kind", "SYNTAX" },
  { "{\"players_info\":[{\"kind\":\"hard king\"}]}", "players_info.0.kind", "SYNTAX" },
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

static void
test_all_told_beside_wrong_card_values (void)
{
  static const char text[] = "{\"name\":5,\"edition\":{\"characters\":{\"spy\":{\"cost\":-1}}},\"seats\":[{\"boats\":1},{}]}";
  g_autoptr (GPtrArray) problems = relais_problems_new ();

  g_assert_null (try_setup (text, problems));
  testing_assert_problem (text, problems, "edition.characters.spy.cost", "SYNTAX");
  testing_assert_problem (text, problems, "name", "SYNTAX");
  testing_assert_problem (text, problems, "seats.0.boats", "SYNTAX");
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

/* What is wrong is told with the value that is. */
static void
test_told_with_the_value (void)
{
  static const struct { const char *text, *words; } told[] = {
    { SEAT ("\"boat\":21"), "The boat cannot be on space 21: its spaces are 0 to 20." },
    { SEAT ("\"boat\":-1"), "The boat cannot be on space -1: its spaces are 0 to 20." },
    { SEAT ("\"boat\":999"), "The boat cannot be on space 999: its spaces are 0 to 20." },
    { SEAT ("\"deniers\":10000"), "The player cannot have 10000 deniers: 0 to 9999 are possible." },
    { SEAT ("\"goods\":{\"wine\":2}"), "The player has 2 cards of wine and can carry only 1." },
    { SEAT ("\"merchant\":{\"horses\":4}"), "The stack of the merchant cannot have 4 horses: it may have 0 to 3." },
    { SEAT ("\"characters\":[\"spy\",\"spy\"]"), "The spy works for the player twice." },
    { SEAT ("\"messages\":[{\"id\":\"m1.01\"},{\"id\":\"m1.02\"},{\"id\":\"m1.03\"}]"),
      "3 messages to deliver are more than the 2 that the player may have." },
    { "{\"seats\":[]}", "The list must have 1 to 4 entries." },
    { "{\"seats\":[{},{},{},{},{}]}", "The list must have 1 to 4 entries." },
    { "{\"players\":2,\"seats\":[{}]}", "The list must have 2 entries." },
    { "{\"circus\":\"nantes\"}", "The circus stands in nantes, a city; only villages are possible." },
    { "{\"turn\":1,\"player\":3}",
      "By the first player and the number of the turn, it is the turn of the player whose number is 1, counted from 0." },
    { "{\"ending\":null,\"seats\":[{\"boat\":20}]}", "A goal is reached, but the end is not marked as triggered." },
    { "{\"ending\":{\"turn\":0,\"player\":0,\"last_turn\":5}}",
      "The last turn cannot be 5: by the turn in which the end was triggered, it is 2." },
    { "{\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":3,\"turn\":0}}}",
      "No player has the number 3; the numbers are 0 to 2." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisSetup) setup = try_setup (told[i].text, problems);
      gboolean found = FALSE;

      g_assert_null (setup);
      for (guint p = 0; p < problems->len; p++)
        found |= g_str_equal (((RelaisProblem *) problems->pdata[p])->words, told[i].words);
      if (!found)
        g_error ("%s: %s", told[i].text, ((RelaisProblem *) problems->pdata[0])->words);
    }
}

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
  static const char start[] = TESTING_RICH (3, "{" TESTING_DUCAL "},{" TESTING_BUILDERS "},{" TESTING_MENAGERIE "}");
  g_autoptr (RelaisRecord) record = testing_record (start);
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%u", *refused[i].path != '\0' ? refused[i].path : "top", (guint) i);

      testing_add ("/setup/refused", name, &refused[i], test_refused);
    }
  g_test_add_func ("/setup/odd-keys", test_odd_keys);
  g_test_add_func ("/setup/all-told", test_all_told);
  g_test_add_func ("/setup/all-told/beside-wrong-card-values", test_all_told_beside_wrong_card_values);
  g_test_add_func ("/setup/told-with-the-value", test_told_with_the_value);
  g_test_add_func ("/setup/damaged", test_damaged);
  g_test_add_func ("/setup/not-utf8", test_not_utf8);
  g_test_add_func ("/setup/truncated", test_truncated);
  return g_test_run ();
}
