/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setups as one line: what is written is read, as people copy and mistype it. */

#include "coding.h"

#include "record/relais-bounds.h"
#include "relais-setup-frame.h"

typedef struct
{
  const char *code, *json;
} GivenAway;

/* Codes of the first version that were given away, and what they must mean for
 * ever, besides that their rules are the first ones. */
static const GivenAway of_version_1[] = {
  { "RELAIS-1-053F4-08Z0Y-N15",
    "{\"seed\":42}" },
  { "RELAIS-1-1S2VZ-VJKE3-ZJ423-0FZ79-Y25PJ-PJ5Y2-PHZNH-V7ZR8-C4KKQ-TRZZZ-ZZYV3-GEQWY-WKR88",
    "{\"name\":\"Rich start\",\"author\":\"Anna\",\"note\":\"Deniers for all!\",\"edition\":{\"characters\":{\"sp"
    "y\":{\"colour\":\"blue\"}},\"palace\":{\"deniers\":5}},\"players\":2,\"seed\":9007199254740991,\"options\":{"
    "\"start_deniers\":30}}" },
  { "RELAIS-1-1A3DK-SJSN7-16AGK-60PV4-CE3N3-4N7ND-K5W18-BM5E5-MTH26-X0WJT",
    "{\"players\":2,\"shields\":{\"tours\":\"red\"},\"market\":[\"red\",null],\"decks\":{\"4\":[\"m4.02\",\"m4.01"
    "\"]},\"seats\":[{\"merchant\":{\"at\":\"usse\",\"horses\":1,\"dir\":\"cw\"}},{}],\"mine\":[1,-2.5]}" },
  { "RELAIS-1-373BS-ANZ8Q-XRTNS-5QFH1-XJPKM-4A319-KJMQ9-PSNCM-RE5A4-4G3MQ-TNT9H-HP7W1-3FW38-16TBP-BME44-X"
    "R27E-SZ0ZF-HRKW5-7FR7C-18DC7-Z12GP-MTKF0-8",
    "{\"game\":\"loire\",\"seed\":2881394809513790,\"options\":{\"lady_surcharge\":1,\"merchant_actions\":\"one\""
    ",\"lumberjack_pays\":\"each\",\"palatium_hire\":\"shared\",\"boat_goal\":12,\"message_goal\":14,\"solo_turns"
    "\":557,\"start_deniers\":629,\"poor_limit\":63,\"rich_limit\":738,\"circus_start\":\"blois\"},\"player\":3,"
    "\"shields\":{\"ancenis\":\"black\",\"angers\":\"yellow\",\"langeais\":\"blue\",\"tours\":\"white\",\"vendome"
    "\":\"red\",\"blois\":\"blue\",\"talcy\":\"purple\",\"beaugency\":\"yellow\",\"meung\":\"red\",\"chambord\":"
    "\"green\",\"cheverny\":\"blue\",\"amboise\":\"red\",\"villandry\":\"yellow\",\"usse\":\"red\",\"chinon\":\"b"
    "lack\",\"montsoreau\":\"white\",\"saumur\":\"green\",\"brissac\":\"purple\"},\"market\":[\"yellow\",\"purple"
    "\",\"green\",\"blue\",\"red\",\"white\",\"black\"],\"circus\":\"talcy\",\"horses\":{\"ancenis\":1,\"langeais"
    "\":1,\"blois\":1,\"beaugency\":1,\"cheverny\":1,\"villandry\":1,\"usse\":1,\"brissac\":1},\"decks\":{\"1\":["
    "\"m1.11\",\"m1.12\",\"m1.01\",\"m1.15\",\"m1.16\",\"m1.07\",\"m1.08\",\"m1.10\",\"m1.03\",\"m1.09\",\"m1.17"
    "\",\"m1.06\",\"m1.13\",\"m1.05\"],\"2\":[\"m2.13\",\"m2.19\",\"m2.05\",\"m2.11\",\"m2.16\",\"m2.17\",\"m2.09"
    "\",\"m2.21\",\"m2.06\",\"m2.12\",\"m2.08\",\"m2.10\",\"m2.07\",\"m2.02\",\"m2.03\",\"m2.14\",\"m2.15\",\"m2."
    "20\",\"m2.18\",\"m2.01\",\"m2.04\"],\"3\":[\"m3.02\",\"m3.13\",\"m3.12\",\"m3.11\",\"m3.06\",\"m3.14\",\"m3."
    "04\",\"m3.01\",\"m3.07\",\"m3.03\",\"m3.08\",\"m3.10\",\"m3.05\",\"m3.09\"],\"4\":[\"m4.05\",\"m4.10\",\"m4."
    "12\",\"m4.02\",\"m4.11\",\"m4.01\",\"m4.07\",\"m4.03\",\"m4.09\",\"m4.08\",\"m4.06\",\"m4.04\"]},\"seats\":["
    "{},{\"messages\":[{\"id\":\"m1.14\"}]},{\"messages\":[{\"id\":\"m1.02\"}]},{}]}" },
};

/* Codes of today. */
static const GivenAway given_away[] = {
  { "RELAIS-2-052QK-YE7VS-449",
    "{\"game\":\"loire\",\"seed\":42}" },
  { "RELAIS-2-1V2G5-ZVB21-5F6PD-DSKVS-SW1QK-N6E5Q-6M9H0-J3Z41-AJTW0-N4P3N-CZZZZ-ZZWSG-5CTT0-21",
    "{\"name\":\"Rich start\",\"author\":\"Anna\",\"note\":\"Deniers for all!\","
    "\"edition\":{\"characters\":{\"spy\":{\"colour\":\"blue\"}},\"palace\":{\"deniers\":5}},"
    "\"game\":\"loire\",\"players\":2,\"seed\":9007199254740991,\"options\":{\"start_deniers\":30}}" },
  { "RELAIS-2-452Q6-VQDBG-RNDAT-12QGV-F9HTS-76VJE-G6XEW-83SN8-VKJND-WGKNT-8K4NA-DSSC3-HV37T-NNX8K-NBT0J-JG0VG-856FJ"
    "-7A740-9MHJV-73VSR-57E9J-G617K-5GVSK-45A70-0CN1P-DNJ74-SHHKG-7EJRM-H",
    "{\"game\":\"loire\",\"seed\":2881394809513790,\"options\":{\"lady_surcharge\":1,"
    "\"merchant_actions\":\"one\",\"lumberjack_pays\":\"each\",\"palatium_hire\":\"shared\","
    "\"boat_goal\":12,\"message_goal\":14,\"solo_turns\":557,\"start_deniers\":629,\"poor_limit\":63,"
    "\"rich_limit\":738,\"circus_start\":\"blois\"},\"player\":3,\"shields\":{\"langeais\":\"blue\","
    "\"tours\":\"white\",\"vendome\":\"red\",\"blois\":\"blue\",\"talcy\":\"purple\",\"meung\":\"red\","
    "\"chambord\":\"green\",\"cheverny\":\"blue\",\"amboise\":\"red\",\"usse\":\"red\","
    "\"montsoreau\":\"white\",\"saumur\":\"green\",\"brissac\":\"purple\"},\"market\":[\"yellow\","
    "\"purple\",\"green\",\"blue\",\"red\",\"white\",\"black\"],\"circus\":\"talcy\","
    "\"horses\":{\"ancenis\":1,\"langeais\":1,\"blois\":1,\"beaugency\":1,\"cheverny\":1,\"villandry\":1,"
    "\"usse\":1,\"brissac\":1},\"decks\":{\"1\":[\"m1.11\",\"m1.12\",\"m1.01\",\"m1.15\",\"m1.16\","
    "\"m1.07\",\"m1.08\",\"m1.10\",\"m1.03\",\"m1.09\",\"m1.17\",\"m1.06\",\"m1.13\",\"m1.05\"],"
    "\"2\":[\"m2.13\",\"m2.19\",\"m2.05\",\"m2.11\",\"m2.16\",\"m2.17\",\"m2.09\",\"m2.21\",\"m2.06\","
    "\"m2.12\",\"m2.08\",\"m2.10\",\"m2.07\",\"m2.02\",\"m2.03\",\"m2.14\",\"m2.15\",\"m2.20\",\"m2.18\","
    "\"m2.01\",\"m2.04\"],\"3\":[\"m3.02\",\"m3.13\",\"m3.12\",\"m3.11\",\"m3.06\",\"m3.14\",\"m3.04\","
    "\"m3.01\",\"m3.07\",\"m3.03\",\"m3.08\",\"m3.10\",\"m3.05\",\"m3.09\"],\"4\":[\"m4.05\",\"m4.10\","
    "\"m4.12\",\"m4.02\",\"m4.11\",\"m4.01\",\"m4.07\",\"m4.03\",\"m4.09\",\"m4.08\",\"m4.06\","
    "\"m4.04\"]},\"seats\":[{},{\"messages\":[{\"id\":\"m1.14\"}]},{\"messages\":[{\"id\":\"m1.02\"}]},"
    "{}]}" },
  { "RELAIS-2-0F2MD-7QBHS-4645Z-NYBXR-1SE",
    "{\"game\":\"loire\",\"players\":2,\"seed\":7,\"options\":{\"lady_surcharge\":2,"
    "\"merchant_actions\":\"all\",\"lumberjack_pays\":\"once\",\"palatium_hire\":\"extra\","
    "\"boat_goal\":9,\"message_goal\":12,\"token_recall\":true,\"casual_abbey\":true,\"solo_turns\":60,"
    "\"start_deniers\":7,\"poor_limit\":5,\"rich_limit\":10,\"circus_start\":\"usse\","
    "\"first_player\":0}}" },
};

static GPtrArray *
refuse (const char *code)
{
  GPtrArray *problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = relais_setup_code_parse (code, problems);

  if (setup != NULL || problems->len == 0)
    g_error ("%s is taken for a setup", code);
  testing_assert_presentable (problems);
  return problems;
}

static void
assert_words (const char *code, const char *words)
{
  g_autoptr (GPtrArray) problems = refuse (code);
  const RelaisProblem *problem = problems->pdata[0];

  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpstr (problem->place, ==, "");
  g_assert_cmpstr (problem->rule, ==, "CODE");
  g_assert_cmpstr (problem->words, ==, words);
}

static void
assert_reads (const char *code, const char *json)
{
  g_autofree char *read = coding_json_of (code);

  g_assert_cmpstr (read, ==, json);
}

/* Of the first version, whose codes are as well copied, sent and typed. */
#define SEED_42 "RELAIS-1-053F4-08Z0Y-N15"

static void
test_given_away (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (of_version_1); i++)
    {
      g_autofree char *json = g_strdup_printf ("{\"rules\":1,%s", of_version_1[i].json + 1);

      assert_reads (of_version_1[i].code, json);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (given_away); i++)
    {
      g_autofree char *code = coding_code_of (given_away[i].json);

      assert_reads (given_away[i].code, given_away[i].json);
      g_assert_cmpstr (code, ==, given_away[i].code);
    }
}

/* A game as "new" makes it needs its options only. */
static void
test_options_and_seed (void)
{
  static const struct { const char *start, *json; guint most; } games[] = {
    { "loire players=3 seed=42", "{\"game\":\"loire\",\"seed\":42}", 28 },
    { "loire players=2 seed=7", "{\"game\":\"loire\",\"players\":2,\"seed\":7}", 28 },
    { "loire players=1 seed=3 variant=casual", "{\"game\":\"loire\",\"players\":1,\"variant\":\"casual\",\"seed\":3}", 28 },
    { "loire players=4 seed=9 boat_goal=3", "{\"game\":\"loire\",\"players\":4,\"seed\":9,\"options\":{\"boat_goal\":3}}", 34 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (RelaisRecord) record = testing_record (games[i].start);
      g_autofree char *state = testing_current (record);
      g_autoptr (RelaisSetup) setup = testing_setup (state);
      g_autofree char *code = relais_setup_code_print (setup);

      g_assert_cmpuint (strlen (code), <=, games[i].most);
      assert_reads (code, games[i].json);
    }
}

/* However it was copied, sent and typed */
static void
test_as_pasted (void)
{
  static const char *const pasted[] = {
    SEED_42, "relais-1-053f4-08z0y-n15", "RELAIS1053F408Z0YN15", "  RELAIS 1 053F4 08Z0Y N15 \n", "“" SEED_42 "”.",
    "«\u00a0" SEED_42 "\u00a0»", "'" SEED_42 "'", "> RELAIS-1-053F4-\r\n> 08Z0Y-N15", "RELAIS\u20131\u2013053F4\u201308Z0Y\u2013N15",
    "Here is my setup: " SEED_42 " have fun", "Relais is fun.\n" SEED_42 ", by the way", SEED_42 "\nABCDE",
    "`" SEED_42 "`", "(" SEED_42 ")", "\ufeff" SEED_42, "RELAIS-L-O53F4-o8Z0Y-Ni5", "RELAIS\u22121\u2212053F4\u00ad08Z0Y\u200bN15", "<" SEED_42 ">",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (pasted); i++)
    assert_reads (pasted[i], "{\"rules\":1,\"seed\":42}");
}

static void
test_what_is_no_code (void)
{
  static const char *const texts[] = { "", " ", "7", "{\"seed\":42}", "https://example.org/", "RELAI", "REALIS-1-053F4-08Z0Y-N15",
                                       "ELAIS-1-053F4-08Z0Y-N15", "\xff", "RELAIS-1-053F4-08Z0Y-N15\xff" };
  g_autofree char *long_text = g_strnfill (RELAIS_SETUP_FRAME_MOST + 1, 'R');

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_words (texts[i], "This is not a setup code: those begin with “RELAIS”.");
  memcpy (long_text, "RELAIS", 6);
  assert_words (long_text, "This is not a setup code: those begin with “RELAIS”.");
}

static void
test_where_the_mistake_is (void)
{
  static const struct { const char *code, *words; } mistakes[] = {
    { "RELAIS-1-053F4-08Z0Y-M15", "The code has a mistake at character 22, in “M15”: “M” should probably be “N”." },
    { "relais-1-053f4-08z0x-n15", "The code has a mistake at character 20, in “08z0x”: “x” should probably be “Y”." },
    { "“RELAIS-1-153F4-08Z0Y-N15”", "The code has a mistake at character 10, in “153F4”: “1” should probably be “0”." },
    { "RELAIS-2-053F4-08Z0Y-N15", "The code has a mistake at character 8, in “2”: “2” should probably be “1”." },
    { "RELAIS-1-053F4-80Z0Y-N15", "The code has a mistake at character 16, in “80Z0Y”: “8” and “0” are probably swapped." },
    { "RELAIS-1-053F4-08Z0N-Y15", "The code has a mistake at character 20, in “08Z0N”: “N” and “Y” are probably swapped." },
    { "RELAIS-1-053F4-8Z0Y-N15", "After character 14 of the code, in “053F4”, one is missing: probably “0”." },
    { "RELAIS-1-053F4-08Z0Y-N1", "After character 23 of the code, in “N1”, one is missing: probably “5”." },
    { "RELAIS-053F4-08Z0Y-N15", "After character 6 of the code, in “RELAIS”, one is missing: probably “1”." },
    { "RELAIS-1-053F4-08Z0Y-NQ15", "The code has a mistake at character 23, in “NQ15”: “Q” is probably one too many." },
    { "RELAIS-1-053F4-08U0Y-N15", "The code has a mistake at character 18, in “08U0Y”: there is no “U” in setup codes." },
    { "RELAIS-1-053F4-08é0Y-N15", "The code has a mistake at character 18, in “08é0Y”: there is no “é” in setup codes." },
    { "RELAIS-1-053F4-08Z0Y-M15, or so", "The code has a mistake at character 25, in “M15,”: there is no “,” in setup codes." },
    { "Look: RELAIS-1-053F4-08Z0Y-M15 or so", "The code has a mistake at character 22, in “M15”: “M” should probably be “N”." },
    { "RELAIS-1-08Z0Y-053F4-N15", "Two groups of the code are probably swapped: “08Z0Y”, from character 10 on, and “053F4”, from character 16 on." },
    { "RELAIS-1-053F4-08Q0Y-M15", "The setup code is damaged: more than one character is wrong." },
    { "RELAIS-1-053F4-08Z", "The setup code is damaged: 5 characters are missing." },
    { "RELAIS-1-053F4-08Z0Y-N15ABC", "The setup code is damaged: it has 3 characters too many." },
    { "RELAIS-1-053", "The end of the setup code is missing." },
    { "RELAIS-1", "The end of the setup code is missing." },
    { "RELAIS", "The end of the setup code is missing." },
    { "RELAIS-3-7KDA9-Q0XYZ-11ABC-D", "This setup code was made by a newer version of Relais." },
    { "RELAIS-Z", "This setup code was made by a newer version of Relais." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (mistakes); i++)
    assert_words (mistakes[i].code, mistakes[i].words);
}

static void
assert_mended (const char *code, const char *right)
{
  g_autofree char *mended = relais_setup_code_mend (code);

  g_assert_cmpstr (mended, ==, right);
}

static void
test_a_slip_is_mended (void)
{
  assert_mended ("RELAIS-1-053F4-08Z0Y-M15", SEED_42);
  assert_mended ("look: relais-1-053f4-08z0x-n15 there", SEED_42);
  assert_mended ("RELAIS-1-053F4-80Z0Y-N15", SEED_42);
  assert_mended ("RELAIS-1-053F4-8Z0Y-N15", SEED_42);
  assert_mended ("RELAIS-1-053F4-08Z0Y-N1", SEED_42);
  assert_mended ("RELAIS-1-053F4-08Z0Y-NQ15", SEED_42);
  assert_mended ("RELAIS-1-08Z0Y-053F4-N15", SEED_42);
  assert_mended (SEED_42, NULL);
  assert_mended ("RELAIS-1-053F4-08Q0Y-M15", NULL);
  assert_mended ("", NULL);
}

static gboolean
is_same_symbol (char a, char b)
{
  return a == b || (a == '0' && b == 'O') || (a == '1' && strchr ("IL", b) != NULL);
}

static void
check_wrong_characters (const char *code)
{
  for (gsize i = 0; code[i] != '\0'; i++)
    for (const char *c = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"; *c != '\0'; c++)
      {
        g_autofree char *typed = g_strdup (code);

        if (code[i] == '-' || is_same_symbol (code[i], *c))
          continue;
        typed[i] = *c;
        g_ptr_array_unref (refuse (typed));
      }
}

static void
check_swapped_characters (const char *code)
{
  for (gsize i = 0; code[i + 1] != '\0'; i++)
    {
      gsize next = code[i + 1] == '-' ? i + 2 : i + 1;
      g_autofree char *typed = g_strdup (code);

      if (code[i] == '-' || code[i] == code[next])
        continue;
      typed[i] = code[next];
      typed[next] = code[i];
      g_ptr_array_unref (refuse (typed));
    }
}

static void
check_lost_characters (const char *code)
{
  for (gsize i = 0; code[i] != '\0'; i++)
    {
      g_autofree char *lost = g_strdup_printf ("%.*s%s", (int) i, code, code + i + 1);
      g_autofree char *cut = g_strndup (code, i);
      g_autofree char *twice = g_strdup_printf ("%.*s%s", (int) i + 1, code, code + i);

      if (code[i] != '-')
        {
          g_ptr_array_unref (refuse (lost));
          g_ptr_array_unref (refuse (twice));
        }
      g_ptr_array_unref (refuse (cut));
    }
}

static void
test_every_slip_is_found (void)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 11);
  for (guint i = 0; i < CODING_KINDS; i++)
    {
      g_autoptr (RelaisSetup) setup = coding_draw (&rng, i);
      g_autofree char *code = relais_setup_code_print (setup);

      check_wrong_characters (code);
      check_swapped_characters (code);
      check_lost_characters (code);
    }
}

/* What is left out of a file stays left out. */
static void
test_unfinished_setups (void)
{
  static const char *const texts[] = {
    "{}",
    "{\"name\":\"Half done\",\"players\":2,\"shields\":{\"tours\":\"red\",\"usse\":\"black\"},\"decks\":{\"2\":[\"m2.03\",\"m2.01\"]}}",
    "{\"note\":\"\\\"quoted\\\" \\u00e9\\n\\\\\",\"players\":3,\"market\":[\"red\",null,\"blue\"],\"circus\":null,\"horses\":{}}",
    "{\"decks\":{\"1\":[\"m1.01\",\"m1.01\",\"m4.01\"]},\"seats\":[{\"messages\":[{\"id\":\"m1.01\"}]},{},{\"deniers\":-4}]}",
    "{\"seed\":18446744073709551616,\"options\":{\"boat_goal\":1.5e3,\"nothing\":[null,true,false,\"\",{}]},\"colour\":{\"a\":{\"b\":[]}}}",
    "{\"edition\":{\"palace\":{\"denier\":5}},\"turn\":1000000000,\"ending\":{\"turn\":5,\"player\":0,\"last_turn\":7}}",
    "{\"game\":\"null\",\"players\":3,\"stones\":19}",
    "{\"game\":\"chess\",\"game \":[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]}",
    "[]",
    "\"text\"",
    "-0.5",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *code = coding_code_of (texts[i]);

      assert_reads (code, texts[i]);
    }
}

/* The order is the protocol's, however it was written. */
static void
test_one_way_of_writing (void)
{
  g_autofree char *code = coding_code_of (" { \"seed\" : 5,\n\"edition\":{\"palace\":{\"points\":1,\"deniers\":5},\"ship\":[{},{\"deniers\":9}]}, "
                                          "\"players\" : 2 }");

  assert_reads (code, "{\"edition\":{\"palace\":{\"deniers\":5,\"points\":1},\"ship\":[{},{\"deniers\":9}]},\"players\":2,\"seed\":5}");
}

/* A code that is well written may hold a setup that is not possible. */
static void
test_impossible_setup (void)
{
  g_autofree char *code = coding_code_of ("{\"players\":2,\"horses\":{\"tours\":9},\"seats\":[{\"boat\":21},{}]}");
  g_autoptr (GPtrArray) problems = refuse (code);

  testing_assert_problem (code, problems, "seats.0.boat", "L-POS-3");
  testing_assert_problem (code, problems, "horses", "L-POS-2");
}

static void
test_no_json (void)
{
  static const char *const texts[] = { "", "{", "{\"a\":1,\"a\":2}", "{\"name\":\"\xff\"}" };
  g_autofree char *many = g_strnfill (300 * 1024, 'a');
  g_autofree char *long_text = g_strdup_printf ("{\"note\":\"%s\"}", many);
  g_autoptr (GPtrArray) too_long = relais_problems_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();

      g_assert_null (relais_setup_code_from_json (texts[i], strlen (texts[i]), problems));
      g_assert_cmpuint (problems->len, ==, 1);
      testing_assert_presentable (problems);
    }
  g_assert_null (relais_setup_code_from_json (long_text, strlen (long_text), too_long));
  testing_assert_problem ("a long note", too_long, "", "CODE");
}

/* Whatever stands behind a right check ends soon and is told. */
static void
test_forged_codes (void)
{
  RelaisRng rng;
  guint setups = 0;

  relais_rng_seed (&rng, 3);
  for (guint i = 0; i < 3000; i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisSetup) setup = NULL;
      g_autofree char *code = NULL;
      guint8 bytes[64];
      guint n = 1 + relais_rng_below (&rng, sizeof bytes);

      for (guint k = 0; k < n; k++)
        bytes[k] = (guint8) relais_rng_below (&rng, 256);
      code = relais_setup_frame (bytes, n);
      setup = relais_setup_code_parse (code, problems);
      g_assert_true ((setup != NULL) == (problems->len == 0));
      testing_assert_presentable (problems);
      setups += setup != NULL;
    }
  g_test_message ("%u of 3000 are setups", setups);
}

/* A few bytes that stand for a list without end. */
static void
test_bomb (void)
{
  g_autofree char *item = g_strdup ("null");
  g_autoptr (GString) text = g_string_new ("[");
  g_autofree char *code = NULL;
  g_autofree char *again = NULL;
  g_autofree guint8 *bytes = g_malloc (4000);

  for (guint i = 0; i < 8000; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", item);
  g_string_append_c (text, ']');
  code = coding_code_of (text->str);
  g_assert_cmpuint (strlen (code), <, 200);
  again = coding_json_of (code);
  g_assert_cmpstr (again, ==, text->str);

  for (guint8 fill = 0;; fill += 17)
    {
      g_autofree char *bomb = NULL;
      g_autoptr (GPtrArray) problems = relais_problems_new ();

      memset (bytes, fill, 4000);
      bytes[3999] = 1;
      bomb = relais_setup_frame (bytes, 4000);
      g_assert_null (relais_setup_code_parse (bomb, problems));
      testing_assert_presentable (problems);
      if (fill == 255)
        break;
    }
}

/* A text is unpacked at once, so it is no longer than a setup may honestly be. */
static void
test_longest_setup (void)
{
  g_autofree char *note = testing_repeat ("日", RELAIS_NOTE_LENGTH);
  g_autofree char *fits = g_strdup_printf ("{\"players\":2,\"seed\":7,\"note\":\"%s\"}", note);
  g_autofree char *longer = g_strdup_printf ("{\"players\":2,\"seed\":7,\"note\":\"%s%s\"}", note, note);
  g_autofree char *code = coding_code_of (fits);
  g_autofree char *again = coding_json_of (code);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *none = relais_setup_code_from_json (longer, strlen (longer), problems);

  g_assert_true (strstr (again, note) != NULL);
  g_assert_null (none);
  g_assert_cmpuint (problems->len, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup-code/codes-given-away-stay-readable", test_given_away);
  g_test_add_func ("/setup-code/options-and-seed-alone", test_options_and_seed);
  g_test_add_func ("/setup-code/pasted-as-people-do", test_as_pasted);
  g_test_add_func ("/setup-code/what-is-no-code", test_what_is_no_code);
  g_test_add_func ("/setup-code/where-the-mistake-is", test_where_the_mistake_is);
  g_test_add_func ("/setup-code/a-slip-is-mended", test_a_slip_is_mended);
  g_test_add_func ("/setup-code/every-slip-is-found", test_every_slip_is_found);
  g_test_add_func ("/setup-code/unfinished-setups", test_unfinished_setups);
  g_test_add_func ("/setup-code/one-way-of-writing", test_one_way_of_writing);
  g_test_add_func ("/setup-code/impossible-setup", test_impossible_setup);
  g_test_add_func ("/setup-code/no-json", test_no_json);
  g_test_add_func ("/setup-code/forged-codes", test_forged_codes);
  g_test_add_func ("/setup-code/no-bombs", test_bomb);
  g_test_add_func ("/setup-code/longest-setup", test_longest_setup);
  return g_test_run ();
}
