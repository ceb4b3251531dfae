/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reader.h"

#include <string.h>

#include "findings.h"

size_t
relais_reader_enter (RelaisReader *r, RelaisWord key)
{
  size_t before = r->path_length;
  RelaisText text = { r->path, sizeof r->path, r->path_length };

  if (before > 0)
    relais_text_char (&text, '.');
  relais_text_put (&text, key.at, key.n);
  r->path_length = text.length < sizeof r->path ? text.length : sizeof r->path - 1;
  return before;
}

size_t
relais_reader_enter_key (RelaisReader *r, const char *key)
{
  return relais_reader_enter (r, (RelaisWord) { key, strlen (key) });
}

size_t
relais_reader_enter_index (RelaisReader *r, unsigned index)
{
  char digits[12];
  RelaisText text;

  relais_text_init (&text, digits, sizeof digits);
  relais_text_int (&text, index);
  return relais_reader_enter_key (r, digits);
}

void
relais_reader_leave (RelaisReader *r, size_t before)
{
  r->path_length = before;
  r->path[before] = '\0';
}

bool
relais_reader_wrong (RelaisReader *r, RelaisRefusal refusal)
{
  relais_find (r->findings, r->path, refusal);
  return false;
}

bool
relais_read_complete (RelaisReader *r, RelaisJsonValue object, const char *const *keys, unsigned n)
{
  bool complete = true;

  for (unsigned i = 0; i < n; i++)
    if (relais_json_member (r->json, object, keys[i]) == RELAIS_JSON_NONE)
      {
        size_t before = relais_reader_enter_key (r, keys[i]);

        complete = RELAIS_WRONG (r, RELAIS_REFUSAL_MISSING);
        relais_reader_leave (r, before);
      }
  return complete;
}

/* Neither a fraction nor a power of ten. */
static bool
is_whole (RelaisWord word)
{
  for (size_t i = 0; i < word.n; i++)
    if (word.at[i] < '0' || word.at[i] > '9')
      return false;
  return true;
}

bool
relais_read_number (RelaisReader *r, RelaisJsonValue v, int64_t min, int64_t max, RelaisRefusal beyond,
                    int64_t *value)
{
  RelaisWord word = relais_json_word (r->json, v);
  bool negative = word.n > 0 && word.at[0] == '-';      /* JSON's -0 is no number of ours */
  int64_t any = INT64_MAX;      /* of a number too long to be read */

  if (negative)
    word = (RelaisWord) { word.at + 1, word.n - 1 };
  if (relais_json_type (r->json, v) == RELAIS_JSON_NUMBER && is_whole (word) && !(negative && word.at[0] == '0'))
    {
      relais_word_number (word, RELAIS_MAX_SEED, &any);
      if (negative)
        any = -any;
      if (any >= min && any <= max)
        {
          *value = any;
          return true;
        }
      if (beyond.code != RELAIS_REFUSAL_NONE)
        {
          beyond.arg[0] = (int32_t) (any > INT32_MAX ? INT32_MAX : any < INT32_MIN ? INT32_MIN : any);
          return relais_reader_wrong (r, beyond);
        }
    }
  if (max == RELAIS_MAX_SEED)
    return RELAIS_WRONG (r, RELAIS_REFUSAL_NOT_SEED);
  return RELAIS_WRONG (r, RELAIS_REFUSAL_NOT_NUMBER, { (int32_t) min, (int32_t) max });
}

bool
relais_read_byte (RelaisReader *r, RelaisJsonValue v, int64_t max, RelaisRefusal beyond, uint8_t *value)
{
  int64_t any;

  if (!relais_read_number (r, v, 0, max, beyond, &any))
    return false;
  *value = (uint8_t) any;
  return true;
}

bool
relais_read_boolean (RelaisReader *r, RelaisJsonValue v, uint8_t *value)
{
  bool any;

  if (!relais_json_boolean (r->json, v, &any))
    return RELAIS_WRONG (r, RELAIS_REFUSAL_NOT_BOOLEAN);
  *value = any;
  return true;
}

bool
relais_read_word (RelaisReader *r, RelaisJsonValue v, const char *const *names, unsigned n, uint8_t *value)
{
  for (unsigned i = 0; i < n; i++)
    if (names[i] == NULL ? relais_json_type (r->json, v) == RELAIS_JSON_NULL
                         : relais_json_type (r->json, v) == RELAIS_JSON_STRING
                           && relais_word_is (relais_json_word (r->json, v), names[i]))
      {
        *value = (uint8_t) i;
        return true;
      }
  RELAIS_WRONG (r, RELAIS_REFUSAL_NOT_WORD);
  if (r->findings->count <= RELAIS_MAX_FINDINGS)
    {
      r->findings->at[r->findings->count - 1].words = names;
      r->findings->at[r->findings->count - 1].n_words = n;
    }
  return false;
}

bool
relais_read_object (RelaisReader *r, RelaisJsonValue v)
{
  return relais_json_type (r->json, v) == RELAIS_JSON_OBJECT || RELAIS_WRONG (r, RELAIS_REFUSAL_NOT_OBJECT);
}

bool
relais_read_list (RelaisReader *r, RelaisJsonValue v)
{
  return relais_json_type (r->json, v) == RELAIS_JSON_LIST || RELAIS_WRONG (r, RELAIS_REFUSAL_NOT_LIST);
}

void
relais_read_members (RelaisReader *r, RelaisJsonValue object, const char *const *keys, unsigned n,
                     RelaisMember member, void *data)
{
  if (!relais_read_object (r, object))
    return;
  for (RelaisJsonValue k = relais_json_first (r->json, object); k != RELAIS_JSON_NONE;
       k = relais_json_after (r->json, object, k))
    {
      RelaisWord word = relais_json_word (r->json, k);
      size_t before = relais_reader_enter (r, word);
      unsigned key = 0;

      while (key < n && !relais_word_is (word, keys[key]))
        key++;
      if (key == n)
        {
          if (object != 0 || !relais_is_setup_key (word))
            RELAIS_WRONG (r, RELAIS_REFUSAL_KEY);
        }
      else
        member (r, key, k + 1, data);
      relais_reader_leave (r, before);
    }
}

void
relais_read_elements (RelaisReader *r, RelaisJsonValue list, RelaisElement element, void *data)
{
  unsigned index = 0;

  if (!relais_read_list (r, list))
    return;
  for (RelaisJsonValue v = relais_json_first (r->json, list); v != RELAIS_JSON_NONE;
       v = relais_json_after (r->json, list, v), index++)
    {
      size_t before = relais_reader_enter_index (r, index);

      element (r, index, v, data);
      relais_reader_leave (r, before);
    }
}

RelaisJsonValue
relais_reader_top (RelaisReader *r, const char *key)
{
  RelaisJsonValue v = relais_json_member (r->json, 0, key);

  r->path_length = 0;
  if (v != RELAIS_JSON_NONE)
    relais_reader_enter_key (r, key);
  return v;
}
