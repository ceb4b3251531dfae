/* SPDX-License-Identifier: GPL-3.0-or-later */

/* JSON, changed where its values and members are: of the same kind or another,
 * huge, deep, again, from elsewhere. Works on the text, so that what is no
 * longer JSON can be changed, too. */

#include "fuzz-mutate.h"

#include <string.h>

#define MOST 4096
#define DEEP 200

/* Where a value is, and the member that it is of. */
typedef struct
{
  gsize from, to;
  gsize member;                 /* where its key begins; == from: in a list */
} Span;

typedef struct
{
  FuzzText text;
  gsize at;
  GArray *spans;
  guint depth;
} Scan;

static const char *const values[] = {
  "0", "1", "-1", "2", "3", "4", "5", "7", "20", "99", "255", "256", "65535", "65536", "2147483647", "-2147483648", "4294967296",
  "9007199254740991", "9007199254740992", "99999999999999999999999999", "1e999", "-0", "0.5", "1E-400", "true", "false", "null", "[]",
  "{}", "\"\"", "\"\\ud800\"", "\"\\u0000\"", "\"\\u202e\"", "\"loire\"", "\"red\"", "\"tours\"", "\"m1.01\"", "\"banker\"", "[null]",
  "[0,0,0,0,0,0,0,0,0,0]", "{\"\":0}", "{\"id\":\"m2.05\",\"marks\":[]}", "{\"kind\":\"castle\",\"owner\":0,\"turn\":1}",
  "\"human\"", "\"german\"", "\"casual\"", "\"random\"",
};

static void
skip_blanks (Scan *s)
{
  while (s->at < s->text.n && strchr (" \t\r\n", s->text.at[s->at]) != NULL)
    s->at++;
}

static gboolean
takes (Scan *s, char letter)
{
  skip_blanks (s);
  if (s->at >= s->text.n || s->text.at[s->at] != letter)
    return FALSE;
  s->at++;
  return TRUE;
}

static void
scan_string (Scan *s)
{
  for (s->at++; s->at < s->text.n && s->text.at[s->at] != '"'; s->at++)
    if (s->text.at[s->at] == '\\')
      s->at++;
  s->at = MIN (s->at + 1, s->text.n);
}

static void scan_value (Scan *s, gsize member);

static void
scan_members (Scan *s, char close, gboolean keys)
{
  gsize before;

  s->at++;
  s->depth++;
  do
    {
      gsize member;

      before = s->at;
      skip_blanks (s);
      member = s->at;
      if (keys && s->at < s->text.n && s->text.at[s->at] == '"')
        {
          scan_string (s);
          takes (s, ':');
        }
      skip_blanks (s);
      scan_value (s, keys ? member : s->at);
    }
  while (takes (s, ',') && s->at > before);
  takes (s, close);
  s->depth--;
}

static void
scan_value (Scan *s, gsize member)
{
  Span span = { s->at, s->at, member };

  if (s->at >= s->text.n || s->spans->len >= MOST || s->depth > DEEP)
    return;
  if (s->text.at[s->at] == '{')
    scan_members (s, '}', TRUE);
  else if (s->text.at[s->at] == '[')
    scan_members (s, ']', FALSE);
  else if (s->text.at[s->at] == '"')
    scan_string (s);
  else
    while (s->at < s->text.n && strchr (",]} \t\r\n", s->text.at[s->at]) == NULL)
      s->at++;
  span.to = s->at;
  if (span.to > span.from)
    g_array_append_val (s->spans, span);
}

static GArray *
scan (FuzzText text)
{
  Scan s = { .text = text, .spans = g_array_new (FALSE, FALSE, sizeof (Span)) };

  skip_blanks (&s);
  scan_value (&s, s.at);
  return s.spans;
}

static const Span *
any (const GArray *spans, RelaisRng *rng)
{
  return &g_array_index (spans, Span, relais_rng_below (rng, spans->len));
}

static void
append_string (GString *to, RelaisRng *rng)
{
  g_autoptr (GString) words = g_string_new (NULL);

  fuzz_append_words (words, rng);
  g_string_append_c (to, '"');
  for (gsize i = 0; i < words->len; i++)
    if (strchr ("\"\\", words->str[i]) != NULL)
      g_string_append_printf (to, "\\%c", words->str[i]);
    else if ((guchar) words->str[i] < ' ')
      g_string_append_printf (to, "\\u%04x", (guint) words->str[i]);
    else
      g_string_append_c (to, words->str[i]);
  g_string_append_c (to, '"');
}

static void
append_deep (GString *to, RelaisRng *rng)
{
  static const guint depths[] = { 2, 3, 14, 15, 16, 17, 32, 2000 };
  guint n = depths[relais_rng_below (rng, G_N_ELEMENTS (depths))];
  gboolean object = relais_rng_below (rng, 2) == 0;

  for (guint i = 0; i < n; i++)
    g_string_append (to, object ? "{\"a\":" : "[");
  g_string_append_c (to, '0');
  for (guint i = 0; i < n; i++)
    g_string_append (to, object ? "}" : "]");
}

static void
append_value (GString *to, FuzzText from, const GArray *spans, RelaisRng *rng)
{
  switch (relais_rng_below (rng, 8))
    {
    case 0: append_string (to, rng); break;
    case 1: append_deep (to, rng); break;
    case 2:
    case 3:
    case 4:
      if (spans->len > 0)
        {
          const Span *span = any (spans, rng);

          g_string_append_len (to, from.at + span->from, (gssize) (span->to - span->from));
          break;
        }
      G_GNUC_FALLTHROUGH;
    default: g_string_append (to, values[relais_rng_below (rng, G_N_ELEMENTS (values))]);
    }
}

/* Behind a value, or instead of it. */
static void
append_change (GString *made, FuzzText text, const Span *span, FuzzText from, const GArray *spans, RelaisRng *rng)
{
  static const char *const keys[] = { "name", "author", "note", "players", "seed", "options", "seats", "edition", "title", "turn",
                                      "players_info", "game", "scenario", "draft", "decks", "" };
  const char *value = text.at + span->from;
  gssize n = (gssize) (span->to - span->from);

  switch (relais_rng_below (rng, 8))
    {
    case 0:     /* gone, and its comma with it, or not */
      if (span->member < span->from)
        g_string_append (made, "null");
      break;
    case 1:     /* again */
      g_string_append_len (made, value, n);
      g_string_append_c (made, ',');
      g_string_append_len (made, text.at + span->member, (gssize) (span->to - span->member));
      break;
    case 2:     /* with another member */
      g_string_append_len (made, value, n);
      if (span->member < span->from)
        g_string_append_printf (made, ",\"%s\":", keys[relais_rng_below (rng, G_N_ELEMENTS (keys))]);
      else
        g_string_append_c (made, ',');
      append_value (made, from, spans, rng);
      break;
    case 3:     /* within a list */
      g_string_append_c (made, '[');
      g_string_append_len (made, value, n);
      g_string_append_c (made, ']');
      break;
    default: append_value (made, from, spans, rng);
    }
}

GString *
fuzz_mutate_json (FuzzText text, FuzzText other, RelaisRng *rng)
{
  FuzzText from = other.n > 0 && other.at[0] == '{' ? other : text;
  g_autoptr (GArray) spans = scan (text);
  g_autoptr (GArray) others = scan (from);
  GString *made;

  if (spans->len == 0)
    return NULL;
  made = g_string_new_len (text.at, (gssize) text.n);
  /* One change mostly, sometimes a few. */
  do
    {
      g_autoptr (GString) before = made;
      const FuzzText now = { before->str, before->len };
      g_autoptr (GArray) at = scan (now);
      const Span *span;

      made = g_string_new (NULL);
      if (at->len == 0)
        {
          g_string_append_len (made, now.at, (gssize) now.n);
          break;
        }
      span = any (at, rng);
      g_string_append_len (made, now.at, (gssize) span->from);
      append_change (made, now, span, from, others, rng);
      g_string_append_len (made, now.at + span->to, (gssize) (now.n - span->to));
    }
  while (relais_rng_below (rng, 3) == 0);
  return made;
}
