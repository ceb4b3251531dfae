/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-edition-lines.h"

#include "relais-lore.h"

struct _RelaisEditionLines
{
  GObject parent_instance;

  const RelaisGame *game;
  GPtrArray *lines;
  GListStore *groups;           /* the lines that are groups */
};

/* A value with what is told of it, to be sorted. */
typedef struct
{
  const RelaisField *field;
  guint index;
  RelaisEditionText text;
} Told;

static void list_model_init (GListModelInterface *iface);

G_DEFINE_TYPE_WITH_CODE (RelaisEditionLines, relais_edition_lines, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *list)
{
  return RELAIS_TYPE_EDITION_LINE;
}

static guint
get_n_items (GListModel *list)
{
  return RELAIS_EDITION_LINES (list)->lines->len;
}

static gpointer
get_item (GListModel *list, guint position)
{
  GPtrArray *lines = RELAIS_EDITION_LINES (list)->lines;

  return position < lines->len ? g_object_ref (lines->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
relais_edition_lines_dispose (GObject *object)
{
  RelaisEditionLines *self = RELAIS_EDITION_LINES (object);

  g_clear_object (&self->groups);
  G_OBJECT_CLASS (relais_edition_lines_parent_class)->dispose (object);
}

static void
relais_edition_lines_finalize (GObject *object)
{
  g_ptr_array_unref (RELAIS_EDITION_LINES (object)->lines);
  G_OBJECT_CLASS (relais_edition_lines_parent_class)->finalize (object);
}

static void
relais_edition_lines_class_init (RelaisEditionLinesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_edition_lines_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_edition_lines_finalize;
}

static void
relais_edition_lines_init (RelaisEditionLines *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_object_unref);
  self->groups = g_list_store_new (RELAIS_TYPE_EDITION_LINE);
}

static void
clear_told (gpointer data)
{
  relais_edition_text_clear (&((Told *) data)->text);
}

static int
compare_told (gconstpointer a, gconstpointer b)
{
  const RelaisEditionText *x = &((const Told *) a)->text, *y = &((const Told *) b)->text;

  if (x->group != y->group)
    return x->group < y->group ? -1 : 1;
  return (x->place > y->place) - (x->place < y->place);
}

/* In the order of the table; those of one line stay in the order of the fields. */
static GArray *
tell_all (const RelaisGame *game)
{
  const RelaisLore *lore = relais_lore_find (game);
  GArray *all = g_array_new (FALSE, TRUE, sizeof (Told));

  g_array_set_clear_func (all, clear_told);
  for (int i = 0; i < game->n_fields; i++)
    for (guint k = 0; k < MAX (game->fields[i].count, 1u); k++)
      {
        Told told = { .field = &game->fields[i], .index = k };

        lore->tell_edition (told.field, k, &told.text);
        g_array_append_val (all, told);
      }
  g_array_sort (all, compare_told);
  return all;
}

static RelaisEditionLine *
append (RelaisEditionLines *self, RelaisEditionLineKind kind, guint group, const char *title, RelaisEditionLine *above)
{
  RelaisEditionLine *line = relais_edition_line_new (kind, group, title, above);

  g_ptr_array_add (self->lines, line);
  return line;
}

static void
fill (RelaisEditionLines *self)
{
  g_autoptr (GArray) all = tell_all (self->game);
  RelaisEditionLine *group = NULL, *subject = NULL, *line = NULL;
  const RelaisEditionText *before = NULL;

  for (guint i = 0; i < all->len; i++)
    {
      const Told *told = &g_array_index (all, Told, i);
      const RelaisEditionText *text = &told->text;
      gboolean new_group = before == NULL || before->group != text->group;
      gboolean new_subject = new_group || g_strcmp0 (before->subject, text->subject) != 0;

      if (new_group)
        {
          group = append (self, RELAIS_EDITION_GROUP, text->group, text->group_title, NULL);
          g_list_store_append (self->groups, group);
        }
      if (new_subject)
        subject = text->subject != NULL ? append (self, RELAIS_EDITION_SUBJECT, text->group, text->subject, group) : group;
      if (new_group || before->place != text->place)
        line = append (self, RELAIS_EDITION_VALUE, text->group, text->title, subject);
      relais_edition_line_add (line, self->game, told->field, told->index, text->cell);
      before = text;
    }
}

/**
 * relais_edition_lines_new:
 *
 * Returns: (transfer full): in the language of the moment
 */
RelaisEditionLines *
relais_edition_lines_new (const RelaisGame *game)
{
  RelaisEditionLines *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_EDITION_LINES, NULL);
  self->game = game;
  fill (self);
  return self;
}

/**
 * relais_edition_lines_show:
 * @edition: (nullable)
 */
gboolean
relais_edition_lines_show (RelaisEditionLines *self, gconstpointer edition)
{
  gboolean changed = FALSE;

  g_return_val_if_fail (RELAIS_IS_EDITION_LINES (self), FALSE);

  if (edition == NULL)
    edition = self->game->edition;
  for (guint i = 0; i < self->lines->len; i++)
    changed |= relais_edition_line_show (self->lines->pdata[i], edition);
  return changed;
}

guint
relais_edition_lines_count_changed (RelaisEditionLines *self)
{
  guint n = 0;

  g_return_val_if_fail (RELAIS_IS_EDITION_LINES (self), 0);

  for (guint i = 0; i < self->lines->len; i++)
    n += relais_edition_line_is_changed (self->lines->pdata[i]) ? 1 : 0;
  return n;
}

/**
 * relais_edition_lines_get_groups:
 *
 * Returns: (transfer none): a list of RelaisEditionLine
 */
GListModel *
relais_edition_lines_get_groups (RelaisEditionLines *self)
{
  g_return_val_if_fail (RELAIS_IS_EDITION_LINES (self), NULL);
  return G_LIST_MODEL (self->groups);
}
