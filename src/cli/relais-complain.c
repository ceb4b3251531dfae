/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-complain.h"

#include <stdio.h>

gboolean
relais_complain (const char *format, ...)
{
  va_list args;

  fputs ("relais-engine: ", stderr);
  va_start (args, format);
  vfprintf (stderr, format, args);
  va_end (args);
  fputc ('\n', stderr);
  return FALSE;
}
