/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-lore.h"
#include "playing.h"

/* What the tests of decisions share. */

static inline RelaisDecision *
deciding (RelaisMatch *match)
{
  return g_object_new (relais_lore_find (relais_match_get_game (match))->decision_type (), "match", match, NULL);
}

static inline guint
deciding_count (RelaisDecision *decision)
{
  return g_list_model_get_n_items (relais_decision_get_choices (decision));
}

/* Borrowed: the list keeps it. */
static inline RelaisChoice *
deciding_nth (GListModel *choices, guint i)
{
  g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

  return choice;
}

/* NULL: it is not offered. */
static inline RelaisChoice *
deciding_look_for (RelaisDecision *decision, const char *id)
{
  GListModel *choices = relais_decision_get_choices (decision);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    if (g_str_equal (relais_choice_get_id (deciding_nth (choices, i)), id))
      return deciding_nth (choices, i);
  return NULL;
}

static inline RelaisChoice *
deciding_find (RelaisDecision *decision, const char *id)
{
  RelaisChoice *choice = deciding_look_for (decision, id);

  if (choice == NULL)
    g_error ("nothing is offered as %s", id);
  return choice;
}

static inline void
deciding_choose (RelaisDecision *decision, const char *id)
{
  RelaisChoice *choice = deciding_find (decision, id);

  if (relais_choice_get_reason (choice) != NULL)
    g_error ("%s: %s", id, relais_reason_get_sentence (relais_choice_get_reason (choice)));
  g_assert_true (relais_decision_choose (decision, choice));
}

static inline gboolean
deciding_marked (RelaisDecision *decision, const char *place, RelaisMarkKind kind, int *pips)
{
  guint n;
  const RelaisMark *marks = relais_decision_get_marks (decision, &n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (marks[i].place, place) && marks[i].kind == kind)
      {
        if (pips != NULL)
          *pips = marks[i].pips;
        return TRUE;
      }
  return FALSE;
}

static inline char *
deciding_words (RelaisMatch *match, RelaisMove move)
{
  char buffer[RELAIS_MAX_MOVE_TEXT];
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  relais_match_get_game (match)->print_move (relais_match_get_state (match), move, &text);
  return g_strdup (buffer);
}
