/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a choice loses or costs later: what is told before it is chosen, so that
 * nobody learns L-TURN-1 or L-TURN-3 from a turn that is lost. */

#include "loire-decision-private.h"

#include <glib/gi18n-lib.h>

/* The seat after the moves; whose turn it is then may be another's. */
static const LoireSeat *
seat_after (RelaisLoireDecision *self, const LoireOutcome *outcome)
{
  return &outcome->after.seats[self->s->player];
}

static gboolean
has_another_turn (RelaisLoireDecision *self, const LoireOutcome *outcome)
{
  return !loire_is_seats_last_turn (outcome->ends_turn ? self->s : &outcome->after);
}

static gboolean
merchant_is_in_city (RelaisLoireDecision *self, const LoireOutcome *outcome)
{
  return loire_is_city (seat_after (self, outcome)->stack[LOIRE_MERCHANT_FIGURE].at);
}

static gboolean
merchant_rode (RelaisLoireDecision *self, const LoireOutcome *outcome)
{
  return outcome->ends_turn || outcome->after.used.rode[LOIRE_MERCHANT_FIGURE];
}

/* What the merchant can still sell where it stands. */
static int
worth_of_goods (RelaisLoireDecision *self, const LoireOutcome *outcome)
{
  const LoireSeat *seat = seat_after (self, outcome);
  int worth = 0;

  if (outcome->after.phase != LOIRE_MERCHANT || outcome->ends_turn)
    return 0;
  for (guint good = 0; good < LOIRE_GOODS; good++)
    if (loire_sell_check (self->e, &outcome->after, (RelaisMove) { LOIRE_MOVE_SELL, (guint8) good, 0, 0 }, NULL))
      worth += seat->goods[good] * (int) loire_sell_price (self->e, seat, good);
  return worth;
}

/* L-TURN-1: what is spent in a city, or not earned there. */
static char *
poor_words (RelaisLoireDecision *self, const LoireOutcome *outcome, RelaisMove last)
{
  guint limit = self->s->options.poor_limit;
  int deniers = seat_after (self, outcome)->deniers;
  gboolean lowers = loire_outcome_paid (outcome) > 0 || last.kind == LOIRE_MOVE_RIDE_MERCHANT
                    || last.kind == LOIRE_MOVE_DONE;

  if (!lowers || !merchant_is_in_city (self, outcome) || !merchant_rode (self, outcome)
      || !has_another_turn (self, outcome) || deniers + worth_of_goods (self, outcome) >= (int) limit)
    return NULL;
  if (outcome->ends_turn)
    return g_strdup_printf (_("%d d in a city: your next turn only brings %d d"), deniers, LOIRE_POOR_INCOME);
  return g_strdup_printf (_("%d d in a city: with less than %u d your next turn only brings %d d"), deniers, limit,
                          LOIRE_POOR_INCOME);
}

/* L-TURN-3: what the ride takes away, or the next one will. */
static char *
rich_words (RelaisLoireDecision *self, const LoireOutcome *outcome, RelaisMove last)
{
  const RelaisEvent *returned = loire_outcome_find (outcome, LOIRE_EVENT_RETURNED);
  const LoireSeat *seat = seat_after (self, outcome);
  int limit = (int) loire_rich_limit (self->e, self->s, seat);
  gboolean rides_again = !merchant_rode (self, outcome) || has_another_turn (self, outcome);

  if (returned != NULL)
    return g_strdup_printf (_("%d d above %d lost on leaving"), returned->arg[1], limit);
  if (seat->deniers <= limit || !rides_again || !merchant_is_in_city (self, outcome)
      || (loire_outcome_got (outcome) == 0 && last.kind != LOIRE_MOVE_DONE))
    return NULL;
  return g_strdup_printf (_("%d d above %d lost on leaving %s"), seat->deniers - limit, limit,
                          loire_name (self, LOIRE_CLASS_LOCATION, seat->stack[LOIRE_MERCHANT_FIGURE].at));
}

/* L-SHIP-1 */
static char *
goal_words (RelaisLoireDecision *self, const LoireOutcome *outcome, RelaisMove last)
{
  int sailed = seat_after (self, outcome)->boat - loire_active (self->s)->boat;
  int lost = last.kind == LOIRE_MOVE_SHIP ? self->e->ship[last.a - 1].spaces - sailed : 0;

  if (lost <= 0)
    return NULL;
  return g_strdup_printf (ngettext ("%d space beyond the goal is lost", "%d spaces beyond the goal are lost",
                                    (gulong) lost),
                          lost);
}

/* L-DEL-6 */
static char *
mark_words (RelaisLoireDecision *self, const LoireOutcome *outcome, RelaisMove last)
{
  const RelaisEvent *unmarked = loire_outcome_find (outcome, LOIRE_EVENT_UNMARKED);

  if (last.kind != LOIRE_MOVE_MARK || unmarked == NULL)
    return NULL;
  return g_strdup_printf (_("takes the token from %s: that mark is lost"), loire_name (self, LOIRE_CLASS_LOCATION, (guint) unmarked->arg[3]));
}

/* L-MSG-7: who has to be hired before it can be delivered. */
static char *
helper_words (RelaisLoireDecision *self, RelaisMove last)
{
  return last.kind == LOIRE_MOVE_MESSAGE ? loire_missing_words (self->s, last.a) : NULL;
}

void
loire_add_warnings (RelaisLoireDecision *self, const LoireOutcome *outcome, RelaisMove last, RelaisChoice *choice)
{
  relais_choice_add_warning (choice, helper_words (self, last));
  relais_choice_add_warning (choice, mark_words (self, outcome, last));
  relais_choice_add_warning (choice, goal_words (self, outcome, last));
  relais_choice_add_warning (choice, poor_words (self, outcome, last));
  relais_choice_add_warning (choice, rich_words (self, outcome, last));
}
