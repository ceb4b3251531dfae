/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-game-row.h"

#include <glib/gi18n.h>

#include "relais-art.h"
#include "relais-entry-text.h"
#include "relais-in-thread.h"
#include "relais-sized-bin.h"
#include "relais-tooltip.h"

struct _RelaisGameRow
{
  AdwActionRow parent_instance;

  RelaisLibraryEntry *entry;
  gboolean open;                /* in a window */
  GCancellable *cancellable;
  RelaisLibrary *library;
  RelaisThumbnails *thumbnails;
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

static void
on_picture_loaded (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RelaisGameRow *self = RELAIS_GAME_ROW (source);
  g_autoptr (GdkTexture) texture = g_task_propagate_pointer (G_TASK (result), NULL);

  (void) user_data;
  if (texture == NULL || self->picture == NULL)
    return;
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
}

static void
start_loading (RelaisGameRow *self, const char *path)
{
  g_autoptr (GTask) task = NULL;

  task = g_task_new (self, self->cancellable, on_picture_loaded, NULL);
  g_task_set_task_data (task, g_strdup (path), g_free);
  relais_in_thread (task, load_picture);
}

typedef struct
{
  RelaisLibrary *library;
  char *path;
} Game;

static void
game_free (gpointer data)
{
  Game *game = data;

  g_object_unref (game->library);
  g_free (game->path);
  g_free (game);
}

static RelaisMatch *
load_game (gpointer data)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  Game *game = data;

  return relais_library_load (game->library, game->path, NULL, problems);
}

/* It is not when the program was killed before it was drawn. */
static gboolean
is_as_new (const char *path, RelaisLibraryEntry *entry)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (GDateTime) drawn = info != NULL ? g_file_info_get_modification_date_time (info) : NULL;

  return drawn != NULL && g_date_time_compare (drawn, relais_library_entry_get_date (entry)) >= 0;
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
  g_clear_object (&self->library);
  g_clear_object (&self->thumbnails);
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
  return GTK_WIDGET (self);
}

/* One that is missing or older than the game is drawn, unless the game is open:
 * then it is as new as it is going to be before the game is left. */
static void
show_picture (RelaisGameRow *self)
{
  const char *style = relais_art_get_style (relais_art_get_default ());
  g_autofree char *path = relais_library_picture_path (relais_library_entry_get_path (self->entry), style);
  Game *game;

  if (self->open || relais_library_entry_get_broken (self->entry) || is_as_new (path, self->entry))
    {
      if (g_file_test (path, G_FILE_TEST_EXISTS))
        start_loading (self, path);
      return;
    }
  game = g_new0 (Game, 1);
  game->library = g_object_ref (self->library);
  game->path = g_strdup (relais_library_entry_get_path (self->entry));
  relais_thumbnails_draw (self->thumbnails, self->picture, path, load_game, game, game_free);
}

void
relais_game_row_show_picture (RelaisGameRow *self, RelaisLibrary *library, RelaisThumbnails *thumbnails)
{
  g_set_object (&self->library, library);
  g_set_object (&self->thumbnails, thumbnails);
  show_picture (self);
  g_signal_connect_object (relais_art_get_default (), "changed", G_CALLBACK (show_picture), self, G_CONNECT_SWAPPED);
}

/* What is being played is not thrown away. */
void
relais_game_row_set_open (RelaisGameRow *self, gboolean open)
{
  self->open = open;
  gtk_widget_set_sensitive (self->remove, !open);
  relais_tooltip_set (self->remove, open ? _("This game is open in a window") : _("Move to the trash"));
}

RelaisLibraryEntry *
relais_game_row_get_entry (RelaisGameRow *self)
{
  return self->entry;
}
