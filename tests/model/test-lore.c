/* SPDX-License-Identifier: GPL-3.0-or-later */

/* La Loire in words: names of values, lines of the history, announcements,
 * results, and the texts of options. */

#include "telling.h"

#include "ai/relais-ai.h"
#include "record/relais-record-header.h"
#include "relais-told-problem.h"

static char *
last_line (RelaisMatch *match)
{
  RelaisEvents events;

  relais_match_events_of (match, relais_match_get_node (match), &events);
  return telling_move (match, &events);
}

/* --- Names --- */

static const struct
{
  guint class;
  gint32 n;
} classes[] = {
  { RELAIS_CLASS_NUMBER, 3 },
  { RELAIS_CLASS_YES_NO, 2 },
  { LOIRE_CLASS_FIGURE, LOIRE_FIGURES },
  { LOIRE_CLASS_LOCATION, LOIRE_LOCATIONS },
  { LOIRE_CLASS_COLOUR, LOIRE_COLOURS },
  { LOIRE_CLASS_GOOD, LOIRE_GOODS },
  { LOIRE_CLASS_BUILDING, LOIRE_BUILDINGS },
  { LOIRE_CLASS_PALACE, LOIRE_PALACES },
  { LOIRE_CLASS_CHARACTER, LOIRE_CHARACTERS },
  { LOIRE_CLASS_MESSAGE, LOIRE_MESSAGES },
  { LOIRE_CLASS_HIRED_BY, 2 },
  { LOIRE_CLASS_COLUMN, LOIRE_COLUMNS },
  { LOIRE_CLASS_RULE, 3 },
};

static void
test_every_value_has_a_name (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (classes); i++)
    for (gint32 value = 0; value < classes[i].n; value++)
      {
        g_autofree char *name = relais_lore_name (&relais_loire, classes[i].class, value);

        telling_assert_text (name);
        g_assert_null (strchr (name, '_'));
      }
}

static void
test_every_purpose_has_a_name (void)
{
  static const guint of_points[] = { LOIRE_CLASS_GOOD, LOIRE_CLASS_BUILDING, LOIRE_CLASS_PALACE, LOIRE_CLASS_CHARACTER,
                                     LOIRE_CLASS_MESSAGE };

  for (gint32 what = LOIRE_WHAT_BANK; what <= LOIRE_WHAT_MESSAGE; what++)
    {
      g_autofree char *name = relais_lore_name (&relais_loire, LOIRE_CLASS_WHAT, LOIRE_WHAT (LOIRE_CLASS_WHAT, what));

      telling_assert_text (name);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (of_points); i++)
    {
      g_autofree char *name = relais_lore_name (&relais_loire, LOIRE_CLASS_WHAT, LOIRE_WHAT (of_points[i], 1));

      telling_assert_text (name);
    }
}

static void
assert_name (RelaisMatch *match, guint class, gint32 value, const char *expected)
{
  g_autofree char *name = relais_lore_value (relais_match_get_view (match), class, value);

  g_assert_cmpstr (name, ==, expected);
}

static void
test_names_are_those_of_the_terms (void)
{
  g_autoptr (RelaisMatch) match = telling_match ("loire players=2 seed=7");

  assert_name (match, LOIRE_CLASS_LOCATION, LOIRE_VENDOME, "Vendôme");
  assert_name (match, LOIRE_CLASS_FIGURE, LOIRE_MERCHANT_FIGURE, "merchant");
  assert_name (match, LOIRE_CLASS_PALACE, LOIRE_ORLEANS_DUCAL_PALACE, "Ducal Palace in Orléans");
  assert_name (match, LOIRE_CLASS_CHARACTER, LOIRE_LADY_IN_WAITING, "Lady-in-waiting");
  assert_name (match, LOIRE_CLASS_MESSAGE, 0, "to Ancenis");
  assert_name (match, LOIRE_CLASS_MESSAGE, loire_deck_start[1], "for a red and a blue shield");
  assert_name (match, LOIRE_CLASS_MESSAGE, loire_deck_start[2], "for a red, a blue and a green shield");
  assert_name (match, LOIRE_CLASS_MESSAGE, loire_deck_start[3], "to Nantes");
  assert_name (match, LOIRE_CLASS_WHAT, LOIRE_WHAT (LOIRE_CLASS_MESSAGE, 0), "message to Ancenis");
  assert_name (match, LOIRE_CLASS_WHAT, LOIRE_WHAT (LOIRE_CLASS_CHARACTER, LOIRE_SPY), "Spy");
  assert_name (match, LOIRE_CLASS_MARKET, 0 | 1 << 3 | 2 << 6 | 3 << 9 | 4 << 12 | 5 << 15 | 6 << 18,
               "red, blue, yellow, green, purple, white, black");
}

static void
test_names_are_of_the_match_edition (void)
{
  g_autoptr (RelaisMatch) match =
    telling_match ("{\"edition\":{\"messages\":{\"m1.01\":{\"to\":[\"tours\"]}}}}");

  assert_name (match, LOIRE_CLASS_MESSAGE, 0, "to Tours");
}

static void
test_refusals_use_the_names (void)
{
  g_autoptr (RelaisMatch) match = telling_match ("loire players=2 seed=7");
  RelaisRefusal refusal = { .code = LOIRE_REFUSE_OTHER_VILLAGE, .arg = { 0, LOIRE_ANCENIS } };
  g_autofree char *sentence = relais_lore_refusal (&relais_loire, relais_match_get_edition (match), &refusal);

  g_assert_cmpstr (sentence, ==, "The message to Ancenis can be delivered in Ancenis only.");
}

/* What files are read by knows no names; people are told of their problems with them, the protocol is not. */
static const struct
{
  const char *text;
  const char *protocol;
  const char *people;
} problems_told[] = {
  { "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\ncursor: 0\n\nmerchant ride 2 to langeais\nbuy wine\n",
    "line 7: L-BUY-1 Turn 0, “buy wine”: langeais sells wood.\n", "Line 7: Turn 0, “buy wine”: Langeais sells wood." },
  /* in the card values of the file */
  { "relais-record: 1\ngame: loire\nsetup: "
    POSITION (",\"messages\":[{\"id\":\"m1.01\"},{\"id\":\"m1.01\"}]", ",\"edition\":{\"messages\":{\"m1.01\":{\"to\":[\"tours\"]}}}")
    "\ncursor: 0\n\n",
    "line 3: L-POS-2 seats.0.messages.1: The message m1.01 is in two places.\n",
    "Line 3: seats.0.messages.1: The message to Tours is in two places." },
  { POSITION (",\"messages\":[{\"id\":\"m1.01\"},{\"id\":\"m1.01\"}]", ""),
    "seats.0.messages.1: L-POS-2 The message m1.01 is in two places.\n",
    "Player 1 (seats.0.messages.1): The message to Ancenis is in two places." },
  /* what a file has to spell stays */
  { "{\"variant\":\"odd\"}",
    "variant: SYNTAX This is not one of the words or ids allowed here. (standard, casual)\n",
    "variant: This is not one of the words or ids allowed here. (standard, casual)" },
  { "{", "line 1: SYNTAX Column 2: The text ends too early.\n", "Line 1: Column 2: The text ends too early." },
};

static void
test_problems_use_the_names (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (problems_told); i++)
    {
      const char *text = problems_told[i].text;
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisRecord) record = NULL;
      g_autoptr (RelaisSetup) setup = NULL;
      g_autofree char *protocol = NULL;
      g_autofree char *people = NULL;

      if (relais_record_is_one (text, strlen (text)))
        record = relais_record_parse (text, strlen (text), NULL, problems);
      else
        setup = relais_setup_parse (text, strlen (text), problems);
      g_assert_true (record == NULL && setup == NULL);
      protocol = testing_problems (problems);
      g_assert_cmpstr (protocol, ==, problems_told[i].protocol);
      people = relais_told_problem (problems->pdata[0]);
      g_assert_cmpstr (people, ==, problems_told[i].people);
    }
}

/* What somebody is called is never read as a key. */
static void
test_braces_in_a_player_name_stay (void)
{
  RelaisEvent event = { RELAIS_EVENT_TURN, { 0, 3 } };
  g_autoptr (RelaisMatch) match = telling_match ("loire players=2 seed=7");
  g_autofree char *text = NULL;

  g_object_set (relais_match_nth_seat (match, 0), "name", "{turn} {player}", NULL);
  text = telling_lore ()->tell_event (relais_match_get_view (match), &event);
  g_assert_cmpstr (text, ==, "{turn} {player}’s turn");
}

static void
test_columns_have_titles (void)
{
  for (guint column = 0; column < LOIRE_COLUMNS; column++)
    {
      g_autofree char *title = telling_lore ()->column_title (column);

      telling_assert_sentence (title);
    }
}

/* --- The history --- */

/* The line of the last of some moves (a comma between them). */
static const struct
{
  const char *start;
  const char *moves;
  const char *line;
} lines[] = {
  { POSITION ("", ""), "merchant ride 2 to langeais", "Merchant rides from Nantes to Langeais (3 places)" },
  { POSITION ("", ""), "merchant ride 1 to angers", "Merchant rides from Nantes to Angers (2 places), leaves 1 horse" },
  { POSITION ("", ""), "messenger ride 0 to meung", "Messenger walks from Orléans to Meung, leaves 2 horses" },
  { POSITION (",\"deniers\":14", ""), "merchant ride 2 to langeais",
    "Merchant rides from Nantes to Langeais (3 places); too rich to leave the city: 4 d go back" },
  { POSITION (AT ("merchant", "langeais", "ccw") ",\"palaces\":[{\"id\":\"nantes.bank\",\"turn\":3}]", ""),
    "merchant ride 2 to nantes", "Merchant rides from Langeais to Nantes (3 places); the Bank pays 3 d" },
  { POSITION (AT ("merchant", "ancenis", "ccw") WITH ("city_guard"), ""), "merchant ride 2 to nantes",
    "Merchant rides from Ancenis to Nantes (1 place), stops early with the City Guard" },
  { POSITION (WITH ("scout", "squire", "blacksmith"), ""), "merchant ride 3 to tours smith talcy",
    "Merchant rides from Nantes to Tours (4 places), takes 1 horse; the Blacksmith brings a horse from Talcy for 1 d" },
  { POSITION (AT ("merchant", "langeais", "cw"),
              ",\"buildings\":{\"blois\":{\"kind\":\"farm\",\"owner\":1,\"turn\":3}}"),
    "merchant ride 2 to blois,buy wine", "Buys wine for 2 d; Ben’s boat moves to 4" },
  { POSITION (WITH ("lumberjack"), ",\"buildings\":{\"langeais\":{\"kind\":\"farm\",\"owner\":0,\"turn\":3}}"),
    "merchant ride 2 to langeais,buy wood 2", "Buys 2 wood for 1 d; the boat moves to 1" },
  { POSITION (",\"boat\":19", ",\"buildings\":{\"langeais\":{\"kind\":\"castle\",\"owner\":0,\"turn\":3}}"),
    "merchant ride 2 to langeais,buy wood",
    "Buys wood for 0 d; the boat moves to 20; this brings the end: everyone else has one more turn" },
  { POSITION (AT ("merchant", "talcy", "cw") ",\"goods\":{\"cheese\":1}", ""), "merchant ride 2 to orleans,sell cheese",
    "Sells cheese for 5 d" },
  { POSITION (AT ("merchant", "talcy", "cw") ",\"deniers\":20", ""), "merchant ride 2 to orleans,ship 2",
    "Ships goods for 10 d; the boat moves to 2" },
  { POSITION (AT ("merchant", "talcy", "cw") ",\"goods\":{\"wood\":1}", ""),
    "merchant ride 2 to orleans,build farm tours", "Builds a farm in Tours for 4 d and 1 wood" },
  { POSITION (AT ("merchant", "talcy", "cw") ",\"deniers\":20" WITH ("patronus"),
              ",\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":0,\"turn\":3}}"),
    "merchant ride 2 to orleans,build castle tours patron",
    "Builds a castle in Tours for 8 d, the Patronus saves 1 wood" },
  { POSITION (AT ("merchant", "talcy", "cw"), ""), "merchant ride 2 to orleans,build orleans.bank",
    "Builds the Bank in Orléans for 4 d; +2 points" },
  { POSITION ("", ",\"circus\":\"langeais\""), "merchant ride 2 to langeais,hire spy",
    "Hires the Spy for 3 d; +1 point" },
  { POSITION ("", ",\"circus\":\"langeais\""), "merchant ride 2 to langeais,hire apprentice",
    "Hires the Apprentice for 2 d; gets a message token; +1 point" },
  { POSITION (AT ("merchant", "talcy", "cw") ",\"palaces\":[{\"id\":\"orleans.palatium_balivi\",\"turn\":3}]", ""),
    "merchant ride 2 to orleans,hire mayor", "Hires the Mayor by Palatium Balivi for 3 d; +1 point" },
  { POSITION (AT ("messenger", "angers", "cw") ",\"messages\":[{\"id\":\"m1.05\"}]", ""),
    "messenger ride 2 to vendome,deliver m1.05", "Delivers the message to Vendôme and gets 4 d; +2 points" },
  { POSITION (AT ("messenger", "brissac", "cw") WITH ("apprentice") ",\"messages\":[{\"id\":\"m2.07\"}]", ""),
    "messenger ride 2 to angers,mark m2.07",
    "Marks the blue shield in Angers on the message for a blue and a yellow shield" },
  { POSITION (AT ("messenger", "brissac", "cw") WITH ("apprentice")
                ",\"messages\":[{\"id\":\"m2.07\",\"marks\":[{\"shield\":\"yellow\",\"at\":\"tours\"}]}]", ""),
    "messenger ride 2 to angers,deliver m2.07",
    "Delivers the message for a blue and a yellow shield in Angers; the token in Tours comes back; +3 points" },
  { POSITION (AT ("messenger", "talcy", "cw"), ""), "messenger ride 2 to orleans,message 2",
    "Buys a message of level 2 for 2 d: for a red and a blue shield, worth 3 points" },
  { POSITION (AT ("messenger", "talcy", "cw") WITH ("spy"), ""), "messenger ride 2 to orleans,message 2",
    "Buys a message of level 2 for 2 d; the Spy shows 3 cards" },
  { POSITION (",\"deniers\":2", ""), "collect", "Too poor to ride on: takes 1 d and loses the turn" },
  { POSITION ("", ""), "merchant ride 2 to langeais,done,messenger ride 2 to talcy,done",
    "Messenger does nothing in Talcy; the turn ends" },
  { POSITION (AT ("merchant", "talcy", "cw") ",\"palaces\":[{\"id\":\"orleans.palatium_balivi\",\"turn\":3}]", ""),
    "merchant ride 2 to orleans,hire mayor,done", "Merchant is done in Orléans" },
  { POSITION (AT ("merchant", "talcy", "cw") ",\"palaces\":[{\"id\":\"orleans.palatium_balivi\",\"turn\":3}]", ""),
    "merchant ride 2 to orleans,hire mayor,done,messenger ride 2 to talcy,done",
    "Messenger does nothing in Talcy; the turn ends" },
};

static void
test_lines_of_the_history (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (RelaisMatch) match = telling_match (lines[i].start);
      g_auto (GStrv) moves = g_strsplit (lines[i].moves, ",", -1);
      g_autofree char *line = NULL;

      for (guint m = 0; moves[m] != NULL; m++)
        playing_play (match, moves[m]);
      line = last_line (match);
      g_assert_cmpstr (line, ==, lines[i].line);
    }
}

/* --- Whole games --- */

#define GAMES_EACH 6

/* Which kinds of events were met, and which of them make a line another one. */
typedef struct
{
  gboolean met[LOIRE_EVENTS];
  gboolean told[LOIRE_EVENTS];
} Coverage;

/* Without one of its events (not the first of the kind that the move is about)
 * a line reads otherwise, if that event is told. */
static void
find_told (RelaisMatch *match, const RelaisEvents *events, const char *line, Coverage *coverage)
{
  for (int i = 0; i < events->count; i++)
    {
      RelaisEvents fewer = *events;
      int kind = events->at[i].kind;
      g_autofree char *other = NULL;

      coverage->met[kind] = TRUE;
      if (coverage->told[kind])
        continue;
      fewer.count--;
      memmove (fewer.at + i, fewer.at + i + 1, (gsize) (fewer.count - i) * sizeof fewer.at[0]);
      other = telling_move (match, &fewer);
      if (g_strcmp0 (line, other) != 0)
        coverage->told[kind] = TRUE;
    }
}

static void
check_announcements (RelaisMatch *match, const RelaisEvents *events)
{
  for (int i = 0; i < events->count; i++)
    {
      g_autofree char *text = telling_lore ()->tell_event (relais_match_get_view (match), &events->at[i]);

      if (text != NULL)
        telling_assert_text (text);
    }
}

static void
check_turn (RelaisMatch *match)
{
  g_autofree char *text = telling_lore ()->tell_turn (relais_match_get_view (match));

  telling_assert_sentence (text);
}

static void
play_game (const char *start, guint seed, Coverage *coverage)
{
  g_autoptr (RelaisMatch) match = telling_match (start);
  g_autofree char *result = NULL;
  RelaisRng rng;

  relais_rng_seed (&rng, seed);
  while (playing_play_random (match, &rng))
    {
      g_autofree char *line = last_line (match);
      RelaisEvents events;

      relais_match_events_of (match, relais_match_get_node (match), &events);
      telling_assert_sentence (line);
      check_announcements (match, &events);
      check_turn (match);
      find_told (match, &events, line, coverage);
    }
  result = telling_lore ()->tell_result (relais_match_get_view (match));
  telling_assert_sentence (result);
}

static void
test_every_move_has_a_line (void)
{
  Coverage coverage = { { FALSE }, { FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (telling_games); i++)
    for (guint seed = 0; seed < GAMES_EACH; seed++)
      play_game (telling_games[i], seed, &coverage);

  for (int kind = 0; kind < LOIRE_EVENTS; kind++)
    {
      /* The market shifts alike with every purchase. */
      gboolean folded = kind == LOIRE_EVENT_MARKET;

      if (!coverage.met[kind] || coverage.told[kind] == folded)
        g_error ("%s: %s, %s", loire_events[kind].name, coverage.met[kind] ? "met" : "not met",
                 coverage.told[kind] ? "told" : "not told");
    }
}

/* --- Whose turn, and how it ended --- */

static void
assert_turn (RelaisMatch *match, const char *expected)
{
  g_autofree char *text = telling_lore ()->tell_turn (relais_match_get_view (match));

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_result (RelaisMatch *match, const char *expected)
{
  g_autofree char *text = telling_lore ()->tell_result (relais_match_get_view (match));

  g_assert_cmpstr (text, ==, expected);
}

static void
test_turn_tells_round_and_goals (void)
{
  g_autoptr (RelaisMatch) match = telling_match ("loire players=4 seed=7 first_player=2");

  assert_turn (match, "Turn 1, round 1 · Claire to move · boats race to 15, messages to 8");
  assert_result (match, NULL);
}

static void
test_turn_of_a_solo_game (void)
{
  g_autoptr (RelaisMatch) match = telling_match ("loire players=1 seed=7 solo_turns=2");
  static const char *const turn[] = { "merchant ride 2 to langeais", "done", "messenger ride 2 to talcy", "done" };

  assert_turn (match, "Turn 1 of 2 · boat 0 of 20, messages 0 of 15");
  for (guint i = 0; i < G_N_ELEMENTS (turn); i++)
    playing_play (match, turn[i]);
  assert_turn (match, "Turn 2 of 2 · last turn");
  playing_play (match, "merchant ride 2 to blois");
  playing_play (match, "done");
  playing_play (match, "messenger ride 2 to tours");
  playing_play (match, "done");
  assert_turn (match, "Turn 2 of 2 · the game is over");
  assert_result (match, "Anna has reached 1 point. All 2 turns have been played.");
}

static void
test_last_turns_are_announced (void)
{
  g_autoptr (RelaisMatch) match = telling_match (
    POSITION (",\"boat\":19", ",\"buildings\":{\"langeais\":{\"kind\":\"castle\",\"owner\":0,\"turn\":3}}"));

  playing_play (match, "merchant ride 2 to langeais");
  playing_play (match, "buy wood");
  assert_turn (match, "Turn 13, round 7 · Anna to move · last turns");
}

#define LAST_TURN(anna, ben)                                                                          \
  "{\"turn\":12,\"seed\":7,\"options\":{\"first_player\":0,\"message_goal\":1}," SHIELDS "," MARKET   \
  ",\"ending\":{\"turn\":11,\"player\":1,\"last_turn\":12}"                                           \
  ",\"buildings\":{\"tours\":{\"kind\":\"castle\",\"owner\":1,\"turn\":3},"                           \
  "\"angers\":{\"kind\":\"farm\",\"owner\":0,\"turn\":3}}"                                            \
  ",\"seats\":[{\"boat\":5" anna "},{\"delivered\":[\"m1.01\"]" ben "}]}"

static void
play_last_turn (RelaisMatch *match)
{
  static const char *const turn[] = { "merchant ride 2 to langeais", "done", "messenger ride 2 to talcy", "done" };

  for (guint i = 0; i < G_N_ELEMENTS (turn); i++)
    playing_play (match, turn[i]);
}

static void
test_result_names_the_winner_and_the_goal (void)
{
  g_autoptr (RelaisMatch) match = telling_match (LAST_TURN ("", ",\"boat\":1"));

  play_last_turn (match);
  assert_turn (match, "Turn 13, round 7 · the game is over");
  assert_result (match, "Anna wins with 5 points. Ben has delivered 1 message. The game ended in round 7.");
}

/* L-SCORE-2 */
static void
test_result_tells_what_broke_a_tie (void)
{
  g_autoptr (RelaisMatch) match = telling_match (LAST_TURN ("", ",\"boat\":3"));

  play_last_turn (match);
  assert_result (match,
                 "Ben wins with 5 points. Anna has as many points but fewer castles: 0 to 1. "
                 "Ben has delivered 1 message. The game ended in round 7.");
}

/* Also below the first place: there each is compared with who comes just before. */
static void
test_result_tells_what_broke_each_tie (void)
{
  g_autoptr (RelaisMatch) match = telling_match (
    "{\"players\":4,\"turn\":12,\"seed\":7,\"options\":{\"first_player\":0}," SHIELDS "," MARKET
    ",\"buildings\":{\"tours\":{\"kind\":\"castle\",\"owner\":2,\"turn\":3}}"
    ",\"seats\":[{\"boat\":9},{\"boat\":5},{\"boat\":5},{\"boat\":5}]}");

  relais_match_end_early (match);
  assert_result (match,
                 "Anna led with 9 points. Ben has as many points as Claire but fewer castles: 0 to 1. "
                 "Ben and David share place 3: points, castles and buildings are even. "
                 "The game was ended early, in round 4.");
}

static void
test_result_of_a_game_ended_early (void)
{
  g_autoptr (RelaisMatch) match = telling_match ("loire players=2 seed=7 first_player=0");

  relais_match_end_early (match);
  assert_turn (match, "Turn 1, round 1 · the game is over");
  assert_result (match,
                 "Anna and Ben led with 1 point each. They are even in castles and buildings, too. "
                 "The game was ended early, in round 1.");
}

/* --- Options --- */

static void
test_every_option_has_a_text (void)
{
  const RelaisOptionText *text = telling_lore ()->options;

  for (int i = 0; i < relais_loire.n_options; i++, text++)
    {
      const RelaisOption *option = &relais_loire.options[i];

      g_assert_cmpstr (text->key, ==, option->key);
      telling_assert_sentence (text->title);
      telling_assert_sentence (text->sentence);
      g_assert_true (g_str_has_suffix (text->sentence, "."));
      g_assert_cmpint (text->words != NULL, ==, option->words != NULL);
      for (gint64 n = 0; text->words != NULL && n <= option->max; n++)
        telling_assert_sentence (text->words[n]);
    }
  g_assert_null (text->key);
}

static void
test_every_preset_has_a_title (void)
{
  const RelaisOption *option = &relais_loire.options[LOIRE_OPTION_PRESET];

  for (gint64 i = 0; i <= option->max; i++)
    {
      g_autofree char *title = telling_lore ()->preset_title (option->words[i]);

      g_assert_cmpstr (telling_lore ()->presets[i], ==, option->words[i]);
      telling_assert_sentence (title);
      g_assert_cmpstr (title, !=, option->words[i]);
    }
  g_assert_null (telling_lore ()->presets[option->max + 1]);
}

/* What computer players, files and texts know of temperaments is the same. */
static void
test_every_temperament_has_a_name (void)
{
  const RelaisAiTemper *temper = relais_ai_tempers (&relais_loire);
  guint n = 0;

  for (; temper[n].id != NULL; n++)
    {
      const RelaisTemperText *text = relais_lore_temper (&relais_loire, temper[n].id);
      g_autofree char *kind = g_strconcat ("hard ", temper[n].id, NULL);

      g_assert_nonnull (text);
      g_assert_true (text == &telling_lore ()->tempers[n]);
      telling_assert_sentence (text->title);
      telling_assert_sentence (text->sentence);
      g_assert_true (relais_player_kind_is_known (kind));
    }
  g_assert_null (telling_lore ()->tempers[n].id);
  g_assert_null (relais_lore_temper (&relais_loire, "king"));
  g_assert_false (relais_player_kind_is_known ("hard king"));
  g_assert_false (relais_player_kind_is_known ("human trader"));
  g_assert_false (relais_player_kind_is_known ("trader"));
  for (guint i = 0; relais_ais[i] != NULL; i++)
    g_assert_true (relais_player_kind_is_known (relais_ais[i]->id));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lore/names/every-value", test_every_value_has_a_name);
  g_test_add_func ("/lore/names/every-purpose", test_every_purpose_has_a_name);
  g_test_add_func ("/lore/names/as-the-terms", test_names_are_those_of_the_terms);
  g_test_add_func ("/lore/names/of-the-edition", test_names_are_of_the_match_edition);
  g_test_add_func ("/lore/names/in-refusals", test_refusals_use_the_names);
  g_test_add_func ("/lore/names/in-problems-of-files", test_problems_use_the_names);
  g_test_add_func ("/lore/names/braces-of-players", test_braces_in_a_player_name_stay);
  g_test_add_func ("/lore/columns", test_columns_have_titles);
  g_test_add_func ("/lore/history/lines", test_lines_of_the_history);
  g_test_add_func ("/lore/history/every-move", test_every_move_has_a_line);
  g_test_add_func ("/lore/turn/round-and-goals", test_turn_tells_round_and_goals);
  g_test_add_func ("/lore/turn/solo", test_turn_of_a_solo_game);
  g_test_add_func ("/lore/turn/last", test_last_turns_are_announced);
  g_test_add_func ("/lore/result/winner-and-goal", test_result_names_the_winner_and_the_goal);
  g_test_add_func ("/lore/result/tie", test_result_tells_what_broke_a_tie);
  g_test_add_func ("/lore/result/each-tie", test_result_tells_what_broke_each_tie);
  g_test_add_func ("/lore/result/ended-early", test_result_of_a_game_ended_early);
  g_test_add_func ("/lore/options", test_every_option_has_a_text);
  g_test_add_func ("/lore/presets", test_every_preset_has_a_title);
  g_test_add_func ("/lore/temperaments", test_every_temperament_has_a_name);
  return g_test_run ();
}
