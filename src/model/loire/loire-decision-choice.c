/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Choices made of moves, steps and refusals; what moves lead to is found out by
 * making them on a copy, so no price is worked out twice. */

#include "loire-decision-private.h"

#include <glib/gi18n-lib.h>

void
loire_outcome (RelaisLoireDecision *self, const RelaisMove *moves, guint n, LoireOutcome *outcome)
{
  outcome->after = *self->s;
  outcome->events.count = 0;
  outcome->reveals = FALSE;
  for (guint i = 0; i < n; i++)
    outcome->reveals |= self->game->make (self->e, &outcome->after, moves[i], &outcome->events);
  outcome->ends_turn = loire_outcome_find (outcome, RELAIS_EVENT_TURN) != NULL
                       || loire_outcome_find (outcome, RELAIS_EVENT_OVER) != NULL;
}

const RelaisEvent *
loire_outcome_find (const LoireOutcome *outcome, int kind)
{
  for (int i = 0; i < outcome->events.count; i++)
    if (outcome->events.at[i].kind == kind)
      return &outcome->events.at[i];
  return NULL;
}

/* Both kinds of money carry the amount behind the player, and are the active
 * seat's own. */
static int
deniers_of (const LoireOutcome *outcome, int kind)
{
  int deniers = 0;

  for (int i = 0; i < outcome->events.count; i++)
    if (outcome->events.at[i].kind == kind)
      deniers += outcome->events.at[i].arg[1];
  return deniers;
}

int
loire_outcome_paid (const LoireOutcome *outcome)
{
  return deniers_of (outcome, LOIRE_EVENT_PAID);
}

int
loire_outcome_got (const LoireOutcome *outcome)
{
  return deniers_of (outcome, LOIRE_EVENT_GOT);
}

int
loire_outcome_points (const LoireOutcome *outcome, int column)
{
  int points = 0;

  for (int i = 0; i < outcome->events.count; i++)
    {
      const RelaisEvent *event = &outcome->events.at[i];

      if (event->kind == RELAIS_EVENT_POINTS && event->arg[3] == column)
        points += event->arg[1];
    }
  return points;
}

/* One point of it has counted since the message was drawn. */
int
loire_delivery_points (const LoireEdition *e, const LoireState *before, guint card, int *deniers)
{
  LoireState after = *before;
  RelaisEvents events = { 0 };
  int points = 0;

  loire_deliver_make (e, &after, (RelaisMove) { LOIRE_MOVE_DELIVER, (guint8) card, 0, 0 }, &events);
  for (int i = 0; i < events.count; i++)
    if (events.at[i].kind == RELAIS_EVENT_POINTS)
      points += events.at[i].arg[1];
  if (deniers != NULL)
    *deniers = loire_active (&after)->deniers - loire_active (before)->deniers;
  return points;
}

/* Not relais_match_check: the position asked about may be one move ahead. */
gboolean
loire_check_move (RelaisLoireDecision *self, RelaisMove move, RelaisRefusal *why)
{
  *why = (RelaisRefusal) { 0 };
  return self->game->check (self->e, self->s, move, why);
}

char *
loire_move_id (RelaisLoireDecision *self, RelaisMove move)
{
  char buffer[RELAIS_MAX_MOVE_TEXT];
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  self->game->print_move (self->s, move, &text);
  return g_strdup (buffer);
}

/* What cannot be tried, and why. */
static void
lock_for_trial (RelaisLoireDecision *self, RelaisChoice *choice, const LoireOutcome *outcome, const RelaisMove *moves, guint n)
{
  gboolean unknown = FALSE;

  if (!relais_match_get_trying (self->match))
    return;
  for (guint i = 0; i < n; i++)
    unknown |= self->game->supposes (self->s, moves[i]);
  if (unknown)
    relais_decision_lock_for_trial (RELAIS_DECISION (self), choice, RELAIS_TRYING_UNKNOWN);
  else if (loire_outcome_find (outcome, RELAIS_EVENT_OVER) != NULL)
    relais_decision_lock_for_trial (RELAIS_DECISION (self), choice, RELAIS_TRYING_END);
}

RelaisChoice *
loire_choice_new_several (RelaisLoireDecision *self,
                          const LoireOutcome  *outcome,
                          const RelaisMove    *moves,
                          guint                n,
                          const char          *id,
                          const char          *icon,
                          char                *what,
                          char                *detail)
{
  RelaisChoice *choice;

  if (loire_outcome_find (outcome, RELAIS_EVENT_ENDING) != NULL)
    detail = loire_join (detail, g_strdup (_("the last round begins")));
  choice = relais_choice_new (id, icon, what, detail);
  if (self->ends_stop)
    relais_choice_add_move (choice, (RelaisMove) { LOIRE_MOVE_DONE, 0, 0, 0 });
  for (guint i = 0; i < n; i++)
    relais_choice_add_move (choice, moves[i]);
  relais_choice_set_ends_turn (choice, outcome->ends_turn);
  loire_add_warnings (self, outcome, moves[n - 1], choice);
  lock_for_trial (self, choice, outcome, moves, n);
  return choice;
}

RelaisChoice *
loire_choice_new (RelaisLoireDecision *self,
                  const LoireOutcome  *outcome,
                  RelaisMove           move,
                  const char          *icon,
                  char                *what,
                  char                *detail)
{
  g_autofree char *id = loire_move_id (self, move);

  return loire_choice_new_several (self, outcome, &move, 1, id, icon, what, detail);
}

/* A card that was turned up in a trial, or something that can be done with it. */
RelaisChoice *
loire_choice_new_unknown (RelaisLoireDecision *self, const char *id, const char *icon, char *what)
{
  RelaisChoice *choice = relais_choice_new (id, icon, what, g_strdup (C_("message", "not known yet")));

  relais_decision_lock_for_trial (RELAIS_DECISION (self), choice, RELAIS_TRYING_UNKNOWN);
  return choice;
}

RelaisChoice *
loire_choice_new_refused (RelaisLoireDecision *self,
                          const RelaisRefusal *why,
                          const char          *id,
                          const char          *icon,
                          char                *what)
{
  RelaisChoice *choice = relais_choice_new (id, icon, what, loire_reason_words (self, why));
  g_autoptr (RelaisReason) reason = relais_reason_new (relais_match_get_view (self->match), why);

  relais_choice_set_reason (choice, reason);
  return choice;
}

/* What no single move of the engine is the natural question for. */
RelaisChoice *
loire_choice_new_impossible (RelaisLoireDecision *self,
                             const char          *rule,
                             const char          *sentence,
                             const char          *id,
                             const char          *icon,
                             char                *what,
                             char                *detail)
{
  RelaisChoice *choice = relais_choice_new (id, icon, what, detail);
  g_autoptr (RelaisReason) reason = relais_reason_new_literal (self->game, rule, sentence);

  relais_choice_set_reason (choice, reason);
  return choice;
}

RelaisChoice *
loire_choice_new_step (const char *id, const char *icon, char *what, char *detail)
{
  RelaisChoice *choice = relais_choice_new (id, icon, what, detail);

  relais_choice_set_step (choice, TRUE);
  return choice;
}

void
loire_offer_all (GListStore *into, GListStore *choices)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (choices)); i++)
    loire_offer (into, g_list_model_get_item (G_LIST_MODEL (choices), i));
}

/* Takes the choice over. */
void
loire_offer (GListStore *into, RelaisChoice *choice)
{
  g_list_store_append (into, choice);
  g_object_unref (choice);
}
