/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/kit/relais-settings.h"
#include "relais-window-private.h"

#include <glib/gi18n.h>

#include "app/game/relais-game-page.h"
#include "app/kit/relais-actions.h"
#include "app/setup/relais-setup-page.h"
#include "model/relais-lore.h"
#include "model/relais-scenario.h"
#include "relais-bundle-commands.h"
#include "relais-files.h"
#include "relais-game-commands.h"
#include "relais-memory.h"
#include "relais-new-game-page.h"
#include "relais-setup-commands.h"
#include "relais-setup-opening.h"
#include "relais-setups-page.h"
#include "relais-start-page.h"
#include "relais-unsaved.h"

/* How long something told stays. */
#define SAID_SECONDS 3

struct _RelaisWindow
{
  AdwApplicationWindow parent_instance;

  RelaisApplication *application;
  RelaisOpeningBar *opening_bar;
  AdwToastOverlay *toasts;
  AdwToast *said;               /* the last of those that only tell something; NULL: gone */
  guint said_source;            /* ends it */
  GtkStack *pages;
  GtkWidget *page;              /* the one that is shown; others are only leaving */

  RelaisMatch *begun;           /* from the draft; NULL: none is played that was made here */
  RelaisDraft *draft;
  char *draft_path;
  gboolean from_setups;         /* there the setup was opened that is made here */
  RelaisMatch *left;            /* whose position is edited here; NULL: none is */
  char *left_path;
};

G_DEFINE_TYPE (RelaisWindow, relais_window, ADW_TYPE_APPLICATION_WINDOW)

static RelaisGamePage *
game_page (RelaisWindow *self)
{
  return RELAIS_IS_GAME_PAGE (self->page) ? RELAIS_GAME_PAGE (self->page) : NULL;
}

static RelaisSetupPage *
setup_page (RelaisWindow *self)
{
  return RELAIS_IS_SETUP_PAGE (self->page) ? RELAIS_SETUP_PAGE (self->page) : NULL;
}

static gboolean
shows_pane (RelaisWindow *self)
{
  if (setup_page (self) != NULL)
    return relais_setup_page_get_show_pane (setup_page (self));
  return game_page (self) != NULL && relais_game_page_get_show_pane (game_page (self));
}

static GSettings *
settings_of (RelaisWindow *self)
{
  return relais_application_get_settings (relais_window_get_application (self));
}

static void
enable (RelaisWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
update_actions (RelaisWindow *self)
{
  static const char *const of_games[] = { "save", "save-as", "show-cards", "copy-position", "copy-picture",
                                          "copy-moves" };
  RelaisMatch *match = relais_window_get_match (self);
  gboolean over = match != NULL && relais_match_is_over (match);
  GAction *pane = g_action_map_lookup_action (G_ACTION_MAP (self), "toggle-pane");

  for (gsize i = 0; i < G_N_ELEMENTS (of_games); i++)
    enable (self, of_games[i], match != NULL);
  enable (self, "leave-setup", setup_page (self) != NULL);
  enable (self, "toggle-pane", match != NULL || setup_page (self) != NULL);
  enable (self, "pane", match != NULL || setup_page (self) != NULL);
  enable (self, "to-start", !RELAIS_IS_START_PAGE (self->page));
  enable (self, "end-early", match != NULL && !over);
  enable (self, "show-result", over);
  enable (self, "play-again", over);
  enable (self, "edit-position", match != NULL);
  enable (self, "edit-as-it-lies", match != NULL && relais_match_keeps_secrets (match) && relais_match_may_reveal (match));
  enable (self, "back-to-setup", match != NULL && match == self->begun);
  enable (self, "paste-setup", match == NULL && setup_page (self) == NULL);
  enable (self, "next-scenario", match != NULL && relais_scenarios_next (relais_scenarios_get (), relais_match_get_scenario (match)) != NULL);
  enable (self, "restart", match != NULL && relais_match_get_scenario (match) != NULL);
  enable (self, "play-again-rotated", over && g_list_model_get_n_items (relais_match_get_seats (match)) > 1);
  g_simple_action_set_state (G_SIMPLE_ACTION (pane),
                             g_variant_new_boolean (shows_pane (self)));
}

/* "La Loire · Claire, Jonas": for the list of windows. */
static char *
make_title (RelaisMatch *match)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  g_autofree char *names = relais_match_dup_names (match);

  /* TRANSLATORS: the title of a window: a game, and who plays it. */
  return g_strdup_printf (_("%1$s · %2$s"), _(lore->title), names);
}

static void
update_title (RelaisWindow *self)
{
  RelaisMatch *match = relais_window_get_match (self);
  g_autofree char *title = match != NULL ? make_title (match) : NULL;

  gtk_window_set_title (GTK_WINDOW (self), title != NULL ? title : "Relais");
}

/* Pages that only were still there while the next one came in. */
static void
remove_old_pages (RelaisWindow *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->pages));

  if (gtk_stack_get_transition_running (self->pages))
    return;
  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (child != self->page)
        gtk_stack_remove (self->pages, child);
      child = next;
    }
}

/* One that is open while the page or the window around it goes never goes, and keeps the keyboard. */
static void
close_popovers (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    close_popovers (child);
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget))
    gtk_popover_popdown (GTK_POPOVER (widget));
}

/* A page that goes keeps its game, and has no say any more. */
static void
leave_page (RelaisWindow *self)
{
  if (self->page != NULL)
    close_popovers (self->page);
  if (game_page (self) != NULL)
    {
      g_signal_handlers_disconnect_by_data (relais_window_get_match (self), self);
      relais_game_page_leave (game_page (self));
      relais_memory_give_back ();
    }
  if (setup_page (self) != NULL)
    relais_setup_page_leave (setup_page (self));
  if (RELAIS_IS_START_PAGE (self->page))
    relais_start_page_leave (RELAIS_START_PAGE (self->page));
  if (RELAIS_IS_SETUPS_PAGE (self->page))
    relais_setups_page_leave (RELAIS_SETUPS_PAGE (self->page));
  if (self->page != NULL)
    g_signal_handlers_disconnect_by_data (self->page, self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "match", NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "board", NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "setup", NULL);
  self->page = NULL;
}

/* Tab goes on from there, and round the whole window. */
static void
focus_page (RelaisWindow *self)
{
  if (RELAIS_IS_START_PAGE (self->page))
    relais_start_page_begin (RELAIS_START_PAGE (self->page));
  else if (RELAIS_IS_NEW_GAME_PAGE (self->page))
    relais_new_game_page_begin (RELAIS_NEW_GAME_PAGE (self->page));
  else if (setup_page (self) != NULL)
    relais_setup_page_begin (setup_page (self));
  else if (RELAIS_IS_SETUPS_PAGE (self->page))
    relais_setups_page_begin (RELAIS_SETUPS_PAGE (self->page));
  else
    relais_game_page_begin (RELAIS_GAME_PAGE (self->page));
}

/* There is no way back from anything else than the game itself. */
static void
forget_draft (RelaisWindow *self)
{
  g_clear_object (&self->begun);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->draft_path, g_free);
}

static void
forget_left (RelaisWindow *self)
{
  g_clear_object (&self->left);
  g_clear_pointer (&self->left_path, g_free);
}

void
relais_window_show_page (RelaisWindow *self, GtkWidget *page, gboolean animate)
{
  leave_page (self);
  /* A stack that hides the page with the focus never lets go of it (GTK 4.8). */
  gtk_root_set_focus (GTK_ROOT (self), NULL);
  self->page = page;
  gtk_stack_add_child (self->pages, page);
  gtk_stack_set_transition_type (self->pages, animate ? GTK_STACK_TRANSITION_TYPE_CROSSFADE : GTK_STACK_TRANSITION_TYPE_NONE);
  gtk_stack_set_visible_child (self->pages, page);
  if (game_page (self) != NULL)
    {
      gtk_widget_insert_action_group (GTK_WIDGET (self), "match", relais_game_page_get_actions (game_page (self)));
      gtk_widget_insert_action_group (GTK_WIDGET (self), "board", relais_game_page_get_board_actions (game_page (self)));
      relais_game_page_set_fullscreen (game_page (self), gtk_window_is_fullscreen (GTK_WINDOW (self)));
      g_signal_connect_object (relais_window_get_match (self), "applied", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (relais_window_get_match (self), "reset", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (relais_window_get_match (self), "moved", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "say", G_CALLBACK (relais_window_say), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "notify::show-pane", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
    }
  else if (setup_page (self) != NULL)
    {
      gtk_widget_insert_action_group (GTK_WIDGET (self), "setup", G_ACTION_GROUP (relais_setup_page_get_actions (setup_page (self))));
      gtk_widget_insert_action_group (GTK_WIDGET (self), "board", relais_setup_page_get_board_actions (setup_page (self)));
      g_signal_connect_object (page, "notify::show-pane", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
    }
  if (relais_window_get_match (self) != self->begun)
    forget_draft (self);
  if (setup_page (self) == NULL && (self->begun == NULL || relais_window_get_match (self) != self->begun))
    forget_left (self);
  update_actions (self);
  update_title (self);
  remove_old_pages (self);
  focus_page (self);
  relais_application_pages_changed (self->application);
}

static void
on_fullscreened (RelaisWindow *self)
{
  gboolean fullscreen = gtk_window_is_fullscreen (GTK_WINDOW (self));
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "fullscreen");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (fullscreen));
  if (game_page (self) != NULL)
    relais_game_page_set_fullscreen (game_page (self), fullscreen);
}

static void
show_start (RelaisWindow *self, gboolean animate)
{
  /* First the game that is left, so that it is in the list as it was left. */
  leave_page (self);
  relais_window_show_page (self, relais_start_page_new (self), animate);
}

void
relais_window_show_game (RelaisWindow *self, RelaisMatch *match, const char *path, gboolean animate)
{
  RelaisLibrary *library = relais_application_get_library (self->application);

  if (path != NULL)
    relais_application_opening (self->application, path);
  relais_window_show_page (self, relais_game_page_new (match, settings_of (self), library, path), animate);
}

static void
on_new_game (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_window_show_new_game (user_data);
}

static void
on_back_to_setup (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisWindow *self = user_data;
  g_autoptr (RelaisDraft) draft = g_object_ref (self->draft);
  g_autofree char *path = g_strdup (self->draft_path);

  relais_setup_opening_edit_again (self, draft, path);
}

static void
on_open (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_files_choose (user_data);
}

static void
on_to_start (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_window_show_start (user_data);
}

static void
on_leave_setup (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisWindow *self = user_data;

  if (self->left != NULL)
    {
      g_autoptr (RelaisMatch) match = g_object_ref (self->left);
      g_autofree char *path = g_strdup (self->left_path);

      relais_setup_opening_back_to_game (self, match, path);
    }
  else if (relais_window_came_from_setups (self))
    relais_window_show_setups (self);
  else
    relais_window_show_start (self);
}

static void
on_fullscreen (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = user_data;

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static void
on_toggle_pane (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisWindow *self = user_data;

  if (setup_page (self) != NULL)
    relais_setup_page_set_show_pane (setup_page (self), !shows_pane (self));
  else
    relais_game_page_set_show_pane (game_page (self), !shows_pane (self));
}

static void
on_pane (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisWindow *self = user_data;

  if (setup_page (self) != NULL)
    relais_setup_page_show_view (setup_page (self), g_variant_get_string (parameter, NULL));
  else
    relais_game_page_show_view (game_page (self), g_variant_get_string (parameter, NULL));
}

static void
remember_size (RelaisWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (settings_of (self), "window-width", width);
  g_settings_set_int (settings_of (self), "window-height", height);
  g_settings_set_boolean (settings_of (self), "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
}

static gboolean
is_last (RelaisWindow *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self->application)); l != NULL; l = l->next)
    if (RELAIS_IS_WINDOW (l->data) && l->data != self)
      return FALSE;
  return TRUE;
}

/* With the last window the program ends. */
static gboolean
relais_window_close_request (GtkWindow *window)
{
  RelaisWindow *self = RELAIS_WINDOW (window);

  if (!is_last (self) || !relais_unsaved_any (self->application))
    return GTK_WINDOW_CLASS (relais_window_parent_class)->close_request (window);
  g_action_group_activate_action (G_ACTION_GROUP (self->application), "quit", NULL);
  return TRUE;
}

/* Who opened it may have given it a page already. */
static void
relais_window_show (GtkWidget *widget)
{
  RelaisWindow *self = RELAIS_WINDOW (widget);

  if (self->page == NULL)
    show_start (self, FALSE);
  GTK_WIDGET_CLASS (relais_window_parent_class)->show (widget);
}

static void
relais_window_unmap (GtkWidget *widget)
{
  close_popovers (widget);
  GTK_WIDGET_CLASS (relais_window_parent_class)->unmap (widget);
}

static void
relais_window_dispose (GObject *object)
{
  RelaisWindow *self = RELAIS_WINDOW (object);

  if (self->page != NULL)
    {
      remember_size (self);
      leave_page (self);
      relais_application_pages_changed (self->application);
    }
  forget_draft (self);
  g_clear_handle_id (&self->said_source, g_source_remove);
  forget_left (self);
  g_clear_weak_pointer (&self->said);
  g_clear_object (&self->application);
  G_OBJECT_CLASS (relais_window_parent_class)->dispose (object);
}

static void
relais_window_class_init (RelaisWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_window_dispose;
  widget_class->show = relais_window_show;
  widget_class->unmap = relais_window_unmap;
  GTK_WINDOW_CLASS (klass)->close_request = relais_window_close_request;
  g_type_ensure (RELAIS_TYPE_OPENING_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisWindow, opening_bar);
  gtk_widget_class_bind_template_child (widget_class, RelaisWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, RelaisWindow, pages);
}

static void
relais_window_init (RelaisWindow *self)
{
  static const GActionEntry actions[] = {
    { .name = "new-game", .activate = on_new_game },
    { .name = "back-to-setup", .activate = on_back_to_setup },
    { .name = "open", .activate = on_open },
    { .name = "to-start", .activate = on_to_start },
    { .name = "leave-setup", .activate = on_leave_setup },
    { .name = "fullscreen", .activate = on_fullscreen, .state = "false" },
    { .name = "toggle-pane", .activate = on_toggle_pane, .state = "true" },
    { .name = "pane", .activate = on_pane, .parameter_type = "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  relais_game_commands_add (self);
  relais_setup_commands_add (self);
  relais_bundle_commands_add (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_controller (GTK_WIDGET (self), relais_actions_controller ());
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (on_fullscreened), NULL);
  g_signal_connect_object (self->pages, "notify::transition-running", G_CALLBACK (remove_old_pages), self, G_CONNECT_SWAPPED);
}

GtkWidget *
relais_window_new (RelaisApplication *application)
{
  RelaisWindow *self = g_object_new (RELAIS_TYPE_WINDOW, "application", application, NULL);
  GSettings *settings = relais_application_get_settings (application);

  self->application = g_object_ref (application);
  gtk_window_set_default_size (GTK_WINDOW (self), relais_settings_get_length (settings, "window-width"),
                               relais_settings_get_length (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}

RelaisApplication *
relais_window_get_application (RelaisWindow *self)
{
  return self->application;
}

RelaisMatch *
relais_window_get_match (RelaisWindow *self)
{
  return game_page (self) != NULL ? relais_game_page_get_match (game_page (self)) : NULL;
}

const char *
relais_window_get_path (RelaisWindow *self)
{
  if (setup_page (self) != NULL)
    return relais_setup_page_get_path (setup_page (self));
  return game_page (self) != NULL ? relais_game_page_get_path (game_page (self)) : NULL;
}

void
relais_window_keep (RelaisWindow *self)
{
  if (game_page (self) != NULL && relais_game_page_get_path (game_page (self)) != NULL)
    relais_game_page_save (game_page (self), NULL);
  else if (setup_page (self) != NULL)
    relais_setup_page_leave (setup_page (self));
}

GtkWidget *
relais_window_get_page (RelaisWindow *self)
{
  return self->page;
}

void
relais_window_show_start (RelaisWindow *self)
{
  show_start (self, TRUE);
}

void
relais_window_show_new_game (RelaisWindow *self)
{
  relais_window_show_page (self, relais_new_game_page_new (self, NULL), TRUE);
}

void
relais_window_show_setups (RelaisWindow *self)
{
  /* First the setup that is left, so that it is in the list as it was left. */
  leave_page (self);
  relais_window_show_page (self, relais_setups_page_new (self), TRUE);
}

/**
 * relais_window_edit_setup:
 * @path: (nullable): the draft's file; NULL: it has none yet
 */
void
relais_window_edit_setup (RelaisWindow *self, RelaisDraft *draft, const char *path)
{
  gboolean again = self->begun != NULL && relais_window_get_match (self) == self->begun;

  /* Back from the game that was begun with it, or another one instead of it. */
  if (!again && setup_page (self) == NULL)
    {
      forget_left (self);
      self->from_setups = RELAIS_IS_SETUPS_PAGE (self->page);
    }
  relais_window_show_page (self, relais_setup_page_new (self, draft, path), TRUE);
}

/* The game is kept, and there is a way back to it. */
void
relais_window_edit_position (RelaisWindow *self, RelaisDraft *draft)
{
  RelaisMatch *match = relais_window_get_match (self);

  relais_game_page_leave (game_page (self));
  g_set_object (&self->left, match);
  g_free (self->left_path);
  self->left_path = g_strdup (relais_window_get_path (self));
  self->from_setups = FALSE;
  relais_window_show_page (self, relais_setup_page_new (self, draft, NULL), TRUE);
}

gboolean
relais_window_came_from_game (RelaisWindow *self)
{
  return self->left != NULL;
}

gboolean
relais_window_came_from_setups (RelaisWindow *self)
{
  return self->from_setups;
}

RelaisDraft *
relais_window_get_draft (RelaisWindow *self)
{
  return setup_page (self) != NULL ? relais_setup_page_get_draft (setup_page (self)) : NULL;
}

gboolean
relais_window_is_free (RelaisWindow *self)
{
  return game_page (self) == NULL && setup_page (self) == NULL;
}

static void
offer_way_back (RelaisWindow *self)
{
  AdwToast *toast = adw_toast_new (_("A game from your setup"));

  adw_toast_set_button_label (toast, _("_Back to the Setup"));
  adw_toast_set_action_name (toast, "win.back-to-setup");
  adw_toast_set_timeout (toast, 6);
  relais_window_toast (self, toast);
}

void
relais_window_play_draft (RelaisWindow *self, RelaisMatch *match)
{
  relais_setup_page_leave (setup_page (self));
  g_set_object (&self->draft, relais_setup_page_get_draft (setup_page (self)));
  g_free (self->draft_path);
  self->draft_path = g_strdup (relais_window_get_path (self));
  g_set_object (&self->begun, match);
  relais_window_play (self, match, NULL);
  offer_way_back (self);
}

/**
 * relais_window_play:
 * @path: (nullable): the file in the library; NULL: a new one
 */
void
relais_window_play (RelaisWindow *self, RelaisMatch *match, const char *path)
{
  relais_window_show_game (self, match, path, TRUE);
}

void
relais_window_open (RelaisWindow *self, GFile *file)
{
  relais_application_open_in (self->application, self, file);
}

RelaisOpeningBar *
relais_window_get_opening_bar (RelaisWindow *self)
{
  return self->opening_bar;
}

/**
 * relais_window_toast:
 * @toast: (transfer full)
 */
void
relais_window_toast (RelaisWindow *self, AdwToast *toast)
{
  if (game_page (self) == NULL || !relais_game_page_toast (game_page (self), toast))
    adw_toast_overlay_add_toast (self->toasts, toast);
}

static gboolean
on_said_long_enough (gpointer user_data)
{
  RelaisWindow *self = user_data;

  self->said_source = 0;
  if (self->said != NULL)
    adw_toast_dismiss (self->said);
  return G_SOURCE_REMOVE;
}

/* A toast that the pointer is on or that has the focus does not go by itself,
 * and it may well have come up below the pointer: what only tells something goes
 * all the same. It waits for no other, whose time would be counted as its own. */
void
relais_window_say (RelaisWindow *self, const char *words)
{
  AdwToast *toast = adw_toast_new ("");
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  adw_toast_set_title (toast, escaped);
  adw_toast_set_timeout (toast, 0);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  /* They would wait for each other, and tell what is long over. */
  if (self->said != NULL)
    adw_toast_dismiss (self->said);
  g_set_weak_pointer (&self->said, toast);
  g_clear_handle_id (&self->said_source, g_source_remove);
  self->said_source = g_timeout_add_seconds (SAID_SECONDS, on_said_long_enough, self);
  relais_window_toast (self, toast);
}
