/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setups-page.h"

#include <glib/gi18n.h>

#include "app/game/relais-solved-scenarios.h"
#include "app/kit/relais-long-list.h"
#include "app/kit/relais-problem-dialog.h"
#include "app/kit/relais-search-keys.h"
#include "app/pages/relais-files.h"
#include "app/pages/relais-program.h"
#include "app/setup/relais-describe-dialog.h"
#include "app/setup/relais-setup-text.h"
#include "app/setup/relais-share-dialog.h"
#include "model/relais-draft.h"
#include "model/relais-scenario.h"
#include "relais-removals.h"
#include "relais-setup-dialog.h"
#include "relais-setup-opening.h"
#include "relais-setups-row.h"

struct _RelaisSetupsPage
{
  AdwBin parent_instance;

  RelaisHost *host;             /* whose child this is */
  RelaisSetupLibrary *library;
  RelaisRemovals *removals;
  RelaisThumbnails *thumbnails;
  GPtrArray *models;            /* of GtkFilterListModel: what is found of each group */
  GPtrArray *lists;             /* of RelaisLongList, one for each */

  GtkEditable *search;
  GtkStack *contents;
  GtkBox *groups;
};

static void relais_setups_page_page_init (RelaisPageInterface *iface);

G_DEFINE_TYPE_WITH_CODE (RelaisSetupsPage, relais_setups_page, ADW_TYPE_BIN,
                         G_IMPLEMENT_INTERFACE (RELAIS_TYPE_PAGE, relais_setups_page_page_init))

/* "": nothing. */
static const char *
looked_for (RelaisSetupsPage *self)
{
  return gtk_editable_get_text (self->search);
}

static GSettings *
settings_of (RelaisSetupsPage *self)
{
  return relais_program_get_settings (relais_host_get_program (self->host));
}

/* A list with nothing in it goes with its title. */
static void
show_found (RelaisSetupsPage *self)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->lists->len; i++)
    {
      gboolean some = g_list_model_get_n_items (self->models->pdata[i]) > 0;

      gtk_widget_set_visible (gtk_widget_get_ancestor (self->lists->pdata[i], ADW_TYPE_PREFERENCES_GROUP), some);
      any |= some;
    }
  gtk_stack_set_visible_child_name (self->contents, any ? "list" : "nothing");
}

static void
look (RelaisSetupsPage *self)
{
  for (guint i = 0; i < self->models->len; i++)
    gtk_filter_changed (gtk_filter_list_model_get_filter (self->models->pdata[i]), GTK_FILTER_CHANGE_DIFFERENT);
  show_found (self);
}

/* Esc gives up the search. */
static void
on_stop_search (RelaisSetupsPage *self)
{
  relais_setups_page_search (self, "");
}

static void
play_scenario (RelaisSetupsPage *self, RelaisScenario *scenario)
{
  g_autoptr (RelaisMatch) match = relais_scenario_start (scenario);

  relais_host_play (self->host, match, NULL);
}

static void
play_together (RelaisSetupsPage *self, RelaisScenario *scenario)
{
  g_autoptr (RelaisMatch) match = relais_scenario_start_together (scenario);

  relais_host_play (self->host, match, NULL);
}

static void
on_scenario_command (RelaisSetupsRow *row, const char *command, RelaisSetupsPage *self)
{
  RelaisScenario *scenario = relais_setups_row_get_scenario (row);
  g_autoptr (RelaisDraft) draft = NULL;

  if (g_str_equal (command, "play"))
    {
      play_scenario (self, scenario);
      return;
    }
  if (g_str_equal (command, "play-together"))
    {
      play_together (self, scenario);
      return;
    }
  draft = relais_draft_new_from_setup (relais_scenario_get_setup (scenario));
  relais_draft_set_name (draft, relais_scenario_get_title (scenario));
  relais_draft_set_note (draft, relais_scenario_get_text (scenario));
  relais_draft_forget_steps (draft);
  if (g_str_equal (command, "edit"))
    relais_host_edit (self->host, draft, NULL);
  else
    gtk_window_present (GTK_WINDOW (relais_share_dialog_new (GTK_WINDOW (self->host), draft)));
}

static void
save (RelaisSetupsPage *self, RelaisDraft *draft, const char *path)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = relais_draft_print (draft, &length);
  g_autofree char *saved = relais_setup_library_save (self->library, path, text, length, &error);

  if (saved == NULL)
    relais_problem_dialog_tell (GTK_WIDGET (self), _("The Setup Could Not Be Saved"), error->message);
}

static void
on_described (RelaisDescribeDialog *dialog, RelaisSetupsPage *self)
{
  save (self, relais_describe_dialog_get_draft (dialog), g_object_get_data (G_OBJECT (dialog), "path"));
}

static void
describe (RelaisSetupsPage *self, RelaisDraft *draft, const char *path)
{
  GtkWidget *dialog = relais_describe_dialog_new (GTK_WINDOW (self->host), draft);

  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (path), g_free);
  g_signal_connect_object (dialog, "described", G_CALLBACK (on_described), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
duplicate (RelaisSetupsPage *self, RelaisSetupEntry *entry)
{
  const char *name = relais_setup_entry_get_name (entry);
  /* TRANSLATORS: the name of a copy; %s is the name of the setup */
  g_autofree char *copy = name != NULL ? g_strdup_printf (_("%s (copy)"), name) : NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = relais_setup_library_duplicate (self->library, relais_setup_entry_get_path (entry), copy, &error);

  if (path == NULL)
    relais_problem_dialog_tell (GTK_WIDGET (self), _("The Setup Could Not Be Saved"), error->message);
}

static void
play (RelaisSetupsPage *self, RelaisDraft *draft, const char *path)
{
  g_autoptr (RelaisMatch) match = relais_draft_start (draft);

  if (match != NULL)
    relais_host_play_setup (self->host, match, draft, path);
}

/* Neither what was not understood would go from the file, nor what another
 * window is doing with it. */
static gboolean
may_write (RelaisSetupsPage *self, const char *path, GPtrArray *problems)
{
  return problems->len == 0
         && relais_program_find_open (relais_host_get_program (self->host), path) == NULL;
}

static void
on_own_command (RelaisSetupsRow *row, const char *command, RelaisSetupsPage *self)
{
  g_autoptr (RelaisSetupEntry) entry = g_object_ref (relais_setups_row_get_entry (row));
  const char *path = relais_setup_entry_get_path (entry);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = NULL;

  if (g_str_equal (command, "remove"))
    {
      if (!relais_removals_add_row (self->removals, GTK_LIST_BOX_ROW (row), path, _("The setup goes to the trash")))
        relais_page_begin (RELAIS_PAGE (self));
    }
  else if (g_str_equal (command, "duplicate"))
    duplicate (self, entry);
  else if ((draft = relais_setup_opening_read (self->host, path, problems)) == NULL)
    return;
  else if (g_str_equal (command, "play") && problems->len > 0)
    gtk_window_present (GTK_WINDOW (relais_setup_dialog_new (self->host, draft, problems)));
  else if (g_str_equal (command, "play"))
    play (self, draft, path);
  else if (g_str_equal (command, "describe") && may_write (self, path, problems))
    describe (self, draft, path);
  else if (g_str_equal (command, "edit") || g_str_equal (command, "describe"))
    relais_setup_opening_edit (self->host, draft, path, problems);
  else if (g_str_equal (command, "share"))
    gtk_window_present (GTK_WINDOW (relais_share_dialog_new (GTK_WINDOW (self->host), draft)));
  else
    relais_files_save_setup (self->host, draft);
}

static gboolean
remove_setup (GObject *library, const char *path, GError **error)
{
  return relais_setup_library_remove (RELAIS_SETUP_LIBRARY (library), path, error);
}

static gboolean
erase_setup (GObject *library, const char *path, GError **error)
{
  return relais_setup_library_erase (RELAIS_SETUP_LIBRARY (library), path, error);
}

static gboolean
is_listed (gpointer item, gpointer user_data)
{
  RelaisSetupsPage *self = user_data;

  return !relais_removals_has (self->removals, relais_setup_entry_get_path (item))
         && relais_setup_entry_matches (item, looked_for (self));
}

static GtkWidget *
make_own_row (gpointer item, gpointer user_data)
{
  RelaisSetupsPage *self = user_data;
  GtkWidget *row = relais_setups_row_new_for_entry (item, self->thumbnails);

  g_signal_connect_object (row, "command", G_CALLBACK (on_own_command), self, 0);
  return row;
}

static void
see_row (GtkWidget *row, gboolean seen, gpointer user_data)
{
  relais_setups_row_set_seen (RELAIS_SETUPS_ROW (row), seen);
}

/* Who made a setup wants to see it first; a broken one tells what is wrong. A
 * scenario is there to be played. */
static void
on_row_activated (RelaisSetupsPage *self, GtkListBoxRow *row)
{
  RelaisSetupEntry *entry = relais_setups_row_get_entry (RELAIS_SETUPS_ROW (row));

  if (entry != NULL)
    relais_setup_opening_open (self->host, relais_setup_entry_get_path (entry));
  else
    play_scenario (self, relais_setups_row_get_scenario (RELAIS_SETUPS_ROW (row)));
}

static void
add_list (RelaisSetupsPage *self, const char *title, GListModel *all, GtkCustomFilterFunc test, const RelaisLongListRows *rows)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *list = relais_long_list_new (title);
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (test, self, NULL));
  GtkFilterListModel *found = gtk_filter_list_model_new (g_object_ref (all), filter);

  g_ptr_array_add (self->models, found);
  g_ptr_array_add (self->lists, list);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (on_row_activated), self, G_CONNECT_SWAPPED);
  relais_long_list_set_model (RELAIS_LONG_LIST (list), G_LIST_MODEL (found), rows, self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  gtk_box_append (self->groups, group);
  g_signal_connect_object (found, "items-changed", G_CALLBACK (show_found), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
add_own (RelaisSetupsPage *self)
{
  static const RelaisLongListRows rows = { make_own_row, see_row };

  add_list (self, _("My Setups"), G_LIST_MODEL (self->library), is_listed, &rows);
}

static gboolean
is_scenario_found (gpointer item, gpointer user_data)
{
  return relais_setup_text_finds (item, looked_for (user_data));
}

static GtkWidget *
make_scenario_row (gpointer item, gpointer user_data)
{
  RelaisSetupsPage *self = user_data;
  gboolean solved = relais_solved_scenarios_has (settings_of (self), relais_scenario_get_id (item));
  GtkWidget *row = relais_setups_row_new_for_scenario (item, solved, self->thumbnails);

  g_signal_connect_object (row, "command", G_CALLBACK (on_scenario_command), self, 0);
  return row;
}

static void
add_scenarios (RelaisSetupsPage *self, RelaisScenarioKind kind)
{
  static const RelaisLongListRows rows = { make_scenario_row, see_row };
  g_autoptr (GListStore) of_kind = g_list_store_new (RELAIS_TYPE_SCENARIO);
  GListModel *all = G_LIST_MODEL (relais_scenarios_get ());

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (RelaisScenario) scenario = g_list_model_get_item (all, i);

      if (relais_scenario_get_kind (scenario) == kind)
        g_list_store_append (of_kind, scenario);
    }
  add_list (self, relais_scenario_kind_title (kind), G_LIST_MODEL (of_kind), is_scenario_found, &rows);
}

static gboolean
on_find (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  relais_page_begin (RELAIS_PAGE (widget));
  return TRUE;
}

static void
leave (RelaisPage *page)
{
  relais_removals_finish (RELAIS_SETUPS_PAGE (page)->removals);
}

/* The focus on what is looked for. */
static void
begin (RelaisPage *page)
{
  relais_search_keys_begin (GTK_SEARCH_ENTRY (RELAIS_SETUPS_PAGE (page)->search));
}

static RelaisPage *
again (RelaisPage *page)
{
  return RELAIS_PAGE (relais_setups_page_new (RELAIS_SETUPS_PAGE (page)->host));
}

/* What is looked for. */
static gpointer
note (RelaisPage *page)
{
  return g_strdup (looked_for (RELAIS_SETUPS_PAGE (page)));
}

static void
restore (RelaisPage *page, gconstpointer words)
{
  relais_setups_page_search (RELAIS_SETUPS_PAGE (page), words);
}

static RelaisWay
get_way (RelaisPage *page)
{
  return RELAIS_WAY_TO_SETUPS;
}

static gboolean
offers (RelaisPage *page, const char *command)
{
  static const char *const commands[] = { "paste-setup", "to-start", NULL };

  return g_strv_contains (commands, command);
}

static void
relais_setups_page_page_init (RelaisPageInterface *iface)
{
  iface->begin = begin;
  iface->leave = leave;
  iface->again = again;
  iface->note = note;
  iface->restore = restore;
  iface->get_way = get_way;
  iface->offers = offers;
}

static void
relais_setups_page_dispose (GObject *object)
{
  RelaisSetupsPage *self = RELAIS_SETUPS_PAGE (object);

  for (guint i = 0; self->models != NULL && i < self->models->len; i++)
    {
      g_signal_handlers_disconnect_by_data (self->models->pdata[i], self);
      relais_long_list_set_model (self->lists->pdata[i], NULL, NULL, NULL);
      gtk_filter_list_model_set_filter (self->models->pdata[i], NULL);
    }
  g_clear_pointer (&self->models, g_ptr_array_unref);
  g_clear_pointer (&self->lists, g_ptr_array_unref);
  g_clear_object (&self->removals);
  g_clear_object (&self->library);
  g_clear_object (&self->thumbnails);
  G_OBJECT_CLASS (relais_setups_page_parent_class)->dispose (object);
}

static void
relais_setups_page_class_init (RelaisSetupsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setups_page_dispose;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.to-start", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setups-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupsPage, search);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupsPage, contents);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupsPage, groups);
  gtk_widget_class_bind_template_callback (widget_class, look);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, on_find, NULL);
}

static void
relais_setups_page_init (RelaisSetupsPage *self)
{
  self->models = g_ptr_array_new_with_free_func (g_object_unref);
  self->lists = g_ptr_array_new ();
  self->thumbnails = relais_thumbnails_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_search_keys_add (GTK_SEARCH_ENTRY (self->search));
}

GtkWidget *
relais_setups_page_new (RelaisHost *host)
{
  RelaisSetupsPage *self;

  g_return_val_if_fail (RELAIS_IS_HOST (host), NULL);

  self = g_object_new (RELAIS_TYPE_SETUPS_PAGE, NULL);
  self->host = host;
  self->library = g_object_ref (relais_program_get_setups (relais_host_get_program (host)));
  self->removals = relais_removals_new (host, remove_setup, erase_setup, self->library);
  g_signal_connect_object (self->removals, "changed", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  relais_setup_library_refresh (self->library);
  add_own (self);
  for (int kind = 0; kind < RELAIS_SCENARIO_KINDS; kind++)
    add_scenarios (self, (RelaisScenarioKind) kind);
  look (self);
  if (relais_setup_library_get_error (self->library) != NULL)
    relais_host_say (host, relais_setup_library_get_error (self->library)->message);
  return GTK_WIDGET (self);
}

void
relais_setups_page_search (RelaisSetupsPage *self, const char *words)
{
  g_return_if_fail (RELAIS_IS_SETUPS_PAGE (self));

  gtk_editable_set_text (self->search, words);
  look (self);
}
