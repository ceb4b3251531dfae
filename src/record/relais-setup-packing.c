/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One walk along a JSON value packs it, and the same walk unpacks it. What is
 * likely is learnt for each path ("seats", any element, "merchant", "at"): the
 * kind of value, which member follows which, which words stand there. Walking
 * along a game's samples first teaches all of that, and which words there are;
 * nothing here knows a game. This is done once for a game: each walk then has a
 * copy of its own of what it comes to, to learn on.
 *
 * The first sample is the list of the game's ids, in lists of things of a kind.
 * Members whose keys are ids ("shields": {"tours": …}) are all on one path. */

#include "relais-setup-packing.h"

#include <string.h>

#include "engine/common/hash.h"
#include "relais-json.h"

#define LESSONS 2               /* how often the samples are gone through */
#define WORD_BITS 9
#define MOST_WORDS (1u << WORD_BITS)
#define LENGTH_BITS 6           /* of the number of bits of a number */
#define SMALL_BITS 4            /* numbers of up to so many bits are learnt whole */

#define UNKNOWN 0               /* among the words: one that the samples do not have */

/* What was learnt of one path. */
typedef struct
{
  RelaisOdds type[8];
  RelaisOdds boolean;
  RelaisOdds plain;             /* a number is whole and not too large */
  RelaisOdds length[1 << LENGTH_BITS];
  RelaisOdds small[SMALL_BITS + 1][1 << SMALL_BITS];
  RelaisOdds same;              /* a large number is the one before */
  guint64 before;
  RelaisOdds *word;             /* which one it is */
  GArray *keys;                 /* of Key: those that came, in the order in which they came first */
  RelaisOdds complete;          /* all of them are there */
  RelaisOdds present[2];        /* one is there, by whether the one before was */
  RelaisOdds others;            /* there are others */
} Learnt;

typedef struct
{
  guint word;
  RelaisOdds present[2];
} Key;

/* What the samples teach. */
typedef struct
{
  GHashTable *learnt;           /* of Learnt by path */
  GPtrArray *words;             /* those of the samples, from 1 on */
  GHashTable *index;            /* of the words */
  guint n_ids;                  /* the first of them are ids */
  RelaisLetters *letters;
} School;

typedef struct
{
  RelaisPacker *packer;
  const RelaisJson *json;       /* NULL: unpacking */
  GString *text;                /* what is unpacked */
  const School *school;
  GHashTable *learnt;           /* as in the school; a copy of what was come to, but while it is taught */
  RelaisLetters *letters;       /* the same; NULL before the first text */
  int depth;
} Walker;

static void walk (Walker *w, guint64 path, RelaisJsonValue v);

static void
learnt_free (gpointer data)
{
  Learnt *learnt = data;

  g_clear_pointer (&learnt->keys, g_array_unref);
  g_free (learnt->word);
  g_free (learnt);
}

static void
be_even (RelaisOdds *odds, gsize n)
{
  for (gsize i = 0; i < n; i++)
    odds[i] = RELAIS_ODDS_EVEN;
}

static Learnt *
learnt_new (void)
{
  Learnt *learnt = g_new0 (Learnt, 1);

  be_even (learnt->type, G_N_ELEMENTS (learnt->type));
  be_even (learnt->length, G_N_ELEMENTS (learnt->length));
  be_even (learnt->small[0], sizeof learnt->small / sizeof (RelaisOdds));
  learnt->boolean = learnt->same = RELAIS_ODDS_EVEN;
  learnt->complete = learnt->others = learnt->present[0] = learnt->present[1] = RELAIS_ODDS_EVEN;
  learnt->plain = RELAIS_ODDS (95);
  learnt->keys = g_array_new (FALSE, TRUE, sizeof (Key));
  return learnt;
}

static Learnt *
learnt_copy (const Learnt *taught)
{
  Learnt *learnt = g_memdup2 (taught, sizeof *taught);

  learnt->keys = g_array_copy (taught->keys);
  learnt->word = g_memdup2 (taught->word, MOST_WORDS * sizeof (RelaisOdds));
  return learnt;
}

static Learnt *
learnt_of (Walker *w, guint64 path)
{
  Learnt *learnt = g_hash_table_lookup (w->learnt, &path);
  const Learnt *taught;

  if (learnt != NULL)
    return learnt;
  taught = g_hash_table_lookup (w->school->learnt, &path);
  learnt = taught != NULL ? learnt_copy (taught) : learnt_new ();
  g_hash_table_insert (w->learnt, g_memdup2 (&path, sizeof path), learnt);
  return learnt;
}

static RelaisOdds *
word_odds (Learnt *learnt)
{
  if (learnt->word == NULL)
    {
      learnt->word = g_new (RelaisOdds, MOST_WORDS);
      be_even (learnt->word, MOST_WORDS);
    }
  return learnt->word;
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
  if (w->text->len > RELAIS_SETUP_PACKING_MOST)
    w->packer->failed = TRUE;
  return w->packer->failed;
}

static void
walk_text (Walker *w, RelaisWord word)
{
  if (w->letters == NULL)
    w->letters = g_memdup2 (w->school->letters, sizeof *w->letters);
  relais_packer_text (w->packer, w->letters, word.at, word.n, w->text);
}

static void
put (Walker *w, const char *text)
{
  if (!is_packing (w))
    g_string_append (w->text, text);
}

/* Numbers: how many bits, then the bits. */

static guint64
walk_number (Walker *w, Learnt *learnt, guint64 number)
{
  guint bits = relais_packer_tree (w->packer, learnt->length, number > 0 ? g_bit_storage (number) : 0, LENGTH_BITS);
  guint64 got = bits > 0;

  if (bits > SMALL_BITS && learnt->before != 0 && bits == g_bit_storage (learnt->before)
      && relais_packer_decide (w->packer, &learnt->same, number == learnt->before))
    return learnt->before;
  for (guint bit = bits; bit-- > 1;)
    {
      gboolean value = (number >> (bit - 1) & 1) != 0;

      if (bits <= SMALL_BITS)
        value = relais_packer_decide (w->packer, &learnt->small[bits][got], value);
      else if (w->packer->mode != RELAIS_PACKER_TRAIN)
        value = relais_packer_choose (w->packer, (guint) value, 2) != 0;
      got = got << 1 | (guint64) value;
    }
  learnt->before = got;
  return got;
}

static void
walk_any_number (Walker *w, Learnt *learnt, RelaisJsonValue v)
{
  RelaisWord word = is_packing (w) ? relais_json_word (w->json, v) : (RelaisWord) { NULL, 0 };
  gint64 number = 0;
  gboolean plain = is_packing (w) && relais_json_integer (w->json, v, 0, G_MAXINT64, &number);

  if (relais_packer_decide (w->packer, &learnt->plain, plain))
    {
      guint64 got = walk_number (w, learnt, (guint64) number);

      if (!is_packing (w))
        g_string_append_printf (w->text, "%" G_GUINT64_FORMAT, got);
    }
  else
    walk_text (w, word);
}

/* Words: by their number if the samples have them; else, as they are written. */

static guint
index_of (Walker *w, RelaisWord word)
{
  g_autofree char *text = g_strndup (word.at, word.n);

  return GPOINTER_TO_UINT (g_hash_table_lookup (w->school->index, text));
}

static void
put_word (Walker *w, guint index, RelaisWord word)
{
  put (w, "\"");
  if (index == UNKNOWN)
    walk_text (w, word);
  else
    put (w, w->school->words->pdata[index]);
  put (w, "\"");
}

static guint
walk_index (Walker *w, Learnt *learnt, guint index)
{
  index = relais_packer_tree (w->packer, word_odds (learnt), index, WORD_BITS);
  if (index >= w->school->words->len)
    w->packer->failed = TRUE;
  return w->packer->failed ? UNKNOWN : index;
}

static void
walk_string (Walker *w, Learnt *learnt, RelaisJsonValue v)
{
  RelaisWord word = is_packing (w) ? relais_json_word (w->json, v) : (RelaisWord) { NULL, 0 };
  guint index = walk_index (w, learnt, is_packing (w) ? index_of (w, word) : 0);

  put_word (w, index, word);
}

/* Objects */

static guint64
path_below (guint64 path, const char *key)
{
  return relais_fnv64 (path, key, strlen (key) + 1);
}

static guint64
member_path (Walker *w, guint64 path, guint key)
{
  const char *word = key == UNKNOWN ? "?" : key <= w->school->n_ids ? "*" : w->school->words->pdata[key];

  return path_below (path, word);
}

static const char *
key_word (const Walker *w, const Learnt *learnt, guint i)
{
  return w->school->words->pdata[g_array_index (learnt->keys, Key, i).word];
}

static gboolean
has_come (const Walker *w, const Learnt *learnt, guint n_keys, RelaisWord key)
{
  for (guint i = 0; i < n_keys; i++)
    if (relais_word_is (key, key_word (w, learnt, i)))
      return TRUE;
  return FALSE;
}

static gboolean
has_all (const Walker *w, const Learnt *learnt, guint n_keys, RelaisJsonValue v)
{
  for (guint i = 0; i < n_keys; i++)
    if (relais_json_member (w->json, v, key_word (w, learnt, i)) == RELAIS_JSON_NONE)
      return FALSE;
  return TRUE;
}

static void
walk_member (Walker *w, guint64 path, guint index, RelaisJsonValue k)
{
  if (!is_packing (w) && w->text->str[w->text->len - 1] != '{')
    put (w, ",");
  put_word (w, index, is_packing (w) ? relais_json_word (w->json, k) : (RelaisWord) { NULL, 0 });
  put (w, ":");
  walk (w, member_path (w, path, index), k + 1);
}

/* Keys that come here for the first time, or are no words of the samples. */
static void
walk_others (Walker *w, guint64 path, Learnt *learnt, guint n_keys, RelaisJsonValue v)
{
  RelaisJsonValue k = is_packing (w) ? relais_json_first (w->json, v) : RELAIS_JSON_NONE;

  while (!has_failed (w))
    {
      guint index;

      while (k != RELAIS_JSON_NONE && has_come (w, learnt, n_keys, relais_json_word (w->json, k)))
        k = relais_json_after (w->json, v, k);
      if (!relais_packer_decide (w->packer, &learnt->others, k != RELAIS_JSON_NONE))
        return;
      index = walk_index (w, learnt, k != RELAIS_JSON_NONE ? index_of (w, relais_json_word (w->json, k)) : UNKNOWN);
      if (index != UNKNOWN)
        g_array_append_val (learnt->keys, ((Key) { .word = index }));
      walk_member (w, path, index, k);
      if (k != RELAIS_JSON_NONE)
        k = relais_json_after (w->json, v, k);
    }
}

static void
walk_object (Walker *w, guint64 path, Learnt *learnt, RelaisJsonValue v)
{
  guint n_keys = learnt->keys->len;
  gboolean complete = relais_packer_decide (w->packer, &learnt->complete, is_packing (w) && has_all (w, learnt, n_keys, v));
  gboolean before = FALSE;

  put (w, "{");
  for (guint i = 0; i < n_keys && !has_failed (w); i++)
    {
      Key *key = &g_array_index (learnt->keys, Key, i);
      RelaisJsonValue k = RELAIS_JSON_NONE;

      if (is_packing (w))
        k = relais_json_member (w->json, v, key_word (w, learnt, i));
      before = complete
               || relais_packer_decide_in (w->packer, &key->present[before], &learnt->present[before], k != RELAIS_JSON_NONE);
      if (before)
        walk_member (w, path, key->word, k - 1);
    }
  walk_others (w, path, learnt, n_keys, v);
  put (w, "}");
}

/* Lists: how many elements, then all on one path. */
static void
walk_list (Walker *w, guint64 path, Learnt *learnt, RelaisJsonValue v)
{
  guint64 n = walk_number (w, learnt, is_packing (w) ? relais_json_count (w->json, v) : 0);
  RelaisJsonValue e = is_packing (w) ? relais_json_first (w->json, v) : RELAIS_JSON_NONE;

  put (w, "[");
  for (guint64 i = 0; i < n && !has_failed (w); i++)
    {
      if (i > 0)
        put (w, ",");
      walk (w, path_below (path, "#"), e);
      if (is_packing (w))
        e = relais_json_after (w->json, v, e);
    }
  put (w, "]");
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
walk (Walker *w, guint64 path, RelaisJsonValue v)
{
  Learnt *learnt = learnt_of (w, path);

  if (has_failed (w) || w->depth > RELAIS_JSON_MAX_DEPTH)
    {
      w->packer->failed = TRUE;
      return;
    }
  w->depth++;
  switch ((RelaisJsonType) relais_packer_tree (w->packer, learnt->type, is_packing (w) ? relais_json_type (w->json, v) : 0, 3))
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
      walk_string (w, learnt, v);
      break;
    case RELAIS_JSON_LIST:
      walk_list (w, path, learnt, v);
      break;
    case RELAIS_JSON_OBJECT:
      walk_object (w, path, learnt, v);
      break;
    default:
      w->packer->failed = TRUE;
    }
  w->depth--;
}

/* Learning */

static void
add_words (School *school, const RelaisJson *sample)
{
  for (RelaisJsonValue v = 0; v < sample->n_tokens; v++)
    {
      RelaisWord word = relais_json_word (sample, v);
      g_autofree char *text = NULL;

      if (relais_json_type (sample, v) != RELAIS_JSON_STRING || school->words->len >= MOST_WORDS)
        continue;
      text = g_strndup (word.at, word.n);
      if (g_hash_table_contains (school->index, text))
        continue;
      g_ptr_array_add (school->words, text);
      g_hash_table_insert (school->index, text, GUINT_TO_POINTER (school->words->len - 1));
      g_steal_pointer (&text);
    }
}

guint
relais_setup_n_samples (const RelaisGame *game)
{
  guint n = 0;

  while (game != NULL && game->samples != NULL && game->samples[n] != NULL)
    n++;
  return n;
}

/* The ids teach no more than that they are there. */
static void
learn (School *school, GPtrArray *samples)
{
  g_autoptr (GString) none = g_string_new (NULL);
  RelaisPacker trainer = { .mode = RELAIS_PACKER_TRAIN };
  Walker w = { &trainer, NULL, none, school, school->learnt, school->letters, 0 };

  for (guint lesson = 0; lesson < LESSONS; lesson++)
    for (guint i = 1; i < samples->len; i++)
      {
        w.json = samples->pdata[i];
        for (RelaisJsonValue v = relais_json_first (w.json, 0); v != RELAIS_JSON_NONE; v = relais_json_after (w.json, 0, v))
          walk (&w, RELAIS_FNV64_START, v);
      }
}

static School *
school_new (const RelaisGame *game, guint n_samples)
{
  g_autoptr (GPtrArray) samples = g_ptr_array_new_with_free_func (g_free);
  School *school = g_new0 (School, 1);

  school->learnt = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, learnt_free);
  school->words = g_ptr_array_new_with_free_func (g_free);
  school->index = g_hash_table_new (g_str_hash, g_str_equal);
  school->letters = relais_letters_new ();
  g_ptr_array_add (school->words, g_strdup (""));
  for (guint i = 0; i < n_samples; i++)
    {
      g_ptr_array_add (samples, relais_json_parse_own (game->samples[i]));
      add_words (school, samples->pdata[i]);
      if (i == 0)
        school->n_ids = school->words->len - 1;
    }
  learn (school, samples);
  return school;
}

/* Kept for ever: there are no more than samples and games. */
static const School *
school_of (const RelaisGame *game, guint n_samples)
{
  static GMutex mutex;
  static GHashTable *schools;   /* of School by the end of their samples in the game's list; NULL: none */
  gpointer end = n_samples > 0 ? (gpointer) &game->samples[n_samples] : NULL;
  School *school;

  g_mutex_lock (&mutex);
  if (schools == NULL)
    schools = g_hash_table_new (NULL, NULL);
  school = g_hash_table_lookup (schools, end);
  if (school == NULL)
    {
      school = school_new (game, n_samples);
      g_hash_table_insert (schools, end, school);
    }
  g_mutex_unlock (&mutex);
  return school;
}

static GString *
run (RelaisPacker *packer, const RelaisGame *game, guint n_samples, const RelaisJson *json)
{
  g_autoptr (GHashTable) learnt = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, learnt_free);
  Walker walker = { packer, json, g_string_new (NULL), school_of (game, n_samples), learnt, NULL, 0 };

  walk (&walker, RELAIS_FNV64_START, 0);
  g_free (walker.letters);
  return walker.text;
}

void
relais_setup_pack (RelaisPacker *packer, const RelaisGame *game, guint n_samples, const RelaisJson *json)
{
  g_return_if_fail (packer != NULL);
  g_string_free (run (packer, game, n_samples, json), TRUE);
}

/**
 * relais_setup_unpack:
 *
 * Returns: (transfer full) (nullable): NULL if nothing was packed so
 */
GString *
relais_setup_unpack (RelaisPacker *packer, const RelaisGame *game, guint n_samples)
{
  GString *text = run (packer, game, n_samples, NULL);

  g_return_val_if_fail (packer != NULL, NULL);

  if (!packer->failed)
    return text;
  g_string_free (text, TRUE);
  return NULL;
}
