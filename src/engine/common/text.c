/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "text.h"

void
relais_text_init (RelaisText *text, char *buffer, size_t size)
{
  text->buffer = buffer;
  text->size = size;
  text->length = 0;
  if (size > 0)
    buffer[0] = '\0';
}

void
relais_text_cut (RelaisText *text, const char *bytes, size_t n)
{
  if (text->length < text->size)
    {
      size_t fits = text->size - 1 - text->length;

      memcpy (text->buffer + text->length, bytes, fits);
      text->buffer[text->size - 1] = '\0';
    }
  text->length += n;
}

void
relais_text_int (RelaisText *text, int64_t number)
{
  char digits[24];
  size_t at = sizeof digits;
  uint64_t rest = number < 0 ? 0 - (uint64_t) number : (uint64_t) number;

  if (number >= 0 && number <= 9)
    {
      relais_text_char (text, (char) ('0' + number));
      return;
    }
  do
    digits[--at] = (char) ('0' + rest % 10);
  while ((rest /= 10) > 0);
  if (number < 0)
    digits[--at] = '-';
  relais_text_put (text, digits + at, sizeof digits - at);
}

int
relais_words_split (const char *line, size_t n, RelaisWord *words, int max)
{
  const char *end = line + n;
  int count = 0;

  for (;;)
    {
      const char *space = memchr (line, ' ', (size_t) (end - line));
      const char *stop = space != NULL ? space : end;

      if (stop == line || count == max)
        return -1;
      words[count].at = line;
      words[count].n = (size_t) (stop - line);
      count++;
      if (space == NULL)
        return count;
      line = space + 1;
    }
}

RelaisWord
relais_word_before (RelaisWord word, char c)
{
  const char *at = word.n > 0 ? memchr (word.at, c, word.n) : NULL;

  return (RelaisWord) { word.at, at != NULL ? (size_t) (at - word.at) : word.n };
}

RelaisWord
relais_word_after (RelaisWord word, char c)
{
  size_t n = relais_word_before (word, c).n;

  return n < word.n ? (RelaisWord) { word.at + n + 1, word.n - n - 1 } : (RelaisWord) { "", 0 };
}

int
relais_word_index (RelaisWord word, const char *const *names, int n)
{
  for (int i = 0; i < n; i++)
    if (names[i][0] == word.at[0] && relais_word_is (word, names[i]))
      return i;
  return -1;
}

bool
relais_word_number (RelaisWord word, int64_t max, int64_t *number)
{
  int64_t value = 0;

  if (word.n == 0 || word.n > 16 || (word.at[0] == '0' && word.n > 1))
    return false;
  for (size_t i = 0; i < word.n; i++)
    {
      if (word.at[i] < '0' || word.at[i] > '9')
        return false;
      value = value * 10 + (word.at[i] - '0');
    }
  if (value > max)
    return false;
  *number = value;
  return true;
}
