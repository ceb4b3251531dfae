/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <string.h>

#include "../engine/trying.h"
#include "engine/common/hash.h"
#include "relais-config-text.h"
#include "relais-edition.h"
#include "relais-json.h"
#include "relais-record-header.h"
#include "relais-record.h"

/* What the tests of src/record share. Everything is inline: no test uses all
 * of it. */

/* Seats that own much, so that many rules come across early. */
#define TESTING_MENAGERIE                                                                             \
  "\"deniers\":300,\"characters\":[\"apprentice\",\"helper\",\"mayor\",\"scout\",\"squire\","         \
  "\"blacksmith\",\"jester\",\"city_guard\",\"vassallus\",\"lady_in_waiting\",\"witch\"]"
#define TESTING_BUILDERS                                                                              \
  "\"deniers\":300,\"characters\":[\"economus\",\"patronus\",\"mensor\",\"magister_artium\","         \
  "\"lumberjack\",\"banker\",\"spy\",\"apprentice\"],\"goods\":{\"wood\":5,\"beer\":1},"              \
  "\"palaces\":[{\"id\":\"nantes.palatium_balivi\",\"turn\":1},{\"id\":\"orleans.post_office\",\"turn\":2}]"
#define TESTING_DUCAL "\"deniers\":300,\"palaces\":[{\"id\":\"orleans.ducal_palace\",\"turn\":1}]"
#define TESTING_RICH(players, seats)                                                                  \
  "{\"players\":" #players ",\"turn\":9,\"options\":{\"rich_limit\":300,\"message_goal\":12},\"seats\":[" seats "]}"

static inline char *
testing_repeat (const char *part, guint n)
{
  GString *text = g_string_new (NULL);

  while (n-- > 0)
    g_string_append (text, part);
  return g_string_free (text, FALSE);
}

static inline char *
testing_state (const RelaisGame *game, gconstpointer edition, gconstpointer state)
{
  char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  game->print_state (edition, state, &text);
  g_assert_true (trying_is_whole (&text));
  return g_strdup (buffer);
}

static inline void
testing_assert_same (gconstpointer a, gconstpointer b, gsize size)
{
  g_assert_true (memcmp (a, b, size) == 0);
}

static inline guint32
testing_hash (const RelaisGame *game, gconstpointer edition, gconstpointer state)
{
  g_autofree char *text = testing_state (game, edition, state);

  return relais_fnv32 (text, strlen (text));
}

static inline char *
testing_current (const RelaisRecord *record)
{
  return testing_state (record->game, relais_record_edition (record), relais_tree_get_state (record->tree));
}

static inline char *
testing_move (const RelaisGame *game, gconstpointer state, RelaisMove move)
{
  char buffer[RELAIS_MAX_MOVE_TEXT];
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  game->print_move (state, move, &text);
  return g_strdup (buffer);
}

static inline char *
testing_problems (GPtrArray *problems)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *line = relais_problem_text (problems->pdata[i]);

      g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free (text, FALSE);
}

/* Whatever is wrong is told in words that can be shown: one line of UTF-8,
 * not too long, every placeholder filled in. */
static inline void
testing_assert_presentable (GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *line = relais_problem_text (problems->pdata[i]);

      g_assert_true (g_utf8_validate (line, -1, NULL));
      g_assert_null (strchr (line, '\n'));
      g_assert_false (g_regex_match_simple ("\\{[a-z_]+\\}", line, 0, 0));
      g_assert_cmpuint (strlen (line), <, 1000);
    }
}

static inline void
testing_assert_no_problems (GPtrArray *problems)
{
  g_autofree char *text = testing_problems (problems);

  g_assert_cmpstr (text, ==, "");
}

static inline void
testing_assert_problem (const char *text, GPtrArray *problems, const char *place, const char *rule)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const RelaisProblem *problem = problems->pdata[i];

      if (g_str_equal (problem->place, place) && g_str_equal (problem->rule, rule))
        return;
    }
  {
    g_autofree char *found = testing_problems (problems);

    g_error ("“%s: %s” is expected for %.300s\nfound:\n%s", place, rule, text, found);
  }
}

static inline RelaisSetup *
testing_setup (const char *text)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisSetup *setup = relais_setup_parse (text, strlen (text), problems);

  testing_assert_no_problems (problems);
  if (setup == NULL)
    g_error ("no setup, and no problem: %s", text);
  return setup;
}

static inline char *
testing_setup_state (const RelaisSetup *setup)
{
  return testing_state (setup->game, setup->edition != NULL ? setup->edition : setup->game->edition, &setup->state);
}

/* "loire players=2 seed=7", or a setup if it begins with a brace. */
static inline RelaisRecord *
testing_record (const char *start)
{
  g_autofree char *error = NULL;
  const RelaisGame *game;
  RelaisConfig config;
  RelaisRefusal why;
  RelaisRecord *record;

  if (*start == '{')
    {
      g_autoptr (RelaisSetup) setup = testing_setup (start);

      return relais_record_from_setup (setup);
    }
  if (!relais_config_parse (start, strlen (start), &game, &config, &error))
    g_error ("%s: %s", start, error);
  record = relais_record_new (game, &config, &why);
  if (record == NULL)
    g_error ("%s: %s", start, game->refusals[why.code].name);
  return record;
}

/* FALSE at the end of the game. */
static inline gboolean
testing_play_random (RelaisTree *tree, RelaisRng *rng)
{
  const RelaisGame *game = relais_tree_get_game (tree);
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisRefusal why;
  int n = game->legal (relais_tree_get_edition (tree), relais_tree_get_state (tree), moves);

  if (n == 0)
    return FALSE;
  g_assert_true (relais_tree_play (tree, moves[relais_rng_below (rng, (guint32) n)], NULL, &why));
  return TRUE;
}

static inline void
testing_play_on (RelaisTree *tree, RelaisRng *rng, guint moves)
{
  while (moves-- > 0 && testing_play_random (tree, rng))
    ;
}

/* Plays, goes back, plays otherwise, and so on; ends anywhere. */
static inline void
testing_grow (RelaisTree *tree, RelaisRng *rng, guint branches, guint length)
{
  testing_play_on (tree, rng, length);
  for (guint i = 0; i < branches; i++)
    {
      guint depth = relais_tree_get_current (tree)->depth;

      g_assert_true (relais_tree_undo (tree, relais_rng_below (rng, MIN (depth, length) + 1)));
      testing_play_on (tree, rng, relais_rng_below (rng, length));
    }
  g_assert_true (relais_tree_undo (tree, relais_rng_below (rng, relais_tree_get_current (tree)->depth + 1)));
}

/* The node after @node in the order of a tree walk, NULL after the last. */
static inline RelaisNode *
testing_walk (RelaisNode *node)
{
  if (node->first != NULL)
    return node->first;
  while (node != NULL && node->next == NULL)
    node = node->parent;
  return node != NULL ? node->next : NULL;
}

static inline void
testing_add (const char *group, const char *name, gconstpointer data, GTestDataFunc test)
{
  g_autofree char *path = g_strconcat (group, "/", name, NULL);

  g_test_add_data_func (path, data, test);
}
