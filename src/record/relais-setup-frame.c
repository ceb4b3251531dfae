/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The symbols of a code are its version, how many symbols of content come (two
 * of them, modulo 1024), the content, and a check of 30 bits over all of it.
 *
 * The check is a cyclic one, which finds for sure whatever went wrong within
 * 30 bits: a wrong character (5 bits), two neighbours swapped (10 bits), up to
 * six characters in a row. Other damage stays unseen once in 2^30 times. So
 * sure a check also tells where a single slip is: all of them are tried, and
 * the one that makes the check right was it. */

#include "relais-setup-frame.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "relais-bounds.h"
#include "relais-setup-slip.h"

#define WORD "RELAIS"
#define OLDEST 1
#define VERSION 2
#define COUNTING 2              /* symbols */
#define COUNT_LIMIT 1024
#define CHECKING 6
#define MOST_WORDS 16           /* where a code might begin in a text */

#define CHECK_BITS 30
#define CHECK_MASK ((1u << CHECK_BITS) - 1)
#define CHECK_POLYNOMIAL 0x2030b9c7u    /* CRC-30/CDMA */

/* No I, L, O, U; the first three are read as the digits that they look like. */
static const char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/* A code as it was read. */
typedef struct
{
  const char *line;             /* from its first letter on */
  GByteArray *symbols;
  GArray *at;                   /* which character of the line each symbol is, from 0 */
} Reading;

/* The remainder after one more symbol. */
guint32
relais_setup_frame_step (guint32 check, guint8 symbol)
{
  static guint32 table[32];
  static gsize ready;

  if (g_once_init_enter (&ready))
    {
      for (guint32 i = 0; i < G_N_ELEMENTS (table); i++)
        {
          guint32 rest = i << (CHECK_BITS - 5);

          for (int bit = 0; bit < 5; bit++)
            rest = (rest << 1 ^ ((rest >> (CHECK_BITS - 1) & 1) != 0 ? CHECK_POLYNOMIAL : 0)) & CHECK_MASK;
          table[i] = rest;
        }
      g_once_init_leave (&ready, 1);
    }
  return (check << 5 & CHECK_MASK) ^ table[check >> (CHECK_BITS - 5) ^ symbol];
}

/* 0 of symbols that end with their check. */
guint32
relais_setup_frame_check (const guint8 *symbols, guint n)
{
  guint32 check = CHECK_MASK;

  for (guint i = 0; i < n; i++)
    check = relais_setup_frame_step (check, symbols[i]);
  return check;
}

static guint
told_count (const guint8 *symbols)
{
  return symbols[1] * 32u + symbols[2];
}

static gboolean
is_known (guint8 version)
{
  return version >= OLDEST && version <= VERSION;
}

gboolean
relais_setup_frame_is_right (const guint8 *symbols, guint n)
{
  return n >= RELAIS_SETUP_FRAME_LEAST && is_known (symbols[0]) && told_count (symbols) == (n - RELAIS_SETUP_FRAME_LEAST) % COUNT_LIMIT
         && relais_setup_frame_check (symbols, n) == 0;
}

/* Writing */

static void
put_symbols (GByteArray *symbols, guint32 value, guint n)
{
  while (n-- > 0)
    {
      guint8 symbol = value >> (5 * n) & 31;

      g_byte_array_append (symbols, &symbol, 1);
    }
}

static void
put_bytes (GByteArray *symbols, const guint8 *bytes, gsize n)
{
  guint start = symbols->len;
  guint32 bits = 0;
  guint n_bits = 0;

  for (gsize i = 0; i < n || n_bits > 0;)
    {
      if (n_bits < 5)
        {
          bits = bits << 8 | (i < n ? bytes[i] : 0u);
          n_bits += 8;
          i++;
        }
      n_bits -= 5;
      put_symbols (symbols, bits >> n_bits, 1);
      bits &= (1u << n_bits) - 1;
      if (i >= n && bits == 0)
        break;
    }
  while (symbols->len > start && symbols->data[symbols->len - 1] == 0)
    g_byte_array_set_size (symbols, symbols->len - 1);
}

/* Every symbol, in groups. */
static char *
print_symbols (const GByteArray *symbols)
{
  GString *line = g_string_new (WORD);

  g_string_append_printf (line, "-%c", alphabet[symbols->data[0]]);
  for (guint i = 1; i < symbols->len; i++)
    {
      if (i % RELAIS_SETUP_FRAME_GROUP == 1)
        g_string_append_c (line, '-');
      g_string_append_c (line, alphabet[symbols->data[i]]);
    }
  return g_string_free (line, FALSE);
}

/**
 * relais_setup_frame:
 *
 * Zeros at the end of the bytes are left out.
 */
char *
relais_setup_frame (const guint8 *bytes, gsize n)
{
  g_autoptr (GByteArray) symbols = g_byte_array_new ();
  guint count;

  put_symbols (symbols, VERSION, 1);
  put_symbols (symbols, 0, COUNTING);
  put_bytes (symbols, bytes, n);
  count = (symbols->len - 1 - COUNTING) % COUNT_LIMIT;
  symbols->data[1] = (guint8) (count / 32);
  symbols->data[2] = count % 32;
  put_symbols (symbols, relais_setup_frame_check (symbols->data, symbols->len), CHECKING);

  return print_symbols (symbols);
}

/* Reading */

static void
wrong (GPtrArray *problems, char *words)
{
  relais_problems_add (problems, "", "CODE", words);
}

/* What copying, wrapping and quoting put between the characters. */
static gboolean
is_between (gunichar c)
{
  switch (g_unichar_type (c))
    {
    case G_UNICODE_SPACE_SEPARATOR:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_DASH_PUNCTUATION:
    case G_UNICODE_INITIAL_PUNCTUATION:
    case G_UNICODE_FINAL_PUNCTUATION:
      return TRUE;
    default:
      return c < 0x80 ? strchr ("\"'`<>|*_", (int) c) != NULL : c == 0x2212 || c == 0x201a || c == 0x201e;
    }
}

/* What the character at a place of the line belongs to, as it is written. */
static char *
group_at (const char *line, guint at)
{
  const char *here = g_utf8_offset_to_pointer (line, at);
  const char *start = here;
  const char *end = here;

  while (start > line && !is_between (g_utf8_get_char (g_utf8_prev_char (start))))
    start = g_utf8_prev_char (start);
  while (*end != '\0' && !is_between (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);
  return relais_quote ((RelaisWord) { start, (gsize) (end - start) });
}

static char *
quote_char (gunichar c)
{
  char utf8[6];

  return relais_quote ((RelaisWord) { utf8, (gsize) g_unichar_to_utf8 (c, utf8) });
}

static int
symbol_of (gunichar c)
{
  const char *found;

  if (c == 0 || c > 0x7f)
    return -1;
  c = (gunichar) g_ascii_toupper ((char) c);
  if (c == 'I' || c == 'L')
    return 1;
  if (c == 'O')
    return 0;
  found = strchr (alphabet, (int) c);
  return found != NULL ? (int) (found - alphabet) : -1;
}

/* FALSE, with what is wrong, if there is something that no code has. */
static gboolean
read_symbols (Reading *reading, const char *end, GPtrArray *problems)
{
  guint place = 0;

  for (const char *at = reading->line; at < end; at = g_utf8_next_char (at), place++)
    {
      gunichar c = g_utf8_get_char (at);
      int symbol = symbol_of (c);

      if (place < strlen (WORD))
        continue;
      if (symbol >= 0)
        {
          g_byte_array_append (reading->symbols, (const guint8[1]) { (guint8) symbol }, 1);
          g_array_append_val (reading->at, place);
        }
      else if (!is_between (c))
        {
          g_autofree char *found = quote_char (c);
          g_autofree char *group = group_at (reading->line, place);

          wrong (problems, g_strdup_printf (_("The code has a mistake at character %1$u, in %2$s: there is no %3$s in setup codes."),
                                            place + 1, group, found));
          return FALSE;
        }
    }
  return TRUE;
}

static void
tell_slip (const Reading *reading, RelaisSetupSlip slip, GPtrArray *problems)
{
  gboolean missing = slip.kind == RELAIS_SLIP_MISSING;
  /* Missing: after the one before it, be that the word's last letter. */
  guint at = !missing ? g_array_index (reading->at, guint, slip.index)
             : slip.index > 0 ? g_array_index (reading->at, guint, slip.index - 1) : strlen (WORD) - 1;
  g_autofree char *group = group_at (reading->line, at);
  g_autofree char *found = quote_char (g_utf8_get_char (g_utf8_offset_to_pointer (reading->line, at)));
  g_autofree char *right = quote_char ((gunichar) alphabet[slip.symbol]);

  switch (slip.kind)
    {
    case RELAIS_SLIP_WRONG:
      wrong (problems, g_strdup_printf (_("The code has a mistake at character %1$u, in %2$s: %3$s should probably be %4$s."),
                                        at + 1, group, found, right));
      break;
    case RELAIS_SLIP_SWAPPED:
      wrong (problems, g_strdup_printf (_("The code has a mistake at character %1$u, in %2$s: %3$s and %4$s are probably swapped."),
                                        at + 1, group, found, right));
      break;
    case RELAIS_SLIP_MISSING:
      wrong (problems, g_strdup_printf (_("After character %1$u of the code, in %2$s, one is missing: probably %3$s."),
                                        at + 1, group, right));
      break;
    case RELAIS_SLIP_EXTRA:
      wrong (problems, g_strdup_printf (_("The code has a mistake at character %1$u, in %2$s: %3$s is probably one too many."),
                                        at + 1, group, found));
      break;
    case RELAIS_SLIP_GROUPS:
      {
        guint place = g_array_index (reading->at, guint, slip.other);
        g_autofree char *other = group_at (reading->line, place);

        wrong (problems, g_strdup_printf (_("Two groups of the code are probably swapped: %1$s, from character %2$u on, and %3$s, from character %4$u on."),
                                          group, at + 1, other, place + 1));
      }
      break;
    case RELAIS_SLIP_NONE:
    default:
      g_assert_not_reached ();
    }
}

static void
tell_damage (const Reading *reading, GPtrArray *problems)
{
  const guint8 *symbols = reading->symbols->data;
  guint n = reading->symbols->len;
  RelaisSetupSlip slip = relais_setup_slip_find (reading->symbols->data, reading->symbols->len);
  guint missing;

  if (slip.kind != RELAIS_SLIP_NONE)
    {
      tell_slip (reading, slip, problems);
      return;
    }
  if (n > 0 && symbols[0] > VERSION)
    {
      wrong (problems, g_strdup (_("This setup code was made by a newer version of Relais.")));
      return;
    }
  if (n < RELAIS_SETUP_FRAME_LEAST)
    {
      wrong (problems, g_strdup (_("The end of the setup code is missing.")));
      return;
    }
  missing = (told_count (symbols) + COUNT_LIMIT - (n - RELAIS_SETUP_FRAME_LEAST) % COUNT_LIMIT) % COUNT_LIMIT;
  if (missing == 0)
    wrong (problems, g_strdup (_("The setup code is damaged: more than one character is wrong.")));
  else if (missing < COUNT_LIMIT / 2)
    wrong (problems, g_strdup_printf (ngettext ("The setup code is damaged: %u character is missing.",
                                                "The setup code is damaged: %u characters are missing.", missing),
                                      missing));
  else
    wrong (problems, g_strdup_printf (ngettext ("The setup code is damaged: it has %u character too many.",
                                                "The setup code is damaged: it has %u characters too many.",
                                                COUNT_LIMIT - missing),
                                      COUNT_LIMIT - missing));
}

/* What is between the count and the check. */
static GByteArray *
content_of (const GByteArray *all)
{
  const guint8 *symbols = all->data + 1 + COUNTING;
  GByteArray *bytes = g_byte_array_new ();
  guint32 bits = 0;
  guint n_bits = 0;

  for (guint i = 0; i < all->len - RELAIS_SETUP_FRAME_LEAST; i++)
    {
      bits = (bits << 5 | symbols[i]) & 0xfff;
      n_bits += 5;
      if (n_bits >= 8)
        {
          n_bits -= 8;
          g_byte_array_append (bytes, (const guint8[1]) { (guint8) (bits >> n_bits) }, 1);
        }
    }
  if (n_bits > 0)
    g_byte_array_append (bytes, (const guint8[1]) { (guint8) (bits << (8 - n_bits)) }, 1);
  return bytes;
}

/* What follows the word, as far as it is a code with its check: how long it is,
 * the code tells. What stands around it is of no account. */
static GByteArray *
read_inside (const char *at)
{
  g_autoptr (GByteArray) symbols = g_byte_array_new ();
  guint32 check = CHECK_MASK;

  for (; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);
      int symbol = symbol_of (c);

      if (symbol < 0 && !is_between (c))
        break;
      if (symbol < 0)
        continue;
      g_byte_array_append (symbols, (const guint8[1]) { (guint8) symbol }, 1);
      check = relais_setup_frame_step (check, (guint8) symbol);
      if (check == 0 && symbols->len >= RELAIS_SETUP_FRAME_LEAST && is_known (symbols->data[0])
          && told_count (symbols->data) == (symbols->len - RELAIS_SETUP_FRAME_LEAST) % COUNT_LIMIT
          && !g_unichar_isalnum (g_utf8_get_char (g_utf8_next_char (at))))
        return g_steal_pointer (&symbols);
    }
  return NULL;
}

/* The next place where a code might begin. */
static const char *
find_word (const char *text, const char *from)
{
  for (; *from != '\0'; from = g_utf8_next_char (from))
    if (g_ascii_strncasecmp (from, WORD, strlen (WORD)) == 0
        && (from == text || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (from)))))
      return from;
  return NULL;
}

/* "Here is my setup: RELAIS-1-…. Have fun!" */
static GByteArray *
find_inside (const char *text)
{
  const char *word = find_word (text, text);
  GByteArray *found = NULL;

  for (guint i = 0; found == NULL && word != NULL && i < MOST_WORDS; i++)
    {
      found = read_inside (word + strlen (WORD));
      word = find_word (text, word + strlen (WORD));
    }
  return found;
}

/* One that is damaged: up to the first blank, if the text does not begin with it. */
static const char *
find_damaged (const char *text, const char **end)
{
  const char *word = find_word (text, text);

  while (word != NULL && word[strlen (WORD)] != '-')
    word = find_word (text, word + strlen (WORD));
  for (*end = word; word != NULL && **end != '\0' && !g_unichar_isspace (g_utf8_get_char (*end));)
    *end = g_utf8_next_char (*end);
  while (word != NULL && *end > word && !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (*end))))
    *end = g_utf8_prev_char (*end);
  return word;
}

/* The line between what stands around it; NULL if it is none. */
static const char *
find_line (const char *text, const char **end)
{
  *end = text + strlen (text);
  while (*text != '\0' && !g_unichar_isalnum (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  while (*end > text && !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (*end))))
    *end = g_utf8_prev_char (*end);
  return g_ascii_strncasecmp (text, WORD, strlen (WORD)) == 0 ? text : NULL;
}

static gboolean
is_readable (const char *text)
{
  return strlen (text) <= RELAIS_SETUP_FRAME_MOST && g_utf8_validate (text, -1, NULL);
}

/* The code that is at the beginning of a text, or in it. */
static const char *
find_code (const char *text, const char **end)
{
  const char *line = is_readable (text) ? find_line (text, end) : NULL;

  return line == NULL && is_readable (text) ? find_damaged (text, end) : line;
}

/**
 * relais_setup_unframe:
 * @version: (out): how the bytes are packed
 *
 * Returns: (transfer full) (nullable): the bytes, with perhaps one more zero;
 *   NULL, with what is wrong as a problem, if anything is
 */
GByteArray *
relais_setup_unframe (const char *text, guint *version, GPtrArray *problems)
{
  const char *end = NULL;
  const char *line = find_code (text, &end);
  g_autoptr (GByteArray) inside = line != NULL ? find_inside (text) : NULL;
  g_autoptr (GByteArray) symbols = g_byte_array_new ();
  g_autoptr (GArray) at = g_array_new (FALSE, FALSE, sizeof (guint));
  Reading reading = { line, symbols, at };

  if (line == NULL)
    {
      wrong (problems, g_strdup_printf (_("This is not a setup code: those begin with “%s”."), WORD));
      return NULL;
    }
  if (inside != NULL)
    {
      *version = inside->data[0];
      return content_of (inside);
    }
  if (!read_symbols (&reading, end, problems))
    return NULL;
  if (!relais_setup_frame_is_right (symbols->data, symbols->len))
    {
      tell_damage (&reading, problems);
      return NULL;
    }
  *version = symbols->data[0];
  return content_of (symbols);
}

/**
 * relais_setup_frame_find:
 *
 * Returns: (transfer full) (nullable): the first whole one in a text, without
 *   what stands around it and between its symbols
 */
char *
relais_setup_frame_find (const char *text)
{
  g_autoptr (GByteArray) inside = is_readable (text) ? find_inside (text) : NULL;

  return inside != NULL ? print_symbols (inside) : NULL;
}

/**
 * relais_setup_frame_mend:
 *
 * Returns: (transfer full) (nullable): the line without the single slip that is
 *   told; NULL: it is right, or it is not known what is wrong
 */
char *
relais_setup_frame_mend (const char *text)
{
  const char *end = NULL;
  const char *line = find_code (text, &end);
  g_autoptr (GByteArray) symbols = g_byte_array_new ();
  g_autoptr (GArray) at = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  Reading reading = { line, symbols, at };
  RelaisSetupSlip slip;

  if (line == NULL || !read_symbols (&reading, end, problems) || relais_setup_frame_is_right (symbols->data, symbols->len))
    return NULL;
  slip = relais_setup_slip_find (symbols->data, symbols->len);
  if (slip.kind == RELAIS_SLIP_NONE)
    return NULL;
  relais_setup_slip_mend (symbols, slip);
  return print_symbols (symbols);
}
