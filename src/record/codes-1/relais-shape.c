/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A walk along the shape unpacks a JSON value. */

#include "relais-shape.h"

#include <string.h>

#include "../relais-edition.h"

#define MAX_NUMBER_BITS 6       /* of the number of bits of a number */
#define SMALL_BITS 4            /* numbers of up to so many bits are learnt whole */
#define MAX_WORD_BITS 7

/* What was learnt of one shape. */
typedef struct
{
  RelaisOdds fits;
  RelaisOdds null;
  RelaisOdds others;            /* an object has keys that the shape does not */
  RelaisOdds complete;          /* it has all those that the shape does */
  RelaisOdds present[2];        /* a key is there, by whether the one before was */
  RelaisOdds (*member)[2];      /* the same of each key, for lists of objects */
  RelaisOdds word[1 << MAX_WORD_BITS];
  RelaisOdds length[1 << MAX_NUMBER_BITS];
  RelaisOdds small[SMALL_BITS + 1][1 << SMALL_BITS];
  RelaisOdds same;              /* a large number is the one before */
  guint64 before;
  RelaisOdds boolean;
  RelaisOdds type[8];
  RelaisOdds plain;             /* a number is whole and not too large */
} Learnt;

typedef struct
{
  RelaisPacker *packer;
  const RelaisGame *game;
  GString *text;                /* what is unpacked */
  GHashTable *learnt;           /* of Learnt by RelaisShape */
  GHashTable *said;             /* words that come once, and came */
  RelaisLetters *letters;
  int depth;
} Walker;

static const RelaisShape any = { RELAIS_SHAPE_ANY };

static void walk (Walker *w, const RelaisShape *shape);

static void
learnt_free (gpointer data)
{
  Learnt *learnt = data;

  g_free (learnt->member);
  g_free (learnt);
}

static void
be_even (RelaisOdds *odds, gsize n)
{
  for (gsize i = 0; i < n; i++)
    odds[i] = RELAIS_ODDS_EVEN;
}

/* Most numbers are small; a tree's first decisions tell whether this one is. */
static void
expect_small (RelaisOdds *length)
{
  static const guint8 percent[] = { 3, 5, 10, 25 };

  be_even (length, 1 << MAX_NUMBER_BITS);
  for (gsize i = 0; i < G_N_ELEMENTS (percent); i++)
    length[1 << i] = RELAIS_ODDS (percent[i]);
}

static Learnt *
learnt_of (Walker *w, const RelaisShape *shape)
{
  Learnt *learnt = g_hash_table_lookup (w->learnt, shape);

  if (learnt != NULL)
    return learnt;
  g_assert (shape->kind != RELAIS_SHAPE_WORD || shape->n_words <= G_N_ELEMENTS (learnt->word));
  learnt = g_new0 (Learnt, 1);
  learnt->fits = RELAIS_ODDS (99);
  learnt->others = RELAIS_ODDS (2);
  learnt->complete = RELAIS_ODDS (40);
  learnt->present[0] = RELAIS_ODDS (20);
  learnt->present[1] = RELAIS_ODDS (60);
  learnt->null = RELAIS_ODDS (60);
  learnt->plain = RELAIS_ODDS (95);
  learnt->boolean = RELAIS_ODDS_EVEN;
  learnt->same = RELAIS_ODDS (60);
  if (shape->words != NULL)
    learnt->member = g_malloc0_n (shape->n_words, sizeof *learnt->member);
  be_even (learnt->word, G_N_ELEMENTS (learnt->word));
  if (shape->even)
    be_even (learnt->length, G_N_ELEMENTS (learnt->length));
  else
    expect_small (learnt->length);
  be_even (learnt->small[0], sizeof learnt->small / sizeof (RelaisOdds));
  be_even (learnt->type, G_N_ELEMENTS (learnt->type));
  g_hash_table_insert (w->learnt, (gpointer) shape, learnt);
  return learnt;
}

/* Whatever is unpacked grows with every step of a loop. */
static gboolean
has_failed (Walker *w)
{
  if (w->text->len > RELAIS_SHAPE_MOST)
    w->packer->failed = TRUE;
  return w->packer->failed;
}

static void
put (Walker *w, const char *text)
{
  g_string_append (w->text, text);
}

/* Before a member or an element. */
static void
separate (Walker *w)
{
  if (strchr ("{[", w->text->str[w->text->len - 1]) == NULL)
    g_string_append_c (w->text, ',');
}

/* Numbers: how many bits, then the bits. */

static guint
bits_of (guint64 number)
{
  guint bits = 0;

  for (; number > 0; number >>= 1)
    bits++;
  return bits;
}

static guint64
walk_number (Walker *w, Learnt *learnt)
{
  guint bits = relais_packer_tree (w->packer, learnt->length, 0, MAX_NUMBER_BITS);
  guint64 got = bits > 0;

  if (bits > SMALL_BITS && bits == bits_of (learnt->before) && relais_packer_decide (w->packer, &learnt->same, FALSE))
    return learnt->before;
  for (guint bit = bits; bit-- > 1;)
    {
      gboolean value = bits <= SMALL_BITS ? relais_packer_decide (w->packer, &learnt->small[bits][got], FALSE)
                                          : relais_packer_choose (w->packer, 0, 2) != 0;

      got = got << 1 | (guint64) value;
    }
  learnt->before = got;
  return got;
}

static void
put_number (Walker *w, guint64 number)
{
  g_string_append_printf (w->text, "%" G_GUINT64_FORMAT, number);
}

/* A word that comes once may have come. */
static gboolean
may_come (const Walker *w, const RelaisShape *shape, guint i)
{
  return !shape->once || !g_hash_table_contains (w->said, shape->words[i]);
}

static guint
count_left (const Walker *w, const RelaisShape *shape)
{
  guint n = 0;

  for (guint i = 0; i < shape->n_words; i++)
    if (may_come (w, shape, i))
      n++;
  return n;
}

static void
put_word (Walker *w, const char *word)
{
  if (word == NULL)
    g_string_append (w->text, "null");
  else
    g_string_append_printf (w->text, "\"%s\"", word);
}

static const char *
nth_left (const Walker *w, const RelaisShape *shape, guint index)
{
  for (guint i = 0; i < shape->n_words; i++)
    if (may_come (w, shape, i) && index-- == 0)
      return shape->words[i];
  g_assert_not_reached ();
}

static void
walk_once (Walker *w, const RelaisShape *shape)
{
  guint left = count_left (w, shape);
  const char *word;

  if (left == 0)
    {
      w->packer->failed = TRUE;
      return;
    }
  word = nth_left (w, shape, relais_packer_choose (w->packer, 0, left));
  g_hash_table_add (w->said, (gpointer) word);
  put_word (w, word);
}

static void
walk_word (Walker *w, const RelaisShape *shape, Learnt *learnt)
{
  guint index;

  if (shape->once)
    {
      walk_once (w, shape);
      return;
    }
  index = shape->even ? relais_packer_choose (w->packer, 0, shape->n_words)
                      : relais_packer_tree (w->packer, learnt->word, 0, bits_of (shape->n_words - 1));
  if (index < shape->n_words)
    put_word (w, shape->words[index]);
  else
    w->packer->failed = TRUE;
}

/* A string or key is packed as it is written, escapes and all. */
static void
walk_text (Walker *w)
{
  put (w, "\"");
  relais_packer_text (w->packer, w->letters, NULL, 0, w->text);
  put (w, "\"");
}

/* Objects and lists */

/* Members that the shape does not know. */
static void
walk_others (Walker *w, const RelaisShape *shape)
{
  guint64 n;

  if (!relais_packer_decide (w->packer, &learnt_of (w, shape)->others, FALSE))
    return;
  n = walk_number (w, learnt_of (w, &any));
  for (guint64 i = 0; i < n && !has_failed (w); i++)
    {
      separate (w);
      walk_text (w);
      put (w, ":");
      walk (w, &any);
    }
}

static void
walk_object (Walker *w, const RelaisShape *shape, Learnt *learnt)
{
  gboolean complete = relais_packer_decide (w->packer, &learnt->complete, FALSE);
  gboolean before = FALSE;

  put (w, "{");
  for (guint i = 0; i < shape->n_words && !has_failed (w); i++)
    {
      before = complete
               || relais_packer_decide_in (w->packer, &learnt->member[i][before], &learnt->present[before], FALSE);
      if (!before)
        continue;
      separate (w);
      put_word (w, shape->words[i]);
      put (w, ":");
      walk (w, shape->kind == RELAIS_SHAPE_MAP ? shape->item : shape->members[i]);
    }
  walk_others (w, shape);
  put (w, "}");
}

/* A list has so many elements, or so many less than it could. */
static guint64
walk_count (Walker *w, const RelaisShape *shape, Learnt *learnt)
{
  guint64 n = walk_number (w, learnt);
  guint64 left;

  if (!shape->all)
    return n;
  left = count_left (w, shape->item);
  w->packer->failed = w->packer->failed || n > left;
  return left - n;
}

static void
walk_list (Walker *w, const RelaisShape *shape, Learnt *learnt)
{
  const RelaisShape *item = shape->kind == RELAIS_SHAPE_LIST ? shape->item : &any;
  guint64 n = walk_count (w, shape, learnt);

  put (w, "[");
  for (guint64 i = 0; i < n && !has_failed (w); i++)
    {
      separate (w);
      walk (w, item);
    }
  put (w, "]");
}

/* Any value */

static void
walk_any_number (Walker *w, Learnt *learnt)
{
  if (relais_packer_decide (w->packer, &learnt->plain, FALSE))
    put_number (w, walk_number (w, learnt));
  else
    relais_packer_text (w->packer, w->letters, NULL, 0, w->text);
}

static void
walk_boolean (Walker *w, Learnt *learnt)
{
  put (w, relais_packer_decide (w->packer, &learnt->boolean, FALSE) ? "true" : "false");
}

static void
walk_any (Walker *w, Learnt *learnt)
{
  static const RelaisShape no_keys = { RELAIS_SHAPE_OBJECT };

  switch ((RelaisJsonType) relais_packer_tree (w->packer, learnt->type, 0, 3))
    {
    case RELAIS_JSON_NULL:
      put (w, "null");
      break;
    case RELAIS_JSON_BOOLEAN:
      walk_boolean (w, learnt);
      break;
    case RELAIS_JSON_NUMBER:
      walk_any_number (w, learnt);
      break;
    case RELAIS_JSON_STRING:
      walk_text (w);
      break;
    case RELAIS_JSON_LIST:
      walk_list (w, &any, learnt);
      break;
    case RELAIS_JSON_OBJECT:
      put (w, "{");
      walk_others (w, &no_keys);
      put (w, "}");
      break;
    default:
      w->packer->failed = TRUE;
    }
}

/* Changes of an edition: each field in the order of the game's table. */

static void
walk_edition (Walker *w, Learnt *learnt)
{
  g_autofree guint8 *edition = g_memdup2 (w->game->edition, w->game->edition_size);
  g_autofree char *changes = NULL;
  gboolean before = FALSE;

  for (int i = 0; i < w->game->n_fields && !has_failed (w); i++)
    {
      const RelaisField *field = &w->game->fields[i];

      before = relais_packer_decide (w->packer, &learnt->present[before], FALSE);
      for (guint n = 0; before && n < MAX (field->count, 1); n++)
        {
          guint value;

          if (field->words != NULL)
            value = field->min + relais_packer_choose (w->packer, 0, field->max - field->min + 1u);
          else
            value = (guint) MIN (walk_number (w, learnt), G_MAXUINT16);
          relais_edition_set (edition, field, n, (guint16) value);
        }
    }
  changes = relais_edition_changes (w->game, edition);
  put (w, changes != NULL ? changes : "{}");
}

static void
walk_fitting (Walker *w, const RelaisShape *shape)
{
  Learnt *learnt = learnt_of (w, shape);

  switch (shape->kind)
    {
    case RELAIS_SHAPE_OBJECT:
    case RELAIS_SHAPE_MAP:
      walk_object (w, shape, learnt);
      break;
    case RELAIS_SHAPE_LIST:
      walk_list (w, shape, learnt);
      break;
    case RELAIS_SHAPE_WORD:
      walk_word (w, shape, learnt);
      break;
    case RELAIS_SHAPE_NUMBER:
      put_number (w, walk_number (w, learnt));
      break;
    case RELAIS_SHAPE_TEXT:
      walk_text (w);
      break;
    case RELAIS_SHAPE_EDITION:
      walk_edition (w, learnt);
      break;
    case RELAIS_SHAPE_BOOLEAN:
      walk_boolean (w, learnt);
      break;
    case RELAIS_SHAPE_ANY:
    default:
      walk_any (w, learnt);
    }
}

static void
walk (Walker *w, const RelaisShape *shape)
{
  if (has_failed (w) || w->depth > RELAIS_JSON_MAX_DEPTH)
    {
      w->packer->failed = TRUE;
      return;
    }
  w->depth++;
  if (shape != &any && !relais_packer_decide (w->packer, &learnt_of (w, shape)->fits, FALSE))
    shape = &any;
  if (shape->or_null && relais_packer_decide (w->packer, &learnt_of (w, shape)->null, FALSE))
    put (w, "null");
  else
    walk_fitting (w, shape);
  w->depth--;
}

/**
 * relais_shape_unpack:
 *
 * Returns: (transfer full) (nullable): NULL if nothing was packed so
 */
GString *
relais_shape_unpack (RelaisPacker *packer, const RelaisShape *shape, const RelaisGame *game)
{
  g_autoptr (GHashTable) learnt = g_hash_table_new_full (NULL, NULL, NULL, learnt_free);
  g_autoptr (GHashTable) said = g_hash_table_new (NULL, NULL);
  g_autofree RelaisLetters *letters = relais_letters_new ();
  Walker walker = { packer, game, g_string_new (NULL), learnt, said, letters, 0 };

  walk (&walker, shape != NULL ? shape : &any);
  if (!packer->failed)
    return walker.text;
  g_string_free (walker.text, TRUE);
  return NULL;
}
