/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-bounds.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Begins another line wherever it is shown. */
static gboolean
ends_line (gunichar c)
{
  return (c >= '\n' && c <= '\r') || c == 0x85 || c == 0x2028 || c == 0x2029;
}

/* Parts words, and must not be shown. */
static gboolean
parts (gunichar c)
{
  return g_unichar_isspace (c) || g_unichar_iscntrl (c);
}

/* (nullable) What is cut ends in `more`. */
static char *
line (const char *text, glong letters, const char *more)
{
  GString *told = g_string_new (NULL);
  glong n = 0;
  gboolean space = FALSE;

  for (const char *c = text; c != NULL && *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (parts (letter))
        {
          space = told->len > 0;
          continue;
        }
      if (n + space >= letters)
        {
          g_string_append (told, more);
          break;
        }
      if (space)
        g_string_append_c (told, ' ');
      g_string_append_unichar (told, letter);
      n += 1 + space;
      space = FALSE;
    }
  return g_string_free (told, text == NULL);
}

/**
 * relais_bounds_line:
 * @text: (nullable)
 * @letters: how many there is room for
 *
 * Returns: (nullable) (transfer full): the text in one paragraph, and cut if it
 *   is longer; what is too long for a line is wrapped or cut by who shows it
 */
char *
relais_bounds_line (const char *text, glong letters)
{
  return line (text, letters, "…");
}

/**
 * relais_bounds_words:
 *
 * Returns: (transfer full)
 */
char *
relais_bounds_words (const char *text)
{
  return line (text, RELAIS_WORDS_LENGTH, "");
}

static gboolean
is_name (const char *text)
{
  glong n = 0;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (++n > RELAIS_NAME_LENGTH || ends_line (letter) || g_unichar_iscntrl (letter))
        return FALSE;
    }
  return TRUE;
}

/**
 * relais_bounds_name:
 * @text: (nullable)
 *
 * Returns: (nullable) (transfer full): cut, it ends in “…” and can be read
 *   again without another change
 */
char *
relais_bounds_name (const char *text)
{
  if (text == NULL || is_name (text))
    return g_strdup (text);
  return relais_bounds_line (text, RELAIS_NAME_LENGTH - 1);
}

gsize
relais_bounds_fitting (const char *text, guint letters, guint lines)
{
  const char *c = text;

  for (guint line = 1; *c != '\0' && letters > 0; letters--)
    {
      if (ends_line (g_utf8_get_char (c)) && ++line > lines)
        break;
      c = g_utf8_next_char (c);
    }
  return (gsize) (c - text);
}

/**
 * relais_bounds_note:
 * @text: (nullable)
 * @kept: (out) (transfer full) (nullable)
 */
gboolean
relais_bounds_note (const char *text, char **kept)
{
  gsize n = text != NULL ? relais_bounds_fitting (text, RELAIS_NOTE_LENGTH, RELAIS_NOTE_LINES) : 0;

  /* Carriage returns at the end of a line do not outlast the next reading; they are at one now. */
  while (n > 0 && text[n] != '\0' && text[n - 1] == '\r')
    n--;
  *kept = text != NULL ? g_strndup (text, n) : NULL;
  return text == NULL || text[n] == '\0';
}

/* Lines break behind a dash, but not before a digit or another dash. */
static gboolean
has_long_word (const char *text)
{
  guint n = 0;

  for (const char *c = text; *c != '\0' && n <= RELAIS_CODE_WORD; c = g_utf8_next_char (c))
    n = g_ascii_isspace (*c) || (g_ascii_isalpha (*c) && c > text && c[-1] == '-') ? 0 : n + 1;
  return n > RELAIS_CODE_WORD;
}

gboolean
relais_bounds_code (const char *text)
{
  gsize length = strlen (text);

  if (length > RELAIS_CODE_BYTES || has_long_word (text))
    return FALSE;
  return g_str_is_ascii (text) || text[relais_bounds_fitting (text, RELAIS_CODE_LENGTH, RELAIS_CODE_LENGTH)] == '\0';
}

/**
 * relais_bounds_beginning:
 * @text: (nullable)
 *
 * Returns: (nullable) (transfer full)
 */
char *
relais_bounds_beginning (const char *text)
{
  gsize n = text != NULL ? relais_bounds_fitting (text, RELAIS_BEGINNING_LENGTH, RELAIS_BEGINNING_LINES) : 0;
  g_autofree char *kept = NULL;

  if (text == NULL || text[n] == '\0')
    return g_strdup (text);
  kept = g_strndup (text, n);
  return g_strconcat (kept, "…", NULL);
}

/* Of a portion; and letters in a row that a line cannot be broken between. */
#define PORTION_LENGTH 800
#define PORTION_LINES 20
#define LONGEST_WORD 100

/**
 * relais_bounds_portion:
 *
 * Returns: where a long text can be parted: behind the end of a line, else
 *   behind a space, else in the middle of a word without an end
 */
gsize
relais_bounds_portion (const char *text)
{
  const char *most = text + relais_bounds_fitting (text, PORTION_LENGTH, PORTION_LINES);
  const char *line = NULL, *space = NULL, *c = text;

  for (guint word = 0; c < most && word < LONGEST_WORD; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);
      gboolean breaks = g_unichar_isspace (letter) || g_unichar_iswide (letter);

      word = breaks ? 0 : word + 1;
      if (breaks)
        space = g_utf8_next_char (c);
      if (letter == '\n')
        line = space;
    }
  if (*c == '\0')
    return (gsize) (c - text);
  if (c == most && *c == '\n')
    return (gsize) (c + 1 - text);
  return (gsize) ((line != NULL ? line : c == most && space != NULL ? space : c) - text);
}

char *
relais_bounds_refuse (void)
{
  return g_strdup_printf (_("There is room for %d letters here, in at most %d lines; the rest was left out."),
                          RELAIS_NOTE_LENGTH, RELAIS_NOTE_LINES);
}

char *
relais_quote (RelaisWord word)
{
  g_autofree char *valid = g_utf8_make_valid (word.at, (gssize) MIN (word.n, RELAIS_QUOTE_BYTES));
  g_autofree char *words = g_strconcat (valid, word.n > RELAIS_QUOTE_BYTES ? "…" : NULL, NULL);

  /* TRANSLATORS: %s is from a file, quoted in a sentence about what is wrong with it */
  return g_strdup_printf (_("“%s”"), words);
}

gboolean
relais_bounds_judged (RelaisWord line)
{
  static const char *const first[] = { "chance=", "luck=", "loss=" };
  gboolean begins = FALSE;

  if (line.n > RELAIS_JUDGED_LENGTH)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (first); i++)
    begins |= line.n > strlen (first[i]) && memcmp (line.at, first[i], strlen (first[i])) == 0;
  for (gsize i = 0; i < line.n && begins; i++)
    begins = line.at[i] >= ' ' && line.at[i] <= '~';
  return begins;
}
