/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What would come of the answer that is pointed at, in the bar, in a list or on the
 * board: shown when the pointer or the keyboard has rested on it for a moment. */

#include "relais-board-view-private.h"

#define REST 250                /* milliseconds */

void
relais_board_preview_clear (RelaisBoardView *self)
{
  g_clear_object (&self->previewed);
  if (self->preview == NULL)
    return;
  g_clear_pointer (&self->preview, relais_board_preview_free);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
relais_board_preview_show (RelaisBoardView *self, RelaisChoice *choice)
{
  if (choice == self->previewed)
    return;
  relais_board_preview_clear (self);
  if (choice == NULL || self->scene == NULL || self->frame.scale <= 0)
    return;
  self->previewed = g_object_ref (choice);
  self->preview = relais_board_preview_new (self->match, self->scene, self->pieces, self->labels, choice);
  if (self->preview == NULL)
    return;
  relais_board_preview_prepare (self->preview, &self->frame, self->style);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The one that pressing the place would take; among several what is suggested. */
RelaisChoice *
relais_board_preview_choice (GListModel *choices)
{
  RelaisChoice *only = NULL;
  guint possible = 0;

  for (guint i = 0; choices != NULL && i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_choice_get_reason (choice) != NULL)
        continue;
      if (relais_choice_get_suggested (choice))
        return choice;
      only = possible++ == 0 ? choice : NULL;
    }
  return only;
}

/* While pieces are on their way, one looks at them. */
static gboolean
on_rest (gpointer data)
{
  RelaisBoardView *self = data;

  if (relais_board_pieces_are_moving (self->pieces))
    return G_SOURCE_CONTINUE;
  self->preview_source = 0;
  relais_board_hover_tell_answer (self, self->pointed);
  return G_SOURCE_REMOVE;
}

/* @choice: (nullable) */
void
relais_board_preview_point (RelaisBoardView *self, RelaisChoice *choice)
{
  g_clear_handle_id (&self->preview_source, g_source_remove);
  if (self->telling_answer)
    relais_board_hover_hide (self);
  g_set_object (&self->pointed, choice);
  if (choice != NULL && self->scene != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->preview_source = g_timeout_add (REST, on_rest, self);
}
