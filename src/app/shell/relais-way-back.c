/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-way-back.h"

static void
forget_draft (RelaisWayBack *self)
{
  g_clear_object (&self->begun);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->draft_path, g_free);
}

static void
forget_left (RelaisWayBack *self)
{
  g_clear_object (&self->left);
  g_clear_pointer (&self->left_path, g_free);
}

/* What is left surely has a file only when it has been kept. */
static void
set_path (char **path, RelaisPage *page)
{
  relais_page_leave (page);
  g_free (*path);
  *path = g_strdup (relais_page_get_path (page));
}

void
relais_way_back_begin (RelaisWayBack *self, RelaisPage *page, RelaisMatch *match)
{
  g_return_if_fail (self != NULL);

  set_path (&self->draft_path, page);
  g_set_object (&self->draft, relais_page_get_draft (page));
  g_set_object (&self->begun, match);
}

void
relais_way_back_begin_with (RelaisWayBack *self, RelaisDraft *draft, const char *path, RelaisMatch *match)
{
  g_return_if_fail (self != NULL);

  g_free (self->draft_path);
  self->draft_path = g_strdup (path);
  g_set_object (&self->draft, draft);
  g_set_object (&self->begun, match);
}

void
relais_way_back_edit (RelaisWayBack *self, RelaisPage *page)
{
  g_return_if_fail (self != NULL);

  set_path (&self->left_path, page);
  g_set_object (&self->left, relais_page_get_match (page));
  self->opened = RELAIS_WAY_TO_START;
}

/* Back from the game that was begun with it, and another one in the place of
 * one that is made, keep the way of the one before. */
void
relais_way_back_open (RelaisWayBack *self, RelaisPage *page)
{
  g_return_if_fail (self != NULL);

  if (page != NULL && (relais_way_back_is_begun (self, page) || relais_page_get_draft (page) != NULL))
    return;
  forget_left (self);
  self->opened = page != NULL ? relais_page_get_way (page) : RELAIS_WAY_TO_START;
}

/* There is no way back from anything else than the game itself. */
void
relais_way_back_arrive (RelaisWayBack *self, RelaisPage *page)
{
  g_return_if_fail (self != NULL);

  if (!relais_way_back_is_begun (self, page))
    {
      forget_draft (self);
      if (relais_page_get_draft (page) == NULL)
        forget_left (self);
    }
}

gboolean
relais_way_back_is_begun (RelaisWayBack *self, RelaisPage *page)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->begun != NULL && relais_page_get_match (page) == self->begun;
}

RelaisWay
relais_way_back_get (RelaisWayBack *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->left != NULL ? RELAIS_WAY_TO_GAME : self->opened;
}

void
relais_way_back_clear (RelaisWayBack *self)
{
  forget_draft (self);
  forget_left (self);
}
