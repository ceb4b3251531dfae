/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules as they are told to players: all of them, each once, each short. */

#include "model/relais-lore.h"

#include "engine/common/refusals.h"
#include "engine/loire/loire.h"

#define MOST_BYTES 500          /* a paragraph that fits beside the board */

/* The ids of data/games/loire-rules.txt, in their order. */
static char **
read_ids (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("RELAIS_DATA"), "games", "loire-rules.txt", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  GStrvBuilder *ids = g_strv_builder_new ();
  char **all;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '#' && **line != '\0')
      g_strv_builder_add (ids, *line);
  all = g_strv_builder_end (ids);
  g_strv_builder_unref (ids);
  return all;
}

static void
test_every_rule_once_in_order (void)
{
  const RelaisRuleText *rule = relais_lore_find (&relais_loire)->rules;
  g_auto (GStrv) ids = read_ids ();

  g_assert_cmpuint (g_strv_length (ids), >, 70);
  for (char **id = ids; *id != NULL; id++, rule++)
    g_assert_cmpstr (rule->rule, ==, *id);
  g_assert_null (rule->rule);
}

static void
test_titles_and_paragraphs_are_short (void)
{
  for (const RelaisRuleText *rule = relais_lore_find (&relais_loire)->rules; rule->rule != NULL; rule++)
    {
      g_test_message ("%s", rule->rule);
      g_assert_cmpuint (strlen (rule->title), >, 2);
      g_assert_cmpuint (strlen (rule->title), <, 40);
      g_assert_cmpuint (strlen (rule->text), >, 20);
      g_assert_cmpuint (strlen (rule->text), <, MOST_BYTES);
      g_assert_true (g_str_has_suffix (rule->text, "."));
      g_assert_false (g_str_has_suffix (rule->title, "."));
      /* Typographic ones instead. */
      g_assert_null (strpbrk (rule->text, "'\""));
      g_assert_null (strstr (rule->text, "  "));
    }
}

static void
test_no_two_rules_look_alike (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (const RelaisRuleText *rule = relais_lore_find (&relais_loire)->rules; rule->rule != NULL; rule++)
    {
      g_assert_true (g_hash_table_add (seen, (gpointer) rule->title));
      g_assert_true (g_hash_table_add (seen, (gpointer) rule->text));
    }
}

/* Who reads them all finds each under a title. */
static void
test_every_rule_is_in_a_chapter (void)
{
  const RelaisLore *lore = relais_lore_find (&relais_loire);
  const RelaisRuleChapter *chapter = lore->chapters;

  g_assert_cmpstr (chapter->first, ==, lore->rules->rule);
  for (const RelaisRuleText *rule = lore->rules; rule->rule != NULL; rule++)
    if (g_strcmp0 (rule->rule, chapter->first) == 0)
      {
        g_assert_cmpuint (strlen (chapter->title), >, 2);
        chapter++;
      }
  g_assert_null (chapter->first);
}

/* What is refused can be looked up. */
static void
test_every_refusal_has_its_rule (void)
{
  for (int code = RELAIS_REFUSALS; code < relais_loire.n_refusals; code++)
    {
      const char *rule = relais_loire.refusals[code].rule;

      g_test_message ("%s", relais_loire.refusals[code].name);
      if (!g_str_equal (rule, "SYNTAX"))
        g_assert_nonnull (relais_lore_rule (&relais_loire, rule));
    }
  g_assert_null (relais_lore_rule (&relais_loire, "SYNTAX"));
  g_assert_null (relais_lore_rule (&relais_loire, "L-NONE-1"));
}

/* L-MOVE-4, L-MSG-5 and others: where the rulebooks are silent or differ, it is said that this is how we play it. */
static void
test_rulings_are_marked_as_such (void)
{
  static const char *const ruled[] = {
    "L-TURN-1", "L-MOVE-4", "L-MOVE-5", "L-MKT-2", "L-BLD-4", "L-BLD-5", "L-MSG-4", "L-MSG-5", "L-MSG-6", "L-DEL-4", "L-PAL-3",
    "L-END-2", "L-CAS-2",
  };

  for (guint i = 0; i < G_N_ELEMENTS (ruled); i++)
    g_assert_nonnull (relais_lore_rule (&relais_loire, ruled[i])->ruling);
  for (const RelaisRuleText *rule = relais_lore_find (&relais_loire)->rules; rule->rule != NULL; rule++)
    {
      if (rule->ruling == NULL)
        continue;
      g_test_message ("%s", rule->rule);
      g_assert_cmpuint (strlen (rule->ruling), <, MOST_BYTES);
      g_assert_true (g_str_has_suffix (rule->ruling, "."));
      g_assert_null (strpbrk (rule->ruling, "'\""));
    }
}

/* L-SET-6, L-SCORE-1: what lies open, and what brings no points. */
static void
test_nothing_is_left_to_guess (void)
{
  g_assert_nonnull (strstr (relais_lore_rule (&relais_loire, "L-SET-6")->text, "lie open for everybody"));
  g_assert_nonnull (strstr (relais_lore_rule (&relais_loire, "L-SCORE-1")->text, "score nothing"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/every-rule-once-in-order", test_every_rule_once_in_order);
  g_test_add_func ("/rules/titles-and-paragraphs-are-short", test_titles_and_paragraphs_are_short);
  g_test_add_func ("/rules/no-two-look-alike", test_no_two_rules_look_alike);
  g_test_add_func ("/rules/every-rule-is-in-a-chapter", test_every_rule_is_in_a_chapter);
  g_test_add_func ("/rules/every-refusal-has-its-rule", test_every_refusal_has_its_rule);
  g_test_add_func ("/rules/rulings-are-marked-as-such", test_rulings_are_marked_as_such);
  g_test_add_func ("/rules/nothing-is-left-to-guess", test_nothing_is_left_to_guess);
  return g_test_run ();
}
