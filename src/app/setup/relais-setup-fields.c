/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-fields.h"

#include "record/relais-value-path.h"
#include "relais-field-cards.h"
#include "relais-field-row.h"

struct _RelaisSetupFields
{
  GListModel *model;
  GtkWidget *parent;
  GPtrArray *fields;            /* of RelaisDraftField */
  GPtrArray *rows;              /* of widgets, one for each field */
  GCallback refused;
  gpointer user_data;
};

static void
add (RelaisSetupFields *self, GtkWidget *row)
{
  if (ADW_IS_EXPANDER_ROW (self->parent))
    adw_expander_row_add_row (ADW_EXPANDER_ROW (self->parent), row);
  else
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->parent), row);
}

static void
take_out (RelaisSetupFields *self, GtkWidget *row)
{
  if (ADW_IS_EXPANDER_ROW (self->parent))
    adw_expander_row_remove (ADW_EXPANDER_ROW (self->parent), row);
  else
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->parent), row);
}

static GtkWidget *
make_row (RelaisSetupFields *self, RelaisDraftField *field)
{
  GtkWidget *row;

  row = relais_draft_field_get_kind (field) == RELAIS_DRAFT_CARDS ? relais_field_cards_new (field) : relais_field_row_new (field);
  if (self->refused != NULL)
    g_signal_connect_data (row, "refused", self->refused, self->user_data, NULL, G_CONNECT_SWAPPED);
  return row;
}

/* How many of the first rows are those of the first fields. */
static guint
count_kept (RelaisSetupFields *self)
{
  guint n = MIN (self->fields->len, g_list_model_get_n_items (self->model));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RelaisDraftField) field = g_list_model_get_item (self->model, i);

      if (field != self->fields->pdata[i])
        return i;
    }
  return n;
}

/* Rows can only be added at the end. What is open stays open: the row of a value
 * that is still there is added again. */
static void
fill (RelaisSetupFields *self)
{
  guint kept = count_kept (self);
  guint old = self->fields->len - kept;
  g_autoptr (GPtrArray) fields = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < old; i++)
    {
      g_ptr_array_add (fields, g_object_ref (self->fields->pdata[kept + i]));
      g_ptr_array_add (rows, g_object_ref (self->rows->pdata[kept + i]));
      take_out (self, self->rows->pdata[kept + i]);
    }
  g_ptr_array_set_size (self->fields, (int) kept);
  g_ptr_array_set_size (self->rows, (int) kept);
  for (guint i = kept; i < g_list_model_get_n_items (self->model); i++)
    {
      RelaisDraftField *field = g_list_model_get_item (self->model, i);
      guint before;
      GtkWidget *row = g_ptr_array_find (fields, field, &before) ? rows->pdata[before] : make_row (self, field);

      g_ptr_array_add (self->fields, field);
      g_ptr_array_add (self->rows, row);
      add (self, row);
    }
}

RelaisSetupFields *
relais_setup_fields_new (RelaisDraft *draft, const char *section, GtkWidget *parent, GCallback refused, gpointer user_data)
{
  RelaisSetupFields *self;

  g_return_val_if_fail (RELAIS_IS_DRAFT (draft), NULL);

  self = g_new0 (RelaisSetupFields, 1);
  self->model = relais_draft_fields (draft, section);
  self->parent = parent;
  self->fields = g_ptr_array_new_with_free_func (g_object_unref);
  self->rows = g_ptr_array_new ();
  self->refused = refused;
  self->user_data = user_data;
  g_signal_connect_swapped (self->model, "items-changed", G_CALLBACK (fill), self);
  fill (self);
  return self;
}

void
relais_setup_fields_free (RelaisSetupFields *self)
{
  g_signal_handlers_disconnect_by_data (self->model, self);
  g_object_unref (self->model);
  g_ptr_array_unref (self->fields);
  g_ptr_array_unref (self->rows);
  g_free (self);
}

/**
 * relais_setup_fields_find:
 * @path: as a file calls it; what is meant may be a part of a value, or several
 *
 * Returns: (nullable)
 */
GtkWidget *
relais_setup_fields_find (RelaisSetupFields *self, const char *path)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->fields->len; i++)
    {
      const char *key = relais_draft_field_get_key (self->fields->pdata[i]);

      if (relais_value_path_within (path, key, NULL) != NULL || relais_value_path_within (key, path, NULL) != NULL)
        return self->rows->pdata[i];
    }
  return NULL;
}
