/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Printing into a caller's buffer, and reading words back: all text that the
 * engine makes or takes goes through here. Nothing is allocated; a buffer that
 * is too small keeps what fits, stays terminated, and `length` says what
 * would have been needed. */

typedef struct
{
  char *buffer;
  size_t size;
  size_t length;
} RelaisText;

void relais_text_init  (RelaisText *text, char *buffer, size_t size);
void relais_text_int   (RelaisText *text, int64_t number);

/* For relais_text_put: what does not fit whole. */
void relais_text_cut   (RelaisText *text, const char *bytes, size_t n);

/* Inline, because a state line is a thousand small pieces, most of known length. */
static inline void
relais_text_put (RelaisText *text, const char *bytes, size_t n)
{
  if (text->length + n < text->size)
    {
      char *at = text->buffer + text->length;

      memcpy (at, bytes, n);
      at[n] = '\0';
      text->length += n;
    }
  else
    relais_text_cut (text, bytes, n);
}

static inline void
relais_text_str (RelaisText *text, const char *string)
{
  relais_text_put (text, string, strlen (string));
}

static inline void
relais_text_char (RelaisText *text, char c)
{
  relais_text_put (text, &c, 1);
}

/* A word of a line: not terminated. */
typedef struct
{
  const char *at;
  size_t n;
} RelaisWord;

#define RELAIS_MAX_WORDS 10

/* Splits at single spaces. Returns the number of words, or -1 if the line has
 * empty words (leading, trailing or double spaces) or more than `max`. */
int  relais_words_split (const char *line, size_t n, RelaisWord *words, int max);

/* What stands before the first such character, and what after it; where there
 * is none, the whole word and nothing. */
RelaisWord relais_word_before (RelaisWord word, char c);
RelaisWord relais_word_after  (RelaisWord word, char c);

/* The index of the word among `n` names, or -1. */
int  relais_word_index  (RelaisWord word, const char *const *names, int n);

/* A decimal number without sign or leading zero. */
bool relais_word_number (RelaisWord word, int64_t max, int64_t *number);

static inline bool
relais_word_is (RelaisWord word, const char *string)
{
  return strlen (string) == word.n && memcmp (word.at, string, word.n) == 0;
}
