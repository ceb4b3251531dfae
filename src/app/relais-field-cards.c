/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-field-cards.h"

#include <glib/gi18n.h>

#include "relais-announce.h"
#include "relais-drop-down.h"
#include "relais-field-card.h"

struct _RelaisFieldCards
{
  AdwExpanderRow parent_instance;

  RelaisDraftField *field;
  GPtrArray *rows;              /* of RelaisFieldCard */
  gboolean updating;            /* from the field, not by the user */
  gboolean stale;               /* the rows are not those of the field's cards */
  guint adding_soon;            /* a source, 0: none */

  GtkWidget *adding;
  GtkDropDown *addable;
};

enum
{
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisFieldCards, relais_field_cards, ADW_TYPE_EXPANDER_ROW)

/* The first of the words only invites. */
static void
fill_addable (RelaisFieldCards *self)
{
  const char *const *addable = relais_draft_field_get_addable (self->field);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Choose…"));
  for (guint i = 0; addable[i] != NULL; i++)
    gtk_string_list_take (names, relais_draft_field_name_addable (self->field, addable[i]));
  gtk_drop_down_set_model (self->addable, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->addable, 0);
  gtk_widget_set_visible (self->adding, addable[0] != NULL);
}

/* Which of the rows has the focus; -1: none. */
static int
focused_row (RelaisFieldCards *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = child != NULL && root != NULL ? gtk_root_get_focus (root) : NULL;

  for (guint i = 0; focus != NULL && i < self->rows->len; i++)
    if (gtk_widget_is_ancestor (focus, self->rows->pdata[i]))
      return (int) i;
  return -1;
}

/* The focus goes with the card, and a reader hears where it is now. */
static void
on_moved (RelaisFieldCards *self, guint place, int control)
{
  const char *const *cards = relais_draft_field_get_cards (self->field);
  guint n = g_strv_length ((char **) cards);
  g_autofree char *name = NULL;

  if (place >= n)
    return;
  if (place < self->rows->len)
    relais_field_card_take_focus (self->rows->pdata[place], control);
  name = relais_draft_field_name_card (self->field, cards[place]);
  relais_announce_place (GTK_WIDGET (self), name, place, n);
}

static void
fill_cards (RelaisFieldCards *self, const char *const *cards)
{
  guint n = g_strv_length ((char **) cards);
  int focus = focused_row (self);

  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = relais_field_card_new (self->field, i, i + 1 == n);

      g_signal_connect_object (row, "moved", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
      g_ptr_array_add (self->rows, row);
    }
  if (focus >= 0 && n > 0)
    gtk_widget_child_focus (self->rows->pdata[MIN ((guint) focus, n - 1)], GTK_DIR_TAB_FORWARD);
}

/* All players' and all decks' cards are some hundred rows: those that are
 * folded away have none yet. */
static void
fill (RelaisFieldCards *self)
{
  if (self->field == NULL || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    {
      self->stale = TRUE;
      return;
    }
  self->stale = FALSE;
  self->updating = TRUE;
  fill_addable (self);
  fill_cards (self, relais_draft_field_get_cards (self->field));
  self->updating = FALSE;
}

static void
on_expanded (RelaisFieldCards *self)
{
  if (self->stale)
    fill (self);
}

static void
update (RelaisFieldCards *self)
{
  guint n = g_strv_length ((char **) relais_draft_field_get_cards (self->field));
  g_autofree char *count = n == 0 ? g_strdup (_("None")) : g_strdup_printf (ngettext ("%u card", "%u cards", n), n);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), relais_draft_field_get_title (self->field));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), count);
  gtk_widget_set_sensitive (GTK_WIDGET (self), relais_draft_field_get_sensitive (self->field));
  fill (self);
}

static gboolean
add_selected (RelaisFieldCards *self)
{
  guint selected = gtk_drop_down_get_selected (self->addable);
  const char *const *addable = relais_draft_field_get_addable (self->field);
  g_autofree char *card = NULL;
  g_autofree char *why = NULL;

  self->adding_soon = 0;
  if (selected == 0 || selected == GTK_INVALID_LIST_POSITION || selected > g_strv_length ((char **) addable))
    return G_SOURCE_REMOVE;
  card = g_strdup (addable[selected - 1]);
  if (relais_draft_field_add_card (self->field, card, &why))
    return G_SOURCE_REMOVE;
  update (self);
  if (why != NULL)
    g_signal_emit (self, signals[REFUSED], 0, why);
  return G_SOURCE_REMOVE;
}

/* An added card is no longer offered. The drop-down, which is telling that it
 * was chosen, does not stand being filled anew before it has ended. */
static void
on_selected (RelaisFieldCards *self)
{
  if (!self->updating && self->field != NULL && self->adding_soon == 0)
    self->adding_soon = g_idle_add_full (G_PRIORITY_HIGH_IDLE, G_SOURCE_FUNC (add_selected), self, NULL);
}

static void
relais_field_cards_dispose (GObject *object)
{
  RelaisFieldCards *self = RELAIS_FIELD_CARDS (object);

  g_clear_handle_id (&self->adding_soon, g_source_remove);
  g_clear_object (&self->field);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (relais_field_cards_parent_class)->dispose (object);
}

static void
relais_field_cards_class_init (RelaisFieldCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_field_cards_dispose;
  signals[REFUSED] = g_signal_new ("refused", RELAIS_TYPE_FIELD_CARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-field-cards.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldCards, adding);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldCards, addable);
  gtk_widget_class_bind_template_callback (widget_class, on_expanded);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
}

static void
relais_field_cards_init (RelaisFieldCards *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_drop_down_tell (self->addable, NULL);
}

GtkWidget *
relais_field_cards_new (RelaisDraftField *field)
{
  RelaisFieldCards *self = g_object_new (RELAIS_TYPE_FIELD_CARDS, NULL);

  self->field = g_object_ref (field);
  g_signal_connect_object (field, "notify::title", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (field, "notify::sensitive", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (field, "cards-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
