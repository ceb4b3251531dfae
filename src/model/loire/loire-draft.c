/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table, how a draft begins, and what follows from what: supplies, decks,
 * tokens, whose turn it is. */

#include "loire-draft.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/loire/loire-rules.h"

const RelaisDrafting relais_drafting_loire = {
  .begin = loire_draft_begin,
  .adopt = loire_draft_adopt,
  .deal = loire_draft_deal,
  .settle = loire_draft_settle,
  .remove_seat = loire_draft_remove_seat,
  .complete = loire_draft_complete,
  .is_complete = loire_draft_is_complete,
  .tools = loire_draft_tools,
  .n_pieces = loire_draft_n_pieces,
  .tell_piece = loire_draft_tell_piece,
  .count_piece = loire_draft_count_piece,
  .move = loire_draft_move,
  .pieces_at = loire_draft_pieces_at,
  .places_of = loire_draft_places_of,
  .shape = loire_draft_shape,
  .fields = loire_draft_fields,
  .get_value = loire_draft_get_value,
  .set_value = loire_draft_set_value,
  .words = loire_draft_words,
  .get_cards = loire_draft_get_cards,
  .set_cards = loire_draft_set_cards,
  .card_id = loire_draft_card_id,
  .card_name = loire_draft_card_name,
  .card_left = loire_draft_card_left,
  .count_cards = loire_draft_count_cards,
  .tell_none = loire_draft_tell_none,
  .check = loire_draft_check,
  .missing = loire_draft_missing,
  .fix = loire_draft_fix,
  .other_fix = loire_draft_other_fix,
  .fix_otherwise = loire_draft_fix_otherwise,
  .read_gaps = loire_draft_read_gaps,
  .print = loire_draft_print,
};

#define LATER_OPTIONS (LOIRE_BIT (LOIRE_OPTION_PALACE_CITY) | LOIRE_BIT (LOIRE_OPTION_DUCAL_REACH))

/* Who chooses what the first version of the rules did not have wants the newest one. */
static void
settle_rules (RelaisDraftBoard *board)
{
  if (board->given.given & LATER_OPTIONS)
    board->given.rules = 0;
}

/* Options as they come out; who was to begin may have left the table. */
static RelaisConfig
resolved (RelaisDraftBoard *board)
{
  RelaisConfig config = board->given;
  RelaisRefusal why;

  if (loire_resolve (board->edition, &config, &why))
    return config;
  board->given.given &= ~LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER);
  board->given.value[LOIRE_OPTION_FIRST_PLAYER] = 0;
  config = board->given;
  loire_resolve (board->edition, &config, &why);
  return config;
}

gboolean
loire_draft_edition_fits (const LoireEdition *e, RelaisReason **why)
{
  RelaisFindings findings;

  findings.count = 0;
  loire_check_edition (e, &findings);
  return findings.count == 0
         || loire_draft_refuse (why, _("The card values do not fit together; the check says where."));
}

gboolean
loire_draft_begin (RelaisDraftBoard *board, RelaisReason **why)
{
  LoireState *s = loire_draft_state (board);
  RelaisConfig config;

  if (!loire_draft_edition_fits (board->edition, why))
    return FALSE;
  config = resolved (board);
  memset (&board->state, 0, sizeof board->state);
  loire_prepare (board->edition, &config, s);
  board->drawn = LOIRE_DRAWN_DECKS;
  for (guint i = 0; i < s->players; i++)
    board->drawn |= LOIRE_DRAWN_HAND (i);
  loire_draft_settle (board);
  return TRUE;
}

/* Options */

/* The options of a state as values of the table. */
void
loire_draft_values (const LoireState *s, gint64 *value)
{
  const LoireOptions *o = &s->options;

  value[RELAIS_OPTION_PLAYERS] = s->players;
  value[RELAIS_OPTION_SEED] = (gint64) s->seed;
  value[LOIRE_OPTION_VARIANT] = s->variant;
  value[LOIRE_OPTION_LADY_SURCHARGE] = o->lady_surcharge;
  value[LOIRE_OPTION_MERCHANT_ACTIONS] = o->merchant_actions;
  value[LOIRE_OPTION_LUMBERJACK_PAYS] = o->lumberjack_pays;
  value[LOIRE_OPTION_PALATIUM_HIRE] = o->palatium_hire;
  value[LOIRE_OPTION_BOAT_GOAL] = o->boat_goal;
  value[LOIRE_OPTION_MESSAGE_GOAL] = o->message_goal;
  value[LOIRE_OPTION_TOKEN_RECALL] = o->token_recall;
  value[LOIRE_OPTION_CASUAL_ABBEY] = o->casual_abbey;
  value[LOIRE_OPTION_PALACE_CITY] = o->palace_city;
  value[LOIRE_OPTION_DUCAL_REACH] = o->ducal_reach;
  value[LOIRE_OPTION_SOLO_TURNS] = o->solo_turns;
  value[LOIRE_OPTION_START_DENIERS] = o->start_deniers;
  value[LOIRE_OPTION_POOR_LIMIT] = o->poor_limit;
  value[LOIRE_OPTION_RICH_LIMIT] = o->rich_limit;
  value[LOIRE_OPTION_CIRCUS_START] = loire_location_village (o->circus_start);
  value[LOIRE_OPTION_FIRST_PLAYER] = o->first_player;
}

static void
give (RelaisConfig *config, guint option, gint64 value)
{
  config->value[option] = value;
  config->given |= LOIRE_BIT (option);
}

/* The fewest options that make the state's with this preset. */
static guint
options_given (const LoireEdition *e, const LoireState *s, gint64 preset, RelaisConfig *config)
{
  gint64 value[LOIRE_OPTIONS];
  RelaisConfig plain;
  RelaisRefusal why;
  guint n = 0;

  memset (config, 0, sizeof *config);
  config->rules = s->options.rules == LOIRE_RULES_1 ? LOIRE_RULES_1 : 0;
  loire_draft_values (s, value);
  give (config, RELAIS_OPTION_PLAYERS, s->players);
  give (config, RELAIS_OPTION_SEED, (gint64) s->seed);
  if (s->variant != LOIRE_STANDARD)
    give (config, LOIRE_OPTION_VARIANT, s->variant);
  if (preset != 0)
    give (config, LOIRE_OPTION_PRESET, preset);
  plain = *config;
  loire_resolve (e, &plain, &why);
  for (guint i = LOIRE_OPTION_LADY_SURCHARGE; i < LOIRE_OPTION_FIRST_PLAYER; i++)
    if (plain.value[i] != value[i])
      {
        give (config, i, value[i]);
        n++;
      }
  give (config, LOIRE_OPTION_FIRST_PLAYER, s->options.first_player);
  return n;
}

/* A deck in the order in which the seed would have shuffled it may as well be
 * called shuffled. */
void
loire_draft_adopt (RelaisDraftBoard *board)
{
  const LoireState *s = loire_draft_peek (board);
  LoireState shuffled;
  guint best = G_MAXUINT;

  for (gint64 preset = 0; preset <= loire_options[LOIRE_OPTION_PRESET].max; preset++)
    {
      RelaisConfig config;
      guint n = options_given (board->edition, s, preset, &config);

      if (n < best)
        {
          best = n;
          board->given = config;
        }
    }
  board->drawn = 0;
  loire_draft_shuffled (s, &shuffled);
  for (guint level = 0; level < LOIRE_LEVELS; level++)
    if (s->n_deck[level] == shuffled.n_deck[level]
        && memcmp (s->deck + loire_deck_start[level], shuffled.deck + loire_deck_start[level], s->n_deck[level]) == 0)
      board->drawn |= LOIRE_DRAWN_DECK (level);
}

/* Of the deck that messages are shown from some are known. A deck that is not
 * in the game is no shuffled one. */
void
loire_draft_deal (RelaisDraftBoard *board)
{
  const LoireState *s = loire_draft_peek (board);
  LoireState shuffled;

  loire_draft_shuffled (s, &shuffled);
  for (guint level = 0; level < LOIRE_LEVELS; level++)
    if (s->pick_level != level + 1 && s->n_deck[level] == shuffled.n_deck[level])
      board->drawn |= LOIRE_DRAWN_DECK (level);
}

/* Seats */

/* L-SET-3: free horses as at the start of a game of so many players. */
static void
start_horses (const LoireEdition *e, guint players, guint8 horses[LOIRE_LOCATIONS])
{
  guint group = players <= 2 ? LOIRE_HORSE_1_2 : LOIRE_HORSE_3_4;

  for (guint i = 0; i < LOIRE_LOCATIONS; i++)
    horses[i] = e->horse[i] == group;
}

static void
empty_seat (RelaisDraftBoard *board, guint seat)
{
  const RelaisCardList none = { 0 };

  loire_draft_set_hand (board, seat, &none);
  loire_draft_set_delivered (board, seat, &none);
  memset (&loire_draft_state (board)->seats[seat], 0, sizeof (LoireSeat));
  board->drawn &= ~LOIRE_DRAWN_HAND (seat);
}

/* Free horses that stand as at the start stand so for the new number, too. */
static void
set_players (RelaisDraftBoard *board, guint players)
{
  LoireState *s = loire_draft_state (board);
  guint8 old[LOIRE_LOCATIONS];
  guint was = s->players;

  start_horses (board->edition, was, old);
  if (memcmp (old, s->horses, sizeof old) == 0)
    start_horses (board->edition, players, s->horses);
  for (guint i = players; i < was; i++)
    empty_seat (board, i);
  s->players = (guint8) players;
  for (guint i = was; i < players; i++)
    {
      memset (&s->seats[i], 0, sizeof (LoireSeat));
      loire_start_seat (board->edition, s, &s->seats[i]);
      if (s->turn == 0)
        board->drawn |= LOIRE_DRAWN_HAND (i);
    }
}

void
loire_draft_remove_seat (RelaisDraftBoard *board, guint seat)
{
  LoireState *s = loire_draft_state (board);
  RelaisConfig *given = &board->given;
  guint last = s->players - 1u;
  gint64 *first = &given->value[LOIRE_OPTION_FIRST_PLAYER];

  empty_seat (board, seat);
  for (guint i = seat; i < last; i++)
    {
      s->seats[i] = s->seats[i + 1];
      board->drawn &= ~LOIRE_DRAWN_HAND (i);
      if (board->drawn & LOIRE_DRAWN_HAND (i + 1))
        board->drawn |= LOIRE_DRAWN_HAND (i);
    }
  memset (&s->seats[last], 0, sizeof (LoireSeat));
  loire_start_seat (board->edition, s, &s->seats[last]);
  if (given->given & LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER) && *first >= (gint64) seat && *first > 0)
    (*first)--;
  given->value[RELAIS_OPTION_PLAYERS] = last;
}

/* L-CAS-1: what the casual game does not have goes back. */
static void
set_variant (RelaisDraftBoard *board, guint variant)
{
  LoireState *s = loire_draft_state (board);
  const RelaisCardList none = { 0 };

  s->variant = (guint8) variant;
  s->circus = variant == LOIRE_CASUAL ? LOIRE_NONE : s->options.circus_start;
  for (guint i = 0; variant == LOIRE_CASUAL && i < s->players; i++)
    {
      loire_draft_set_characters (&s->seats[i], &none);
      loire_draft_set_palaces (s, i, &none);
    }
}

/* What a start is made of follows the options until something else is put there. */
static void
set_options (RelaisDraftBoard *board, const RelaisConfig *config)
{
  LoireState *s = loire_draft_state (board);
  LoireOptions old = s->options;

  s->options = loire_options_of (config);
  for (guint i = 0; s->turn == 0 && i < s->players; i++)
    if (s->seats[i].deniers == old.start_deniers)
      s->seats[i].deniers = s->options.start_deniers;
  if (s->turn == 0 && s->circus == old.circus_start && s->variant == LOIRE_STANDARD)
    s->circus = s->options.circus_start;
}

/* Supplies (L-POS-2) */

static void
count_supplies (const LoireEdition *e, LoireState *s)
{
  guint castles = 0;

  for (guint g = 0; g < LOIRE_GOODS; g++)
    {
      guint held = 0;

      for (guint i = 0; i < s->players; i++)
        held += s->seats[i].goods[g];
      s->goods[g] = (guint8) (e->cards[g] - MIN (held, e->cards[g]));
    }
  for (guint id = 0; id < LOIRE_CHARACTERS; id++)
    s->characters[id] = (guint8) loire_copies (e, s, id);
  for (guint id = 0; id < LOIRE_PALACES; id++)
    s->palaces[id] = s->variant == LOIRE_CASUAL ? 0 : e->palace_copies;
  for (guint i = 0; i < s->players; i++)
    {
      LOIRE_EACH (id, s->seats[i].characters)
        s->characters[id] = (guint8) (s->characters[id] - MIN (s->characters[id], 1));
      LOIRE_EACH (id, s->seats[i].palaces)
        s->palaces[id] = (guint8) (s->palaces[id] - MIN (s->palaces[id], 1));
      castles += loire_count (s->seats[i].built[LOIRE_CASTLE]);
    }
  s->towers = (guint8) (e->towers - MIN (castles, e->towers));
}

/* Cards that are claimed by a hand leave the decks; what is not used of an
 * array is always the same, so that equal boards are equal bytes. */
static void
settle_decks (RelaisDraftBoard *board)
{
  LoireState *s = loire_draft_state (board);
  gboolean claimed[LOIRE_MESSAGES];
  LoireState shuffled;

  loire_draft_claimed (s, claimed);
  if (board->drawn & LOIRE_DRAWN_DECKS)
    loire_draft_shuffled (s, &shuffled);
  for (guint level = 0; level < LOIRE_LEVELS; level++)
    {
      guint8 *deck = s->deck + loire_deck_start[level];
      const guint8 *from = board->drawn & LOIRE_DRAWN_DECK (level) ? shuffled.deck + loire_deck_start[level] : deck;
      guint n = board->drawn & LOIRE_DRAWN_DECK (level) ? shuffled.n_deck[level] : s->n_deck[level];
      guint kept = 0;

      for (guint i = 0; i < n; i++)
        if (!claimed[from[i]])
          deck[kept++] = from[i];
      memset (deck + kept, 0, loire_deck_start[level + 1] - loire_deck_start[level] - kept);
      s->n_deck[level] = (guint8) kept;
    }
  /* no more can be shown than there are */
  if (s->pick_level > 0)
    s->pick_count = MIN (s->pick_count, s->n_deck[s->pick_level - 1]);
}

/* Card values may have changed since. */
static void
count_delivered (const LoireEdition *e, const LoireState *s, LoireSeat *seat)
{
  guint card = seat->first_delivered;

  seat->delivered_points = 0;
  memset (seat->delivered_type, 0, sizeof seat->delivered_type);
  for (guint i = 0; i < seat->n_delivered; i++, card = s->delivered[card])
    {
      seat->delivered_points = (guint16) (seat->delivered_points + e->message[card].points);
      seat->delivered_type[e->message[card].type]++;
    }
}

static void
count_tokens (const LoireState *s, LoireSeat *seat)
{
  seat->tokens = s->variant == LOIRE_CASUAL
    ? LOIRE_MAX_MARKS : (guint8) (loire_has (seat, LOIRE_APPRENTICE) + loire_has (seat, LOIRE_HELPER));
}

/* Of what has been read only what the file does not tell follows from the
 * rest, so that what is wrong in it can be told. It may have been read by other
 * card values than its own, which do not go together. */
void
loire_draft_settle_read (RelaisDraftBoard *board, gboolean supplies_told)
{
  LoireState *s = loire_draft_state (board);
  RelaisConfig config = resolved (board);

  s->options = loire_options_of (&config);
  for (guint i = 0; i < s->players; i++)
    count_delivered (board->edition, s, &s->seats[i]);
  if (!supplies_told)
    count_supplies (board->edition, s);
  settle_decks (board);
}

/* L-POS-6 */
static void
settle_turn (LoireState *s)
{
  static const LoireUsed unused = { .action = LOIRE_NOTHING };
  guint rest = s->players - 1u;

  s->player = (guint8) ((s->options.first_player + (guint64) s->turn) % s->players);
  if (s->ending)
    {
      s->ending_turn = MIN (s->ending_turn, s->turn);
      if (s->turn - s->ending_turn > rest)
        s->ending_turn = s->turn - rest;
      s->ending_player = (guint8) ((s->options.first_player + (guint64) s->ending_turn) % s->players);
    }
  if ((s->phase == LOIRE_COLLECT || s->phase == LOIRE_FIGURE) && memcmp (&s->used, &unused, sizeof unused) == 0)
    loire_draft_fresh_turn (s);
  if (s->phase != LOIRE_PICK)
    s->pick_level = s->pick_count = 0;
}

void
loire_draft_fresh_turn (LoireState *s)
{
  guint at = s->seats[s->player].stack[LOIRE_MERCHANT_FIGURE].at;

  s->used = (LoireUsed) { .action = LOIRE_NOTHING };
  s->phase = at == LOIRE_NONE ? LOIRE_FIGURE : (guint8) loire_turn_phase (s, s->player);
  s->pick_level = s->pick_count = 0;
}

void
loire_draft_settle (RelaisDraftBoard *board)
{
  LoireState *s = loire_draft_state (board);
  RelaisConfig config;

  settle_rules (board);
  config = resolved (board);
  /* every file tells the variant; that it was chosen only where it is another */
  if (board->given.value[LOIRE_OPTION_VARIANT] == LOIRE_STANDARD)
    board->given.given &= ~LOIRE_BIT (LOIRE_OPTION_VARIANT);
  s->seed = (guint64) config.value[RELAIS_OPTION_SEED];
  if (config.value[RELAIS_OPTION_PLAYERS] != s->players)
    set_players (board, (guint) config.value[RELAIS_OPTION_PLAYERS]);
  set_options (board, &config);
  if (config.value[LOIRE_OPTION_VARIANT] != s->variant)
    set_variant (board, (guint) config.value[LOIRE_OPTION_VARIANT]);
  if (s->turn > 0)
    board->drawn &= LOIRE_DRAWN_DECKS;
  for (guint i = 0; i < s->players; i++)
    {
      count_delivered (board->edition, s, &s->seats[i]);
      count_tokens (s, &s->seats[i]);
    }
  LOIRE_EACH (village, LOIRE_VILLAGES & ~loire_all_buildings (s))
    s->built_turn[village] = 0;
  count_supplies (board->edition, s);
  settle_decks (board);
  settle_turn (s);
}
