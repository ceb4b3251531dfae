/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be answered, looked at from outside. */

#include "relais-decision.h"

static gboolean
is_whole (RelaisChoice *choice)
{
  guint n;

  relais_choice_get_moves (choice, &n);
  return n > 0 && relais_choice_get_reason (choice) == NULL && !relais_choice_get_step (choice);
}

static void
add_whole (GListModel *from, GListStore *into)
{
  for (guint i = 0; i < g_list_model_get_n_items (from); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (from, i);

      if (is_whole (choice))
        g_list_store_append (into, choice);
    }
}

/**
 * relais_decision_get_answers:
 *
 * Returns: (transfer full)
 */
GListModel *
relais_decision_get_answers (RelaisDecision *self)
{
  g_autoptr (GListStore) behind = g_list_store_new (RELAIS_TYPE_CHOICE);
  GListStore *whole;

  g_return_val_if_fail (RELAIS_IS_DECISION (self), NULL);

  whole = g_list_store_new (RELAIS_TYPE_CHOICE);
  if (!relais_match_may_ask (relais_decision_get_match (self)))
    return G_LIST_MODEL (whole);
  add_whole (relais_decision_get_choices (self), whole);
  if (RELAIS_DECISION_GET_CLASS (self)->answers != NULL)
    RELAIS_DECISION_GET_CLASS (self)->answers (self, behind);
  add_whole (G_LIST_MODEL (behind), whole);
  return G_LIST_MODEL (whole);
}

/**
 * relais_decision_get_only_end:
 *
 * Returns: (transfer none) (nullable)
 */
RelaisChoice *
relais_decision_get_only_end (RelaisDecision *self)
{
  GListModel *choices;
  RelaisChoice *end = NULL;

  g_return_val_if_fail (RELAIS_IS_DECISION (self), NULL);

  choices = relais_decision_get_choices (self);
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_choice_get_reason (choice) != NULL)
        continue;
      if (!relais_choice_get_closes (choice) || !relais_choice_get_ends_turn (choice))
        return NULL;
      end = choice;
    }
  return end;
}
