/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Decisions in positions told in a few words, and what they say. Everything is
 * inline: no test uses all of it. */

#include "deciding.h"

#define MARKET "\"market\":[\"red\",\"blue\",\"yellow\",\"green\",\"purple\",\"white\",\"black\"]"
#define SHIELDS                                                                                       \
  "\"shields\":{\"ancenis\":\"red\",\"angers\":\"blue\",\"langeais\":\"green\",\"tours\":\"yellow\"," \
  "\"vendome\":\"black\",\"blois\":\"purple\",\"talcy\":\"red\",\"beaugency\":\"blue\","              \
  "\"meung\":\"white\",\"chambord\":\"red\",\"cheverny\":\"yellow\",\"amboise\":\"black\","           \
  "\"villandry\":\"blue\",\"usse\":\"white\",\"chinon\":\"purple\",\"montsoreau\":\"green\","         \
  "\"saumur\":\"red\",\"brissac\":\"yellow\"}"
#define BOARD SHIELDS "," MARKET
/* Seat 0 of two with what is told of it, and anything else. */
#define POSITION(seat, more)                                                                          \
  "{\"game\":\"loire\",\"players\":2,\"turn\":12," BOARD ",\"seats\":[{" seat "},{}]" more "}"
/* The seat's first figure of the turn has just stopped. */
#define IN_CITY(figure, at, seat, more)                                                               \
  POSITION ("\"" figure "\":{\"at\":\"" at "\"}," seat,                                                 \
            ",\"phase\":\"" figure "\",\"used\":{\"" figure "\":true}" more)
#define IN_VILLAGE(figure, at, seat, more)                                                            \
  POSITION ("\"" figure "\":{\"at\":\"" at "\",\"dir\":\"cw\"}," seat,                                \
            ",\"phase\":\"" figure "\",\"used\":{\"" figure "\":true}" more)

static inline RelaisDecision *
decision_of (const char *start)
{
  g_autoptr (RelaisMatch) match = playing_match (start);

  return deciding (match);
}

static inline void
play (RelaisDecision *decision, const char *words)
{
  playing_play (relais_decision_get_match (decision), words);
}

static inline void
assert_question (RelaisDecision *decision, const char *question)
{
  g_assert_cmpstr (relais_decision_get_question (decision), ==, question);
}

static inline void
assert_says (RelaisDecision *decision, const char *id, const char *title, const char *detail)
{
  RelaisChoice *choice = deciding_find (decision, id);

  g_assert_cmpstr (relais_choice_get_title (choice), ==, title);
  g_assert_cmpstr (relais_choice_get_detail (choice), ==, detail);
  g_assert_null (relais_choice_get_reason (choice));
}

static inline void
assert_refuses (RelaisDecision *decision, const char *id, const char *rule, const char *detail)
{
  RelaisChoice *choice = deciding_find (decision, id);

  g_assert_nonnull (relais_choice_get_reason (choice));
  g_assert_cmpstr (relais_reason_get_rule (relais_choice_get_reason (choice)), ==, rule);
  g_assert_cmpstr (relais_choice_get_detail (choice), ==, detail);
}

static inline void
assert_warns (RelaisDecision *decision, const char *id, const char *warning)
{
  RelaisChoice *choice = deciding_find (decision, id);

  g_assert_cmpstr (relais_choice_get_warning (choice), ==, warning);
  if (warning != NULL)
    g_assert_false (relais_choice_get_suggested (choice));
}

/* This one alone, and why; NULL: none is. */
static inline void
assert_suggests (RelaisDecision *decision, const char *id, const char *why)
{
  GListModel *choices = relais_decision_get_choices (decision);
  const char *suggested = NULL, *told = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    if (relais_choice_get_suggested (deciding_nth (choices, i)))
      {
        g_assert_null (suggested);
        suggested = relais_choice_get_id (deciding_nth (choices, i));
        told = relais_choice_get_why (deciding_nth (choices, i));
      }
  g_assert_cmpstr (suggested, ==, id);
  g_assert_cmpstr (told, ==, why);
}

/* What was explained last. */
typedef struct
{
  guint times;
  char *rule;
  char *sentence;
  char *place;
} Explained;

static inline void
explained_clear (Explained *explained)
{
  g_free (explained->rule);
  g_free (explained->sentence);
  g_free (explained->place);
  *explained = (Explained) { 0 };
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Explained, explained_clear)

static inline void
on_explain (RelaisDecision *decision, RelaisReason *reason, const char *place, Explained *explained)
{
  guint times = explained->times + 1;

  explained_clear (explained);
  explained->times = times;
  explained->rule = g_strdup (relais_reason_get_rule (reason));
  explained->sentence = g_strdup (relais_reason_get_sentence (reason));
  explained->place = g_strdup (place);
}

static inline void
listen (RelaisDecision *decision, Explained *explained)
{
  g_signal_connect (decision, "explain", G_CALLBACK (on_explain), explained);
}

/* The press was answered: something was played, narrowed or explained. */
static inline void
press (RelaisDecision *decision, const char *place)
{
  g_autoptr (GListModel) choices = relais_decision_press (decision, place);

  g_assert_null (choices);
}
