/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-board-labels.h"
#include "app/art/relais-game-ui.h"
#include "relais-board-callout.h"
#include "relais-board-layer.h"
#include "relais-board-pieces.h"
#include "relais-board-place.h"
#include "relais-board-preview.h"
#include "relais-board-trace.h"
#include "relais-board-view.h"
#include "relais-setup-hand.h"

G_BEGIN_DECLS

/* The board's rooms share its fields: the widget itself (relais-board-view.c),
 * how near one looks (-zoom.c), its places (-places.c), pointer and keys
 * (-input.c), what would come of an answer (-preview.c), pieces laid by hand (-editing.c). */

typedef struct _RelaisBoardEditing RelaisBoardEditing;

struct _RelaisBoardView
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  RelaisDecision *decision;
  const RelaisGameUi *ui;
  RelaisScene *scene;           /* NULL without a match */
  GSettings *settings;
  const char *style;
  RelaisBoardCallout *callout;

  /* what is drawn, from the ground up */
  RelaisBoardLayer *layer;
  GPtrArray *glows;             /* of GskRenderNode: the grounds of places that can be chosen; NULL: not drawn yet */
  GskRenderNode *lit;           /* the ground of the place pointed at */
  int lit_place;
  guint dark_tick;              /* it lights up in the frame after the next one */
  guint dark_frames;
  RelaisBoardTrace *trace;
  RelaisBoardPieces *pieces;
  RelaisBoardLabels *labels;
  guint tick;                   /* pieces are moving */

  /* what would come of an answer */
  RelaisBoardPreview *preview;  /* NULL: there is nothing to be told of it */
  RelaisChoice *previewed;      /* of this one; NULL: of none */
  RelaisChoice *pointed;        /* elsewhere: its preview comes in a moment */
  guint preview_source;

  /* how it is looked at */
  RelaisBoardFrame frame;
  float width, height;          /* of the board, in its own units */
  float zoom;                   /* 1: all of it fits */
  graphene_point_t middle;      /* of what is seen, in units of the board */
  guint settle;                 /* source: the size has not changed for a moment */
  GSimpleActionGroup *actions;

  /* places */
  GArray *places;               /* of RelaisPlace */
  GPtrArray *widgets;           /* of RelaisBoardPlace, one for each: children, or children of a group */
  gboolean untold;              /* they are not yet called what they are in the position shown */
  GPtrArray *groups;            /* of RelaisBoardGroup, children */
  int current;                  /* has or had the focus; -1 */
  int hovered;                  /* under the pointer; -1 */
  int asking;                   /* was pressed just now, so that an answer is told there; -1 */
  int telling;                  /* what the callout is about; -1: hidden */
  gboolean telling_answer;      /* the callout is about what would come of one */
  graphene_rect_t about;        /* of the board: where that is */
  guint callout_source;
  GStrv missing;                /* places that a refusal was about */
  GStrv lit_up;                 /* places of what is pointed at elsewhere */

  RelaisBoardEditing *editing;  /* NULL: a game is played, or nothing is done */

  /* input */
  GtkEventController *any_key;  /* on the window */
  GtkEventController *any_click;
  graphene_point_t pointer;
  graphene_point_t drag_middle;
  gboolean panning;
  float pinch_zoom;
};

/* relais-board-view.c */
void relais_board_view_arrange      (RelaisBoardView        *self,
                                     gboolean                settled);
void relais_board_view_skip         (RelaisBoardView        *self);

/* relais-board-view-zoom.c */
void relais_board_zoom_init         (RelaisBoardView        *self);
void relais_board_zoom_update       (RelaisBoardView        *self,
                                     float                   width,
                                     float                   height);
/* About a point of the widget, which stays where it is. */
void relais_board_zoom_to           (RelaisBoardView        *self,
                                     float                   zoom,
                                     float                   x,
                                     float                   y);
void relais_board_zoom_by           (RelaisBoardView        *self,
                                     float                   factor);
void relais_board_zoom_fit          (RelaisBoardView        *self);
void relais_board_zoom_look_at      (RelaisBoardView        *self,
                                     graphene_point_t        middle);
gboolean relais_board_zoom_can_pan  (RelaisBoardView        *self);
void relais_board_zoom_reveal       (RelaisBoardView        *self,
                                     const graphene_rect_t  *area);

/* relais-board-view-places.c */
void relais_board_places_make       (RelaisBoardView        *self);
void relais_board_places_clear      (RelaisBoardView        *self);
void relais_board_places_arrange    (RelaisBoardView        *self);
void relais_board_places_tell       (RelaisBoardView        *self);
void relais_board_places_mark       (RelaisBoardView        *self);
void relais_board_places_allocate   (RelaisBoardView        *self);
int  relais_board_places_find       (RelaisBoardView        *self,
                                     const char             *id);
int  relais_board_places_at         (RelaisBoardView        *self,
                                     float                   x,
                                     float                   y);
gboolean relais_board_places_focus  (RelaisBoardView        *self,
                                     GtkDirectionType        direction);
void relais_board_places_press      (RelaisBoardView        *self,
                                     int                     place);
int  relais_board_places_ground     (RelaisBoardView        *self,
                                     int                     place);
void relais_board_places_ask        (RelaisBoardView        *self,
                                     int                     place);
void relais_board_places_explain    (RelaisBoardView        *self,
                                     RelaisReason           *reason);
void relais_board_places_forget_missing (RelaisBoardView    *self);
gboolean relais_board_places_shown  (RelaisBoardView        *self,
                                     int                     place);
GdkRectangle relais_board_places_pointing (RelaisBoardView  *self,
                                     int                     place);

/* relais-board-view-hover.c */
void relais_board_hover             (RelaisBoardView        *self,
                                     int                     place);
void relais_board_hover_light       (RelaisBoardView        *self);
void relais_board_hover_darken      (RelaisBoardView        *self);
/* What can be chosen glows. */
void relais_board_hover_glow        (RelaisBoardView        *self,
                                     GtkSnapshot            *snapshot);
void relais_board_hover_forget_glows (RelaisBoardView       *self);
void relais_board_hover_tell        (RelaisBoardView        *self,
                                     int                     place);
void relais_board_hover_tell_answer (RelaisBoardView        *self,
                                     RelaisChoice           *choice);
void relais_board_hover_hide        (RelaisBoardView        *self);
void relais_board_hover_allocate    (RelaisBoardView        *self);

/* relais-board-view-preview.c */
void relais_board_preview_show      (RelaisBoardView        *self,
                                     RelaisChoice           *choice);
void relais_board_preview_clear     (RelaisBoardView        *self);
void relais_board_preview_point     (RelaisBoardView        *self,
                                     RelaisChoice           *choice);
RelaisChoice *relais_board_preview_choice (GListModel       *choices);

/* relais-board-view-editing.c: while a setup is made up */
void relais_board_editing_press     (RelaisBoardView        *self,
                                     int                     place);
void relais_board_editing_ask       (RelaisBoardView        *self,
                                     int                     place);
void relais_board_editing_mark      (RelaisBoardView        *self,
                                     guint                  *kinds);
/* What is held is over another place, or over none: -1. */
void relais_board_editing_over      (RelaisBoardView        *self,
                                     int                     place);
/* FALSE where nothing is held that could be let go. */
gboolean relais_board_editing_back  (RelaisBoardView        *self);
gboolean relais_board_editing_key   (RelaisBoardView        *self,
                                     guint                   key);
/* Would a drag that begins here move a piece? Then it does, from here on, until
 * it is dropped. */
gboolean relais_board_editing_grips (RelaisBoardView        *self,
                                     float                   x,
                                     float                   y);
gboolean relais_board_editing_take  (RelaisBoardView        *self,
                                     float                   x,
                                     float                   y);
void relais_board_editing_drop      (RelaisBoardView        *self,
                                     float                   x,
                                     float                   y);

/* relais-board-view-input.c */
void relais_board_input_root        (RelaisBoardView        *self);
void relais_board_input_unroot      (RelaisBoardView        *self);
void relais_board_input_bind        (GtkWidgetClass         *widget_class);
void relais_board_input_click       (RelaisBoardView        *self,
                                     guint                   button,
                                     int                     n_press,
                                     float                   x,
                                     float                   y);

G_END_DECLS
