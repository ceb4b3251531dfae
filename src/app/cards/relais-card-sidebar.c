/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-sidebar.h"

#include <glib/gi18n.h>

#include "app/old-gtk/relais-template.h"
#include "model/relais-lore.h"
#include "relais-card-group-row.h"
#include "relais-card-switch.h"

struct _RelaisCardSidebar
{
  GtkWidget parent_instance;

  GListModel *cards;
  RelaisMatch *match;
  RelaisCardFilter *filter;

  GtkListBox *groups;
  GtkWidget *heading;
  GtkBox *switches;
  GtkLabel *decks;
};

enum
{
  PROP_CARDS = 1,
  PROP_MATCH,
  PROP_FILTER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisCardSidebar, relais_card_sidebar, GTK_TYPE_WIDGET)

static RelaisCardGroupRow *
nth_row (RelaisCardSidebar *self, int i)
{
  return RELAIS_CARD_GROUP_ROW (gtk_list_box_get_row_at_index (self->groups, i));
}

static RelaisCardGroupRow *
find_row (RelaisCardSidebar *self, const char *group)
{
  for (int i = 0; gtk_list_box_get_row_at_index (self->groups, i) != NULL; i++)
    if (g_str_equal (relais_card_group_row_get_group (nth_row (self, i)), group))
      return nth_row (self, i);
  return NULL;
}

static void
tell_decks (RelaisCardSidebar *self)
{
  const RelaisView *view = self->match != NULL ? relais_match_get_view (self->match) : NULL;
  const RelaisLore *lore = view != NULL ? relais_lore_find (view->game) : NULL;
  g_autofree char *text = lore != NULL && lore->tell_decks != NULL ? lore->tell_decks (view) : NULL;

  gtk_label_set_label (self->decks, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->decks), text != NULL);
}

void
relais_card_sidebar_count_again (RelaisCardSidebar *self)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint all = 0;

  g_return_if_fail (RELAIS_IS_CARD_SIDEBAR (self));

  tell_decks (self);
  if (self->cards == NULL || self->filter == NULL)
    return;
  for (guint i = 0; i < g_list_model_get_n_items (self->cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (self->cards, i);
      char *group = relais_card_filter_dup_group_of (card);
      guint before = GPOINTER_TO_UINT (g_hash_table_lookup (counts, group));
      guint more = relais_card_filter_match_any_group (self->filter, card) ? 1 : 0;

      g_hash_table_replace (counts, group, GUINT_TO_POINTER (before + more));
      all += more;
    }
  for (int i = 0; gtk_list_box_get_row_at_index (self->groups, i) != NULL; i++)
    {
      const char *group = relais_card_group_row_get_group (nth_row (self, i));

      relais_card_group_row_set_count (nth_row (self, i),
                                       *group == '\0' ? all : GPOINTER_TO_UINT (g_hash_table_lookup (counts, group)));
    }
}

static void
show_group (RelaisCardSidebar *self)
{
  RelaisCardGroupRow *row;

  if (self->filter == NULL)
    return;
  row = find_row (self, relais_card_filter_get_group (self->filter));
  gtk_list_box_select_row (self->groups, GTK_LIST_BOX_ROW (row));
}

static void
on_filter_changed (RelaisCardSidebar *self)
{
  show_group (self);
  relais_card_sidebar_count_again (self);
}

/* A switch for each of the game's filters. */
static void
fill_switches (RelaisCardSidebar *self)
{
  const RelaisLore *lore = self->match != NULL ? relais_lore_find (relais_match_get_game (self->match)) : NULL;
  const RelaisCardFilterText *filters = lore != NULL ? lore->card_filters : NULL;
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self->switches))) != NULL)
    gtk_box_remove (self->switches, old);
  for (guint i = 0; filters != NULL && self->filter != NULL && filters[i].title != NULL; i++)
    gtk_box_append (self->switches, relais_card_switch_new (self->filter, i, _(filters[i].title)));
  gtk_widget_set_visible (self->heading, gtk_widget_get_first_child (GTK_WIDGET (self->switches)) != NULL);
}

static void
fill (RelaisCardSidebar *self)
{
  const RelaisGameUi *ui = self->match != NULL ? relais_game_ui_find (relais_match_get_game (self->match)) : NULL;
  GtkListBoxRow *old;

  while ((old = gtk_list_box_get_row_at_index (self->groups, 0)) != NULL)
    gtk_list_box_remove (self->groups, GTK_WIDGET (old));
  if (ui == NULL || self->cards == NULL)
    return;
  gtk_list_box_append (self->groups, relais_card_group_row_new (ui, NULL));
  for (guint i = 0; i < g_list_model_get_n_items (self->cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (self->cards, i);
      g_autofree char *group = relais_card_filter_dup_group_of (card);

      if (find_row (self, group) == NULL)
        gtk_list_box_append (self->groups, relais_card_group_row_new (ui, card));
    }
  on_filter_changed (self);
}

static void
on_row_activated (RelaisCardSidebar *self, RelaisCardGroupRow *row)
{
  if (self->filter != NULL)
    g_object_set (self->filter, "group", relais_card_group_row_get_group (row), NULL);
}

static void
set_cards (RelaisCardSidebar *self, GListModel *cards)
{
  if (self->cards == cards)
    return;
  if (self->cards != NULL)
    g_signal_handlers_disconnect_by_func (self->cards, fill, self);
  g_set_object (&self->cards, cards);
  if (cards != NULL)
    g_signal_connect_object (cards, "items-changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
}

static void
set_filter (RelaisCardSidebar *self, RelaisCardFilter *filter)
{
  if (self->filter == filter)
    return;
  if (self->filter != NULL)
    g_signal_handlers_disconnect_by_func (self->filter, on_filter_changed, self);
  g_set_object (&self->filter, filter);
  if (filter == NULL)
    return;
  g_signal_connect_object (filter, "notify", G_CALLBACK (on_filter_changed), self, G_CONNECT_SWAPPED);
}

static void
relais_card_sidebar_dispose (GObject *object)
{
  RelaisCardSidebar *self = RELAIS_CARD_SIDEBAR (object);

  set_cards (self, NULL);
  set_filter (self, NULL);
  g_clear_object (&self->match);
  relais_dispose_template (GTK_WIDGET (self), RELAIS_TYPE_CARD_SIDEBAR);
  G_OBJECT_CLASS (relais_card_sidebar_parent_class)->dispose (object);
}

static void
relais_card_sidebar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisCardSidebar *self = RELAIS_CARD_SIDEBAR (object);

  switch (id)
    {
    case PROP_CARDS: g_value_set_object (value, self->cards); break;
    case PROP_MATCH: g_value_set_object (value, self->match); break;
    case PROP_FILTER: g_value_set_object (value, self->filter); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_card_sidebar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisCardSidebar *self = RELAIS_CARD_SIDEBAR (object);

  switch (id)
    {
    case PROP_CARDS: set_cards (self, g_value_get_object (value)); break;
    case PROP_MATCH: g_set_object (&self->match, g_value_get_object (value)); break;
    case PROP_FILTER: set_filter (self, g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec); return;
    }
  if (id != PROP_CARDS)
    fill_switches (self);
  fill (self);
}

static void
relais_card_sidebar_class_init (RelaisCardSidebarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_card_sidebar_dispose;
  object_class->get_property = relais_card_sidebar_get_property;
  object_class->set_property = relais_card_sidebar_set_property;

  properties[PROP_CARDS] = g_param_spec_object ("cards", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH, flags);
  properties[PROP_FILTER] = g_param_spec_object ("filter", NULL, NULL, RELAIS_TYPE_CARD_FILTER, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-card-sidebar.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisCardSidebar, groups);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardSidebar, heading);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardSidebar, switches);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardSidebar, decks);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
relais_card_sidebar_init (RelaisCardSidebar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
