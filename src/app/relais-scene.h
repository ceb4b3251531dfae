/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-decision.h"

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
  int way[4];                   /* arrow keys: left, right, up, down -> index of a place, or -1 */
} RelaisPlace;

typedef struct
{
  char *key;                    /* who it is, the same from position to position: "merchant-0" */
  const char *sprite;           /* of the pieces' sheet; interned */
  graphene_rect_t area;
  float opacity;
} RelaisPiece;

typedef enum
{
  RELAIS_LABEL_NAME,            /* of a village: serif, halo */
  RELAIS_LABEL_CITY,
  RELAIS_LABEL_PRICE,           /* on a coin */
  RELAIS_LABEL_MARKET,
  RELAIS_LABEL_COUNT,           /* beside pieces too many to draw */
} RelaisLabelStyle;

typedef struct
{
  char *text;
  graphene_rect_t area;
  RelaisLabelStyle style;
} RelaisLabel;

struct _RelaisSceneClass
{
  GObjectClass parent_class;

  const char *sheet;            /* of the board */
  const char *pieces;
  float width, height;
  GArray *(*places)  (RelaisScene *self);                               /* of RelaisPlace, fixed */
  GArray *(*pieces_of) (RelaisScene *self, RelaisMatch *match, gconstpointer state);    /* of RelaisPiece, back to front */
  GArray *(*labels)  (RelaisScene *self, RelaisMatch *match, gconstpointer state);      /* of RelaisLabel */
  /* Rules added to the board's style for this position; NULL: none. */
  char   *(*css)     (RelaisScene *self, RelaisMatch *match, gconstpointer state);
};

G_END_DECLS
