/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-field-cards.h"

#include <glib/gi18n.h>

#include "app/kit/relais-announce.h"
#include "app/kit/relais-focus.h"
#include "relais-field-card.h"
#include "relais-field-choice.h"

struct _RelaisFieldCards
{
  AdwExpanderRow parent_instance;

  RelaisDraftField *field;
  GPtrArray *rows;              /* of RelaisFieldCard */
  gboolean stale;               /* the rows are not those of the field's cards */

  AdwPreferencesRow *adding;
  GtkWidget *add;
  RelaisFieldChoice *choice;
};

enum
{
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisFieldCards, relais_field_cards, ADW_TYPE_EXPANDER_ROW)

/* The row stays also when there is nothing to add: those below it keep their places
 * under the pointer. */
static void
fill_addable (RelaisFieldCards *self)
{
  const char *const *addable = relais_draft_field_get_addable (self->field);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autofree char *none = relais_draft_field_tell_none (self->field);

  for (guint i = 0; addable[i] != NULL; i++)
    {
      g_autofree char *name = relais_draft_field_name_addable (self->field, addable[i]);

      g_strv_builder_add (names, name);
    }
  relais_field_choice_fill (self->choice, addable, g_strv_builder_end (names));
  adw_preferences_row_set_title (self->adding, addable[0] != NULL ? _("Add") : none != NULL ? none : _("There is nothing left to add."));
  gtk_widget_set_visible (self->add, addable[0] != NULL);
}

/* Which of the rows has the focus; -1: none. */
static int
focused_row (RelaisFieldCards *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  GtkWidget *focus = child != NULL ? relais_focus_get (GTK_WIDGET (self)) : NULL;

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
  fill_addable (self);
  fill_cards (self, relais_draft_field_get_cards (self->field));
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
  g_autofree char *count = relais_draft_field_count_cards (self->field);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), relais_draft_field_get_title (self->field));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), count);
  gtk_widget_set_sensitive (GTK_WIDGET (self), relais_draft_field_get_sensitive (self->field));
  fill (self);
}

/* An added card is no longer offered; the keyboard stays where the next one is
 * added. */
static void
on_chosen (RelaisFieldCards *self, const char *card)
{
  g_autoptr (RelaisReason) why = NULL;

  if (relais_draft_field_add_card (self->field, card, &why))
    {
      if (gtk_widget_get_mapped (self->add))
        gtk_widget_grab_focus (self->add);
      return;
    }
  update (self);
  if (why != NULL)
    g_signal_emit (self, signals[REFUSED], 0, relais_reason_get_sentence (why));
}

static void
relais_field_cards_dispose (GObject *object)
{
  RelaisFieldCards *self = RELAIS_FIELD_CARDS (object);

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
  g_type_ensure (RELAIS_TYPE_FIELD_CHOICE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-field-cards.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldCards, adding);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldCards, add);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldCards, choice);
  gtk_widget_class_bind_template_callback (widget_class, on_expanded);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
}

static void
relais_field_cards_init (RelaisFieldCards *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_field_cards_new (RelaisDraftField *field)
{
  RelaisFieldCards *self;

  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (field), NULL);

  self = g_object_new (RELAIS_TYPE_FIELD_CARDS, NULL);
  self->field = g_object_ref (field);
  g_signal_connect_object (field, "notify::title", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (field, "notify::sensitive", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (field, "cards-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
