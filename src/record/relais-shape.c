/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A JSON value and a packer: one walk along the shape packs the value, and the
 * same walk unpacks it. */

#include "relais-shape.h"

#include <string.h>

#include "relais-edition.h"

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
  const RelaisJson *json;       /* NULL: unpacking */
  GString *text;                /* what is unpacked */
  GHashTable *learnt;           /* of Learnt by RelaisShape */
  GHashTable *said;             /* words that come once, and came */
  RelaisLetters *letters;
  int depth;
} Walker;

static const RelaisShape any = { RELAIS_SHAPE_ANY };

static void walk (Walker *w, const RelaisShape *shape, RelaisJsonValue v);

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

static gboolean
is_packing (const Walker *w)
{
  return w->json != NULL;
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
  if (!is_packing (w))
    g_string_append (w->text, text);
}

/* Before a member or an element. */
static void
separate (Walker *w)
{
  if (!is_packing (w) && strchr ("{[", w->text->str[w->text->len - 1]) == NULL)
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
walk_number (Walker *w, Learnt *learnt, guint64 number)
{
  guint bits = relais_packer_tree (w->packer, learnt->length, bits_of (number), MAX_NUMBER_BITS);
  guint64 got = bits > 0;

  if (bits > SMALL_BITS && bits == bits_of (learnt->before)
      && relais_packer_decide (w->packer, &learnt->same, number == learnt->before))
    return learnt->before;
  for (guint bit = bits; bit-- > 1;)
    {
      gboolean value = (number >> (bit - 1) & 1) != 0;

      if (bits <= SMALL_BITS)
        value = relais_packer_decide (w->packer, &learnt->small[bits][got], value);
      else
        value = relais_packer_choose (w->packer, (guint) value, 2) != 0;
      got = got << 1 | (guint64) value;
    }
  learnt->before = got;
  return got;
}

static void
put_number (Walker *w, guint64 number)
{
  if (!is_packing (w))
    g_string_append_printf (w->text, "%" G_GUINT64_FORMAT, number);
}

static gboolean
number_of (const Walker *w, RelaisJsonValue v, guint64 *number)
{
  gint64 value = 0;

  if (!relais_json_integer (w->json, v, 0, G_MAXINT64, &value))
    return FALSE;
  *number = (guint64) value;
  return TRUE;
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

/* The index of a word, among those that may still come. */
static int
word_of (const Walker *w, const RelaisShape *shape, RelaisJsonValue v)
{
  gboolean null = relais_json_type (w->json, v) == RELAIS_JSON_NULL;
  int index = 0;

  if (!null && relais_json_type (w->json, v) != RELAIS_JSON_STRING)
    return -1;
  for (guint i = 0; i < shape->n_words; i++)
    {
      const char *word = shape->words[i];

      if (!may_come (w, shape, i))
        continue;
      if (word == NULL ? null : !null && relais_word_is (relais_json_word (w->json, v), word))
        return index;
      index++;
    }
  return -1;
}

static void
put_word (Walker *w, const char *word)
{
  if (is_packing (w))
    return;
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
walk_once (Walker *w, const RelaisShape *shape, guint index)
{
  guint left = count_left (w, shape);
  const char *word;

  if (left == 0)
    {
      w->packer->failed = TRUE;
      return;
    }
  word = nth_left (w, shape, relais_packer_choose (w->packer, index, left));
  g_hash_table_add (w->said, (gpointer) word);
  put_word (w, word);
}

static void
walk_word (Walker *w, const RelaisShape *shape, Learnt *learnt, RelaisJsonValue v)
{
  guint index = is_packing (w) ? (guint) word_of (w, shape, v) : 0;

  if (shape->once)
    {
      walk_once (w, shape, index);
      return;
    }
  if (shape->even)
    index = relais_packer_choose (w->packer, index, shape->n_words);
  else
    index = relais_packer_tree (w->packer, learnt->word, index, bits_of (shape->n_words - 1));
  if (index < shape->n_words)
    put_word (w, shape->words[index]);
  else
    w->packer->failed = TRUE;
}

/* A string or key is packed as it is written, escapes and all. */
static void
walk_text (Walker *w, RelaisJsonValue v)
{
  RelaisWord word = is_packing (w) ? relais_json_word (w->json, v) : (RelaisWord) { NULL, 0 };

  put (w, "\"");
  relais_packer_text (w->packer, w->letters, word.at, word.n, w->text);
  put (w, "\"");
}

/* Objects and lists */

static gboolean
is_key_of (const RelaisShape *shape, RelaisWord key)
{
  return relais_word_index (key, shape->words, (int) shape->n_words) >= 0;
}

/* Members that the shape does not know. */
static void
walk_others (Walker *w, const RelaisShape *shape, RelaisJsonValue v)
{
  Learnt *learnt = learnt_of (w, &any);
  RelaisJsonValue k = is_packing (w) ? relais_json_first (w->json, v) : RELAIS_JSON_NONE;
  guint64 n = 0;

  for (; k != RELAIS_JSON_NONE; k = relais_json_after (w->json, v, k))
    n += !is_key_of (shape, relais_json_word (w->json, k));
  if (!relais_packer_decide (w->packer, &learnt_of (w, shape)->others, n > 0))
    return;
  n = walk_number (w, learnt, n);
  k = is_packing (w) ? relais_json_first (w->json, v) : RELAIS_JSON_NONE;
  for (guint64 i = 0; i < n && !has_failed (w); i++)
    {
      while (is_packing (w) && is_key_of (shape, relais_json_word (w->json, k)))
        k = relais_json_after (w->json, v, k);
      separate (w);
      walk_text (w, k);
      put (w, ":");
      walk (w, &any, k + 1);
      if (is_packing (w))
        k = relais_json_after (w->json, v, k);
    }
}

static gboolean
has_all (const Walker *w, const RelaisShape *shape, RelaisJsonValue v)
{
  for (guint i = 0; i < shape->n_words; i++)
    if (relais_json_member (w->json, v, shape->words[i]) == RELAIS_JSON_NONE)
      return FALSE;
  return TRUE;
}

static void
walk_object (Walker *w, const RelaisShape *shape, Learnt *learnt, RelaisJsonValue v)
{
  gboolean complete = relais_packer_decide (w->packer, &learnt->complete, is_packing (w) && has_all (w, shape, v));
  gboolean before = FALSE;

  put (w, "{");
  for (guint i = 0; i < shape->n_words && !has_failed (w); i++)
    {
      RelaisJsonValue member = is_packing (w) ? relais_json_member (w->json, v, shape->words[i]) : RELAIS_JSON_NONE;

      before = complete || relais_packer_decide_in (w->packer, &learnt->member[i][before], &learnt->present[before],
                                                    member != RELAIS_JSON_NONE);
      if (!before)
        continue;
      separate (w);
      put_word (w, shape->words[i]);
      put (w, ":");
      walk (w, shape->kind == RELAIS_SHAPE_MAP ? shape->item : shape->members[i], member);
    }
  walk_others (w, shape, v);
  put (w, "}");
}

/* A list has so many elements, or so many less than it could. */
static guint64
walk_count (Walker *w, const RelaisShape *shape, Learnt *learnt, guint64 n)
{
  guint64 left;

  if (!shape->all)
    return walk_number (w, learnt, n);
  left = count_left (w, shape->item);
  n = walk_number (w, learnt, left - n);
  w->packer->failed = w->packer->failed || n > left;
  return left - n;
}

static void
walk_list (Walker *w, const RelaisShape *shape, Learnt *learnt, RelaisJsonValue v)
{
  const RelaisShape *item = shape->kind == RELAIS_SHAPE_LIST ? shape->item : &any;
  guint64 n = walk_count (w, shape, learnt, is_packing (w) ? relais_json_count (w->json, v) : 0);
  RelaisJsonValue e = is_packing (w) ? relais_json_first (w->json, v) : RELAIS_JSON_NONE;

  put (w, "[");
  for (guint64 i = 0; i < n && !has_failed (w); i++)
    {
      separate (w);
      walk (w, item, e);
      if (is_packing (w))
        e = relais_json_after (w->json, v, e);
    }
  put (w, "]");
}

/* Any value */

static void
walk_any_number (Walker *w, Learnt *learnt, RelaisJsonValue v)
{
  RelaisWord word = is_packing (w) ? relais_json_word (w->json, v) : (RelaisWord) { NULL, 0 };
  guint64 number = 0;
  gboolean plain = is_packing (w) && number_of (w, v, &number);

  if (relais_packer_decide (w->packer, &learnt->plain, plain))
    put_number (w, walk_number (w, learnt, number));
  else
    relais_packer_text (w->packer, w->letters, word.at, word.n, w->text);
}

static void
walk_boolean (Walker *w, Learnt *learnt, RelaisJsonValue v)
{
  bool value = false;

  if (is_packing (w))
    relais_json_boolean (w->json, v, &value);
  put (w, relais_packer_decide (w->packer, &learnt->boolean, value) ? "true" : "false");
}

static void
walk_any (Walker *w, Learnt *learnt, RelaisJsonValue v)
{
  static const RelaisShape no_keys = { RELAIS_SHAPE_OBJECT };
  guint type = relais_packer_tree (w->packer, learnt->type, is_packing (w) ? relais_json_type (w->json, v) : 0, 3);

  switch ((RelaisJsonType) type)
    {
    case RELAIS_JSON_NULL:
      put (w, "null");
      break;
    case RELAIS_JSON_BOOLEAN:
      walk_boolean (w, learnt, v);
      break;
    case RELAIS_JSON_NUMBER:
      walk_any_number (w, learnt, v);
      break;
    case RELAIS_JSON_STRING:
      walk_text (w, v);
      break;
    case RELAIS_JSON_LIST:
      walk_list (w, &any, learnt, v);
      break;
    case RELAIS_JSON_OBJECT:
      put (w, "{");
      walk_others (w, &no_keys, v);
      put (w, "}");
      break;
    default:
      w->packer->failed = TRUE;
    }
}

/* Changes of an edition: each field in the order of the game's table. */

static guint8 *
edition_of (const Walker *w, RelaisJsonValue v)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();

  return relais_edition_change (w->game, w->json, v, "", problems);
}

static void
walk_edition (Walker *w, Learnt *learnt, RelaisJsonValue v)
{
  g_autofree guint8 *edition = is_packing (w) ? edition_of (w, v) : g_memdup2 (w->game->edition, w->game->edition_size);
  g_autofree char *changes = NULL;
  gboolean before = FALSE;

  for (int i = 0; i < w->game->n_fields && !has_failed (w); i++)
    {
      const RelaisField *field = &w->game->fields[i];

      before = relais_packer_decide (w->packer, &learnt->present[before],
                                     relais_edition_differs (w->game, edition, field));
      for (guint n = 0; before && n < MAX (field->count, 1); n++)
        {
          guint value = relais_edition_get (edition, field, n);

          if (field->words != NULL)
            value = field->min + relais_packer_choose (w->packer, value - field->min, field->max - field->min + 1u);
          else
            value = (guint) MIN (walk_number (w, learnt, value), G_MAXUINT16);
          relais_edition_set (edition, field, n, (guint16) value);
        }
    }
  changes = relais_edition_changes (w->game, edition);
  put (w, changes != NULL ? changes : "{}");
}

static gboolean
is_null (const Walker *w, RelaisJsonValue v)
{
  return relais_json_type (w->json, v) == RELAIS_JSON_NULL;
}

static gboolean
fits (const Walker *w, const RelaisShape *shape, RelaisJsonValue v)
{
  RelaisJsonType type = relais_json_type (w->json, v);
  g_autofree guint8 *edition = NULL;
  guint64 number;

  if (shape->or_null && type == RELAIS_JSON_NULL)
    return TRUE;
  switch (shape->kind)
    {
    case RELAIS_SHAPE_ANY: return TRUE;
    case RELAIS_SHAPE_OBJECT:
    case RELAIS_SHAPE_MAP: return type == RELAIS_JSON_OBJECT;
    case RELAIS_SHAPE_LIST:
      return type == RELAIS_JSON_LIST && (!shape->all || relais_json_count (w->json, v) <= count_left (w, shape->item));
    case RELAIS_SHAPE_WORD: return word_of (w, shape, v) >= 0;
    case RELAIS_SHAPE_NUMBER: return number_of (w, v, &number);
    case RELAIS_SHAPE_BOOLEAN: return type == RELAIS_JSON_BOOLEAN;
    case RELAIS_SHAPE_TEXT: return type == RELAIS_JSON_STRING;
    case RELAIS_SHAPE_EDITION:
      edition = edition_of (w, v);
      return edition != NULL;
    default: g_assert_not_reached ();
    }
}

static void
walk_fitting (Walker *w, const RelaisShape *shape, RelaisJsonValue v)
{
  Learnt *learnt = learnt_of (w, shape);
  guint64 number = 0;

  switch (shape->kind)
    {
    case RELAIS_SHAPE_OBJECT:
    case RELAIS_SHAPE_MAP:
      walk_object (w, shape, learnt, v);
      break;
    case RELAIS_SHAPE_LIST:
      walk_list (w, shape, learnt, v);
      break;
    case RELAIS_SHAPE_WORD:
      walk_word (w, shape, learnt, v);
      break;
    case RELAIS_SHAPE_NUMBER:
      if (is_packing (w))
        number_of (w, v, &number);
      put_number (w, walk_number (w, learnt, number));
      break;
    case RELAIS_SHAPE_TEXT:
      walk_text (w, v);
      break;
    case RELAIS_SHAPE_EDITION:
      walk_edition (w, learnt, v);
      break;
    case RELAIS_SHAPE_BOOLEAN:
      walk_boolean (w, learnt, v);
      break;
    case RELAIS_SHAPE_ANY:
    default:
      walk_any (w, learnt, v);
    }
}

static void
walk (Walker *w, const RelaisShape *shape, RelaisJsonValue v)
{
  if (has_failed (w) || w->depth > RELAIS_JSON_MAX_DEPTH)
    {
      w->packer->failed = TRUE;
      return;
    }
  w->depth++;
  if (shape != &any && !relais_packer_decide (w->packer, &learnt_of (w, shape)->fits, is_packing (w) && fits (w, shape, v)))
    shape = &any;
  if (shape->or_null && relais_packer_decide (w->packer, &learnt_of (w, shape)->null, is_packing (w) && is_null (w, v)))
    put (w, "null");
  else
    walk_fitting (w, shape, v);
  w->depth--;
}

static GString *
run (RelaisPacker *packer, const RelaisShape *shape, const RelaisGame *game, const RelaisJson *json)
{
  g_autoptr (GHashTable) learnt = g_hash_table_new_full (NULL, NULL, NULL, learnt_free);
  g_autoptr (GHashTable) said = g_hash_table_new (NULL, NULL);
  g_autofree RelaisLetters *letters = relais_letters_new ();
  Walker walker = { packer, game, json, g_string_new (NULL), learnt, said, letters, 0 };

  walk (&walker, shape, 0);
  return walker.text;
}

const RelaisShape *
relais_shape_of (const RelaisGame *game)
{
  return game != NULL && g_str_equal (game->id, "loire") ? &relais_shape_loire : &any;
}

void
relais_shape_pack (RelaisPacker *packer, const RelaisShape *shape, const RelaisGame *game, const RelaisJson *json)
{
  g_string_free (run (packer, shape, game, json), TRUE);
}

/**
 * relais_shape_unpack:
 *
 * Returns: (transfer full) (nullable): NULL if nothing was packed so
 */
GString *
relais_shape_unpack (RelaisPacker *packer, const RelaisShape *shape, const RelaisGame *game)
{
  GString *text = run (packer, shape, game, NULL);

  if (!packer->failed)
    return text;
  g_string_free (text, TRUE);
  return NULL;
}
