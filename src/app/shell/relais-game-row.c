/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-game-row.h"

#include <glib/gi18n.h>

#include "app/art/relais-picture-file.h"
#include "app/old-gtk/relais-sized-bin.h"
#include "app/old-gtk/relais-tooltip.h"
#include "relais-entry-text.h"

struct _RelaisGameRow
{
  AdwActionRow parent_instance;

  RelaisLibraryEntry *entry;
  gboolean open;                /* in a window */
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

typedef struct
{
  RelaisLibrary *library;
  char *path;
  GDateTime *played;            /* NULL: whatever picture there is has to do */
} Game;

static void
game_free (gpointer data)
{
  Game *game = data;

  g_object_unref (game->library);
  g_free (game->path);
  g_clear_pointer (&game->played, g_date_time_unref);
  g_free (game);
}

static RelaisMatch *
load_game (gpointer data)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  Game *game = data;

  return game->played != NULL ? relais_library_load (game->library, game->path, NULL, problems) : NULL;
}

/* It may only just be drawn. It is not as new when the program was killed before
 * that. */
static char *
find_picture (gpointer data, const char *style, gboolean *outdated)
{
  const Game *game = data;
  char *path = relais_library_picture_path (game->path, style);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info = NULL;
  g_autoptr (GDateTime) drawn = NULL;

  relais_picture_file_wait (path);
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC, G_FILE_QUERY_INFO_NONE,
                            NULL, NULL);
  drawn = info != NULL ? g_file_info_get_modification_date_time (info) : NULL;

  *outdated = game->played != NULL && (drawn == NULL || g_date_time_compare (drawn, game->played) < 0);
  return path;
}

static const RelaisThumbnailKind of_game = { find_picture, load_game, game_free, RELAIS_GAME_PICTURE_WIDTH };

static void
on_remove_clicked (GtkButton *button, RelaisGameRow *self)
{
  g_signal_emit (self, signals[REMOVE], 0);
}

static void
relais_game_row_dispose (GObject *object)
{
  RelaisGameRow *self = RELAIS_GAME_ROW (object);

  if (self->thumbnails != NULL)
    relais_thumbnails_hide (self->thumbnails, self->picture);
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
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_sized_bin_hold_words (ADW_ACTION_ROW (self));
}

GtkWidget *
relais_game_row_new (RelaisLibraryEntry *entry)
{
  RelaisGameRow *self;
  g_autofree char *subtitle = relais_entry_text_describe (entry);
  g_autofree char *title = relais_entry_text_title (entry);
  /* TRANSLATORS: %s is who plays a game. */
  g_autofree char *removing = g_strdup_printf (_("Move to the trash: %s"), title);

  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (entry), NULL);

  self = g_object_new (RELAIS_TYPE_GAME_ROW, NULL);
  self->entry = g_object_ref (entry);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL, removing, -1);
  return GTK_WIDGET (self);
}

void
relais_game_row_set_pictures (RelaisGameRow *self, RelaisLibrary *library, RelaisThumbnails *thumbnails)
{
  g_return_if_fail (RELAIS_IS_GAME_ROW (self));

  g_set_object (&self->library, library);
  g_set_object (&self->thumbnails, thumbnails);
}

/* One that is missing or older than the game is drawn, unless the game is open:
 * then it is as new as it is going to be before the game is left. Nor is that of
 * a record so long that playing it again would take a while. */
static void
show_picture (RelaisGameRow *self)
{
  Game *game = g_new0 (Game, 1);

  game->library = g_object_ref (self->library);
  game->path = g_strdup (relais_library_entry_get_path (self->entry));
  if (!self->open && !relais_library_entry_get_broken (self->entry)
      && relais_folder_entry_get_size (RELAIS_FOLDER_ENTRY (self->entry)) <= RELAIS_FOLDER_ENTRY_LONG)
    game->played = g_date_time_ref (relais_library_entry_get_date (self->entry));
  relais_thumbnails_show (self->thumbnails, self->picture, &of_game, game);
}

void
relais_game_row_set_seen (RelaisGameRow *self, gboolean seen)
{
  g_return_if_fail (RELAIS_IS_GAME_ROW (self));

  if (seen)
    show_picture (self);
  else
    relais_thumbnails_hide (self->thumbnails, self->picture);
}

/* What is being played is not thrown away. */
void
relais_game_row_set_open (RelaisGameRow *self, gboolean open)
{
  g_return_if_fail (RELAIS_IS_GAME_ROW (self));

  self->open = open;
  gtk_widget_set_sensitive (self->remove, !open);
  relais_tooltip_set (self->remove, open ? _("This game is open in a window") : _("Move to the trash"));
}

RelaisLibraryEntry *
relais_game_row_get_entry (RelaisGameRow *self)
{
  g_return_val_if_fail (RELAIS_IS_GAME_ROW (self), NULL);
  return self->entry;
}
