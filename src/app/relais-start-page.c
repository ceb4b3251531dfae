/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-start-page.h"

#include <glib/gi18n.h>

#include "relais-files.h"
#include "relais-game-row.h"
#include "relais-sprite.h"

typedef enum
{
  UNFINISHED,
  FINISHED,
  BROKEN,
  N_KINDS
} Kind;

struct _RelaisStartPage
{
  AdwBin parent_instance;

  RelaisWindow *window;         /* whose child this is */
  RelaisLibrary *library;
  GHashTable *removed;          /* toasts by path; goes to the trash when it can no longer be undone */
  GtkFilterListModel *models[N_KINDS];

  GtkMenuButton *recent;
  GtkStack *contents;
  GtkWidget *first_game;        /* buttons: without any game, and beside those that there are */
  GtkWidget *next_game;
  GtkWidget *unfinished_group;
  GtkListBox *unfinished;
  GtkWidget *finished_group;
  GtkListBox *finished;
  GtkWidget *broken_group;
  GtkListBox *broken;
};

G_DEFINE_TYPE (RelaisStartPage, relais_start_page, ADW_TYPE_BIN)

static GHashTable *
removed_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

static Kind
kind_of (RelaisLibraryEntry *entry)
{
  if (relais_library_entry_get_broken (entry))
    return BROKEN;
  return relais_library_entry_get_finished (entry) ? FINISHED : UNFINISHED;
}

static gboolean
is_listed (gpointer item, Kind kind, RelaisStartPage *self)
{
  return kind_of (item) == kind && !g_hash_table_contains (self->removed, relais_library_entry_get_path (item));
}

static gboolean
is_unfinished (gpointer item, gpointer self)
{
  return is_listed (item, UNFINISHED, self);
}

static gboolean
is_finished (gpointer item, gpointer self)
{
  return is_listed (item, FINISHED, self);
}

static gboolean
is_broken (gpointer item, gpointer self)
{
  return is_listed (item, BROKEN, self);
}

static void
update_visible (RelaisStartPage *self)
{
  GtkWidget *const groups[N_KINDS] = { self->unfinished_group, self->finished_group, self->broken_group };
  gboolean any = FALSE;

  for (guint i = 0; i < N_KINDS; i++)
    {
      gboolean some = g_list_model_get_n_items (G_LIST_MODEL (self->models[i])) > 0;

      gtk_widget_set_visible (groups[i], some);
      any |= some;
    }
  gtk_stack_set_visible_child_name (self->contents, any ? "games" : "empty");
}

/* Rows are made anew when their game has been written; the keyboard stays. */
static void
on_items_changed (RelaisStartPage *self)
{
  update_visible (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_root_get_focus (GTK_ROOT (self->window)) == NULL)
    relais_start_page_begin (self);
}

static void
filter_again (RelaisStartPage *self)
{
  for (guint i = 0; i < N_KINDS; i++)
    gtk_filter_changed (gtk_filter_list_model_get_filter (self->models[i]), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
on_erase_response (AdwMessageDialog *dialog, const char *response, RelaisStartPage *self)
{
  const char *path = g_object_get_data (G_OBJECT (dialog), "path");
  g_autoptr (GError) error = NULL;

  if (g_str_equal (response, "erase") && !relais_library_erase (self->library, path, &error))
    relais_window_say (self->window, error->message);
}

/* Not every file system has a trash. */
static void
offer_to_erase (RelaisStartPage *self, const char *path)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self->window), _("Delete the Game for Good?"),
                                              _("There is no trash here, so this cannot be undone."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "keep", _("_Keep It"), "erase", _("_Delete"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "erase", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (path), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_erase_response), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* A toast that is gone has undone nothing. */
static void
throw_away (RelaisStartPage *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (!g_hash_table_remove (self->removed, path))
    return;
  if (relais_library_remove (self->library, path, &error))
    return;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    offer_to_erase (self, path);
  else
    {
      words = g_strdup_printf (_("The game could not be moved to the trash: %s"), error->message);
      relais_window_say (self->window, words);
    }
  filter_again (self);
}

static void
on_toast_dismissed (AdwToast *toast, RelaisStartPage *self)
{
  throw_away (self, g_object_get_data (G_OBJECT (toast), "path"));
}

static void
on_undo_removal (AdwToast *toast, RelaisStartPage *self)
{
  g_hash_table_remove (self->removed, g_object_get_data (G_OBJECT (toast), "path"));
  filter_again (self);
}

static void
on_remove (RelaisGameRow *row, RelaisStartPage *self)
{
  const char *path = relais_library_entry_get_path (relais_game_row_get_entry (row));
  AdwToast *toast = adw_toast_new (_("The game goes to the trash"));

  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "path", g_strdup (path), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (on_undo_removal), self, 0);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_toast_dismissed), self, 0);
  g_hash_table_insert (self->removed, g_strdup (path), g_object_ref (toast));
  relais_window_toast (self->window, toast);
  filter_again (self);
}

static GtkWidget *
make_row (gpointer item, gpointer user_data)
{
  GtkWidget *row = relais_game_row_new (item);

  g_signal_connect_object (row, "remove", G_CALLBACK (on_remove), user_data, 0);
  return row;
}

static void
on_row_activated (GtkListBox *list, GtkListBoxRow *row, RelaisStartPage *self)
{
  RelaisLibraryEntry *entry = relais_game_row_get_entry (RELAIS_GAME_ROW (row));
  g_autoptr (GFile) file = g_file_new_for_path (relais_library_entry_get_path (entry));

  (void) list;
  relais_application_open_file (relais_window_get_application (self->window), file);
}

/* Files outside the library: opened here, or written as copies. */
static void
offer_recent (RelaisStartPage *self)
{
  g_autoptr (GMenu) menu = relais_files_recent ();

  gtk_menu_button_set_menu_model (self->recent, G_MENU_MODEL (menu));
  gtk_widget_set_visible (GTK_WIDGET (self->recent), g_menu_model_get_n_items (G_MENU_MODEL (menu)) > 0);
}

static void
fill (RelaisStartPage *self)
{
  static const GtkCustomFilterFunc tests[N_KINDS] = { is_unfinished, is_finished, is_broken };
  GtkListBox *const lists[N_KINDS] = { self->unfinished, self->finished, self->broken };

  for (guint i = 0; i < N_KINDS; i++)
    {
      GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (tests[i], self, NULL));

      self->models[i] = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->library)), filter);
      gtk_list_box_bind_model (lists[i], G_LIST_MODEL (self->models[i]), make_row, self, NULL);
    }
  for (guint i = 0; i < N_KINDS; i++)
    g_signal_connect_object (self->models[i], "items-changed", G_CALLBACK (on_items_changed), self,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  update_visible (self);
}

static void
relais_start_page_dispose (GObject *object)
{
  RelaisStartPage *self = RELAIS_START_PAGE (object);
  GtkListBox *const lists[N_KINDS] = { self->unfinished, self->finished, self->broken };

  for (guint i = 0; i < N_KINDS; i++)
    {
      if (self->models[i] != NULL)
        {
          g_signal_handlers_disconnect_by_data (self->models[i], self);
          gtk_list_box_bind_model (lists[i], NULL, NULL, NULL, NULL);
          gtk_filter_list_model_set_filter (self->models[i], NULL);
        }
      g_clear_object (&self->models[i]);
    }
  g_clear_object (&self->library);
  G_OBJECT_CLASS (relais_start_page_parent_class)->dispose (object);
}

static void
relais_start_page_finalize (GObject *object)
{
  g_hash_table_unref (RELAIS_START_PAGE (object)->removed);
  G_OBJECT_CLASS (relais_start_page_parent_class)->finalize (object);
}

static void
relais_start_page_class_init (RelaisStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_start_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_start_page_finalize;
  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, contents);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, recent);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, first_game);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, next_game);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, unfinished_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, unfinished);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, finished_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, finished);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, broken_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, broken);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

static void
relais_start_page_init (RelaisStartPage *self)
{
  self->removed = removed_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_start_page_new (RelaisWindow *window)
{
  RelaisStartPage *self = g_object_new (RELAIS_TYPE_START_PAGE, NULL);

  self->window = window;
  self->library = g_object_ref (relais_application_get_library (relais_window_get_application (window)));
  offer_recent (self);
  relais_library_refresh (self->library);
  fill (self);
  /* No game is shown then, and none has gone. */
  if (relais_library_get_error (self->library) != NULL)
    relais_window_say (window, relais_library_get_error (self->library)->message);
  return GTK_WIDGET (self);
}

/**
 * relais_start_page_leave:
 *
 * What was removed can no longer be undone, nor is that offered any longer.
 */
void
relais_start_page_leave (RelaisStartPage *self)
{
  g_autoptr (GHashTable) removed = g_steal_pointer (&self->removed);
  GHashTableIter iter;
  gpointer path, toast;

  self->removed = removed_new ();
  g_hash_table_iter_init (&iter, removed);
  while (g_hash_table_iter_next (&iter, &path, &toast))
    {
      g_signal_handlers_disconnect_by_data (toast, self);
      relais_library_remove (self->library, path, NULL);
      adw_toast_dismiss (toast);
    }
}

void
relais_start_page_begin (RelaisStartPage *self)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->unfinished, 0);
  gboolean empty = g_str_equal (gtk_stack_get_visible_child_name (self->contents), "empty");

  gtk_widget_grab_focus (first != NULL ? GTK_WIDGET (first) : empty ? self->first_game : self->next_game);
}
