/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "json.h"

#include <string.h>

typedef struct
{
  RelaisJson *json;
  const char *at;
  const char *end;
  const char *line_start;
  uint32_t line;
} Reader;

static void
skip_space (Reader *r)
{
  for (; r->at < r->end; r->at++)
    {
      if (*r->at == '\n')
        {
          r->line++;
          r->line_start = r->at + 1;
        }
      else if (*r->at != ' ' && *r->at != '\t' && *r->at != '\r')
        return;
    }
}

static RelaisJsonError
new_token (Reader *r, RelaisJsonType type, RelaisJsonToken **token)
{
  RelaisJson *json = r->json;

  if (json->n_tokens == RELAIS_JSON_MAX_TOKENS)
    return RELAIS_JSON_LONG;
  *token = &json->tokens[json->n_tokens++];
  (*token)->type = (uint8_t) type;
  (*token)->start = (uint32_t) (r->at - json->text);
  (*token)->length = 0;
  (*token)->next = json->n_tokens;
  (*token)->count = 0;
  return RELAIS_JSON_FINE;
}

static bool
is_hex (char c)
{
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/* Escapes are checked here and undone by who shows the text; ids have none. */
static RelaisJsonError
read_string (Reader *r)
{
  RelaisJsonToken *token;
  RelaisJsonError error;

  r->at++;
  error = new_token (r, RELAIS_JSON_STRING, &token);
  if (error != RELAIS_JSON_FINE)
    return error;

  for (; r->at < r->end; r->at++)
    {
      if (*r->at == '"')
        {
          token->length = (uint32_t) (r->at - r->json->text) - token->start;
          r->at++;
          return RELAIS_JSON_FINE;
        }
      if ((unsigned char) *r->at < 0x20)
        return RELAIS_JSON_UNEXPECTED;
      if (*r->at != '\\')
        continue;
      if (++r->at == r->end)
        return RELAIS_JSON_UNFINISHED;
      if (*r->at == 'u')
        {
          for (int i = 0; i < 4; i++)
            {
              if (++r->at == r->end)
                return RELAIS_JSON_UNFINISHED;
              if (!is_hex (*r->at))
                return RELAIS_JSON_UNEXPECTED;
            }
        }
      else if (*r->at == '\0' || strchr ("\"\\/bfnrt", *r->at) == NULL)
        return RELAIS_JSON_UNEXPECTED;
    }
  return RELAIS_JSON_UNFINISHED;
}

static bool
skip_digits (Reader *r)
{
  const char *from = r->at;

  while (r->at < r->end && *r->at >= '0' && *r->at <= '9')
    r->at++;
  return r->at > from;
}

static RelaisJsonError
read_number (Reader *r)
{
  RelaisJsonToken *token;
  RelaisJsonError error = new_token (r, RELAIS_JSON_NUMBER, &token);

  if (error != RELAIS_JSON_FINE)
    return error;
  if (*r->at == '-')
    r->at++;
  if (r->at < r->end && *r->at == '0')
    r->at++;
  else if (!skip_digits (r))
    return r->at < r->end ? RELAIS_JSON_UNEXPECTED : RELAIS_JSON_UNFINISHED;
  if (r->at < r->end && *r->at == '.')
    {
      r->at++;
      if (!skip_digits (r))
        return r->at < r->end ? RELAIS_JSON_UNEXPECTED : RELAIS_JSON_UNFINISHED;
    }
  if (r->at < r->end && (*r->at == 'e' || *r->at == 'E'))
    {
      r->at++;
      if (r->at < r->end && (*r->at == '+' || *r->at == '-'))
        r->at++;
      if (!skip_digits (r))
        return r->at < r->end ? RELAIS_JSON_UNEXPECTED : RELAIS_JSON_UNFINISHED;
    }
  token->length = (uint32_t) (r->at - r->json->text) - token->start;
  return RELAIS_JSON_FINE;
}

static RelaisJsonError
read_literal (Reader *r, const char *literal, RelaisJsonType type)
{
  RelaisJsonToken *token;
  size_t n = strlen (literal);
  size_t left = (size_t) (r->end - r->at);
  RelaisJsonError error;

  if (memcmp (r->at, literal, n < left ? n : left) != 0)
    return RELAIS_JSON_UNEXPECTED;
  if (left < n)
    return RELAIS_JSON_UNFINISHED;
  error = new_token (r, type, &token);
  if (error != RELAIS_JSON_FINE)
    return error;
  token->length = (uint32_t) n;
  r->at += n;
  return RELAIS_JSON_FINE;
}

static RelaisJsonError
check_key (Reader *r, RelaisJsonValue object, RelaisJsonValue key)
{
  RelaisJson *json = r->json;
  RelaisWord word = relais_json_word (json, key);

  for (RelaisJsonValue k = object + 1; k < key; k = json->tokens[k + 1].next)
    {
      RelaisWord other = relais_json_word (json, k);

      if (other.n == word.n && memcmp (other.at, word.at, word.n) == 0)
        {
          json->error_key = word;
          return RELAIS_JSON_REPEATED;
        }
    }
  return RELAIS_JSON_FINE;
}

static RelaisJsonError read_value (Reader *r, int depth);

/* A member's key, and the colon behind it. */
static RelaisJsonError
read_key (Reader *r, RelaisJsonValue object)
{
  RelaisJsonValue key = r->json->n_tokens;
  RelaisJsonError error;

  if (r->at == r->end)
    return RELAIS_JSON_UNFINISHED;
  if (*r->at != '"')
    return RELAIS_JSON_UNEXPECTED;
  if (r->json->tokens[object].count == RELAIS_JSON_MAX_MEMBERS)
    return RELAIS_JSON_LONG;
  error = read_string (r);
  if (error == RELAIS_JSON_FINE)
    error = check_key (r, object, key);
  if (error != RELAIS_JSON_FINE)
    return error;
  skip_space (r);
  if (r->at == r->end)
    return RELAIS_JSON_UNFINISHED;
  if (*r->at != ':')
    return RELAIS_JSON_UNEXPECTED;
  r->at++;
  return RELAIS_JSON_FINE;
}

/* Members or elements, up to the bracket that closes them. */
static RelaisJsonError
read_items (Reader *r, int depth, RelaisJsonValue container, char close)
{
  RelaisJsonToken *token = &r->json->tokens[container];

  for (;;)
    {
      RelaisJsonError error = token->type == RELAIS_JSON_OBJECT ? read_key (r, container) : RELAIS_JSON_FINE;

      if (error == RELAIS_JSON_FINE)
        error = read_value (r, depth + 1);
      if (error != RELAIS_JSON_FINE)
        return error;
      token->count++;
      skip_space (r);
      if (r->at == r->end)
        return RELAIS_JSON_UNFINISHED;
      if (*r->at == close)
        return RELAIS_JSON_FINE;
      if (*r->at != ',')
        return RELAIS_JSON_UNEXPECTED;
      r->at++;
      skip_space (r);
    }
}

static RelaisJsonError
read_container (Reader *r, int depth, RelaisJsonType type)
{
  RelaisJsonValue container = r->json->n_tokens;
  char close = type == RELAIS_JSON_OBJECT ? '}' : ']';
  RelaisJsonToken *token;
  RelaisJsonError error;

  if (depth == RELAIS_JSON_MAX_DEPTH)
    return RELAIS_JSON_DEEP;
  error = new_token (r, type, &token);
  if (error != RELAIS_JSON_FINE)
    return error;
  r->at++;
  skip_space (r);
  if (r->at == r->end || *r->at != close)
    error = read_items (r, depth, container, close);
  if (error != RELAIS_JSON_FINE)
    return error;
  r->at++;
  token->next = r->json->n_tokens;
  token->length = (uint32_t) (r->at - r->json->text) - token->start;
  return RELAIS_JSON_FINE;
}

static RelaisJsonError
read_value (Reader *r, int depth)
{
  skip_space (r);
  if (r->at == r->end)
    return RELAIS_JSON_UNFINISHED;
  switch (*r->at)
    {
    case '{': return read_container (r, depth, RELAIS_JSON_OBJECT);
    case '[': return read_container (r, depth, RELAIS_JSON_LIST);
    case '"': return read_string (r);
    case 't': return read_literal (r, "true", RELAIS_JSON_BOOLEAN);
    case 'f': return read_literal (r, "false", RELAIS_JSON_BOOLEAN);
    case 'n': return read_literal (r, "null", RELAIS_JSON_NULL);
    case '-': case '0': case '1': case '2': case '3': case '4':
    case '5': case '6': case '7': case '8': case '9':
      return read_number (r);
    default:
      return RELAIS_JSON_UNEXPECTED;
    }
}

RelaisJsonError
relais_json_read (RelaisJson *json, const char *text, size_t length)
{
  Reader r = { json, text, text + length, text, 1 };
  RelaisJsonError error;

  json->text = text;
  json->n_tokens = 0;
  json->error_key = (RelaisWord) { NULL, 0 };

  if (length >= UINT32_MAX)
    error = RELAIS_JSON_LONG;
  else
    error = read_value (&r, 0);
  if (error == RELAIS_JSON_FINE)
    {
      skip_space (&r);
      if (r.at < r.end)
        error = RELAIS_JSON_TRAILING;
    }
  json->error_line = r.line;
  json->error_column = (uint32_t) (r.at - r.line_start) + 1;
  return error;
}

RelaisJsonType
relais_json_type (const RelaisJson *json, RelaisJsonValue value)
{
  return (RelaisJsonType) json->tokens[value].type;
}

uint32_t
relais_json_count (const RelaisJson *json, RelaisJsonValue value)
{
  return json->tokens[value].count;
}

RelaisWord
relais_json_word (const RelaisJson *json, RelaisJsonValue value)
{
  const RelaisJsonToken *token = &json->tokens[value];

  return (RelaisWord) { json->text + token->start, token->length };
}

RelaisWord
relais_json_raw (const RelaisJson *json, RelaisJsonValue value)
{
  const RelaisJsonToken *token = &json->tokens[value];
  uint32_t quotes = token->type == RELAIS_JSON_STRING ? 1 : 0;

  return (RelaisWord) { json->text + token->start - quotes, token->length + 2 * quotes };
}

bool
relais_json_integer (const RelaisJson *json, RelaisJsonValue value,
                     int64_t min, int64_t max, int64_t *integer)
{
  RelaisWord word = relais_json_word (json, value);

  return relais_json_type (json, value) == RELAIS_JSON_NUMBER
         && relais_word_number (word, max, integer)
         && *integer >= min;
}

bool
relais_json_boolean (const RelaisJson *json, RelaisJsonValue value, bool *boolean)
{
  if (relais_json_type (json, value) != RELAIS_JSON_BOOLEAN)
    return false;
  *boolean = json->text[json->tokens[value].start] == 't';
  return true;
}

RelaisJsonValue
relais_json_first (const RelaisJson *json, RelaisJsonValue container)
{
  return json->tokens[container].count > 0 ? container + 1 : RELAIS_JSON_NONE;
}

RelaisJsonValue
relais_json_after (const RelaisJson *json, RelaisJsonValue container, RelaisJsonValue value)
{
  RelaisJsonValue after;

  if (relais_json_type (json, container) == RELAIS_JSON_OBJECT)
    after = json->tokens[value + 1].next;
  else
    after = json->tokens[value].next;
  return after < json->tokens[container].next ? after : RELAIS_JSON_NONE;
}

RelaisJsonValue
relais_json_member (const RelaisJson *json, RelaisJsonValue object, const char *key)
{
  for (RelaisJsonValue k = relais_json_first (json, object); k != RELAIS_JSON_NONE;
       k = relais_json_after (json, object, k))
    if (relais_word_is (relais_json_word (json, k), key))
      return k + 1;
  return RELAIS_JSON_NONE;
}
