/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Damaged and odd records: answered with the line, the reason and the game up
 * to there. */

#include "recording.h"

#include "record/relais-text-kind.h"

/* Damage: one change to the record below, the line and rule that are told,
 * and how many moves of the main line are left; -1: no game at all. */
static const char good[] =
  "relais-record: 1\n"                                          /* 1 */
  "game: null\n"
  "rules: 1\n"
  "application: 0.1.0\n"
  "seats: Anna (red, human); Ben (green, human)\n"              /* 5 */
  "new: null players=2 seed=7 first_player=0\n"
  "cursor: 2\n"
  "result: unfinished\n"
  "\n"
  "# first\n"                                                   /* 10 */
  "take 1\n"
  "@ 0 HASH\n"
  "  take 2\n"
  "  take 3\n"
  "take 3\n"                                                    /* 15 */
  "# last\n"
  "take 2\n";

#define MOVES 3         /* of its main line */

typedef struct
{
  const char *name;
  const char *part;
  const char *by;
  guint line;
  const char *rule;
  int moves;
} Damage;

static const Damage damages[] = {
  { "hash", "@ 0 ", "@ 0 0", 12, "SYNTAX", 1 },
  { "hash/short", "@ 0 ", "@ 0 1 ", 12, "SYNTAX", 1 },
  { "hash/turn", "@ 0 ", "@ 1 ", 12, "SYNTAX", 1 },
  { "hash/turn-no-number", "@ 0 ", "@ x ", 12, "SYNTAX", 1 },
  { "hash/empty", "@ 0 ", "@\n@ 0 ", 12, "SYNTAX", 1 },
  { "hash/at-word", "@ 0 ", "@x 0 ", 12, "SYNTAX", 1 },
  { "hash/before-first-move", "# first\n", "@ 0 12345678\n", 10, "SYNTAX", 0 },
  { "move/refused", "take 3\n# last", "take 9\n# last", 15, "N-TAKE-1", 1 },
  { "move/no-move", "take 3\n# last", "take x\n# last", 15, "SYNTAX", 1 },
  { "move/double-blank", "take 3\n# last", "take  3\n# last", 15, "SYNTAX", 1 },
  { "move/trailing-blank", "take 3\n# last", "take 3 \n# last", 15, "SYNTAX", 1 },
  { "move/tab", "take 3\n# last", "\ttake 3\n# last", 15, "SYNTAX", 1 },
  { "move/branch-refused", "  take 2", "  take 9", 13, "N-TAKE-1", 1 },
  { "indent/odd", "  take 2", " take 2", 13, "SYNTAX", 1 },
  { "indent/three", "  take 2", "   take 2", 13, "SYNTAX", 1 },
  { "indent/too-deep", "  take 2", "    take 2", 13, "SYNTAX", 1 },
  { "indent/first", "# first\ntake 1\n", "# first\n  take 1\n", 11, "SYNTAX", 0 },
  { "header/unknown", "rules: 1", "ruling: 1", 3, "SYNTAX", 3 },
  { "header/capital", "rules: 1", "Rules: 1", 3, "SYNTAX", 3 },
  { "header/no-colon", "rules: 1", "rules 1", 3, "SYNTAX", 3 },
  { "header/no-name", "rules: 1", ": 1", 3, "SYNTAX", 3 },
  { "header/repeated", "rules: 1\n", "rules: 1\nrules: 1\n", 4, "SYNTAX", 3 },
  { "header/repeated-record", "rules: 1\n", "relais-record: 1\n", 3, "SYNTAX", 3 },
  { "header/rules-no-number", "rules: 1", "rules: one", 3, "SYNTAX", 3 },
  { "header/rules-empty", "rules: 1", "rules:", 3, "SYNTAX", 3 },
  { "header/missing-record", "relais-record: 1\n", "", 1, "SYNTAX", 3 },
  { "header/missing-game", "game: null\n", "", 1, "SYNTAX", 3 },
  { "header/missing-new", "new: null players=2 seed=7 first_player=0\n", "", 1, "SYNTAX", -1 },
  { "header/empty-line-early", "game: null\n", "\ngame: null\n", 1, "SYNTAX", -1 },
  { "header/damaged-record", "relais-record: 1", "relais-recrod: 1", 1, "SYNTAX", 3 },
  { "header/mark-first", "relais-record: 1", "\xef\xbb\xbfrelais-record: 1", 1, "SYNTAX", 3 },
  { "header/plain-text", "relais-record: 1\ngame: null\nrules: 1\n", "Dear Ben,\n", 1, "SYNTAX", 3 },
  { "header/empty-line-first", "relais-record: 1\n", "\nrelais-record: 1\n", 1, "SYNTAX", 3 },
  { "header/both-starts", "cursor: 2\n", "cursor: 2\nsetup: {}\n", 8, "SYNTAX", -1 },
  { "header/undo-unknown", "cursor: 2", "undo: none\ncursor: 2", 7, "SYNTAX", 3 },
  { "header/undo-empty", "cursor: 2", "undo:\ncursor: 2", 7, "SYNTAX", 3 },
  { "header/undo-repeated", "cursor: 2", "undo: strict\nundo: strict\ncursor: 2", 8, "SYNTAX", 3 },
  { "version/two", "relais-record: 1", "relais-record: 2", 1, "NEWER", 3 },
  { "version/rules", "rules: 1", "rules: 2", 3, "NEWER", 3 },
  { "version/no-number", "relais-record: 1", "relais-record: 1.0", 1, "SYNTAX", -1 },
  { "version/huge", "relais-record: 1", "relais-record: 99999999999999999999", 1, "SYNTAX", -1 },
  { "game/unknown", "game: null", "game: nil", 2, "SYNTAX", -1 },
  { "game/empty", "game: null", "game:", 2, "SYNTAX", -1 },
  { "game/other", "game: null", "game: loire", 6, "SYNTAX", -1 },
  { "new/unknown-game", "new: null", "new: nil", 6, "SYNTAX", -1 },
  { "new/unknown-option", "seed=7", "seeds=7", 6, "SYNTAX", -1 },
  { "new/repeated", "seed=7", "seed=7 seed=7", 6, "SYNTAX", -1 },
  { "new/value", "seed=7", "seed=x", 6, "SYNTAX", -1 },
  { "new/no-value", "seed=7", "seed", 6, "SYNTAX", -1 },
  { "new/too-big", "seed=7", "seed=9007199254740992", 6, "SYNTAX", -1 },
  { "new/negative", "seed=7", "seed=-1", 6, "SYNTAX", -1 },
  { "new/players", "players=2", "players=5", 6, "SYNTAX", -1 },
  { "new/first-player", "first_player=0", "first_player=2", 6, "SYNTAX", -1 },
  { "new/double-blank", "null players", "null  players", 6, "SYNTAX", -1 },
  { "new/empty", "new: null players=2 seed=7 first_player=0", "new:", 6, "SYNTAX", -1 },
  { "edition/not-json", "cursor: 2", "edition: {\ncursor: 2", 7, "SYNTAX", -1 },
  { "edition/unknown", "cursor: 2", "edition: {\"more\":1}\ncursor: 2", 7, "SYNTAX", -1 },
  { "edition/value", "cursor: 2", "edition: {\"most\":0}\ncursor: 2", 7, "SYNTAX", -1 },
  { "edition/type", "cursor: 2", "edition: []\ncursor: 2", 7, "SYNTAX", -1 },
  { "edition/plays", "cursor: 2", "edition: {\"most\":2}\ncursor: 2", 15, "N-TAKE-1", 1 },
  { "setup/not-json", "new: null players=2 seed=7 first_player=0", "setup: x", 6, "SYNTAX", -1 },
  { "setup/empty", "new: null players=2 seed=7 first_player=0", "setup:", 6, "SYNTAX", -1 },
  { "setup/other-game", "new: null players=2 seed=7 first_player=0", "setup: {}", 6, "SYNTAX", -1 },
  { "setup/no-object", "new: null players=2 seed=7 first_player=0", "setup: []", 6, "SYNTAX", -1 },
  { "setup/key", "new: null players=2 seed=7 first_player=0", "setup: {\"game\":\"null\",\"x\":1}", 6, "SYNTAX", -1 },
  { "setup/position", "new: null players=2 seed=7 first_player=0", "setup: {\"game\":\"null\",\"stones\":7}", 6, "N-POS-1", -1 },
  { "setup/edition-twice", "new: null players=2 seed=7 first_player=0\n",
    "setup: {\"game\":\"null\",\"edition\":{}}\nedition: {}\n", 6, "SYNTAX", -1 },
  { "setup/edition-value", "new: null players=2 seed=7 first_player=0\n",
    "setup: {\"game\":\"null\"}\nedition: {\"most\":0}\n", 7, "SYNTAX", -1 },
  { "setup/edition-injected", "new: null players=2 seed=7 first_player=0\n",
    "setup: {\"game\":\"null\"}\nedition: {\"most\":3},\"seed\":9\n", 7, "SYNTAX", -1 },
  { "setup/edition-blank", "new: null players=2 seed=7 first_player=0\n",
    "setup:  {\"game\":\"null\"}\nedition: {\"most\":0}\n", 7, "SYNTAX", -1 },
  { "seats/one", "Anna (red, human); ", "", 5, "SYNTAX", 3 },
  { "seats/three", "Anna (red", "Eve (blue, human); Anna (red", 5, "SYNTAX", 3 },
  { "seats/none", "seats: Anna (red, human); Ben (green, human)", "seats:", 5, "SYNTAX", 3 },
  { "seats/no-bracket", "Anna (red, human)", "Anna", 5, "SYNTAX", 3 },
  { "seats/no-comma", "Anna (red, human)", "Anna (red human)", 5, "SYNTAX", 3 },
  { "seats/no-end", "Anna (red, human)", "Anna (red, human", 5, "SYNTAX", 3 },
  { "seats/after-end", "Anna (red, human)", "Anna (red, human) or Eve", 5, "SYNTAX", 3 },
  { "cursor/too-far", "cursor: 2", "cursor: 4", 7, "SYNTAX", 3 },
  { "cursor/no-number", "cursor: 2", "cursor: end", 7, "SYNTAX", 3 },
  { "cursor/negative", "cursor: 2", "cursor: -1", 7, "SYNTAX", 3 },
  { "cursor/empty", "cursor: 2", "cursor:", 7, "SYNTAX", 3 },
  { "seats/kind", "Ben (green, human)", "Ben (green, humn)", 5, "SYNTAX", 3 },
  { "utf8/header", "Anna", "\xffnna", 5, "SYNTAX", 3 },
  { "utf8/start", "seed=7", "seed=7\xff", 6, "SYNTAX", -1 },
  { "utf8/remark", "# last", "# \xc3", 16, "SYNTAX", 3 },
  { "utf8/overlong", "# last", "# \xc0\xaf", 16, "SYNTAX", 3 },
  { "utf8/latin1", "Ben", "Ren\xe9", 5, "SYNTAX", 3 },
  { "utf8/move", "take 3\n# last", "take \xff\n# last", 15, "SYNTAX", 1 },
  { "utf8/hash", "@ 0 ", "@ 0 \xff", 12, "SYNTAX", 1 },
};

static char *
good_record (void)
{
  g_autoptr (RelaisRecord) record = testing_record ("null players=2 seed=7 first_player=0");
  g_autofree char *hash = NULL;
  RelaisRefusal why;

  g_assert_true (relais_tree_play (record->tree, (RelaisMove) { 0, 1, 0, 0 }, NULL, &why));
  hash = g_strdup_printf ("@ 0 %08x", testing_hash (record->game, record->game->edition,
                                                    relais_tree_get_state (record->tree)));
  return replace (good, "@ 0 HASH", hash);
}

static void
assert_partial (RelaisRecord *partial, int moves)
{
  RelaisNode *node;

  if (moves < 0)
    {
      g_assert_null (partial);
      return;
    }
  g_assert_nonnull (partial);
  node = relais_tree_get_current (partial->tree);
  g_assert_cmpuint (node->depth, ==, (guint) moves);
  g_assert_null (node->latest);
  g_assert_cmpint (partial->whole, ==, moves == MOVES);
  round_trip (partial);
  testing_play_random (partial->tree, &(RelaisRng) { { 1, 2, 3, 4 } });
  relais_record_free (partial);
}

static void
test_damage (gconstpointer data)
{
  const Damage *damage = data;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GPtrArray) again = relais_problems_new ();
  g_autofree char *text = good_record ();
  g_autofree char *damaged = replace (text, damage->part, damage->by);
  g_autofree char *place = g_strdup_printf ("line %u", damage->line);
  RelaisRecord *partial = NULL;

  relais_record_free (parse (text));    /* whole without the damage */
  if (try_parse (damaged, strlen (damaged), &partial, problems) != NULL)
    g_error ("%s: accepted", damage->name);
  testing_assert_problem (damage->name, problems, place, damage->rule);
  assert_partial (partial, damage->moves);
  /* The same without anyone to take the part. */
  g_assert_null (try_parse (damaged, strlen (damaged), NULL, again));
  g_assert_cmpuint (again->len, ==, problems->len);
}

/* What a later version may tell there is at least as strict. */
static void
test_unknown_undo_is_strict (void)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = good_record ();
  g_autofree char *later = replace (text, "cursor: 2", "undo: turns\ncursor: 2");
  g_autoptr (RelaisRecord) partial = NULL;

  g_assert_null (try_parse (later, strlen (later), &partial, problems));
  g_assert_true (partial->whole && partial->strict);
}

/* A remark has everything but the bad bytes, and so has a name. */
static void
test_mended (void)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = good_record ();
  g_autofree char *named = replace (text, "Anna", "Ann\xe9");
  g_autofree char *damaged = replace (named, "# first\n", "# caf\xe9\n# two\n");
  RelaisRecord *partial = NULL;

  g_assert_null (try_parse (damaged, strlen (damaged), &partial, problems));
  g_assert_cmpuint (problems->len, ==, 2);
  testing_assert_problem ("header", problems, "line 5", "SYNTAX");
  testing_assert_problem ("remark", problems, "line 10", "SYNTAX");
  g_assert_true (partial->whole);
  g_assert_cmpstr (remark_of (relais_tree_get_root (partial->tree)), ==, "caf\xef\xbf\xbd\ntwo");
  g_assert_cmpstr (((RelaisPlayerInfo *) partial->players->pdata[0])->name, ==, "Ann\xef\xbf\xbd");
  relais_record_free (partial);
}

/* As a file is after the power failed: its first part, and NUL bytes. Whatever
 * line they begin in, the moves above it are there, and no whole game is. */
static void
test_filled_with_nul (void)
{
  g_autofree char *text = good_record ();
  gsize length = strlen (text);
  const char *body = strstr (text, "\n\n") + 2;

  for (gsize cut = (gsize) (body - text); cut < length; cut++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autofree char *filled = g_malloc0 (length + 4096);
      g_autofree char *words = NULL;
      RelaisRecord *partial = NULL;
      guint moves = 0;

      memcpy (filled, text, cut);
      for (const char *line = body; line < text + cut; line = strchr (line, '\n') + 1)
        moves += g_str_has_prefix (line, "take ") && strchr (line, '\n') < text + cut;
      g_assert_null (try_parse (filled, length + 4096, &partial, problems));
      g_assert_nonnull (partial);
      g_assert_false (partial->whole);
      g_assert_cmpuint (relais_tree_get_current (partial->tree)->depth, ==, moves);
      words = testing_problems (problems);
      g_assert_nonnull (strstr (words, "NUL bytes"));
      relais_record_free (partial);
    }
}

/* As many as there are, but not all are told. */
static void
test_many_bad_remarks (void)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GString) text = g_string_new ("relais-record: 1\ngame: null\nnew: null\n\ntake 1\n");
  RelaisRecord *partial = NULL;

  for (guint i = 0; i < 10000; i++)
    g_string_append (text, "# \xe9\n");
  g_assert_null (try_parse (text->str, text->len, &partial, problems));
  g_assert_cmpuint (problems->len, <, 100);
  g_assert_true (partial->whole);
  relais_record_free (partial);
}

static void
test_reason (void)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = good_record ();
  g_autofree char *other = replace (text, "@ 0 ", "@ 0 00000000\n@ 0 ");
  g_autofree char *hash = g_strndup (strstr (text, "@ 0 ") + 4, 8);
  const RelaisProblem *problem;

  g_assert_null (try_parse (other, strlen (other), NULL, problems));
  problem = problems->pdata[0];
  g_assert_nonnull (strstr (problem->words, "turn 0"));
  g_assert_nonnull (strstr (problem->words, "00000000 is expected"));
  g_assert_nonnull (strstr (problem->words, hash));
}

static gboolean
count_work (guint work, double done, gpointer data)
{
  *(guint *) data += work;
  return TRUE;
}

/* A hash costs as much as many moves; told again it does not. */
static void
test_hash_told_many_times (void)
{
  const guint times = 5000;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *text = good_record ();
  g_autofree char *line = g_strndup (strstr (text, "@ 0 "), strlen ("@ 0 12345678\n"));
  GString *lines = g_string_new (NULL);
  g_autofree char *all = NULL;
  g_autoptr (RelaisRecord) record = NULL;
  guint work = 0;

  for (guint i = 0; i < times; i++)
    g_string_append (lines, line);
  all = replace (text, line, lines->str);
  g_string_free (lines, TRUE);
  record = relais_record_read (all, strlen (all), NULL, problems, count_work, &work);
  g_assert_nonnull (record);
  g_assert_cmpuint (work, <, 2 * times);
}

static void
test_nul (void)
{
  g_autofree char *text = good_record ();
  gsize length = strlen (text);

  for (gsize i = 0; i < length; i += 5)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      char kept = text[i];
      guint line = 1;
      g_autofree char *place = NULL;

      for (gsize k = 0; k < i; k++)
        line += text[k] == '\n';
      place = g_strdup_printf ("line %u", line);
      text[i] = '\0';
      g_assert_null (try_parse (text, length, NULL, problems));
      testing_assert_problem ("NUL", problems, place, "SYNTAX");
      text[i] = kept;
    }
}

/* A file cut off anywhere is a shorter game or told; never more than was in
 * the whole one. */
static void
test_truncated (void)
{
  g_autofree char *text = sample ();
  g_autoptr (RelaisRecord) whole = parse (text);
  gsize length = strlen (text);
  guint told = 0;

  for (gsize cut = 0; cut < length; cut += 97)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autofree char *part = g_memdup2 (text, MAX (cut, 1));     /* exactly, for the sanitizers */
      RelaisRecord *partial = NULL;
      g_autoptr (RelaisRecord) record = try_parse (part, cut, &partial, problems);
      RelaisRecord *got = record != NULL ? record : partial;
      const RelaisNode *node, *there = relais_tree_get_root (whole->tree);

      told += record == NULL;
      if (got == NULL)
        continue;
      for (node = relais_tree_get_root (got->tree); node->latest != NULL; node = node->latest, there = there->latest)
        testing_assert_same (node->state, there->state, got->game->state_size);
      if (partial != NULL)
        relais_record_free (partial);
    }
  g_assert_cmpuint (told, >, length / 97 / 2);
}

static void
test_empty (void)
{
  static const char *const texts[] = { "", "\n", "\r\n", " ", "\n\n\n", "relais-record", "relais-record:", "relais-record: " };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      RelaisRecord *partial;

      g_assert_null (try_parse (texts[i], strlen (texts[i]), &partial, problems));
      testing_assert_problem (texts[i], problems, "line 1", "SYNTAX");
      g_assert_null (partial);
    }
}

/* A line of 1 MB in every place. */
static void
test_long_lines (void)
{
  static const struct { const char *part; guint line; gboolean fine; } places[] = {
    { "relais-record: ", 1, FALSE }, { "game: ", 2, FALSE }, { "application: ", 4, TRUE }, { "seats: ", 5, TRUE },
    { "seed=7", 6, FALSE }, { "players=2", 6, FALSE }, { "null players", 6, FALSE }, { "# first", 10, FALSE },
    { "cursor: ", 7, FALSE }, { "result: ", 8, TRUE }, { "rules", 3, FALSE }, { "take 1", 11, FALSE }, { "@ 0 ", 12, FALSE },
  };
  static const char *const fills = "1x ";
  g_autofree char *text = good_record ();

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    for (const char *fill = fills; *fill != '\0'; fill++)
      {
        g_autoptr (GPtrArray) problems = relais_problems_new ();
        g_autofree char *long_text = g_strnfill (1 << 20, *fill);
        g_autofree char *by = g_strconcat (places[i].part, long_text, "é", NULL);
        g_autofree char *damaged = replace (text, places[i].part, by);
        g_autofree char *place = g_strdup_printf ("line %u", places[i].line);
        RelaisRecord *record = try_parse (damaged, strlen (damaged), NULL, problems);

        g_clear_pointer (&record, relais_record_free);
        if (places[i].fine)
          testing_assert_no_problems (problems);
        else
          testing_assert_problem (places[i].part, problems, place, "SYNTAX");
      }
}

/* However much a player (or a program) tries out, what is saved can be read. */
static void
test_many_alternatives (void)
{
  g_autoptr (RelaisRecord) record = testing_record (
    "loire players=1 seed=3 start_deniers=999 rich_limit=999 solo_turns=999 poor_limit=0");
  g_autofree char *text = NULL;

  for (guint i = 0; i < 300; i++)
    {
      RelaisMove moves[RELAIS_MAX_MOVES];
      RelaisRefusal why;
      int n = record->game->legal (relais_record_edition (record), relais_tree_get_state (record->tree), moves);

      for (int k = 1; k < n; k++)
        g_assert_nonnull (relais_tree_add (record->tree, relais_tree_get_current (record->tree), moves[k - 1], &why));
      g_assert_true (relais_tree_play (record->tree, moves[n - 1], NULL, &why));
    }
  /* The line that was played becomes, move by move, a branch of a branch. */
  for (RelaisNode *node = relais_tree_get_current (record->tree)->parent; node != NULL; node = node->parent)
    relais_tree_go (record->tree, node->first);
  text = print (record);
  g_assert_cmpuint (deepest_branch (text), >, 600);
  round_trip (record);
}

/* Blanks without end are no branch. */
static void
test_deep (void)
{
  GString *text = g_string_new ("relais-record: 1\ngame: null\nnew: null\n\ntake 1\n");
  g_autoptr (GPtrArray) problems = relais_problems_new ();

  for (guint i = 1; i < 3000; i++)
    {
      g_autofree char *blanks = g_strnfill (2 * i, ' ');

      g_string_append_printf (text, "%stake 2\n", blanks);
    }
  /* Fine or refused, but answered. */
  relais_check_text (text->str, text->len, problems);
  testing_assert_presentable (problems);
  g_string_free (text, TRUE);
}

/* check tells a record from a setup by its first line, and card values by what
 * they hold. */
static void
test_check (void)
{
  static const struct { const char *text; const char *place; const char *rule; } cases[] = {
    { "relais-record: 1\ngame: null\nnew: null\n\ntake 4\n", "line 5", "N-TAKE-1" },
    { "relais-record: 2\n", "line 1", "NEWER" },
    { "{\"game\":\"null\",\"stones\":3}", "stones", "N-POS-1" },
    { "{\"seats\":5}", "seats", "SYNTAX" },
    { "{\"characters\":{\"spy\":{\"cost\":-1}}}", "characters.spy.cost", "SYNTAX" },
    { "{\"goods\":{\"milk\":{\"cards\":3}}}", "goods.milk", "SYNTAX" },
    { "nonsense", "line 1", "SYNTAX" },
    { "", "line 1", "SYNTAX" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();

      relais_check_text (cases[i].text, strlen (cases[i].text), problems);
      testing_assert_problem (cases[i].text, problems, cases[i].place, cases[i].rule);
      testing_assert_presentable (problems);
    }
}

static void
test_check_fine (void)
{
  g_autofree char *record = sample ();
  const char *const texts[] = { record, "{}", "{\"game\":\"null\"}",
                                "{\"characters\":{\"spy\":{\"cost\":7}},\"goods\":{\"wood\":{\"cards\":9}}}" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();

      relais_check_text (texts[i], strlen (texts[i]), problems);
      testing_assert_no_problems (problems);
    }
}

/* One byte of a whole record changed: told, or a record; never a crash. */
static void
test_mutations (void)
{
  g_autofree char *text = sample ();
  gsize length = strlen (text);
  RelaisRng rng;

  relais_rng_seed (&rng, 12);
  for (int i = 0; i < 600; i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      guint at = relais_rng_below (&rng, (guint32) length);
      char kept = text[at];
      RelaisRecord *partial = NULL;
      g_autoptr (RelaisRecord) record = NULL;

      text[at] = "\n 0129azAZ:@#-{}\",;()=\t\xc3"[relais_rng_below (&rng, 24)];
      record = try_parse (text, length, &partial, problems);
      if (partial != NULL)
        relais_record_free (partial);
      text[at] = kept;
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (damages); i++)
    testing_add ("/record/damage", damages[i].name, &damages[i], test_damage);
  g_test_add_func ("/record/unknown-undo", test_unknown_undo_is_strict);
  g_test_add_func ("/record/mended", test_mended);
  g_test_add_func ("/record/filled-with-nul", test_filled_with_nul);
  g_test_add_func ("/record/many-bad-remarks", test_many_bad_remarks);
  g_test_add_func ("/record/reason", test_reason);
  g_test_add_func ("/record/hash-told-many-times", test_hash_told_many_times);
  g_test_add_func ("/record/nul", test_nul);
  g_test_add_func ("/record/truncated", test_truncated);
  g_test_add_func ("/record/empty", test_empty);
  g_test_add_func ("/record/long-lines", test_long_lines);
  g_test_add_func ("/record/many-alternatives", test_many_alternatives);
  g_test_add_func ("/record/deep", test_deep);
  g_test_add_func ("/record/check", test_check);
  g_test_add_func ("/record/check-fine", test_check_fine);
  g_test_add_func ("/record/mutations", test_mutations);
  return g_test_run ();
}
