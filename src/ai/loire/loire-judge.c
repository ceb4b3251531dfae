/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-judge.h"

#include <limits.h>

#include "engine/loire/loire.h"

enum
{
  MOST_ROUNDS = 1000,
  HORIZON = 6,          /* turns that rides are thought of beforehand */
  LONGEST = 30,         /* turns that anything is of use for */
  LIKED = 8,            /* turns before the end from which on likings are given up */
};

static int
smaller (int a, int b)
{
  return a < b ? a : b;
}

/* Positions made by hand may say any turn. */
static int
rounds_so_far (const LoireState *s)
{
  uint32_t rounds = s->turn / s->players;

  return rounds < MOST_ROUNDS ? (int) rounds : MOST_ROUNDS;
}

/* How long it will take this seat to reach a goal, by what it has done so far. */
static int
turns_to_goal (const LoireState *s, const LoireSeat *seat, const LoireWeights *w)
{
  int rounds = rounds_so_far (s) + w->pace_rounds;
  int spaces = s->options.boat_goal - seat->boat;
  int messages = s->options.message_goal - seat->n_delivered;
  int by_boat = smaller (spaces * rounds / (seat->boat + w->pace_boat), spaces * w->boat_turns);
  int by_messages = smaller (messages * rounds / (seat->n_delivered + w->pace_messages), messages * w->message_turns);

  return smaller (by_boat, by_messages);
}

/* Of a seat after this one, if the game goes on like this. */
static int
turns_left (const LoireState *s, const LoireWeights *w)
{
  int turns = LONGEST;

  for (unsigned i = 0; i < s->players; i++)
    turns = smaller (turns, turns_to_goal (s, &s->seats[i], w));
  if (s->players == 1)
    turns = smaller (turns, s->options.solo_turns - 1 - (int) s->turn);
  return turns > 0 ? turns : 0;
}

/* L-END-2: the seat's turns after this one. */
static int
turns_before_end (const LoireState *s, int seat)
{
  uint32_t last = s->ending_turn + s->players - 1;
  int turns = 0;

  for (uint32_t turn = s->turn + 1; turn <= last; turn++)
    turns += (int) ((s->options.first_player + turn) % s->players) == seat;
  return turns;
}

static void
look (LoireProspect *p, const LoireEdition *e, const LoireState *s, int seat, const LoireJudge *judge)
{
  bool over = s->phase == LOIRE_OVER;

  p->edition = e;
  p->state = s;
  p->seat = &s->seats[seat];
  p->judge = judge;
  p->weights = judge->weights;
  p->mine = s->turn == judge->turn && !over;
  p->sure = s->ending || over;
  p->turns = over ? 0 : s->ending ? turns_before_end (s, seat) : judge->turns;
  p->long_turns = p->sure ? p->turns : judge->long_turns;
  for (unsigned figure = 0; figure < LOIRE_FIGURES; figure++)
    {
      const LoireStack *stack = &p->seat->stack[figure];
      bool more = s->horses[stack->at] > 0 && stack->horses < loire_stack_limit (e, p->seat);

      p->rides[figure] = p->turns + (p->mine && s->phase != LOIRE_COLLECT && !s->used.rode[figure]);
      p->steps[figure] = stack->horses + 1 + more;
    }
}

static int
points_without_boat (const LoireEdition *e, const LoireSeat *seat, int character_points)
{
  return seat->delivered_points + seat->n_held + character_points + loire_blue_points (seat)
         + seat->n_palaces * e->palace_points;
}

static int
character_points (const LoireEdition *e, uint32_t characters)
{
  int points = 0;

  LOIRE_EACH (character, characters)
    points += e->character[character].points;
  return points;
}

/* What could be hired for how much, were the circus here. */
static void
prepare_hires (const LoireProspect *p, LoireJudge *judge)
{
  const LoireState *s = p->state;
  const LoireSeat *seat = p->seat;

  if (s->circus == LOIRE_NONE)
    return;
  for (unsigned character = 0; character < LOIRE_CHARACTERS; character++)
    {
      unsigned cost = p->edition->character[character].cost;
      int worth;

      if (s->characters[character] == 0 || loire_has (seat, character)
          || (character == LOIRE_HELPER && !loire_has (seat, LOIRE_APPRENTICE)))
        continue;
      worth = p->edition->character[character].points * 100 + loire_judge_character (p, character);
      for (unsigned deniers = cost; deniers <= LOIRE_JUDGE_PURSE; deniers++)
        {
          int gain = worth - (loire_judge_denier (p, deniers) - loire_judge_denier (p, deniers - cost));

          if (gain > judge->hire[deniers])
            judge->hire[deniers] = gain;
        }
    }
}

/* The average of what may be drawn: everybody knows which cards are left. */
static void
prepare_cards (const LoireProspect *p, LoireJudge *judge)
{
  const LoireState *s = p->state;

  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    {
      int chance = loire_judge_chance (p, level + 1, NULL);
      int sum = 0;

      for (unsigned i = 0; i < s->n_deck[level]; i++)
        sum += loire_judge_card (p, s->deck[loire_deck_start[level] + i], level + 1, NULL, chance);
      judge->drawn[level] = s->n_deck[level] > 0 ? sum / s->n_deck[level] : 0;
    }
}

static bool
has_likings (const LoireWeights *w)
{
  return (w->like_boat | w->like_delivered | w->like_characters | w->like_palaces | w->like_buildings) != 0;
}

static void
prepare (const void *edition, const void *root, int seat, const int32_t *weights, RelaisAiContext *context)
{
  const LoireState *s = root;
  LoireJudge *judge = memset (context, 0, sizeof *judge);
  LoireProspect p;

  judge->weights = (const LoireWeights *) weights;
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    if (s->shields[i] != LOIRE_NONE)
      judge->of_colour[s->shields[i]] |= LOIRE_BIT (i);
  judge->turn = s->turn;
  judge->long_turns = turns_left (s, judge->weights);
  judge->turns = smaller (judge->long_turns, HORIZON);
  for (unsigned i = 0; i < s->players; i++)
    judge->others[i] = points_without_boat (edition, &s->seats[i], character_points (edition, s->seats[i].characters));
  judge->likes = has_likings (judge->weights);
  judge->open_hand = s->phase == LOIRE_PICK;
  judge->n_root_held = s->seats[seat].n_held;
  for (unsigned i = 0; i < judge->n_root_held; i++)
    judge->root_held[i] = s->seats[seat].held[i].card;

  for (unsigned deniers = 0; deniers < LOIRE_JUDGE_DENIERS; deniers++)
    judge->denier[deniers] = loire_judge_deniers (judge->weights, deniers);
  look (&p, edition, s, seat, judge);
  judge->characters = p.seat->characters;
  judge->character_points = character_points (edition, judge->characters);
  memcpy (judge->built, p.seat->built, sizeof judge->built);
  judge->building_worth = loire_judge_built (&p);
  judge->palaces = p.seat->n_palaces;
  for (unsigned i = 0; i < judge->palaces; i++)
    judge->palace_worth += judge->weights->palace[p.seat->palace[i] % LOIRE_PALACE_KINDS];
  LOIRE_EACH (character, judge->characters)
    judge->character_worth += loire_judge_character (&p, character);
  prepare_hires (&p, judge);
  prepare_cards (&p, judge);
}

static int
best_of_others (const LoireState *s, int seat, const LoireJudge *judge)
{
  int best = 0;

  for (int i = 0; i < s->players; i++)
    if (i != seat && judge->others[i] + s->seats[i].boat > best)
      best = judge->others[i] + s->seats[i].boat;
  return best;
}

/* The circus within reach of a figure, and money for whom it has. */
LOIRE_JUDGE_PART int
hires (const LoireProspect *p, int *rides)
{
  unsigned deniers = p->seat->deniers < LOIRE_JUDGE_PURSE ? p->seat->deniers : LOIRE_JUDGE_PURSE;
  int worth = p->judge->hire[deniers];
  int best = 0;

  *rides = 0;
  if (p->state->circus == LOIRE_NONE || worth == 0)
    return 0;
  for (unsigned figure = 0; figure < LOIRE_FIGURES; figure++)
    {
      int way = loire_judge_ridden (p, figure, loire_judge_way_to (p, figure, p->state->circus));
      int later = loire_judge_later (p, figure, way, worth);

      if (later > best)
        {
          best = later;
          *rides = way;
        }
    }
  return best / 2;
}

/* Of a game that ends now or as soon as the others have had their turns. */
static int
outcome (const LoireState *s, int lead, const LoireWeights *w)
{
  int rounds = rounds_so_far (s);
  int late = rounds > w->patience ? (rounds - w->patience) * w->hurry : 0;

  if (s->players == 1)
    return 0;
  if (s->phase == LOIRE_OVER)
    return lead > 0 ? w->victory : lead < 0 ? -w->victory : 0;
  if (lead >= w->safe_lead)
    return w->victory;
  return smaller (w->victory, (lead > 0 ? w->narrow_lead : w->behind) + late);
}

/* What a temperament likes of what the seat has: the less, the nearer the end, where only points count. */
static int
likings (const LoireProspect *p, int character_points)
{
  const LoireWeights *w = p->weights;
  int liked = w->like_boat * p->seat->boat + w->like_delivered * p->seat->delivered_points
              + w->like_characters * (character_points + (int) loire_blue_points (p->seat))
              + w->like_palaces * p->seat->n_palaces
              + w->like_buildings * (int) loire_count (loire_own_buildings (p->seat));

  return liked * smaller (p->long_turns, LIKED) / LIKED;
}

LOIRE_JUDGE_PART int
horses_of (const LoireProspect *p)
{
  return p->seat->stack[LOIRE_MERCHANT_FIGURE].horses + p->seat->stack[LOIRE_MESSENGER_FIGURE].horses;
}

LOIRE_JUDGE_PART int
horses_worth (const LoireProspect *p, int horses)
{
  const LoireWeights *w = p->weights;

  return w->horse * horses * smaller (p->turns, 4) / 4 + w->horse_long * horses * p->long_turns / 16;
}

LOIRE_JUDGE_PART int
hired_worth (const LoireProspect *p, uint32_t hired)
{
  int worth = 0;

  LOIRE_EACH (character, hired)
    worth += loire_judge_character (p, character);
  return worth;
}

LOIRE_JUDGE_PART bool
is_done (const LoireProspect *p)
{
  return p->rides[LOIRE_MERCHANT_FIGURE] + p->rides[LOIRE_MESSENGER_FIGURE] == 0;
}

/* What the seat's points do not tell yet. */
static int
prospects (const LoireProspect *p, uint32_t hired, int hired_points)
{
  int rides;
  int worth;

  if (is_done (p))
    return 0;
  worth = p->judge->character_worth + hired_worth (p, hired);
  if (p->judge->likes)
    worth += likings (p, p->judge->character_points + hired_points);
  worth += horses_worth (p, horses_of (p));
  return worth + loire_judge_purse (p) + loire_judge_buildings (p) + loire_judge_palaces (p) + loire_judge_hand (p)
         + hires (p, &rides);
}

static int
points_of (const LoireEdition *e, const LoireProspect *p, int hired_points)
{
  return points_without_boat (e, p->seat, p->judge->character_points + hired_points) + p->seat->boat;
}

static int
evaluate (const RelaisGame *game, const void *edition, const void *state, int seat, const RelaisAiContext *context)
{
  const LoireState *s = state;
  const LoireJudge *judge = (const LoireJudge *) context;
  uint32_t hired = s->seats[seat].characters & ~judge->characters;
  int hired_points = character_points (edition, hired);
  int others = best_of_others (s, seat, judge);
  LoireProspect p;
  int points, value;

  look (&p, edition, s, seat, judge);
  points = points_of (edition, &p, hired_points);
  value = 100 * points - (s->players > 1 ? judge->weights->others * others : 0);
  if (s->ending || s->phase == LOIRE_OVER)
    value += outcome (s, points - others, judge->weights);
  return value + prospects (&p, hired, hired_points);
}

/* Points that are told by what they are for; those of the messages in hand are told with these. */
static void
point_terms (const LoireProspect *p, uint32_t hired, int hired_points, RelaisAiTerms *terms)
{
  const LoireSeat *seat = p->seat;
  int palaces = 100 * seat->n_palaces * p->edition->palace_points;
  bool done = is_done (p);

  loire_judge_term (terms, LOIRE_TERM_DELIVERED, 0, 100 * seat->delivered_points, seat->delivered_points, 0, 0);
  loire_judge_term (terms, LOIRE_TERM_BOAT, 0, 100 * seat->boat, seat->boat, 0, 0);
  loire_judge_term (terms, LOIRE_TERM_BLUE, 0, 100 * (int) loire_blue_points (seat), (int) loire_blue_points (seat), 0, 0);
  loire_judge_term (terms, LOIRE_TERM_BEFORE, 0, 100 * p->judge->character_points + (done ? 0 : p->judge->character_worth), 0, 0, 0);
  loire_judge_term (terms, LOIRE_TERM_CHARACTERS, 0, 100 * hired_points + (done ? 0 : hired_worth (p, hired)), (int) hired, 0, 0);
  loire_judge_term (terms, LOIRE_TERM_PALACES, 0, palaces + (done ? 0 : loire_judge_palaces (p)), seat->palaces, 0, 0);
}

static void
prospect_terms (const LoireProspect *p, int hired_points, RelaisAiTerms *terms)
{
  int rides;
  int circus = hires (p, &rides);

  if (is_done (p))
    {
      /* Nothing is left to do with it but to have it. */
      loire_judge_term (terms, LOIRE_TERM_DRAWN, 0, 100 * p->seat->n_held, 0, 0, 0);
      return;
    }
  if (p->judge->likes)
    loire_judge_term (terms, LOIRE_TERM_BEFORE, 1, likings (p, p->judge->character_points + hired_points), 0, 0, 0);
  loire_judge_term (terms, LOIRE_TERM_BUILDINGS, 0, loire_judge_buildings (p), (int) loire_own_buildings (p->seat), 0, 0);
  loire_judge_term (terms, LOIRE_TERM_HORSES, 0, horses_worth (p, horses_of (p)), horses_of (p), 0, 0);
  loire_judge_term (terms, LOIRE_TERM_CIRCUS, 0, circus, rides, p->state->circus, 0);
  loire_judge_purse_terms (p, terms);
  loire_judge_hand_terms (p, terms);
}

static void
list_terms (const RelaisGame *game, const void *edition, const void *state, int seat, const RelaisAiContext *context,
            RelaisAiTerms *terms)
{
  const LoireState *s = state;
  const LoireJudge *judge = (const LoireJudge *) context;
  uint32_t hired = s->seats[seat].characters & ~judge->characters;
  int hired_points = character_points (edition, hired);
  int others = best_of_others (s, seat, judge);
  LoireProspect p;

  look (&p, edition, s, seat, judge);
  point_terms (&p, hired, hired_points, terms);
  prospect_terms (&p, hired_points, terms);
  if (s->players > 1)
    loire_judge_term (terms, LOIRE_TERM_OTHERS, 0, -judge->weights->others * others, others, 0, 0);
  if (s->ending || s->phase == LOIRE_OVER)
    {
      int lead = points_of (edition, &p, hired_points) - others;

      loire_judge_term (terms, LOIRE_TERM_END, 0, outcome (s, lead, judge->weights), 1, lead, 0);
    }
  for (unsigned figure = 0; figure < LOIRE_FIGURES; figure++)
    loire_judge_term (terms, LOIRE_TERM_PLACE, (int) figure, 0, p.seat->stack[figure].at, 0, 0);
}

static bool
settled (const void *state, int seat)
{
  const LoireState *s = state;

  return s->player != seat || s->phase == LOIRE_FIGURE || s->phase == LOIRE_COLLECT || s->phase == LOIRE_OVER;
}

/* Of each seat: its points and prospects, in hundredths of a point. */
static void
expect (const RelaisGame *game, const void *edition, const void *state, const int32_t *weights, RelaisAiExpected *expected)
{
  const LoireState *s = state;

  expected->left = 0;
  for (int seat = 0; seat < s->players; seat++)
    {
      RelaisAiContext context;
      LoireJudge *judge = (LoireJudge *) &context;
      LoireProspect p;

      prepare (edition, state, seat, weights, &context);
      look (&p, edition, s, seat, judge);
      expected->points[seat] = 100 * points_of (edition, &p, 0) + prospects (&p, 0, 0);
      if (s->phase != LOIRE_OVER && p.long_turns > expected->left)
        expected->left = p.long_turns;
    }
}

static const int32_t *
weights_for (const void *state)
{
  const LoireState *s = state;

  if (s->variant == LOIRE_CASUAL)
    return (const int32_t *) (s->players > 2 ? &loire_weights_casual_4 : &loire_weights_casual_2);
  return (const int32_t *) (s->players > 2 ? &loire_weights_standard_4 : &loire_weights_standard_2);
}

const RelaisAiJudge relais_ai_judge_loire = {
  .game = &relais_loire,
  .weights = loire_weight_list,
  .easy = (const int32_t *) &loire_weights_easy,
  .weights_for = weights_for,
  .tempers = loire_tempers,
  .habits = loire_habits,
  .watch = loire_watch,
  .uses = loire_uses,
  .prepare = prepare,
  .evaluate = evaluate,
  .terms = list_terms,
  .oddness = loire_oddness,
  .settled = settled,
  .expect = expect,
};
