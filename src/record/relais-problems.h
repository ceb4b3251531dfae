/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-words.h"

G_BEGIN_DECLS

/* Something wrong in a file: where, which rule, what. */
typedef struct
{
  char *place;                  /* "line 12", or the path in a setup; may be empty */
  char *rule;                   /* "L-POS-2", "SYNTAX" */
  char *words;
} RelaisProblem;

void        relais_problems_add      (GPtrArray           *problems,
                                      const char          *place,
                                      const char          *rule,
                                      char                *words);
void        relais_problems_add_line (GPtrArray           *problems,
                                      guint                line,
                                      const char          *rule,
                                      const char          *format,
                                      ...) G_GNUC_PRINTF (4, 5);
void        relais_problems_take     (GPtrArray           *problems,
                                      const RelaisGame    *game,
                                      const RelaisFindings *findings,
                                      const char          *prefix);
GPtrArray  *relais_problems_new      (void);
char       *relais_problem_text      (const RelaisProblem *problem);

/* FALSE, with the line as a problem, if the text is not UTF-8 or has a NUL. */
gboolean    relais_problems_utf8     (GPtrArray           *problems,
                                      const char          *text,
                                      gsize                length);

G_END_DECLS
