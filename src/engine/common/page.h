/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "text.h"

/* A position as plain text for people: labelled lines of at most 80 columns. A
 * phrase that does not fit goes to the next line, under the first one. */

#define RELAIS_PAGE_WIDTH 80
#define RELAIS_PAGE_INDENT 11

typedef struct
{
  RelaisText *text;
  size_t line_start;
  bool first;
} RelaisPage;

size_t relais_page_column   (const RelaisPage *page);
void   relais_page_end_line (RelaisPage *page);
void   relais_page_pad      (RelaisPage *page, size_t to);
void   relais_page_label    (RelaisPage *page, const char *name);
/* A phrase that stays on one line. */
void   relais_page_phrase   (RelaisPage *page, const RelaisText *words);
/* A phrase of names and numbers: $ takes a name, # a number. */
void   relais_page_say      (RelaisPage *page, const char *format, ...);
/* The last line's end is the caller's. */
void   relais_page_finish   (RelaisPage *page);
