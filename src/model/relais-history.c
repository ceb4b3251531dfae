/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "relais-history-row.h"

#include <glib/gi18n-lib.h>

struct _RelaisHistory
{
  GObject parent_instance;

  RelaisMatch *match;
  GPtrArray *line;              /* of RelaisNode: the main line without the start */
  GHashTable *rows;             /* of RelaisHistoryRow by node: those that somebody holds */
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_TYPE_WITH_CODE (RelaisHistory, relais_history, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *model)
{
  return RELAIS_TYPE_HISTORY_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return RELAIS_HISTORY (model)->line->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  RelaisHistory *self = RELAIS_HISTORY (model);
  RelaisHistoryRow *row;

  if (position >= self->line->len)
    return NULL;
  row = g_hash_table_lookup (self->rows, self->line->pdata[position]);
  if (row != NULL)
    return g_object_ref (row);
  row = relais_history_row_new (self, self->line->pdata[position]);
  g_hash_table_insert (self->rows, self->line->pdata[position], row);
  return row;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* How much of the list is on the main line still. A node has one way from the
 * start, so where one is in its place, all before it are. */
static guint
same_until (RelaisHistory *self)
{
  const RelaisNode *node = relais_match_get_node (self->match);
  guint same;

  while (node->depth > 0 && (node->depth > self->line->len || self->line->pdata[node->depth - 1] != node))
    node = node->parent;
  same = node->depth;
  if (node != relais_match_get_node (self->match))
    return same;
  for (node = node->latest; node != NULL && same < self->line->len && self->line->pdata[same] == node;
       node = node->latest)
    same++;
  return same;
}

static void
take_line (RelaisHistory *self, guint from)
{
  const RelaisNode *current = relais_match_get_node (self->match);
  guint length = current->depth;

  for (const RelaisNode *node = current->latest; node != NULL; node = node->latest)
    length++;
  g_ptr_array_set_size (self->line, (gint) length);
  for (RelaisNode *node = relais_match_get_node (self->match); node->depth > from; node = node->parent)
    self->line->pdata[node->depth - 1] = node;
  for (RelaisNode *node = current->latest; node != NULL; node = node->latest)
    self->line->pdata[node->depth - 1] = node;
}

static void
refresh_rows (RelaisHistory *self)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer row;

  /* Who is told may let go of rows or ask for others. */
  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, NULL, &row))
    g_ptr_array_add (rows, g_object_ref (row));
  for (guint i = 0; i < rows->len; i++)
    relais_history_row_refresh (rows->pdata[i]);
}

static void
take_over (RelaisHistory *self)
{
  guint before = self->line->len;
  guint same = same_until (self);

  take_line (self, same);
  if (same < before || same < self->line->len)
    g_list_model_items_changed (G_LIST_MODEL (self), same, before - same, self->line->len - same);
  refresh_rows (self);
}

static RelaisChange
follow (RelaisMatch *match, RelaisChange what, gpointer model)
{
  if ((what & RELAIS_CHANGE_POSITION) != 0)
    take_over (model);
  return 0;
}

static void
on_remarked (RelaisHistory *self, gpointer node, RelaisMatch *match)
{
  RelaisHistoryRow *row = g_hash_table_lookup (self->rows, node);

  if (row != NULL)
    g_object_notify (G_OBJECT (row), "remark");
}

static void
relais_history_finalize (GObject *object)
{
  RelaisHistory *self = RELAIS_HISTORY (object);

  g_clear_object (&self->match);
  g_clear_pointer (&self->line, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_hash_table_unref);
  G_OBJECT_CLASS (relais_history_parent_class)->finalize (object);
}

static void
relais_history_class_init (RelaisHistoryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_history_finalize;
}

static void
relais_history_init (RelaisHistory *self)
{
  self->line = g_ptr_array_new ();
  self->rows = g_hash_table_new (NULL, NULL);
}

RelaisHistory *
relais_history_new (RelaisMatch *match)
{
  RelaisHistory *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_HISTORY, NULL);
  self->match = g_object_ref (match);
  take_line (self, 0);
  relais_match_follow (match, RELAIS_FOLLOWER_HISTORY, G_OBJECT (self), follow);
  g_signal_connect_object (match, "remarked", G_CALLBACK (on_remarked), self, G_CONNECT_SWAPPED);
  return self;
}

/* A row goes: it is not to be found any more. */
void
relais_history_forget_row (RelaisHistory *self, RelaisNode *node)
{
  g_return_if_fail (RELAIS_IS_HISTORY (self));
  g_hash_table_remove (self->rows, node);
}

/**
 * relais_history_get_match:
 *
 * Returns: (transfer none)
 */
RelaisMatch *
relais_history_get_match (RelaisHistory *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY (self), NULL);
  return self->match;
}

static const char *
name_of_seat (RelaisMatch *match, const RelaisNode *node)
{
  int seat = relais_history_seat_of (match, node);

  return relais_seat_get_name (relais_match_nth_seat (match, (guint) seat));
}

static void
deeds_free (gpointer data)
{
  RelaisHistoryDeeds *deeds = data;

  g_ptr_array_unref (deeds->lines);
  g_free (deeds);
}

/* Whose turn it is now everybody sees. */
static gboolean
is_news (RelaisHistory *self, RelaisNode *node)
{
  RelaisEvents events;

  relais_match_told_events_of (self->match, node, &events);
  for (int i = 0; i < events.count; i++)
    if (events.at[i].kind != RELAIS_EVENT_TURN)
      return TRUE;
  return FALSE;
}

/* In front of what happened later. */
static void
add_deed (RelaisHistory *self, GPtrArray *all, int seat, char *line)
{
  RelaisHistoryDeeds *first = all->len > 0 ? all->pdata[0] : NULL;

  if (first == NULL || first->seat != seat)
    {
      first = g_new0 (RelaisHistoryDeeds, 1);
      first->seat = seat;
      first->lines = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_insert (all, 0, first);
    }
  g_ptr_array_insert (first->lines, 0, line);
}

/* What the seat has done in the turn that it is playing is no news. */
static RelaisNode *
before_turn (RelaisMatch *match, int seat)
{
  RelaisNode *node = relais_match_get_node (match);
  int turn = relais_match_get_turn (match);

  while (node->parent != NULL && relais_history_seat_of (match, node) == seat && relais_history_turn_of (match, node) == turn)
    node = node->parent;
  return node;
}

/**
 * relais_history_before_others:
 *
 * Returns: (nullable) (transfer none)
 */
RelaisNode *
relais_history_before_others (RelaisMatch *match, int seat)
{
  RelaisNode *last, *node;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  last = before_turn (match, seat);
  for (node = last; node->parent != NULL && relais_history_seat_of (match, node) != seat;)
    node = node->parent;
  return node != last ? node : NULL;
}

/**
 * relais_history_since:
 * @ever: (out)
 *
 * Returns: (nullable) (transfer full) (element-type RelaisHistoryDeeds): those
 *   of a seat after each other are together, and in lines for what belongs together
 */
GPtrArray *
relais_history_since (RelaisHistory *self, int seat, gboolean *ever)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (deeds_free);
  RelaisNode *node;
  gboolean any = FALSE;

  g_return_val_if_fail (RELAIS_IS_HISTORY (self), NULL);

  node = before_turn (self->match, seat);
  for (; node->parent != NULL && relais_history_seat_of (self->match, node) != seat; node = node->parent)
    {
      int whose = relais_history_seat_of (self->match, node);

      any = TRUE;
      if (is_news (self, node))
        add_deed (self, all, whose, relais_history_tell_together (self->match, &node, FALSE));
    }
  *ever = node->parent != NULL;
  return any ? g_steal_pointer (&all) : NULL;
}

static void
print_remark (GString *text, const RelaisNode *node)
{
  g_auto (GStrv) lines = g_strsplit (node->remark != NULL ? node->remark : "", "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (text, "    # %s\n", lines[i]);
}

struct _RelaisHistoryPrinting
{
  RelaisMatch *match;
  GPtrArray *line;              /* of RelaisNode */
  guint done;                   /* of them */
  guint played;                 /* what is behind was taken back */
  GString *text;
};

static void
print_heading (RelaisHistoryPrinting *printing, const RelaisNode *node)
{
  if (printing->done > 0)
    g_string_append_c (printing->text, '\n');
  /* TRANSLATORS: a heading in the history: the turn's number and whose turn it is */
  g_string_append_printf (printing->text, _("Turn %d: %s"), relais_history_turn_of (printing->match, node) + 1,
                          name_of_seat (printing->match, node));
  g_string_append_c (printing->text, '\n');
}

static void
print_move (RelaisHistoryPrinting *printing, RelaisNode *node)
{
  g_autofree char *line = relais_history_tell (printing->match, node);

  if (relais_history_starts_turn (printing->match, node))
    print_heading (printing, node);
  g_string_append (printing->text, "  ");
  if (node->depth > printing->played)
    /* TRANSLATORS: a move of the history that was taken back */
    g_string_append_printf (printing->text, _("%s (taken back)"), line);
  else
    g_string_append (printing->text, line);
  g_string_append_c (printing->text, '\n');
  print_remark (printing->text, node);
}

RelaisHistoryPrinting *
relais_history_printing_new (RelaisHistory *self)
{
  RelaisHistoryPrinting *printing;

  g_return_val_if_fail (RELAIS_IS_HISTORY (self), NULL);

  printing = g_new0 (RelaisHistoryPrinting, 1);
  printing->match = g_object_ref (self->match);
  printing->line = g_ptr_array_copy (self->line, NULL, NULL);
  printing->played = relais_match_get_node (self->match)->depth;
  printing->text = g_string_new (NULL);
  return printing;
}

/**
 * relais_history_printing_go_on:
 *
 * Returns: (nullable) (transfer full): once
 */
char *
relais_history_printing_go_on (RelaisHistoryPrinting *printing, guint moves)
{
  g_return_val_if_fail (printing != NULL, NULL);

  for (; moves > 0 && printing->done < printing->line->len; moves--, printing->done++)
    print_move (printing, printing->line->pdata[printing->done]);
  return printing->done < printing->line->len ? NULL : g_string_free (g_steal_pointer (&printing->text), FALSE);
}

void
relais_history_printing_free (RelaisHistoryPrinting *printing)
{
  if (printing->text != NULL)
    g_string_free (printing->text, TRUE);
  g_ptr_array_unref (printing->line);
  g_object_unref (printing->match);
  g_free (printing);
}
