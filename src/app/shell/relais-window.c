/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window with its page, and the commands that every page knows. */

#include "relais-window-private.h"

#include "app/kit/relais-actions.h"
#include "app/kit/relais-css-class.h"
#include "app/kit/relais-settings.h"
#include "app/pages/relais-files.h"
#include "model/relais-lore.h"
#include "relais-bundle-commands.h"
#include "relais-game-commands.h"
#include "relais-memory.h"
#include "relais-notice.h"
#include "relais-setup-commands.h"
#include "relais-setup-opening.h"
#include "relais-statistics-dialog.h"
#include "relais-unsaved.h"

/* The groups of actions that a page may bring along. */
static const char *const groups[] = { "match", "board", "setup" };

G_DEFINE_TYPE_WITH_CODE (RelaisWindow, relais_window, ADW_TYPE_APPLICATION_WINDOW,
                         G_IMPLEMENT_INTERFACE (RELAIS_TYPE_HOST, relais_window_host_init))

static GSettings *
settings_of (RelaisWindow *self)
{
  return relais_program_get_settings (self->program);
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
  static const char *const of_pages[] = {
    "save", "save-as", "show-cards", "copy-position", "copy-picture", "copy-moves", "end-early", "show-result", "restart",
    "next-scenario", "play-again", "play-again-rotated", "edit-position", "edit-as-it-lies", "paste-setup", "leave-setup",
    "toggle-pane", "pane", "to-start",
  };
  GAction *pane = g_action_map_lookup_action (G_ACTION_MAP (self), "toggle-pane");
  const RelaisGame *game;

  for (gsize i = 0; i < G_N_ELEMENTS (of_pages); i++)
    enable (self, of_pages[i], relais_page_offers (self->page, of_pages[i]));
  enable (self, "learn", relais_lesson_get (&game) != NULL);
  enable (self, "new-setup", relais_lore_setup_game () != NULL);
  enable (self, "new-empty-setup", relais_lore_setup_game () != NULL);
  enable (self, "back-to-setup", relais_way_back_is_begun (&self->way_back, self->page) || relais_page_offers (self->page, "back-to-setup"));
  g_simple_action_set_state (G_SIMPLE_ACTION (pane), g_variant_new_boolean (relais_page_get_show_pane (self->page)));
}

static void
update_title (RelaisWindow *self)
{
  g_autofree char *title = relais_page_dup_title (self->page);

  gtk_window_set_title (GTK_WINDOW (self), title != NULL ? title : "Relais");
}

static void
on_page_changed (RelaisWindow *self)
{
  update_actions (self);
  update_title (self);
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

      if (child != GTK_WIDGET (self->page))
        gtk_stack_remove (self->pages, child);
      child = next;
    }
}

static void
on_time_to_remove (gpointer user_data)
{
  RelaisWindow *self = user_data;

  self->removal = 0;
  remove_old_pages (self);
}

/* In a turn of its own behind the new page's first frame: to take apart is as
 * much work as to make. One that fades goes when it has faded. */
static void
remove_old_pages_soon (RelaisWindow *self)
{
  if (self->removal == 0)
    self->removal = g_idle_add_once (on_time_to_remove, self);
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

/* A page that goes has no say any more. */
void
relais_window_leave_page (RelaisWindow *self)
{
  if (self->page == NULL)
    return;
  close_popovers (GTK_WIDGET (self->page));
  g_signal_handlers_disconnect_by_data (self->page, self);
  relais_page_leave (self->page);
  if (relais_page_get_match (self->page) != NULL)
    relais_memory_give_back ();
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    gtk_widget_insert_action_group (GTK_WIDGET (self), groups[i], NULL);
  self->page = NULL;
}

static void
show_in_stack (RelaisWindow *self, GtkWidget *page, gboolean animate)
{
  /* A stack that hides the page with the focus never lets go of it (GTK 4.8). */
  gtk_root_set_focus (GTK_ROOT (self), NULL);
  gtk_stack_add_child (self->pages, page);
  gtk_stack_set_transition_type (self->pages, animate ? GTK_STACK_TRANSITION_TYPE_CROSSFADE : GTK_STACK_TRANSITION_TYPE_NONE);
  gtk_stack_set_visible_child (self->pages, page);
}

void
relais_window_show_page (RelaisWindow *self, GtkWidget *page, gboolean animate)
{
  relais_window_leave_page (self);
  self->page = RELAIS_PAGE (page);
  show_in_stack (self, page, animate);
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    gtk_widget_insert_action_group (GTK_WIDGET (self), groups[i], relais_page_get_actions (self->page, groups[i]));
  relais_page_set_fullscreen (self->page, gtk_window_is_fullscreen (GTK_WINDOW (self)));
  g_signal_connect_object (page, "changed", G_CALLBACK (on_page_changed), self, G_CONNECT_SWAPPED);
  relais_way_back_arrive (&self->way_back, self->page);
  on_page_changed (self);
  if (animate)
    remove_old_pages_soon (self);
  else
    remove_old_pages (self);
  relais_page_begin (self->page);
  relais_program_pages_changed (self->program);
}

static void
on_fullscreened (RelaisWindow *self)
{
  gboolean fullscreen = gtk_window_is_fullscreen (GTK_WINDOW (self));
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "fullscreen");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (fullscreen));
  if (self->page != NULL)
    relais_page_set_fullscreen (self->page, fullscreen);
}

static void
on_active (GtkWindow *window)
{
  if (gtk_window_is_active (window))
    relais_notice_withdraw (window);
}

static void
on_new_game (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_host_show_new_game (user_data, FALSE);
}

static void
on_against_computers (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_host_show_new_game (user_data, TRUE);
}

static void
on_back_to_setup (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisWindow *self = user_data;
  g_autoptr (RelaisDraft) draft = self->way_back.draft != NULL ? g_object_ref (self->way_back.draft) : NULL;
  g_autofree char *path = g_strdup (self->way_back.draft_path);

  if (relais_way_back_is_begun (&self->way_back, self->page))
    relais_setup_opening_edit_again (user_data, draft, path);
  else
    relais_setup_opening_of_game (user_data, relais_page_get_match (self->page));
}

static void
on_open (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_files_choose (user_data);
}

static void
on_to_start (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_host_show_start (user_data, NULL);
}

static void
back_to_game (RelaisWindow *self)
{
  g_autoptr (RelaisMatch) match = g_object_ref (self->way_back.left);
  g_autofree char *path = g_strdup (self->way_back.left_path);

  relais_setup_opening_back_to_game (RELAIS_HOST (self), match, path);
}

static void
on_leave_setup (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  switch (relais_host_get_way_back (user_data))
    {
    case RELAIS_WAY_TO_GAME: back_to_game (user_data); break;
    case RELAIS_WAY_TO_SETUPS: relais_host_show_setups (user_data, NULL); break;
    case RELAIS_WAY_TO_START: relais_host_show_start (user_data, NULL); break;
    }
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
  RelaisPage *page = RELAIS_WINDOW (user_data)->page;

  relais_page_set_show_pane (page, !relais_page_get_show_pane (page));
}

static void
on_pane (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_page_show_view (RELAIS_WINDOW (user_data)->page, g_variant_get_string (parameter, NULL));
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

/* A large screen has room for larger letters and a wider pane (relais.css). */
static void
give_room (RelaisWindow *self, int width, int height)
{
  gboolean vast = width >= 2500 && height >= 1350;

  relais_css_class_set (GTK_WIDGET (self), "vast", vast);
  relais_css_class_set (GTK_WIDGET (self), "roomy", !vast && width >= 1800 && height >= 950);
}

static void
on_layout (RelaisWindow *self)
{
  give_room (self, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
}

static void
relais_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (relais_window_parent_class)->realize (widget);
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout", G_CALLBACK (on_layout), widget,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static gboolean
is_other (RelaisHost *host, gconstpointer self)
{
  return host != self;
}

/* With the last window the program ends. */
static gboolean
relais_window_close_request (GtkWindow *window)
{
  RelaisWindow *self = RELAIS_WINDOW (window);

  if (relais_program_find (self->program, is_other, self) != NULL || !relais_unsaved_any (self->program))
    return GTK_WINDOW_CLASS (relais_window_parent_class)->close_request (window);
  g_action_group_activate_action (G_ACTION_GROUP (self->program), "quit", NULL);
  return TRUE;
}

/* Who opened it may have given it a page already. */
static void
relais_window_show (GtkWidget *widget)
{
  if (RELAIS_WINDOW (widget)->page == NULL)
    relais_host_show_start (RELAIS_HOST (widget), NULL);
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
      relais_window_leave_page (self);
      relais_program_pages_changed (self->program);
    }
  g_clear_handle_id (&self->removal, g_source_remove);
  relais_way_back_clear (&self->way_back);
  relais_said_clear (&self->said);
  g_clear_object (&self->program);
  G_OBJECT_CLASS (relais_window_parent_class)->dispose (object);
}

static void
relais_window_class_init (RelaisWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_window_dispose;
  widget_class->show = relais_window_show;
  widget_class->realize = relais_window_realize;
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
    { .name = "against-computers", .activate = on_against_computers },
    { .name = "back-to-setup", .activate = on_back_to_setup },
    { .name = "open", .activate = on_open },
    { .name = "to-start", .activate = on_to_start },
    { .name = "leave-setup", .activate = on_leave_setup },
    { .name = "fullscreen", .activate = on_fullscreen, .state = "false" },
    { .name = "toggle-pane", .activate = on_toggle_pane, .state = "true" },
    { .name = "pane", .activate = on_pane, .parameter_type = "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  relais_game_commands_add (RELAIS_HOST (self));
  relais_setup_commands_add (RELAIS_HOST (self));
  relais_bundle_commands_add (RELAIS_HOST (self));
  relais_statistics_dialog_add_command (RELAIS_HOST (self));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_controller (GTK_WIDGET (self), relais_actions_controller ());
  g_signal_connect (self, "notify::is-active", G_CALLBACK (on_active), NULL);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (on_fullscreened), NULL);
  g_signal_connect_object (self->pages, "notify::transition-running", G_CALLBACK (remove_old_pages), self, G_CONNECT_SWAPPED);
}

GtkWidget *
relais_window_new (RelaisProgram *program)
{
  RelaisWindow *self;
  GSettings *settings = relais_program_get_settings (program);
  int width = relais_settings_get_length (settings, "window-width");
  int height = relais_settings_get_length (settings, "window-height");

  g_return_val_if_fail (RELAIS_IS_PROGRAM (program), NULL);

  self = g_object_new (RELAIS_TYPE_WINDOW, "application", program, NULL);
  self->program = g_object_ref (program);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  /* Before it is shown, so that nothing is laid out twice. */
  give_room (self, width, height);
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}

void
relais_window_retranslate (RelaisWindow *self)
{
  g_autoptr (RelaisPage) page = NULL;
  g_autofree gpointer note = NULL;

  g_return_if_fail (RELAIS_IS_WINDOW (self));

  page = g_object_ref (self->page);
  note = relais_page_note (page);
  relais_window_leave_page (self);
  relais_window_show_page (self, GTK_WIDGET (relais_page_again (page)), FALSE);
  /* The old one is not to follow what is shown again. */
  g_clear_object (&page);
  relais_page_restore (self->page, note);
}
