/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who looks at a match, and what of it he sees. */

#include "relais-match-private.h"

static gboolean
is_human (RelaisMatch *self, int seat)
{
  return relais_seat_is_human (relais_match_nth_seat (self, (guint) seat));
}

guint
relais_match_count_people (RelaisMatch *self)
{
  guint n = 0;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), 0);
  for (int seat = 0; seat < (int) self->record->players->len; seat++)
    n += is_human (self, seat) ? 1 : 0;
  return n;
}

/**
 * relais_match_is_for_computer:
 *
 * Returns: whether a computer player is to decide in the position played on. Who
 *   tries ahead chooses for all.
 */
gboolean
relais_match_is_for_computer (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return self->trial == NULL && !relais_match_is_over (self) && !is_human (self, relais_match_get_seat (self));
}

/* Where the cards lie open, all look together. Else it is the only person who
 * plays, or nobody until somebody says that it is him. */
int
relais_match_first_viewer (RelaisMatch *self)
{
  int viewer = RELAIS_NOBODY;

  if (self->record->game->open)
    return RELAIS_SEATS;
  for (int seat = 0; seat < (int) self->record->players->len; seat++)
    if (is_human (self, seat))
      {
        if (viewer != RELAIS_NOBODY)
          return RELAIS_NOBODY;
        viewer = seat;
      }
  return viewer;
}

/* A person has taken a seat over, or has left it to a computer player: who has looked
 * goes on to, if that is still a person, and not the only other one. */
void
relais_match_look_again (RelaisMatch *self)
{
  if (self->viewer != RELAIS_ALL && (self->viewer < 0 || !is_human (self, self->viewer) || relais_match_count_people (self) < 2))
    self->viewer = relais_match_first_viewer (self);
}

/* Who sat at the screen makes room when another person is to decide: until that
 * one says so, nobody looks. */
void
relais_match_make_room (RelaisMatch *self)
{
  int seat = relais_match_get_seat (self);

  /* Who tries ahead chooses for all. */
  if (self->trial != NULL)
    return;
  if (self->viewer >= 0 && self->viewer != seat && is_human (self, seat)
      && !self->record->game->over (relais_match_get_state (self)))
    self->viewer = RELAIS_NOBODY;
}

/**
 * relais_match_get_viewer:
 *
 * Returns: who looks; after the end everything is open to everybody
 */
int
relais_match_get_viewer (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), 0);
  return relais_match_keeps_secrets (self) ? self->viewer : RELAIS_ALL;
}

static void
set_viewer (RelaisMatch *self, gpointer viewer)
{
  if (self->viewer == GPOINTER_TO_INT (viewer))
    return;
  self->viewer = GPOINTER_TO_INT (viewer);
  relais_match_tell (self, RELAIS_CHANGE_POSITION, NULL);
}

void
relais_match_set_viewer (RelaisMatch *self, int viewer)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));
  relais_match_do (self, set_viewer, GINT_TO_POINTER (viewer), NULL);
}

/* Does who is to decide look, or may everybody? */
gboolean
relais_match_may_look (RelaisMatch *self)
{
  int viewer = relais_match_get_viewer (self);

  return viewer == RELAIS_SEATS || viewer == RELAIS_ALL || self->trial != NULL || viewer == relais_match_get_seat (self)
         || relais_match_is_over (self);
}

gboolean
relais_match_may_ask (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return relais_match_may_look (self) && !relais_match_is_for_computer (self);
}

static void
fill_seats (RelaisMatch *self, RelaisView *view)
{
  for (guint i = 0; i < view->n_seats; i++)
    {
      RelaisSeat *seat = relais_match_nth_seat (self, i);

      view->names[i] = relais_seat_get_name (seat);
      view->colours[i] = relais_seat_get_colour (seat);
    }
}

/**
 * relais_match_view:
 * @viewer: whoever it is for
 * @view: (out caller-allocates): good as long as the seats are called so
 */
void
relais_match_view (RelaisMatch *self, const RelaisNode *node, int viewer, RelaisView *view)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));

  relais_view_init (view, self->record->game, relais_match_get_edition (self), node->state, viewer);
  view->past = node != relais_match_get_node (self);
  view->ended = self->ended_early && !view->past;
  fill_seats (self, view);
}

void
relais_match_view_state (RelaisMatch *self, gconstpointer state, RelaisView *view)
{
  relais_view_init (view, self->record->game, relais_match_get_edition (self), state, relais_match_get_viewer (self));
  fill_seats (self, view);
}

/**
 * relais_match_get_view:
 *
 * Returns: (transfer none): the position shown, as who looks may know it; good
 *   until something changes
 */
const RelaisView *
relais_match_get_view (RelaisMatch *self)
{
  const RelaisNode *node = relais_match_get_shown_node (self);
  int viewer = relais_match_get_viewer (self);
  /* Who has no name is called by a colour, in another language otherwise. */
  const char *language = relais_seat_colour_name (relais_seat_colours[0]);

  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);

  if (self->viewed != node || self->view.viewer != viewer || self->viewed_in != language)
    relais_match_view (self, node, viewer, &self->view);
  self->view.past = relais_match_is_looking_back (self);
  self->view.ended = self->ended_early && !self->view.past;
  self->viewed = node;
  self->viewed_in = language;
  return &self->view;
}

/* @node: that the events led to */
void
relais_match_veil (RelaisMatch *self, const RelaisNode *node, RelaisEvents *events)
{
  const RelaisGame *game = self->record->game;

  relais_veil (game, relais_match_get_viewer (self), events);
  for (int i = 0; node->supposed && game->veil_supposed != NULL && i < events->count; i++)
    game->veil_supposed (node->state, &events->at[i]);
}

/**
 * relais_match_told_events_of:
 * @events: (out caller-allocates): what the node's move caused, as who looks
 *   may know it
 */
void
relais_match_told_events_of (RelaisMatch *self, RelaisNode *node, RelaisEvents *events)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));

  relais_match_events_of (self, node, events);
  relais_match_veil (self, node, events);
}
