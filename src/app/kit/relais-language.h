/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In which language the application speaks, changed while it runs. Strings
 * that are there already stay as they are: who shows them asks for them again. */

typedef struct
{
  const char *code;             /* "fr"; "" is the system's */
  const char *name;             /* in itself, never translated; NULL for "" */
} RelaisLanguage;

/* Ends at a NULL code. */
extern const RelaisLanguage relais_languages[];

/* Once, before anything is translated. */
void              relais_language_start     (const char *catalogs);
/* FALSE if this system has no locale in which it could be spoken. */
gboolean          relais_language_set       (const char *code);
/* What is spoken: the code of one of the languages, never "". */
const char       *relais_language_get       (void);
GtkTextDirection  relais_language_direction (void);

/* A moment as a list tells it: "Today, 18:40", "May 3, 2026". */
char             *relais_language_date      (GDateTime  *moment);

G_END_DECLS
