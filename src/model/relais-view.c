/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-view.h"

#include "relais-seat.h"

void
relais_view_init (RelaisView *view, const RelaisGame *game, gconstpointer edition, gconstpointer state, int viewer)
{
  g_return_if_fail (view != NULL);

  view->game = game;
  view->edition = edition;
  view->viewer = viewer;
  view->past = view->ended = FALSE;
  view->n_seats = (guint) game->seats (state);
  for (guint i = 0; i < view->n_seats; i++)
    {
      view->colours[i] = relais_seat_colours[i];
      view->names[i] = relais_seat_told_name (NULL, view->colours[i]);
    }
  game->view (edition, state, viewer, &view->state);
}

gboolean
relais_view_is_over (const RelaisView *view)
{
  g_return_val_if_fail (view != NULL, FALSE);
  return view->ended || view->game->over (&view->state);
}
