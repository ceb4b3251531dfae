/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes to the component values: every value within its limits goes in and
 * comes out again, everything else is refused with its path, and a game with
 * changed values plays by them. */

#include "testing.h"

#include "engine/loire/loire-edition.h"
#include "engine/loire/loire.h"

#define GAME (&relais_loire)

static gpointer
try_change (const RelaisGame *game, const char *text, GPtrArray *problems)
{
  g_autofree RelaisJson *json = relais_json_parse (text, strlen (text), 1, problems);

  return json != NULL ? relais_edition_change (game, json, 0, "edition.", problems) : NULL;
}

static gpointer
change (const RelaisGame *game, const char *text)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  gpointer edition = try_change (game, text, problems);

  if (edition == NULL)
    {
      g_autofree char *found = testing_problems (problems);

      g_error ("%s: %s", text, found);
    }
  return edition;
}

/* The edition as changes, and those read again. */
static void
assert_round_trip (const RelaisGame *game, gconstpointer edition)
{
  g_autofree char *text = relais_edition_changes (game, edition);
  g_autofree char *again = NULL;
  g_autofree gpointer read = NULL;

  if (text == NULL)
    {
      testing_assert_same (edition, game->edition, game->edition_size);
      return;
    }
  g_assert_null (strchr (text, '\n'));
  read = change (game, text);
  testing_assert_same (read, edition, game->edition_size);
  again = relais_edition_changes (game, read);
  g_assert_cmpstr (again, ==, text);
}

static guint
get (const RelaisField *field, gconstpointer edition, guint index)
{
  const guint8 *at = (const guint8 *) edition + field->offset + index * field->width;
  guint16 wide;

  if (field->width == 1)
    return *at;
  memcpy (&wide, at, sizeof wide);
  return wide;
}

static void
set (const RelaisField *field, gpointer edition, guint index, guint value)
{
  guint8 *at = (guint8 *) edition + field->offset + index * field->width;
  guint16 wide = (guint16) value;

  if (field->width == 1)
    *at = (guint8) value;
  else
    memcpy (at, &wide, sizeof wide);
}

/* A path becomes nested objects. The dots within the ids of messages are
 * those between two digits. */
static char *
nest (const char *path, const char *value)
{
  GString *text = g_string_new ("{\"");
  guint depth = 1;

  for (const char *at = path; *at != '\0'; at++)
    if (*at == '.' && !(g_ascii_isdigit (at[-1]) && g_ascii_isdigit (at[1])))
      {
        g_string_append (text, "\":{\"");
        depth++;
      }
    else
      g_string_append_c (text, *at);
  g_string_append_printf (text, "\":%s", value);
  for (; depth > 0; depth--)
    g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

static char *
value_text (const RelaisField *field, guint value)
{
  if (field->words == NULL)
    return g_strdup_printf ("%u", value);
  return field->words[value] == NULL ? g_strdup ("null") : g_strdup_printf ("\"%s\"", field->words[value]);
}

/* The whole field with one of its values changed. */
static char *
field_text (const RelaisField *field, gconstpointer edition, guint index, guint value)
{
  GString *text = g_string_new (field->count > 0 ? "[" : "");

  for (guint i = 0; i < MAX (field->count, 1u); i++)
    {
      g_autofree char *one = value_text (field, i == index ? value : get (field, edition, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", one);
    }
  g_string_append (text, field->count > 0 ? "]" : "");
  return g_string_free (text, FALSE);
}

/* Values alone in their limits that do not go with the built-in others:
 * messages whose shields would be equal, a level-1 message to a city and a
 * level-4 one to a village, a circus in a city, more horses than a stack has,
 * and shields, of which there are always 18. */
static gboolean
goes_alone (const RelaisGame *game, gconstpointer edition)
{
  RelaisFindings findings = { 0 };

  game->check_edition (edition, &findings);
  return findings.count == 0;
}

static void
change_one (const RelaisGame *game, const RelaisField *field, guint index, guint value, guint *refused)
{
  g_autofree char *whole = field_text (field, game->edition, index, value);
  g_autofree char *text = nest (field->path, whole);
  g_autofree gpointer expected = g_memdup2 (game->edition, game->edition_size);
  g_autofree gpointer read = NULL;
  g_autofree char *back = NULL;

  set (field, expected, index, value);
  if (!goes_alone (game, expected))
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();

      g_assert_null (try_change (game, text, problems));
      g_assert_cmpuint (problems->len, >, 0);
      testing_assert_presentable (problems);
      ++*refused;
      return;
    }
  read = change (game, text);
  testing_assert_same (read, expected, game->edition_size);
  assert_round_trip (game, read);
  back = field_text (field, game->edition, G_MAXUINT, 0);
  g_free (text);
  text = nest (field->path, back);
  g_free (read);
  read = change (game, text);
  testing_assert_same (read, game->edition, game->edition_size);
}

static void
test_fields (gconstpointer data)
{
  const RelaisGame *game = data;
  guint refused = 0;

  for (int i = 0; i < game->n_fields; i++)
    {
      const RelaisField *field = &game->fields[i];

      g_assert_cmpint (field->min, <=, field->max);
      for (guint k = 0; k < MAX (field->count, 1u); k++)
        {
          change_one (game, field, k, field->min, &refused);
          change_one (game, field, k, field->max, &refused);
        }
    }
  g_assert_cmpuint (refused, <=, (guint) game->n_fields / 4);
}

/* One more, one less, the wrong type: each with the path of the field. */
static void
test_beyond (gconstpointer data)
{
  const RelaisGame *game = data;

  for (int i = 0; i < game->n_fields; i++)
    {
      const RelaisField *field = &game->fields[i];
      g_autofree char *more = g_strdup_printf ("%d", field->max + 1);
      g_autofree char *less = g_strdup_printf ("%d", field->min - 1);
      const char *wrong[] = { more, less, "-1", "1.5", "1e0", "\"nobody\"", "true", "[]", "{}", "" };
      g_autofree char *place = g_strconcat ("edition.", field->path, NULL);

      wrong[G_N_ELEMENTS (wrong) - 1] = field->words != NULL && field->words[0] == NULL ? "0" : "null";
      for (gsize k = 0; k < G_N_ELEMENTS (wrong); k++)
        {
          g_autoptr (GPtrArray) problems = relais_problems_new ();
          g_autofree char *text = nest (field->path, wrong[k]);

          g_assert_null (try_change (game, text, problems));
          testing_assert_problem (text, problems, place, "SYNTAX");
          g_assert_cmpuint (problems->len, ==, 1);
          testing_assert_presentable (problems);
        }
    }
}

typedef struct
{
  const char *text;
  const char *place;
} Refused;

static const Refused refused[] = {
  /* no such key */
  { "{\"nonsense\":1}", "edition.nonsense" },
  { "{\"\":1}", "edition" },
  { "{\"\":{\"beer_factor\":1}}", "edition" },
  { "{\"characters\":{\"\":{\"cost\":1}}}", "edition.characters." },
  { "{\"characters\":{\"king\":{\"cost\":1}}}", "edition.characters.king" },
  { "{\"characters\":{\"banker\":{\"prize\":1}}}", "edition.characters.banker.prize" },
  { "{\"characters\":{\"banker\":{\"copies\":{\"5\":1}}}}", "edition.characters.banker.copies.5" },
  { "{\"messages\":{\"m1.19\":{\"points\":1}}}", "edition.messages.m1.19" },
  { "{\"messages\":{\"m1.01\":{\"level\":1}}}", "edition.messages.m1.01.level" },
  { "{\"goods\":{\"gold\":{\"cards\":1}}}", "edition.goods.gold" },
  { "{\"shields\":{\"pink\":1}}", "edition.shields.pink" },
  { "{\"locations\":{\"paris\":{\"good\":\"wood\"}}}", "edition.locations.paris" },
  { "{\"locations\":{\"nantes\":{\"good\":\"wood\"}}}", "edition.locations.nantes" },
  { "{\"ship\":[{\"deniers\":6},{\"deniers\":10},{\"deniers\":14}]}", "edition.ship.2" },
  /* ids, their number and what never changes */
  { "{\"locations\":{\"tours\":{\"id\":\"paris\"}}}", "edition.locations.tours.id" },
  { "{\"locations\":{\"tours\":{\"kind\":\"city\"}}}", "edition.locations.tours.kind" },
  { "{\"tokens_per_player\":3}", "edition.tokens_per_player" },
  { "{\"player_colours\":[\"red\"]}", "edition.player_colours" },
  { "{\"palace\":{\"kinds\":[]}}", "edition.palace.kinds" },
  { "{\"basis\":{}}", "edition.basis" },
  { "{\"ship\":[{\"spaces\":2}]}", "edition.ship.0.spaces" },
  /* keys are those of the data file, not paths */
  { "{\"characters.banker.cost\":3}", "edition.characters.banker.cost" },
  { "{\"characters\":{\"banker.cost\":3}}", "edition.characters.banker.cost" },
  { "{\"messages\":{\"m1\":{\"01\":{\"points\":3}}}}", "edition.messages.m1" },
  { "{\"messages\":{\"m1.01.points\":3}}", "edition.messages.m1.01.points" },
  /* wrong counts */
  { "{\"market_prices\":[1,1,2,2,3,3]}", "edition.market_prices" },
  { "{\"market_prices\":[1,1,2,2,3,3,4,4]}", "edition.market_prices" },
  { "{\"market_prices\":[1,1,2,2,3,3,10]}", "edition.market_prices" },
  { "{\"messages\":{\"m2.01\":{\"to\":[\"red\"]}}}", "edition.messages.m2.01.to" },
  { "{\"messages\":{\"m2.01\":{\"to\":[\"red\",\"blue\",\"green\"]}}}", "edition.messages.m2.01.to" },
  { "{\"messages\":{\"m1.01\":{\"to\":[]}}}", "edition.messages.m1.01.to" },
  /* wrong types */
  { "[]", "edition" },
  { "1", "edition" },
  { "null", "edition" },
  { "{\"characters\":3}", "edition.characters" },
  { "{\"characters\":{\"banker\":null}}", "edition.characters.banker" },
  { "{\"characters\":[{\"cost\":3}]}", "edition.characters.0" },
  { "{\"messages\":{\"m1.01\":{\"to\":\"tours\"}}}", "edition.messages.m1.01.to" },
  { "{\"messages\":{\"m1.01\":{\"type\":\"fool\"}}}", "edition.messages.m1.01.type" },
  { "{\"locations\":{\"tours\":{\"good\":\"beer\"}}}", "edition.locations.tours.good" },
  { "{\"locations\":{\"tours\":{\"horse\":\"5-6\"}}}", "edition.locations.tours.horse" },
  { "{\"characters\":{\"banker\":{\"colour\":\"white\"}}}", "edition.characters.banker.colour" },
  /* beyond the limits */
  { "{\"characters\":{\"banker\":{\"cost\":100}}}", "edition.characters.banker.cost" },
  { "{\"characters\":{\"banker\":{\"copies\":{\"4\":5}}}}", "edition.characters.banker.copies.4" },
  { "{\"goods\":{\"wood\":{\"cards\":0}}}", "edition.goods.wood.cards" },
  { "{\"goods\":{\"wood\":{\"cards\":100}}}", "edition.goods.wood.cards" },
  { "{\"market_central\":0}", "edition.market_central" },
  { "{\"market_central\":7}", "edition.market_central" },
  { "{\"start\":{\"banker_bonus\":100}}", "edition.start.banker_bonus" },
  { "{\"start\":{\"stack_limit\":4}}", "edition.start.stack_limit" },
  { "{\"start\":{\"deniers\":65543}}", "edition.start.deniers" },
  { "{\"beer_factor\":258}", "edition.beer_factor" },
  { "{\"beer_factor\":99999999999999999999}", "edition.beer_factor" },
  /* possible alone, but not together */
  { "{\"shields\":{\"red\":5}}", "edition.shields" },
  { "{\"shields\":{\"red\":0,\"blue\":7}}", "edition.shields.red" },
  { "{\"messages\":{\"m2.01\":{\"to\":[\"red\",\"red\"]}}}", "edition.messages.m2.01.to" },
  { "{\"messages\":{\"m3.01\":{\"to\":[\"red\",\"blue\",\"blue\"]}}}", "edition.messages.m3.01.to" },
  { "{\"messages\":{\"m3.01\":{\"to\":[\"blue\",\"red\",\"blue\"]}}}", "edition.messages.m3.01.to" },
  { "{\"messages\":{\"m3.01\":{\"to\":[\"blue\",\"blue\",\"red\"]}}}", "edition.messages.m3.01.to" },
  { "{\"messages\":{\"m1.01\":{\"to\":[\"nantes\"]}}}", "edition.messages.m1.01.to" },
  { "{\"messages\":{\"m1.01\":{\"to\":[\"orleans\"]}}}", "edition.messages.m1.01.to" },
  { "{\"messages\":{\"m4.01\":{\"to\":[\"tours\"]}}}", "edition.messages.m4.01.to" },
  { "{\"start\":{\"horses_per_figure\":3}}", "edition.start.horses_per_figure" },
  { "{\"start\":{\"stack_limit\":1}}", "edition.start.horses_per_figure" },
  { "{\"circus_start\":\"nantes\"}", "edition.circus_start" },
  { "{\"circus_start\":\"orleans\"}", "edition.circus_start" },
};

static void
test_refused (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autofree gpointer edition = try_change (GAME, refused[i].text, problems);

      if (edition != NULL)
        g_error ("%s is accepted", refused[i].text);
      testing_assert_problem (refused[i].text, problems, refused[i].place, "SYNTAX");
      testing_assert_presentable (problems);
    }
}

/* Everything that is wrong is told, not only the first thing. */
static void
test_all_told (void)
{
  static const char text[] = "{\"beer_factor\":10,\"nobody\":1,\"characters\":{\"banker\":{\"cost\":true}}}";
  g_autoptr (GPtrArray) problems = relais_problems_new ();

  g_assert_null (try_change (GAME, text, problems));
  g_assert_cmpuint (problems->len, ==, 3);
  testing_assert_problem (text, problems, "edition.beer_factor", "SYNTAX");
  testing_assert_problem (text, problems, "edition.nobody", "SYNTAX");
  testing_assert_problem (text, problems, "edition.characters.banker.cost", "SYNTAX");
}

static void
test_repeated (void)
{
  static const char *const texts[] = {
    "{\"beer_factor\":1,\"beer_factor\":1}",
    "{\"characters\":{\"banker\":{\"cost\":1},\"banker\":{\"points\":1}}}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();

      g_assert_null (try_change (GAME, texts[i], problems));
      testing_assert_problem (texts[i], problems, "line 1", "SYNTAX");
    }
}

/* Keys of any length and alphabet are quoted decently. */
static void
test_odd_keys (void)
{
  for (guint n = 1; n < 300; n += 7)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autofree char *key = g_strnfill (n, 'x');
      GString *odd = g_string_new (key);
      g_autofree char *text = NULL;

      for (guint i = 0; i < n; i++)
        g_string_append (odd, "é");
      text = g_strdup_printf ("{\"characters\":{\"%s\":1}}", odd->str);
      g_string_free (odd, TRUE);
      g_assert_null (try_change (GAME, text, problems));
      g_assert_cmpuint (problems->len, ==, 1);
      testing_assert_presentable (problems);
    }
}

static void
test_nothing (void)
{
  static const char *const texts[] = {
    "{}", "{\"characters\":{}}", "{\"ship\":[]}", "{\"ship\":[{},{}]}", "{\"characters\":{\"banker\":{\"copies\":{}}}}",
    "{\"beer_factor\":2}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree gpointer edition = change (GAME, texts[i]);

      testing_assert_same (edition, GAME->edition, GAME->edition_size);
      g_assert_null (relais_edition_changes (GAME, edition));
    }
}

/* The extremes that need another value to go with them. */
static void
test_together (void)
{
  static const char *const texts[] = {
    "{\"start\":{\"horses_per_figure\":3,\"stack_limit\":3}}",
    "{\"start\":{\"horses_per_figure\":0,\"stack_limit\":0}}",
    "{\"messages\":{\"m3.01\":{\"to\":[\"black\",\"red\",\"white\"]},\"m2.01\":{\"to\":[\"blue\",\"red\"]}}}",
    "{\"messages\":{\"m4.01\":{\"to\":[\"orleans\"]},\"m1.01\":{\"to\":[\"brissac\"]}},\"circus_start\":\"brissac\"}",
    "{\"shields\":{\"red\":10,\"blue\":3,\"yellow\":1,\"green\":1,\"purple\":1,\"white\":1,\"black\":1}}",
    "{\"shields\":{\"red\":1,\"blue\":1,\"yellow\":1,\"green\":1,\"purple\":1,\"white\":3,\"black\":10}}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree gpointer edition = change (GAME, texts[i]);
      g_autofree char *setup = g_strdup_printf ("{\"edition\":%s}", texts[i]);
      g_autoptr (RelaisRecord) record = testing_record (setup);
      RelaisFindings findings = { 0 };

      assert_round_trip (GAME, edition);
      GAME->validate (edition, relais_tree_get_state (record->tree), &findings);
      g_assert_cmpint (findings.count, ==, 0);
    }
}

/* A list of objects without ids can be given by place or as the list. */
static void
test_list (void)
{
  g_autofree LoireEdition *list = change (GAME, "{\"ship\":[{\"deniers\":5},{\"deniers\":9}]}");
  g_autofree LoireEdition *places = change (GAME, "{\"ship\":{\"0\":{\"deniers\":5},\"1\":{\"deniers\":9}}}");

  g_assert_cmpint (list->ship[0].deniers, ==, 5);
  g_assert_cmpint (list->ship[1].deniers, ==, 9);
  testing_assert_same (list, places, sizeof *list);
  assert_round_trip (GAME, list);
}

static void
test_random (gconstpointer data)
{
  const RelaisGame *game = data;
  RelaisRng rng;
  guint done = 0;

  relais_rng_seed (&rng, 17);
  for (guint tries = 0; tries < 4000 && done < 300; tries++)
    {
      g_autofree gpointer edition = g_memdup2 (game->edition, game->edition_size);
      guint changes = 1 + relais_rng_below (&rng, tries % 50 == 0 ? 300 : 12);

      for (guint i = 0; i < changes; i++)
        {
          const RelaisField *field = &game->fields[relais_rng_below (&rng, (guint32) game->n_fields)];

          set (field, edition, relais_rng_below (&rng, MAX (field->count, 1)),
               field->min + relais_rng_below (&rng, field->max - field->min + 1u));
        }
      if (!goes_alone (game, edition))
        continue;
      assert_round_trip (game, edition);
      done++;
    }
  g_assert_cmpuint (done, ==, 300);
}

/* Games by changed values */

static void
play (RelaisTree *tree, const char *words)
{
  const RelaisGame *game = relais_tree_get_game (tree);
  RelaisRefusal why;
  RelaisMove move;

  g_assert_true (relais_parse_move (game, relais_tree_get_state (tree), words, strlen (words), &move, &why));
  if (!relais_tree_play (tree, move, NULL, &why))
    g_error ("%s: %s", words, game->refusals[why.code].name);
}

static gboolean
has (const RelaisRecord *record, const char *part)
{
  g_autofree char *state = testing_current (record);

  return strstr (state, part) != NULL;
}

/* All tiles cost 3: whatever the shields, the wood does too. */
static void
test_price (void)
{
  g_autoptr (RelaisRecord) record = testing_record (
    "{\"players\":1,\"circus\":\"usse\",\"edition\":{\"market_prices\":[3,3,3,3,3,3,3],"
    "\"locations\":{\"langeais\":{\"good\":\"cheese\"}}}}");

  play (record->tree, "merchant ride 2 to langeais");
  play (record->tree, "buy cheese");
  g_assert_true (has (record, "\"deniers\":4,"));
  g_assert_true (has (record, "\"cheese\":1,"));
}

static void
test_goal (void)
{
  g_autoptr (RelaisRecord) record = testing_record (
    "{\"players\":2,\"edition\":{\"goals\":{\"boat\":{\"2\":11},\"messages\":{\"2\":7}},"
    "\"start\":{\"deniers\":33,\"poor_limit\":4,\"rich_limit\":44},\"circus_start\":\"tours\"}}");

  g_assert_true (has (record, "\"boat_goal\":11,\"message_goal\":7,"));
  g_assert_true (has (record, "\"start_deniers\":33,\"poor_limit\":4,\"rich_limit\":44,\"circus_start\":\"tours\""));
  g_assert_true (has (record, "\"deniers\":33,"));
}

static void
test_cards (void)
{
  g_autoptr (RelaisRecord) record = testing_record (
    "{\"players\":3,\"edition\":{\"goods\":{\"wine\":{\"cards\":99}},\"palace\":{\"copies\":3},"
    "\"characters\":{\"spy\":{\"copies\":{\"3\":4}}},\"buildings\":{\"castle\":{\"towers\":9}}}}");

  g_assert_true (has (record, "\"wine\":99,"));
  g_assert_true (has (record, "\"spy\":4,"));
  g_assert_true (has (record, "\"nantes.bank\":3,"));
  g_assert_true (has (record, "\"towers\":9}"));
}

/* The record of such a game carries the changes, from a setup or not, and
 * playing it again by the built-in values would be found out. */
static void
test_record (gconstpointer data)
{
  g_autoptr (RelaisRecord) record = testing_record (data);
  g_autoptr (RelaisRecord) again = NULL;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  gsize length, length_again;
  g_autofree char *text = NULL, *text_again = NULL;
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  testing_play_on (record->tree, &rng, 200);
  text = relais_record_print (record, &length);
  g_assert_nonnull (strstr (text, "\nedition: {\"beer_factor\":3,\"market_prices\":[4,4,4,4,4,4,4]}\n"));
  again = relais_record_parse (text, length, NULL, problems);
  testing_assert_no_problems (problems);
  testing_assert_same (again->edition, record->edition, GAME->edition_size);
  text_again = relais_record_print (again, &length_again);
  g_assert_cmpstr (text_again, ==, text);
}

/* The same for a game that began with options. */
static void
test_record_of_options (void)
{
  static const char text[] =
    "relais-record: 1\ngame: loire\nnew: loire players=2 seed=5 first_player=0\n"
    "edition: {\"beer_factor\":3,\"start\":{\"deniers\":20,\"horses_per_figure\":1}}\n\nmerchant ride 1 to angers\n";
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisRecord) record = relais_record_parse (text, strlen (text), NULL, problems);
  g_autofree char *printed = NULL;
  gsize length;

  testing_assert_no_problems (problems);
  g_assert_true (has (record, "\"deniers\":10,"));      /* the rich limit took the rest */
  g_assert_true (has (record, "\"deniers\":20,"));
  printed = relais_record_print (record, &length);
  g_assert_nonnull (strstr (printed, "\nnew: loire players=2 seed=5 first_player=0\n"
                                     "edition: {\"beer_factor\":3,\"start\":{\"deniers\":20,\"horses_per_figure\":1}}\n"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; relais_games[i] != NULL; i++)
    {
      static const struct { const char *name; GTestDataFunc test; } tests[] = {
        { "fields", test_fields }, { "beyond", test_beyond }, { "random", test_random },
      };

      for (gsize k = 0; k < G_N_ELEMENTS (tests); k++)
        {
          g_autofree char *path = g_strdup_printf ("/edition/%s/%s", tests[k].name, relais_games[i]->id);

          g_test_add_data_func (path, relais_games[i], tests[k].test);
        }
    }
  g_test_add_func ("/edition/refused", test_refused);
  g_test_add_func ("/edition/all-told", test_all_told);
  g_test_add_func ("/edition/repeated", test_repeated);
  g_test_add_func ("/edition/odd-keys", test_odd_keys);
  g_test_add_func ("/edition/nothing", test_nothing);
  g_test_add_func ("/edition/together", test_together);
  g_test_add_func ("/edition/list", test_list);
  g_test_add_func ("/edition/price", test_price);
  g_test_add_func ("/edition/goal", test_goal);
  g_test_add_func ("/edition/cards", test_cards);
  g_test_add_data_func ("/edition/record/setup",
                        "{\"players\":3,\"edition\":{\"beer_factor\":3,\"market_prices\":[4,4,4,4,4,4,4]}}", test_record);
  g_test_add_data_func ("/edition/record/midgame",
                        "{\"players\":2,\"turn\":9,\"edition\":{\"beer_factor\":3,\"market_prices\":[4,4,4,4,4,4,4]},"
                        "\"seats\":[{" TESTING_BUILDERS "},{}]}", test_record);
  g_test_add_func ("/edition/record/options", test_record_of_options);
  return g_test_run ();
}
