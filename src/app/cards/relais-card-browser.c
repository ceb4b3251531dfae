/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-browser.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/art/relais-following.h"
#include "app/kit/relais-search-keys.h"
#include "app/old-gtk/relais-template.h"
#include "model/relais-lore.h"
#include "model/relais-match-cards.h"
#include "relais-card-detail.h"
#include "relais-card-filter.h"
#include "relais-card-grid.h"
#include "relais-card-sidebar.h"

#define CARD_WIDTH 148
/* Two side by side in a pane, in which effects can be read. */
#define COMPACT_WIDTH 140
/* Of the one card that is told about. */
#define LARGE 224
#define COMPACT_LARGE 168

struct _RelaisCardBrowser
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  GListModel *cards;            /* all of them; they follow the match by themselves */
  RelaisCardFilter *filter;
  GtkFilterListModel *shown;
  RelaisDecision *decision;
  gboolean compact;
  gboolean chosen;              /* the card shown was asked for */
  char *summary;

  AdwFlap *flap;
  AdwLeaflet *leaflet;
  GtkWidget *grid_page;
  GtkWidget *detail_page;
  GtkWidget *back_bar;
  GtkSearchEntry *entry;
  GtkWidget *menu;
  GtkWidget *enlarge;
  GtkStack *stack;
  AdwStatusPage *none;
  RelaisCardGrid *grid;
  RelaisCardDetail *detail;
  RelaisCardSidebar *sidebar;
  RelaisCardSidebar *menu_sidebar;
};

enum
{
  PROP_MATCH = 1,
  PROP_DECISION,
  PROP_COMPACT,
  PROP_SUMMARY,
  PROP_SELECTED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisCardBrowser, relais_card_browser, GTK_TYPE_WIDGET)

static gboolean
is_on_detail (RelaisCardBrowser *self)
{
  return adw_leaflet_get_folded (self->leaflet) && adw_leaflet_get_visible_child (self->leaflet) == self->detail_page;
}

static void
select_card (RelaisCardBrowser *self, RelaisCard *card)
{
  if (relais_card_grid_get_selected (self->grid) == card)
    return;
  relais_card_grid_set_selected (self->grid, card);
  g_object_set (self->detail, "card", card, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

/* Beside the grid there is room for a card; alone, a page is for the one that
 * was asked for. */
static void
select_some (RelaisCardBrowser *self)
{
  g_autoptr (RelaisCard) first = NULL;

  if (self->compact || adw_leaflet_get_folded (self->leaflet) || relais_card_grid_get_selected (self->grid) != NULL)
    return;
  first = g_list_model_get_item (G_LIST_MODEL (self->shown), 0);
  select_card (self, first);
}

static void
update_summary (RelaisCardBrowser *self)
{
  guint all = self->cards != NULL ? g_list_model_get_n_items (self->cards) : 0;
  guint shown = g_list_model_get_n_items (G_LIST_MODEL (self->shown));

  g_free (self->summary);
  if (shown == all)
    self->summary = g_strdup_printf (ngettext ("%u card", "%u cards", all), all);
  else
    /* TRANSLATORS: in a list of cards, the first number of them is shown, the second is how many there are */
    self->summary = g_strdup_printf (ngettext ("%u of %u card", "%u of %u cards", all), shown, all);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUMMARY]);
}

/* The card beside the grid is one of the grid's. Alone on its page it is what
 * was asked for, whatever has become of it. */
static void
follow_shown (RelaisCardBrowser *self)
{
  RelaisCard *card = relais_card_grid_get_selected (self->grid);

  if (self->compact || adw_leaflet_get_folded (self->leaflet))
    return;
  if (card != NULL && !gtk_filter_match (GTK_FILTER (self->filter), card))
    {
      self->chosen = FALSE;
      select_card (self, NULL);
    }
  select_some (self);
}

/* Whether only those are to be shown that can be taken. */
static gboolean
wants_takeable (RelaisCardBrowser *self)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (self->match));
  guint wanted = relais_card_filter_get_wanted (self->filter);

  for (guint i = 0; lore->card_filters != NULL && lore->card_filters[i].title != NULL; i++)
    if (lore->card_filters[i].taking && (wanted >> i & 1) != 0)
      return TRUE;
  return FALSE;
}

/* Why none can be taken: of the first one. */
static void
tell_none (RelaisCardBrowser *self)
{
  gboolean takeable = self->match != NULL && wants_takeable (self);
  RelaisReason *reason = NULL;

  for (guint i = 0; takeable && reason == NULL && i < g_list_model_get_n_items (self->cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (self->cards, i);

      if (!relais_card_get_mine (card))
        reason = relais_card_get_reason (card);
    }
  adw_status_page_set_description (self->none, reason != NULL ? relais_reason_get_sentence (reason) : NULL);
}

static void
on_shown_changed (RelaisCardBrowser *self)
{
  tell_none (self);
  gtk_stack_set_visible_child_name (self->stack, g_list_model_get_n_items (G_LIST_MODEL (self->shown)) > 0 ? "cards" : "none");
  follow_shown (self);
  update_summary (self);
}

static void
count_again (RelaisCardBrowser *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  relais_card_grid_count_again (self->grid);
  relais_card_sidebar_count_again (self->sidebar);
  relais_card_sidebar_count_again (self->menu_sidebar);
  follow_shown (self);
}

/* The cards are true of another position. */
static void
refresh (RelaisCardBrowser *self)
{
  relais_match_cards_refresh (self->match, self->cards);
  count_again (self);
}

static void
on_folded (RelaisCardBrowser *self)
{
  gboolean folded = adw_leaflet_get_folded (self->leaflet);

  gtk_widget_set_visible (self->back_bar, folded);
  if (folded && !self->chosen)
    select_card (self, NULL);
  select_some (self);
}

static void
on_flap_folded (RelaisCardBrowser *self)
{
  gboolean folded = self->compact || adw_flap_get_folded (self->flap);

  adw_flap_set_reveal_flap (self->flap, !folded);
  gtk_widget_set_visible (self->menu, folded);
}

static void
show_detail (RelaisCardBrowser *self)
{
  adw_leaflet_set_visible_child (self->leaflet, self->detail_page);
  relais_card_detail_focus (self->detail);
}

static void
on_card_activated (RelaisCardBrowser *self, RelaisCard *card)
{
  self->chosen = TRUE;
  select_card (self, card);
  if (adw_leaflet_get_folded (self->leaflet))
    show_detail (self);
}

static void
on_show_all (RelaisCardBrowser *self)
{
  relais_card_filter_clear (self->filter);
}

gboolean
relais_card_browser_back (RelaisCardBrowser *self)
{
  RelaisCard *card;
  GtkWidget *view;

  g_return_val_if_fail (RELAIS_IS_CARD_BROWSER (self), FALSE);

  card = relais_card_grid_get_selected (self->grid);
  view = card != NULL ? relais_card_grid_find (self->grid, card) : NULL;
  if (is_on_detail (self))
    {
      adw_leaflet_set_visible_child (self->leaflet, self->grid_page);
      if (view != NULL)
        gtk_widget_grab_focus (view);
      return TRUE;
    }
  if (relais_card_filter_narrows (self->filter))
    {
      relais_card_filter_clear (self->filter);
      return TRUE;
    }
  return FALSE;
}

static void
on_back_clicked (RelaisCardBrowser *self)
{
  relais_card_browser_back (self);
}

static gboolean
on_escape (GtkWidget *widget, GVariant *args, gpointer data)
{
  return relais_card_browser_back (RELAIS_CARD_BROWSER (widget));
}

static gboolean
on_find (GtkWidget *widget, GVariant *args, gpointer data)
{
  relais_card_browser_search (RELAIS_CARD_BROWSER (widget));
  return TRUE;
}

/* In the entry, Enter and the arrow down lead to what was found. */
static void
on_entry_activated (RelaisCardBrowser *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->grid), GTK_DIR_TAB_FORWARD);
}

static void
on_stop_search (RelaisCardBrowser *self)
{
  g_object_set (self->filter, "query", "", NULL);
  on_entry_activated (self);
}

static void
set_compact (RelaisCardBrowser *self, gboolean compact)
{
  self->compact = compact;
  adw_flap_set_fold_policy (self->flap, compact ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_AUTO);
  adw_leaflet_set_can_unfold (self->leaflet, !compact);
  gtk_widget_set_visible (self->enlarge, compact);
  /* Beside the board, single keys belong to the game. */
  gtk_search_entry_set_key_capture_widget (self->entry, compact ? NULL : GTK_WIDGET (self));
  g_object_set (self->grid, "card-width", compact ? COMPACT_WIDTH : CARD_WIDTH, NULL);
  g_object_set (self->detail, "card-width", compact ? COMPACT_LARGE : LARGE, NULL);
  on_flap_folded (self);
  if (compact && !self->chosen)
    select_card (self, NULL);
}

static void
set_match (RelaisCardBrowser *self, RelaisMatch *match)
{
  g_autoptr (GListModel) cards = match != NULL ? relais_match_cards_new (match) : NULL;

  self->chosen = FALSE;
  select_card (self, NULL);
  g_set_object (&self->match, match);
  g_set_object (&self->cards, cards);
  relais_follow (self, match, RELAIS_CHANGE_POSITION | RELAIS_CHANGE_SEATS, G_CALLBACK (refresh));
  g_object_set (self->detail, "match", match, NULL);
  g_object_set (self->sidebar, "match", match, "cards", cards, NULL);
  g_object_set (self->menu_sidebar, "match", match, "cards", cards, NULL);
  g_object_set (self->grid, "match", match, NULL);
  gtk_filter_list_model_set_model (self->shown, cards);
  count_again (self);
}

static void
relais_card_browser_dispose (GObject *object)
{
  RelaisCardBrowser *self = RELAIS_CARD_BROWSER (object);

  if (self->shown != NULL)
    g_signal_handlers_disconnect_by_data (self->shown, self);
  relais_dispose_template (GTK_WIDGET (self), RELAIS_TYPE_CARD_BROWSER);
  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_object (&self->cards);
  g_clear_object (&self->match);
  g_clear_object (&self->decision);
  g_clear_pointer (&self->summary, g_free);
  G_OBJECT_CLASS (relais_card_browser_parent_class)->dispose (object);
}

static void
relais_card_browser_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisCardBrowser *self = RELAIS_CARD_BROWSER (object);

  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, self->match); break;
    case PROP_DECISION: g_value_set_object (value, self->decision); break;
    case PROP_COMPACT: g_value_set_boolean (value, self->compact); break;
    case PROP_SUMMARY: g_value_set_string (value, self->summary); break;
    case PROP_SELECTED: g_value_set_object (value, relais_card_grid_get_selected (self->grid)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_card_browser_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisCardBrowser *self = RELAIS_CARD_BROWSER (object);

  switch (id)
    {
    case PROP_MATCH: set_match (self, g_value_get_object (value)); break;
    case PROP_DECISION:
      g_set_object (&self->decision, g_value_get_object (value));
      g_object_set (self->detail, "decision", self->decision, NULL);
      break;
    case PROP_COMPACT: set_compact (self, g_value_get_boolean (value)); break;
    case PROP_SELECTED: select_card (self, g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_card_browser_class_init (RelaisCardBrowserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_card_browser_dispose;
  object_class->get_property = relais_card_browser_get_property;
  object_class->set_property = relais_card_browser_set_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH, flags);
  properties[PROP_DECISION] = g_param_spec_object ("decision", NULL, NULL, RELAIS_TYPE_DECISION, flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  properties[PROP_SUMMARY] = g_param_spec_string ("summary", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SELECTED] = g_param_spec_object ("selected", NULL, NULL, RELAIS_TYPE_CARD, flags | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_CARD_DETAIL);
  g_type_ensure (RELAIS_TYPE_CARD_FILTER);
  g_type_ensure (RELAIS_TYPE_CARD_GRID);
  g_type_ensure (RELAIS_TYPE_CARD_SIDEBAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-card-browser.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, flap);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, leaflet);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, grid_page);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, detail_page);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, back_bar);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, entry);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, menu);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, enlarge);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, stack);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, none);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, grid);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, detail);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, sidebar);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardBrowser, menu_sidebar);
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_card_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_entry_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_flap_folded);
  gtk_widget_class_bind_template_callback (widget_class, on_folded);
  gtk_widget_class_bind_template_callback (widget_class, on_show_all);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, on_find, NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
relais_card_browser_init (RelaisCardBrowser *self)
{
  self->filter = relais_card_filter_new ();
  self->shown = gtk_filter_list_model_new (NULL, GTK_FILTER (g_object_ref (self->filter)));
  gtk_widget_init_template (GTK_WIDGET (self));

  g_object_bind_property (self->entry, "text", self->filter, "query", G_BINDING_BIDIRECTIONAL);
  g_object_set (self->sidebar, "filter", self->filter, NULL);
  g_object_set (self->menu_sidebar, "filter", self->filter, NULL);
  g_object_set (self->grid, "model", self->shown, NULL);
  g_signal_connect_swapped (self->shown, "items-changed", G_CALLBACK (on_shown_changed), self);
  set_compact (self, FALSE);
  on_folded (self);
  on_shown_changed (self);
}

GtkWidget *
relais_card_browser_new (RelaisMatch *match, RelaisDecision *decision, gboolean compact)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);
  return g_object_new (RELAIS_TYPE_CARD_BROWSER, "match", match, "decision", decision, "compact", compact, NULL);
}

gboolean
relais_card_browser_show_card (RelaisCardBrowser *self, const char *id)
{
  RelaisCard *card;

  g_return_val_if_fail (RELAIS_IS_CARD_BROWSER (self), FALSE);

  card = self->cards != NULL ? relais_card_find (self->cards, id) : NULL;
  if (card == NULL)
    return FALSE;
  if (!gtk_filter_match (GTK_FILTER (self->filter), card))
    relais_card_filter_clear (self->filter);
  self->chosen = TRUE;
  select_card (self, card);
  show_detail (self);
  return TRUE;
}

void
relais_card_browser_search (RelaisCardBrowser *self)
{
  g_return_if_fail (RELAIS_IS_CARD_BROWSER (self));

  if (is_on_detail (self))
    adw_leaflet_set_visible_child (self->leaflet, self->grid_page);
  relais_search_keys_begin (self->entry);
}
