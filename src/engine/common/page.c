/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page.h"

#include <stdarg.h>

size_t
relais_page_column (const RelaisPage *page)
{
  return page->text->length - page->line_start;
}

void
relais_page_end_line (RelaisPage *page)
{
  relais_text_char (page->text, '\n');
  page->line_start = page->text->length;
}

void
relais_page_pad (RelaisPage *page, size_t to)
{
  while (relais_page_column (page) < to)
    relais_text_char (page->text, ' ');
}

void
relais_page_label (RelaisPage *page, const char *name)
{
  relais_text_str (page->text, name);
  relais_page_pad (page, RELAIS_PAGE_INDENT);
  page->first = true;
}

void
relais_page_phrase (RelaisPage *page, const RelaisText *words)
{
  if (!page->first && relais_page_column (page) + 2 + words->length > RELAIS_PAGE_WIDTH)
    {
      relais_page_end_line (page);
      relais_page_pad (page, RELAIS_PAGE_INDENT);
    }
  else if (!page->first)
    relais_text_str (page->text, "  ");
  relais_text_put (page->text, words->buffer, words->length);
  page->first = false;
}

void
relais_page_say (RelaisPage *page, const char *format, ...)
{
  char buffer[RELAIS_PAGE_WIDTH];
  RelaisText words;
  va_list args;

  relais_text_init (&words, buffer, sizeof buffer);
  va_start (args, format);
  for (; *format != '\0'; format++)
    if (*format == '$')
      relais_text_str (&words, va_arg (args, const char *));
    else if (*format == '#')
      relais_text_int (&words, va_arg (args, unsigned));
    else
      relais_text_char (&words, *format);
  va_end (args);
  relais_page_phrase (page, &words);
}

void
relais_page_finish (RelaisPage *page)
{
  RelaisText *text = page->text;

  if (text->length < text->size && text->length > 0)
    text->buffer[--text->length] = '\0';
}
