/* SPDX-License-Identifier: GPL-3.0-or-later */

/* La Loire's random games (random-games.h). */

#include <glib.h>
#include <string.h>

#include "engine/loire/loire-refusals.h"
#include "engine/loire/loire-state.h"
#include "engine/loire/loire.h"
#include "random-games.h"

#define GAME (&relais_loire)
#define EDITION (relais_loire.edition)
#define MUTATIONS 40    /* moves tried in each position that may or may not be legal */

#define MENAGERIE "\"characters\":[\"apprentice\",\"helper\",\"mayor\",\"scout\",\"squire\",\"blacksmith\",\"jester\"," \
                  "\"city_guard\",\"vassallus\",\"lady_in_waiting\",\"witch\"]"
#define BUILDERS "\"characters\":[\"economus\",\"patronus\",\"mensor\",\"magister_artium\",\"lumberjack\",\"banker\"," \
                 "\"spy\",\"apprentice\"],\"goods\":{\"wood\":5,\"beer\":1}"
#define PALACES "\"palaces\":[{\"id\":\"nantes.palatium_balivi\",\"turn\":1},{\"id\":\"orleans.post_office\",\"turn\":2}," \
                "{\"id\":\"nantes.bank\",\"turn\":3},{\"id\":\"orleans.palatium_balivi\",\"turn\":4}]"
#define DUCAL "\"palaces\":[{\"id\":\"orleans.ducal_palace\",\"turn\":1}]"
#define RICH "\"deniers\":300"

static const RandomCase cases[] = {
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
  uint32_t characters;
  uint32_t palaces;
  uint32_t levels;
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
random_move (RelaisRng *rng, unsigned i)
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

/* Does the viewer look at the cards that are to be picked from (L-MSG-5, L-MSG-6)? */
static bool
looks_at_cards (const void *state, int viewer)
{
  return viewer == GAME->seat (state) || viewer == RELAIS_SEATS || viewer == RELAIS_ALL;
}

/* The same game with another seed and, where the viewer cannot look, other cards. */
static void
exchange_hidden (const void *of, int viewer, RelaisRng *rng, void *to)
{
  const LoireState *state = of;
  LoireState *other = to;

  *other = *state;
  other->seed = relais_rng_next (rng) & (uint64_t) RELAIS_MAX_SEED;
  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    {
      bool picking = state->phase == LOIRE_PICK && state->pick_level == level + 1;
      unsigned known = picking && looks_at_cards (state, viewer) ? state->pick_count : 0;

      relais_rng_shuffle (rng, other->deck + loire_deck_start[level], state->n_deck[level] - known);
    }
}

static bool
is_barrier (const RandomStep *step)
{
  return step->move.kind == LOIRE_MOVE_MESSAGE || GAME->seat (step->before) != GAME->seat (step->after);
}

static unsigned
phase_of (const void *state)
{
  return ((const LoireState *) state)->phase;
}

static void
check_step (const RandomStep *step)
{
  for (int i = 0; i < step->events->count; i++)
    {
      const RelaisEvent *event = &step->events->at[i];

      if (event->kind == LOIRE_EVENT_BOAT)
        g_assert_cmpint (event->arg[1], <, event->arg[2]);
      if (event->kind == LOIRE_EVENT_HIRED)
        seen.characters |= 1u << event->arg[1];
      if (event->kind == LOIRE_EVENT_PALACE)
        seen.palaces |= 1u << event->arg[1];
      if (event->kind == LOIRE_EVENT_DELIVERED)
        seen.levels |= 1u << loire_level ((unsigned) event->arg[1]);
    }
}

static RelaisMove
choose (const void *state, const RelaisMove *moves, int n, RelaisRng *rng)
{
  static const uint32_t fruitful = 1u << LOIRE_MOVE_HIRE | 1u << LOIRE_MOVE_BUILD | 1u << LOIRE_MOVE_PALACE
    | 1u << LOIRE_MOVE_MESSAGE | 1u << LOIRE_MOVE_DELIVER | 1u << LOIRE_MOVE_MARK;
  RelaisMove some[RELAIS_MAX_MOVES];
  uint32_t n_some = 0;

  for (int i = 0; i < n; i++)
    if (fruitful & 1u << moves[i].kind)
      some[n_some++] = moves[i];
  return n_some > 0 ? some[relais_rng_below (rng, n_some)] : moves[relais_rng_below (rng, (uint32_t) n)];
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
check_together (void)
{
  random_games_all ("the character", seen.characters, 0, LOIRE_CHARACTERS, character_name);
  random_games_all ("the palace", seen.palaces, 0, LOIRE_PALACES, palace_name);
  random_games_all ("a delivery of level", seen.levels, 1, LOIRE_LEVELS + 1, NULL);
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

  random_games_read (GAME, EDITION, "{\"players\":2,\"seed\":1,\"turn\":4,\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":0,\"turn\":1}}}", &farm);
  state = farm;
  state.seats[1].built[LOIRE_FARM] |= LOIRE_BIT (LOIRE_TOURS);
  assert_built_up (&state, "buildings.tours");
  state = farm;
  state.seats[0].built[LOIRE_MONASTERY] |= LOIRE_BIT (LOIRE_TOURS);
  assert_built_up (&state, "buildings.tours");
}

static const RandomGames games = {
  .game = GAME,
  .rules = "L-",
  .cases = cases,
  .n_cases = G_N_ELEMENTS (cases),
  .n_moves = LOIRE_MOVES,
  .n_phases = LOIRE_PHASES,
  .phase = phase_of,
  .n_tried = MUTATIONS,
  .tried = random_move,
  .liked = 4,
  .choose = choose,
  .knows_choice = looks_at_cards,
  .exchange_hidden = exchange_hidden,
  .is_barrier = is_barrier,
  .check_step = check_step,
  .check_together = check_together,
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/loire/two-owners", test_two_owners);
  return random_games_run (argc, argv, &games);
}
