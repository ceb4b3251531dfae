/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-lesson.h"

#include <string.h>

#include "relais-lore.h"
#include "relais-scenario-private.h"

#define BETWEEN "; "

/**
 * relais_lesson_get:
 * @game: (out): whose lesson it is
 *
 * Returns: (nullable): NULL when none of the games has one
 */
const RelaisLesson *
relais_lesson_get (const RelaisGame **game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; relais_games[i] != NULL; i++)
    {
      const RelaisLore *lore = relais_lore_find (relais_games[i]);

      if (lore == NULL || lore->lesson == NULL)
        continue;
      *game = relais_games[i];
      return lore->lesson;
    }
  return NULL;
}

/**
 * relais_lesson_find:
 * @id: (nullable)
 *
 * Returns: (nullable)
 */
const RelaisLesson *
relais_lesson_find (const RelaisGame *game, const char *id)
{
  const RelaisLore *lore = relais_lore_find (game);
  const RelaisLesson *lesson = lore != NULL ? lore->lesson : NULL;

  g_return_val_if_fail (game != NULL, NULL);
  return lesson != NULL && g_strcmp0 (lesson->id, id) == 0 ? lesson : NULL;
}

/* It is in the program: what is wrong with it is a fault, found by tests. */
static RelaisSetup *
setup_of (const RelaisGame *game, const RelaisLesson *lesson)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisSetup *setup = relais_scenarios_read_setup (lesson->id, problems);

  if (setup == NULL || problems->len > 0 || setup->game != game)
    g_error ("lesson %s: its position is missing or damaged", lesson->id);
  return setup;
}

/**
 * relais_lesson_start:
 *
 * Returns: (transfer full)
 */
RelaisMatch *
relais_lesson_start (const RelaisGame *game, const RelaisLesson *lesson)
{
  g_autoptr (RelaisSetup) setup = NULL;
  RelaisMatch *match;

  g_return_val_if_fail (game != NULL && lesson != NULL, NULL);

  setup = setup_of (game, lesson);
  match = relais_match_new (relais_record_from_setup (setup));
  relais_match_set_scenario (match, lesson->id);
  return match;
}

gboolean
relais_lesson_is_start (const RelaisGame *game, const RelaisLesson *lesson, gconstpointer state)
{
  g_autoptr (RelaisSetup) setup = NULL;

  g_return_val_if_fail (game != NULL && lesson != NULL && state != NULL, FALSE);

  setup = setup_of (game, lesson);
  return memcmp (&setup->state, state, game->state_size) == 0;
}

static void
add_moves (GArray *line, const RelaisGame *game, const RelaisSetup *setup, RelaisState *state, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, BETWEEN, -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gconstpointer edition = setup->edition != NULL ? setup->edition : game->edition;
      RelaisMove move;
      RelaisRefusal why;

      if (!relais_parse_move (game, state, words[i], strlen (words[i]), &move, &why)
          || !game->check (edition, state, move, &why))
        g_error ("a lesson of %s cannot play “%s”", game->id, words[i]);
      game->make (edition, state, move, NULL);
      g_array_append_val (line, move);
    }
}

/**
 * relais_lesson_line:
 * @ends: (element-type guint): after how many moves each step is done
 *
 * Returns: (transfer full) (element-type RelaisMove)
 */
GArray *
relais_lesson_line (const RelaisGame *game, const RelaisLesson *lesson, GArray *ends)
{
  GArray *line = g_array_new (FALSE, FALSE, sizeof (RelaisMove));
  g_autoptr (RelaisSetup) setup = setup_of (game, lesson);
  RelaisState state;

  relais_copy (game, &state, &setup->state);
  for (const RelaisLessonStep *step = lesson->steps; step->task != NULL; step++)
    {
      if (step->moves != NULL)
        add_moves (line, game, setup, &state, step->moves);
      g_array_append_val (ends, line->len);
    }
  return line;
}
