/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How near one looks at the board, and at which part. */

#include "app/art/relais-board-stamp.h"
#include "relais-board-view-private.h"

#define MOST_ZOOM 6.f
#define ZOOM_STEP 1.25f

static float
fit_scale (RelaisBoardView *self)
{
  return MIN (self->frame.width / self->width, self->frame.height / self->height);
}

/* Where a board of this length begins: in the middle while it is shorter than
 * the widget, else so that no edge comes further in than the widget's. */
static float
offset (float board, float widget, float middle)
{
  return board <= widget ? (widget - board) / 2 : CLAMP (widget / 2 - middle, widget - board, 0);
}

static void
update_actions (RelaisBoardView *self)
{
  static const struct
  {
    const char *name;
    gboolean in;
  } actions[] = { { "zoom-in", TRUE }, { "zoom-out", FALSE }, { "zoom-fit", FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), actions[i].name)),
                                 self->scene != NULL && (actions[i].in ? self->zoom < MOST_ZOOM : self->zoom > 1));
}

void
relais_board_zoom_update (RelaisBoardView *self, float width, float height)
{
  RelaisBoardFrame *frame = &self->frame;
  float pixels;

  relais_board_hover_forget_glows (self);
  frame->width = width;
  frame->height = height;
  frame->pixels = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  frame->software = relais_stamp_is_software (GTK_WIDGET (self));
  pixels = (float) frame->pixels;
  update_actions (self);
  if (self->scene == NULL || width <= 0 || height <= 0)
    return;
  frame->scale = fit_scale (self) * self->zoom;
  frame->x = roundf (offset (self->width * frame->scale, width, self->middle.x * frame->scale) * pixels) / pixels;
  frame->y = roundf (offset (self->height * frame->scale, height, self->middle.y * frame->scale) * pixels) / pixels;
  self->middle = relais_board_frame_unplace (frame, width / 2, height / 2);
}

static void
changed (RelaisBoardView *self)
{
  relais_board_zoom_update (self, self->frame.width, self->frame.height);
  relais_board_view_arrange (self, FALSE);
}

void
relais_board_zoom_to (RelaisBoardView *self, float zoom, float x, float y)
{
  graphene_point_t under;
  float scale;

  if (self->scene == NULL || self->frame.scale <= 0)
    return;
  under = relais_board_frame_unplace (&self->frame, x, y);
  self->zoom = CLAMP (zoom, 1, MOST_ZOOM);
  scale = fit_scale (self) * self->zoom;
  self->middle = GRAPHENE_POINT_INIT (under.x + (self->frame.width / 2 - x) / scale,
                                      under.y + (self->frame.height / 2 - y) / scale);
  changed (self);
}

void
relais_board_zoom_by (RelaisBoardView *self, float factor)
{
  relais_board_zoom_to (self, self->zoom * factor, self->frame.width / 2, self->frame.height / 2);
}

void
relais_board_zoom_fit (RelaisBoardView *self)
{
  relais_board_zoom_to (self, 1, self->frame.width / 2, self->frame.height / 2);
}

void
relais_board_zoom_look_at (RelaisBoardView *self, graphene_point_t middle)
{
  if (self->scene == NULL)
    return;
  self->middle = middle;
  changed (self);
}

gboolean
relais_board_zoom_can_pan (RelaisBoardView *self)
{
  return self->scene != NULL && self->zoom > 1;
}

void
relais_board_view_get_sight (RelaisBoardView *self, float *zoom, graphene_point_t *middle)
{
  g_return_if_fail (RELAIS_IS_BOARD_VIEW (self));

  *zoom = self->zoom;
  *middle = self->middle;
}

void
relais_board_view_set_sight (RelaisBoardView *self, float zoom, const graphene_point_t *middle)
{
  g_return_if_fail (RELAIS_IS_BOARD_VIEW (self));

  self->zoom = CLAMP (zoom, 1, MOST_ZOOM);
  relais_board_zoom_look_at (self, *middle);
}

/* What has the focus must be seen. */
void
relais_board_zoom_reveal (RelaisBoardView *self, const graphene_rect_t *area)
{
  const graphene_rect_t seen = GRAPHENE_RECT_INIT (0, 0, self->frame.width, self->frame.height);
  graphene_rect_t placed;

  if (!relais_board_zoom_can_pan (self))
    return;
  placed = relais_board_frame_place (&self->frame, area);
  if (!graphene_rect_contains_rect (&seen, &placed))
    relais_board_zoom_look_at (self, relais_rect_middle (area));
}

static void
on_zoom_in (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_board_zoom_by (user_data, ZOOM_STEP);
}

static void
on_zoom_out (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_board_zoom_by (user_data, 1 / ZOOM_STEP);
}

static void
on_zoom_fit (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_board_zoom_fit (user_data);
}

void
relais_board_zoom_init (RelaisBoardView *self)
{
  static const GActionEntry entries[] = {
    { .name = "zoom-in", .activate = on_zoom_in },
    { .name = "zoom-out", .activate = on_zoom_out },
    { .name = "zoom-fit", .activate = on_zoom_fit },
  };

  self->zoom = 1;
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "board", G_ACTION_GROUP (self->actions));
  update_actions (self);
}
