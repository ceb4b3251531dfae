/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "playing.h"

/* What a match tells, written down. */

/* What was told, in the order in which it was: what has changed ("position move
 * record"), and then the properties that were notified. */
typedef struct
{
  RelaisMatch *match;
  GString *told;
  RelaisEvents events;          /* of the last move */
} Listener;

static inline void
tell (Listener *l, const char *what)
{
  if (l->told->len > 0)
    g_string_append_c (l->told, ' ');
  g_string_append (l->told, what);
}

static inline void
on_changed (RelaisMatch *match, RelaisChange what, const RelaisEvents *events, Listener *l)
{
  static const char *const words[] = { "position", "move", "question", "seats", "task", "strict", "record" };

  g_assert_cmpint ((what & RELAIS_CHANGE_MOVE) != 0, ==, events != NULL);
  if (events != NULL)
    l->events = *events;
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if ((what & 1u << i) != 0)
      tell (l, words[i]);
}

static inline void
on_remarked (RelaisMatch *match, const RelaisNode *node, Listener *l)
{
  g_assert_nonnull (node);
  tell (l, "remarked");
}

static inline void
on_notify (RelaisMatch *match, GParamSpec *pspec, Listener *l)
{
  tell (l, pspec->name);
}

static inline void
listen (Listener *l, RelaisMatch *match)
{
  *l = (Listener) { .match = match, .told = g_string_new (NULL) };
  g_signal_connect (match, "changed", G_CALLBACK (on_changed), l);
  g_signal_connect (match, "remarked", G_CALLBACK (on_remarked), l);
  g_signal_connect (match, "notify", G_CALLBACK (on_notify), l);
}

static inline void
assert_told (Listener *l, const char *expected)
{
  g_assert_cmpstr (l->told->str, ==, expected);
  g_string_truncate (l->told, 0);
}

static inline void
unlisten (Listener *l)
{
  g_signal_handlers_disconnect_by_data (l->match, l);
  g_string_free (l->told, TRUE);
}

static inline gboolean
bool_of (RelaisMatch *match, const char *property)
{
  gboolean value;

  g_object_get (match, property, &value, NULL);
  return value;
}

static inline int
int_of (RelaisMatch *match, const char *property)
{
  int value;

  g_object_get (match, property, &value, NULL);
  return value;
}

/* The properties say what the functions say. */
static inline void
assert_properties_agree (RelaisMatch *match)
{
  g_assert_cmpint (int_of (match, "seat"), ==, relais_match_get_seat (match));
  g_assert_cmpint (int_of (match, "turn"), ==, relais_match_get_turn (match));
  g_assert_cmpint (bool_of (match, "over"), ==, relais_match_is_over (match));
  g_assert_cmpint (bool_of (match, "looking-back"), ==, relais_match_is_looking_back (match));
  g_assert_cmpint (bool_of (match, "can-undo"), ==, relais_match_can_undo (match));
  g_assert_cmpint (bool_of (match, "can-undo-turn"), ==, relais_match_can_undo_turn (match));
  g_assert_cmpint (bool_of (match, "can-redo"), ==, relais_match_can_redo (match));
  g_assert_cmpint (bool_of (match, "strict"), ==, relais_match_get_strict (match));
  g_assert_cmpint (bool_of (match, "trying"), ==, relais_match_get_trying (match));
  g_assert_cmpint (bool_of (match, "ended-early"), ==, relais_match_get_ended_early (match));
}
