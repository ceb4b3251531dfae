/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-computers.h"
#include "playing.h"

/* What the tests of computer players in a match share. */

#define COMPUTING_PATIENCE (60 * G_TIME_SPAN_SECOND)

static inline void
computing_seat (RelaisMatch *match, guint seat, const char *kind)
{
  g_object_set (relais_match_nth_seat (match, seat), "kind", kind, NULL);
}

static inline RelaisComputers *
computing_at_once (RelaisMatch *match)
{
  RelaisComputers *computers = relais_computers_new (match);

  relais_computers_set_pace (computers, RELAIS_PACE_AT_ONCE);
  return computers;
}

/* Until a person is to decide, or the game is over. */
static inline void
computing_wait (RelaisMatch *match)
{
  gint64 end = g_get_monotonic_time () + COMPUTING_PATIENCE;

  while (relais_match_is_for_computer (match))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* What is ready now. */
static inline void
computing_iterate (guint n)
{
  while (n-- > 0 && g_main_context_iteration (NULL, FALSE))
    ;
}

/* A person who always takes the first that can be done, without asking what it is. */
static inline gboolean
computing_person_plays (RelaisMatch *match)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisRefusal why;

  if (relais_match_is_for_computer (match) || relais_match_legal (match, moves) == 0)
    return FALSE;
  return relais_match_play_all (match, &moves[0], 1, &why);
}

/* Persons and computers, until so many moves are played. */
static inline void
computing_play (RelaisMatch *match, guint depth)
{
  while (relais_match_get_node (match)->depth < depth && !relais_match_is_over (match))
    if (!computing_person_plays (match))
      g_main_context_iteration (NULL, TRUE);
}

/* The moves up to here, as a record has them; of so many at most. */
static inline char *
computing_line (RelaisMatch *match, guint depth)
{
  const RelaisGame *game = relais_match_get_game (match);
  GString *line = g_string_new (NULL);

  for (RelaisNode *node = relais_match_get_node (match); node->parent != NULL; node = node->parent)
    {
      char buffer[RELAIS_MAX_MOVE_TEXT];
      RelaisText text;

      if (node->depth > depth)
        continue;
      relais_text_init (&text, buffer, sizeof buffer);
      game->print_move (node->parent->state, node->move, &text);
      g_string_prepend (line, "\n");
      g_string_prepend (line, buffer);
    }
  return g_string_free (line, FALSE);
}

static inline RelaisMatch *
computing_reopen (RelaisMatch *match)
{
  gsize length;
  g_autofree char *text = relais_match_print (match, &length);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisRecord *record = relais_record_parse (text, length, NULL, problems);

  g_assert_nonnull (record);
  g_assert_cmpuint (problems->len, ==, 0);
  return relais_match_new (record);
}
