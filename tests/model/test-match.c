/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A match as the application sees it: properties, signals, undo and trials. */

#include "model/relais-match.h"

#include "record/relais-config-text.h"

static RelaisMatch *
new_match (const char *line)
{
  const RelaisGame *game;
  RelaisConfig config;
  RelaisRefusal why;
  g_autofree char *error = NULL;

  g_assert_true (relais_config_parse (line, strlen (line), &game, &config, &error));
  return relais_match_new (relais_record_new (game, &config, &why));
}

static void
play (RelaisMatch *match, const char *words)
{
  RelaisMove move;
  RelaisRefusal why;

  g_assert_true (relais_match_parse (match, words, &move));
  g_assert_true (relais_match_play (match, move, &why));
}

static void
test_undo_takes_back_one_move (void)
{
  g_autoptr (RelaisMatch) match = new_match ("loire players=2 seed=7");
  RelaisNode *start = relais_match_get_node (match);

  g_assert_false (relais_match_can_undo (match));
  play (match, "merchant ride 2 to langeais");
  g_assert_true (relais_match_can_undo (match));
  g_assert_true (relais_match_undo (match));
  g_assert_true (relais_match_get_node (match) == start);
  g_assert_true (relais_match_can_redo (match));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/undo/takes-back-one-move", test_undo_takes_back_one_move);
  return g_test_run ();
}
