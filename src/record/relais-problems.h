/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-words.h"

G_BEGIN_DECLS

/* The rule of what hinders reading, whatever is in the file. */
#define RELAIS_RULE_FILE "FILE"

/* Something wrong in a file: where, which rule, what. */
typedef struct
{
  char *place;                  /* "line 12", or the path in a setup; may be empty */
  char *path;                   /* within a line's JSON; NULL: the line tells all */
  char *rule;                   /* "L-POS-2", "SYNTAX" */
  char *words;                  /* a refusal's values as the protocol spells them */
  /* What was refused, so that it can be said in other words: */
  const RelaisGame *game;       /* NULL: the words are all there is */
  gpointer edition;             /* a changed copy; NULL: the built-in one */
  RelaisRefusal refusal;
  char *move;                   /* as it was written, quoted; NULL: no move */
  int turn;                     /* when it was tried */
  char *allowed;                /* what could have stood there; NULL: not told */
} RelaisProblem;

/* Says a refusal, with its values as somebody calls them. */
typedef char *(*RelaisRefusalTeller) (const RelaisGame    *game,
                                      gconstpointer        edition,
                                      const RelaisRefusal *refusal);

void        relais_problems_add      (GPtrArray           *problems,
                                      const char          *place,
                                      const char          *rule,
                                      char                *words);
void        relais_problems_add_line (GPtrArray           *problems,
                                      guint                line,
                                      const char          *rule,
                                      const char          *format,
                                      ...) G_GNUC_PRINTF (4, 5);
void        relais_problems_add_move (GPtrArray           *problems,
                                      guint                line,
                                      const RelaisGame    *game,
                                      gconstpointer        edition,
                                      const RelaisRefusal *refusal,
                                      int                  turn,
                                      const char          *move);
void        relais_problems_take     (GPtrArray           *problems,
                                      const RelaisGame    *game,
                                      gconstpointer        edition,
                                      const RelaisFindings *findings,
                                      const char          *prefix);
/* At most RELAIS_MAX_PROBLEMS are kept, and one that says that there are more. */
GPtrArray  *relais_problems_new      (void);
/* Is it no fault of what is in the file? Then it could not be read, or there was
 * no memory for it; another time it may be read. */
gboolean    relais_problems_may_pass (const GPtrArray     *problems);
gboolean    relais_problems_are_full (GPtrArray           *problems);
char       *relais_problem_text      (const RelaisProblem *problem);
char       *relais_problem_words     (const RelaisProblem *problem,
                                      RelaisRefusalTeller  teller);

/* FALSE, with the line as a problem, if the text is not UTF-8 or has a NUL.
 * @first_line: the number of the text's first line in its file */
gboolean    relais_problems_utf8     (GPtrArray           *problems,
                                      const char          *text,
                                      gsize                length,
                                      guint                first_line);

G_END_DECLS
