/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-scene.h"
#include "app/art/relais-slots.h"
#include "model/loire/loire-lore.h"

G_BEGIN_DECLS

/* La Loire on its board. The places: the twenty stops, the palaces in the
 * cities' walls, the spaces of the river, the tiles of the market; and what
 * moves: the circus and the two figures of the seat whose turn it is. */

#define RELAIS_TYPE_LOIRE_SCENE (relais_loire_scene_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLoireScene, relais_loire_scene, RELAIS, LOIRE_SCENE, RelaisScene)

RelaisScene *relais_loire_scene_new (void);

/* For the scene's other rooms. */

#define LOIRE_SPACES 21         /* of the river, 0 to 20 */

enum
{
  LOIRE_PLACE_STOP,
  LOIRE_PLACE_PALACE = LOIRE_PLACE_STOP + LOIRE_LOCATIONS,
  LOIRE_PLACE_SPACE = LOIRE_PLACE_PALACE + LOIRE_PALACES,
  LOIRE_PLACE_TILE = LOIRE_PLACE_SPACE + LOIRE_SPACES,
  LOIRE_PLACE_CIRCUS = LOIRE_PLACE_TILE + LOIRE_COLOURS,
  LOIRE_PLACE_FIGURE,
  LOIRE_PLACES = LOIRE_PLACE_FIGURE + LOIRE_FIGURES
};

extern const char *const relais_loire_figures[LOIRE_FIGURES];

RelaisSlots *relais_loire_scene_get_slots (RelaisLoireScene *self);
/* Where every figure stands, by seat and figure: nobody covers anybody. */
void         relais_loire_stand           (RelaisSlots      *slots,
                                           const LoireState *state,
                                           graphene_rect_t   spots[RELAIS_MAX_SEATS][LOIRE_FIGURES]);
/* The goal's flag, where the last space that counts ends. */
void         relais_loire_flag            (RelaisSlots      *slots,
                                           const LoireState *state,
                                           graphene_rect_t  *area);

/* Of more free horses than these one is drawn, and their number beside it. */
#define RELAIS_LOIRE_MOST_HORSES 3
/* Parts the ground of free horses: the left of it for the one, the right for the number. */
void         relais_loire_herd            (graphene_rect_t  *ground,
                                           graphene_rect_t  *number);

/* The circus's tent; FALSE in the casual game. */
gboolean     relais_loire_tent            (RelaisSlots      *slots,
                                           const LoireState *state,
                                           graphene_rect_t  *area);

GArray      *relais_loire_pieces          (RelaisScene        *scene,
                                           const RelaisView   *view);
GArray      *relais_loire_labels          (RelaisScene        *scene,
                                           const RelaisView   *view);
GArray      *relais_loire_trips           (RelaisScene        *scene,
                                           const RelaisView   *view,
                                           const RelaisEvents *events);
GArray      *relais_loire_places          (RelaisScene        *scene);
void         relais_loire_arrange         (RelaisScene        *scene,
                                           const RelaisView   *view,
                                           GArray             *places);

G_END_DECLS
