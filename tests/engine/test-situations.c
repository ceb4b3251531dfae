/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules by example: every situation of tests/engine/situations/ *.txt is
 * one test, named after the rule that it is about. A file is blocks between
 * empty lines; `#` starts a comment line. A block:
 *
 *   [L-BUY-3 second wine]              the rule, then a name: /loire/L-BUY-3/second-wine
 *   new: players=3 seed=7              as the "new" line of the protocol
 *   set: seats.0.goods.wine = 1        a value of the setup
 *   set: stop merchant chinon          seat 0's figure has just stopped there
 *   set: stand messenger tours ccw     seat 0's figure stands there, nothing has ridden
 *   do: merchant ride 2 to chinon      a move that leads there; must be legal
 *   refuse: L-BUY-3 CARRIED buy wine   refused by this rule (and this code of it, if named)
 *   but: seats.0.goods.wine = 0        the setup again, this one thing changed, the same do-moves
 *   allow: buy wine                    legal; played
 *   event: bought good=wine price=3    one of the last move's events, in this order, with these words
 *   no-event: circus                   none of its events is that
 *   state: seats.0.goods.wine = 1      what the state now says; `absent` where there is nothing
 *   score: seats.0.total = 3           what the score now says
 *   may: sell wine                     legal; not played
 *   again                              the setup again, without the do-moves; but: may follow
 *   setup-refused: L-POS-3 POS_BOAT    the setup is none, by this rule alone
 *   setup-fine                         the setup is one
 *   reason: words                      why nothing can be refused by this rule
 *
 * Values are JSON in which single words need no quotes. In a path a number is
 * a place of a list; in quotes it is a key, as any key with a dot in it. Lists
 * and objects are made as needed. Without other words a setup has 2 players,
 * seed 1 and seat 0 first. The block [*] at a file's start is put before each
 * of the file's blocks.
 *
 * After every move played the position must be one that validate takes, and
 * what check says of a move is held against the list of legal moves. */

#include <glib.h>
#include <json-glib/json-glib.h>

#include <string.h>

#include "engine/common/game.h"
#include "engine/common/options.h"
#include "engine/common/refusals.h"
#include "engine/loire/loire.h"

typedef enum
{
  OP_SET,
  OP_BUT,
  OP_AGAIN,
  OP_DO,
  OP_ALLOW,
  OP_MAY,
  OP_REFUSE,
  OP_EVENT,
  OP_NO_EVENT,
  OP_STATE,
  OP_SCORE,
  OP_SETUP_REFUSED,
  OP_SETUP_FINE,
  OP_REASON,
  OP_NEW,
  OPS
} OpKind;

static const char *const op_names[OPS] = {
  "set", "but", "again", "do", "allow", "may", "refuse", "event", "no-event", "state", "score",
  "setup-refused", "setup-fine", "reason", "new",
};

/* One value at one path. */
typedef struct
{
  GPtrArray *path;      /* of char *; a key in quotes keeps its first quote */
  JsonNode *value;
} Assignment;

typedef struct
{
  OpKind kind;
  unsigned line;
  char *text;                   /* what stands behind the colon */
  GPtrArray *assignments;       /* of set, but, new, state, score */
} Op;

typedef struct
{
  char *file;
  unsigned line;
  char *rule;
  char *name;
  GPtrArray *ops;
} Situation;

typedef struct
{
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

static const RelaisGame *const game = &relais_loire;
static GPtrArray *situations;
static RelaisJson json;         /* large, and nobody else needs it meanwhile */

/* Reading the files. */

static void
assignment_free (void *data)
{
  Assignment *assignment = data;

  g_ptr_array_unref (assignment->path);
  json_node_unref (assignment->value);
  g_free (assignment);
}

static void
op_free (void *data)
{
  Op *op = data;

  g_free (op->text);
  g_ptr_array_unref (op->assignments);
  g_free (op);
}

static void
situation_free (void *data)
{
  Situation *situation = data;

  g_free (situation->file);
  g_free (situation->rule);
  g_free (situation->name);
  g_ptr_array_unref (situation->ops);
  g_free (situation);
}

/* JSON in which words may stand without quotes. NULL if it is none. */
static JsonNode *
parse_value (const char *text)
{
  GString *strict = g_string_new (NULL);
  JsonNode *value;

  while (*text != '\0')
    {
      size_t n = 1;

      if (*text == '"')
        {
          while (text[n] != '\0' && text[n] != '"')
            n++;
          n += text[n] == '"';
          g_string_append_len (strict, text, (gssize) n);
        }
      else if (g_ascii_isalpha (*text))
        {
          char *word;

          while (g_ascii_isalnum (text[n]) || text[n] == '_' || (text[n] == '.' && g_ascii_isalnum (text[n + 1])))
            n++;
          word = g_strndup (text, n);
          if (g_str_equal (word, "true") || g_str_equal (word, "false") || g_str_equal (word, "null"))
            g_string_append (strict, word);
          else
            g_string_append_printf (strict, "\"%s\"", word);
          g_free (word);
        }
      else
        g_string_append_c (strict, *text);
      text += n;
    }
  value = strict->len > 0 ? json_from_string (strict->str, NULL) : NULL;
  g_string_free (strict, TRUE);
  return value;
}

static GPtrArray *
parse_path (const char *text)
{
  GPtrArray *path = g_ptr_array_new_with_free_func (g_free);

  for (;;)
    {
      bool quoted = *text == '"';
      size_t n = quoted ? 1 + strcspn (text + 1, "\"") : strcspn (text, ".");

      if (n <= (quoted ? 1u : 0u) || (quoted && text[n] != '"'))
        break;
      g_ptr_array_add (path, g_strndup (text, n));
      text += n + (quoted ? 1 : 0);
      if (*text == '\0')
        return path;
      if (*text++ != '.')
        break;
    }
  g_ptr_array_unref (path);
  return NULL;
}

static bool
add_assignment (GPtrArray *to, const char *path_text, JsonNode *value)
{
  GPtrArray *path = parse_path (path_text);
  Assignment *assignment;

  if (path == NULL || value == NULL)
    {
      g_clear_pointer (&path, g_ptr_array_unref);
      g_clear_pointer (&value, json_node_unref);
      return false;
    }
  assignment = g_new (Assignment, 1);
  *assignment = (Assignment) { path, value };
  g_ptr_array_add (to, assignment);
  return true;
}

static void
add_figure (GPtrArray *to, const char *figure, const char *member, const char *value)
{
  char *path = g_strdup_printf ("seats.0.%s.%s", figure, member);

  add_assignment (to, path, parse_value (value));
  g_free (path);
}

/* stop FIGURE PLACE [DIR], stand FIGURE PLACE [DIR] */
static bool
parse_figure (GPtrArray *to, char **words)
{
  unsigned n = g_strv_length (words);
  bool city;

  if (n < 3 || n > 4 || (!g_str_equal (words[1], "merchant") && !g_str_equal (words[1], "messenger")))
    return false;
  city = g_str_equal (words[2], "nantes") || g_str_equal (words[2], "orleans");
  add_figure (to, words[1], "at", words[2]);
  add_figure (to, words[1], "dir", city ? "null" : n == 4 ? words[3] : "cw");
  if (g_str_equal (words[0], "stop"))
    {
      char *used = g_strdup_printf ("used.%s", words[1]);

      add_assignment (to, used, parse_value ("true"));
      add_assignment (to, "phase", parse_value (words[1]));
      g_free (used);
    }
  return true;
}

/* PATH = VALUE */
static bool
parse_assignment (GPtrArray *to, const char *text, bool setup)
{
  const char *equals = strstr (text, " = ");
  char *path;
  bool fine;

  if (setup && (g_str_has_prefix (text, "stop ") || g_str_has_prefix (text, "stand ")))
    {
      char **words = g_strsplit (text, " ", -1);

      fine = parse_figure (to, words);
      g_strfreev (words);
      return fine;
    }
  if (equals == NULL)
    return false;
  path = g_strndup (text, (size_t) (equals - text));
  fine = add_assignment (to, path, parse_value (equals + 3));
  g_free (path);
  return fine;
}

/* key=value of a "new" line as the member of a setup that says the same. */
static bool
parse_option (GPtrArray *to, const char *text)
{
  const char *equals = strchr (text, '=');
  RelaisWord key = { text, equals != NULL ? (size_t) (equals - text) : 0 };
  const RelaisOption *option;
  int64_t number;
  char *path;
  char *value;
  int index;
  bool fine;

  option = equals != NULL ? relais_option_find (game, key, &index) : NULL;
  if (option == NULL || !relais_option_value (option, (RelaisWord) { equals + 1, strlen (equals + 1) }, &number))
    return false;
  if (option->words != NULL && g_str_equal (option->words[0], "no"))
    value = g_strdup (number != 0 ? "true" : "false");
  else
    value = g_strdup (equals + 1);
  if (index <= RELAIS_OPTION_SEED || g_str_equal (option->key, "variant") || g_str_equal (option->key, "preset"))
    path = g_strdup (option->key);
  else
    path = g_strdup_printf ("options.%s", option->key);
  fine = number != RELAIS_RANDOM && add_assignment (to, path, parse_value (value));
  g_free (path);
  g_free (value);
  return fine;
}

static const char *
parse_op (Op *op)
{
  switch (op->kind)
    {
    case OP_NEW:
      {
        char **words = g_strsplit (op->text, " ", -1);
        bool fine = true;

        for (unsigned i = 0; words[i] != NULL; i++)
          fine = parse_option (op->assignments, words[i]) && fine;
        g_strfreev (words);
        return fine ? NULL : "not an option and its value";
      }
    case OP_SET:
    case OP_BUT:
    case OP_STATE:
    case OP_SCORE:
      return parse_assignment (op->assignments, op->text, op->kind == OP_SET || op->kind == OP_BUT)
        ? NULL : "not PATH = VALUE";
    case OP_REFUSE:
      return strchr (op->text, ' ') != NULL ? NULL : "not RULE MOVE";
    case OP_AGAIN:
    case OP_SETUP_FINE:
      return *op->text == '\0' ? NULL : "nothing may follow";
    default:
      return *op->text != '\0' ? NULL : "something must follow";
    }
}

/* A file that cannot be read is a test that fails and says where. */
static void
malformed (const void *data)
{
  g_printerr ("%s\n", (const char *) data);
  g_test_fail_printf ("%s", (const char *) data);
}

static void
add_malformed (const char *file, unsigned line, const char *what)
{
  char *base = g_path_get_basename (file);
  char *path = g_strdup_printf ("/loire/malformed/%s-%u", base, line);

  g_test_add_data_func_full (path, g_strdup_printf ("%s:%u: %s", file, line, what), malformed, g_free);
  g_free (path);
  g_free (base);
}

static Situation *
parse_header (const char *file, unsigned line, const char *text)
{
  size_t n = strlen (text);
  const char *space = strchr (text, ' ');
  Situation *situation;

  if (n < 3 || text[n - 1] != ']' || (space == NULL && !g_str_equal (text, "[*]")))
    return NULL;
  situation = g_new0 (Situation, 1);
  situation->file = g_strdup (file);
  situation->line = line;
  situation->ops = g_ptr_array_new_with_free_func (op_free);
  situation->rule = g_strndup (text + 1, space != NULL ? (size_t) (space - text) - 1 : n - 2);
  situation->name = space != NULL ? g_strndup (space + 1, n - 2 - (size_t) (space - text)) : g_strdup ("");
  g_strdelimit (situation->name, " ", '-');
  return situation;
}

/* NULL or what is wrong with the line. */
static const char *
parse_line (Situation *situation, unsigned line, const char *text)
{
  const char *colon = strchr (text, ':');
  size_t n = colon != NULL ? (size_t) (colon - text) : strlen (text);
  const char *rest = colon == NULL ? "" : colon[1] == ' ' ? colon + 2 : colon + 1;
  Op *op;

  for (unsigned kind = 0; kind < OPS; kind++)
    if (strlen (op_names[kind]) == n && strncmp (text, op_names[kind], n) == 0)
      {
        op = g_new (Op, 1);
        *op = (Op) { kind, line, g_strdup (rest), g_ptr_array_new_with_free_func (assignment_free) };
        g_ptr_array_add (situation->ops, op);
        return parse_op (op);
      }
  return "not a word that starts a line here";
}

/* Whether a block can show anything at all, and its lines are in an order
 * that makes sense. */
static const char *
incomplete (const Situation *situation)
{
  bool shown = false, begun = false;

  for (unsigned i = 0; i < situation->ops->len; i++)
    switch (((const Op *) situation->ops->pdata[i])->kind)
      {
      case OP_NEW:
      case OP_SET:
        if (begun)
          return "new: and set: come first; what changes later is but:";
        break;
      case OP_DO:
      case OP_BUT:
      case OP_AGAIN:
        begun = true;
        break;
      case OP_STATE:
      case OP_SCORE:
        begun = shown = true;
        break;
      default:
        begun = shown = true;
      }
  return shown ? NULL : "a situation that shows nothing";
}

static void
end_block (GPtrArray *list, Situation **block)
{
  if (*block != NULL)
    {
      const char *what = g_str_equal ((*block)->rule, "*") ? NULL : incomplete (*block);

      if (what != NULL)
        add_malformed ((*block)->file, (*block)->line, what);
      g_ptr_array_add (list, *block);
    }
  *block = NULL;
}

static void
parse_file (const char *file)
{
  GPtrArray *list = g_ptr_array_new ();
  Situation *block = NULL;
  char *contents = NULL;
  char **lines;

  if (!g_file_get_contents (file, &contents, NULL, NULL))
    {
      add_malformed (file, 0, "cannot be read");
      g_ptr_array_unref (list);
      return;
    }
  lines = g_strsplit (contents, "\n", -1);
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      const char *what = NULL;

      g_strchomp (lines[i]);
      if (lines[i][0] == '#')
        continue;
      if (lines[i][0] == '\0')
        {
          end_block (list, &block);
          continue;
        }
      if (block == NULL)
        {
          block = lines[i][0] == '[' ? parse_header (file, i + 1, lines[i]) : NULL;
          if (block == NULL)
            what = "a block starts with [RULE name]";
        }
      else
        what = parse_line (block, i + 1, lines[i]);
      if (what != NULL)
        add_malformed (file, i + 1, what);
    }
  end_block (list, &block);
  g_strfreev (lines);
  g_free (contents);

  for (unsigned i = 0; i < list->len; i++)
    g_ptr_array_add (situations, list->pdata[i]);
  g_ptr_array_unref (list);
}

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

static bool
is_index (const char *key)
{
  return *key != '"' && strspn (key, "0123456789") == strlen (key);
}

static JsonNode *
new_container (bool list)
{
  JsonNode *node = json_node_new (list ? JSON_NODE_ARRAY : JSON_NODE_OBJECT);

  if (list)
    json_node_take_array (node, json_array_new ());
  else
    json_node_take_object (node, json_object_new ());
  return node;
}

static JsonNode *
child_of (JsonNode *parent, const char *key)
{
  if (JSON_NODE_HOLDS_OBJECT (parent))
    return json_object_get_member (json_node_get_object (parent), *key == '"' ? key + 1 : key);
  if (JSON_NODE_HOLDS_ARRAY (parent) && is_index (key))
    {
      unsigned index = (unsigned) g_ascii_strtoull (key, NULL, 10);

      if (index < json_array_get_length (json_node_get_array (parent)))
        return json_array_get_element (json_node_get_array (parent), index);
    }
  return NULL;
}

/* Takes the child. False where a path leads through what is no list or
 * object. */
static bool
set_child (JsonNode *parent, const char *key, JsonNode *child)
{
  JsonArray *array;
  unsigned index;

  if (JSON_NODE_HOLDS_OBJECT (parent))
    {
      json_object_set_member (json_node_get_object (parent), *key == '"' ? key + 1 : key, child);
      return true;
    }
  if (!JSON_NODE_HOLDS_ARRAY (parent) || !is_index (key))
    {
      json_node_unref (child);
      return false;
    }
  array = json_node_get_array (parent);
  index = (unsigned) g_ascii_strtoull (key, NULL, 10);
  while (json_array_get_length (array) < index)
    json_array_add_element (array, new_container (false));
  if (index < json_array_get_length (array))
    json_array_remove_element (array, index);
  /* Elements can only be added at the end: the later ones go round. */
  json_array_add_element (array, child);
  for (unsigned later = json_array_get_length (array) - 1 - index; later > 0; later--)
    {
      json_array_add_element (array, json_array_dup_element (array, index));
      json_array_remove_element (array, index);
    }
  return true;
}

static bool
assign (JsonNode *root, const Assignment *assignment)
{
  const GPtrArray *path = assignment->path;
  JsonNode *parent = root;

  for (unsigned i = 0; i + 1 < path->len; i++)
    {
      JsonNode *child = child_of (parent, path->pdata[i]);

      if (child == NULL || JSON_NODE_HOLDS_NULL (child))
        {
          if (!set_child (parent, path->pdata[i], new_container (is_index (path->pdata[i + 1]))))
            return false;
          child = child_of (parent, path->pdata[i]);
        }
      parent = child;
    }
  return set_child (parent, path->pdata[path->len - 1], json_node_copy (assignment->value));
}

static void
assign_all (Run *run, JsonNode *root, const GPtrArray *ops)
{
  for (unsigned i = 0; i < ops->len; i++)
    {
      const Op *op = ops->pdata[i];

      if (op->kind != OP_SET && op->kind != OP_NEW && op->kind != OP_BUT)
        continue;
      for (unsigned a = 0; a < op->assignments->len; a++)
        if (!assign (root, op->assignments->pdata[a]))
          {
            run->op = op;
            fail (run, "no such path");
          }
    }
}

/* The text of the setup: defaults, the file's common lines, the situation's,
 * the changes. */
static char *
setup_text (Run *run)
{
  JsonNode *root = json_from_string ("{\"players\":2,\"seed\":1,\"options\":{\"first_player\":0}}", NULL);
  const Situation *common = common_of (run->situation);
  GPtrArray *first = g_ptr_array_new ();
  JsonNode *seats;
  char *text;

  if (common != NULL)
    assign_all (run, root, common->ops);
  for (unsigned i = 0; i < run->situation->ops->len; i++)
    {
      Op *op = run->situation->ops->pdata[i];

      if (op->kind == OP_SET || op->kind == OP_NEW)
        g_ptr_array_add (first, op);
    }
  assign_all (run, root, first);
  assign_all (run, root, run->buts);

  seats = json_object_get_member (json_node_get_object (root), "seats");
  if (seats != NULL && JSON_NODE_HOLDS_ARRAY (seats))
    while ((int64_t) json_array_get_length (json_node_get_array (seats))
           < json_object_get_int_member_with_default (json_node_get_object (root), "players", 0))
      json_array_add_element (json_node_get_array (seats), new_container (false));
  text = json_to_string (root, FALSE);
  json_node_unref (root);
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
  else if (game->read (game->edition, &json, &run->state, findings))
    game->validate (game->edition, &run->state, findings);
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
                              game->refusals[finding->refusal.code].rule,
                              game->refusals[finding->refusal.code].name);
    }
  fail (run, "%s", text->str);
  g_string_free (text, TRUE);
}

/* Moves. */

static bool
parse_move (Run *run, const char *text, RelaisMove *move)
{
  RelaisRefusal why;

  if (relais_parse_move (game, &run->state, text, strlen (text), move, &why))
    return true;
  fail (run, "not a move: %s", text);
  return false;
}

static bool
is_listed (const Run *run, RelaisMove move)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  int n = game->legal (game->edition, &run->state, moves);

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
  if (!game->check (game->edition, &run->state, *move, &why))
    {
      fail (run, "%s: refused by %s %s", text, game->refusals[why.code].rule, game->refusals[why.code].name);
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
  game->make (game->edition, &run->state, move, &run->events);
  game->validate (game->edition, &run->state, &findings);
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
      if (relais_parse_move (game, &run->state, move_text, strlen (move_text), &move, &why))
        fail (run, "%s: taken for a move", move_text);
    }
  else if (!parse_move (run, move_text, &move))
    ;
  else if (relais_apply (game, game->edition, &run->state, move, NULL, &barrier, &why))
    fail (run, "%s: allowed", move_text);
  else if (!g_str_equal (game->refusals[why.code].rule, words[0])
           || (coded && !g_str_equal (game->refusals[why.code].name, words[1])))
    fail (run, "%s: refused by %s %s", move_text, game->refusals[why.code].rule, game->refusals[why.code].name);
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
      relais_print_event (game, &run->events.at[i], &line);
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
      relais_print_event (game, &run->events.at[i], &line);
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
  JsonNode *root = json_from_string (text, NULL);
  JsonNode *node = root;
  bool absent = JSON_NODE_HOLDS_VALUE (wanted->value) && json_node_get_value_type (wanted->value) == G_TYPE_STRING
    && g_str_equal (json_node_get_string (wanted->value), "absent");

  for (unsigned i = 0; i < wanted->path->len && node != NULL; i++)
    node = child_of (node, wanted->path->pdata[i]);
  if (node == NULL ? !absent : !json_node_equal (node, wanted->value))
    {
      char *found = node != NULL ? json_to_string (node, FALSE) : g_strdup ("absent");

      fail (run, "%s: found %s", run->op->text, found);
      g_free (found);
    }
  json_node_unref (root);
}

static void
expect_state (Run *run)
{
  char *buffer = g_malloc (RELAIS_MAX_STATE_TEXT);
  RelaisText text;

  relais_text_init (&text, buffer, RELAIS_MAX_STATE_TEXT);
  game->print_state (game->edition, &run->state, &text);
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
  game->score (game->edition, &run->state, &score);
  relais_print_score (game, &score, &text);
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
      const RelaisSignature *signature = &game->refusals[findings.at[i].refusal.code];

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

static int
by_name (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
parse_folder (const char *folder)
{
  GDir *dir = g_dir_open (folder, 0, NULL);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".txt"))
      g_ptr_array_add (files, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (files, by_name);
  for (unsigned i = 0; i < files->len; i++)
    parse_file (files->pdata[i]);
  if (files->len == 0)
    add_malformed (folder, 0, "no situations here");
  g_ptr_array_unref (files);
  g_clear_pointer (&dir, g_dir_close);
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
      path = g_strdup_printf ("/loire/%s/%s", situation->rule, situation->name);
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
  parse_folder (folder != NULL ? folder : "tests/engine/situations");
  register_situations ();
  result = g_test_run ();
  g_ptr_array_unref (situations);
  return result;
}
