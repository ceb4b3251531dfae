/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-fullscreen-header.h"

/* How near to the top the pointer calls the header bar. */
#define CALL_HEADER 4
#define DISMISS_HEADER 96

struct _RelaisFullscreenHeader
{
  GObject parent_instance;

  GtkWidget *page;
  AdwFlap *flap;
  GtkMenuButton *menu;
  GtkWidget *leave;
  gboolean fullscreen;
  guint menu_tick;              /* waits for the header bar to be where the menu can open; 0: it is not wanted */
};

G_DEFINE_TYPE (RelaisFullscreenHeader, relais_fullscreen_header, G_TYPE_OBJECT)

static void
forget_menu (RelaisFullscreenHeader *self)
{
  if (self->menu_tick != 0)
    gtk_widget_remove_tick_callback (self->page, self->menu_tick);
  self->menu_tick = 0;
}

/* The pointer has no say while the menu is there, or on its way. */
static void
on_motion (RelaisFullscreenHeader *self, double x, double y)
{
  GtkPopover *menu = gtk_menu_button_get_popover (self->menu);
  gboolean of_menu = self->menu_tick != 0 || (menu != NULL && gtk_widget_get_visible (GTK_WIDGET (menu)));

  if (!self->fullscreen)
    return;
  if (y < CALL_HEADER)
    adw_flap_set_reveal_flap (self->flap, TRUE);
  else if (y > DISMISS_HEADER && !of_menu)
    adw_flap_set_reveal_flap (self->flap, FALSE);
}

/* A popover whose button is above the window would be on no monitor. The
 * header bar may have come down without having been laid out there yet. */
static gboolean
on_tick (GtkWidget *page, GdkFrameClock *clock, gpointer data)
{
  RelaisFullscreenHeader *self = data;
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (page));
  graphene_rect_t window, button;

  graphene_rect_init (&window, 0, 0, (float) gtk_widget_get_width (root), (float) gtk_widget_get_height (root));
  if (adw_flap_get_reveal_progress (self->flap) < 1
      || !gtk_widget_compute_bounds (GTK_WIDGET (self->menu), root, &button)
      || !graphene_rect_contains_rect (&window, &button))
    return G_SOURCE_CONTINUE;
  self->menu_tick = 0;
  gtk_menu_button_popup (self->menu);
  return G_SOURCE_REMOVE;
}

/* The menu's key must find the menu there. */
static gboolean
on_key_pressed (RelaisFullscreenHeader *self, guint key, guint code, GdkModifierType modifiers)
{
  if (!self->fullscreen || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Escape && self->menu_tick != 0)
    {
      forget_menu (self);
      adw_flap_set_reveal_flap (self->flap, FALSE);
      return GDK_EVENT_STOP;
    }
  if (key != GDK_KEY_F10)
    return GDK_EVENT_PROPAGATE;
  adw_flap_set_reveal_flap (self->flap, TRUE);
  if (self->menu_tick == 0)
    self->menu_tick = gtk_widget_add_tick_callback (self->page, on_tick, self, NULL);
  return GDK_EVENT_STOP;
}

static void
relais_fullscreen_header_dispose (GObject *object)
{
  forget_menu (RELAIS_FULLSCREEN_HEADER (object));
  G_OBJECT_CLASS (relais_fullscreen_header_parent_class)->dispose (object);
}

static void
relais_fullscreen_header_class_init (RelaisFullscreenHeaderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_fullscreen_header_dispose;
}

static void
relais_fullscreen_header_init (RelaisFullscreenHeader *self)
{
}

/**
 * relais_fullscreen_header_new:
 * @flap: its flap is the header bar
 * @menu: the main menu's button
 * @leave: what is shown in full screen only
 */
RelaisFullscreenHeader *
relais_fullscreen_header_new (GtkWidget *page, AdwFlap *flap, GtkMenuButton *menu, GtkWidget *leave)
{
  RelaisFullscreenHeader *self = g_object_new (RELAIS_TYPE_FULLSCREEN_HEADER, NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->page = page;
  self->flap = flap;
  self->menu = menu;
  self->leave = leave;
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (page, motion);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (page, keys);
  return self;
}

void
relais_fullscreen_header_set (RelaisFullscreenHeader *self, gboolean fullscreen)
{
  g_return_if_fail (RELAIS_IS_FULLSCREEN_HEADER (self));

  self->fullscreen = fullscreen;
  forget_menu (self);
  gtk_widget_set_visible (self->leave, fullscreen);
  adw_flap_set_fold_policy (self->flap, fullscreen ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_NEVER);
  adw_flap_set_reveal_flap (self->flap, !fullscreen);
}
