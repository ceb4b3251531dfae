/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One thing after the other: what is done while a change is being told waits
 * until all have heard of it. */

#include "relais-match-private.h"

typedef struct
{
  RelaisMatchDeed deed;
  gpointer data;
  GDestroyNotify free;
} Waiting;

static void
waiting_free (gpointer data)
{
  Waiting *waiting = data;

  if (waiting->free != NULL)
    waiting->free (waiting->data);
  g_free (waiting);
}

static void
put_off (RelaisMatch *self, RelaisMatchDeed deed, gpointer data, GDestroyNotify free)
{
  Waiting *waiting = g_new (Waiting, 1);

  *waiting = (Waiting) { deed, data, free };
  g_queue_push_tail (&self->waiting, waiting);
}

/* Whoever hears of it may let go of the match. */
void
relais_match_do (RelaisMatch *self, RelaisMatchDeed deed, gpointer data, GDestroyNotify free)
{
  g_autoptr (RelaisMatch) held = NULL;
  Waiting *waiting;

  put_off (self, deed, data, free);
  if (self->telling)
    return;
  held = g_object_ref (self);
  self->telling = TRUE;
  while ((waiting = g_queue_pop_head (&self->waiting)) != NULL)
    {
      waiting->deed (self, waiting->data);
      waiting_free (waiting);
    }
  self->telling = FALSE;
}

void
relais_match_forget_deeds (RelaisMatch *self)
{
  g_queue_clear_full (&self->waiting, waiting_free);
}

static void
tell (RelaisMatch *self, gpointer what)
{
  relais_match_tell (self, GPOINTER_TO_UINT (what), NULL);
}

void
relais_match_report (RelaisMatch *self, RelaisChange what)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));
  relais_match_do (self, tell, GUINT_TO_POINTER (what), NULL);
}
