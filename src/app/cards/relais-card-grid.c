/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-grid.h"

#include <glib/gi18n.h>

#include "app/art/relais-game-ui.h"
#include "relais-card-texts.h"
#include "relais-card-view.h"

#define MARGIN 10
/* A card is never wider than this many times the least. */
#define WIDEST 1.5
/* As many to a row as one would like. */
#define NATURAL_COLUMNS 4

struct _RelaisCardGrid
{
  GtkWidget parent_instance;

  GListModel *model;
  RelaisMatch *match;
  int card_width;
  RelaisCard *selected;
  gboolean show_headings;
  gboolean numbered;

  GHashTable *views;            /* RelaisCard -> RelaisCardView, of all cards ever shown */
  GPtrArray *sections;          /* of Section, those shown */
  GPtrArray *shown;             /* of RelaisCardView, in their order */
  GtkWidget *focus;             /* where Tab comes back to; one of the views or NULL */
  guint columns;
};

typedef struct
{
  GtkWidget *heading;
  guint first, n;               /* among those shown */
} Section;

/* Where things go for a width: what measuring and allocating agree on. */
typedef struct
{
  guint columns;
  int width, height, gap;
} Geometry;

enum
{
  PROP_MODEL = 1,
  PROP_MATCH,
  PROP_CARD_WIDTH,
  PROP_SELECTED,
  PROP_SHOW_HEADINGS,
  PROP_NUMBERED,
  N_PROPS
};

enum
{
  ACTIVATE_CARD,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisCardGrid, relais_card_grid, GTK_TYPE_WIDGET)

static void
section_free (gpointer data)
{
  Section *section = data;

  gtk_widget_unparent (section->heading);
  g_free (section);
}

static Geometry
geometry_for (RelaisCardGrid *self, int width)
{
  Geometry g;
  int inner = MAX (width - 2 * MARGIN, self->card_width);

  g.gap = MAX (self->card_width / 12, 8);
  g.columns = (guint) MAX ((inner + g.gap) / (self->card_width + g.gap), 1);
  g.width = (inner - g.gap * ((int) g.columns - 1)) / (int) g.columns;
  g.width = MIN (g.width, (int) (self->card_width * WIDEST));
  g.height = g.width * RELAIS_CARD_HEIGHT / RELAIS_CARD_WIDTH;
  return g;
}

static int
rows_of (const Section *section, const Geometry *g)
{
  return (int) ((section->n + g->columns - 1) / g->columns);
}

static int
height_of_heading (Section *section, int width)
{
  int height;

  if (!gtk_widget_should_layout (section->heading))
    return 0;
  gtk_widget_measure (section->heading, GTK_ORIENTATION_VERTICAL, width - 2 * MARGIN, &height, NULL, NULL, NULL);
  return height;
}

static void
relais_card_grid_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  RelaisCardGrid *self = RELAIS_CARD_GRID (widget);
  int height = 2 * MARGIN;
  Geometry g;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->card_width + 2 * MARGIN;
      *natural = (self->card_width + MAX (self->card_width / 12, 8)) * (int) MIN (self->shown->len, NATURAL_COLUMNS) + 2 * MARGIN;
      *natural = MAX (*natural, *minimum);
      return;
    }
  if (for_size < 0)
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &for_size, NULL, NULL);
  g = geometry_for (self, for_size);
  for (guint i = 0; i < self->sections->len; i++)
    height += height_of_heading (self->sections->pdata[i], for_size) + rows_of (self->sections->pdata[i], &g) * (g.height + g.gap);
  *minimum = *natural = height;
}

/* One size for the titles of a section, so far as they fit on one line. */
static void
size_titles (RelaisCardGrid *self, const Section *section, int width)
{
  const RelaisGameUi *ui = self->match != NULL ? relais_game_ui_find (relais_match_get_game (self->match)) : NULL;
  double size = G_MAXDOUBLE;

  for (guint k = 0; k < section->n && ui != NULL; k++)
    {
      RelaisCardView *view = self->shown->pdata[section->first + k];

      size = MIN (size, relais_card_title_size (gtk_widget_get_pango_context (GTK_WIDGET (view)), relais_card_view_get_card (view),
                                                ui, (float) width));
    }
  for (guint k = 0; k < section->n && ui != NULL; k++)
    relais_card_view_set_title_size (self->shown->pdata[section->first + k], size);
}

static void
relais_card_grid_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisCardGrid *self = RELAIS_CARD_GRID (widget);
  Geometry g = geometry_for (self, width);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int y = MARGIN;

  self->columns = g.columns;
  for (guint i = 0; i < self->sections->len; i++)
    {
      Section *section = self->sections->pdata[i];
      int heading = height_of_heading (section, width);

      if (heading > 0)
        gtk_widget_size_allocate (section->heading, &(GtkAllocation) { MARGIN, y, width - 2 * MARGIN, heading }, -1);
      y += heading;
      size_titles (self, section, g.width);
      for (guint k = 0; k < section->n; k++)
        {
          int x = MARGIN + (int) (k % g.columns) * (g.width + g.gap);

          gtk_widget_size_allocate (self->shown->pdata[section->first + k],
                                    &(GtkAllocation) { rtl ? width - x - g.width : x,
                                                       y + (int) (k / g.columns) * (g.height + g.gap), g.width, g.height },
                                    -1);
        }
      y += rows_of (section, &g) * (g.height + g.gap);
    }
}

static void
on_view_activated (RelaisCardView *view, RelaisCardGrid *self)
{
  g_signal_emit (self, signals[ACTIVATE_CARD], 0, relais_card_view_get_card (view));
}

static GtkWidget *
view_of (RelaisCardGrid *self, RelaisCard *card)
{
  GtkWidget *view = g_hash_table_lookup (self->views, card);

  if (view == NULL)
    {
      view = relais_card_view_new (self->match, card, self->card_width);
      g_object_set (view, "selected", card == self->selected, NULL);
      g_signal_connect (view, "activate", G_CALLBACK (on_view_activated), self);
      g_hash_table_insert (self->views, g_object_ref (card), view);
      gtk_widget_set_parent (view, GTK_WIDGET (self));
    }
  return view;
}

/* The group's name, and how many of its cards are still to be had. */
static char *
tell_group (RelaisCardGrid *self, guint first, guint n)
{
  const char *title = relais_card_get_group_title (relais_card_view_get_card (self->shown->pdata[first]));
  int left = 0, copies = 0;

  for (guint i = first; i < first + n; i++)
    {
      RelaisCard *one = relais_card_view_get_card (self->shown->pdata[i]);

      if (relais_card_get_left (one) < 0)
        continue;
      left += relais_card_get_left (one);
      copies += relais_card_get_copies (one);
    }
  if (copies == 0)
    return g_strdup (title);
  /* TRANSLATORS: heading of a group of cards: its name, how many are still to be had, and of how many */
  return g_strdup_printf (_("%s · %d of %d left"), title, left, copies);
}

static GtkWidget *
heading_new (RelaisCardGrid *self, guint first, guint n)
{
  g_autofree char *title = tell_group (self, first, n);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END,
                                   "margin-top", first > 0 ? 6 : 0, "margin-bottom", 6, "visible", self->show_headings,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_insert_before (label, GTK_WIDGET (self), self->shown->pdata[first]);
  return label;
}

static gboolean
same_group (RelaisCard *one, RelaisCard *other)
{
  return g_strcmp0 (relais_card_get_kind (one), relais_card_get_kind (other)) == 0
         && g_strcmp0 (relais_card_get_group (one), relais_card_get_group (other)) == 0;
}

static void
show_key (GtkWidget *view, guint i)
{
  g_autofree char *key = i < 9 ? g_strdup_printf ("%u", i + 1) : NULL;

  g_object_set (view, "key", key, NULL);
}

/* Headings are made anew, the cards' widgets are kept: typing in a search
 * entry shows and hides the same cards again and again. */
static void
fill (RelaisCardGrid *self)
{
  guint n = self->model != NULL ? g_list_model_get_n_items (self->model) : 0;
  g_autoptr (GHashTable) hidden = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->shown->len; i++)
    g_hash_table_add (hidden, self->shown->pdata[i]);
  g_ptr_array_set_size (self->sections, 0);
  g_ptr_array_set_size (self->shown, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (self->model, i);
      GtkWidget *view = view_of (self, card);

      gtk_widget_insert_before (view, GTK_WIDGET (self), NULL);
      gtk_widget_set_visible (view, TRUE);
      if (self->numbered)
        show_key (view, i);
      g_hash_table_remove (hidden, view);
      g_ptr_array_add (self->shown, view);
    }
  for (guint i = 0, first = 0; i < n; i++)
    if (i + 1 == n || !same_group (relais_card_view_get_card (self->shown->pdata[i]), relais_card_view_get_card (self->shown->pdata[i + 1])))
      {
        Section *section = g_new (Section, 1);

        *section = (Section) { heading_new (self, first, i + 1 - first), first, i + 1 - first };
        g_ptr_array_add (self->sections, section);
        first = i + 1;
      }
  {
    GHashTableIter iter;
    gpointer view;

    g_hash_table_iter_init (&iter, hidden);
    while (g_hash_table_iter_next (&iter, &view, NULL))
      gtk_widget_set_visible (view, FALSE);
    if (self->focus != NULL && g_hash_table_contains (hidden, self->focus))
      self->focus = NULL;
  }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static guint
index_of (RelaisCardGrid *self, GtkWidget *view)
{
  guint index = 0;

  return view != NULL && g_ptr_array_find (self->shown, view, &index) ? index : G_MAXUINT;
}

/* The card above or below: of the next row, nearest to the middle of this one. */
static guint
across (RelaisCardGrid *self, guint from, gboolean down)
{
  graphene_rect_t here, there;
  guint best = G_MAXUINT;
  float row = 0, distance = 0;

  if (!gtk_widget_compute_bounds (self->shown->pdata[from], GTK_WIDGET (self), &here))
    return G_MAXUINT;
  for (guint i = down ? from + 1 : from - 1; i < self->shown->len; i += down ? 1u : G_MAXUINT)
    {
      float away;

      if (!gtk_widget_compute_bounds (self->shown->pdata[i], GTK_WIDGET (self), &there)
          || ABS (there.origin.y - here.origin.y) < here.size.height / 2)
        continue;
      if (best != G_MAXUINT && ABS (there.origin.y - row) > here.size.height / 2)
        break;
      away = ABS (there.origin.x - here.origin.x);
      if (best == G_MAXUINT || away < distance)
        {
          best = i;
          distance = away;
        }
      row = there.origin.y;
    }
  return best;
}

static gboolean
focus_nth (RelaisCardGrid *self, guint i)
{
  if (i >= self->shown->len)
    return FALSE;
  self->focus = self->shown->pdata[i];
  return gtk_widget_grab_focus (self->focus);
}

static gboolean
relais_card_grid_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RelaisCardGrid *self = RELAIS_CARD_GRID (widget);
  GtkWidget *inside = gtk_widget_get_focus_child (widget);
  guint at = index_of (self, inside);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (at == G_MAXUINT)
    {
      GtkWidget *selected = self->selected != NULL ? relais_card_grid_find (self, self->selected) : NULL;
      guint to = index_of (self, self->focus != NULL ? self->focus : selected);

      return focus_nth (self, to == G_MAXUINT ? 0 : to);
    }
  switch (direction)
    {
    case GTK_DIR_LEFT: return focus_nth (self, rtl ? at + 1 : at - 1);
    case GTK_DIR_RIGHT: return focus_nth (self, rtl ? at - 1 : at + 1);
    case GTK_DIR_UP: return focus_nth (self, across (self, at, FALSE));
    case GTK_DIR_DOWN: return focus_nth (self, across (self, at, TRUE));
    default: return FALSE;
    }
}

/* Tab comes back to where it left. */
static void
relais_card_grid_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  RelaisCardGrid *self = RELAIS_CARD_GRID (widget);

  GTK_WIDGET_CLASS (relais_card_grid_parent_class)->set_focus_child (widget, child);
  if (index_of (self, child) != G_MAXUINT)
    self->focus = child;
}

static gboolean
go_to_end (GtkWidget *widget, GVariant *args, gpointer data)
{
  RelaisCardGrid *self = RELAIS_CARD_GRID (widget);

  return focus_nth (self, g_variant_get_boolean (args) ? self->shown->len - 1 : 0);
}

static void
set_model (RelaisCardGrid *self, GListModel *model)
{
  if (self->model == model)
    return;
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_func (self->model, fill, self);
  g_set_object (&self->model, model);
  if (model != NULL)
    g_signal_connect_object (model, "items-changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
}

static void
forget_views (RelaisCardGrid *self)
{
  GHashTableIter iter;
  gpointer view;

  g_ptr_array_set_size (self->sections, 0);
  g_ptr_array_set_size (self->shown, 0);
  self->focus = NULL;
  g_hash_table_iter_init (&iter, self->views);
  while (g_hash_table_iter_next (&iter, NULL, &view))
    gtk_widget_unparent (view);
  g_hash_table_remove_all (self->views);
}

static void
relais_card_grid_dispose (GObject *object)
{
  RelaisCardGrid *self = RELAIS_CARD_GRID (object);

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_func (self->model, fill, self);
  g_clear_object (&self->model);
  forget_views (self);
  g_clear_object (&self->match);
  g_clear_object (&self->selected);
  G_OBJECT_CLASS (relais_card_grid_parent_class)->dispose (object);
}

static void
relais_card_grid_finalize (GObject *object)
{
  RelaisCardGrid *self = RELAIS_CARD_GRID (object);

  g_ptr_array_unref (self->sections);
  g_ptr_array_unref (self->shown);
  g_hash_table_unref (self->views);
  G_OBJECT_CLASS (relais_card_grid_parent_class)->finalize (object);
}

static void
relais_card_grid_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisCardGrid *self = RELAIS_CARD_GRID (object);

  switch (id)
    {
    case PROP_MODEL: g_value_set_object (value, self->model); break;
    case PROP_MATCH: g_value_set_object (value, self->match); break;
    case PROP_CARD_WIDTH: g_value_set_int (value, self->card_width); break;
    case PROP_SELECTED: g_value_set_object (value, self->selected); break;
    case PROP_SHOW_HEADINGS: g_value_set_boolean (value, self->show_headings); break;
    case PROP_NUMBERED: g_value_set_boolean (value, self->numbered); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_card_grid_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisCardGrid *self = RELAIS_CARD_GRID (object);

  switch (id)
    {
    case PROP_MODEL:
      set_model (self, g_value_get_object (value));
      break;
    case PROP_MATCH:
      if (g_set_object (&self->match, g_value_get_object (value)))
        {
          forget_views (self);
          fill (self);
        }
      break;
    case PROP_CARD_WIDTH:
      self->card_width = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_SELECTED:
      relais_card_grid_set_selected (self, g_value_get_object (value));
      break;
    case PROP_SHOW_HEADINGS:
      self->show_headings = g_value_get_boolean (value);
      fill (self);
      break;
    case PROP_NUMBERED:
      self->numbered = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_card_grid_class_init (RelaisCardGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_card_grid_dispose;
  object_class->finalize = relais_card_grid_finalize;
  object_class->get_property = relais_card_grid_get_property;
  object_class->set_property = relais_card_grid_set_property;
  widget_class->measure = relais_card_grid_measure;
  widget_class->size_allocate = relais_card_grid_size_allocate;
  widget_class->focus = relais_card_grid_focus;
  widget_class->set_focus_child = relais_card_grid_set_focus_child;

  properties[PROP_MODEL] = g_param_spec_object ("model", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH, flags);
  properties[PROP_CARD_WIDTH] = g_param_spec_int ("card-width", NULL, NULL, 16, 4096, 150, flags);
  properties[PROP_SELECTED] = g_param_spec_object ("selected", NULL, NULL, RELAIS_TYPE_CARD, flags | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_SHOW_HEADINGS] = g_param_spec_boolean ("show-headings", NULL, NULL, TRUE, flags);
  properties[PROP_NUMBERED] = g_param_spec_boolean ("numbered", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[ACTIVATE_CARD] = g_signal_new ("activate-card", RELAIS_TYPE_CARD_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, RELAIS_TYPE_CARD);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, go_to_end, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, go_to_end, "b", TRUE);
  gtk_widget_class_set_css_name (widget_class, "cardgrid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
relais_card_grid_init (RelaisCardGrid *self)
{
  self->card_width = 150;
  self->show_headings = TRUE;
  self->views = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  self->sections = g_ptr_array_new_with_free_func (section_free);
  self->shown = g_ptr_array_new ();
}

RelaisCard *
relais_card_grid_get_selected (RelaisCardGrid *self)
{
  g_return_val_if_fail (RELAIS_IS_CARD_GRID (self), NULL);
  return self->selected;
}

void
relais_card_grid_set_selected (RelaisCardGrid *self, RelaisCard *card)
{
  GtkWidget *view;

  g_return_if_fail (RELAIS_IS_CARD_GRID (self));

  if (self->selected == card)
    return;
  view = self->selected != NULL ? g_hash_table_lookup (self->views, self->selected) : NULL;
  if (view != NULL)
    g_object_set (view, "selected", FALSE, NULL);
  g_set_object (&self->selected, card);
  view = card != NULL ? g_hash_table_lookup (self->views, card) : NULL;
  if (view != NULL)
    g_object_set (view, "selected", TRUE, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

/**
 * relais_card_grid_find:
 *
 * Returns: (transfer none) (nullable)
 */
GtkWidget *
relais_card_grid_find (RelaisCardGrid *self, RelaisCard *card)
{
  GtkWidget *view;

  g_return_val_if_fail (RELAIS_IS_CARD_GRID (self), NULL);

  view = g_hash_table_lookup (self->views, card);
  return view != NULL && gtk_widget_get_visible (view) ? view : NULL;
}

gboolean
relais_card_grid_press (RelaisCardGrid *self, guint digit)
{
  g_return_val_if_fail (RELAIS_IS_CARD_GRID (self), FALSE);

  if (!self->numbered || digit == 0 || digit > self->shown->len)
    return FALSE;
  g_signal_emit (self, signals[ACTIVATE_CARD], 0, relais_card_view_get_card (self->shown->pdata[digit - 1]));
  return TRUE;
}

/* The cards were refreshed: what the headings count is another number. */
void
relais_card_grid_count_again (RelaisCardGrid *self)
{
  g_return_if_fail (RELAIS_IS_CARD_GRID (self));

  for (guint i = 0; i < self->sections->len; i++)
    {
      Section *section = self->sections->pdata[i];
      g_autofree char *title = tell_group (self, section->first, section->n);

      gtk_label_set_label (GTK_LABEL (section->heading), title);
    }
}

guint
relais_card_grid_get_columns (RelaisCardGrid *self)
{
  g_return_val_if_fail (RELAIS_IS_CARD_GRID (self), 0);
  return self->columns;
}
