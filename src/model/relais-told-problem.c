/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-told-problem.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "relais-lore.h"

/* The path stays in brackets, for who looks into the file. */
char *
relais_told_problem (const RelaisProblem *problem)
{
  g_autofree char *words = relais_problem_words (problem, relais_lore_refusal);
  g_autofree char *part = NULL;

  g_return_val_if_fail (problem != NULL, NULL);

  if (g_str_has_prefix (problem->place, "line "))
    /* TRANSLATORS: where in a file something is wrong, and what it is; %1$s is a number */
    return g_strdup_printf (_("Line %1$s: %2$s"), problem->place + strlen ("line "), words);
  if (*problem->place == '\0')
    return g_steal_pointer (&words);
  part = relais_lore_setup_part (problem->game, problem->place);
  if (part == NULL)
    return g_strdup_printf (_("%s: %s"), problem->place, words);
  /* TRANSLATORS: what is wrong in a file: the part in words, the place as the file has it, and what it is */
  return g_strdup_printf (_("%1$s (%2$s): %3$s"), part, problem->place, words);
}
