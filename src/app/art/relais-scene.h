/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-view.h"

G_BEGIN_DECLS

/* What a game puts on the board: where its places are, and which pieces and
 * words a position shows. Knows no widget; the board view draws it. All
 * measures are those of the board's drawing. */

#define RELAIS_TYPE_SCENE (relais_scene_get_type ())
G_DECLARE_DERIVABLE_TYPE (RelaisScene, relais_scene, RELAIS, SCENE, GObject)

/* Something on the board that can be pointed at and has a name. */
typedef struct
{
  char *id;                     /* as decisions call it: "saumur", "market-4", "merchant" */
  graphene_rect_t area;         /* of the child widget */
  graphene_point_t node;        /* where a mark of it is drawn */
  GArray *lane;                 /* of graphene_point_t: the road through the node, evenly, the node in the middle; NULL: no road */
  graphene_rect_t letter;       /* where a sign lies that something is wanted here; covers nothing but the drawing of the place; empty: none does */
  int way[4];                   /* arrow keys: left, right, up, down -> index of a place, or -1 */
  GArray *outline;              /* what of the area answers to the pointer, see relais_path_contains; NULL: all */
  char *ground;                 /* path data of what rises under the pointer; NULL: a frame round the area */
  graphene_rect_t hole;         /* what lies on the ground and does not rise; empty: nothing does */
  const char *group;            /* of places that belong together, follow each other and have a name; static, NULL: none */
  gboolean stop;                /* one stops there: it is marked at its node */
  gboolean figure;              /* stands upon another place, and moves; nowhere when its area is empty */
  gboolean own;                 /* a figure of who is to play */
  gboolean picture;             /* only to be looked at */
} RelaisPlace;

enum
{
  RELAIS_WAY_LEFT,
  RELAIS_WAY_RIGHT,
  RELAIS_WAY_UP,
  RELAIS_WAY_DOWN,
};

/* A scene tells the same number of pieces in the same order of every position:
 * what is not there has no sprite. So those that are can be compared with what
 * they were, and only what changed is painted again. */
typedef struct
{
  char *key;                    /* who it is, the same from position to position: "merchant-0" */
  const char *sprite;           /* of the pieces' sheet; interned; NULL: not there */
  graphene_rect_t area;
  float opacity;
} RelaisPiece;

/* How words are written, by their look. */
typedef enum
{
  RELAIS_LABEL_NAME,            /* of a place: serif, halo */
  RELAIS_LABEL_LARGE_NAME,
  RELAIS_LABEL_COIN,            /* on a coin */
  RELAIS_LABEL_SHUT_COIN,       /* crossed out: it is not for who is to play */
  RELAIS_LABEL_TILE,            /* on a tile */
  RELAIS_LABEL_COUNT,           /* beside pieces too many to draw */
  RELAIS_LABEL_BANNER,          /* on a banner */
} RelaisLabelStyle;

/* As many in every position, too: empty words are not written. */
typedef struct
{
  char *text;
  graphene_rect_t area;
  RelaisLabelStyle style;
} RelaisLabel;

/* The way that a piece went, from where it stood to where it stands. */
typedef struct
{
  char *key;
  GArray *way;                  /* of graphene_point_t, along what is drawn */
  const char *seat_colour;      /* a trace of it stays, in this colour; NULL: none does */
} RelaisTrip;

struct _RelaisSceneClass
{
  GObjectClass parent_class;

  const char *sheet;            /* of the board */
  const char *pieces;
  float width, height;
  GArray *(*places)  (RelaisScene *self);                               /* of RelaisPlace, fixed */
  /* Puts the figures among the places where they stand in this position. */
  void    (*arrange) (RelaisScene *self, const RelaisView *view, GArray *places);
  GArray *(*pieces_of) (RelaisScene *self, const RelaisView *view);     /* of RelaisPiece, back to front */
  GArray *(*labels)  (RelaisScene *self, const RelaisView *view);       /* of RelaisLabel */
  /* What moved along a way, not straight, to where it stands in the view; of RelaisTrip. */
  GArray *(*trips)   (RelaisScene *self, const RelaisView *view, const RelaisEvents *events);
  /* Rules added to the board's style for this position; NULL: none. */
  char   *(*css)     (RelaisScene *self, const RelaisView *view);
};

static inline graphene_point_t
relais_rect_middle (const graphene_rect_t *rect)
{
  return GRAPHENE_POINT_INIT (rect->origin.x + rect->size.width / 2, rect->origin.y + rect->size.height / 2);
}

static inline graphene_point_t
relais_rect_foot (const graphene_rect_t *rect)
{
  return GRAPHENE_POINT_INIT (rect->origin.x + rect->size.width / 2, rect->origin.y + rect->size.height);
}

/* Arrays that free what is in them. */
GArray      *relais_scene_new_places (void);
GArray      *relais_scene_new_pieces (void);
GArray      *relais_scene_new_labels (void);
GArray      *relais_scene_new_trips  (void);

GArray      *relais_scene_places    (RelaisScene        *self);
void         relais_scene_arrange   (RelaisScene        *self,
                                     const RelaisView   *view,
                                     GArray             *places);
GArray      *relais_scene_pieces    (RelaisScene        *self,
                                     const RelaisView   *view);
GArray      *relais_scene_labels    (RelaisScene        *self,
                                     const RelaisView   *view);
GArray      *relais_scene_trips     (RelaisScene        *self,
                                     const RelaisView   *view,
                                     const RelaisEvents *events);
char        *relais_scene_css       (RelaisScene        *self,
                                     const RelaisView   *view);
const char  *relais_scene_get_sheet (RelaisScene        *self);
const char  *relais_scene_get_pieces_sheet (RelaisScene *self);
void         relais_scene_get_size  (RelaisScene        *self,
                                     float              *width,
                                     float              *height);

G_END_DECLS
