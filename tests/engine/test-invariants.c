/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games of all kinds. After each move everything that must hold in any
 * position is looked at, whatever the rules of the move were. The last test
 * asks whether the games together have come across all that there is. */

#include <glib.h>
#include <string.h>

#include "engine/common/json.h"
#include "engine/common/refusals.h"
#include "engine/loire/loire-refusals.h"
#include "engine/loire/loire-state.h"
#include "engine/loire/loire.h"
#include "../scale.h"
#include "trying.h"

#define GAME (&relais_loire)
#define EDITION (relais_loire.edition)
#define MUTATIONS 40    /* moves tried in each position that may or may not be legal */

typedef struct
{
  const char *path;
  const char *setup;    /* members of a setup; the seed is added */
  unsigned games;
  unsigned most;        /* moves of one game: some options make games that hardly end */
} Case;

#define MENAGERIE "\"characters\":[\"apprentice\",\"helper\",\"mayor\",\"scout\",\"squire\",\"blacksmith\",\"jester\"," \
                  "\"city_guard\",\"vassallus\",\"lady_in_waiting\",\"witch\"]"
#define BUILDERS "\"characters\":[\"economus\",\"patronus\",\"mensor\",\"magister_artium\",\"lumberjack\",\"banker\"," \
                 "\"spy\",\"apprentice\"],\"goods\":{\"wood\":5,\"beer\":1}"
#define PALACES "\"palaces\":[{\"id\":\"nantes.palatium_balivi\",\"turn\":1},{\"id\":\"orleans.post_office\",\"turn\":2}," \
                "{\"id\":\"nantes.bank\",\"turn\":3},{\"id\":\"orleans.palatium_balivi\",\"turn\":4}]"
#define DUCAL "\"palaces\":[{\"id\":\"orleans.ducal_palace\",\"turn\":1}]"
#define RICH "\"deniers\":300"

static const Case cases[] = {
  { "english/1", "\"players\":1", 3, 2000 },
  { "english/2", "\"players\":2", 3, 1200 },
  { "english/3", "\"players\":3", 3, 1200 },
  { "english/4", "\"players\":4", 3, 1200 },
  { "french/1", "\"players\":1,\"preset\":\"french\"", 1, 1000 },
  { "french/2", "\"players\":2,\"preset\":\"french\"", 1, 1000 },
  { "french/3", "\"players\":3,\"preset\":\"french\"", 1, 1000 },
  { "french/4", "\"players\":4,\"preset\":\"french\"", 1, 1000 },
  { "german/1", "\"players\":1,\"preset\":\"german\"", 1, 1000 },
  { "german/2", "\"players\":2,\"preset\":\"german\"", 1, 1000 },
  { "german/3", "\"players\":3,\"preset\":\"german\"", 1, 1000 },
  { "german/4", "\"players\":4,\"preset\":\"german\"", 1, 1000 },
  { "casual/1", "\"players\":1,\"variant\":\"casual\"", 1, 1000 },
  { "casual/2", "\"players\":2,\"variant\":\"casual\"", 1, 1000 },
  { "casual/3", "\"players\":3,\"variant\":\"casual\"", 1, 1000 },
  { "casual/4", "\"players\":4,\"variant\":\"casual\"", 1, 1000 },
  { "casual/french", "\"players\":2,\"variant\":\"casual\",\"preset\":\"french\"", 1, 1000 },
  { "casual/german", "\"players\":3,\"variant\":\"casual\",\"preset\":\"german\"", 1, 1000 },
  { "option/lady_surcharge/0", "\"players\":2,\"options\":{\"lady_surcharge\":0,\"start_deniers\":99}", 1, 600 },
  { "option/lady_surcharge/9", "\"players\":2,\"options\":{\"lady_surcharge\":9,\"start_deniers\":99}", 1, 600 },
  { "option/merchant_actions/one",
    "\"players\":2,\"options\":{\"merchant_actions\":\"one\",\"start_deniers\":99,\"rich_limit\":99}", 1, 600 },
  { "option/lumberjack_pays/each",
    "\"players\":2,\"options\":{\"lumberjack_pays\":\"each\",\"start_deniers\":99,\"rich_limit\":99}", 1, 600 },
  { "option/palatium_hire/shared",
    "\"players\":2,\"options\":{\"palatium_hire\":\"shared\",\"start_deniers\":999,\"rich_limit\":999}", 1, 600 },
  { "option/boat_goal/1", "\"players\":4,\"options\":{\"boat_goal\":1}", 2, 600 },
  { "option/boat_goal/20", "\"players\":4,\"options\":{\"boat_goal\":20}", 1, 1000 },
  { "option/message_goal/1", "\"players\":3,\"options\":{\"message_goal\":1}", 2, 600 },
  { "option/message_goal/65",
    "\"players\":1,\"options\":{\"message_goal\":65,\"boat_goal\":20,\"solo_turns\":999,\"start_deniers\":999}", 1, 1500 },
  { "option/token_recall/no",
    "\"players\":2,\"options\":{\"token_recall\":false,\"start_deniers\":99,\"rich_limit\":99}", 1, 600 },
  { "option/casual_abbey/no", "\"players\":2,\"variant\":\"casual\",\"options\":{\"casual_abbey\":false}", 1, 600 },
  { "option/palace_city/own", "\"players\":2,\"options\":{\"palace_city\":\"own\",\"start_deniers\":99,\"rich_limit\":99}", 1, 600 },
  { "option/ducal_reach/own",
    "\"players\":2,\"turn\":9,\"options\":{\"ducal_reach\":\"own\",\"rich_limit\":300},"
    "\"seats\":[{" RICH "," DUCAL "},{" RICH "," PALACES "}]", 2, 600 },
  { "option/ducal_reach/everywhere",
    "\"players\":2,\"turn\":9,\"options\":{\"ducal_reach\":\"everywhere\",\"rich_limit\":300},"
    "\"seats\":[{" RICH "," BUILDERS "," DUCAL "},{" RICH "," PALACES "}]", 2, 600 },
  { "rules/1", "\"rules\":1,\"players\":2,\"turn\":9,\"options\":{\"rich_limit\":300,\"message_goal\":40},"
               "\"seats\":[{" RICH "," BUILDERS "," PALACES "},{" RICH "," MENAGERIE "," DUCAL "}]", 2, 800 },
  { "option/solo_turns/1", "\"players\":1,\"options\":{\"solo_turns\":1}", 5, 100 },
  { "option/solo_turns/999", "\"players\":1,\"options\":{\"solo_turns\":999}", 1, 1000 },
  { "option/start_deniers/0", "\"players\":2,\"options\":{\"start_deniers\":0}", 1, 600 },
  { "option/start_deniers/999", "\"players\":2,\"options\":{\"start_deniers\":999}", 1, 600 },
  { "option/poor_limit/0", "\"players\":2,\"options\":{\"poor_limit\":0,\"start_deniers\":0}", 1, 600 },
  { "option/poor_limit/99", "\"players\":2,\"options\":{\"poor_limit\":99}", 1, 600 },
  { "option/rich_limit/0", "\"players\":2,\"options\":{\"rich_limit\":0}", 1, 600 },
  { "option/rich_limit/999", "\"players\":2,\"options\":{\"rich_limit\":999,\"start_deniers\":999}", 1, 600 },
  { "option/circus_start/ancenis", "\"players\":2,\"options\":{\"circus_start\":\"ancenis\"}", 1, 400 },
  { "option/circus_start/brissac", "\"players\":3,\"options\":{\"circus_start\":\"brissac\"}", 1, 400 },
  { "option/first_player/0", "\"players\":4,\"options\":{\"first_player\":0}", 1, 300 },
  { "option/first_player/3", "\"players\":4,\"options\":{\"first_player\":3}", 1, 300 },
  { "rich/1", "\"players\":1,\"turn\":9,\"options\":{\"rich_limit\":300},\"seats\":[{" RICH "," MENAGERIE "}]", 2, 800 },
  { "rich/2", "\"players\":2,\"turn\":9,\"options\":{\"rich_limit\":300,\"boat_goal\":20,\"message_goal\":40},"
              "\"seats\":[{" RICH "," BUILDERS "," PALACES "},{" RICH "," DUCAL "}]", 3, 1000 },
  { "rich/3", "\"players\":3,\"turn\":9,\"options\":{\"rich_limit\":300,\"boat_goal\":20,\"message_goal\":40},"
              "\"seats\":[{" RICH "," BUILDERS "," DUCAL "},{" RICH "," MENAGERIE "," PALACES "},{" RICH "}]", 3, 1000 },
  { "rich/4", "\"players\":4,\"turn\":9,\"options\":{\"rich_limit\":300,\"boat_goal\":20,\"message_goal\":40},"
              "\"seats\":[{" RICH "," BUILDERS "," PALACES "},{" RICH "," MENAGERIE "," DUCAL "},{" RICH "," MENAGERIE "},"
              "{\"deniers\":9999," BUILDERS "}]", 3, 1000 },
  { "rich/german", "\"players\":2,\"turn\":9,\"preset\":\"german\",\"options\":{\"rich_limit\":300,\"message_goal\":40},"
                   "\"seats\":[{" RICH "," BUILDERS "," PALACES "},{" RICH "," MENAGERIE "," DUCAL "}]", 2, 800 },
  { "rich/french", "\"players\":2,\"turn\":9,\"preset\":\"french\",\"options\":{\"rich_limit\":300,\"message_goal\":40},"
                   "\"seats\":[{" RICH "," BUILDERS "," DUCAL "},{" RICH "," MENAGERIE "," PALACES "}]", 2, 800 },
  { "rich/casual", "\"players\":2,\"turn\":9,\"variant\":\"casual\",\"options\":{\"rich_limit\":300,\"message_goal\":40},"
                   "\"seats\":[{" RICH "},{" RICH "}]", 2, 800 },
};

/* What all the games together have come across. */
static struct
{
  unsigned cases;
  uint32_t moves;
  uint32_t events;
  uint32_t characters;
  uint32_t palaces;
  uint32_t levels;
  uint32_t phases;
} seen;

/* The operands that a move of a kind can be spelt with. */
typedef struct
{
  uint8_t first[3];
  uint8_t last[3];
} Operands;

static const Operands operands[LOIRE_MOVES] = {
  [LOIRE_MOVE_RIDE_MERCHANT] = { { 0, 0, 0 }, { 9, LOIRE_LOCATIONS - 1, LOIRE_LOCATIONS } },
  [LOIRE_MOVE_RIDE_MESSENGER] = { { 0, 0, 0 }, { 9, LOIRE_LOCATIONS - 1, LOIRE_LOCATIONS } },
  [LOIRE_MOVE_BUY] = { { 0, 1, 0 }, { LOIRE_GOODS - 1, 2, 0 } },
  [LOIRE_MOVE_SELL] = { { 0, 0, 0 }, { LOIRE_GOODS - 1, 0, 0 } },
  [LOIRE_MOVE_SHIP] = { { 1, 0, 0 }, { LOIRE_SHIPPINGS, 0, 0 } },
  [LOIRE_MOVE_BUILD] = { { 0, 0, 0 }, { LOIRE_BUILDINGS - 1, LOIRE_LOCATIONS - 1, 1 } },
  [LOIRE_MOVE_PALACE] = { { 0, 0, 0 }, { LOIRE_PALACES - 1, 0, 0 } },
  [LOIRE_MOVE_HIRE] = { { 0, 0, 0 }, { LOIRE_CHARACTERS - 1, 0, 0 } },
  [LOIRE_MOVE_CIRCUS] = { { 0, 0, 0 }, { LOIRE_LOCATIONS - 1, 0, 0 } },
  [LOIRE_MOVE_MESSAGE] = { { 1, 0, 0 }, { LOIRE_LEVELS, 0, 0 } },
  [LOIRE_MOVE_DELIVER] = { { 0, 0, 0 }, { LOIRE_MESSAGES - 1, 0, 0 } },
  [LOIRE_MOVE_MARK] = { { 0, 0, 0 }, { LOIRE_MESSAGES - 1, LOIRE_MESSAGES, LOIRE_COLOURS } },
  [LOIRE_MOVE_PICK] = { { 0, 0, 0 }, { LOIRE_MESSAGES - 1, 0, 0 } },
};

static uint8_t
draw (RelaisRng *rng, unsigned first, unsigned last)
{
  return (uint8_t) (first + relais_rng_below (rng, last - first + 1));
}

/* Past the last location, message or colour stands none. */
static RelaisMove
random_move (RelaisRng *rng)
{
  unsigned kind = draw (rng, 0, LOIRE_MOVES - 1);
  const Operands *o = &operands[kind];
  RelaisMove move = { (uint8_t) kind, draw (rng, o->first[0], o->last[0]), draw (rng, o->first[1], o->last[1]),
                      draw (rng, o->first[2], o->last[2]) };

  switch (kind)
    {
    case LOIRE_MOVE_RIDE_MERCHANT:
    case LOIRE_MOVE_RIDE_MESSENGER:
      if (move.c == LOIRE_LOCATIONS)
        move.c = LOIRE_NONE;
      break;
    case LOIRE_MOVE_BUY:
      if (move.a != LOIRE_WOOD)
        move.b = 1;
      break;
    case LOIRE_MOVE_MARK:
      if (move.b == LOIRE_MESSAGES)
        move.b = LOIRE_NONE;
      if (move.b == LOIRE_NONE || move.c == LOIRE_COLOURS)
        move.c = LOIRE_NONE;
      break;
    default:
      break;
    }
  return move;
}

static bool
same_move (RelaisMove a, RelaisMove b)
{
  return a.kind == b.kind && a.a == b.a && a.b == b.b && a.c == b.c;
}

static bool
listed (const RelaisMove *moves, int n, RelaisMove move)
{
  for (int i = 0; i < n; i++)
    if (same_move (moves[i], move))
      return true;
  return false;
}

static const char *
print_state (const LoireState *state, char *buffer)
{
  RelaisText text;

  relais_text_init (&text, buffer, RELAIS_MAX_STATE_TEXT);
  GAME->print_state (EDITION, state, &text);
  g_assert_true (trying_is_whole (&text));
  return buffer;
}

static void
print_move (const LoireState *state, RelaisMove move, char *buffer)
{
  RelaisText text;

  relais_text_init (&text, buffer, RELAIS_MAX_MOVE_TEXT);
  GAME->print_move (state, move, &text);
  g_assert_true (trying_is_whole (&text));
}

static void
assert_nothing_found (const RelaisFindings *findings, const char *text)
{
  if (findings->count > 0)
    g_error ("%s: %s in %s", findings->at[0].path, GAME->refusals[findings->at[0].refusal.code].name, text);
}

static void
read_state (const char *text, LoireState *state)
{
  static RelaisJson json;
  RelaisFindings findings = { 0 };

  g_assert_cmpint (relais_json_read (&json, text, strlen (text)), ==, RELAIS_JSON_FINE);
  GAME->read (EDITION, &json, state, &findings);
  assert_nothing_found (&findings, text);
}

static void
validate (const LoireState *state, const char *text)
{
  RelaisFindings findings = { 0 };

  GAME->validate (EDITION, state, &findings);
  assert_nothing_found (&findings, text);
}

/* Unique, in the array's bounds, none only at the end. */
static int
list_moves (const LoireState *state, RelaisMove moves[RELAIS_MAX_MOVES])
{
  int n = GAME->legal (EDITION, state, moves);

  g_assert_cmpint (n, <=, RELAIS_MAX_MOVES);
  g_assert_true ((n == 0) == GAME->over (state));
  for (int i = 0; i < n; i++)
    g_assert_false (listed (moves, i, moves[i]));
  return n;
}

/* A move of the list passes check, comes back from its words, and making it
 * on a copy changes the copy only, and equally each time. */
static void
check_move (const LoireState *state, RelaisMove move)
{
  LoireState before = *state, once = *state, twice = *state;
  char line[RELAIS_MAX_MOVE_TEXT];
  RelaisEvents events = { 0 };
  RelaisRefusal why;
  RelaisMove parsed;
  bool barrier;

  print_move (state, move, line);
  if (!relais_parse_move (GAME, state, line, strlen (line), &parsed, &why) || !same_move (parsed, move))
    g_error ("\"%s\" does not come back from its words", line);
  if (!GAME->check (EDITION, state, move, &why))
    g_error ("\"%s\" is listed, but refused: %s", line, GAME->refusals[why.code].name);
  barrier = GAME->make (EDITION, &once, move, &events);
  g_assert_true (GAME->make (EDITION, &twice, move, NULL) == barrier);
  g_assert_true (memcmp (&once, &twice, sizeof once) == 0);
  g_assert_true (memcmp (state, &before, sizeof before) == 0);
  g_assert_true (memcmp (state, &once, sizeof once) != 0);
  g_assert_cmpint (events.count, <, RELAIS_MAX_EVENTS);
}

/* Room for the longest list of moves as text. */
typedef char MovesText[RELAIS_MAX_MOVES * RELAIS_MAX_MOVE_TEXT];

static const char *
print_moves (const LoireState *state, MovesText buffer)
{
  RelaisText text;

  relais_text_init (&text, buffer, sizeof (MovesText));
  relais_print_moves (GAME, EDITION, state, &text);
  g_assert_true (trying_is_whole (&text));
  return buffer;
}

/* The list as text: every move on its line, sorted bytewise. */
static void
check_lines (const LoireState *state, int n)
{
  static MovesText buffer;
  g_auto (GStrv) lines = g_strsplit (print_moves (state, buffer), "\n", -1);

  g_assert_cmpint ((int) g_strv_length (lines), ==, n);
  for (int i = 1; i < n; i++)
    g_assert_cmpint (strcmp (lines[i - 1], lines[i]), <, 0);
}

/* A move made up at random is legal exactly if it is listed; if not, a rule
 * says why, and trying it changes nothing. */
static void
check_mutations (const LoireState *state, const RelaisMove *moves, int n, RelaisRng *rng)
{
  for (int i = 0; i < MUTATIONS; i++)
    {
      RelaisMove move = random_move (rng);
      LoireState copy = *state;
      RelaisRefusal why = { 0 };
      bool barrier;
      bool legal = GAME->check (EDITION, state, move, &why);

      if (legal != listed (moves, n, move))
        {
          char line[RELAIS_MAX_MOVE_TEXT];

          print_move (state, move, line);
          g_error ("\"%s\" is %s, but %s", line, legal ? "legal" : "refused", legal ? "not listed" : "listed");
        }
      if (legal)
        continue;
      g_assert_cmpint (why.code, >=, RELAIS_REFUSALS);
      g_assert_cmpint (why.code, <, GAME->n_refusals);
      g_assert_true (g_str_has_prefix (GAME->refusals[why.code].rule, "L-"));
      g_assert_false (GAME->check (EDITION, state, move, NULL));
      g_assert_false (trying_move (GAME, EDITION, &copy, move, NULL, &barrier, &why));
      g_assert_true (memcmp (state, &copy, sizeof copy) == 0);
    }
}

/* Does the viewer look at the cards that are to be picked from (L-MSG-5, L-MSG-6)? */
static bool
looks_at_cards (const LoireState *state, int viewer)
{
  return viewer == GAME->seat (state) || viewer == RELAIS_SEATS || viewer == RELAIS_ALL;
}

/* The same game with another seed and, where the viewer cannot look, other cards. */
static void
exchange_hidden (const LoireState *state, int viewer, RelaisRng *rng, LoireState *other)
{
  *other = *state;
  other->seed = relais_rng_next (rng) & (uint64_t) RELAIS_MAX_SEED;
  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    {
      bool picking = state->phase == LOIRE_PICK && state->pick_level == level + 1;
      unsigned known = picking && looks_at_cards (state, viewer) ? state->pick_count : 0;

      relais_rng_shuffle (rng, other->deck + loire_deck_start[level], state->n_deck[level] - known);
    }
}

/* Neither the view nor what is shown of it is another one when only the hidden
 * parts are. */
static void
check_hidden (const LoireState *state, int viewer, RelaisRng *rng)
{
  static char one[RELAIS_MAX_STATE_TEXT], two[RELAIS_MAX_STATE_TEXT];
  LoireState other, view, other_view;
  RelaisText text;

  exchange_hidden (state, viewer, rng, &other);
  GAME->view (EDITION, state, viewer, &view);
  GAME->view (EDITION, &other, viewer, &other_view);
  g_assert_true (memcmp (&view, &other_view, sizeof view) == 0);
  relais_text_init (&text, one, sizeof one);
  GAME->show (EDITION, state, viewer, &text);
  relais_text_init (&text, two, sizeof two);
  GAME->show (EDITION, &other, viewer, &text);
  g_assert_cmpstr (one, ==, two);
}

/* What somebody sees says nothing of the seed and the order of the decks: a game
 * in which these were drawn anew looks the same, and who sees what the seat that
 * decides sees has the same moves. */
static void
check_views (const LoireState *state, RelaisRng *rng)
{
  static char one[RELAIS_MAX_STATE_TEXT], other[RELAIS_MAX_STATE_TEXT];
  static MovesText moves, sampled_moves;

  for (int viewer = RELAIS_ALL; viewer < GAME->seats (state); viewer++)
    {
      LoireState view, again, sample;

      GAME->view (EDITION, state, viewer, &view);
      GAME->sample (EDITION, &view, rng, &sample);
      GAME->view (EDITION, &sample, viewer, &again);
      g_assert_true (memcmp (&view, &again, sizeof view) == 0);
      g_assert_cmpstr (print_state (&view, one), ==, print_state (&again, other));
      g_assert_true ((strstr (one, "\"seed\":null") != NULL) == (viewer != RELAIS_ALL));
      validate (&sample, "a sample");
      g_assert_cmpint (GAME->seat (&sample), ==, GAME->seat (state));
      if (looks_at_cards (state, viewer))
        g_assert_cmpstr (print_moves (state, moves), ==, print_moves (&sample, sampled_moves));
      if (viewer == RELAIS_ALL)
        g_assert_true (memcmp (state, &sample, sizeof sample) == 0);
      else
        check_hidden (state, viewer, rng);
    }
}

static void
note_events (const RelaisEvents *events)
{
  for (int i = 0; i < events->count; i++)
    {
      const RelaisEvent *event = &events->at[i];

      seen.events |= 1u << event->kind;
      if (event->kind == LOIRE_EVENT_HIRED)
        seen.characters |= 1u << event->arg[1];
      if (event->kind == LOIRE_EVENT_PALACE)
        seen.palaces |= 1u << event->arg[1];
      if (event->kind == LOIRE_EVENT_DELIVERED)
        seen.levels |= 1u << loire_level ((unsigned) event->arg[1]);
    }
}

/* The points that the events tell add up to the score. */
static void
check_score (const LoireState *state, const RelaisEvents *events, RelaisScore *running)
{
  RelaisScore score = { 0 };

  for (int i = 0; i < events->count; i++)
    if (events->at[i].kind == RELAIS_EVENT_POINTS)
      running->column[events->at[i].arg[0]][events->at[i].arg[3]] += events->at[i].arg[1];
  GAME->score (EDITION, state, &score);
  g_assert_true (score.final == GAME->over (state));
  for (int seat = 0; seat < score.seats; seat++)
    {
      int32_t total = 0;

      for (int c = 0; c < GAME->n_points; c++)
        {
          g_assert_cmpint (running->column[seat][c], ==, score.column[seat][c]);
          total += score.column[seat][c];
        }
      g_assert_cmpint (total, ==, score.total[seat]);
      g_assert_cmpint (score.rank[seat], >=, 1);
      g_assert_cmpint (score.rank[seat], <=, score.seats);
    }
}

/* Every event can be told, and tells of a change. */
static void
check_events (const RelaisEvents *events)
{
  g_assert_cmpint (events->count, <, RELAIS_MAX_EVENTS);
  for (int i = 0; i < events->count; i++)
    {
      const RelaisEvent *event = &events->at[i];
      char buffer[256];
      RelaisText text;

      if (event->kind == RELAIS_EVENT_POINTS)
        g_assert_cmpint (event->arg[1], !=, 0);
      if (event->kind == LOIRE_EVENT_BOAT)
        g_assert_cmpint (event->arg[1], <, event->arg[2]);

      relais_text_init (&text, buffer, sizeof buffer);
      relais_print_event (GAME, event, &text);
      g_assert_true (trying_is_whole (&text));
      g_assert_cmpuint (text.length, >, 0);
    }
}

/* The state printed and read back is the same game: it has the same moves, and
 * the one at hand leads to the same state in both. */
static void
play (LoireState *state, RelaisMove move, RelaisScore *running)
{
  static char before[RELAIS_MAX_STATE_TEXT], one[RELAIS_MAX_STATE_TEXT], other[RELAIS_MAX_STATE_TEXT];
  static MovesText moves, read_moves;
  RelaisEvents events = { 0 };
  LoireState copy;
  RelaisRefusal why;
  int seat = GAME->seat (state);
  bool barrier;

  print_state (state, before);
  validate (state, before);
  read_state (before, &copy);
  validate (&copy, before);
  g_assert_cmpstr (print_state (&copy, other), ==, before);
  g_assert_cmpstr (print_moves (&copy, read_moves), ==, print_moves (state, moves));

  g_assert_true (trying_move (GAME, EDITION, state, move, &events, &barrier, &why));
  g_assert_true (barrier == (move.kind == LOIRE_MOVE_MESSAGE || GAME->seat (state) != seat));
  g_assert_true (GAME->make (EDITION, &copy, move, NULL) == barrier);
  g_assert_cmpstr (print_state (&copy, other), ==, print_state (state, one));
  g_assert_cmpstr (one, !=, before);

  check_events (&events);
  check_score (state, &events, running);
  note_events (&events);
}

/* Half of the moves are chosen evenly; the others from those that bring the
 * game on, which even choice would seldom come to. */
static RelaisMove
choose (const RelaisMove *moves, int n, RelaisRng *rng)
{
  static const uint32_t fruitful = 1u << LOIRE_MOVE_HIRE | 1u << LOIRE_MOVE_BUILD | 1u << LOIRE_MOVE_PALACE
    | 1u << LOIRE_MOVE_MESSAGE | 1u << LOIRE_MOVE_DELIVER | 1u << LOIRE_MOVE_MARK;
  RelaisMove some[RELAIS_MAX_MOVES];
  uint32_t n_some = 0;

  for (int i = 0; i < n; i++)
    if (fruitful & 1u << moves[i].kind)
      some[n_some++] = moves[i];
  if (n_some > 0 && relais_rng_below (rng, 2) == 0)
    return some[relais_rng_below (rng, n_some)];
  return moves[relais_rng_below (rng, (uint32_t) n)];
}

static void
play_game (const Case *c, unsigned seed)
{
  g_autofree char *setup = g_strdup_printf ("{\"seed\":%u,%s}", seed, c->setup);
  static char text[RELAIS_MAX_STATE_TEXT];
  RelaisScore running = { 0 };
  LoireState state;
  RelaisRng rng, hidden;

  relais_rng_seed (&rng, seed);
  relais_rng_seed (&hidden, seed);
  read_state (setup, &state);
  GAME->score (EDITION, &state, &running);
  for (unsigned played = 0; played < MIN (c->most, scaled (c->most)); played++)
    {
      RelaisMove moves[RELAIS_MAX_MOVES];
      int n = list_moves (&state, moves);
      RelaisMove move;

      seen.phases |= 1u << state.phase;
      check_lines (&state, n);
      check_views (&state, &hidden);
      check_mutations (&state, moves, n, &rng);
      for (int i = 0; i < n; i++)
        check_move (&state, moves[i]);
      if (n == 0)
        break;
      move = choose (moves, n, &rng);
      seen.moves |= 1u << move.kind;
      play (&state, move, &running);
    }
  validate (&state, print_state (&state, text));
}

static void
test_random (gconstpointer data)
{
  const Case *c = data;

  for (unsigned game = 0; game < scaled (c->games); game++)
    play_game (c, game + 1);
  seen.cases++;
}

static void
assert_all (const char *what, uint32_t set, unsigned first, unsigned end, const char *(*name) (unsigned i))
{
  for (unsigned i = first; i < end; i++)
    if (!(set & 1u << i))
      g_error ("no game came to %s %u%s%s", what, i, name != NULL ? ", " : "", name != NULL ? name (i) : "");
}

static const char *
event_name (unsigned i)
{
  return GAME->events[i].name;
}

static const char *
character_name (unsigned i)
{
  return loire_characters[i];
}

static const char *
palace_name (unsigned i)
{
  return loire_palaces[i];
}

static void
test_coverage (void)
{
  if (seen.cases < G_N_ELEMENTS (cases))
    {
      g_test_skip ("only some of the random games were played");
      return;
    }
  if (scaled_too_few (4))
    return;
  assert_all ("the move", seen.moves, 0, LOIRE_MOVES, NULL);
  assert_all ("the event", seen.events, 0, LOIRE_EVENTS, event_name);
  assert_all ("the character", seen.characters, 0, LOIRE_CHARACTERS, character_name);
  assert_all ("the palace", seen.palaces, 0, LOIRE_PALACES, palace_name);
  assert_all ("a delivery of level", seen.levels, 1, LOIRE_LEVELS + 1, NULL);
  assert_all ("the phase", seen.phases, 0, LOIRE_PHASES, NULL);
}

static void
assert_built_up (const LoireState *state, const char *path)
{
  RelaisFindings findings = { 0 };

  GAME->validate (EDITION, state, &findings);
  for (int i = 0; i < findings.count; i++)
    if (findings.at[i].refusal.code == LOIRE_REFUSE_BUILT_UP)
      {
        g_assert_cmpstr (findings.at[i].path, ==, path);
        return;
      }
  g_error ("nothing found about %s", path);
}

/* No text can say so, since it has one building for each village: whoever
 * changes a state himself is told. */
static void
test_two_owners (void)
{
  LoireState farm, state;

  read_state ("{\"players\":2,\"seed\":1,\"turn\":4,\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":0,\"turn\":1}}}", &farm);
  validate (&farm, "one farm");
  state = farm;
  state.seats[1].built[LOIRE_FARM] |= LOIRE_BIT (LOIRE_TOURS);
  assert_built_up (&state, "buildings.tours");
  state = farm;
  state.seats[0].built[LOIRE_MONASTERY] |= LOIRE_BIT (LOIRE_TOURS);
  assert_built_up (&state, "buildings.tours");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/loire/two-owners", test_two_owners);
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/loire/random/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_random);
    }
  /* Suites run in the order in which they were added: this one last. */
  g_test_add_func ("/loire/random/together/coverage", test_coverage);
  return g_test_run ();
}
