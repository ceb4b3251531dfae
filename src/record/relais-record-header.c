/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-record-header.h"

#include <string.h>

const char *const relais_header_keys[RELAIS_HEADERS] = {
  "relais-record", "game", "rules", "application", "seats", "new", "setup", "edition", "undo", "cursor",
  "result",
};

gboolean
relais_record_lines_next (RelaisRecordLines *lines)
{
  const char *newline;

  g_return_val_if_fail (lines != NULL, FALSE);

  if (lines->at == lines->end)
    return FALSE;
  newline = memchr (lines->at, '\n', (gsize) (lines->end - lines->at));
  lines->line.at = lines->at;
  lines->line.n = (gsize) ((newline != NULL ? newline : lines->end) - lines->at);
  lines->at = newline != NULL ? newline + 1 : lines->end;
  lines->number++;
  if (lines->line.n > 0 && lines->line.at[lines->line.n - 1] == '\r')
    lines->line.n--;
  return TRUE;
}

gboolean
relais_record_lines_next_of_header (RelaisRecordLines *lines)
{
  g_return_val_if_fail (lines != NULL, FALSE);

  if (!relais_record_lines_next (lines))
    return FALSE;
  if (lines->line.n == 0)
    return !lines->begun;
  return lines->begun = TRUE;
}

int
relais_header_of (RelaisWord line)
{
  RelaisWord name = relais_word_before (line, ':');

  return name.n > 0 && name.n < line.n ? relais_word_index (name, relais_header_keys, RELAIS_HEADERS) : -1;
}

int
relais_record_header_take (RelaisRecordHeader *header, RelaisWord line, guint number)
{
  RelaisWord value = relais_word_after (line, ':');
  int key = relais_header_of (line);

  g_return_val_if_fail (header != NULL, 0);

  if (key < 0 || header->line[key] > 0)
    return key;
  if (value.n > 0 && value.at[0] == ' ')
    value = (RelaisWord) { value.at + 1, value.n - 1 };
  header->value[key] = value;
  header->line[key] = number;
  return key;
}

gboolean
relais_record_header_read_undo (const RelaisRecordHeader *header, gboolean *strict)
{
  g_return_val_if_fail (header != NULL, FALSE);

  *strict = header->line[RELAIS_HEADER_UNDO] > 0;
  return !*strict || relais_word_is (header->value[RELAIS_HEADER_UNDO], "strict");
}

gboolean
relais_record_is_one (const char *text, gsize length)
{
  RelaisRecordLines lines = { .at = text, .end = text + length };

  while (relais_record_lines_next_of_header (&lines))
    if (relais_header_of (lines.line) >= 0)
      return TRUE;
  return FALSE;
}
