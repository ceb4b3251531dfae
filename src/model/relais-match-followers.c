/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The models that follow a match, in their order. */

#include "relais-match-private.h"

typedef struct
{
  RelaisFollower place;
  GObject *model;               /* held only while followers are told */
  RelaisFollow update;
} Follower;

static void
on_model_gone (gpointer data, GObject *model)
{
  RelaisMatch *self = data;

  for (guint i = 0; i < self->followers->len; i++)
    if (((const Follower *) self->followers->pdata[i])->model == model)
      {
        g_ptr_array_remove_index (self->followers, i);
        return;
      }
}

void
relais_match_follow (RelaisMatch *self, RelaisFollower place, GObject *model, RelaisFollow update)
{
  Follower *follower;
  guint at = 0;

  g_return_if_fail (RELAIS_IS_MATCH (self) && G_IS_OBJECT (model) && update != NULL);
  follower = g_new (Follower, 1);
  *follower = (Follower) { place, model, update };
  while (at < self->followers->len && ((const Follower *) self->followers->pdata[at])->place <= place)
    at++;
  g_ptr_array_insert (self->followers, (int) at, follower);
  g_object_weak_ref (model, on_model_gone, self);
}

static gpointer
hold (gconstpointer data, gpointer user_data)
{
  Follower *held = g_memdup2 (data, sizeof (Follower));

  g_object_ref (held->model);
  return held;
}

static void
let_go (gpointer data)
{
  g_object_unref (((Follower *) data)->model);
  g_free (data);
}

/* Who hears of a list may let go of models, or make others, which are up to date.
 *
 * Returns: all that has changed */
RelaisChange
relais_match_update_followers (RelaisMatch *self, RelaisChange what)
{
  g_autoptr (GPtrArray) followers = g_ptr_array_copy (self->followers, hold, NULL);

  g_ptr_array_set_free_func (followers, let_go);
  for (guint i = 0; i < followers->len; i++)
    {
      const Follower *follower = followers->pdata[i];

      what |= follower->update (self, what, follower->model);
    }
  return what;
}

void
relais_match_begin_followers (RelaisMatch *self)
{
  self->followers = g_ptr_array_new_with_free_func (g_free);
}

void
relais_match_end_followers (RelaisMatch *self)
{
  for (guint i = 0; i < self->followers->len; i++)
    g_object_weak_unref (((const Follower *) self->followers->pdata[i])->model, on_model_gone, self);
  g_clear_pointer (&self->followers, g_ptr_array_unref);
}
