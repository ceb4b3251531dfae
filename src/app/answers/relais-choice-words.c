/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-words.h"

#include <glib/gi18n.h>

#include "app/kit/relais-spoken.h"

char *
relais_choice_words_notice (RelaisChoice *choice)
{
  const char *warning = relais_choice_get_warning (choice);
  const char *why = relais_choice_get_why (choice);

  if (warning != NULL)
    /* TRANSLATORS: before what an answer loses or costs later */
    return g_strdup_printf (_("Warning: %s"), warning);
  /* TRANSLATORS: before the reason why an answer is suggested */
  return why != NULL ? g_strdup_printf (_("Suggested: %s"), why) : NULL;
}

/* Lines one below the other; takes over both. */
static char *
join (char *above, char *below)
{
  g_autofree char *a = above;
  g_autofree char *b = below;

  if (a == NULL || b == NULL)
    return g_strdup (a != NULL ? a : b);
  return g_strjoin ("\n", a, b, NULL);
}

char *
relais_choice_words_describe (RelaisChoice *choice)
{
  RelaisReason *reason = relais_choice_get_reason (choice);
  const char *last = reason != NULL ? relais_reason_get_sentence (reason) : relais_choice_get_detail (choice);

  return join (join (relais_choice_words_notice (choice), g_strdup (relais_choice_get_effect (choice))), g_strdup (last));
}

/* No reader sees the lock. */
void
relais_choice_words_tell (RelaisChoice *choice, GtkAccessible *widget)
{
  g_autofree char *words = relais_choice_words_describe (choice);

  relais_spoken_name (GTK_WIDGET (widget), relais_choice_get_title (choice));
  relais_spoken_describe (GTK_WIDGET (widget), words);
  gtk_accessible_update_state (widget, GTK_ACCESSIBLE_STATE_DISABLED, relais_choice_get_reason (choice) != NULL, -1);
}
