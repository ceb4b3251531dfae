/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "asking.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

static char *directory;         /* for the tests' files */

static void
check_framing (const char *line, const GString *answer)
{
  const char *text = answer->str;

  g_assert_cmpuint (strlen (text), ==, answer->len);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (text[0] == '=' || text[0] == '?');
  g_assert_true (text[1] == ' ' || g_str_equal (text + 1, "\n\n"));
  g_assert_true (g_str_has_suffix (text, "\n\n"));
  if (strstr (text, "\n\n") != text + answer->len - 2)
    g_error ("an empty line in the answer to “%s”", line);
  if (text[0] == '?' && strchr (text, '\n') != text + answer->len - 2)
    g_error ("a reason of several lines for “%s”", line);
}

char *
ask_bytes (RelaisSession *session, const char *line, gsize length)
{
  g_autoptr (GString) answer = g_string_new (NULL);

  g_assert_true (relais_session_answer (session, line, length, answer));
  check_framing (line, answer);
  g_string_truncate (answer, answer->len - 2);
  return g_string_free (g_steal_pointer (&answer), FALSE);
}

char *
ask (RelaisSession *session, const char *line)
{
  return ask_bytes (session, line, strlen (line));
}

char *
askf (RelaisSession *session, const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  return ask (session, line);
}

void
expect (RelaisSession *session, const char *line, const char *answer)
{
  g_autofree char *got = ask (session, line);

  if (!g_str_equal (got, answer))
    g_error ("“%s” was answered “%s” instead of “%s”", line, got, answer);
}

void
fine (RelaisSession *session, const char *line)
{
  expect (session, line, "=");
}

char *
look (RelaisSession *session)
{
  g_autofree char *state = ask (session, "state");
  g_autofree char *history = ask (session, "history");
  g_autofree char *score = ask (session, "score");

  return g_strconcat (state, history, score, NULL);
}

void
refused_bytes (RelaisSession *session, const char *line, gsize length, const char *reason)
{
  g_autofree char *before = look (session);
  g_autofree char *answer = ask_bytes (session, line, length);
  g_autofree char *after = look (session);

  if (!g_str_has_prefix (answer, "? ") || !g_str_has_prefix (answer, reason))
    g_error ("“%.80s” was answered “%s” instead of “%s”", line, answer, reason);
  g_assert_cmpstr (before, ==, after);
}

void
refused (RelaisSession *session, const char *line, const char *reason)
{
  refused_bytes (session, line, strlen (line), reason);
}

void
has (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in “%s”", part, text);
}

guint
count_lines (const char *answer)
{
  guint n = 1;

  if (g_str_equal (answer, "="))
    return 0;
  for (; *answer != '\0'; answer++)
    n += *answer == '\n';
  return n;
}

GStrv
lines_of (const char *answer)
{
  g_assert_cmpint (answer[0], ==, '=');
  return g_str_equal (answer, "=") ? g_new0 (char *, 1) : g_strsplit (answer + 2, "\n", -1);
}

RelaisSession *
session_with (const char *line)
{
  RelaisSession *session = relais_session_new (TRUE);

  fine (session, line);
  return session;
}

int
state_number (RelaisSession *session, const char *key)
{
  g_autofree char *state = ask (session, "state");
  g_autofree char *start = g_strdup_printf ("\"%s\":", key);
  const char *at = strstr (state, start);

  g_assert_nonnull (at);
  return atoi (at + strlen (start));
}

char *
step (RelaisSession *session, guint seed, char **events)
{
  g_autofree char *move = askf (session, "genmove random seed=%u", seed);
  g_autofree char *answer = NULL;

  if (move[0] == '?')
    {
      g_assert_cmpstr (move, ==, "? The game is over.");
      return NULL;
    }
  answer = askf (session, "play %s", move + 2);
  g_assert_cmpint (answer[0], ==, '=');
  if (events != NULL)
    *events = g_steal_pointer (&answer);
  return g_strdup (move + 2);
}

guint
steps (RelaisSession *session, guint seed, guint most)
{
  guint n = 0;

  for (; n < most; n++)
    {
      g_autofree char *move = step (session, seed + n, NULL);

      if (move == NULL)
        break;
    }
  return n;
}

const char *
tests_folder (void)
{
  return directory;
}

char *
file_path (const char *name)
{
  return g_build_filename (directory, name, NULL);
}

char *
write_bytes (const char *name, const char *text, gssize length)
{
  char *path = file_path (name);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
  return path;
}

char *
write_file (const char *name, const char *text)
{
  return write_bytes (name, text, -1);
}

void
setup_text (RelaisSession *session, const char *text)
{
  g_autofree char *path = write_file ("setup", text);
  g_autofree char *answer = askf (session, "setup %s", path);

  if (!g_str_equal (answer, "="))
    g_error ("%s: %s", text, answer);
}

static void
remove_directory (void)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);

  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = file_path (name);

      g_remove (path);
    }
  g_rmdir (directory);
  g_free (directory);
}

int
run_asking (void)
{
  int status;

  directory = g_dir_make_tmp ("relais-XXXXXX", NULL);
  status = g_test_run ();
  remove_directory ();
  return status;
}
