/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "situation.h"

#include <string.h>

#include "engine/common/options.h"

static const char *const op_names[OPS] = {
  "set", "but", "again", "do", "allow", "may", "refuse", "event", "no-event", "state", "score",
  "setup-refused", "setup-fine", "reason", "new",
};

static void
assignment_free (void *data)
{
  Assignment *assignment = data;

  g_ptr_array_unref (assignment->path);
  g_free (assignment->value);
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

void
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
static char *
parse_value (const char *text)
{
  GString *strict = g_string_new (NULL);
  static RelaisJson json;       /* large */

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
  return g_string_free (strict, relais_json_read (&json, strict->str, strict->len) != RELAIS_JSON_FINE);
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
add_assignment (GPtrArray *to, const char *path_text, char *value)
{
  GPtrArray *path = parse_path (path_text);
  Assignment *assignment;

  if (path == NULL || value == NULL)
    {
      g_clear_pointer (&path, g_ptr_array_unref);
      g_free (value);
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
parse_option (const RelaisGame *game, GPtrArray *to, const char *text)
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
parse_op (const RelaisGame *game, Op *op)
{
  switch (op->kind)
    {
    case OP_NEW:
      {
        char **words = g_strsplit (op->text, " ", -1);
        bool fine = true;

        for (unsigned i = 0; words[i] != NULL; i++)
          fine = parse_option (game, op->assignments, words[i]) && fine;
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

void
add_malformed (const char *file, unsigned line, const char *what)
{
  char *base = g_path_get_basename (file);
  char *path = g_strdup_printf ("/malformed/%s-%u", base, line);

  g_test_add_data_func_full (path, g_strdup_printf ("%s:%u: %s", file, line, what), malformed, g_free);
  g_free (path);
  g_free (base);
}

static Situation *
parse_header (const RelaisGame *game, const char *file, unsigned line, const char *text)
{
  size_t n = strlen (text);
  const char *space = strchr (text, ' ');
  Situation *situation;

  if (n < 3 || text[n - 1] != ']' || (space == NULL && !g_str_equal (text, "[*]")))
    return NULL;
  situation = g_new0 (Situation, 1);
  situation->game = game;
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
        return parse_op (situation->game, op);
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
parse_file (const RelaisGame *game, const char *file, GPtrArray *situations)
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
          block = lines[i][0] == '[' ? parse_header (game, file, i + 1, lines[i]) : NULL;
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

static int
by_name (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

void
read_situations (const char *all, const RelaisGame *game, GPtrArray *situations)
{
  char *folder = g_build_filename (all, game->id, NULL);
  GDir *dir = g_dir_open (folder, 0, NULL);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".txt"))
      g_ptr_array_add (files, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (files, by_name);
  for (unsigned i = 0; i < files->len; i++)
    parse_file (game, files->pdata[i], situations);
  if (files->len == 0)
    add_malformed (folder, 0, "no situations here");
  g_ptr_array_unref (files);
  g_clear_pointer (&dir, g_dir_close);
  g_free (folder);
}
