/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-bar.h"

#include "app/kit/relais-focus.h"
#include "app/kit/relais-popover-on.h"
#include "app/old-gtk/relais-template.h"
#include "relais-choice-fold.h"
#include "relais-choice-grid.h"
#include "relais-choice-places.h"
#include "relais-press-guard.h"
#include "relais-reason-popover.h"

/* Buttons that are kept for the next question, hidden in the grid: GTK 4.8 writes what
 * was in a window before and is again in other letters (GtkInscription). */
#define MOST_SPARE 12

struct _RelaisChoiceBar
{
  GtkWidget parent_instance;

  RelaisDecision *decision;
  const RelaisGameUi *ui;
  GtkWidget *scrolled;
  RelaisChoiceGrid *grid;
  RelaisChoicePlaces *places;
  GPtrArray *spare;             /* buttons that stood in places, for other answers */
  GtkWidget *asking;            /* what is being pressed: explanations belong there */
  gboolean compact;
  gboolean keyless;
};

enum
{
  PROP_DECISION = 1,
  PROP_COMPACT,
  PROP_KEYLESS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisChoiceBar, relais_choice_bar, GTK_TYPE_WIDGET)

static void
choose (RelaisChoiceBar *self, RelaisChoiceButton *button)
{
  g_autoptr (RelaisChoice) choice = g_object_ref (relais_choice_button_get_choice (button));
  GtkWidget *fold = gtk_widget_get_ancestor (GTK_WIDGET (button), RELAIS_TYPE_CHOICE_FOLD);

  if (fold != NULL && relais_choice_get_reason (choice) == NULL)
    relais_choice_fold_close (RELAIS_CHOICE_FOLD (fold));
  g_set_weak_pointer (&self->asking, GTK_WIDGET (button));
  relais_decision_choose (self->decision, choice);
  g_clear_weak_pointer (&self->asking);
}

static void
on_button_chosen (RelaisChoiceBar *self, RelaisChoiceButton *button)
{
  choose (self, button);
}

static void
on_fold_chosen (RelaisChoiceBar *self, RelaisChoiceButton *button, RelaisChoiceFold *fold)
{
  choose (self, button);
}

static void
on_pointed (RelaisChoiceBar *self, RelaisChoice *choice)
{
  if (self->decision != NULL)
    relais_decision_point (self->decision, choice);
}

static gboolean
on_fold_open (RelaisChoiceBar *self, const char *group, RelaisChoiceFold *fold)
{
  return relais_decision_open (self->decision, group);
}

static void
on_explain (RelaisChoiceBar *self, RelaisReason *reason, const char *place)
{
  if (self->asking != NULL && gtk_widget_get_mapped (self->asking))
    relais_reason_popover_show (self->asking, NULL, reason);
}

static GtkWidget *
make_widget (RelaisChoiceBar *self, gboolean fold)
{
  GtkWidget *widget = fold ? relais_choice_fold_new () : relais_choice_button_new ();

  g_signal_connect_object (widget, "chosen", fold ? G_CALLBACK (on_fold_chosen) : G_CALLBACK (on_button_chosen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "pointed", G_CALLBACK (on_pointed), self, G_CONNECT_SWAPPED);
  if (fold)
    g_signal_connect_object (widget, "open", G_CALLBACK (on_fold_open), self, G_CONNECT_SWAPPED);
  return g_object_ref_sink (widget);
}

/* What was hidden by being pressed would take the next press for the rest of that one. */
static void
forget_presses (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      gtk_event_controller_reset (controller);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    forget_presses (child);
}

/* Making a button costs much more than filling it anew. */
static GtkWidget *
take_widget (RelaisChoiceBar *self, gboolean fold)
{
  for (guint i = self->spare->len; i > 0; i--)
    if (RELAIS_IS_CHOICE_FOLD (self->spare->pdata[i - 1]) == fold && !relais_popover_is_on (self->spare->pdata[i - 1]))
      {
        forget_presses (self->spare->pdata[i - 1]);
        return g_ptr_array_steal_index (self->spare, i - 1);
      }
  return make_widget (self, fold);
}

static void
spare_widget (RelaisChoiceBar *self, RelaisChoicePlace *place)
{
  if (place->widget == NULL)
    return;
  if (RELAIS_IS_CHOICE_FOLD (place->widget))
    relais_choice_fold_close (RELAIS_CHOICE_FOLD (place->widget));
  g_ptr_array_add (self->spare, g_steal_pointer (&place->widget));
}

static void
fill_widget (RelaisChoiceBar *self, const RelaisChoicePlace *place)
{
  RelaisMatch *match = relais_decision_get_match (self->decision);
  const char *colour = relais_seat_get_colour (relais_match_nth_seat (match, (guint) relais_match_get_seat (match)));
  char digit = relais_choice_places_key (self->places, place);
  const char *key = digit != '\0' && !self->keyless ? (char[]) { digit, '\0' } : NULL;

  if (relais_choice_place_is_fold (place))
    {
      const char *group = relais_choice_get_group (place->choices->pdata[0]);
      g_autoptr (RelaisChoice) head = relais_decision_get_head (self->decision, group);

      relais_choice_fold_set_choices (RELAIS_CHOICE_FOLD (place->widget), self->ui, colour, head, place->choices);
      relais_choice_face_set_compact (relais_choice_fold_get_face (RELAIS_CHOICE_FOLD (place->widget)), self->compact);
      relais_choice_fold_set_key (RELAIS_CHOICE_FOLD (place->widget), key);
      return;
    }
  relais_choice_button_set_choice (RELAIS_CHOICE_BUTTON (place->widget), self->ui, colour, place->choices->pdata[0]);
  relais_choice_face_set_left (relais_choice_button_get_face (RELAIS_CHOICE_BUTTON (place->widget)), 0);
  relais_choice_face_set_compact (relais_choice_button_get_face (RELAIS_CHOICE_BUTTON (place->widget)), self->compact);
  relais_choice_button_set_key (RELAIS_CHOICE_BUTTON (place->widget), key);
}

/* Enter presses what is suggested, wherever else the focus is; a group is opened by hand. What leaves only
 * takes back its own: the next page may have been shown before. */
static void
set_default (RelaisChoiceBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *suggested = relais_choice_bar_suggested (self);
  GtkWidget *before;

  if (!GTK_IS_WINDOW (root))
    return;
  before = gtk_window_get_default_widget (GTK_WINDOW (root));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_window_set_default_widget (GTK_WINDOW (root), RELAIS_IS_CHOICE_BUTTON (suggested) ? suggested : NULL);
  else if (before != NULL && gtk_widget_is_ancestor (before, GTK_WIDGET (self)))
    gtk_window_set_default_widget (GTK_WINDOW (root), NULL);
}

/* Where the keyboard is among them. */
static char *
focused_slot (RelaisChoiceBar *self)
{
  g_autoptr (GPtrArray) all = relais_choice_places_list (self->places);

  for (guint i = 0; i < all->len; i++)
    {
      const RelaisChoicePlace *place = all->pdata[i];

      if (place->widget != NULL
          && (relais_focus_get (place->widget) == place->widget || relais_focus_is_below (place->widget)))
        return g_strdup (place->slot);
    }
  return NULL;
}

/* Buttons whose choice is still there stay, so that nothing flickers and the
 * focus stays where it is; then the others are handed out. */
static void
hand_out_widgets (RelaisChoiceBar *self, GPtrArray *before)
{
  g_autoptr (GPtrArray) all = relais_choice_places_list (self->places);

  for (guint i = 0; i < all->len; i++)
    {
      RelaisChoicePlace *place = all->pdata[i];
      RelaisChoicePlace *old = relais_choice_places_find (before, place->slot);

      if (place->widget == NULL && old != NULL)
        place->widget = g_steal_pointer (&old->widget);
      if (place->widget != NULL
          && (relais_choice_place_is_free (place)
              || RELAIS_IS_CHOICE_FOLD (place->widget) != relais_choice_place_is_fold (place)))
        spare_widget (self, place);
    }
  for (guint i = 0; i < before->len; i++)
    spare_widget (self, before->pdata[i]);
  for (guint i = 0; i < all->len; i++)
    {
      RelaisChoicePlace *place = all->pdata[i];

      if (!relais_choice_place_is_free (place) && place->widget == NULL)
        place->widget = take_widget (self, relais_choice_place_is_fold (place));
      if (!relais_choice_place_is_free (place))
        fill_widget (self, place);
    }
}

static void
show_places (RelaisChoiceBar *self)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new ();
  GPtrArray *places = self->places->places;
  RelaisChoicePlace *closing = self->places->closing;

  for (guint i = 0; i < places->len; i++)
    g_ptr_array_add (cells, ((RelaisChoicePlace *) places->pdata[i])->widget);
  /* GTK forgets a default widget that goes only after the next frame. */
  set_default (self);
  relais_choice_grid_set_cells (self->grid, cells, closing != NULL ? closing->widget : NULL);
  for (guint i = MOST_SPARE; i < self->spare->len; i++)
    gtk_widget_unparent (self->spare->pdata[i]);
  if (self->spare->len > MOST_SPARE)
    g_ptr_array_set_size (self->spare, MOST_SPARE);
}

/* To what is suggested, else to the first that can be done, though another has
 * the keyboard. */
static void
focus_anew (RelaisChoiceBar *self)
{
  GtkWidget *widget = relais_choice_bar_suggested (self);
  g_autoptr (GPtrArray) all = relais_choice_places_list (self->places);

  for (guint i = 0; widget == NULL && i < all->len; i++)
    if (relais_choice_place_is_possible (all->pdata[i]))
      widget = ((RelaisChoicePlace *) all->pdata[i])->widget;
  if (widget != NULL && !gtk_widget_grab_focus (widget))
    relais_focus_enter (widget);
}

static void
refresh (RelaisChoiceBar *self)
{
  gboolean asks = self->decision != NULL && self->ui != NULL;
  g_autofree char *focused = focused_slot (self);
  g_autoptr (GPtrArray) before = relais_choice_places_ask (self->places, asks ? self->decision : NULL);
  g_autofree char *now = NULL;

  hand_out_widgets (self, before);
  show_places (self);
  now = focused_slot (self);
  if (focused != NULL && g_strcmp0 (focused, now) != 0)
    focus_anew (self);
}

static void
disconnect (RelaisChoiceBar *self)
{
  if (self->decision == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->decision, self);
  g_signal_handlers_disconnect_by_data (relais_decision_get_match (self->decision), self);
}

/* Where it is not seen, too: its keys answer the next question at once. */
static void
on_changed (RelaisChoiceBar *self, RelaisChange what)
{
  if ((what & RELAIS_CHANGE_QUESTION) != 0)
    refresh (self);
}

static void
set_decision (RelaisChoiceBar *self, RelaisDecision *decision)
{
  if (decision == self->decision)
    return;
  disconnect (self);
  g_set_object (&self->decision, decision);
  self->ui = NULL;
  if (decision != NULL)
    {
      self->ui = relais_game_ui_find (relais_match_get_game (relais_decision_get_match (decision)));
      g_signal_connect_object (relais_decision_get_match (decision), "changed", G_CALLBACK (on_changed), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (decision, "explain", G_CALLBACK (on_explain), self, G_CONNECT_SWAPPED);
    }
  refresh (self);
}

static void
relais_choice_bar_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  RelaisChoiceBar *self = RELAIS_CHOICE_BAR (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = relais_choice_grid_get_least_height (self->grid, for_size);
      *natural = relais_choice_grid_get_height (self->grid, for_size);
    }
  else /* for any height: what the bar has no room for is scrolled */
    gtk_widget_measure (GTK_WIDGET (self->grid), orientation, -1, minimum, natural, minimum_baseline, natural_baseline);
}

static GtkSizeRequestMode
relais_choice_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
relais_choice_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (RELAIS_CHOICE_BAR (widget)->scrolled, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
set_compact (RelaisChoiceBar *self, gboolean compact)
{
  self->compact = compact;
  relais_choice_grid_set_compact (self->grid, compact);
  refresh (self);
}

static void
set_keyless (RelaisChoiceBar *self, gboolean keyless)
{
  if (self->keyless == keyless)
    return;
  self->keyless = keyless;
  refresh (self);
}

static void
relais_choice_bar_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (relais_choice_bar_parent_class)->map (widget);
  set_default (RELAIS_CHOICE_BAR (widget));
}

static void
relais_choice_bar_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (relais_choice_bar_parent_class)->unmap (widget);
  set_default (RELAIS_CHOICE_BAR (widget));
}

static void
relais_choice_bar_dispose (GObject *object)
{
  RelaisChoiceBar *self = RELAIS_CHOICE_BAR (object);

  disconnect (self);
  g_clear_object (&self->decision);
  g_clear_weak_pointer (&self->asking);
  relais_choice_places_clear (self->places);
  g_ptr_array_set_size (self->spare, 0);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_CHOICE_BAR);
  G_OBJECT_CLASS (relais_choice_bar_parent_class)->dispose (object);
}

static void
relais_choice_bar_finalize (GObject *object)
{
  RelaisChoiceBar *self = RELAIS_CHOICE_BAR (object);

  relais_choice_places_free (self->places);
  g_ptr_array_unref (self->spare);
  G_OBJECT_CLASS (relais_choice_bar_parent_class)->finalize (object);
}

static void
relais_choice_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisChoiceBar *self = RELAIS_CHOICE_BAR (object);

  switch (id)
    {
    case PROP_DECISION: g_value_set_object (value, self->decision); break;
    case PROP_COMPACT: g_value_set_boolean (value, self->compact); break;
    case PROP_KEYLESS: g_value_set_boolean (value, self->keyless); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_choice_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisChoiceBar *self = RELAIS_CHOICE_BAR (object);

  switch (id)
    {
    case PROP_DECISION: set_decision (self, g_value_get_object (value)); break;
    case PROP_COMPACT: set_compact (self, g_value_get_boolean (value)); break;
    case PROP_KEYLESS: set_keyless (self, g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_choice_bar_class_init (RelaisChoiceBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_choice_bar_dispose;
  object_class->finalize = relais_choice_bar_finalize;
  object_class->get_property = relais_choice_bar_get_property;
  object_class->set_property = relais_choice_bar_set_property;
  widget_class->get_request_mode = relais_choice_bar_get_request_mode;
  widget_class->measure = relais_choice_bar_measure;
  widget_class->size_allocate = relais_choice_bar_size_allocate;
  widget_class->map = relais_choice_bar_map;
  widget_class->unmap = relais_choice_bar_unmap;

  properties[PROP_DECISION] = g_param_spec_object ("decision", NULL, NULL, RELAIS_TYPE_DECISION, flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  properties[PROP_KEYLESS] = g_param_spec_boolean ("keyless", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_CHOICE_GRID);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-choice-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceBar, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceBar, grid);
}

static void
relais_choice_bar_init (RelaisChoiceBar *self)
{
  self->places = relais_choice_places_new ();
  self->spare = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_press_guard_add (GTK_WIDGET (self));
  set_compact (self, FALSE);
}

gboolean
relais_choice_bar_press (RelaisChoiceBar *self, guint digit)
{
  RelaisChoicePlace *place;

  g_return_val_if_fail (RELAIS_IS_CHOICE_BAR (self), FALSE);

  place = self->keyless ? NULL : relais_choice_places_at (self->places, digit);
  if (place == NULL)
    return FALSE;
  if (relais_choice_place_is_fold (place))
    relais_choice_fold_open (RELAIS_CHOICE_FOLD (place->widget));
  else
    choose (self, RELAIS_CHOICE_BUTTON (place->widget));
  return TRUE;
}

GtkWidget *
relais_choice_bar_suggested (RelaisChoiceBar *self)
{
  g_autoptr (GPtrArray) all = NULL;

  g_return_val_if_fail (RELAIS_IS_CHOICE_BAR (self), NULL);

  all = relais_choice_places_list (self->places);
  for (guint i = 0; i < all->len; i++)
    if (relais_choice_place_is_suggested (all->pdata[i]))
      return ((RelaisChoicePlace *) all->pdata[i])->widget;
  return NULL;
}

void
relais_choice_bar_set_left (RelaisChoiceBar *self, double left)
{
  RelaisChoicePlace *closing;

  g_return_if_fail (RELAIS_IS_CHOICE_BAR (self));

  closing = self->places->closing;
  if (closing != NULL && RELAIS_IS_CHOICE_BUTTON (closing->widget))
    relais_choice_face_set_left (relais_choice_button_get_face (RELAIS_CHOICE_BUTTON (closing->widget)), left);
}

void
relais_choice_bar_refit (RelaisChoiceBar *self)
{
  g_return_if_fail (RELAIS_IS_CHOICE_BAR (self));
  gtk_widget_queue_resize (GTK_WIDGET (self->grid));
}

void
relais_choice_bar_focus (RelaisChoiceBar *self)
{
  g_return_if_fail (RELAIS_IS_CHOICE_BAR (self));

  if (relais_choice_bar_suggested (self) != NULL || !relais_focus_is_below (GTK_WIDGET (self)))
    focus_anew (self);
}
