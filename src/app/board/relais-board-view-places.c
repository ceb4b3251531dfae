/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board's places: child widgets, what they are called, how they are marked,
 * what happens when they are pressed or asked about. */

#include "app/answers/relais-reason-popover.h"
#include "app/art/relais-following.h"
#include "app/art/relais-slots.h"
#include "model/relais-lore.h"
#include "relais-board-choices.h"
#include "relais-board-group.h"
#include "relais-board-marks.h"
#include "relais-board-view-private.h"

#define NODE_RADIUS 20.f        /* of the board */
#define SIGN "letter"           /* what wants to go somewhere: a sprite, and in each seat's colour */

static const RelaisPlace *
nth (RelaisBoardView *self, int place)
{
  return &g_array_index (self->places, RelaisPlace, place);
}

static RelaisBoardPlace *
widget_of (RelaisBoardView *self, int place)
{
  return self->widgets->pdata[place];
}

int
relais_board_places_find (RelaisBoardView *self, const char *id)
{
  for (guint i = 0; i < self->places->len; i++)
    if (g_str_equal (nth (self, (int) i)->id, id))
      return (int) i;
  return -1;
}

/* What has no area is nowhere: the circus in a game without one. */
gboolean
relais_board_places_shown (RelaisBoardView *self, int place)
{
  return nth (self, place)->area.size.width > 0;
}

static gboolean
node_contains (const RelaisPlace *place, const graphene_point_t *point)
{
  return place->stop && graphene_point_distance (&place->node, point, NULL, NULL) < NODE_RADIUS;
}

static gboolean
place_contains (const RelaisPlace *place, const graphene_point_t *point)
{
  if (node_contains (place, point))
    return TRUE;
  if (!graphene_rect_contains_point (&place->area, point))
    return FALSE;
  return place->outline == NULL || relais_path_contains (place->outline, point->x, point->y);
}

/* What stands upon another place comes later in the list. */
static int
topmost (RelaisBoardView *self, const graphene_point_t *point, gboolean only_stops)
{
  for (int i = (int) self->places->len - 1; i >= 0; i--)
    if ((!only_stops || nth (self, i)->stop) && place_contains (nth (self, i), point))
      return i;
  return -1;
}

/**
 * relais_board_places_at:
 *
 * Returns: the place at a point of the widget, or -1. On its node a stop is
 *   meant, whatever lies there, unless it is a figure.
 */
int
relais_board_places_at (RelaisBoardView *self, float x, float y)
{
  graphene_point_t point;
  int place;

  if (self->places == NULL || self->frame.scale <= 0)
    return -1;
  point = relais_board_frame_unplace (&self->frame, x, y);
  place = topmost (self, &point, FALSE);
  for (int i = 0; place >= 0 && !nth (self, place)->figure && i < (int) self->places->len; i++)
    if (node_contains (nth (self, i), &point))
      return i;
  return place;
}

static int
stop_under (RelaisBoardView *self, int place)
{
  graphene_point_t node = relais_rect_middle (&nth (self, place)->area);
  int stop;

  if (nth (self, place)->stop)
    return place;
  stop = topmost (self, &node, TRUE);
  return stop >= 0 ? stop : place;
}

/* Where nothing can be done with a thing, what it stands upon is meant. */
static int
meant (RelaisBoardView *self, int place)
{
  g_autoptr (GListModel) choices = relais_decision_at_place (self->decision, nth (self, place)->id);

  return g_list_model_get_n_items (choices) > 0 ? place : stop_under (self, place);
}

/* What a figure stands upon; else the place itself. */
int
relais_board_places_ground (RelaisBoardView *self, int place)
{
  return nth (self, place)->figure ? stop_under (self, place) : place;
}

GdkRectangle
relais_board_places_pointing (RelaisBoardView *self, int place)
{
  const RelaisPlace *p = nth (self, place);
  graphene_rect_t area = p->area;
  graphene_rect_t placed;

  /* of a whole village only its node */
  if (p->stop)
    area = GRAPHENE_RECT_INIT (p->node.x - 16, p->node.y - 16, 32, 32);
  placed = relais_board_frame_place (&self->frame, &area);
  return (GdkRectangle) { (int) placed.origin.x, (int) placed.origin.y, (int) placed.size.width, (int) placed.size.height };
}

static int
index_of (RelaisBoardView *self, GtkWidget *widget)
{
  guint i;

  return g_ptr_array_find (self->widgets, widget, &i) ? (int) i : -1;
}

static void
on_pressed (RelaisBoardView *self, GtkWidget *widget)
{
  relais_board_places_press (self, index_of (self, widget));
}

static void
on_asked (RelaisBoardView *self, GtkWidget *widget)
{
  relais_board_places_ask (self, index_of (self, widget));
}

/* Readers say what can be done as soon as they come to a place. */
static void
describe (RelaisBoardView *self, int place)
{
  g_autoptr (GListModel) choices = NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *words = NULL;

  relais_board_places_tell (self);
  if (self->decision != NULL)
    choices = relais_decision_at_place (self->decision, nth (self, place)->id);
  for (guint i = 0; choices != NULL && i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);
      RelaisReason *reason = relais_choice_get_reason (choice);
      const char *detail = relais_choice_get_detail (choice);

      if (reason != NULL)
        g_ptr_array_add (lines, g_strdup (relais_reason_get_sentence (reason)));
      else
        g_ptr_array_add (lines, g_strjoin (" · ", relais_choice_get_title (choice), detail, NULL));
    }
  g_ptr_array_add (lines, NULL);
  words = g_strjoinv ("\n", (char **) lines->pdata);
  relais_board_place_tell (widget_of (self, place), relais_board_place_get_label (widget_of (self, place)), words);
}

static void
on_focus (RelaisBoardView *self, GParamSpec *pspec, GtkWidget *widget)
{
  int place = index_of (self, widget);

  if (!gtk_widget_has_focus (widget))
    {
      relais_board_hover_light (self);
      if (self->telling == place)
        relais_board_hover_hide (self);
      return;
    }
  self->current = place;
  describe (self, place);
  relais_board_zoom_reveal (self, &nth (self, place)->area);
  relais_board_hover_light (self);
  if (gtk_widget_has_visible_focus (widget) && self->hovered < 0)
    relais_board_hover_tell (self, place);
}

/* What a place is a child of: what is beneath comes first. */
static GtkWidget *
home_of (RelaisBoardView *self, const RelaisPlace *place)
{
  GtkWidget *group = self->groups->len > 0 ? self->groups->pdata[self->groups->len - 1] : NULL;

  if (place->group == NULL)
    return GTK_WIDGET (self);
  if (group == NULL || !g_str_equal (relais_board_group_get_id (RELAIS_BOARD_GROUP (group)), place->group))
    {
      group = relais_board_group_new (place->group);
      gtk_widget_insert_before (group, GTK_WIDGET (self), GTK_WIDGET (self->callout));
      g_ptr_array_add (self->groups, group);
    }
  return group;
}

void
relais_board_places_make (RelaisBoardView *self)
{
  self->places = relais_scene_places (self->scene);
  for (guint i = 0; i < self->places->len; i++)
    {
      GtkWidget *widget = relais_board_place_new (self->ui, nth (self, (int) i));
      GtkWidget *home = home_of (self, nth (self, (int) i));

      relais_board_place_set_style (RELAIS_BOARD_PLACE (widget), self->style);
      g_signal_connect_object (widget, "pressed", G_CALLBACK (on_pressed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (widget, "asked", G_CALLBACK (on_asked), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (widget, "notify::has-focus", G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
      gtk_widget_insert_before (widget, home, home == GTK_WIDGET (self) ? GTK_WIDGET (self->callout) : NULL);
      g_ptr_array_add (self->widgets, widget);
    }
}

void
relais_board_places_clear (RelaisBoardView *self)
{
  self->current = self->hovered = self->asking = -1;
  self->untold = FALSE;
  for (guint i = 0; i < self->widgets->len; i++)
    {
      g_signal_handlers_disconnect_by_data (self->widgets->pdata[i], self);
      gtk_widget_unparent (self->widgets->pdata[i]);
    }
  for (guint i = 0; i < self->groups->len; i++)
    gtk_widget_unparent (self->groups->pdata[i]);
  g_ptr_array_set_size (self->widgets, 0);
  g_ptr_array_set_size (self->groups, 0);
  g_clear_pointer (&self->places, g_array_unref);
  g_clear_pointer (&self->missing, g_strfreev);
  g_clear_pointer (&self->lit_up, g_strfreev);
}

void
relais_board_places_arrange (RelaisBoardView *self)
{
  relais_scene_arrange (self->scene, relais_match_get_view (self->match), self->places);
  for (guint i = 0; i < self->places->len; i++)
    gtk_widget_set_child_visible (self->widgets->pdata[i], relais_board_places_shown (self, (int) i));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Once for all moves of a choice: when they are laid out, or something asks before. */
void
relais_board_places_tell (RelaisBoardView *self)
{
  const RelaisLore *lore;
  const RelaisView *view;

  if (!self->untold)
    return;
  self->untold = FALSE;
  lore = relais_lore_find (relais_match_get_game (self->match));
  view = relais_match_get_view (self->match);
  for (guint i = 0; i < self->places->len; i++)
    {
      g_autofree char *told = lore->tell_place (view, nth (self, (int) i)->id);

      relais_board_place_tell (widget_of (self, (int) i), told != NULL ? told : nth (self, (int) i)->id, NULL);
    }
  for (guint i = 0; i < self->groups->len; i++)
    {
      RelaisBoardGroup *group = self->groups->pdata[i];
      const char *id = relais_board_group_get_id (group);
      g_autofree char *told = lore->tell_place (view, id);

      relais_board_group_tell (group, told != NULL ? told : id);
    }
  if (self->current >= 0 && gtk_widget_has_focus (self->widgets->pdata[self->current]))
    describe (self, self->current);
}

void
relais_board_places_allocate (RelaisBoardView *self)
{
  relais_board_places_tell (self);
  for (guint i = 0; i < self->groups->len; i++)
    gtk_widget_allocate (self->groups->pdata[i], (int) self->frame.width, (int) self->frame.height, -1, NULL);
  for (guint i = 0; self->places != NULL && i < self->places->len; i++)
    {
      const RelaisPlace *place = nth (self, (int) i);
      graphene_point_t at;

      if (!relais_board_places_shown (self, (int) i) || self->frame.scale <= 0)
        continue;
      at = relais_board_frame_point (&self->frame, place->area.origin);
      relais_board_place_put (widget_of (self, (int) i), place, &self->frame);
      gtk_widget_allocate (self->widgets->pdata[i],
                           (int) ceilf (place->area.size.width * self->frame.scale),
                           (int) ceilf (place->area.size.height * self->frame.scale),
                           -1, gsk_transform_translate (NULL, &at));
    }
}

static void
mark_all (RelaisBoardView *self, GStrv ids, RelaisMarkKind kind, guint *kinds)
{
  for (char **id = ids; id != NULL && *id != NULL; id++)
    {
      int place = relais_board_places_find (self, *id);

      if (place >= 0)
        kinds[place] |= RELAIS_MARK_BIT (kind);
    }
}

/* @own: what the seat that is to play wants; else nobody's in particular */
static void
sign (RelaisBoardView *self, int place, gboolean own)
{
  RelaisSeat *seat = relais_match_nth_seat (self->match, (guint) relais_match_get_seat (self->match));
  g_autofree char *sprite = own ? g_strconcat (SIGN "-", relais_seat_get_colour (seat), NULL) : g_strdup (SIGN);

  relais_board_place_set_sign (widget_of (self, place), relais_scene_get_pieces_sheet (self->scene), sprite);
}

static void
light_up (RelaisBoardView *self, int place, guint *kinds)
{
  if (place < 0)
    return;
  if (!(kinds[place] & RELAIS_MARK_BIT (RELAIS_MARK_GOAL)))
    sign (self, place, FALSE);
  kinds[place] |= RELAIS_MARK_BIT (RELAIS_MARK_GOAL);
}

/* Marks of the decision, of the last refusal, of what is pointed at elsewhere. */
void
relais_board_places_mark (RelaisBoardView *self)
{
  g_autofree guint *kinds = NULL;
  g_autofree int *pips = NULL;
  const RelaisMark *marks = NULL;
  guint n = 0;

  if (self->places == NULL)
    return;
  kinds = g_new0 (guint, self->places->len);
  pips = g_new (int, self->places->len);
  memset (pips, -1, sizeof (int) * self->places->len);
  if (self->decision != NULL)
    marks = relais_decision_get_marks (self->decision, &n);
  for (guint i = 0; i < n; i++)
    {
      int place = relais_board_places_find (self, marks[i].place);

      if (place < 0)
        continue;
      kinds[place] |= RELAIS_MARK_BIT (marks[i].kind);
      if (pips[place] < 0 || (marks[i].pips >= 0 && marks[i].pips < pips[place]))
        pips[place] = marks[i].pips;
      if (marks[i].kind == RELAIS_MARK_GOAL)
        sign (self, place, TRUE);
    }
  mark_all (self, self->missing, RELAIS_MARK_MISSING, kinds);
  for (char **id = self->lit_up; id != NULL && *id != NULL; id++)
    light_up (self, relais_board_places_find (self, *id), kinds);
  if (self->editing != NULL)
    relais_board_editing_mark (self, kinds);
  for (guint i = 0; i < self->places->len; i++)
    relais_board_place_mark (widget_of (self, (int) i), kinds[i], pips[i]);
}

void
relais_board_places_forget_missing (RelaisBoardView *self)
{
  if (self->missing == NULL)
    return;
  g_clear_pointer (&self->missing, g_strfreev);
  relais_board_places_mark (self);
}

/* Told at the place that was pressed; what was asked elsewhere is told there,
 * but the board shows what it is about. */
void
relais_board_places_explain (RelaisBoardView *self, RelaisReason *reason)
{
  const char *const *about = relais_reason_get_places (reason);

  g_strfreev (self->missing);
  self->missing = g_strdupv ((char **) about);
  relais_board_places_mark (self);
  relais_board_hover_hide (self);
  if (self->asking >= 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      GdkRectangle at = relais_board_places_pointing (self, self->asking);

      relais_reason_popover_show (GTK_WIDGET (self), &at, reason);
    }
}

static void
on_chosen (RelaisBoardView *self, RelaisChoice *choice, GtkWidget *popover)
{
  if (self->decision == NULL)
    return;
  self->asking = self->current;
  relais_decision_choose (self->decision, choice);
  self->asking = -1;
}

/* NULL if there is none to which all belong. */
static const char *
common_group (GListModel *choices)
{
  const char *group = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);
      const char *its = relais_choice_get_group (choice);

      if (its == NULL || (group != NULL && !g_str_equal (its, group)))
        return NULL;
      group = its;
    }
  return group;
}

static void
ask_between (RelaisBoardView *self, int place, GListModel *choices)
{
  guint seat = (guint) relais_match_get_seat (self->match);
  GdkRectangle at = relais_board_places_pointing (self, place);
  GtkWidget *popover = relais_board_choices_show (GTK_WIDGET (self), &at, self->ui,
                                                  relais_seat_get_colour (relais_match_nth_seat (self->match, seat)), choices);

  relais_board_hover_hide (self);
  g_signal_connect_object (popover, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (popover, "pointed", G_CALLBACK (relais_board_preview_point), self, G_CONNECT_SWAPPED);
  /* An undo by its key, say: then these are answers to what is asked no more. */
  relais_follow (popover, self->match, RELAIS_CHANGE_QUESTION, G_CALLBACK (gtk_popover_popdown));
}

void
relais_board_places_press (RelaisBoardView *self, int place)
{
  g_autoptr (GListModel) choices = NULL;

  if (place >= 0 && self->editing != NULL)
    relais_board_editing_press (self, place);
  if (place < 0 || self->decision == NULL)
    return;
  relais_board_view_skip (self);
  relais_board_places_forget_missing (self);
  place = meant (self, place);
  self->current = self->asking = place;
  choices = relais_decision_press (self->decision, nth (self, place)->id);
  self->asking = -1;
  if (choices == NULL || (common_group (choices) != NULL && relais_decision_open (self->decision, common_group (choices))))
    return;
  ask_between (self, place, choices);
}

/* Why nothing, or not everything, can be done there; else what is there. */
void
relais_board_places_ask (RelaisBoardView *self, int place)
{
  g_autoptr (GListModel) choices = NULL;

  if (place < 0)
    return;
  if (self->editing != NULL)
    {
      relais_board_editing_ask (self, place);
      return;
    }
  if (self->decision != NULL)
    choices = relais_decision_at_place (self->decision, nth (self, place)->id);
  for (guint i = 0; choices != NULL && i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_choice_get_reason (choice) == NULL)
        continue;
      self->asking = place;
      relais_board_places_explain (self, relais_choice_get_reason (choice));
      self->asking = -1;
      return;
    }
  relais_board_hover_tell (self, place);
}

/* Where the keyboard begins: at what is being moved, else at what can be moved, or
 * done. */
static int
first_place (RelaisBoardView *self)
{
  static const struct
  {
    guint marks;
    gboolean figure;
  } order[] = {
    { RELAIS_MARK_BIT (RELAIS_MARK_CHOSEN), FALSE },
    { RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE), TRUE },
    { RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE), FALSE },
    { 0, FALSE },
  };

  for (gsize k = 0; k < G_N_ELEMENTS (order); k++)
    for (guint i = 0; i < self->places->len; i++)
      if (relais_board_places_shown (self, (int) i) && (nth (self, (int) i)->figure || !order[k].figure)
          && (relais_board_place_get_marks (widget_of (self, (int) i)) & order[k].marks) == order[k].marks)
        return (int) i;
  return 0;
}

/* Tab comes to the board once and leaves it; the arrow keys go from place to
 * place. */
gboolean
relais_board_places_focus (RelaisBoardView *self, GtkDirectionType direction)
{
  static const int ways[] = {
    [GTK_DIR_UP] = RELAIS_WAY_UP, [GTK_DIR_DOWN] = RELAIS_WAY_DOWN, [GTK_DIR_LEFT] = RELAIS_WAY_LEFT, [GTK_DIR_RIGHT] = RELAIS_WAY_RIGHT,
  };
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  int here, to;

  if (child != NULL && RELAIS_IS_BOARD_GROUP (child))
    child = gtk_widget_get_focus_child (child);
  if (self->places == NULL || self->places->len == 0)
    return FALSE;
  if (child == NULL)
    {
      if (self->current < 0 || !relais_board_places_shown (self, self->current))
        self->current = first_place (self);
      return gtk_widget_grab_focus (self->widgets->pdata[self->current]);
    }
  here = index_of (self, child);
  if (here < 0)
    return gtk_widget_child_focus (child, direction);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  to = nth (self, here)->way[ways[direction]];
  if (to >= 0 && relais_board_places_shown (self, to))
    gtk_widget_grab_focus (self->widgets->pdata[to]);
  return TRUE;
}
