/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every situation of tests/engine/situations is played and held against what it says. */

#include <string.h>

#include "engine/common/game.h"
#include "engine/common/refusals.h"
#include "situation.h"
#include "trying.h"

typedef struct
{
  const RelaisGame *game;
  const Situation *situation;
  const Op *op;                 /* the one being done, for what is said of it */
  RelaisState state;
  bool ready;                   /* `state` is the setup with its moves done */
  bool changed;                 /* a but: or again came: later do: are not repeated */
  bool repeat;
  GPtrArray *buts;              /* of Op: the last group */
  GPtrArray *moves;             /* of Op: the do: before the first but: */
  RelaisEvents events;
  int next_event;
  bool failed;
} Run;

static GPtrArray *situations;
static RelaisJson json;         /* large, and nobody else needs it meanwhile */

/* The file's [*], which stands before all of its others. */
static const Situation *
common_of (const Situation *situation)
{
  for (unsigned i = 0; i < situations->len; i++)
    {
      const Situation *other = situations->pdata[i];

      if (g_str_equal (other->rule, "*") && g_str_equal (other->file, situation->file))
        return other;
    }
  return NULL;
}

/* What is said of a failure; later lines of the situation are not done. */
G_GNUC_PRINTF (2, 3)
static void
fail (Run *run, const char *format, ...)
{
  va_list args;
  char *what;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("%s:%u: %s\n", run->situation->file, run->op->line, what);
  g_test_fail_printf ("%s:%u: %s", run->situation->file, run->op->line, what);
  g_free (what);
  run->failed = true;
}

/* Making the setup. */

static void
assign_all (Run *run, char **text, const GPtrArray *ops)
{
  for (unsigned i = 0; i < ops->len; i++)
    {
      const Op *op = ops->pdata[i];

      if (op->kind != OP_SET && op->kind != OP_NEW && op->kind != OP_BUT)
        continue;
      for (unsigned a = 0; a < op->assignments->len; a++)
        {
          char *changed = assign (*text, op->assignments->pdata[a]);

          if (changed == NULL)
            {
              run->op = op;
              fail (run, "no such path");
              continue;
            }
          g_free (*text);
          *text = changed;
        }
    }
}

/* A seat of a list for each player: the last one makes those before it. */
static void
complete_seats (char **text)
{
  char empty[] = "{}";
  Assignment last = { .value = empty };
  RelaisJsonValue seats;
  int64_t players;
  char *changed;

  if (relais_json_read (&json, *text, strlen (*text)) != RELAIS_JSON_FINE)
    return;
  seats = relais_json_member (&json, 0, "seats");
  if (seats == RELAIS_JSON_NONE || relais_json_type (&json, seats) != RELAIS_JSON_LIST
      || !relais_json_integer (&json, relais_json_member (&json, 0, "players"), 1, 99, &players)
      || relais_json_count (&json, seats) >= players)
    return;
  last.path = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (last.path, g_strdup ("seats"));
  g_ptr_array_add (last.path, g_strdup_printf ("%d", (int) players - 1));
  changed = assign (*text, &last);
  g_free (*text);
  *text = changed;
  g_ptr_array_unref (last.path);
}

/* The text of the setup: defaults, the file's common lines, the situation's,
 * the changes. */
static char *
setup_text (Run *run)
{
  char *text = g_strdup_printf ("{\"game\":\"%s\",\"players\":2,\"seed\":1,\"options\":{\"first_player\":0}}", run->game->id);
  const Situation *common = common_of (run->situation);
  GPtrArray *first = g_ptr_array_new ();

  if (common != NULL)
    assign_all (run, &text, common->ops);
  for (unsigned i = 0; i < run->situation->ops->len; i++)
    {
      Op *op = run->situation->ops->pdata[i];

      if (op->kind == OP_SET || op->kind == OP_NEW)
        g_ptr_array_add (first, op);
    }
  assign_all (run, &text, first);
  assign_all (run, &text, run->buts);

  complete_seats (&text);
  g_ptr_array_unref (first);
  return text;
}

/* Reads the setup into the run's state; what is wrong with it is found. */
static void
read_setup (Run *run, RelaisFindings *findings)
{
  char *text = setup_text (run);

  memset (&run->state, 0, sizeof run->state);
  findings->count = 0;
  if (relais_json_read (&json, text, strlen (text)) != RELAIS_JSON_FINE)
    fail (run, "the setup is no JSON: %s", text);
  else if (run->game->read (run->game->edition, &json, &run->state, findings))
    run->game->validate (run->game->edition, &run->state, findings);
  g_free (text);
}

static void
tell_findings (Run *run, const char *what, const RelaisFindings *findings)
{
  GString *text = g_string_new (what);

  for (int i = 0; i < findings->count && i < RELAIS_MAX_FINDINGS; i++)
    {
      const RelaisFinding *finding = &findings->at[i];

      g_string_append_printf (text, "%s %s: %s %s", i > 0 ? ";" : "", finding->path,
                              run->game->refusals[finding->refusal.code].rule,
                              run->game->refusals[finding->refusal.code].name);
    }
  fail (run, "%s", text->str);
  g_string_free (text, TRUE);
}

/* Moves. */

static bool
parse_move (Run *run, const char *text, RelaisMove *move)
{
  RelaisRefusal why;

  if (relais_parse_move (run->game, &run->state, text, strlen (text), move, &why))
    return true;
  fail (run, "not a move: %s", text);
  return false;
}

static bool
is_listed (const Run *run, RelaisMove move)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  int n = run->game->legal (run->game->edition, &run->state, moves);

  for (int i = 0; i < n; i++)
    if (moves[i].kind == move.kind && moves[i].a == move.a && moves[i].b == move.b && moves[i].c == move.c)
      return true;
  return false;
}

static bool
may_play (Run *run, const char *text, RelaisMove *move)
{
  RelaisRefusal why = { 0 };

  if (!parse_move (run, text, move))
    return false;
  if (!run->game->check (run->game->edition, &run->state, *move, &why))
    {
      fail (run, "%s: refused by %s %s", text, run->game->refusals[why.code].rule, run->game->refusals[why.code].name);
      return false;
    }
  if (!is_listed (run, *move))
    fail (run, "%s: allowed, but not among the legal moves", text);
  return !run->failed;
}

static void
play (Run *run, const char *text)
{
  RelaisFindings findings = { 0 };
  RelaisMove move;

  if (!may_play (run, text, &move))
    return;
  run->events.count = 0;
  run->next_event = 0;
  run->game->make (run->game->edition, &run->state, move, &run->events);
  run->game->validate (run->game->edition, &run->state, &findings);
  if (findings.count > 0)
    tell_findings (run, "the move left an impossible position:", &findings);
}

/* The setup, and the moves that lead to the situation. */
static bool
ready (Run *run)
{
  const Op *op = run->op;
  RelaisFindings findings;

  if (run->ready)
    return true;
  read_setup (run, &findings);
  if (findings.count > 0)
    tell_findings (run, "the setup is refused:", &findings);
  run->ready = true;
  for (unsigned i = 0; run->repeat && !run->failed && i < run->moves->len; i++)
    {
      run->op = run->moves->pdata[i];
      play (run, run->op->text);
    }
  run->op = op;
  return !run->failed;
}

static void
refuse (Run *run, const char *text)
{
  char **words = g_strsplit (text, " ", 3);
  bool coded = words[1] != NULL && words[2] != NULL && g_ascii_isupper (words[1][0]);
  const char *move_text = text + strlen (words[0]) + 1 + (coded ? strlen (words[1]) + 1 : 0);
  RelaisState before = run->state;
  RelaisRefusal why = { 0 };
  RelaisMove move;
  bool barrier;

  if (g_str_equal (words[0], "SYNTAX"))
    {
      if (relais_parse_move (run->game, &run->state, move_text, strlen (move_text), &move, &why))
        fail (run, "%s: taken for a move", move_text);
    }
  else if (!parse_move (run, move_text, &move))
    ;
  else if (trying_move (run->game, run->game->edition, &run->state, move, NULL, &barrier, &why))
    fail (run, "%s: allowed", move_text);
  else if (!g_str_equal (run->game->refusals[why.code].rule, words[0])
           || (coded && !g_str_equal (run->game->refusals[why.code].name, words[1])))
    fail (run, "%s: refused by %s %s", move_text, run->game->refusals[why.code].rule, run->game->refusals[why.code].name);
  else if (memcmp (&before, &run->state, sizeof before) != 0)
    fail (run, "%s: refused, but the state is another one", move_text);
  else if (is_listed (run, move))
    fail (run, "%s: refused, but among the legal moves", move_text);
  g_strfreev (words);
}

/* What came of it. */

static bool
has_words (char **all, char **wanted)
{
  if (g_strcmp0 (all[0], wanted[0]) != 0)
    return false;
  for (unsigned i = 1; wanted[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) all, wanted[i]))
      return false;
  return true;
}

/* The first of the last move's events from the given one on that has the
 * words, or -1. */
static int
find_event (const Run *run, const char *text, int from)
{
  char **wanted = g_strsplit (text, " ", -1);
  int found = -1;

  for (int i = from; i < run->events.count && found < 0; i++)
    {
      char buffer[256];
      RelaisText line;
      char **words;

      relais_text_init (&line, buffer, sizeof buffer);
      relais_print_event (run->game, &run->events.at[i], &line);
      words = g_strsplit (buffer, " ", -1);
      if (has_words (words, wanted))
        found = i;
      g_strfreev (words);
    }
  g_strfreev (wanted);
  return found;
}

static void
tell_events (Run *run, const char *what)
{
  GString *all = g_string_new (NULL);

  for (int i = 0; i < run->events.count; i++)
    {
      char buffer[256];
      RelaisText line;

      relais_text_init (&line, buffer, sizeof buffer);
      relais_print_event (run->game, &run->events.at[i], &line);
      g_string_append_printf (all, "%s %s", i > 0 ? ";" : "", buffer);
    }
  fail (run, "%s: %s; the events:%s", run->op->text, what, all->str);
  g_string_free (all, TRUE);
}

static void
expect_event (Run *run)
{
  int found = find_event (run, run->op->text, run->next_event);

  if (found < 0)
    tell_events (run, "no such event");
  else
    run->next_event = found + 1;
}

static void
expect_value (Run *run, const char *text)
{
  const Assignment *wanted = run->op->assignments->pdata[0];
  static RelaisJson value;
  RelaisJsonValue v = 0;

  g_assert_true (relais_json_read (&json, text, strlen (text)) == RELAIS_JSON_FINE);
  g_assert_true (relais_json_read (&value, wanted->value, strlen (wanted->value)) == RELAIS_JSON_FINE);
  for (unsigned i = 0; i < wanted->path->len && v != RELAIS_JSON_NONE; i++)
    v = child_of (&json, v, wanted->path->pdata[i]);
  if (v == RELAIS_JSON_NONE ? !g_str_equal (wanted->value, "\"absent\"") : !same_value (&json, v, &value, 0))
    {
      RelaisWord found = v != RELAIS_JSON_NONE ? relais_json_raw (&json, v) : (RelaisWord) { "absent", strlen ("absent") };

      fail (run, "%s: found %.*s", run->op->text, (int) found.n, found.at);
    }
}

static void
expect_state (Run *run)
{
  char *buffer = g_malloc (RELAIS_MAX_STATE_TEXT);
  RelaisText text;

  relais_text_init (&text, buffer, RELAIS_MAX_STATE_TEXT);
  run->game->print_state (run->game->edition, &run->state, &text);
  expect_value (run, buffer);
  g_free (buffer);
}

static void
expect_score (Run *run)
{
  char buffer[4096];
  RelaisScore score;
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  run->game->score (run->game->edition, &run->state, &score);
  relais_print_score (run->game, &score, &text);
  expect_value (run, buffer);
}

/* RULE [CODE [PATH]]: all that is found is of that rule. */
static void
expect_setup_refused (Run *run)
{
  char **words = g_strsplit (run->op->text, " ", 3);
  RelaisFindings findings;
  bool fine;

  read_setup (run, &findings);
  fine = findings.count > 0;
  for (int i = 0; i < findings.count && i < RELAIS_MAX_FINDINGS; i++)
    {
      const RelaisSignature *signature = &run->game->refusals[findings.at[i].refusal.code];

      fine = fine && g_str_equal (signature->rule, words[0])
             && (words[1] == NULL || g_str_equal (signature->name, words[1]))
             && (words[1] == NULL || words[2] == NULL || g_str_equal (findings.at[i].path, words[2]));
    }
  if (!fine)
    tell_findings (run, findings.count > 0 ? "refused by" : "nothing was found", &findings);
  g_strfreev (words);
}

static void
change (Run *run, const Op *op)
{
  /* Changes that stand together belong together, also with an again before
   * them. */
  if (op->kind == OP_AGAIN || run->ready || !run->changed)
    {
      g_ptr_array_set_size (run->buts, 0);
      run->repeat = op->kind == OP_BUT;
    }
  if (op->kind == OP_BUT)
    g_ptr_array_add (run->buts, (void *) op);
  run->changed = true;
  run->ready = false;
}

static void
do_op (Run *run)
{
  const Op *op = run->op;
  RelaisFindings findings;
  RelaisMove move;

  switch (op->kind)
    {
    case OP_DO:
      if (run->changed || run->ready)
        {
          if (ready (run))
            play (run, op->text);
        }
      if (!run->changed)
        g_ptr_array_add (run->moves, (void *) op);
      break;
    case OP_BUT:
    case OP_AGAIN:
      change (run, op);
      break;
    case OP_ALLOW:
      if (ready (run))
        play (run, op->text);
      break;
    case OP_MAY:
      if (ready (run))
        may_play (run, op->text, &move);
      break;
    case OP_REFUSE:
      if (ready (run))
        refuse (run, op->text);
      break;
    case OP_EVENT:
      if (ready (run))
        expect_event (run);
      break;
    case OP_NO_EVENT:
      if (ready (run) && find_event (run, op->text, 0) >= 0)
        tell_events (run, "it is there");
      break;
    case OP_STATE:
      if (ready (run))
        expect_state (run);
      break;
    case OP_SCORE:
      if (ready (run))
        expect_score (run);
      break;
    case OP_SETUP_REFUSED:
      expect_setup_refused (run);
      run->ready = true;
      break;
    case OP_SETUP_FINE:
      read_setup (run, &findings);
      if (findings.count > 0)
        tell_findings (run, "the setup is refused:", &findings);
      run->ready = true;
      break;
    default:
      break;
    }
}

static void
test_situation (const void *data)
{
  const Situation *situation = data;
  Run *run = g_new0 (Run, 1);

  run->game = situation->game;
  run->situation = situation;
  run->repeat = true;
  run->buts = g_ptr_array_new ();
  run->moves = g_ptr_array_new ();
  for (unsigned i = 0; i < situation->ops->len && !run->failed; i++)
    {
      run->op = situation->ops->pdata[i];
      do_op (run);
    }
  g_ptr_array_unref (run->moves);
  g_ptr_array_unref (run->buts);
  g_free (run);
}

static void
register_situations (void)
{
  GHashTable *paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (unsigned i = 0; i < situations->len; i++)
    {
      const Situation *situation = situations->pdata[i];
      char *path;

      if (g_str_equal (situation->rule, "*"))
        continue;
      path = g_strdup_printf ("/%s/%s/%s", situation->game->id, situation->rule, situation->name);
      if (g_hash_table_contains (paths, path))
        add_malformed (situation->file, situation->line, "a situation of that name was there already");
      else
        g_test_add_data_func (path, situation, test_situation);
      g_hash_table_add (paths, path);
    }
  g_hash_table_unref (paths);
}

int
main (int argc, char **argv)
{
  const char *folder = g_getenv ("RELAIS_SITUATIONS");
  int result;

  g_test_init (&argc, &argv, NULL);
  situations = g_ptr_array_new_with_free_func (situation_free);
  for (int i = 0; relais_games[i] != NULL; i++)
    if (!relais_games[i]->for_tests)
      read_situations (folder != NULL ? folder : "tests/engine/situations", relais_games[i], situations);
  register_situations ();
  result = g_test_run ();
  g_ptr_array_unref (situations);
  return result;
}
