/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-actions.h"

#include <glib/gi18n.h>
#include <string.h>

#include "relais-focus.h"

#define GENERAL N_("General")
#define GAMES N_("Games")
#define PLAYING N_("Playing")
#define COMPUTERS N_("Computer Players")
#define ASKING N_("Quick Questions")
#define LOOKING_BACK N_("Looking Back")
#define LOOKING N_("View")
#define BESIDE N_("Players, Cards and History")
#define SETTING_UP N_("Making a Setup")

const RelaisActionInfo relais_actions[] = {
  { "win.new-game", N_("New game"), GAMES, { "<Control>n" }, FALSE },
  { "win.open", N_("Open a file"), GAMES, { "<Control>o" }, FALSE },
  { "win.setups", N_("Setups and scenarios"), GAMES, { "<Control>u" }, FALSE },
  { "win.paste-setup", N_("Open the setup code in the clipboard"), GAMES, { "<Control>v" }, TRUE },
  { "win.edit-position", N_("Make a setup of this position"), GAMES, { "<Control>e" }, FALSE },
  { "win.edit-as-it-lies", N_("Make a setup of it with everything shown"), GAMES, { "<Control><Shift>e" }, FALSE },
  { "win.save", N_("Save the game"), GAMES, { "<Control>s" }, TRUE },
  { "win.save-as", N_("Save a copy"), GAMES, { "<Control><Shift>s" }, FALSE },
  { "win.to-start", N_("Back to the start page"), GAMES, { "<Alt>Home" }, FALSE },

  { "match.look-previous", N_("Look at the previous position"), LOOKING_BACK, { "<Alt>Left" }, TRUE },
  { "match.look-next", N_("Look at the next position"), LOOKING_BACK, { "<Alt>Right" }, TRUE },
  { "match.look-start", N_("Look at the start"), LOOKING_BACK, { "<Alt>Up" }, TRUE },
  { "match.look-present", N_("Look at the current position"), LOOKING_BACK, { "<Alt>Down" }, TRUE },
  { "match.replay", N_("Replay the game from here, or pause"), LOOKING_BACK, { "<Alt>p" }, TRUE },
  { "match.replay-since", N_("Replay what happened since your last turn"), LOOKING_BACK, { "<Alt>r" }, TRUE },
  { "match.replay-slower", N_("Replay more slowly"), LOOKING_BACK, { "<Alt>minus", "<Alt>KP_Subtract" }, TRUE },
  { "match.replay-faster", N_("Replay faster"), LOOKING_BACK, { "<Alt>plus", "<Alt>KP_Add", "<Alt>equal" }, TRUE },

  { "board.zoom-in", N_("Zoom in"), LOOKING, { "<Control>plus", "<Control>KP_Add", "<Control>equal" }, TRUE },
  { "board.zoom-out", N_("Zoom out"), LOOKING, { "<Control>minus", "<Control>KP_Subtract" }, TRUE },
  { "board.zoom-fit", N_("The whole board"), LOOKING, { "<Control>0", "<Control>KP_0" }, TRUE },
  { NULL, N_("Move what is seen of the board"), LOOKING, { "<Shift>Left", "<Shift>Right", "<Shift>Up", "<Shift>Down" }, FALSE },
  { NULL, N_("Look at the board behind the cards"), LOOKING, { "b" }, FALSE },
  { "win.copy-position", N_("Copy the position as text"), LOOKING, { "<Control><Shift>c" }, FALSE },

  { "win.pane::players", N_("Show the players"), BESIDE, { "<Control>1" }, FALSE },
  { "win.pane::cards", N_("Show the cards"), BESIDE, { "<Control>2" }, FALSE },
  { "win.pane::history", N_("Show the history"), BESIDE, { "<Control>3" }, FALSE },
  { "win.show-cards", N_("Show all cards on a page of their own"), BESIDE, { "<Control>4" }, FALSE },
  { "win.toggle-pane", N_("Show or hide the side pane"), BESIDE, { "F9" }, FALSE },
  { NULL, N_("Go on to the board, to the answers or to the pane"), BESIDE, { "F6" }, FALSE },
  { NULL, N_("Hear again what happened"), BESIDE, { "<Control>l" }, FALSE },
  { NULL, N_("Menu of a line in the history"), BESIDE, { "Menu", "<Shift>F10" }, FALSE },
  { NULL, N_("Copy a line of the history"), BESIDE, { "<Control>c" }, FALSE },

  { NULL, N_("Choose the answer with that number"), PLAYING, { "1...9" }, FALSE },
  { NULL, N_("Be done here, or end the turn"), PLAYING, { "0" }, FALSE },
  { NULL, N_("Choose the suggested answer"), PLAYING, { "Return" }, FALSE },
  { NULL, N_("Take back what is half chosen"), PLAYING, { "Escape" }, FALSE },
  { NULL, N_("Choose fewer or more of what is counted"), PLAYING, { "minus", "plus" }, FALSE },
  { NULL, N_("Go from place to place on the board"), PLAYING, { "Left", "Right", "Up", "Down" }, FALSE },
  { NULL, N_("Tell about a place, or why it cannot be chosen"), PLAYING, { "question" }, FALSE },
  { "match.undo", N_("Undo"), PLAYING, { "<Control>z" }, TRUE },
  { "match.redo", N_("Redo"), PLAYING, { "<Control><Shift>z", "<Control>y" }, TRUE },
  { "match.undo-turn", N_("Undo the whole turn"), PLAYING, { "<Control>BackSpace", "<Control><Alt>z" }, TRUE },
  { "match.toggle-trial", N_("Try ahead, or drop what was tried"), PLAYING, { "t" }, TRUE },
  { "match.keep-trial", N_("Keep what was tried"), PLAYING, { "<Control>k" }, TRUE },

  { "match.hint", N_("Hint: the best answers and why, or away with it"), COMPUTERS, { "h" }, TRUE },
  { "match.pause-computers", N_("Hold the computer players, or let them play on"), COMPUTERS, { "w" }, TRUE },
  { "match.step-computers", N_("Only the next step of a computer player"), COMPUTERS, { "n" }, TRUE },
  { "match.skip-computers", N_("Computer players play at once until it is your turn"), COMPUTERS, { "s" }, TRUE },

  { "match.tell-means", N_("Hear what you have"), ASKING, { "m" }, TRUE },
  { "match.tell-errands", N_("Hear what you are to deliver or to fulfil"), ASKING, { "d" }, TRUE },
  { "match.tell-prices", N_("Hear the prices"), ASKING, { "p" }, TRUE },
  { "match.tell-wanderer", N_("Hear where the piece is that belongs to nobody"), ASKING, { "c" }, TRUE },

  { "setup.undo", N_("Undo"), SETTING_UP, { "<Control>z" }, TRUE },
  { "setup.redo", N_("Redo"), SETTING_UP, { "<Control><Shift>z", "<Control>y" }, TRUE },
  { "win.new-setup", N_("New setup"), SETTING_UP, { "<Control><Shift>u" }, FALSE },
  { "setup.save", N_("Name and save the setup"), SETTING_UP, { "<Control>s" }, TRUE },
  { "setup.play", N_("Play from here"), SETTING_UP, { "<Control>Return" }, TRUE },
  { NULL, N_("Pick up a piece, or put it down"), SETTING_UP, { "space" }, FALSE },
  { NULL, N_("Put the piece of that number here"), SETTING_UP, { "1...9" }, FALSE },
  { NULL, N_("Take away what lies here"), SETTING_UP, { "Delete" }, FALSE },

  { "app.new-window", N_("New window"), GENERAL, { "<Control><Shift>n" }, FALSE },
  { "win.fullscreen", N_("Full screen"), GENERAL, { "F11" }, FALSE },
  { NULL, N_("Look for a game, a setup, a card or a rule"), GENERAL, { "<Control>f" }, FALSE },
  { NULL, N_("Main menu"), GENERAL, { "F10" }, FALSE },
  { "app.help", N_("How to play"), GENERAL, { "F1" }, FALSE },
  { "app.preferences", N_("Preferences"), GENERAL, { "<Control>comma" }, FALSE },
  { "app.shortcuts", N_("Keyboard shortcuts"), GENERAL, { "<Control>question" }, FALSE },
  { "window.close", N_("Close the window"), GENERAL, { "<Control>w" }, FALSE },
  { "app.quit", N_("Quit"), GENERAL, { "<Control>q" }, FALSE },
  { NULL, NULL, NULL, { NULL }, FALSE },
};

static gboolean
is_enabled_in (gpointer group, const char *name)
{
  return G_IS_ACTION_GROUP (group) && g_action_group_get_action_enabled (group, name);
}

/* Dialogs have few of them. */
static gboolean
is_offered (GtkWidget *window, const char *name)
{
  if (g_str_has_prefix (name, "app."))
    return is_enabled_in (gtk_window_get_application (GTK_WINDOW (window)), name + strlen ("app."));
  if (g_str_has_prefix (name, "win."))
    return is_enabled_in (window, name + strlen ("win."));
  return GTK_IS_APPLICATION_WINDOW (window) || g_str_has_prefix (name, "window.");
}

/* Inner ones first: each gives the focus back to where it was before. */
static void
close_popovers_around (GtkWidget *widget)
{
  while (widget != NULL)
    {
      GtkWidget *parent = gtk_widget_get_parent (widget);

      if (GTK_IS_POPOVER (widget))
        gtk_popover_popdown (GTK_POPOVER (widget));
      widget = parent;
    }
}

static gboolean
on_key_in_popover (GtkWidget *popover, GVariant *arguments, gpointer data)
{
  const RelaisActionInfo *info = data;
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GtkWidget) window = NULL;
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  /* A text with nothing more to take back leaves the key, and does not mean another's. */
  if (!GTK_IS_WINDOW (root) || (info->typed && (GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus))))
    return FALSE;
  window = g_object_ref (GTK_WIDGET (root));
  g_action_parse_detailed_name (info->name, &name, &target, NULL);
  if (!is_offered (window, name))
    return FALSE;
  close_popovers_around (popover);
  return gtk_widget_activate_action_variant (window, name, target);
}

static gboolean
writes (GtkShortcut *shortcut)
{
  GtkKeyvalTrigger *key = GTK_KEYVAL_TRIGGER (gtk_shortcut_get_trigger (shortcut));

  return gtk_keyval_trigger_get_modifiers (key) == 0 && gdk_keyval_to_unicode (gtk_keyval_trigger_get_keyval (key)) != 0;
}

/* GTK lets no key out of a popover that has the keyboard. So all of them know
 * all commands themselves, also menus, lists of drop-downs and those that GTK
 * makes on its own: their classes take over from this one what it knows when
 * they are first used. What is in a popover comes first. */
static void
let_keys_out_of_popovers (void)
{
  static gsize done;
  GtkWidgetClass *popovers;

  if (!g_once_init_enter (&done))
    return;
  popovers = g_type_class_ref (GTK_TYPE_POPOVER);
  for (const RelaisActionInfo *info = relais_actions; info->title != NULL; info++)
    for (gsize i = 0; info->name != NULL && info->accels[i] != NULL; i++)
      {
        g_autoptr (GtkShortcut) shortcut
          = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (info->accels[i]),
                              gtk_callback_action_new (on_key_in_popover, (gpointer) info, NULL));

        if (!writes (shortcut))
          gtk_widget_class_add_shortcut (popovers, shortcut);
      }
  g_once_init_leave (&done, 1);
}

static gboolean
take_focus_back (gpointer popover)
{
  GtkWidget *focus = relais_focus_get (popover);

  if (focus != NULL && !gtk_widget_get_mapped (popover) && gtk_widget_is_ancestor (focus, popover))
    gtk_widget_grab_focus (gtk_widget_get_parent (popover));
  return G_SOURCE_REMOVE;
}

static void (*unmap_menu) (GtkWidget *menu);

static void
on_menu_unmap (GtkWidget *menu)
{
  unmap_menu (menu);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, take_focus_back, g_object_ref (menu), g_object_unref);
}

/* A menu that is closed while one of its submenus is shown keeps the focus in
 * GTK 4.8, and no key does anything any more. */
static void
let_no_menu_keep_the_focus (void)
{
  static gsize done;
  GtkWidgetClass *menus;

  if (!g_once_init_enter (&done))
    return;
  menus = g_type_class_ref (GTK_TYPE_POPOVER_MENU);
  unmap_menu = menus->unmap;
  menus->unmap = on_menu_unmap;
  g_once_init_leave (&done, 1);
}

void
relais_actions_install (GtkApplication *application)
{
  let_keys_out_of_popovers ();
  let_no_menu_keep_the_focus ();
  for (const RelaisActionInfo *info = relais_actions; info->title != NULL; info++)
    if (info->name != NULL && !info->typed)
      gtk_application_set_accels_for_action (application, info->name, info->accels);
}

/**
 * relais_actions_controller:
 *
 * Returns: (transfer full): listens after the widget that has the focus
 */
GtkEventController *
relais_actions_controller (void)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (const RelaisActionInfo *info = relais_actions; info->title != NULL; info++)
    for (gsize i = 0; info->typed && info->accels[i] != NULL; i++)
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                            gtk_shortcut_new (gtk_shortcut_trigger_parse_string (info->accels[i]),
                                                              gtk_named_action_new (info->name)));
  return controller;
}

/* The shortcuts window has no interface for making it but the builder's. */
static void
print_property (GString *ui, const char *name, const char *value)
{
  g_autofree char *escaped = g_markup_escape_text (value, -1);

  g_string_append_printf (ui, "<property name='%s'>%s</property>", name, escaped);
}

/* Each group is a section, which is chosen in the title: all of them beside and
 * below each other would be larger than many screens, and nothing of it scrolls. */
static void
print_section (GString *ui, const RelaisActionInfo *first)
{
  g_string_append (ui, "<child><object class='GtkShortcutsSection'>");
  print_property (ui, "section-name", first->group);
  print_property (ui, "title", _(first->group));
  g_string_append (ui, "<child><object class='GtkShortcutsGroup'>");
  for (const RelaisActionInfo *info = first; info->title != NULL && g_str_equal (info->group, first->group); info++)
    {
      /* The keypad says nothing new. */
      g_autoptr (GString) accels = g_string_new (NULL);

      for (gsize i = 0; info->accels[i] != NULL; i++)
        if (strstr (info->accels[i], "KP_") == NULL)
          g_string_append_printf (accels, "%s%s", i > 0 ? " " : "", info->accels[i]);
      g_string_append (ui, "<child><object class='GtkShortcutsShortcut'>");
      print_property (ui, "accelerator", accels->str);
      print_property (ui, "title", _(info->title));
      g_string_append (ui, "</object></child>");
    }
  g_string_append (ui, "</object></child></object></child>");
}

/**
 * relais_actions_window:
 * @setting_up: whether those of the setup editor are wanted first
 *
 * Returns: (transfer none)
 */
GtkWindow *
relais_actions_window (gboolean setting_up)
{
  g_autoptr (GString) ui = g_string_new ("<interface><object class='GtkShortcutsWindow' id='window'>"
                                         "<property name='modal'>1</property>");
  g_autoptr (GtkBuilder) builder = NULL;

  if (setting_up)
    print_property (ui, "section-name", SETTING_UP);
  for (const RelaisActionInfo *info = relais_actions; info->title != NULL; info++)
    if (info == relais_actions || !g_str_equal (info->group, info[-1].group))
      print_section (ui, info);
  g_string_append (ui, "</object></interface>");
  builder = gtk_builder_new_from_string (ui->str, (gssize) ui->len);
  return GTK_WINDOW (gtk_builder_get_object (builder, "window"));
}

gboolean
relais_actions_is_plain (GtkEventController *keys, GdkModifierType held)
{
  GdkEvent *event = gtk_event_controller_get_current_event (keys);

  if (event != NULL)
    held &= ~(gdk_key_event_get_consumed_modifiers (event) & GDK_SHIFT_MASK);
  return (held & gtk_accelerator_get_default_mod_mask ()) == 0;
}
