/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "playing.h"

#include "engine/loire/loire.h"
#include "engine/loire/loire-rules.h"
#include "engine/loire/loire-setup.h"
#include "model/loire/loire-lore.h"

/* What the tests of La Loire's words share. */

#define SHIELDS                                                                                       \
  "\"shields\":{\"ancenis\":\"red\",\"angers\":\"blue\",\"langeais\":\"green\",\"tours\":\"yellow\"," \
  "\"vendome\":\"black\",\"blois\":\"purple\",\"talcy\":\"red\",\"beaugency\":\"blue\","              \
  "\"meung\":\"white\",\"chambord\":\"red\",\"cheverny\":\"yellow\",\"amboise\":\"black\","           \
  "\"villandry\":\"blue\",\"usse\":\"white\",\"chinon\":\"purple\",\"montsoreau\":\"green\","         \
  "\"saumur\":\"red\",\"brissac\":\"yellow\"}"
#define MARKET "\"market\":[\"red\",\"blue\",\"yellow\",\"green\",\"purple\",\"white\",\"black\"]"
#define BEN "{\"boat\":3}"
/* Anna's turn 12 against Ben; anna and more are members of JSON objects. */
#define POSITION(anna, more)                                                                          \
  "{\"turn\":12,\"seed\":7,\"options\":{\"first_player\":0}," SHIELDS "," MARKET more                \
  ",\"seats\":[{\"delivered\":[]" anna "}," BEN "]}"
#define AT(figure, place, dir)                                                                        \
  ",\"" figure "\":{\"at\":\"" place "\",\"horses\":2,\"dir\":\"" dir "\"}"
#define WITH(...) ",\"characters\":[" #__VA_ARGS__ "]"

static inline const RelaisLore *
telling_lore (void)
{
  return &relais_lore_loire;
}

static inline void
telling_name_seats (RelaisMatch *match)
{
  static const char *const names[] = { "Anna", "Ben", "Claire", "David" };

  for (guint i = 0; i < g_list_model_get_n_items (relais_match_get_seats (match)); i++)
    g_object_set (relais_match_nth_seat (match, i), "name", names[i], NULL);
}

static inline RelaisMatch *
telling_match (const char *start)
{
  RelaisMatch *match = playing_match (start);

  telling_name_seats (match);
  return match;
}

/* The last move's line, as if it had caused these events. */
static inline char *
telling_move (RelaisMatch *match, const RelaisEvents *events)
{
  const RelaisNode *node = relais_match_get_node (match);
  RelaisView before, after;
  const RelaisMoveView told = {
    .move = node->move,
    .previous = node->parent->parent != NULL ? &node->parent->move : NULL,
    .before = &before,
    .after = &after,
    .events = events,
  };

  relais_match_view (match, node->parent, RELAIS_SEATS, &before);
  relais_match_view (match, node, RELAIS_SEATS, &after);
  return telling_lore ()->tell_move (&told);
}

/* A text that can be shown: filled in, and no traces of what was left out. */
static inline void
telling_assert_text (const char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpstr (text, !=, "");
  g_assert_true (g_utf8_validate (text, -1, NULL));
  if (strpbrk (text, "{}\n") != NULL || strstr (text, "  ") != NULL || strstr (text, "(null)") != NULL
      || g_str_has_prefix (text, " ") || g_str_has_suffix (text, " ") || strstr (text, " ,") != NULL)
    g_error ("not presentable: “%s”", text);
}

static inline void
telling_assert_sentence (const char *text)
{
  telling_assert_text (text);
  g_assert_true (g_unichar_isupper (g_utf8_get_char (text)) || g_unichar_isdigit (g_utf8_get_char (text))
                 || *text == '+');
}

/* Starts of games in which, together, everything happens. */
static const char *const telling_games[] = {
  "loire players=1 seed=1",
  "loire players=2 seed=2",
  "loire players=3 seed=3 preset=french",
  "loire players=4 seed=4 preset=german",
  "loire players=1 seed=5 variant=casual solo_turns=40",
  "loire players=3 seed=6 variant=casual",
  TESTING_RICH (2, "{" TESTING_MENAGERIE "},{" TESTING_BUILDERS "}"),
  TESTING_RICH (3, "{" TESTING_DUCAL "},{" TESTING_BUILDERS "},{" TESTING_MENAGERIE "}"),
};
