/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text.h"

/* A strict JSON reader that never allocates: the caller brings the tokens.
 *
 * A setup is written by hand: comments, hexadecimal numbers, two equal keys and
 * nesting without end must each be answered with a path or a line. And the
 * engine, which knows what a state's keys mean, has no GLib. */

typedef enum
{
  RELAIS_JSON_NULL,
  RELAIS_JSON_BOOLEAN,
  RELAIS_JSON_NUMBER,
  RELAIS_JSON_STRING,
  RELAIS_JSON_LIST,
  RELAIS_JSON_OBJECT,
} RelaisJsonType;

/* An object's members are token pairs: the key (a string), then its value. */
typedef struct
{
  uint8_t type;
  uint32_t start;       /* of the text between the quotes, or of the literal */
  uint32_t length;
  uint32_t next;        /* the token after this one and all that is in it */
  uint32_t count;       /* members or elements */
} RelaisJsonToken;

#define RELAIS_JSON_MAX_TOKENS 8192
#define RELAIS_JSON_MAX_DEPTH 16
/* Of one object: each key is compared with those before it. */
#define RELAIS_JSON_MAX_MEMBERS 512

typedef enum
{
  RELAIS_JSON_FINE,
  RELAIS_JSON_UNEXPECTED,       /* a character that JSON does not have there */
  RELAIS_JSON_UNFINISHED,       /* the text ends too early */
  RELAIS_JSON_TRAILING,         /* something stands behind the value */
  RELAIS_JSON_REPEATED,         /* a key twice in one object */
  RELAIS_JSON_DEEP,             /* nested deeper than RELAIS_JSON_MAX_DEPTH */
  RELAIS_JSON_LONG,             /* more than RELAIS_JSON_MAX_TOKENS values, or
                                 * than RELAIS_JSON_MAX_MEMBERS in one object */
} RelaisJsonError;

typedef struct
{
  const char *text;
  RelaisJsonToken tokens[RELAIS_JSON_MAX_TOKENS];
  uint32_t n_tokens;
  uint32_t error_line;          /* where the error is, counted from 1 */
  uint32_t error_column;
  RelaisWord error_key;         /* of RELAIS_JSON_REPEATED */
} RelaisJson;

/* A value is the index of its token; 0 is the whole text's. */
typedef uint32_t RelaisJsonValue;
#define RELAIS_JSON_NONE UINT32_MAX

RelaisJsonError relais_json_read    (RelaisJson *json, const char *text, size_t length);

RelaisJsonType  relais_json_type    (const RelaisJson *json, RelaisJsonValue value);
uint32_t        relais_json_count   (const RelaisJson *json, RelaisJsonValue value);
RelaisWord      relais_json_word    (const RelaisJson *json, RelaisJsonValue value);
/* As it stands in the text: a string with its quotation marks. */
RelaisWord      relais_json_raw     (const RelaisJson *json, RelaisJsonValue value);
bool            relais_json_integer (const RelaisJson *json, RelaisJsonValue value,
                                     int64_t min, int64_t max, int64_t *integer);
bool            relais_json_boolean (const RelaisJson *json, RelaisJsonValue value, bool *boolean);

/* Stepping through an object (key, then its value) or a list:
 *   for (v = relais_json_first (json, list); v != RELAIS_JSON_NONE; v = relais_json_after (json, list, v))
 * In an object the values that this visits are the keys; the value of a key
 * is `key + 1`, a key being a single token. */
RelaisJsonValue relais_json_first   (const RelaisJson *json, RelaisJsonValue container);
RelaisJsonValue relais_json_after   (const RelaisJson *json, RelaisJsonValue container, RelaisJsonValue value);
RelaisJsonValue relais_json_member  (const RelaisJson *json, RelaisJsonValue object, const char *key);
