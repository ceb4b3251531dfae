/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-last-told.h"

#define LONGEST 4096            /* bytes: somebody is to read it */

static char told[LONGEST];

void
relais_last_told_note (const char *words)
{
  g_strlcpy (told, words, sizeof told);
}

const char *
relais_last_told_get (void)
{
  return *told != '\0' ? told : NULL;
}
