/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "../model/deciding.h"
#include "display.h"

/* What the tests of the panes share. Everything is inline: no test uses all of
 * it. */

/* Whatever waits; something that moves would wait for ever, and a slow machine takes its time for a few things. */
static inline void
panes_settle (void)
{
  gint64 end = g_get_monotonic_time () + 2 * G_USEC_PER_SEC;

  for (guint n = 0; g_main_context_iteration (NULL, FALSE) && (n < 100 || g_get_monotonic_time () < end); n++)
    ;
}

static inline gboolean
panes_on_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  return --*(int *) data > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Until it has been laid out and drawn; on a busy machine that takes a while,
 * and a display that draws nothing is nothing to wait for. */
static inline void
panes_wait_drawn (GtkWidget *window)
{
  gint64 end = g_get_monotonic_time () + DISPLAY_PATIENCE;
  int frames = 2;
  guint tick = gtk_widget_add_tick_callback (window, panes_on_frame, &frames, NULL);

  while (frames > 0 && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  if (frames > 0)
    gtk_widget_remove_tick_callback (window, tick);
  panes_settle ();
}

static inline GtkWidget *
panes_show (GtkWidget *widget)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 600);
  /* GTK 4.18 measures a window for the least height it had before. */
  gtk_widget_set_size_request (window, 900, 600);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  panes_wait_drawn (window);
  return window;
}

static inline void
panes_close (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  panes_settle ();
}

typedef gboolean (*PanesWanted) (GtkWidget *widget, gconstpointer data);

static inline void
panes_collect (GtkWidget *in, PanesWanted wanted, gconstpointer data, GPtrArray *found)
{
  if (wanted (in, data))
    g_ptr_array_add (found, in);
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    panes_collect (child, wanted, data, found);
}

/* All widgets of a type below another one. */
static inline GPtrArray *
panes_all (GtkWidget *in, GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  panes_collect (in, display_is_of, &type, found);
  return found;
}

/* Part of a template, whoever has to know its name. */
static inline GtkWidget *
panes_part (GtkWidget *widget, const char *name)
{
  GObject *part;

  if (widget == NULL)
    g_error ("there is nothing that has a %s", name);
  part = gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name);
  if (part == NULL)
    g_error ("%s has no %s", G_OBJECT_TYPE_NAME (widget), name);
  return GTK_WIDGET (part);
}

/* What a key does that a widget listens to in the whole window. */
static inline gboolean
panes_press (GtkWidget *widget, guint key, GdkModifierType held)
{
  gboolean done = display_press (widget, key, held);

  panes_settle ();
  return done;
}

static inline void
panes_click (GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  panes_settle ();
}

static inline const char *
panes_label (GtkWidget *widget, const char *part)
{
  GtkWidget *words = panes_part (widget, part);

  return GTK_IS_INSCRIPTION (words) ? gtk_inscription_get_text (GTK_INSCRIPTION (words)) : gtk_label_get_text (GTK_LABEL (words));
}

/* A part that shows words in the room that it is given. */
static inline gboolean
panes_is_cut (GtkWidget *widget, const char *part)
{
  GtkWidget *words = panes_part (widget, part);
  const char *text = gtk_inscription_get_text (GTK_INSCRIPTION (words));
  g_autoptr (PangoLayout) layout = NULL;

  if (text == NULL || *text == '\0')
    return FALSE;
  layout = gtk_widget_create_pango_layout (words, text);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, gtk_widget_get_width (words) * PANGO_SCALE);
  pango_layout_set_height (layout, gtk_widget_get_height (words) * PANGO_SCALE);
  return !gtk_widget_get_child_visible (words) || pango_layout_is_ellipsized (layout);
}

static inline gboolean
panes_has_words (GtkWidget *in)
{
  if (GTK_IS_LABEL (in) && *gtk_label_get_text (GTK_LABEL (in)) != '\0')
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child) && panes_has_words (child))
      return TRUE;
  return FALSE;
}

/* Every button that can be pressed has a name: its own words, or a label that
 * only readers get. */
static inline void
panes_check_names (GtkWidget *in)
{
  gboolean inner = gtk_widget_get_parent (in) != NULL && GTK_IS_MENU_BUTTON (gtk_widget_get_parent (in));

  if ((GTK_IS_BUTTON (in) || GTK_IS_MENU_BUTTON (in)) && !inner && !panes_has_words (in)
      && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (in), GTK_ACCESSIBLE_PROPERTY_LABEL))
    g_error ("a %s in a %s has no name", G_OBJECT_TYPE_NAME (in), G_OBJECT_TYPE_NAME (gtk_widget_get_parent (in)));
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    panes_check_names (child);
}

#define PANES_FOUR "loire players=4 seed=7 first_player=0"

/* A match and what shows it, in a window. */
typedef struct
{
  RelaisMatch *match;
  GtkWidget *pane;
  GtkWidget *window;
} Panes;

static inline void
panes_set_up (Panes *f, GType type, const char *start)
{
  f->match = playing_match (start);
  f->pane = g_object_new (type, "match", f->match, NULL);
  f->window = panes_show (f->pane);
}

static inline void
panes_tear_down (Panes *f, gconstpointer start)
{
  panes_close (f->window);
  g_assert_finalize_object (f->match);
}

static inline void
panes_play_on (Panes *f, guint moves)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 12);
  playing_play_on (f->match, &rng, moves);
}
