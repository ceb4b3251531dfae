/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-pieces.h"

#include "app/art/relais-art.h"
#include "app/art/relais-board-stamp.h"

#define STEP_LENGTH 150.f       /* of the board; a stop to the next one takes one unit of time */
#define MOST_UNITS 3.f
#define GHOST 0.3               /* how much is seen of what would leave */

typedef struct
{
  RelaisStamp stamp;            /* empty: not seen yet */
  const char *sprite;           /* what it shows */
  int width, height;            /* what it was asked for */
} Look;

typedef struct
{
  char *key;
  GArray *way;                  /* of graphene_point_t: where its foot goes; NULL: it rises where it stands */
  float length;
  gint64 start, duration;
  float done;                   /* 0 .. 1, eased */
} Flight;

struct _RelaisBoardPieces
{
  char *sheet;
  GArray *pieces;               /* of RelaisPiece */
  GArray *looks;                /* of Look, one for each */
  GArray *flights;              /* of Flight */
};

static void
clear_look (gpointer data)
{
  relais_stamp_clear (&((Look *) data)->stamp);
}

static void
clear_flight (gpointer data)
{
  Flight *flight = data;

  g_free (flight->key);
  g_clear_pointer (&flight->way, g_array_unref);
}

RelaisBoardPieces *
relais_board_pieces_new (const char *sheet)
{
  RelaisBoardPieces *self = g_new (RelaisBoardPieces, 1);

  self->sheet = g_strdup (sheet);
  self->pieces = relais_scene_new_pieces ();
  self->looks = g_array_new (FALSE, TRUE, sizeof (Look));
  self->flights = g_array_new (FALSE, TRUE, sizeof (Flight));
  g_array_set_clear_func (self->looks, clear_look);
  g_array_set_clear_func (self->flights, clear_flight);
  return self;
}

void
relais_board_pieces_free (RelaisBoardPieces *self)
{
  g_free (self->sheet);
  g_array_unref (self->pieces);
  g_array_unref (self->looks);
  g_array_unref (self->flights);
  g_free (self);
}

static gint
find (const GArray *pieces, const char *key)
{
  for (guint i = 0; i < pieces->len; i++)
    if (g_strcmp0 (g_array_index (pieces, RelaisPiece, i).key, key) == 0)
      return (gint) i;
  return -1;
}

static Flight *
flight_of (RelaisBoardPieces *self, const char *key)
{
  for (guint i = 0; i < self->flights->len; i++)
    {
      Flight *flight = &g_array_index (self->flights, Flight, i);

      if (g_str_equal (flight->key, key))
        return flight;
    }
  return NULL;
}

/* @pieces: (transfer full). Textures stay with who had them. */
static void
adopt (RelaisBoardPieces *self, GArray *pieces)
{
  GArray *looks = g_array_new (FALSE, TRUE, sizeof (Look));

  g_array_set_clear_func (looks, clear_look);
  g_array_set_size (looks, pieces->len);
  for (guint i = 0; i < pieces->len; i++)
    {
      const RelaisPiece *piece = &g_array_index (pieces, RelaisPiece, i);
      gint old = piece->sprite != NULL ? find (self->pieces, piece->key) : -1;
      Look *look = &g_array_index (looks, Look, i);

      if (old < 0)
        continue;
      *look = g_array_index (self->looks, Look, old);
      relais_stamp_copy (&look->stamp, &g_array_index (self->looks, Look, old).stamp);
    }
  g_array_unref (self->pieces);
  g_array_unref (self->looks);
  self->pieces = pieces;
  self->looks = looks;
}

RelaisBoardPieces *
relais_board_pieces_new_after (const RelaisBoardPieces *before, GArray *pieces)
{
  RelaisBoardPieces *self;

  g_return_val_if_fail (before != NULL, NULL);

  self = relais_board_pieces_new (before->sheet);
  g_array_unref (self->pieces);
  g_array_unref (self->looks);
  self->pieces = g_array_ref (before->pieces);
  self->looks = g_array_ref (before->looks);
  adopt (self, pieces);
  return self;
}

static gboolean
is_same (const RelaisPiece *before, const RelaisPiece *after)
{
  return before->sprite == after->sprite && (before->sprite == NULL || graphene_rect_equal (&before->area, &after->area));
}

/* Positions have the same pieces in the same order. */
void
relais_board_pieces_compare (const RelaisBoardPieces *before, const RelaisBoardPieces *after, GArray *changes)
{
  g_return_if_fail (before != NULL && after != NULL);

  for (guint i = 0; i < MIN (before->pieces->len, after->pieces->len); i++)
    {
      const RelaisPiece *was = &g_array_index (before->pieces, RelaisPiece, i);
      const RelaisPiece *is = &g_array_index (after->pieces, RelaisPiece, i);

      if (!is_same (was, is))
        g_array_append_vals (changes, is->sprite != NULL ? &is->area : &was->area, 1);
    }
}

void
relais_board_pieces_set (RelaisBoardPieces *self, GArray *pieces)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->flights, 0);
  adopt (self, pieces);
}

static float
length_of (const GArray *way)
{
  float length = 0;

  for (guint i = 1; i < way->len; i++)
    length += graphene_point_distance (&g_array_index (way, graphene_point_t, i - 1),
                                       &g_array_index (way, graphene_point_t, i), NULL, NULL);
  return length;
}

/* The point of the way after this part of its length. */
static graphene_point_t
along (const Flight *flight, float part)
{
  float left = flight->length * part;

  for (guint i = 1; i < flight->way->len; i++)
    {
      const graphene_point_t *a = &g_array_index (flight->way, graphene_point_t, i - 1);
      const graphene_point_t *b = &g_array_index (flight->way, graphene_point_t, i);
      float length = graphene_point_distance (a, b, NULL, NULL);
      graphene_point_t point;

      if (left <= length && length > 0)
        {
          graphene_point_interpolate (a, b, (double) (left / length), &point);
          return point;
        }
      left -= length;
    }
  return g_array_index (flight->way, graphene_point_t, flight->way->len - 1);
}

static const GArray *
way_of (const GArray *trips, const char *key)
{
  for (guint i = 0; i < trips->len; i++)
    if (g_str_equal (g_array_index (trips, RelaisTrip, i).key, key))
      return g_array_index (trips, RelaisTrip, i).way;
  return NULL;
}

/* @from: where it stands now; NULL: nowhere */
static void
set_off (RelaisBoardPieces *self, const RelaisPiece *piece, const graphene_point_t *from, const GArray *trips, gint64 now, gint64 unit)
{
  Flight *flight = flight_of (self, piece->key);
  const GArray *way = way_of (trips, piece->key);
  graphene_point_t to = relais_rect_foot (&piece->area);

  if (flight == NULL)
    {
      g_array_set_size (self->flights, self->flights->len + 1);
      flight = &g_array_index (self->flights, Flight, self->flights->len - 1);
      flight->key = g_strdup (piece->key);
    }
  g_clear_pointer (&flight->way, g_array_unref);
  flight->done = 0;
  flight->start = now;
  flight->duration = unit;
  if (from == NULL)
    return;
  flight->way = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  g_array_append_vals (flight->way, from, 1);
  if (way != NULL)
    g_array_append_vals (flight->way, way->data, way->len);
  g_array_append_val (flight->way, to);
  flight->length = length_of (flight->way);
  flight->duration = (gint64) ((float) unit * CLAMP (flight->length / STEP_LENGTH, 1, MOST_UNITS));
}

static graphene_rect_t
area_of (const RelaisPiece *piece, const Flight *flight)
{
  graphene_rect_t area = piece->area;
  graphene_point_t at;

  if (flight->way == NULL)
    {
      float height = area.size.height * flight->done;

      area.origin.y += area.size.height - height;
      area.size.height = height;
      return area;
    }
  at = along (flight, flight->done);
  area.origin = GRAPHENE_POINT_INIT (at.x - area.size.width / 2, at.y - area.size.height);
  return area;
}

void
relais_board_pieces_move (RelaisBoardPieces *self, GArray *pieces, const GArray *trips, gint64 now, gint64 unit)
{
  g_autoptr (GArray) old = NULL;

  g_return_if_fail (self != NULL);

  old = g_array_ref (self->pieces);
  for (guint i = 0; i < pieces->len; i++)
    {
      const RelaisPiece *piece = &g_array_index (pieces, RelaisPiece, i);
      const Flight *flight;
      const RelaisPiece *was;
      graphene_rect_t stood;
      graphene_point_t from;
      gint before;

      if (piece->sprite == NULL)
        continue;
      flight = flight_of (self, piece->key);
      before = find (old, piece->key);
      if (before < 0)
        {
          set_off (self, piece, NULL, trips, now, unit);
          continue;
        }
      was = &g_array_index (old, RelaisPiece, before);
      if (graphene_rect_equal (&was->area, &piece->area))
        continue;
      stood = flight != NULL ? area_of (was, flight) : was->area;
      from = relais_rect_foot (&stood);
      set_off (self, piece, &from, trips, now, unit);
    }
  adopt (self, pieces);
  for (guint i = self->flights->len; i > 0; i--)
    if (find (self->pieces, g_array_index (self->flights, Flight, i - 1).key) < 0)
      g_array_remove_index (self->flights, i - 1);
}

static float
ease (float t)
{
  return t < 0.5f ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t);
}

gboolean
relais_board_pieces_tick (RelaisBoardPieces *self, gint64 now)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = self->flights->len; i > 0; i--)
    {
      Flight *flight = &g_array_index (self->flights, Flight, i - 1);
      float t = (float) (now - flight->start) / (float) MAX (flight->duration, 1);

      if (t >= 1)
        g_array_remove_index (self->flights, i - 1);
      else
        flight->done = ease (MAX (t, 0));
    }
  return self->flights->len > 0;
}

void
relais_board_pieces_arrive (RelaisBoardPieces *self)
{
  g_return_if_fail (self != NULL);
  g_array_set_size (self->flights, 0);
}

gboolean
relais_board_pieces_are_moving (RelaisBoardPieces *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->flights->len > 0;
}

void
relais_board_pieces_forget (RelaisBoardPieces *self)
{
  guint n;

  g_return_if_fail (self != NULL);

  n = self->looks->len;
  g_array_set_size (self->looks, 0);
  g_array_set_size (self->looks, n);
}

void
relais_board_pieces_prepare (RelaisBoardPieces *self, const RelaisBoardFrame *frame, gboolean settled)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->pieces->len; i++)
    {
      const RelaisPiece *piece = &g_array_index (self->pieces, RelaisPiece, i);
      Look *look = &g_array_index (self->looks, Look, i);
      int width = relais_board_frame_pixels (frame, piece->area.size.width);
      int height = relais_board_frame_pixels (frame, piece->area.size.height);
      gboolean same = look->stamp.texture != NULL && look->sprite == piece->sprite;

      if (piece->sprite == NULL || (same && (!settled || (look->width == width && look->height == height)))
          || (!relais_board_frame_near (frame, &piece->area) && flight_of (self, piece->key) == NULL))
        continue;
      relais_stamp_set (&look->stamp,
                        relais_art_texture (relais_art_get_default (), self->sheet, piece->sprite, width, height));
      look->sprite = piece->sprite;
      look->width = width;
      look->height = height;
    }
}

static void
show (const RelaisPiece *piece, Look *look, const graphene_rect_t *area, const RelaisBoardFrame *frame, GtkSnapshot *snapshot)
{
  graphene_rect_t placed = relais_board_frame_place (frame, area);

  if (piece->opacity < 1)
    gtk_snapshot_push_opacity (snapshot, (double) piece->opacity);
  relais_stamp_append (&look->stamp, snapshot, &placed, frame->software);
  if (piece->opacity < 1)
    gtk_snapshot_pop (snapshot);
}

/* In one node, as what is there. */
static void
show_instead (RelaisBoardPieces *self, RelaisBoardPieces *after, guint i, const RelaisBoardFrame *frame, GtkSnapshot *snapshot)
{
  const RelaisPiece *was = &g_array_index (self->pieces, RelaisPiece, i);
  const RelaisPiece *is = &g_array_index (after->pieces, RelaisPiece, i);
  Look *old = &g_array_index (self->looks, Look, i), *new = &g_array_index (after->looks, Look, i);
  gboolean leaves = is->sprite == NULL || !graphene_rect_equal (&was->area, &is->area);
  GtkSnapshot *both = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GskRenderNode) container = NULL;

  if (was->sprite != NULL && leaves && old->stamp.texture != NULL)
    {
      gtk_snapshot_push_opacity (both, GHOST);
      show (was, old, &was->area, frame, both);
      gtk_snapshot_pop (both);
    }
  if (is->sprite != NULL && new->stamp.texture != NULL)
    show (is, new, &is->area, frame, both);
  node = gtk_snapshot_free_to_node (both);
  container = gsk_container_node_new (&node, node != NULL ? 1 : 0);
  gtk_snapshot_append_node (snapshot, container);
}

void
relais_board_pieces_snapshot (RelaisBoardPieces      *self,
                              RelaisBoardPieces      *after,
                              const RelaisBoardFrame *frame,
                              GtkSnapshot            *snapshot)
{
  g_return_if_fail (self != NULL);

  /* What is under way leaves a gap, so that GSK compares everybody else with
   * what they were before and draws nobody again. */
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const RelaisPiece *piece = &g_array_index (self->pieces, RelaisPiece, i);
      Look *look = &g_array_index (self->looks, Look, i);

      if (after != NULL && i < after->pieces->len && !is_same (piece, &g_array_index (after->pieces, RelaisPiece, i)))
        show_instead (self, after, i, frame, snapshot);
      else if (look->stamp.texture != NULL && flight_of (self, piece->key) == NULL)
        show (piece, look, &piece->area, frame, snapshot);
      else
        relais_stamp_append_nothing (snapshot);
    }
}

void
relais_board_pieces_snapshot_moving (RelaisBoardPieces *self, const RelaisBoardFrame *frame, GtkSnapshot *snapshot)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->pieces->len && self->flights->len > 0; i++)
    {
      const RelaisPiece *piece = &g_array_index (self->pieces, RelaisPiece, i);
      const Flight *flight = piece->sprite != NULL ? flight_of (self, piece->key) : NULL;
      graphene_rect_t area;

      if (flight == NULL || g_array_index (self->looks, Look, i).stamp.texture == NULL)
        continue;
      area = area_of (piece, flight);
      show (piece, &g_array_index (self->looks, Look, i), &area, frame, snapshot);
    }
}

const GArray *
relais_board_pieces_get (RelaisBoardPieces *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->pieces;
}
