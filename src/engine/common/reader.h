/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"
#include "refusals.h"

/* Reading a setup's JSON into a state, with the path of where the reader is:
 * whatever is wrong becomes a finding at that path, and reading goes on, so
 * that all of it is found at once. A game's own functions find what they fill
 * in through `game`. */

typedef struct
{
  const RelaisJson *json;
  RelaisFindings *findings;
  void *game;
  char path[sizeof ((RelaisFinding *) NULL)->path];
  size_t path_length;
} RelaisReader;

/* Visits a member, with the index of its key, or an element of a list. */
typedef void (*RelaisMember)  (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data);
typedef void (*RelaisElement) (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data);

/* The refusal of a number that is one, but too small or too big for what it
 * counts: its first value is the number, which the reader puts in; RELAIS_NO_RULE where the rules have no id for that. */
#define RELAIS_BEYOND(...) ((RelaisRefusal) { __VA_ARGS__ })
#define RELAIS_NO_RULE RELAIS_BEYOND (RELAIS_REFUSAL_NONE)

#define RELAIS_WRONG(r, ...) relais_reader_wrong (r, (RelaisRefusal) { __VA_ARGS__ })

/* Entering an object's member or a list's element makes the path longer until
 * leave is called with what enter returned. */
size_t relais_reader_enter       (RelaisReader *r, RelaisWord key);
size_t relais_reader_enter_key   (RelaisReader *r, const char *key);
size_t relais_reader_enter_index (RelaisReader *r, unsigned index);
void   relais_reader_leave       (RelaisReader *r, size_t before);
/* Notes a finding at the path; always false. */
bool   relais_reader_wrong       (RelaisReader *r, RelaisRefusal refusal);
/* A member of the whole text, the path set to it; RELAIS_JSON_NONE if left out. */
RelaisJsonValue relais_reader_top (RelaisReader *r, const char *key);

bool   relais_read_object        (RelaisReader *r, RelaisJsonValue v);
bool   relais_read_list          (RelaisReader *r, RelaisJsonValue v);
bool   relais_read_number        (RelaisReader *r, RelaisJsonValue v, int64_t min, int64_t max,
                                  RelaisRefusal beyond, int64_t *value);
bool   relais_read_byte          (RelaisReader *r, RelaisJsonValue v, int64_t max, RelaisRefusal beyond,
                                  uint8_t *value);
bool   relais_read_boolean       (RelaisReader *r, RelaisJsonValue v, uint8_t *value);
/* A NULL among the names stands for JSON's null. */
bool   relais_read_word          (RelaisReader *r, RelaisJsonValue v, const char *const *names, unsigned n,
                                  uint8_t *value);
/* The members of an object whose keys are among `keys`; unknown keys are told
 * and skipped. */
void   relais_read_members       (RelaisReader *r, RelaisJsonValue object, const char *const *keys, unsigned n,
                                  RelaisMember member, void *data);
/* Does an object have every one of the keys? */
bool   relais_read_complete      (RelaisReader *r, RelaisJsonValue object, const char *const *keys, unsigned n);
void   relais_read_elements      (RelaisReader *r, RelaisJsonValue list, RelaisElement element, void *data);
