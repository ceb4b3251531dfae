/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-edition-table.h"

#include <glib/gi18n.h>

#include "app/kit/relais-focus.h"
#include "app/kit/relais-problem-dialog.h"
#include "app/kit/relais-saving.h"
#include "app/old-gtk/relais-drop-down.h"
#include "app/old-gtk/relais-file-dialog.h"
#include "model/relais-edition-lines.h"
#include "record/relais-file.h"
#include "record/relais-text-kind.h"
#include "record/relais-value-path.h"
#include "relais-edition-row.h"

#define ALL_GROUPS (-1)

struct _RelaisEditionTable
{
  AdwBin parent_instance;

  RelaisDraft *draft;
  RelaisEditionLines *lines;
  GHashTable *found;            /* the lines that are shown, and what they stand under */
  GtkFilterListModel *model;
  int group;

  GtkEditable *search;
  GtkDropDown *groups;
  GtkToggleButton *changed;
  GtkStack *contents;
  AdwStatusPage *nothing;
  GtkListView *list;
};

G_DEFINE_TYPE (RelaisEditionTable, relais_edition_table, ADW_TYPE_BIN)

static gboolean
is_found (gpointer item, gpointer user_data)
{
  return g_hash_table_contains (RELAIS_EDITION_TABLE (user_data)->found, item);
}

static gboolean
is_wanted (RelaisEditionTable *self, RelaisEditionLine *line)
{
  const char *words = gtk_editable_get_text (self->search);

  return relais_edition_line_get_kind (line) == RELAIS_EDITION_VALUE
         && (self->group == ALL_GROUPS || relais_edition_line_get_group (line) == (guint) self->group)
         && (!gtk_toggle_button_get_active (self->changed) || relais_edition_line_is_changed (line))
         && (*words == '\0' || relais_edition_line_matches (line, words));
}

/* A title is shown for the values below it. What is found begins on top: of a
 * list that is only filtered anew, GtkListView keeps rows where they were, also
 * some that are found no more. */
static void
look (RelaisEditionTable *self)
{
  GListModel *lines = G_LIST_MODEL (self->lines);

  gtk_filter_list_model_set_model (self->model, NULL);
  g_hash_table_remove_all (self->found);
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RelaisEditionLine) line = g_list_model_get_item (lines, i);

      if (is_wanted (self, line))
        for (RelaisEditionLine *above = line; above != NULL; above = relais_edition_line_get_above (above))
          g_hash_table_add (self->found, above);
    }
  gtk_filter_list_model_set_model (self->model, lines);
  adw_status_page_set_title (self->nothing, gtk_toggle_button_get_active (self->changed) && *gtk_editable_get_text (self->search) == '\0'
                                              ? _("No Value Is Changed") : _("Nothing Found"));
  gtk_stack_set_visible_child_name (self->contents, g_hash_table_size (self->found) > 0 ? "list" : "nothing");
}

static void
update_changed (RelaisEditionTable *self)
{
  guint n = relais_edition_lines_count_changed (self->lines);
  g_autofree char *label = g_strdup_printf (ngettext ("%u changed", "%u changed", n), n);

  gtk_button_set_label (GTK_BUTTON (self->changed), label);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edition.reset-all", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edition.export", n > 0);
}

/* What has been changed stays in sight until something else is looked for. */
static void
on_draft_changed (RelaisEditionTable *self)
{
  if (relais_edition_lines_show (self->lines, relais_draft_get_edition (self->draft)))
    update_changed (self);
}

static void
on_looked_for (RelaisEditionTable *self)
{
  if (self->lines != NULL)
    look (self);
}

static void
on_group_selected (RelaisEditionTable *self)
{
  self->group = (int) gtk_drop_down_get_selected (self->groups) - 1;
  on_looked_for (self);
}

static void
on_setup_row (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, relais_edition_row_new ());
}

static void
on_bind_row (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  RelaisEditionLine *line = gtk_list_item_get_item (item);
  gboolean value = relais_edition_line_get_kind (line) == RELAIS_EDITION_VALUE;

  gtk_list_item_set_activatable (item, value);
  relais_edition_row_set_line (RELAIS_EDITION_ROW (gtk_list_item_get_child (item)), line);
}

static void
on_unbind_row (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  relais_edition_row_set_line (RELAIS_EDITION_ROW (gtk_list_item_get_child (item)), NULL);
}

/* The row that shows it now; NULL: it is out of sight. */
static RelaisEditionRow *
row_of (RelaisEditionTable *self, RelaisEditionLine *line)
{
  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list)); item != NULL; item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *row = gtk_widget_get_first_child (item);

      if (RELAIS_IS_EDITION_ROW (row) && relais_edition_row_get_line (RELAIS_EDITION_ROW (row)) == line)
        return RELAIS_EDITION_ROW (row);
    }
  return NULL;
}

static void
focus_position (RelaisEditionTable *self, guint position, guint cell)
{
  g_autoptr (RelaisEditionLine) line = g_list_model_get_item (G_LIST_MODEL (self->model), position);
  RelaisEditionRow *row;

  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
  row = row_of (self, line);
  if (row != NULL)
    relais_edition_row_focus (row, cell);
}

static void
on_activate (RelaisEditionTable *self, guint position)
{
  focus_position (self, position, 0);
}

static guint
find_position (RelaisEditionTable *self, RelaisEditionLine *wanted)
{
  GListModel *model = G_LIST_MODEL (self->model);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (RelaisEditionLine) line = g_list_model_get_item (model, i);

      if (line == wanted)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

/* To the value below: a column of numbers is typed without the mouse. */
static void
on_next (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RelaisEditionTable *self = RELAIS_EDITION_TABLE (widget);
  GListModel *model = G_LIST_MODEL (self->model);
  GtkWidget *focus = relais_focus_get (widget);
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, RELAIS_TYPE_EDITION_ROW) : NULL;
  guint position;

  if (row == NULL)
    return;
  position = find_position (self, relais_edition_row_get_line (RELAIS_EDITION_ROW (row)));
  if (position == GTK_INVALID_LIST_POSITION)
    return;
  while (++position < g_list_model_get_n_items (model))
    {
      g_autoptr (RelaisEditionLine) line = g_list_model_get_item (model, position);

      if (relais_edition_line_get_kind (line) == RELAIS_EDITION_VALUE)
        {
          focus_position (self, position, (guint) MAX (relais_edition_row_find_focus (RELAIS_EDITION_ROW (row)), 0));
          return;
        }
    }
}

static const RelaisField *
find_field (RelaisEditionTable *self, const char *path)
{
  const RelaisGame *game = relais_draft_get_game (self->draft);

  for (int i = 0; i < game->n_fields; i++)
    if (g_str_equal (game->fields[i].path, path))
      return &game->fields[i];
  return NULL;
}

static void
on_set (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RelaisEditionTable *self = RELAIS_EDITION_TABLE (widget);
  const RelaisField *field;
  const char *path;
  guint32 index, value;

  g_variant_get (parameter, "(&suu)", &path, &index, &value);
  field = find_field (self, path);
  if (field != NULL && index < MAX (field->count, 1u))
    relais_draft_set_value (self->draft, field, index, value);
}

static void
on_reset (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RelaisEditionTable *self = RELAIS_EDITION_TABLE (widget);
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (RelaisDraftCell));
  const char *path;
  guint32 index;
  GVariantIter all;

  g_variant_iter_init (&all, parameter);
  while (g_variant_iter_next (&all, "(&su)", &path, &index))
    {
      RelaisDraftCell cell = { find_field (self, path), index };

      if (cell.field != NULL && index < MAX (cell.field->count, 1u))
        g_array_append_val (cells, cell);
    }
  relais_draft_reset_values (self->draft, (const RelaisDraftCell *) (gconstpointer) cells->data, cells->len);
}

/* No question before: it can be undone. */
static void
on_reset_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  relais_draft_reset_edition (RELAIS_EDITION_TABLE (widget)->draft);
}

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) editions = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) anything = gtk_file_filter_new ();

  gtk_file_filter_set_name (editions, _("Card values"));
  gtk_file_filter_add_suffix (editions, &RELAIS_SUFFIX_EDITION[1]);
  gtk_file_chooser_add_filter (chooser, editions);
  gtk_file_filter_set_name (anything, _("All files"));
  gtk_file_filter_add_pattern (anything, "*");
  gtk_file_chooser_add_filter (chooser, anything);
}

static void
on_import_response (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      relais_edition_table_import (user_data, file);
    }
  g_object_unref (dialog);
}

static void
export_to (GtkWidget *asking, GFile *file, gpointer data)
{
  relais_edition_table_export (RELAIS_EDITION_TABLE (asking), file);
}

static void
on_export_response (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      relais_saving_write (user_data, file, RELAIS_SUFFIX_EDITION, export_to, NULL);
    }
  g_object_unref (dialog);
}

static void
on_import (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (_("Import Card Values"), GTK_WINDOW (gtk_widget_get_root (widget)),
                                 GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"), _("_Cancel"));

  add_filters (GTK_FILE_CHOOSER (chooser));
  relais_file_dialog_ask (chooser, widget, G_CALLBACK (on_import_response));
}

static void
on_export (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (_("Save the Changed Card Values"), GTK_WINDOW (gtk_widget_get_root (widget)),
                                 GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), _("_Cancel"));
  /* TRANSLATORS: the name of a file with card values, without what stands behind the dot */
  g_autofree char *suggestion = g_strdup_printf ("%s" RELAIS_SUFFIX_EDITION, _("My copy"));

  add_filters (GTK_FILE_CHOOSER (chooser));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), suggestion);
  relais_file_dialog_ask (chooser, widget, G_CALLBACK (on_export_response));
}

static void
relais_edition_table_dispose (GObject *object)
{
  RelaisEditionTable *self = RELAIS_EDITION_TABLE (object);

  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  relais_edition_table_set_draft (self, NULL);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (relais_edition_table_parent_class)->dispose (object);
}

static void
relais_edition_table_finalize (GObject *object)
{
  g_hash_table_unref (RELAIS_EDITION_TABLE (object)->found);
  G_OBJECT_CLASS (relais_edition_table_parent_class)->finalize (object);
}

static void
relais_edition_table_class_init (RelaisEditionTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_edition_table_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_edition_table_finalize;
  gtk_widget_class_install_action (widget_class, "edition.set", "(suu)", on_set);
  gtk_widget_class_install_action (widget_class, "edition.reset", "a(su)", on_reset);
  gtk_widget_class_install_action (widget_class, "edition.next", NULL, on_next);
  gtk_widget_class_install_action (widget_class, "edition.reset-all", NULL, on_reset_all);
  gtk_widget_class_install_action (widget_class, "edition.import", NULL, on_import);
  gtk_widget_class_install_action (widget_class, "edition.export", NULL, on_export);
  gtk_widget_class_set_css_name (widget_class, "editiontable");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-edition-table.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionTable, search);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionTable, groups);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionTable, changed);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionTable, contents);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionTable, nothing);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionTable, list);
  gtk_widget_class_bind_template_callback (widget_class, on_looked_for);
  gtk_widget_class_bind_template_callback (widget_class, on_group_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_setup_row);
  gtk_widget_class_bind_template_callback (widget_class, on_bind_row);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind_row);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
}

static void
relais_edition_table_init (RelaisEditionTable *self)
{
  self->found = g_hash_table_new (NULL, NULL);
  self->group = ALL_GROUPS;
  self->model = gtk_filter_list_model_new (NULL, GTK_FILTER (gtk_custom_filter_new (is_found, self, NULL)));
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_drop_down_tell (self->groups, NULL);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->model)))));
}

GtkWidget *
relais_edition_table_new (void)
{
  return g_object_new (RELAIS_TYPE_EDITION_TABLE, NULL);
}

static void
fill_groups (RelaisEditionTable *self)
{
  GListModel *groups = relais_edition_lines_get_groups (self->lines);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  gtk_string_list_append (titles, _("All values"));
  for (guint i = 0; i < g_list_model_get_n_items (groups); i++)
    {
      g_autoptr (RelaisEditionLine) group = g_list_model_get_item (groups, i);

      gtk_string_list_append (titles, relais_edition_line_get_title (group));
    }
  gtk_drop_down_set_model (self->groups, G_LIST_MODEL (titles));
}

/**
 * relais_edition_table_set_draft:
 * @draft: (nullable)
 */
void
relais_edition_table_set_draft (RelaisEditionTable *self, RelaisDraft *draft)
{
  g_return_if_fail (RELAIS_IS_EDITION_TABLE (self));

  if (self->draft == draft)
    return;
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  gtk_filter_list_model_set_model (self->model, NULL);
  g_hash_table_remove_all (self->found);
  g_clear_object (&self->lines);
  g_set_object (&self->draft, draft);
  if (draft == NULL)
    return;
  self->lines = relais_edition_lines_new (relais_draft_get_game (draft));
  relais_edition_lines_show (self->lines, relais_draft_get_edition (draft));
  fill_groups (self);
  update_changed (self);
  look (self);
  g_signal_connect_object (draft, "changed", G_CALLBACK (on_draft_changed), self, G_CONNECT_SWAPPED);
}

static gboolean
has_path (RelaisEditionLine *line, const char *path)
{
  for (guint i = 0; i < relais_edition_line_get_n_cells (line); i++)
    if (relais_value_path_within (relais_edition_line_get_cell (line, i)->field->path, path, NULL) != NULL)
      return TRUE;
  return FALSE;
}

void
relais_edition_table_go_to (RelaisEditionTable *self, const char *path)
{
  GListModel *model;

  g_return_if_fail (RELAIS_IS_EDITION_TABLE (self));

  model = G_LIST_MODEL (self->model);
  gtk_editable_set_text (self->search, "");
  gtk_toggle_button_set_active (self->changed, FALSE);
  gtk_drop_down_set_selected (self->groups, 0);
  look (self);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (RelaisEditionLine) line = g_list_model_get_item (model, i);

      if (has_path (line, path))
        {
          focus_position (self, i, 0);
          return;
        }
    }
}

void
relais_edition_table_import (RelaisEditionTable *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  g_autofree char *heading = g_strdup_printf (_("“%s” Cannot Be Read"), name);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GError) error = NULL;
  gsize length;

  g_return_if_fail (RELAIS_IS_EDITION_TABLE (self));

  if (path == NULL)
    relais_problems_add (problems, "", "", g_strdup (_("The file is not on this computer. Copy it here first.")));
  else if ((text = relais_file_read_unmarked (path, &length, &error)) == NULL)
    relais_problems_add (problems, "", "", g_strdup (error->message));
  else if (relais_draft_read_edition (self->draft, text, length, problems))
    return;
  relais_problem_dialog_show (GTK_WIDGET (self), heading, problems);
}

void
relais_edition_table_export (RelaisEditionTable *self, GFile *file)
{
  gsize length;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = relais_saving_path (file, &error);

  g_return_if_fail (RELAIS_IS_EDITION_TABLE (self));

  text = relais_draft_print_edition (self->draft, &length);
  if (path != NULL && relais_file_write (path, text, length, &error))
    return;
  relais_problem_dialog_tell (GTK_WIDGET (self), _("The Card Values Could Not Be Saved There"), error->message);
}
