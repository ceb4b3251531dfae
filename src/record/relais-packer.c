/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-packer.h"

#include <string.h>

/* What is likely costs next to nothing, so a few bytes could unpack for ever. */
#define MAX_STEPS 4000000
#define MOST_TIMES 40           /* what was learnt is forgotten in the end */
#define LEAST_LIKELY 96
#define MIN_RANGE (1u << 24)

void
relais_packer_pack (RelaisPacker *packer)
{
  *packer = (RelaisPacker) {
    .mode = RELAIS_PACKER_PACK,
    .range = G_MAXUINT32,
    .held = 1,
    .bytes = g_byte_array_new (),
  };
}

static guint8
next_byte (RelaisPacker *packer)
{
  return packer->at < packer->bytes->len ? packer->bytes->data[packer->at++] : 0;
}

void
relais_packer_unpack (RelaisPacker *packer, const guint8 *bytes, gsize n)
{
  *packer = (RelaisPacker) {
    .mode = RELAIS_PACKER_UNPACK,
    .range = G_MAXUINT32,
    .bytes = g_byte_array_new (),
  };
  g_byte_array_append (packer->bytes, bytes, (guint) n);
  for (int i = 0; i < 4; i++)
    packer->code = packer->code << 8 | next_byte (packer);
}

void
relais_packer_clear (RelaisPacker *packer)
{
  g_clear_pointer (&packer->bytes, g_byte_array_unref);
}

/* The highest byte leaves, unless a carry may still come into it. The first
 * one that leaves was never a part of the range. */
static void
put_byte (RelaisPacker *packer)
{
  guint8 carry = (guint8) (packer->low >> 32);

  if (packer->low < 0xff000000u || carry > 0)
    {
      for (; packer->held > 0; packer->held--)
        {
          guint8 byte = (guint8) (packer->cache + carry);

          if (packer->at++ > 0)
            g_byte_array_append (packer->bytes, &byte, 1);
          packer->cache = 0xff;
        }
      packer->cache = (guint8) (packer->low >> 24);
    }
  packer->held++;
  packer->low = (packer->low & 0x00ffffff) << 8;
}

/**
 * relais_packer_finish:
 *
 * Of all numbers within the range, the one with most zeros at its end.
 *
 * Returns: (transfer none):
 */
GByteArray *
relais_packer_finish (RelaisPacker *packer)
{
  for (guint zeros = 32; zeros > 0; zeros--)
    {
      guint64 rest = (G_GUINT64_CONSTANT (1) << zeros) - 1;
      guint64 round = (packer->low + rest) & ~rest;

      if (round < packer->low + packer->range)
        {
          packer->low = round;
          break;
        }
    }
  for (int i = 0; i < 5; i++)
    put_byte (packer);
  while (packer->bytes->len > 0 && packer->bytes->data[packer->bytes->len - 1] == 0)
    g_byte_array_set_size (packer->bytes, packer->bytes->len - 1);
  return packer->bytes;
}

/* Takes `size` of the range, from `start` on. */
static void
narrow (RelaisPacker *packer, guint32 start, guint32 size)
{
  if (packer->mode == RELAIS_PACKER_PACK)
    packer->low += start;
  else
    packer->code -= start;
  for (packer->range = size; packer->range < MIN_RANGE; packer->range <<= 8)
    if (packer->mode == RELAIS_PACKER_PACK)
      put_byte (packer);
    else
      packer->code = packer->code << 8 | next_byte (packer);
}

static gboolean
may_go_on (RelaisPacker *packer)
{
  packer->failed = packer->failed || ++packer->steps > MAX_STEPS;
  return !packer->failed;
}

static void
learn (RelaisOdds *odds, gboolean value)
{
  int target = value ? G_MAXUINT16 : 0;

  odds->likely = (guint16) (odds->likely + (target - odds->likely) / (odds->times + 2));
  if (odds->times < MOST_TIMES)
    odds->times++;
}

gboolean
relais_packer_decide (RelaisPacker *packer, RelaisOdds *odds, gboolean value)
{
  guint64 likely = CLAMP (odds->likely, LEAST_LIKELY, G_MAXUINT16 - LEAST_LIKELY);

  if (packer->mode != RELAIS_PACKER_TRAIN)
    {
      guint32 ones = (guint32) (packer->range * likely >> 16);

      if (!may_go_on (packer))
        return FALSE;
      if (packer->mode == RELAIS_PACKER_UNPACK)
        value = packer->code < ones;
      if (value)
        narrow (packer, 0, ones);
      else
        narrow (packer, ones, packer->range - ones);
    }
  learn (odds, value);
  return value;
}

gboolean
relais_packer_decide_in (RelaisPacker *packer, RelaisOdds *odds, RelaisOdds *general, gboolean value)
{
  if (odds->times == 0)
    odds->likely = general->likely;
  value = relais_packer_decide (packer, odds, value);
  learn (general, value);
  return value;
}

guint
relais_packer_choose (RelaisPacker *packer, guint value, guint n)
{
  guint32 share = packer->range / n;

  if (!may_go_on (packer))
    return 0;
  if (packer->mode == RELAIS_PACKER_UNPACK)
    value = MIN (packer->code / share, n - 1);
  narrow (packer, value * share, value + 1 < n ? share : packer->range - value * share);
  return value;
}

guint
relais_packer_tree (RelaisPacker *packer, RelaisOdds *odds, guint value, guint bits)
{
  guint node = 1;

  while (bits-- > 0)
    node = node << 1 | (guint) relais_packer_decide (packer, &odds[node], (value >> bits & 1) != 0);
  return node & ~(1u << g_bit_storage (node) >> 1);
}

/* Letters */

/* What letters follow each other is learnt from this before the first text
 * comes. The text is a part of the format: another one makes other codes. */
static const char sample[] =
  "\0Anna\0The Loire in spring: two boats race, and every village sells wine.\0Deliver two messages this turn!\0"
  "Une partie courte pour débuter : les marchands partent de Nantes, la messagère d’Orléans.\0"
  "Der Händler kauft Käse und Wein, die Botin liefert zwei Nachrichten; wer ist zuerst in Orléans?\0"
  "My own setup\0Puzzle\0Start with 10 deniers and the castle of Chambord.\\n\0"
  "Red\0Yellow\0Green\0Blue\0Rot\0Gelb\0Grün\0Blau\0Rouge\0Jaune\0Vert\0Bleu\0Red\0Yellow\0Green\0Blue";

static guint8
code_letter (RelaisPacker *packer, RelaisLetters *letters, guint8 before, guint8 letter)
{
  guint node = 1;

  for (guint bits = 8; bits-- > 0;)
    node = node << 1 | (guint) relais_packer_decide_in (packer, &letters->after[before][node], &letters->letter[node],
                                                        (letter >> bits & 1) != 0);
  return (guint8) node;
}

RelaisLetters *
relais_letters_new (void)
{
  RelaisLetters *letters = g_new (RelaisLetters, 1);
  RelaisPacker trainer = { .mode = RELAIS_PACKER_TRAIN };
  guint8 before = 0;

  for (guint i = 0; i < 256; i++)
    letters->letter[i] = RELAIS_ODDS_EVEN;
  memset (letters->after, 0, sizeof letters->after);
  for (gsize i = 1; i < sizeof sample; i++)
    before = code_letter (&trainer, letters, before, (guint8) sample[i]);
  return letters;
}

void
relais_packer_text (RelaisPacker *packer, RelaisLetters *letters, const char *text, gsize n, GString *unpacked)
{
  guint8 before = 0;

  for (gsize i = 0; !packer->failed; i++)
    {
      before = code_letter (packer, letters, before, i < n ? (guint8) text[i] : 0);
      if (before == 0)
        return;
      if (packer->mode == RELAIS_PACKER_UNPACK)
        g_string_append_c (unpacked, (char) before);
    }
}
