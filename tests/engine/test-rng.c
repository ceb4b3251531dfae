/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The generator: published vectors, fair draws, and streams that do not touch
 * each other. */

#include <glib.h>
#include <string.h>

#include "engine/common/hash.h"
#include "engine/common/json.h"
#include "engine/common/rng.h"
#include "engine/loire/loire-state.h"
#include "engine/loire/loire.h"

static void
test_splitmix64 (void)
{
  static const uint64_t published[] = {
    UINT64_C (6457827717110365317), UINT64_C (3203168211198807973), UINT64_C (9817491932198370423),
    UINT64_C (4593380528125082431), UINT64_C (16408922859458223821),
  };
  uint64_t x = 1234567;

  for (unsigned i = 0; i < G_N_ELEMENTS (published); i++)
    g_assert_cmpuint (relais_splitmix64 (&x), ==, published[i]);
}

static void
test_xoshiro256 (void)
{
  static const uint64_t published[] = {
    UINT64_C (11520), UINT64_C (0), UINT64_C (1509978240), UINT64_C (1215971899390074240),
    UINT64_C (1216172134540287360), UINT64_C (607988272756665600), UINT64_C (16172922978634559625),
    UINT64_C (8476171486693032832), UINT64_C (10595114339597558777), UINT64_C (2904607092377533576),
  };
  RelaisRng rng = { { 1, 2, 3, 4 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (published); i++)
    g_assert_cmpuint (relais_rng_next (&rng), ==, published[i]);
}

static void
test_seeding (void)
{
  uint64_t x = 1234567;
  RelaisRng rng;

  relais_rng_seed (&rng, 1234567);
  for (int i = 0; i < 4; i++)
    g_assert_cmpuint (rng.s[i], ==, relais_splitmix64 (&x));
}

static void
test_fnv (void)
{
  static const struct { const char *text; uint32_t hash32; uint64_t hash64; } published[] = {
    { "", UINT32_C (0x811c9dc5), UINT64_C (0xcbf29ce484222325) },
    { "a", UINT32_C (0xe40c292c), UINT64_C (0xaf63dc4c8601ec8c) },
    { "b", UINT32_C (0xe70c2de5), UINT64_C (0xaf63df4c8601f1a5) },
    { "foobar", UINT32_C (0xbf9cf968), UINT64_C (0x85944171f73967e8) },
    { "chongo was here!\n", UINT32_C (0xd49930d5), UINT64_C (0x46810940eff5f915) },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (published); i++)
    {
      size_t n = strlen (published[i].text);

      g_assert_cmpuint (relais_fnv32 (published[i].text, n), ==, published[i].hash32);
      g_assert_cmpuint (relais_fnv64 (RELAIS_FNV64_START, published[i].text, n), ==, published[i].hash64);
    }
}

/* A text hashed in two parts is the text hashed whole. */
static void
test_fnv_parts (void)
{
  static const char text[] = "The post is late; the horses are tired.";
  uint64_t whole = relais_fnv64 (RELAIS_FNV64_START, text, sizeof text);

  for (size_t cut = 0; cut <= sizeof text; cut++)
    g_assert_cmpuint (relais_fnv64 (relais_fnv64 (RELAIS_FNV64_START, text, cut), text + cut, sizeof text - cut),
                      ==, whole);
}

static void
test_range (void)
{
  static const uint32_t bounds[] = { 1, 2, 3, 7, 20, 65, 1000, UINT32_C (0x80000001), UINT32_MAX };
  RelaisRng rng;

  relais_rng_seed (&rng, 5);
  for (unsigned b = 0; b < G_N_ELEMENTS (bounds); b++)
    for (int i = 0; i < 20000; i++)
      g_assert_cmpuint (relais_rng_below (&rng, bounds[b]), <, bounds[b]);
}

/* The sum of squared deviations over the expected count. Five times the
 * degrees of freedom and ten more is beyond any fair generator. */
static void
assert_even (const unsigned *count, unsigned n, unsigned draws)
{
  double expected = (double) draws / n;
  double chi = 0;

  for (unsigned i = 0; i < n; i++)
    chi += (count[i] - expected) * (count[i] - expected) / expected;
  g_assert_cmpfloat (chi, <, 5.0 * (n - 1) + 10.0);
}

static void
test_even (void)
{
  enum { MOST = 65, DRAWS = 200000 };
  RelaisRng rng;

  relais_rng_seed (&rng, 6);
  for (uint32_t n = 2; n <= MOST; n += 9)
    {
      unsigned count[MOST] = { 0 };

      for (unsigned i = 0; i < DRAWS; i++)
        count[relais_rng_below (&rng, n)]++;
      assert_even (count, n, DRAWS);
    }
}

/* A bound of three quarters of the range is where scaling without rejecting
 * favours every third value most. */
static void
test_even_large (void)
{
  enum { DRAWS = 300000 };
  unsigned count[3] = { 0 };
  RelaisRng rng;

  relais_rng_seed (&rng, 7);
  for (unsigned i = 0; i < DRAWS; i++)
    count[relais_rng_below (&rng, UINT32_C (0xc0000000)) % 3]++;
  assert_even (count, 3, DRAWS);
}

static void
test_shuffle_permutes (void)
{
  uint8_t items[65];
  RelaisRng rng;

  relais_rng_seed (&rng, 8);
  for (unsigned n = 0; n <= sizeof items; n++)
    {
      unsigned seen[sizeof items] = { 0 };

      for (unsigned i = 0; i < sizeof items; i++)
        items[i] = (uint8_t) i;
      relais_rng_shuffle (&rng, items, n);
      for (unsigned i = 0; i < sizeof items; i++)
        g_assert_cmpuint (seen[items[i]]++, ==, 0);
      for (unsigned i = n; i < sizeof items; i++)
        g_assert_cmpuint (items[i], ==, i);
    }
}

/* All 24 orders of four items come equally often. */
static void
test_shuffle_even (void)
{
  enum { DRAWS = 240000 };
  unsigned count[24] = { 0 };
  RelaisRng rng;

  relais_rng_seed (&rng, 9);
  for (unsigned i = 0; i < DRAWS; i++)
    {
      uint8_t items[4] = { 0, 1, 2, 3 };
      unsigned order = 0;

      relais_rng_shuffle (&rng, items, 4);
      for (unsigned a = 0; a < 3; a++)
        {
          unsigned smaller = 0;

          for (unsigned b = a + 1; b < 4; b++)
            smaller += items[b] < items[a];
          order = order * (4 - a) + smaller;
        }
      count[order]++;
    }
  assert_even (count, 24, DRAWS);
}

static const char *const stream_names[] = { "shields", "market", "deck1", "deck2", "deck3", "deck4", "first" };

static void
test_streams_differ (void)
{
  uint64_t firsts[3 * G_N_ELEMENTS (stream_names)];
  unsigned n = 0;

  for (uint64_t seed = 0; seed < 3; seed++)
    for (unsigned i = 0; i < G_N_ELEMENTS (stream_names); i++)
      {
        RelaisRng rng, again;

        relais_rng_stream (&rng, seed, stream_names[i]);
        relais_rng_stream (&again, seed, stream_names[i]);
        g_assert_true (memcmp (&rng, &again, sizeof rng) == 0);
        firsts[n] = relais_rng_next (&rng);
        for (unsigned j = 0; j < n; j++)
          g_assert_cmpuint (firsts[j], !=, firsts[n]);
        n++;
      }
}

/* A stream is seeded from the hash of "SEED NAME". */
static void
test_stream_seed (void)
{
  static const char text[] = "9007199254740991 deck3";
  RelaisRng rng, expected;

  relais_rng_stream (&rng, (uint64_t) RELAIS_MAX_SEED, "deck3");
  relais_rng_seed (&expected, relais_fnv64 (RELAIS_FNV64_START, text, sizeof text - 1));
  g_assert_true (memcmp (&rng, &expected, sizeof rng) == 0);
}

static void
read_setup (const char *setup, LoireState *state)
{
  static RelaisJson json;
  RelaisFindings findings = { 0 };

  g_assert_cmpint (relais_json_read (&json, setup, strlen (setup)), ==, RELAIS_JSON_FINE);
  g_assert_true (relais_loire.read (relais_loire.edition, &json, state, &findings));
  relais_loire.validate (relais_loire.edition, state, &findings);
  g_assert_cmpint (findings.count, ==, 0);
}

/* What of two games with the same seed differs, as a set of parts. */
enum
{
  SHIELDS = 1 << 0,
  MARKET = 1 << 1,
  FIRST = 1 << 2,
  DECK_1 = 1 << 3,      /* and the next bits for the other decks */
};

static unsigned
differing_parts (const LoireState *a, const LoireState *b)
{
  unsigned parts = 0;

  if (memcmp (a->shields, b->shields, sizeof a->shields) != 0)
    parts |= SHIELDS;
  if (memcmp (a->market, b->market, sizeof a->market) != 0)
    parts |= MARKET;
  if (a->options.first_player != b->options.first_player)
    parts |= FIRST;
  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    if (memcmp (a->deck + loire_deck_start[level], b->deck + loire_deck_start[level], a->n_deck[level]) != 0)
      parts |= (unsigned) DECK_1 << level;
  return parts;
}

static void
test_streams_apart (void)
{
  static const struct { const char *setup; unsigned part; } fixed[] = {
    { "{\"seed\":4,\"players\":3,\"shields\":{\"saumur\":\"black\",\"chambord\":\"black\"}}", SHIELDS },
    { "{\"seed\":4,\"players\":3,\"market\":[\"black\",\"white\",\"purple\",\"green\",\"yellow\",\"blue\",\"red\"]}",
      MARKET },
    { "{\"seed\":4,\"players\":3,\"options\":{\"first_player\":0}}", FIRST },
    { "{\"seed\":4,\"players\":3,\"options\":{\"first_player\":1}}", FIRST },
    { "{\"seed\":4,\"players\":3,\"options\":{\"first_player\":2}}", FIRST },
    { "{\"seed\":4,\"players\":3,\"variant\":\"casual\"}", 0 },
    { "{\"seed\":4,\"players\":3,\"preset\":\"french\",\"options\":{\"start_deniers\":99}}", 0 },
  };
  LoireState plain, other;

  read_setup ("{\"seed\":4,\"players\":3}", &plain);
  for (unsigned i = 0; i < G_N_ELEMENTS (fixed); i++)
    {
      unsigned parts;

      read_setup (fixed[i].setup, &other);
      parts = differing_parts (&plain, &other);
      if (fixed[i].part == FIRST)       /* one of the three is what the seed gives */
        g_assert_cmpuint (parts & ~(unsigned) FIRST, ==, 0);
      else
        g_assert_cmpuint (parts, ==, fixed[i].part);
    }
}

static void
start (int64_t seed, LoireState *state)
{
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_SEED };
  RelaisRefusal why;

  config.value[RELAIS_OPTION_SEED] = seed;
  g_assert_true (relais_loire.resolve (relais_loire.edition, &config, &why));
  relais_loire.start (relais_loire.edition, &config, state);
}

static void
test_same_seed (void)
{
  static const int64_t seeds[] = { 0, 1, 42, RELAIS_MAX_SEED };
  LoireState state[G_N_ELEMENTS (seeds)], again;

  for (unsigned i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      start (seeds[i], &state[i]);
      memset (&again, 0xa5, sizeof again);
      start (seeds[i], &again);
      g_assert_true (memcmp (&state[i], &again, sizeof again) == 0);
      for (unsigned j = 0; j < i; j++)
        g_assert_cmpuint (differing_parts (&state[i], &state[j]) & (SHIELDS | MARKET | DECK_1), >, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rng/splitmix64", test_splitmix64);
  g_test_add_func ("/rng/xoshiro256", test_xoshiro256);
  g_test_add_func ("/rng/seeding", test_seeding);
  g_test_add_func ("/rng/fnv", test_fnv);
  g_test_add_func ("/rng/fnv-in-parts", test_fnv_parts);
  g_test_add_func ("/rng/below-stays-in-range", test_range);
  g_test_add_func ("/rng/below-is-even", test_even);
  g_test_add_func ("/rng/below-is-even-for-large-bounds", test_even_large);
  g_test_add_func ("/rng/shuffle-permutes", test_shuffle_permutes);
  g_test_add_func ("/rng/shuffle-is-even", test_shuffle_even);
  g_test_add_func ("/rng/streams-differ", test_streams_differ);
  g_test_add_func ("/rng/stream-seed", test_stream_seed);
  g_test_add_func ("/rng/streams-stay-apart", test_streams_apart);
  g_test_add_func ("/rng/same-seed-same-game", test_same_seed);
  return g_test_run ();
}
