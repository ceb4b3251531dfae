/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is under the pointer, or has the focus: its ground rises, and a callout
 * tells about it. */

#include "app/kit/relais-popover-on.h"
#include "model/relais-lore.h"
#include "app/art/relais-board-stamp.h"
#include "relais-board-ground.h"
#include "relais-board-marks.h"
#include "relais-board-view-private.h"

#define REST 220                /* milliseconds until the callout comes */
#define GAP 8.f                 /* pixels between a place and its callout */
#define STEP 16.f               /* pixels between the spots that are thought of */
#define NODE 24.f               /* of the board: half of where a stop is marked */
#define SUBJECT 60.f            /* what hiding a pixel costs of what the callout is about */
#define FAR 5.f                 /* what a pixel away from it costs, squared */

static int
focused (RelaisBoardView *self)
{
  if (self->current >= 0 && gtk_widget_has_visible_focus (self->widgets->pdata[self->current]))
    return self->current;
  return -1;
}

/* The pointer comes before the focus. */
static int
lit_place (RelaisBoardView *self)
{
  return self->hovered >= 0 ? self->hovered : focused (self);
}

static void
light (RelaisBoardView *self)
{
  int place = lit_place (self);

  relais_board_hover_darken (self);
  if (place >= 0 && self->frame.scale > 0 && relais_board_places_shown (self, place))
    {
      self->lit = relais_board_ground_draw (&g_array_index (self->places, RelaisPlace, place), &self->frame, self->style,
                                            RELAIS_GROUND_RISEN);
      self->lit_place = place;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
free_glow (gpointer node)
{
  if (node != NULL)
    gsk_render_node_unref (node);
}

void
relais_board_hover_forget_glows (RelaisBoardView *self)
{
  g_clear_pointer (&self->glows, g_ptr_array_unref);
}

/* Drawn once for a size and a style; what does not glow keeps its place among the
 * others. */
void
relais_board_hover_glow (RelaisBoardView *self, GtkSnapshot *snapshot)
{
  if (self->glows == NULL)
    {
      self->glows = g_ptr_array_new_with_free_func (free_glow);
      g_ptr_array_set_size (self->glows, (int) self->places->len);
    }
  for (guint i = 0; i < self->places->len; i++)
    {
      const RelaisPlace *place = &g_array_index (self->places, RelaisPlace, i);

      if (!place->stop)
        continue;
      if (!(relais_board_place_get_marks (self->widgets->pdata[i]) & RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE)))
        {
          relais_stamp_append_nothing (snapshot);
          continue;
        }
      if (self->glows->pdata[i] == NULL)
        self->glows->pdata[i] = relais_board_ground_draw (place, &self->frame, self->style, RELAIS_GROUND_GLOWING);
      gtk_snapshot_append_node (snapshot, self->glows->pdata[i]);
    }
}

/* In the first frame the callout goes, the second is the dark one. */
static gboolean
on_dark (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RelaisBoardView *self = RELAIS_BOARD_VIEW (widget);

  switch (self->dark_frames++)
    {
    case 0:
      return G_SOURCE_CONTINUE;
    case 1:
      g_clear_pointer (&self->lit, gsk_render_node_unref);
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }
  self->dark_tick = 0;
  light (self);
  return G_SOURCE_REMOVE;
}

/* From one place to the next there is a frame in which neither is lit, so that
 * two large ones are not painted in the same one, nor a large one with its callout. */
void
relais_board_hover_light (RelaisBoardView *self)
{
  int place = lit_place (self);

  relais_board_editing_over (self, place);
  if (self->lit == NULL || place < 0 || place == self->lit_place)
    {
      if (self->dark_tick == 0)
        light (self);
      return;
    }
  if (self->dark_tick != 0)
    return;
  self->dark_frames = gtk_widget_get_visible (GTK_WIDGET (self->callout)) ? 0 : 1;
  self->dark_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_dark, NULL, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
relais_board_hover_darken (RelaisBoardView *self)
{
  g_clear_pointer (&self->lit, gsk_render_node_unref);
  if (self->dark_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->dark_tick);
  self->dark_tick = 0;
}

/* Something that a callout should not hide. */
typedef struct
{
  graphene_rect_t area;         /* of the widget */
  float weight;                 /* what hiding a pixel of it costs */
} Obstacle;

static void
add_obstacle (RelaisBoardView *self, GArray *obstacles, const graphene_rect_t *area, float weight)
{
  Obstacle obstacle = { relais_board_frame_place (&self->frame, area), weight };

  g_array_append_val (obstacles, obstacle);
}

/* Places, above all those with marks, are what one looks for. */
static void
add_place (RelaisBoardView *self, GArray *obstacles, guint i)
{
  const RelaisPlace *place = &g_array_index (self->places, RelaisPlace, i);
  gboolean marked = relais_board_place_get_marks (self->widgets->pdata[i]) != 0;
  graphene_rect_t area = place->area;

  if (!place->picture)
    area = GRAPHENE_RECT_INIT (place->node.x - NODE, place->node.y - NODE, 2 * NODE, 2 * NODE);
  add_obstacle (self, obstacles, &area, marked ? 8 : place->picture ? 1 : 3);
  /* Of a stop all is compared with the others; fields are not. */
  if (place->stop && place->ground != NULL)
    {
      area = relais_board_ground_bounds (place);
      add_obstacle (self, obstacles, &area, marked ? 3 : 1.5f);
    }
}

/* What it is about, and what moves: nothing else is looked at meanwhile. */
static void
add_subject (RelaisBoardView *self, GArray *obstacles)
{
  const GArray *changes = self->preview != NULL ? relais_board_preview_get_changes (self->preview) : NULL;

  add_obstacle (self, obstacles, &self->about, SUBJECT);
  for (guint i = 0; changes != NULL && i < changes->len; i++)
    add_obstacle (self, obstacles, &g_array_index (changes, graphene_rect_t, i), SUBJECT);
  for (guint i = 0; i < self->places->len; i++)
    if (relais_board_place_get_marks (self->widgets->pdata[i]) & RELAIS_MARK_BIT (RELAIS_MARK_CHOSEN))
      add_obstacle (self, obstacles, &g_array_index (self->places, RelaisPlace, i).area, SUBJECT);
}

static GArray *
list_obstacles (RelaisBoardView *self)
{
  const GArray *pieces = relais_board_pieces_get (self->pieces);
  const GArray *labels = relais_board_labels_get (self->labels);
  GArray *obstacles = g_array_new (FALSE, FALSE, sizeof (Obstacle));

  add_subject (self, obstacles);
  for (guint i = 0; i < pieces->len; i++)
    add_obstacle (self, obstacles, &g_array_index (pieces, RelaisPiece, i).area, 8);
  for (guint i = 0; i < labels->len; i++)
    add_obstacle (self, obstacles, &g_array_index (labels, RelaisLabel, i).area, 8);
  for (guint i = 0; i < self->places->len; i++)
    add_place (self, obstacles, i);
  return obstacles;
}

/* Both have an origin at the top left. */
static inline float
overlap (const graphene_rect_t *a, const graphene_rect_t *b)
{
  float width = MIN (a->origin.x + a->size.width, b->origin.x + b->size.width) - MAX (a->origin.x, b->origin.x);
  float height = MIN (a->origin.y + a->size.height, b->origin.y + b->size.height) - MAX (a->origin.y, b->origin.y);

  return width > 0 && height > 0 ? width * height : 0;
}

/* How far apart two rectangles are, in each direction. */
static inline float
apart (float a, float a_size, float b, float b_size)
{
  return MAX (MAX (a - b - b_size, b - a - a_size), 0);
}

/* What a callout here would hide, in pixels, and how far away it would be from the edge of
 * what it is about; not to the end when it is too much already. */
static float
cost (const GArray *obstacles, const graphene_rect_t *here, const graphene_rect_t *about, float most)
{
  const float x = apart (here->origin.x, here->size.width, about->origin.x, about->size.width);
  const float y = apart (here->origin.y, here->size.height, about->origin.y, about->size.height);
  float sum = (x * x + y * y) * FAR;

  for (guint i = 0; i < obstacles->len && sum < most; i++)
    {
      const Obstacle *obstacle = &g_array_index (obstacles, Obstacle, i);

      sum += overlap (here, &obstacle->area) * obstacle->weight;
    }
  return sum;
}

/* The nearest spot that hides least, beside what it is about. */
static graphene_rect_t
spot_for (RelaisBoardView *self, float width, float height)
{
  graphene_rect_t about = relais_board_frame_place (&self->frame, &self->about);
  graphene_rect_t best = GRAPHENE_RECT_INIT (GAP, GAP, width, height);
  g_autoptr (GArray) obstacles = NULL;
  float least = G_MAXFLOAT;

  graphene_rect_inset (&about, -GAP, -GAP);
  obstacles = list_obstacles (self);
  for (float y = GAP; y <= MAX (GAP, self->frame.height - height - GAP); y += STEP)
    for (float x = GAP; x <= MAX (GAP, self->frame.width - width - GAP); x += STEP)
      {
        graphene_rect_t here = GRAPHENE_RECT_INIT (x, y, width, height);
        float price = cost (obstacles, &here, &about, least);

        if (price < least)
          {
            least = price;
            best = here;
          }
      }
  return best;
}

void
relais_board_hover_allocate (RelaisBoardView *self)
{
  GtkWidget *callout = GTK_WIDGET (self->callout);
  GtkRequisition size;
  graphene_rect_t spot;

  if ((self->telling < 0 && !self->telling_answer) || !gtk_widget_get_visible (callout))
    return;
  gtk_widget_get_preferred_size (callout, NULL, &size);
  spot = spot_for (self, (float) size.width, (float) size.height);
  gtk_widget_size_allocate (callout, &(GtkAllocation) { (int) spot.origin.x, (int) spot.origin.y, size.width, size.height }, -1);
}

void
relais_board_hover_hide (RelaisBoardView *self)
{
  g_clear_handle_id (&self->callout_source, g_source_remove);
  self->telling = -1;
  self->telling_answer = FALSE;
  relais_board_preview_clear (self);
  gtk_widget_set_visible (GTK_WIDGET (self->callout), FALSE);
}

/* Its ground, and where it is marked on the road. */
static graphene_rect_t
all_of (const RelaisPlace *place)
{
  graphene_rect_t all = relais_board_ground_bounds (place);
  const graphene_rect_t node = GRAPHENE_RECT_INIT (place->node.x - NODE, place->node.y - NODE, 2 * NODE, 2 * NODE);

  if (place->stop)
    graphene_rect_union (&all, &node, &all);
  return all;
}

void
relais_board_hover_tell (RelaisBoardView *self, int place)
{
  g_autoptr (GListModel) choices = NULL;
  g_autofree char *name = NULL;
  const char *told, *id;

  relais_board_hover_hide (self);
  if (place < 0)
    return;
  id = g_array_index (self->places, RelaisPlace, place).id;
  relais_board_places_tell (self);
  told = relais_board_place_get_label (self->widgets->pdata[place]);
  if (told == NULL)
    return;
  if (self->decision != NULL)
    choices = relais_decision_at_place (self->decision, id);
  self->telling = place;
  name = relais_lore_place_name (relais_match_get_view (self->match), id);
  self->about = all_of (&g_array_index (self->places, RelaisPlace, place));
  relais_board_callout_set (self->callout, name, told, choices);
  relais_board_preview_show (self, relais_board_preview_choice (choices));
  if (self->preview != NULL)
    relais_board_callout_add_change (self->callout, relais_board_preview_get_words (self->preview));
  gtk_widget_set_visible (GTK_WIDGET (self->callout), TRUE);
}

/* Where the answer is done, else where something changes, else where who does it stands. */
static gboolean
find_about (RelaisBoardView *self, RelaisChoice *choice)
{
  const GArray *changes = relais_board_preview_get_changes (self->preview);
  const char *id = relais_choice_get_place (choice);
  int place = id != NULL ? relais_board_places_find (self, id) : -1;

  for (guint i = 0; place < 0 && changes->len == 0 && i < self->places->len; i++)
    if (relais_board_place_get_marks (self->widgets->pdata[i]) & RELAIS_MARK_BIT (RELAIS_MARK_CHOSEN))
      place = (int) i;
  if (place >= 0)
    self->about = all_of (&g_array_index (self->places, RelaisPlace, place));
  else if (changes->len > 0)
    self->about = g_array_index (changes, graphene_rect_t, 0);
  return place >= 0 || changes->len > 0;
}

/* What would come of an answer that is pointed at elsewhere; its own words stand there. */
void
relais_board_hover_tell_answer (RelaisBoardView *self, RelaisChoice *choice)
{
  const char *words;

  relais_board_hover_hide (self);
  relais_board_preview_show (self, choice);
  if (self->preview == NULL)
    return;
  self->telling_answer = TRUE;
  words = relais_board_preview_get_words (self->preview);
  if (words == NULL || !find_about (self, choice))
    return;
  relais_board_callout_set_change (self->callout, words);
  gtk_widget_set_visible (GTK_WIDGET (self->callout), TRUE);
}

static gboolean
on_rest (gpointer data)
{
  RelaisBoardView *self = data;

  self->callout_source = 0;
  /* a reason or a choice that is shown needs nothing beside it */
  if (!relais_popover_is_on (GTK_WIDGET (self)))
    relais_board_hover_tell (self, lit_place (self));
  return G_SOURCE_REMOVE;
}

void
relais_board_hover (RelaisBoardView *self, int place)
{
  gboolean reachable;

  if (place == self->hovered)
    return;
  self->hovered = place;
  reachable = place >= 0 && relais_board_place_get_marks (self->widgets->pdata[place]) != 0;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), reachable ? "pointer" : NULL);
  relais_board_hover_light (self);
  relais_board_hover_hide (self);
  if (lit_place (self) >= 0)
    self->callout_source = g_timeout_add (REST, on_rest, self);
}
