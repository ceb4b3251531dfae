/* SPDX-License-Identifier: GPL-3.0-or-later */

/* libFuzzer asks here for the next input. Half of the time it gets one that its
 * own mutations of bytes make. */

#include "fuzz-mutate.h"

#include <string.h>

#include "fuzz.h"
#include "relais-setup-code.h"

#define LONGEST 11000

size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned seed);
size_t LLVMFuzzerCustomCrossOver (const uint8_t *data1, size_t size1, const uint8_t *data2, size_t size2, uint8_t *out,
                                  size_t max_size, unsigned seed);

#define OVERRIDE "\xe2\x80\xae"
#define ISOLATES "\xe2\x81\xa7\xe2\x81\xa6"
#define ARABIC "\xd8\xa7\xd9\x84\xd8\xb9\xd8\xb1\xd8\xa8"
#define MARKS "\xcc\x81\xcc\x82\xcc\x83\xcc\x84\xcc\x85\xcc\x86"
#define NO_WIDTH "\xe2\x80\x8b\xe2\x80\x8d"
#define ASTRONAUT "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x9a\x80"
#define TAG "\xf3\xa0\x80\x81"
#define BYTE_ORDER "\xef\xbb\xbf"
#define LINE "\xe2\x80\xa8"
#define PARAGRAPH "\xe2\x80\xa9"
#define SOFT_HYPHEN "\xc2\xad"
#define NO_LETTER "\xef\xbf\xbe"
#define NEXT_LINE "\xc2\x85"

static const char *const words[] = {
  "", " ", "_", "&amp;", "<b>", "<a href='x'>x</a>", "%n%s%d", "../../../etc/passwd", "\n", "\n\n", "\r", "\r\n", "\t", "\x7f", "\x1b[31m",
  "Anna", "{key}", "a", "\xe6\x9d\x8e", OVERRIDE, ISOLATES, ARABIC, MARKS, NO_WIDTH, ASTRONAUT, TAG, BYTE_ORDER, LINE, PARAGRAPH,
  SOFT_HYPHEN, NO_LETTER, NEXT_LINE,
};

void
fuzz_append_words (GString *to, RelaisRng *rng)
{
  /* About the bounds; what is much longer makes every input after it slow, and is as good seldom. */
  static const guint lengths[] = { 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 20, 20, 63, 64, 65, 99, 99, 100, 100, 101, 101, 200, 500, 501,
                                   1000, LONGEST };
  guint times = lengths[relais_rng_below (rng, G_N_ELEMENTS (lengths))];
  guint mixed = relais_rng_below (rng, 3);
  const char *one = words[relais_rng_below (rng, G_N_ELEMENTS (words))];

  for (guint i = 0; i < times && to->len < 3 * LONGEST; i++)
    {
      g_string_append (to, one);
      if (mixed == 0)
        one = words[relais_rng_below (rng, G_N_ELEMENTS (words))];
      else if (mixed == 1)
        g_string_append_c (to, 'm');
    }
}

/* Of lines: one again, one gone, two swapped, some of another text. */
GString *
fuzz_mutate_lines (FuzzText text, FuzzText other, RelaisRng *rng)
{
  g_autofree char *copy = g_strndup (text.at, text.n);
  g_autofree char *from = g_strndup (other.n > 0 ? other.at : text.at, other.n > 0 ? other.n : text.n);
  g_auto (GStrv) lines = g_strsplit (copy, "\n", -1);
  g_auto (GStrv) others = g_strsplit (from, "\n", -1);
  guint n = g_strv_length (lines), n_others = g_strv_length (others);
  guint at = n > 0 ? relais_rng_below (rng, n) : 0;
  guint how = relais_rng_below (rng, 6);
  GString *made = g_string_new (NULL);

  if (n > 1 && how == 0)
    {
      guint with = relais_rng_below (rng, n);
      char *line = lines[at];

      lines[at] = lines[with];
      lines[with] = line;
    }
  for (guint i = 0; i < n; i++)
    {
      if (i != at || how == 0)
        g_string_append (made, lines[i]);
      else if (how == 1)
        continue;
      else if (how == 2)
        g_string_append_printf (made, "%s\n%s", lines[i], lines[i]);
      else if (how == 3)
        g_string_append_printf (made, "%s\n%s", lines[i], n_others > 0 ? others[relais_rng_below (rng, n_others)] : "");
      else if (how == 4)
        g_string_append_printf (made, "  %s", lines[i]);
      else
        {
          g_string_append (made, lines[i]);
          fuzz_append_words (made, rng);
        }
      if (i + 1 < n)
        g_string_append_c (made, '\n');
    }
  return made;
}

static guint32
crc (const guint8 *bytes, gsize n)
{
  guint32 c = G_MAXUINT32;

  for (gsize i = 0; i < n; i++)
    {
      c ^= bytes[i];
      for (int bit = 0; bit < 8; bit++)
        c = c & 1 ? c >> 1 ^ 0xedb88320 : c >> 1;
    }
  return ~c;
}

static void
put_number (guint8 *at, guint32 number)
{
  number = GUINT32_TO_BE (number);
  memcpy (at, &number, sizeof number);
}

static guint32
get_number (const guint8 *at)
{
  guint32 number;

  memcpy (&number, at, sizeof number);
  return GUINT32_FROM_BE (number);
}

/* A picture with another byte or another size in one of its chunks, whose check sum is right. */
GString *
fuzz_mutate_png (FuzzText text, RelaisRng *rng)
{
  static const guint32 sizes[] = { 0, 1, 2, 300, 20000, 65535, 65536, 1000000, G_MAXINT32, G_MAXUINT32 };
  GString *made = g_string_new_len (text.at, (gssize) text.n);
  guint8 *bytes = (guint8 *) made->str;
  guint wanted = relais_rng_below (rng, 6), found = 0;

  for (gsize at = 8; at + 12 <= made->len; found++)
    {
      gsize n = get_number (bytes + at);

      if (n > made->len - at - 12)
        break;
      if (n > 0 && found == wanted)
        {
          if (found == 0 && n >= 8 && relais_rng_below (rng, 2) == 0)
            put_number (bytes + at + 8 + 4 * relais_rng_below (rng, 2), sizes[relais_rng_below (rng, G_N_ELEMENTS (sizes))]);
          else
            bytes[at + 8 + relais_rng_below (rng, (guint32) n)] = (guint8) relais_rng_below (rng, 256);
          put_number (bytes + at + 8 + n, crc (bytes + at + 4, n + 4));
          return made;
        }
      at += n + 12;
    }
  return made;
}

/* The setup in a code, and a code of what became of it. */
static GString *
mutate_code (FuzzText text, FuzzText other, RelaisRng *rng)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *code = g_strndup (text.at, text.n);
  g_autofree char *json = relais_setup_code_to_json (code, problems);
  g_autofree char *again = NULL;
  GString *made;

  if (json == NULL)
    return NULL;
  made = fuzz_mutate_json ((FuzzText) { json, strlen (json) }, other, rng);
  if (made != NULL)
    {
      again = relais_setup_code_from_json (made->str, made->len, problems);
      g_string_assign (made, again != NULL ? again : "");
    }
  return made;
}

static const char *
find_part (const char *from, const char *end)
{
  for (const char *at = from; at < end; at++)
    if (*at == '\n' && (gsize) (end - at) > 1 + strlen (FUZZ_PART) && memcmp (at + 1, FUZZ_PART, strlen (FUZZ_PART)) == 0)
      return at + 1;
  return end;
}

/* One of several files, or one of them again. */
static GString *
mutate_parts (FuzzText text, FuzzText other, RelaisRng *rng)
{
  const char *end = text.at + text.n, *from = text.at, *to = find_part (from, end);
  GString *made = NULL;
  g_autoptr (GString) part = NULL;

  while (to < end && relais_rng_below (rng, 3) != 0)
    {
      from = to;
      to = find_part (from, end);
    }
  /* Its name stays. */
  if ((gsize) (to - from) > strlen (FUZZ_PART) && memcmp (from, FUZZ_PART, strlen (FUZZ_PART)) == 0)
    {
      const char *newline = memchr (from, '\n', (gsize) (to - from));

      from = newline != NULL ? newline + 1 : to;
    }
  if (relais_rng_below (rng, 20) != 0)
    part = fuzz_mutate ((FuzzText) { from, (gsize) (to - from) }, other, rng);
  if (part == NULL)
    return NULL;
  made = g_string_new_len (text.at, from - text.at);
  g_string_append_len (made, part->str, (gssize) part->len);
  if (to < end && (made->len == 0 || made->str[made->len - 1] != '\n'))
    g_string_append_c (made, '\n');
  g_string_append_len (made, to, end - to);
  return made;
}

static gboolean
begins (FuzzText text, const char *with)
{
  return text.n >= strlen (with) && memcmp (text.at, with, strlen (with)) == 0;
}

GString *
fuzz_mutate (FuzzText text, FuzzText other, RelaisRng *rng)
{
  if (text.n == 0)
    return NULL;
  if (begins (text, FUZZ_PART) || find_part (text.at, text.at + text.n) < text.at + text.n)
    return mutate_parts (text, other, rng);
  if (begins (text, "\x89PNG"))
    return fuzz_mutate_png (text, rng);
  if (begins (text, "{"))
    return fuzz_mutate_json (text, other, rng);
  if (begins (text, "RELAIS-"))
    return mutate_code (text, other, rng);
  if (begins (text, "relais-record") && relais_rng_below (rng, 3) != 0)
    return fuzz_mutate_record (text, other, rng);
  return fuzz_mutate_lines (text, other, rng);
}

static size_t
change (FuzzText text, FuzzText other, uint8_t *out, size_t max_size, RelaisRng *rng)
{
  g_autoptr (GString) made = fuzz_mutate (text, other, rng);

  if (made == NULL || made->len == 0 || made->len > max_size)
    return 0;
  memcpy (out, made->str, made->len);
  return made->len;
}

size_t
LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned seed)
{
  RelaisRng rng;
  size_t n = 0;

  relais_rng_seed (&rng, seed);
  if (relais_rng_below (&rng, 2) == 0)
    n = change ((FuzzText) { (const char *) data, size }, (FuzzText) { 0 }, data, max_size, &rng);
  return n > 0 ? n : LLVMFuzzerMutate (data, size, max_size);
}

size_t
LLVMFuzzerCustomCrossOver (const uint8_t *data1, size_t size1, const uint8_t *data2, size_t size2, uint8_t *out, size_t max_size,
                           unsigned seed)
{
  RelaisRng rng;

  relais_rng_seed (&rng, seed);
  return change ((FuzzText) { (const char *) data1, size1 }, (FuzzText) { (const char *) data2, size2 }, out, max_size, &rng);
}
