/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is under the pointer, or has the focus: its ground rises, and a callout
 * tells about it. */

#include "app/art/relais-palette.h"
#include "app/art/relais-slots.h"
#include "app/kit/relais-popover-on.h"
#include "model/relais-lore.h"
#include "relais-board-view-private.h"

#define REST 220                /* milliseconds until the callout comes */
#define GAP 8.f                 /* pixels between a place and its callout */
#define STEP 16.f               /* pixels between the spots that are thought of */
#define RIM 4.5f                /* of the board */
#define SHADOW_X 2.f
#define SHADOW_Y 3.5f
#define REACH 8.f               /* how far rim and shadow go beyond the ground */
#define STRIPS 12               /* in the height of the widget */

/* What rises: of a village without what lies behind the road. */
static graphene_rect_t
ground_of (const RelaisPlace *place)
{
  g_autoptr (GArray) outline = NULL;
  graphene_rect_t bounds;

  if (place->ground == NULL)
    return place->area;
  outline = relais_path_flatten (place->ground);
  relais_path_bounds (outline, &bounds);
  return bounds;
}

static void
stroke (cairo_t *cr, const cairo_path_t *path, const GdkRGBA *colour, double alpha, float width)
{
  cairo_new_path (cr);
  cairo_append_path (cr, path);
  cairo_set_source_rgba (cr, (double) colour->red, (double) colour->green, (double) colour->blue, alpha);
  cairo_set_line_width (cr, (double) width);
  cairo_stroke (cr);
}

/* A shadow, a glow inside and a rim with ink on both sides; nothing lies upon
 * what is to be seen there. */
static void
rise (RelaisBoardView *self, const cairo_path_t *path, cairo_t *cr)
{
  static const struct
  {
    float width;
    double alpha;
  } glow[] = { { 34, .1 }, { 24, .16 }, { 15, .28 } };
  const GdkRGBA *colour = relais_palette_get (self->style, RELAIS_COLOUR_GLOW);

  cairo_save (cr);
  cairo_translate (cr, (double) SHADOW_X, (double) SHADOW_Y);
  stroke (cr, path, relais_palette_get (self->style, RELAIS_COLOUR_SHADOW), .4, RIM + 3);
  cairo_restore (cr);
  cairo_save (cr);
  cairo_append_path (cr, path);
  cairo_clip (cr);
  for (gsize i = 0; i < G_N_ELEMENTS (glow); i++)
    stroke (cr, path, colour, glow[i].alpha, glow[i].width);
  cairo_restore (cr);
  stroke (cr, path, relais_palette_get (self->style, RELAIS_COLOUR_INK), .9, RIM + 2.4f);
  stroke (cr, path, colour, 1, RIM);
}

static void
paint_ground (RelaisBoardView *self, const RelaisPlace *place, cairo_t *cr)
{
  const RelaisBoardFrame *frame = &self->frame;
  cairo_path_t *path;

  cairo_translate (cr, (double) frame->x, (double) frame->y);
  cairo_scale (cr, (double) frame->scale, (double) frame->scale);
  if (place->hole.size.width > 0)
    {
      cairo_rectangle (cr, 0, 0, (double) self->width, (double) self->height);
      cairo_rectangle (cr, (double) place->hole.origin.x, (double) place->hole.origin.y,
                       (double) place->hole.size.width, (double) place->hole.size.height);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
      cairo_clip (cr);
    }
  if (place->ground != NULL)
    relais_path_draw (place->ground, cr);
  else
    cairo_rectangle (cr, (double) (place->area.origin.x - RIM), (double) (place->area.origin.y - RIM),
                     (double) (place->area.size.width + 2 * RIM), (double) (place->area.size.height + 2 * RIM));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  path = cairo_copy_path (cr);
  cairo_new_path (cr);
  rise (self, path, cr);
  cairo_path_destroy (path);
}

/* A line's part between two heights, and how far it goes to the sides there. */
static void
reach_to_sides (graphene_point_t a, graphene_point_t b, float top, float bottom, float *left, float *right)
{
  const float span = b.y - a.y;
  float from = 0, to = 1;

  if (MAX (a.y, b.y) < top || MIN (a.y, b.y) > bottom)
    return;
  if (fabsf (span) > 1e-3f)
    {
      from = CLAMP (((span > 0 ? top : bottom) - a.y) / span, 0, 1);
      to = CLAMP (((span > 0 ? bottom : top) - a.y) / span, 0, 1);
    }
  *left = MIN (*left, MIN (a.x + from * (b.x - a.x), a.x + to * (b.x - a.x)));
  *right = MAX (*right, MAX (a.x + from * (b.x - a.x), a.x + to * (b.x - a.x)));
}

/* What is lit between two heights of the board. */
static gboolean
part_between (const GArray *outline, float top, float bottom, graphene_rect_t *part)
{
  float left = G_MAXFLOAT, right = -G_MAXFLOAT;
  guint first = 0;

  for (guint i = 0; i < outline->len; i++)
    {
      graphene_point_t here = g_array_index (outline, graphene_point_t, i);
      gboolean last = i + 1 == outline->len || isnan (g_array_index (outline, graphene_point_t, i + 1).x);

      if (isnan (here.x))
        first = i + 1;
      else
        reach_to_sides (here, g_array_index (outline, graphene_point_t, last ? first : i + 1), top, bottom, &left, &right);
    }
  graphene_rect_init (part, left - REACH, top, right - left + 2 * REACH, bottom - top);
  return left <= right;
}

/* In strips, each as wide as what is lit there: what is painted again when the
 * pointer goes on is little more than what has changed. They are few and begin
 * at the same heights for every place, since GSK paints everything when that
 * would be more than thirty rectangles. */
static GskRenderNode *
draw_ground (RelaisBoardView *self, const RelaisPlace *place)
{
  const RelaisBoardFrame *frame = &self->frame;
  const graphene_rect_t seen = GRAPHENE_RECT_INIT (0, 0, frame->width, frame->height);
  g_autoptr (GPtrArray) strips = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  g_autoptr (GArray) outline = place->ground != NULL ? relais_path_flatten (place->ground) : NULL;
  const float height = ceilf (frame->height / STRIPS);
  graphene_rect_t whole = ground_of (place);

  graphene_rect_inset (&whole, -2 * RIM, -2 * RIM);
  whole = relais_board_frame_place (frame, &whole);
  for (float y = floorf (whole.origin.y / height) * height; y < whole.origin.y + whole.size.height; y += height)
    {
      graphene_rect_t strip = GRAPHENE_RECT_INIT (whole.origin.x, y, whole.size.width, height);
      GskRenderNode *node;
      cairo_t *cr;

      if (outline != NULL)
        {
          graphene_point_t top = relais_board_frame_unplace (frame, 0, y), bottom = relais_board_frame_unplace (frame, 0, y + height);
          graphene_rect_t part;

          if (!part_between (outline, top.y - REACH, bottom.y + REACH, &part))
            continue;
          strip.origin.x = floorf (frame->x + part.origin.x * frame->scale) - 1;
          strip.size.width = ceilf (part.size.width * frame->scale) + 3;
        }
      if (!graphene_rect_intersection (&strip, &seen, &strip) || !graphene_rect_intersection (&strip, &whole, &strip))
        continue;
      node = gsk_cairo_node_new (&strip);
      cr = gsk_cairo_node_get_draw_context (node);
      paint_ground (self, place, cr);
      cairo_destroy (cr);
      g_ptr_array_add (strips, node);
    }
  return gsk_container_node_new ((GskRenderNode **) strips->pdata, strips->len);
}

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
      self->lit = draw_ground (self, &g_array_index (self->places, RelaisPlace, place));
      self->lit_place = place;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
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
    area = GRAPHENE_RECT_INIT (place->node.x - 24, place->node.y - 24, 48, 48);
  add_obstacle (self, obstacles, &area, marked ? 8 : 3);
}

static GArray *
list_obstacles (RelaisBoardView *self, const graphene_rect_t *about)
{
  const GArray *pieces = relais_board_pieces_get (self->pieces);
  const GArray *labels = relais_board_labels_get (self->labels);
  GArray *obstacles = g_array_new (FALSE, FALSE, sizeof (Obstacle));
  Obstacle first = { *about, 8 };

  g_array_append_val (obstacles, first);
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

/* What a callout here would hide, in pixels, and how far away it would be; not
 * to the end when it is too much already. */
static float
cost (const GArray *obstacles, const graphene_rect_t *here, graphene_point_t target, float most)
{
  const float x = here->origin.x + here->size.width / 2 - target.x;
  const float y = here->origin.y + here->size.height / 2 - target.y;
  float sum = (x * x + y * y) / 4;

  for (guint i = 0; i < obstacles->len && sum < most; i++)
    {
      const Obstacle *obstacle = &g_array_index (obstacles, Obstacle, i);

      sum += overlap (here, &obstacle->area) * obstacle->weight;
    }
  return sum;
}

/* The nearest spot that hides least; mostly at the map's edge, where the fields
 * are. */
static graphene_rect_t
spot_for (RelaisBoardView *self, int place, float width, float height)
{
  graphene_rect_t ground = ground_of (&g_array_index (self->places, RelaisPlace, place));
  graphene_rect_t about = relais_board_frame_place (&self->frame, &ground);
  graphene_rect_t best = GRAPHENE_RECT_INIT (GAP, GAP, width, height);
  g_autoptr (GArray) obstacles = NULL;
  float least = G_MAXFLOAT;

  graphene_rect_inset (&about, -GAP, -GAP);
  obstacles = list_obstacles (self, &about);
  for (float y = GAP; y <= MAX (GAP, self->frame.height - height - GAP); y += STEP)
    for (float x = GAP; x <= MAX (GAP, self->frame.width - width - GAP); x += STEP)
      {
        graphene_rect_t here = GRAPHENE_RECT_INIT (x, y, width, height);
        float price = cost (obstacles, &here, relais_rect_middle (&about), least);

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

  if (self->telling < 0 || !gtk_widget_get_visible (callout))
    return;
  gtk_widget_get_preferred_size (callout, NULL, &size);
  spot = spot_for (self, self->telling, (float) size.width, (float) size.height);
  gtk_widget_size_allocate (callout, &(GtkAllocation) { (int) spot.origin.x, (int) spot.origin.y, size.width, size.height }, -1);
}

void
relais_board_hover_hide (RelaisBoardView *self)
{
  g_clear_handle_id (&self->callout_source, g_source_remove);
  self->telling = -1;
  gtk_widget_set_visible (GTK_WIDGET (self->callout), FALSE);
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
  relais_board_callout_set (self->callout, name, told, choices);
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
