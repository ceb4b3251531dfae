/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pointer, touch and keys. Controllers stand in relais-board-view.ui. */

#include "relais-board-view-private.h"

#define WHEEL_STEP 1.15f
#define PAN_KEY 0.2f            /* of what is seen */

/* When a popover comes up under a pointer that does not move, GTK gives what is
 * done next to what was there before, counted from the popover's corner. */
static gboolean
happens_here (RelaisBoardView *self, gpointer controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));

  return event == NULL || gdk_event_get_surface (event) == gtk_native_get_surface (native);
}

static void
on_motion (RelaisBoardView *self, double x, double y)
{
  self->pointer = GRAPHENE_POINT_INIT ((float) x, (float) y);
  if (!self->panning)
    relais_board_hover (self, relais_board_places_at (self, (float) x, (float) y));
}

static void
on_leave (RelaisBoardView *self)
{
  relais_board_hover (self, -1);
}

/* The second half of a double click is for what was there before the first, not
 * for what that brought: @n_press counts clicks at one spot in quick succession. */
void
relais_board_input_click (RelaisBoardView *self, guint button, int n_press, float x, float y)
{
  int place = relais_board_places_at (self, x, y);

  if (place < 0 || n_press > 1 || (button != GDK_BUTTON_PRIMARY && button != GDK_BUTTON_SECONDARY))
    return;
  gtk_widget_grab_focus (self->widgets->pdata[place]);
  /* What could be done there is being done. */
  relais_board_hover_hide (self);
  if (button == GDK_BUTTON_PRIMARY)
    relais_board_places_press (self, place);
  else
    relais_board_places_ask (self, place);
}

typedef struct
{
  RelaisBoardView *board;
  guint button;
  double x, y;
} Pressed;

static void
free_pressed (gpointer data)
{
  g_object_unref (((Pressed *) data)->board);
  g_free (data);
}

static gboolean
on_pressed_before (gpointer data)
{
  Pressed *pressed = data;

  if (gtk_widget_get_mapped (GTK_WIDGET (pressed->board)) && gtk_widget_contains (GTK_WIDGET (pressed->board), pressed->x, pressed->y))
    relais_board_input_click (pressed->board, pressed->button, 1, (float) pressed->x, (float) pressed->y);
  return G_SOURCE_REMOVE;
}

void
relais_board_view_press_pointer (RelaisBoardView *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  GdkDevice *pointer = gdk_seat_get_pointer (gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (self))));
  Pressed pressed = { .button = GDK_BUTTON_PRIMARY };
  GdkModifierType held;
  double left, top;

  g_return_if_fail (RELAIS_IS_BOARD_VIEW (self));

  /* Without a surface the window is being closed, and a popover with it. */
  if (surface == NULL || pointer == NULL || !gdk_surface_get_device_position (surface, pointer, &pressed.x, &pressed.y, &held)
      || !(held & (GDK_BUTTON1_MASK | GDK_BUTTON3_MASK)))
    return;
  if (!(held & GDK_BUTTON1_MASK))
    pressed.button = GDK_BUTTON_SECONDARY;
  gtk_native_get_surface_transform (native, &left, &top);
  gtk_widget_translate_coordinates (GTK_WIDGET (native), GTK_WIDGET (self), pressed.x - left, pressed.y - top, &pressed.x, &pressed.y);
  pressed.board = g_object_ref (self);
  g_idle_add_full (G_PRIORITY_DEFAULT, on_pressed_before, g_memdup2 (&pressed, sizeof pressed), free_pressed);
}

static void
on_released (RelaisBoardView *self, int n_press, double x, double y, GtkGestureSingle *gesture)
{
  if (happens_here (self, gesture))
    relais_board_input_click (self, gtk_gesture_single_get_current_button (gesture), n_press, (float) x, (float) y);
}

static void
on_pressed_long (RelaisBoardView *self, double x, double y, GtkGesture *gesture)
{
  int place = relais_board_places_at (self, (float) x, (float) y);

  if (place < 0)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  relais_board_places_ask (self, place);
}

static void
on_drag_begin (RelaisBoardView *self, double x, double y, GtkGestureSingle *gesture)
{
  guint button = gtk_gesture_single_get_current_button (gesture);

  if (!happens_here (self, gesture) || !relais_board_zoom_can_pan (self) || relais_board_editing_grips (self, (float) x, (float) y)
      || (button != GDK_BUTTON_PRIMARY && button != GDK_BUTTON_MIDDLE))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
  self->drag_middle = self->middle;
}

/* Until it has gone far enough a drag may still be a click. */
static void
on_drag_update (RelaisBoardView *self, double x, double y, GtkGesture *gesture)
{
  if (!self->panning && !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) x, (int) y))
    return;
  if (!self->panning)
    {
      self->panning = TRUE;
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      relais_board_hover (self, -1);
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
    }
  relais_board_zoom_look_at (self, GRAPHENE_POINT_INIT (self->drag_middle.x - (float) x / self->frame.scale,
                                                        self->drag_middle.y - (float) y / self->frame.scale));
}

static void
on_drag_end (RelaisBoardView *self)
{
  if (!self->panning)
    return;
  self->panning = FALSE;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), NULL);
}

static void
on_pinch_begin (RelaisBoardView *self)
{
  self->pinch_zoom = self->zoom;
  relais_board_hover (self, -1);
}

static void
on_pinched (RelaisBoardView *self, double scale, GtkGesture *gesture)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    relais_board_zoom_to (self, self->pinch_zoom * (float) scale, (float) x, (float) y);
}

/* A wheel zooms about the pointer. Two fingers on a touchpad move what is
 * seen, unless Ctrl is held. */
static gboolean
on_scroll (RelaisBoardView *self, double dx, double dy, GtkEventControllerScroll *controller)
{
  GdkModifierType held = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  gboolean fingers = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_SURFACE;

  if (!happens_here (self, controller))
    return GDK_EVENT_PROPAGATE;
  if (fingers && (held & GDK_CONTROL_MASK) == 0)
    {
      if (!relais_board_zoom_can_pan (self))
        return GDK_EVENT_PROPAGATE;
      relais_board_zoom_look_at (self, GRAPHENE_POINT_INIT (self->middle.x + (float) dx / self->frame.scale,
                                                            self->middle.y + (float) dy / self->frame.scale));
      return GDK_EVENT_STOP;
    }
  relais_board_zoom_to (self, self->zoom * powf (WHEEL_STEP, fingers ? (float) -dy / 20 : (float) -dy),
                        self->pointer.x, self->pointer.y);
  return GDK_EVENT_STOP;
}

static gboolean
on_pan_key (GtkWidget *widget, GVariant *way, gpointer data)
{
  RelaisBoardView *self = RELAIS_BOARD_VIEW (widget);
  int x, y;

  g_variant_get (way, "(ii)", &x, &y);
  if (!relais_board_zoom_can_pan (self))
    return FALSE;
  relais_board_zoom_look_at (self, GRAPHENE_POINT_INIT (self->middle.x + (float) x * PAN_KEY * self->frame.width / self->frame.scale,
                                                        self->middle.y + (float) y * PAN_KEY * self->frame.height / self->frame.scale));
  return TRUE;
}

static gboolean
on_back_key (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  RelaisBoardView *self = RELAIS_BOARD_VIEW (widget);

  if (self->telling >= 0 && self->hovered < 0)
    {
      relais_board_hover_hide (self);
      return TRUE;
    }
  return relais_board_editing_back (self) || (self->decision != NULL && relais_decision_back (self->decision));
}

void
relais_board_input_bind (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint keys[2];
    int x, y;
  } pans[] = {
    { { GDK_KEY_Left, GDK_KEY_KP_Left }, -1, 0 }, { { GDK_KEY_Right, GDK_KEY_KP_Right }, 1, 0 },
    { { GDK_KEY_Up, GDK_KEY_KP_Up }, 0, -1 }, { { GDK_KEY_Down, GDK_KEY_KP_Down }, 0, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (pans); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (pans[i].keys); k++)
      gtk_widget_class_add_binding (widget_class, pans[i].keys[k], GDK_SHIFT_MASK, on_pan_key, "(ii)", pans[i].x, pans[i].y);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_back_key, NULL);

  gtk_widget_class_bind_template_callback (widget_class, on_motion);
  gtk_widget_class_bind_template_callback (widget_class, on_leave);
  gtk_widget_class_bind_template_callback (widget_class, on_released);
  gtk_widget_class_bind_template_callback (widget_class, on_pressed_long);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_update);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_end);
  gtk_widget_class_bind_template_callback (widget_class, on_pinch_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_pinched);
  gtk_widget_class_bind_template_callback (widget_class, on_scroll);
}

/* Any key and any click, wherever it goes: pieces arrive at once, what a
 * refusal was about is not lit any longer. */
static gboolean
on_any_key (RelaisBoardView *self)
{
  relais_board_view_skip (self);
  relais_board_places_forget_missing (self);
  return GDK_EVENT_PROPAGATE;
}

static void
on_any_click (RelaisBoardView *self)
{
  relais_board_view_skip (self);
  relais_board_places_forget_missing (self);
}

void
relais_board_input_root (RelaisBoardView *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkGesture *click = gtk_gesture_click_new ();

  self->any_key = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->any_key, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->any_key, "key-pressed", G_CALLBACK (on_any_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (root, self->any_key);

  self->any_click = GTK_EVENT_CONTROLLER (click);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (self->any_click, GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (on_any_click), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (root, self->any_click);
}

void
relais_board_input_unroot (RelaisBoardView *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  gtk_widget_remove_controller (root, g_steal_pointer (&self->any_key));
  gtk_widget_remove_controller (root, g_steal_pointer (&self->any_click));
}
