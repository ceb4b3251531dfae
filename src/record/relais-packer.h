/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Yes-no decisions into as few bits as their likelihoods allow (a range coder
 * with models that learn). Packing and unpacking make the same calls in the
 * same order: what is unpacked is returned, what is packed is returned as it
 * was, so whoever describes something to a packer describes it once. A packer
 * that trains only teaches its models. Integers alone: every machine makes the
 * same bits. */

typedef enum
{
  RELAIS_PACKER_TRAIN,
  RELAIS_PACKER_PACK,
  RELAIS_PACKER_UNPACK,
} RelaisPackerMode;

/* How likely a decision is to be 1, of 65536, and after how many times. */
typedef struct
{
  guint16 likely;
  guint16 times;
} RelaisOdds;

#define RELAIS_ODDS(percent) ((RelaisOdds) { (percent) * 655, 1 })
#define RELAIS_ODDS_EVEN ((RelaisOdds) { 32768, 0 })

/* Text is guessed from the letter before. */
typedef struct
{
  RelaisOdds letter[256];
  RelaisOdds after[256][256];
} RelaisLetters;

typedef struct
{
  RelaisPackerMode mode;
  guint64 low;                  /* packing: where the range begins, with a carry above 32 bits */
  guint32 range;
  guint32 code;                 /* unpacking: how far into the range */
  guint8 cache;
  guint64 held;                 /* bytes that a carry may still change */
  GByteArray *bytes;
  gsize at;
  guint steps;
  gboolean failed;              /* there is no end to what is unpacked */
} RelaisPacker;

void        relais_packer_pack     (RelaisPacker       *packer);
/* What is missing at the end is taken for zeros. */
void        relais_packer_unpack   (RelaisPacker       *packer,
                                    const guint8       *bytes,
                                    gsize               n);
/* The bytes packed, without zeros at the end. */
GByteArray *relais_packer_finish   (RelaisPacker       *packer);
void        relais_packer_clear    (RelaisPacker       *packer);

gboolean    relais_packer_decide   (RelaisPacker       *packer,
                                    RelaisOdds         *odds,
                                    gboolean            value);
/* The same where little is known yet: then the odds in general count. */
gboolean    relais_packer_decide_in (RelaisPacker      *packer,
                                    RelaisOdds         *odds,
                                    RelaisOdds         *general,
                                    gboolean            value);
/* One of `n`, all equally likely. */
guint       relais_packer_choose   (RelaisPacker       *packer,
                                    guint               value,
                                    guint               n);
/* A number of so many bits, by its bits from the highest; 1 << bits odds. */
guint       relais_packer_tree     (RelaisPacker       *packer,
                                    RelaisOdds         *odds,
                                    guint               value,
                                    guint               bits);

RelaisLetters *relais_letters_new  (void);
/* A text without NULs. */
void        relais_packer_text     (RelaisPacker       *packer,
                                    RelaisLetters      *letters,
                                    const char         *text,
                                    gsize               n,
                                    GString            *unpacked);

G_END_DECLS
