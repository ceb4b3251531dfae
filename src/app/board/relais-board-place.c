/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-place.h"

#include <math.h>

#include "app/art/relais-art.h"
#include "app/art/relais-board-stamp.h"
#include "app/art/relais-slots.h"
#include "app/kit/relais-spoken.h"
#include "relais-board-marks.h"

#define LEAST_SIGN 25.f         /* pixels */

struct _RelaisBoardPlace
{
  GtkWidget parent_instance;

  char *id;
  char *label;
  char *description;
  const RelaisGameUi *ui;
  const char *style;
  graphene_rect_t area;         /* of the board */
  GArray *lane;                 /* of a stop, which is marked on its road, not round it; NULL: no stop */
  graphene_rect_t letter;
  float scale;
  gboolean software;
  guint kinds;
  int pips;
  const char *sheet;            /* of the sign that something is wanted here, */
  const char *sign;             /* which is this sprite; interned; NULL: none */
  RelaisStamp stamp;            /* the sign as it was drawn last */
};

enum
{
  PRESSED,
  ASKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisBoardPlace, relais_board_place, GTK_TYPE_WIDGET)

/* In the widget: at least as large as can be recognized. */
static graphene_rect_t
place_sign (RelaisBoardPlace *self)
{
  graphene_point_t middle = relais_rect_middle (&self->letter);
  float width = MAX (self->letter.size.width * self->scale, LEAST_SIGN);
  float height = width * self->letter.size.height / self->letter.size.width;

  return GRAPHENE_RECT_INIT (roundf ((middle.x - self->area.origin.x) * self->scale - width / 2),
                             roundf ((middle.y - self->area.origin.y) * self->scale - height / 2), roundf (width), roundf (height));
}

/* What is wanted here, in the colour of who wants it. */
static void
snapshot_sign (RelaisBoardPlace *self, GtkSnapshot *snapshot)
{
  graphene_rect_t at = place_sign (self);
  float pixels = (float) gtk_widget_get_scale_factor (GTK_WIDGET (self));
  int width = (int) (at.size.width * pixels);

  if (self->stamp.texture == NULL || gdk_texture_get_width (self->stamp.texture) != width)
    relais_stamp_set (&self->stamp, relais_art_texture (relais_art_get_default (), self->sheet, self->sign, width,
                                                        (int) (at.size.height * pixels)));
  if (self->stamp.texture != NULL)
    relais_stamp_append (&self->stamp, snapshot, &at, self->software);
}

static void
snapshot_marks (RelaisBoardPlace *self, gboolean focused, GtkSnapshot *snapshot)
{
  RelaisMarkPen pen = { NULL, self->ui, self->style, self->scale };
  graphene_rect_t bounds = self->area;

  if (self->lane != NULL)
    relais_path_bounds (self->lane, &bounds);
  graphene_rect_inset (&bounds, -RELAIS_MARK_REACH, -RELAIS_MARK_REACH);
  graphene_rect_offset (&bounds, -self->area.origin.x, -self->area.origin.y);
  graphene_rect_scale (&bounds, self->scale, self->scale, &bounds);
  pen.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_scale (pen.cr, (double) self->scale, (double) self->scale);
  cairo_translate (pen.cr, (double) -self->area.origin.x, (double) -self->area.origin.y);
  if (self->lane != NULL)
    relais_mark_lane (&pen, self->lane, self->kinds, self->pips);
  else
    relais_mark_frame (&pen, &self->area, self->kinds);
  if (focused && self->lane != NULL)
    relais_mark_focus_lane (&pen, self->lane);
  else if (focused)
    relais_mark_focus_frame (&pen, &self->area);
  cairo_destroy (pen.cr);
}

static gboolean
has_sign (RelaisBoardPlace *self)
{
  return self->sign != NULL && self->letter.size.width > 0 && (self->kinds & RELAIS_MARK_BIT (RELAIS_MARK_GOAL)) != 0;
}

static void
relais_board_place_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RelaisBoardPlace *self = RELAIS_BOARD_PLACE (widget);
  gboolean focused = gtk_widget_has_visible_focus (widget);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GskRenderNode) container = NULL;
  GtkSnapshot *marks;

  if ((self->kinds == 0 && !focused) || self->scale <= 0)
    {
      relais_stamp_append_nothing (snapshot);
      return;
    }
  marks = gtk_snapshot_new ();
  snapshot_marks (self, focused, marks);
  if (has_sign (self))
    snapshot_sign (self, marks);
  node = gtk_snapshot_free_to_node (marks);
  container = gsk_container_node_new (&node, 1);
  gtk_snapshot_append_node (snapshot, container);
}

static void
press (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[PRESSED], 0);
}

static void
ask (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[ASKED], 0);
}

/* The ring shows only when the focus came by a key. */
static void
relais_board_place_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  if ((before ^ gtk_widget_get_state_flags (widget)) & (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE))
    gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (relais_board_place_parent_class)->state_flags_changed (widget, before);
}

static void
relais_board_place_finalize (GObject *object)
{
  RelaisBoardPlace *self = RELAIS_BOARD_PLACE (object);

  g_free (self->id);
  g_free (self->label);
  g_free (self->description);
  relais_stamp_clear (&self->stamp);
  g_clear_pointer (&self->lane, g_array_unref);
  G_OBJECT_CLASS (relais_board_place_parent_class)->finalize (object);
}

static void
relais_board_place_class_init (RelaisBoardPlaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };

  G_OBJECT_CLASS (klass)->finalize = relais_board_place_finalize;
  widget_class->snapshot = relais_board_place_snapshot;
  widget_class->state_flags_changed = relais_board_place_state_flags_changed;
  signals[PRESSED] = g_signal_new ("pressed", RELAIS_TYPE_BOARD_PLACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[ASKED] = g_signal_new ("asked", RELAIS_TYPE_BOARD_PLACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "boardplace");
  gtk_widget_class_install_action (widget_class, "place.press", NULL, press);
  gtk_widget_class_install_action (widget_class, "place.ask", NULL, ask);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "place.press", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_question, 0, "place.ask", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_question, GDK_SHIFT_MASK, "place.ask", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "place.ask", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "place.ask", NULL);
}

static void
relais_board_place_init (RelaisBoardPlace *self)
{
  self->style = "light";
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
relais_board_place_new (const RelaisGameUi *ui, const RelaisPlace *place)
{
  RelaisBoardPlace *self;

  g_return_val_if_fail (place != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_BOARD_PLACE,
                       "accessible-role", place->picture ? GTK_ACCESSIBLE_ROLE_IMG : GTK_ACCESSIBLE_ROLE_BUTTON,
                       "name", place->id,
                       NULL);
  self->ui = ui;
  self->id = g_strdup (place->id);
  return GTK_WIDGET (self);
}

const char *
relais_board_place_get_id (RelaisBoardPlace *self)
{
  g_return_val_if_fail (RELAIS_IS_BOARD_PLACE (self), NULL);
  return self->id;
}

void
relais_board_place_put (RelaisBoardPlace *self, const RelaisPlace *place, const RelaisBoardFrame *frame)
{
  g_return_if_fail (RELAIS_IS_BOARD_PLACE (self));

  if (!graphene_rect_equal (&self->area, &place->area) || fabsf (self->scale - frame->scale) > 1e-6f || self->lane != place->lane)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->area = place->area;
  self->letter = place->letter;
  self->scale = frame->scale;
  self->software = frame->software;
  if (self->lane == place->lane)
    return;
  g_clear_pointer (&self->lane, g_array_unref);
  if (place->lane != NULL)
    self->lane = g_array_ref (place->lane);
}

void
relais_board_place_mark (RelaisBoardPlace *self, guint kinds, int pips)
{
  g_return_if_fail (RELAIS_IS_BOARD_PLACE (self));

  if (self->kinds == kinds && self->pips == pips)
    return;
  self->kinds = kinds;
  self->pips = pips;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED,
                               (kinds & RELAIS_MARK_BIT (RELAIS_MARK_REFUSED)) != 0, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
relais_board_place_get_marks (RelaisBoardPlace *self)
{
  g_return_val_if_fail (RELAIS_IS_BOARD_PLACE (self), 0);
  return self->kinds;
}

void
relais_board_place_set_style (RelaisBoardPlace *self, const char *style)
{
  g_return_if_fail (RELAIS_IS_BOARD_PLACE (self));

  self->style = style;
  relais_stamp_clear (&self->stamp);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
relais_board_place_set_sign (RelaisBoardPlace *self, const char *sheet, const char *sign)
{
  const char *interned = g_intern_string (sign);

  g_return_if_fail (RELAIS_IS_BOARD_PLACE (self));

  if (self->sheet == sheet && self->sign == interned)
    return;
  self->sheet = sheet;
  self->sign = interned;
  relais_stamp_clear (&self->stamp);
  if (has_sign (self))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
relais_board_place_tell (RelaisBoardPlace *self, const char *label, const char *description)
{
  g_return_if_fail (RELAIS_IS_BOARD_PLACE (self));

  if (g_strcmp0 (self->label, label) != 0)
    {
      g_free (self->label);
      self->label = g_strdup (label);
      relais_spoken_name (GTK_WIDGET (self), label);
    }
  if (g_strcmp0 (self->description, description) != 0)
    {
      g_free (self->description);
      self->description = g_strdup (description);
      relais_spoken_describe (GTK_WIDGET (self), description);
    }
}

const char *
relais_board_place_get_label (RelaisBoardPlace *self)
{
  g_return_val_if_fail (RELAIS_IS_BOARD_PLACE (self), NULL);
  return self->label;
}

const char *
relais_board_place_get_description (RelaisBoardPlace *self)
{
  g_return_val_if_fail (RELAIS_IS_BOARD_PLACE (self), NULL);
  return self->description;
}
