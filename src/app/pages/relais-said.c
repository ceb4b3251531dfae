/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-said.h"

/* How long something told stays. */
#define SAID_SECONDS 3

static gboolean
on_said_long_enough (gpointer user_data)
{
  RelaisSaid *self = user_data;

  self->source = 0;
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  return G_SOURCE_REMOVE;
}

/* A toast that the pointer is on or that has the focus does not go by itself,
 * and it may well have come up below the pointer: what only tells something goes
 * all the same. It waits for no other, whose time would be counted as its own. */
AdwToast *
relais_said_next (RelaisSaid *self, const char *words)
{
  AdwToast *toast;
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  g_return_val_if_fail (self != NULL, NULL);

  toast = adw_toast_new ("");
  adw_toast_set_title (toast, escaped);
  adw_toast_set_timeout (toast, 0);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  /* They would wait for each other, and tell what is long over. */
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_set_weak_pointer (&self->toast, toast);
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add_seconds (SAID_SECONDS, on_said_long_enough, self);
  return toast;
}

void
relais_said_clear (RelaisSaid *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->toast);
}
