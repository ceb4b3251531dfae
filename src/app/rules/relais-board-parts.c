/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-parts.h"

#include <glib/gi18n.h>

#include "app/art/relais-art.h"
#include "app/art/relais-board-picture.h"
#include "app/art/relais-palette.h"
#include "app/art/relais-slots.h"

#define LEAST_WIDTH 280
#define WIDTH 572
#define RADIUS 9.5f

struct _RelaisBoardParts
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  const RelaisGameUi *ui;
  RelaisSlots *slots;
  float width, height;          /* of the board's drawing */
  GdkTexture *picture;          /* NULL: it is being drawn */
  gboolean wanted;              /* it has been told to draw */
  int asked;                    /* how wide it was asked for, in pixels of the screen */
};

G_DEFINE_TYPE (RelaisBoardParts, relais_board_parts, GTK_TYPE_WIDGET)

static void
on_drawn (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RelaisBoardParts) self = data;
  g_autoptr (GdkTexture) picture = relais_board_picture_finish (result);

  /* One of another size or style may be on its way. */
  if (picture == NULL || gdk_texture_get_width (picture) != self->asked)
    return;
  g_set_object (&self->picture, picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ask_for_picture (RelaisBoardParts *self, int width)
{
  if (width == self->asked)
    return;
  self->asked = width;
  relais_board_picture_async (self->match, RELAIS_NOBODY, width, FALSE, on_drawn, g_object_ref (self));
}

static void
on_style_changed (RelaisBoardParts *self)
{
  g_clear_object (&self->picture);
  self->asked = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_colour (cairo_t *cr, RelaisColour colour)
{
  const GdkRGBA *rgba = relais_palette_get (relais_art_get_style (relais_art_get_default ()), colour);

  cairo_set_source_rgba (cr, (double) rgba->red, (double) rgba->green, (double) rgba->blue, 1);
}

/* At the upper right corner of a part, so that it is seen itself. */
static void
draw_number (RelaisBoardParts *self, cairo_t *cr, guint number, const graphene_rect_t *area, float scale)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  g_autofree char *markup = g_strdup_printf ("<span size=\"8000\" weight=\"bold\">%s</span>", digits);
  double x = (double) CLAMP ((area->origin.x + area->size.width) * scale, RADIUS, self->width * scale - RADIUS);
  double y = (double) MAX (area->origin.y * scale, RADIUS);
  int width, height;

  cairo_new_path (cr);
  cairo_arc (cr, x, y, (double) RADIUS, 0, 2 * G_PI);
  set_colour (cr, RELAIS_COLOUR_HALO);
  cairo_fill_preserve (cr);
  set_colour (cr, RELAIS_COLOUR_INK);
  cairo_set_line_width (cr, 1.8);
  cairo_stroke (cr);
  pango_layout_set_markup (layout, markup, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width / 2., y - height / 2.);
  pango_cairo_show_layout (cr, layout);
}

static void
relais_board_parts_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RelaisBoardParts *self = RELAIS_BOARD_PARTS (widget);
  const RelaisBoardPart *part = self->ui->parts;
  float width = (float) gtk_widget_get_width (widget), scale = width / self->width;
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, width, self->height * scale);
  cairo_t *cr;

  if (self->wanted)
    ask_for_picture (self, (int) width * gtk_widget_get_scale_factor (widget));
  if (self->picture == NULL)
    return;
  gtk_snapshot_append_texture (snapshot, self->picture, &area);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  for (guint number = 1; part->slot != NULL; part++, number++)
    {
      graphene_rect_t slot;

      if (relais_slots_get (self->slots, &slot, "%s", part->slot))
        draw_number (self, cr, number, &slot, scale);
    }
  cairo_destroy (cr);
}

static GtkSizeRequestMode
relais_board_parts_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
relais_board_parts_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  RelaisBoardParts *self = RELAIS_BOARD_PARTS (widget);
  float ratio = self->height / self->width;

  *minimum = LEAST_WIDTH;
  *natural = WIDTH;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) ((float) (for_size >= 0 ? for_size : WIDTH) * ratio);
}

static void
relais_board_parts_dispose (GObject *object)
{
  RelaisBoardParts *self = RELAIS_BOARD_PARTS (object);

  g_clear_object (&self->match);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->slots, relais_slots_free);
  G_OBJECT_CLASS (relais_board_parts_parent_class)->dispose (object);
}

static void
relais_board_parts_class_init (RelaisBoardPartsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_board_parts_dispose;
  widget_class->snapshot = relais_board_parts_snapshot;
  widget_class->measure = relais_board_parts_measure;
  widget_class->get_request_mode = relais_board_parts_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
relais_board_parts_init (RelaisBoardParts *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The board with its parts numbered"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("What each number is stands below."), -1);
  g_signal_connect_object (relais_art_get_default (), "changed", G_CALLBACK (on_style_changed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
relais_board_parts_new (RelaisMatch *match)
{
  RelaisBoardParts *self;
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (match));
  g_autoptr (RelaisScene) scene = NULL;

  g_return_val_if_fail (RELAIS_IS_MATCH (match) && ui != NULL && ui->parts != NULL, NULL);

  scene = ui->scene_new ();
  self = g_object_new (RELAIS_TYPE_BOARD_PARTS, NULL);
  self->match = g_object_ref (match);
  self->ui = ui;
  self->slots = relais_slots_new (relais_scene_get_sheet (scene));
  relais_scene_get_size (scene, &self->width, &self->height);
  return GTK_WIDGET (self);
}

void
relais_board_parts_draw (RelaisBoardParts *self)
{
  g_return_if_fail (RELAIS_IS_BOARD_PARTS (self));

  if (self->wanted)
    return;
  self->wanted = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
