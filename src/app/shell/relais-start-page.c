/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-start-page.h"

#include <glib/gi18n.h>

#include "app/art/relais-sprite.h"
#include "app/kit/relais-language.h"
#include "app/kit/relais-long-list.h"
#include "app/kit/relais-search-keys.h"
#include "app/kit/relais-wrap-box.h"
#include "app/pages/relais-files.h"
#include "app/pages/relais-program.h"
#include "model/relais-best.h"
#include "model/relais-lore.h"
#include "model/relais-new-game.h"
#include "relais-game-row.h"
#include "relais-removals.h"
#include "relais-setup-opening.h"
#include "relais-setups-row.h"

/* So many games are seen at a glance. */
#define FEW 5

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

  RelaisHost *host;             /* whose child this is */
  RelaisLibrary *library;
  RelaisRemovals *removals;
  GtkFilterListModel *models[N_KINDS];
  RelaisSetupLibrary *setups;
  RelaisThumbnails *thumbnails;
  GtkWidget *setup;             /* the row of the one to go on with; NULL: none */
  gboolean asked_for_search;    /* by Ctrl+F, until Esc */

  GtkMenuButton *recent;
  GtkStack *contents;
  GtkLabel *invitation;         /* to the first of the games */
  GtkWidget *first_game;        /* buttons: without any game, and beside those that there are */
  GtkWidget *next_game;
  GtkWidget *learn_first;       /* the same of the guided first game */
  GtkWidget *learn_again;
  GtkEditable *search;
  AdwPreferencesGroup *setup_group;
  GtkWidget *unfinished_group;
  RelaisLongList *unfinished;
  GtkWidget *finished_group;
  RelaisLongList *finished;
  GtkWidget *broken_group;
  RelaisLongList *broken;
  GtkWidget *setups_group;      /* while words are looked for: how many setups have them */
  AdwActionRow *setups_found;
  GtkWidget *nothing;
};

static void relais_start_page_page_init (RelaisPageInterface *iface);

G_DEFINE_TYPE_WITH_CODE (RelaisStartPage, relais_start_page, ADW_TYPE_BIN,
                         G_IMPLEMENT_INTERFACE (RELAIS_TYPE_PAGE, relais_start_page_page_init))

/* "": nothing. */
static const char *
looked_for (RelaisStartPage *self)
{
  return gtk_editable_get_text (self->search);
}

static Kind
kind_of (RelaisLibraryEntry *entry)
{
  if (relais_library_entry_get_broken (entry))
    return BROKEN;
  /* A task that is solved is done, though the game could go on. */
  return relais_library_entry_get_finished (entry) || relais_library_entry_get_solved (entry) ? FINISHED : UNFINISHED;
}

static gboolean
is_searching (RelaisStartPage *self)
{
  return *looked_for (self) != '\0';
}

static gboolean
is_listed (gpointer item, Kind kind, RelaisStartPage *self)
{
  return kind_of (item) == kind && !relais_removals_has (self->removals, relais_library_entry_get_path (item))
         && relais_library_entry_matches (item, looked_for (self));
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

static gboolean
tell_setups (RelaisStartPage *self)
{
  GListModel *setups = G_LIST_MODEL (self->setups);
  g_autofree char *words = NULL;
  guint n = 0;

  for (guint i = 0; is_searching (self) && i < g_list_model_get_n_items (setups); i++)
    {
      g_autoptr (RelaisSetupEntry) entry = g_list_model_get_item (setups, i);

      n += relais_setup_entry_matches (entry, looked_for (self)) ? 1 : 0;
    }
  words = g_strdup_printf (ngettext ("%u setup has these words", "%u setups have these words", n), n);
  adw_action_row_set_subtitle (self->setups_found, words);
  gtk_widget_set_visible (self->setups_group, n > 0);
  return n > 0;
}

static void
update_visible (RelaisStartPage *self)
{
  GtkWidget *const groups[N_KINDS] = { self->unfinished_group, self->finished_group, self->broken_group };
  gboolean searching = is_searching (self);
  gboolean any = self->setup != NULL && !searching;

  gtk_widget_set_visible (GTK_WIDGET (self->setup_group), any);
  for (guint i = 0; i < N_KINDS; i++)
    {
      gboolean some = g_list_model_get_n_items (G_LIST_MODEL (self->models[i])) > 0;

      gtk_widget_set_visible (groups[i], some);
      any |= some;
    }
  any |= tell_setups (self);
  gtk_widget_set_visible (self->nothing, searching && !any);
  gtk_widget_set_visible (GTK_WIDGET (self->search), searching || self->asked_for_search
                                                     || g_list_model_get_n_items (G_LIST_MODEL (self->library)) > FEW);
  gtk_stack_set_visible_child_name (self->contents, any || searching || self->asked_for_search ? "games" : "empty");
}

/* Rows are made anew when their game has been written; the keyboard stays. */
static void
on_items_changed (RelaisStartPage *self)
{
  update_visible (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_root_get_focus (GTK_ROOT (self->host)) == NULL)
    relais_page_begin (RELAIS_PAGE (self));
}

static void
filter_again (RelaisStartPage *self)
{
  for (guint i = 0; i < N_KINDS; i++)
    gtk_filter_changed (gtk_filter_list_model_get_filter (self->models[i]), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
look (RelaisStartPage *self)
{
  filter_again (self);
  update_visible (self);
}

/* Esc gives up the search. */
static void
on_stop_search (RelaisStartPage *self)
{
  self->asked_for_search = FALSE;
  relais_start_page_search (self, "");
  update_visible (self);
  relais_page_begin (RELAIS_PAGE (self));
}

static void
on_find (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RelaisStartPage *self = RELAIS_START_PAGE (widget);

  self->asked_for_search = TRUE;
  update_visible (self);
  relais_search_keys_begin (GTK_SEARCH_ENTRY (self->search));
}

static void
on_setups_found_activated (RelaisStartPage *self)
{
  g_autofree char *words = g_strdup (looked_for (self));

  relais_host_show_setups (self->host, words);
}

static gboolean
remove_game (GObject *library, const char *path, GError **error)
{
  return relais_library_remove (RELAIS_LIBRARY (library), path, error);
}

static gboolean
erase_game (GObject *library, const char *path, GError **error)
{
  return relais_library_erase (RELAIS_LIBRARY (library), path, error);
}

static gboolean
is_open (RelaisStartPage *self, RelaisLibraryEntry *entry)
{
  return relais_program_find_open (relais_host_get_program (self->host), relais_library_entry_get_path (entry)) != NULL;
}

static void
on_remove (RelaisGameRow *row, RelaisStartPage *self)
{
  if (is_open (self, relais_game_row_get_entry (row)))
    return;
  if (!relais_removals_add_row (self->removals, GTK_LIST_BOX_ROW (row),
                                relais_library_entry_get_path (relais_game_row_get_entry (row)),
                                _("The game goes to the trash")))
    relais_page_begin (RELAIS_PAGE (self));
}

static GtkWidget *
make_row (gpointer item, gpointer user_data)
{
  RelaisStartPage *self = user_data;
  GtkWidget *row = relais_game_row_new (item);

  relais_game_row_set_open (RELAIS_GAME_ROW (row), is_open (self, item));
  relais_game_row_set_pictures (RELAIS_GAME_ROW (row), self->library, self->thumbnails);
  g_signal_connect_object (row, "remove", G_CALLBACK (on_remove), user_data, 0);
  return row;
}

static void
see_row (GtkWidget *row, gboolean seen, gpointer user_data)
{
  relais_game_row_set_seen (RELAIS_GAME_ROW (row), seen);
}

/* What is on its way to the trash and is opened meanwhile is to be played. */
static void
on_opening (RelaisStartPage *self, const char *path)
{
  relais_removals_keep (self->removals, path);
}

static void
on_pages_changed (RelaisStartPage *self)
{
  RelaisLongList *const lists[N_KINDS] = { self->unfinished, self->finished, self->broken };

  for (guint i = 0; i < N_KINDS; i++)
    {
      GtkListBox *box = relais_long_list_get_box (lists[i]);
      GtkListBoxRow *row;

      for (int k = 0; (row = gtk_list_box_get_row_at_index (box, k)) != NULL; k++)
        relais_game_row_set_open (RELAIS_GAME_ROW (row), is_open (self, relais_game_row_get_entry (RELAIS_GAME_ROW (row))));
    }
}

static void
on_row_activated (RelaisStartPage *self, GtkListBoxRow *row)
{
  RelaisLibraryEntry *entry = relais_game_row_get_entry (RELAIS_GAME_ROW (row));
  g_autoptr (GFile) file = g_file_new_for_path (relais_library_entry_get_path (entry));

  relais_program_open_file (relais_host_get_program (self->host), file);
}

/* The one that was changed last, unless it is finished as far as can be seen:
 * it can be played, and something has been played since. */
static RelaisSetupEntry *
find_setup (RelaisStartPage *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->setups)); i++)
    {
      g_autoptr (RelaisSetupEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->setups), i);
      g_autoptr (RelaisLibraryEntry) game = g_list_model_get_item (G_LIST_MODEL (self->library), 0);

      if (relais_setup_entry_get_status (entry) == RELAIS_SETUP_BROKEN)
        continue;
      if (relais_setup_entry_get_status (entry) == RELAIS_SETUP_DRAFT || game == NULL
          || g_date_time_compare (relais_setup_entry_get_date (entry), relais_library_entry_get_date (game)) >= 0)
        return g_steal_pointer (&entry);
      break;
    }
  return NULL;
}

static void
on_setup_activated (RelaisSetupsRow *row, RelaisStartPage *self)
{
  relais_setup_opening_open (self->host, relais_setup_entry_get_path (relais_setups_row_get_entry (row)));
}

static void
offer_setup (RelaisStartPage *self)
{
  g_autoptr (RelaisSetupEntry) entry = find_setup (self);

  if (self->setup != NULL)
    adw_preferences_group_remove (self->setup_group, self->setup);
  self->setup = NULL;
  if (entry == NULL)
    return;
  self->setup = relais_setups_row_new_for_entry (entry, self->thumbnails);
  relais_setups_row_set_plain (RELAIS_SETUPS_ROW (self->setup));
  relais_setups_row_set_seen (RELAIS_SETUPS_ROW (self->setup), TRUE);
  g_signal_connect_object (self->setup, "activated", G_CALLBACK (on_setup_activated), self, 0);
  adw_preferences_group_add (self->setup_group, self->setup);
}

static void
on_setups_changed (RelaisStartPage *self)
{
  offer_setup (self);
  update_visible (self);
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
  static const RelaisLongListRows rows = { make_row, see_row };
  RelaisLongList *const lists[N_KINDS] = { self->unfinished, self->finished, self->broken };

  for (guint i = 0; i < N_KINDS; i++)
    {
      GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (tests[i], self, NULL));

      self->models[i] = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->library)), filter);
      relais_long_list_set_model (lists[i], G_LIST_MODEL (self->models[i]), &rows, self);
    }
  for (guint i = 0; i < N_KINDS; i++)
    g_signal_connect_object (self->models[i], "items-changed", G_CALLBACK (on_items_changed), self,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  update_visible (self);
}

static void
leave (RelaisPage *page)
{
  relais_removals_finish (RELAIS_START_PAGE (page)->removals);
}

/* The focus on the game played last, or on a new one. */
static void
begin (RelaisPage *page)
{
  RelaisStartPage *self = RELAIS_START_PAGE (page);
  gboolean empty = g_str_equal (gtk_stack_get_visible_child_name (self->contents), "empty");

  if (!relais_long_list_focus (self->unfinished, 0))
    gtk_widget_grab_focus (empty ? self->first_game : self->next_game);
}

static RelaisPage *
again (RelaisPage *page)
{
  return RELAIS_PAGE (relais_start_page_new (RELAIS_START_PAGE (page)->host));
}

/* What is looked for; NULL: nothing. */
static gpointer
note (RelaisPage *page)
{
  RelaisStartPage *self = RELAIS_START_PAGE (page);

  return is_searching (self) ? g_strdup (looked_for (self)) : NULL;
}

static void
restore (RelaisPage *page, gconstpointer words)
{
  relais_start_page_search (RELAIS_START_PAGE (page), words);
}

static gboolean
offers (RelaisPage *page, const char *command)
{
  return g_str_equal (command, "paste-setup");
}

static void
relais_start_page_page_init (RelaisPageInterface *iface)
{
  iface->begin = begin;
  iface->leave = leave;
  iface->again = again;
  iface->note = note;
  iface->restore = restore;
  iface->offers = offers;
}

static void
relais_start_page_dispose (GObject *object)
{
  RelaisStartPage *self = RELAIS_START_PAGE (object);
  RelaisLongList *const lists[N_KINDS] = { self->unfinished, self->finished, self->broken };

  for (guint i = 0; i < N_KINDS; i++)
    {
      if (self->models[i] != NULL)
        {
          g_signal_handlers_disconnect_by_data (self->models[i], self);
          relais_long_list_set_model (lists[i], NULL, NULL, NULL);
          gtk_filter_list_model_set_filter (self->models[i], NULL);
        }
      g_clear_object (&self->models[i]);
    }
  g_clear_object (&self->removals);
  g_clear_object (&self->library);
  g_clear_object (&self->setups);
  g_clear_object (&self->thumbnails);
  G_OBJECT_CLASS (relais_start_page_parent_class)->dispose (object);
}

static void
relais_start_page_class_init (RelaisStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_start_page_dispose;
  g_type_ensure (RELAIS_TYPE_LONG_LIST);
  g_type_ensure (RELAIS_TYPE_SPRITE);
  g_type_ensure (RELAIS_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, contents);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, invitation);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, recent);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, first_game);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, next_game);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, learn_first);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, learn_again);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, setup_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, unfinished_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, unfinished);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, search);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, setups_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, setups_found);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, finished_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, finished);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, broken_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisStartPage, broken);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback (widget_class, look);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
  gtk_widget_class_bind_template_callback (widget_class, on_setups_found_activated);
  gtk_widget_class_install_action (widget_class, "page.find", NULL, on_find);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "page.find", NULL);
}

static void
relais_start_page_init (RelaisStartPage *self)
{
  const RelaisGame *game;

  self->thumbnails = relais_thumbnails_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_label (self->invitation, relais_lores[0] != NULL ? _(relais_lores[0]->invitation) : "");
  gtk_widget_set_visible (self->learn_first, relais_lesson_get (&game) != NULL);
  gtk_widget_set_visible (self->learn_again, relais_lesson_get (&game) != NULL);
  relais_search_keys_add (GTK_SEARCH_ENTRY (self->search));
}

/* Of who played alone last: what is to be beaten by the same rules. */
static char *
tell_best (RelaisProgram *program)
{
  g_autofree char *remembered = g_settings_get_string (relais_program_get_settings (program), "new-game");
  const RelaisGame *game = relais_new_game_remembered (remembered);
  g_autoptr (RelaisNewGame) new_game = game != NULL ? relais_new_game_new (game, remembered) : NULL;
  RelaisConfig config;

  if (new_game == NULL || relais_new_game_get_n_seats (new_game) > 1)
    return NULL;
  relais_new_game_set_language (new_game, relais_language_get ());
  relais_new_game_get_config (new_game, &config);
  return relais_best_tell (relais_program_get_library (program), game, &config);
}

GtkWidget *
relais_start_page_new (RelaisHost *host)
{
  RelaisStartPage *self;
  g_autofree char *best = NULL;

  g_return_val_if_fail (RELAIS_IS_HOST (host), NULL);

  self = g_object_new (RELAIS_TYPE_START_PAGE, NULL);
  self->host = host;
  self->library = g_object_ref (relais_program_get_library (relais_host_get_program (host)));
  self->removals = relais_removals_new (host, remove_game, erase_game, self->library);
  g_signal_connect_object (self->removals, "changed", G_CALLBACK (filter_again), self, G_CONNECT_SWAPPED);
  offer_recent (self);
  relais_library_refresh (self->library);
  self->setups = g_object_ref (relais_program_get_setups (relais_host_get_program (host)));
  relais_setup_library_refresh (self->setups);
  offer_setup (self);
  g_signal_connect_object (self->setups, "items-changed", G_CALLBACK (on_setups_changed), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  fill (self);
  best = tell_best (relais_host_get_program (host));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->finished_group), best);
  g_signal_connect_object (relais_host_get_program (host), "pages-changed", G_CALLBACK (on_pages_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (relais_host_get_program (host), "opening", G_CALLBACK (on_opening), self, G_CONNECT_SWAPPED);
  /* No game is shown then, and none has gone. */
  if (relais_library_get_error (self->library) != NULL)
    relais_host_say (host, relais_library_get_error (self->library)->message);
  return GTK_WIDGET (self);
}

void
relais_start_page_search (RelaisStartPage *self, const char *words)
{
  g_return_if_fail (RELAIS_IS_START_PAGE (self));

  gtk_editable_set_text (self->search, words);
  look (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
