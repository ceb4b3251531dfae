/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a look back at a game tells, in words. */

#include <glib/gi18n-lib.h>

#include "relais-history-row.h"
#include "relais-lore.h"
#include "relais-review-private.h"

#define TELLING 20              /* hundredths of a point: by so much something is better that is told first */
#define MUCH_LUCK 0.03          /* what is told of luck all in all, ... */
#define MUCH_LUCK_POINTS 2.0    /* ... and of who is alone */

char *
relais_review_tell_worth (RelaisReview *self, double worth)
{
  g_return_val_if_fail (RELAIS_IS_REVIEW (self), NULL);

  if (relais_review_is_alone (self))
    /* TRANSLATORS: what something was worth to who plays alone: "3.5 points" */
    return g_strdup_printf (_("%.1f points"), worth);
  return g_strdup_printf (_("%d %%"), (int) (100 * worth + (worth < 0 ? -0.5 : 0.5)));
}

/* What the move would have been called in the history. */
static char *
tell_better (RelaisReview *self, const RelaisReviewTurn *turn)
{
  RelaisMatch *match = relais_review_get_match (self);
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  const RelaisNode *before = turn->worst->parent;
  RelaisView view, after;
  RelaisEvents events;
  RelaisMoveView told = { .move = turn->better, .previous = before->parent != NULL ? &before->move : NULL,
                          .before = &view, .after = &after, .events = &events };

  relais_match_view (match, before, relais_match_get_viewer (match), &view);
  relais_match_suppose_move (match, before, turn->better, &after, &events);
  return lore->tell_move (&told);
}

/**
 * relais_review_tell_turn:
 *
 * Returns: (transfer full) (nullable)
 */
char *
relais_review_tell_turn (RelaisReview *self, guint i)
{
  const RelaisReviewTurn *turn = relais_review_get_turn (self, i);
  g_autofree char *chosen = NULL;
  g_autofree char *better = NULL;
  g_autofree char *worth = NULL;

  if (turn == NULL || turn->worst == NULL)
    return NULL;
  chosen = relais_history_tell_press (relais_review_get_match (self), turn->worst);
  better = tell_better (self, turn);
  worth = relais_review_tell_worth (self, turn->loss);
  if (chosen == NULL || better == NULL)
    return NULL;
  /* TRANSLATORS: {chosen} and {better} are lines of the history such as "Merchant rides from Blois to Tours (2 places)";
   * {worth} is "7 %" or "3.5 points" */
  return relais_lore_fill (_("{chosen}: gives {worth} away. Better: {better}."), "chosen", chosen, "worth", worth, "better", better, NULL);
}

/**
 * relais_review_tell_why:
 *
 * Returns: (transfer full) (nullable)
 */
char *
relais_review_tell_why (RelaisReview *self, guint i)
{
  const RelaisReviewTurn *turn = relais_review_get_turn (self, i);
  RelaisMatch *match = relais_review_get_match (self);
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  RelaisAiReason reasons[RELAIS_AI_MAX_REASONS];
  RelaisAiLimits limits = { .seed = 0 };
  char *why = NULL;
  RelaisAiTask task;
  int n;

  if (turn == NULL || turn->worst == NULL || lore->tell_reason == NULL)
    return NULL;
  if (!relais_ai_task (relais_match_get_game (match), relais_match_get_edition (match), turn->worst->parent->state, &task))
    return NULL;
  n = relais_ai_reasons (&task, &limits, turn->better, turn->worst->move, reasons);
  for (int k = 0; k < n && why == NULL; k++)
    if (reasons[k].here.worth - reasons[k].there.worth >= TELLING)
      why = lore->tell_reason (relais_match_get_view (match), &reasons[k]);
  return why;
}

/* How it ended for the seat, or stands. */
static char *
tell_outcome (RelaisReview *self, guint seat)
{
  RelaisMatch *match = relais_review_get_match (self);
  const char *player = relais_seat_get_name (relais_match_nth_seat (match, seat));
  g_autofree char *number = NULL;
  RelaisScore score = { 0 };
  int best = G_MININT;          /* of the others, if there are any */
  int lead;

  relais_match_score (match, &score);
  for (guint i = 0; i < score.seats; i++)
    if (i != seat)
      best = MAX (best, score.total[i]);
  if (!relais_match_is_over (match))
    return relais_lore_fill (_("What has been played so far, for {player}."), "player", player, NULL);
  if (score.seats == 1)
    {
      number = g_strdup_printf ("%d", score.total[seat]);
      return relais_lore_fill (ngettext ("{player} made {number} point.", "{player} made {number} points.", (gulong) ABS (score.total[seat])),
                               "player", player, "number", number, NULL);
    }
  lead = score.total[seat] - best;
  number = g_strdup_printf ("%d", ABS (lead));
  if (lead == 0)
    return relais_lore_fill (_("{player} has as many points as the best of the others."), "player", player, NULL);
  if (lead > 0)
    return relais_lore_fill (ngettext ("{player} won by {number} point.", "{player} won by {number} points.", (gulong) lead),
                             "player", player, "number", number, NULL);
  return relais_lore_fill (ngettext ("{player} lost by {number} point.", "{player} lost by {number} points.", (gulong) -lead),
                           "player", player, "number", number, NULL);
}

/* What was given away all in all, and in how many turns. */
static char *
tell_losses (RelaisReview *self, guint seat)
{
  double loss = 0;
  guint turns = 0, weak = 0;
  g_autofree char *worth = NULL;
  g_autofree char *number = NULL;

  for (guint i = 0; i < relais_review_get_n_turns (self); i++)
    {
      const RelaisReviewTurn *turn = relais_review_get_turn (self, i);

      turns += turn->seat == (int) seat;
      if (turn->seat != (int) seat || turn->worst == NULL)
        continue;
      loss += turn->loss;
      weak++;
    }
  if (weak == 0)
    return g_strdup (_("Nothing that counts was given away."));
  worth = relais_review_tell_worth (self, loss / MAX (turns, 1));
  number = g_strdup_printf ("%u", weak);
  return relais_lore_fill (ngettext ("In {number} turn something better could have been chosen; on the average, a turn gave {worth} away.",
                                     "In {number} turns something better could have been chosen; on the average, a turn gave {worth} away.",
                                     weak),
                           "number", number, "worth", worth, NULL);
}

/* The worst turns, with what they cost; NULL: there are none. */
static char *
tell_decisive (RelaisReview *self, guint seat)
{
  g_autoptr (GPtrArray) turns = g_ptr_array_new_with_free_func (g_free);
  guint which[RELAIS_REVIEW_DECISIVE];
  guint n = relais_review_find_decisive (self, seat, which);
  g_autofree char *all = NULL;

  if (n == 0)
    return NULL;
  for (guint i = 0; i < n; i++)
    {
      const RelaisReviewTurn *turn = relais_review_get_turn (self, which[i]);
      g_autofree char *number = g_strdup_printf ("%d", turn->turn + 1);
      g_autofree char *worth = relais_review_tell_worth (self, turn->loss);

      /* TRANSLATORS: one of a list: "turn 31 (9 %)" */
      g_ptr_array_add (turns, relais_lore_fill (_("turn {turn} ({worth})"), "turn", number, "worth", worth, NULL));
    }
  g_ptr_array_add (turns, NULL);
  all = g_strjoinv (C_("list", ", "), (char **) turns->pdata);
  return relais_lore_fill (_("Most was given away in these turns: {turns}."), "turns", all, NULL);
}

/* NULL: it was nothing much. */
static char *
tell_luck (RelaisReview *self, guint seat)
{
  double luck = 0;
  double much = relais_review_is_alone (self) ? MUCH_LUCK_POINTS : MUCH_LUCK;
  g_autofree char *worth = NULL;

  for (guint i = 0; i < relais_review_get_n_turns (self); i++)
    if (relais_review_get_turn (self, i)->seat == (int) seat)
      luck += relais_review_get_turn (self, i)->luck;
  if (ABS (luck) < much)
    return NULL;
  worth = relais_review_tell_worth (self, ABS (luck));
  return relais_lore_fill (luck > 0 ? _("The cards that were drawn were lucky: worth {worth}.")
                                    : _("The cards that were drawn were unlucky: they cost {worth}."),
                           "worth", worth, NULL);
}

char *
relais_review_tell (RelaisReview *self, guint seat)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  char *(*const tell[]) (RelaisReview *self, guint seat) = { tell_outcome, tell_losses, tell_decisive, tell_luck };

  g_return_val_if_fail (RELAIS_IS_REVIEW (self), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tell); i++)
    {
      char *sentence = tell[i] (self, seat);

      if (sentence != NULL)
        g_ptr_array_add (sentences, sentence);
    }
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **) sentences->pdata);
}
