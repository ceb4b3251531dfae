/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The protocol: each line of the input is asked in one session. Every answer
 * must be framed as promised, and what is refused must leave the game alone.
 * Nothing here reads or writes files; the other harnesses have what is in
 * them. */

#include "fuzz.h"
#include "relais-protocol.h"
#include "relais-setup.h"

#define LINES 256
#define SLOW 2          /* perft, playout and levels that search in one input */

typedef struct
{
  RelaisSession *session;
  GString *answer;
  char *state;          /* what the session last said of the game */
  char *history;
  int slow;
} Fuzz;

static gboolean
is_word (const char *line, size_t n, const char *word)
{
  size_t length = strlen (word);

  return n >= length && memcmp (line, word, length) == 0 && (n == length || line[length] == ' ');
}

/* "perft 2" and less; "perft x" is refused at once and as good. */
static gboolean
is_deep (const char *line, size_t n)
{
  return is_word (line, n, "perft") && n > 6 && g_ascii_isdigit (line[6])
         && (line[6] > '2' || (n > 7 && g_ascii_isdigit (line[7])));
}

static gboolean
is_left_out (Fuzz *f, const char *line, size_t n)
{
  static const char *const files[] = { "setup", "load", "save", "check" };

  for (size_t i = 0; i < G_N_ELEMENTS (files); i++)
    if (is_word (line, n, files[i]) && n > strlen (files[i]))
      return TRUE;
  if (is_word (line, n, "perft") || is_word (line, n, "playout") || is_word (line, n, "genmove hard")
      || is_word (line, n, "genmove master"))
    return is_deep (line, n) || f->slow++ >= SLOW;
  return FALSE;
}

static gboolean
ask (Fuzz *f, const char *line, size_t n)
{
  g_string_truncate (f->answer, 0);
  return relais_session_answer (f->session, line, n, f->answer);
}

static void
check_framing (const GString *answer)
{
  const char *text = answer->str;

  if (answer->len == 0)
    return;     /* to an empty line */
  FUZZ_REQUIRE (strlen (text) == answer->len);
  FUZZ_REQUIRE (g_utf8_validate (text, -1, NULL));
  FUZZ_REQUIRE (text[0] == '=' || text[0] == '?');
  FUZZ_REQUIRE (text[1] == ' ' || strcmp (text + 1, "\n\n") == 0);
  FUZZ_REQUIRE (strstr (text, "\n\n") == text + answer->len - 2);
  FUZZ_REQUIRE (strchr (text, '\r') == NULL);
  FUZZ_REQUIRE (text[0] == '=' || strchr (text, '\n') == text + answer->len - 2);
}

static void
remember (Fuzz *f)
{
  g_free (f->state);
  g_free (f->history);
  ask (f, "state", 5);
  f->state = g_strdup (f->answer->str);
  ask (f, "history", 7);
  f->history = g_strdup (f->answer->str);
}

static void
check_unchanged (Fuzz *f)
{
  ask (f, "state", 5);
  FUZZ_REQUIRE (g_str_equal (f->state, f->answer->str));
  ask (f, "history", 7);
  FUZZ_REQUIRE (g_str_equal (f->history, f->answer->str));
}

/* Where the lines led is a position that a setup can have. */
static void
check_end (Fuzz *f)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = NULL;

  if (f->state[0] != '=')
    return;
  setup = relais_setup_parse (f->state + 2, strlen (f->state) - 4, problems);
  FUZZ_REQUIRE (setup != NULL);
}

void
fuzz_input (const uint8_t *data, size_t size)
{
  g_autoptr (RelaisSession) session = relais_session_new (TRUE);
  g_autoptr (GString) answer = g_string_new (NULL);
  Fuzz f = { .session = session, .answer = answer };
  const uint8_t *end = data + size;
  gboolean go_on = TRUE;

  remember (&f);
  for (int i = 0; i < LINES && go_on && data < end; i++)
    {
      const uint8_t *newline = memchr (data, '\n', (size_t) (end - data));
      size_t n = (size_t) ((newline != NULL ? newline : end) - data);
      g_autofree char *line = fuzz_copy (data, n);

      data = newline != NULL ? newline + 1 : end;
      if (is_left_out (&f, line, n))
        continue;
      go_on = ask (&f, line, n);
      check_framing (answer);
      if (answer->str[0] == '=')
        remember (&f);
      else
        check_unchanged (&f);
    }
  check_end (&f);
  g_free (f.state);
  g_free (f.history);
}
