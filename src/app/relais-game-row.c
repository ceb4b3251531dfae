/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-game-row.h"

#include <glib/gi18n.h>

#include "relais-entry-text.h"
#include "relais-in-thread.h"
#include "relais-sized-bin.h"

struct _RelaisGameRow
{
  AdwActionRow parent_instance;

  RelaisLibraryEntry *entry;
  GCancellable *cancellable;
  GtkPicture *picture;
  GtkWidget *remove;
};

enum
{
  REMOVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisGameRow, relais_game_row, ADW_TYPE_ACTION_ROW)

static void
load_picture (GTask *task, gpointer source, gpointer path, GCancellable *cancellable)
{
  GError *error = NULL;
  GdkTexture *texture = gdk_texture_new_from_filename (path, &error);

  (void) source;
  (void) cancellable;
  if (texture != NULL)
    g_task_return_pointer (task, texture, g_object_unref);
  else
    g_task_return_error (task, error);
}

/* A game without a picture is only a row without one. */
static void
on_picture_loaded (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RelaisGameRow *self = RELAIS_GAME_ROW (source);
  g_autoptr (GdkTexture) texture = g_task_propagate_pointer (G_TASK (result), NULL);

  (void) user_data;
  if (texture == NULL || self->picture == NULL)
    return;
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
  gtk_widget_set_visible (GTK_WIDGET (self->picture), TRUE);
}

static void
start_loading (RelaisGameRow *self)
{
  const char *path = relais_library_entry_get_picture (self->entry);
  g_autoptr (GTask) task = NULL;

  if (path == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  task = g_task_new (self, self->cancellable, on_picture_loaded, NULL);
  g_task_set_task_data (task, g_strdup (path), g_free);
  relais_in_thread (task, load_picture);
}

static void
on_remove_clicked (GtkButton *button, RelaisGameRow *self)
{
  (void) button;
  g_signal_emit (self, signals[REMOVE], 0);
}

static void
relais_game_row_dispose (GObject *object)
{
  RelaisGameRow *self = RELAIS_GAME_ROW (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->entry);
  G_OBJECT_CLASS (relais_game_row_parent_class)->dispose (object);
}

static void
relais_game_row_class_init (RelaisGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_game_row_dispose;
  signals[REMOVE] = g_signal_new ("remove", RELAIS_TYPE_GAME_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (RELAIS_TYPE_SIZED_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-game-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisGameRow, picture);
  gtk_widget_class_bind_template_child (widget_class, RelaisGameRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, on_remove_clicked);
}

static void
relais_game_row_init (RelaisGameRow *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_game_row_new (RelaisLibraryEntry *entry)
{
  RelaisGameRow *self = g_object_new (RELAIS_TYPE_GAME_ROW, NULL);
  g_autofree char *subtitle = relais_entry_text_describe (entry);
  g_autofree char *title = relais_entry_text_title (entry);
  /* TRANSLATORS: %s is who plays a game. */
  g_autofree char *removing = g_strdup_printf (_("Move to the trash: %s"), title);

  self->entry = g_object_ref (entry);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL, removing, -1);
  start_loading (self);
  return GTK_WIDGET (self);
}

RelaisLibraryEntry *
relais_game_row_get_entry (RelaisGameRow *self)
{
  return self->entry;
}
