/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pieces are laid and taken away by hand: dragged, put down by a click, and by
 * keys. In play nothing of this is there. */

#include "app/art/relais-drag-icon.h"
#include "app/kit/relais-actions.h"
#include "relais-board-marks.h"
#include "relais-board-view-private.h"
#include "relais-setup-order.h"

#define MOST_WARNED 6           /* places that a finding rings on the board: of more, everything would be */

struct _RelaisBoardEditing
{
  RelaisBoardView *board;
  RelaisSetupHand *hand;
  GtkEventController *source;
  GtkEventController *target;
  GtkEventController *keys;
  int over;                     /* the place that what is held would come to; -1 */
};

static const RelaisPlace *
nth (RelaisBoardView *self, int place)
{
  return &g_array_index (self->places, RelaisPlace, place);
}

/* What something that is laid at a point would lie on: not on a figure. */
static int
ground_at (RelaisBoardView *self, float x, float y)
{
  int place = relais_board_places_at (self, x, y);

  return place >= 0 ? relais_board_places_ground (self, place) : -1;
}

static gboolean
starts (const char *name, const char *stem)
{
  return g_str_has_prefix (name, stem) && (name[strlen (stem)] == '\0' || name[strlen (stem)] == '-');
}

/* "palace-0" is what "palace-nantes.bank-0" is about. */
static gboolean
encloses (const char *name, const char *id)
{
  const char *end = strrchr (id, '-');

  return end != NULL && strncmp (name, id, (gsize) (end - id) + 1) == 0 && g_str_has_suffix (name, end);
}

/* Is this how the piece is drawn? */
static gboolean
is_drawn (const RelaisPiece *drawn, RelaisDraftPiece *piece)
{
  const char *id = relais_draft_piece_get_id (piece);
  const char *sprite = relais_draft_piece_get_sprite (piece);

  return starts (drawn->key, id) || encloses (drawn->key, id) || (sprite != NULL && starts (drawn->sprite, sprite));
}

static RelaisDraftPiece *
find_drawn (RelaisBoardView *self, const RelaisPiece *drawn, int place)
{
  RelaisDraft *draft = relais_setup_hand_get_draft (self->editing->hand);
  g_auto (GStrv) there = relais_draft_pieces_at (draft, nth (self, place)->id);

  for (guint i = 0; there[i] != NULL; i++)
    {
      RelaisDraftPiece *piece = relais_draft_find_piece (draft, there[i]);

      if (is_drawn (drawn, piece))
        return piece;
    }
  return NULL;
}

/* Figures and boats may stand beyond what their place answers to; there is only
 * one of each. */
static RelaisDraftPiece *
find_beyond (RelaisBoardView *self, const RelaisPiece *drawn, int *place)
{
  RelaisDraft *draft = relais_setup_hand_get_draft (self->editing->hand);
  RelaisDraftPiece *piece = relais_draft_find_piece (draft, drawn->key);
  g_auto (GStrv) places = NULL;

  if (piece == NULL)
    return NULL;
  places = relais_draft_places_of (draft, drawn->key);
  *place = places[0] != NULL ? relais_board_places_find (self, places[0]) : -1;
  return *place >= 0 ? piece : NULL;
}

/* The piece that is seen at a point and the place where it lies; NULL: none. */
static RelaisDraftPiece *
piece_at (RelaisBoardView *self, float x, float y, int *place)
{
  const GArray *pieces = relais_board_pieces_get (self->pieces);
  graphene_point_t point = relais_board_frame_unplace (&self->frame, x, y);
  int ground = ground_at (self, x, y);

  for (guint i = pieces->len; i > 0; i--)
    {
      const RelaisPiece *drawn = &g_array_index (pieces, RelaisPiece, i - 1);
      RelaisDraftPiece *piece = NULL;

      if (drawn->sprite == NULL || drawn->key == NULL || !graphene_rect_contains_point (&drawn->area, &point))
        continue;
      *place = ground;
      if (ground >= 0)
        piece = find_drawn (self, drawn, ground);
      if (piece == NULL)
        piece = find_beyond (self, drawn, place);
      if (piece != NULL)
        return piece;
    }
  return NULL;
}

gboolean
relais_board_editing_grips (RelaisBoardView *self, float x, float y)
{
  int place;

  return self->editing != NULL && piece_at (self, x, y, &place) != NULL;
}

/* --- dragging --------------------------------------------------------------------------------- */

/* What a drag from this point takes; FALSE: nothing lies there. */
gboolean
relais_board_editing_take (RelaisBoardView *self, float x, float y)
{
  int place;
  RelaisDraftPiece *piece = piece_at (self, x, y, &place);

  return piece != NULL && relais_setup_hand_take_up (self->editing->hand, piece, nth (self, place)->id);
}

/* What is drawn at a point may be a place itself: horses come upon figures. */
static const char *
place_drawn (RelaisBoardView *self, float x, float y)
{
  const GArray *pieces = relais_board_pieces_get (self->pieces);
  graphene_point_t point = relais_board_frame_unplace (&self->frame, x, y);

  for (guint i = pieces->len; i > 0; i--)
    {
      const RelaisPiece *drawn = &g_array_index (pieces, RelaisPiece, i - 1);

      if (drawn->sprite != NULL && drawn->key != NULL && graphene_rect_contains_point (&drawn->area, &point)
          && relais_setup_hand_accepts (self->editing->hand, drawn->key))
        return drawn->key;
    }
  return NULL;
}

/* What is dragged is let go at this point of the board. Beside all places
 * nothing happens. */
void
relais_board_editing_drop (RelaisBoardView *self, float x, float y)
{
  g_autofree char *drawn = g_strdup (place_drawn (self, x, y));
  int place = ground_at (self, x, y);

  if (place >= 0)
    self->current = place;
  if (drawn != NULL || place >= 0)
    relais_setup_hand_lay (self->editing->hand, drawn != NULL ? drawn : nth (self, place)->id);
  relais_setup_hand_let_go (self->editing->hand);
}

static GdkContentProvider *
on_prepare (RelaisBoardEditing *editing, double x, double y)
{
  RelaisBoardView *self = editing->board;

  relais_board_hover_hide (self);
  if (!relais_board_editing_take (self, (float) x, (float) y))
    return NULL;
  return gdk_content_provider_new_typed (RELAIS_TYPE_SETUP_HAND, editing->hand);
}

static void
on_drag_begin (RelaisBoardEditing *editing, GdkDrag *drag)
{
  RelaisDraftPiece *piece = relais_setup_hand_get_piece (editing->hand);

  if (piece != NULL)
    relais_drag_icon_show (editing->board->ui, piece, drag, editing->board->frame.scale);
}

/* Outside of everything: then it is not used any more. */
static gboolean
on_drag_cancel (RelaisBoardEditing *editing, GdkDrag *drag, GdkDragCancelReason reason)
{
  if (reason != GDK_DRAG_CANCEL_NO_TARGET)
    return FALSE;
  return relais_setup_hand_put_back (editing->hand);
}

static void
on_drag_end (RelaisBoardEditing *editing)
{
  relais_setup_hand_let_go (editing->hand);
}

static GdkDragAction
on_drag_motion (RelaisBoardEditing *editing, double x, double y)
{
  relais_board_hover (editing->board, ground_at (editing->board, (float) x, (float) y));
  return GDK_ACTION_MOVE;
}

static void
on_drag_leave (RelaisBoardEditing *editing)
{
  relais_board_hover (editing->board, -1);
}

/* A hand of another window holds what belongs to another setup. */
static gboolean
on_drop (RelaisBoardEditing *editing, const GValue *value, double x, double y)
{
  if (g_value_get_object (value) != editing->hand)
    return FALSE;
  relais_board_editing_drop (editing->board, (float) x, (float) y);
  return TRUE;
}

/* --- clicks and keys -------------------------------------------------------------------------- */

static void
show_menu (RelaisBoardView *self, int place)
{
  GdkRectangle at = relais_board_places_pointing (self, place);

  relais_board_hover_hide (self);
  g_signal_emit_by_name (self, "ask", &at, nth (self, place)->id);
}

/* What is held comes there; without anything in the hand, what can be done is
 * asked. */
void
relais_board_editing_press (RelaisBoardView *self, int place)
{
  place = relais_board_places_ground (self, place);
  self->current = place;
  if (relais_setup_hand_get_piece (self->editing->hand) != NULL)
    relais_setup_hand_lay (self->editing->hand, nth (self, place)->id);
  else
    show_menu (self, place);
}

void
relais_board_editing_ask (RelaisBoardView *self, int place)
{
  show_menu (self, relais_board_places_ground (self, place));
}

gboolean
relais_board_editing_back (RelaisBoardView *self)
{
  if (self->editing == NULL || relais_setup_hand_get_piece (self->editing->hand) == NULL)
    return FALSE;
  relais_setup_hand_let_go (self->editing->hand);
  return TRUE;
}

void
relais_board_view_focus_place (RelaisBoardView *self, const char *id)
{
  int place = relais_board_places_find (self, id);

  g_return_if_fail (RELAIS_IS_BOARD_VIEW (self));

  if (place >= 0)
    gtk_widget_grab_focus (self->widgets->pdata[place]);
}

/* A digit lays the piece of that number, and goes on to the next place that
 * takes one of its kind. */
static gboolean
lay_number (RelaisBoardView *self, int place, guint number)
{
  RelaisDraft *draft = relais_setup_hand_get_draft (self->editing->hand);
  g_auto (GStrv) places = relais_board_view_dup_places (self);
  g_autoptr (RelaisSetupOrder) order = relais_setup_order_at (draft, self->ui->setup_lists, (const char *const *) places,
                                                               nth (self, place)->id);

  if (order == NULL || number >= relais_setup_order_count (order))
    return FALSE;
  if (relais_setup_order_lay (order, self->editing->hand, nth (self, place)->id, number))
    {
      const char *next = relais_setup_order_next (order, nth (self, place)->id);

      if (next != NULL)
        relais_board_view_focus_place (self, next);
    }
  return TRUE;
}

/* What moves has a place of its own on the board, as that of who plays: "circus",
 * "merchant". NULL: the place is no piece. */
static RelaisDraftPiece *
piece_that_is (RelaisBoardView *self, const char *place)
{
  RelaisDraft *draft = relais_setup_hand_get_draft (self->editing->hand);
  RelaisDraftPiece *piece = relais_draft_find_piece (draft, place);
  g_autofree char *own = g_strdup_printf ("%s-%d", place, relais_match_get_seat (relais_draft_get_match (draft)));

  return piece != NULL ? piece : relais_draft_find_piece (draft, own);
}

/* The figure that has the focus, or what lies topmost; the focus stays where that was. */
static void
take_away (RelaisBoardView *self, const char *focused, const char *ground)
{
  RelaisSetupHand *hand = self->editing->hand;
  RelaisDraftPiece *piece = piece_that_is (self, focused);
  g_autofree char *place = g_strdup (ground);

  if (piece != NULL)
    relais_setup_hand_take_away (hand, piece, place);
  else
    relais_setup_hand_clear (hand, place);
  relais_board_view_focus_place (self, place);
}

gboolean
relais_board_editing_key (RelaisBoardView *self, guint key)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  guint i;
  int place;

  if (self->editing == NULL || root == NULL || !g_ptr_array_find (self->widgets, gtk_root_get_focus (root), &i))
    return FALSE;
  place = relais_board_places_ground (self, (int) i);
  /* The keyboard is what is looked at now, until the pointer moves: two places that
   * are lit would be one too many. */
  relais_board_hover (self, -1);
  switch (key)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      if (relais_setup_hand_get_piece (self->editing->hand) != NULL)
        relais_setup_hand_lay (self->editing->hand, nth (self, place)->id);
      else
        relais_setup_hand_pick_up (self->editing->hand, nth (self, place)->id);
      return TRUE;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      take_away (self, nth (self, (int) i)->id, nth (self, place)->id);
      return TRUE;
    default:
      if (key >= GDK_KEY_1 && key <= GDK_KEY_9)
        return lay_number (self, place, key - GDK_KEY_1);
      if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9)
        return lay_number (self, place, key - GDK_KEY_KP_1);
      return FALSE;
    }
}

static gboolean
on_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType held, RelaisBoardEditing *editing)
{
  if (!relais_actions_is_plain (GTK_EVENT_CONTROLLER (controller), held))
    return GDK_EVENT_PROPAGATE;
  return relais_board_editing_key (editing->board, key);
}

/* --- marks ------------------------------------------------------------------------------------ */

/* Before it is let go: neighbours that would be of one colour (L-SET-1). Among
 * all that takes the piece they stand out. */
static void
mark_foreseen (RelaisBoardView *self, guint *kinds)
{
  g_auto (GStrv) wrong = NULL;

  if (self->editing->over < 0)
    return;
  wrong = relais_setup_hand_foresee (self->editing->hand, nth (self, self->editing->over)->id);
  for (char **id = wrong; *id != NULL; id++)
    {
      int place = relais_board_places_find (self, *id);

      if (place >= 0)
        kinds[place] = RELAIS_MARK_BIT (RELAIS_MARK_MISSING) | RELAIS_MARK_BIT (RELAIS_MARK_REFUSED);
    }
}

void
relais_board_editing_over (RelaisBoardView *self, int place)
{
  int ground = place >= 0 ? relais_board_places_ground (self, place) : -1;

  if (self->editing == NULL || ground == self->editing->over)
    return;
  self->editing->over = ground;
  if (relais_setup_hand_get_piece (self->editing->hand) != NULL)
    relais_board_places_mark (self);
}

/* What takes the piece in the hand, where it comes from, and what is wrong. */
void
relais_board_editing_mark (RelaisBoardView *self, guint *kinds)
{
  RelaisSetupHand *hand = self->editing->hand;
  GListModel *findings = relais_draft_get_findings (relais_setup_hand_get_draft (hand));
  const char *from = relais_setup_hand_get_from (hand);

  for (guint i = 0; i < g_list_model_get_n_items (findings); i++)
    {
      g_autoptr (RelaisDraftFinding) finding = g_list_model_get_item (findings, i);
      const char *const *places = relais_draft_finding_get_places (finding);

      if (places == NULL || g_strv_length ((char **) places) > MOST_WARNED)
        continue;
      for (guint k = 0; places[k] != NULL; k++)
        {
          int place = relais_board_places_find (self, places[k]);

          if (place >= 0)
            kinds[place] |= RELAIS_MARK_BIT (RELAIS_MARK_MISSING);
        }
    }
  if (relais_setup_hand_get_piece (hand) == NULL)
    return;
  for (guint i = 0; i < self->places->len; i++)
    {
      const RelaisPlace *place = nth (self, (int) i);

      if (!place->figure && relais_setup_hand_accepts (hand, place->id))
        kinds[i] |= RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE);
      if (g_strcmp0 (place->id, from) == 0)
        kinds[i] |= RELAIS_MARK_BIT (RELAIS_MARK_CHOSEN);
    }
  mark_foreseen (self, kinds);
}

/* Told where it was tried, as in play. */
static void
on_refused (RelaisBoardEditing *editing, const char *id, RelaisReason *reason)
{
  RelaisBoardView *self = editing->board;

  self->asking = id != NULL ? relais_board_places_find (self, id) : -1;
  relais_board_places_explain (self, reason);
  self->asking = -1;
}

static void
on_hand_changed (RelaisBoardEditing *editing)
{
  relais_board_places_mark (editing->board);
}

/* --- on and off ------------------------------------------------------------------------------- */

static void
add_controllers (RelaisBoardEditing *editing)
{
  GtkWidget *board = GTK_WIDGET (editing->board);

  editing->source = GTK_EVENT_CONTROLLER (gtk_drag_source_new ());
  gtk_drag_source_set_actions (GTK_DRAG_SOURCE (editing->source), GDK_ACTION_MOVE);
  g_signal_connect_swapped (editing->source, "prepare", G_CALLBACK (on_prepare), editing);
  g_signal_connect_swapped (editing->source, "drag-begin", G_CALLBACK (on_drag_begin), editing);
  g_signal_connect_swapped (editing->source, "drag-cancel", G_CALLBACK (on_drag_cancel), editing);
  g_signal_connect_swapped (editing->source, "drag-end", G_CALLBACK (on_drag_end), editing);
  gtk_widget_add_controller (board, editing->source);

  editing->target = GTK_EVENT_CONTROLLER (gtk_drop_target_new (RELAIS_TYPE_SETUP_HAND, GDK_ACTION_MOVE));
  g_signal_connect_swapped (editing->target, "enter", G_CALLBACK (on_drag_motion), editing);
  g_signal_connect_swapped (editing->target, "motion", G_CALLBACK (on_drag_motion), editing);
  g_signal_connect_swapped (editing->target, "leave", G_CALLBACK (on_drag_leave), editing);
  g_signal_connect_swapped (editing->target, "drop", G_CALLBACK (on_drop), editing);
  gtk_widget_add_controller (board, editing->target);

  /* Before the places have them, which would press with Space. */
  editing->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (editing->keys, GTK_PHASE_CAPTURE);
  g_signal_connect (editing->keys, "key-pressed", G_CALLBACK (on_key), editing);
  gtk_widget_add_controller (board, editing->keys);
}

static void
editing_free (RelaisBoardEditing *editing)
{
  GtkWidget *board = GTK_WIDGET (editing->board);

  g_signal_handlers_disconnect_by_data (editing->hand, editing);
  g_signal_handlers_disconnect_by_data (relais_setup_hand_get_draft (editing->hand), editing);
  /* A drag that goes on keeps its source, and tells it of its end. */
  g_signal_handlers_disconnect_by_data (editing->source, editing);
  g_signal_handlers_disconnect_by_data (editing->target, editing);
  g_signal_handlers_disconnect_by_data (editing->keys, editing);
  gtk_widget_remove_controller (board, editing->source);
  gtk_widget_remove_controller (board, editing->target);
  gtk_widget_remove_controller (board, editing->keys);
  g_object_unref (editing->hand);
  g_free (editing);
}

/**
 * relais_board_view_dup_places:
 *
 * Returns: (transfer full): the ids of what pieces are laid on, in the board's
 *   order; NULL ends the list
 */
GStrv
relais_board_view_dup_places (RelaisBoardView *self)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  g_return_val_if_fail (RELAIS_IS_BOARD_VIEW (self), 0);

  for (guint i = 0; self->places != NULL && i < self->places->len; i++)
    if (!nth (self, (int) i)->figure)
      g_strv_builder_add (ids, nth (self, (int) i)->id);
  return g_strv_builder_end (ids);
}

/**
 * relais_board_view_set_hand:
 * @hand: (nullable): what lays pieces on this board, whose draft's match it shows
 */
void
relais_board_view_set_hand (RelaisBoardView *self, RelaisSetupHand *hand)
{
  g_return_if_fail (RELAIS_IS_BOARD_VIEW (self));

  g_clear_pointer (&self->editing, editing_free);
  if (hand != NULL)
    {
      self->editing = g_new0 (RelaisBoardEditing, 1);
      self->editing->board = self;
      self->editing->over = -1;
      self->editing->hand = g_object_ref (hand);
      add_controllers (self->editing);
      g_signal_connect_swapped (hand, "changed", G_CALLBACK (on_hand_changed), self->editing);
      g_signal_connect_swapped (hand, "refused", G_CALLBACK (on_refused), self->editing);
      g_signal_connect_swapped (relais_setup_hand_get_draft (hand), "findings-changed", G_CALLBACK (on_hand_changed), self->editing);
    }
  relais_board_places_mark (self);
}
